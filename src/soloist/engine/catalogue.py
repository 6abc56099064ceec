"""The catalogue of games, and what every game gives: one folder is one game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Protocol, TypeVar, runtime_checkable

from soloist.engine.components import TableInfo
from soloist.engine.errors import SoloistError
from soloist.engine.events import Event
from soloist.engine.questions import Answer, Chance, Notation, Option, Question
from soloist.engine.rulebook import Rulebook
from soloist.engine.sight import Thing
from soloist.engine.table import Table
from soloist.engine.text import say
from soloist.engine.view import Counter, View

S = TypeVar("S")
T = TypeVar("T", contravariant=True)
Options = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Setting:
    """One option of a game's set-up: its values (as text) with their words, the default first named.

    A reading names its clause in `clause`; a range of numbers is listed value by value. `when` names another setting
    and those of its values under which this one matters; it is always of use if that is empty.
    """

    name: str
    title: str
    values: Sequence[tuple[str, str]]
    default: str
    clause: str = ""
    about: str = ""
    when: tuple[str, Sequence[str]] = ("", ())


@dataclass(frozen=True, slots=True)
class Credits:
    """Who made the printed game."""

    title: str
    designers: str
    publisher: str


@dataclass(slots=True)
class Result:
    """How a game ended: won or lost, and the numbers that a study counts."""

    won: bool
    numbers: dict[str, int] = field(default_factory=dict)


class Rules(Protocol[S]):
    """What a game gives to the engine, the players and the views.

    The engine needs `new`, `step`, `over` and `copy`; the rest serves people, studies and tests.
    """

    name: str
    version: str
    credits: Credits
    fidelity: str
    settings: Sequence[Setting]
    notation: Notation
    package: str
    state_class: type[S]
    brain: bool
    """Whether there is an opponent's brain for a real table: a game that has one (see `tables`), or is one."""

    def new(self, options: Options, overrides: Path | None = None) -> S:
        """Return the state before the first step, for options that `settled` has checked."""
        ...

    def step(self, state: S, table: Table) -> None:
        """Run exactly one step and set the next."""
        ...

    def over(self, state: S) -> bool:
        """Whether the game has ended."""
        ...

    def copy(self, state: S) -> S:
        """Return an independent copy."""
        ...

    def load(self, data: object, like: S) -> S:
        """Return the state that plain data describes, with what is shared taken from a state of the same match."""
        ...

    def refresh(self, state: S) -> None:
        """Work out anew what is derived from the pieces, after a position was set by hand."""
        ...

    def ready(self, state: S) -> bool:
        """Whether set-up is done: scenarios set their position at the first such checkpoint."""
        ...

    def turn(self, state: S) -> int:
        """Return the number of the turn: "start of turn" goes to its first question."""
        ...

    def result(self, state: S) -> Result:
        """Return how the game ended (or would, if it ended now)."""
        ...

    def pieces(self, state: S) -> dict[str, int]:
        """Count every kind of piece wherever it is; the counts never change in a game."""
        ...

    def rank(self, question: Question, state: S) -> list[Answer]:
        """Return sensible answers, the best first: the greedy player, a search's prior and hints use it."""
        ...

    def why_not(self, state: S, question: Question, text: str) -> str:
        """Return why this answer is not among the options, in one plain sentence."""
        ...

    def seats(self, options: Options) -> Mapping[int, str]:
        """Return the names of the computer players that these options put into seats."""
        ...

    def thing(self, state: S, thing: Thing) -> str:
        """Return a thing of a trace in words."""
        ...

    def tell(self, state: S, event: Event) -> str:
        """Return an event as a sentence of the log."""
        ...

    def label(self, state: S, question: Question, option: Option) -> str:
        """Return an option in words."""
        ...

    def view(self, state: S, question: Question | Chance | None) -> View:
        """Return what a person sees."""
        ...

    def counters(self, state: S) -> Sequence[Counter]:
        """Return the numbers of a view that are always in sight: a preview compares only these."""
        ...

    def rulebook(self) -> Rulebook:
        """Return the rules in our own words, clause by clause."""
        ...

    def components(self, overrides: Path | None = None) -> Sequence[TableInfo]:
        """Return each data table with its standing and source."""
        ...


AnyRules = Rules[object]


@runtime_checkable
class Doubting(Protocol[T]):
    """What a game adds that is told things which cannot all be true, beside a real table."""

    def contradiction(self, state: T, question: Question, answer: Answer) -> str:
        """Return which earlier answer an allowed answer contradicts, in a plain sentence, or an empty string."""
        ...


PACKAGE = "soloist.games"
TABLE = "-table"
"""How the name of a game's table game ends."""


@cache
def names() -> tuple[str, ...]:
    """Return the names of the games there are: the folders that hold a `game.py`."""
    return _holding("game.py")


@cache
def tables() -> tuple[str, ...]:
    """Return the names of the games that can be played against an opponent at a table: they hold `beside/game.py`."""
    return _holding("beside", "game.py")


@cache
def every() -> tuple[str, ...]:
    """Return the names of all rules there are: of the games, then of their table games."""
    return (*names(), *(name + TABLE for name in tables()))


def digital(name: str) -> str:
    """Return the name of the digital game whose pieces and rulebook a table game has; of a digital one its own."""
    return name.removesuffix(TABLE)


def beside(name: str) -> bool:
    """Whether this is the name of a table game."""
    return name.endswith(TABLE)


def _holding(*path: str) -> tuple[str, ...]:
    return tuple(sorted(folder.name for folder in files(PACKAGE).iterdir() if folder.joinpath(*path).is_file()))


@cache
def game(name: str) -> AnyRules:
    """Return a game's rules, or those of a table game: the digital one's name with `-table` behind it.

    :raises SoloistError: if there is no such game.
    """
    if name not in every():
        raise SoloistError(say("There is no game “{name}”; there are: {names}.", name=name, names=", ".join(names())))
    folder = digital(name)
    module = f"{PACKAGE}.{folder}.beside.game" if beside(name) else f"{PACKAGE}.{folder}"
    rules: AnyRules = import_module(module).GAME
    return rules


def settled(rules: AnyRules, chosen: Options) -> dict[str, str]:
    """Return all of a game's options: those chosen, checked, and the defaults of the rest.

    :raises SoloistError: if a name or a value is unknown.
    """
    known = {setting.name: setting for setting in rules.settings}
    for name, value in chosen.items():
        if name not in known:
            raise SoloistError(
                say("There is no option “{name}”; there are: {names}.", name=name, names=", ".join(known))
            )
        values = [v for v, _ in known[name].values]
        if value not in values:
            raise SoloistError(
                say(
                    "The option “{name}” cannot be “{value}”; it can be: {values}.",
                    name=name,
                    value=value,
                    values=", ".join(values),
                )
            )
    return {name: chosen.get(name, setting.default) for name, setting in known.items()}
