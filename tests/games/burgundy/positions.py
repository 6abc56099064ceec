"""Small positions of The Castles of Burgundy, set up directly and played with written answers.

at = play(start(dice=[4, 2], storage=[BANK], workers=1), "place 1@4 with 4")
assert at.game.duchy.silver == 2 and at.told("placed") == [{...}]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from soloist.engine.answerers import Scripted
from soloist.engine.catalogue import settled
from soloist.engine.chance import Keyed
from soloist.engine.events import Event
from soloist.engine.questions import Outcome, Question
from soloist.engine.table import Waiting
from soloist.games.burgundy import GAME
from soloist.games.burgundy.kinds import CASTLE_TILE, GOODS
from soloist.games.burgundy.state import EMPTY, SLOTS, Game, refresh

Chance = Mapping[str, "Outcome | str"]


def fresh(**options: str | int) -> Game:
    """A game before its first question; options by name, with _ for - (`target=51`, `monastery_6="2011"`)."""
    return GAME.new(settled(GAME, {name.replace("_", "-"): str(value) for name, value in options.items()}))


def start(
    *,
    castle: int | None = 6,
    dice: Sequence[int] = (1, 1),
    round: int = 1,
    silver: int = 0,
    workers: int = 0,
    points: int = 0,
    target: int = 50,
    tiles: Mapping[int, int] | None = None,
    storage: Sequence[int] = (),
    goods: Mapping[int, int] | None = None,
    sold: Mapping[int, int] | None = None,
    depots: Mapping[int, Sequence[int]] | None = None,
    black: Sequence[int] = (),
    depot_goods: Mapping[int, Mapping[int, int]] | None = None,
    monasteries: Sequence[int] = (),
    due: Mapping[int, int] | None = None,
    **options: str | int,
) -> Game:
    """A turn in a round, bare but for one castle (space 6 of 13A; None: no castle) and what is named.

    `tiles` are kinds by space; `goods` and `sold` tiles by type (1-6); `depots` two kinds by depot (1-6);
    `depot_goods` goods by depot and type; `monasteries` are numbers in force although they lie nowhere; `due` counts
    what is due (state.FREE, ...). Other names are options of the match.
    """
    game = fresh(**options)
    game.stage, game.round, game.phase = "turn", round, (round - 1) // 5
    game.white, game.dice = 1, list(dice)
    game.goods_row = [1, 2, 3, 4, 5][(round - 1) % 5 + 1 :]
    duchy = game.duchy
    duchy.silver, duchy.workers, duchy.points, duchy.target = silver, workers, points, target
    if castle is not None:
        duchy.tiles[castle] = CASTLE_TILE
    for space, kind in (tiles or {}).items():
        duchy.tiles[space] = kind
    duchy.storage[: len(storage)] = storage
    for good in range(1, GOODS + 1):
        duchy.goods[good - 1] = (goods or {}).get(good, 0)
        duchy.sold[good - 1] = (sold or {}).get(good, 0)
    for depot, kinds in (depots or {}).items():
        game.depots[(depot - 1) * SLOTS : (depot - 1) * SLOTS + len(kinds)] = kinds
    for depot, counts in (depot_goods or {}).items():
        for good, n in counts.items():
            game.depot_goods[(depot - 1) * GOODS + good - 1] = n
    game.black[: len(black)] = black
    refresh(game)
    for number in monasteries:
        duchy.monasteries |= 1 << number
    for what, n in (due or {}).items():
        game.due[what] = n
    return game


def cover(game: Game, spaces: Sequence[int], kind: int) -> Game:
    """Cover spaces with tiles of one kind, without any effect."""
    for space in spaces:
        if game.duchy.tiles[space] == EMPTY:
            game.duchy.tiles[space] = kind
    refresh(game)
    return game


@dataclass
class Played:
    """Where a game stands: the question it waits at (None: it is over), and what was told since the last look.

    `game` is the position at the question; `base` and `pending` are the last finished step and the answers since.
    """

    game: Game
    question: Question | None
    events: list[Event]
    base: Game
    pending: list[str] = field(default_factory=list)
    chance: dict[str, Outcome | str] = field(default_factory=dict)

    @property
    def options(self) -> list[str]:
        """The options of the question, in notation."""
        return [GAME.notation.write(option) for option in self.question.options] if self.question else []

    def told(self, name: str) -> list[dict[str, object]]:
        """What was told in each event of that name, in order."""
        return [dict(event.what) for event in self.events if event.name == name]

    def why_not(self, text: str) -> str:
        """The sentence for an answer that is not offered; empty for one that is."""
        assert self.question is not None
        return GAME.why_not(self.game, self.question, text)

    def then(self, *answers: str, chance: Chance | None = None) -> Played:
        """Play on from here; `events` are then those that are new."""
        return _run(self.base, [*self.pending, *answers], self.chance | dict(chance or {}))


def play(game: Game, *answers: str, chance: Chance | None = None) -> Played:
    """Give answers, run to the next question that is left, and return where the game then stands.

    `chance` fixes what falls for label#index or a label; the rest comes from one seed. The game given stays as it is.

    :raises Refused: if an answer is not among the options.
    """
    return _run(game, list(answers), dict(chance or {}))


def _run(game: Game, answers: list[str], chance: dict[str, Outcome | str]) -> Played:
    source, events = Keyed("1"), []
    base = GAME.copy(game)
    while not GAME.over(base):
        state = GAME.copy(base)
        table = Scripted(GAME.notation, answers, source, chance)
        try:
            GAME.step(state, table)
        except Waiting as waiting:
            question = waiting.question
        else:
            base, answers = state, table.answers
            events += table.events
            continue
        assert isinstance(question, Question)  # chance never waits here: it has a source
        return Played(state, question, events, base, answers, chance)
    assert not answers, f"the game was over before {answers[0]}"
    return Played(base, None, events, base, [], chance)
