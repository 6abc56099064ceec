"""The save file: a record as UTF-8 JSON lines, with the newest position and a checksum. Loading replays.

The lines are a header; one for each entry of the record; one for each undone entry, so that redo survives; one for each
line of play that was left, from where it parts from the record; the state at the newest checkpoint; the checksum.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import msgspec

from soloist.engine.answerers import Entry
from soloist.engine.catalogue import AnyRules, every, game, names, settled
from soloist.engine.components import problem
from soloist.engine.errors import Misfit, SoloistError
from soloist.engine.match import Match, Setup
from soloist.engine.questions import Notation
from soloist.engine.states import to_data
from soloist.engine.text import say
from soloist.players import seats_for

FORMAT = 1

AnyMatch = Match[object]


class SaveError(SoloistError):
    """A game cannot be read or kept; its text says what is wrong, and nothing has changed."""


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="line"):
    """A line of a save."""


class _Header(_Line, frozen=True, tag="soloist"):
    """What the match starts from.

    `seed` is null where chance is typed; `components` gives a digest of each of the user's own tables.
    """

    format: int
    game: str
    options: dict[str, str]
    seed: str | None
    rules: str
    clean: bool
    components: dict[str, str] = {}
    base: object = None


class _Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An entry inside a branch."""

    name: str
    text: str
    by: str
    seat: int = 0


class _Entry(_Line, frozen=True, tag="entry"):
    """An entry of the record: `name` is the question's, or label#index of chance."""

    name: str
    text: str
    by: str
    seat: int = 0


class _Undone(_Line, frozen=True, tag="undone"):
    """An entry that was taken back and can be done again."""

    name: str
    text: str
    by: str
    seat: int = 0


class _Branch(_Line, frozen=True, tag="branch"):
    """A line of play that was left: the first `after` entries of record and undone, then these."""

    after: int
    entries: list[_Kept]


class _State(_Line, frozen=True, tag="state"):
    """The state at the newest checkpoint, after the first `after` entries."""

    after: int
    state: object


class _Checksum(_Line, frozen=True, tag="checksum"):
    """SHA-256 over all lines before, newlines included."""

    sha256: str


_AnyLine = _Header | _Entry | _Undone | _Branch | _State | _Checksum
_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(_AnyLine)


def write(match: AnyMatch) -> str:
    """Return a match as the text of a save file."""
    notation = match.rules.notation
    setup = match.setup
    header = _Header(
        FORMAT,
        setup.game,
        setup.options,
        setup.seed,
        match.rules.version,
        match.clean,
        own_components(match.overrides),
        setup.base,
    )
    lines: list[_Line] = [header]
    lines += [_Entry(e.name, e.text(notation), e.by, e.seat) for e in match.entries]
    lines += [_Undone(e.name, e.text(notation), e.by, e.seat) for e in match.undone]
    whole = match.entries + match.undone
    lines += [_branch(branch, whole, notation) for branch in match.branches]
    newest = match.checkpoints[-1]
    lines.append(_State(newest.entries, to_data(newest.state)))
    body = b"".join(_encode(line) + b"\n" for line in lines)
    return (body + _encode(_Checksum(sha256(body).hexdigest())) + b"\n").decode()


def _branch(branch: Sequence[Entry], whole: Sequence[Entry], notation: Notation) -> _Branch:
    after = 0
    for mine, theirs in zip(branch, whole, strict=False):
        if mine is not theirs and (mine.name, mine.text(notation)) != (theirs.name, theirs.text(notation)):
            break
        after += 1
    rest = [_Kept(e.name, e.text(notation), e.by, e.seat) for e in branch[after:]]
    return _Branch(after, rest)


def own_components(overrides: Path | None) -> dict[str, str]:
    """Return the user's own tables of a game, each with a digest of its file, by which a change is noticed."""
    if overrides is None:
        return {}
    return {path.stem: sha256(path.read_bytes()).hexdigest()[:16] for path in sorted(overrides.glob("*.toml"))}


@dataclass(slots=True)
class Loaded:
    """A match from a save; `continued` if it goes on from the kept position, because the rules have changed since."""

    match: AnyMatch
    continued: bool


@dataclass(slots=True)
class _Content:
    header: _Header
    entries: list[Entry]
    undone: list[Entry]
    branches: list[list[Entry]]
    after: int
    state: object


def read(
    text: str | bytes, overrides_of: Callable[[str], Path | None] = lambda game: None, *, answer_forced: bool = True
) -> Loaded:
    """Return the match of a save file's text, replayed; `overrides_of` finds the user's own components of a game.

    :raises SaveError: if it is not a sound save of a game that is known here; the sentence says why.
    """
    content = _content(_checked(text))
    header = content.header
    if header.game not in every():
        raise SaveError(
            say(
                "This save is of the game “{name}”, which is not known here; known are: {names}.",
                name=header.game,
                names=", ".join(names()),
            )
        )
    rules = game(header.game)
    try:
        options = settled(rules, _known(rules, header))
    except SoloistError as error:
        raise SaveError(say("This save does not fit: {problem}", problem=error)) from None
    overrides = overrides_of(header.game)
    same = header.rules == rules.version and header.components == own_components(overrides)
    setup = Setup(header.game, options, header.seed, header.base)
    kept = _kept_state(rules, setup, content, overrides, same)
    match = _replayed(rules, setup, content, overrides, answer_forced)
    if match is not None and _fits(match, content, kept):
        return Loaded(match, continued=False)
    if same:
        raise SaveError(say("This save is damaged: its record does not lead to its position."))
    setup.base = content.state
    return Loaded(
        Match(
            rules,
            setup,
            clean=header.clean,
            answer_forced=answer_forced,
            seats=seats_for(rules, setup),
            overrides=overrides,
        ),
        continued=True,
    )


