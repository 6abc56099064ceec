"""What a person at the table sees and reads: every question in plain words, laid out whole, the Cardinalbot's board."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from tests.games.tiletum.beside.physical import TABLE, Pair

from soloist.engine.hands import INSTRUCTION
from soloist.engine.match import Match
from soloist.engine.questions import Answer, Question
from soloist.engine.story import Chapters, answer_words
from soloist.engine.view import View
from soloist.games.tiletum.beside.doubts import contradiction
from soloist.games.tiletum.beside.state import Beside
from soloist.games.tiletum.beside.story import scores
from soloist.games.tiletum.kinds import INCOME

STYLES: list[dict[str, str]] = [
    {"difficulty": "normal"},
    {"difficulty": "hard", "asking": "steps"},
    {"map": "compared", "difficulty": "hard", "not-yours": "Pillar"},
    {"dice": "rolled", "difficulty": "own", "challenge-visitors": "yes", "challenge-special-friends": "yes"},
    {"difficulty": "own", "challenge-resourceful-clergy": "yes", "asking": "lists"},
]


class Watched(Match[Beside]):
    """A match that remembers what was asked, with its view, and the answer to what was asked first on a screen."""

    seen: list[tuple[Beside, Question, View, Answer | None]]

    def answer(self, answer: Answer | str) -> None:
        question = self.question
        assert isinstance(question, Question)
        assert isinstance(answer, tuple)
        for one in (question, *self.along):
            given = answer if one is question else None
            self.seen.append((self.rules.copy(self.state), one, self.rules.view(self.state, one), given))
        super().answer(answer)


@pytest.fixture(scope="module")
def pairs() -> list[Pair]:
    """A whole game of each style."""
    played = []
    for seed, options in enumerate(STYLES, 3):
        matches = type("Noted", (Watched,), {"seen": []})
        pair = type("WatchedPair", (Pair,), {"matches": matches})(seed, "greedy", **options)
        pair.play()
        played.append(pair)
    return played


def views(pairs: list[Pair]) -> Iterator[tuple[Beside, Question, View, Answer | None]]:
    for pair in pairs:
        assert isinstance(pair.match, Watched)
        yield from pair.match.seen


CODE = re.compile(r"[{}\[\]_]|\('|\bact \d|[a-z]-[a-z]+-|\bspot\b|\bX\b|None\.|\bthing|\bsteps of\b|\b1 steps\b")
"""What no sentence for people has in it: ids, tuples, what programs write."""


def test_every_question_reads_as_a_sentence(pairs: list[Pair]) -> None:
    found = set()
    for _, question, view, _ in views(pairs):
        found.add(view.ask)
        for text in (view.ask, view.turn, *view.rungs, *view.help, *(choice.label for choice in view.choices)):
            assert not CODE.search(text), (question.name, text)
        assert view.ask[-1] in "?:", view.ask
        assert view.ask[0].isupper(), view.ask
        assert len(view.ask) <= 130, view.ask
    assert len(found) > 60


def test_every_instruction_reads_as_a_sentence(pairs: list[Pair]) -> None:
    kinds = Counter()  # type: ignore[var-annotated]
    for pair in pairs:
        for line in pair.match.log:
            if line.event.name == INSTRUCTION:
                kinds[line.event.what["verb"]] += 1
                for text in (TABLE.tell(pair.beside, line.event), TABLE.back(pair.beside, line.event)):  # type: ignore[attr-defined]
                    assert not CODE.search(text), text
                    assert text.endswith(".")
                    assert text[0].isupper()
                assert TABLE.picture(pair.beside, line.event) is not None, line.event  # type: ignore[attr-defined]
    assert len(kinds) >= 10


def test_a_layout_shows_everything_once(pairs: list[Pair]) -> None:
    for _, question, view, _ in views(pairs):
        layout = view.layout
        size = len(question.fields) if question.kind == "numbers" else len(question.options)
        shown = [n for group in layout.groups for n in group.places] + list(layout.aside)
        if layout.groups:
            assert sorted(shown) == list(range(size)), question.name
        assert all(0 <= n < size for n in layout.aside)
        if layout.columns:
            assert {len(group.places) for group in layout.groups} == {len(layout.columns)}, question.name
        for x, y in layout.at.values():
            assert 0 < x < 100
            assert 0 < y < 100
        for n, choices in layout.values.items():
            _, least, most = question.fields[n]
            assert [int(choice.option) for choice in choices] == list(range(least, most + 1))


def test_towns_stand_in_the_order_of_their_names(pairs: list[Pair]) -> None:
    found = 0
    for _, question, view, _ in views(pairs):
        if question.options and question.options[0][0] == "town" and question.kind != "order":
            (group,) = view.layout.groups
            names = [view.choices[n].label for n in group.places]
            assert names == sorted(names)
            found += 1
    assert found > 20


def test_the_best_tile_is_told_by_its_list(pairs: list[Pair]) -> None:
    found = whole = 0
    for game, question, view, _ in views(pairs):
        if not question.name.startswith("best Bonus tile") or "; " in question.name:
            continue
        found += 1
        lacking = {n for n in range(6) if n not in (*game.me.crests, *game.me.placed)}
        # What was told not to lie within reach is not offered.
        crests = {int(option[1]): n for n, option in enumerate(question.options) if option[0] == "crest"}
        groups = {group.name: set(group.places) for group in view.layout.groups}
        new, others = ({n for crest, n in crests.items() if (crest in lacking) == is_new} for is_new in (True, False))
        assert groups.get("A Crest that it lacks; of several one that you lack", set()) == new
        assert groups.get("Else another Crest; of several one that you lack", set()) == others
        # By Ecclesiastical Income an Action helper is told by its AP.
        by_ap = INCOME in game.me.challenges
        whole += len(view.choices) == (14 if by_ap else 10)
        assert groups["Else the first of these"] == set(range(len(crests), len(view.choices)))
        # One tile has one answer.
        action = "Action helper with 5 AP or more" if by_ap else "Action helper with most AP"
        few = [f"Action helper with {n} AP" for n in (4, 3, 2, 1)] if by_ap else []
        rows = ["Miscellaneous helper", "Helper with most points, then Resources, then “any”", action, *few, "Contract"]
        rest = [choice.label for choice in view.choices[len(crests) :]]
        assert rest == rows[-len(rest) :]
        assert len(view.rungs) == 5
        assert ("that it lacks" in view.rungs[0]) == bool(lacking)
        equal = "If several are equal, name them all: Soloist draws."
        assert view.help == [equal, "If there is none, say “None of these”."]
    assert found > whole > 10


def test_a_known_rung_names_only_those_that_pass(pairs: list[Pair]) -> None:
    towns = []
    for _, question, view, _ in views(pairs):
        if question.name.startswith("town for a House, rungs"):
            towns += [rung for rung in view.rungs if "next Fair" in rung]
            assert all(" 0" not in rung for rung in view.rungs)
    assert towns
    assert all(re.fullmatch(r"of these, if possible, the town of the next Fair \([A-Z]\w+\)", rung) for rung in towns)


def test_no_choice_that_is_offered_contradicts_what_was_told(pairs: list[Pair]) -> None:
    """On the screen of the set-up several questions stand at once, so that each offers what another one may name."""
    found = set()
    for game, question, _, _ in views(pairs):
        if question.kind != "one" or game.stage == "setup":
            continue
        found.add(question.name.split(" (")[0])
        wrong = {option: why for option in question.options if (why := contradiction(game, question, (option,)))}
        assert wrong == {}, question.name
    assert {"wheel tile", "new Crest at", "your die"} <= found


def test_what_the_cardinalbot_owns_is_shown(pairs: list[Pair]) -> None:
    for game, _, view, _ in views(pairs):
        counters = {counter.id: counter.value for counter in view.counters}
        assert counters["its-points"] == game.me.points
        assert counters["its-king"] == game.me.king
        assert [counters[f"its-{word}"] for word in ("stone", "wool", "iron", "food", "gold")] == game.me.res
        places = view.places()
        if not game.me.row:
            assert "decree-1" not in places
            continue
        pawns = [n for n in range(len(game.me.row)) if len(places[f"decree-{n + 1}"].pieces) > 1]
        assert pawns == [game.me.pawn]
        assert len(places["its-houses"].pieces) == len(game.me.houses)
        assert len(places["its-pillars"].pieces) == len(game.me.pillars)
        dice = sum(piece.count for n in range(1, 7) for piece in places[f"sector-{n}"].pieces)
        assert dice == sum(game.dice)
        assert len(places["your-houses"].pieces) == len(game.houses)


def test_the_log_is_read_by_turns(pairs: list[Pair]) -> None:
    match = pairs[0].match
    chapters = Chapters(match)
    headings = list(dict.fromkeys(chapters.heading(n) for n in range(len(match.log))))
    first = ["Set-up", "Round 1: dice"]
    turns = [
        f"Round 1, turn {turn}: {who}" for turn in (1, 2, 3) for who in ("The Cardinalbot", "You")
    ]  # fmt: skip
    assert headings[:2] == first
    assert [words for words in headings if words.startswith("Round 1, turn")] == turns
    assert headings[-1] == "Final scoring"
    assert "Round 4: King and Fair" in headings


def test_where_the_points_came_from_adds_up(pairs: list[Pair]) -> None:
    for pair in pairs:
        rows = scores(pair.beside, [line.event for line in pair.match.log])
        assert sum(row.points[0] for row in rows) == pair.beside.me.points
        names = [row.name for row in rows]
        assert len(names) == len(set(names))
        assert "Fair" in names


def test_answers_in_words(pairs: list[Pair]) -> None:
    words = {
        question.name: answer_words(TABLE, game, question, answer)
        for game, question, _, answer in views(pairs[:1])
        if answer is not None
    }
    assert words["fair 1"] == "Each House on the map"
    assert words["corruption"].isdigit()
    assert words["construction"].startswith("London: Stone 5; London: points 7; Köln: Stone 3; ")
    assert words["your Houses"] == "none"


def test_the_person_is_told_about_a_full_town_by_name(pairs: list[Pair]) -> None:
    match = pairs[0].match
    house = Question(0, "your Houses", [("town", 2)], "some", 0, 1)
    assert TABLE.why_not(match.state, house, "town Tiletum").startswith("You told before that you have a House in ")
    die = Question(0, "your die", [("die", 0, 1)])
    assert "There is no blue 9 on the wheel" in TABLE.why_not(match.state, die, "die blue 9")
    assert "A House stands in a town" in TABLE.why_not(match.state, house, "town 99")
