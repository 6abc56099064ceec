"""Reasons: what a question at a real table is for, as a line beside it with the rule that it serves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from soloist.engine.asking import About
from soloist.engine.questions import Question

Reason = tuple[str, str]
"""A message, and the clause that says so."""
NO_REASON: Final[Reason] = ("", "")


@dataclass(frozen=True, slots=True)
class Reasons:
    """The reasons of a game: by the name of the list that is judged, of the fact that is looked at, and others by how
    the question's name begins.
    """

    of_ladders: Mapping[str, Reason]
    of_facts: Mapping[str, Reason]
    by_name: Mapping[str, Reason]

    def of(self, question: Question) -> Reason:
        """Return what a question is for; what needs no reason has an empty one."""
        about = question.about
        if isinstance(about, About):
            if about.ladder in self.of_ladders:
                return self.of_ladders[about.ladder]
            if about.fact is not None and about.fact.name in self.of_facts:
                return self.of_facts[about.fact.name]
        return next((why for name, why in self.by_name.items() if question.name.startswith(name)), NO_REASON)
