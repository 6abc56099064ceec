"""The words of the table: each question as a sentence, each answer, each instruction."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from soloist.engine.asking import About, named, rungs_of, words_of
from soloist.engine.events import What
from soloist.engine.mending import PART, WRONG, Part, now_words, part_of
from soloist.engine.questions import Chance, Option, Question
from soloist.engine.sight import Thing
from soloist.engine.text import N_, say, say_n
from soloist.games.luthier.beside import reading
from soloist.games.luthier.beside.correcting import CORRECT, PARTS, STATES, WITH_CHAIRS
from soloist.games.luthier.beside.known import FITTING, OTHER, PATRON, chair_is_empty, takeover
from soloist.games.luthier.beside.state import Beside
from soloist.games.luthier.kinds import BY_ERA, NONE
from soloist.games.luthier.kinds import INSTRUMENTS as INSTRUMENT_DECK
from soloist.games.luthier.kinds import PERFORMANCES as PERFORMANCE_DECK
from soloist.games.luthier.kinds import REPAIRS as REPAIR_DECK
from soloist.games.luthier.names import award_place_name, era_name, family_name, location_name, need_words
from soloist.games.luthier.opponent import facts, ladders
from soloist.games.luthier.opponent.named import PATRON_SPACES, thing_name
from soloist.games.luthier.opponent.own import AI_LOCATIONS, HAND, LIMITS, Piece, held_and_limit

ASKED: Final[Mapping[str, str]] = {
    "tracker rows": N_("Which rows does the AI's priority tracker have, from top to bottom?"),
    "families there": N_(
        "Which families of instruments does your game have? If winds are one family, name them Woodwinds."
    ),
    "chips at first": N_("How many chips do you place in round 1?"),
    "chips that join": N_("From which rounds on have you one chip more?"),
    "tile number": N_("Which number is on your family tile?"),
    "guild eras": N_("In which order does its guild card show the eras?"),
    "guild families": N_("In which order does its guild card show the families?"),
    "guild awards": N_("In which order does its guild card show the awards?"),
    "guild icons": N_("Which icons stand at the bottom of its guild card?"),
    "guild number": N_("Which number is on its guild card?"),
    "your chip": N_("Place a chip: where does it lie?"),
    "your location": N_("Which location do you activate?"),
    "flipped card": N_("Flip the AI's top action card: which is it?"),
    "workers": N_("Turn up its worker on {location}: which is it?"),
    "first": N_("End of the round: who is first in the next one?"),
    WRONG: N_("What about the AI is wrong?"),
    WITH_CHAIRS: N_("Whoever holds a First Chair has a token there: how many has the AI?"),
    "instrument of its patron": N_("How much prestige is the unfinished instrument of this patron worth?"),
    "your score": N_("Score your end of the game: how much prestige have you?"),
}
"""What is asked, by the beginning of the question's name."""
READ: Final[Mapping[str, str]] = {
    "wants": N_("Of which family is the instrument that the patron wants?"),
    "prestige": N_("How much prestige is it worth?"),
    "still needs": N_("What else does the patron still want?"),
    "has": N_("What does this patron have?"),
    "empty": N_("Which spaces of the row of {deck} are empty?"),
    "in order": N_("In which order do the icons that go up stand on {card}, from left to right?"),
}
"""What a reading goes on to ask, by the end of the question's name."""
CARDS: Final[Mapping[str, tuple[str, str, str]]] = {
    facts.PATRON.name: (
        N_("The patron on {place}"),
        N_("The patron that was drawn"),
        N_("The patron that was found"),
    ),
    facts.INSTRUMENT.name: (
        N_("The instrument on {place}"),
        N_("The instrument that was drawn"),
        N_("The instrument that was found"),
    ),
    facts.PERFORMANCE.name: (
        N_("The performance on {place}"),
        N_("The performance that was drawn"),
        N_("The performance that was found"),
    ),
    facts.REPAIR.name: (
        N_("The repair on {place}"),
        N_("The repair that was drawn"),
        N_("The repair that was found"),
    ),
}
"""Which card is read off: one in a row, drawn from its deck, or found in it."""
SHOWN: Final[Mapping[str, str]] = {
    "wants": N_("{card}: of which family is the instrument that it wants?"),
    "prestige": N_("{card}: how much prestige is it worth?"),
    "needs": N_("{card}: what else does it want?"),
    "family": N_("{card}: of which family is it?"),
    "era": N_("{card}: of which era is it?"),
    "numbers": N_("{card}: what does it show?"),
}
"""What is read off a card, by the end of the question's name."""
TAKES: Final = (
    N_("Which patron of the row does it take?"),
    N_("Which instrument of the row does it take?"),
    N_("Which performance of the row does it choose?"),
    N_("Which repair of the row does it choose?"),
)
"""What is judged by a whole list, by deck; the list itself stands below."""
JUDGED: Final[Mapping[str, str]] = {
    ladders.SECTION.name: N_("In which section does it place its token?"),
    ladders.DESK.name: N_(
        "Its token goes to the {section}: on which spaces may it lie, and does it get the First Chair?"
    ),
}
SECTION_BY: Final[Mapping[str, str]] = {
    "an empty First Chair": N_("if possible a section with an empty First Chair"),
    # What is taken over is said as a whole: it is no number that a person has to work out.
    "tokens with which it takes over a First Chair": N_(
        "{if_none}a section whose First Chair you hold and where the AI, with this token, has more tokens than you; of "
        "several the one where it has most"
    ),
    "tokens on a space without an instrument": N_(
        "of these, or of all if there is none, the fewest tokens ({whose}) on its emptiest space without an instrument"
    ),
}
"""The steps of the list for a section as a person judges them."""
TAKES_OVER: Final = N_(
    "Where do you hold the First Chair, with fewer tokens there than the AI with this one ({numbers})? Of several name "
    "the one where the AI has most; if there is none, name all."
)
"""Where the AI takes over a First Chair, asked step by step."""
GETS_CHAIR: Final = (
    N_("Is the First Chair of the {x} empty?"),
    N_("Do you hold the First Chair of the {x}, with fewer tokens there than the AI with this one: {n}?"),
    N_("Have you taken over the First Chair of the {x}, with fewer tokens there than the AI with this one: {n}?"),
)
"""Whether it gets a First Chair: with its first token in a section, with a later one, and where it had the chair."""
CHAIR_TOO: Final = (
    N_("also the First Chair, if it is empty"),
    N_("also the First Chair, if you hold it with fewer tokens than the AI has there with this one: {n}"),
    N_("also the First Chair, if you have taken it over and have fewer tokens than the AI there with this one: {n}"),
)
"""The same beside the spaces of a section."""
ICONS: Final = (
    N_("Which rows of its tracker go down, by {n} for each icon, on {card}?"),
    N_("Which rows of its tracker go up, by {n} for each icon, on {card}?"),
)
"""What is read off an action card, for down and for up (LA051)."""
BEST_OF: Final[Mapping[str, str]] = {
    facts.ORDER_PLACE.name: N_("Which of these in the row of {deck} show what comes first in this order: {order}?"),
    facts.WANTED_PLACE.name: N_("Which of these in the row of {deck} show what comes first in this order: {wanted}?"),
    facts.FEWEST.name: N_(
        "Which of these have a space with the fewest tokens ({whose}), those with an instrument aside?"
    ),
    facts.TOKENS.name: N_("Which of these spaces have the fewest tokens ({whose})?"),
}
"""What is asked where only the best of one rung are wanted, by the fact."""


