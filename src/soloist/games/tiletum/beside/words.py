"""The words of the table: each question as a sentence, each answer, each instruction, each line of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final, cast

from soloist.engine.asking import About, named, rungs_of, words_of
from soloist.engine.events import Event, What
from soloist.engine.forgetting import PRINTED, WHAT_IS_PRINTED, WHICH
from soloist.engine.hands import INSTRUCTION, OWN_STEP, back_words, tell_words
from soloist.engine.mending import MENDED, PART, WRONG, Part, mended_words, now_words, part_of
from soloist.engine.questions import Chance, Option, Question
from soloist.engine.sight import Thing
from soloist.engine.text import N_, say
from soloist.engine.trace import Names
from soloist.games.tiletum.beside import facts as printed
from soloist.games.tiletum.beside.flow import CORRECT, KING_ORDER, REFILL
from soloist.games.tiletum.beside.kept import DRAWN, drawn_words, kept_words
from soloist.games.tiletum.beside.known import construction_points
from soloist.games.tiletum.beside.mending import PARTS, printed_line
from soloist.games.tiletum.beside.reading import MORE_AP, contract_fields, offer_price
from soloist.games.tiletum.beside.settings import ROLLED
from soloist.games.tiletum.beside.state import YOU, Beside, action_at
from soloist.games.tiletum.kinds import CREST_NAMES, PLUS, ROW_ACTION, SECTORS
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
    "your die": N_("Your turn. Which die did you take (as it lay, before you paid Gold)?"),
    "your Houses": N_("Where did you build a House, if anywhere?"),
    WRONG: N_("What about the Cardinalbot is wrong?"),
    "your space": N_("King phase: where is your marker now, before anything goes back up?"),
    "your score": N_("Score your end of the game: how many points have you?"),
    "tile of the king track": N_("Which Bonus tile lies on the King track?"),
}
"""What is asked, by the beginning of the question's name."""
OTHERWISE: Final[Mapping[str, str]] = {
    printed.LOWEST_SPACE.name: N_("What is the lowest number on your King track, without its minus?"),
}
"""What a fact asks in better words."""
READ: Final[Mapping[str, str]] = {
    "gone": N_("Which of these do not lie in the Contract offer any more?"),
    "new": N_("What is new in the Contract offer{dear}, from left to right?"),
    "offer ap": N_("How many AP are printed under the places of the Contract offer, from left to right?"),
    "ap": N_("How many AP does the helper show?"),
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
    ladders.BEST_TILE.name: N_("Which is the best Bonus tile at most {steps} from {start}?"),
    ladders.CHARACTER.name: N_("Which Character of the offer does it take?"),
}
"""What is judged by a whole list; the list itself stands below."""
RUNGS: Final[Mapping[str, str]] = {
    "within reach": N_("at most {steps} from {start}"),
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
        return _read(game, question, read)
    about = question.about
    if isinstance(about, About) and (about.fact is not None or about.ladder):
        return _about(game, about)
    if question.name == WHAT_IS_PRINTED:
        return say(WHICH)
    if question.now is not None:
        return say("{what}: how is it really?", what=_upper(say(part_asked(game, question).words)))
    name = next(name for name in ASKED if question.name.startswith(name))
    return say(ASKED[name], n=question.name.split()[-1])


def _read(game: Beside, question: Question, read: str) -> str:
    """Return what a reading goes on to ask; of the Contract offer only what it can pay for is asked."""
    about = question.about
    if read == "ap" and isinstance(about, About) and about.fact is facts.OFFER:
        return say(READ["offer ap"])
    if read != "new" or not isinstance(about, About):
        return say(READ[read])
    ap = int(str(about.at["ap"]))
    dear = say(" for {ap} AP or less", ap=ap) if max(offer_price(game), default=0) > ap else ""
    words = READ[read] if any(game.offer) else N_("What lies in the Contract offer{dear}, from left to right?")
    return say(words, dear=dear)


def part_asked(game: Beside, question: Question) -> Part[Beside]:
    """Return the part of its board that a question is about, by which it is put right."""
    return next(part for part in PARTS if part.ask(game).name == question.name)


def _about(game: Beside, about: About) -> str:
    about, names = _worded(game, about), _names(game)
    if about.fact is not None and not about.ladder and about.fact.name in OTHERWISE:
        return say(OTHERWISE[about.fact.name])
    values = named({**about.at, **about.says}, names)
    if about.ladder and len(about.things) == 1:
        return say("Does {x} fit? All of this must be so:", x=names(about.things[0]))
    if about.ladder in JUDGED:
        return say(JUDGED[about.ladder], **values)
    if about.fact is not None and len(about.rungs) == 1 and (about.rungs[0].how, about.fact.name) in BEST_OF:
        return say(BEST_OF[about.rungs[0].how, about.fact.name], **values)
    return words_of(about, names)


def _worded(game: Beside, about: About) -> About:
    """Return what a question is about with its numbers as things that have words: "5 steps", "sector 2 (Merchant)"."""
    at = {name: _thing(game, name, value) for name, value in about.at.items()}
    return replace(about, at=at, things=tuple(_thing(game, "x", x) for x in about.things))


def _thing(game: Beside, name: str, value: Thing) -> Thing:
    if name == "steps" and isinstance(value, int):
        return "steps", value
    if name == "number" and isinstance(value, int):
        return "sector", value, action_at(game, value)
    if isinstance(value, tuple) and value[0] == "sector" and len(value) == 2:
        return (*value, action_at(game, int(value[1])))
    return value


def thing_words(game: Beside, thing: Thing) -> str:
    """Return a thing in words; a Bonus tile alone is what it is, not which of several."""
    if isinstance(thing, tuple) and thing[:1] == ("row",):
        return say(LONE_ROWS[int(thing[1])])
    if isinstance(thing, tuple) and thing[:2] == ("helper", PLUS):
        return say("the Action helper with {n} AP", n=thing[2])
    return thing_name(game.kit.box, thing)


def _names(game: Beside) -> Names:
    return partial(thing_words, game)


def rungs(game: Beside, question: Question | Chance | None) -> list[str]:
    """Return what a question is answered by, the first first."""
    about = question.about if isinstance(question, Question) else None
    if not isinstance(question, Question) or not isinstance(about, About):
        return []
    if is_walk(question, ladders.BEST_TILE.name):
        return _rows(game)
    if is_walk(question, ladders.CHARACTER.name):
        return [words for words, types in character_types(about).items() if types]
    if about.fact is facts.TOTAL and about.rungs:
        return [_construction(game, about)]
    if about.fact is not None or not about.rungs:
        return []
    about, better = _worded(game, about), {**RUNGS}
    if any(rung.fact is facts.TOTAL for rung in about.rungs):
        better["points in total"] = _construction(game, about)
    if any(rung.fact is facts.NO_PILLAR_OF_YOURS for rung in about.rungs):
        better["one that you do not have"] = NO_PILLAR
    return rungs_of(about, _names(game), better)


def _construction(game: Beside, about: About) -> str:
    """Return what is added up at Cathedrals, with the points of their Construction tiles, which were told."""
    pairs = [f"{thing_words(game, x)} {construction_points(game, x)}" for x in about.things]
    words = N_("points, Construction tile ({tiles}) and top Cathedral tile together")
    return say(words, tiles=", ".join(pairs))


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
        return [say("Leave a place as it is where nothing lies. What costs more AP than it has does not matter.")]
    if isinstance(about, About) and (about.rungs or about.ladder) and question.kind == "some" and question.most > 1:
        return [say("If several are equal, name them all: Soloist draws."), *_none_there(question)]
    return []


def _none_there(question: Question) -> list[str]:
    """Return what to say where perhaps nothing lies within reach, or nothing fits."""
    return [say("If there is none, say “None of these”.")] if question.least == 0 else []


def notes(question: Question | Chance | None) -> list[str]:
    """Return what everybody has to be told once: the names of the Crests are nobody's but ours."""
    if not isinstance(question, Question) or question.name != FIRST:
        return []
    names = ", ".join(say(name) for name in CREST_NAMES)
    return [
        say(
            "The six kinds of Crest are called {names} here. The names are ours: settle now which is which.",
            names=names,
        )
    ]


FIRST: Final = "fair 1"
"""The question that is asked first."""


def label(game: Beside, question: Question, option: Option) -> str:
    """Return an answer in words."""
    if option[0] == "fair":
        return _upper(say(FAIR_NAMES[int(option[1])]))
    if option == ("row", ROW_ACTION) and ("helper", PLUS, MORE_AP - 1) in question.options:
        return say("Action helper with {n} AP or more", n=MORE_AP)
    if option[0] == "row":
        return say((BEST_ROWS if is_walk(question, ladders.BEST_TILE.name) else ROWS)[int(option[1])])
    if option[:2] == ("helper", PLUS):
        return say("Action helper with {n} AP", n=option[2])
    if option[0] == "die" and question.name == "your die":
        return _upper(thing_name(game.kit.box, (*option, action_at(game, int(option[2])))))
    if option == ("none",):
        return say("None")
    if option == CORRECT:
        return say("Something about the Cardinalbot is wrong: correct it")
    if option[0] == PRINTED:
        return _upper(printed_line(game, option))
    if option[0] == PART:
        part = part_of(PARTS, option)
        now = now_words(game, part, partial(label, game)) if part.name != "contracts" else _held(game)
        return say("{what}: {now}", what=_upper(say(part.words)), now=now)
    if option[0] in ("number", "numbers"):
        return " ".join(map(str, option[1:]))
    return _upper(thing_name(game.kit.box, _thing(game, "x", option)))


def _held(game: Beside) -> str:
    """Return the Contracts that it holds, each with its numbers."""
    names = [name for name, _, _ in contract_fields()]
    held = (
        ", ".join(f"{name} {n}" for name, n in zip(names, contract, strict=True) if n) for contract in game.me.contracts
    )
    return "; ".join(say("Contract {n}: {what}", n=n, what=what) for n, what in enumerate(held, 1)) or say("none")


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
    "turn of the Cardinalbot": N_("The Cardinalbot had its turn: {total} points, space {king} of the King track."),
    "king tile of the Cardinalbot": N_("With the tile of the King track the Cardinalbot has {total} points."),
    REFILL: N_("Slide what is left in the Contract offer to the cheap end and fill it up."),
    "end of the Cardinalbot": N_("The Cardinalbot ends with {total} points."),
}


