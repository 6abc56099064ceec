"""What is done at a real table with the AI's action cards and workers, which a digital board does by itself."""

from __future__ import annotations

from soloist.engine.hands import Verb
from soloist.engine.text import N_
from soloist.games.luthier.opponent.verbs import VERBS as SHARED

PLACE_WORKER = Verb(
    "place worker",
    N_("It flips {card}: put one of its workers face down on {location}."),
    N_("Take its worker from {location} back, and lay {card} face down on its deck."),
    ("card", "location"),
)
PLACE_ON_BENCH = Verb(
    "place on bench",
    N_("It flips {card}: put one of its workers face down on its Workbench space."),
    N_("Take its worker from its Workbench space back, and lay {card} face down on its deck."),
    ("card",),
)
DROP_CARD = Verb(
    "drop card",
    N_("It flips {card}, whose limit is reached: discard it for this round, its worker goes to its Workbench space."),
    N_("Take its worker from its Workbench space back, and lay {card} face down on its deck."),
    ("card",),
)
LAY_OUT = Verb(
    "lay out",
    N_("Lay out its action cards from left to right: {cards}."),
    N_("Lay its action cards back as they were flipped."),
    ("cards",),
)
TURN_UP = Verb(
    "turn up",
    N_("Its worker on {location} is a {n}: lay it on {card}. Its skill is {skill}."),
    N_("Take its worker {n} from {card}, and lay it face down on {location}."),
    ("location", "card", "n", "skill"),
)
TURN_UP_BENCH = Verb(
    "turn up bench",
    N_("Its workers on its Workbench space are turned up: {workers}. Each builds an instrument."),
    N_("Lay its workers ({workers}) face down on its Workbench space again."),
    ("workers",),
)
UPGRADE = Verb("upgrade", N_("Replace {old} by {new}."), N_("Replace {new} by {old}."), ("old", "new"))
CUBE = Verb(
    "cube",
    N_("Move its cube of the row {location} from {before} to {n}."),
    N_("Move its cube of the row {location} from {n} back to {before}."),
    ("location", "before", "n"),
)
CLIMB = Verb(
    "climb",
    N_("Move its cube on the AI Goals track from {before} to {n}."),
    N_("Move its cube on the AI Goals track from {n} back to {before}."),
    ("before", "n"),
)
VERBS = (*SHARED, PLACE_WORKER, PLACE_ON_BENCH, DROP_CARD, LAY_OUT, TURN_UP, TURN_UP_BENCH, UPGRADE, CUBE, CLIMB)
