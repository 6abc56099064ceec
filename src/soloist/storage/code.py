"""Set-up codes: a game's name, version, options and seed as one short text, to play the same set-up again.

`burgundy:1:duchy=13B,target=48:20061` is a game of Burgundy under the rules' version 1. Options at their standard are
left out; without any the code is `burgundy:1:20061`.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from urllib.parse import quote, unquote

from soloist.engine.catalogue import AnyRules, game, settled
from soloist.engine.chance import Keyed
from soloist.engine.errors import SoloistError
from soloist.engine.match import Setup
from soloist.engine.text import say

EXAMPLE = "burgundy:1:20061"


class CodeError(SoloistError):
    """A text that is no set-up code; the sentence says why."""


@dataclass(slots=True, frozen=True)
class Code:
    """What a set-up code says; `note` is a sentence if the rules have another version here, else empty."""

    setup: Setup
    note: str


def write_code(rules: AnyRules, setup: Setup) -> str:
    """Return the code of a set-up.

    :raises CodeError: if it has no seed, or starts from a kept position.
    """
    if setup.seed is None:
        raise CodeError(say("A game with real dice has no set-up code."))
    if setup.base is not None:
        raise CodeError(say("A game that goes on from a kept position has no set-up code."))
    chosen = [
        f"{quote(setting.name, safe='')}={quote(setup.options[setting.name], safe='')}"
        for setting in rules.settings
        if setup.options.get(setting.name, setting.default) != setting.default
    ]
    parts = [quote(rules.name), quote(rules.version), ",".join(chosen), quote(setup.seed, safe="")]
    return ":".join(part for part in parts if part)


def fresh_seed() -> str:
    """Return a new seed of eight digits, as nobody has seen it before."""
    return f"{secrets.randbelow(10**8):08d}"


def read_code(text: str) -> Code:
    """Return the set-up that a code says.

    :raises CodeError: if it is no code, or names what is not known here.
    """
    parts = "".join(text.split()).split(":")
    if len(parts) not in (3, 4) or not all(parts):
        raise CodeError(
            say(
                "“{text}” is not a set-up code; one looks like {example}.",
                text=text.strip(),
                example=EXAMPLE,
            )
        )
    name, version, *middle, seed = parts
    name, version, seed = unquote(name), unquote(version), unquote(seed)
    chosen: dict[str, str] = {}
    for pair in middle[0].split(",") if middle else []:
        option, sign, value = (unquote(part) for part in pair.partition("="))
        if not sign or option in chosen:
            raise CodeError(say("In the set-up code, “{part}” is not an option with its value.", part=pair))
        chosen[option] = value
    rules = game(name)
    options = settled(rules, chosen)
    Keyed(seed)
    note = ""
    if version != rules.version:
        note = say(
            "The code is from version {old} of the rules; here it is version {new}, so the games may differ.",
            old=version,
            new=rules.version,
        )
    return Code(Setup(name, options, seed), note)
