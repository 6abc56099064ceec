"""Every piece of the game counted wherever it is: nothing may get lost (tiletum.pieces)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from soloist.games.tiletum.kinds import SECTORS
from soloist.games.tiletum.opponent.own import Cardinal
from soloist.games.tiletum.state import FIRST_CHARACTER, FIRST_CONTRACT, NONE, Game, pillar_count


def pieces(game: Game) -> dict[str, int]:
    """Return how many there are of each kind: tiles, dice, Houses, Pillars, Cathedral tiles.

    Crests, Contracts and Characters count by what they show: the Cardinalbot keeps no more of them.
    """
    counts: Counter[str] = Counter()
    for number, n in _tiles(game):
        counts[_tile_kind(game, number)] += n
    for board in game.boards:
        counts.update(f"crest {crest}" for crest in board.crests if crest != NONE)
        counts.update(_character_kind(game, lives) for room in board.rooms for lives in room if lives != NONE)
    if game.cardinal is not None:
        counts.update(_kept_by(game.cardinal))
    for colour, n in enumerate(game.bag):
        counts[f"die {colour}"] = n + sum(game.dice[colour * SECTORS : (colour + 1) * SECTORS])
    for who in range(game.kit.players):
        houses, pillars = _supply(game, who)
        counts[f"houses {who}"] = houses + game.house_owner.count(who)
        counts[f"pillars {who}"] = pillars + pillar_count(game, who)
    for n, stack in enumerate(game.kit.box.stacks):
        counts[f"stack {n}"] = len(stack) - game.stack_next[n] + game.builders[n].bit_count()
    return dict(sorted(counts.items()))


def _tiles(game: Game) -> Iterator[tuple[int, int]]:
    """Return the tiles that lie anywhere but on the Cardinalbot's board, as numbers of a storehouse, and how many."""
    for tile, (pile, discard, out) in enumerate(
        zip(game.bonus_pile, game.bonus_discard, game.bonus_out, strict=True)
    ):  # fmt: skip
        yield tile, pile + discard + out
    yield from ((FIRST_CONTRACT + tile, n) for tile, n in enumerate(game.contract_pile))
    yield from ((FIRST_CHARACTER + tile, n) for tile, n in enumerate(game.character_pile))
    for tile in (*game.sector_tiles, game.king_tile, *game.map_tiles):
        yield tile, int(tile != NONE)
    yield from ((FIRST_CONTRACT + tile, 1) for tile in game.contract_offer if tile != NONE)
    yield from ((FIRST_CHARACTER + tile, 1) for tile in game.character_offer if tile != NONE)
    for board in game.boards:
        yield from ((tile, 1) for tile in (*board.store, *board.contracts))


def _tile_kind(game: Game, number: int) -> str:
    box = game.kit.box
    if number >= FIRST_CHARACTER:
        return _character_kind(game, number - FIRST_CHARACTER)
    if number >= FIRST_CONTRACT:
        row = box.contracts[number - FIRST_CONTRACT]
        return f"crest {row.crest}" if row.crest != NONE else _contract_kind((*row.needs, row.points))
    if number == NONE:
        return "none"
    tile = box.bonus[number]
    if tile.crest != NONE:
        return f"crest {tile.crest}"
    if tile.contract != NONE:
        contract = box.contracts[tile.contract]
        return _contract_kind((*contract.needs, contract.points))
    return f"helper {tile.id}"


def _contract_kind(contract: tuple[int, ...]) -> str:
    return "contract " + "/".join(map(str, contract))


def _character_kind(game: Game, character: int) -> str:
    return f"character {game.kit.box.characters[character].type}"


def _kept_by(me: Cardinal) -> Iterator[str]:
    yield from (f"crest {crest}" for crest in (*me.crests, *me.placed) if crest != NONE)
    yield from (_contract_kind(contract) for contract in (*me.contracts, *me.done))
    yield from (f"character {kind}" for room in me.rooms for kind in room)
    yield from (f"character {piece[0]}" for piece in me.supply)


def _supply(game: Game, who: int) -> tuple[int, int]:
    """Return the Houses and Pillars of a player that are not on the map."""
    if who == game.kit.cardinal:
        # Before set-up it has no board yet.
        me, own = game.cardinal, game.kit.box.cardinal
        return (me.houses_left, me.pillars_left) if me is not None else (own.houses, own.pillars)
    board = game.boards[who]
    on_spaces = max(0, game.kit.box.numbers.pillars_on_contracts - len(board.contracts))
    return board.houses + sum(board.roofs), board.pillars + on_spaces
