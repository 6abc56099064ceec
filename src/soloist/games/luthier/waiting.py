"""What an active patron waits for, in words: what it needs still, its next gift, when it leaves and what that costs."""

from __future__ import annotations

from collections.abc import Iterator

from soloist.engine.text import N_, say, say_n
from soloist.games.luthier.kinds import NONE
from soloist.games.luthier.names import family_name, need_words, parts_words
from soloist.games.luthier.state import GIFT_DUE, Board, Game


def waiting_words(game: Game, board: Board, place: int) -> str:
    """Return what an active patron waits for and how long it does so (luthier.deliver, luthier.patience)."""
    return " ".join([*_needs(game, board, place), *_cube(game, board, place)])


def _needs(game: Game, board: Board, place: int) -> Iterator[str]:
    row, fills = game.kit.box.patrons[board.patrons[place]], board.fills[place]
    names = [say("{family} instrument", family=family_name(row.primary)), *map(need_words, row.needs)]
    if fills[0] == NONE and board.patrons[place] in board.assigned:
        card = board.instruments[board.assigned.index(board.patrons[place])]
        name = game.kit.box.instruments[card].name
        names[0] = say("{what} ({name} is assigned, finish it)", what=names[0], name=name)
    missing = [name for name, card in zip(names, fills, strict=True) if card == NONE]
    filled = [name for name, card in zip(names, fills, strict=True) if card != NONE]
    if missing:
        yield say("Still needed: {list}.", list="; ".join(missing))
    if filled:
        yield say("Filled: {list}.", list="; ".join(filled))


def _cube(game: Game, board: Board, place: int) -> Iterator[str]:
    card, passed = board.patrons[place], board.gifts[place]
    row, begins, last = game.kit.box.patrons[card], next_move(game, card), game.kit.box.numbers.rounds
    if passed < len(row.gifts) and begins <= last:
        gift = parts_words(row.gifts[passed])
        yield say("Next gift: {gift}, at the start of round {n}.", gift=gift, n=begins)
    leaves = begins + len(row.gifts) - passed
    if leaves > last:
        yield say("It stays to the end of the game.")
        return
    lost = game.kit.box.lost[row.kind]
    words = N_("It leaves at the start of round {round}: that costs {n} prestige.")
    yield say_n(words, words, lost, round=leaves)
    if not game.kit.patience_stays:
        yield say("A delivery puts its cube back above the first gift.")


def next_move(game: Game, card: int) -> int:
    """Return the round at whose start the cube of a patron moves next (luthier.round.start)."""
    if any(kind == GIFT_DUE and patron == card for kind, _, patron in game.due):
        return game.round
    # At the start of round 1 no cube moves.
    return max(game.round, 1) + 1
