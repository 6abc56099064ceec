"""Tables of one's own: what replaces ours, and what is refused; the rulebook and the settings that belong to them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.own_tables import OwnTables

from soloist.engine.rulebook import check, document_ids_of, rulebook_of
from soloist.games.tiletum.components import PACKAGE, box
from soloist.games.tiletum.settings import CHALLENGE, SETTINGS

OWN = OwnTables("tiletum", box)
printed_file, own_table, refusal = OWN.printed_file, OWN.own_table, OWN.refusal


def test_an_own_table_is_used_and_named(tmp_path: Path) -> None:
    mine = box(
        own_table(tmp_path, "fair_numbers", printed_file("fair_numbers").replace("[3, 2, 1, 1]", "[4, 3, 2, 1]"))
    )
    assert mine.fair_numbers == (4, 3, 2, 1)
    assert [(table.name, table.file) for table in mine.tables if table.overridden] == [
        ("fair_numbers", "fair_numbers.toml")
    ]
    assert box().fair_numbers == (3, 2, 1, 1)


def test_an_own_map_has_its_own_distances(tmp_path: Path) -> None:
    text = printed_file("map").replace('["Wien", "Venezia"]', '["Wien", "Verona"]')
    mine, at = box(own_table(tmp_path, "map", text)), box().spot_index
    assert mine.distance[at["Wien"]][at["Verona"]] == 1
    assert mine.distance[at["Wien"]][at["Venezia"]] == 2


def test_the_printed_box_is_built_once() -> None:
    assert box() is box()


@pytest.mark.parametrize(
    ("name", "old", "new", "problem"),
    [
        ("wheel", "bonus_tiles = 6", "tiles = 6", 'the file has a field "tiles" that does not belong there'),
        ("wheel", "bonus_tiles = 6", "bonus_tiles = '6'", '"bonus_tiles" should be a whole number, not a text'),
        ("wheel", '"Joker", "King"', '"King", "King"', '"first_game" names "King" 2 times'),
        ("dice", "[8, 11, 14]", "[8, 16, 14]", "3 dice of each colour do not last for a draw of 16"),
        (
            "spots",
            '"Wien", kind = "cathedral"',
            '"Wien", kind = "town"',
            '"spot" should have 9 of the kind "cathedral", not 8',
        ),
        ("map", '["Wien", "Venezia"]', '["Wien", "Rom"]', '"road" cannot name "Rom"'),
        ("map", '["Wien", "Venezia"]', '["Wien", "Wien"]', 'a road leads from "Wien" to itself'),
        ("map", '["Wien", "Venezia"]', '["Wien", "Praha"]', '"road" names "Praha - Wien" 2 times'),
        (
            "map",
            '["London", "London_Brugge"]',
            '["Brugge", "London_Brugge"]',
            '"road" names "Brugge - London_Brugge" 2 times',
        ),
        ("map", '["London", "London_Brugge"]', '["Wien", "London_Brugge"]', 'no road leads to "London_Brugge"'),
        ("map", 'spot = "Wien"', 'spot = "Verona"', '"place" names "Verona" 2 times'),
        ("houses", 'town = "Wien"', 'town = "London_Brugge"', '"space" cannot name "London_Brugge"'),
        (
            "houses",
            'town = "Tiletum", mark = 3',
            'town = "Wien", mark = 3',
            '"Tiletum" needs 3 spaces for 3 seats, not 2',
        ),
        ("pillars", 'town = "Wien"', 'town = "Verona"', '"cathedral" cannot name "Verona"'),
        ("map_tiles", 'town = "Verona"', 'town = "Milano"', '"space" names "Milano" 2 times'),
        ("towns", '"Venezia"', '"Tiletum"', '"town" names "Tiletum" 2 times'),
        ("cathedrals", "[8, 5, 3]", "[5, 8, 3]", '"tiles" of "Praha" should fall from the first to the last'),
        (
            "construction",
            '  { id = "Q1", stone = 2, points = 1 },\n',
            "",
            '"tile" should have 9 entries, one a Cathedral',
        ),
        (
            "construction",
            '"Q1", stone = 2,',
            '"Q1",',
            'one entry of "tile" should have no "stone": the Cathedral that is unavailable',
        ),
        ("contracts", "any = 1, points = 1", "points = 1", 'the tile "K01" should be either a Crest or a Contract'),
        (
            "bonus",
            '"H30", helper = [["colour", 1]]',
            '"H30"',
            'the tile "H30" should be a Crest, a Contract or a helper',
        ),
        ("bonus", '"X02"', '"X01"', '"tile" names "X01" 2 times'),
        ("rooms", "six = [3, 2, 2, 1, 1, 1]", "six = [3, 2, 2, 1, 1]", '"six" should have 6 entries, not 5'),
        ("corruption", "token = [", "token = [] # [", '"token" should have at least 3 entries'),
        ("fairs", 'kind = "pillars"', 'kind = "houses"', '"tile" names "houses" 2 times'),
        ("king_track", "lowest = -7", "lowest = 1", 'the space 0 should lie between "lowest" and the end of "points"'),
        ("start", "king = 0", "king = 16", '"king" should lie between -7 and 15'),
        ("cardinal", "king = 3", "king = 16", '"king" should lie between -7 and 15'),
        ("board", "houses = 8", "houses = 5", '"houses" should be 6 or more'),
        ("board", "pillars_on_contracts = 5", "pillars_on_contracts = 7", '"pillars_on_contracts" should be 6 or less'),
        ("decrees", "id = 2\n", "id = 3\n", '"decree" names "3" 2 times'),
        ("decrees", 'of = ["King"]', 'of = ["Gold"]', '"of" in an option of the decree 2 does not fit its "choice"'),
        (
            "decrees",
            'what = ["pillars", "houses"]',
            'what = ["pillars"]',
            '"what" in an option of the decree 1 does not fit its "when"',
        ),
        ("presets", "hard = 5", "hard = 9", "a preset draws 9 cards, but there are 8"),
    ],
)
def test_a_mistake_in_an_own_table_is_told_in_one_sentence(
    tmp_path: Path, name: str, old: str, new: str, problem: str
) -> None:
    printed = printed_file(name)
    assert old in printed
    own = own_table(tmp_path, name, printed.replace(old, new, 1))
    assert refusal(own) == f'The file tiletum/{name}.toml does not fit the table "{name}": {problem}.'


def test_a_pile_that_does_not_fill_the_board_is_refused(tmp_path: Path) -> None:
    few = re.sub(r"  \{ id = \"[XH].*\n", "", printed_file("bonus"))
    problem = 'the 6 tiles in "bonus" for 2 seats do not fill 17 spaces'
    assert refusal(own_table(tmp_path, "bonus", few)) == (
        f'The file tiletum/bonus.toml does not fit the table "bonus": {problem}.'
    )


def test_the_own_file_is_named_where_ours_does_not_agree_with_it(tmp_path: Path) -> None:
    own = own_table(tmp_path, "spots", printed_file("spots").replace('"Verona"', '"Rom"', 1))
    assert refusal(own) == 'The file tiletum/spots.toml does not fit the table "spots": "place" cannot name "Verona".'


# The rulebook and the settings.


def test_the_rulebook_covers_every_sentence_of_the_documents() -> None:
    rules, document = rulebook_of(PACKAGE), document_ids_of(PACKAGE)
    assert document.ids == (*(f"TB{n:03}" for n in range(1, 134)), *(f"TC{n:03}" for n in range(1, 101)))
    assert not check(rules, document.ids, document.without_rule, {clause.id: 1 for clause in rules.clauses})


def test_every_reading_has_its_clause_and_those_with_an_alternative_a_setting() -> None:
    readings = {clause.id: clause for clause in rulebook_of(PACKAGE).clauses if clause.reading}
    assert list(readings) == [f"tiletum.reading.{n}" for n in range(1, 44)]
    assert all("*Default:*" in clause.text for clause in readings.values())
    open_points = {id: clause.reading for id, clause in readings.items() if "*Alternative" in clause.text}
    assert open_points == {setting.clause: setting.name for setting in SETTINGS if ".reading." in setting.clause}


def test_every_challenge_card_can_be_chosen() -> None:
    assert [setting.name.removeprefix(CHALLENGE) for setting in SETTINGS if setting.name.startswith(CHALLENGE)] == [
        card.id for card in box().challenges
    ]
