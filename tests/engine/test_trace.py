"""The trace in words: what is folded, what is counted, and where each line comes from."""

from __future__ import annotations

import pytest

from soloist.engine.sight import Thing, Where
from soloist.engine.text import N_
from soloist.engine.trace import LadderSeen, Line, RungSeen, Task, Tie, Trace, lines, text


def names(thing: Thing) -> str:
    return f"<{thing}>" if not isinstance(thing, tuple) else " ".join(map(str, thing))


def shown(trace: Trace, fold: bool = True) -> list[str]:
    return text(trace, names, fold=fold).split("\n")


def rung(how: str, came: str, values: list[int], stay: str, where: Where = "board", name: str = "points") -> RungSeen:
    return RungSeen(N_(name), "c2", how, tuple(came), tuple(values), tuple(stay), where)  # type: ignore[arg-type]


def ladder(*rungs: RungSeen, candidates: str = "abc", took: Thing | None = None, **more: object) -> Trace:
    trace = Trace()
    seen = trace.ladder("Town", "c1")
    seen.candidates, seen.rungs, seen.took = tuple(candidates), list(rungs), took
    for name, value in more.items():
        setattr(seen, name, value)
    return trace


def test_a_step_is_a_message_with_names_and_numbers() -> None:
    trace = Trace()
    trace.step(N_("{piece} from {start} to {to}, paying {n} Gold"), "c", piece="Architect", start=("x", 1), to="y", n=2)
    trace.step(N_("nothing else"), "d")
    assert shown(trace) == ["<Architect> from x 1 to <y>, paying 2 Gold  [c]", "nothing else  [d]"]
    assert lines(trace, names)[1] == Line(0, "nothing else", "d")


def test_an_option_says_its_condition_its_numbers_and_why_it_failed() -> None:
    trace = Trace()
    numbers = {"numbers": N_("{a} Pillars, {b} Houses"), "a": 2, "b": 3}
    trace.option("Card", 1, N_("more Pillars than Houses"), "c", failed=N_("not so"), **numbers)  # type: ignore[arg-type]
    trace.option("Card", 2, N_("highest {colour}"), "c", failed=N_("no matching die"), colour="wool")
    trace.option("Card", 3, N_("highest"), "c")
    assert shown(trace) == [
        "option 1: more Pillars than Houses: not so, 2 Pillars, 3 Houses  [c]",
        "option 2: highest <wool>: no matching die  [c]",
        "option 3: highest  [c]",
    ]


@pytest.mark.parametrize(
    ("seen", "line"),
    [
        (rung("must", "abc", [1, 0, 1], "ac"), "must: points. In: <a>, <c>; out: <b>"),
        (rung("must", "abc", [0, 0, 0], ""), "must: points: none of <a>, <b>, <c>"),
        (rung("prefer", "abc", [1, 0, 0], "a", "own"), "if possible: points. In: <a>; out: <b>, <c>"),
        (rung("most", "abc", [3, 1, 3], "ac", "told"), "most points (you told). In: <a> (3), <c> (3); out: <b> (1)"),
        (rung("least", "ab", [3, 1], "b", "remembered"), "least points (you told before). In: <b> (1); out: <a> (3)"),
        (rung("least", "ab", [1, 0], "b", "judged"), "least points (you judged). In: <b>; out: <a>"),
        (rung("most", "ab", [True, False], "a"), "most points. In: <a> (1); out: <b> (0)"),
    ],
)
def test_a_rung_says_who_fell_by_what_and_where_that_came_from(seen: RungSeen, line: str) -> None:
    assert shown(ladder(seen, took="a")) == ["Town: 3 possible  [c1]", f"  {line}  [c2]", "  => <a>"]
    # What is its own, or on the board, is said where every rung is.
    where = {"own": "it knows", "board": "on the board"}.get(seen.where)
    if where:
        name, sign, rest = line.partition(". In: " if seen.stay else ": none of ")
        assert shown(ladder(seen, took="a"), fold=False)[1] == f"  {name} ({where}){sign}{rest}  [c2]"


def test_a_rung_that_removed_nobody_is_counted() -> None:
    nothing = rung("prefer", "ab", [0, 0], "ab")
    one = ladder(nothing, rung("most", "ab", [2, 1], "a"), took="a")
    assert shown(one)[1:] == [
        "  most points. In: <a> (2); out: <b> (1)  [c2]",
        "  => <a> (1 rule made no difference)",
    ]
    two = ladder(nothing, nothing, took="a")
    assert shown(two)[1:] == ["  => <a> (2 rules made no difference)"]
    assert shown(two, fold=False)[1:] == ["  if possible: points (on the board): makes no difference  [c2]"] * 2 + [
        "  => <a>"
    ]


def test_more_than_five_names_are_counted() -> None:
    for last, more in (("e", ""), ("f", " and 1 other"), ("g", " and 2 others")):
        came = "abcdefg"[: "abcdefg".index(last) + 1]
        seen = rung("must", came + "z", [1] * len(came) + [0], came)
        five = "<a>, <b>, <c>, <d>, <e>"
        assert shown(ladder(seen, took="a"))[1] == f"  must: points. In: {five}{more}; out: <z>  [c2]"
    whole = shown(ladder(seen, took="a"), fold=False)[1]
    assert whole.endswith("<e>, <f>, <g>; out: <z>  [c2]")
    numbers = rung("most", "abcdefgz", [1] * 7 + [2], "z")
    assert "In: <z> (2); out: <a> (1), <b> (1), <c> (1), <d> (1), <e> (1) and 2 others" in shown(ladder(numbers))[1]


