"""The log of the table: each instruction, each line of what was told and done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from soloist.engine.events import Event, What
from soloist.engine.hands import INSTRUCTION, OWN_STEP, about_of, back_words, own_words, tell_words
from soloist.engine.mending import MENDED, mended_words
from soloist.engine.text import N_, say, say_n
from soloist.engine.trace import Names
from soloist.games.merv.beside.acts import VERBS
from soloist.games.merv.beside.cards import kept_by_you
from soloist.games.merv.beside.mending import PARTS
from soloist.games.merv.beside.named import named, seat_name
from soloist.games.merv.beside.state import COURTIER, Beside
from soloist.games.merv.beside.words import label
from soloist.games.merv.kinds import CELL_WORDS, NONE
from soloist.games.merv.names import action_name, slot_name
from soloist.games.merv.opponent.named import actions_words

TOLD: Final[Mapping[str, str]] = {
    "scoring of the Magistrate": N_(
        "Year {year} is scored: the Magistrate has {points}. Score the year for yourself too."
    ),
    "end of the Magistrate": N_("The Magistrate ends with {points}."),
}
SHUFFLES: Final[Mapping[str, str]] = {
    "discards": N_("Shuffle the discarded solo cards and lay them below the others."),
    "all": N_("Shuffle all solo cards that are still in the game."),
    "anew": N_("Prepare the deck of solo cards anew, as at the start of the game."),
}
CORNERS: Final = (N_("north-west"), N_("north-east"), N_("south-east"), N_("south-west"))
"""The corner of the queue from which a round is played, from the first."""


def tell(game: Beside, event: Event) -> str:
    """Return an event as a sentence."""
    if event.name == INSTRUCTION:
        return tell_words(event, VERBS, _names(game))
    if event.name == OWN_STEP:
        return _own_step(game, event)
    if event.name == MENDED:
        return _corrected(game, event)
    if event.name in _TOLD:
        return _TOLD[event.name](game, event.what)
    return say(TOLD[event.name], **event.what, points=_points(event.what))


def back(game: Beside, event: Event) -> str:
    """Return as a sentence what takes an instruction back."""
    return back_words(event, VERBS, _names(game))


def _names(game: Beside) -> Names:
    return lambda thing: named(game, thing)


def _laid_out(game: Beside, what: What) -> str:
    numbers = game.kit.box.numbers
    words = say(
        "The city is laid out. The three master meeples queue at the north-west corner: the Magistrate first, you "
        "second, the High Courtier third. Put discs of the Magistrate on the first spaces of the favour and influence "
        "tracks, and on {points} of the score track. Beside the board lie its {buildings} buildings and {servants} "
        "servants, {posts} discs for its posts and one for the mosque, and its scrolls.",
        points=what["points"], buildings=numbers.buildings, servants=numbers.servants, posts=numbers.posts,
    )  # fmt: skip
    cards = (
        N_(
            "{words} Prepare its six solo cards: shuffle them without Palace; shuffle Palace with two of them; on top "
            "of these three lay one of the others, below them the last two."
        )
        if kept_by_you(game)
        else N_("{words} Its six solo cards stay in the box: Soloist shuffles and draws them.")
    )
    return say(cards, words=words)


def _its_turn(game: Beside, what: What) -> str:
    n, card = int(what["n"]), int(what["card"])
    if card == NONE:
        return say("The Magistrate had its turn: {points} in all.", points=_points(what))
    actions, more = actions_words(n), int(what.get("more", 0))
    if more:
        actions = say("{actions} and {more} by its tile", actions=actions, more=more)
    return say(
        "The Magistrate had its turn with the card {card}: {actions}, {points} in all.",
        card=action_name(card), actions=actions, points=_points(what),
    )  # fmt: skip


def _points(what: What) -> str:
    return say_n("{n} point", "{n} points", int(what["total"]))


def _turn(game: Beside, what: What) -> str:
    cell, slot = int(what["cell"]), slot_name(int(what["slot"]))
    courtier = what["player"] == COURTIER
    if cell == NONE:
        words = N_("The High Courtier took {slot} and built nothing.") if courtier else N_("You took {slot}.")
        return say(words, slot=slot)
    words = (
        N_("The High Courtier took {slot} and built on {cell}.")
        if courtier
        else N_("You took {slot} and built on {cell}.")
    )
    return say(words, slot=slot, cell=CELL_WORDS[cell])


def _queued(game: Beside, what: What) -> str:
    order, card = ", ".join(seat_name(int(who)) for who in str(what["queue"]).split()), int(what.get("card", NONE))
    corner = say(CORNERS[int(what["round"]) % len(CORNERS)])
    words = say("Let the meeples queue at the {corner} corner, from the front: {order}.", corner=corner, order=order)
    if card == NONE or not kept_by_you(game):
        return words
    return say("{words} Discard its solo card {card}.", words=words, card=action_name(card))


def _invasion(game: Beside, what: What) -> str:
    cells = _cells(what["cells"])
    fell = say("Buildings that fell: {cells}.", cells=cells) if cells else say("No building fell.")
    home = _cells(what["home"])
    return fell if not home else say("{fell} Its soldiers went home from {cells}.", fell=fell, cells=home)


def _cells(text: int | str) -> str:
    return ", ".join(CELL_WORDS[int(cell)] for cell in str(text).split())


def _shuffle(game: Beside, what: What) -> str:
    return say(SHUFFLES[str(what["how"])])


def _corrected(game: Beside, event: Event) -> str:
    return mended_words(game, event, PARTS, partial(label, game))


# What it does that is no instruction.
T: Final = "merv.turn-of-magistrate."
STEPS: Final[Mapping[str, str]] = {
    T + "card": N_("It draws the solo card {card}."),
    T + "redraw": N_("No free slot serves {card}: that card is discarded."),
    T + "actions": N_("It has {actions}: {card}."),
    "merv.reading.2": N_("No card can be played: it takes {slot} and does nothing."),
    "merv.reading.22": N_("The solo card {card} leaves the game: it has done its work."),
}
"""By the clause of a step: how it is told."""
MORE: Final = {T + "actions": N_("It has {actions}: {card}, and {more} more by its tile.")}
"""The same where its tile gives it more actions."""


def _own_step(game: Beside, event: Event) -> str:
    words = {**STEPS, **MORE} if about_of(event).get("more") else STEPS
    return own_words(event, _names(game), words)


_TOLD: Final[Mapping[str, Callable[[Beside, What], str]]] = {
    "laid out": _laid_out,
    "turn told": _turn,
    "turn of the Magistrate": _its_turn,
    "queued": _queued,
    "invasion": _invasion,
    "shuffle": _shuffle,
}
