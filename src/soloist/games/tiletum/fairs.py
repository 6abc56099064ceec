"""What each Fair would score now, for any round and any player: a help for planning, the same numbers as the rules."""

from __future__ import annotations

from soloist.games.tiletum.kinds import (
    FAIR_BUILDINGS,
    FAIR_CATHEDRALS,
    FAIR_CONTRACT_CATHEDRAL,
    FAIR_CONTRACT_CREST,
    FAIR_CONTRACTS,
    FAIR_CRESTS,
    FAIR_HOUSE_PILLAR,
    FAIR_HOUSES,
    FAIR_KING,
    FAIR_PILLARS,
    FAIR_UPPER,
)
from soloist.games.tiletum.opponent.own import Cardinal
from soloist.games.tiletum.scoring import counted
from soloist.games.tiletum.state import NONE, Game, house_spots


def in_fair(game: Game, who: int, round_: int) -> bool:
    """Whether a player would take part in the Fair of a round (TB060 to TB062); the Cardinalbot always does (TC023)."""
    if who == game.kit.cardinal:
        return True
    town = game.fair_towns[round_ - 1]
    return game.boards[who].merchant == town or town in house_spots(game, who)


def fair_now(game: Game, who: int, round_: int) -> int:
    """Return what the Fair of a round would score now for a player who takes part (TB063, TC024)."""
    box = game.kit.box
    tile = box.fairs[game.fairs[round_ - 1]]
    number = box.fair_numbers[round_ - 1] + tile.number
    if tile.kind == FAIR_KING:
        return number + box.king_points(game.king[who])
    if who == game.kit.cardinal:
        me = game.cardinal
        return number * (0 if me is None else cardinal_counted(me, box.cardinal.rooms, tile.kind))
    return number * counted(game, who, tile.kind)


def cardinal_counted(me: Cardinal, rooms: tuple[int, ...], kind: int) -> int:
    """Return how often the Cardinalbot has what a Fair counts (TC024); `rooms` are those of its Buildings."""
    contracts, cathedrals = len(me.done), len(me.built)
    houses, pillars = len(me.houses), len(me.pillars)
    crests = sum(crest != NONE for crest in me.placed)
    return {
        FAIR_HOUSES: houses,
        FAIR_PILLARS: pillars,
        FAIR_CONTRACTS: contracts,
        FAIR_CRESTS: crests,
        FAIR_UPPER: sum(bool(room) for room in me.rooms),
        FAIR_CATHEDRALS: cathedrals,
        FAIR_BUILDINGS: sum(len(lives) >= size for lives, size in zip(me.rooms, rooms, strict=True)),
        FAIR_CONTRACT_CATHEDRAL: min(contracts, cathedrals),
        FAIR_HOUSE_PILLAR: min(houses, pillars),
        FAIR_CONTRACT_CREST: min(contracts, crests),
    }[kind]
