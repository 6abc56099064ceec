"""The course of the game: four rounds of preparation, turns, King phase, Fair and cleanup (TB020 to TB074)."""

from __future__ import annotations

from collections.abc import Callable

from soloist.engine.events import Event, What
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.tiletum import actions, characters, dice, tasks
from soloist.games.tiletum.gains import has_room, keep
from soloist.games.tiletum.kinds import FAIR_KING, SECTORS
from soloist.games.tiletum.king import fall_together, gain, highest, new_order, score_positions
from soloist.games.tiletum.opponent import digital
from soloist.games.tiletum.piles import deal_bonus, fill_contracts, fill_wheel
from soloist.games.tiletum.scoring import score_end, score_fair
from soloist.games.tiletum.setup import set_up
from soloist.games.tiletum.state import DUES, NONE, Game, player


def over(game: Game) -> bool:
    """Whether the game has ended."""
    return game.stage == "over"


def step(game: Game, table: Table) -> None:
    """Run one step of the game."""
    STAGES[game.stage](game, table)


def prepare(game: Game, table: Table) -> None:
    """Draw the round's dice from the bag, roll them, and put them on the wheel (TB027, TB028)."""
    number, box = game.round + 1, game.kit.box
    drawn = table.draw(
        "dice from the bag", game.bag, range(len(game.bag)), "colour", box.dice_drawn[game.kit.players], number
    )
    rolled = table.roll("dice", number, len(drawn))
    game.round, game.turn = number, 0
    game.corruption = [1] * len(box.corruption)
    for colour, face in zip(drawn, rolled, strict=True):
        game.dice[colour * SECTORS + face - 1] += 1
    game.stage = "corruption"
    if table.listens:
        table.tell(Event("round begins", "tiletum.prepare", {"round": number}))


def corruption(game: Game, table: Table) -> None:
    """Turn over the next Corruption token: everybody falls (TB029, TB030)."""
    box = game.kit.box
    index = game.round * 10 + game.turn // game.kit.players
    token = table.draw("corruption", game.corruption, range(len(box.corruption)), "corruption", 1, index)[0]
    fall_together(game, box.corruption[token])
    game.stage = "turn"
    if table.listens:
        table.tell(Event("corruption", "tiletum.corruption", {"steps": box.corruption[token]}))


def turn(game: Game, table: Table) -> None:
    """Do the whole turn of the Cardinalbot, or ask a person for one thing out of everything that may be done now, and
    do it (TB031 to TB040, TC026).
    """
    who = player(game)
    if who == game.kit.cardinal:
        digital.turn(game, table)
        next_turn(game)
        return
    option = table.ask(who, "turn", turn_options(game))
    verb = str(option[0])
    if verb == "end":
        end_turn(game, table)
    else:
        DEEDS[verb](game, who, option, table)


def turn_options(game: Game) -> list[Option]:
    """Return everything that the person whose turn it is may do now."""
    who = player(game)
    options = dice.die_options(game, who) if game.sector == NONE else dice.wheel_tile_options(game, who)
    options += actions.action_options(game, who)
    options += actions.due_options(game, who)
    options += tasks.task_options(game, who)
    if game.sector != NONE:
        options.append(("end",))
    return options


def end_turn(game: Game, table: Table) -> None:
    """End a turn: what is left lapses, the Contract offer is filled (TB079, TB103, TB104)."""
    fill_contracts(game, table)
    who = player(game)
    game.action = game.sector = game.colour = NONE
    game.die_number = 0
    game.ap = [0] * len(game.ap)
    game.jokers = []
    game.due = [0] * DUES
    game.exchanged = False
    if table.listens:
        table.tell(Event("turn ended", "tiletum.turn", {"player": who}))
    next_turn(game)


def next_turn(game: Game) -> None:
    """Pass to the next player, to the next token, or to the King phase (TB040)."""
    game.turn += 1
    if game.turn == game.kit.box.numbers.turns * game.kit.players:
        game.stage = "king"
    elif game.turn % game.kit.players == 0:
        game.stage = "corruption"
    else:
        game.stage = "turn"


