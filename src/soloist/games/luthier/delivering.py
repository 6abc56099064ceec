"""Deliveries: cards that fill a patron's requirements, patrons that are complete and patrons that leave."""

from __future__ import annotations

from soloist.engine.events import Event
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.luthier.decks import discard
from soloist.games.luthier.gains import advance, gain, power_gains, score
from soloist.games.luthier.kinds import (
    INCOME,
    INSTRUMENTS,
    NONE,
    ONCE,
    PATRONS,
    PER_PATRON,
    PERFORMANCES,
    REPAIRS,
    REPUTATION,
)
from soloist.games.luthier.state import (
    COMPLETE_DUE,
    PERFORMANCE_DUE,
    REPAIR_DUE,
    Board,
    Game,
)

FREE: tuple[Option, ...] = (("free",),)
"""Not for a patron: unassigned, or into the finished pile."""


def has_instrument(board: Board, place: int) -> bool:
    """Whether a patron has an instrument: finished, or unfinished and assigned to it."""
    return board.fills[place][0] != NONE or board.patrons[place] in board.assigned


def lacking(game: Game, board: Board, family: int) -> list[int]:
    """Return the places of patrons with that primary family and no instrument (luthier.guild.assign)."""
    box = game.kit.box
    return [
        place
        for place, card in enumerate(board.patrons)
        if box.patrons[card].primary == family and not has_instrument(board, place)
    ]


def unmet(game: Game, board: Board, place: int, need: tuple[int, int]) -> int:
    """Return the number of an unmet secondary requirement of a patron, as a place of its `fills`, or NONE."""
    fills = board.fills[place]
    for n, wanted in enumerate(game.kit.box.patrons[board.patrons[place]].needs, 1):
        if wanted == need and fills[n] == NONE:
            return n
    return NONE


def assign(game: Game, table: Table) -> None:
    """Ask which patron an instrument just taken is for, if one lacks it (luthier.guild.assign)."""
    _, who, card = game.due[0]
    board = game.boards[who]
    places = lacking(game, board, game.kit.box.instruments[card].family)
    option = table.ask(who, "assign", [*_for(places), *FREE]) if places else ("free",)
    game.due.pop(0)
    if option[0] == "for":
        patron = board.patrons[int(option[1]) - 1]
        board.assigned[board.instruments.index(card)] = patron
        if table.listens:
            what = {"player": who, "instrument": card, "patron": patron}
            table.tell(Event("assigned", "luthier.guild.assign", what))


def equip(game: Game, table: Table) -> None:
    """Ask which unassigned instrument a patron just taken gets, if one fits (luthier.salon.assign)."""
    _, who, patron = game.due[0]
    box, board = game.kit.box, game.boards[who]
    fitting = [
        slot
        for slot, card in enumerate(board.instruments)
        if board.assigned[slot] == NONE and box.instruments[card].family == box.patrons[patron].primary
    ]
    options: list[Option] = [("with", slot + 1) for slot in fitting]
    option = table.ask(who, "equip", [*options, *FREE]) if fitting else ("free",)
    game.due.pop(0)
    if option[0] == "with":
        slot = int(option[1]) - 1
        board.assigned[slot] = patron
        if table.listens:
            what = {"player": who, "instrument": board.instruments[slot], "patron": patron}
            table.tell(Event("assigned", "luthier.salon.assign", what))


def deliver(game: Game, table: Table) -> None:
    """Ask which patron a finished performance, repair or unassigned instrument is for (luthier.deliver)."""
    kind, who, card = game.due[0]
    box, board = game.kit.box, game.boards[who]
    if kind == PERFORMANCE_DUE:
        need = (PERFORMANCES, box.performances[card].era)
    elif kind == REPAIR_DUE:
        need = (REPAIRS, box.repairs[card].family)
    else:
        need = (INSTRUMENTS, box.instruments[card].family)
    if kind in (PERFORMANCE_DUE, REPAIR_DUE):
        places = [place for place in range(len(board.patrons)) if unmet(game, board, place, need) != NONE]
    else:
        places = lacking(game, board, need[1])
    option = table.ask(who, "deliver", [*_for(places), *FREE]) if places else ("free",)
    game.due.pop(0)
    if option[0] == "for":
        place = int(option[1]) - 1
        n = unmet(game, board, place, need) if need[0] != INSTRUMENTS else 0
        fill(game, who, place, n, card, table)
        game.due.append((COMPLETE_DUE, who, 0))


def _for(places: list[int]) -> list[Option]:
    return [("for", place + 1) for place in places]


def fill(game: Game, who: int, place: int, requirement: int, card: int, table: Table) -> None:
    """Fill a requirement of a patron; a delivery puts its cube back (luthier.deliver, luthier.patience.back)."""
    board = game.boards[who]
    board.fills[place][requirement] = card
    if not game.kit.patience_stays:
        board.gifts[place] = 0
    if table.listens:
        what = {"player": who, "patron": board.patrons[place], "requirement": requirement}
        table.tell(Event("delivered", "luthier.deliver", what))


def complete(game: Game, table: Table) -> None:
    """Complete the first patron whose requirements are all filled: prestige, power, R (luthier.patrons.complete)."""
    _, who, _ = game.due[0]
    box, board = game.kit.box, game.boards[who]
    place = next((place for place, fills in enumerate(board.fills) if NONE not in fills), NONE)
    if place == NONE:
        game.due.pop(0)
        return
    card = board.patrons[place]
    patron = box.patrons[card]
    if table.listens:
        what = {"player": who, "patron": card, "power": patron.power}
        table.tell(Event("patron completed", "luthier.patrons.complete", what))
    score(game, who, patron.prestige, "patron", table, "luthier.patrons.complete")
    power_gains(game, who, PER_PATRON, table)
    _remove(board, place)
    board.completed.append(card)
    if box.powers[patron.power].when == ONCE:
        gain(game, who, box.powers[patron.power].gives, "power", table, "luthier.powers")
    advance(game, who, REPUTATION, 1, table)


def _remove(board: Board, place: int) -> None:
    """Take a patron off its space; the other shifts left."""
    del board.patrons[place], board.gifts[place], board.fills[place]


def gift(game: Game, table: Table) -> None:
    """Move a patron's cube down: its gift, or the patron leaves (luthier.patience)."""
    _, who, card = game.due.pop(0)
    box, board = game.kit.box, game.boards[who]
    place, patron = board.patrons.index(card), box.patrons[card]
    if board.gifts[place] == len(patron.gifts):
        leave(game, who, place, table)
        return
    parts = patron.gifts[board.gifts[place]]
    board.gifts[place] += 1
    if table.listens:
        what = {"player": who, "patron": card, "gift": board.gifts[place]}
        table.tell(Event("gift", "luthier.patience", what))
    gain(game, who, parts, "gift", table, "luthier.patience")


def leave(game: Game, who: int, place: int, table: Table) -> None:
    """Lose a patron: prestige, the card, and its hold on an unfinished instrument (luthier.patience.leave)."""
    box, board = game.kit.box, game.boards[who]
    card = board.patrons[place]
    _remove(board, place)
    board.assigned = [NONE if patron == card else patron for patron in board.assigned]
    discard(game, PATRONS, card)
    if table.listens:
        table.tell(Event("patron left", "luthier.patience.leave", {"player": who, "patron": card}))
    score(game, who, -box.lost[box.patrons[card].kind], "patron left", table, "luthier.patience.leave")


def income(game: Game, table: Table) -> None:
    """Give what powers bring at the start of a round (luthier.round.start)."""
    _, who, _ = game.due.pop(0)
    power_gains(game, who, INCOME, table)
