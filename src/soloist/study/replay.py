"""Replaying a save to its end, in words and as data."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from soloist.engine.text import say
from soloist.storage.saves import read
from soloist.storage.sqlite import COMPONENTS, data_folder
from soloist.storage.verify import verify


@dataclass(slots=True)
class Replayed:
    """What a replay found: the log as sentences, the same as data, and what a check of the record found wrong."""

    lines: list[str]
    data: dict[str, object]
    faults: list[str]


def replayed(text: bytes, check: bool) -> Replayed:
    """Replay a save file; `check` compares its chance with its seed, too.

    :raises SoloistError: if it is no sound save.
    """

    def own(game: str) -> Path | None:
        folder = data_folder() / COMPONENTS / game
        return folder if folder.is_dir() else None

    loaded = read(text, own)
    match = loaded.match
    rules = match.rules
    faults = verify(match) if check else []
    if check and loaded.continued:
        faults.append(
            say("It was played under other rules and cannot be replayed; only its last position is still there.")
        )
    result = rules.result(match.state)
    log = [rules.tell(match.state, line.event) for line in match.log]
    numbers = ", ".join(f"{say(name)} {value}" for name, value in result.numbers.items())
    if not match.over:
        end = say("The game goes on: {numbers}.", numbers=numbers)
    elif result.won:
        end = say("Won: {numbers}.", numbers=numbers)
    else:
        end = say("Lost: {numbers}.", numbers=numbers)
    data: dict[str, object] = {
        "game": rules.name,
        "rules": rules.version,
        "options": dict(match.setup.options),
        "seed": match.setup.seed,
        "entries": len(match.entries),
        "over": match.over,
        "won": result.won if match.over else None,
        "numbers": dict(result.numbers),
        "clean": match.clean,
        "continued": loaded.continued,
        "sound": not faults if check else None,
        "log": log,
    }
    return Replayed([*log, end], data, faults)