def king(game: Game, table: Table) -> None:
    """Reward the highest marker, score positions, set the order (TB047 to TB055, readings 1 and 2)."""
    reward_highest(game, highest(game), table)
    score_positions(game, table)
    is_king = game.kit.box.fairs[game.fairs[game.round - 1]].kind == FAIR_KING
    early = is_king and not game.kit.king_fair_after_reset
    if early:
        hold_fair(game, table)
    new_order(game, table)
    if game.cardinal is not None:
        digital.reset(game, table)
    game.stage = "cleanup" if early else "fair"


def reward_highest(game: Game, first: int, table: Table) -> None:
    """Give the highest the Bonus tile of the King track or, where none lies, points (TB047, TC022, reading 2)."""
    tile = game.king_tile
    if tile == NONE:
        gain(game, first, game.kit.box.numbers.king_points, "king track", table, "tiletum.king.highest")
    elif first == game.kit.cardinal:
        digital.king_tile(game, table)
    else:
        fits = has_room(game, game.boards[first], tile)
        if fits and table.ask(first, "king tile", [("take",), ("leave",)]) == ("take",):
            keep(game, first, tile, table, "tiletum.king.highest")
        else:
            game.bonus_discard[tile] += 1
        game.king_tile = NONE


def hold_fair(game: Game, table: Table) -> None:
    """Score this round's Fair for everybody (TB056 to TB064, TC023)."""
    score_fair(game, table)
    if game.cardinal is not None:
        digital.fair(game, table)


def fair(game: Game, table: Table) -> None:
    """Hold this round's Fair (TB056 to TB064)."""
    hold_fair(game, table)
    game.stage = "cleanup"


def cleanup(game: Game, table: Table) -> None:
    """Fill up, take the dice back, turn the wheel; after the last round score the end instead (TB065 to TB074)."""
    numbers = game.kit.box.numbers
    if game.round == numbers.rounds:
        score_end(game, table)
        if game.cardinal is not None:
            digital.end(game, table)
        game.stage = "over"
        if table.listens:
            table.tell(Event("game over", "tiletum.end", {}))
        return
    fill_wheel(game, table)
    if game.round < numbers.rounds - 1:
        game.king_tile = (deal_bonus(game, 1, table) or [NONE])[0]
    for place, n in enumerate(game.dice):
        game.bag[place // SECTORS] += n
    game.dice = [0] * len(game.dice)
    game.shift = (game.shift - 1) % SECTORS
    if game.cardinal is not None:
        digital.cleanup(game)
    game.stage = "prepare"
    if table.listens:
        what: What = {"round": game.round}
        table.tell(Event("wheel turned", "tiletum.cleanup", what))


STAGES: dict[str, Callable[[Game, Table], None]] = {
    "setup": set_up,
    "prepare": prepare,
    "corruption": corruption,
    "turn": turn,
    "king": king,
    "fair": fair,
    "cleanup": cleanup,
}
DEEDS: dict[str, Callable[[Game, int, Option, Table], None]] = {
    "die": dice.take_die,
    "wheel tile": dice.take_wheel_tile,
    "do": actions.choose_action,
    "king": actions.step_king,
    "merchant": actions.walk,
    "architect": actions.walk,
    "merchant anywhere": actions.walk,
    "architect anywhere": actions.walk,
    "house": actions.build_house,
    "house anywhere": actions.build_house,
    "pillar": actions.place_pillar,
    "pillar anywhere": actions.place_pillar,
    "fetch": actions.fetch,
    "contract": actions.take_contract,
    "exchange": actions.exchange,
    "gain": actions.gain_any,
    "again": actions.again,
    "character": characters.take_character,
    "refresh": characters.refresh,
    "room": characters.move_in,
    "buy": tasks.buy,
    "fulfil": tasks.fulfil,
    "crest": tasks.place_crest,
    "cathedral": tasks.build_cathedral,
    "use": tasks.use_helper,
    "colour": tasks.recolour,
}
