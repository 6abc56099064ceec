"""The words for what the AI sees, does and decides about: in a trace, an instruction, a question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from soloist.engine.sight import Thing
from soloist.engine.text import N_, say
from soloist.games.luthier.kinds import BY_ERA, LEVELS, NONE, WORKBENCH
from soloist.games.luthier.names import (
    POINTS_FOR,
    award_place_name,
    desk_name,
    era_name,
    family_name,
    level_name,
    location_name,
    need_words,
)
from soloist.games.luthier.opponent.own import AI_LOCATIONS, Piece

DECK_WORDS: Final = (N_("patrons"), N_("instruments"), N_("performances"), N_("repairs"))
PATRON_SPACES: Final = (N_("its left patron space"), N_("its right patron space"))
GOAL_LEVELS: Final = (N_("no level"), N_("the bottom level"), N_("the middle level"), N_("the top level"))


def thing_name(thing: Thing) -> str:
    """Return a thing in words: "space 3", "the Strings", "desk 2 of the Brass"."""
    if isinstance(thing, tuple) and thing and str(thing[0]) in _NAMES:
        return _NAMES[str(thing[0])](thing)
    return str(thing)


def _patron(x: Piece) -> str:
    numbers = [int(n) for n in x[1:]]
    needs = "; ".join(need_words(need) for need in zip(numbers[2::2], numbers[3::2], strict=True))
    named = {"primary": family_name(numbers[0]), "n": numbers[1]}
    return say("a patron ({primary} instrument; {needs}; {n} prestige)", needs=needs, **named)


def _instrument(x: Piece) -> str:
    return say("a {family} instrument ({n} prestige)", family=family_name(int(x[1])), n=x[2])


def _performance(x: Piece) -> str:
    era, printed, medium, high, *prestige = (int(n) for n in x[1:])
    words = N_("a {era} performance (number {n}; from {medium}: {one} prestige, from {high}: {two})")
    if printed == NONE:
        words = N_("a {era} performance (from {medium}: {one} prestige, from {high}: {two})")
    elif era == NONE:
        words = N_("a performance (number {n}; from {medium}: {one} prestige, from {high}: {two})")
    return say(words, era=era_name(era), n=printed, medium=medium, high=high, one=prestige[0], two=prestige[1])


def _repair(x: Piece) -> str:
    return say("a {family} repair (worth {n})", family=family_name(int(x[1])), n=x[2])


def _back(x: Piece) -> str:
    deck, of = int(x[1]), int(x[2])
    kind = era_name(of) if deck in BY_ERA else family_name(of)
    return say("{kind} ({deck})", kind=kind, deck=say(DECK_WORDS[deck]))


def _card(x: Piece) -> str:
    location = location_name(AI_LOCATIONS[int(x[1])])
    return say("its {location} card of level {n}", location=location, n=x[2])


def _cards(x: Piece) -> str:
    return ", ".join(location_name(AI_LOCATIONS[int(n)]) for n in x[1:]) or say("none")


def _rows(x: Piece) -> str:
    """Return cards, each with the row of its location; the Workbench has none."""
    words = []
    for card, n in zip(x[1::2], x[2::2], strict=True):
        location = AI_LOCATIONS[int(card)]
        name = location_name(location)
        words.append(name if location == WORKBENCH else say("{location} (row at {n})", location=name, n=n))
    return ", ".join(words) or say("none")


def _level(x: Piece) -> str:
    place, level, of = int(x[1]), int(x[2]), int(x[3])
    award = award_place_name(place)
    if of == LEVELS:
        return say("the {level} level of the {place} award", level=level_name(level), place=award)
    return say("level {n} of {of}, from below, of the {place} award", n=level + 1, of=of, place=award)


def _worth(x: Piece) -> str:
    return say("worth at most {n}", n=x[1]) if x[1] else say("whatever it is worth")


def _goal_level(x: Piece) -> str:
    return say("{level} of your goal {n}", level=say(GOAL_LEVELS[int(x[2])]), n=int(x[1]) + 1)


_NAMES: Final[Mapping[str, Callable[[Piece], str]]] = {
    "ai": lambda x: say("the AI"),
    "award": lambda x: say("the {place} award", place=award_place_name(int(x[1]))),
    "back": _back,
    "beside": lambda x: _instrument(x[1:]),
    "card": _card,
    "cards": _cards,
    "deck": lambda x: say(DECK_WORDS[int(x[1])]),
    "desk": lambda x: desk_name(int(x[1]), int(x[2])),
    "eras": lambda x: ", ".join(era_name(int(n)) for n in x[1:]) or say("none"),
    "families": lambda x: ", ".join(family_name(int(n)) for n in x[1:]) or say("none"),
    "for": lambda x: say(POINTS_FOR[str(x[1])]),
    "goal": lambda x: say("your goal {n}", n=int(x[1]) + 1),
    "goal level": _goal_level,
    "hand": lambda x: say("in your hand"),
    "icon": lambda x: location_name(int(x[2])),
    "instrument": _instrument,
    "level": _level,
    "location": lambda x: location_name(int(x[1])),
    "patron": _patron,
    "patron space": lambda x: say(PATRON_SPACES[int(x[1])]),
    "performance": _performance,
    "repair": _repair,
    "rows": _rows,
    "section": lambda x: family_name(int(x[1])),
    "space": lambda x: say("space {n}", n=x[1]),
    "token": lambda x: say("its token with the instrument") if x[1] else say("its token"),
    "track": lambda x: say("the AI Goals track"),
    "whose": lambda x: say("the AI's alone") if x[1] else say("everybody's"),
    "worth": _worth,
}