def ask(game: Beside, question: Question | Chance | None) -> str:
    """Return what is asked as a sentence."""
    if question is None:
        return ending(game)
    if isinstance(question, Chance):
        return say("Soloist draws: {what}.", what=question.label)
    about, read = question.about, reading.part_of(question)
    if isinstance(about, About) and about.fact is not None and about.fact.name in CARDS:
        limited = question.kind == "number" and question.most < reading.MOST_PRESTIGE
        words = N_("{card}: how much prestige is it worth, at most {most}?") if limited else SHOWN[read]
        return say(words, card=_card(game, about), most=question.most)
    if read == "empty" and len(question.options) == 1:
        return say("Is {space} of the row of {deck} empty?", space=name_of(question.options[0]), **_values(about))
    if read in READ:
        return say(READ[read], **_values(about))
    if isinstance(about, About) and (about.fact is not None or about.ladder):
        return _about(game, question, about)
    if question.now is not None:
        return say("{what}: how is it really?", what=_upper(say(part_asked(game, question).words)))
    name = next(name for name in ASKED if question.name.startswith(name))
    if name == "workers" and question.most > 1:
        return say("Turn up its workers at the Workbench: which are they?")
    return say(ASKED[name], location=location_name(game.location)) if name == "workers" else say(ASKED[name])


