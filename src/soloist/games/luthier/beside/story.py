"""The log of the table: its lines, its chapters, and where the prestige of the AI came from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from soloist.engine.events import Event, What
from soloist.engine.hands import INSTRUCTION, about_of, back_words, tell_words
from soloist.engine.story import Scored
from soloist.engine.text import N_, say
from soloist.games.luthier.beside.acts import VERBS
from soloist.games.luthier.beside.state import AI, Beside, whose
from soloist.games.luthier.beside.words import CORRECTIONS, WHO, name_of
from soloist.games.luthier.names import POINTS_FOR, location_name
from soloist.games.luthier.opponent.verbs import SCORE, TAKE_AWARD

TOLD: Final[Mapping[str, str]] = {
    "upkeep of the AI": N_("Round {round} is over. The AI has done its upkeep: {total} prestige."),
    "end of the AI": N_("The AI ends with {total} prestige."),
    "first cards of the AI": N_("The AI has its first patron."),
}


def tell(game: Beside, event: Event) -> str:
    """Return an event as a sentence."""
    if event.name == INSTRUCTION:
        return tell_words(event, VERBS, name_of)
    if event.name in _TOLD:
        return _TOLD[event.name](game, event.what)
    return say(TOLD[event.name], **event.what)


def back(game: Beside, event: Event) -> str:
    """Return as a sentence what takes an instruction back."""
    return back_words(event, VERBS, name_of)


def _set_up(game: Beside, what: What) -> str:
    words = N_("You are first in round 1.") if what["first"] != AI else N_("The AI is first in round 1.")
    first = say(words)
    return say(
        "Set up for two players. The AI's six action cards of level 1 lie face down, those of levels 2 and 3 beside "
        "its board; its cubes on 0. {first}",
        first=first,
    )


def _round(game: Beside, what: What) -> str:
    workers = ", ".join(str(what["workers"]).split())
    first = say(WHO[int(what["first"])])
    return say("Round {n}: the AI has workers {workers}; {first} first.", n=what["round"], workers=workers, first=first)


def _your_chip(game: Beside, what: What) -> str:
    return say("You placed a chip: {location}.", location=location_name(int(what["location"])))


def _your_location(game: Beside, what: What) -> str:
    return say("You activated {location}.", location=location_name(int(what["location"])))


def _first(game: Beside, what: What) -> str:
    location = location_name(int(what["location"]))
    if what["several"]:
        number = say("a chip") if what["chip"] else say("a skill")
        return say(
            "{location}: of your chips those with {number} of {least} or more act before the AI, and of equal ones "
            "those that lie lower than its worker; the others after it.",
            location=location, number=number, least=what["least"],
        )  # fmt: skip
    words = (
        N_("{location}: if your chip is {least} or more, it acts before the AI, else after it.")
        if what["chip"]
        else N_("{location}: if your skill is {least} or more, you act before the AI, else after it.")
    )
    return say(words, location=location, least=what["least"])


def _turn(game: Beside, what: What) -> str:
    location = location_name(int(what["location"]))
    words = N_("{location}: the AI has acted and has {total} prestige.")
    if what["yours"]:
        words = N_("{location}: the AI has acted and has {total} prestige. Now your chip there, if it has not acted.")
    return say(words, location=location, total=what["total"])


def _corrected(game: Beside, what: What) -> str:
    return say("Corrected: {what}.", what=say(CORRECTIONS[int(what["what"])]))


_TOLD: Final[Mapping[str, Callable[[Beside, What], str]]] = {
    "set up for the AI": _set_up,
    "round begins": _round,
    "your chip": _your_chip,
    "your location": _your_location,
    "who is first": _first,
    "turn of the AI": _turn,
    "corrected": _corrected,
}


def heading(game: Beside) -> str:
    """Return what the chapter is called in which a step that begins here belongs."""
    if game.stage in ("setup", "first cards"):
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
