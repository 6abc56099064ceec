"""The words of the table: each question as a sentence, each answer, each instruction, each line of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast

from soloist.engine.asking import About, named, rungs_of, words_of
from soloist.engine.events import Event, What
from soloist.engine.hands import INSTRUCTION, back_words, tell_words
from soloist.engine.questions import Chance, Option, Question
from soloist.engine.sight import Thing
from soloist.engine.text import N_, say
from soloist.engine.trace import Names
from soloist.games.tiletum.beside.flow import CORRECT
from soloist.games.tiletum.beside.state import Beside
from soloist.games.tiletum.kinds import CREST_NAMES, PLUS, SECTORS
from soloist.games.tiletum.names import FAIR_NAMES, action_name, resource_name, spot_name
from soloist.games.tiletum.opponent import facts, ladders
from soloist.games.tiletum.opponent.named import thing_name
from soloist.games.tiletum.opponent.own import Piece, lacking_crests
from soloist.games.tiletum.opponent.verbs import TAKE_KING_TILE, TAKE_WHEEL_TILE, VERBS

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
    "new": N_("What is new in the Contract offer, from left to right?"),
    "ap": N_("How many AP are printed under the places of the Contract offer, from left to right?"),
    "contract": N_("What does the Contract show?"),
    "reward": N_("What does the helper give?"),
    "rewards of others": N_("What do the helpers give that are as good?"),
    "how many": N_("How many Contracts are there among these Bonus tiles?"),
    "rewards": N_("What are the rewards of the Characters that come into question?"),
}
"""What a reading goes on to ask, by the end of the question's name."""
JUDGED: Final[Mapping[str, str]] = {
    ladders.CATHEDRALS[0].name: N_("To which Cathedral does its Architect go?"),
    ladders.CATHEDRALS_BEYOND[0].name: N_("No Cathedral within its reach fits. To which one does its Architect go?"),
    ladders.CATHEDRAL_TO_BUILD.name: N_("To which Cathedral does it contribute?"),
    ladders.TOWN.name: N_("To which town does its Merchant go?"),
    ladders.TOWN_BEYOND.name: N_("No town within its reach fits. To which one does its Merchant go?"),
    ladders.BEST_TILE.name: N_("Which is the best Bonus tile {steps} or fewer steps from {start}?"),
    ladders.CHARACTER.name: N_("Which Character of the offer does it take?"),
}
"""What is judged by a whole list; the list itself stands below."""
RUNGS: Final[Mapping[str, str]] = {
    "within reach": N_("{steps} or fewer steps from {start}"),
    "steps away": N_("steps from {start}"),
    "points in total": N_("points, Construction tile and top Cathedral tile together"),
    "one that you do not have": N_("one of which you have no Cathedral tile"),
    "a free House space": N_("with a free House space"),
    "a space with points": N_("one with a free House space for points"),
    "a space with another reward": N_("one with a free House space for another reward"),
}
"""The steps of lists as a person judges them."""
NO_PILLAR: Final = N_("one where you have no Pillar")
BEST_OF: Final[Mapping[tuple[str, str], str]] = {
    ("least", facts.DISTANCE.name): N_("Which of these are closest to {start}?"),
    ("most", facts.TOTAL.name): N_("Which have the most points, Construction tile and top Cathedral tile together?"),
}
"""What is asked where only the best of one number are wanted."""
ROWS: Final = (
    N_("Crest"),
    N_("Miscellaneous helper"),
    N_("Helper with Resources or points"),
    N_("Action helper"),
    N_("Contract"),
)
"""A Bonus tile by its row, as what it is."""
BEST_ROWS: Final = (
    N_("Crest"),
    N_("Miscellaneous helper"),
    N_("Helper with most points, then Resources, then “any”"),
    N_("Action helper with most AP"),
    N_("Contract"),
)
"""The best Bonus tile of a row."""


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
    names = _names(game)
    values = named({**about.at, **about.says}, names)
    if about.ladder and len(about.things) == 1:
        return say("Does {x} fit? All of this must be so:", x=names(about.things[0]))
    if about.ladder in JUDGED:
        return say(JUDGED[about.ladder], **values)
    if about.fact is not None and len(about.rungs) == 1 and (about.rungs[0].how, about.fact.name) in BEST_OF:
        return say(BEST_OF[about.rungs[0].how, about.fact.name], **values)
    return words_of(about, names)


def _names(game: Beside) -> Names:
    return lambda thing: thing_name(game.kit.box, thing)


