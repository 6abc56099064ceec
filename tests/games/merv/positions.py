"""Small positions of Merv, set up directly and played with written answers.

at = play(start(slot="N1", cubes={"purple": 2}), "site a1", "courtier mosque")
assert at.game.favour[0] == 1

Player 0 has the turn and is at the front of the queue. The site tiles lie in this order from the north-west: row by row
the actions Caravansary to Wall again and again, and the colours change after each six; so a1 is a purple Caravansary.
Nobody owns anything but what is named, and everybody's cubes are gone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from soloist.engine.answerers import Scripted
from soloist.engine.chance import Keyed
from soloist.engine.events import Event
from soloist.engine.questions import Outcome, Question
from soloist.engine.states import copier
from soloist.engine.table import Waiting
from soloist.games.merv import flow
from soloist.games.merv.components import box
from soloist.games.merv.kinds import (
    CELL_WORDS,
    COLOURS,
    DUE_BASE,
    HALL_COUNTS,
    MARKET,
    NONE,
    PLACES,
    PLAIN,
    SEATS,
    SITES,
    SLOT_WORDS,
    SPICES,
)
from soloist.games.merv.notation import CITY_WORDS, NOTATION, TILE_WORDS
from soloist.games.merv.setup import new
from soloist.games.merv.state import Game
from soloist.games.merv.why_not import why_not

BOX = box()
copy = copier(Game)
TILES = [action * PLAIN + colour for colour in range(PLAIN) for action in range(SITES)]
"""The site tiles from the north-west, the market left out."""


def cell(word: str) -> int:
    """The number of a site."""
    return CELL_WORDS.index(word)


def slot(word: str) -> int:
    """The number of a slot or wall place."""
    return SLOT_WORDS.index(word)


def city(word: str) -> int:
    """The number of a city."""
    return CITY_WORDS.index(word)


def tile(word: str) -> int:
    """The number of a breakthrough tile."""
    return TILE_WORDS.index(word)


def cubes(counts: Mapping[str, int]) -> list[int]:
    """Cubes by colour."""
    return [counts.get(word, 0) for word in COLOURS]


def start(
    *,
    seats: int | str = 3,
    round: int = 1,
    stage: str = "turn",
    slot: str | None = None,
    site: str | None = None,
    cubes: Mapping[str, int] | None = None,
    camels: int = 0,
    owners: Mapping[str, int] | None = None,
    soldiers: Mapping[str, int] | None = None,
    upgrades: Mapping[str, int] | None = None,
    walls: Mapping[str, int] | None = None,
    favour: int = 0,
    influence: int = 0,
    mosque: int = 0,
    path: int = 0,
    courtiers: Mapping[str, int] | None = None,
    posts: Sequence[str] = (),
    goods: Mapping[str, int] | None = None,
    laid: Mapping[str, int] | None = None,
    scrolls: int = 0,
    spices: Mapping[str, int] | None = None,
    row: Sequence[str] = (),
    row_camels: int = 0,
    market: Sequence[str] = (),
    tiles: Sequence[str] = (),
    scoring: Sequence[int] = (),
    due: Sequence[int] = (),
    reading_34: str = "stay",
    **options: str,
) -> Game:
    """A turn of player 0, bare but for what is named; with `site` it is activated already, without any cubes for it.

    `owners` and `soldiers` are players by site, `upgrades` kinds by site, `walls` stacks (4: a gate) by place; the rest
    are player 0's: `courtiers` by hall, `posts` cities, `goods` and those of them that are `laid` on contracts.
    Options of the match are named with _ for -, but "soldiers" as `reading_34`.
    """
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    game = new({"seats": str(seats), "soldiers": reading_34, **chosen})
    game.stage, game.round = stage, round
    game.sites = [*TILES[:MARKET], NONE, *TILES[MARKET:]]
    for board in game.boards:
        for colour, n in enumerate(board.cubes):
            board.cubes[colour] = 0
            game.cubes[colour] += n
    board = game.boards[0]
    for word, n in (cubes or {}).items():
        board.cubes[COLOURS.index(word)] = n
        game.cubes[COLOURS.index(word)] -= n
    board.camels = camels
    _city(game, owners or {}, soldiers or {}, upgrades or {}, walls or {})
    game.favour[0], game.influence[0], game.mosque[0] = favour, influence, mosque
    game.paths[0] = path if mosque else NONE
    for hall, n in (courtiers or {}).items():
        game.courtiers[HALL_COUNTS.index(hall) * SEATS] = n
    for name in posts:
        game.posts[city(name)] |= 1
    for name, n in (goods or {}).items():
        board.goods[city(name)] = n
        game.goods[city(name)] -= n
    for name, n in (laid or {}).items():
        board.laid[city(name)] = n
    board.scrolls = scrolls
    for spice, n in (spices or {}).items():
        board.spices[SPICES.index(spice)] = n
        game.deck[SPICES.index(spice)] -= n
    game.row, game.row_camels = [SPICES.index(spice) for spice in row], row_camels
    for spice in game.row:
        game.deck[spice] -= 1
    for place in market:
        game.market[PLACES.index(place)] = 1
    for name in tiles:
        game.breakthroughs[tile(name)] = 0
    for number in scoring:
        game.scoring_tiles[number] = 0
    game.due = list(due)
    if slot is not None:
        game.masters[0] = SLOT_WORDS.index(slot)
    if site is not None:
        game.site = cell(site)
    return game


def _city(
    game: Game,
    owners: Mapping[str, int],
    soldiers: Mapping[str, int],
    upgrades: Mapping[str, int],
    walls: Mapping[str, int],
) -> None:
    for where, who in owners.items():
        game.owners[cell(where)] = who
    for where, who in soldiers.items():
        game.soldiers[cell(where)] = who
    for where, kind in upgrades.items():
        game.upgrades[cell(where)] = kind
        game.upgrade_supply[kind] -= 1
    for place, kind in walls.items():
        game.walls[slot(place)] = kind


@dataclass
class Played:
    """Where a game stands: the question it waits at (None: it is over, or stopped), and what was told."""

    game: Game
    question: Question | None
    events: list[Event] = field(default_factory=list)
    base: Game | None = None
    pending: list[str] = field(default_factory=list)

    @property
    def options(self) -> list[str]:
        """The options of the question, in notation."""
        return [NOTATION.write(option) for option in self.question.options] if self.question else []

    def of(self, *verbs: str) -> list[str]:
        """The options with one of these verbs, without the verb."""
        return [text.partition(" ")[2] for text in self.options if text.split(" ")[0] in verbs]

    def told(self, name: str) -> list[dict[str, object]]:
        """What was told in each event of that name, in order."""
        return [dict(event.what) for event in self.events if event.name == name]

    def why_not(self, text: str) -> str:
        """The sentence for an answer that is not offered; empty for one that is."""
        assert self.question is not None
        return why_not(self.game, self.question, text, NOTATION)

    def then(self, *answers: str, chance: Mapping[str, Outcome] | None = None) -> Played:
        """Play on from here; `events` are then those that are new."""
        assert self.base is not None
        return _run(self.base, [*self.pending, *answers], chance, None)


def play(
    game: Game, *answers: str, chance: Mapping[str, Outcome] | None = None, until: str | None = None, seed: str = "1"
) -> Played:
    """Give answers, run to the next question that is left (or to a stage), and return where the game then stands.

    The game given stays as it is.

    :raises Refused: if an answer is not among the options.
    """
    return _run(game, list(answers), chance, until, seed)


def _run(
    game: Game, answers: list[str], chance: Mapping[str, Outcome] | None, until: str | None, seed: str = "1"
) -> Played:
    events: list[Event] = []
    base = copy(game)
    while not flow.over(base) and base.stage != until:
        state = copy(base)
        table = Scripted(NOTATION, answers, Keyed(seed), chance)
        try:
            flow.step(state, table)
        except Waiting as waiting:
            question = waiting.question
        else:
            base, answers = state, table.answers
            events += table.events
            continue
        assert isinstance(question, Question)  # chance never waits here: it has a source
        return Played(state, question, events, base, answers)
    assert not answers, f"the game stopped before {answers[0]}"
    return Played(base, None, events, base)


def due(what: int, n: int = 0) -> int:
    """Something due, as it stands in the state."""
    return what + DUE_BASE * n
