"""The words of the table: each question as a sentence, each answer, each instruction, each line of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from soloist.engine.asking import About, words_of
from soloist.engine.events import Event, What
from soloist.engine.hands import INSTRUCTION, back_words, tell_words
from soloist.engine.questions import Chance, Option, Question
from soloist.engine.sight import Thing
from soloist.engine.text import N_, say
from soloist.games.tiletum.beside.flow import CORRECT
from soloist.games.tiletum.beside.state import Beside
from soloist.games.tiletum.kinds import SECTORS
from soloist.games.tiletum.names import FAIR_NAMES, resource_name, spot_name
from soloist.games.tiletum.opponent.ladders import BEST_TILE, CHARACTER
from soloist.games.tiletum.opponent.named import thing_name
from soloist.games.tiletum.opponent.verbs import VERBS

ROUND_OF: Final = ("fair ", "fair town ", "dice of round ")
ASKED: Final[Mapping[str, str]] = {
    "fair town": N_("In which town is Fair {n}?"),
    "fair": N_("What does the Fair tile of round {n} count?"),
    "board numbers": N_("Which numbers are printed on the board for the four Fairs?"),
    "closed": N_("Which Cathedral has the Construction tile that makes it unavailable?"),
    "construction": N_("What do the Construction tiles of the other Cathedrals show?"),
    "merchant": N_("Draw an unused Town tile: in which town does the Cardinalbot's Merchant begin?"),
    "wheel": N_("Which Actions lie round the wheel, from the sector of the ones to that of the sixes?"),
    "first crest": N_("Draw a Crest from the Bonus tiles for the Cardinalbot: which is it?"),
    "dice of round": N_("Roll the eight dice of round {n} and put them on the wheel: which are they?"),
    "corruption": N_("Turn over a Corruption token: how many spaces does everybody fall?"),
    "your die": N_("Your turn. Which die did you take?"),
    "your Houses": N_("Where did you build a House, if anywhere?"),
    "its counts": N_("What does the Cardinalbot really have?"),
    "its Merchant": N_("Where does its Merchant stand?"),
    "its Architect": N_("Where does its Architect stand?"),
    "your space": N_("On which space of the King track are you?"),
    "your score": N_("Score your end of the game: how many points have you?"),
    "tile of the king track": N_("Which Bonus tile lies on the King track?"),
}
"""What is asked, by the beginning of the question's name."""
READ: Final[Mapping[str, str]] = {
    "gone": N_("Which of these do not lie in the Contract offer any more?"),
    "new": N_(
        "What is new in the Contract offer, from left to right? For a Crest its number, else 0 and the Contract."
    ),
    "ap": N_("How many AP are printed under the places of the Contract offer, from left to right?"),
    "contract": N_("What does the Contract show?"),
    "reward": N_("What does the helper give?"),
    "rewards of others": N_("What do the helpers give that are as good?"),
    "how many": N_("How many tiles come into question?"),
    "rewards": N_("What are the rewards of the Characters that come into question?"),
}
"""What a reading goes on to ask, by the end of the question's name."""
BEST: Final[Mapping[str, str]] = {
    BEST_TILE.name: N_(
        "The best Bonus tile within {steps} steps of {start}? The first that lies there: a Crest that it lacks "
        "({lacks}), of these one that you lack; another Crest; a miscellaneous helper; the helper with most points, "
        "then Resources, then “any”; the Action helper with most AP; a Contract."
    ),
    CHARACTER.name: N_(
        "The Character that it takes? Of those in the offer the first of these types: {first}; if none is there, one "
        "of these types with the highest reward in total: {then}. Name several if they are equal."
    ),
}


def ask(game: Beside, question: Question | Chance | None) -> str:
    """Return what is asked as a sentence."""
    if question is None:
        return ending(game)
    if isinstance(question, Chance):
        return say("Soloist draws: {what}.", what=question.label)
    read = question.name.rpartition("; ")[2] if "; " in question.name else ""
    if read in READ:
        return say(READ[read])
    about = question.about
    if isinstance(about, About) and (about.fact is not None or about.ladder):
        return _about(game, about)
    name = next(name for name in ASKED if question.name.startswith(name))
    return say(ASKED[name], n=question.name.split()[-1])


def _about(game: Beside, about: About) -> str:
    def names(thing: Thing) -> str:
        return thing_name(game.kit.box, thing)

    if about.ladder in BEST and not about.rungs:
        values = {
            name: value if isinstance(value, int) else names(value)
            for name, value in {**about.at, **about.says}.items()
        }
        return say(BEST[about.ladder], **values)
    return words_of(about, names)


