"""Small positions of Luthier, set up directly and played with written answers.

at = play(chip(GUILD, 3, rows={INSTRUMENTS: ["violin"]}), ("instrument", 1))
assert at.game.boards[0].instruments == [instrument("violin")]

Player 0 has the first turn. Everybody's board is bare, the rows are empty but for what is named (the first card lies on
space 1, next to the deck), every desk is in the game, and the awards are the first three or four tiles.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from soloist.engine.answerers import Scripted
from soloist.engine.chance import Keyed
from soloist.engine.events import Event
from soloist.engine.questions import Option, Outcome, Question
from soloist.engine.states import copier
from soloist.engine.table import Waiting
from soloist.games.luthier import flow
from soloist.games.luthier.components import box
from soloist.games.luthier.gains import skill as skill_of
from soloist.games.luthier.kinds import INSTRUMENTS, NONE, PATRONS, PERFORMANCES, REPAIRS
from soloist.games.luthier.notation import NOTATION
from soloist.games.luthier.setup import new
from soloist.games.luthier.state import Board, Game

BOX = box()
Chances = Mapping[str, Outcome]
"""What falls, by label#index or by label."""
copy = copier(Game)
_CARDS = (BOX.patrons, BOX.instruments, BOX.performances, BOX.repairs)


def card(deck: int, id: str) -> int:
    """The number of a card of a deck."""
    return next(n for n, row in enumerate(_CARDS[deck]) if row.id == id)


def patron(id: str) -> int:
    """The number of a patron."""
    return card(PATRONS, id)


def instrument(id: str) -> int:
    """The number of an instrument."""
    return card(INSTRUMENTS, id)


def performance(id: str) -> int:
    """The number of a performance."""
    return card(PERFORMANCES, id)


def repair(id: str) -> int:
    """The number of a repair."""
    return card(REPAIRS, id)


def award(id: str) -> int:
    """The number of an award tile."""
    return next(n for n, row in enumerate(BOX.awards) if row.id == id)


def goal(id: str) -> int:
    """The number of a goal."""
    return next(n for n, row in enumerate(BOX.goals) if row.id == id)


def family_tile(id: str) -> int:
    """The number of a family tile among the tiles, from 0."""
    return next(n for n, row in enumerate(BOX.family_tiles) if row.id == id)


def desk(section: int, place: int) -> int:
    """The number of a desk, from its section and its place there (from 1)."""
    return BOX.sections[section].desks[place - 1]


def start(
    *,
    seats: int = 2,
    stage: str = "plan",
    round: int = 2,
    rows: Mapping[int, Sequence[str]] | None = None,
    awards: Sequence[str] = (),
    **options: str,
) -> Game:
    """A game in the middle, bare but for what is named."""
    game = new({"seats": str(seats), **{name.replace("_", "-"): value for name, value in options.items()}})
    game.stage, game.round = stage, round
    game.awards = [award(id) for id in awards] or list(range(BOX.awards_in_play[seats]))
    for who, board in enumerate(game.boards):
        board.family = who
        board.materials, board.money, board.inspiration = [0, 0, 0], 0, 0
    for deck, ids in (rows or {}).items():
        for space, id in enumerate(ids):
            game.rows[deck][space] = take(game, deck, id)
    return game


def take(game: Game, deck: int, id: str) -> int:
    """Take a card out of its deck, to lay it somewhere."""
    number = card(deck, id)
    game.decks[deck][number] = 0
    return number


def only(game: Game, deck: int, *ids: str) -> None:
    """Leave only these cards in a deck; the others lie on the discards."""
    kept = [card(deck, id) for id in ids]
    for number, n in enumerate(game.decks[deck]):
        if n and number not in kept:
            game.decks[deck][number], game.discards[deck][number] = 0, 1


def with_patron(game: Game, id: str, who: int = 0) -> int:
    """Give a person an active patron and return its card."""
    board = game.boards[who]
    number = take(game, PATRONS, id)
    board.patrons.append(number)
    board.gifts.append(0)
    board.fills.append([NONE] * (1 + len(BOX.patrons[number].needs)))
    return number


