"""Words: options as a person reads them, and the sentences of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from soloist.engine.events import Event, What
from soloist.engine.plainly import tell_plainly
from soloist.engine.questions import Option, Question
from soloist.engine.story import steps
from soloist.engine.text import N_, say, say_n
from soloist.games.tiletum.characters import marker_for
from soloist.games.tiletum.dice import pips
from soloist.games.tiletum.kinds import ARCHITECT, JOKER, MERCHANT
from soloist.games.tiletum.names import (
    POINTS_FOR,
    action_name,
    cathedral_name,
    character_name,
    colour_name,
    crest_name,
    fair_words,
    house_reward,
    part_words,
    player_name,
    resource_name,
    spot_name,
    tile_name,
)
from soloist.games.tiletum.opponent.named import thing_name
from soloist.games.tiletum.reach import steps_at_hand
from soloist.games.tiletum.state import FIRST_CHARACTER, FIRST_CONTRACT, NONE, Game, sector_of

Said = Callable[[Game, int, Option], str]
"""The words for an option of a player."""


def label(game: Game, question: Question, option: Option) -> str:
    """Return an option in words, as a person sees it on a button or in a list."""
    return _LABELS[str(option[0])](game, question.seat, option)


def short(game: Game, question: Question, option: Option) -> str:
    """Return the few words for a choice beside its place; the place itself is not named."""
    words = _SHORT.get(str(option[0]))
    return words(game, question.seat, option) if words else ""


def _die(game: Game, who: int, option: Option, words: tuple[str, str]) -> str:
    _, colour, number, to = (0, *map(int, option[1:]))
    box = game.kit.box
    gained = colour if game.colour == NONE else game.colour
    named = {
        "colour": colour_name(colour),
        "number": number,
        "to": to,
        "gold": pips(number, to) * box.numbers.die_gold,
        "resource": resource_name(gained),
        "action": action_name(game.wheel[sector_of(game, to)]),
        "ap": box.ap_of[to] + _marker(game, who, to),
    }
    return say(words[number != to], **named)


def _marker(game: Game, who: int, number: int) -> int:
    """Return the AP that a marker adds to a die's Action; a Joker has no Action yet."""
    action = game.wheel[sector_of(game, number)]
    return 0 if action == JOKER else marker_for(game, game.boards[who], action)


DIE: Final = (
    N_("Take the {colour} {number}: {to} {resource}, {action} with {ap} AP"),
    N_("Take the {colour} {number} as {to} for {gold} Gold: {to} {resource}, {action} with {ap} AP"),
)
DIE_SHORT: Final = (
    N_("{colour}: {to} {resource}, {action} with {ap} AP"),
    N_("{colour} as {to} for {gold} Gold: {to} {resource}, {action} with {ap} AP"),
)


def _wheel_tile(game: Game, who: int, option: Option) -> str:
    return say("Take the Bonus tile of the sector: {tile}", tile=tile_name(game, game.sector_tiles[game.sector]))


def _do(game: Game, who: int, option: Option) -> str:
    ap, action = game.jokers[0], action_name(int(option[1]))
    return say("Put the {n} AP of the Joker on the {action} Action", n=ap, action=action)


def _walk(words: str) -> Said:
    return lambda game, who, option: say(words, spot=spot_name(game.kit.box, int(option[1])))


def _step(action: int, words: str) -> Said:
    """Return a step in words, and how many more could follow it."""

    def said(game: Game, who: int, option: Option) -> str:
        step, more = say(words, spot=spot_name(game.kit.box, int(option[1]))), steps_at_hand(game, action) - 1
        if more < 1:
            return step
        return say_n("{step}; {n} step more can follow", "{step}; {n} steps more can follow", more, step=step)

    return said


def _house(words: tuple[str, str]) -> Said:
    def said(game: Game, who: int, option: Option) -> str:
        row = game.kit.box.houses[int(option[1])]
        reward = house_reward(row.reward)
        return say(words[bool(reward)], spot=spot_name(game.kit.box, row.spot), reward=reward)

    return said


