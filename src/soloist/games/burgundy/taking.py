"""Taking: tiles to the storage, workers, sales, and the purchase from the black depot."""

from __future__ import annotations

from soloist.engine.events import Event, What
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.burgundy.kinds import JOKER
from soloist.games.burgundy.state import DUE, EMPTY, SALE_GAIN, SLOTS, Game, has
from soloist.games.burgundy.turn import PAYMENTS, different, workers_for


def make_room(game: Game, table: Table) -> int | None:
    """Ask which stored tile leaves the game if the storage is full, and return its storage space.

    (burgundy.storage.full)
    """
    storage = game.duchy.storage
    if EMPTY in storage:
        return None
    options: list[Option] = [("discard", slot) for slot, _ in different(storage)]
    return int(table.ask(0, "discard", options)[1])


def store(game: Game, kind: int, room: int | None, table: Table) -> None:
    """Lay a tile on a free storage space, or on the one whose tile leaves the game for it."""
    storage = game.duchy.storage
    at = storage.index(EMPTY) if room is None else room - 1
    gone = storage[at]
    storage[at] = kind
    if gone != EMPTY:
        leave(game, gone)
        if table.listens:
            table.tell(Event("discarded", "burgundy.storage.full", {"kind": gone}))


def leave(game: Game, kind: int) -> None:
    """Take a tile out of the game; a joker has been counted when it was turned face down."""
    if kind != JOKER:
        game.out[kind] += 1


def use(game: Game, how: str | int, workers: int) -> None:
    """Use up what an action is done with: a die and its workers, or something that was due."""
    if isinstance(how, int):
        game.dice.remove(how)
        game.duchy.workers -= workers
    else:
        game.due[DUE.index(how)] -= 1


def take(game: Game, option: Option, table: Table) -> None:
    """Take a tile from a numbered depot to the storage (burgundy.die.take, burgundy.building.numbered)."""
    _, depot, slot, how = option
    workers = workers_for(game, option)
    room = make_room(game, table)
    use(game, how, workers)
    place = (int(depot) - 1) * SLOTS + int(slot) - 1
    kind = game.depots[place]
    game.depots[place] = EMPTY
    store(game, kind, room, table)
    if table.listens:
        what: What = {"kind": kind, "depot": depot, "slot": slot, "how": how, "workers": workers}
        table.tell(Event("taken", "burgundy.die.take", what))


def take_workers(game: Game, option: Option, table: Table) -> None:
    """Take workers with a die or a free action (burgundy.die.workers, burgundy.monastery.13, burgundy.monastery.14)."""
    _, how = option
    n, duchy = game.kit.numbers, game.duchy
    workers = game.kit.values[14] if has(duchy, 14) else n.workers_taken
    silver = game.kit.values[13] if has(duchy, 13) else 0
    use(game, how, 0)
    duchy.workers += workers
    duchy.silver += silver
    if table.listens:
        what: What = {"workers": workers, "silver": silver, "how": how}
        table.tell(Event("workers taken", "burgundy.die.workers", what))


def sell(game: Game, option: Option, table: Table) -> None:
    """Sell all goods of one type (burgundy.die.sell, burgundy.building.warehouse, burgundy.monastery.3 and 4)."""
    _, good, how = option
    n, duchy = game.kit.numbers, game.duchy
    use(game, how, workers_for(game, option))
    at = int(good) - 1
    tiles = duchy.goods[at]
    duchy.goods[at] = 0
    duchy.sold[at] += tiles
    silver = game.kit.values[3] if has(duchy, 3) else n.sale_silver
    workers = game.kit.values[4] if has(duchy, 4) else 0
    duchy.silver += silver
    duchy.workers += workers
    game.gains.append((SALE_GAIN, tiles * n.sale_points))
    if table.listens:
        what: What = {"type": good, "tiles": tiles, "silver": silver, "workers": workers, "how": how}
        table.tell(Event("sold", "burgundy.die.sell", what))


def buy(game: Game, option: Option, table: Table) -> None:
    """Buy a tile of the black depot, or of any with monastery 6 (burgundy.buy.tile, burgundy.monastery.6)."""
    _, depot, slot, pay = option
    room = make_room(game, table)
    duchy = game.duchy
    workers = PAYMENTS[str(pay)]
    silver = game.kit.numbers.purchase_price - workers
    duchy.silver -= silver
    duchy.workers -= workers
    game.bought = True
    place, at = (game.black, int(slot) - 1) if depot == 0 else (game.depots, (int(depot) - 1) * SLOTS + int(slot) - 1)
    kind = place[at]
    place[at] = EMPTY
    store(game, kind, room, table)
    if table.listens:
        what: What = {"kind": kind, "depot": depot, "silver": silver, "workers": workers}
        table.tell(Event("bought", "burgundy.buy.tile", what))
