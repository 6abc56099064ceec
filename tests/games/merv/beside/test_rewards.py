"""Every reward that can be printed anywhere: had, told, kept in the log, and shown on the page with its trace."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import cast

import pytest
from tests.games.merv.beside.physical import TABLE
from tests.games.merv.beside.test_table import BEGUN, DIRECTIONS, GATES, HALLS, INFLUENCE, asked, beside, given, table
from tests.web.tables import get

from soloist.engine.errors import Refused
from soloist.engine.hands import instructions
from soloist.engine.match import Match
from soloist.engine.questions import Question
from soloist.engine.trace import text
from soloist.games import merv
from soloist.games.merv.beside.reading import AMOUNTS, CONTRACT, NO_REWARD, REWARDS, SCORING, STEPS
from soloist.games.merv.names import POINTS_FOR, RESULT_NAMES
from soloist.games.merv.story import CATEGORIES
from soloist.storage.memory import MemoryStore

LABELLED = ("gain", "score", "reward")
"""What gives something to somebody; the reason is a text among its arguments."""
AT_STEP_2 = (
    "solo wall", "stack teal", GATES, *INFLUENCE, "correct", "wrong counts", "0 0 1 1 3 0 0", *BEGUN[1:], "solo mosque",
)  # fmt: skip
AT_STEP_9 = tuple("0 0 1 8 3 0 0" if words.startswith("0 0 1 1") else words for words in AT_STEP_2)
SOURCES = {
    "first post": (*BEGUN, "solo marketplace", DIRECTIONS, "city inner-north"),
    "step": AT_STEP_2,
    "last step": AT_STEP_9,
    "contract to fulfil": (*BEGUN, "solo marketplace", DIRECTIONS, "city inner-north", "reward points 0", "pile II"),
}
"""What was told before the question for a reward, by what its name begins with."""


def reasons() -> set[str]:
    """The reasons that stand in the code of the game where somebody gains something."""
    found = set()
    for file in Path(merv.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in LABELLED:
                texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
                found |= {words for words in texts if "." not in words}
            if isinstance(node, ast.Tuple) and [getattr(e, "value", "") for e in node.elts[:1]] == ["for"]:
                found |= {str(e.value) for e in node.elts[1:] if isinstance(e, ast.Constant)}
    return found


def test_every_reason_for_points_has_words_and_a_row_in_the_table_at_the_end() -> None:
    assert {"first post", "contract", "mosque", "camel market", "breakthrough", "pair of spices"} <= reasons()
    assert reasons() <= set(POINTS_FOR)
    assert set(POINTS_FOR) <= set(CATEGORIES)
    assert set(POINTS_FOR) <= set(RESULT_NAMES)


SAID = {
    "halls": HALLS,
    "end of the track influence; points up to": "space 1",
    "end of the track influence; points of": "2",
    "end of the track influence": "number 18",
    "end of the track favour; points up to": "",
    "end of the track favour": "number 10",
    "no gate place": GATES,
    "points of a set": "1 3 7 12",
    "contract to fulfil": "none",
    "camels of the market": "camels 0",
    "steps in the mosque": "number 9",
}
"""What is answered to these questions; to others whatever comes first."""


def answered_one(match: Match[object]) -> None:
    """Answer a question somehow."""
    question = cast(Question, match.question)
    said = next((words for start, words in SAID.items() if match.asked.startswith(start)), None)
    match.answer(question.simplest() if said is None else said)


def answered(match: Match[object]) -> None:
    """Answer somehow until it is somebody's turn."""
    while match.asked and not match.asked.startswith("slot"):
        answered_one(match)


def shown(match: Match[object]) -> None:
    """Show the game as people see it: every line, what takes it back, every trace, where points came from."""
    game = beside(match)
    for line in match.told():
        words = [TABLE.tell(game, line.event)]
        if line.event in instructions([line.event]):
            words.append(TABLE.back(game, line.event))  # type: ignore[attr-defined]
        if line.event.why is not None:
            words.append(text(line.event.why, lambda thing: TABLE.thing(game, thing)))  # type: ignore[attr-defined]
        assert words[0][0].isupper()
        for sentence in words:
            assert sentence
            assert "{" not in sentence
            assert "('" not in sentence
    rows = TABLE.scores(game, [line.event for line in match.log])  # type: ignore[attr-defined]
    assert sum(row.points[0] for row in rows) == game.me.points


