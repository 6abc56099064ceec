"""A position as the literal reading sees it: plain numbers, lists and names, read off a game."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field

from soloist.games.luthier.components import Box
from soloist.games.luthier.kinds import LOCATIONS
from soloist.games.luthier.state import Game, deck_and_card

PATRONS, INSTRUMENTS, PERFORMANCES, REPAIRS = range(4)
NOBODY = NOTHING = -1
CARDS = ("Salon", "Guild", "Perform", "Repair", "Balcony", "Workbench")
"""Its action cards by the numbers that the program gives them."""
DEFAULTS = {
    "ai-goals": "yes",
    "your-goals": "no",
    "direction": "highest",
    "tastes": "order",
    "search-for": "any patron",
    "above": "next",
    "next-award": "following",
    "bench-search": "workbench",
    "fewest-tokens": "all",
    "upgrade-skill": "adjusted",
    "upgrades": "in turn",
    "dropped-icons": "no",
    "eleven": "alone",
    "half-points": "each",
    "missed-goal": "top",
    "skipped-step": "no",
}


@dataclass
class Patron:
    """A patron of the AI, with the instrument that is assigned to it and the other cards that it was given."""

    card: int
    instrument: int = NOTHING
    built: bool = False
    given: list[tuple[int, int]] = field(default_factory=list)


@dataclass
class Position:
    """Everything that the document speaks of.

    By deck: `row` the cards from the one next to the deck on, `deck` those in it (`under`: known to lie under it, the
    upper first), `discards`. `desks` by section those in the game; `tokens` plain ones by desk, yours and the AI's,
    `occupied` the desks with an instrument and whose it is, `back` yours and the AI's by section, `chairs` whose. Of
    action cards, by location: `levels`; `action_row` from the left, `dropped`, `on_card` the number and the skill of
    the worker on it; `face_down` those not flipped, `bench` how many workers lie on the Workbench space.
    """

    box: Box
    options: dict[str, str]
    ai: int
    prestige: int
    eras: list[int]
    families: list[int]
    awards: list[int]
    tracker: dict[str, int]
    goals: int
    levels: dict[str, int]
    action_row: list[str]
    dropped: list[str]
    face_down: set[str]
    on_card: dict[str, tuple[int, int]]
    bench: int
    scored: list[int]
    patrons: list[Patron]
    beside: list[int]
    row: list[list[int]]
    deck: list[set[int]]
    under: list[list[int]]
    discards: list[set[int]]
    desks: list[tuple[int, ...]]
    tokens: dict[int, list[int]]
    occupied: dict[int, int]
    back: list[list[int]]
    chairs: list[int]
    levels_left: list[list[int]]
    balcony: list[int]

    def how(self, option: str) -> str:
        """How a point is read."""
        return self.options.get(option, DEFAULTS[option])


def read(game: Game) -> Position:
    """Describe a solo game; what stands twice in it (the AI's own numbers, the cards at its board) has to agree."""
    me, box, ai = game.ai, game.kit.box, game.kit.ai
    assert me is not None
    return deepcopy(
        Position(
            box=box,
            options=game.kit.options,
            ai=ai,
            prestige=me.prestige,
            eras=me.eras,
            families=me.families,
            awards=me.awards,
            tracker={LOCATIONS[row]: n for row, n in zip(me.rows, me.tracker, strict=True)},
            goals=me.goals,
            levels=dict(zip(CARDS, me.levels, strict=True)),
            action_row=[CARDS[card] for card in me.row],
            dropped=[CARDS[card] for card in me.dropped],
            face_down={CARDS[card] for card, n in enumerate(me.deck) if n},
            on_card={CARDS[card]: (me.workers[card], me.skills[card]) for card in me.covered},
            bench=me.bench,
            scored=sorted(me.scored),
            patrons=_patrons(game),
            beside=_beside(game),
            row=[[card for card in row if card != NOTHING] for row in game.rows],
            deck=[{card for card, n in enumerate(deck) if n} for deck in game.decks],
            under=game.under,
            discards=[{card for card, n in enumerate(pile) if n} for pile in game.discards],
            desks=list(game.kit.desks[game.cover]),
            tokens={desk: game.plain[desk * 2 : desk * 2 + 2] for desk in range(len(box.desk_section))},
            occupied={desk: who for desk, who in enumerate(game.instrument_at) if who != NOBODY},
            back=[game.back_row[section * 2 : section * 2 + 2] for section in range(5)],
            chairs=game.chairs,
            levels_left=[
                [level for level in range(3) if game.award_owner[place * 3 + level] == NOBODY]
                for place in range(len(game.awards))
            ],
            balcony=game.balcony,
        ),
        {id(box): box},
    )


def _patrons(game: Game) -> list[Patron]:
    me, box = game.ai, game.kit.box
    assert me is not None
    found = []
    for own, entries in zip(me.patrons, game.by_ai[:2], strict=False):
        (deck, card), *more = map(deck_and_card, entries)
        assert deck == PATRONS
        patron = Patron(card, built=own.built)
        for deck, number in more:
            if deck == INSTRUMENTS:
                patron.instrument = number
            else:
                patron.given.append((deck, number))
        unfinished = patron.instrument != NOTHING and not patron.built
        assert own.unfinished == (box.instruments[patron.instrument].prestige if unfinished else NOTHING)
        assert (own.primary, own.prestige) == (box.patrons[card].primary, box.patrons[card].prestige)
        assert own.needs == needs(box, patron)
        found.append(patron)
    assert not any(game.by_ai[len(me.patrons) : 2])
    assert not game.by_ai[3]
    return found


def _beside(game: Game) -> list[int]:
    me, box = game.ai, game.kit.box
    assert me is not None
    cards = [card for _, card in map(deck_and_card, game.by_ai[2])]
    assert me.beside == [(box.instruments[card].family, box.instruments[card].prestige) for card in cards]
    return cards


def needs(box: Box, patron: Patron) -> list[tuple[int, int]]:
    """The secondary requirements of a patron that are not met: a deck, and an era or a family."""
    unmet = list(box.patrons[patron.card].needs)
    for deck, card in patron.given:
        unmet.remove((deck, box.backs[deck][card]))
    return unmet
