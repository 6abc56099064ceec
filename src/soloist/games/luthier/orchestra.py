"""The Orchestra: tokens on desks and back rows, First Chairs (luthier.orchestra)."""

from __future__ import annotations

from soloist.engine.events import Event, What
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.luthier.gains import advance, gain, power_gains
from soloist.games.luthier.kinds import FAMILIES, NONE, PER_TOKEN, REPUTATION
from soloist.games.luthier.state import BACK_ROW, INSTRUMENT_TOKEN_DUE, Game, open_desks, tokens_in


def token_options(game: Game, section: int) -> list[Option]:
    """Return where a token may go: an open desk of the section, or its back row; any section for NONE."""
    box = game.kit.box
    options: list[Option] = []
    for number in range(len(FAMILIES)) if section == NONE else (section,):
        desks = open_desks(game, number)
        options += [("desk", number, box.desk_place[desk]) for desk in desks] or [("desk", number, BACK_ROW)]
    return options


def token(game: Game, table: Table) -> None:
    """Ask the person at the front of the agenda where the token goes, and place it (luthier.orchestra.token)."""
    kind, who, section = game.due[0]
    _, number, place = table.ask(who, "token", token_options(game, section))
    game.due.pop(0)
    desk = NONE if place == BACK_ROW else game.kit.box.sections[int(number)].desks[int(place) - 1]
    place_token(game, who, int(number), desk, kind == INSTRUMENT_TOKEN_DUE, table)


def place_token(game: Game, who: int, section: int, desk: int, instrument: bool, table: Table) -> None:
    """Place a token on a desk (NONE: the back row), take its bonus, see to the First Chair (luthier.orchestra)."""
    players = game.kit.players
    if desk == NONE:
        game.back_row[section * players + who] += 1
    elif instrument:
        game.instrument_at[desk] = who
    else:
        game.plain[desk * players + who] += 1
    if table.listens:
        place = BACK_ROW if desk == NONE else game.kit.box.desk_place[desk]
        what: What = {"player": who, "section": section, "desk": place, "instrument": int(instrument)}
        table.tell(Event("token", "luthier.orchestra.token", what))
    if who != game.kit.ai:
        if desk != NONE:
            gain(game, who, game.kit.box.desk_gains[desk], "desk", table, "luthier.orchestra.bonus")
        power_gains(game, who, PER_TOKEN, table)
    seat_first_chair(game, who, section, table)


def seat_first_chair(game: Game, who: int, section: int, table: Table) -> None:
    """Claim an empty First Chair, or take it over with strictly more tokens (luthier.orchestra.chair.more)."""
    holder = game.chairs[section]
    if holder == who:
        return
    if holder != NONE and tokens_in(game, section, who) <= tokens_in(game, section, holder):
        return
    game.chairs[section] = who
    if table.listens:
        what: What = {"player": who, "section": section}
        name = "chair claimed" if holder == NONE else "chair taken"
        table.tell(Event(name, "luthier.orchestra.chair.more", {**what, "from": holder}))
    if holder == NONE and who != game.kit.ai:
        advance(game, who, REPUTATION, 1, table)
