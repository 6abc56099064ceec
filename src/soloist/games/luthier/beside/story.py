"""The log of the table: its lines, its chapters, and where the prestige of the AI came from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from soloist.engine.events import Event, What
from soloist.engine.hands import INSTRUCTION, OWN_STEP, about_of, back_words, own_words, tell_words
from soloist.engine.mending import MENDED, mended_words
from soloist.engine.story import Scored
from soloist.engine.text import N_, say
from soloist.games.luthier.beside.acts import VERBS
from soloist.games.luthier.beside.correcting import PARTS
from soloist.games.luthier.beside.seeing import BONUS, LIMIT
from soloist.games.luthier.beside.settings import TOLD as BY_PEOPLE
from soloist.games.luthier.beside.state import AI, Beside, whose
from soloist.games.luthier.beside.words import WHO, first_words, label, name_of
from soloist.games.luthier.names import POINTS_FOR, award_place_name, era_name, family_name, location_name
from soloist.games.luthier.opponent.verbs import SCORE, TAKE_AWARD

TOLD: Final[Mapping[str, str]] = {
    "upkeep of the AI": N_("Round {round} is over. The AI has done its upkeep: {total} prestige."),
    "end of the AI": N_("The AI ends with {total} prestige."),
    "printed known": N_(
        "The rows of the tracker, the families, your chips, and how long rows, sections and tracks are, are as you "
        "told in an earlier game. What is wrong of it can be corrected at each of your turns."
    ),
    "first cards of the AI": N_("The AI has its first patron."),
}


OWN: Final[Mapping[str, str]] = {
    BONUS: N_("{row} goes above {n}: it is 0 again and gives its bonus."),
    LIMIT: N_("{row} goes above {top}: it is 0 again. It has {n} of {most}, so there is no bonus."),
}
"""What it does on its own board and is told, by the clauses."""


def tell(game: Beside, event: Event) -> str:
    """Return an event as a sentence."""
    if event.name == INSTRUCTION:
        return tell_words(event, VERBS, name_of)
    if event.name == OWN_STEP:
        return own_words(event, name_of, OWN)
    if event.name == MENDED:
        return mended_words(game, event, PARTS, partial(label, game))
    if event.name in _TOLD:
        return _TOLD[event.name](game, event.what)
    return say(TOLD[event.name], **event.what)


def back(game: Beside, event: Event) -> str:
    """Return as a sentence what takes an instruction back."""
    return back_words(event, VERBS, name_of)


SET_UP: Final[Mapping[str, str]] = {
    "luthier.ai": N_("Set up a game for two players, with an orchestra setup card and the cover-up tiles."),
    "luthier.ai.setup": N_(
        "The AI gets a player board with its reverse up: a cube on the 0 of each row of its priority tracker, one at "
        "the bottom of its AI Goals track, and its other pieces beside it as normal."
    ),
    "luthier.ai.chips": N_("Its workers 1, 2 and 3 lie ready; 4 joins in round 3, 5 in round 5."),
    "luthier.ai.without": N_("It gets no family tile and no goals."),
    "luthier.ai.cards": N_(
        "Its six action cards of level 1 lie on the bottom-left space of its board, within reach: Soloist shuffles "
        "them, and says which one is flipped. Those of levels 2 and 3 lie face up beside it."
    ),
    "luthier.ai.harder": N_("In your own set-up deal yourself {dealt} goal cards more, and keep {kept} more."),
    "luthier.ai.guild": N_("After your own set-up draw a solo guild card and lay it left of its board."),
}
"""How the AI is set up, by the clauses that say so."""
OTHERWISE: Final[Mapping[str, str]] = {
    "luthier.ai.setup": N_(
        "The AI gets a player board with its reverse up: a cube on the 0 of each row of its priority tracker, and its "
        "other pieces beside it as normal. For a first game it has no AI Goals track."
    ),
    "luthier.ai.cards": N_(
        "Shuffle its six action cards of level 1 and lay them face down on the bottom-left space of its board; those "
        "of levels 2 and 3 lie face up beside it."
    ),
}
"""The same without the AI Goals track, and where you shuffle."""


def _lay_out(game: Beside, what: What) -> str:
    clause = str(what["step"])
    other = {"luthier.ai.setup": not game.kit.ai_goals, "luthier.ai.cards": game.kit.options["shuffled"] == BY_PEOPLE}
    numbers, times = game.kit.box.numbers, game.kit.extra_goals
    more = {"dealt": times * numbers.harder_dealt, "kept": times * numbers.harder_kept}
    return say(OTHERWISE[clause] if other.get(clause) else SET_UP[clause], **more)


def _guild_known(game: Beside, what: What) -> str:
    me = game.me
    return say(
        "Its guild card {n} is as you told in an earlier game: {eras}; {families}; {awards}.",
        n=what["number"],
        eras=", ".join(map(era_name, me.eras)),
        families=", ".join(map(family_name, me.families)),
        awards=", ".join(map(award_place_name, me.awards)),
    )


def _set_up(game: Beside, what: What) -> str:
    words = (
        N_("Its guild card has {number}, more than your tile with {tile}: you are first in round 1.")
        if what["first"] != AI
        else N_("Its guild card has {number}, not more than your tile with {tile}: the AI is first in round 1.")
    )
    return say(words, number=what["number"], tile=what["tile"])


def _round(game: Beside, what: What) -> str:
    workers = ", ".join(str(what["workers"]).split())
    first = say(WHO[int(what["first"])])
    words = N_("Round {n}: shuffle the AI's workers {workers} face down into a stack; {first} first.")
    if game.kit.options["shuffled"] != BY_PEOPLE:
        words = N_("Round {n}: stack the AI's workers {workers} face down, in any order; {first} first.")
    text = say(words, n=what["round"], workers=workers, first=first)
    return say("{text} It has a new worker.", text=text) if what["new"] else text


def _your_chip(game: Beside, what: What) -> str:
    return say("You placed a chip: {location}.", location=location_name(int(what["location"])))


def _your_location(game: Beside, what: What) -> str:
    return say("You activated {location}.", location=location_name(int(what["location"])))


def _last(game: Beside, what: What) -> str:
    words = N_("Activate {location}: nowhere else is a chip of yours.")
    return say(words, location=location_name(int(what["location"])))


def _first(game: Beside, what: What) -> str:
    return first_words(what)


def _turn(game: Beside, what: What) -> str:
    location = location_name(int(what["location"]))
    words = N_("{location}: the AI has acted and has {total} prestige.")
    if what["skipped"]:
        words = N_("{location}: the AI skips its action, as nothing there will do; it has {total} prestige.")
    return say(words, location=location, total=what["total"])


def _your_chip_there(game: Beside, what: What) -> str:
    words = N_("Now your chip at {location}, if it has not acted yet; only then go on.")
    if int(what["n"]) > 1:
        words = N_("Now those of your chips at {location} that have not acted yet; only then go on.")
    return say(words, location=location_name(int(what["location"])))


_TOLD: Final[Mapping[str, Callable[[Beside, What], str]]] = {
    "lay out": _lay_out,
    "guild card known": _guild_known,
    "set up for the AI": _set_up,
    "round begins": _round,
    "your chip": _your_chip,
    "your location": _your_location,
    "your last location": _last,
    "who is first": _first,
    "turn of the AI": _turn,
    "your chip there": _your_chip_there,
}


def heading(game: Beside) -> str:
    """Return what the chapter is called in which a step that begins here belongs."""
    if game.stage in ("setup", "boards", "first cards"):
        return say("Set-up")
    if game.stage in ("end", "score", "over"):
        return say("The end")
    # The round begins with the step that counts it.
    n = game.round + (game.stage == "round")
    if game.stage in ("round", "plan"):
        return say("Round {n}: Planning", n=n)
    if game.stage in ("close", "order"):
        return say("Round {n}: its end", n=n)
    if game.stage == "act":
        return say("Round {n}: {location}", n=n, location=location_name(game.location))
    return say("Round {n}: {who}", n=n, who=say("The AI") if whose(game) == AI else say("You"))


def scores(game: Beside, events: Sequence[Event]) -> list[Scored]:
    """Return where the prestige of the AI came from."""
    sums = dict.fromkeys(POINTS_FOR, 0)
    for event in events:
        if event.name != INSTRUCTION:
            continue
        if event.what["verb"] == SCORE.name:
            reason = about_of(event)["what"]
            assert isinstance(reason, tuple)
            sums[str(reason[1])] += int(event.what["n"])
        elif event.what["verb"] == TAKE_AWARD.name:
            sums["award"] += int(event.what["n"])
    rest = game.me.prestige - sum(sums.values())
    rows = [Scored(_upper(say(POINTS_FOR[what])), (n,)) for what, n in sums.items() if n]
    return [*rows, Scored(say("Corrections"), (rest,))] if rest else rows


def _upper(words: str) -> str:
    return words[:1].upper() + words[1:]
