"""What the Cardinalbot owns: its board, which is the same in digital play and at the table (TC007)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Cardinal:
    """The Cardinalbot's own state: the `me` of its ladders.

    `res` by kind, the reserved Food among them; `king` its space of the King track; `merchant` and `architect` stand on
    spots; `houses` are the spots with its Houses (Tiletum first), `pillars` the Cathedrals with its Pillars, `built`
    those it has contributed to. `crests` are inactive ones in its Storehouse, `placed` the crest under each Building
    (-1), `rooms` the types of the Characters in each Building, `supply` Characters not placed. `contracts` are held
    unfulfilled, `done` fulfilled. `row` holds the Decrees left to right, `pawn` its place among them. `turn` and
    `drawn` key the draws between equals.
    """

    res: list[int]
    points: int
    king: int
    merchant: int
    architect: int
    houses: list[int]
    houses_left: int
    pillars: list[int]
    pillars_left: int
    built: list[int]
    crests: list[int]
    placed: list[int]
    rooms: list[list[int]]
    supply: list[int]
    contracts: list[int]
    done: list[int]
    row: list[int]
    pawn: int
    challenges: list[int]
    turn: int
    drawn: dict[str, int]
