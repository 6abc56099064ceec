"""The tables: counts add up as the box does, and every printed number is the one that the documents give."""

from __future__ import annotations

import pytest
from tests.games.merv.positions import BOX

from soloist.engine.components import Standing
from soloist.engine.rulebook import rulebook_of
from soloist.games.merv.kinds import ACTIONS, COLOURS, LEVELS, NONE, SAVED


@pytest.mark.clauses("merv.pieces.cubes", "merv.pieces.colours", "merv.pieces.walls", "merv.pieces.camels")
@pytest.mark.clauses("merv.pieces.tokens", "merv.pieces.tiles", "merv.pieces.cards", "merv.pieces.sites")
def test_the_pieces_add_up_to_the_box() -> None:
    pieces = BOX.pieces
    each = pieces.buildings + pieces.discs + pieces.masters + pieces.servants
    wood = pieces.segments + pieces.gates + pieces.camels + pieces.cubes * len(COLOURS) + pieces.colours * each
    assert wood + pieces.year_markers == 205
    assert pieces.scrolls + pieces.goods + pieces.breakthroughs + pieces.upgrades + pieces.scoring_tiles == 110
    assert pieces.site_tiles + pieces.market_tiles == 25
    assert pieces.caravan_cards + pieces.contracts + pieces.solo_cards == 48
    assert (pieces.buildings, pieces.servants, pieces.discs, pieces.masters) == (9, 8, 10, 1)
    assert (pieces.cubes, pieces.camels, pieces.segments, pieces.gates) == (12, 12, 16, 4)


@pytest.mark.clauses("merv.pieces.tokens", "merv.pieces.discs", "merv.pieces.upgrades", "merv.pieces.cards")
@pytest.mark.clauses("merv.pieces.stacks")
def test_tables_hold_as_many_as_there_are() -> None:
    numbers = BOX.numbers
    assert (numbers.posts, numbers.scrolls, numbers.goods) == (6, 8, 6)
    assert numbers.scrolls * 4 == 32
    assert numbers.goods * len(BOX.cities) == 48
    assert BOX.upgrades == (2, 2, 2, 2, 2)
    assert BOX.spice_cards == (6, 6, 6, 6)
    assert (len(BOX.contracts), BOX.pile_size) == (18, 3)
    assert len(BOX.wall_prices) * 4 == 16
    assert sorted(zip(BOX.site_action, BOX.site_colour, strict=True)) == [(a, c) for a in range(6) for c in range(4)]
    assert sum(row.rare for row in BOX.cities) == 4


@pytest.mark.clauses("merv.library.level-2", "merv.pieces.tiles")
def test_the_breakthrough_tiles() -> None:
    assert [LEVELS[row.level] for row in BOX.breakthroughs] == [2] * 4 + [4] * 4 + [6] * 4 + [8] * 4
    saving = {ACTIONS[action]: BOX.saving_tile[action] for action in range(6)}
    assert saving == {"caravansary": 2, "palace": 3, "library": NONE, "marketplace": 1, "mosque": 0, "wall": NONE}
    assert SAVED not in range(len(COLOURS))


@pytest.mark.clauses("merv.contracts.points", "merv.contracts.piles")
def test_the_contracts() -> None:
    rows = [(row.influence, row.common, row.rare, row.either, row.scrolls, row.points) for row in BOX.contracts]
    assert rows[::3] == [
        (0, 0, 0, 2, 0, 6),
        (3, 1, 0, 0, 1, 7),
        (6, 0, 0, 3, 0, 10),
        (9, 0, 1, 1, 1, 12),
        (12, 0, 1, 2, 1, 15),
        (15, 0, 2, 1, 2, 19),
    ]
    assert [row.points for row in BOX.contracts] == [6, 5, 4, 7, 6, 5, 10, 9, 8, 12, 10, 8, 15, 13, 11, 19, 16, 13]
    assert [row.reward for row in BOX.contracts[::3]] == [
        ("white cube", 1),
        ("influence", 1),
        ("favour", 1),
        ("favour", 1),
        ("soldier", 1),
        ("favour", 2),
    ]


@pytest.mark.clauses("merv.tracks.favour", "merv.tracks.influence", "merv.tracks.spices")
def test_the_tracks() -> None:
    assert {space: n for space, n in enumerate(BOX.favour_points) if n} == {4: 1, 6: 2, 8: 3, 10: 4}
    assert {space: n for space, n in enumerate(BOX.influence_points) if n} == {5: 2, 9: 2, 13: 3, 17: 4}
    assert (len(BOX.favour_points), len(BOX.influence_points)) == (11, 19)
    assert [BOX.spices_allowed[space] for space in (0, 2, 3, 5, 6, 8, 9, 18)] == [1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.clauses("merv.magistrate.pieces", "merv.magistrate.level", "merv.setup.camels.caravan")
def test_the_magistrates_numbers() -> None:
    own = BOX.magistrate
    assert own.cards == ACTIONS[:6]
    assert (own.above, own.packet, own.below) == (1, 3, 2)
    assert (own.two_courtiers, own.level_4_points, own.level_8_favour, own.point_space) == (4, 3, 2, 3)
    assert own.wall_order == ("purple", "tan", "teal", "orange")
    assert BOX.levels == (0, 5, 10, 20)
    assert (BOX.start_camels, BOX.start_camels_more) == ((0, 2, 2, 3, 4), 3)


def test_every_table_says_where_it_comes_from() -> None:
    assert len(BOX.tables) == 21
    for table in BOX.tables:
        assert table.title
        assert table.source.endswith(".")
        assert bool(table.why) is (table.standing is Standing.RECONSTRUCTED)
    standing = {table.name: table.standing.value for table in BOX.tables}
    assert standing["magistrate"] == "document"
    assert {name for name, value in standing.items() if value == "reported"} == REPORTED


REPORTED = {"frame", "pieces", "sites", "caravan", "shares"}


@pytest.mark.parametrize(
    ("standing", "clauses"),
    [
        ("document", ["courtier.falls", "magistrate.invasion"]),
        ("reported", ["pieces.discs", "pieces.tokens", "library.most", "pieces.walls", "pieces.camels"]),
        ("reported", ["palace.counts", "turn.order"]),
        ("reconstructed", ["pieces.stacks", "scoring.camels", "palace.halls", "courtier.ransom"]),
    ],
)
def test_a_clause_claims_no_more_and_no_less_than_is_known(standing: str, clauses: list[str]) -> None:
    """What stands together in a clause is known equally well; counts have the standing of the table they come from."""
    rulebook = rulebook_of("soloist.games.merv")
    assert {rulebook.clause(f"merv.{id}").standing.value for id in clauses} == {standing}