def label(game: Beside, question: Question, option: Option) -> str:
    """Return an answer in words."""
    if option[0] == "fair":
        return say(FAIR_NAMES[int(option[1])])
    if option == ("none",):
        return say("none")
    if option == CORRECT:
        return say("Something about the Cardinalbot is wrong: correct it")
    if option[0] in ("number", "numbers"):
        return " ".join(map(str, option[1:]))
    words = thing_name(game.kit.box, option)
    return words[:1].upper() + words[1:]


def ending(game: Beside) -> str:
    """Return how the game ended; a tie goes to the Cardinalbot (TC004)."""
    if game.stage != "over":
        return say("The game goes on.")
    sentence = (
        N_("You won: {mine} points to {its}.")
        if game.score > game.me.points
        else N_("You lost: {mine} points to {its}.")
    )
    return say(sentence, mine=game.score, its=game.me.points)


# The log.
TOLD: Final[Mapping[str, str]] = {
    "corruption": N_("Everybody falls by {steps}: the Cardinalbot stands on {king} of the King track."),
    "turn of the Cardinalbot": N_("The Cardinalbot had its turn: {total} points, space {king} of the King track."),
    "king tile of the Cardinalbot": N_("The Cardinalbot is highest and took the tile of the King track."),
    "king phase": N_("King phase: the Cardinalbot has {total} points and stands on {king} of the King track."),
    "fair of the Cardinalbot": N_("Fair {round}: the Cardinalbot scores {points}, {total} in all."),
    "end of the Cardinalbot": N_("The Cardinalbot ends with {total} points."),
}


def tell(game: Beside, event: Event) -> str:
    """Return an event as a sentence."""
    if event.name == INSTRUCTION:
        return tell_words(event, VERBS, lambda thing: thing_name(game.kit.box, thing))
    if event.name in _TOLD:
        return _TOLD[event.name](game, event.what)
    return say(TOLD[event.name], **event.what)


def back(game: Beside, event: Event) -> str:
    """Return as a sentence what takes an instruction back."""
    return back_words(event, VERBS, lambda thing: thing_name(game.kit.box, thing))


def _laid_out(game: Beside, what: What) -> str:
    box = game.kit.box
    row = ", ".join(say(box.decrees[int(n)].name) for n in str(what["row"]).split())
    cards = ", ".join(say(box.challenges[int(n)].name) for n in str(what["challenges"]).split()) or say("none")
    return say(
        "Lay out its Decrees: {row}. Challenge cards: {cards}. Its marker begins on {king} of the King track.",
        row=row, cards=cards, king=what["king"],
    )  # fmt: skip


def _dice(game: Beside, what: What) -> str:
    places = [int(n) for n in str(what["dice"]).split()]
    dice = ", ".join(thing_name(game.kit.box, ("die", n // SECTORS, n % SECTORS + 1)) for n in places)
    return say("Round {round}: on the wheel lie {dice}.", round=what["round"], dice=dice)


def _yours(game: Beside, what: What) -> str:
    die = thing_name(game.kit.box, ("die", what["colour"], what["number"]))
    towns = ", ".join(spot_name(game.kit.box, int(spot)) for spot in str(what["houses"]).split())
    if not towns:
        return say("You took the {die}.", die=die)
    return say("You took the {die} and built a House in {towns}.", die=die, towns=towns)


def _corrected(game: Beside, what: What) -> str:
    box, kinds = game.kit.box, len(game.me.res)
    names = [
        *map(resource_name, range(kinds)),
        say("points"),
        say("space of the King track"),
        say("Merchant"),
        say("Architect"),
    ]
    before, now = str(what["before"]).split(), str(what["now"]).split()
    changes = []
    for place, (name, old, new) in enumerate(zip(names, before, now, strict=True)):
        if old != new:
            is_spot = place >= kinds + 2
            words = [spot_name(box, int(n)) if is_spot else n for n in (old, new)]
            changes.append(say("{what} {new} instead of {old}", what=name, old=words[0], new=words[1]))
    return say("Corrected: {changes}.", changes="; ".join(changes) or say("nothing was otherwise"))


def _cleanup(game: Beside, what: What) -> str:
    decree = say(game.kit.box.decrees[int(what["decree"])].name)
    return say(
        "Round {round} is over: fill up, turn the wheel, remove the leftmost Decree; the pawn stands on {decree}.",
        round=what["round"], decree=decree,
    )  # fmt: skip


_TOLD: Final[Mapping[str, Callable[[Beside, What], str]]] = {
    "laid out": _laid_out,
    "dice on the wheel": _dice,
    "your turn": _yours,
    "corrected": _corrected,
    "cleanup": _cleanup,
}