def _pillar(words: str) -> Said:
    return lambda game, who, option: say(words, cathedral=cathedral_name(game.kit.box, int(option[1])))


def _fetch(game: Game, who: int, option: Option) -> str:
    board = game.boards[who]
    merchant = option[1] == "merchant"
    spot = board.merchant if merchant else board.architect
    words = N_("Take the Bonus tile of {spot} with the Merchant: {tile}")
    if not merchant:
        words = N_("Take the Bonus tile of {spot} with the Architect: {tile}")
    return say(words, spot=spot_name(game.kit.box, spot), tile=tile_name(game, game.map_tiles[spot]))


def _fetch_short(game: Game, who: int, option: Option) -> str:
    return say("the tile, with the Merchant") if option[1] == "merchant" else say("the tile, with the Architect")


def _contract(game: Game, who: int, option: Option) -> str:
    slot = int(option[1]) - 1
    tile = tile_name(game, FIRST_CONTRACT + game.contract_offer[slot])
    return say("Take {tile} from the offer for {n} AP", tile=tile, n=game.kit.box.contract_ap[slot])


def _exchange(game: Game, who: int, option: Option) -> str:
    give, get = resource_name(int(option[1])), resource_name(int(option[2]))
    if game.exchanged:
        return say("Exchange 1 {give} for 1 {get}", give=give, get=get)
    return say("Exchange 1 {give} for 1 {get}, and gain one more of any kind", give=give, get=get)


def _character(game: Game, who: int, option: Option) -> str:
    tile = FIRST_CHARACTER + game.character_offer[int(option[1]) - 1]
    return say("Take a Character from the offer: {tile}", tile=tile_name(game, tile))


def _room(game: Game, who: int, option: Option) -> str:
    _, slot, building, floor = (0, *map(int, option[1:]))
    tile = tile_name(game, game.boards[who].store[slot - 1])
    ap = game.kit.box.floor_ap[floor - 1]
    words = N_("Place the {tile} in Building {building}, floor {floor}, for {n} AP")
    return say(words, tile=tile, building=building, floor=floor, n=ap)


def _stored(words: str) -> Said:
    def said(game: Game, who: int, option: Option) -> str:
        slot = int(option[1])
        return say(words, slot=slot, tile=tile_name(game, game.boards[who].store[slot - 1]))

    return said


def _fulfil(words: tuple[str, str]) -> Said:
    def said(game: Game, who: int, option: Option) -> str:
        _, slot, kind = (0, *map(int, option[1:]))
        tile = tile_name(game, game.boards[who].store[slot - 1])
        resource = "" if kind == NONE else resource_name(kind)
        return say(words[kind != NONE], tile=tile, resource=resource)

    return said


def _crest(game: Game, who: int, option: Option) -> str:
    _, slot, space = (0, *map(int, option[1:]))
    box = game.kit.box
    named = {
        "tile": tile_name(game, game.boards[who].store[slot - 1]),
        "space": space,
        "food": box.crest_food[space - 1],
        "reward": part_words(*box.crest_rewards[space - 1]),
    }
    return say("Put the {tile} on Crest space {space} for {food} Food: {reward}", **named)


def _cathedral(words: tuple[str, str]) -> Said:
    def said(game: Game, who: int, option: Option) -> str:
        cathedral, box = int(option[1]), game.kit.box
        row = box.construction[game.construction[cathedral]]
        points = row.points + box.stacks[cathedral][game.stack_next[cathedral]]
        return say_n(*words, points, cathedral=cathedral_name(box, cathedral), stone=row.stone)

    return said


def _recolour(game: Game, who: int, option: Option) -> str:
    resource = resource_name(int(option[2]))
    return say("Use the helper for the colour of the die: it will give {resource}", resource=resource)


def _buy(game: Game, who: int, option: Option) -> str:
    numbers = game.kit.box.numbers
    return say("Buy 1 {resource} for {n} Gold", resource=resource_name(int(option[1])), n=numbers.resource_gold)


