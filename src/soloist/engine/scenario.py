"""Scenarios: small positions as text, with what is answered and what must come of it.

They are the format of a bug report, of a regression test and of a puzzle. See `Scenario` and `Step` for the keys.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from soloist.engine.answerers import Scripted
from soloist.engine.catalogue import AnyRules, game, settled
from soloist.engine.chance import Keyed
from soloist.engine.components import problem
from soloist.engine.errors import Misfit, Refused, SoloistError
from soloist.engine.events import Event
from soloist.engine.questions import Answer, Chance, Notation, Outcome, Question
from soloist.engine.states import look, put
from soloist.engine.table import Waiting
from soloist.engine.text import say

OVER = "over"
"""What a step waits at when the game has ended."""

STEPS = 10_000
"""More steps than this between two questions are an endless loop."""

Fall = str | int | list[int | list[int]]
"""What falls, in a scenario: text in notation, one number, the numbers of the only part, or those of each part."""


class ScenarioError(SoloistError):
    """A scenario cannot be run; its text says what is wrong with it."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: what falls, what is answered, and what must be so at the question it then waits at.

    `chance` gives what falls for label#index, or for a label whatever the index; the rest comes from the seed.
    `refused` gives answers that must be refused there, each with a part of the reason.
    """

    chance: dict[str, Fall] = {}
    answers: list[str] = []
    expect: dict[str, object] = {}
    options_include: list[str] = []
    options_exclude: list[str] = []
    told: list[str] = []
    not_told: list[str] = []
    question: str | None = None
    refused: dict[str, str] = {}


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position and its steps.

    `clauses` are the ids that it proves. `setup` answers the questions of the set-up; the first option is taken when it
    runs out. `given` sets dotted paths into the state after the set-up.
    """

    game: str
    about: str = ""
    clauses: list[str] = []
    options: dict[str, str | int] = {}
    seed: str | int = 1
    setup: list[str] = []
    chance: dict[str, Fall] = {}
    given: dict[str, object] = {}
    step: list[Step] = []


@dataclass(slots=True)
class _Place:
    """Where a scenario stands: a checkpoint, and the question that is asked from there.

    `pending` are the answers given inside the step that asks it, and `fixed` what was fixed to fall in that step.
    """

    rules: AnyRules
    source: Keyed
    state: object
    asked_state: object
    question: Question | None = None
    pending: list[str] = field(default_factory=list)
    fixed: dict[str, Outcome | str] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)


class _Script(Scripted):
    """A script that notes which of the fixed chance fell."""

    def __init__(
        self, notation: Notation, answers: Sequence[str], source: Keyed, fixed: dict[str, Outcome | str], used: set[str]
    ) -> None:
        super().__init__(notation, answers, source, fixed)
        self.used = used

    def fall(self, chance: Chance) -> Outcome:
        """Take what was fixed, else ask the source."""
        self.used |= {chance.key, chance.label} & self.fixed.keys()
        return super().fall(chance)


class _Setup(_Script):
    """Answers from the list, then takes the first option."""

    def answer(self, question: Question) -> Answer:
        """Take the next text, or the first option."""
        if self.answers:
            return super().answer(question)
        if question.kind == "number":
            return (("number", question.least),)
        if question.kind == "numbers":
            return (("numbers", *(least for _, least, _ in question.fields)),)
        n = {"one": 1, "some": question.least, "order": len(question.options)}[question.kind]
        return tuple(question.offered()[:n])


def read(text: str) -> Scenario:
    """Return the scenario of a TOML text.

    :raises ScenarioError: if it is no TOML or has a wrong key or value.
    """
    try:
        data = tomllib.loads(text)
        return msgspec.convert(_undotted(data), Scenario)
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError(say("This is not TOML: {error}.", error=_first_lower(str(error)))) from None
    except msgspec.ValidationError as error:
        raise ScenarioError(say("The scenario does not fit: {problem}.", problem=problem(str(error)))) from None


def run(text: str) -> list[str]:
    """Run a scenario; return one sentence for each difference, so an empty list is a success.

    :raises SoloistError: if the scenario itself is wrong.
    """
    scenario = read(text)
    rules = game(scenario.game)
    options = settled(rules, {name: str(value) for name, value in scenario.options.items()})
    general = _fixed(scenario.chance)
    place = _set_up(rules, options, scenario, general)
    differences: list[str] = []
    for number, step in enumerate(scenario.step, 1):
        fixed = _fixed(step.chance)
        try:
            events = _run_step(place, step, general | fixed)
            _refuse_unused(fixed, place.used)
            found = _differences(place, step, events)
        except SoloistError as error:
            raise ScenarioError(say("Step {n}: {problem}", n=number, problem=error)) from None
        differences += [say("Step {n}: {difference}", n=number, difference=text) for text in found]
    _refuse_unused(general, place.used)
    return differences


def _refuse_unused(fixed: dict[str, Outcome | str], used: set[str]) -> None:
    for key in fixed:
        if key not in used:
            raise ScenarioError(say("Nothing called “{name}” falls here.", name=key))


def _set_up(rules: AnyRules, options: dict[str, str], scenario: Scenario, general: dict[str, Outcome | str]) -> _Place:
    """Play the set-up, set what is given, and go on to the first question."""
    state = rules.new(options)
    place = _Place(rules, Keyed(str(scenario.seed)), state, state)
    table = _Setup(rules.notation, scenario.setup, place.source, general, place.used)
    try:
        for _ in range(STEPS):
            if rules.ready(state) or rules.over(state):
                break
            rules.step(state, table)
    except Refused as error:
        raise ScenarioError(say("The set-up: {problem}", problem=error)) from None
    if table.answers:
        raise ScenarioError(say("The set-up: nothing is asked that “{text}” answers.", text=table.answers[0]))
    for path, value in scenario.given.items():
        try:
            put(state, path, value)
        except Misfit as error:
            raise ScenarioError(say("[given]: {problem}", problem=error)) from None
    rules.refresh(state)
    return place


