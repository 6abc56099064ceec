"""What the game page shows, worked out from a match: choices by place, previews, what changed, the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypedDict

from soloist.engine.catalogue import AnyRules
from soloist.engine.match import LogLine
from soloist.engine.questions import Chance, Option, Question
from soloist.engine.view import Choice, Counter, Place, View, changed
from soloist.storage.code import write_code
from soloist.storage.store import Store, Summary
from soloist.web.chances import Field, fields_of
from soloist.web.ending import Bar, Moment, chart, moments
from soloist.web.render import looks, read
from soloist.web.sittings import AnyMatch, Sitting, last_decision, sentences, view_before

_LINES = 60
_REASONS = 3


@dataclass(frozen=True, slots=True)
class Shown:
    """A preview: the id under which the page holds it, its sentences, and what it does to counters."""

    key: str
    sentences: Sequence[str]
    deltas: Mapping[str, int]

    @property
    def changes(self) -> str:
        """The differences as the page's script reads them: `silver:-2 points:5`."""
        return " ".join(f"{id}:{n}" for id, n in self.deltas.items())


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the log: its sentence, the length of the record to go back to, and whether it is new."""

    text: str
    to: int
    new: bool
    clause: str


class Seen(TypedDict, total=False):
    """What the templates of the game page are given."""

    looks: dict[str, str]
    id: str
    game: str
    summary: Summary
    at: int
    view: View
    places: dict[str, Place]
    changed: set[str]
    deltas: dict[str, int]
    asks_one: bool
    question: Question | Chance | None
    choices_at: dict[str, list[Choice]]
    lone: list[Choice]
    by_option: dict[str, Choice]
    copies: list[Choice]
    previews: dict[str, Shown]
    whynot: Mapping[str, Sequence[str]]
    fields: list[Field]
    log: list[Told]
    earlier: int
    latest: list[str]
    can_undo: bool
    can_redo: bool
    clean: bool
    code: str
    has_board: bool
    chart: list[Bar]
    moments: list[Moment]
    won: bool
    numbers: dict[str, int]
    main_template: str
    error: str
    note: str
    unsure: Choice | None


def seen(store: Store, sitting: Sitting, *, whole_log: bool) -> Seen:
    """Return what the page of a game shows."""
    match = sitting.match
    rules, question = match.rules, match.question
    view = rules.view(match.state, question)
    before = view_before(match)
    lines = _told(match, sentences(sitting))
    asks_one = isinstance(question, Question) and question.kind == "one"
    shown = lines if whole_log else lines[-_LINES:]
    context = Seen(
        looks=looks(store),
        id=sitting.id,
        game=rules.name,
        summary=store.summary(sitting.id),
        at=len(match.entries),
        view=view,
        places=view.places(),
        changed=changed(before, view) if before else set(),
        deltas=_deltas(before.counters, view.counters) if before else {},
        asks_one=asks_one,
        question=question,
        choices_at=_by_place(view),
        lone=[choice for choice in view.choices if not choice.place],
        by_option={choice.option: choice for choice in view.choices},
        copies=_copies(match, view),
        previews=_previews(match, view) if asks_one else {},
        whynot=whynot(view),
        fields=fields_of(question, rules.notation, view) if isinstance(question, Chance) else [],
        log=shown,
        earlier=len(lines) - len(shown),
        latest=[line.text for line in lines if line.new],
        can_undo=last_decision(match) is not None,
        can_redo=bool(match.undone),
        clean=match.clean,
        code=write_code(rules, match.setup) if match.setup.seed is not None and match.setup.base is None else "",
        has_board=read(rules.name, "board.html") is not None,
    )
    if match.over:
        result = rules.result(match.state)
        context.update(
            won=result.won, numbers=result.numbers, chart=chart(match.log), moments=moments(sentences(sitting), view)
        )
    return context


def _by_place(view: View) -> dict[str, list[Choice]]:
    places: dict[str, list[Choice]] = {}
    for choice in view.choices:
        if choice.place:
            places.setdefault(choice.place, []).append(choice)
    return places


def _copies(match: AnyMatch, view: View) -> list[Choice]:
    """Return a choice for each option of a question that asks for several, equal ones as often as they are there."""
    question = match.question
    if not isinstance(question, Question) or question.kind not in ("some", "order"):
        return []
    known = {choice.option: choice for choice in view.choices}
    result = []
    for option in question.options:
        text = match.rules.notation.write(option)
        result.append(known.get(text) or Choice(text, match.rules.label(match.state, question, option)))
    return result


def _counters(rules: AnyRules, state: object) -> Sequence[Counter]:
    """Return the counters of a state; a game that gives them by themselves saves the whole view."""
    counters = getattr(rules, "counters", None)
    found: Sequence[Counter] = counters(state) if counters else rules.view(state, None).counters
    return found


def _deltas(before: Sequence[Counter], after: Sequence[Counter]) -> dict[str, int]:
    values = {counter.id: counter.value for counter in before}
    pairs = ((counter.id, counter.value - values.get(counter.id, counter.value)) for counter in after)
    return {id: difference for id, difference in pairs if difference}


def _previews(match: AnyMatch, view: View) -> dict[str, Shown]:
    """Return what each choice would do."""
    question, rules = match.question, match.rules
    assert isinstance(question, Question)
    options: dict[str, Option] = {rules.notation.write(option): option for option in question.options}
    previews: dict[str, Shown] = {}
    for n, choice in enumerate(view.choices):
        option = options.get(choice.option)
        if option is None:
            continue
        preview = match.preview(option)
        told = [rules.tell(preview.state, event) for event in preview.events]
        deltas = _deltas(view.counters, _counters(rules, preview.state))
        previews[choice.option] = Shown(f"preview-{n}", told or [choice.label], deltas)
    return previews


def whynot(view: View) -> Mapping[str, Sequence[str]]:
    """Return what may be asked about at each place, as the game's view offers it."""
    offered = view.drawing.get("whynot", {})
    return offered if isinstance(offered, Mapping) else {}


def reasons_at(match: AnyMatch, place: str) -> list[str]:
    """Return why nothing can be done at a place: different reasons, the first few."""
    if not isinstance(match.question, Question):
        return []
    texts = whynot(match.rules.view(match.state, match.question)).get(place, ())
    reasons = dict.fromkeys(reason for text in texts if (reason := match.why_not(text)))
    return list(reasons)[:_REASONS]


def _told(match: AnyMatch, lines: Sequence[tuple[LogLine, str]]) -> list[Told]:
    since = last_decision(match)
    return [Told(text, line.at, since is not None and line.at > since, line.event.clause) for line, text in lines if text]
