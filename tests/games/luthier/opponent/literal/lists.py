"""The priority lists, sentence after sentence.

Every list notes which of its sentences decided: the last that left somebody out, `one` if there was only one, `equal`
if nothing told the last apart, `none` if there was nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import TypeVar

from tests.games.luthier.opponent.literal.luck import Luck
from tests.games.luthier.opponent.literal.position import (
    INSTRUMENTS,
    NOBODY,
    NOTHING,
    PATRONS,
    PERFORMANCES,
    REPAIRS,
    Patron,
    Position,
    needs,
)

T = TypeVar("T")
notes: Counter[tuple[str, str]] = Counter()
"""How often each sentence of each list decided."""

WORTH = {1: 2, 2: 3, 3: 99}
"""LA039: the most that a repair is worth, by the level of the card."""
SEARCHES = {"Guild": (2, 3), "Perform": (2, 3), "Repair": (2, 3), "Workbench": (2, 3)}
"""LA026 with R-L9 and R-L16: the levels of cards that let it search."""


def best(title: str, things: Iterable[T], *sentences: tuple[str, Callable[[T], int]]) -> list[T]:
    """Those with the highest value by the first sentence, of those by the next, and so on."""
    left = list(things)
    by = "equal" if len(left) > 1 else "one" if left else "none"
    for name, value in sentences:
        if left:
            top = max(map(value, left))
            stay = [x for x in left if value(x) == top]
            by = name if len(stay) < len(left) else by
            left = stay
    notes[title, by if len(left) < 2 else "equal"] += 1
    return left


def place_in(order: Sequence[int], what: int) -> int:
    """How early something stands in an order of the guild card; what does not stand there comes last."""
    return -(list(order).index(what) if what in order else len(order))


def taste(p: Position, deck: int) -> list[int]:
    """LA013, R-L8: the order of eras or families where cards are taken."""
    order = p.eras if deck in (PATRONS, PERFORMANCES) else p.families
    return order[:1] if p.how("tastes") == "only first" else order


def back(p: Position, deck: int, card: int) -> int:
    """The era or the family of a card."""
    return p.box.backs[deck][card]


def without_instrument(p: Position) -> list[Patron]:
    """The patrons whose primary requirement has no instrument, the left-most first."""
    return [patron for patron in p.patrons if patron.instrument == NOTHING]


# LA028.
def patron_to_take(p: Position) -> list[int]:
    """A card of the row: its primary requirement matches an unassigned instrument; the era; furthest from the deck."""
    row = p.row[PATRONS]
    held = {p.box.instruments[card].family for card in p.beside}
    return best(
        "Salon",
        row,
        ("matches", lambda card: p.box.patrons[card].primary in held),
        ("era", lambda card: place_in(taste(p, PATRONS), back(p, PATRONS, card))),
        ("furthest", row.index),
    )


# LA031, LA034, LA038, LA039.
def wanted(p: Position, deck: int) -> list[list[int]]:
    """What each patron in need wants of a deck, the left-most first."""
    if deck == INSTRUMENTS:
        return [[p.box.patrons[patron.card].primary] for patron in without_instrument(p)]
    lists = [[of for what, of in needs(p.box, patron) if what == deck] for patron in p.patrons]
    return [some for some in lists if some]


def card_to_take(p: Position, deck: int, searches: bool, worth: int, luck: Luck) -> tuple[str, int] | None:
    """Where from, and which card: ("row", card), ("deck", card), or ("discarded", card) with R-L12 B; or None."""
    title = ("Salon", "Guild", "Perform", "Repair")[deck]
    row = [card for card in p.row[deck] if worth_of(p, deck, card) <= worth]  # LA039: those above are ignored
    in_need = wanted(p, deck)
    fits = [card for card in row if any(back(p, deck, card) in some for some in in_need)]
    if p.how("search-for") == "left patron" and searches and in_need:  # R-L10 B
        for_left = [card for card in row if back(p, deck, card) in in_need[0]]
        if not for_left and of_backs(p, deck, in_need[0], worth):
            fits = []
    if not fits and searches:
        found = search(p, deck, in_need, worth, luck)
        if found is not None:
            return found

    def left_most(card: int) -> int:
        return -[back(p, deck, card) in some for some in in_need].index(True)

    first = [("left-most patron", left_most)] if deck == INSTRUMENTS and fits else []
    chosen = best(
        title if fits else f"{title} without need",
        fits or row,
        *first,
        ("taste", lambda card: place_in(taste(p, deck), back(p, deck, card))),
        ("furthest", p.row[deck].index),
    )
    return ("row", chosen[0]) if chosen else None


def worth_of(p: Position, deck: int, card: int) -> int:
    """What a repair is worth; of other cards nothing is asked."""
    return p.box.repairs[card].value if deck == REPAIRS else 0


def of_backs(p: Position, deck: int, backs: Sequence[int], worth: int) -> set[int]:
    """The cards of a deck with one of these backs; those above the level are ignored unless R-L12 B or C."""
    there = {card for card in [*p.deck[deck], *p.under[deck]] if back(p, deck, card) in backs}
    return {card for card in there if worth_of(p, deck, card) <= worth} if p.how("above") == "next" else there


def search(p: Position, deck: int, in_need: list[list[int]], worth: int, luck: Luck) -> tuple[str, int] | None:
    """LA026, R-L11: the left patron first, and for one patron in the order of the guild card."""
    title = f"search for {('patron', 'instrument', 'performance', 'repair')[deck]}"
    order = p.eras if deck == PERFORMANCES else p.families
    for n, some in enumerate(in_need):
        for one in sorted(some, key=order.index):
            fitting = of_backs(p, deck, [one], worth)
            if fitting:
                notes[title, ("left patron", "right patron")[n] if len(in_need) > 1 else "patron"] += 1
                card = first_of(p, deck, fitting, luck)
                above = worth_of(p, deck, card) > worth
                if above:
                    notes[title, f"above: {p.how('above')}"] += 1
                return ("discarded" if above and p.how("above") == "skip" else "deck", card)
    notes[title, "in vain" if in_need else "no need"] += 1
    return None


def first_of(p: Position, deck: int, fitting: set[int], luck: Luck) -> int:
    """The first of these cards from the top of a deck (R-L11)."""
    if fitting & p.deck[deck]:
        return luck.search(deck, fitting & p.deck[deck])
    return next(card for card in p.under[deck] if card in fitting)


# LA029 (R-L32), LA032, LA037, LA040 (R-L13), LA045 (R-L17).
def instrument_for(p: Position, patron: int) -> list[int]:
    """The top one of the unassigned instruments that match a patron."""
    match = [card for card in p.beside if p.box.instruments[card].family == p.box.patrons[patron].primary]
    return best("instrument for a patron", match, ("top", lambda card: -p.beside.index(card)))


def patron_for(p: Position, instrument: int) -> list[Patron]:
    """The left-most patron of that primary family that has no instrument."""
    family = p.box.instruments[instrument].family
    match = [patron for patron in without_instrument(p) if p.box.patrons[patron.card].primary == family]
    return best("patron for an instrument", match, ("left-most", lambda patron: -index_of(p, patron)))


def index_of(p: Position, patron: Patron) -> int:
    """The place of a patron, 0 the left one."""
    return next(n for n, one in enumerate(p.patrons) if one is patron)


def patron_in_need(p: Position, deck: int, card: int) -> list[Patron]:
    """The left-most patron that needs a performance or a repair."""
    match = [patron for patron in p.patrons if (deck, back(p, deck, card)) in needs(p.box, patron)]
    title = "patron for a performance" if deck == PERFORMANCES else "patron for a repair"
    return best(title, match, ("left-most", lambda patron: -index_of(p, patron)))


# LA044.
def to_build(p: Position) -> Patron | int | None:
    """A patron whose instrument is built, the left-most first; else the top unassigned instrument; or None."""
    assigned = [patron for patron in p.patrons if patron.instrument != NOTHING and not patron.built]
    for patron in best("build for a patron", assigned, ("left-most", lambda patron: -index_of(p, patron))):
        return patron
    for card in best("build an unassigned one", p.beside, ("top", lambda card: -p.beside.index(card))):
        return card
    return None


# LA043, LA052, R-L15.
def award_level(p: Position, highest: bool) -> list[tuple[int, int]]:
    """The award (by its place) and its level: the next in the order that it has not scored, the lowest or highest."""
    unscored = [place for place in p.awards if place not in p.scored]
    if p.how("next-award") == "nothing":  # R-L15 B
        unscored = unscored[:1]
    left = [(place, level) for place in unscored for level in p.levels_left[place]]
    return best(
        f"award {'highest' if highest else 'lowest'}",
        left,
        ("next", lambda x: -p.awards.index(x[0])),
        ("level", lambda x: x[1] if highest else -x[1]),
    )


# LA047, LA048, B6.1, B6.2.
def token_place(p: Position, sections: Sequence[int], luck: Luck) -> tuple[int, int]:
    """The section and the desk (NOTHING: the back row) of a token.

    An empty First Chair to claim; else one to steal where it would have most; of these spaces that with the fewest
    tokens, instruments left out; ties by the guild card, then by the white die.
    """
    spaces = [(section, desk) for section in sections for desk in open_desks(p, section) or [NOTHING]]
    with_desk = [space for space in spaces if space[1] != NOTHING]
    equal = best(
        "token, one section" if len(sections) == 1 else "token, any section",
        spaces,
        ("claim", lambda space: p.chairs[space[0]] == NOBODY),
        ("steal where most", lambda space: with_one_more(p, space[0])),
        ("no instrument", lambda space: space in with_desk),
        ("fewest", lambda space: -tokens_on(p, space[1])),
        ("guild card", lambda space: place_in(p.families, space[0])),
    )
    notes["token", "on a desk" if equal[0][1] != NOTHING else "on a back row"] += 1
    return luck.one_of(equal)


def with_one_more(p: Position, section: int) -> int:
    """How many tokens it would have in a section, if these are strictly more than the holder of its chair has."""
    if p.chairs[section] in (NOBODY, p.ai):
        return 0
    mine = tokens_in(p, section, p.ai) + 1
    return mine if mine > tokens_in(p, section, p.chairs[section]) else 0


def tokens_in(p: Position, section: int, who: int) -> int:
    """All tokens of a player in a section, those of its back row among them (B6.3)."""
    desks = p.desks[section]
    return sum(p.tokens[desk][who] + (p.occupied.get(desk) == who) for desk in desks) + p.back[section][who]


def open_desks(p: Position, section: int) -> list[int]:
    """The spaces without an instrument (LA047, R-L19)."""
    return [desk for desk in p.desks[section] if desk not in p.occupied]


def tokens_on(p: Position, desk: int) -> int:
    """The tokens on a space: everybody's, or with R-L19 B its own. Of a back row nothing is counted."""
    if desk == NOTHING:
        return 0
    return p.tokens[desk][p.ai] if p.how("fewest-tokens") == "its own" else sum(p.tokens[desk])


