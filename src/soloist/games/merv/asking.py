"""Asking: each question as a sentence, and two sentences of help for a first game."""

from __future__ import annotations

from typing import Final

from soloist.engine.plainly import ask_chance
from soloist.engine.questions import Chance, Question
from soloist.engine.text import N_, say
from soloist.games.merv.kinds import DUE_BASE, NONE, NOWHERE, SIDE_NAMES
from soloist.games.merv.names import DUE_NAMES, action_name, player_name
from soloist.games.merv.scoring import winners
from soloist.games.merv.state import Game, action_of, side

CHANCES: Final = {
    "site tiles": N_("Draw the {n} site tiles, row by row from the north-west, and type them."),
    "caravan cards": N_("Draw {n} caravan cards, the one for the front first, and type them."),
    "solo cards": N_("Deal {n} solo cards, not the Palace: two into the packet, then the one above it; type them."),
    "solo card": N_("Draw the top solo card of the Corrupt Magistrate and type it."),
    "first queue": N_("Draw the order of the first queue and type it, players counted from 0."),
}
HELP: Final = {
    "slot": (
        N_("The slot names your line: a column or a row of the city."),
        N_("The further from the corner of the queue, the earlier you play in the next round."),
    ),
    "site": (
        N_("All buildings of one colour in the line give cubes, so it pays to build where your own stand."),
        N_("On an empty site you build; a building of somebody else gives its owner a share."),
    ),
    "action": (
        N_("Do the action of the site, gain favour, or deploy soldiers: one of the three."),
        N_("Contracts and the camel market come on top of it, before or after."),
    ),
    "due": (
        N_("What you gain comes at once, before anything else."),
        N_("What you do not want can mostly be left."),
    ),
    "pay": (
        N_("White cubes can be paid for any colour."),
        N_("Keep the colours that you need next."),
    ),
    "goods": (
        N_("Goods on a contract serve no other one, but still count in the palace."),
        N_("Rare goods are needed for the best contracts."),
    ),
    "queue": (
        N_("A camel on each space that you pass brings you further to the front."),
        N_("Whoever then takes such a space gets the camel."),
    ),
    "ransom": (
        N_("Open buildings without a soldier fall; a cube of the site's colour saves one."),
        N_("A fallen building comes back to your supply."),
    ),
    "scoring": (
        N_("Each courtier costs 1 favour to score what its hall counts."),
        N_("Favour that you keep is there for the next year."),
    ),
}
ALONE: Final = (
    HELP["site"][0],
    N_("On an empty site you build; from a building of somebody else you take all cubes, and nobody has a share."),
)
"""What is said of sites in the solo game, where nobody else takes cubes (merv.turn.automata)."""
HELP_CHANCE: Final = (
    N_("Draw with your own pieces, then type what you see."),
    N_("Everything else is done here; undo takes back a slip of the finger."),
)
QUESTIONS: Final = {
    "pay": N_("How do you pay?"),
    "goods": N_("Which goods do you lay on the contract?"),
    "queue": N_("Which space of the queue do you take?"),
    "ransom": N_("For which buildings do you pay a ransom?"),
    "scoring": N_("Which courtiers do you score?"),
}


def ask(game: Game, question: Question | Chance | None) -> str:
    """Return what is asked as a sentence, or how the game ended."""
    if question is None:
        return _ending(game)
    if isinstance(question, Chance):
        return ask_chance(question, CHANCES)
    sentence = say(QUESTIONS[question.name]) if question.name in QUESTIONS else _turn(game, question.seat)
    if game.kit.people == 1:
        return sentence
    return say("{who}: {sentence}", who=player_name(game, question.seat), sentence=sentence)


def _turn(game: Game, who: int) -> str:
    if game.due:
        return say("Choose what you gained: {what}.", what=say(DUE_NAMES[game.due[0] % DUE_BASE]))
    if game.masters[who] == NONE:
        return say("Take an action slot in the {side}.", side=say(SIDE_NAMES[side(game)]))
    if game.site == NONE:
        return say("Activate a site of your line.")
    if game.done:
        return say("Fulfil contracts, or end the turn.")
    if game.action != NONE:
        return say("Go on with your action ({action}), or end the turn.", action=action_name(game.action))
    if game.site == NOWHERE:
        return say("Gain favour, or deploy a soldier.")
    action = action_name(action_of(game, game.site))
    return say("Do one action: {action}, favour or soldiers.", action=action)


def _ending(game: Game) -> str:
    if game.stage != "over":
        return say("The game goes on.")
    kit, first = game.kit, winners(game)
    if kit.magistrate != NONE:
        mine, its = game.points[0], game.points[kit.magistrate]
        if first == [0]:
            return say("You won: {mine} points to {its}.", mine=mine, its=its)
        return say("You lost: {mine} points to {its}.", mine=mine, its=its)
    names = ", ".join(player_name(game, who) for who in first)
    points = game.points[first[0]]
    if len(first) == 1:
        return say("{who} won with {n} points.", who=names, n=points)
    return say("These share the win with {n} points: {who}.", who=names, n=points)


def help_for(game: Game, question: Question | Chance | None) -> list[str]:
    """Return two sentences for a person's first game."""
    if question is None:
        return []
    if isinstance(question, Chance):
        return [say(sentence) for sentence in HELP_CHANCE]
    name = question.name
    if name == "turn":
        begun = game.masters[question.seat] != NONE
        name = "due" if game.due else "slot" if not begun else "site" if game.site == NONE else "action"
    alone = name == "site" and game.magistrate is not None
    return [say(sentence) for sentence in (ALONE if alone else HELP[name])]
