"""What each question is for: a soft line beside it, and the rule that it serves."""

from __future__ import annotations

from typing import Final

from soloist.engine.reasons import Reason, Reasons
from soloist.engine.text import N_
from soloist.games.luthier.beside import facts as printed
from soloist.games.luthier.beside.known import FITTING, OTHER, PATRON
from soloist.games.luthier.opponent import facts, ladders

C: Final = "luthier.ai."
PATRON_TAKEN: Final[Reason] = (N_("For the patron that it takes."), C + "salon")
CARD_TAKEN: Final[Reason] = (N_("For the card that it takes."), C + "act")
READ: Final[Reason] = (N_("It keeps this card or scores it."), C + "act")
TOKEN: Final[Reason] = (N_("For its token in the orchestra."), C + "token")
AWARD: Final[Reason] = (N_("For its next award."), C + "balcony.award")
TRACKER: Final[Reason] = (N_("The icons of used cards move its priority tracker."), C + "upkeep.tracker")
GOALS: Final[Reason] = (N_("Its space of the AI Goals track counts at the end."), C + "end")
YOUR_GOALS: Final[Reason] = (N_("For each goal the AI scores the best level that you missed."), C + "harder.goals")
REASONS: Final = Reasons(
    {
        PATRON: PATRON_TAKEN,
        FITTING: CARD_TAKEN,
        OTHER: (N_("For the card that it takes: here no need of a patron decides."), C + "act"),
        ladders.SECTION.name: TOKEN,
        ladders.DESK.name: TOKEN,
        ladders.award(highest=True).name: AWARD,
    },
    {
        facts.ROW.name: CARD_TAKEN,
        facts.FITS.name: CARD_TAKEN,
        facts.WANTED_PLACE.name: CARD_TAKEN,
        facts.ORDER_PLACE.name: (N_("Of several cards its guild card decides."), C + "guild"),
        facts.PRIMARY_FITS.name: PATRON_TAKEN,
        facts.WORTH.name: (N_("Its card of this level does only cheap repairs."), C + "repair.level"),
        facts.IN_DECK.name: (N_("It searches the deck by the backs for what it needs."), C + "search"),
        facts.PATRON.name: (N_("Soloist keeps what its patrons need."), C + "salon.place"),
        facts.INSTRUMENT.name: READ,
        facts.PERFORMANCE.name: READ,
        facts.REPAIR.name: READ,
        facts.EMPTY_CHAIR.name: TOKEN,
        facts.TAKEOVER.name: TOKEN,
        facts.GETS_CHAIR.name: TOKEN,
        facts.FEWEST.name: TOKEN,
        facts.DESKS.name: TOKEN,
        facts.TOKENS.name: TOKEN,
        facts.HELD_CHAIR.name: (N_("It scores its First Chairs at the end."), C + "end"),
        facts.CHAIR_PRESTIGE.name: (N_("It scores its First Chairs at the end."), C + "end"),
        facts.TURN_SPACE.name: (N_("Its marker goes on the turn-order space."), C + "balcony"),
        facts.AWARD_LEVELS.name: AWARD,
        facts.LEVEL_LEFT.name: AWARD,
        facts.AWARD_PRESTIGE.name: AWARD,
        facts.SHOWS_LIMIT.name: (N_("At a limit its worker goes to the Workbench."), C + "limit"),
        facts.SEARCHES.name: (N_("Only if its card says so it searches a deck."), C + "search"),
        facts.DOWN.name: TRACKER,
        facts.UP.name: TRACKER,
        facts.GOALS_TOP.name: (N_("So far its cube on the AI Goals track can rise."), C + "goals"),
        facts.GOALS_PRESTIGE.name: GOALS,
        facts.YOUR_GOALS.name: YOUR_GOALS,
        facts.REACHED.name: YOUR_GOALS,
        facts.GOAL_PRESTIGE.name: YOUR_GOALS,
        printed.ROW_SPACES.name: (N_("It takes the card furthest from the deck."), C + "tiers"),
        printed.SECTION_SPACES.name: TOKEN,
        printed.YOUR_CHIPS.name: (N_("So Soloist knows when Planning is over."), "luthier.planning.one"),
    },
    {
        "tracker rows": (N_("Of cards in equal rows the upper one acts first."), C + "row"),
        "families there": (N_("Its guild card puts the families in order; each has a section."), C + "guild"),
        "guild icons": (N_("Each icon lifts a row of its priority tracker."), C + "icons"),
        "chips": (N_("So Soloist knows when Planning is over."), "luthier.planning.one"),
        "guild number": (N_("The AI goes first if its number is not higher than yours."), C + "first"),
        "guild": (N_("Where things are equal, this order decides."), C + "guild"),
        "tile number": (N_("The AI goes first if its number is not higher than yours."), C + "first"),
        "your location": (N_("The location is resolved for everybody, the AI's workers there too."), C + "activate"),
        "your chip": (N_("A location is resolved for everybody in the usual order."), C + "activate"),
        "first": (N_("Who is first in the next round begins its Planning."), "luthier.planning.one"),
        "your score": (N_("You win with more prestige than the AI."), C + "end.win"),
    },
)
"""What the AI's questions are for."""