# LA021.
def limit_reached(p: Position, location: str) -> bool:
    """Whether a card shows a limit (R-L3) that is reached: 2 active patrons, 2 unfinished instruments, 3 awards."""
    if location == "Salon":
        return len(p.patrons) >= 2
    if location == "Guild":
        unfinished = sum(patron.instrument != NOTHING and not patron.built for patron in p.patrons)
        return unfinished + len(p.beside) >= 2
    return location == "Balcony" and p.levels["Balcony"] >= 2 and len(p.scored) >= 3


# LA022, LA023.
ROWS = ("Salon", "Perform", "Repair", "Guild", "Balcony")
"""R-L2: the rows of the tracker, top to bottom."""


def laid_out(p: Position) -> list[str]:
    """Its action cards left to right: the highest row first (R-L1), ties top to bottom, the Workbench last."""
    sign = 1 if p.how("direction") == "lowest" else -1
    cards = [card for card in ROWS if card in p.action_row]
    cards.sort(key=lambda card: sign * p.tracker[card])
    for card, other in pairwise(cards):
        notes["row", "tracker" if p.tracker[card] != p.tracker[other] else "top to bottom"] += 1
    notes["row", "Workbench last" if "Workbench" in p.action_row else "no Workbench"] += 1
    return cards + [card for card in p.action_row if card == "Workbench"]


def left_most(p: Position) -> str | None:
    """What it activates: the left-most card without a worker, else workers on the Workbench space (R-L5); or None."""
    for card in p.action_row:
        if card not in p.on_card:
            notes["activate", "Workbench" if card == "Workbench" else "card"] += 1
            return card
    notes["activate", "workers without their card" if p.bench else "nothing"] += 1
    return "Workbench" if p.bench else None