def rungs(game: Beside, question: Question | Chance | None) -> list[str]:
    """Return what a question is answered by, the first first."""
    about = question.about if isinstance(question, Question) else None
    if not isinstance(question, Question) or not isinstance(about, About):
        return []
    if is_walk(question, ladders.BEST_TILE.name):
        return _rows(game)
    if is_walk(question, ladders.CHARACTER.name):
        return [words for words, types in character_types(about).items() if types]
    if about.fact is not None or not about.rungs:
        return []
    better = {**RUNGS}
    if any(rung.fact is facts.NO_PILLAR_OF_YOURS for rung in about.rungs):
        better["one that you do not have"] = NO_PILLAR
    return rungs_of(about, _names(game), better)


def _rows(game: Beside) -> list[str]:
    """Return the Cardinalbot's list of Bonus tiles (TC076 to TC082)."""
    lacking = lacking_crests(game.me)
    crest = say("a Crest; of several one that you lack")
    if lacking:
        names = ", ".join(say(CREST_NAMES[n]) for n in lacking)
        crest = say("a Crest; of several one that it lacks ({names}), and of those one that you lack", names=names)
    return [
        crest,
        say("a miscellaneous helper"),
        say("of the helpers with Resources or points: the most points, then Resources, then “any”"),
        say("of the Action helpers: the most AP"),
        say("a Contract"),
    ]


def is_walk(question: Question, ladder: str) -> bool:
    """Whether a question asks for the best of a list as a whole, rather than going on to read it."""
    about = question.about
    return isinstance(about, About) and about.ladder == ladder and not about.rungs and "; " not in question.name


def character_types(about: About) -> dict[str, tuple[int, ...]]:
    """Return the types of Characters as it takes them, those it has first; each group with its words (TC062)."""
    first, then = (tuple(int(str(n)) for n in cast("Piece", about.says[name])[1:]) for name in ("first", "then"))
    names = [", ".join(map(action_name, types)) for types in (first, then)]
    return {
        say("The first of these types that lies there: {types}", types=names[0]): first,
        say("Of these types the Character with the highest reward in total: {types}", types=names[1]): then,
    }


def help_for(game: Beside, question: Question | Chance | None) -> list[str]:
    """Return what a person may need to know who is asked this for the first time."""
    about = question.about if isinstance(question, Question) else None
    if not isinstance(question, Question):
        return []
    if question.name.endswith("; new"):
        return [say("Leave a place as it is where nothing lies.")]
    if isinstance(about, About) and (about.rungs or about.ladder) and question.kind == "some" and question.most > 1:
        return [say("If several are equal, name them all: Soloist draws.")]
    return []


def label(game: Beside, question: Question, option: Option) -> str:
    """Return an answer in words."""
    if option[0] == "fair":
        return _upper(say(FAIR_NAMES[int(option[1])]))
    if option[0] == "row":
        return say((BEST_ROWS if is_walk(question, ladders.BEST_TILE.name) else ROWS)[int(option[1])])
    if option == ("none",):
        return say("None")
    if option == CORRECT:
        return say("Something about the Cardinalbot is wrong: correct it")
    if option[0] in ("number", "numbers"):
        return " ".join(map(str, option[1:]))
    return _upper(thing_name(game.kit.box, option))


def _upper(words: str) -> str:
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
        return tell_words(event, VERBS, _of_instruction(game, event))
    if event.name in _TOLD:
        return _TOLD[event.name](game, event.what)
    return say(TOLD[event.name], **event.what)


def back(game: Beside, event: Event) -> str:
    """Return as a sentence what takes an instruction back."""
    return back_words(event, VERBS, _of_instruction(game, event))


def _of_instruction(game: Beside, event: Event) -> Names:
    """Return the names of an instruction: of a tile that lies alone its row says what it is, not which of several."""
    alone = event.what["verb"] in ALONE

    def names(thing: Thing) -> str:
        if isinstance(thing, tuple) and thing[0] == "row" and alone:
            return say(LONE_ROWS[int(thing[1])])
        if isinstance(thing, tuple) and thing[:2] == ("helper", PLUS):
            return say("the Action helper with {n} AP", n=thing[2])
        return thing_name(game.kit.box, thing)

    return names


ALONE: Final = (TAKE_WHEEL_TILE.name, TAKE_KING_TILE.name)
LONE_ROWS: Final = (
    N_("the Crest"),
    N_("the miscellaneous helper"),
    N_("the helper with Resources or points"),
    N_("the Action helper"),
    N_("the Contract"),
)


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
