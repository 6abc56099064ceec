"""The words of the table: each question as a sentence, each answer, each instruction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from soloist.engine.asking import About, named, rungs_of, words_of
from soloist.engine.forgetting import PRINTED, WHAT_IS_PRINTED, WHICH
from soloist.engine.mending import PART, WRONG, Part, now_words, part_of
from soloist.engine.questions import Chance, Option, Question
from soloist.engine.text import N_, say
from soloist.engine.trace import Names
from soloist.games.merv.beside import named as names_of
from soloist.games.merv.beside.cards import AGAIN
from soloist.games.merv.beside.doubts import CARD, CONTRACT
from soloist.games.merv.beside.judging import is_first
from soloist.games.merv.beside.mending import PARTS, printed_line
from soloist.games.merv.beside.named import goods_words, reward_words, seat_name
from soloist.games.merv.beside.reading import ABLE, DIRECTIONS_TOLD, POINT_SPACE, track_of
from soloist.games.merv.beside.state import Beside, side
from soloist.games.merv.kinds import ACTIONS, SIDE_NAMES
from soloist.games.merv.names import action_name, part_words, spice_name
from soloist.games.merv.opponent import facts, ladders
from soloist.games.merv.opponent.own import free_goods

ASKED: Final[Mapping[str, str]] = {
    "slot of you": N_("Your turn. Which action slot did you take in the {side}?"),
    "slot of the courtier": N_("Do the turn of the High Courtier. Which action slot does it take in the {side}?"),
    "site of you": N_("On which site of this line did you build?"),
    "site of the courtier": N_("On which site of this line does the High Courtier build?"),
    "queue": N_("Let the meeples queue at the next corner. In which order do they stand, from the front?"),
    "fallen of the courtier": N_("The invasion: which buildings of the High Courtier were removed?"),
    "fallen of you": N_("The invasion: which of your buildings fell?"),
    "soldiers gone home": N_("Which soldiers of the Magistrate saved a building and went back to it?"),
    "your score": N_("Score your end of the game: how many points have you?"),
    WRONG: N_("What is otherwise on the table than Soloist has it?"),
    DIRECTIONS_TOLD: N_("In which order do the rules of the Magistrate name the directions of the marketplace?"),
}
"""What is asked, by the beginning of the question's name."""
SOLO_CARD: Final = N_("The turn of the Magistrate. Draw its solo card: which is it?")
ANOTHER_CARD: Final = N_("That card cannot be played or has done its work. Draw another solo card: which is it?")
BEST_OF: Final[Mapping[tuple[str, str], str]] = {
    ("least", facts.PRICE.name): N_("Of which of these colours does the next wall segment cost the fewest cubes?"),
    ("most", facts.YOUR_COUNT.name): N_("In which of these halls would a courtier score you the most points?"),
    ("least", facts.CONTRACT_ORDER.name): N_("Which of these contracts does its printed tie-break name first?"),
}
"""What is asked where only the best of one number are wanted."""
OF_ONE: Final[Mapping[str, str]] = {
    "fallen of the courtier": N_("The invasion: was the building of the High Courtier on {x} removed?"),
    "fallen of you": N_("The invasion: did your building on {x} fall?"),
    "soldiers gone home": N_("Did the soldier of the Magistrate on {x} save a building and go back to it?"),
}
"""What is asked, by the beginning of the question's name, where it can be one thing alone: yes or no."""
YES_OR_NO: Final[Mapping[tuple[str, str], str]] = {
    (facts.GOOD_LEFT.name, "gone"): N_("Have the goods of {x} run out?"),
    (facts.UNOCCUPIED.name, "there"): N_("Is there a post in {x} already?"),
    (facts.HALL_EMPTY.name, "there"): N_("Is there a courtier in the {x} already?"),
}
"""What is asked of one thing, by its fact and the end of the question's name."""
THERE: Final[Mapping[str, str]] = {
    facts.GOOD_LEFT.name: N_("In which of these cities have the goods run out?"),
    facts.UNOCCUPIED.name: N_("In which of these cities is there a post already?"),
    facts.HALL_EMPTY.name: N_("In which of these halls is there a courtier already?"),
}
"""What is asked of several, where something is there already."""
READ: Final[Mapping[str, str]] = {
    "points": N_("Which number do these scoring tiles show?"),
    "front": N_("Which card lies at the front of the caravan?"),
    "gates": N_("Which of the places around the city are printed for gates?"),
}
"""What a reading goes on to ask, by the end of the question's name."""
OF_FACT: Final[Mapping[str, str]] = {
    facts.HALLS.name: N_("What do the four halls of the palace count, from left to right?"),
    facts.TILES_LEFT.name: N_("How many breakthrough tiles of level {level} are left?"),
    facts.CARDS_LEFT.name: N_("How many caravan cards are left, in the row and in the deck?"),
    facts.SCORING_TILES.name: N_("Which numbers do the scoring tiles show that are left in the mosque?"),
    facts.SET_POINTS.name: N_("How many points are printed for sets of different spices?"),
    f"{facts.TRACK_END.name} favour": N_("Which number has the last space of the favour track?"),
    f"{facts.TRACK_END.name} influence": N_("Which number has the last space of the influence track?"),
}
"""What is read off, by the beginning of the question's name."""
FIRST: Final[Mapping[str, str]] = {
    ladders.COURTIER_TO_PROTECT.name: N_(
        "Which is the first of these buildings of the High Courtier that has no soldier and a side open to the "
        "invasion, without a wall?"
    ),
    ladders.OWN_TO_PROTECT.name: N_(
        "Which is the first of these buildings of the Magistrate that has no soldier and a side open to the invasion, "
        "without a wall?"
    ),
    ladders.CITY.name: N_("Which is the first of these cities without a post of anybody?"),
    ladders.PATH.name: N_("Which is the leftmost path of the mosque with a camel?"),
    ladders.MARKET_PLACE.name: N_("Which is the first of these places of the camel market that is free?"),
    ladders.WALL_PLACE.name: N_("Which is the first of these wall places that is free?"),
    ladders.WALL_PLACE_ALIKE.name: N_("Which is the first of these wall places that is free?"),
    ladders.HALL.name: N_("Which is the first of these halls that has room for a courtier?"),
    ladders.STACK.name: N_("Which is the first of these colours with a wall segment left?"),
}
"""What is asked for the first that passes."""
JUDGED: Final[Mapping[str, str]] = {
    ladders.HALL.name: N_("Into which hall does its courtier go?"),
    ladders.STACK.name: N_("Which wall segment does it build?"),
    CARD: N_("Which card does it take from the caravan? The one that comes first in this list:"),
    CONTRACT: N_("Which open contract does it fulfil?"),
    ladders.SCORING_TILE.name: N_("Which scoring tiles left in the mosque have the highest number?"),
}
"""What is judged by a whole list; the list itself stands below."""
RUNGS: Final[Mapping[str, str]] = {
    "room for it": N_("it has room for a courtier"),
    "points for it": N_("points for the Magistrate"),
    "points for you": N_("points for you, if a courtier of yours were scored there"),
    "a segment is left": N_("a segment of this colour is left"),
    "cubes": N_("cubes for the next segment"),
}
"""The steps of lists as a person judges them."""
LAST: Final[Mapping[str, str]] = {
    ladders.HALL.name: N_("of these the leftmost"),
    ladders.STACK.name: N_("of these the first in the order purple, tan, teal, orange"),
}
"""The last step of a whole list, which leaves one."""


