"""Plays some games of every kind and prints one digest of their records: the same on every Python (law 6)."""

from __future__ import annotations

import hashlib
import sys

from soloist.engine.catalogue import game, names, settled
from soloist.engine.match import Match, Seat, Setup
from soloist.players import player
from soloist.storage.saves import write


def digest(games: int) -> str:
    """Return the digest of the saves of that many games of every title, by random and by greedy players."""
    whole = hashlib.sha256()
    for name in names():
        rules = game(name)
        for who in ("random", "greedy"):
            for seed in range(games):
                seat = Seat(who, player(who, rules, f"player {seed}"))
                last = rules.settings[0].values[seed % len(rules.settings[0].values)][0]
                setup = Setup(name, settled(rules, {rules.settings[0].name: last}), str(seed))
                whole.update(write(Match(rules, setup, seats={0: seat})).encode())
    return whole.hexdigest()


if __name__ == "__main__":
    print(digest(int(sys.argv[1])))