def _run_step(place: _Place, step: Step, fixed: dict[str, Outcome | str]) -> list[Event]:
    """Give the answers and go on by automatic steps to the next question; return what was told."""
    rules = place.rules
    answers = place.pending + step.answers
    if place.pending:
        fixed = place.fixed | fixed
    place.pending, place.fixed = [], fixed
    events: list[Event] = []
    for _ in range(STEPS):
        if rules.over(place.state):
            if answers:
                raise ScenarioError(say("the game is over before “{text}” is answered.", text=answers[0]))
            place.question, place.asked_state = None, place.state
            return events
        state = rules.copy(place.state)
        table = _Script(rules.notation, answers, place.source, fixed, place.used)
        try:
            rules.step(state, table)
        except Waiting as waiting:
            # Chance never waits here: it has a source.
            place.question = waiting.question if isinstance(waiting.question, Question) else None
            place.asked_state, place.pending = state, answers
            return events
        except Refused as error:
            raise ScenarioError(_reason(rules, state, table, error)) from None
        answers = table.answers
        events += table.events
        place.state = state
    raise ScenarioError(say("the rules run on without end."))


def _fixed(fixed: dict[str, Fall]) -> dict[str, Outcome | str]:
    result: dict[str, Outcome | str] = {}
    for key, fall in fixed.items():
        if isinstance(fall, str):
            result[key] = fall
        elif isinstance(fall, int):
            result[key] = str(fall)
        else:
            parts: list[list[int]] = []
            flat: list[int] = []
            for item in fall:
                if isinstance(item, list):
                    parts.append(item)
                else:
                    flat.append(item)
            result[key] = " | ".join(", ".join(map(str, part)) for part in (parts or [flat]))
    return result


def _reason(rules: AnyRules, state: object, table: Scripted, error: Refused) -> str:
    """Return why an answer is refused, in the game's own words where it has some."""
    if not (table.asked and table.answers):
        return str(error)
    question, text = table.asked[-1], table.answers[0]
    reason = why_refused(rules, state, question, text)
    if not reason:
        return str(error)
    return say("“{text}” is refused at the question “{name}”: {reason}", text=text, name=question.name, reason=reason)


def why_refused(rules: AnyRules, state: object, question: Question, text: str) -> str:
    """Return why an answer is refused at a question, or an empty string if it is accepted."""
    try:
        answer = rules.notation.read_answer(question, text)
    except Refused as error:
        return str(error)
    reason = question.why_refused(answer)
    if reason and question.kind == "one":
        return rules.why_not(state, question, text)
    return reason or ""


def _differences(place: _Place, step: Step, events: Sequence[Event]) -> list[str]:
    """Return what is not as the step says, one sentence each."""
    question, state = place.question, place.asked_state
    found: list[str] = []
    at = OVER if question is None else question.name
    if step.question is not None and step.question != at:
        found.append(say("it waits at “{at}”, not at “{wanted}”.", at=at, wanted=step.question))
    for path, wanted in step.expect.items():
        try:
            value = look(state, path)
        except Misfit as error:
            raise ScenarioError(str(error)) from None
        if value != wanted:
            found.append(say("{path} is {value}, not {wanted}.", path=path, value=value, wanted=wanted))
    notation = place.rules.notation
    for text in step.options_include:
        if not _offered(question, text, notation):
            found.append(say("“{text}” is not offered at “{at}”.", text=text, at=at))
    for text in step.options_exclude:
        if _offered(question, text, notation):
            found.append(say("“{text}” is offered at “{at}”.", text=text, at=at))
    names = [event.name for event in events]
    found += [say("“{name}” was not told.", name=name) for name in step.told if name not in names]
    found += [say("“{name}” was told.", name=name) for name in step.not_told if name in names]
    for text, part in step.refused.items():
        found += _not_refused(place, text, part)
    return found


def _not_refused(place: _Place, text: str, part: str) -> list[str]:
    if place.question is None:
        return []
    reason = why_refused(place.rules, place.asked_state, place.question, text)
    if not reason:
        return [say("“{text}” is not refused at “{at}”.", text=text, at=place.question.name)]
    if part.casefold() not in reason.casefold():
        return [
            say(
                "“{text}” is refused because “{reason}”, which does not say “{part}”.",
                text=text,
                reason=reason,
                part=part,
            )
        ]
    return []


def _offered(question: Question | None, text: str, notation: Notation) -> bool:
    """Whether an option's notation is this text, or starts with it at the border of a word."""
    if question is None:
        return False
    start = " ".join(text.split())
    return any(f"{notation.write(option)} ".startswith(f"{start} ") for option in question.options)


def _undotted(data: dict[str, object]) -> dict[str, object]:
    """Return the data with the tables of dotted keys (`duchy.silver = 3` without quotes) as dotted paths."""
    result = dict(data)
    if isinstance(data.get("given"), dict):
        result["given"] = _paths(data["given"])
    steps = data.get("step")
    if isinstance(steps, list):
        result["step"] = [
            {**step, "expect": _paths(step["expect"])}
            if isinstance(step, dict) and isinstance(step.get("expect"), dict)
            else step
            for step in steps
        ]
    return result


def _paths(tables: object, before: str = "") -> dict[str, object]:
    result: dict[str, object] = {}
    if isinstance(tables, dict):
        for key, value in tables.items():
            path = f"{before}.{key}" if before else str(key)
            if isinstance(value, dict):
                result |= _paths(value, path)
            else:
                result[path] = value
    return result


def _first_lower(text: str) -> str:
    return text[:1].lower() + text[1:]
