"""What the templates need beside the places of a view: the hall, the tracks, the stall and the faces of cards.

`view.py` puts `sheet(game, who, question)` into its `drawing` under "sheet".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from soloist.engine.questions import Chance, Option, Question
from soloist.engine.text import say
from soloist.games.luthier.boards import SIGNS
from soloist.games.luthier.components import Box
from soloist.games.luthier.drawing.faces import (
    FAMILY,
    Face,
    Row,
    Shown,
    counted,
    face,
    materials,
    part,
    parts,
    patron_face,
    power,
    short_name,
)
from soloist.games.luthier.drawing.hall import HEIGHT, WIDTH, wedges
from soloist.games.luthier.explained import ai_card_words, goals_track_words, upkeep_words
from soloist.games.luthier.finals import final_parts
from soloist.games.luthier.gains import power as power_of
from soloist.games.luthier.gains import skill
from soloist.games.luthier.kinds import (
    APPRENTICE,
    APPRENTICE_PRICE,
    CRAFT,
    DECK_AT,
    DECKS,
    INSTRUMENTS,
    LEVELS,
    LOCATIONS,
    NONE,
    PATRONS,
    PERFORMANCE,
    PERFORMANCES,
    REPUTATION,
    SHARED_LOCATIONS,
    TRACKS,
)
from soloist.games.luthier.names import POINTS_FOR, location_name
from soloist.games.luthier.notation import FAMILY_WORDS, NOTATION
from soloist.games.luthier.opponent.own import AI_LOCATIONS, Ai, Customer
from soloist.games.luthier.performing import result
from soloist.games.luthier.scoring import award_count, goal_count
from soloist.games.luthier.setup import GOALS_DEALT
from soloist.games.luthier.state import Board, Game, deck_and_card
from soloist.games.luthier.taking import tier_cost

__all__ = ["sheet"]

MATERIALS_FROM, MATERIALS_TO = 1, 4
"""Where the materials stand in an option that takes or buys some; apprentices stand behind them."""


def sheet(game: Game, who: int, question: Question | Chance | None) -> dict[str, object]:
    """Return all that `board.html` draws from beside the places; `who` is the person whose board lies in front."""
    box, me = game.kit.box, game.ai
    return {
        "faces": _faces(game, who, question),
        "signs": [_sign(game, who, location) for location in range(len(LOCATIONS))],
        "costs": _costs(game, question),
        "hall": {"width": WIDTH, "height": HEIGHT, "sections": _sections(game)},
        "tracks": _tracks(box),
        "awards": [_award(game, who, place) for place in range(len(game.awards))],
        "goals": _goals(game, who),
        "powers": [[power(box, box.patrons[card].power) for card in board.completed] for board in game.boards],
        "result": result(game, game.due[0][1]) if game.dice and game.due and game.queue else 0,
        "stall": _stall(game, who, question) if isinstance(question, Question) else [],
        "others": [n for n in range(len(game.boards)) if n != who],
        "families": FAMILY,
        "assigned": _assigned(game, who),
        "ai": game.kit.ai,
        "rows": [SIGNS[location] for location in me.rows] if me else [],
        "tracker_top": box.ai.tracker_top,
        "ai_goals": box.ai_goals,
        "covers": [_worker(me, card) for card in me.row] if me else [],
        "book": _book(box, me) if me else [],
        "ends": _ends(game, who),
        "notes": [upkeep_words(), *([goals_track_words(box)] if game.kit.ai_goals else [])],
    }


def _book(box: Box, me: Ai) -> list[tuple[str, list[tuple[str, str]]]]:
    """Return by location what its cards of the three levels say, and whether each is gone, in play or to come."""
    return [
        (
            location_name(location),
            [
                (
                    ai_card_words(box, box.ai_card(location, level), me.kit.ai_goals),
                    STATES[(level > now) - (level < now)],
                )
                for level in range(1, LEVELS + 1)
            ],
        )
        for location, now in zip(AI_LOCATIONS, me.levels, strict=True)
    ]


def _ends(game: Game, who: int) -> list[tuple[str, list[int]]]:
    """Return what a person, and the AI, would score if the game ended now, by what it is for."""
    parts = [final_parts(game, seat) for seat in (who, *((game.kit.ai,) if game.ai else ()))]
    names = dict.fromkeys(name for each in parts for name in each)
    rows = ((say(POINTS_FOR[name]), [each.get(name, 0) for each in parts]) for name in names)
    return [row for row in rows if any(row[1])]


STATES: Final = {-1: "past", 0: "now", 1: "open"}
"""What a card of a level is beside that in play: replaced, in play itself, or open beside the board."""


def _worker(me: Ai, card: int) -> str:
    """Return the number of the worker on an action card of the AI, "" without one."""
    return str(me.workers[card] or "") if card in me.covered else ""


# Locations.


@dataclass(frozen=True, slots=True)
class Sign:
    """A location: its place in the view, its drawing, its skill bonuses, and what a person's chips count more there."""

    id: str
    symbol: str
    bonuses: tuple[tuple[int, Row], ...]
    more: int


