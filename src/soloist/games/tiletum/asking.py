"""Asking: each question as a sentence, and two sentences of help for a first game."""

from __future__ import annotations

from typing import Final

from soloist.engine.plainly import HELP_CHANCE, ask_chance
from soloist.engine.questions import Chance, Question
from soloist.engine.text import N_, say, say_n
from soloist.games.tiletum.dice import wheel_tile_options
from soloist.games.tiletum.names import (
    DUE_NAMES,
    RESULT_NAMES,
    action_name,
    player_name,
    resource_name,
    tile_name,
)
from soloist.games.tiletum.scoring import ranking, winner
from soloist.games.tiletum.state import NONE, WHEEL_TILE_DUE, Game, player

CHANCES: Final = {
    "construction": N_("Draw the Construction tiles of the nine Cathedrals and type them."),
    "fair tiles": N_("Draw the four Fair tiles and type them."),
    "town tiles": N_("Draw the Town tiles and type them."),
    "wheel": N_("Draw the order of the Actions on the wheel and type it."),
    "number on the wheel": N_("Roll for the number of the first sector and type it."),
    "bonus tiles": N_("Draw {n} Bonus tiles and type them."),
    "contracts": N_("Draw {n} tiles of the Contract pile and type them."),
    "characters": N_("Draw {n} Characters and type them."),
    "turn order": N_("Draw the turn order and type it."),
    "challenges": N_("Draw {n} Challenge cards and type them."),
    "dice from the bag": N_("Draw {n} dice from the bag and type their colours."),
    "dice": N_("Roll the {n} dice and type what they show."),
    "corruption": N_("Turn over the next Corruption token and type it."),
}
HELP: Final = {
    "die": (
        N_("A die gives as many Resources of its colour as it shows, and an Action: the lower the die, the more AP."),
        N_("For Gold a die counts as one more or less; helpers and other Tasks may come first."),
    ),
    "turn": (
        N_(
            "Spend the AP on anything listed; Tasks such as Contracts, Crests and Cathedrals may be done at any moment."
        ),
        N_("What is left when you end the turn lapses."),
    ),
    "king tile": (
        N_("Whoever is highest on the King track may keep its Bonus tile."),
        N_("It needs a place in the Storehouse; a discarded tile gives nothing."),
    ),
    "pay": (
        N_("The “any” of a Contract may be of several kinds under the reading chosen."),
        N_("Keep those that your other Contracts, Crests and Cathedrals need."),
    ),
}


def ask(game: Game, question: Question | Chance | None) -> str:
    """Return what is asked as a sentence, or how the game ended."""
    if question is None:
        return _ending(game)
    if isinstance(question, Chance):
        return ask_chance(question, CHANCES)
    if question.name == "king tile":
        tile = tile_name(game, game.king_tile)
        sentence = say("You are highest on the King track: take its tile, or discard it? {tile}.", tile=tile)
        return sentence if game.kit.cardinal != NONE else f"{player_name(game, question.seat)}: {sentence}"
    if question.name == "pay":
        return say_n(
            "Which {n} Resource pays for the “any” of the Contract?",
            "Which {n} Resources pay for the “any” of the Contract?",
            question.least,
        )
    return _turn(game)


def _turn(game: Game) -> str:
    who = player(game)
    name = "" if game.kit.cardinal != NONE else f"{player_name(game, who)}: "
    due = _due(game, who)
    if game.sector == NONE:
        words, due_words = N_("Take a die from the wheel."), N_("Take a die from the wheel. Open as well: {due}.")
        if game.colour != NONE:
            resource = resource_name(game.colour)
            return name + say("Take a die from the wheel; it will give {resource}.", resource=resource)
    else:
        words, due_words = N_("Do Tasks, or end the turn."), N_("Use what is open: {due}.")
    return name + (say(due_words, due="; ".join(due)) if due else say(words))


def _due(game: Game, who: int) -> list[str]:
    due = [say("{action} {n} AP", action=action_name(action), n=n) for action, n in enumerate(game.ap) if n]
    due += [say("{n} AP for an Action of your choice", n=n) for n in game.jokers]
    for what, n in enumerate(game.due):
        if n and (what != WHEEL_TILE_DUE or wheel_tile_options(game, who)):
            name = say(DUE_NAMES[what])
            due.append(name if n == 1 else say("{what}, {n} times", what=name, n=n))
    return due


def _ending(game: Game) -> str:
    if game.stage != "over":
        return say("The game goes on.")
    first = winner(game)
    points = game.points[first]
    if game.kit.cardinal == NONE:
        return say_n("{who} won with {n} point.", "{who} won with {n} points.", points, who=player_name(game, first))
    mine, its = game.points[0], game.points[game.kit.cardinal]
    if first == game.kit.cardinal:
        return say_n("You lost: {n} point to {its}.", "You lost: {n} points to {its}.", mine, its=its)
    return say_n("You won: {n} point to {its}.", "You won: {n} points to {its}.", mine, its=its)


def result_words(game: Game) -> dict[str, str]:
    """Return the words for the numbers of the end; those of several players have their rank."""
    words = {name: say(name_words) for name, name_words in RESULT_NAMES.items()}
    for rank, who in enumerate(ranking(game), 1) if game.stage == "over" else ():
        words[f"player-{who + 1}"] = say("{rank}. {who}", rank=rank, who=player_name(game, who))
    return words


def help_for(game: Game, question: Question | Chance | None) -> list[str]:
    """Return two sentences for a person's first game."""
    if question is None:
        return []
    if isinstance(question, Chance):
        sentences = HELP_CHANCE
    elif question.name == "turn" and game.sector == NONE:
        sentences = HELP["die"]
    else:
        sentences = HELP[question.name]
    return [say(sentence) for sentence in sentences]
