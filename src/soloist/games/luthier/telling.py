"""The sentences of the log: what happened, who did it, and where it came from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from soloist.engine.events import Event, What
from soloist.engine.plainly import tell_plainly
from soloist.engine.text import N_, say, say_n
from soloist.games.luthier.kinds import BY_ERA, INSTRUMENTS, NONE, PATRONS, PERFORMANCES, REPAIRS
from soloist.games.luthier.names import (
    POINTS_FOR,
    SOURCES,
    chip_words,
    desk_name,
    era_name,
    family_name,
    inside_name,
    level_name,
    location_name,
    materials_words,
    part_words,
    player_name,
    power_words,
    track_name,
)
from soloist.games.luthier.state import Game
from soloist.games.luthier.words import card_name

PLAIN: Final[Mapping[str, str]] = {
    "first cards kept": N_("{who} began with {patron} and the {instrument}."),
    "start action": N_("{who} had the start action of the family {family}."),
    "round begins": N_("Round {round} began."),
    "resolution begins": N_("All chips are placed: the Resolution began."),
    "chip placed": N_("{who} placed a chip: {location}."),
    "activated": N_("{who} activated a location: {location}."),
    "helped": N_("{who} spent an apprentice for chip {chip}."),
    "declined": N_("{who} took {n} money instead of the effect: {location}."),
    "patron taken": N_("{who} took a patron: {patron}."),
    "instrument taken": N_("{who} took an instrument: {instrument}."),
    "assigned": N_("{who} assigned the {instrument} to {patron}."),
    "performance chosen": N_("{who} chose a performance: {performance}."),
    "repaired": N_("{who} did a repair: {repair}."),
    "roughed in": N_("{who} roughed in an instrument: {instrument}."),
    "finished": N_("{who} finished an instrument: {instrument}."),
    "delivered": N_("{who} filled a requirement of {patron}."),
    "patron completed": N_("{who} completed {patron}. The power: {power}."),
    "patron left": N_("{who} lost {patron}, whose patience was at its end."),
    "gift": N_("{who} got gift {gift} of {patron}."),
    "chair claimed": N_("{who} claimed a First Chair: {section}."),
    "chair taken": N_("{who} took over a First Chair: {section}."),
    "turn space": N_("{who} took turn-order space {space}."),
    "award": N_("{who} claimed an award: {award}, {level}."),
    "track": N_("{who} went up to space {space} of {track}."),
    "ai took": N_("{who} took a card of the row: {card}."),
    "ai searched": N_("{who} searched the deck and took: {card}."),
    "ai drew": N_("{who} drew the top card: {card}."),
    "ai bonus": N_("{who}: a row of the tracker went above its top, so the top card was drawn: {card}."),
    "ai failed": N_("{who} reached {n} with its performance, which is low: the card was discarded."),
    "ai completed": N_("{who} completed {patron}."),
    "ai set up": N_("The AI was set up. Its guild card is {guild}."),
    "ai acted": N_("{who} carried out its action: {location}."),
    "ai upkeep": N_("{who} did its upkeep."),
    "ai end": N_("{who} scored what counts at the end of the game."),
    "game over": N_("The game is over."),
}


CARD_KINDS: Final = ("patron", "instrument", "performance", "repair")
"""By deck: what an event calls a card."""


def tell(game: Game, event: Event) -> str:
    """Return what happened as a sentence of the log."""
    name, what = event.name, event.what
    if name == "gained" and event.clause.startswith(BY_TILE):
        return _by_tile(game, what)
    if name == "gained" and event.clause in GAINED_BY:
        return _from(game, what, SOURCES[GAINED_BY[event.clause]])
    if name in _TOLD:
        return _TOLD[name](game, what)
    if name in PLAIN:
        return say(PLAIN[name], **_named(game, what))
    return tell_plainly(name, _named(game, what))


def _named(game: Game, what: What) -> dict[str, object]:
    """Return an event's numbers with the words for those that are pieces."""
    named: dict[str, object] = dict(what)
    box = game.kit.box
    words: Mapping[str, Callable[[int], str]] = {
        "patron": lambda n: card_name(game, PATRONS, n),
        "instrument": lambda n: card_name(game, INSTRUMENTS, n),
        "performance": lambda n: card_name(game, PERFORMANCES, n),
        "repair": lambda n: card_name(game, REPAIRS, n),
        "location": location_name,
        "section": family_name,
        "track": track_name,
        "level": level_name,
        "award": lambda n: box.awards[n].name,
        "family": lambda n: box.family_tiles[n].name,
        "guild": lambda n: box.guilds[n].city,
        "power": lambda n: power_words(box, n),
    }
    for key, value in what.items():
        if key in words and isinstance(value, int):
            named[key] = words[key](value)
            if key in CARD_KINDS:
                named["card"] = named[key]
    if "player" in what:
        del named["player"]
        named = {"who": player_name(game, int(what["player"])), **named}
    return named


def _prestige(game: Game, what: What) -> str:
    n, source = int(what["prestige"]), str(what["what"])
    who, reason = player_name(game, int(what["player"])), say(POINTS_FOR.get(source, source))
    words = N_("{who} scored {n} prestige ({reason}): {total} in all.")
    if n < 0:
        words = N_("{who} lost {n} prestige ({reason}): {total} in all.")
    return say_n(words, words, abs(n), who=who, reason=reason, total=what["total"])


def _order_of(what: What, game: Game) -> str:
    return ", ".join(inside_name(game, int(who)) for who in str(what["order"]).split())


