"""Contradictions: an answer that cannot be true beside what was told before."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from soloist.engine.asking import About
from soloist.engine.forms import kinds_told
from soloist.engine.memory import asked, text_of
from soloist.engine.mending import PART, WRONG
from soloist.engine.questions import Answer, Question
from soloist.engine.sight import Fact, Thing
from soloist.engine.text import N_, say
from soloist.games.luthier.beside.facts import MOST_CHIPS, SECTION_SPACES
from soloist.games.luthier.beside.kept import ALL_FAMILIES, TRACK, sized
from soloist.games.luthier.beside.known import FITTING, INSTRUMENT_ON, Said, chair_is_empty, said
from soloist.games.luthier.beside.reading import NOTHING, part_of
from soloist.games.luthier.beside.setup import FIRST_CHIPS, JOINS
from soloist.games.luthier.beside.state import Beside
from soloist.games.luthier.beside.words import name_of
from soloist.games.luthier.kinds import INSTRUMENTS, NONE, PATRONS, PERFORMANCES, REPAIRS
from soloist.games.luthier.names import family_name
from soloist.games.luthier.opponent import facts, ladders
from soloist.games.luthier.opponent.own import HAND, Piece, families_of

DECKS: Final = {
    facts.PATRON.name: PATRONS,
    facts.INSTRUMENT.name: INSTRUMENTS,
    facts.PERFORMANCE.name: PERFORMANCES,
    facts.REPAIR.name: REPAIRS,
}


def contradiction(game: Beside, question: Question, answer: Answer) -> str:
    """Return which earlier answer an answer contradicts, in a plain sentence, or an empty string."""
    if question.name in ALONE:
        return ALONE[question.name](game, answer)
    about, read = question.about, part_of(question)
    if isinstance(about, About) and about.fact is facts.TAKEOVER:
        return _unequal_takeovers(game, question, answer)
    if isinstance(about, About) and about.ladder == ladders.SECTION.name:
        return _unlike_chairs(game, about, answer)
    if not isinstance(about, About) or about.fact is None:
        return ""
    if about.ladder == ladders.DESK.name and not about.rungs:
        return (
            _no_space(answer)
            or _full_beside_others(game, about, answer)
            or _chair_beside_others(game, about.at["section"], answer)
        )
    if about.fact is facts.GETS_CHAIR and answer:
        return _chair_beside_others(game, about.things[0], answer)
    if about.fact.name in ORDERED and len(about.things) == 1:
        return ORDERED[about.fact.name](game, about.things[0], int(answer[0][1]))
    if about.fact.name not in DECKS:
        return ""
    if read == "wants" and answer != (NOTHING,):
        return _not_as_wanted(game, about, answer[0][1])
    if read in ("family", "era") and answer != (NOTHING,):
        return _not_as_judged(game, about, answer[0][1])
    return _upside_down([int(n) for n in answer[0][1:]]) if read == "numbers" else ""


def _upside_down(shown: Sequence[int]) -> str:
    """A high result that takes no more than a medium one, or that brings less."""
    medium, high, worth, more = shown[-4:]
    if high <= medium:
        return say("A high result takes more than a medium one; here it would not.")
    if more < worth:
        return say("You told {n} prestige at medium, so at high it is no less.", n=worth)
    return ""


# Set-up, and what stands on its board.
def _too_many_chips(game: Beside, answer: Answer) -> str:
    if ("round", 1) in answer:
        return say("In round 1 you place the chips that you told before; name later rounds.")
    told = game.memory.recall(FIRST_CHIPS)
    first = int(str(told[0])) if told else 1
    if first + len(answer) <= MOST_CHIPS:
        return ""
    return say("You told {n} chips in round 1; with these you would have more than {most}.", n=first, most=MOST_CHIPS)


def _beyond_the_top(game: Beside, answer: Answer) -> str:
    told = game.memory.recall(asked(facts.GOALS_TOP.name, {}, (("track", 0),)))
    if told is None or int(answer[0][2]) <= int(str(told[0])):
        return ""
    return say("You told that {n} spaces lie above the bottom one on the AI Goals track.", n=told[0])


def _half_an_instrument(game: Beside, answer: Answer) -> str:
    numbers = [int(n) for n in answer[0][1:]]
    for n, (family, prestige) in enumerate(zip(numbers[::2], numbers[1::2], strict=True), 1):
        if family and family - 1 not in families_of(game.me):
            return say("Your game has no {family}; name another family.", family=family_name(family - 1))
        if family and not prestige:
            return say("Instrument {n} has a family, so it is worth some prestige too.", n=n)
        if prestige and not family:
            return say("Instrument {n} is worth some prestige, so it has a family too.", n=n)
    return ""


def _shorter_than_its_cube(game: Beside, answer: Answer) -> str:
    return (_goals_top(game, TRACK, int(answer[0][-1])) if answer[0][-1] else "") or _below_a_token(game, answer)


def _below_a_token(game: Beside, answer: Answer) -> str:
    """A section that ends before a space on which an instrument of the AI lies."""
    for (fact, x), n in zip(sized(game), answer[0][1:], strict=True):
        assert isinstance(x, tuple)
        line = f"{INSTRUMENT_ON}: desk {x[1]} "
        lies = [int(about.removeprefix(line)) for about in game.memory.told if about.startswith(line)]
        if fact is SECTION_SPACES and n and max(lies, default=0) > int(n):
            words = N_("The AI's instrument lies on space {n} of the {section}, so it has that many at least.")
            return say(words, n=max(lies), section=name_of(x))
    return ""


def _fewer_chips(game: Beside, answer: Answer) -> str:
    chips = [int(n) for n in answer[0][1:]]
    for n, (before, now) in enumerate(pairwise(chips), 2):
        if now < before:
            return say("In round {n} you place no fewer chips than in the one before.", n=n)
    return ""


def _in_play(game: Beside) -> Iterator[int]:
    """Yield the families that the AI has something of."""
    me = game.me
    yield from (family for family, _ in me.beside)
    yield from game.chairs
    yield from (section for section, n in enumerate(game.tokens) if n)
    for patron in me.patrons:
        yield from (family for family in (patron.primary,) if family != NONE)
        yield from (of for deck, of in patron.needs if deck == REPAIRS)


def _family_in_play(game: Beside, answer: Answer) -> str:
    there = kinds_told(answer)
    missing = next((family for family in _in_play(game) if family not in there), None)
    if missing is None:
        return ""
    return say("The AI has something of this family, so it is there: {family}.", family=family_name(missing))


def _more_than_families(game: Beside, answer: Answer) -> str:
    if (PART, ALL_FAMILIES) not in answer or len(answer) == 1:
        return ""
    return say("Put the families of instruments right by themselves; what else is wrong comes after it.")


ALONE: Final[Mapping[str, Callable[[Beside, Answer], str]]] = {
    JOINS: _too_many_chips,
    "its counts": _beyond_the_top,
    "its instruments": _half_an_instrument,
    "the families": _family_in_play,
    WRONG: _more_than_families,
    "its sizes": _shorter_than_its_cube,
    "your chips of all rounds": _fewer_chips,
}
"""What is told about no single thing, by the name of the question."""


# The Orchestra.
BEST_SECTIONS: Final = (f"{ladders.SECTION.name}, ", f"most {facts.TAKEOVER.name}: ")
"""How the lines begin by which is kept which sections are the best: by the list, and by its step for takeovers."""


def _no_space(answer: Answer) -> str:
    """A First Chair without a space, or a space where there is said to be none."""
    kinds = {option[0] for option in answer}
    if kinds == {"chair"}:
        return say("Name the spaces beside the First Chair, or say that each holds an instrument.")
    if kinds >= {"desk", "full"}:
        return say("You named a space without an instrument, so not each of them holds one.")
    return ""


def _unlike_chairs(game: Beside, about: About, answer: Answer) -> str:
    """A section whose First Chair is not empty, beside or instead of one where it is (LA047)."""
    if not any(rung.fact is facts.EMPTY_CHAIR for rung in about.rungs):
        return ""
    empty = next((x for x in about.things if chair_is_empty(game, x)), None)
    taken = next((x for x in answer if chair_is_empty(game, x) == 0), None)
    if empty is None or taken is None:
        return ""
    words = N_("The First Chair of the {taken} is not empty, and you told that that of the {empty} is.")
    return say(words, taken=name_of(taken), empty=name_of(empty))


def _unequal_takeovers(game: Beside, question: Question, answer: Answer) -> str:
    """Some sections with a takeover that are not equal in the AI's tokens; all of them say that there is none."""
    if len(answer) == len(question.options):
        return ""
    most = max(answer, key=lambda section: game.tokens[int(section[1])])
    n = game.tokens[int(most[1])]
    if all(game.tokens[int(section[1])] == n for section in answer):
        return ""
    words = N_("Of these the AI has most tokens in the {section}, {n} with this one: name that alone.")
    return say(words, section=name_of(most), n=n + 1)


