"""Events: what a step tells, as data; each game has the words for its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from soloist.engine.trace import Trace

What = Mapping[str, int | str]
"""The numbers and pieces of an event, by name."""


@dataclass(slots=True)
class Event:
    """Something that happened: its name, the clause that says so, its numbers and pieces.

    `why` is how an opponent came to it.
    """

    name: str
    clause: str = ""
    what: What = field(default_factory=dict)
    why: Trace | None = None
