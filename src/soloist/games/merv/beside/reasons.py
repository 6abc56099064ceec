"""What each question is for: a soft line beside it, and the rule that it serves."""

from __future__ import annotations

from typing import Final

from soloist.engine.reasons import Reason, Reasons
from soloist.engine.text import N_
from soloist.games.merv.opponent import facts, ladders

P: Final = "merv.priority."
LINE: Final[Reason] = (N_("For its line: where it builds, or activates."), "merv.turn-of-magistrate.line")
SOLDIER: Final[Reason] = (N_("For its soldier: which building it protects."), P + "soldier.place")
CARD: Final[Reason] = (N_("For its Caravansary action."), P + "caravansary")
HALL: Final[Reason] = (N_("For its Palace action."), P + "palace")
BREAKTHROUGH: Final[Reason] = (N_("For its breakthrough in the library."), P + "library")
POST: Final[Reason] = (N_("For its trading post."), P + "marketplace.city")
CONTRACT: Final[Reason] = (N_("For its contracts."), P + "marketplace.contracts")
STEP: Final[Reason] = (N_("For its way through the mosque."), P + "mosque.rewards")
WALL: Final[Reason] = (N_("For its Wall action."), P + "wall")
WALL_PLACE: Final[Reason] = (N_("For its wall: where it stands."), P + "wall.place")
CAMEL: Final[Reason] = (N_("The camel market lies in its line."), "merv.turn-of-magistrate.market")
TRACK: Final[Reason] = (N_("It scores the points of its track."), P + "favour")
REASONS: Final = Reasons(
    {
        ladders.LINE.name: LINE,
        ladders.LINE_WITHOUT_BUILDING.name: LINE,
        ladders.COURTIER_TO_PROTECT.name: SOLDIER,
        ladders.OWN_TO_PROTECT.name: SOLDIER,
        ladders.card_by(()).name: CARD,
        ladders.HALL.name: HALL,
        ladders.ANY_TILE.name: BREAKTHROUGH,
        ladders.CITY.name: POST,
        ladders.contract_by(different=False).name: CONTRACT,
        ladders.PATH.name: STEP,
        ladders.SCORING_TILE.name: STEP,
        ladders.STACK.name: WALL,
        ladders.WALL_PLACE.name: WALL_PLACE,
        ladders.WALL_PLACE_ALIKE.name: WALL_PLACE,
        ladders.MARKET_PLACE.name: CAMEL,
    },
    {
        facts.UNPROTECTED.name: SOLDIER,
        facts.SEGMENT_LEFT.name: WALL,
        facts.PRICE.name: WALL,
        facts.WALL_FREE.name: WALL_PLACE,
        facts.NO_GATE_PLACE.name: (N_("It never builds in a gate place."), P + "wall.gates"),
        facts.MARKET_CAMELS.name: CAMEL,
        facts.MARKET_FREE.name: CAMEL,
        facts.BOON.name: (N_("It gets what the place gives."), "merv.turn-of-magistrate.market.place"),
        facts.ROW.name: CARD,
        facts.CARDS_LEFT.name: (N_("When none is left, its Caravansary card leaves the game."), P + "caravansary.out"),
        facts.SET_POINTS.name: (N_("It takes the card that is worth most at the end."), P + "caravansary"),
        facts.HALLS.name: (N_("It goes where a courtier scores most."), P + "palace"),
        facts.HALL_ROOM.name: HALL,
        facts.HALL_EMPTY.name: HALL,
        facts.YOUR_COUNT.name: (N_("Of equal halls it takes the one that would score you more."), P + "palace.ties"),
        facts.TILE_LEFT.name: BREAKTHROUGH,
        facts.TILES_LEFT.name: BREAKTHROUGH,
        facts.POSTS.name: POST,
        facts.UNOCCUPIED.name: POST,
        facts.DIRECTION.name: POST,
        facts.CITY_BONUS.name: (N_("Its post may be the first there."), "merv.marketplace.first"),
        facts.GOOD_LEFT.name: (N_("It gains a good for each of its posts."), P + "marketplace.goods"),
        facts.CONTRACTS.name: CONTRACT,
        facts.CONTRACT_ORDER.name: (N_("Two contracts are worth the same to it."), P + "marketplace.ties"),
        facts.DIFFERENT.name: CONTRACT,
        facts.PATH_CAMEL.name: (N_("It begins on the leftmost path with a camel."), P + "mosque"),
        facts.MOSQUE_END.name: (N_("Behind the last step its Mosque card leaves the game."), P + "mosque.out"),
        facts.STEP_REWARD.name: STEP,
        facts.SCORING_TILES.name: STEP,
        facts.TRACK_END.name: TRACK,
        facts.TRACK_POINTS.name: TRACK,
    },
    {
        "sites of": (N_("Its solo cards name the kind of site that it wants."), "merv.turn-of-magistrate.card"),
        "order of the directions": (
            N_("Of equal cities it takes the one that comes first in this order."),
            P + "marketplace.directions",
        ),
        "slot of you": (N_("A slot that is taken is not free for it."), "merv.turn-of-magistrate.lines"),
        "slot of the courtier": (N_("A slot that is taken is not free for it."), "merv.turn-of-magistrate.lines"),
        "site of": (
            N_("It looks for empty sites, and counts the buildings in its lines."),
            "merv.turn-of-magistrate.line",
        ),
        "queue": (N_("The queue says who comes first in the next round."), "merv.queue"),
        "fallen": (N_("What falls is not counted in its lines any more."), "merv.magistrate.invasion"),
        "your score": (N_("You win only with more points than it has."), "merv.magistrate.win"),
    },
)
"""What the Magistrate's questions are for."""
