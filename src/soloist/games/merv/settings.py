"""What can be chosen at set-up: who plays, how hard it is, and the readings people play in other ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from soloist.engine.catalogue import Setting
from soloist.engine.text import N_

SOLO: Final = "solo"
PERSON: Final = "person"
_YES_NO: Final = (("yes", N_("yes")), ("no", N_("no")))
_AGAINST: Final = ("seats", (SOLO,))
"""When settings of the Corrupt Magistrate matter."""
_WITH_COURTIER: Final = ("seats", (SOLO, "2"))
_PLAYERS: Final = (
    (PERSON, N_("a person")),
    ("greedy", N_("a computer player that takes what it likes best now")),
    ("random", N_("a computer player that plays at random")),
)

SETTINGS: Final = (
    Setting(
        "seats",
        N_("Players"),
        (
            (SOLO, N_("you against the Corrupt Magistrate")),
            ("2", N_("two players and the High Courtier")),
            ("3", N_("three players")),
            ("4", N_("four players")),
        ),
        SOLO,
        "merv.magistrate",
    ),
    Setting("seat-2", N_("Second player"), _PLAYERS, "greedy", when=("seats", ("2", "3", "4"))),
    Setting("seat-3", N_("Third player"), _PLAYERS, "greedy", when=("seats", ("3", "4"))),
    Setting("seat-4", N_("Fourth player"), _PLAYERS, "greedy", when=("seats", ("4",))),
    Setting(
        "level",
        N_("The Corrupt Magistrate begins with"),
        (
            ("0", N_("no points, the printed game")),
            ("1", N_("5 points")),
            ("2", N_("10 points")),
            ("3", N_("20 points")),
        ),
        "0",
        "merv.magistrate.level",
        when=_AGAINST,
    ),
    Setting(
        "reshuffle",
        N_("Solo cards shuffled after a scoring"),
        (
            ("discards", N_("the discarded ones, below the others")),
            ("all", N_("all that are still in the game")),
            ("anew", N_("all, and the deck is prepared anew")),
        ),
        "discards",
        "merv.reading.1",
        when=_AGAINST,
    ),
    Setting(
        "no-card",
        N_("No solo card can be played"),
        (("all", N_("once all of them failed")), ("deck", N_("as soon as the deck is empty"))),
        "all",
        "merv.reading.2",
        when=_AGAINST,
    ),
    Setting("placed-counts", N_("The building just placed counts"), _YES_NO, "yes", "merv.reading.3", when=_AGAINST),
    Setting(
        "market-library",
        N_("A Library action after the camel market"),
        (("in line", N_("whenever the market is in the line")), ("placed", N_("only when a camel was placed"))),
        "in line",
        "merv.reading.7",
        when=_AGAINST,
    ),
    Setting(
        "extra-time",
        N_("A level 2 tile repeats"),
        (("card", N_("the action of the solo card")), ("every", N_("every such action"))),
        "card",
        "merv.reading.14",
        when=_AGAINST,
    ),
    Setting(
        "goods",
        N_("Goods in a Marketplace turn of the Magistrate"),
        (
            ("all", N_("one for each post")),
            ("at most", N_("one for each post, at most as many as actions")),
            ("new", N_("one for the new post")),
        ),
        "all",
        "merv.reading.15",
        when=_AGAINST,
    ),
    Setting(
        "how-many-contracts",
        N_("Contracts in a Marketplace turn of the Magistrate"),
        (("any", N_("as many as it can")), ("at most", N_("at most as many as actions"))),
        "any",
        "merv.reading.16",
        when=_AGAINST,
    ),
    Setting(
        "wall-pairs",
        N_("Wall places that the list does not name"),
        (("counted", N_("by the number of buildings")), ("alike", N_("all alike, clockwise"))),
        "counted",
        "merv.reading.19",
        when=_AGAINST,
    ),
    Setting(
        "wall-influence",
        N_("The Magistrate gains influence for walls"),
        _YES_NO,
        "yes",
        "merv.reading.20",
        when=_AGAINST,
    ),
    Setting(
        "removal",
        N_("A solo card leaves the game"),
        (("at once", N_("at once")), ("drawn", N_("when it is drawn"))),
        "at once",
        "merv.reading.22",
        when=_AGAINST,
    ),
    Setting(
        "first-courtier",
        N_("A courtier gives favour"),
        (("own", N_("as your own first in the hall")), ("anybody", N_("as the first of anybody in the hall"))),
        "own",
        "merv.reading.33",
    ),
    Setting(
        "soldiers",
        N_("A soldier that saved a building"),
        (("stay", N_("stays")), ("home", N_("goes home"))),
        "stay",
        "merv.reading.34",
    ),
    Setting(
        "gate-places",
        N_("People may build in gate places"),
        (("segments", N_("segments and gates")), ("gates", N_("only gates"))),
        "segments",
        "merv.reading.35",
    ),
    Setting(
        "courtier-tie",
        N_("Of equal slots the High Courtier takes"),
        (("nearest", N_("the one nearest to the queue's corner")), ("furthest", N_("the one furthest from it"))),
        "nearest",
        "merv.reading.36",
        when=_WITH_COURTIER,
    ),
    Setting(
        "caravan-camels",
        N_("Camels on caravan cards in the solo game"),
        (("fewer", N_("as many as you two are")), ("more", N_("one more"))),
        "fewer",
        "merv.reading.37",
        when=_AGAINST,
    ),
)


def computer_seats(options: Mapping[str, str]) -> dict[int, str]:
    """Return the computer players by seat, from 0; against the Magistrate there is only a person."""
    if options["seats"] == SOLO:
        return {}
    seats = range(1, int(options["seats"]))
    return {seat: who for seat in seats if (who := options[f"seat-{seat + 1}"]) != PERSON}