def _named(words: str) -> Said:
    return lambda game, who, option: say(words, resource=resource_name(int(option[1])))


def _king_tile(game: Game, who: int, option: Option) -> str:
    return say("Take the tile of the King track: {tile}", tile=tile_name(game, game.king_tile))


_LABELS: Final[Mapping[str, Said]] = {
    "die": lambda game, who, option: _die(game, who, option, DIE),
    "wheel tile": _wheel_tile,
    "do": _do,
    "king": lambda game, who, option: say("Move up the King track to space {n}", n=game.king[who] + 1),
    "merchant": _step(MERCHANT, N_("Move the Merchant to {spot}")),
    "architect": _step(ARCHITECT, N_("Move the Architect to {spot}")),
    "merchant anywhere": _walk(N_("Move the Merchant to {spot}, by the Crest")),
    "architect anywhere": _walk(N_("Move the Architect to {spot}, by the Crest")),
    "house": _house((N_("Build a House in {spot}"), N_("Build a House in {spot}: {reward}"))),
    "house anywhere": _house(
        (N_("Build a House in {spot}, by the Crest"), N_("Build a House in {spot}, by the Crest: {reward}"))
    ),
    "pillar": _pillar(N_("Place a Pillar in {cathedral}")),
    "pillar anywhere": _pillar(N_("Place a Pillar in {cathedral}, by the Crest")),
    "fetch": _fetch,
    "contract": _contract,
    "exchange": _exchange,
    "gain": _named(N_("Gain 1 {resource}")),
    "again": lambda game, who, option: say("Take the rewards of Building {n} again", n=option[1]),
    "character": _character,
    "refresh": lambda game, who, option: say("Draw new Characters for the whole offer"),
    "room": _room,
    "buy": _buy,
    "fulfil": _fulfil((N_("Fulfil the {tile}"), N_("Fulfil the {tile}, paying any with {resource}"))),
    "crest": _crest,
    "cathedral": _cathedral(
        (
            N_("Help to build the Cathedral of {cathedral} for {stone} Stone: {n} point"),
            N_("Help to build the Cathedral of {cathedral} for {stone} Stone: {n} points"),
        )
    ),
    "use": _stored(N_("Use the {tile}")),
    "colour": _recolour,
    "end": lambda game, who, option: say("End the turn"),
    "take": _king_tile,
    "leave": lambda game, who, option: say("Discard the tile of the King track"),
    "pay": _named(N_("Pay 1 {resource}")),
}
_SHORT: Final[Mapping[str, Said]] = {
    "die": lambda game, who, option: _die(game, who, option, DIE_SHORT),
    "wheel tile": lambda game, who, option: say("take the tile"),
    "do": lambda game, who, option: say("the Joker's {n} AP", n=game.jokers[0]),
    "king": lambda game, who, option: say("one space up"),
    "merchant": lambda game, who, option: say("Merchant"),
    "architect": lambda game, who, option: say("Architect"),
    "merchant anywhere": lambda game, who, option: say("Merchant, by the Crest"),
    "architect anywhere": lambda game, who, option: say("Architect, by the Crest"),
    "house": _house((N_("House"), N_("House: {reward}"))),
    "house anywhere": _house((N_("House, by the Crest"), N_("House, by the Crest: {reward}"))),
    "pillar": lambda game, who, option: say("Pillar"),
    "pillar anywhere": lambda game, who, option: say("Pillar, by the Crest"),
    "fetch": _fetch_short,
    "contract": lambda game, who, option: say("take"),
    "exchange": lambda game, who, option: say("exchange for {resource}", resource=resource_name(int(option[2]))),
    "gain": lambda game, who, option: say("gain one"),
    "again": lambda game, who, option: say("its rewards again"),
    "character": lambda game, who, option: say("take"),
    "room": _stored(N_("{tile}, from place {slot}")),
    "buy": lambda game, who, option: say("buy one for {n} Gold", n=game.kit.box.numbers.resource_gold),
    "fulfil": _fulfil((N_("fulfil"), N_("fulfil with {resource}"))),
    "crest": _stored(N_("{tile}, from place {slot}")),
    "cathedral": _cathedral((N_("build for {stone} Stone: {n} point"), N_("build for {stone} Stone: {n} points"))),
    "use": lambda game, who, option: say("use"),
    "colour": lambda game, who, option: say("as {resource}", resource=resource_name(int(option[2]))),
    "take": lambda game, who, option: say("take it"),
    "leave": lambda game, who, option: say("discard it"),
    "pay": lambda game, who, option: say("pay one"),
}


