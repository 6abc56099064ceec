"""The Cardinalbot on a digital board: what the flow of the game calls, with its sight, hands and trace."""

from __future__ import annotations

from soloist.engine.events import Event
from soloist.engine.hands import BoardHands
from soloist.engine.sight import BoardSight
from soloist.engine.table import Table
from soloist.engine.trace import Trace
from soloist.games.tiletum.kinds import FAVOR, READY
from soloist.games.tiletum.king import gain
from soloist.games.tiletum.opponent import phases
from soloist.games.tiletum.opponent.deeds import DOES
from soloist.games.tiletum.opponent.looks import LOOKS, tile_seen
from soloist.games.tiletum.opponent.own import Cardinal, challenged
from soloist.games.tiletum.opponent.turn import take_turn
from soloist.games.tiletum.piles import fill_contracts
from soloist.games.tiletum.scoring import fair_number
from soloist.games.tiletum.state import Game


def me_of(game: Game) -> Cardinal:
    """Return the Cardinalbot of a game, as it stands on the shared tracks."""
    me = game.cardinal
    if me is None:
        raise ValueError("the Cardinalbot does not play")
    me.king, me.points = game.king[game.kit.cardinal], game.points[game.kit.cardinal]
    return me


def _ended(game: Game, me: Cardinal, table: Table, name: str, clause: str, why: Trace | None) -> None:
    game.king[game.kit.cardinal], game.points[game.kit.cardinal] = me.king, me.points
    if table.listens:
        table.tell(Event(name, clause, {"player": game.kit.cardinal, "king": me.king, "total": me.points}, why))


def prepare(game: Game, table: Table) -> None:
    """At the end of set-up: Favor at the Court, Ready for Action (TC098, TC099, reading 28)."""
    me = me_of(game)
    if challenged(me, FAVOR):
        phases.reset_king(me, BoardHands(game, DOES, table))
    if challenged(me, READY):
        bonus = game.kit.box.bonus
        crests = [n if bonus[tile].crest >= 0 else 0 for tile, n in enumerate(game.bonus_pile)]
        for tile in table.draw("cardinalbot crest", crests, range(len(crests)), "bonus", 1, 0):
            game.bonus_pile[tile] -= 1
            me.crests.append(bonus[tile].crest)


def turn(game: Game, table: Table) -> None:
    """Do a whole turn of the Cardinalbot and fill the Contract offer (TC026 to TC043, TB103)."""
    me = me_of(game)
    why = Trace() if table.listens else None
    a, b = table.roll("cardinalbot dice", me.turn + 1, 2)
    take_turn(me, (a, b), BoardSight(game, LOOKS, table), BoardHands(game, DOES, table), why)
    fill_contracts(game, table)
    _ended(game, me, table, "turn of the Cardinalbot", "tiletum.cardinal.turn", why)


def king_tile(game: Game, table: Table) -> None:
    """Take the Bonus tile of the King track, which it does as the highest (TC022)."""
    me, box = me_of(game), game.kit.box
    why = Trace() if table.listens else None
    tile = tile_seen(box, box.bonus[game.king_tile])
    phases.take_king_tile(me, tile, BoardSight(game, LOOKS, table), BoardHands(game, DOES, table), why)
    _ended(game, me, table, "king tile of the Cardinalbot", "tiletum.cardinal.king.highest", why)


def reset(game: Game, table: Table) -> None:
    """Go back up the King track (TC022, TC098)."""
    me = me_of(game)
    why = Trace() if table.listens else None
    phases.reset_king(me, BoardHands(game, DOES, table), why)
    _ended(game, me, table, "reset of the Cardinalbot", "tiletum.cardinal.king.reset", why)


def fair(game: Game, table: Table) -> None:
    """Score this round's Fair for the Cardinalbot (TC023, TC024)."""
    me, box = me_of(game), game.kit.box
    kind = box.fairs[game.fairs[game.round - 1]].kind
    points = phases.fair_points(me, kind, fair_number(game), box.king_points(me.king))
    gain(game, game.kit.cardinal, points, "fair", table, "tiletum.cardinal.fair")


def cleanup(game: Game) -> None:
    """Remove the leftmost Decree (TC025)."""
    phases.next_decree(me_of(game))


def end(game: Game, table: Table) -> None:
    """Score the end for the Cardinalbot (TC086 to TC090)."""
    me = me_of(game)
    why = Trace() if table.listens else None
    phases.final_score(me, BoardSight(game, LOOKS, table), why)
    _ended(game, me, table, "end of the Cardinalbot", "tiletum.cardinal.end", why)
