"""Every priority list of the Cardinalbot against an independent literal reading, in positions by chance.

What the program leaves equal has to be what the reading leaves equal. Whole Actions, Tasks and turns are played out
with every way their draws can fall, and all outcomes have to be the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

import pytest
from tests.games.tiletum.opponent.literal import deeds, dice, lists
from tests.games.tiletum.opponent.literal.chance import by_chance
from tests.games.tiletum.opponent.literal.forks import Draw, Script, every
from tests.games.tiletum.opponent.literal.outcome import effect, outcome
from tests.games.tiletum.opponent.literal.position import (
    ARCHITECT,
    CHARACTER,
    CONTRACT,
    GOLD,
    IRON,
    KING,
    MERCHANT,
    STONE,
    WOOL,
    Position,
    read,
)
from tests.games.tiletum.opponent.literal.sorts import SORTS, sorts

from soloist.engine.answerers import Straight
from soloist.engine.chance import Keyed
from soloist.engine.hands import BoardHands
from soloist.engine.questions import Answer, Question
from soloist.engine.sight import BoardSight, Opponent, Thing
from soloist.engine.states import copier
from soloist.games.tiletum.opponent import actions, bonus, ladders, phases, tasks, turn
from soloist.games.tiletum.opponent.deeds import DOES
from soloist.games.tiletum.opponent.looks import LOOKS, offered_seen, tile_seen
from soloist.games.tiletum.opponent.own import Cardinal, Piece, Place, cathedral, resource, town
from soloist.games.tiletum.state import Game

ALL, BLOCK = 10_000, 500
BLOCKS = [range(start, start + BLOCK) for start in range(0, ALL, BLOCK)]
by_blocks = pytest.mark.parametrize(
    "block",
    [pytest.param(block, marks=[pytest.mark.slow] if block.start else [], id=str(block.start)) for block in BLOCKS],
)
copy = copier(Game)


def _never(question: Question, state: Game) -> Answer:
    raise AssertionError(f"the Cardinalbot asks nothing: {question}")


class Eyes(BoardSight[Game]):
    """Sees the board; draws by a script."""

    def __init__(self, game: Game, script: Script) -> None:
        super().__init__(game, LOOKS, Straight(game, _never, Keyed("1")))
        self.script = script

    def draw(self, label: str, me: Opponent, size: int) -> int:
        """Draw as the script says."""
        return self.script.place(size)


@dataclass
class Both:
    """A position for the program and for the reading, with numbers by chance."""

    game: Game
    me: Cardinal
    sight: Eyes
    p: Position
    random: Random


def both(seed: int, change: Callable[[Cardinal, Random], None] | None = None) -> Both:
    """The position with a number, perhaps changed."""
    game, random = by_chance(seed), Random(f"test {seed}")
    assert game.cardinal is not None
    if change is not None:
        change(game.cardinal, random)
    return Both(game, game.cardinal, Eyes(game, Script()), read(game), random)


def numbers(found: Sequence[Place]) -> list[int]:
    """The numbers of places."""
    return sorted(place[1] for place in found)


# One list.


@pytest.mark.clauses(
    "tiletum.cardinal.die.shared", "tiletum.cardinal.die.fewer", "tiletum.reading.15", "tiletum.reading.39"
)
@by_blocks
def test_wool_or_iron(block: range) -> None:
    for seed in block:
        x = both(seed)
        found = ladders.WOOL_OR_IRON.best(x.me, x.sight, [resource(WOOL), resource(IRON)])
        assert numbers(found) == sorted(lists.wool_or_iron(x.p)), seed


@pytest.mark.clauses("tiletum.cardinal.pay.any")
@by_blocks
def test_what_pays_for_any(block: range) -> None:
    """Wool or Iron, where neither Gold nor Food above the reserve is left."""

    def spent(me: Cardinal, random: Random) -> None:
        me.res = [random.randrange(5), random.randrange(4), random.randrange(1, 4), random.randrange(4), 0]

    for seed in block:
        x = both(seed, spent)
        found = ladders.PAYS_ANY.best(x.me, x.sight, [resource(WOOL), resource(IRON)])
        assert numbers(found) == sorted(lists.for_any(x.p.res)), seed


@pytest.mark.clauses("tiletum.reading.13", "tiletum.reading.15")
@by_blocks
def test_needed_colour(block: range) -> None:
    for seed in block:
        x = both(seed)
        there = [resource(kind) for kind in (WOOL, IRON, GOLD) if any(die[0] == kind for die in x.p.dice)]
        priority = dice.DECREES[x.p.row[x.p.pawn] + 1][1]
        if there and priority != dice.MOST_REQUIRED:
            found = ladders.NEEDED_COLOUR.best(x.me, x.sight, there)
            assert numbers(found) == sorted(dice.needed_colour(x.p, priority)), seed


@pytest.mark.clauses("tiletum.cardinal.die.colours", "tiletum.cardinal.die.shared", "tiletum.reading.17")
@by_blocks
def test_highest_die(block: range) -> None:
    for seed in block:
        x = both(seed)
        seen: list[Piece] = [("die", *die, x.p.action_of[die[1]]) for die in sorted(set(x.p.dice))]
        required, top = x.random.randrange(5), lists.highest(sorted(set(x.p.dice)), lambda die: die[1])
        for_riches = ladders.highest_of_all(required).best(x.me, x.sight, seen)
        assert sorted(die[1:3] for die in for_riches) == dice.highest_of_all(x.p, top, required), seed
        priority = dice.DECREES[x.p.row[x.p.pawn] + 1][1]
        if priority != dice.MOST_REQUIRED:
            found = ladders.HIGHEST_DIE.best(x.me, x.sight, seen)
            assert sorted(die[1:3] for die in found) == dice.by_colour(x.p, top, priority), seed


@pytest.mark.clauses(
    "tiletum.cardinal.bonus.rows", "tiletum.cardinal.bonus.crests", "tiletum.cardinal.bonus.misc",
    "tiletum.cardinal.bonus.resources", "tiletum.cardinal.bonus.actions", "tiletum.cardinal.bonus.contracts",
    "tiletum.reading.19", "tiletum.reading.20",
)  # fmt: skip
@by_blocks
def test_bonus_tile(block: range) -> None:
    for seed in block:
        x = both(seed)
        reach = x.random.randrange(8)
        found = ladders.BEST_TILE.best(x.me, x.sight, None, {"start": town(x.me.merchant), "steps": reach})
        equal = lists.bonus_tile(x.p, x.p.merchant, reach)
        assert set(found) <= set(equal), seed
        assert {effect(x.p, tile) for tile in found} == {effect(x.p, tile) for tile in equal}, seed


@pytest.mark.clauses(
    "tiletum.cardinal.architect.cathedral", "tiletum.cardinal.architect.not-yours", "tiletum.cardinal.architect.stone",
    "tiletum.cardinal.architect.closest", "tiletum.cardinal.architect.unavailable", "tiletum.cardinal.architect.beyond",
    "tiletum.reading.18", "tiletum.reading.19",
)  # fmt: skip
@by_blocks
def test_cathedral_to_go_to(block: range) -> None:
    things = [cathedral(n) for n in range(9)]
    for seed in block:
        x = both(seed)
        reach, pillar = x.random.randrange(8), x.game.kit.not_yours_by_pillar
        at: dict[str, Thing] = {"start": town(x.me.architect), "steps": reach}
        found = ladders.CATHEDRALS[pillar].best(x.me, x.sight, things, at)
        assert numbers(found) == lists.cathedral(x.p, reach), seed
        if not found:
            beyond = ladders.CATHEDRALS_BEYOND[pillar].best(x.me, x.sight, things, at)
            assert numbers(beyond) == lists.cathedral_beyond(x.p), seed


@pytest.mark.clauses(
    "tiletum.cardinal.merchant.fair", "tiletum.cardinal.merchant.points", "tiletum.cardinal.merchant.reward",
    "tiletum.cardinal.merchant.closest", "tiletum.cardinal.reach.extend", "tiletum.reading.11", "tiletum.reading.19",
)  # fmt: skip
@by_blocks
def test_town(block: range) -> None:
    for seed in block:
        x = both(seed)
        things = [town(spot) for spot in x.game.kit.box.towns if spot != x.game.kit.box.tiletum]
        reach = x.random.randrange(8)
        at: dict[str, Thing] = {"start": town(x.me.merchant), "steps": reach, "fair": actions.next_fair(x.me)}
        found = ladders.TOWN.best(x.me, x.sight, things, at)
        assert numbers(found) == sorted(lists.town(x.p, reach)), seed
        if not found:
            beyond = ladders.TOWN_BEYOND.best(x.me, x.sight, things, at)
            assert numbers(beyond) == sorted(lists.town_beyond(x.p)), seed


@pytest.mark.clauses(
    "tiletum.cardinal.character.take", "tiletum.cardinal.character.prefer", "tiletum.cardinal.character.highest",
    "tiletum.reading.38",
)  # fmt: skip
@by_blocks
def test_character(block: range) -> None:
    for seed in block:
        x = both(seed)
        found, equal = ladders.CHARACTER.best(x.me, x.sight), lists.character(x.p)
        assert set(found) <= set(equal), seed
        assert {effect(x.p, piece) for piece in found} == {effect(x.p, piece) for piece in equal}, seed


@pytest.mark.clauses("tiletum.cardinal.character.place")
@by_blocks
def test_building_for_a_character(block: range) -> None:
    places: list[Place] = [("building", n) for n in range(5)]
    for seed in block:
        x = both(seed)
        for kind in range(5):
            if [kind, kind] not in x.p.rooms:
                found = ladders.building_for(kind).best(x.me, x.sight, places)
                assert numbers(found) == lists.building_for(x.p, kind), (seed, kind)


@pytest.mark.clauses("tiletum.cardinal.task.crest-building")
@by_blocks
def test_building_for_a_crest(block: range) -> None:
    places: list[Place] = [("building", n) for n in range(5)]
    for seed in block:
        x = both(seed)
        assert numbers(ladders.CREST_BUILDING.best(x.me, x.sight, places)) == lists.building_for_crest(x.p), seed


@pytest.mark.clauses("tiletum.cardinal.task.cathedral", "tiletum.cardinal.task.stone-gold", "tiletum.reading.21")
@by_blocks
def test_cathedral_to_build(block: range) -> None:
    for seed in block:
        x = both(seed)
        things = [cathedral(n) for n in x.me.pillars if n not in x.me.built]
        stone = x.me.res[STONE] + x.me.res[GOLD] // 2
        found = ladders.CATHEDRAL_TO_BUILD.best(x.me, x.sight, things, {"stone": stone})
        assert numbers(found) == sorted(lists.cathedral_to_build(x.p)), seed


@pytest.mark.clauses("tiletum.cardinal.task.contract", "tiletum.cardinal.pay.gold", "tiletum.reading.21")
@by_blocks
def test_contract_to_fulfil(block: range) -> None:
    for seed in block:
        x = both(seed)
        held: list[Piece] = [("held", n, *contract) for n, contract in enumerate(x.me.contracts)]
        found = ladders.CONTRACT_TO_FULFIL.best(x.me, x.sight, held)
        assert [piece[1] for piece in found] == lists.contract_to_fulfil(x.p), seed


@pytest.mark.clauses(
    "tiletum.cardinal.contract.crests", "tiletum.cardinal.contract.pay", "tiletum.cardinal.contract.hold",
    "tiletum.reading.21", "tiletum.reading.22", "tiletum.reading.36",
)  # fmt: skip
@by_blocks
def test_contract_offer(block: range) -> None:
    for seed in block:
        x = both(seed)
        ap, gold = x.random.randrange(5), not x.game.kit.pays_without_gold
        offer = [offered_seen(x.game, place) for place, tile in enumerate(x.game.contract_offer) if tile >= 0]
        crests = [piece for piece in offer if piece[3] == "crest"]
        contracts = [piece for piece in offer if piece[3] == "contract"]
        for ladder, things, reading in (
            (ladders.offered_crest(ap), crests, lists.offered_crest),
            (ladders.offered_contract(ap, gold), contracts, lists.offered_contract),
            (ladders.contract_to_hold(ap), contracts, lists.contract_to_hold),
        ):
            assert [piece[1] for piece in ladder.best(x.me, x.sight, things)] == reading(x.p, ap), (seed, ladder.name)


# Decisions and deeds, with every way their draws can fall.


def answers(game: Game, answer: Callable[[Cardinal, Eyes], object]) -> set[object]:
    """All that the program can answer."""

    def run(script: Script) -> object:
        one = copy(game)
        assert one.cardinal is not None
        return answer(one.cardinal, Eyes(one, script))

    return every(run)


def answers_read(game: Game, answer: Callable[[Position, Draw], object]) -> set[object]:
    """All that the reading can answer."""
    return every(lambda script: answer(read(game), script))


def outcomes(game: Game, do: Callable[[Cardinal, Eyes, BoardHands[Game]], object]) -> set[object]:
    """Every position that the program can lead to."""

    def run(script: Script) -> object:
        one = copy(game)
        assert one.cardinal is not None
        sight = Eyes(one, script)
        do(one.cardinal, sight, BoardHands(one, DOES, sight.table))
        return outcome(read(one))

    return every(run)


def outcomes_read(game: Game, do: Callable[[Position, Draw], object]) -> set[object]:
    """Every position that the reading can lead to."""

    def run(script: Script) -> object:
        p = read(game)
        do(p, script)
        return outcome(p)

    return every(run)


def chosen(me: Cardinal, sight: Eyes) -> object:
    """The die that the program chooses, and the Action it names."""
    found = turn.choose_die(me, sight)
    return found and ((found[0][1], found[0][2]), found[1])


@pytest.mark.clauses(
    "tiletum.cardinal.decree", "tiletum.cardinal.die.joker", "tiletum.cardinal.die.colours",
    "tiletum.cardinal.die.shared", "tiletum.decree.1", "tiletum.decree.2", "tiletum.decree.3", "tiletum.decree.4",
    "tiletum.decree.5", "tiletum.decree.6", "tiletum.decree.7", "tiletum.decree.8", "tiletum.decree.9",
    "tiletum.decree.10", "tiletum.decree.11", "tiletum.decree.12", "tiletum.decree.13", "tiletum.reading.5",
    "tiletum.reading.12", "tiletum.reading.13", "tiletum.reading.14", "tiletum.reading.17", "tiletum.reading.33",
)  # fmt: skip
@by_blocks
@pytest.mark.parametrize("decree", sorted(dice.DECREES))
def test_one_decree(decree: int, block: range) -> None:
    for seed in block:
        game = by_chance(seed)
        assert game.cardinal is not None
        game.cardinal.row, game.cardinal.pawn = [decree - 1], 0
        assert answers(game, chosen) == answers_read(game, dice.choose_die), seed


@pytest.mark.clauses("tiletum.cardinal.decree", "tiletum.cardinal.decree.next")
@by_blocks
def test_choice_of_a_die(block: range) -> None:
    for seed in block:
        game = by_chance(seed)
        assert answers(game, chosen) == answers_read(game, dice.choose_die), seed


@pytest.mark.clauses("tiletum.cardinal.joker.king", "tiletum.cardinal.joker.merchant")
@by_blocks
def test_joker_without_a_named_action(block: range) -> None:
    for seed in block:
        x = both(seed)
        assert turn.joker_action(x.me, x.sight) == dice.joker_action(x.p), seed


@pytest.mark.clauses(
    "tiletum.cardinal.needs.stone", "tiletum.cardinal.needs.food", "tiletum.cardinal.needs.contracts",
    "tiletum.cardinal.needs.gold", "tiletum.reading.15", "tiletum.reading.16", "tiletum.reading.39",
)  # fmt: skip
@by_blocks
def test_most_required_resource(block: range) -> None:
    for seed in block:
        game = by_chance(seed)
        assert answers(game, bonus.most_required) == set(lists.most_required(read(game))), seed


def same_action(seed: int, action: int) -> bool:
    """Whether an Action comes to the same in a position."""
    game, ap = by_chance(seed), 1 + seed % 6
    by_bot = outcomes(game, lambda me, sight, hands: actions.act(me, action, ap, sight, hands))
    return by_bot == outcomes_read(game, lambda p, draw: deeds.act(p, action, ap, draw))


@pytest.mark.clauses(
    "tiletum.cardinal.king", "tiletum.cardinal.reach", "tiletum.cardinal.reach.extend", "tiletum.cardinal.reach.free",
    "tiletum.cardinal.architect.pillar", "tiletum.cardinal.architect.tile", "tiletum.cardinal.architect.move",
    "tiletum.cardinal.merchant.first", "tiletum.cardinal.merchant.house", "tiletum.cardinal.merchant.tile",
    "tiletum.cardinal.merchant.move", "tiletum.cardinal.contract.crests", "tiletum.cardinal.contract.pay",
    "tiletum.cardinal.contract.hold", "tiletum.cardinal.contract.two", "tiletum.cardinal.contract.rest",
    "tiletum.cardinal.bonus.new-crest", "tiletum.cardinal.bonus.other", "tiletum.reading.10", "tiletum.reading.23",
    "tiletum.reading.34", "tiletum.reading.36", "tiletum.reading.37",
)  # fmt: skip
@by_blocks
@pytest.mark.parametrize("action", [KING, MERCHANT, ARCHITECT, CONTRACT])
def test_action(action: int, block: range) -> None:
    for seed in block:
        assert same_action(seed, action), seed


@pytest.mark.clauses(
    "tiletum.cardinal.character", "tiletum.cardinal.character.place", "tiletum.cardinal.character.rewards",
    "tiletum.cardinal.character.ap", "tiletum.cardinal.character.take", "tiletum.cardinal.character.refresh",
    "tiletum.cardinal.character.marker", "tiletum.challenge.visitors", "tiletum.reading.25", "tiletum.reading.27",
    "tiletum.reading.35", "tiletum.reading.38",
)  # fmt: skip
@by_blocks
def test_character_action(block: range) -> None:
    for seed in block:
        assert same_action(seed, CHARACTER), seed


@pytest.mark.clauses(
    "tiletum.cardinal.task", "tiletum.cardinal.task.crest", "tiletum.cardinal.task.crest-gold",
    "tiletum.cardinal.task.crest-building", "tiletum.cardinal.task.cathedral", "tiletum.cardinal.task.stone-gold",
    "tiletum.cardinal.task.contract", "tiletum.cardinal.task.contract-points", "tiletum.cardinal.pay.any",
    "tiletum.cardinal.pay.gold", "tiletum.cardinal.pay.reserved", "tiletum.reading.24", "tiletum.reading.37",
)  # fmt: skip
@by_blocks
def test_tasks(block: range) -> None:
    for seed in block:
        game = by_chance(seed)
        assert outcomes(game, tasks.do_tasks) == outcomes_read(game, deeds.tasks), seed


def same_tile(seed: int) -> bool:
    """Whether the tile of the King track comes to the same in a position."""
    game = by_chance(seed)
    box = game.kit.box
    tile = tile_seen(box, box.bonus[game.king_tile])
    by_bot = outcomes(game, lambda me, sight, hands: phases.take_king_tile(me, tile, sight, hands))
    return by_bot == outcomes_read(game, lambda p, draw: deeds.resolve(p, tile, draw))


@pytest.mark.clauses(
    "tiletum.cardinal.king.highest", "tiletum.cardinal.bonus.new-crest", "tiletum.cardinal.bonus.other",
    "tiletum.challenge.special-friends", "tiletum.challenge.resourceful-clergy", "tiletum.challenge.whispers",
    "tiletum.challenge.ecclesiastical-income", "tiletum.reading.20", "tiletum.reading.27", "tiletum.reading.40",
)  # fmt: skip
@by_blocks
def test_tile_of_the_king_track(block: range) -> None:
    for seed in block:
        assert same_tile(seed), seed


def same_turn(seed: int) -> bool:
    """Whether a turn comes to the same in a position."""
    game, rolled = by_chance(seed), (1 + seed % 6, 1 + seed // 6 % 6)
    by_bot = outcomes(game, lambda me, sight, hands: turn.take_turn(me, rolled, sight, hands))
    return by_bot == outcomes_read(game, lambda p, draw: deeds.turn(p, rolled, draw))


@pytest.mark.clauses(
    "tiletum.cardinal.turn", "tiletum.cardinal.pawn", "tiletum.cardinal.gain", "tiletum.cardinal.wheel-tile",
    "tiletum.cardinal.action", "tiletum.cardinal.task", "tiletum.challenge.deep-coffers",
    "tiletum.challenge.ready-for-action",
)  # fmt: skip
@by_blocks
def test_turn(block: range) -> None:
    for seed in block:
        assert same_turn(seed), seed


@pytest.mark.clauses(
    "tiletum.cardinal.end", "tiletum.cardinal.end.map", "tiletum.cardinal.end.buildings",
    "tiletum.cardinal.end.contracts", "tiletum.cardinal.end.resources", "tiletum.reading.26",
)  # fmt: skip
@by_blocks
def test_end(block: range) -> None:
    for seed in block:
        game = by_chance(seed)
        by_bot = outcomes(game, lambda me, sight, hands: phases.final_score(me, sight))
        assert by_bot == outcomes_read(game, deeds.end), seed


# The positions themselves.


def test_positions_are_of_every_sort() -> None:
    """Each list meets nobody, one and equals, and each condition both of its sides, at least three times."""
    counts = Counter(sort for seed in BLOCKS[0] for sort in sorts(read(by_chance(seed)), seed % 8))
    assert {sort for sort in SORTS if counts[sort] < 3} == set()
