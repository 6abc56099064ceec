"""What each question is for: a soft line beside it, and the rule that it serves."""

from __future__ import annotations

from typing import Final

from soloist.engine.asking import About
from soloist.engine.questions import Question
from soloist.engine.reasons import Reason, Reasons
from soloist.engine.text import N_, say
from soloist.games.tiletum.beside import facts as printed
from soloist.games.tiletum.beside.state import BOT, Beside, whose
from soloist.games.tiletum.opponent import facts, ladders

C: Final = "tiletum.cardinal."
ITS_CATHEDRAL: Final[Reason] = (N_("For its Architect: to which Cathedral it goes."), C + "architect.cathedral")
ITS_TOWN: Final[Reason] = (N_("For its Merchant: to which town it goes."), C + "merchant.move")
NEW_CREST: Final[Reason] = (N_("Its Decree looks for a Crest that it lacks."), C + "decree")
OF_LADDERS: Final[dict[str, Reason]] = {
    ladders.CATHEDRALS[0].name: ITS_CATHEDRAL,
    ladders.CATHEDRALS_BEYOND[0].name: ITS_CATHEDRAL,
    ladders.CATHEDRAL_TO_BUILD.name: (N_("For its Task: at which Cathedral it builds."), C + "task.cathedral"),
    ladders.TOWN.name: ITS_TOWN,
    ladders.TOWN_BEYOND.name: ITS_TOWN,
    ladders.BEST_TILE.name: (N_("For the Bonus tile that it takes with this Action."), C + "bonus.rows"),
    ladders.CHARACTER.name: (N_("For its Character Action."), C + "character.take"),
}
"""What a list is for, by its name."""
OF_FACTS: Final[dict[str, Reason]] = {
    facts.DICE_OF.name: (N_("Its Decree takes a die of the colour that it needs."), C + "die.colours"),
    facts.WHEEL_TILE.name: (N_("It takes the Bonus tile of the sector of its die."), C + "wheel-tile"),
    printed.CREST_AT.name: NEW_CREST,
    facts.NEW_CREST_AT.name: NEW_CREST,
    facts.CREST_OFFERED.name: NEW_CREST,
    facts.CRESTS_WITHIN.name: NEW_CREST,
    facts.TILES.name: OF_LADDERS[ladders.BEST_TILE.name],
    facts.WITHIN.name: (N_("For what lies within its reach."), C + "reach"),
    facts.DISTANCE.name: (N_("The closest comes first, and steps beyond its reach cost Gold."), C + "reach.extend"),
    facts.TOTAL.name: (N_("The most points come first, and it scores them if it builds."), C + "architect.cathedral"),
    facts.TOP_TILE.name: (N_("It scores both tiles: you tell the one on top of the stack."), C + "task.cathedral"),
    facts.PAYABLE.name: OF_LADDERS[ladders.CATHEDRAL_TO_BUILD.name],
    facts.STONE_COST.name: OF_LADDERS[ladders.CATHEDRAL_TO_BUILD.name],
    facts.FREE_HOUSE.name: (N_("For its Merchant: where it can build a House."), C + "merchant.first"),
    facts.FREE_POINTS.name: ITS_TOWN,
    facts.FREE_REWARD.name: ITS_TOWN,
    facts.SPACE_POINTS.name: (N_("It scores the points of its House space."), C + "merchant.house"),
    facts.OFFER.name: (N_("For its Contract Action, or a Decree that asks for Crests there."), C + "contract.crests"),
    facts.CHARACTERS.name: OF_LADDERS[ladders.CHARACTER.name],
    printed.CHARACTERS_GONE.name: OF_LADDERS[ladders.CHARACTER.name],
    printed.CHARACTERS_NEW.name: OF_LADDERS[ladders.CHARACTER.name],
    printed.CHARACTER_DRAWN.name: OF_LADDERS[ladders.CHARACTER.name],
    printed.CHARACTERS_LYING.name: OF_LADDERS[ladders.CHARACTER.name],
    printed.CHARACTERS_DRAWN.name: OF_LADDERS[ladders.CHARACTER.name],
    printed.FIRST_CONTRACT.name: OF_LADDERS[ladders.BEST_TILE.name],
    printed.YOUR_TILE.name: (N_("What you took does not lie there any more for it."), C + "turn"),
    facts.YOU_LACK.name: (N_("Of equal Crests it takes one that you lack."), C + "bonus.crests"),
    facts.YOU_HIGHER.name: (N_("Its Joker becomes King if you are higher."), C + "joker.king"),
    facts.NO_TILE_OF_YOURS.name: ITS_CATHEDRAL,
    facts.NO_PILLAR_OF_YOURS.name: ITS_CATHEDRAL,
    printed.KING_POINTS.name: (N_("It scores the points of its space."), "tiletum.king.points"),
    printed.LOWEST_SPACE.name: (N_("It cannot fall below the last space."), C + "corruption"),
}
"""What a single question is for, by what is looked at."""
BY_NAME: Final[dict[str, Reason]] = {
    "fair town": (N_("It builds Houses in towns of Fairs, and goes there."), C + "merchant.fair"),
    "fair": (N_("It scores the Fairs, and looks ahead to the next one."), C + "fair"),
    "board numbers": (N_("A Fair scores this number and that of the tile for all that counts."), "tiletum.fair.points"),
    "closed": (N_("It puts nothing at a Cathedral that is unavailable."), C + "architect.unavailable"),
    "merchant": (N_("There its Merchant begins."), C + "setup.merchant"),
    "wheel": (N_("It takes the Action of the sector of its die."), C + "action"),
    "your Houses": (N_("Where you build, a space is not free for it any more."), C + "merchant.first"),
    "first crest": (
        N_("By the Challenge card Ready for Action it begins with a Crest."),
        "tiletum.challenge.ready-for-action",
    ),
    "dice of round": (N_("It takes its dice from those on the wheel."), C + "turn"),
    "corruption": (N_("The Cardinalbot falls like everybody."), C + "corruption"),
    "your die": (N_("What you take is not there any more for it."), C + "turn"),
    "your space": (N_("Who is higher gets the reward and goes first."), C + "king.highest"),
    "your score": (N_("Who has more points wins; a tie is lost."), C + "end"),
    "tile of the king track": (N_("It is highest and takes it, if one lies there."), C + "king.highest"),
    "construction": (N_("It compares their points and pays their Stone."), C + "architect.cathedral"),
}
"""What is told each round, by the beginning of the question's name."""
REASONS: Final = Reasons(OF_LADDERS, OF_FACTS, BY_NAME)


def reason(game: Beside, question: Question) -> tuple[str, str]:
    """Return what a question is for, with the Decree that is being resolved, and the rule that it serves."""
    words, clause = REASONS.of(question)
    if not words:
        return "", ""
    me = game.me
    if game.stage == "turn" and whose(game) == BOT and isinstance(question.about, About) and me.row:
        decree = say(game.kit.box.decrees[me.row[me.pawn]].name)
        return say("{why} Decree: {decree}.", why=say(words), decree=decree), clause
    return say(words), clause
