"""Small positions of Tiletum, set up directly and played with written answers.

at = play(start(action=(KING, 3)), ("king",), ("king",))
assert at.game.king[0] == 2

Player 0 has the turn. The wheel holds King, Merchant, Architect, Character, Contract, Joker at 1 to 6; Cathedral n has
Construction tile n, so the last one (Firenze) is unavailable; nothing lies on the map, the wheel or in the offers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from soloist.engine.answerers import Scripted
from soloist.engine.chance import Keyed
from soloist.engine.events import Event
from soloist.engine.questions import Notation, Option, Outcome, Question
from soloist.engine.states import copier
from soloist.engine.table import Waiting
from soloist.games.tiletum import counting, flow
from soloist.games.tiletum.components import box
from soloist.games.tiletum.kinds import SECTORS
from soloist.games.tiletum.setup import new
from soloist.games.tiletum.state import FIRST_CHARACTER, FIRST_CONTRACT, Game

NOTATION = Notation()
BOX = box()
copy = copier(Game)
pieces = counting.pieces
SPOT = BOX.spot_index
TILETUM, KOELN, PARIS, LYON, MILANO = (SPOT[name] for name in ("Tiletum", "Koeln", "Paris", "Lyon", "Milano"))
BRUGGE, PRAHA, WIEN, VENEZIA, FIRENZE = (SPOT[name] for name in ("Brugge", "Praha", "Wien", "Venezia", "Firenze"))


def tile(id: str) -> int:
    """The number of a tile as it lies in a storehouse: X, B, H (Bonus), K (Contract pile), or a Character."""
    return _numbers()[id]


@cache
def _numbers() -> dict[str, int]:
    pile = [contract for contract in BOX.contracts if not contract.blue]
    return (
        {row.id: n for n, row in enumerate(BOX.bonus)}
        | {row.id: FIRST_CONTRACT + n for n, row in enumerate(pile)}
        | {row.id: FIRST_CHARACTER + n for n, row in enumerate(BOX.characters)}
    )


def character(id: str) -> int:
    """The number of a Character as it stands in a Room."""
    return tile(id) - FIRST_CHARACTER


def cathedral(town: str) -> int:
    """The number of a Cathedral."""
    return BOX.cathedral_of[SPOT[town]]


def space(town: str, n: int = 1) -> int:
    """The n-th House space of a town."""
    return [number for number, row in enumerate(BOX.houses) if row.spot == SPOT[town]][n - 1]


def start(
    *,
    seats: int = 2,
    stage: str = "turn",
    round: int = 1,
    dice: Mapping[tuple[int, int], int] | None = None,
    action: tuple[int, int] | None = None,
    resources: Sequence[int] = (0, 0, 0, 0, 0),
    store: Sequence[str] = (),
    rooms: Mapping[int, Sequence[str]] | None = None,
    crests: Mapping[int, int] | None = None,
    contracts: Sequence[str] = (),
    houses: Sequence[str] = (),
    pillars: Sequence[str] = (),
    merchant: int = TILETUM,
    architect: int = TILETUM,
    due: Mapping[int, int] | None = None,
    map_tiles: Mapping[str, str] | None = None,
    offer: Sequence[str] = (),
    characters: Sequence[str] = (),
    **options: str,
) -> Game:
    """A turn of player 0, bare but for what is named.

    `dice` by (colour, number); `action` is the Action of a die already taken, with its AP; `rooms` and `crests` by
    Building from 1; `houses` and `pillars` name towns; `offer` and `characters` fill the offers from the right and from
    the left.
    """
    game = new({"seats": str(seats), **{name.replace("_", "-"): value for name, value in options.items()}})
    game.stage, game.round, game.turn = stage, round, 0
    game.wheel, game.shift = list(range(SECTORS)), 0
    game.construction = list(range(len(BOX.construction)))
    game.fairs, game.fair_towns = [0, 1, 2, 3], [TILETUM, SPOT["Frankfurt"], SPOT["Genova"], VENEZIA]
    for (colour, number), n in (dice or {}).items():
        game.dice[colour * SECTORS + number - 1] = n
    if action is not None:
        game.action, game.sector = action[0], action[0]
        game.ap[action[0]] = action[1]
    for other in game.boards[1:]:
        other.resources = [0] * len(resources)
    board = game.boards[0]
    board.resources = list(resources)
    board.store = [tile(id) for id in store]
    for building, ids in (rooms or {}).items():
        board.rooms[building - 1] = [character(id) for id in ids]
        if len(ids) == game.kit.rooms[building - 1] and building <= len(board.roofs):
            board.roofs[building - 1], board.houses = False, board.houses + 1
    for place, crest in (crests or {}).items():
        board.crests[place - 1] = crest
    board.contracts = [tile(id) for id in contracts]
    board.pillars += min(len(contracts), BOX.numbers.pillars_on_contracts) - len(pillars)
    for town in houses:
        game.house_owner[space(town)] = 0
        board.houses -= 1
    for town in pillars:
        game.pillar_owners[cathedral(town)] |= 1
    board.merchant, board.architect = merchant, architect
    for what, n in (due or {}).items():
        game.due[what] = n
    for town, id in (map_tiles or {}).items():
        game.map_tiles[SPOT[town]] = tile(id)
    if offer:
        game.contract_offer[-len(offer) :] = [tile(id) - FIRST_CONTRACT for id in offer]
    game.character_offer[: len(characters)] = [character(id) for id in characters]
    return game


@dataclass
class Played:
    """Where a game stands: the question it waits at (None: it is over, or stopped), and what was told."""

    game: Game
    question: Question | None
    events: list[Event] = field(default_factory=list)
    base: Game | None = None
    pending: list[str] = field(default_factory=list)

    @property
    def options(self) -> list[Option]:
        """The options of the question."""
        return self.question.options if self.question else []

    def of(self, *verbs: str) -> list[Option]:
        """The options with one of these verbs."""
        return [option for option in self.options if option[0] in verbs]

    def told(self, name: str) -> list[dict[str, object]]:
        """What was told in each event of that name, in order."""
        return [dict(event.what) for event in self.events if event.name == name]

    def then(self, *answers: Option, chance: Mapping[str, Outcome] | None = None) -> Played:
        """Play on from here; `events` are then those that are new."""
        assert self.base is not None
        return _run(self.base, [*self.pending, *map(NOTATION.write, answers)], chance, None)


def play(
    game: Game, *answers: Option, chance: Mapping[str, Outcome] | None = None, until: str | None = None, seed: str = "1"
) -> Played:
    """Give answers, run to the next question that is left (or to a stage), and return where the game then stands.

    The game given stays as it is.

    :raises Refused: if an answer is not among the options.
    """
    return _run(game, [NOTATION.write(answer) for answer in answers], chance, until, seed)


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
