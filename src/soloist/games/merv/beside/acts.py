"""What the Magistrate needs to do beside a real table, besides its own verbs: the High Courtier's pieces, its cards."""

from __future__ import annotations

from typing import Final

from soloist.engine.hands import Verb
from soloist.engine.text import N_
from soloist.games.merv.opponent.verbs import VERBS as OWN

COURTIER_SLOT = Verb(
    "slot of the courtier",
    N_("Put the High Courtier's master meeple on {slot}."),
    N_("Remove the High Courtier's master meeple from {slot}."),
    ("slot",),
)
COURTIER_BUILD = Verb(
    "building of the courtier",
    N_("Put a building of the High Courtier on {site}."),
    N_("Remove the building of the High Courtier from {site}."),
    ("site",),
)
REMOVE_CARD = Verb(
    "remove card",
    N_("Take the solo card {card} out of the game: it has done its work."),
    N_("Put the solo card {card} back into the game."),
    ("card",),
)
QUEUE_CAMEL = Verb(
    "camel of the queue",
    N_("You pass it in the queue, so that it gets {gained} that you laid: it has {held} now."),
    N_("Take {gained} from it again that you laid in the queue."),
    ("gained", "held"),
)
VERBS: Final = (*OWN, COURTIER_SLOT, COURTIER_BUILD, REMOVE_CARD, QUEUE_CAMEL)
