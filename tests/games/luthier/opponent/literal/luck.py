"""What fell while the program decided: the reading draws the same, where it may, and as often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from soloist.engine.answerers import Policy, Straight
from soloist.engine.bags import Bag
from soloist.engine.chance import Keyed
from soloist.engine.questions import Answer, Question
from soloist.engine.sight import BoardSight, Opponent
from soloist.games.luthier.kinds import DECKS
from soloist.games.luthier.opponent.looks import LOOKS
from soloist.games.luthier.state import Game

T = TypeVar("T")


class Luck:
    """Draws of one of several equal things, cards drawn from the top and found by a search, each in order."""

    def __init__(self) -> None:
        self.ties: list[tuple[int, int]] = []
        self.drawn: list[tuple[int, int]] = []
        self.found: list[tuple[int, int]] = []

    def one_of(self, equal: Sequence[T]) -> T:
        """One of several equal things, in the order of the board (LA048)."""
        if len(equal) == 1:
            return equal[0]
        assert self.ties, equal
        size, place = self.ties.pop(0)
        assert size == len(equal), equal
        return equal[place]

    def top(self, deck: int, cards: set[int]) -> int:
        """The top card of a deck."""
        assert self.drawn
        where, card = self.drawn.pop(0)
        assert where == deck
        assert card in cards
        return card

    def search(self, deck: int, fitting: set[int]) -> int:
        """The first of these from the top of a deck."""
        assert self.found
        where, card = self.found.pop(0)
        assert where == deck
        assert card in fitting
        return card

    def used_up(self) -> bool:
        """Whether nothing more fell."""
        return not (self.ties or self.drawn or self.found)


class Noting(Straight[Game]):
    """A table that notes which cards are drawn."""

    __slots__ = ("luck",)

    def __init__(self, game: Game, seed: str, policy: Policy[Game] | None = None) -> None:
        super().__init__(game, policy or _never, Keyed(seed))
        self.luck = Luck()

    def draw(self, label: str, bag: Bag, kinds: Sequence[int], of: str, n: int, index: int) -> list[int]:
        """Draw, and note it."""
        cards = super().draw(label, bag, kinds, of, n, index)
        if of in DECKS:
            noted = self.luck.found if label.startswith("search") else self.luck.drawn
            noted += [(DECKS.index(of), card) for card in cards]
        return cards


def _never(question: Question, state: Game) -> Answer:
    raise AssertionError(f"the AI asks nothing: {question}")


class Eyes(BoardSight[Game]):
    """Sees the board, and notes what is drawn between equals."""

    def __init__(self, game: Game, table: Noting) -> None:
        super().__init__(game, LOOKS, table)
        self.luck = table.luck

    def draw(self, label: str, me: Opponent, size: int) -> int:
        """Draw, and note it."""
        place = super().draw(label, me, size)
        self.luck.ties.append((size, place))
        return place
