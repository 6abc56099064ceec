"""What can be chosen at set-up: the duchy, the target, and the readings that people really play in another way."""

from __future__ import annotations

from typing import Final

from soloist.engine.catalogue import Setting
from soloist.engine.text import N_
from soloist.games.burgundy.components import box

_TARGET: Final = box().numbers

SETTINGS: Final = (
    Setting(
        "duchy",
        N_("Duchy"),
        (("13A", N_("13A, for a first game")), ("13B", N_("13B, for those who know it"))),
        "13A",
        "burgundy.duchy.choice",
    ),
    Setting(
        "target",
        N_("Target"),
        tuple((str(n), str(n)) for n in range(_TARGET.target_least, _TARGET.target_most + 1)),
        str(_TARGET.target_start),
        "burgundy.setup.difficulty",
    ),
    Setting(
        "gain-order",
        N_("Order of two gains that are due together"),
        (
            ("when it matters", N_("ask when it makes a difference")),
            ("always", N_("always ask")),
            ("never", N_("never ask: as they arose")),
        ),
        "when it matters",
        "burgundy.reading.gain-order",
    ),
    Setting(
        "buy-points",
        N_("Buying points with silver"),
        (("any time", N_("at any time in your turn")), ("when scoring", N_("only when you score anyway"))),
        "any time",
        "burgundy.reading.buy-points",
    ),
    Setting(
        "trade-empty",
        N_("A ship's trade when the board held no goods"),
        (("yes", N_("allowed")), ("no", N_("not allowed"))),
        "yes",
        "burgundy.reading.trade-empty",
    ),
    Setting(
        "joker-river",
        N_("A joker on a ship space crosses its rivers"),
        (("yes", N_("yes, as a ship would")), ("no", N_("no"))),
        "yes",
        "burgundy.reading.joker-river",
    ),
    Setting(
        "river-areas",
        N_("Ship spaces joined only by a river"),
        (("separate", N_("are separate areas")), ("one area", N_("are one area"))),
        "separate",
        "burgundy.reading.river-areas",
    ),
    Setting(
        "monastery-6",
        N_("Monastery 6"),
        (("2019", N_("2019: workers may pay")), ("2011", N_("2011: silver only"))),
        "2019",
        "burgundy.reading.monastery-6",
    ),
    Setting(
        "monastery-15",
        N_("Monastery 15"),
        (("2019", N_("2019: 2 points a type")), ("2011", N_("2011: 3 points a type"))),
        "2019",
        "burgundy.reading.monastery-15",
    ),
    Setting(
        "monastery-26",
        N_("Monastery 26"),
        (("2019", N_("2019: 3 points a colour")), ("2011", N_("2011: 2 points a colour"))),
        "2019",
        "burgundy.reading.monastery-26",
    ),
)
