"""Small positions of the table game: only what a test says differs from an AI that has nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from soloist.engine.catalogue import game as rules_of
from soloist.engine.catalogue import settled
from soloist.engine.match import Match, Setup
from soloist.engine.questions import Answer, Question
from soloist.engine.sight import Fact
from soloist.engine.states import to_data
from soloist.games.luthier.beside import facts as printed
from soloist.games.luthier.beside.state import Beside
from soloist.games.luthier.kinds import BALCONY, GUILD, PERFORM, REPAIR, SALON
from soloist.games.luthier.opponent import facts
from soloist.games.luthier.opponent.own import AI_LOCATIONS, Ai

TABLE = rules_of("luthier-table")
DECK_NAMES = range(4)


def know_printed(game: Beside) -> None:
    """Tell how long rows and sections are, and that no card shows a limit or searches."""

    def keep(fact: Fact, thing: str, value: int) -> None:
        game.memory.keep(f"{fact.name}: {thing}", (value,), "printed", (fact,))

    for deck in range(4):
        keep(printed.ROW_SPACES, f"deck {deck}", 4)
    for section in range(5):
        keep(printed.SECTION_SPACES, f"section {section}", 3)
    for number in range(1, 7):
        keep(printed.YOUR_CHIPS, f"round {number}", 3)
    for card in range(len(AI_LOCATIONS)):
        for level in (1, 2, 3):
            keep(facts.SHOWS_LIMIT, f"card {card} {level}", 1)
            keep(facts.SEARCHES, f"card {card} {level}", 0)


def table(place: Callable[[Beside, Ai], None], *, stage: str, seed: str = "1", **options: str) -> Match[object]:
    """A match that begins at a position: the AI has orders as they are numbered, and no cubes."""
    setup = Setup("luthier-table", settled(TABLE, options), seed)
    game = cast(Beside, TABLE.new(setup.options))
    me = game.me
    me.rows = [SALON, GUILD, PERFORM, REPAIR, BALCONY]
    me.eras, me.families, me.awards = [0, 1, 2], [0, 1, 2, 3, 4], [0, 1, 2]
    game.round, game.stage = 1, stage
    know_printed(game)
    place(game, me)
    setup.base = to_data(game)
    return Match(TABLE, setup)


def question(match: Match[object]) -> Question:
    """What is asked."""
    assert isinstance(match.question, Question)
    return match.question


def asks(match: Match[object]) -> str:
    """What is asked, as a sentence."""
    return TABLE.view(match.state, match.question).ask


def rungs(match: Match[object]) -> list[str]:
    """By what the question is answered."""
    return TABLE.view(match.state, match.question).rungs


def answer(match: Match[object], *texts: str | Answer) -> None:
    """Answer one question after the other."""
    for text in texts:
        match.answer(text)


def news(match: Match[object]) -> list[str]:
    """What was told since the last answer."""
    return [TABLE.tell(match.state, line.event) for line in match.news()]


def state(match: Match[object]) -> Beside:
    """The position."""
    return cast(Beside, match.state)
