"""What a Fair counts and scores, for whoever has it: a person or the Cardinalbot (TB063, TC024)."""

from __future__ import annotations

from dataclasses import dataclass

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


@dataclass(slots=True, frozen=True)
class Achievements:
    """What a player has of the things that Fairs count: Houses and Pillars on the map, and so on."""

    houses: int
    pillars: int
    contracts: int
    crests: int
    upper: int
    cathedrals: int
    full_buildings: int

    def counted(self, kind: int) -> int:
        """Return how often a Fair of a kind counts; a set of two needs both (TB063)."""
        return {
            FAIR_HOUSES: self.houses,
            FAIR_PILLARS: self.pillars,
            FAIR_CONTRACTS: self.contracts,
            FAIR_CRESTS: self.crests,
            FAIR_UPPER: self.upper,
            FAIR_CATHEDRALS: self.cathedrals,
            FAIR_BUILDINGS: self.full_buildings,
            FAIR_CONTRACT_CATHEDRAL: min(self.contracts, self.cathedrals),
            FAIR_HOUSE_PILLAR: min(self.houses, self.pillars),
            FAIR_CONTRACT_CREST: min(self.contracts, self.crests),
            FAIR_KING: 1,
        }[kind]


def fair_score(kind: int, number: int, counted: int, king_points: int) -> int:
    """Return what a Fair scores: a product, or a sum with the King track; `number` is of board and tile (TB063)."""
    return number + king_points if kind == FAIR_KING else number * counted
