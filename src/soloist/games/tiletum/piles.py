"""Piles and offers: what is drawn, and what is filled up (TB066 to TB069, TB103, TB104, reading 42)."""

from __future__ import annotations

from soloist.engine.table import Table
from soloist.games.tiletum.state import NONE, Game


def deal_bonus(game: Game, n: int, table: Table) -> list[int]:
    """Draw up to n Bonus tiles; the discards become the pile again when it is empty."""
    drawn: list[int] = []
    kinds = range(len(game.bonus_pile))
    while len(drawn) < n:
        if not any(game.bonus_pile):
            if not any(game.bonus_discard):
                break
            game.bonus_pile, game.bonus_discard = game.bonus_discard, [0] * len(game.bonus_discard)
        game.drawn_bonus += 1
        drawn += table.draw("bonus tiles", game.bonus_pile, kinds, "bonus", n - len(drawn), game.drawn_bonus)
    return drawn


def deal_characters(game: Game, n: int, table: Table) -> list[int]:
    """Draw up to n Characters."""
    game.drawn_characters += 1
    kinds = range(len(game.character_pile))
    return table.draw("characters", game.character_pile, kinds, "character", n, game.drawn_characters)


def replace_character(game: Game, place: int, table: Table) -> None:
    """Draw another Character for a place of the offer (TB095)."""
    new = deal_characters(game, 1, table)
    game.character_offer[place] = new[0] if new else NONE


def refresh_characters(game: Game, table: Table) -> None:
    """Shuffle the whole offer back into the pile and draw anew (TB096, TC063)."""
    size = len(game.character_offer)
    for tile in game.character_offer:
        if tile != NONE:
            game.character_pile[tile] += 1
    game.character_offer = [NONE] * size
    new = deal_characters(game, size, table)
    game.character_offer = new + [NONE] * (size - len(new))


def fill_contracts(game: Game, table: Table) -> None:
    """Slide the Contract offer to the cheap end and draw new tiles at the other (TB103, TB104)."""
    kept = [tile for tile in game.contract_offer if tile != NONE]
    missing = len(game.contract_offer) - len(kept)
    if not missing:
        return
    game.drawn_contracts += 1
    kinds = range(len(game.contract_pile))
    new = table.draw("contracts", game.contract_pile, kinds, "contract", missing, game.drawn_contracts)
    empty = [NONE] * (missing - len(new))
    game.contract_offer = [*empty, *reversed(new), *kept]


def fill_wheel(game: Game, table: Table) -> None:
    """Put Bonus tiles on the sectors that have none (TB067)."""
    empty = [sector for sector, tile in enumerate(game.sector_tiles) if tile == NONE]
    for sector, tile in zip(empty, deal_bonus(game, len(empty), table), strict=False):
        game.sector_tiles[sector] = tile
