"""Saves: written at any question they load again; damaged ones are refused in plain words."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest

from soloist.engine.catalogue import game, names, settled
from soloist.engine.errors import SoloistError
from soloist.engine.match import Match, Setup
from soloist.engine.states import to_data
from soloist.players import player
from soloist.storage.saves import FORMAT, SaveError, read, write
from soloist.storage.verify import verify

RULES = game("burgundy")
Any = Match[object]


def begun(seed: str | None = "1", **options: str) -> Any:
    return Match(RULES, Setup("burgundy", settled(RULES, options), seed))


def played(answers: int, seed: str = "1", who: str = "greedy") -> Any:
    match, policy = begun(seed), player(who, RULES, seed)
    for _ in range(answers):
        match.answer(policy(match.question, match.state))
    return match


def lines_of(match: Any) -> list[dict[str, object]]:
    return [json.loads(line) for line in write(match).splitlines()[:-1]]


def signed(lines: list[dict[str, object]]) -> str:
    """The text of these lines with a right checksum: what a clever forger sends."""
    body = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
    return body + json.dumps({"line": "checksum", "sha256": sha256(body.encode()).hexdigest()}) + "\n"


def refusal(text: str | bytes) -> str:
    with pytest.raises(SoloistError) as refused:
        read(text)
    return str(refused.value)


def same(one: Any, other: Any) -> bool:
    return (
        to_data(one.state) == to_data(other.state)
        and one.question == other.question
        and one.log == other.log
        and one.entries == other.entries
        and one.clean == other.clean
    )


def texts(match: Any) -> list[str]:
    return write(match).splitlines()


@pytest.mark.parametrize("who", ["random", "greedy"])
def test_a_save_written_at_any_question_loads(who: str) -> None:
    match, policy = begun("7", duchy="13B"), player(who, RULES, "7")
    while True:
        text = write(match)
        loaded = read(text)
        assert not loaded.continued
        assert same(loaded.match, match)
        assert write(loaded.match) == text
        if match.over:
            break
        match.answer(policy(match.question, match.state))


def test_a_save_with_typed_chance_loads() -> None:
    match = begun(None)
    match.answer("castle 6")
    match.answer("3 3 5")
    assert same(read(write(match)).match, match)
    assert '"seed":null' in write(match)


def test_undone_entries_and_branches_survive() -> None:
    match = played(12)
    for _ in range(4):
        match.undo()
    other = next(option for option in match.question.options if (option,) != match.undone[0].value)
    match.answer((other,))
    for _ in range(3):
        match.undo()
    loaded = read(write(match)).match
    assert texts(loaded) == texts(match)
    assert len(loaded.branches) == 1
    assert not loaded.clean
    for _ in range(2):
        loaded.redo()
        match.redo()
    assert same(loaded, match)
    # A branch that was left is a whole record again.
    branch = loaded.branches[0]
    again = Match(RULES, loaded.setup, entries=branch)
    assert len(again.entries) == len(branch)


def test_the_ends_of_lines_may_change_on_the_way() -> None:
    text = write(played(5))
    assert same(read(text.replace("\n", "\r\n")).match, played(5))
    assert same(read(b"\xef\xbb\xbf" + text.encode()).match, played(5))
    assert same(read(text + "\n\n").match, played(5))


def test_what_is_no_save_is_refused() -> None:
    for text in ("", "\n", "hello", "[]", "{}", '{"line":"soloist"}', b"\xff\xfe\x00", b"PK\x03\x04", "\ud800"):
        assert refusal(text) == "This is not a save of Soloist; a save is a file that Soloist exported."


def test_a_truncated_save_is_refused() -> None:
    text = write(played(20))
    lines = text.splitlines(keepends=True)
    for n in range(1, len(lines)):
        assert refusal("".join(lines[:n])) == "This save is cut off: its last line is missing; use a complete copy."
    for n in range(len(text) - 90, len(text) - 2):
        assert refusal(text[:n]).startswith("This save is cut off")


def test_an_altered_save_is_refused() -> None:
    text = write(played(20))
    wrong = "This save was altered after it was written: its checksum is wrong; use an unaltered copy."
    assert refusal(text.replace('"clean":true', '"clean":false')) == wrong
    assert refusal(text.replace("take", "tale", 1)) == wrong
    lines = text.splitlines(keepends=True)
    for n in range(1, len(lines) - 1):
        assert refusal("".join(lines[:n] + lines[n + 1 :])) == wrong


def test_a_newer_format_is_refused() -> None:
    lines = lines_of(played(3))
    lines[0]["format"] = FORMAT + 1
    lines[0]["something new"] = True
    assert (
        refusal(signed(lines)) == "This save has format 2, and this Soloist knows formats up to 1; use a newer Soloist."
    )


def test_an_unknown_game_is_refused() -> None:
    lines = lines_of(played(3))
    lines[0]["game"] = "chess"
    assert (
        refusal(signed(lines))
        == f"This save is of the game “chess”, which is not known here; known are: {', '.join(names())}."
    )


def test_unknown_options_and_seeds_are_refused() -> None:
    lines = lines_of(played(3))
    options = lines[0]["options"]
    assert isinstance(options, dict)
    lines[0]["options"] = {**options, "dutchy": "13A"}
    assert refusal(signed(lines)).startswith("This save does not fit: There is no option “dutchy”; there are: duchy, ")
    lines[0]["options"] = {**options, "target": "60"}
    assert refusal(signed(lines)).startswith(
        "This save does not fit: The option “target” cannot be “60”; it can be: 45, "
    )
    lines[0]["options"] = options
    lines[0]["seed"] = "x" * 65
    assert refusal(signed(lines)).startswith("A seed has from 1 to 64 letters")


@pytest.mark.parametrize(
    ("at", "change", "reason"),
    [
        (0, {"colour": 1}, 'in line 1: the line has a field "colour" that does not belong there.'),
        (0, {"clean": "yes"}, 'in line 1: "clean" should be true or false, not a text.'),
        (2, {"tale": 1}, 'in line 3: the line has a field "tale" that does not belong there.'),
        (2, {"text": 3}, 'in line 3: "text" should be a text, not a whole number.'),
        (2, {"line": "entrance"}, "in line 3: "),
    ],
)
def test_wrong_fields_are_refused(at: int, change: dict[str, object], reason: str) -> None:
    lines = lines_of(played(3))
    lines[at].update(change)
    assert reason in refusal(signed(lines))


def test_wrong_fields_of_the_state_are_refused() -> None:
    for change in ({"luck": 7}, {"round": "one"}, {"duchy": {}}):
        lines = lines_of(played(3))
        state = lines[-1]["state"]
        assert isinstance(state, dict)
        lines[-1]["state"] = {**state, **change}
        assert refusal(signed(lines)).startswith("This save is damaged. The position does not fit this game: ")
    lines = lines_of(played(3))
    del lines[-1]["state"]["dice"]  # type: ignore[attr-defined]
    assert refusal(signed(lines)).startswith("This save is damaged. The position does not fit this game: ")


def test_lines_in_a_wrong_place_are_refused() -> None:
    lines = lines_of(played(3))
    assert refusal(signed(lines[:-1])) == "This save is damaged: it has no header or no position."
    assert refusal(signed([*lines[:2], lines[-1], *lines[2:]])).startswith("This save is damaged: line 3 stands in a")
    assert refusal(signed([lines[0], {"line": "branch", "after": 9, "entries": []}, lines[-1]])) == (
        "This save is damaged: line 2 leaves the record where it is not."
    )
    lines[-1]["after"] = 999
    assert refusal(signed(lines)) == "This save is damaged: its position lies beyond its record."
    text = signed([lines[0]]).splitlines()
    body = f"{text[0]}\nno JSON\n"
    broken = body + json.dumps({"line": "checksum", "sha256": sha256(body.encode()).hexdigest()})
    assert refusal(broken) == "This save is damaged: line 2 is not JSON."


def test_a_record_that_does_not_fit_under_the_same_rules_is_damaged() -> None:
    damaged = "This save is damaged: its record does not lead to its position."
    lines = lines_of(played(20))
    at = next(n for n, line in enumerate(lines) if line.get("name") == "turn")
    lines[at]["text"] = "take 9/9 with 9"
    assert refusal(signed(lines)) == damaged
    # One that the rules could play, but not to this position.
    lines = lines_of(played(20))
    state = lines[-1]["state"]
    assert isinstance(state, dict)
    state["duchy"]["silver"] += 1
    assert refusal(signed(lines)) == damaged
    # One that goes on after the end.
    match = played(0)
    policy = player("random", RULES, "1")
    while not match.over:
        match.answer(policy(match.question, match.state))
    lines = lines_of(match)
    lines.insert(-1, dict(lines[-2]))
    assert refusal(signed(lines)) == damaged


def test_under_other_rules_it_goes_on_from_the_kept_position() -> None:
    match = played(20)
    lines = lines_of(match)
    lines[0]["rules"] = "0"
    at = next(n for n, line in enumerate(lines) if line.get("name") == "turn")
    lines[at]["text"] = "take 9/9 with 9"
    loaded = read(signed(lines))
    assert loaded.continued
    assert to_data(loaded.match.state) == to_data(match.checkpoints[-1].state)
    # It can be saved and loaded again, and played to its end.
    again = read(write(loaded.match))
    assert not again.continued
    assert same(again.match, loaded.match)
    policy = player("greedy", RULES, "1")
    while not again.match.over:
        again.match.answer(policy(again.match.question, again.match.state))


def test_under_other_rules_that_make_no_difference_it_is_replayed() -> None:
    match = played(20)
    lines = lines_of(match)
    lines[0]["rules"] = "0"
    loaded = read(signed(lines))
    assert not loaded.continued
    assert same(loaded.match, match)


def test_an_option_that_there_is_no_more_is_left_out_of_an_older_save() -> None:
    match = played(20)
    lines = lines_of(match)
    lines[0]["options"]["moon"] = "full"
    assert "There is no option “moon”" in refusal(signed(lines))
    lines[0]["rules"] = "0"
    loaded = read(signed(lines))
    assert same(loaded.match, match)


def test_a_position_that_the_newer_rules_cannot_read_is_refused() -> None:
    lines = lines_of(played(20))
    lines[0]["rules"] = "0"
    lines[-1]["state"] = {"old": 1}
    assert refusal(signed(lines)) == (
        "This save was written under the rules' version 0, and version 1 cannot go on from its position; "
        "use the older Soloist."
    )


def test_the_seed_is_verified() -> None:
    match = played(20)
    assert verify(match) == []
    lines = lines_of(match)
    at = next(n for n, line in enumerate(lines) if line.get("name") == "white die#1")
    lines[at]["by"] = "typed"
    lines[0]["seed"] = "another"
    assert "dice#1 fell otherwise than the seed makes it." in verify(read(signed(lines)).match)


def test_refusals_are_errors_for_people() -> None:
    assert issubclass(SaveError, SoloistError)
