"""Rulebooks: a game's rules in our own words, as numbered clauses that explanations, tests and docstrings cite.

A rulebook is a Markdown document. `#` is its title, `##` starts a section, and a paragraph that starts with an id in
bold is a clause; what it covers and how far it is official stands in brackets behind the id:

    **burgundy.die.take** (printed) Take one tile from the depot of that number ...

    **burgundy.reading.trade-empty** (BS026, BS027; reconstructed; reading trade-empty) May you trade when ...

Paragraphs before the first clause of a section introduce it; paragraphs behind a clause belong to that clause.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping
from importlib.resources import files

import msgspec

from soloist.engine.components import Standing
from soloist.engine.errors import SoloistError
from soloist.engine.text import say

FILE = "rulebook.md"
IDS = "document_ids.toml"
PROOFS = "proofs.json"

_ID = r"[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+"
_CLAUSE = re.compile(rf"\*\*({_ID})\*\* \(([^()]*)\)(?:\s+(.*))?")
_DOCUMENT_ID = re.compile(r"[A-Z]{2}\d{3}")


class RulebookError(SoloistError):
    """A rulebook cannot be read; its text is one sentence that names the line."""


class Clause(msgspec.Struct, frozen=True):
    """One rule: its text, the section it stands in, the document ids it covers, and how far it is official.

    `reading` is the name of the open point that the clause settles, if it settles one.
    """

    id: str
    text: str
    section: str
    covers: tuple[str, ...]
    standing: Standing
    reading: str | None = None


class Section(msgspec.Struct, frozen=True):
    """A heading, the paragraphs that introduce it, and its clauses in order."""

    title: str
    intro: tuple[str, ...]
    clauses: tuple[Clause, ...]


class Rulebook(msgspec.Struct, frozen=True):
    """A game's rules; ``intro`` holds the paragraphs between the title and the first section."""

    title: str
    intro: tuple[str, ...]
    sections: tuple[Section, ...]

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """Return every clause in the order of the document."""
        return tuple(clause for section in self.sections for clause in section.clauses)

    def clause(self, id: str) -> Clause:
        """Return the clause with that id; raises KeyError."""
        for clause in self.clauses:
            if clause.id == id:
                return clause
        raise KeyError(id)


class DocumentIds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ids of a game's rules document, and those that hold no rule, each with the reason."""

    ids: tuple[str, ...]
    without_rule: dict[str, str]


def read_rulebook(text: str) -> Rulebook:
    """Return the rulebook that a Markdown text holds; raises RulebookError."""
    title = ""
    intro: list[str] = []
    sections: list[Section] = []
    for line, block in _blocks(text):
        heading = re.match(r"(#+)\s+(.*)", block)
        if heading and "\n" in block:
            raise _error(line, say("leave an empty line after a heading"))
        if heading and heading[1] == "#":
            if title:
                raise _error(line, say("a rulebook has one title"))
            title = heading[2].strip()
        elif heading and heading[1] == "##":
            sections.append(Section(heading[2].strip(), (), ()))
        elif heading:
            raise _error(line, say("headings are # for the title and ## for a section"))
        elif not title:
            raise _error(line, say("a rulebook starts with its title"))
        elif block.startswith("**"):
            if not sections:
                raise _error(line, say("a clause stands in a section"))
            last = sections[-1]
            sections[-1] = Section(last.title, last.intro, (*last.clauses, _clause(block, line, last.title)))
        elif not sections:
            intro.append(block)
        else:
            sections[-1] = _with_prose(sections[-1], block)
    if not title:
        raise _error(1, say("a rulebook starts with its title"))
    return Rulebook(title, tuple(intro), tuple(sections))


def rulebook_of(package: str) -> Rulebook:
    """Return the rulebook of a game's package; raises RulebookError."""
    return read_rulebook(_text(package, FILE))


def document_ids_of(package: str) -> DocumentIds:
    """Return the document ids of a game's package; raises msgspec.DecodeError or ValidationError."""
    return msgspec.toml.decode(_text(package, IDS), type=DocumentIds)


def proofs_of(package: str) -> dict[str, int]:
    """Return how many tests prove each clause of a game's package; raises msgspec.DecodeError or ValidationError."""
    return msgspec.json.decode(_text(package, PROOFS), type=dict[str, int])


