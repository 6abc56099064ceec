"""What was told of a printed board is named in words, forgotten in the game, and asked again."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.engine.test_mending import Scripted

from soloist.engine.events import Event
from soloist.engine.forgetting import PRINTED, WHAT_IS_PRINTED, forgetting, line_words, words_of
from soloist.engine.memory import Memory, Told
from soloist.engine.mending import PART, WRONG, mend, mended_words, now_words
from soloist.engine.questions import Option, Question
from soloist.engine.sight import Thing


@dataclass
class Knowing:
    memory: Memory = field(default_factory=Memory)


def named(thing: Thing) -> str:
    return {("town", 3): "Bonn", ("town", 5): "Trier"}[thing]  # type: ignore[index]


def own(what: str, about: object, values: object) -> str:
    return "the end: nine" if what == "end" else ""


def worded(game: Knowing, option: Option) -> str:
    return words_of(game, option, named, own)


def label(question: Question, option: Option) -> str:
    return str(option)


def knowing() -> Knowing:
    told = {
        "steps (start town 3): town 5": Told((4,), "printed", ()),
        "end": Told((9,), "printed", ()),
        "offer": Told((1,), "game", ()),
    }
    return Knowing(Memory(told))


def test_a_line_is_said_by_the_game_or_by_what_it_is_about() -> None:
    assert line_words("steps (start town 3): town 5", (4,), named, own) == "steps (start Bonn, Trier): 4"
    assert line_words("gates", (("town", 3), ("town", 7)), named, own) == "gates: Bonn, town 7"
    assert line_words("gates", (), named, own) == "gates: none"
    assert line_words("end", (9,), named, own) == "the end: nine"


def test_what_is_named_is_forgotten_and_told_in_words() -> None:
    game, part = knowing(), forgetting(0, worded)
    assert now_words(game, part, label) == "2 things"
    table = Scripted(((PART, PRINTED),), ((PRINTED, 1),))
    mend(game, table, 0, [part], "a.clause")
    assert [question.name for question in table.asked] == [WRONG, WHAT_IS_PRINTED]
    assert table.asked[1].options == [(PRINTED, 0), (PRINTED, 1)]
    assert sorted(game.memory.told) == ["end", "offer"]
    (event,) = table.told
    assert isinstance(event, Event)
    assert mended_words(game, event, [part], label) == "Corrected: no longer known: steps (start Bonn, Trier): 4."


def test_what_was_never_told_cannot_be_forgotten() -> None:
    game, part = Knowing(), forgetting(0, worded)
    table = Scripted(())
    mend(game, table, 0, [part], "a.clause")
    assert table.asked[0].options == []
