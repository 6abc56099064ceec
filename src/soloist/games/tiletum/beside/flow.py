"""The course of a game beside a real table: what is told each round and turn, and the Cardinalbot's steps between."""

from __future__ import annotations

from collections.abc import Callable

from soloist.engine.asking import About
from soloist.engine.events import Event, What
from soloist.engine.mending import mend
from soloist.engine.questions import Option, Question
from soloist.engine.table import Table
from soloist.engine.text import N_
from soloist.engine.trace import Trace
from soloist.games.tiletum.beside import known, seeing
from soloist.games.tiletum.beside.facts import KING_POINTS, LOWEST_SPACE, YOUR_TILE
from soloist.games.tiletum.beside.mending import HIGHEST_SCORE, PARTS
from soloist.games.tiletum.beside.settings import ROLLED
from soloist.games.tiletum.beside.setup import set_up
from soloist.games.tiletum.beside.state import BOT, EMPTY, YOU, Beside, action_at, whose
from soloist.games.tiletum.kinds import FAIR_KING, RESOURCES, SECTORS
from soloist.games.tiletum.opponent import phases, verbs
from soloist.games.tiletum.opponent.own import Piece
from soloist.games.tiletum.opponent.turn import take_turn

CORRUPTION = "tiletum.cardinal.corruption"
REFILL = "offer refilled"
KING_ORDER = "king order"
MOST_BELOW = 20
"""No King track has as many spaces below 0."""
HIGHEST_TOKEN = 7
"""No Corruption token shows as much."""
CORRECT: Option = ("correct",)
"""What is told instead of a die where something about the Cardinalbot went wrong."""


def over(game: Beside) -> bool:
    """Whether the game has ended."""
    return game.stage == "over"


def step(game: Beside, table: Table) -> None:
    """Run one step of the game."""
    STAGES[game.stage](game, table)


