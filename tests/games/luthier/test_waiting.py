"""What an active patron waits for is said in words: its needs, its next gift, when it leaves and what that costs."""

from __future__ import annotations

import pytest
from tests.games.luthier.positions import card, start, with_instrument, with_patron

from soloist.games.luthier.kinds import INSTRUMENTS, NONE, PERFORMANCES
from soloist.games.luthier.state import GIFT_DUE, Game
from soloist.games.luthier.view import view

NEEDS = "Still needed: Strings instrument; Baroque performance; Strings repair."
BACK = "A delivery puts its cube back above the first gift."


def about(game: Game, place: str = "own-patron-1") -> str:
    """What the patron and its cube say of waiting."""
    pieces = view(game, None).places()[place].pieces
    cube = next(piece for piece in pieces if piece.symbol == "cube")
    assert pieces[0].about.startswith(cube.about + " 10 prestige. Power: ")
    return cube.about


@pytest.mark.clauses("luthier.patience", "luthier.patience.leave")
@pytest.mark.parametrize(
    ("round", "gifts", "told"),
    [
        # Three gifts, then it leaves and takes 3.
        (1, 0, "Next gift: 1 inspiration, at the start of round 2. It leaves at the start of round 5: that costs 3"),
        (2, 1, "Next gift: 1 horsehair, at the start of round 3. It leaves at the start of round 5: that costs 3"),
        (4, 3, "It leaves at the start of round 5: that costs 3"),
        (2, 0, "Next gift: 1 inspiration, at the start of round 3. It leaves at the start of round 6: that costs 3"),
    ],
)
def test_a_patron_says_its_next_gift_and_when_it_leaves(round: int, gifts: int, told: str) -> None:
    game = start(round=round)
    with_patron(game, "vivaldi")
    game.boards[0].gifts = [gifts]
    assert about(game) == f"{NEEDS} {told} prestige. {BACK}"


@pytest.mark.clauses("luthier.patience")
@pytest.mark.parametrize(
    ("round", "gifts", "told"),
    [(4, 1, "Next gift: 1 horsehair, at the start of round 5. "), (6, 1, ""), (6, 0, "")],
)
def test_a_patron_that_stays_says_so(round: int, gifts: int, told: str) -> None:
    game = start(round=round)
    with_patron(game, "vivaldi")
    game.boards[0].gifts = [gifts]
    assert about(game) == f"{NEEDS} {told}It stays to the end of the game."


@pytest.mark.clauses("luthier.round.start")
def test_a_cube_that_still_moves_in_this_round_counts_so() -> None:
    game = start(round=4)
    number = with_patron(game, "vivaldi")
    game.boards[0].gifts = [2]
    game.due.append((GIFT_DUE, 0, number))
    assert "Next gift: 2 money, at the start of round 4. It leaves at the start of round 5" in about(game)
    game.round, game.stage = 0, "goals"
    game.boards[0].gifts, game.due = [0], []
    assert "Next gift: 1 inspiration, at the start of round 2." in about(game)


@pytest.mark.clauses("luthier.deliver", "luthier.patience.back", "luthier.reading.37")
def test_a_patron_says_what_is_filled_and_what_is_assigned() -> None:
    game = start(patience="stays")
    number = with_patron(game, "vivaldi")
    with_instrument(game, "violin", patron=number)
    game.boards[0].fills[0][1] = card(PERFORMANCES, "messiah")
    name = game.kit.box.instruments[card(INSTRUMENTS, "violin")].name
    words = about(game)
    needed = f"Strings instrument ({name} is assigned, finish it); Strings repair"
    assert words.startswith(f"Still needed: {needed}. Filled: Baroque performance.")
    assert not words.endswith(BACK)
    game.boards[0].fills[0] = [card(INSTRUMENTS, "violin"), NONE, NONE]
    assert about(game).startswith("Still needed: Baroque performance; Strings repair. Filled: Strings instrument.")


def test_the_patrons_of_others_say_the_same() -> None:
    game = start()
    with_patron(game, "vivaldi", 1)
    assert about(game, "p2-own-patron-1").startswith(NEEDS)