def tell(game: Beside, event: Event) -> str:
    """Return an event as a sentence."""
    if event.name == INSTRUCTION:
        return tell_words(_in_steps(event), VERBS, _of_instruction(game, event))
    if event.name == OWN_STEP:
        return kept_words(event, _names(game))
    if event.name == DRAWN:
        return drawn_words(event, _names(game))
    if event.name == MENDED:
        return _corrected(game, event)
    if event.name in _TOLD:
        return _TOLD[event.name](game, event.what)
    return say(TOLD[event.name], **event.what)


def back(game: Beside, event: Event) -> str:
    """Return as a sentence what takes an instruction back."""
    return back_words(_in_steps(event), VERBS, _of_instruction(game, event))


def _in_steps(event: Event) -> Event:
    """Return an instruction with its reach as a thing that has words."""
    if "steps" not in event.what:
        return event
    what = {name: value for name, value in event.what.items() if name != "steps"}
    return replace(event, what={**what, "steps.0": "steps", "steps.1": event.what["steps"]})


def _of_instruction(game: Beside, event: Event) -> Names:
    """Return the names of an instruction: of a tile that lies alone its row says what it is, not which of several."""
    alone = event.what["verb"] in ALONE

    def names(thing: Thing) -> str:
        best = isinstance(thing, tuple) and thing[0] == "row" and not alone
        return thing_name(game.kit.box, thing) if best else thing_words(game, thing)

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
    own = box.cardinal
    store = ", ".join(f"{n} {resource_name(kind)}" for kind, n in enumerate(own.resources) if n)
    return say(
        "Put its Merchant in {merchant}, its Architect at {architect}, one of its Houses in {start}, its marker "
        "on {king} of the King track. Soloist keeps its board and its Decrees, so that you move only what lies on "
        "the map, the wheel, the King track and the offers. It begins with {points} points and {store}. "
        "Decrees: {row}. Challenge cards: {cards}.",
        merchant=spot_name(box, int(what["merchant"])),
        architect=spot_name(box, box.cathedrals[game.closed]), start=spot_name(box, box.tiletum), king=what["king"],
        points=own.points, store=store, row=row, cards=cards,
    )  # fmt: skip