def _sign(game: Game, who: int, location: int) -> Sign:
    id = f"location-{LOCATIONS[location].lower()}" if location < SHARED_LOCATIONS else "bench"
    bonuses = tuple((bonus.skill, parts(bonus.gives)) for bonus in game.kit.box.bonuses[location])
    return Sign(id, SIGNS[location], bonuses, skill(game, who, location, 0) if game.boards else 0)


def _costs(game: Game, question: Question | Chance | None) -> dict[str, int]:
    """Return what each space of the row costs the chip that acts, where it costs something."""
    if not isinstance(question, Question) or question.name != "chip" or DECK_AT[game.location] == NONE:
        return {}
    deck = DECK_AT[game.location]
    costs = {f"{DECKS[deck]}-{n + 1}": tier_cost(game, n, game.queue[0][2]) for n in range(len(game.rows[deck]))}
    return {place: money for place, money in costs.items() if money}


# The Orchestra.


@dataclass(frozen=True, slots=True)
class Seat:
    """A desk, a First Chair or a back row: where it stands, in percent, and what a token there gives."""

    id: str
    left: float
    top: float
    gives: Row = ()
    covered: bool = False


@dataclass(frozen=True, slots=True)
class Drawn:
    """A section of the Orchestra."""

    family: str
    outline: str
    line: str
    chair: Seat
    desks: Sequence[Seat]
    back: Seat


def _sections(game: Game) -> list[Drawn]:
    box = game.kit.box
    shapes = wedges(tuple(len(section.desks) for section in box.sections))
    result = []
    for section, shape in enumerate(shapes):
        word, open_ = FAMILY_WORDS[section], game.kit.desks[game.cover][section]
        desks = [
            Seat(f"desk-{word}-{box.desk_place[desk]}", *at, parts(box.desk_gains[desk]), desk not in open_)
            for desk, at in zip(box.sections[section].desks, shape.desks, strict=True)
        ]
        chair, back = Seat(f"chair-{word}", *shape.chair), Seat(f"desk-{word}-0", *shape.back)
        result.append(Drawn(word, shape.outline, shape.line, chair, desks, back))
    return result


# Tracks, awards, goals.


def _tracks(box: Box) -> list[tuple[str, list[Row]]]:
    """Return each track: its drawing, and what begins or is gained at each of its spaces."""
    return [
        (f"track-{name.lower()}", [tuple(_at(box, track, space)) for space in range(len(box.dice))])
        for track, name in enumerate(TRACKS)
    ]


def _at(box: Box, track: int, space: int) -> Iterator[Shown]:
    steps = box.dice if track == PERFORMANCE else box.track_skill
    if space and steps[space] != steps[space - 1]:
        yield ("die", str(steps[space])) if track == PERFORMANCE else ("up", f"+{steps[space]}")
    if (track, space) == (CRAFT, box.numbers.rare):
        yield "any-instrument", ""
    if (track, space) == (REPUTATION, box.numbers.royal):
        yield "crown", ""
    yield from parts(box.track_gains[track][space])


@dataclass(frozen=True, slots=True)
class Ladder:
    """An award or a goal: what it counts, how many for each level, what each is worth, and how many there are."""

    symbol: str
    name: str
    levels: Sequence[int]
    worth: Sequence[int]
    now: int
    owners: Sequence[int] = ()


def _award(game: Game, who: int, place: int) -> Ladder:
    box, award = game.kit.box, game.awards[place]
    row = box.awards[award]
    owners = game.award_owner[place * LEVELS : (place + 1) * LEVELS]
    now = award_count(game, who, award)
    return Ladder(counted(row.counts, NONE), row.name, row.levels, box.award_prestige, now, owners)


def _goals(game: Game, who: int) -> dict[str, Ladder]:
    laid = {f"goal-{n}": goal for n, goal in enumerate(game.boards[who].goals, 1)} if game.boards else {}
    laid |= {f"dealt-goal-{goal}": goal for goal in game.dealt[GOALS_DEALT]}
    return {id: _goal(game, who, goal) for id, goal in laid.items()}


