"""What the end would bring is said beforehand, in parts, for the person and for the AI."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.luthier.opponent.boards import AI, Listening, board
from tests.games.luthier.positions import BOX, copy, goal, goods

from soloist.engine.answerers import Straight
from soloist.engine.chance import Keyed
from soloist.engine.questions import Answer, Question
from soloist.games.luthier import flow
from soloist.games.luthier.finals import ai_final, end_words
from soloist.games.luthier.kinds import BRASS, CRAFT, STRINGS
from soloist.games.luthier.opponent import digital
from soloist.games.luthier.setup import new
from soloist.games.luthier.state import Game
from soloist.games.luthier.view import view


@pytest.mark.clauses("luthier.ai.end", "luthier.end")
def test_the_end_is_foretold_in_its_parts() -> None:
    at = board(goals=17).patron("bach", instrument="harpsichord").token(STRINGS, 1, AI).token(BRASS, 1, 0)
    goods(at.game, money=7, inspiration=3)
    at.game.boards[0].goals, at.game.boards[0].tracks[CRAFT] = [goal("master-craft")], 5
    half = (next(row.prestige for row in BOX.instruments if row.id == "harpsichord") + 1) // 2
    # The Strings' chair is worth 5, space 17 is worth 18; the Brass' chair 3, a middle goal 6, 10 goods 2.
    assert ai_final(at.game, at.me) == {"chairs": 5, "ai goals": 18, "unfinished": half}
    its = f"At the end, as things stand: {23 + half} prestige more (First Chairs 5; AI Goals track 18; "
    assert end_words(at.game, AI) == its + f"unfinished instruments {half})."
    mine = "At the end, as things stand: 11 prestige more (First Chairs 3; goals 6; goods left over 2)."
    assert end_words(at.game, 0) == mine
    seen = view(at.game, None)
    assert seen.progress[0] == f"At the end you would score 11 more, the AI {23 + half}"
    assert seen.places()["family"].pieces[0].about.startswith(mine + " ")
    at.game.stage = "over"
    assert (end_words(at.game, 0), end_words(at.game, AI)) == ("", "")


@pytest.mark.clauses("luthier.ai.harder.goals", "luthier.reading.28")
@pytest.mark.parametrize(
    ("craft", "missed", "points"), [(8, "top", 6), (5, "top", 10), (0, "top", 10), (0, "nothing", 0)]
)
def test_what_you_miss_of_your_goals_is_foretold_for_the_ai(craft: int, missed: str, points: int) -> None:
    at = board(your_goals="yes", missed_goal=missed)
    at.game.boards[0].goals, at.game.boards[0].tracks[CRAFT] = [goal("master-craft")], craft
    assert ai_final(at.game, at.me)["your goals"] == points


@pytest.mark.clauses("luthier.ai.end", "luthier.ai.harder.goals", "luthier.reading.28")
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"your-goals": "yes"},
        {"your-goals": "yes", "missed-goal": "nothing"},
        {"ai-goals": "no", "half-points": "sum"},
    ],
)
def test_what_is_foretold_of_the_ai_is_what_it_scores(options: dict[str, str]) -> None:
    random = Random(5)

    def at_random(question: Question, state: Game) -> Answer:
        if question.kind == "some":
            return tuple(random.sample(question.options, question.least))
        return (random.choice(question.options),)

    for seed in ("1", "2"):
        game = new({"seats": "solo", **options})
        compared, before = 0, -1
        while not flow.over(game):
            flow.step(game, Straight(game, at_random, Keyed(seed)))
            if game.ai is None or game.round == before or game.due:
                continue
            before, compared = game.round, compared + 1
            ended = copy(game)
            assert ended.ai is not None
            parts, held = ai_final(game, game.ai), game.prestige[AI]
            digital.end(ended, Listening(ended, seed))
            assert ended.prestige[AI] - held == sum(parts.values())
        assert compared >= 6
