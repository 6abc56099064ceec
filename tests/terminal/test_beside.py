"""The table game in line mode: a whole game through a pipe, corrections, undo, what each kind of question takes."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from tests.games.tiletum.beside.mirrored import Mirrored, Screen, mirrored
from tests.games.tiletum.beside.physical import TABLE
from tests.terminal.test_desk import Sheet, after
from tests.terminal.test_pipe import soloist

from soloist.engine.catalogue import settled
from soloist.engine.match import Match, Setup
from soloist.storage.memory import MemoryStore
from soloist.storage.sqlite import SqliteStore
from soloist.terminal.play import sit

SEED = 3


def lines_of(seed: int = SEED, until: str = "", **options: str) -> tuple[list[str], Mirrored]:
    """What a person types in a game at the table, to its end or until a question is asked."""
    lines: list[str] = []
    matches: list[Mirrored] = []

    class Enough(Exception):
        pass

    def hand(match: Mirrored, screen: Screen) -> None:
        matches[:] = [match]
        for question, answer in screen:
            if until and question.name.startswith(until):
                raise Enough
            lines.append(TABLE.notation.write_answer(answer) or "none")

    with suppress(Enough):
        mirrored(hand)(seed, "greedy", **options).play()
    return lines, matches[0]


def sat(*lines: str, until: str = "", **options: str) -> tuple[str, Match[object]]:
    """What is written when these lines are typed once a question is asked, and the game as it was kept."""
    store = MemoryStore()
    id = store.create(Match(TABLE, Setup(TABLE.name, settled(TABLE, options), str(SEED))))
    typed, _ = lines_of(until=until, **options) if until else ([], None)
    sit(store, id, Sheet(*typed))
    paper = Sheet(*lines, width=110)
    sit(store, id, paper)
    return paper.text, store.load(id)


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    lines, match = lines_of(difficulty="normal")
    out = soloist(tmp_path, "table", "tiletum", "--seed", str(SEED), "--set", "difficulty=normal", lines=lines)
    assert "\x1b" not in out
    kept = SqliteStore(tmp_path).load("1")
    assert kept.over
    assert [(e.name, e.value) for e in kept.entries] == [(e.name, e.value) for e in match.entries]
    whole = " ".join(out.split())
    result = TABLE.result(match.state)
    assert f"You have {'won' if result.won else 'lost'}: Your points {result.numbers['points']}, " in whole
    assert "Set-up code" not in out
    for line in match.log:
        assert " ".join(TABLE.tell(match.state, line.event).split()) in whole
    # An instruction is told before the next question is asked.
    assert whole.index("Take the Action helper from sector 2") < whole.index("Which is the best Bonus tile 5 or fewer")
    assert "the game lies on your table, Soloist is the opponent" in whole
    assert "a) 5 or fewer steps from Bordeaux b) of these the most points" in whole
    assert "Type y or n." in whole
    assert "Type 16 numbers in this order, such as 0 1 2 3" in whole


def test_step_by_step_by_numbers(tmp_path: Path) -> None:
    lines, match = lines_of(4, asking="steps")
    out = soloist(tmp_path, "table", "tiletum", "--seed", "4", "--set", "asking=steps", lines=lines)
    assert SqliteStore(tmp_path).load("1").over
    assert "Traceback" not in out
    assert match.over


def test_going_on_at_the_table(tmp_path: Path) -> None:
    out = soloist(tmp_path, "table", "tiletum", "--seed", "3", lines=["1", "2"])
    assert out.endswith(f"Go on with: soloist table tiletum --resume 1 --data {tmp_path}\n")
    out = soloist(tmp_path, "table", "tiletum", "--resume", "1", lines=["3"])
    assert "What does the Fair tile of round 4 count?" in out


def test_what_is_printed_is_not_asked_in_a_later_game(tmp_path: Path) -> None:
    lines, _ = lines_of()
    soloist(tmp_path, "table", "tiletum", "--seed", "3", lines=lines)
    store = SqliteStore(tmp_path)
    assert store.setting("printed tiletum-table")
    soloist(tmp_path, "table", "tiletum", "--seed", "3", lines=[])
    assert store.load("2").setup.base is not None
    assert store.load("1").setup.base is None


def told(match: Match[object], name: str) -> object:
    """What was answered last to a question that begins so."""
    return next(e.value for e in reversed(match.entries) if e.from_person and e.name.startswith(name))


def test_yes_no_none_and_several() -> None:
    assert told(sat("y", until="free House space")[1], "free House space: town 23") == (("town", 23),)
    assert told(sat("n", until="free House space")[1], "free House space: town 23") == ()
    assert told(sat("none", until="best Bonus tile")[1], "best Bonus tile") == ()
    assert told(sat("2; crest eagle", until="best Bonus tile")[1], "best Bonus tile") == (("crest", 1), ("crest", 2))


def test_wrong_answers_are_one_sentence() -> None:
    text, match = sat("die blue 1", "die dark-grey 1", "town Tiletum", "99", until="your die")
    assert after(text, "die blue 1").startswith("There is no blue 1 on the wheel; by what you told, there are: ")
    assert (
        after(text, "town Tiletum")
        == "You told before that you have a House in Tiletum; a player has at most one there."
    )
    assert after(text, "99").startswith("There is no choice 99; the choices are 1 to ")
    text, match = sat("fair houses", "1", "fair pillars")
    assert after(text, "1") == (
        "You told before that the tile of round 1 counts this (each House on the map); there is only one of it."
    )
    assert [entry.value for entry in match.entries] == [(("fair", 0),), (("fair", 1),)]
    dice = "die pink 1; die pink 2; die pink 3; die blue 1; die blue 2; die yellow 1; die yellow 2; die dark-grey 1"
    text, match = sat(dice, "1 2", until="dice of round 1")
    assert after(text, dice) == "There are only 2 pink dice in the bag, not 3."
    assert after(text, "1 2") == "Exactly 8 have to be named."


def test_an_answer_is_corrected_and_the_difference_told() -> None:
    text, match = sat("c", "c all", "c 99", "c x", until="your die")
    answers = after(text, "c")
    assert "Which is the best Bonus tile 5 or fewer steps from Bordeaux? Crest Lily; Crest Eagle; Crest Key" in answers
    assert "c all shows the earlier ones." in answers
    assert "Set-up" not in answers
    assert "in which town does the Cardinalbot's Merchant begin? Venezia" in after(text, "c all")
    assert after(text, "c 99") == after(text, "c x")
    assert after(text, "c x").startswith("Type c and the number of an answer, from 1 to ")
    number = next(line.split()[0] for line in answers.splitlines() if "best Bonus tile" in line)
    before = [entry.value for entry in match.entries]
    text, match = sat(f"c {number}", "", f"c {number}", "crest rose", "u", until="your die")
    told = " ".join(after(text, f"c {number}").split())
    assert "You told: Crest Lily; Crest Eagle; Crest Key. Type what is right, or nothing to leave it." in told
    changed = " ".join(after(text, "crest rose").split())
    assert "Corrected." in changed
    assert "Take back: Put Crest Lily back on the map where it lay, 5 or fewer steps from Bordeaux." in changed
    assert "Now instead: Take Crest Rose from the map" in changed
    undone = " ".join(after(text, "u").split())
    assert "Take back: Put Crest Rose back on the map" in undone
    assert [entry.value for entry in match.entries] == before


def test_undo_says_what_to_take_back() -> None:
    text, _ = sat("u", until="your die")
    undone = after(text, "u")
    assert undone.startswith("Taken back.\n· Take back: Move its Architect from Milano back to Bordeaux.")


def test_why_in_the_middle_of_a_turn() -> None:
    text, _ = sat("why", "l", until="best Bonus tile")
    assert "[tiletum.cardinal.pawn]" in after(text, "why")
    assert "Take the Action helper from sector 2" in after(text, "l")


def test_a_digital_game_is_not_corrected() -> None:
    from soloist.engine.catalogue import game

    store = MemoryStore()
    rules = game("burgundy")
    id = store.create(Match(rules, Setup("burgundy", settled(rules, {}), "1")))
    paper = Sheet("c")
    sit(store, id, paper)
    assert after(paper.text, "c") == "Answers are corrected beside a real table; here u takes back."