def _values(about: object) -> dict[str, object]:
    return named({**about.at, **about.says}, name_of) if isinstance(about, About) else {}


def _card(game: Beside, about: About) -> str:
    assert about.fact is not None
    in_row, drawn, found = CARDS[about.fact.name]
    if about.at["place"] != HAND:
        return say(in_row, **_values(about))
    return say(drawn if game.back == NONE else found)


def _about(game: Beside, question: Question, about: About) -> str:
    values = _values(about)
    if about.fact is facts.GETS_CHAIR:
        return _of_chair(game, GETS_CHAIR, about.things[0])
    if about.fact is facts.TAKEOVER and about.rungs:
        return _takeover_asked(game, about.things)
    if about.fact is facts.SHOWS_LIMIT:
        return _limit_asked(game, about.things[0])
    if about.fact in (facts.DOWN, facts.UP):
        by = game.kit.box.ai.tracker_down if about.fact is facts.DOWN else 1
        return say(ICONS[int(about.fact is facts.UP)], n=by, **values)
    if about.ladder in (PATRON, FITTING, OTHER) and not about.rungs:
        deck = about.at["deck"]
        assert isinstance(deck, tuple)
        return say(TAKES[int(deck[1])])
    if about.ladder == ladders.DESK.name and not _asks_chair(question):
        return say("Its token goes to the {section}: on which spaces may it lie?", **values)
    if about.ladder in JUDGED:
        return say(JUDGED[about.ladder], **values)
    if about.ladder and len(about.things) == 1:
        return say("Does {x} fit? All of this must be so:", x=name_of(about.things[0]))
    if about.fact is not None and about.rungs and about.fact.name in BEST_OF:
        return say(BEST_OF[about.fact.name], **values)
    return words_of(about, name_of)


def _takeover_asked(game: Beside, things: Sequence[Thing]) -> str:
    may = [x for x in things if isinstance(x, tuple) and takeover(game, x) is None]
    return say(TAKES_OVER, numbers=", ".join(f"{name_of(x)} {game.tokens[int(x[1])] + 1}" for x in may))


def _of_chair(game: Beside, words: Sequence[str], section: Thing) -> str:
    """Return the words about a First Chair that fit what is known of it."""
    assert isinstance(section, tuple)
    n = game.tokens[int(section[1])]
    return say(words[2 if section[1] in game.chairs else int(n > 0)], x=name_of(section), n=n + 1)


def _limit_asked(game: Beside, card: Thing) -> str:
    assert isinstance(card, tuple)
    held = ("held", card[1], *held_and_limit(game.me, AI_LOCATIONS[int(card[1])]))
    words = N_("It flips {card} and has {held}: does the card show this limit?")
    return say(words, card=name_of(card), held=name_of(held))


def rungs(game: Beside, question: Question | Chance | None) -> list[str]:
    """Return what a question is answered by, the first first."""
    about = question.about if isinstance(question, Question) else None
    if not isinstance(question, Question) or not isinstance(about, About) or reading.part_of(question):
        return []
    if about.ladder in (PATRON, FITTING, OTHER) and not about.rungs:
        return _row_rungs(about)
    if about.ladder == ladders.DESK.name and not about.rungs:
        return _desk_rungs(game, question, about)
    if about.fact is not None or not about.rungs:
        return []
    return _section_rungs(game, about) if about.ladder == ladders.SECTION.name else rungs_of(about, name_of)


def _section_rungs(game: Beside, about: About) -> list[str]:
    """Return by what a section is judged (LA047); each line says what holds where the one before it finds none."""
    taken = [name_of(x) for x in about.things if chair_is_empty(game, x) == 0]
    lines: list[str] = []
    for rung in about.rungs:
        # What is the same for all says nothing.
        if rung.values is None or len(set(rung.values)) > 1:
            words = SECTION_BY[rung.name]
            if rung.fact is facts.EMPTY_CHAIR and taken:
                words = N_("if possible a section with an empty First Chair; it is not empty in: {taken}")
            if_none = say("if there is none, ") if lines else say("if possible ")
            lines.append(say(words, taken=", ".join(taken), if_none=if_none, **_values(about)))
    return lines