@pytest.mark.clauses("merv.reading.17", "merv.priority.mosque.rewards")
@pytest.mark.parametrize(
    ("source", "reward"),
    [
        *(("first post", one) for one in REWARDS),
        *(("step", one) for one in [NO_REWARD, *STEPS]),
        *(("last step", one) for one in [*REWARDS, SCORING]),
    ],
    ids=lambda one: one if isinstance(one, str) else f"{one[1]} {one[2]}",
)
def test_a_reward_that_is_printed(source: str, reward: tuple[str, str, int]) -> None:
    match = table(SOURCES[source], cards="told")
    assert match.asked.startswith(source.removeprefix("last "))
    match.answer((reward,))
    answered(match)
    shown(match)


@pytest.mark.clauses("merv.priority.marketplace.contracts")
@pytest.mark.parametrize("place", range(len(AMOUNTS)), ids=[kind for kind, _ in AMOUNTS])
@pytest.mark.parametrize("most", [False, True])
def test_a_reward_of_a_contract(place: int, most: bool) -> None:
    match = table(SOURCES["contract to fulfil"], cards="told")
    given_ = [0] * len(AMOUNTS)
    given_[place] = AMOUNTS[place][1] if most else 1
    numbers = [1, *[0] * (len(CONTRACT) - 2), 5, *given_]
    match.answer(" ".join(map(str, numbers)))
    answered(match)
    shown(match)


@pytest.mark.clauses("merv.turn-of-magistrate.market.place")
@pytest.mark.parametrize("reward", REWARDS, ids=lambda option: f"{option[1]} {option[2]}")
def test_a_boon_of_the_camel_market(reward: tuple[str, str, int]) -> None:
    """A camel is put on the market where the market lies in its line."""
    match = table(["solo wall", "stack teal", GATES, *INFLUENCE, "correct", "wrong counts", "0 0 1 0 2 0 0"],
                  cards="told")  # fmt: skip
    given(match, *BEGUN[1:], "solo marketplace")
    for _ in range(30):
        if match.asked.startswith("boon"):
            match.answer((reward,))
            answered(match)
            shown(match)
            return
        if match.asked.startswith("solo card"):
            match.answer((cast(Question, match.question).options[-1],))
        else:
            answered_one(match)
    raise AssertionError("no camel was put on the market")


@pytest.mark.parametrize("source", ["first post", "last step"])
@pytest.mark.parametrize("kind", [kind for kind, _ in AMOUNTS])
def test_its_page_and_its_trace_are_shown(source: str, kind: str) -> None:
    match = table(SOURCES[source], cards="told")
    match.answer((("reward", kind, 1),))
    answered(match)
    store = MemoryStore()
    id = store.create(match)
    page = get(store, f"/game/{id}")
    assert page.status == 200
    traced = [n for n, line in enumerate(match.log) if line.event.why is not None]
    assert traced
    for n in traced[-2:]:
        assert get(store, f"/game/{id}/trace", line=str(n)).status == 200


@pytest.mark.clauses("merv.priority.mosque.rewards")
def test_a_point_space_of_the_mosque_scores_three_whatever_is_printed() -> None:
    match = table(SOURCES["step"], cards="told")
    shown = TABLE.view(match.state, match.question)
    assert shown.help[0] == "On each of the two point spaces it scores 3 points, whatever is printed there."
    points = [choice for choice in shown.choices if " points " in choice.option]
    assert [(choice.option, choice.label, choice.short) for choice in points] == [
        ("reward points 0", "Nothing, or only cubes or an upgrade tile", ""),
        ("reward points 3", "Point space: 3 points", ""),
    ]
    with pytest.raises(Refused):
        match.answer("reward points 2")
    match.answer("reward points 3")
    assert beside(match).me.points == 3
    # The bonus at the end is what is printed.
    last = table(SOURCES["last step"], cards="told")
    last.answer("reward points 4")
    assert asked(last) == "How many steps does the way through the mosque have?"
    last.answer("number 9")
    assert beside(last).me.points == 4
