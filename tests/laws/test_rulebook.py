"""Law 9, first half: every sentence of the rules document has a clause, and every clause has a test."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.proofs import collect

import soloist.games
from soloist.engine.catalogue import digital, every, names
from soloist.engine.catalogue import game as rules_of
from soloist.engine.rulebook import check, document_ids_of, proofs_of, rulebook_of

GAMES = Path(soloist.games.__file__).parent
WITH_RULES = names()


@pytest.mark.parametrize("game", WITH_RULES)
def test_the_proofs_on_file_are_those_of_the_tests(game: str, pytestconfig: pytest.Config) -> None:
    found, file = collect().of(game), GAMES / game / "proofs.json"
    if pytestconfig.getoption("--write-proofs"):
        file.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    kept = proofs_of(f"soloist.games.{game}") if file.exists() else {}
    other = sorted(id for id in {*found, *kept} if found.get(id) != kept.get(id))
    assert not other, f"{game}/proofs.json is not up to date ({', '.join(other)}): run the tests with --write-proofs."


@pytest.mark.parametrize("game", WITH_RULES)
def test_the_rulebook_is_whole_and_proved(game: str) -> None:
    package = f"soloist.games.{game}"
    ids = document_ids_of(package)
    faults = check(rulebook_of(package), ids.ids, ids.without_rule, collect().of(game))
    assert not faults, "\n".join(faults)


def test_every_mark_can_be_counted() -> None:
    assert not collect().faults, "\n".join(collect().faults)


def test_every_mark_names_a_clause_that_exists() -> None:
    written = sorted(path.parent.name for path in GAMES.glob("*/rulebook.md"))
    known = {clause.id for game in written for clause in rulebook_of(f"soloist.games.{game}").clauses}
    unknown = sorted(set(collect().counts) - known)
    assert not unknown, f"No rulebook has these clauses that tests are marked with: {', '.join(unknown)}."


@pytest.mark.parametrize("name", every())
def test_settings_have_their_default_among_their_values_and_a_clause(name: str) -> None:
    known = {clause.id for clause in rulebook_of(f"soloist.games.{digital(name)}").clauses}
    settings = rules_of(name).settings
    assert len({setting.name for setting in settings}) == len(settings)
    for setting in settings:
        values = [value for value, _ in setting.values]
        assert setting.default in values
        assert len(set(values)) == len(values) > 1
        assert not setting.clause or setting.clause in known