# The log. What is done reads the same for you, for another player and for the Cardinalbot.

PLAIN: Final[Mapping[str, str]] = {
    "set up": N_("Everything was laid out."),
    "round begins": N_("Round {round} began: the dice were rolled onto the wheel."),
    "turn ended": N_("{who} ended the turn."),
    "game over": N_("The game is over."),
    "wheel turned": N_("Round {round} is over: the wheel turned, and the tiles were filled up."),
    "king": N_("{who} moved up the King track to space {space}."),
    "king reset": N_("{who} went back up the King track to space {space}."),
    "pillar": N_("{who} placed a Pillar in {cathedral}."),
    "house": N_("{who} built a House in {spot}."),
    "tile kept": N_("{who} took a tile: {tile}."),
    "offer refreshed": N_("{who} drew new Characters for the whole offer."),
    "moved in": N_("{who} placed a Character in Building {building}, floor {floor}: {character}."),
    "contract fulfilled": N_("{who} fulfilled a Contract: {tile}, on space {space}."),
    "crest placed": N_("{who} put a Crest on space {space}: {crest}."),
    "cathedral": N_("{who} helped to build the Cathedral of {cathedral} for {stone} Stone."),
    "helper used": N_("{who} used a helper: {tile}."),
    "resources": N_("{who} gained {n} {resource}."),
    "reset of the Cardinalbot": N_("{who} stands on space {king} of the King track."),
}


def tell(game: Game, event: Event) -> str:
    """Return what happened as a sentence of the log."""
    name, what = event.name, event.what
    if name in _CARDINAL:
        return _CARDINAL[name](game, event)
    if name in _TOLD:
        return _TOLD[name](game, what)
    if name in PLAIN:
        return say(PLAIN[name], **_event_named(game, what))
    return tell_plainly(name, _event_named(game, what))


def _event_named(game: Game, what: What) -> dict[str, object]:
    """Return an event's numbers with the words for those that are pieces."""
    named: dict[str, object] = dict(what)
    box = game.kit.box
    words: Mapping[str, Callable[[int], str]] = {
        "spot": lambda n: spot_name(box, n),
        "cathedral": lambda n: cathedral_name(box, n),
        "tile": lambda n: tile_name(game, n),
        "character": lambda n: character_name(box, n),
        "crest": crest_name,
        "resource": resource_name,
        "action": action_name,
        "colour": colour_name,
    }
    for key, value in what.items():
        if key in words and isinstance(value, int):
            named[key] = words[key](value)
    if "player" in what:
        del named["player"]
        named = {"who": player_name(game, int(what["player"])), **named}
    return named


def _die_taken(game: Game, what: What) -> str:
    named = _event_named(game, what)
    if what["number"] == what["to"]:
        return say("{who} took the {colour} {number} for the {action} Action.", **named)
    return say("{who} took the {colour} {number} as a {to} for the {action} Action.", **named)


def _moved(game: Game, what: What) -> str:
    named = _event_named(game, what)
    if what["piece"] == "merchant":
        return say("{who} moved the Merchant to {spot}.", **named)
    return say("{who} moved the Architect to {spot}.", **named)


