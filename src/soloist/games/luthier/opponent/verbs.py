"""Everything that the AI ever does to the shared table, or with cards that lie at its board."""

from __future__ import annotations

from soloist.engine.hands import Verb
from soloist.engine.text import N_
from soloist.games.luthier.opponent.facts import LEVEL_LEFT, OF_ORCHESTRA, OF_ROWS, TURN_SPACE

# A card comes into its hand, and goes on from there.
TAKE = Verb(
    "take",
    N_("Take the card on {space} of the row of {deck}, and fill the row."),
    N_("Put the card back on {space} of the row of {deck}; what came anew goes back on the deck."),
    ("deck", "space"),
    OF_ROWS,
)
SEARCH = Verb(
    "search",
    N_("Search the deck from the top for {back}, {worth}, and take the first one; the other cards keep their order."),
    N_("Put {back} back where it was in the deck."),
    ("back", "worth"),
    OF_ROWS,
)
DRAW = Verb(
    "draw",
    N_("Draw the top card of the deck of {deck}."),
    N_("Put the card back on top of the deck of {deck}."),
    ("deck",),
    OF_ROWS,
)
DISCARD = Verb(
    "discard",
    N_("Discard the card to the {deck}."),
    N_("Take the card back from the discards of the {deck}."),
    ("deck",),
    OF_ROWS,
)
FAIL = Verb(
    "fail",
    N_("Its performance reaches {n}, which is low: discard the card to the performances."),
    N_("Take the card back from the discards of the performances."),
    ("n",),
    OF_ROWS,
)
LAY_PATRON = Verb("lay patron", N_("Lay the patron on {patron}."), N_("Take the patron from {patron}."), ("patron",))
LAY_BESIDE = Verb(
    "lay beside",
    N_("Lay the instrument face up at the right of its board."),
    N_("Take the instrument from the right of its board."),
)
GIVE_INSTRUMENT = Verb(
    "give instrument",
    N_("Lay the instrument face up above the patron on {patron}."),
    N_("Take the instrument from above the patron on {patron}."),
    ("patron",),
)
GIVE = Verb(
    "give",
    N_("Lay the card at the patron on {patron}, which wanted it."),
    N_("Take the card from the patron on {patron} back."),
    ("patron",),
)
ASSIGN = Verb(
    "assign",
    N_("Move {instrument} from the right of its board to {patron}."),
    N_("Move {instrument} from {patron} back to the right of its board."),
    ("instrument", "patron"),
)
BUILD = Verb(
    "build",
    N_("Turn the instrument at {patron}: it is finished."),
    N_("Turn the instrument at {patron} back: it is not finished."),
    ("patron",),
)
BUILD_BESIDE = Verb(
    "build beside",
    N_("It builds the top one of its unassigned instruments: {instrument}."),
    N_("Its top unassigned instrument is not built: {instrument}."),
    ("instrument",),
)
DISCARD_BESIDE = Verb(
    "discard beside",
    N_("Discard {instrument} from the right of its board."),
    N_("Lay {instrument} back at the right of its board."),
    ("instrument",),
    OF_ROWS,
)
COMPLETE = Verb(
    "complete",
    N_("Discard the patron on {patron} with all its cards."),
    N_("Lay the patron that was on {patron} back, with all its cards."),
    ("patron",),
    OF_ROWS,
)

# The board.
SCORE = Verb(
    "score", N_("Give it {n} prestige: {what}."), N_("Take {n} prestige back from it: {what}."), ("n", "what")
)  # fmt: skip
PLACE_TOKEN = Verb(
    "place token",
    N_("Put {what} on {desk}."),
    N_("Take {what} from {desk} back."),
    ("what", "desk"),
    OF_ORCHESTRA,
)
TAKE_CHAIR = Verb(
    "take chair",
    N_("It has the First Chair of the {section} now."),
    N_("It has the First Chair of the {section} no longer: take it back if it was yours, else leave it empty."),
    ("section",),
    OF_ORCHESTRA,
)
TAKE_TURN_SPACE = Verb(
    "take turn-order space",
    N_("Put its marker on the best free turn-order space."),
    N_("Take its marker from the turn-order space."),
    (),
    (TURN_SPACE,),
)
TAKE_AWARD = Verb(
    "take award",
    N_("Put its marker on {level}: it scores {n} prestige."),
    N_("Take its marker from {level}, and {n} prestige back."),
    ("level", "n"),
    (LEVEL_LEFT,),
)
VERBS = (
    TAKE,
    SEARCH,
    DRAW,
    DISCARD,
    FAIL,
    LAY_PATRON,
    LAY_BESIDE,
    GIVE_INSTRUMENT,
    GIVE,
    ASSIGN,
    BUILD,
    BUILD_BESIDE,
    DISCARD_BESIDE,
    COMPLETE,
    SCORE,
    PLACE_TOKEN,
    TAKE_CHAIR,
    TAKE_TURN_SPACE,
    TAKE_AWARD,
)
