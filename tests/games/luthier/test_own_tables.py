"""Tables of one's own: what replaces ours, and what is refused; the rulebook and the settings that belong to them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.own_tables import OwnTables

from soloist.engine.components import Standing
from soloist.engine.rulebook import check, document_ids_of, rulebook_of
from soloist.games.luthier.components import PACKAGE, box
from soloist.games.luthier.kinds import FAMILIES
from soloist.games.luthier.settings import SETTINGS

OWN = OwnTables("luthier", box)
printed_file, own_table, refusal = OWN.printed_file, OWN.own_table, OWN.refusal


def test_an_own_table_is_used_and_named(tmp_path: Path) -> None:
    mine = box(own_table(tmp_path, "rows", printed_file("rows").replace("[5, 3, 3, 0, 0]", "[4, 2, 2, 0]")))
    assert mine.tiers == (4, 2, 2, 0)
    assert [(table.name, table.file) for table in mine.tables if table.overridden] == [("rows", "rows.toml")]
    assert box().tiers == (5, 3, 3, 0, 0)


def test_the_printed_box_is_built_once() -> None:
    assert box() is box()


@pytest.mark.parametrize(
    ("name", "old", "new", "problem"),
    [
        ("rows", "search = 2", "find = 2", 'the file has a field "find" that does not belong there'),
        ("rows", "search = 2", "search = '2'", '"search" should be a whole number, not a text'),
        ("goods", "money = 3", "money = -3", '"money" should be a whole number, 0 or more'),
        ("chips", "[1, 3, 5]", "[1, 3, 2]", '"first" names "2" 2 times'),
        ("chips", "low_first = [1, 2, 3]", "low_first = [1, 2, 4]", '"low_first" names "4" 2 times'),
        ("tracks", "[[0, 1], [2, 2], [5, 3]]", "[[1, 1], [2, 2]]", '"dice" should begin with the space 0'),
        ("tracks", "[[3, 1], [6, 2]]", "[[6, 1], [3, 2]]", 'the numbers of "skill" should rise'),
        ("tracks", "top = 8", "top = 7", '"at" names the space 8, but the last is 7'),
        ("patience", ", royal = 5", "", '"lost" should name "royal"'),
        (
            "orchestra",
            'family = "Brass"',
            'family = "Strings"',
            '"section" should name these in order: Strings, Woodwinds, Keyboards, Brass, Percussion',
        ),
        ("orchestra_cards", "[5, 1, 2, 3, 1]", "[6, 1, 2, 3, 1]", '"cover" names desk 6 of Strings'),
        ("awards", '"restorers"', '"master-builders"', '"award" names "master-builders" 2 times'),
        ("awards", "levels = [6, 9, 13]", "levels = [6, 9, 9]", 'the numbers of "all-round-masters" should rise'),
        ("goals", 'of = "Baroque"', 'of = "Brass"', '"of" of "old-school" does not fit what it counts'),
        ("goals", "kept = 2", "kept = 5", '"kept" should be 4 or less'),
        ("goals", "dealt = 4", "dealt = 5", '"goal" should have at least 20 entries'),
        ("families", "less = 2\n", "", 'the start action of "amati" does not fit the fields it has'),
        ("families", "number = 2\n", "number = 3\n", '"number" names "3" 2 times'),
        (
            "powers",
            'when = "market", n = 1',
            'when = "market"',
            '"timber yard" should have either "n" or "gives", as its "when" needs',
        ),
        (
            "powers",
            ', at = ["Guild", "Repair"]',
            "",
            '"at" belongs to a power for skill: see "masters eye"',
        ),
        ("powers", 'id = "encore"', 'id = "again"', '"power" cannot name "encore"'),
        (
            "patrons",
            '[["performance", "Baroque"], ["repair", "Keyboards"]]',
            '[["performance", "Keyboards"]]',
            'a performance is of an era, a repair of a family: see "bach"',
        ),
        ("instruments", '"viola"', '"violin"', '"instrument" names "violin" 2 times'),
        ("performances", "medium = 10\nhigh = 13", "medium = 10\nhigh = 10", 'the numbers of "messiah" should rise'),
        ("repairs", "Percussion", "Brass", '"repair" should name "Percussion"'),
        ("ai", "upgrade = [2, 3, 4]", "upgrade = [2, 2, 4]", 'the numbers of "upgrade" should rise'),
        ("tracker", '"Guild", "Balcony"', '"Guild", "Salon"', '"rows" names "Salon" 2 times'),
        (
            "guilds",
            'eras = ["Baroque", "Classical", "Romantic"]',
            'eras = ["Baroque", "Baroque", "Romantic"]',
            '"eras" should name "Classical"',
        ),
    ],
)
def test_a_mistake_in_an_own_table_is_told_in_one_sentence(
    tmp_path: Path, name: str, old: str, new: str, problem: str
) -> None:
    printed = printed_file(name)
    assert old in printed
    count = -1 if name == "repairs" else 1
    own = own_table(tmp_path, name, printed.replace(old, new, count))
    assert refusal(own) == f'The file luthier/{name}.toml does not fit the table "{name}": {problem}.'


def test_action_cards_are_three_for_each_location(tmp_path: Path) -> None:
    text = printed_file("ai_cards").replace('location = "Salon", level = 2', 'location = "Salon", level = 3')
    assert refusal(own_table(tmp_path, "ai_cards", text)).startswith(
        'The file luthier/ai_cards.toml does not fit the table "ai_cards": "card" should name these in order: Salon 1, '
    )


def test_a_deck_that_is_too_small_is_refused(tmp_path: Path) -> None:
    head = printed_file("instruments").partition("instrument = [")[0]
    row = '{{ id = "{0}", name = "{0}", era = "Baroque", family = "{0}", rough = [1, 0, 0], finish = [1, 0, 0], \
prestige = 3 }}'
    rows = ",\n".join(row.format(family) for family in FAMILIES)
    assert refusal(own_table(tmp_path, "instruments", f"{head}instrument = [\n{rows}\n]\n")) == (
        'The file luthier/instruments.toml does not fit the table "instruments": '
        '"instrument" should have at least 13 entries.'
    )


def test_an_unknown_table_is_refused(tmp_path: Path) -> None:
    own = own_table(tmp_path, "violins", "")
    assert refusal(own).startswith('The file luthier/violins.toml replaces no table: this game has no table "violins"')


# The rulebook and the settings.


def test_the_rulebook_covers_every_sentence_of_the_document() -> None:
    rules, document = rulebook_of(PACKAGE), document_ids_of(PACKAGE)
    assert document.ids == tuple(f"LA{n:03}" for n in range(1, 61))
    assert not check(rules, document.ids, document.without_rule, {clause.id: 1 for clause in rules.clauses})


def test_every_reading_has_its_clause_and_those_with_an_alternative_a_setting() -> None:
    readings = {clause.id: clause for clause in rulebook_of(PACKAGE).clauses if clause.reading}
    assert list(readings) == [f"luthier.reading.{n}" for n in range(1, 38)]
    assert all("*Default:*" in clause.text for clause in readings.values())
    open_points = {id: clause.reading for id, clause in readings.items() if "*Alternative" in clause.text}
    assert open_points == {setting.clause: setting.name for setting in SETTINGS if ".reading." in setting.clause}


def test_nothing_reconstructed_is_said_to_be_official() -> None:
    for clause in rulebook_of(PACKAGE).clauses:
        assert clause.covers or not clause.id.startswith("luthier.ai.") or clause.id in {
            "luthier.ai.act",
            "luthier.ai.goals",
            "luthier.ai.rows",
        }  # fmt: skip
        assert not clause.covers or clause.standing in ("document", "reconstructed")


def test_what_stands_as_official_in_the_base_game_holds_no_number_of_ours() -> None:
    rules = rulebook_of(PACKAGE)
    official = {
        clause.id: clause.text
        for clause in rules.clauses
        if clause.standing is Standing.DOCUMENT and not clause.covers and not clause.id.startswith("luthier.ai.")
    }
    assert set(official) == {
        "luthier.awards.level",
        "luthier.balcony",
        "luthier.orchestra.chair",
        "luthier.orchestra.desks",
        "luthier.patrons",
    }
    ours = re.compile(r"\d|\b(two|three|best|strictly|step|at most)\b")
    assert not {id for id, text in official.items() if ours.search(text)}
    assert rules.clause("luthier.families.five").standing is Standing.RECONSTRUCTED