def _named_with(game: Beside, section: Thing) -> Iterator[tuple[tuple[Thing, ...], str]]:
    """Yield the sections that were named as the best along with one, and the line by which that is remembered."""
    for line, told in game.memory.told.items():
        if line.startswith(BEST_SECTIONS) and section in told.values:
            yield told.values, line


def _full_beside_others(game: Beside, about: About, answer: Answer) -> str:
    """A section without a space and without its First Chair, though others were said to be no better (LA047).

    If all were full, all would be equal.
    """
    section = about.at["section"]
    assert isinstance(section, tuple)
    if answer != (("full", section[1]),):
        return ""
    for named, line in _named_with(game, section):
        others = {text_of(x) for x in named} ^ set(line.rpartition(": ")[2].partition("; ")[0].split(", "))
        if others:
            words = N_("You told that the {section} is better than other sections; without a space it is not.")
            return say(words, section=name_of(section))
    return ""


def _chair_beside_others(game: Beside, section: Thing, answer: Answer) -> str:
    """A First Chair that it gets, in a section that was said to be no better than one where it gets none so (LA047).

    With its first token in a section it gets an empty one alone. With a later one it takes it over, which is as good as
    another takeover with as many tokens and as nothing else.
    """
    assert isinstance(section, tuple)
    if not {("chair", section[1]), section} & set(answer):
        return ""
    n = game.tokens[int(section[1])]
    others = [x for named, _ in _named_with(game, section) for x in named if x != section]
    if not n:
        taken = next((x for x in others if chair_is_empty(game, x) == 0), None)
        words = N_("You told that the {other} will do as well, whose First Chair is not empty.")
        return say(words, other=name_of(taken)) if taken is not None else ""
    unlike = next((x for x in others if isinstance(x, tuple) and game.tokens[int(x[1])] != n), None)
    if unlike is None:
        return ""
    words = N_(
        "You told that the {other} will do as well; it does not where the AI takes over the First Chair of the "
        "{section} with {n} tokens."
    )
    return say(words, other=name_of(unlike), section=name_of(section), n=n + 1)


