"""Verifying a record: that everything in it which the seed should have made did fall from that seed."""

from __future__ import annotations

from soloist.engine.answerers import Recorded
from soloist.engine.chance import Keyed
from soloist.engine.match import Match
from soloist.engine.questions import Chance, Outcome
from soloist.engine.table import Waiting, fallen, sizes_of
from soloist.engine.text import say


class _Comparing(Recorded):
    """Replays a record and notes what fell otherwise than the seed makes it."""

    def __init__(self, match: Match[object], seed: Keyed | None, at: int) -> None:
        super().__init__(match.entries[at:], None, match.rules.notation, answer_forced=False)
        self.seed = seed
        self.wrong: list[str] = []

    def fall(self, chance: Chance) -> Outcome:
        """Take what fell, and compare."""
        by = self.past[self.at].by if self.at < len(self.past) else ""
        outcome = super().fall(chance)
        if by == "seed" and (
            self.seed is None
            or outcome != fallen(chance, self.seed.values(chance.label, chance.index, sizes_of(chance)))
        ):
            self.wrong.append(chance.key)
        return outcome


def verify(match: Match[object]) -> list[str]:
    """Return one sentence for each outcome in a match's record that its seed does not give."""
    rules, setup = match.rules, match.setup
    seed = None if setup.seed is None else Keyed(setup.seed)
    state = rules.copy(match.checkpoints[0].state)
    at = 0
    wrong: list[str] = []
    while not rules.over(state):
        table = _Comparing(match, seed, at)
        try:
            rules.step(state, table)
        except Waiting:
            wrong += table.wrong
            break
        wrong += table.wrong
        at += table.at
    return [say("{what} fell otherwise than the seed makes it.", what=key) for key in wrong]