def _known(rules: AnyRules, header: _Header) -> dict[str, str]:
    """Return the options of a save; of one that another version wrote those that there still are."""
    if header.rules == rules.version:
        return header.options
    there = {setting.name for setting in rules.settings}
    return {name: value for name, value in header.options.items() if name in there}


def _replayed(
    rules: AnyRules, setup: Setup, content: _Content, overrides: Path | None, answer_forced: bool
) -> AnyMatch | None:
    try:
        return Match(
            rules,
            setup,
            entries=content.entries,
            undone=content.undone,
            branches=content.branches,
            clean=content.header.clean,
            answer_forced=answer_forced,
            seats=seats_for(rules, setup),
            overrides=overrides,
        )
    except Misfit:
        return None


def _fits(match: AnyMatch, content: _Content, kept: object) -> bool:
    """Whether the replay used the whole record and came by the kept position."""
    if match.over and match.checkpoints[-1].entries < len(content.entries):
        return False
    states = [point.state for point in match.checkpoints if point.entries == content.after]
    return any(to_data(state) == kept for state in states)


def _kept_state(rules: AnyRules, setup: Setup, content: _Content, overrides: Path | None, same: bool) -> object:
    """Return the kept position as data, checked field by field."""
    try:
        first = rules.new(setup.options, overrides)
        if setup.base is not None:
            rules.load(setup.base, first)
        return to_data(rules.load(content.state, first))
    except Misfit as error:
        if same:
            raise SaveError(say("This save is damaged. {problem}", problem=error)) from None
        raise SaveError(
            say(
                "This save was written under the rules' version {old}, and version {new} cannot go on from its "
                "position; use the older Soloist.",
                old=content.header.rules,
                new=rules.version,
            )
        ) from None


def _checked(text: str | bytes) -> list[bytes]:
    """Return the lines of a save whose checksum is right, without the checksum."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    # A browser's form or a mail program may have changed the ends of the lines.
    data = data.removeprefix(b"\xef\xbb\xbf").replace(b"\r\n", b"\n")
    lines = data.split(b"\n")
    _refuse_strangers(lines[0])
    while lines and not lines[-1].strip():
        lines.pop()
    last = lines.pop()
    try:
        checksum = _decoder.decode(last)
    except msgspec.MsgspecError:
        checksum = None
    if not isinstance(checksum, _Checksum):
        raise SaveError(say("This save is cut off: its last line is missing; use a complete copy."))
    if sha256(b"".join(line + b"\n" for line in lines)).hexdigest() != checksum.sha256:
        raise SaveError(
            say("This save was altered after it was written: its checksum is wrong; use an unaltered copy.")
        )
    return lines


def _refuse_strangers(first: bytes) -> None:
    """Refuse what is no save at all, or one of a format that is not known yet."""
    try:
        header = msgspec.json.decode(first)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        header = None
    number = header.get("format") if isinstance(header, dict) and header.get("line") == "soloist" else None
    if not isinstance(number, int):
        raise SaveError(say("This is not a save of Soloist; a save is a file that Soloist exported."))
    if number > FORMAT:
        raise SaveError(
            say(
                "This save has format {found}, and this Soloist knows formats up to {known}; use a newer Soloist.",
                found=number,
                known=FORMAT,
            )
        )


def _content(lines: Sequence[bytes]) -> _Content:
    """Return what the lines of a save say, each strictly of its kind and in its place."""
    decoded = [_decoded(number, line) for number, line in enumerate(lines, 1)]
    header, state = decoded[0], decoded[-1]
    if not isinstance(header, _Header) or not isinstance(state, _State):
        raise SaveError(say("This save is damaged: it has no header or no position."))
    content = _Content(header, [], [], [], state.after, state.state)
    order = 0
    for number, line in enumerate(decoded[1:-1], 2):
        place = _PLACES.get(type(line), -1)
        if place < order:
            raise SaveError(say("This save is damaged: line {n} stands in a wrong place.", n=number))
        order = place
        if isinstance(line, _Entry):
            content.entries.append(Entry(line.name, line.text, line.by, line.seat))
        elif isinstance(line, _Undone):
            content.undone.append(Entry(line.name, line.text, line.by, line.seat))
        elif isinstance(line, _Branch):
            whole = content.entries + content.undone
            if not 0 <= line.after <= len(whole):
                raise SaveError(say("This save is damaged: line {n} leaves the record where it is not.", n=number))
            rest = [Entry(e.name, e.text, e.by, e.seat) for e in line.entries]
            content.branches.append(whole[: line.after] + rest)
    if not 0 <= state.after <= len(content.entries):
        raise SaveError(say("This save is damaged: its position lies beyond its record."))
    return content


_PLACES: dict[type, int] = {_Entry: 0, _Undone: 1, _Branch: 2}


def _decoded(number: int, line: bytes) -> _AnyLine:
    try:
        return _decoder.decode(line)
    except msgspec.ValidationError as error:
        what = problem(str(error), say("the line"))
        raise SaveError(say("This save is damaged in line {n}: {problem}.", n=number, problem=what)) from None
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise SaveError(say("This save is damaged: line {n} is not JSON.", n=number)) from None
