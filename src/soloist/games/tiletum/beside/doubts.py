"""Contradictions: an answer that cannot be true beside what was told before."""

from __future__ import annotations

from collections import Counter

from soloist.engine.asking import About
from soloist.engine.memory import asked
from soloist.engine.questions import Answer, Question
from soloist.engine.sight import At, Thing
from soloist.engine.text import say
from soloist.games.tiletum.beside.state import Beside
from soloist.games.tiletum.names import FAIR_NAMES, cathedral_name, colour_name, crest_name, spot_name
from soloist.games.tiletum.opponent import facts
from soloist.games.tiletum.opponent.ladders import BEST_TILE
from soloist.games.tiletum.opponent.named import thing_name

MOST_STEPS = 20


def contradiction(game: Beside, question: Question, answer: Answer) -> str:
    """Return which earlier answer an answer contradicts, in a plain sentence, or an empty string."""
    name, about = question.name, question.about
    if name.startswith("fair town") or name == "merchant":
        return _same_town(game, int(answer[0][1]))
    if name.startswith("fair"):
        return _same_fair(game, int(answer[0][1]))
    if name.startswith("dice of round"):
        return _too_many(game, answer)
    if name == "construction":
        return ""
    if not isinstance(about, About):
        return ""
    if about.fact is facts.TOTAL and question.kind == "number":
        return _too_few_points(game, about.things[0], int(answer[0][1]))
    if about.fact is facts.DISTANCE and question.kind == "number":
        return _other_distance(game, about, int(answer[0][1]))
    if about.ladder == BEST_TILE.name and name.count("; ") == 0:
        return _other_crests(game, about.at, answer)
    return ""


def _same_fair(game: Beside, kind: int) -> str:
    if kind not in game.fairs:
        return ""
    n = game.fairs.index(kind) + 1
    what = say(FAIR_NAMES[kind])
    return say(
        "You told before that the tile of round {n} counts this ({what}); there is only one of it.", n=n, what=what
    )


def _same_town(game: Beside, spot: int) -> str:
    if spot not in game.fair_towns:
        return ""
    town, n = spot_name(game.kit.box, spot), game.fair_towns.index(spot) + 1
    return say("You told before that Fair {n} is in {town}; there is only one tile of a town.", n=n, town=town)


def _too_many(game: Beside, answer: Answer) -> str:
    each = game.kit.box.dice_each[game.kit.players]
    for colour, n in Counter(int(die[1]) for die in answer).items():
        if n > each:
            words = colour_name(colour)
            return say("There are only {each} {colour} dice in the bag, not {n}.", each=each, colour=words, n=n)
    return ""


def _too_few_points(game: Beside, cathedral: Thing, points: int) -> str:
    assert isinstance(cathedral, tuple)
    number = int(cathedral[1])
    alone = game.points[number]
    if points >= alone:
        return ""
    name = cathedral_name(game.kit.box, number)
    return say(
        "You told before that the Construction tile of {name} alone has {alone} points, so both cannot have {points}.",
        name=name, alone=alone, points=points,
    )  # fmt: skip


def _other_distance(game: Beside, about: About, distance: int) -> str:
    x, start = about.things[0], about.at["start"]
    for steps in range(MOST_STEPS):
        told = game.memory.recall(asked(facts.WITHIN.name, {"start": start, "steps": steps}, (x,)))
        if told is not None and bool(told[0]) != (distance <= steps):
            names = {"x": thing_name(game.kit.box, x), "start": thing_name(game.kit.box, start), "steps": steps}
            if told[0]:
                return say("You told before that {x} is {steps} or fewer steps from {start}.", **names)
            return say("You told before that {x} is more than {steps} steps from {start}.", **names)
    return ""


def _other_crests(game: Beside, at: At, answer: Answer) -> str:
    """A Crest that was said not to lie within reach in this turn, or one that was and is left out."""
    start, steps = at["start"], at["steps"]
    for crest in [option for option in answer if option[0] == "crest"]:
        told = game.memory.recall(asked(facts.CRESTS_WITHIN.name, {"start": start, "steps": steps}, (crest,)))
        if told == (0,):
            words = crest_name(int(crest[1]))
            return say(
                "You told before in this turn that the {crest} does not lie {n} or fewer steps away.",
                crest=words,
                n=steps,
            )
    return ""
