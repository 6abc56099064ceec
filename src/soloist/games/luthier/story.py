"""The log by turns: what a chapter is called, what the AI's steps touch, and where the prestige came from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from soloist.engine.events import Event
from soloist.engine.sight import Thing
from soloist.engine.story import Deed, Scored
from soloist.engine.text import say
from soloist.games.luthier.kinds import DECKS, LOCATIONS, NONE, WORKBENCH
from soloist.games.luthier.names import POINTS_FOR, location_name, player_name
from soloist.games.luthier.notation import FAMILY_WORDS
from soloist.games.luthier.opponent.named import thing_name
from soloist.games.luthier.opponent.own import AI_LOCATIONS
from soloist.games.luthier.rounds import up_next
from soloist.games.luthier.state import Game
from soloist.games.luthier.words import card_name, with_brief


def heading(game: Game) -> str:
    """Return what the chapter is called in which a step that begins here belongs."""
    if not game.round:
        return say("Set-up")
    if game.stage == "over":
        return say("The end")
    # The round begins with the step that counts it.
    n = game.round + (game.stage == "round")
    if game.stage in ("round", "plan"):
        return say("Round {n}: Planning", n=n)
    if game.stage == "close":
        return say("Round {n}: its end", n=n)
    if game.stage == "activate":
        who = game.order[(game.turn + up_next(game)[0]) % len(game.order)]
        return say("Round {n}: {who}", n=n, who=player_name(game, who))
    return say("Round {n}: {location}", n=n, location=location_name(game.location))


def thing(game: Game, thing: Thing) -> str:
    """Return a thing of the AI's trace in words: cards of the box by their names."""
    if not isinstance(thing, tuple) or thing[0] not in ("lying", "taken", "laid"):
        return thing_name(thing)
    deck, *cards = (int(n) for n in thing[1:])
    if thing[0] != "lying":
        # What it takes says once what it is.
        return (with_brief if thing[0] == "taken" else card_name)(game, deck, cards[0])
    lying = [(n, card) for n, card in enumerate(cards, 1) if card != NONE]
    return ", ".join(say("{n} {card}", n=n, card=card_name(game, deck, card)) for n, card in lying) or say("nothing")


def scores(game: Game, events: Sequence[Event]) -> list[Scored]:
    """Return where everybody's prestige came from, from the events of a whole game."""
    sums = {what: [0] * game.kit.players for what in POINTS_FOR}
    for event in events:
        if event.name == "prestige":
            sums[str(event.what["what"])][int(event.what["player"])] += int(event.what["prestige"])
    return [Scored(_upper(say(POINTS_FOR[what])), tuple(row)) for what, row in sums.items() if any(row)]


def _upper(words: str) -> str:
    return words[:1].upper() + words[1:]


def touched(game: Game, deed: Deed) -> Sequence[str]:
    """Return the places that a step of the AI is about."""
    return list(dict.fromkeys(place for thing in deed.things for place in _places(game, thing)))


def _places(game: Game, thing: Thing) -> Sequence[str]:
    if not isinstance(thing, tuple) or not thing:
        return ()
    kind = str(thing[0])
    if kind == "location" and thing[1] not in AI_ROWS:
        return ()
    if kind == "card" and game.ai is not None and thing[1] in game.ai.row:
        return (f"ai-card-{game.ai.row.index(int(thing[1])) + 1}",)
    return tuple(pattern.format(*_words(thing)) for pattern in _PLACES.get(kind, ()))


def _words(thing: tuple[str | int, ...]) -> list[str]:
    """Return what stands in the ids of places for the numbers of a thing."""
    kind, numbers = str(thing[0]), [int(n) for n in thing[1:] if isinstance(n, int)]
    if kind in ("section", "desk"):
        return [FAMILY_WORDS[numbers[0]], *map(str, numbers[1:])]
    if kind == "location":
        return [LOCATIONS[numbers[0]].lower()]
    if kind == "back":
        return [DECKS[numbers[0]]]
    return [str(n + 1) for n in numbers]


AI_ROWS: Final = tuple(location for location in AI_LOCATIONS if location != WORKBENCH)
"""The locations that have a row of the AI's priority tracker."""
_PLACES: Final[Mapping[str, Sequence[str]]] = {
    "desk": ("desk-{0}-{1}",),
    "section": ("chair-{0}",),
    "level": ("award-{0}",),
    "patron space": ("ai-patron-{0}",),
    "location": ("location-{0}", "ai-row-{0}"),
    "back": ("{0}-deck",),
    "track": ("ai-goals",),
}
"""The ids of the places that a thing is about."""
