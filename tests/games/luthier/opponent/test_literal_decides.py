"""The positions by chance are rich enough: each rung of each list decides somewhere, and each sentence of the reading.

And scenarios of what the literal readings found.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.luthier.opponent.boards import board
from tests.games.luthier.opponent.literal.both import act, finish, first_cards, keep_up, plan, work
from tests.games.luthier.opponent.literal.lists import notes
from tests.games.luthier.positions import BOX

from soloist.engine.ladders import Ladder
from soloist.engine.trace import LadderSeen, Task, Trace
from soloist.games.luthier.kinds import INSTRUMENTS, PERFORM, PERFORMANCES, REPAIR, REPAIRS, STRINGS
from soloist.games.luthier.opponent import ladders
from soloist.games.luthier.opponent.own import Ai

LISTS: tuple[Ladder[Ai, Any], ...] = (
    *(ladders.patron(matching) for matching in (True, False)),
    *(ladders.fitting(deck) for deck in (INSTRUMENTS, PERFORMANCES)),
    *(ladders.other(deck) for deck in (INSTRUMENTS, PERFORMANCES)),
    *(ladders.fitting(REPAIRS, any_worth) for any_worth in (True, False)),
    *(ladders.other(REPAIRS, any_worth) for any_worth in (True, False)),
    ladders.patron_without(STRINGS),
    *(ladders.patron_in_need(deck, 0) for deck in (PERFORMANCES, REPAIRS)),
    ladders.BUILD,
    ladders.SECTION,
    ladders.DESK,
    *(ladders.award(highest) for highest in (True, False)),
)
NEVER = {("Card that a patron needs", "luthier.ai.instrument", ladders.FAMILY)}
"""Who is left there wants one family: that of the left-most patron whom a card fits."""
SENTENCES = {
    "Salon": ("matches", "era", "furthest"),
    "Guild": ("left-most patron", "furthest"),
    "Guild without need": ("taste", "furthest", "none"),
    "Perform": ("taste", "furthest"),
    "Perform without need": ("taste", "furthest", "none"),
    "Repair": ("taste", "furthest"),
    "Repair without need": ("taste", "furthest", "none"),
    "search for instrument": ("patron", "left patron", "right patron", "in vain"),
    "search for performance": ("patron", "left patron", "right patron", "in vain"),
    "search for repair": ("patron", "left patron", "right patron", "in vain", "above: skip", "above: take"),
    "instrument for a patron": ("top", "one", "none"),
    "patron for an instrument": ("left-most", "one", "none"),
    "patron for a performance": ("left-most", "one", "none"),
    "patron for a repair": ("left-most", "one", "none"),
    "result": ("low", "medium", "high"),
    "complete": ("left", "right"),
    "token, one section": ("fewest", "equal", "one"),
    "token, any section": ("steal where most", "fewest", "guild card", "equal"),
    "token": ("on a desk", "on a back row"),
    "award lowest": ("next", "level", "none"),
    "award highest": ("next", "level", "none"),
    "build for a patron": ("left-most", "one", "none"),
    "build an unassigned one": ("top", "one", "none"),
    "built unassigned": ("to a patron", "discarded"),
    "build": ("takes one",),
    "down": ("by 2", "to 0"),
    "up": ("by 1", "over 3"),
    "bonus Salon": ("two patrons", "done"),
    "bonus Guild": ("done",),
    "bonus Perform": ("done",),
    "bonus Repair": ("done",),
    "upgrade": ("to 2", "to 3 from 1", "to 3 from 2", "step from 1", "step from 2", "step from 3"),
    "half points": ("1 odd of 2", "2 odd of 2", "1 odd of 1"),
    "missed goal": ("none", "bottom", "middle", "top"),
    "limit": tuple(f"{card} {how}" for card in ("Salon", "Guild", "Balcony") for how in ("reached", "free")),
    "row": ("tracker", "top to bottom", "Workbench last"),
    "activate": ("card", "Workbench", "workers without their card", "nothing"),
    "first instrument": ("deck", "row", "none"),
    **{
        f"{card} {level}": ("done", "skipped")
        for card in ("Salon", "Guild", "Perform", "Repair")
        for level in (1, 2, 3)
    },
    **{f"Workbench {level}": ("done",) for level in (1, 2, 3, "without card")},
}
"""Of each list of the reading: what has to decide."""


def walked(trace: Trace) -> Iterator[LadderSeen]:
    """All lists that were walked."""
    for item in trace.items:
        if isinstance(item, Task):
            yield from walked(item)
        seen = item if isinstance(item, LadderSeen) else None
        while seen is not None:
            yield seen
            seen = seen.instead


def decided(trace: Trace, by: Counter[tuple[str, str, str]]) -> None:
    """Count the last rung of each list that left somebody out."""
    for seen in walked(trace):
        settled = [rung for rung in seen.rungs if rung.settled]
        if settled:
            by[seen.name, seen.clause, str(settled[-1].name)] += 1  # type: ignore[union-attr]


def everything(seeds: range) -> Counter[tuple[str, str, str]]:
    """Do everything to these positions; how often each rung of the program decided."""
    by: Counter[tuple[str, str, str]] = Counter()
    for seed in seeds:
        for location in ("Salon", "Guild", "Perform", "Repair", "Balcony"):
            why = Trace()
            act(seed, location, why)
            decided(why, by)
        for do in (work, keep_up, finish, first_cards):
            why = Trace()
            do(seed, why)
            decided(why, by)
        plan(seed)
    return by


def test_each_rung_and_each_sentence_decides_somewhere() -> None:
    notes.clear()
    by = everything(range(400))
    rungs = {(one.name, one.clause, rung.name) for one in LISTS for rung in one.rungs}
    assert rungs - set(by) == NEVER
    sentences = {(name, how) for name, all_ in SENTENCES.items() for how in all_}
    assert sentences - set(notes) == set()


@pytest.mark.clauses("luthier.ai.perform", "luthier.ai.repair", "luthier.reading.10")
def test_with_a_card_for_the_left_patron_in_the_row_a_search_for_it_is_not_wanted_and_all_needs_count() -> None:
    """Reading 10 in its other way speaks of a row that fits the right patron only.

    Schubert (left) needs a Romantic performance and a repair of Woodwinds, Corelli and Ottoboni (right) a Baroque
    performance and one of Strings: earlier in the orders of the guild card.
    """
    for search_for in ("any patron", "left patron"):
        at = board({PERFORMANCES: ["swan-lake", "l-orfeo"]}, search_for=search_for).patron("schubert").patron("corelli")
        at.act(PERFORM, skill=9, level=2)
        assert at.told("ai searched") == []
        assert [BOX.performances[int(str(t["performance"]))].id for t in at.told("ai took")] == ["l-orfeo"]
        at = board({REPAIRS: ["re-seat-a-flute-joint", "string-a-lute"]}, search_for=search_for)
        at.patron("schubert").patron("ottoboni").act(REPAIR, level=3)
        assert at.told("ai searched") == []
        assert (at.lies(0), at.lies(1)) == (["schubert"], ["ottoboni", "string-a-lute"])
