"""A notation with words for numbers: "die blue 3", where the option holds the number of the colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from soloist.engine.questions import Notation, Option

Words = Sequence[str] | None
"""The words for the numbers of one argument, from 0; None: the number itself."""
_NONE = -1


@dataclass(slots=True)
class WordNotation(Notation):
    """A notation with words: `words` has, by verb, those of each argument, `every` one table for all of them.

    `nothing` is the word for -1 where an argument has words.
    """

    words: Mapping[str, tuple[Words, ...]] = field(default_factory=dict)
    every: Mapping[str, Words] = field(default_factory=dict)
    nothing: str = ""

    def write(self, option: Option) -> str:
        """Return the text of one option."""
        tables = self._tables(option)
        if tables:
            option = (option[0], *(self._word(table, part) for table, part in zip(tables, option[1:], strict=True)))
        return Notation.write(self, option)

    def read(self, text: str, options: Sequence[Option] = ()) -> Option:
        """Return the option with this text, whatever its capitals; raises Refused."""
        option = Notation.read(self, text, options)
        tables = self._tables(option)
        if not tables:
            return option
        return (option[0], *(self._number(table, part) for table, part in zip(tables, option[1:], strict=True)))

    def _tables(self, option: Option) -> tuple[Words, ...]:
        """Return the words for each argument, none if their number is another one."""
        verb = str(option[0]) if option else ""
        if verb in self.every:
            return (self.every[verb],) * (len(option) - 1)
        tables = self.words.get(verb, ())
        return tables if len(tables) == len(option) - 1 else ()

    def _word(self, table: Words, part: str | int) -> str | int:
        if table is None or not isinstance(part, int):
            return part
        if part == _NONE and self.nothing:
            return self.nothing
        return table[part] if 0 <= part < len(table) else part

    def _number(self, table: Words, part: str | int) -> str | int:
        if table is None or not isinstance(part, str):
            return part
        typed = part.casefold()
        if self.nothing and typed == self.nothing:
            return _NONE
        return next((n for n, word in enumerate(table) if word.casefold() == typed), part)
