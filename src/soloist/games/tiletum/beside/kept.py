"""What the Cardinalbot does on its own board, which Soloist keeps: what of it is said, and in which words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from soloist.engine.events import Event
from soloist.engine.hands import about_of, own_words
from soloist.engine.sight import Thing
from soloist.engine.text import N_, say
from soloist.engine.trace import LadderSeen, Names, Step, Task, Trace

C: Final = "tiletum.cardinal."
CHALLENGE: Final = "tiletum.challenge."


@dataclass(frozen=True, slots=True)
class Said:
    """The words for steps of a clause; `of` names the value without which nothing has changed on its board."""

    words: str
    of: str = ""


GETS: Final = Said(N_("It gets {gained} for that."), "gained")
TAKES: Final = Said(N_("It gets {n} {resource} for the die."))
GOES: Final = Said(N_("It pays {gold} Gold to go that far."), "gold")
JOKER: Final = Said(N_("Its Joker becomes {action}."))
SAID: Final[Mapping[str, Said]] = {
    C + "pawn": Said(N_("It rolled {a} and {b}: its pawn goes {n} to the right on its Decrees.")),
    C + "decree": Said(N_("Its Decree: “{decree}”.")),
    C + "gain": TAKES,
    CHALLENGE + "deep-coffers": TAKES,
    C + "bonus.other": GETS,
    CHALLENGE + "special-friends": GETS,
    CHALLENGE + "resourceful-clergy": GETS,
    CHALLENGE + "whispers": GETS,
    CHALLENGE + "ecclesiastical-income": GETS,
    CHALLENGE + "visitors": Said(N_("It gets {gained} for the Character."), "gained"),
    C + "joker.king": JOKER,
    C + "joker.merchant": JOKER,
    C + "action": Said(N_("It does the {action} Action with {ap} AP.")),
    C + "architect.unavailable": Said(N_("It puts no Pillar at {cathedral}, which is not available.")),
    C + "architect.move": GOES,
    C + "merchant.first": GOES,
    C + "merchant.move": GOES,
    C + "merchant.house": Said(N_("It scores {points} for its House space."), "points"),
    C + "character.place": Said(N_("It puts the {character} into its {building}.")),
    C + "character.marker": Said(N_("Its {building} is complete: the marker of {ap} AP lies on {action}.")),
    C + "contract.rest": Said(N_("It takes Resources for the rest of {n} AP.")),
    C + "task.crest": Said(N_("It puts {crest} under its {building}, pays {paid} and scores {points}.")),
    C + "task.cathedral": Said(N_("It pays {paid} for {cathedral} and scores {points}.")),
    C + "task.contract-points": Said(
        N_("It fulfils {contract} and scores {points} in all; the tile goes face down on its pile.")
    ),
    C + "end": Said(
        N_("It scores {map} for the map, {buildings} for Buildings, {contracts} for Contracts, {rest} for Resources.")
    ),
}
"""By the clause of a step: what happens on its board alone. Everything else it does is an instruction."""


def is_said(step: Step) -> bool:
    """Whether a step of its trace is told at the table, because its board changes."""
    said = SAID.get(step.clause)
    return said is not None and (not said.of or _is_something(step.values.get(said.of, 0)))


def _is_something(value: Thing) -> bool:
    # What was gained is ("parts", kind, number, ...).
    return len(value) > 1 if isinstance(value, tuple) else bool(value)


DRAWN: Final = "drawn"
"""The name of the event that says which of equal things was drawn."""


def draws(trace: Trace) -> Iterator[LadderSeen]:
    """Return the lists of a trace that left several equal, of which one was drawn, in order."""
    for item in trace.items:
        if isinstance(item, Task):
            yield from draws(item)
        seen = item if isinstance(item, LadderSeen) else None
        while seen is not None:
            if seen.tie is not None and seen.tie.drawn is not None:
                yield seen
            seen = seen.instead


def drawn_event(ladder: LadderSeen) -> Event:
    """Return the event that says which of equal things was drawn."""
    assert ladder.tie is not None
    assert ladder.tie.drawn is not None
    what: dict[str, int | str] = {"place": ladder.tie.drawn}
    for n, kind in enumerate(ladder.tie.kinds):
        parts = kind if isinstance(kind, tuple) else (kind,)
        what |= {f"equal {n}.{place}": part for place, part in enumerate(parts)}
    return Event(DRAWN, ladder.clause, what)


def drawn_words(event: Event, names: Names) -> str:
    """Return as a sentence which of equal things was drawn."""
    equal = [names(thing) for name, thing in about_of(event).items() if name.startswith("equal")]
    *others, last = equal
    text = say(
        "{others} and {last} are equal: {one} is drawn.",
        others=", ".join(others), last=last, one=equal[int(event.what["place"])],
    )  # fmt: skip
    return text[:1].upper() + text[1:]


def kept_words(event: Event, names: Names) -> str:
    """Return what it did on its own board as a sentence."""
    return own_words(event, names, {clause: said.words for clause, said in SAID.items()})