def _dice(game: Beside, what: What) -> str:
    places = [int(n) for n in str(what["dice"]).split()]
    dice = ", ".join(thing_name(game.kit.box, ("die", n // SECTORS, n % SECTORS + 1)) for n in places)
    rolled = game.kit.options["dice"] == ROLLED
    words = N_("Round {round}: put these dice on the wheel: {dice}.")
    return say(words if rolled else N_("Round {round}: on the wheel lie {dice}."), round=what["round"], dice=dice)


def _yours(game: Beside, what: What) -> str:
    die = thing_name(game.kit.box, ("die", what["colour"], what["number"]))
    towns = ", ".join(spot_name(game.kit.box, int(spot)) for spot in str(what["houses"]).split())
    if not towns:
        return say("You took the {die}.", die=die)
    return say("You took the {die} and built a House in {towns}.", die=die, towns=towns)


def _corrected(game: Beside, event: Event) -> str:
    return mended_words(game, event, PARTS, partial(label, game))


def _king_order(game: Beside, what: What) -> str:
    """Return who is highest and what that brings; the Cardinalbot wins every tie (TC022)."""
    last = int(what["round"]) == game.kit.box.numbers.rounds
    stand = say("King phase: its marker is on {king}, yours on {yours}.", **what)
    if int(what["king"]) >= int(what["yours"]):
        words = (
            N_("The Cardinalbot is highest and scores {n} points.")
            if last
            else N_("The Cardinalbot is highest: the tile of the King track is its reward, if one lies there.")
        )
    else:
        words = (
            N_("You are highest: score {n} points.")
            if last
            else N_("You are highest: the tile of the King track is yours, or {n} points if none lies there.")
        )
    highest = say(words, n=game.kit.box.numbers.king_points)
    return " ".join([stand, highest, say("Score your space, too.")])


def _king_phase(game: Beside, what: What) -> str:
    parts = [say("King phase: the Cardinalbot has {total} points and stands on {king} of the King track.", **what)]
    if int(what.get("yours", 0)) < 0:
        parts.append(say("Your marker goes back up to 0."))
    if "first" in what and int(what["round"]) < game.kit.box.numbers.rounds:
        you = what["first"] == YOU
        parts.append(say("You are first in the next round.") if you else say("It is first in the next round."))
    return " ".join(parts)


def _fair(game: Beside, what: What) -> str:
    town = spot_name(game.kit.box, game.fair_towns[int(what["round"]) - 1])
    scores = say("Fair {round}: the Cardinalbot scores {points}, {total} in all.", **what)
    yours = N_("Score it too: you have a House in {town}.")
    words = yours if what["yours"] else N_("Score it if you have a House or your Merchant in {town}.")
    return f"{scores} {say(words, town=town)}"


def _cleanup(game: Beside, what: What) -> str:
    decree = say(game.kit.box.decrees[int(what["decree"])].name)
    return say(
        "Round {round} is over. Its leftmost Decree is gone, its pawn stands on {decree}.",
        round=what["round"], decree=decree,
    )  # fmt: skip


def _corruption(game: Beside, what: What) -> str:
    words = (
        N_("Everybody falls by {steps}: the Cardinalbot stands on {king} of the King track.")
        if what["steps"]
        else N_("Nobody falls: the Cardinalbot stands on {king} of the King track.")
    )
    return say(words, **what)


_TOLD: Final[Mapping[str, Callable[[Beside, What], str]]] = {
    "laid out": _laid_out,
    "dice on the wheel": _dice,
    "your turn": _yours,
    "corruption": _corruption,
    KING_ORDER: _king_order,
    "king phase": _king_phase,
    "fair of the Cardinalbot": _fair,
    "cleanup": _cleanup,
}
