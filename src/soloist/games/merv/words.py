"""Words: options as a person reads them, and the sentences of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from soloist.engine.events import Event, What
from soloist.engine.plainly import tell_plainly
from soloist.engine.questions import Option, Question
from soloist.engine.text import N_, say, say_n
from soloist.games.merv import mosque, palace
from soloist.games.merv.kinds import COLOURS, DUE_BASE, GATE, NONE, PILE_WORDS, SAVED, SIDE_NAMES
from soloist.games.merv.names import (
    DUE_NAMES,
    POINTS_FOR,
    action_name,
    breakthrough_name,
    cell_name,
    city_name,
    colour_name,
    contract_words,
    cubes_words,
    good_name,
    hall_name,
    part_words,
    place_name,
    player_name,
    price_words,
    scoring_words,
    slot_name,
    spice_name,
    upgrade_name,
)
from soloist.games.merv.state import Game, hall_count, open_contract, segment_price
from soloist.games.merv.walls import wall_influence

Said = Callable[[Game, int, Option], str]
"""The words for an option of a player."""


def label(game: Game, question: Question, option: Option) -> str:
    """Return an option in words, as a person sees it on a button or in a list."""
    return _LABELS[str(option[0])](game, question.seat, option)


def short(game: Game, question: Question, option: Option) -> str:
    """Return the few words for a choice beside its place; the place itself is not named."""
    words = _SHORT.get(str(option[0]))
    return words(game, question.seat, option) if words else ""


def _slot(game: Game, who: int, option: Option) -> str:
    return say("Take the slot {slot}", slot=slot_name(int(option[1])))


def _site(game: Game, who: int, option: Option) -> str:
    cell = int(option[1])
    owner = game.owners[cell]
    if owner < 0:
        return say("Build on {cell} and activate it", cell=cell_name(game, cell))
    if owner == who:
        return say("Activate {cell}, your own", cell=cell_name(game, cell))
    return say("Activate {cell}, owned: {who}", cell=cell_name(game, cell), who=player_name(game, owner))


def _favour(game: Game, who: int, option: Option) -> str:
    return say("Gain {n} favour", n=game.kit.box.numbers.favour)


def _soldier(game: Game, who: int, option: Option) -> str:
    cell, numbers = int(option[1]), game.kit.box.numbers
    n = numbers.own_influence if game.owners[cell] == who else numbers.other_influence
    return say("Deploy a soldier on {cell}: {n} influence", cell=cell_name(game, cell), n=n)


def _card(words: tuple[str, str]) -> Said:
    def said(game: Game, who: int, option: Option) -> str:
        place, colour = int(option[1]), int(option[2])
        named = {"n": place, "spice": spice_name(game.row[place - 1])}
        if colour == SAVED:
            return say(words[1], **named)
        return say(words[0], colour=colour_name(colour), **named)

    return said


def _courtier(game: Game, who: int, option: Option) -> str:
    hall = int(option[1])
    name = hall_name(game.kit.box, hall)
    if game.due:
        return say("Place a courtier in the {hall}, free", hall=name)
    cost = price_words(game.kit.box.halls[hall].colour, palace.price(game, who), 0)
    return say("Place a courtier in the {hall} for {cost}", hall=name, cost=cost)


def _scrolls(game: Game, who: int, option: Option) -> str:
    n = int(option[1])
    return say_n("Take {n} scroll for a cube", "Take {n} scrolls for as many different cubes", n)


def _breakthrough(game: Game, who: int, option: Option) -> str:
    return say("Take the breakthrough {tile}", tile=breakthrough_name(game.kit.box, int(option[1])))


def _post(game: Game, who: int, option: Option) -> str:
    return say("Place a post in {city}", city=city_name(game.kit.box, int(option[1])))


def _good(game: Game, who: int, option: Option) -> str:
    number, box = int(option[1]), game.kit.box
    city = box.cities[number]
    more = box.numbers.rare_any if city.rare else box.numbers.common_any
    named = {
        "good": good_name(box, number),
        "city": city.name,
        "cost": price_words(city.colour, 1, more),
    }
    if game.posts[number] >> who & 1:
        return say("Buy {good} in {city} for {cost}", **named)
    return say("Buy {good} in {city} for {cost}, with a camel", **named)


def _path(game: Game, who: int, option: Option) -> str:
    colour = colour_name(game.kit.box.path_colours[int(option[1])])
    return say("Begin on the {colour} path of the mosque", colour=colour)


def _advance(game: Game, who: int, option: Option) -> str:
    step = game.mosque[who]
    reward = part_words(game.kit.box.steps[step].reward)
    if game.due:
        return say("Advance to step {n} of the mosque, free: {reward}", n=step + 1, reward=reward)
    cost = price_words(*mosque.price(game, who, option))
    return say("Advance to step {n} of the mosque for {cost}: {reward}", n=step + 1, cost=cost, reward=reward)


def _points(game: Game, who: int, option: Option) -> str:
    n = game.due[0] // DUE_BASE
    return say_n("Take {n} point", "Take {n} points", n)


def _tile(game: Game, who: int, option: Option) -> str:
    return say("Take the scoring tile: {what}", what=scoring_words(game.kit.box, int(option[1])))


def _upgrade(words: str) -> Said:
    def said(game: Game, who: int, option: Option) -> str:
        return say(words, upgrade=upgrade_name(int(option[1])), cell=cell_name(game, int(option[2])))

    return said


def _segment(words: tuple[str, str]) -> Said:
    def said(game: Game, who: int, option: Option) -> str:
        stack, place = int(option[1]), int(option[2])
        named = {"colour": colour_name(stack), "place": slot_name(place), "n": wall_influence(game, who, place)}
        if game.due:
            return say(words[0], **named)
        return say(words[1], cost=price_words(stack, segment_price(game, stack), 0), **named)

    return said


def _gate(words: str) -> Said:
    def said(game: Game, who: int, option: Option) -> str:
        place, numbers = int(option[1]), game.kit.box.numbers
        return say(words, place=slot_name(place), cost=numbers.gate_cubes, n=wall_influence(game, who, place))

    return said


def _camel(game: Game, who: int, option: Option) -> str:
    place = int(option[1])
    boon = part_words(game.kit.box.boons[place])
    return say("Put a camel on the {place} place of the market: {boon}", place=place_name(place), boon=boon)


def _camels(game: Game, who: int, option: Option) -> str:
    return say_n("Take the camel of the market", "Take the {n} camels of the market", sum(game.market))


def _cubes(words: str) -> Said:
    return lambda game, who, option: say(words, cubes=cubes_words(int(colour) for colour in option[1:]))


def _contract(game: Game, who: int, option: Option) -> str:
    contract = game.kit.box.contracts[open_contract(game, int(option[1]))]
    return say("Fulfil the contract of pile {n}: {what}", n=PILE_WORDS[int(option[1])], what=contract_words(contract))


def _lay(game: Game, who: int, option: Option) -> str:
    goods = ", ".join(good_name(game.kit.box, int(city)) for city in option[1:])
    return say("Lay {goods}", goods=goods)


def _leave(game: Game, who: int, option: Option) -> str:
    return say("Do without: {what}", what=say(DUE_NAMES[game.due[0] % DUE_BASE]))


def _stand(words: tuple[str, str, str]) -> Said:
    def said(game: Game, who: int, option: Option) -> str:
        space = int(option[1])
        passed = sum(there < 0 for there in game.spaces[space:])
        if not passed:
            return say(words[0], space=space)
        return say_n(words[1], words[2], passed, space=space)

    return said


def _ransom(game: Game, who: int, option: Option) -> str:
    return say("Pay the ransom of {cell}", cell=cell_name(game, int(option[1])))


def _score(game: Game, who: int, option: Option) -> str:
    hall = int(option[1])
    points = part_words(("points", hall_count(game, who, hall)))
    return say(
        "Score a courtier of the {hall} for 1 favour: {points}", hall=hall_name(game.kit.box, hall), points=points
    )


def _enough(game: Game, who: int, option: Option) -> str:
    if game.stage == "invasion":
        return say("Pay no more ransom")
    return say("Score no more courtiers")


_LABELS: Final[Mapping[str, Said]] = {
    "slot": _slot,
    "site": _site,
    "no site": lambda game, who, option: say("Activate nothing"),
    "favour": _favour,
    "soldier": _soldier,
    "card": _card((N_("Take card {n}, {spice}, for 1 {colour} cube"), N_("Take card {n}, {spice}, the cube is saved"))),
    "courtier": _courtier,
    "scrolls": _scrolls,
    "breakthrough": _breakthrough,
    "post": _post,
    "good": _good,
    "path": _path,
    "advance": _advance,
    "points": _points,
    "tile": _tile,
    "upgrade": _upgrade(N_("Put an upgrade tile on {cell}: {upgrade}")),
    "segment": _segment(
        (
            N_("Build the next {colour} segment at {place}, free: {n} influence"),
            N_("Build a segment at {place} for {cost}: {n} influence"),
        )
    ),
    "gate": _gate(N_("Build a gate at {place} for {cost} different cubes: {n} influence and favour")),
    "camel": _camel,
    "camels": _camels,
    "cubes": _cubes(N_("Take {cubes}")),
    "pay": _cubes(N_("Pay {cubes}")),
    "contract": _contract,
    "lay": _lay,
    "leave": _leave,
    "end": lambda game, who, option: say("End the turn"),
    "stand": _stand(
        (
            N_("Take space {space} of the queue"),
            N_("Take space {space} of the queue for {n} camel"),
            N_("Take space {space} of the queue for {n} camels"),
        )
    ),
    "ransom": _ransom,
    "score": _score,
    "enough": _enough,
}
_SHORT: Final[Mapping[str, Said]] = {
    "slot": lambda game, who, option: say("slot"),
    "site": lambda game, who, option: say("build") if game.owners[int(option[1])] < 0 else say("activate"),
    "soldier": lambda game, who, option: say("soldier"),
    "scrolls": lambda game, who, option: say_n("{n} scroll", "{n} scrolls", int(option[1])),
    "cubes": _cubes(N_("{cubes}")),
    "pay": _cubes(N_("{cubes}")),
    "card": _card((N_("for {colour}"), N_("saved"))),
    "courtier": lambda game, who, option: say("courtier"),
    "breakthrough": lambda game, who, option: say("take"),
    "post": lambda game, who, option: say("post"),
    "good": lambda game, who, option: say("buy"),
    "path": lambda game, who, option: say("begin"),
    "advance": lambda game, who, option: say("advance"),
    "tile": lambda game, who, option: say("take"),
    "upgrade": _upgrade(N_("{upgrade}")),
    "segment": _segment((N_("{colour} segment"), N_("segment for {cost}"))),
    "gate": _gate(N_("gate for {cost} different cubes")),
    "camel": lambda game, who, option: say("camel"),
    "camels": lambda game, who, option: say("take all"),
    "contract": lambda game, who, option: say("fulfil"),
    "stand": _stand((N_("here"), N_("{n} camel"), N_("{n} camels"))),
    "ransom": lambda game, who, option: say("ransom"),
    "score": lambda game, who, option: say("score"),
}


# The log. What is done reads the same for everybody.

PLAIN: Final[Mapping[str, str]] = {
    "set up": N_("Everything was laid out."),
    "invasion": N_("The Mongols invade in year {year}."),
    "scoring": N_("Year {year} is scored."),
    "game over": N_("The game is over."),
    "turn ended": N_("{who} ended the turn."),
    "slot": N_("{who} took the slot {slot}."),
    "built": N_("{who} built on {cell}."),
    "card": N_("{who} took a caravan card: {spice}."),
    "courtier": N_("{who} placed a courtier in the {hall}."),
    "breakthrough": N_("{who} took the breakthrough {tile}."),
    "post": N_("{who} placed a post in {city}."),
    "good": N_("{who} gained a good: {good}."),
    "mosque": N_("{who} advanced in the mosque to step {step}."),
    "scoring tile": N_("{who} took a scoring tile: {scoring}."),
    "upgrade": N_("{who} put an upgrade on {cell}: {upgrade}."),
    "soldier": N_("{who} deployed a soldier on {cell}."),
    "favour": N_("{who} moved up the favour track to space {space}."),
    "influence": N_("{who} moved up the influence track to space {space}."),
    "camel placed": N_("{who} put a camel on the camel market: {market}."),
    "contract": N_("{who} fulfilled a contract: {contract}."),
    "ransom": N_("{who} paid the ransom of {cell}."),
    "fell": N_("{who} lost the building on {cell}."),
}


def tell(game: Game, event: Event) -> str:
    """Return what happened as a sentence of the log."""
    name, what = event.name, event.what
    if name in _TOLD:
        return _TOLD[name](game, what)
    if name in PLAIN:
        return say(PLAIN[name], **_event_named(game, what))
    return tell_plainly(name, _event_named(game, what))


def _event_named(game: Game, what: What) -> dict[str, object]:
    """Return an event's numbers with the words for those that are pieces and places."""
    box = game.kit.box
    words: Mapping[str, Callable[[int], str]] = {
        "slot": slot_name,
        "place": slot_name,
        "cell": lambda n: cell_name(game, n),
        "spice": spice_name,
        "hall": lambda n: hall_name(box, n),
        "city": lambda n: good_name(box, n),
        "upgrade": upgrade_name,
        "market": place_name,
        "contract": lambda n: contract_words(box.contracts[n]),
    }
    named: dict[str, object] = dict(what)
    for key, value in what.items():
        if key in words and isinstance(value, int):
            named[key] = words[key](value)
    if "city" in what:
        named["city"], named["good"] = city_name(box, int(what["city"])), good_name(box, int(what["city"]))
    if "tile" in what:
        tile = int(what["tile"])
        named["tile"] = breakthrough_name(box, tile)
        named["scoring"] = scoring_words(box, tile) if tile < len(box.scoring_tiles) else ""
    if "player" in what:
        del named["player"]
        named = {"who": player_name(game, int(what["player"])), **named}
    return named


