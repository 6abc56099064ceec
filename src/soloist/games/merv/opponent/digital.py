"""The Corrupt Magistrate on a digital board: what the flow of the game calls, with its sight, hands and trace."""

from __future__ import annotations

from soloist.engine.events import Event, What
from soloist.engine.hands import BoardHands
from soloist.engine.sight import BoardSight
from soloist.engine.table import Table
from soloist.engine.trace import Trace
from soloist.games.merv.kinds import A_LEVEL, NONE
from soloist.games.merv.opponent import deck, phases
from soloist.games.merv.opponent.deeds import DOES
from soloist.games.merv.opponent.looks import LOOKS
from soloist.games.merv.opponent.own import Magistrate, fresh
from soloist.games.merv.opponent.turn import take_turn
from soloist.games.merv.state import Game, Kit, action_of, courtiers_of, side


def begin(kit: Kit) -> Magistrate:
    """Return the Magistrate before its deck is prepared (MM005)."""
    return fresh(kit, kit.head_start)


def me_of(game: Game) -> Magistrate:
    """Return the Magistrate of a game, as it stands on the shared boards."""
    me, who, box = _own(game), game.kit.magistrate, game.kit.box
    me.points, me.favour, me.influence = game.points[who], game.favour[who], game.influence[who]
    me.mosque, me.path = game.mosque[who], game.paths[who]
    me.buildings = [cell for cell, owner in enumerate(game.owners) if owner == who]
    me.types = [action_of(game, cell) for cell in me.buildings]
    me.soldiers = [cell for cell, owner in enumerate(game.soldiers) if owner == who]
    me.courtiers = courtiers_of(game, who)
    me.posts = [city for city, mask in enumerate(game.posts) if mask >> who & 1]
    me.extra = NONE
    if who in game.breakthroughs[:A_LEVEL]:
        me.extra = box.breakthroughs[game.breakthroughs.index(who)].saves
    if who in game.scoring_tiles:
        owned = zip(box.scoring_tiles, game.scoring_tiles, strict=True)
        me.tiles = [(tile.site, tile.points) for tile, owner in owned if owner == who]
    return me


def _own(game: Game) -> Magistrate:
    if game.magistrate is None:
        raise ValueError("the Corrupt Magistrate does not play")
    return game.magistrate


def prepare(game: Game, table: Table) -> None:
    """At the end of set-up: prepare the solo deck as a sequence of bags (MM007 to MM009)."""
    deck.prepare(_own(game), table)


def turn(game: Game, table: Table) -> None:
    """Do the whole turn of the Magistrate in one step (MM011 to MM023)."""
    me = me_of(game)
    why = Trace() if table.listens else None
    buildings = len(me.buildings)
    sight, hands = BoardSight(game, LOOKS, table), BoardHands(game, DOES, table)
    slot, n = take_turn(me, side(game), table, sight, hands, why)
    if why is not None:
        site = me.buildings[-1] if len(me.buildings) > buildings else NONE
        told: What = {
            "player": game.kit.magistrate, "card": me.card, "slot": slot, "site": site, "n": n, "total": me.points
        }  # fmt: skip
        table.tell(Event("turn of the Magistrate", "merv.turn-of-magistrate.card", told, why))


def round_end(game: Game, table: Table) -> None:
    """After the queue has formed: discard the solo card (MM024)."""
    phases.end_round(_own(game))


def score(game: Game, table: Table) -> None:
    """Score a year: its courtiers without favour, its buildings, its scoring tiles (MM060)."""
    me = me_of(game)
    why = Trace() if table.listens else None
    phases.score_year(me, BoardSight(game, LOOKS, table), BoardHands(game, DOES, table), why)
    _scored(game, me, "scoring of the Magistrate", "merv.magistrate.scoring", table, why)


def year_end(game: Game, table: Table) -> None:
    """After a scoring that is not the last: reshuffle the solo cards (MM010)."""
    deck.reshuffle(_own(game), table)


def end(game: Game, table: Table) -> None:
    """Score its sets of spices at the end of the game (MM061)."""
    me = me_of(game)
    why = Trace() if table.listens else None
    phases.score_end(me, BoardSight(game, LOOKS, table), BoardHands(game, DOES, table), why)
    _scored(game, me, "end of the Magistrate", "merv.magistrate.sets", table, why)


def _scored(game: Game, me: Magistrate, name: str, clause: str, table: Table, why: Trace | None) -> None:
    if why is not None:
        table.tell(Event(name, clause, {"player": game.kit.magistrate, "total": me.points}, why))