def ask(game: Beside, question: Question | Chance | None) -> str:
    """Return what is asked as a sentence."""
    if question is None:
        return ending(game)
    if isinstance(question, Chance):
        return say("Soloist draws: {what}.", what=question.label)
    name, about = question.name, question.about
    if question.yes_or_no:
        words = next((words for start, words in OF_ONE.items() if name.startswith(start)), "")
        if words:
            return say(words, x=names_of.named(game, question.options[0]))
    if isinstance(about, About):
        return _about(game, question, about)
    if name == WHAT_IS_PRINTED:
        return say(WHICH)
    if question.now is not None:
        return say("{what}: how is it really?", what=_upper(say(part_asked(game, question).words)))
    if name.startswith("sites of"):
        action = action_name(ACTIONS.index(name.rpartition(" ")[2]))
        return say("Lay out the city. Where are the sites of {action}?", action=action)
    if name.startswith("solo card"):
        return say(ANOTHER_CARD if name.endswith(AGAIN) else SOLO_CARD)
    found = next(words for start, words in ASKED.items() if name.startswith(start))
    return say(found, side=say(SIDE_NAMES[side(game)]))


def part_asked(game: Beside, question: Question) -> Part[Beside]:
    """Return the part of what it has that a question is about, by which it is put right."""
    return next(part for part in PARTS if part.ask(game).name == question.name)


def notes(question: Question | None) -> list[str]:
    """Return what has to be said to everybody who is asked this."""
    about = question.about if question is not None else None
    if isinstance(about, About) and (about.ladder == CONTRACT or about.fact is facts.CONTRACTS) and not about.rungs:
        return [say("Pile I is the one whose contracts ask for the least influence, pile VI for the most.")]
    return []