def _points(game: Game, what: What) -> str:
    n, source = int(what["points"]), str(what["what"])
    who, reason = player_name(game, int(what["player"])), say(POINTS_FOR.get(source, source))
    if n < 0:
        return say_n(
            "{who} lost {n} point ({reason}): {total} in all.",
            "{who} lost {n} points ({reason}): {total} in all.",
            -n,
            who=who,
            reason=reason,
            total=what["total"],
        )
    return say_n(
        "{who} scored {n} point ({reason}): {total} in all.",
        "{who} scored {n} points ({reason}): {total} in all.",
        n,
        who=who,
        reason=reason,
        total=what["total"],
    )


def _corruption(game: Game, what: What) -> str:
    steps = int(what["steps"])
    if not steps:
        return say("Corruption: all markers stay where they are on the King track.")
    return say_n(
        "Corruption: all markers fell {n} space on the King track.",
        "Corruption: all markers fell {n} spaces on the King track.",
        steps,
    )


def _fair(game: Game, what: What) -> str:
    round_ = game.fairs.index(int(what["fair"])) + 1
    spot = spot_name(game.kit.box, int(what["spot"]))
    return say("The Fair in {spot} was held: {what}.", spot=spot, what=fair_words(game, round_))


def _order(game: Game, what: What) -> str:
    names = ", ".join(player_name(game, int(who)) for who in str(what["order"]).split())
    return say("The turn order is now: {names}.", names=names)


DECISION: Final[Mapping[str, tuple[str, str]]] = {
    "decree": ("tiletum.cardinal.decree", "decree"),
    "die": ("tiletum.cardinal.gain", "die"),
    "coffers": ("tiletum.challenge.deep-coffers", "die"),
    "action": ("tiletum.cardinal.action", "action"),
}
"""The steps of a turn that say what the Cardinalbot decided: their clause and the name of the value."""


def _cardinal(game: Game, event: Event) -> str:
    """Return first what the Cardinalbot decided, then how it stands; its steps are told below the line."""
    who, what = player_name(game, int(event.what["player"])), event.what
    total = part_words("points", int(what["total"]))
    stands = say("{total}, space {king} of the King track.", total=total, king=f"{int(what['king'])}")
    found = {
        name: step.values[value]
        for step in (steps(event.why) if event.why is not None else ())
        for name, (clause, value) in DECISION.items()
        if step.clause == clause and value in step.values
    }
    named = {name: thing_name(game.kit.box, thing) for name, thing in found.items()}
    die = named.get("die") or named.get("coffers")
    if die is None:
        return say("{who} took no die. Now {stands}", who=who, stands=stands)
    decided = say("{who} follows {decree}: takes the {die}, {action} Action.", who=who, die=die,
                  decree=named["decree"], action=named["action"])  # fmt: skip
    return f"{decided} {say('Now {stands}', stands=stands)}"


def _ended(game: Game, event: Event) -> str:
    who, total = player_name(game, int(event.what["player"])), part_words("points", int(event.what["total"]))
    return say("{who} ends with {total}.", who=who, total=total)


def _king_tile_taken(game: Game, event: Event) -> str:
    """Return which tile it took as the highest, and what became of it (TC022, TC083, TC084)."""
    who = player_name(game, int(event.what["player"]))
    steps_ = steps(event.why) if event.why is not None else ()
    found = next((step.values for step in steps_ if "to" in step.values), None)
    if found is None:
        return say("{who} took the tile of the King track.", who=who)
    named = {name: thing_name(game.kit.box, found[name]) for name in ("tile", "to", "gained")}
    if named["gained"]:
        words = N_("{who} took the tile of the King track: {tile} gives it {gained} and leaves the game.")
    else:
        words = N_("{who} took the tile of the King track: {tile} goes {to}.")
    return say(words, who=who, **named)


_CARDINAL: Final[Mapping[str, Callable[[Game, Event], str]]] = {
    "turn of the Cardinalbot": _cardinal,
    "king tile of the Cardinalbot": _king_tile_taken,
    "end of the Cardinalbot": _ended,
}
_TOLD: Final[Mapping[str, Callable[[Game, What], str]]] = {
    "die taken": _die_taken,
    "moved": _moved,
    "points": _points,
    "corruption": _corruption,
    "fair": _fair,
    "turn order": _order,
}