def _activated(game: Game, what: What) -> str:
    who, cell = player_name(game, int(what["player"])), cell_name(game, int(what["cell"]))
    if what["owner"] == what["player"]:
        return say("{who} activated {cell}.", who=who, cell=cell)
    owner = player_name(game, int(what["owner"]))
    return say("{who} activated {cell} (owned: {owner}).", who=who, cell=cell, owner=owner)


def _cubes_gained(game: Game, what: What) -> str:
    cubes = [colour for colour, word in enumerate(COLOURS) for _ in range(int(what.get(word, 0)))]
    return say("{who} gained cubes: {cubes}.", who=player_name(game, int(what["player"])), cubes=cubes_words(cubes))


def _points_told(game: Game, what: What) -> str:
    source = str(what["what"])
    return say_n(
        "{who} scored {n} point ({reason}): {total} in all.",
        "{who} scored {n} points ({reason}): {total} in all.",
        int(what["points"]),
        who=player_name(game, int(what["player"])),
        reason=say(POINTS_FOR.get(source, source)),
        total=what["total"],
    )


def _scrolls_told(game: Game, what: What) -> str:
    who = player_name(game, int(what["player"]))
    return say_n("{who} took {n} scroll.", "{who} took {n} scrolls.", int(what["n"]), who=who)


