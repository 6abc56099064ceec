"""What the Cardinalbot needs most, what it gains, what becomes of its Bonus tiles (TC072 to TC084, TC092 to TC096)."""

from __future__ import annotations

from soloist.engine.hands import Hands
from soloist.engine.sight import NOWHERE, At, Sight
from soloist.engine.text import N_
from soloist.engine.trace import Trace
from soloist.games.tiletum.kinds import (
    ANY,
    CLERGY,
    FOOD,
    GOLD,
    INCOME,
    IRON,
    KING_STEPS,
    POINTS,
    RESOURCE_PART,
    ROW_ACTION,
    ROW_MISC,
    ROW_RESOURCE,
    SPECIAL_FRIENDS,
    STONE,
    VISITORS,
    WHISPERS,
    WOOL,
)
from soloist.games.tiletum.opponent.facts import STONE_COST
from soloist.games.tiletum.opponent.ladders import BEST_TILE, WOOL_OR_IRON
from soloist.games.tiletum.opponent.own import (
    NOTHING,
    Cardinal,
    Piece,
    Place,
    cathedral,
    challenged,
    contract_of,
    is_full,
    keeps_contract,
    lacks_crest,
    need,
    resource,
)
from soloist.games.tiletum.opponent.pieces import parts_of, shown
from soloist.games.tiletum.opponent.verbs import CLIMB, TAKE_TILE

C = "tiletum.cardinal."
STORE: Place = ("to", 0)
"""Where a tile goes: its Storehouse."""
OUT: Place = ("to", 1)
"""Where a tile goes: out of the game."""
HELD: Place = ("to", 2)
"""Where a Contract goes: to its unfulfilled Contracts (TC007)."""


def most_required(me: Cardinal, sight: Sight, why: Trace | None = None) -> int:
    """Return its most required Resource (TC072 to TC075, readings 16 and 39)."""
    wanted, clause = _required(me, sight, why)
    if why is not None:
        why.step(N_("most required: {resource}"), clause, resource=resource(wanted))
    return wanted