def with_instrument(game: Game, id: str, who: int = 0, *, rough: bool = False, patron: int = NONE) -> int:
    """Give a person an unfinished instrument and return its card."""
    board = game.boards[who]
    number = take(game, INSTRUMENTS, id)
    board.instruments.append(number)
    board.roughed.append(rough)
    board.assigned.append(patron)
    return number


def completed(game: Game, *ids: str, who: int = 0) -> None:
    """Give a person completed patrons, and so their powers (but not what is had once)."""
    game.boards[who].completed += [take(game, PATRONS, id) for id in ids]


def goods(game: Game, who: int = 0, *, materials: Sequence[int] = (0, 0, 0), **more: int) -> Board:
    """Set a person's goods and return the board."""
    board = game.boards[who]
    board.materials = list(materials)
    board.money, board.inspiration = more.get("money", 0), more.get("inspiration", 0)
    board.apprentices = more.get("apprentices", 0)
    return board


def acts(game: Game, location: int, *chips: int, who: int = 0) -> Game:
    """Let a person's chips be the ones to act at a location, with the skill that the board gives them."""
    game.stage, game.location = "chip", location
    game.queue = [[who, chip, skill_of(game, who, location, chip)] for chip in chips]
    return game


def chip(
    location: int, number: int = 1, *, rows: Mapping[int, Sequence[str]] | None = None, seats: int = 2, **options: str
) -> Game:
    """A game where player 0's chip is the one to act at a location."""
    return acts(start(seats=seats, rows=rows, **options), location, number)


@dataclass
class Played:
    """Where a game stands: the question it waits at (None: it is over, or stopped), and what was told."""

    game: Game
    question: Question | None
    events: list[Event] = field(default_factory=list)
    base: Game | None = None
    pending: list[str] = field(default_factory=list)
    chance: Chances = field(default_factory=dict)

    @property
    def board(self) -> Board:
        """The board of player 0."""
        return self.game.boards[0]

    @property
    def options(self) -> list[Option]:
        """The options of the question."""
        return self.question.options if self.question else []

    @property
    def name(self) -> str:
        """The name of the question."""
        return self.question.name if self.question else ""

    def of(self, *verbs: str) -> list[Option]:
        """The options with one of these verbs."""
        return [option for option in self.options if option[0] in verbs]

    def told(self, name: str) -> list[dict[str, object]]:
        """What was told in each event of that name, in order."""
        return [dict(event.what) for event in self.events if event.name == name]

    def then(self, *answers: Option, chance: Chances | None = None) -> Played:
        """Play on from here with the same chance and more; `events` are then those that are new."""
        assert self.base is not None
        texts = [*self.pending, *map(NOTATION.write, answers)]
        return _run(self.base, texts, {**self.chance, **(chance or {})}, None)


def play(game: Game, *answers: Option, chance: Chances | None = None, until: str | None = None) -> Played:
    """Give answers, run to the next question that is left (or to a stage with nothing due), and say where it stands.

    The game given stays as it is.

    :raises Refused: if an answer is not among the options.
    """
    return _run(game, [NOTATION.write(answer) for answer in answers], chance or {}, until)


def _run(game: Game, answers: list[str], chance: Chances, until: str | None) -> Played:
    events: list[Event] = []
    base = copy(game)
    while not flow.over(base) and (base.stage != until or base.due):
        state = copy(base)
        table = Scripted(NOTATION, answers, Keyed("1"), chance)
        try:
            flow.step(state, table)
        except Waiting as waiting:
            question = waiting.question
        else:
            base, answers = state, table.answers
            events += table.events
            continue
        assert isinstance(question, Question)  # chance never waits here: it has a source
        assert until is None, f"a question comes before {until}: {question.name}"
        return Played(state, question, events, base, answers, chance)
    assert not answers, f"the game stopped before {answers[0]}"
    return Played(base, None, events, base, [], chance)
