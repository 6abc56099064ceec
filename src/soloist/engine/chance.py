"""Keyed chance: what falls depends on the seed, a label and an index, and on nothing that happened before."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from struct import Struct
from typing import Protocol

from soloist.engine.errors import SoloistError
from soloist.engine.text import say

_WORDS = Struct("<8Q")


class Source(Protocol):
    """Where the values of chance come from."""

    def values(self, label: str, index: int, sizes: Sequence[int]) -> list[int]:
        """Return one value from 0 to size - 1 for each size."""


class Keyed:
    """The chance of a seed: the same on every machine, eight values a digest."""

    __slots__ = ("_key",)

    def __init__(self, seed: str) -> None:
        """Take a seed of at most 64 bytes.

        :raises SoloistError: if the seed is empty or longer.
        """
        try:
            self._key = seed.encode()
        except UnicodeEncodeError:
            self._key = b""
        if not 0 < len(self._key) <= 64:
            raise SoloistError(
                say("A seed has from 1 to 64 letters or digits; one with an accent counts for two or more.")
            )

    def values(self, label: str, index: int, sizes: Sequence[int]) -> list[int]:
        """Return one value from 0 to size - 1 for each size, `(word * size) >> 64`."""
        result: list[int] = []
        for start in range(0, len(sizes), 8):
            digest = blake2b(f"{label}#{index}#{start}".encode(), digest_size=64, key=self._key).digest()
            words = _WORDS.unpack(digest)
            if len(sizes) == 1:  # the most frequent
                return [(words[0] * sizes[0]) >> 64]
            result += [(word * size) >> 64 for word, size in zip(words, sizes[start : start + 8], strict=False)]
        return result


class Fresh:
    """Unkeyed chance for a search, which must not know what the match's seed will bring."""

    __slots__ = ("_random",)

    def __init__(self, random: Random) -> None:
        self._random = random

    def values(self, label: str, index: int, sizes: Sequence[int]) -> list[int]:
        """Return one value from 0 to size - 1 for each size."""
        random = self._random.random
        return [int(random() * size) for size in sizes]