def _wall_told(game: Game, what: What) -> str:
    named = {"who": player_name(game, int(what["player"])), "place": slot_name(int(what["place"]))}
    if what["wall"] == GATE:
        return say("{who} built a gate at {place}.", **named)
    return say("{who} built the next {colour} segment at {place}.", colour=colour_name(int(what["wall"])), **named)


def _camels_told(game: Game, what: What) -> str:
    who, n = player_name(game, int(what["player"])), int(what["n"])
    return say_n("{who} took {n} camel of the market.", "{who} took {n} camels of the market.", n, who=who)


_HOME: Final = {
    "caravan": N_("A camel went home to the caravan."),
    "market": N_("A camel went home to the camel market."),
    "out": N_("A camel left the game."),
}


def _queued(game: Game, what: What) -> str:
    named = {"who": player_name(game, int(what["player"])), "space": what["space"]}
    camels = int(what["camels"])
    if not camels:
        return say("{who} took space {space} of the queue.", **named)
    return say_n(
        "{who} took space {space} of the queue, with {n} camel there.",
        "{who} took space {space} of the queue, with {n} camels there.",
        camels,
        **named,
    )


def _round(game: Game, what: What) -> str:
    rounds = game.kit.box.numbers.rounds
    number = int(what["round"]) - 1
    named = {"round": number % rounds + 1, "year": number // rounds + 1, "side": say(SIDE_NAMES[number % rounds])}
    return say("Round {round} of year {year} began, from the {side}.", **named)


_ITS_TURN: Final = {
    "built": (
        N_("{who} played {card}: slot {slot}, a building on {site}, {n} action; after that it had {total} points."),
        N_("{who} played {card}: slot {slot}, a building on {site}, {n} actions; after that it had {total} points."),
    ),
    "not built": (
        N_("{who} played {card}: slot {slot}, no building, {n} action; after that it had {total} points."),
        N_("{who} played {card}: slot {slot}, no building, {n} actions; after that it had {total} points."),
    ),
}


def _magistrate(game: Game, what: What) -> str:
    """Return how the Magistrate's turn went; its steps are told below the line."""
    card, site = int(what["card"]), int(what["site"])
    named = {"who": player_name(game, int(what["player"])), "slot": slot_name(int(what["slot"]))}
    named |= {"total": str(what["total"])}
    if card == NONE:
        return say("{who} could play no solo card: slot {slot}, no action; after that it had {total} points.", **named)
    one, many = _ITS_TURN["not built" if site == NONE else "built"]
    site_words = "" if site == NONE else cell_name(game, site)
    return say_n(one, many, int(what["n"]), card=action_name(card), site=site_words, **named)


def _its_score(words: str) -> Callable[[Game, What], str]:
    return lambda game, what: say(words, who=player_name(game, int(what["player"])), total=what["total"])


_TOLD: Final[Mapping[str, Callable[[Game, What], str]]] = {
    "turn of the Magistrate": _magistrate,
    "scoring of the Magistrate": _its_score(N_("{who} scored the year: {total} points in all.")),
    "end of the Magistrate": _its_score(N_("{who} scored its sets of spices: {total} points in all.")),
    "activated": _activated,
    "cubes": _cubes_gained,
    "points": _points_told,
    "scrolls": _scrolls_told,
    "wall": _wall_told,
    "camels taken": _camels_told,
    "camel home": lambda game, what: say(_HOME[str(what["where"])]),
    "queued": _queued,
    "round begins": _round,
}
