"""What can be chosen at set-up: who plays, the difficulty, the wheel, and the readings people play in other ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from soloist.engine.catalogue import Setting
from soloist.engine.text import N_
from soloist.games.tiletum.components import box
from soloist.games.tiletum.kinds import ROOMS_DEFAULT, ROOMS_ONLINE, ROOMS_SIX

SOLO: Final = "solo"
OWN: Final = "own"
"""The difficulty that takes the cards chosen one by one."""
CHALLENGE: Final = "challenge-"
"""What the name of a card's setting starts with; the id of the card follows."""

_YES_NO: Final = (("yes", N_("yes")), ("no", N_("no")))
PERSON: Final = "person"
_PLAYERS: Final = (
    (PERSON, N_("a person")),
    ("greedy", N_("a computer player that takes what it likes best now")),
    ("random", N_("a computer player that plays at random")),
)
PRESETS: Final = N_(
    "Easy, normal and hard are reported by players, not printed; by the rules any set of Challenge cards may be chosen"
)
"""Where the named difficulties come from (components/presets.toml)."""

SETTINGS: Final = (
    Setting(
        "seats",
        N_("Players"),
        (
            (SOLO, N_("you against the Cardinalbot")),
            ("2", N_("two players")),
            ("3", N_("three players")),
            ("4", N_("four players")),
        ),
        SOLO,
        "tiletum.cardinal",
    ),
    Setting("seat-1", N_("First player"), _PLAYERS, PERSON),
    Setting(
        "seat-2",
        N_("Second player"),
        _PLAYERS,
        "greedy",
        about=N_("Without the Cardinalbot"),
        when=("seats", ("2", "3", "4")),
    ),
    Setting(
        "seat-3",
        N_("Third player"),
        _PLAYERS,
        "greedy",
        about=N_("With three or four players"),
        when=("seats", ("3", "4")),
    ),
    Setting("seat-4", N_("Fourth player"), _PLAYERS, "greedy", about=N_("With four players"), when=("seats", ("4",))),
    Setting(
        "difficulty",
        N_("Difficulty of the Cardinalbot"),
        (
            ("easy", N_("easy: no Challenge card")),
            ("normal", N_("normal: two at random")),
            ("hard", N_("hard: five at random")),
            (OWN, N_("those chosen below")),
        ),
        "easy",
        "tiletum.cardinal.difficulty",
        PRESETS,
        when=("seats", (SOLO,)),
    ),
    *(
        Setting(
            CHALLENGE + card.id,
            card.name,
            _YES_NO,
            "no",
            f"tiletum.challenge.{card.id}",
            N_("If the difficulty leaves the choice to you"),
            ("difficulty", (OWN,)),
        )
        for card in box().challenges
    ),
    Setting(
        "first-game",
        N_("Wheel of a first game"),
        (("no", N_("no, drawn at random")), ("yes", N_("yes, in its printed order"))),
        "no",
        "tiletum.setup.first-game",
    ),
    Setting(
        "king-fair",
        N_("The Fair of the King track scores the space"),
        (("before", N_("before markers go back up")), ("after", N_("after markers went back up"))),
        "before",
        "tiletum.reading.1",
    ),
    Setting(
        "rooms",
        N_("Rooms of the Buildings"),
        (
            (ROOMS_DEFAULT, N_("five Buildings: 3, 2, 2, 2, 2")),
            (ROOMS_ONLINE, N_("five Buildings: 3, 2, 2, 1, 1")),
            (ROOMS_SIX, N_("six Buildings: 3, 2, 2, 1, 1, 1")),
        ),
        ROOMS_DEFAULT,
        "tiletum.reading.3",
    ),
    Setting(
        "any",
        N_("“Any” Resources of a Contract"),
        (("one kind", N_("all of one kind")), ("mixed", N_("of several kinds"))),
        "one kind",
        "tiletum.reading.6",
    ),
    Setting(
        "next-fair",
        N_("The next Fair, for the Cardinalbot's Merchant"),
        (("this round", N_("this round's")), ("next round", N_("the following round's"))),
        "this round",
        "tiletum.reading.11",
    ),
    Setting(
        "crest-in-reach",
        N_("A new Crest in reach of the Cardinalbot"),
        (("all", N_("on the map or on the die's sector")), ("map only", N_("only on the map"))),
        "all",
        "tiletum.reading.12",
    ),
    Setting(
        "joker-or-colour",
        N_("Several dice match a Decree"),
        (("joker", N_("a Joker die with as many AP comes first")), ("colour", N_("the colours come first"))),
        "joker",
        "tiletum.reading.14",
    ),
    Setting(
        "needs",
        N_("What its Contracts need more"),
        (("missing", N_("what is missing")), ("printed", N_("what is printed"))),
        "missing",
        "tiletum.reading.15",
    ),
    Setting(
        "afford",
        N_("A Cathedral that it cannot pay yet"),
        (("Stone", N_("its Stone is not enough")), ("with Gold", N_("nor is it with 2 Gold for a Stone"))),
        "Stone",
        "tiletum.reading.16",
    ),
    Setting(
        "not-yours",
        N_("A Cathedral that you do not have"),
        (("tile", N_("you have no tile of it")), ("Pillar", N_("you have no Pillar there"))),
        "tile",
        "tiletum.reading.18",
    ),
    Setting(
        "pays",
        N_("A Contract that it can pay for now"),
        (("with Gold", N_("also with Gold for missing Resources")), ("without", N_("without Gold for them"))),
        "with Gold",
        "tiletum.reading.22",
    ),
    Setting(
        "crest-fair",
        N_("Crests that count at a Fair for people"),
        (("placed", N_("those below Buildings")), ("all", N_("also those in the Storehouse"))),
        "placed",
        "tiletum.reading.32",
    ),
    Setting(
        "floors",
        N_("Rooms are filled"),
        (("upwards", N_("from floor 1 upwards")), ("any order", N_("in any order"))),
        "upwards",
        "tiletum.reading.41",
    ),
)


def computer_seats(options: Mapping[str, str]) -> dict[int, str]:
    """Return the computer players by seat, from 0; against the Cardinalbot there is one seat only."""
    seats = range(1 if options["seats"] == SOLO else int(options["seats"]))
    return {seat: who for seat in seats if (who := options[f"seat-{seat + 1}"]) != PERSON}