# What is printed in an order.
def _goals_top(game: Beside, x: Thing, top: int) -> str:
    if top >= game.me.goals:
        return ""
    return say("Its cube stands on space {n} already, so that many lie above the bottom one.", n=game.me.goals)


def _height(x: Piece) -> int:
    """Return how far up a space of a track is, or a level of an award."""
    return int(x[2] if x[0] == "level" else x[1])


def _rising(fact: Fact, same: Callable[[Piece, Piece], bool], words: str) -> Callable[[Beside, Thing, int], str]:
    """What is further up is worth no less than what lies below."""

    def doubt(game: Beside, x: Thing, prestige: int) -> str:
        assert isinstance(x, tuple)
        line = asked(fact.name, {}) + ": "
        for about, told in game.memory.told.items():
            if not about.startswith(line):
                continue
            kind, *numbers = about.removeprefix(line).split(" ")
            other: Piece = (kind, *map(int, numbers))
            value, below = int(str(told.values[0])), _height(other) < _height(x)
            if same(other, x) and (value > prestige if below else value < prestige):
                return say(words, other=name_of(other), n=value, x=name_of(x))
        return ""

    return doubt


ORDERED: Final[Mapping[str, Callable[[Beside, Thing, int], str]]] = {
    facts.GOALS_TOP.name: _goals_top,
    facts.GOALS_PRESTIGE.name: _rising(
        facts.GOALS_PRESTIGE,
        lambda one, other: True,
        N_("You told that {other} is worth {n}; {x} does not fit that: further up is worth no less."),
    ),
    facts.AWARD_PRESTIGE.name: _rising(
        facts.AWARD_PRESTIGE,
        lambda one, other: one[1] == other[1],
        N_("You told that {other} is worth {n}; {x} does not fit that: a higher level is worth no less."),
    ),
}
"""Numbers that are printed in an order, by their facts."""


# Cards.
def _not_as_judged(game: Beside, about: About, of: str | int) -> str:
    """A card said to fit that does not, or the other way round."""
    assert about.fact is not None
    deck, place = DECKS[about.fact.name], about.at["place"]
    for one in said(game, FITTING, deck):
        fits = str(of) in one.names["wanted"][1:]
        if place in one.values and not fits:
            return say("You told that the card on {place} is one of these: {what}.", **_named(one, place))
        if not one.values and fits and place != HAND:
            # A repair is only ever taken from among those that are within the level.
            words = N_("You told that no card of the row is one of these: {what}.")
            if "worth" in one.names:
                words = N_("You told that no repair of the row worth at most {worth} is one of these: {what}.")
            return say(words, worth=one.names.get("worth", ("", ""))[1], **_named(one, place))
    for one in said(game, facts.FITS.name, deck):
        fits = str(of) in one.names["wanted"][1:]
        if one.space == text_of(place) and one.values != (int(fits),):
            words = N_("You told that the card on {place} is none of these: {what}.")
            if not fits:
                words = N_("You told that the card on {place} is one of these: {what}.")
            return say(words, **_named(one, place))
    return ""


def _not_as_wanted(game: Beside, about: About, of: str | int) -> str:
    """A patron said to want an instrument that it does not want, or the other way round (LA028)."""
    place = about.at["place"]
    for one in said(game, facts.PRIMARY_FITS.name, PATRONS):
        if one.space == text_of(place) and one.values != (int(str(of) in one.names["wanted"][1:]),):
            words = N_("You told that the patron on {place} wants no instrument of these: {what}.")
            if one.values == (1,):
                words = N_("You told that the patron on {place} wants an instrument of these: {what}.")
            return say(words, **_named(one, place))
    return ""


def _named(one: Said, place: Thing) -> dict[str, str]:
    kind, *numbers = one.names["wanted"]
    return {"place": name_of(place), "what": name_of((kind, *map(int, numbers)))}
