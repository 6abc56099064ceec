"""What is done at a real table with the AI's action cards and workers, which a digital board does by itself."""

from __future__ import annotations

from soloist.engine.hands import Verb
from soloist.engine.text import N_
from soloist.games.luthier.opponent.verbs import COMPLETE, PLACE_TOKEN
from soloist.games.luthier.opponent.verbs import VERBS as SHARED

PLACE_WORKER = Verb(
    "place worker",
    N_("It flips {card}: put its top worker face down on {location}."),
    N_("Take its worker from {location} back, and lay {card} face down on its deck."),
    ("card", "location"),
)
PLACE_ON_BENCH = Verb(
    "place on bench",
    N_("It flips {card}: put its top worker face down on its Workbench space."),
    N_("Take its worker from its Workbench space back, and lay {card} face down on its deck."),
    ("card",),
)
DROP_CARD = Verb(
    "drop card",
    N_("It flips {card} and has {held}: discard it for this round, its worker goes to its Workbench space."),
    N_("Take its worker from its Workbench space back, and lay {card} face down on its deck."),
    ("card", "held"),
)
LAY_OUT = Verb(
    "lay out",
    N_("Lay out its action cards from left to right: {cards}."),
    N_("Lay its action cards back as they were flipped."),
    ("cards",),
)
TURN_UP = Verb(
    "turn up",
    N_("Its worker on {location} counts as a {n}: lay it on {card}, still face down. Its skill is {skill}."),
    N_("Take its worker from {card}, and lay it face down on {location}."),
    ("location", "card", "n", "skill"),
)
LAY_WORKER = Verb(
    "lay worker",
    N_("Its worker on {location} is a {n}: lay it on {card}. Its skill is {skill}."),
    N_("Take its worker {n} from {card}, and lay it face down on {location}."),
    ("location", "card", "n", "skill"),
)
TURN_UP_BENCH = Verb(
    "turn up bench",
    N_("What lies face down on its Workbench space counts as {workers}: {builds}."),
    N_("Leave what lies on its Workbench space there, face down."),
    ("workers", "builds"),
)
LAY_BENCH = Verb(
    "lay bench",
    N_("On its Workbench space lies {workers}: {builds}."),
    N_("Lay its workers ({workers}) face down on its Workbench space again."),
    ("workers", "builds"),
)
COVER_BENCH = Verb(
    "cover bench",
    N_("Lay all that lies on its Workbench space on {card}."),
    N_("Take all that lies on {card} back to its Workbench space."),
    ("card",),
)
SET_ASIDE = Verb(
    "set aside",
    N_("Set its workers aside, and turn its six action cards down: Soloist shuffles them."),
    N_("Lay its workers and its action cards back as they lay."),
)
SHUFFLE = Verb(
    "shuffle",
    N_("Set its workers aside, and shuffle its six action cards, discarded ones too, face down as its deck."),
    N_("Lay its workers and its action cards back as they lay."),
)
TOKEN_BY_DIE = Verb(
    "place token by die",
    N_("Put {what} on {desk} (of equal spaces by Soloist's white die)."),
    PLACE_TOKEN.back,
    PLACE_TOKEN.what,
    PLACE_TOKEN.spoils,
)
COMPLETE_AND_SHIFT = Verb(
    "complete and shift",
    N_("Discard the patron on {patron} with all its cards, and shift the other left."),
    N_("Shift its other patron right again, and lay the patron that was on {patron} back, with all its cards."),
    COMPLETE.what,
    COMPLETE.spoils,
)
UPGRADE = Verb("upgrade", N_("Replace {old} by {new}."), N_("Replace {new} by {old}."), ("old", "new"))
CUBE = Verb(
    "cube",
    N_("Move its cube of the row {location} from {before} to {n}."),
    N_("Move its cube of the row {location} from {n} back to {before}."),
    ("location", "before", "n"),
    path=("before", "n"),
)
CLIMB = Verb(
    "climb",
    N_("Move its cube on the AI Goals track from {before} to {n}."),
    N_("Move its cube on the AI Goals track from {n} back to {before}."),
    ("before", "n"),
    path=("before", "n"),
)
VERBS = (
    *SHARED,
    PLACE_WORKER,
    PLACE_ON_BENCH,
    DROP_CARD,
    LAY_OUT,
    TURN_UP,
    LAY_WORKER,
    TURN_UP_BENCH,
    LAY_BENCH,
    COVER_BENCH,
    SET_ASIDE,
    SHUFFLE,
    TOKEN_BY_DIE,
    COMPLETE_AND_SHIFT,
    UPGRADE,
    CUBE,
    CLIMB,
)