def _about(game: Beside, question: Question, about: About) -> str:
    read = question.name.rpartition("; ")[2] if "; " in question.name else ""
    if about.fact is not None and read in ("gone", "there"):
        if question.yes_or_no:
            return say(YES_OR_NO[about.fact.name, read], x=names_of.named(game, question.options[0]))
        return say(THERE[about.fact.name])
    if read in READ:
        return say(READ[read])
    if read.startswith("place ") and not about.rungs:
        return say("Which card lies at place {n} of the caravan, from the front?", n=read.rpartition(" ")[2])
    if about.fact is not None and (words := _read_on(game, question, about, read)):
        return words
    words_at = named({**about.at, **about.says}, _names(game))
    for start, words in OF_FACT.items():
        if about.fact is not None and question.name.startswith(start) and not about.ladder:
            return say(words, **words_at)
    if about.fact is not None and len(about.rungs) == 1 and (about.rungs[0].how, about.fact.name) in BEST_OF:
        return say(BEST_OF[about.rungs[0].how, about.fact.name], **words_at)
    if is_first(question):
        return say(FIRST[about.ladder], **words_at)
    if _alike(about):
        return say(READ["front"])
    return say(JUDGED[about.ladder], **words_at) if about.ladder in JUDGED else words_of(about, _names(game))


def _read_on(game: Beside, question: Question, about: About, read: str) -> str:
    """Return what is asked about a contract or about the spaces of a track, or nothing."""
    for start, words in CONTRACT_READ.items():
        if read.startswith(start):
            return say(words, n=read.rpartition(" ")[2])
    if read.startswith(ABLE):
        can = N_("Can it fulfil the open contract of {x}? For that it has, of goods: {goods}; of scrolls: {n}.")
        which = N_("Which of these open contracts can it fulfil? For that it has, of goods: {goods}; of scrolls: {n}.")
        goods = goods_words(("goods", *free_goods(game.me)))
        x, n = names_of.named(game, question.options[0]), game.me.scrolls - game.me.scrolls_laid
        return say(can if question.yes_or_no else which, x=x, goods=goods, n=n)
    if about.fact is facts.TRACK_END and read.startswith("points "):
        words = TRACK_READ[track_of(about.things), question.kind == "some"]
        return say(words)
    return ""


CONTRACT_READ: Final[Mapping[str, str]] = {
    "contract ": N_("What does the contract of pile {n} ask for and give?"),
    "asks of ": N_("What does the contract of pile {n} ask for, and how many points is it worth?"),
    "reward of ": N_("What does the contract of pile {n} give beside its points?"),
}
"""What is read off a contract, by how the rest of the question's name begins."""
TRACK_READ: Final[Mapping[tuple[str, bool], str]] = {
    ("favour", True): N_("On which spaces of the favour track are points printed?"),
    ("favour", False): N_("How many points are printed there on the favour track?"),
    ("influence", True): N_("On which spaces of the influence track are points printed?"),
    ("influence", False): N_("How many points are printed there on the influence track?"),
}
"""What is read off a track, by whether spaces are named."""


def _names(game: Beside) -> Names:
    return lambda thing: names_of.named(game, thing)


def rungs(game: Beside, question: Question | Chance | None) -> list[str]:
    """Return what a question is answered by, the first first."""
    about = question.about if isinstance(question, Question) else None
    if not isinstance(question, Question) or not isinstance(about, About) or is_first(question):
        return []
    if about.ladder == CARD:
        return [] if _alike(about) else _by_worth(worth_of(about))
    if about.ladder == CONTRACT and question.kind == "one" and not about.rungs and "; " not in question.name:
        return _contract(about)
    if about.fact is not None or not about.rungs:
        return []
    if question.kind == "one" and about.ladder in LAST:
        return [*rungs_of(replace(about, rungs=about.rungs[:-1]), _names(game), RUNGS), say(LAST[about.ladder])]
    return rungs_of(about, _names(game), RUNGS)


def worth_of(about: About) -> list[int]:
    """Return what a card of each spice is worth to it."""
    return [int(str(n)) for n in tuple_of(about.says["worth"])[1:]]


def _alike(about: About) -> bool:
    return about.ladder == CARD and len(set(worth_of(about))) == 1


def tuple_of(thing: object) -> tuple[str | int, ...]:
    """Return a thing of several parts."""
    assert isinstance(thing, tuple)
    return thing


def _by_worth(worth: list[int]) -> list[str]:
    """Return which card it wants: most points at the end, of equal ones the nearest to the front (MM032)."""
    lines = []
    for points in sorted(set(worth), reverse=True):
        spices = [spice_name(n) for n, value in enumerate(worth) if value == points]
        which = say("{spices}: {points}", spices=say(" or ").join(spices), points=part_words(("points", points)))
        lines.append(say("{which}; the one nearest to the front", which=which) if len(spices) > 1 else which)
    return lines


