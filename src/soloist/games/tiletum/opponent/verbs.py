"""Everything that the Cardinalbot ever does to the shared table."""

from __future__ import annotations

from soloist.engine.hands import Verb
from soloist.engine.text import N_
from soloist.games.tiletum.opponent.facts import (
    CHARACTERS,
    CREST_OFFERED,
    CRESTS_WITHIN,
    DICE,
    DICE_OF,
    FREE_HOUSE,
    FREE_POINTS,
    FREE_REWARD,
    NEW_CREST_AT,
    OFFER,
    PAYABLE,
    SPACE_POINTS,
    TILES,
    TOP_TILE,
    TOTAL,
    WHEEL_TILE,
)

TAKE_DIE = Verb(
    "take die",
    N_("Take the {die} off the wheel."),
    N_("Put the {die} back on the wheel."),
    ("die",),
    (DICE, DICE_OF),
    passes="cleanup",
)
TAKE_WHEEL_TILE = Verb(
    "take wheel tile",
    N_("Take {tile} from {number} of the wheel; it goes {to}."),
    N_("Put {tile} back to {number} of the wheel."),
    ("tile", "number", "to"),
    (WHEEL_TILE, NEW_CREST_AT),
)
TAKE_TILE = Verb(
    "take tile",
    N_("Take {tile} from the map, at most {steps} from {start}; it goes {to}."),
    N_("Put {tile} back on the map where it lay, at most {steps} from {start}."),
    ("tile", "start", "steps", "to"),
    (TILES, CRESTS_WITHIN),
)
TAKE_KING_TILE = Verb(
    "take King tile",
    N_("Take {tile} from the King track; it goes {to}."),
    N_("Put {tile} back on the King track."),
    ("tile", "to"),
)
PILLAR = Verb(
    "Pillar", N_("Put its Pillar at {cathedral}."), N_("Take its Pillar at {cathedral} back."), ("cathedral",)
)
HOUSE = Verb(
    "House",
    N_("Put its House in {town}."),
    N_("Take its House in {town} back."),
    ("town",),
    (FREE_HOUSE, FREE_POINTS, FREE_REWARD, SPACE_POINTS),
)
MOVE_ARCHITECT = Verb(
    "move Architect",
    N_("Move its Architect from {start} to {to}."),
    N_("Move its Architect from {to} back to {start}."),
    ("start", "to"),
    path=("start", "to"),
)
MOVE_MERCHANT = Verb(
    "move Merchant",
    N_("Move its Merchant from {start} to {to}."),
    N_("Move its Merchant from {to} back to {start}."),
    ("start", "to"),
    path=("start", "to"),
)
BUILD = Verb(
    "build",
    N_("Give it the top Cathedral tile of {cathedral}."),
    N_("Put its Cathedral tile of {cathedral} back on top."),
    ("cathedral",),
    (TOTAL, TOP_TILE, PAYABLE),
)
CLIMB = Verb(
    "climb",
    N_("Move its marker on the King track from {start} to {to}."),
    N_("Move its marker on the King track from {to} back to {start}."),
    ("start", "to"),
    path=("start", "to"),
)
TAKE_CHARACTER = Verb(
    "take Character",
    N_("Take {character} from the offer and draw another."),
    N_("Put {character} back in the offer, and the one that was drawn for it back into the pile."),
    ("character",),
    (CHARACTERS,),
)
REFRESH = Verb(
    "refresh",
    N_("Shuffle the Characters of the offer back into the pile and draw a new offer."),
    N_("Lay out the Characters that were in the offer."),
    (),
    (CHARACTERS,),
)
TAKE_OFFERED = Verb(
    "take offered",
    N_("Take {offered} from the Contract offer."),
    N_("Put {offered} back in the Contract offer where it lay, and what was filled up after it back on its pile."),
    ("offered",),
    (OFFER, CREST_OFFERED),
)
YOUR_FALL = Verb(
    "your fall",
    N_("Move your marker down the King track by {n}."),
    N_("Move your marker back up the King track by {n}."),
    ("n",),
)
CLEAN_UP = Verb(
    "clean up",
    N_(
        "Put new tiles on the empty sectors of the wheel and on the King track, shuffle the Corruption tokens and lay "
        "three out face down, turn the wheel one step clockwise: the sector of the ones has {action} now."
    ),
    N_(
        "Turn the wheel one step back, counter-clockwise, take the new tiles off the wheel and off the King track, and "
        "lay the Corruption tokens as they lay before."
    ),
    ("action",),
)
"""What only a person at a real table is told: on a digital board the rules of the rounds do it."""
VERBS = (
    TAKE_DIE,
    TAKE_WHEEL_TILE,
    TAKE_TILE,
    TAKE_KING_TILE,
    PILLAR,
    HOUSE,
    MOVE_ARCHITECT,
    MOVE_MERCHANT,
    BUILD,
    CLIMB,
    TAKE_CHARACTER,
    REFRESH,
    TAKE_OFFERED,
    YOUR_FALL,
    CLEAN_UP,
)
