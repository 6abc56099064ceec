"""The Market, and materials of one's choice (luthier.market)."""

from __future__ import annotations

from soloist.engine.events import Event
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.luthier.costs import mixes, mixes_up_to
from soloist.games.luthier.gains import power
from soloist.games.luthier.kinds import APPRENTICE_PRICE, AT_MARKET, MARKET, MATERIALS, MORE_MATERIAL
from soloist.games.luthier.state import BUY_DUE, Game, materials_due, materials_of


def effect(game: Game, location: int, skill: int, part: str) -> int:
    """Return how much the skill bonuses of a location change its main effect (luthier.bonuses)."""
    return sum(
        n for bonus in game.kit.box.bonuses[location] if skill >= bonus.skill for kind, n in bonus.gives if kind == part
    )


def market_options(game: Game, who: int, skill: int) -> list[Option]:
    """Return every choice of materials (luthier.market.take)."""
    numbers = game.kit.box.numbers
    n = numbers.market + effect(game, MARKET, skill, MORE_MATERIAL) + power(game, who, AT_MARKET)
    if game.market_open:
        n += numbers.market_first
    return [("take", *mix) for mix in mixes(n)]


def at_market(game: Game, who: int, option: Option, table: Table) -> None:
    """Take materials, then buy (luthier.market)."""
    receive(game, who, option, table)
    game.market_open = False
    game.due.append((BUY_DUE, who, 0))


def declined(game: Game, who: int, skill: int) -> None:
    """Give the Market's skill bonus to somebody who takes money instead (luthier.chip.declined)."""
    game.market_open = False
    more = effect(game, MARKET, skill, MORE_MATERIAL)
    if more:
        game.due.append(materials_due(who, more, "skill bonus"))


def receive(game: Game, who: int, option: Option, table: Table) -> None:
    """Take the materials that an option names."""
    materials = game.boards[who].materials
    for kind, n in enumerate(option[1 : 1 + len(MATERIALS)]):
        materials[kind] += int(n)
    if table.listens:
        w, m, h = (int(n) for n in option[1:4])
        table.tell(Event("materials", "luthier.goods", {"player": who, "wood": w, "metal": m, "horsehair": h}))


def choose_materials(game: Game, table: Table) -> None:
    """Ask for the materials of one's choice at the front of the agenda, and take them (luthier.goods)."""
    who, n = game.due[0][1], materials_of(game)[0]
    option = table.ask(who, "materials", [("take", *mix) for mix in mixes(n)])
    game.due.pop(0)
    receive(game, who, option, table)


def buy_options(game: Game, who: int) -> list[Option]:
    """Return everything that may be bought at the Market, nothing first (luthier.market.buy)."""
    numbers, board = game.kit.box.numbers, game.boards[who]
    price = max(0, numbers.apprentice_price - power(game, who, APPRENTICE_PRICE))
    options: list[Option] = []
    for n in range(numbers.apprentices - board.apprentices + 1):
        left = board.money - n * price
        if left < 0:
            break
        options += [("buy", *mix, n) for mix in mixes_up_to(min(numbers.market_buy, left // numbers.market_price))]
    return options


def buy(game: Game, table: Table) -> None:
    """Ask what is bought, and pay for it (luthier.market.buy)."""
    _, who, _ = game.due[0]
    options = buy_options(game, who)
    option = table.ask(who, "buy", options) if len(options) > 1 else options[0]
    game.due.pop(0)
    numbers, board = game.kit.box.numbers, game.boards[who]
    n, more = sum(int(part) for part in option[1:4]), int(option[4])
    price = max(0, numbers.apprentice_price - power(game, who, APPRENTICE_PRICE))
    money = n * numbers.market_price + more * price
    board.money -= money
    board.apprentices += more
    for kind in range(len(MATERIALS)):
        board.materials[kind] += int(option[1 + kind])
    if table.listens and n + more:
        w, m, h = (int(part) for part in option[1:4])
        what = {"player": who, "wood": w, "metal": m, "horsehair": h, "apprentices": more, "money": money}
        table.tell(Event("bought", "luthier.market.buy", what))