def dice(game: Beside, table: Table) -> None:
    """Roll the round's dice, or hear what you rolled (TB027, TB028)."""
    box, number = game.kit.box, game.round + 1
    each, n = box.dice_each[game.kit.players], box.dice_drawn[game.kit.players]
    fallen = [0] * len(game.dice)
    if game.kit.options["dice"] == ROLLED:
        bag = [each] * len(RESOURCES)
        drawn = table.draw("dice from the bag", bag, range(len(bag)), "colour", n, number)
        for colour, face in zip(drawn, table.roll("dice", number, n), strict=True):
            fallen[colour * SECTORS + face - 1] += 1
    else:
        kinds: list[Option] = [("die", place // SECTORS, place % SECTORS + 1) for place in range(len(fallen))]
        for option in table.ask_some(YOU, f"dice of round {number}", kinds, n, n, each):
            fallen[int(option[1]) * SECTORS + int(option[2]) - 1] += 1
    game.dice, game.round, game.turn, game.stage = fallen, number, 0, "corruption"
    if table.listens:
        shown = " ".join(str(place) for place, count in enumerate(fallen) for _ in range(count))
        table.tell(Event("dice on the wheel", "tiletum.prepare", {"round": number, "dice": shown}))


def corruption(game: Beside, table: Table) -> None:
    """Hear the Corruption token: the Cardinalbot falls like everybody (TB029, TB030, TC021)."""
    steps = table.ask_number(YOU, "corruption", 0, HIGHEST_TOKEN)
    start, to = game.me.king, game.me.king - steps
    why = Trace() if table.listens else None
    if why is not None:
        words = N_("the token shows {n}: from {start} of the King track to {to}")
        why.step(words, CORRUPTION, n=steps, start=start, to=to)
    if to < 0:
        to = max(to, -seeing.sight(game, table).see(LOWEST_SPACE, [("king track", 0)])[0])
    game.me.king = to
    known.you_fall(game, steps)
    seeing.king_moved(game)
    game.stage = "turn"
    if why is not None:
        if to > start - steps:
            why.step(N_("the King track ends at {to}"), CORRUPTION, to=to)
        table.tell(Event("corruption", CORRUPTION, {"steps": steps, "king": to}, why))
    if to < start:
        hands = seeing.hands(game, table, why)
        hands.do(verbs.CLIMB, start, to)
        hands.do(verbs.YOUR_FALL, steps)


def turn(game: Beside, table: Table) -> None:
    """Hear what you did, or do the turn of the Cardinalbot (TC026)."""
    if whose(game) == BOT:
        bot_turn(game, table)
    elif not your_turn(game, table):
        mend(game, table, YOU, PARTS, "tiletum.cardinal.board")
        return
    game.turn += 1
    if game.turn == game.kit.box.numbers.turns * game.kit.players:
        game.stage = "king"
    elif game.turn % game.kit.players == 0:
        game.stage = "corruption"


def your_turn(game: Beside, table: Table) -> bool:
    """Hear which die you took, and where you built Houses; return False if something is to be corrected instead."""
    towns = seeing.towns_for_your_house(game)
    die_asked = Question(YOU, "your die", [*seeing.dice_on_wheel(game), CORRECT])
    built_asked = Question(YOU, "your Houses", towns, "some", 0, len(towns))
    # Gold may have made another number of the die, so its sector does not tell whether a known tile was taken.
    tile_asked = Question(YOU, "your tile", [*seeing.tiles_told(game), EMPTY], about=About(YOUR_TILE))
    table.soon([die_asked, built_asked, *([tile_asked] if len(tile_asked.options) > 1 else [])])
    (die,) = table.answer(die_asked)
    if die == CORRECT:
        return False
    built = table.answer(built_asked)
    (tile,) = table.answer(tile_asked) if len(tile_asked.options) > 1 else (EMPTY,)
    game.dice[int(die[1]) * SECTORS + int(die[2]) - 1] -= 1
    game.houses += [int(town[1]) for town in built]
    seeing.you_moved(game, tile)
    if table.listens:
        houses = " ".join(str(town[1]) for town in built)
        table.tell(Event("your turn", "tiletum.turn", {"colour": die[1], "number": die[2], "houses": houses}))
    return True


def bot_turn(game: Beside, table: Table) -> None:
    """Do a whole turn of the Cardinalbot, asking what it needs to see (TC026 to TC043)."""
    me = game.me
    why = Trace() if table.listens else None
    a, b = table.roll("cardinalbot dice", me.turn + 1, 2)
    hands = seeing.hands(game, table, why)
    take_turn(me, (a, b), seeing.sight(game, table), hands, why)
    game.memory.end_turn()
    if hands.offered and table.listens:
        table.tell(Event(REFILL, "tiletum.turn.refill", {}))
    seeing.offer_slides(game)
    _ended(game, table, "turn of the Cardinalbot", "tiletum.cardinal.turn", why)


def _ended(game: Beside, table: Table, name: str, clause: str, why: Trace | None, **more: int) -> None:
    if table.listens:
        table.tell(Event(name, clause, {"king": game.me.king, "total": game.me.points, **more}, why))


def king(game: Beside, table: Table) -> None:
    """Reward the highest, score its space, set the order, let it go back up (TB047 to TB055, TC022)."""
    me, numbers = game.me, game.kit.box.numbers
    game.king = table.ask_number(YOU, "your space", -(known.spaces_below(game) or MOST_BELOW), numbers.king_highest)
    if table.listens:
        highest: What = {"king": me.king, "yours": game.king, "round": game.round}
        table.tell(Event(KING_ORDER, "tiletum.cardinal.king.highest", highest))
    if me.king >= game.king:
        _reward_of_highest(game, table)
    me.points += _king_points(game, table)
    is_king = game.fairs[game.round - 1] == FAIR_KING
    early = is_king and not game.kit.king_fair_after_reset
    if early:
        hold_fair(game, table)
    game.first = BOT if me.king >= game.king else YOU
    known.hear_your_space(game, game.king)
    why = Trace() if table.listens else None
    phases.reset_king(me, seeing.hands(game, table, why), why)
    after = {"round": game.round, "yours": game.king, "first": game.first}
    _ended(game, table, "king phase", "tiletum.cardinal.king.reset", why, **after)
    game.stage = "cleanup" if early else "fair"


def _reward_of_highest(game: Beside, table: Table) -> None:
    """As the highest it takes the tile of the King track, in the last round points (TC022, reading 2)."""
    me, numbers = game.me, game.kit.box.numbers
    if game.round == numbers.rounds:
        me.points += numbers.king_points
        return
    why = Trace() if table.listens else None
    sight = seeing.sight(game, table)
    tiles: list[Piece] = seeing.king_tile(sight)
    for tile in tiles:
        phases.take_king_tile(me, tile, sight, seeing.hands(game, table, why), why)
    game.memory.end_turn()
    if tiles:
        _ended(game, table, "king tile of the Cardinalbot", "tiletum.cardinal.king.highest", why)


def _king_points(game: Beside, table: Table) -> int:
    space = ("space", game.me.king)
    return seeing.sight(game, table).see(KING_POINTS, [space])[0]


def hold_fair(game: Beside, table: Table) -> None:
    """Score this round's Fair for the Cardinalbot, wherever it is (TC023, TC024)."""
    me, place = game.me, game.round - 1
    kind = game.fairs[place]
    number = game.fair_numbers[place] + next(fair.number for fair in game.kit.box.fairs if fair.kind == kind)
    king_points = _king_points(game, table) if kind == FAIR_KING else 0
    points = phases.fair_points(me, kind, number, king_points)
    me.points += points
    if table.listens:
        yours = int(game.fair_towns[place] in game.houses)
        what: What = {"round": game.round, "points": points, "total": me.points, "yours": yours}
        why = Trace()
        phases.note_fair(me, kind, number, king_points, why)
        table.tell(Event("fair of the Cardinalbot", "tiletum.cardinal.fair", what, why))


def fair(game: Beside, table: Table) -> None:
    """Hold this round's Fair (TC023)."""
    hold_fair(game, table)
    game.stage = "cleanup"


def cleanup(game: Beside, table: Table) -> None:
    """Remove a Decree and turn the wheel; after the last round score the end (TC025, TC085 to TC090)."""
    if game.round < game.kit.box.numbers.rounds:
        phases.next_decree(game.me)
        game.shift = (game.shift - 1) % SECTORS
        known.wheel_is_filled(game)
        game.stage = "dice"
        if table.listens:
            table.tell(Event("cleanup", "tiletum.cardinal.cleanup", {"round": game.round, "decree": game.me.row[0]}))
        seeing.hands(game, table).do(verbs.CLEAN_UP, ("action", action_at(game, 1)))
        return
    score = table.ask_number(YOU, "your score", -HIGHEST_SCORE, HIGHEST_SCORE)
    why = Trace() if table.listens else None
    phases.final_score(game.me, seeing.sight(game, table), why)
    game.score, game.stage = score, "over"
    _ended(game, table, "end of the Cardinalbot", "tiletum.cardinal.end", why)


STAGES: dict[str, Callable[[Beside, Table], None]] = {
    "setup": set_up,
    "dice": dice,
    "corruption": corruption,
    "turn": turn,
    "king": king,
    "fair": fair,
    "cleanup": cleanup,
}