def _row_rungs(about: About) -> list[str]:
    """Return by what the AI takes a card of a row (LA028, LA031, LA034, LA038, LA039)."""
    values = {name: name_of(thing) for name, thing in about.at.items()}
    deck, wanted = about.at["deck"], about.at.get("wanted")
    assert isinstance(deck, tuple)
    several = isinstance(wanted, tuple) and len(wanted) > 2
    lines = []
    if "worth" in values:
        lines.append(say("only one that is {worth}", **values))
    if about.ladder == PATRON and "wanted" in values:
        lines.append(say("if possible one that wants an instrument of these: {wanted}", **values))
    if about.ladder == FITTING:
        words = N_("only one of these: {wanted}")
        if deck[1] == INSTRUMENT_DECK and several:
            words = N_("only one of these, the first first: {wanted}")
        lines.append(say(words, **values))
    by_era = deck[1] in BY_ERA
    if about.ladder != FITTING or several:
        words = (
            N_("the earliest era of its order: {order}") if by_era else N_("the earliest family of its order: {order}")
        )
        lines.append(say(words, **values))
    return [*lines, say("of several the one furthest from the deck")]


def _asks_chair(question: Question) -> bool:
    return any(option[0] == "chair" for option in question.options)


def _desk_rungs(game: Beside, question: Question, about: About) -> list[str]:
    """Return which spaces are named for a token, and when the First Chair (LA047)."""
    section = about.at["section"]
    assert isinstance(section, tuple)
    spaces = say(
        "of the spaces that are not covered and hold no instrument all that have the fewest tokens ({whose})",
        **_values(about),
    )
    if not _asks_chair(question):
        return [spaces]
    return [spaces, _of_chair(game, CHAIR_TOO, section)]


def help_for(game: Beside, question: Question | Chance | None) -> list[str]:
    """Return what a person may need to know who is asked this for the first time."""
    if not isinstance(question, Question):
        return []
    about = question.about
    if question.kind == "order":
        return [say("Name them in order, the first one first.")]
    if question.each > 1:
        return [say("Each tap counts one more; after {n} the next one says none again.", n=question.each)]
    if question.name.startswith("your location"):
        return [say("Where the AI has no worker, act first, then tap it.")]
    if isinstance(about, About) and about.ladder in (PATRON, FITTING, OTHER):
        return [say("Space 1 is next to the deck. The AI may take any card, whatever its tier.")]
    if isinstance(about, About) and about.ladder == ladders.DESK.name:
        return [say("Count the spaces of a section in one order, always the same.")]
    if isinstance(about, About) and about.rungs and question.kind == "some":
        return [say("If several are equal, name them all.")]
    return []


# Answers.
def label(game: Beside, question: Question, option: Option) -> str:
    """Return an answer in words."""
    if option == ("none",):
        return _nothing(question)
    if option[0] in ("number", "numbers"):
        return " ".join(map(str, option[1:]))
    if question.yes_or_no and question.now is None:
        return say("Yes")
    if option[0] == PART:
        part = part_of(PARTS, option)
        now = _whole(part.ask(game)) if part.name in WHOLE else now_words(game, part, partial(label, game))
        if part.name == "instruments":
            now = ", ".join(name_of(("instrument", *held)) for held in game.me.beside) or say("none")
        return say("{what}: {now}", what=_upper(say(part.words)), now=now)
    if option[0] == "chair" and option[1] in game.chairs:
        return say("The First Chair, back from you")
    if option == CORRECT:
        return say("Something about the AI is wrong: correct it")
    # The question names the section.
    words = say("space {n}", n=option[2]) if option[0] == "desk" else name_of(option)
    return _upper(words)


WHOLE: Final = ("counts", "tracker", "tokens")
"""The parts of which a 0 says something: that a row or a section has none."""


def _whole(question: Question) -> str:
    """Return all numbers of a form, also those that are 0."""
    assert question.now is not None
    pairs = zip(question.fields, question.now[0][1:], strict=True)
    return ", ".join(f"{name} {value}" for (name, _, _), value in pairs)


def _upper(words: str) -> str:
    return words[:1].upper() + words[1:]


def part_asked(game: Beside, question: Question) -> Part[Beside]:
    """Return the part of the AI that a question is about, by which it is put right."""
    return next(part for part in PARTS if part.ask(game).name == question.name)