def check(
    rulebook: Rulebook, document_ids: Collection[str], without_rule: Collection[str], proofs: Mapping[str, int]
) -> list[str]:
    """Return one sentence for each thing that is missing or wrong; an empty list is a sound rulebook."""
    faults: list[str] = []
    clauses = rulebook.clauses
    known = {clause.id for clause in clauses}
    covered = {id: clause for clause in clauses for id in clause.covers}
    for id, times in Counter(clause.id for clause in clauses).items():
        if times > 1:
            faults.append(say("The clause {id} stands in the rulebook {n} times.", id=id, n=times))
    for id in document_ids:
        if id not in covered and id not in without_rule:
            faults.append(say("The document's sentence {id} is covered by no clause.", id=id))
    for id, clause in covered.items():
        if id not in document_ids:
            faults.append(
                say("The clause {clause} covers {id}, which the document does not have.", clause=clause.id, id=id)
            )
        elif id in without_rule:
            faults.append(say("The clause {clause} covers {id}, which is listed as no rule.", clause=clause.id, id=id))
    for id in without_rule:
        if id not in document_ids:
            faults.append(say("{id} is listed as no rule, but the document does not have it.", id=id))
    for clause in clauses:
        game = clause.id.partition(".")[0]
        for id in re.findall(rf"\b{game}\.[a-z0-9-]+(?:\.[a-z0-9-]+)*", clause.text):
            if id not in known:
                faults.append(say("The clause {clause} cites {id}, which does not exist.", clause=clause.id, id=id))
    for id in dict.fromkeys(clause.id for clause in clauses):
        if proofs.get(id, 0) < 1:
            faults.append(say("The clause {id} is proved by no test.", id=id))
    for id in proofs:
        if id not in known:
            faults.append(say("Tests prove the clause {id}, which does not exist.", id=id))
    return faults


def _text(package: str, name: str) -> str:
    return files(package).joinpath(name).read_text(encoding="utf-8")


def _error(line: int, text: str) -> RulebookError:
    return RulebookError(say("Line {line} of the rulebook: {problem}.", line=line, problem=text))


def _blocks(text: str) -> list[tuple[int, str]]:
    """Return the paragraphs with the number of their first line; a fenced block is one paragraph."""
    blocks: list[tuple[int, str]] = []
    lines: list[str] = []
    start, fenced = 1, False
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if line.startswith("```"):
            fenced = not fenced
        if line.strip() or fenced:
            start = start if lines else number
            lines.append(line.rstrip())
        elif lines:
            blocks.append((start, "\n".join(lines)))
            lines = []
    if lines:
        raise _error(start, say("a fenced block does not end"))
    return blocks


def _clause(block: str, line: int, section: str) -> Clause:
    found = _CLAUSE.fullmatch(block.replace("\n", " "))
    if not found:
        raise _error(line, say("a clause starts with **its.id** and (what it covers; its standing)"))
    id, head, text = found[1], found[2], (found[3] or "").strip()
    *before, after = [part.strip() for part in head.split(";")]
    reading = None
    if after.startswith("reading "):
        reading = after.removeprefix("reading ").strip()
        after = before.pop() if before else ""
    if after not in [standing.value for standing in Standing]:
        raise _error(line, say('"{word}" is no standing', word=after))
    if len(before) > 1:
        raise _error(line, say("the clause {id} has too many parts in its brackets", id=id))
    covers = tuple(part.strip() for part in before[0].split(",")) if before else ()
    for document_id in covers:
        if not _DOCUMENT_ID.fullmatch(document_id):
            raise _error(line, say('"{word}" is no document id', word=document_id))
    if not text:
        raise _error(line, say("the clause {id} has no text", id=id))
    return Clause(id, text, section, covers, Standing(after), reading)


def _with_prose(section: Section, block: str) -> Section:
    """Add a paragraph to the section's last clause, or to its introduction while it has none."""
    if not section.clauses:
        return Section(section.title, (*section.intro, block), ())
    last = section.clauses[-1]
    longer = msgspec.structs.replace(last, text=f"{last.text}\n\n{block}")
    return Section(section.title, section.intro, (*section.clauses[:-1], longer))
