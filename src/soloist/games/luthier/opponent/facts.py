"""Everything that the AI ever needs to see on the shared table, or printed on its own cards."""

from __future__ import annotations

from soloist.engine.sight import Fact
from soloist.engine.text import N_

# Rows and decks.
ROW = Fact("row", N_("In which spaces of the row of {deck} lies a card?"), ("deck",), "things")
FITS = Fact("fits", N_("Which of these cards in the row of {deck} show one of these: {wanted}?"), ("deck", "wanted"))
WANTED_PLACE = Fact(
    "place among those wanted",
    N_("At which place of this list stands what {x} in the row of {deck} shows: {wanted}?"),
    ("deck", "wanted"),
    "number",
)
ORDER_PLACE = Fact(
    "place in its order",
    N_("At which place of this list stands what {x} in the row of {deck} shows: {order}?"),
    ("deck", "order"),
    "number",
)
PRIMARY_FITS = Fact(
    "primary requirement fits",
    N_("Which of these patrons have one of these primary requirements: {wanted}?"),
    ("wanted",),
)
WORTH = Fact("worth", N_("Which of these repairs are {worth}?"), ("worth",))
IN_DECK = Fact(
    "in the deck", N_("Search the deck from the top: of which of these is there one ({worth})?"), ("worth",),
    one=N_("Search the deck from the top for {x}, {worth}: is there one?"),
)  # fmt: skip
PATRON = Fact("patron", N_("Which patron is {place}?"), ("place",), "things")
INSTRUMENT = Fact("instrument", N_("Which instrument is {place}?"), ("place",), "things")
PERFORMANCE = Fact("performance", N_("Which performance is {place}?"), ("place",), "things")
REPAIR = Fact("repair", N_("Which repair is {place}?"), ("place",), "things")

# The Orchestra.
EMPTY_CHAIR = Fact(
    "empty chair", N_("In which of these sections is the First Chair empty?"), keeps="no",
    one=N_("Is the First Chair of the {x} empty?"),
)  # fmt: skip
TAKEOVER = Fact(
    "takeover",
    N_("How many tokens would it have in the {x}, if that is more than the holder of the First Chair has? If not, 0."),
    (),
    "number",
)
GETS_CHAIR = Fact(
    "gets the chair",
    N_("Of which of these sections does it get the First Chair with this token?"),
)
FEWEST = Fact(
    "fewest",
    N_("How few tokens ({whose}) lie on a space of the {x} without an instrument? With no such space, 99."),
    ("whose",),
    "number",
)
DESKS = Fact("desks", N_("Which spaces of the {section} hold no instrument?"), ("section",), "things")
TOKENS = Fact("tokens", N_("How many tokens ({whose}) lie on {x}?"), ("whose",), "number")
HELD_CHAIR = Fact("held chair", N_("Which of these First Chairs, which the AI got, does it hold still?"))
CHAIR_PRESTIGE = Fact(
    "chair", N_("How much prestige is the First Chair of the {x} worth at the end?"), (), "number", "printed", 1
)

# Balcony and awards.
TURN_SPACE = Fact(
    "turn-order space", N_("Who of these has no turn-order space yet, with one free?"),
    one=N_("Is there a free turn-order space, and has {x} none yet?"),
)  # fmt: skip
AWARD_LEVELS = Fact("levels", N_("How many levels does {x} have?"), (), "number", "game", 1, 9)
LEVEL_LEFT = Fact("level left", N_("Which of these levels has nobody taken?"), keeps="no")
AWARD_PRESTIGE = Fact("award", N_("How much prestige is {x} worth?"), (), "number", "game", 1)

# Its own cards and tracks.
SHOWS_LIMIT = Fact("shows a limit", N_("Which of these show a limit?"), keeps="printed")
SEARCHES = Fact(
    "searches", N_("Which of these say that it searches the deck?"), keeps="printed",
    one=N_("Does {x} say that it searches the deck?"),
)  # fmt: skip
DOWN = Fact("down", N_("Which rows of its tracker go down by {card}?"), ("card",), "things", "printed")
UP = Fact("up", N_("Which rows of its tracker go up by {card}, from left to right?"), ("card",), "things", "printed")
GOALS_TOP = Fact(
    "top of the goals",
    N_("How many spaces lie above the bottom one on {x}?"),
    (),
    "number",
    "printed",
    1,
)
GOALS_PRESTIGE = Fact("goals", N_("How much prestige is {x} of the AI Goals track worth?"), (), "number", "printed")

# You.
YOUR_GOALS = Fact("your goals", N_("How many goals have you?"), (), "things")
REACHED = Fact(
    "reached", N_("Which level of {x} did you reach: 0 none, 1 bottom, 2 middle, 3 top?"), (), "number", most=3
)
GOAL_PRESTIGE = Fact("goal level", N_("How much prestige is {x} worth?"), (), "number", least=1)

OF_ROWS = (ROW, FITS, WANTED_PLACE, ORDER_PLACE, PRIMARY_FITS, WORTH, IN_DECK, PATRON, INSTRUMENT, PERFORMANCE, REPAIR)
"""What may be otherwise once a card was taken or discarded."""
OF_ORCHESTRA = (EMPTY_CHAIR, TAKEOVER, GETS_CHAIR, FEWEST, DESKS, TOKENS, HELD_CHAIR)
"""What may be otherwise once a token was placed."""
