"""Where a position stands, so that two can be compared: everything that matters to the Cardinalbot.

Of tiles that do nothing for it only what its lists ask counts: it may draw between kinds and not between tiles.
"""

from __future__ import annotations

from copy import deepcopy

from tests.games.tiletum.opponent.literal import lists
from tests.games.tiletum.opponent.literal.deeds import NAMED, resolve, welcome
from tests.games.tiletum.opponent.literal.forks import Script, every
from tests.games.tiletum.opponent.literal.position import VISITORS, Position, Tile


def outcome(p: Position) -> str:
    """A position in words."""
    seen = dict(p.__dict__)
    for name in ("dice", "pillars", "built", "houses"):
        seen[name] = sorted(seen[name])
    seen["tiles"] = sorted(kind(p, tile) for _, tile in p.tiles)
    for name in ("gone", "characters", "pile", "supply"):
        seen[name] = sorted(kind(p, tile) for tile in seen[name])
    if VISITORS in p.challenges:  # what is still to come counts (TC096)
        seen["to come"] = sorted(str(goods_of(piece)) for piece in p.supply)
    return str(seen)


def kind(p: Position, tile: Tile) -> str:
    """What the lists can tell of a tile."""
    if tile[0] == "crest":
        return f"crest {tile[1]}" if lists.is_new(p, tile) else "crest it has"
    if tile[0] == "character":
        return f"character {tile[1]} {lists.total(tile)}"
    if tile[0] == "contract":
        return "contract"
    numbers = lists.points_of(tile), lists.resources_of(tile), lists.count(tile, ("any",)), lists.ap_of(tile)
    return f"helper {numbers}"


def goods_of(piece: Tile) -> list[int]:
    """The Resources, those of choice, and the points and other icons of a Character."""
    words = (*NAMED, "any")
    rest = lists.total(piece) - sum(lists.count(piece[1:], (word,)) for word in words)
    return [*(lists.count(piece[1:], (word,)) for word in words), rest]


def effect(p: Position, tile: Tile) -> frozenset[str]:
    """All that can come out of resolving a Bonus tile, or of taking and placing a Character."""

    def run(draw: Script) -> str:
        one = deepcopy(p)
        if tile[0] != "character":
            resolve(one, tile, draw)
        elif VISITORS in one.challenges:
            welcome(one, tile, draw)
        return outcome(one)

    return frozenset({*every(run), str(tile[1]) if tile[0] == "character" else ""})
