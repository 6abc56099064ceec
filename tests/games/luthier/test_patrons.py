"""Patrons: deliveries, completion, patience, powers."""

from __future__ import annotations

import pytest
from tests.games.luthier.positions import completed, goods, patron, play, start, with_patron

from soloist.games.luthier.kinds import CRAFT, NONE, PERFORMANCE, PERFORMANCES, REPAIRS, REPUTATION
from soloist.games.luthier.state import COMPLETE_DUE, PERFORMANCE_DUE, REPAIR_DUE, Game

BAROQUE_WORK, CLASSICAL_WORK = 0, 8
"""L'Orfeo, and Orfeo ed Euridice."""


def delivering(game: Game, kind: int, card: int) -> Game:
    """Let player 0 have a card to deliver."""
    board = game.boards[0]
    if kind == PERFORMANCE_DUE:
        game.decks[PERFORMANCES][card] = 0
        board.performed.append(card)
    else:
        game.decks[REPAIRS][card] = 0
        board.repaired.append(card)
    game.due.append((kind, 0, card))
    return game


@pytest.mark.clauses("luthier.patience.back", "luthier.reading.37")
@pytest.mark.parametrize(("patience", "gifts"), [("back", [0, 2]), ("stays", [3, 2])])
def test_a_delivery_puts_the_cube_back(patience: str, gifts: list[int]) -> None:
    game = start(stage="activate", patience=patience)
    with_patron(game, "vivaldi")
    with_patron(game, "bach")
    game.boards[0].gifts = [3, 2]
    at = play(delivering(game, PERFORMANCE_DUE, BAROQUE_WORK), ("for", 1), until="activate")
    assert at.board.gifts == gifts
    assert at.board.fills[0] == [NONE, BAROQUE_WORK, NONE]
    assert at.told("delivered") == [{"player": 0, "patron": patron("vivaldi"), "requirement": 1}]


@pytest.mark.clauses("luthier.deliver")
def test_a_card_that_nobody_needs_stays_with_the_finished_ones() -> None:
    game = start(stage="activate")
    with_patron(game, "vivaldi")
    game.boards[0].fills[0][1] = 1  # this performance it has
    at = play(delivering(game, PERFORMANCE_DUE, BAROQUE_WORK), until="activate")
    assert at.board.performed == [BAROQUE_WORK]
    assert at.board.fills == [[NONE, 1, NONE]]


@pytest.mark.clauses("luthier.patrons.complete", "luthier.patrons")
def test_a_patron_with_all_requirements_filled_is_complete_at_once() -> None:
    game = start(stage="activate")
    with_patron(game, "beethoven")  # Keyboards; performance Classical; performance Romantic: 11, Encore
    with_patron(game, "bach")
    game.boards[0].fills[0] = [6, NONE, 20]
    game.boards[0].gifts = [2, 1]
    at = play(delivering(game, PERFORMANCE_DUE, CLASSICAL_WORK), ("for", 1), until="activate")
    assert at.game.prestige[0] == 11
    assert at.board.tracks[REPUTATION] == 1
    assert at.board.completed == [patron("beethoven")]
    assert (at.board.patrons, at.board.gifts, at.board.fills) == ([patron("bach")], [1], [[NONE] * 3])
    assert at.told("patron completed")[0]["patron"] == patron("beethoven")


@pytest.mark.clauses("luthier.patrons.complete")
def test_of_two_complete_patrons_the_left_one_is_first() -> None:
    game = start(stage="activate")
    with_patron(game, "stadler")
    with_patron(game, "leutgeb")
    game.boards[0].fills = [[5, 0], [20, 0]]
    game.due.append((COMPLETE_DUE, 0, 0))
    at = play(game, until="activate")
    assert at.board.completed == [patron("stadler"), patron("leutgeb")]
    assert at.game.prestige[0] == 7 + 6
    assert at.board.tracks[REPUTATION] == 2


@pytest.mark.clauses("luthier.powers")
@pytest.mark.parametrize(
    ("id", "track", "steps"),
    [("victoria", REPUTATION, 2 + 1), ("lombardini", CRAFT, 2), ("corelli", PERFORMANCE, 2)],
)
def test_powers_that_are_had_once(id: str, track: int, steps: int) -> None:
    game = start(stage="activate")
    with_patron(game, id)
    game.boards[0].fills[0] = [0] * len(game.boards[0].fills[0])
    game.due.append((COMPLETE_DUE, 0, 0))
    assert play(game, until="activate").board.tracks[track] == steps


@pytest.mark.clauses("luthier.powers")
def test_a_recommendation_pays_for_later_patrons() -> None:
    game = start(stage="activate")
    completed(game, "christina")
    with_patron(game, "frederick-ii")
    with_patron(game, "leutgeb")
    game.boards[0].fills = [[3, 8, 6], [20, 0]]
    game.due.append((COMPLETE_DUE, 0, 0))
    assert play(game, until="activate").game.prestige[0] == 2 + 13 + 2 + 2 + 6


@pytest.mark.clauses("luthier.tracks", "luthier.tracks.spaces")
def test_track_spaces_give_what_they_show_once() -> None:
    game = start(stage="activate")
    completed(game, "bach")
    game.boards[0].tracks = [0, 3, 5]
    with_patron(game, "victoria")  # at court: two steps of Reputation, and one for the patron
    game.boards[0].fills[0] = [6, 20, 0]
    game.due.append((COMPLETE_DUE, 0, 0))
    at = play(game, until="activate")
    assert at.board.tracks[REPUTATION] == 8
    assert at.game.prestige[0] == 13 + 1 + 2
    assert [told["space"] for told in at.told("track")] == [6, 7, 8]


@pytest.mark.clauses("luthier.tracks")
def test_steps_beyond_the_end_are_lost() -> None:
    game = start(stage="activate")
    game.boards[0].tracks[REPUTATION] = 8
    with_patron(game, "victoria")
    game.boards[0].fills[0] = [6, 20, 0]
    game.due.append((COMPLETE_DUE, 0, 0))
    at = play(game, until="activate")
    assert (at.board.tracks[REPUTATION], at.game.prestige[0]) == (8, 13)


@pytest.mark.clauses("luthier.tracks.spaces", "luthier.goods")
def test_space_4_gives_goods() -> None:
    game = start(stage="activate")
    game.boards[0].tracks = [3, 3, 3]
    with_patron(game, "corelli")  # Virtuosity: two steps of Performance
    game.boards[0].fills[0] = [0, 0]
    game.due.append((COMPLETE_DUE, 0, 0))
    at = play(game, until="activate")
    assert (at.board.money, at.board.inspiration) == (2, 1)
    game.boards[0].patrons = [patron("arban")]  # Craftsmanship
    at = play(game)
    assert at.name == "materials"


@pytest.mark.clauses("luthier.goods.apprentices")
def test_a_third_apprentice_is_lost() -> None:
    game = start(stage="round", round=2)
    goods(game, apprentices=2)
    with_patron(game, "wagner")  # its first gift: an apprentice
    assert play(game).board.apprentices == 2


def test_repairs_are_delivered_like_performances() -> None:
    game = start(stage="activate")
    with_patron(game, "ottoboni")
    at = play(delivering(game, REPAIR_DUE, 1), ("for", 1), until="activate")
    assert at.board.fills == [[NONE, 1]]
