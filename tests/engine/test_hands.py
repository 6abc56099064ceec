"""A person's hands: what they are told to do, when, in which words, and what takes it back."""

from __future__ import annotations

import pytest
from tests.engine.peddler import DOES, GO, TAKE, names
from tests.engine.test_person import LIT, Scene

from soloist.engine.answerers import Straight
from soloist.engine.chance import Keyed
from soloist.engine.events import Event
from soloist.engine.hands import (
    INSTRUCTION,
    OWN_STEP,
    PersonHands,
    Verb,
    about_of,
    back_words,
    instruction,
    instructions,
    net,
    own_words,
    tell_words,
    to_take_back,
)
from soloist.engine.memory import Memory
from soloist.engine.sight import Thing
from soloist.engine.text import N_
from soloist.engine.trace import Step, Trace

MIX = Verb("mix", N_("Mix {a} with {b}, {n} times."), N_("Part {a} and {b}."), ("a", "b", "n"), (LIT,))


def test_an_instruction_is_told_as_data() -> None:
    scene = Scene()
    scene.hands.do(TAKE, ("gem", 3), "Be")
    assert scene.person.told == [
        Event(INSTRUCTION, "", {"verb": "take", "ware.0": "gem", "ware.1": 3, "start": "Be"})
    ]  # fmt: skip


@pytest.mark.parametrize(
    "things", [("x", "y", 2), (("x", 1), ("y", "z", 0), 0), (3, "x.0", ("n",)), ("", ("", -1), -7)]
)
def test_what_it_is_about_is_read_again(things: tuple[Thing, ...]) -> None:
    assert about_of(instruction(MIX, *things)) == dict(zip(MIX.what, things, strict=True))


def test_what_was_told_stays_as_it_was() -> None:
    scene = Scene()
    parts: list[str | int] = ["gem", 3]
    scene.hands.do(TAKE, tuple(parts), "Be")
    parts.clear()
    assert about_of(scene.person.told[0]) == {"ware": ("gem", 3), "start": "Be"}


def test_it_spoils_also_where_nobody_listens() -> None:
    memory = Memory()
    memory.keep("lit: Ahr", (1,), "turn", (LIT,))
    hands = PersonHands(memory, Straight(None, lambda question, state: (), Keyed("1")))
    hands.do(MIX, "x", "y", 1)
    assert memory.told == {}


@pytest.mark.parametrize("what", [(), ("x",), ("x", "y", 1, 2)])
def test_a_verb_is_about_what_it_names(what: tuple[Thing, ...]) -> None:
    scene = Scene()
    with pytest.raises(TypeError, match="the verb mix is about"):
        scene.hands.do(MIX, *what)
    assert (scene.person.told, scene.memory) == ([], Memory())


def test_it_is_said_in_words_and_taken_back_in_words() -> None:
    mix = instruction(MIX, "x", ("y", 1), 2)
    assert tell_words(mix, (GO, MIX), lambda thing: f"<{thing}>") == "Mix <x> with <('y', 1)>, 2 times."
    assert back_words(mix, (GO, MIX), lambda thing: f"<{thing}>") == "Part <x> and <('y', 1)>."
    assert tell_words(instruction(GO, "Be", "De"), DOES, names) == "Move him from Be to De"


def test_the_last_instruction_is_taken_back_first() -> None:
    events = [instruction(GO, "Be", "De"), Event("peddler"), instruction(TAKE, ("gem", 1), "De"), Event("end")]
    assert instructions(events) == [events[0], events[2]]
    assert [back_words(event, DOES, names) for event in to_take_back(events)] == [
        "Put gem 1 back",
        "Move him back to Be",
    ]


WALK = Verb("walk", N_("Walk {who} from {a} to {b}."), N_("Walk {who} back to {a}."), ("who", "a", "b"), (), ("a", "b"))
LIFT = Verb("lift", N_("Lift {it}."), N_("Put {it} down."), ("it",))


def walk(who: str, a: Thing, b: Thing) -> Event:
    return instruction(WALK, who, a, b)


@pytest.mark.parametrize(
    ("gone", "come", "back", "do"),
    [
        ([walk("x", "A", "B")], [walk("x", "A", "C")], [], [walk("x", "B", "C")]),
        ([walk("x", "A", "B")], [walk("x", "A", "C"), walk("x", "C", "B")], [], []),
        ([walk("x", "A", "B"), walk("x", "B", "D")], [walk("x", "A", "C")], [], [walk("x", "D", "C")]),
        ([walk("x", "A", "B")], [walk("y", "A", "C")], [walk("x", "A", "B")], [walk("y", "A", "C")]),
        ([walk("x", ("t", 1), ("t", 2))], [walk("x", ("t", 1), ("t", 3))], [], [walk("x", ("t", 2), ("t", 3))]),
        ([walk("x", "A", "B"), walk("x", "B", "C")], [], [walk("x", "B", "C"), walk("x", "A", "B")], []),
        (
            [instruction(LIFT, 1), walk("x", "A", "B"), instruction(LIFT, 2)],
            [instruction(LIFT, 3), walk("x", "A", "C")],
            [instruction(LIFT, 2), instruction(LIFT, 1)],
            [instruction(LIFT, 3), walk("x", "B", "C")],
        ),
    ],
)
def test_a_piece_that_went_elsewhere_goes_from_where_it_stands(
    gone: list[Event], come: list[Event], back: list[Event], do: list[Event]
) -> None:
    assert net(gone, come) == (back, do)


def test_the_path_is_no_thing_that_an_instruction_is_about() -> None:
    assert about_of(walk("x", "A", "B")) == {"who": "x", "a": "A", "b": "B"}
    assert tell_words(walk("x", "A", "B"), (WALK,), names) == "Walk x from A to B."


def test_steps_of_its_own_are_told_where_a_game_wants_them() -> None:
    class Telling(PersonHands):
        def own(self, step: Step) -> bool:
            return step.clause == "own"

    scene, why = Scene(), Trace()
    scene.person.listens = True
    hands = Telling(scene.memory, scene.person, why)
    why.step(N_("gets {n} coins of {who}"), "own", n=2, who=("x", 1))
    why.step(N_("looks round"), "other")
    task = why.task(N_("Pay"), "t")
    task.step(N_("pays {n}"), "own", n=1)
    hands.do(LIFT, 5)
    assert [event.name for event in scene.person.told] == [OWN_STEP, OWN_STEP, INSTRUCTION]
    first, second, _ = scene.person.told
    assert (first.clause, first.why, about_of(first)) == ("own", why, {"n": 2, "who": ("x", 1)})
    assert own_words(first, lambda thing: "Ann") == "Gets 2 coins of Ann"
    assert own_words(second, names, {"own": N_("It has paid {n}.")}) == "It has paid 1."
    assert instructions(scene.person.told) == scene.person.told[2:]
    # Hands that want none tell none, as before.
    silent = Scene()
    silent.person.listens = True
    other = Trace()
    PersonHands(silent.memory, silent.person, other)
    other.step(N_("gets"), "own")
    assert silent.person.told == []
