"""What can be chosen at set-up: who plays, the difficulty, and the readings people may play in other ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from soloist.engine.catalogue import Setting
from soloist.engine.text import N_

SOLO: Final = "solo"
MOST_EXTRA_GOALS: Final = 6
"""So many times two cards more can be dealt (LA060)."""

_PLAYERS: Final = (
    ("person", N_("a person")),
    ("greedy", N_("a computer player that takes what it likes best now")),
    ("random", N_("a computer player that plays at random")),
)
ALONE: Final = ("seats", (SOLO,))
"""When a setting matters that is about the AI."""
_NO_YES: Final = (("no", N_("no")), ("yes", N_("yes")))

SETTINGS: Final = (
    Setting(
        "seats",
        N_("Players"),
        (
            (SOLO, N_("you against the AI")),
            ("2", N_("two players")),
            ("3", N_("three players")),
            ("4", N_("four players")),
        ),
        SOLO,
        "luthier.ai",
        about=N_("The AI plays against one person alone"),
    ),
    Setting(
        "seat-2", N_("Second player"), _PLAYERS, "greedy", about=N_("Without the AI"), when=("seats", ("2", "3", "4"))
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
        "ai-goals",
        N_("AI Goals track"),
        (("yes", N_("counts at the end")), ("no", N_("left out, for a first game"))),
        "yes",
        "luthier.ai.first-game",
        about=N_("Against the AI"),
        when=ALONE,
    ),
    Setting(
        "your-goals",
        N_("Harder: the AI scores what you miss of your goals"),
        _NO_YES,
        "no",
        "luthier.ai.harder.goals",
        when=ALONE,
    ),
    Setting(
        "extra-goals",
        N_("Harder still: goals that you keep beside"),
        tuple((str(n), str(n)) for n in range(MOST_EXTRA_GOALS + 1)),
        "0",
        "luthier.ai.harder",
        when=ALONE,
    ),
    Setting(
        "direction",
        N_("On the left of the AI's cards lies"),
        (("highest", N_("the highest row")), ("lowest", N_("the lowest row"))),
        "highest",
        "luthier.reading.1",
    ),
    Setting(
        "priority",
        N_("Who is first at a location"),
        (("skill", N_("the highest skill")), ("chip", N_("the highest chip"))),
        "skill",
        "luthier.reading.7",
    ),
    Setting(
        "tastes",
        N_("First on the guild card"),
        (("order", N_("the earliest of the order that is there")), ("only first", N_("only the very first"))),
        "order",
        "luthier.reading.8",
    ),
    Setting(
        "search-for",
        N_("The AI searches when no card of the row fits"),
        (("any patron", N_("any of its patrons")), ("left patron", N_("its left patron in need"))),
        "any patron",
        "luthier.reading.10",
    ),
    Setting(
        "above",
        N_("A search of the AI finds a repair above its level"),
        (("next", N_("it goes on")), ("skip", N_("the action is skipped")), ("take", N_("it is done all the same"))),
        "next",
        "luthier.reading.12",
    ),
    Setting(
        "next-award",
        N_("The AI's next award has no level left"),
        (("following", N_("it scores the following one of its order")), ("nothing", N_("it scores nothing"))),
        "following",
        "luthier.reading.15",
    ),
    Setting(
        "bench-search",
        N_("An instrument taken at the AI's Workbench may be searched for"),
        (
            ("workbench", N_("if its Workbench card says so")),
            ("guild", N_("if its Guild card of that time says so")),
            ("never", N_("never")),
        ),
        "workbench",
        "luthier.reading.16",
    ),
    Setting(
        "fewest-tokens",
        N_("The space with the fewest tokens"),
        (("all", N_("everybody's count")), ("its own", N_("only the AI's count"))),
        "all",
        "luthier.reading.19",
    ),
    Setting(
        "upgrade-skill",
        N_("Skill for upgrades"),
        (
            ("adjusted", N_("worker and row as the tracker then stands")),
            ("resolved", N_("as it was at the location")),
            ("chip", N_("the worker's number alone")),
        ),
        "adjusted",
        "luthier.reading.21",
    ),
    Setting(
        "upgrades",
        N_("Upgrades of a card in one upkeep"),
        (("in turn", N_("one step after the other")), ("one", N_("one level at most"))),
        "in turn",
        "luthier.reading.22",
    ),
    Setting(
        "dropped-icons",
        N_("Icons of cards discarded for a limit count"),
        _NO_YES,
        "no",
        "luthier.reading.24",
    ),
    Setting(
        "eleven",
        N_("The top performance at 11"),
        (("alone", N_("the result is 11")), ("and printed", N_("11 and the printed number"))),
        "alone",
        "luthier.reading.25",
    ),
    Setting(
        "half-points",
        N_("Half points are rounded up"),
        (("each", N_("for each instrument")), ("sum", N_("in the sum"))),
        "each",
        "luthier.reading.27",
    ),
    Setting(
        "missed-goal",
        N_("For a goal without any level the AI scores"),
        (("top", N_("the top level")), ("nothing", N_("nothing"))),
        "top",
        "luthier.reading.28",
    ),
    Setting(
        "skipped-step",
        N_("A skipped level-3 card gives its step"),
        _NO_YES,
        "no",
        "luthier.reading.29",
    ),
    Setting(
        "chips",
        N_("Chips of people"),
        (("1, 3, 5", N_("1, 3 and 5, then 2 and 4")), ("1, 2, 3", N_("1, 2 and 3, then 4 and 5"))),
        "1, 3, 5",
        "luthier.reading.35",
    ),
    Setting(
        "crowd",
        N_("Your chips on one shared location"),
        (("one chip", N_("one")), ("any number", N_("any number"))),
        "one chip",
        "luthier.reading.36",
    ),
    Setting(
        "patience",
        N_("A delivery puts the patron's cube"),
        (("back", N_("back above the first gift")), ("stays", N_("nowhere, it stays"))),
        "back",
        "luthier.reading.37",
    ),
)


def computer_seats(options: Mapping[str, str]) -> dict[int, str]:
    """Return the computer players that the options put into seats: (seat, name of the player)."""
    seats = options.get("seats", SOLO)
    if seats == SOLO:
        return {}
    chosen = {n: options.get(f"seat-{n + 1}", "greedy") for n in range(1, int(seats))}
    return {n: player for n, player in chosen.items() if player != "person"}
