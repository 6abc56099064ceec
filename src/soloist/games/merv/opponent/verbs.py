"""Everything that the Corrupt Magistrate ever does to the shared table."""

from __future__ import annotations

from soloist.engine.hands import Verb
from soloist.engine.text import N_
from soloist.games.merv.opponent.facts import (
    BOTS_IN_LINE,
    CARDS_LEFT,
    CONTRACT_ORDER,
    CONTRACTS,
    EMPTY,
    FREE_SLOT,
    GOOD_LEFT,
    HALL_EMPTY,
    HALL_ROOM,
    MARKET_CAMELS,
    MARKET_FREE,
    PAIR_BEHIND,
    PATH_CAMEL,
    PRICE,
    ROW,
    SCORING_TILES,
    SEGMENT_LEFT,
    TILE_LEFT,
    TILES_LEFT,
    UNOCCUPIED,
    UNPROTECTED,
    WALL_FREE,
)

TAKE_SLOT = Verb(
    "take slot",
    N_("Put its master meeple on {slot}."),
    N_("Remove its master meeple from {slot}."),
    ("slot",),
    (FREE_SLOT,),
    passes="queued",
)
BUILD = Verb(
    "build",
    N_("Put its building on {site}."),
    N_("Remove its building from {site}."),
    ("site",),
    (EMPTY, BOTS_IN_LINE, PAIR_BEHIND, UNPROTECTED),
)
SOLDIER = Verb(
    "soldier",
    N_("Put its soldier on {site}."),
    N_("Remove its soldier from {site}."),
    ("site",),
    (UNPROTECTED,),
)
WALL = Verb(
    "wall",
    N_("Build the next {stack} at {place}."),
    N_("Put the {stack} at {place} back on its stack."),
    ("stack", "place"),
    (SEGMENT_LEFT, PRICE, WALL_FREE, UNPROTECTED),
)
TAKE_CARD = Verb(
    "take card",
    N_("Give it {card} from the caravan; the others close up to the front."),
    N_("Put {card} back into the caravan, where it lay."),
    ("card",),
    (ROW, CARDS_LEFT),
)
REFILL = Verb(
    "refill",
    N_("Fill the caravan up from the deck."),
    N_("Put the cards that were added to the caravan back on the deck."),
    (),
    (ROW,),
)
TAKE_CAMELS = Verb(
    "take camels",
    N_("Give it {gained} from the camel market, all that stand there: it has {held} now."),
    N_("Put {gained} of it back on the camel market, where it was."),
    ("gained", "held"),
    (MARKET_CAMELS, MARKET_FREE),
)
PUT_CAMEL = Verb(
    "put camel",
    N_("Put its camel on the {place} place of the camel market."),
    N_("Give its camel on the {place} place of the camel market back to it."),
    ("place",),
    (MARKET_CAMELS, MARKET_FREE),
)
COURTIER = Verb(
    "courtier",
    N_("Put its courtier into the {hall}."),
    N_("Remove its courtier from the {hall}."),
    ("hall",),
    (HALL_ROOM, HALL_EMPTY),
)
POST = Verb(
    "post",
    N_("Put its post into {city}."),
    N_("Remove its post from {city}."),
    ("city",),
    (UNOCCUPIED,),
)
FIRST_CAMEL = Verb(
    "camel of the first post",
    N_("Give it {gained} from {city}: it has {held} now."),
    N_("Put {gained} of it back to {city}."),
    ("gained", "city", "held"),
)
TAKE_GOOD = Verb(
    "take good",
    N_("Give it a good of {city}."),
    N_("Put its good back to {city}."),
    ("city",),
    (GOOD_LEFT,),
)
FULFIL = Verb(
    "fulfil",
    N_("Give it the {contract}; the next of the pile is open."),
    N_("Put the {contract} back on its pile."),
    ("contract",),
    (CONTRACTS, CONTRACT_ORDER),
)
LAY = Verb(
    "lay on contract",
    N_("Lay on that contract, of what it has: {laid}."),
    N_("Give it back what it had laid on that contract: {laid}."),
    ("laid",),
)
TAKE_SCROLLS = Verb(
    "take scrolls",
    N_("Give it {gained}: it has {held} now."),
    N_("Put {gained} of it back to the supply."),
    ("gained", "held"),
)
GIVE_CAMELS = Verb(
    "give camels",
    N_("Give it {gained}: it has {held} now."),
    N_("Take {gained} from it again, back to the old place."),
    ("gained", "held"),
)
TAKE_TILE = Verb(
    "take tile",
    N_("Give it the breakthrough tile: {tile}."),
    N_("Put the breakthrough tile back: {tile}."),
    ("tile",),
    (TILE_LEFT, TILES_LEFT),
)
BEGIN = Verb(
    "begin",
    N_("It begins on the {path}."),
    N_("Remove its disc from the {path}."),
    ("path",),
    (PATH_CAMEL,),
)
TAKE_PATH_CAMEL = Verb(
    "camel of the path",
    N_("Give it the camel from the {path}: it has {held} now."),
    N_("Put the camel back that it took from the {path}."),
    ("path", "held"),
)
STEP = Verb(
    "step",
    N_("Move its disc in the mosque to step {to}."),
    N_("Move its disc in the mosque back to step {start}."),
    ("start", "to"),
    path=("start", "to"),
)
TAKE_SCORING = Verb(
    "take scoring tile",
    N_("Give it the {tile}."),
    N_("Put the {tile} back to the mosque."),
    ("tile",),
    (SCORING_TILES,),
)
MOVE = Verb(
    "move",
    N_("Move its disc on the {track} to space {to}."),
    N_("Move its disc on the {track} back to space {start}."),
    ("track", "start", "to"),
    path=("start", "to"),
)
SCORE = Verb(
    "score",
    N_("Move its disc on the score track from {start} to {to}."),
    N_("Move its disc on the score track from {to} back to {start}."),
    ("start", "to"),
    path=("start", "to"),
)
VERBS = (
    TAKE_SLOT,
    BUILD,
    SOLDIER,
    WALL,
    TAKE_CARD,
    REFILL,
    TAKE_CAMELS,
    PUT_CAMEL,
    COURTIER,
    POST,
    FIRST_CAMEL,
    TAKE_GOOD,
    FULFIL,
    LAY,
    TAKE_SCROLLS,
    GIVE_CAMELS,
    TAKE_TILE,
    BEGIN,
    TAKE_PATH_CAMEL,
    STEP,
    TAKE_SCORING,
    MOVE,
    SCORE,
)