def _goal(game: Game, who: int, goal: int) -> Ladder:
    box = game.kit.box
    row = box.goals[goal]
    return Ladder(counted(row.counts, row.of), row.name, row.levels, box.goal_prestige, goal_count(game, who, goal))


# The stall.


@dataclass(frozen=True, slots=True)
class Bundle:
    """What may be taken or bought together: the option as it is written, and what it is."""

    option: str
    gives: Row


@dataclass(frozen=True, slots=True)
class Shelf:
    """Bundles beside each other, with the money that each costs."""

    money: int
    bundles: list[Bundle]


@dataclass(frozen=True, slots=True)
class Counter:
    """Shelves below each other, and how many apprentices are hired beside."""

    hired: int
    shelves: list[Shelf]


def _stall(game: Game, who: int, question: Question) -> list[Counter]:
    """Return what may be taken, or bought: by apprentices hired, then by price."""
    counters: dict[int, dict[int, list[Bundle]]] = {}
    for option in question.options:
        if option[0] in ("take", "buy"):
            bundle, hired, money = _bundle(game, who, option)
            counters.setdefault(hired, {}).setdefault(money, []).append(bundle)
    return [
        Counter(hired, [Shelf(money, bundles) for money, bundles in sorted(shelves.items())])
        for hired, shelves in sorted(counters.items())
    ]


def _bundle(game: Game, who: int, option: Option) -> tuple[Bundle, int, int]:
    numbers, counts = game.kit.box.numbers, [int(n) for n in option[MATERIALS_FROM:MATERIALS_TO]]
    hired = int(option[MATERIALS_TO]) if option[0] == "buy" else 0
    price = max(0, numbers.apprentice_price - power_of(game, who, APPRENTICE_PRICE))
    money = sum(counts) * numbers.market_price + hired * price if option[0] == "buy" else 0
    hands = (part(APPRENTICE, hired),) if hired else ()
    return Bundle(NOTATION.write(option), materials(counts) + hands), hired, money


# Faces.


def _faces(game: Game, who: int, question: Question | Chance | None) -> dict[str, Face]:
    """Return the face of every card that lies at a place, by the id of the place."""
    box = game.kit.box
    faces = {
        f"{DECKS[deck]}-{space}": face(box, deck, card)
        for deck, row in enumerate(game.rows)
        for space, card in enumerate(row, 1)
    }
    for deck in (PATRONS, INSTRUMENTS):
        faces |= {f"dealt-{DECKS[deck]}-{card}": face(box, deck, card) for card in game.dealt[deck]}
    for n, board in enumerate(game.boards):
        faces |= _of_board(box, board, "" if n == who else f"p{n + 1}-")
    if game.ai is not None:
        faces |= {f"ai-patron-{n}": _customer(game, n) for n in range(1, len(game.ai.patrons) + 1)}
    if isinstance(question, Question) and question.name == "inspiration":
        faces["stage"] = face(box, PERFORMANCES, game.due[0][2])
    return {id: found for id, found in faces.items() if found is not None}


def _of_board(box: Box, board: Board, before: str) -> dict[str, Face | None]:
    faces: dict[str, Face | None] = {}
    for n, (card, fills, gifts) in enumerate(zip(board.patrons, board.fills, board.gifts, strict=True), 1):
        faces[f"{before}own-patron-{n}"] = patron_face(box, card, tuple(fill != NONE for fill in fills), gifts)
    for n, card in enumerate(board.instruments, 1):
        faces[f"{before}own-instrument-{n}"] = face(box, INSTRUMENTS, card)
    return faces


def _assigned(game: Game, who: int) -> dict[str, str]:
    """Return for whom each instrument is that is assigned to a patron, by the id of its place."""
    box, mine = game.kit.box, game.boards[who].assigned if game.boards else []
    return {f"own-instrument-{n}": short_name(box.patrons[card].name) for n, card in enumerate(mine, 1) if card != NONE}


def _customer(game: Game, n: int) -> Face | None:
    """Return a patron of the AI with what is filled."""
    assert game.ai is not None
    cards = [card for deck, card in map(deck_and_card, game.by_ai[n - 1]) if deck == PATRONS]
    return patron_face(game.kit.box, cards[0], filled(game.ai.patrons[n - 1], game, cards[0])) if cards else None


def filled(customer: Customer, game: Game, card: int) -> tuple[bool, ...]:
    """Return which requirements of a patron of the AI are filled, the primary one first."""
    open_ = list(customer.needs)
    done = []
    for wanted in game.kit.box.patrons[card].needs:
        done.append(wanted not in open_)
        if wanted in open_:
            open_.remove(wanted)
    return (customer.built, *done)
