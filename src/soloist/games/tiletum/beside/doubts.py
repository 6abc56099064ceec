"""Contradictions: an answer that cannot be true beside what was told before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Final, cast

from soloist.engine.asking import About, RungAsked
from soloist.engine.memory import asked
from soloist.engine.questions import Answer, Option, Question
from soloist.engine.sight import At, Fact, Thing
from soloist.engine.text import N_, say
from soloist.games.tiletum.beside import known, reading
from soloist.games.tiletum.beside.facts import CREST_AT
from soloist.games.tiletum.beside.mended import CORRECTED
from soloist.games.tiletum.beside.seeing import KNOWS
from soloist.games.tiletum.beside.state import Beside
from soloist.games.tiletum.names import FAIR_NAMES, colour_name, crest_name
from soloist.games.tiletum.opponent import facts
from soloist.games.tiletum.opponent.ladders import BEST_TILE
from soloist.games.tiletum.opponent.named import thing_name
from soloist.games.tiletum.opponent.own import Piece, Place, lacking_crests


def contradiction(game: Beside, question: Question, answer: Answer) -> str:
    """Return which earlier answer an answer contradicts, in a plain sentence, or an empty string."""
    name, about = question.name, question.about
    if name.startswith("fair town") or name == "merchant":
        return _same_town(game, answer[0])
    if name.startswith("fair"):
        return _same_fair(game, answer[0])
    if name == "construction":
        return _no_points(game, answer)
    if name.startswith("dice of round"):
        return _too_many(game, answer)
    if name in CORRECTED:
        return CORRECTED[name](game, answer)
    if name == "your space":
        return _other_height(game, int(answer[0][1]))
    if not isinstance(about, About):
        return ""
    # The name of such a question may end with values that are known, which is not what is read.
    if about.rungs:
        return _judged(game, about, answer)
    read = name.rpartition("; ")[2] if "; " in name else ""
    if read:
        return READ[read](game, about, answer) if read in READ else ""
    if about.ladder == BEST_TILE.name:
        return _other_tiles(game, about.at, answer)
    return TOLD[about.fact](game, about, answer) if about.fact in TOLD else ""


# Set-up, dice, the King track.
def _same_fair(game: Beside, fair: Option) -> str:
    told = [("fair", kind) for kind in game.fairs]
    if fair not in told:
        return ""
    n, what = told.index(fair) + 1, say(FAIR_NAMES[int(fair[1])])
    return say(
        "You told before that the tile of round {n} counts this ({what}); there is only one of it.", n=n, what=what
    )


def _same_town(game: Beside, place: Option) -> str:
    told = [("town", spot) for spot in game.fair_towns]
    if place not in told:
        return ""
    town, n = thing_name(game.kit.box, place), told.index(place) + 1
    return say("You told before that Fair {n} is in {town}; there is only one tile of a town.", n=n, town=town)


def _no_points(game: Beside, answer: Answer) -> str:
    """What a Cathedral scores stands on its Construction tile too, so not all of them show nothing (TB123)."""
    points = answer[0][2::2]
    return "" if any(points) else say("No points at all were told; which do the Construction tiles show?")


def _too_many(game: Beside, answer: Answer) -> str:
    each = game.kit.box.dice_each[game.kit.players]
    for colour, n in Counter(int(die[1]) for die in answer).items():
        if n > each:
            words = colour_name(colour)
            return say("There are only {each} {colour} dice in the bag, not {n}.", each=each, colour=words, n=n)
    return ""


def _other_height(game: Beside, king: int) -> str:
    told = game.memory.recall(known.HEIGHT)
    if told is None or bool(told[0]) == (king > int(str(told[1]))):
        return ""
    words = N_("You told before that you are above space {n}.")
    return say(words if told[0] else N_("You told before that you are not above space {n}."), n=told[1])


# Numbers.
def _points(game: Beside, about: About, answer: Answer) -> str:
    """Both tiles of a Cathedral fit what was told to be the best, also of one that was built since."""
    (cathedral,) = about.things
    points = known.construction_points(game, cathedral) + int(answer[0][1])
    most = known.most_total(game, cathedral)
    if points <= most:
        return _against_best(game, facts.TOTAL, about.at, {cathedral: (points, points)})
    return say(
        "By what you told before, both tiles of {name} have {most} points at most, not {points}.",
        name=thing_name(game.kit.box, cathedral), most=most, points=points,
    )  # fmt: skip


def _steps(game: Beside, about: About, answer: Answer) -> str:
    x, start, steps = about.things[0], about.at["start"], int(answer[0][1])
    least, most = known.steps_between(game, x, start)
    names = {"x": thing_name(game.kit.box, x), "start": thing_name(game.kit.box, start)}
    if steps > most:
        within = thing_name(game.kit.box, ("steps", most))
        return say("You told before that {x} is within {steps} of {start}.", **names, steps=within)
    if steps < least and least > 1:
        more = thing_name(game.kit.box, ("steps", least - 1))
        return say("You told before that {x} is more than {steps} from {start}.", **names, steps=more)
    if steps < least:
        return say("{x} and {start} are two places, so it is a step at least.", **names)
    return _against_best(game, facts.DISTANCE, about.at, {x: (steps, steps)})


def _within(game: Beside, about: About, answer: Answer) -> str:
    """What was told to be the closest of some lies within reach if another of them does."""
    steps, ranges = int(str(about.at["steps"])), {}
    for x in about.things:
        least, most = known.steps_between(game, x, about.at["start"])
        ranges[x] = (least, min(most, steps)) if x in answer else (max(least, steps + 1), most)
    return _against_best(game, facts.DISTANCE, {"start": about.at["start"]}, ranges)


def _space(game: Beside, about: About, answer: Answer) -> str:
    (town,) = about.things
    if answer[0][1] or known.space(game, cast("Place", town), known.OF_SPACES.index(facts.FREE_POINTS)) != 1:
        return ""
    name = thing_name(game.kit.box, town)
    return say("You told before that {town} has a free House space with points.", town=name)


# The best of some.
Range = Callable[[Beside, Thing, At], tuple[int, int]]
"""The least and the most that a number of a thing can be, by what was told."""


def _way(game: Beside, x: Thing, at: At) -> tuple[int, int]:
    return known.steps_between(game, x, at["start"])


def _total(game: Beside, x: Thing, at: At) -> tuple[int, int]:
    told = known.total(game, x)
    if told is not None:
        return told, told
    # The top tile has a point at least.
    return known.construction_points(game, x) + 1, known.most_total(game, x)


RANGES: Final[Mapping[Fact, Range]] = {facts.DISTANCE: _way, facts.TOTAL: _total}


def _against_best(game: Beside, fact: Fact, at: At, ranges: Mapping[Thing, tuple[int, int]]) -> str:
    """Return which told to be the best of some contradicts numbers; `ranges` are those that are told now."""
    for how, best, things in known.best_told(game, fact, at):
        if not set(things).isdisjoint(ranges):
            found = _worse(how, best, {x: ranges.get(x) or RANGES[fact](game, x, at) for x in things})
            if found is not None:
                return _best_were(game, how, best, found)
    return ""


def _best_of(game: Beside, about: About, answer: Answer) -> str:
    """Those that are named as the best cannot be worse than others by numbers that are known."""
    fact = about.fact
    if fact is None or fact not in RANGES:
        return ""
    ranges = {x: RANGES[fact](game, x, about.at) for x in about.things}
    found = _worse(about.rungs[0].how, answer, ranges)
    if found is None:
        return ""
    words = (
        N_("By the steps that you told before, {x} does not fit to this.")
        if fact is facts.DISTANCE
        else N_("By the points that you told before, {x} does not fit to this.")
    )
    return say(words, x=thing_name(game.kit.box, found))


def _worse(how: str, best: Sequence[Thing], ranges: Mapping[Thing, tuple[int, int]]) -> Thing | None:
    """Return one that keeps those named from being the best of all and equal, if there is one."""
    if how == "least":
        ranges = {x: (-most, -least) for x, (least, most) in ranges.items()}
    least, most = max(ranges[x][0] for x in best), min(ranges[x][1] for x in best)
    for x, (low, high) in ranges.items():
        if high < least if x in best else low >= most:
            return x
    return None


def _best_were(game: Beside, how: str, best: Sequence[Thing], x: Thing) -> str:
    names = ", ".join(thing_name(game.kit.box, thing) for thing in best)
    words = (
        N_("You told before that {names} is the closest; that does not fit to {x} here.")
        if how == "least"
        else N_("You told before that {names} has the most points; that does not fit to {x} here.")
    )
    return say(words, names=names, x=thing_name(game.kit.box, x))


# Whole lists.
def _judged(game: Beside, about: About, answer: Answer) -> str:
    """Who passes all that is known has a right to be named, and nobody comes before one who is known to be better."""
    if about.fact is not None:
        return _best_of(game, about, answer)
    musts = [rung for rung in about.rungs if rung.how == "must"]
    fit = [x for x in about.things if all(_value(game, about, rung, x) == 1 for rung in musts)]
    if not answer:
        return _fits(game, about, fit[0]) if fit else ""
    others = [rung for rung in about.rungs if rung.how != "must"]
    for one, two in combinations(answer, 2):
        differs = _not_equal(game, about, others, one, two)
        if differs:
            return differs
    for x in fit:
        for named in answer:
            rung = _before(game, about, others, x, named) if x not in answer else None
            if rung is not None:
                names = {"x": thing_name(game.kit.box, x), "other": thing_name(game.kit.box, named)}
                return say(
                    "By what you told before, {x} comes before {other}: {why}.", **names, why=say(rung.name)
                )  # fmt: skip
    return ""


def _value(game: Beside, about: About, rung: RungAsked, x: Thing) -> int | None:
    """Return what is known of a thing for a rung."""
    if rung.fact is None:
        return dict(zip(about.things, rung.values or (), strict=True))[x]
    needs = [about.at[name] for name in rung.fact.needs]
    know = KNOWS.get(rung.fact)
    value = None if know is None else know(game, x, *needs)
    if value is None:
        told = game.memory.recall(asked(rung.fact.name, dict(zip(rung.fact.needs, needs, strict=True)), (x,)))
        value = None if told is None else int(str(told[0]))
    return cast("int | None", value)


def _before(game: Beside, about: About, rungs: Sequence[RungAsked], x: Thing, other: Thing) -> RungAsked | None:
    """Return the rung by which a thing is known to come before another one."""
    for rung in rungs:
        one, two = _value(game, about, rung, x), _value(game, about, rung, other)
        if one is None or two is None:
            return None
        if one != two:
            return rung if (one > two) == (rung.how != "least") else None
    return None


def _not_equal(game: Beside, about: About, rungs: Sequence[RungAsked], one: Thing, two: Thing) -> str:
    """Those that are named together are equal in all that is looked at."""
    for rung in rungs:
        first, second = (_value(game, about, rung, x) for x in (one, two))
        if first is not None and second is not None and first != second:
            names = {"one": thing_name(game.kit.box, one), "two": thing_name(game.kit.box, two)}
            return say(
                "{one} and {two} are not equal: {why} {a} and {b}.", **names, why=say(rung.name), a=first, b=second
            )
    return ""


def _fits(game: Beside, about: About, x: Thing) -> str:
    return say("By what you told before, {x} fits, so one has to be named.", x=thing_name(game.kit.box, x))


# Bonus tiles.
def _other_tiles(game: Beside, at: At, answer: Answer) -> str:
    """A tile that was said not to lie within reach, or a better one that was and is left out."""
    start, steps = at["start"], int(str(at["steps"]))
    for tile in answer:
        if not known.may_lie(game, tile, start, steps):
            return _not_there(game, tile, start, steps)
    lacking: list[Piece] = [("crest", crest) for crest in lacking_crests(game.me)]
    there = [crest for crest in lacking if known.crest_within(game, crest, start, steps)]
    if there and not any(tile in lacking for tile in answer):
        return _is_there(game, there[0], steps)
    return ""


def _all_tiles(game: Beside, about: About, answer: Answer) -> str:
    """Besides, all that were said to lie within reach have to be named."""
    start, steps = about.at["start"], int(str(about.at["steps"]))
    for crest in reading.CREST_OPTIONS:
        if crest not in answer and known.crest_within(game, crest, start, steps):
            return _is_there(game, crest, steps)
    return _other_tiles(game, about.at, answer)


def _not_there(game: Beside, tile: Piece, start: Thing, steps: int) -> str:
    names = {"start": thing_name(game.kit.box, start), "steps": thing_name(game.kit.box, ("steps", steps))}
    if tile[0] == "crest":
        words = N_(
            "You told before that the {crest} does not lie within {steps} of {start}; on the map nothing comes anew."
        )
        return say(words, crest=crest_name(int(tile[1])), **names)
    return say(
        "You told before that no such tile lies within {steps} of {start}; on the map nothing comes anew.", **names
    )


def _is_there(game: Beside, crest: Piece, steps: int) -> str:
    names = {"crest": crest_name(int(crest[1])), "steps": thing_name(game.kit.box, ("steps", steps))}
    return say("You told before in this turn that the {crest} lies within {steps}.", **names)


def _sector(game: Beside, about: About, answer: Answer) -> str:
    """The tile of a sector is a new Crest if one was said to lie there, and none of those that were said not to."""
    (tile,), number = answer, int(str(about.at["number"]))
    lacking = lacking_crests(game.me)
    is_new = tile[0] == "crest" and tile[1] in lacking
    if known.new_crest(game, number, ("crests", *lacking)) and not is_new:
        return say("You told before in this turn that a Crest that it lacks lies at sector {n}.", n=number)
    if tile in known.denied_crests(game, number):
        words = N_("You told before that no Crest that it lacked then lies at sector {n}, so not the {crest}.")
        return say(words, n=number, crest=crest_name(int(tile[1])))
    return ""


# What is read off.
def _prices(game: Beside, about: About, answer: Answer) -> str:
    """Where a new Crest was told to lie for so many AP, a place of the offer costs no more."""
    if about.fact is not facts.OFFER:
        return ""
    cheapest = min(map(int, answer[0][1:]))
    dearer = [ap for ap, there, _ in known.crests_offered(game) if there and ap < cheapest]
    return _crest_for(dearer[0]) if dearer else ""


def _crest_for(ap: int) -> str:
    return say("You told before in this turn that a Crest that it lacks lies in the offer for {ap} AP or fewer.", ap=ap)


def _offer(game: Beside, about: About, answer: Answer) -> str:
    """A place holds a Crest or a Contract, empty places are those that cost most, and Crests are where they were."""
    price, ap = reading.offer_price(game), int(str(about.at["ap"]))
    places = reading.unknown_places(game.offer, price, ap)
    rows = dict(zip(places, reading.rows_told(answer, 1 + len(reading.contract_fields())), strict=True))
    for place, (crest, *contract) in rows.items():
        if crest and any(contract):
            return say(
                "On place {n} lies the {crest} or a Contract, not both.", n=place + 1, crest=crest_name(crest - 1)
            )
        if not crest and not any(contract) and any(any(rows[other]) for other in places if other < place):
            return say("Place {n} is not empty if something lies on its left: the tiles slide.", n=place + 1)
    crests = [(row[0] - 1, price[place]) for place, row in rows.items() if row[0]]
    crests += [(int(tile[1]), price[place]) for place, tile in enumerate(game.offer) if tile[:1] == ("crest",)]
    return _offered(game, ap, crests)


def _offered(game: Beside, ap: int, crests: Sequence[tuple[int, int]]) -> str:
    """Whether a new Crest lies there for so many AP was told in this turn."""
    for most, value, lacks in known.crests_offered(game):
        new = [crest for crest, price in crests if crest in lacks and price <= most]
        if new and not value:
            return say(
                "You told before in this turn that no Crest that it lacks lies in the offer for {ap} AP or fewer.",
                ap=most,
            )
        if value and not new and most <= ap:
            return _crest_for(most)
    return ""


def _helper(game: Beside, about: About, answer: Answer) -> str:
    if all(map(any, reading.rows_told(answer, len(reading.reward_fields())))):
        return ""
    return say("You told before that it is a helper with Resources or points; it gives one at least.")


def _contract(game: Beside, about: About, answer: Answer) -> str:
    rows = reading.rows_told(answer, len(reading.contract_fields()))
    # The last of its numbers are the points.
    if all(any(row[:-1]) for row in rows):
        return ""
    return say("You told before that it is a Contract; it asks for one Resource at least.")


READ: Final[Mapping[str, Callable[[Beside, About, Answer], str]]] = {
    "ap": _prices,
    "new": _offer,
    "reward": _helper,
    "contract": _contract,
    "contract and others": _contract,
}
"""What is read off, by the end of the question's name."""
TOLD: Final[Mapping[Fact | None, Callable[[Beside, About, Answer], str]]] = {
    facts.TOP_TILE: _points,
    facts.DISTANCE: _steps,
    facts.WITHIN: _within,
    facts.SPACE_POINTS: _space,
    facts.TILES: _all_tiles,
    facts.WHEEL_TILE: _sector,
    CREST_AT: _sector,
}
"""What is told of a fact."""
