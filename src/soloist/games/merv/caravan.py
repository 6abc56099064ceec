"""The Caravansary: cards, camels on them, pairs (merv.caravansary.*)."""

from __future__ import annotations

from soloist.engine.events import Event
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.merv import paying
from soloist.games.merv.gains import reward
from soloist.games.merv.kinds import CARAVANSARY, NONE, PLAIN, SAVED, WHITE
from soloist.games.merv.state import Board, Game, saves, spice_limit


def card_options(game: Game, who: int) -> list[Option]:
    """Return each card within reach with each colour that can pay for it (merv.caravansary.access)."""
    board, row = game.boards[who], game.row
    colours = _colours(game, who, board)
    if not colours or not row:
        return []
    camels, spices = game.row_camels, board.spices
    full = sum(n > 0 for n in spices) >= spice_limit(game, who)
    options: list[Option] = []
    for place in range(min(len(row), camels + board.camels + 1)):
        spice = row[place]
        if full and not spices[spice]:
            continue
        # Equal neighbours that both have a camel are the same card.
        if 0 < place < camels and row[place - 1] == spice:
            continue
        options += [("card", place + 1, colour) for colour in colours]
    return options


def _colours(game: Game, who: int, board: Board) -> list[int]:
    """Return what can pay for the next card: SAVED if nothing has to, WHITE only where no plain cube is left."""
    if saves(game, who, CARAVANSARY):
        return [SAVED]
    cubes = board.cubes
    if game.colour != NONE:
        return [game.colour] if cubes[game.colour] or cubes[WHITE] else []
    return [colour for colour in range(PLAIN) if cubes[colour]] or ([WHITE] if cubes[WHITE] else [])


def take_card(game: Game, who: int, option: Option, table: Table) -> None:
    """Pay a cube and take a card; camels of one's own are laid on cards before it (merv.caravansary.one-by-one)."""
    place, colour = int(option[1]) - 1, int(option[2])
    board = game.boards[who]
    game.action = CARAVANSARY
    if colour == SAVED:
        paying.pay(game, who, (SAVED,))
    else:
        if colour != WHITE:
            game.colour = colour
        paying.pay(game, who, (colour if board.cubes[colour] else WHITE,))
    if place < game.row_camels:
        game.row_camels -= 1
        board.camels += 1
    else:
        board.camels -= place - game.row_camels
        game.row_camels = place
    spice = game.row.pop(place)
    board.spices[spice] += 1
    if table.listens:
        table.tell(Event("card", "merv.caravansary", {"player": who, "spice": spice}))
    if board.spices[spice] % game.kit.box.numbers.pair == 0:
        pair = game.kit.box.pair_rewards[spice]
        reward(game, who, [pair], "pair of spices", table, "merv.caravansary.pairs")


def refill(game: Game, table: Table) -> None:
    """Fill the row up from the deck (merv.caravansary.refill)."""
    left = sum(game.deck)
    missing = min(game.kit.box.numbers.row - len(game.row), left)
    if missing:
        kinds = range(len(game.deck))
        game.row += table.draw("caravan cards", game.deck, kinds, "spice", missing, left)