def _contract(about: About) -> list[str]:
    goods, scrolls = tuple_of(about.says["goods"]), about.says["scrolls"]
    return [
        say(
            "one that it can fulfil, whatever its influence: of goods on no contract it has {goods}, of scrolls {n}",
            goods=goods_words(goods), n=scrolls,
        ),
        say("of these the most points"),
        say("of these the one that its printed tie-break names"),
    ]  # fmt: skip


def help_for(game: Beside, question: Question | Chance | None) -> list[str]:
    """Return what a person may need to know who is asked this for the first time."""
    if not isinstance(question, Question):
        return []
    name, about = question.name, question.about
    if name.startswith("sites of"):
        return [
            say("Columns a to e from the west, rows 1 to 5 from the north; there should be four sites of each action.")
        ]
    if name.startswith("solo card"):
        return [say("If there is none to draw, shuffle the discarded ones first.")]
    if is_first(question):
        numbered = question.options[0][0] in ("site", "place")
        by_number = N_("The numbers are the order in which it prefers them.")
        return [say(by_number if numbered else N_("They stand in the order in which it prefers them."))]
    if isinstance(about, About) and about.fact is facts.STEP_REWARD:
        return [
            say("On each of the two point spaces it scores 3 points, whatever is printed there."),
            say("If an upgrade tile can be taken instead, name what else there is: it never takes upgrade tiles."),
        ]
    if isinstance(about, About) and about.ladder == ladders.SCORING_TILE.name and question.kind == "some":
        return [say("If several are equal, name them all: Soloist draws.")]
    if name.endswith("; gates"):
        n = game.kit.box.pieces.gates
        return [say("There are {n} gates, so tap {n} places. The Magistrate never builds there.", n=n)]
    names_some = question.kind == "some" and question.least == 0 and not question.yes_or_no
    if names_some and name.startswith(("fallen", facts.GOOD_LEFT.name)):
        return [say("Name none if there is none.")]
    return []


# Answers.
def label(game: Beside, question: Question, option: Option) -> str:
    """Return an answer in words."""
    kind = option[0]
    if option == ("none",):
        return _none(question)
    if option == ("correct",):
        return say("Something on the table is otherwise: correct it")
    if kind == "all":
        return say("Yes")
    if kind == "left":
        return _cards_left(question, int(option[1]))
    if kind == "site":
        return names_of.named(game, option)
    if kind in ("number", "numbers"):
        return " ".join(map(str, option[1:]))
    if kind == "queue":
        order = _upper(", ".join(seat_name(int(who)) for who in option[1:]))
        # A correction of the queue knows nothing of camels.
        free = question.now is None and option == question.options[0]
        return say("{order} (you lay no camel)", order=order) if free else order
    if kind == "space" and len(option) == 2:
        return say("Space {n}", n=option[1])
    if kind == PRINTED:
        return _upper(printed_line(game, option))
    if kind == PART:
        part = part_of(PARTS, option)
        return say("{what}: {now}", what=_upper(say(part.words)), now=now_words(game, part, partial(label, game)))
    if kind == "hall" and len(option) == 2:
        return _upper(say(HALLS[str(option[1])]))
    if kind == "reward":
        if option == POINT_SPACE and ("reward", "points", 1) not in question.options:
            return say("Point space: 3 points")
        return _upper(reward_words(str(option[1]), int(option[2])))
    return _upper(names_of.named(game, option))


HALLS: Final[Mapping[str, str]] = {
    "mosque": N_("steps in the mosque"),
    "goods": N_("goods"),
    "scrolls": N_("scrolls"),
    "spices": N_("caravan cards"),
}


def _none(question: Question) -> str:
    if question.name.startswith("site of"):
        courtier = question.name.startswith("site of the courtier")
        return say("Nowhere") if courtier else say("Nowhere: a building stood on the site already")
    if isinstance(question.about, About) and question.about.fact is facts.ROW and not question.about.ladder:
        return say("No card")
    return say("None of these")


def _cards_left(question: Question, n: int) -> str:
    most = int(question.options[-1][1]) - 1
    if not n:
        return say("None")
    return say("More than {n}", n=most) if n > most else say("1 to {n}", n=most)


def _upper(words: str) -> str:
    return words[:1].upper() + words[1:]


def ending(game: Beside) -> str:
    """Return how the game ended; only with more points you win (MM062)."""
    if game.stage != "over":
        return say("The game goes on.")
    sentence = (
        N_("You won: {mine} points to {its}.")
        if game.score > game.me.points
        else N_("You lost: {mine} points to {its}.")
    )
    return say(sentence, mine=game.score, its=game.me.points)
