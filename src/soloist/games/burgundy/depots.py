"""The shared board: each round's dice, goods and removal, ships and the trade, the end of a phase."""

from __future__ import annotations

from soloist.engine.events import Event, What
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.burgundy.kinds import GOODS, JOKER
from soloist.games.burgundy.state import DEPOTS, EMPTY, SHIP_DUE, Game, has, slots_of
from soloist.games.burgundy.taking import make_room, store
from soloist.games.burgundy.turn import different


def begin_round(game: Game, table: Table) -> None:
    """Roll all three dice, lay the next goods tile and remove a tile.

    (burgundy.round.roll to burgundy.round.remove-none)
    """
    number = game.round + 1
    white = table.roll("white die", number)[0]
    dice = table.roll("dice", number, game.kit.numbers.dice)
    game.round, game.white, game.dice = number, white, dice
    game.bought = game.may_buy_points = False
    good = game.goods_row.pop(0)
    game.depot_goods[(white - 1) * GOODS + good - 1] += 1
    if table.listens:
        what: What = {"round": number, "white": white, "die1": dice[0], "die2": dice[-1]}
        table.tell(Event("round begins", "burgundy.round.roll", what))
        table.tell(Event("goods laid", "burgundy.round.goods", {"type": good, "depot": white}))
    _remove(game, white, table)
    game.stage = "turn"


def _remove(game: Game, white: int, table: Table) -> None:
    """Remove the first tile of the white die's depot, or of the next one clockwise that has a tile."""
    for further in range(DEPOTS):
        depot = (white - 1 + further) % DEPOTS + 1
        for slot, place in enumerate(slots_of(depot), 1):
            kind = game.depots[place]
            if kind != EMPTY:
                game.depots[place] = EMPTY
                game.out[kind] += 1
                if table.listens:
                    what: What = {"kind": kind, "depot": depot, "slot": slot}
                    table.tell(Event("tile removed", "burgundy.round.remove", what))
                return


def sail(game: Game, option: Option, table: Table) -> None:
    """Take the goods of a depot, clear the others, and see whether a trade is possible (burgundy.ship.goods)."""
    duchy = game.duchy
    depots = [int(depot) for depot in option[1:]]
    held, on_board = sum(duchy.goods), sum(game.depot_goods)
    for place, count in enumerate(game.depot_goods):
        if count:
            gainer = duchy.goods if place // GOODS + 1 in depots else game.goods_out
            gainer[place % GOODS] += count
            game.depot_goods[place] = 0
    taken = sum(duchy.goods) - held
    game.due[SHIP_DUE] -= 1
    may_trade = sum(duchy.goods) >= game.kit.numbers.trade_goods and any(kind != EMPTY for kind in game.black)
    if may_trade and (on_board or not game.kit.trade_needs_goods):
        game.stage = "trade"
    if table.listens:
        what: What = {"depots": " ".join(map(str, depots)), "tiles": taken}
        table.tell(Event("goods taken", "burgundy.ship.goods", what))
        if on_board > taken:
            table.tell(Event("goods cleared", "burgundy.ship.goods", {"tiles": on_board - taken}))


def trade(game: Game, table: Table) -> None:
    """Trade five goods for a tile of the black depot that is stored face down, or do not (burgundy.ship.trade)."""
    duchy = game.duchy
    options: list[Option] = [("keep",)]
    options += [("trade", slot) for slot, _ in different(game.black)]
    verb, *rest = table.ask(0, "trade", options)
    if verb == "keep":
        game.stage = "turn"
        return
    goods: list[Option] = [("goods", good) for good, n in enumerate(duchy.goods, 1) for _ in range(n)]
    price = game.kit.numbers.trade_goods
    paid = [int(good) for _, good in table.ask_some(0, "trade goods", goods, price, price)]
    room = make_room(game, table)
    for good in paid:
        duchy.goods[good - 1] -= 1
        game.goods_out[good - 1] += 1
    at = int(rest[0]) - 1
    kind = game.black[at]
    game.black[at] = EMPTY
    game.turned[kind] += 1
    store(game, JOKER, room, table)
    game.stage = "turn"
    if table.listens:
        what: What = {"kind": kind, "goods": " ".join(map(str, sorted(paid)))}
        table.tell(Event("traded", "burgundy.ship.trade", what))


def pay_mines(game: Game, table: Table) -> None:
    """Pay silver, and workers with monastery 2, for every mine (burgundy.phase.mines, burgundy.monastery.2)."""
    duchy = game.duchy
    silver = duchy.mines * game.kit.numbers.mine_silver
    workers = duchy.mines * game.kit.values[2] if has(duchy, 2) else 0
    duchy.silver += silver
    duchy.workers += workers
    if table.listens and duchy.mines:
        table.tell(Event("mines paid", "burgundy.phase.mines", {"silver": silver, "workers": workers}))


def clear_tiles(game: Game, table: Table) -> None:
    """Take the tiles that are left in all depots out of the game; goods stay (burgundy.phase.clear)."""
    tiles = 0
    for place in (game.depots, game.black):
        for at, kind in enumerate(place):
            if kind != EMPTY:
                game.out[kind] += 1
                place[at] = EMPTY
                tiles += 1
    if table.listens and tiles:
        table.tell(Event("tiles cleared", "burgundy.phase.clear", {"tiles": tiles, "phase": game.phase}))