def _required(me: Cardinal, sight: Sight, why: Trace | None) -> tuple[int, str]:
    own = me.kit.box.cardinal
    unbuilt = [cathedral(c) for c in me.pillars if c not in me.built]
    stone = me.res[STONE] + (me.res[GOLD] // own.replace_gold if me.kit.afford_with_gold else 0)
    if unbuilt and any(cost > stone for cost in sight.see(STONE_COST, unbuilt)):
        return STONE, C + "needs.stone"
    waiting = any(crest == NOTHING and is_full(me, n) for n, crest in enumerate(me.placed))
    if me.crests and waiting and me.res[FOOD] < own.crest_food:
        return FOOD, C + "needs.food"
    if need(me, WOOL) or need(me, IRON):
        chosen = WOOL_OR_IRON.pick(me, sight, [resource(WOOL), resource(IRON)], NOWHERE, why)
        assert chosen is not None
        return chosen[1], C + "needs.contracts"
    return GOLD, C + "needs.gold"


def gain(me: Cardinal, parts: list[tuple[str, int]], sight: Sight, why: Trace | None) -> None:
    """Give it the Resources and points among the parts of a reward; "any" one by one (reading 27)."""
    for kind, n in parts:
        if kind in RESOURCE_PART:
            me.res[RESOURCE_PART[kind]] += n
        elif kind == POINTS:
            me.points += n
        elif kind == ANY:
            for _ in range(n):
                me.res[most_required(me, sight, why)] += 1


def welcome(me: Cardinal, character: Piece, sight: Sight, why: Trace | None) -> None:
    """Placing a Character is rewarded only by Visitors to the Curia (TC060, TC096)."""
    if not challenged(me, VISITORS):
        return
    before = _counts(me) if why is not None else []
    parts = list(parts_of(character))
    plain = [(kind, n) for kind, n in parts if kind in RESOURCE_PART or kind in (POINTS, ANY)]
    icons = sum(n for part in parts if part not in plain for n in part[1:] if isinstance(n, int))
    gain(me, plain, sight, why)
    me.points += icons * me.kit.box.challenges[VISITORS].number
    if why is not None:
        what: Piece = ("parts", *_gained(before, _counts(me)))
        why.step(N_("gets the reward of the Character: {gained}"), "tiletum.challenge.visitors", gained=what)


def climb(me: Cardinal, steps: int, hands: Hands) -> int:
    """Move its marker up the King track, at most to the top; return how far (TC071, TB106)."""
    to = min(me.kit.box.numbers.king_highest, me.king + steps)
    moved = to - me.king
    if moved > 0:
        hands.do(CLIMB, me.king, to)
        me.king = to
    return max(0, moved)


def goes_to(me: Cardinal, tile: Piece) -> Place:
    """Return where a Bonus tile goes: it keeps a new Crest, by a Challenge a Contract (TC083, TC084, reading 40)."""
    if tile[0] == "crest":
        return STORE if lacks_crest(me, int(tile[1])) else OUT
    return HELD if tile[0] == "contract" and keeps_contract(me) else OUT


def resolve(me: Cardinal, tile: Piece, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Resolve a Bonus tile that it has taken (TC083, TC084, TC092 to TC095)."""
    to = goes_to(me, tile)
    kept = to != OUT
    before = _counts(me)
    clause = C + ("bonus.new-crest" if tile[0] == "crest" else "bonus.other")
    if tile[0] == "crest":
        if kept:
            me.crests.append(int(tile[1]))
    elif tile[0] == "contract":
        if kept:
            me.contracts.append(contract_of(tile))
            clause = "tiletum.challenge.special-friends"
    else:
        clause = _helper(me, tile, sight, hands, why) or clause
    if why is not None:
        gained = _gained(before, _counts(me))
        what = N_("{tile} gives it {gained} and leaves the game") if gained else N_("{tile} leaves the game")
        why.step(N_("{tile} goes {to}") if kept else what, clause, tile=tile, to=to, gained=("parts", *gained))


def _counts(me: Cardinal) -> list[int]:
    return [*me.res, me.points, me.king]


def _gained(before: list[int], now: list[int]) -> Piece:
    """Return the parts of what it has gained."""
    kinds = [*sorted(RESOURCE_PART, key=RESOURCE_PART.__getitem__), POINTS, KING_STEPS]
    gained = zip(kinds, before, now, strict=True)
    return tuple(word for kind, old, new in gained if new > old for word in (kind, new - old))


def _helper(me: Cardinal, tile: Piece, sight: Sight, hands: Hands, why: Trace | None) -> str:
    """Give it what a Challenge gives for a helper; return the last one's clause, empty where none does."""
    row, cards, clause = shown(tile).row, me.kit.box.challenges, ""
    if row == ROW_MISC and challenged(me, SPECIAL_FRIENDS):
        me.res[GOLD] += cards[SPECIAL_FRIENDS].number
        clause = "tiletum.challenge.special-friends"
    if row == ROW_RESOURCE and challenged(me, CLERGY):
        gain(me, list(parts_of(tile)), sight, why)
        clause = "tiletum.challenge.resourceful-clergy"
    if row == ROW_ACTION and challenged(me, WHISPERS):
        climb(me, cards[WHISPERS].number, hands)
        clause = "tiletum.challenge.whispers"
    if row == ROW_ACTION and challenged(me, INCOME):
        me.points += shown(tile).ap
        clause = "tiletum.challenge.ecclesiastical-income"
    return clause


def take_best(me: Cardinal, at: At, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Take the best Bonus tile within reach and resolve it (TC048, TC056, TC076)."""
    tile = BEST_TILE.pick(me, sight, None, at, why)
    if tile is not None:
        hands.do(TAKE_TILE, tile, at["start"], at["steps"], goes_to(me, tile))
        resolve(me, tile, sight, hands, why)