def _set_up(game: Game, what: What) -> str:
    if game.kit.ai != NONE:
        # Who goes first against the AI is settled by its guild card (LA012).
        return say("Everything was laid out.")
    return say("Everything was laid out. The turn order is: {names}.", names=_order_of(what, game))


def _turn_order(game: Game, what: What) -> str:
    return say("The turn order is now: {names}.", names=_order_of(what, game))


def _gained(game: Game, what: What) -> str:
    return say("{who} got {part}.", part=part_words(str(what["part"]), int(what["n"])), **_who(game, what))


def _from(game: Game, what: What, source: str) -> str:
    part = part_words(str(what["part"]), int(what["n"]))
    return say("{who} got {part} ({source}).", part=part, source=say(source), **_who(game, what))


GAINED_BY: Final = {
    "luthier.bonuses": "skill bonus",
    "luthier.orchestra.bonus": "desk",
    "luthier.tracks.spaces": "track",
    "luthier.patience": "gift",
    "luthier.powers": "power",
    "luthier.perform.levels": "performance",
    "luthier.perform.low": "rehearsal",
}
"""Where a gain comes from, by the clause that gives it."""
BY_TILE: Final = "luthier.setup."
"""How the clauses begin by which a family tile gives something."""


def _by_tile(game: Game, what: What) -> str:
    part = part_words(str(what["part"]), int(what["n"]))
    tile = game.kit.box.family_tiles[game.boards[int(what["player"])].family].name
    return say("{who} got {part} by the family tile {tile}.", part=part, tile=tile, **_who(game, what))


def _materials(game: Game, what: What) -> str:
    words = materials_words(int(what[name]) for name in ("wood", "metal", "horsehair"))
    return say("{who} took {materials}.", who=player_name(game, int(what["player"])), materials=words)


def _bought(game: Game, what: What) -> str:
    words = materials_words(int(what[name]) for name in ("wood", "metal", "horsehair"))
    who, n = player_name(game, int(what["player"])), int(what["apprentices"])
    named = {"who": who, "materials": words, "apprentices": part_words("apprentice", n), "money": what["money"]}
    if not n:
        return say("{who} bought {materials} for {money} money.", **named)
    if not any(what[name] for name in ("wood", "metal", "horsehair")):
        return say("{who} hired {apprentices} for {money} money.", **named)
    return say("{who} bought {materials} and hired {apprentices} for {money} money.", **named)


def _goals_kept(game: Game, what: What) -> str:
    return say_n("{who} kept {n} goal.", "{who} kept {n} goals.", int(what["n"]), **_who(game, what))


def _rolled(game: Game, what: What) -> str:
    """Return the dice, and of what the result is made: the highest, the skill, and what a power or inspiration adds."""
    dice, skill, n = str(what["dice"]).split(), int(what["skill"]), int(what["result"])
    high = max(map(int, dice))
    named = {"dice": ", ".join(dice), "high": high, "skill": skill, "more": n - high - skill, "result": n}
    words = N_("{who} rolled {dice}: {high} and skill {skill} make {result}.")
    if named["more"]:
        words = N_("{who} rolled {dice}: {high}, skill {skill} and {more} more make {result}.")
    return say(words, **named, **_who(game, what))


def _turned_up(game: Game, what: What) -> str:
    chips = [map(int, chip.split(":")) for chip in str(what["chips"]).split()]
    words = N_("{chip} has skill {skill}")
    listed = "; ".join(say(words, chip=chip_words(game, who, chip), skill=skill) for who, chip, skill in chips)
    return say("{location}: {chips}.", location=location_name(int(what["location"])), chips=listed)


def _searched_deck(game: Game, what: What) -> str:
    deck, back = int(what["deck"]), int(what["back"])
    name = era_name(back) if deck in BY_ERA else family_name(back)
    card = card_name(game, deck, int(what["card"]))
    return say("{who} searched the deck ({back}) and found: {card}.", **_who(game, what), back=name, card=card)


def _who(game: Game, what: What) -> dict[str, object]:
    return {"who": player_name(game, int(what["player"]))}


def _inspired(game: Game, what: What) -> str:
    if what["how"] == "add":
        return say("{who} spent inspiration: the result is 1 higher.", **_who(game, what))
    return say("{who} spent inspiration to roll again.", **_who(game, what))


PERFORMED: Final = (
    N_("{who} reached {result} with “{performance}”: low, a rehearsal."),
    N_("{who} reached {result} with “{performance}”: medium."),
    N_("{who} reached {result} with “{performance}”: high."),
)


def _performed(game: Game, what: What) -> str:
    named = {key: value for key, value in _named(game, what).items() if key != "level"}
    return say(PERFORMED[int(what["level"])], **named)


def _token(game: Game, what: What) -> str:
    desk = desk_name(int(what["section"]), int(what["desk"]))
    words = N_("{who} put an instrument on {desk}.") if what["instrument"] else N_("{who} put a token on {desk}.")
    return say(words, desk=desk, **_who(game, what))


def _ai_planned(game: Game, what: What) -> str:
    return say("The AI placed a worker, face down: {location}.", location=location_name(int(what["location"])))


_TOLD: Final[Mapping[str, Callable[[Game, What], str]]] = {
    "prestige": _prestige,
    "set up": _set_up,
    "turn order": _turn_order,
    "gained": _gained,
    "materials": _materials,
    "bought": _bought,
    "goals kept": _goals_kept,
    "rolled": _rolled,
    "turned up": _turned_up,
    "searched": _searched_deck,
    "inspired": _inspired,
    "performed": _performed,
    "token": _token,
    "ai planned": _ai_planned,
}
