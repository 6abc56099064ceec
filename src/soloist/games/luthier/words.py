"""Words: options as a person reads them, and the sentences of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from soloist.engine.events import Event, What
from soloist.engine.questions import Option, Question
from soloist.engine.text import N_, say, say_n
from soloist.games.luthier.costs import missing
from soloist.games.luthier.explained import chances_words, first_words
from soloist.games.luthier.gains import skill
from soloist.games.luthier.kinds import BY_ERA, INSTRUMENTS, NONE, PATRONS, PERFORMANCES, REPAIRS
from soloist.games.luthier.names import (
    POINTS_FOR,
    award_place_name,
    card_brief,
    desk_name,
    era_name,
    family_name,
    goal_words,
    level_name,
    location_name,
    materials_words,
    part_words,
    parts_words,
    player_name,
    power_words,
    track_name,
)
from soloist.games.luthier.repairing import way_of
from soloist.games.luthier.state import BACK_ROW, Game
from soloist.games.luthier.taking import tier_cost

Said = Callable[[Game, Question, Option], str]
"""The words for an option of a question."""


def label(game: Game, question: Question, option: Option) -> str:
    """Return an option in words, as a person sees it on a button or in a list."""
    return _LABELS[str(option[0])](game, question, option)


def short(game: Game, question: Question, option: Option) -> str:
    """Return the few words for a choice beside its place; the place itself is not named."""
    words = _SHORT.get(str(option[0]))
    return words(game, question, option) if words else ""


def card_name(game: Game, deck: int, card: int) -> str:
    """Return the name of a card."""
    box = game.kit.box
    if deck == PATRONS:
        return box.patrons[card].name
    if deck == INSTRUMENTS:
        return box.instruments[card].name
    return box.performances[card].name if deck == PERFORMANCES else box.repairs[card].name


def _with_brief(game: Game, deck: int, card: int) -> str:
    """Return a card by its name, with what it needs and is worth."""
    return say("{name} ({what})", name=card_name(game, deck, card), what=card_brief(game.kit.box, deck, card))


def _keep(game: Game, question: Question, option: Option) -> str:
    _, patron, instrument = (0, *map(int, option[1:]))
    named = {"patron": _with_brief(game, PATRONS, patron), "instrument": _with_brief(game, INSTRUMENTS, instrument)}
    return say("Keep {patron} and the {instrument}", **named)


def _goal(game: Game, question: Question, option: Option) -> str:
    goal = int(option[1])
    box = game.kit.box
    return say("{name} ({what})", name=box.goals[goal].name, what=goal_words(box, goal))


def _from_row(deck: int, words: tuple[str, str]) -> Said:
    def said(game: Game, question: Question, option: Option) -> str:
        space = int(option[1]) - 1
        money = tier_cost(game, space, game.queue[0][2]) if game.queue else 0
        name = _with_brief(game, deck, game.rows[deck][space])
        return say_n(words[money > 0], words[money > 0], money, card=name)

    return said


def _performs(game: Game, question: Question, option: Option) -> str:
    card = game.rows[PERFORMANCES][int(option[1]) - 1]
    chances = chances_words(game, question.seat, card)
    return say("{label}: {chances}", label=_PERFORM(game, question, option), chances=chances)


_PERFORM: Final = _from_row(PERFORMANCES, (N_("Perform {card}"), N_("Perform {card} for {n} money")))


def _again(game: Game, question: Question, option: Option) -> str:
    chances = chances_words(game, question.seat, game.due[0][2], game.added)
    return say("Spend 1 inspiration: roll all dice again ({chances})", chances=chances)


def _skill_there(game: Game, question: Question, option: Option) -> int:
    return skill(game, question.seat, int(option[2]), int(option[1]))


def _search(game: Game, question: Question, option: Option) -> str:
    back = era_name(int(option[1])) if option[0] == "search era" else family_name(int(option[1]))
    return say("Search the deck for the first card of this kind for {n} inspiration: {back}", **_searched(game, back))


def _searched(game: Game, back: str) -> dict[str, object]:
    return {"n": game.kit.box.numbers.search, "back": back}


def _for(game: Game, question: Question, option: Option) -> str:
    patron = game.boards[question.seat].patrons[int(option[1]) - 1]
    words = N_("Assign it to {patron}") if question.name == "assign" else N_("Deliver it to {patron}")
    return say(words, patron=card_name(game, PATRONS, patron))


def _with(game: Game, question: Question, option: Option) -> str:
    card = game.boards[question.seat].instruments[int(option[1]) - 1]
    return say("Assign the {instrument}", instrument=card_name(game, INSTRUMENTS, card))


def _free(game: Game, question: Question, option: Option) -> str:
    if question.name == "deliver":
        return say("Keep it for nobody")
    return say("Assign nothing now")


def _buy(game: Game, question: Question, option: Option) -> str:
    apprentices = int(option[4])
    words = materials_words(option[1:4])
    if not apprentices:
        return say("Buy {materials}", materials=words)
    hired = part_words("apprentice", apprentices)
    if not any(option[1:4]):
        return say("Hire {apprentices}", apprentices=hired)
    return say("Buy {materials}, and hire {apprentices}", materials=words, apprentices=hired)


def _paid(game: Game, question: Question, option: Option) -> str:
    """Return what a way of paying takes: materials of the stock, and money for those that are missing."""
    board, way = game.boards[question.seat], way_of(option)
    bought = missing(board, way)
    stock = materials_words(min(n, held) for n, held in zip(way, board.materials, strict=True))
    if not bought:
        return stock
    money = part_words("money", bought * game.kit.box.numbers.missing_price)
    return money if bought == sum(way) else say("{materials} and {money}", materials=stock, money=money)


def _repair(game: Game, question: Question, option: Option) -> str:
    space = int(option[1]) - 1
    name = card_name(game, REPAIRS, game.rows[REPAIRS][space])
    money = tier_cost(game, space, game.queue[0][2]) if game.queue else 0
    words = N_("Do the repair “{card}” for {paid}")
    if money:
        words = N_("Do the repair “{card}” for {paid}, and {n} money for its space")
    return say(words, card=name, paid=_paid(game, question, option), n=money)


def _build(words: str) -> Said:
    def said(game: Game, question: Question, option: Option) -> str:
        card = game.boards[question.seat].instruments[int(option[1]) - 1]
        return say(words, instrument=card_name(game, INSTRUMENTS, card), paid=_paid(game, question, option))

    return said


def _claim(game: Game, question: Question, option: Option) -> str:
    place, level = int(option[1]) - 1, int(option[2])
    box = game.kit.box
    named = {"award": box.awards[game.awards[place]].name, "place": award_place_name(place), "level": level_name(level)}
    return say("Claim the {level} level of “{award}” ({place}): {n} prestige", n=box.award_prestige[level], **named)


def _desk(game: Game, question: Question, option: Option) -> str:
    section, place = int(option[1]), int(option[2])
    if place == BACK_ROW:
        return say("Put the token on {desk}", desk=desk_name(section, place))
    desk = game.kit.box.sections[section].desks[place - 1]
    gains = parts_words(game.kit.box.desk_gains[desk])
    return say("Put the token on {desk}: {gains}", desk=desk_name(section, place), gains=gains)


def _chip(words: str) -> Said:
    return lambda game, question, option: say(words, chip=option[1])


def _plain(words: str) -> Said:
    return lambda game, question, option: say(words)


_LABELS: Final[Mapping[str, Said]] = {
    "keep": _keep,
    "goal": _goal,
    "place": lambda game, question, option: say(
        "Place chip {chip}: {location}, skill {skill}",
        chip=option[1],
        location=location_name(int(option[2])),
        skill=_skill_there(game, question, option),
    ),
    "activate": lambda game, question, option: say(
        "Activate this location: {location}", location=location_name(int(option[1]))
    ),
    "help": _chip(N_("An apprentice helps chip {chip}")),
    "alone": _chip(N_("Chip {chip} works alone")),
    "coin": lambda game, question, option: say("Take {n} money instead", n=game.kit.box.numbers.declined),
    "patron": _from_row(PATRONS, (N_("Take {card}"), N_("Take {card} for {n} money"))),
    "instrument": _from_row(INSTRUMENTS, (N_("Take the {card}"), N_("Take the {card} for {n} money"))),
    "search era": _search,
    "search family": _search,
    "for": _for,
    "with": _with,
    "free": _free,
    "take": lambda game, question, option: say("Take {materials}", materials=materials_words(option[1:4])),
    "buy": _buy,
    "perform": _performs,
    "add": _plain(N_("Spend 1 inspiration: the result is 1 higher")),
    "again": _again,
    "stop": _plain(N_("Leave it at that")),
    "repair": _repair,
    "pay": lambda game, question, option: say("Pay {paid}", paid=_paid(game, question, option)),
    "order": _plain(N_("Take the best free turn-order space")),
    "claim": _claim,
    "pass": _plain(N_("Claim nothing")),
    "rough": _build(N_("Rough in the {instrument} for {paid}")),
    "finish": _build(N_("Finish the {instrument} for {paid}")),
    "desk": _desk,
}
_SHORT: Final[Mapping[str, Said]] = {
    "keep": lambda game, question, option: say(
        "with the {instrument}", instrument=card_name(game, INSTRUMENTS, int(option[2]))
    ),
    "add": _plain(N_("add 1")),
    "again": _plain(N_("roll again")),
    "stop": _plain(N_("leave it")),
    "goal": lambda game, question, option: game.kit.box.goals[int(option[1])].name,
    "place": lambda game, question, option: say(
        "chip {chip}: skill {skill}", chip=option[1], skill=_skill_there(game, question, option)
    ),
    "activate": _plain(N_("activate")),
    "help": _plain(N_("with an apprentice")),
    "alone": _plain(N_("alone")),
    "patron": _plain(N_("take")),
    "instrument": _plain(N_("take")),
    "perform": _plain(N_("perform")),
    "repair": lambda game, question, option: say("for {paid}", paid=_paid(game, question, option)),
    "rough": lambda game, question, option: say("rough in for {paid}", paid=_paid(game, question, option)),
    "finish": lambda game, question, option: say("finish for {paid}", paid=_paid(game, question, option)),
    "claim": lambda game, question, option: level_name(int(option[2])),
    "for": _plain(N_("for this patron")),
    "with": _plain(N_("this one")),
    "desk": _plain(N_("here")),
}


# The log.

PLAIN: Final[Mapping[str, str]] = {
    "first cards kept": N_("{who} began with {patron} and the {instrument}."),
    "start action": N_("{who} had the start action of the family {family}."),
    "goals kept": N_("{who} kept goals: {n}."),
    "round begins": N_("Round {round} began."),
    "resolution begins": N_("All chips are placed: the Resolution began."),
    "chip placed": N_("{who} placed a chip: {location}."),
    "activated": N_("{who} activated a location: {location}."),
    "helped": N_("{who} spent an apprentice for chip {chip}."),
    "declined": N_("{who} took money instead of the effect: {location}."),
    "patron taken": N_("{who} took a patron: {patron}."),
    "instrument taken": N_("{who} took an instrument: {instrument}."),
    "assigned": N_("{who} assigned the {instrument} to {patron}."),
    "performance chosen": N_("{who} chose a performance: {performance}."),
    "rolled": N_("{who} rolled {dice}: the result is {result}."),
    "repaired": N_("{who} did a repair: {repair}."),
    "roughed in": N_("{who} roughed in an instrument: {instrument}."),
    "finished": N_("{who} finished an instrument: {instrument}."),
    "delivered": N_("{who} filled a requirement of {patron}."),
    "patron completed": N_("{who} completed {patron}. The power: {power}."),
    "patron left": N_("{patron} lost patience and left: {who}."),
    "gift": N_("{who} got gift {gift} of {patron}."),
    "chair claimed": N_("{who} claimed a First Chair: {section}."),
    "chair taken": N_("{who} took over a First Chair: {section}."),
    "turn space": N_("{who} took turn-order space {space}."),
    "award": N_("{who} claimed an award: {award}, {level}."),
    "track": N_("{who} went up to space {space} of {track}."),
    "ai took": N_("{who} took a card of the row: {card}."),
    "ai searched": N_("{who} searched the deck and took: {card}."),
    "ai drew": N_("{who} drew the top card: {card}."),
    "ai failed": N_("{who} reached {n} with its performance, which is low: the card was discarded."),
    "ai completed": N_("{who} completed {patron}."),
    "ai acted": N_("{who} carried out its action: {location}."),
    "ai upkeep": N_("{who} did its upkeep."),
    "ai end": N_("{who} scored the end."),
    "game over": N_("The game is over."),
}


CARD_KINDS: Final = ("patron", "instrument", "performance", "repair")
"""By deck: what an event calls a card."""


def tell(game: Game, event: Event) -> str:
    """Return what happened as a sentence of the log."""
    name, what = event.name, event.what
    if name == "gained" and event.clause.startswith(BY_TILE):
        return _by_tile(game, what)
    if name in _TOLD:
        return _TOLD[name](game, what)
    if name in PLAIN:
        return say(PLAIN[name], **_named(game, what))
    listed = ", ".join(str(value) for value in _named(game, what).values())
    return say("{event}: {list}.", event=name, list=listed) if listed else say("{event}.", event=name)


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
    return ", ".join(player_name(game, int(who)) for who in str(what["order"]).split())


def _set_up(game: Game, what: What) -> str:
    if game.kit.ai != NONE:
        # Who goes first against the AI is settled by its guild card (LA012).
        return say("Everything was laid out.")
    return say("Everything was laid out. The turn order is: {names}.", names=_order_of(what, game))


def _turn_order(game: Game, what: What) -> str:
    return say("The turn order is now: {names}.", names=_order_of(what, game))


def _gained(game: Game, what: What) -> str:
    part = part_words(str(what["part"]), int(what["n"]))
    return say("{who} got {part}.", who=player_name(game, int(what["player"])), part=part)


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
    hired = part_words("apprentice", n) if n else say("nobody")
    named = {"who": who, "materials": words, "apprentices": hired, "money": what["money"]}
    return say("{who} bought {materials} and hired {apprentices} for {money} money.", **named)


def _turned_up(game: Game, what: What) -> str:
    chips = [map(int, chip.split(":")) for chip in str(what["chips"]).split()]
    words = N_("{who} chip {chip} with skill {skill}")
    listed = "; ".join(say(words, who=player_name(game, who), chip=chip, skill=skill) for who, chip, skill in chips)
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


def _ai_set_up(game: Game, what: What) -> str:
    return first_words(game, game.kit.box.guilds[int(what["guild"])], bool(what["first"]))


def _ai_planned(game: Game, what: What) -> str:
    return say("The AI placed a worker, face down: {location}.", location=location_name(int(what["location"])))


_TOLD: Final[Mapping[str, Callable[[Game, What], str]]] = {
    "prestige": _prestige,
    "set up": _set_up,
    "turn order": _turn_order,
    "gained": _gained,
    "materials": _materials,
    "bought": _bought,
    "turned up": _turned_up,
    "searched": _searched_deck,
    "inspired": _inspired,
    "performed": _performed,
    "token": _token,
    "ai set up": _ai_set_up,
    "ai planned": _ai_planned,
}