def test_a_tie_says_what_was_equal_and_what_was_drawn() -> None:
    one = ladder(took="b", tie=Tie(("a", "b"), 1))
    assert shown(one)[1:] == ["  still equal: <a>, <b>; drawn: <b>  [c1]", "  => <b>"]
    chosen = ladder(tie=Tie(("a", "b"), None))
    assert shown(chosen)[1:] == ["  still equal: <a>, <b>; you choose  [c1]"]


def test_a_ladder_without_candidates_or_walked_by_a_person() -> None:
    assert shown(ladder(candidates="")) == ["Town: nothing possible  [c1]", "  => none"]
    assert shown(ladder(candidates="a", took="a")) == ["Town: <a>, the only one possible  [c1]"]
    unmoved = ladder(rung("must", "a", [1], "a"), candidates="a", took="a")
    assert shown(unmoved) == ["Town: <a>, the only one possible  [c1]"]
    assert shown(unmoved, fold=False) == [
        "Town: 1 possible  [c1]",
        "  must: points (on the board): makes no difference  [c2]",
        "  => <a>",
    ]
    assert shown(ladder(judged=True, took="a")) == ["Town: you judged  [c1]", "  => <a>"]


def test_an_alternative_stands_under_the_ladder_that_left_nobody() -> None:
    trace = ladder(rung("must", "abc", [0, 0, 0], ""))
    beyond = trace.ladder("Town beyond", "c3", "Town")
    assert len(trace.items) == 1
    last = trace.ladder("Town anywhere", "c4", "Town beyond")
    beyond.candidates = ("a",)
    last.candidates, last.took = ("a",), "a"
    assert shown(trace) == [
        "Town: 3 possible  [c1]",
        "  must: points: none of <a>, <b>, <c>  [c2]",
        "  none stays in, so:",
        "  Town beyond: 1 possible  [c3]",
        "    none stays in, so:",
        "    Town anywhere: <a>, the only one possible  [c4]",
    ]


@pytest.mark.parametrize("first", ["took", "tie", "another", "step"])
def test_it_stands_for_itself_if_the_other_one_found_somebody_or_is_not_the_last(first: str) -> None:
    trace = ladder(took="a") if first == "took" else ladder(tie=Tie(("a", "b"), None)) if first == "tie" else ladder()
    if first == "another":
        trace.ladder("Other", "c")
    if first == "step":
        trace.step("moves", "c")
    before = len(trace.items)
    trace.ladder("Town beyond", "c3", "Town")
    assert len(trace.items) == before + 1


def test_tasks_that_found_nothing_share_a_line() -> None:
    trace = Trace()
    trace.step("begins", "c")
    for name in ("Crests", "Cathedrals"):
        trace.task(N_(name), f"c-{name}").ladder("Which", "c")
    done = trace.task(N_("Contracts of {who}"), "c-contracts", who="x")
    done.step("fulfils one", "c")
    trace.task("Last", "c-last")
    assert shown(trace) == [
        "begins  [c]",
        "nothing to do: Crests, Cathedrals",
        "Contracts of <x>  [c-contracts]",
        "  fulfils one  [c]",
        "nothing to do: Last  [c-last]",
    ]
    assert shown(trace, fold=False)[1:4] == ["Crests  [c-Crests]", "  Which: nothing possible  [c]", "    => none"]


def test_a_task_in_which_a_task_was_done_was_not_in_vain() -> None:
    trace = Trace()
    task = trace.task("Tasks", "c")
    assert not task.done
    inner = task.task("Crests", "c")
    assert not task.done
    inner.step("places one", "c")
    assert task.done
    assert isinstance(task, Task)


def test_an_empty_trace_has_no_lines() -> None:
    assert lines(Trace(), names) == []
    assert text(Trace(), names) == ""


def test_a_ladder_that_took_the_first_of_all_did_not_fail() -> None:
    """0 and the empty text are things, too."""
    assert not LadderSeen("Town", "c", took=0).failed
    assert shown(ladder(took=0))[-1] == "  => <0>"


WAITS = "You are asked now; how it goes on depends on your answer."


def test_a_trace_that_waits_claims_no_outcome() -> None:
    trace = ladder(candidates="")
    assert shown(trace) == ["Town: nothing possible  [c1]", "  => none"]
    assert [line.text for line in lines(trace, names, waits=True)] == ["Town: not decided yet", WAITS]
    trace = ladder(rung("must", "abc", [1, 0, 1], "ac"))
    assert [line.text for line in lines(trace, names, waits=True)] == [
        "Town: 3 possible", "must: points. In: <a>, <c>; out: <b>", WAITS,
    ]  # fmt: skip
    # What was decided before stays told, also the ladder that left nobody.
    again = trace.ladder("Beyond", "c3", "Town")
    texts = [line.text for line in lines(trace, names, waits=True)]
    assert texts[2:] == ["none stays in, so:", "Beyond: not decided yet", WAITS]
    again.took = "a"
    assert [line.text for line in lines(trace, names, waits=True)][-2:] == ["=> <a>", WAITS]


def test_a_task_that_waits_was_not_in_vain() -> None:
    trace = Trace()
    trace.task(N_("Crests"), "t1")
    trace.task(N_("Contracts"), "t2").ladder("Contract", "c4")
    assert shown(trace) == ["nothing to do: Crests, Contracts"]
    assert [line.text for line in lines(trace, names, waits=True)] == [
        "nothing to do: Crests", "Contracts", "Contract: not decided yet", WAITS,
    ]  # fmt: skip


def test_who_hears_a_trace_hears_its_steps_and_those_of_its_tasks() -> None:
    heard: list[str] = []
    trace = Trace(hear=lambda step: heard.append(step.what))
    trace.step("one", "c")
    trace.task("t", "c").task("u", "c").step("two", "c")
    assert heard == ["one", "two"]
    assert trace == trace.__class__(items=trace.items)
