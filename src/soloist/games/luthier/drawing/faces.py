"""The faces of cards and tiles, put together from symbols: what a card asks for and gives, as pictures with numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from soloist.games.luthier.boards import SIGNS
from soloist.games.luthier.components import Box
from soloist.games.luthier.kinds import (
    ERAS,
    FAMILIES,
    INSTRUMENTS,
    MATERIALS,
    NONE,
    PATRON_KINDS,
    PATRONS,
    PERFORMANCES,
    ROYAL,
    TRACK_PART,
    Materials,
)
from soloist.games.luthier.pieces import Parts

Shown = tuple[str, str]
"""A symbol, and what stands beside it ("" for nothing)."""
Row = tuple[Shown, ...]

FAMILY: Final = tuple(name.lower() for name in FAMILIES)
ERA: Final = tuple(name.lower() for name in ERAS)
_WHEN: Final = {
    "market": "market",
    "build": "saw",
    "repair cost": "repair",
    "result": "die",
    "apprentice": "apprentice",
    "chair": "first-chair",
    "income": "on-income",
    "performance": "performance",
    "instrument": "any-instrument",
    "repair": "repair",
    "patron": "any-patron",
    "token": "on-token",
    "once": "on-once",
}
"""By what a power changes or adds to: its drawing."""
_LESS: Final = ("build", "repair cost", "apprentice")
"""Powers that take something away from a cost."""
_GAIN: Final = {"market": "any", "build": "any", "repair cost": "any", "apprentice": "money", "chair": "prestige"}
_COUNTS: Final = {
    "instruments": "any-instrument",
    "performances": "performance",
    "repairs": "repair",
    "patrons": "any-patron",
    "sections": "sections",
    "chairs": "first-chair",
    "tracks": "all-tracks",
    "families": "all-families",
    "artists": "artists",
    "courts": "courts",
    "tokens": "on-token",
    "stock": "stock",
}
"""By what an award or a goal counts, if it is not of one kind: its drawing."""
_TRACKS: Final = ("track-performance", "track-craft", "track-reputation")
_ARTICLE: Final = 2
"""The letters of a French article, which belongs to the name."""


@dataclass(frozen=True, slots=True)
class Face:
    """A card: its ground (a family or an era), its picture, what it is worth, and what it asks for and gives.

    `needs` are requirements or costs, row by row; `done` says which of the first row are filled. `gifts` are those of a
    patron, of which `passed` are gone; `power` is what changes with it. `rare` cards need a track.
    """

    kind: str
    name: str
    ground: str
    picture: str
    worth: str
    badge: str = ""
    rows: tuple[Row, ...] = ()
    done: tuple[bool, ...] = ()
    gifts: tuple[Row, ...] = ()
    passed: int = 0
    power: Row = ()
    rare: bool = False


def part(kind: str, n: int) -> Shown:
    """Return a part of a gain as a picture with its number."""
    symbol = _TRACKS[TRACK_PART[kind]] if kind in TRACK_PART else kind
    return symbol, "" if n == 1 else str(n)


def parts(gains: Parts) -> Row:
    """Return a gain as pictures with numbers."""
    return tuple(part(kind, n) for kind, n in gains)


def materials(counts: Materials | Sequence[int]) -> Row:
    """Return materials as pictures, those that there are, each with its number."""
    return tuple((MATERIALS[kind], str(n)) for kind, n in enumerate(counts) if n)


def power(box: Box, number: int) -> Row:
    """Return what a power does: when, and what."""
    row = box.powers[number]
    if row.at:
        return (*((SIGNS[location], "") for location in row.at), ("up", f"+{row.n}"))
    when: Shown = (_WHEN[row.when], "")
    if row.gives:
        return (when, *((symbol, words or "1") for symbol, words in parts(row.gives)))
    return when, (_GAIN.get(row.when, _WHEN[row.when]), f"−{row.n}" if row.when in _LESS else f"+{row.n}")


def counted(counts: str, of: int) -> str:
    """Return the drawing of what an award or a goal counts."""
    if counts == "family":
        return FAMILY[of]
    if counts == "era":
        return ERA[of]
    return _TRACKS[of] if counts == "track" else _COUNTS[counts]


def short_name(name: str) -> str:
    """Return the part of a person's name by which most know it: the last, or the first of a ruler."""
    head = name.split(",", maxsplit=1)[0]
    if " of " in head:
        return head.split(" of ", maxsplit=1)[0]
    words = head.split()
    article = len(words) > 1 and len(words[-2]) == _ARTICLE and words[-2].istitle()
    return " ".join(words[-2:]) if article else words[-1]


def short_title(title: str) -> str:
    """Return a title without its key and without what kind of piece it is, as most call it."""
    return title.split(" in ", maxsplit=1)[0].removesuffix(" overture")


def need(wanted: tuple[int, int]) -> Shown:
    """Return a secondary requirement as a picture."""
    deck, of = wanted
    return (f"play-{ERA[of]}" if deck == PERFORMANCES else f"mend-{FAMILY[of]}"), ""


def patron_face(box: Box, card: int, done: tuple[bool, ...] = (), passed: int = 0) -> Face:
    """Return a patron; of an active one, which requirements are filled and how many gifts are gone."""
    row = box.patrons[card]
    return Face(
        kind="patron",
        name=short_name(row.name),
        ground=ERA[row.era],
        picture=f"patron-{PATRON_KINDS[row.kind]}",
        worth=str(row.prestige),
        badge=ERA[row.era],
        rows=(((FAMILY[row.primary], ""), *map(need, row.needs)),),
        done=done,
        gifts=tuple(map(parts, row.gifts)),
        passed=passed,
        power=power(box, row.power),
        rare=row.kind == ROYAL,
    )


def _instrument_face(box: Box, card: int) -> Face:
    row = box.instruments[card]
    family = FAMILY[row.family]
    rows = (materials(row.rough), materials(row.finish))
    return Face("instrument", row.name, family, family, str(row.prestige), ERA[row.era], rows, rare=row.rare)


def _performance_face(box: Box, card: int) -> Face:
    row = box.performances[card]
    levels = zip((row.medium, row.high), row.prestige, row.money, strict=True)
    rows = tuple((("die", f"{least}"), ("prestige", f"{n}"), ("money", f"{money}")) for least, n, money in levels)
    return Face("performance", short_title(row.name), ERA[row.era], "performance", "", ERA[row.era], rows)


def _repair_face(box: Box, card: int) -> Face:
    row = box.repairs[card]
    family = FAMILY[row.family]
    return Face("repair", row.name, family, f"mend-{family}", str(row.value), rows=(materials(row.cost),))


def face(box: Box, deck: int, card: int) -> Face | None:
    """Return a card; None where none lies."""
    if card == NONE:
        return None
    if deck == PATRONS:
        return patron_face(box, card)
    if deck == INSTRUMENTS:
        return _instrument_face(box, card)
    return _performance_face(box, card) if deck == PERFORMANCES else _repair_face(box, card)