def first_words(what: What) -> str:
    """Return who acts first where you and the AI have chips."""
    location = location_name(int(what["location"]))
    if what["several"]:
        number = say("a chip") if what["chip"] else say("a skill")
        return say(
            "{location}: of your chips those with {number} of {least} or more act now, before the AI, and of equal "
            "ones those that lie lower than its worker; the others after it.",
            location=location, number=number, least=what["least"],
        )  # fmt: skip
    words = (
        N_("{location}: if your chip is {least} or more, it acts now, before the AI; else after it.")
        if what["chip"]
        else N_("{location}: if your skill is {least} or more, act now, before the AI; else after it.")
    )
    return say(words, location=location, least=what["least"])


def _nothing(question: Question) -> str:
    about = question.about
    if isinstance(about, About) and about.ladder:
        if about.ladder == FITTING:
            return say("None that fits")
        if "worth" in about.at:
            return say("None: no repair there is {worth}", worth=name_of(about.at["worth"]))
        return say("None: the row is empty")
    if isinstance(about, About) and about.fact is not None:
        return say("No card is left")
    return say("No patron")


BACKS: Final = (N_("a {of} patron"), N_("a {of} instrument"), N_("a {of} performance"), N_("a {of} repair"))
"""A card by its back, by deck."""
HELD: Final[Mapping[str, str]] = {
    "patrons": N_("{n} of {most} patrons"),
    "instruments": N_("{n} of {most} unfinished instruments"),
    "awards": N_("{n} of {most} awards"),
}
"""What it has of what a limit counts."""
WHO: Final = (N_("you"), N_("the AI"))


def name_of(thing: Thing) -> str:
    """Return a thing of a question, an answer or an instruction in words."""
    if isinstance(thing, tuple) and thing and str(thing[0]) in _NAMES:
        said = _NAMES[str(thing[0])](thing)
        if said:
            return said
    return thing_name(thing)


def _need(deck: int) -> Callable[[Piece], str]:
    # A card that was read has more numbers than what a patron wants.
    return lambda x: need_words((deck, int(x[1]))) if len(x) == 2 else ""


_NAMES: Final[Mapping[str, Callable[[Piece], str]]] = {
    "at": lambda x: location_name(int(x[1])),
    "activate": lambda x: location_name(int(x[1])),
    "row": lambda x: location_name(int(x[1])),
    "location": lambda x: location_name(int(x[1])),
    "award": lambda x: say("the {place} award", place=award_place_name(int(x[1]))),
    "family": lambda x: family_name(int(x[1])),
    "era": lambda x: era_name(int(x[1])),
    "performance": _need(PERFORMANCE_DECK),
    "repair": _need(REPAIR_DECK),
    "back": lambda x: say(BACKS[int(x[1])], of=era_name(int(x[2])) if x[1] in BY_ERA else family_name(int(x[2]))),
    "worth": lambda x: say("worth at most {n}", n=x[1]) if x[1] else say("of any worth"),
    "patron space": lambda x: "" if int(x[1]) < len(PATRON_SPACES) else say("its patron space {n}", n=int(x[1]) + 1),
    "round": lambda x: say("round {n}", n=x[1]),
    "worker": lambda x: say("worker {n}", n=x[1]),
    "workers": lambda x: ", ".join(say("worker {n}", n=n) for n in x[1:]),
    "builds": lambda x: say_n("it builds one instrument", "it builds {n} instruments", int(x[1])),
    "chair": lambda x: say("the First Chair"),
    "first": lambda x: say(WHO[int(x[1])]),
    "has": lambda x: say(STATES[int(x[1])]),
    "full": lambda x: say("no space: each holds an instrument"),
    "guild": lambda x: say("guild card {n}", n=x[1]),
    "held": lambda x: say(HELD[LIMITS[AI_LOCATIONS[int(x[1])]]], n=x[2], most=x[3]),
    "desk": lambda x: _desk(x),
}


def _desk(x: Piece) -> str:
    section = family_name(int(x[1]))
    if not x[2]:
        return say("the {section}, where your rules let it (no space is free)", section=section)
    return say("space {n} of the {section}", n=x[2], section=section)


def ending(game: Beside) -> str:
    """Return how the game ended; a tie is a loss (LA058)."""
    if game.stage != "over":
        return say("The game goes on.")
    won = game.score > game.me.prestige
    words = N_("You won: {mine} prestige to {its}.") if won else N_("You lost: {mine} prestige to {its}.")
    if game.score == game.me.prestige:
        words = N_("You lost: {mine} prestige to {its}; a tie is a loss.")
    return say(words, mine=game.score, its=game.me.prestige)
