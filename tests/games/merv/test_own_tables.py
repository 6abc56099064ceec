"""Tables of one's own: what replaces ours, and what is refused; the rulebook and the settings that belong to them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.own_tables import OwnTables

from soloist.engine.rulebook import check, document_ids_of, rulebook_of
from soloist.games.merv.components import PACKAGE, box
from soloist.games.merv.notation import NOTATION
from soloist.games.merv.settings import SETTINGS

OWN = OwnTables("merv", box)
printed_file, own_table, refusal = OWN.printed_file, OWN.own_table, OWN.refusal


def test_an_own_table_is_used_and_named(tmp_path: Path) -> None:
    mine = box(own_table(tmp_path, "sets", printed_file("sets").replace("[0, 1, 3, 7, 12]", "[0, 2, 5, 9, 14]")))
    assert mine.set_points == (0, 2, 5, 9, 14)
    assert [(table.name, table.file) for table in mine.tables if table.overridden] == [("sets", "sets.toml")]
    assert box().set_points == (0, 1, 3, 7, 12)
    assert box() is box()


MOSQUE_STEP = '{ colour = "purple", cubes = 1, any = 0, reward = ["scoring tile", 1] }'


@pytest.mark.parametrize(
    ("name", "old", "new", "problem"),
    [
        ("frame", "years = 3", "years = '3'", '"years" should be a whole number, not a text'),
        ("frame", "[2, 3]", "[2, 4]", '"invasions" cannot name the year 4'),
        ("shares", "goods_each = 6", "goods_each = 5", '"goods_each" should add up to 48, not 40'),
        ("shares", "markers = 4", "markers = 10", '"markers" should be 9 or less'),
        ("pieces", "scrolls = 32", "scrolls = 30", '"scrolls" should be the same for each colour'),
        ("sites", 'wall = ["purple", ', "wall = [", '"site tiles" should add up to 24, not 23'),
        (
            "start",
            "camels = [2, 3, 4]",
            "camels = [2, 3, 5]",
            "5 camels on caravan cards are more than the 4 there are",
        ),
        ("start", "white_cubes = 1", "white_cubes = 4", '"white_cubes" should be 3 or less'),
        ("caravan", "cards = 6", "cards = 7", '"cards" should add up to 24, not 25'),
        (
            "caravan",
            'name = "ginger"',
            'name = "pepper"',
            '"spice" should name these in order: ginger, juniper, cinnamon, pepper',
        ),
        ("halls", 'counts = "goods"', 'counts = "mosque"', '"hall" names "mosque" 2 times'),
        (
            "breakthroughs",
            '"envoys", level = 4',
            '"envoys", level = 6',
            '"tile" should have 4 entries of each level, in order',
        ),
        (
            "breakthroughs",
            'name = "Envoys", reward',
            'name = "Envoys", saves = "wall", reward',
            'the tile "envoys" should either save a cube or have a reward',
        ),
        ("breakthroughs", 'id = "envoys"', 'id = "masons"', '"tile" names "masons" 2 times'),
        ("marketplace", '["Urgench", "Bulghar"]', '["Urgench", "Merv"]', '"path" cannot name "Merv"'),
        ("marketplace", '["Urgench", "Bulghar"]', '["Bukhara", "Urgench"]', '"path" names "Bukhara - Urgench" 2 times'),
        (
            "marketplace",
            'ring = "outer", colour = "tan"',
            'ring = "inner", colour = "tan"',
            '"city" should name the inner and the outer city of each direction',
        ),
        ("mosque", '["purple", "tan",', '["purple", "purple",', '"path" names "purple" 2 times'),
        (
            "mosque",
            MOSQUE_STEP,
            '{ cubes = 1, any = 0, reward = ["scoring tile", 1] }',
            '"common_step" should name a colour where it takes cubes of one',
        ),
        ("scoring_tiles", 'site = "wall"', 'site = "library"', '"tile" names "library" 2 times'),
        ("upgrades", "white = 2", "white = 3", '"upgrade tiles" should add up to 10, not 11'),
        ("walls", "[1, 2, 2, 3]", "[1, 3, 2, 3]", '"price" should not fall from the first to the last'),
        ("walls", '"S3"', '"S9"', '"gates" cannot name "S9"'),
        ("walls", '"S3"', '"N1"', '"gates" should name one place of each side'),
        (
            "camel_market",
            'name = "top-left"',
            'name = "top-right"',
            '"place" should name these in order: top-left, top-right, bottom-right, bottom-left',
        ),
        ("contracts", "[6, 5, 4]", "[6, 7, 4]", '"points" of the pile 1 should fall from the first to the last'),
        ("contracts", "influence = 15", "influence = 19", '"influence" should rise from pile to pile, to 18 at most'),
        (
            "contracts",
            "common = 1, rare = 0",
            "common = 5, rare = 0",
            "the pile 2 asks for more different goods than there are",
        ),
        ("influence_track", "spices = [1, 1", "spices = [1", '"spices" should have 19 entries, one a space'),
        ("influence_track", "spices = [1, 1", "spices = [2, 1", '"spices" should not fall from the first to the last'),
        ("magistrate", "above = 1", "above = 2", '"above, packet and below" should add up to 6, not 7'),
        ("levels", "[0, 5", "[1, 5", 'the first of "points" should be 0'),
        ("sets", "points = [0,", "points = [", '"points" should have 5 entries, not 4'),
    ],
)
def test_a_mistake_in_an_own_table_is_told_in_one_sentence(
    tmp_path: Path, name: str, old: str, new: str, problem: str
) -> None:
    printed = printed_file(name)
    assert old in printed
    own = own_table(tmp_path, name, printed.replace(old, new, 1))
    assert refusal(own) == f'The file merv/{name}.toml does not fit the table "{name}": {problem}.'


def test_the_own_file_is_named_where_ours_does_not_agree_with_it(tmp_path: Path) -> None:
    own = own_table(tmp_path, "pieces", printed_file("pieces").replace("upgrades = 10", "upgrades = 12", 1))
    assert (
        refusal(own)
        == 'The file merv/pieces.toml does not fit the table "pieces": "upgrade tiles" should add up to 12, not 10.'
    )


# The rulebook and the settings.


def test_the_rulebook_covers_every_sentence_of_the_document() -> None:
    rules, document = rulebook_of(PACKAGE), document_ids_of(PACKAGE)
    assert document.ids == tuple(f"MM{n:03}" for n in range(1, 63))
    assert not check(rules, document.ids, document.without_rule, {clause.id: 1 for clause in rules.clauses})


def test_every_reading_has_its_clause_and_those_with_an_alternative_a_setting() -> None:
    readings = {clause.id: clause for clause in rulebook_of(PACKAGE).clauses if clause.reading}
    assert list(readings) == [f"merv.reading.{n}" for n in range(1, 40)]
    assert all("*Default:*" in clause.text for clause in readings.values())
    open_points = {id: clause.reading for id, clause in readings.items() if "*Alternative" in clause.text}
    assert open_points == {setting.clause: setting.name for setting in SETTINGS if ".reading." in setting.clause}


def test_what_could_be_read_in_another_way_and_cannot_be_chosen_is_said_with_the_reason() -> None:
    readings = [clause for clause in rulebook_of(PACKAGE).clauses if "*Not offered:*" in clause.text]
    assert [int(clause.id.rpartition(".")[2]) for clause in readings] == [
        4, 5, 6, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18, 21, 27, 28
    ]  # fmt: skip
    assert all(", since " in clause.text.partition("*Not offered:*")[2] for clause in readings)


def test_the_levels_to_choose_are_those_of_the_table() -> None:
    (level,) = [setting for setting in SETTINGS if setting.name == "level"]
    assert [int(value) for value, _ in level.values] == list(range(len(box().levels)))


def test_the_texts_of_the_rulebook_are_read_and_written() -> None:
    (section,) = [section for section in rulebook_of(PACKAGE).sections if section.title == "Positions as text"]
    (table,) = [block for block in section.intro if block.startswith("| text")]
    texts = [text for line in table.splitlines()[2:] for text in line.split("|")[1].replace("`", "").split(", ")]
    texts = [text.strip() for text in texts]
    assert len(texts) > 30
    for text in texts:
        option = NOTATION.read(text)
        assert NOTATION.write(option) == text
        assert all(isinstance(part, int) for part in option[1:]), text
