"""The AI's upkeep at the end of every Resolution phase, and its score at the end (LA050 to LA059)."""

from __future__ import annotations

from typing import cast

from soloist.engine.hands import Hands
from soloist.engine.sight import Sight
from soloist.engine.text import N_
from soloist.engine.trace import Trace
from soloist.games.luthier.kinds import (
    BALCONY,
    GUILD,
    INSTRUMENTS,
    NONE,
    PATRONS,
    PERFORM,
    PERFORMANCES,
    REPAIR,
    REPAIRS,
    SALON,
)
from soloist.games.luthier.opponent.actions import next_award
from soloist.games.luthier.opponent.choosing import draw
from soloist.games.luthier.opponent.deliveries import keep_instrument, perform, repair, welcome
from soloist.games.luthier.opponent.facts import (
    CHAIR_PRESTIGE,
    DOWN,
    GOAL_PRESTIGE,
    GOALS_PRESTIGE,
    HELD_CHAIR,
    REACHED,
    UP,
    YOUR_GOALS,
)
from soloist.games.luthier.opponent.goals import goals_step, score
from soloist.games.luthier.opponent.own import (
    AI_LOCATIONS,
    LEVEL_ONE,
    LEVEL_THREE,
    LEVEL_TWO,
    Ai,
    Piece,
    Place,
    card_seen,
    families_of,
    held_and_limit,
    limit_reached,
    next_turn,
    priority,
)

C = "luthier.ai."


def upkeep(me: Ai, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Do the five steps of the upkeep in order (LA050)."""
    next_turn(me)
    adjust(me, sight, hands, why)
    upgrade(me, sight, why)
    set_aside(me)


# 1. The tracker.
def adjust(me: Ai, sight: Sight, hands: Hands, why: Trace | None) -> None:
    """Lower and lift the rows by the icons of the used cards: first all down, then up from left to right (LA051)."""
    used, own = used_cards(me), me.kit.box.ai
    sight.soon(*((fact, None, {"card": card_seen(me, card)}) for fact in (DOWN, UP) for card in used))
    for card in used:
        for location in _icons(me, card, sight, down=True):
            row = me.rows.index(location)
            me.tracker[row] = max(0, me.tracker[row] - own.tracker_down)
            _note(me, location, N_("{row} goes down to {n}"), why)
    for card in used:
        for location in _icons(me, card, sight, down=False):
            row = me.rows.index(location)
            me.tracker[row] += 1
            if me.tracker[row] > own.tracker_top:
                me.tracker[row] = 0
                bonus(me, location, sight, hands, why)
            else:
                _note(me, location, N_("{row} goes up to {n}"), why)


def used_cards(me: Ai) -> list[int]:
    """Return the cards whose icons count, from left to right (LA051, reading 24)."""
    return me.row + (me.dropped if me.kit.dropped_icons else [])


def _icons(me: Ai, card: int, sight: Sight, *, down: bool) -> list[int]:
    """Return the rows that the icons of a card name, from left to right."""
    found = cast("list[Piece]", sight.find(DOWN if down else UP, {"card": card_seen(me, card)}))
    return [int(icon[2]) for icon in found]


def _note(me: Ai, location: int, words: str, why: Trace | None) -> None:
    if why is not None:
        why.step(words, C + "upkeep.tracker", row=("location", location), n=priority(me, location))


def bonus(me: Ai, location: int, sight: Sight, hands: Hands, why: Trace | None) -> None:
    """Give the bonus of a row that was pushed over the top and is 0 again (LA052, readings 25, 26 and 34)."""
    inside = None
    if location in (SALON, BALCONY) and limit_reached(me, location):
        if why is not None:
            held, most = held_and_limit(me, location)
            why.step(
                N_("{row} goes above {top} and is 0 again; at its limit ({n} of {most}) it gives no bonus"),
                C + "limit",
                row=("location", location),
                top=me.kit.box.ai.tracker_top,
                n=held,
                most=most,
            )
        return
    if why is not None:
        # The task itself is no line of a short list: there a row would be 0 for no reason.
        why.step(
            N_("{row} goes above {n}: it is 0 again and gives its bonus"),
            C + "upkeep.bonus",
            row=("location", location),
            n=me.kit.box.ai.tracker_top,
        )
        inside = why.task(N_("bonus of {row}"), C + "upkeep.bonus", row=("location", location))
    if location == SALON:
        if card := draw(PATRONS, sight, hands, inside):
            welcome(me, card, hands, inside)
    elif location == PERFORM:
        if card := draw(PERFORMANCES, sight, hands, inside):
            result = me.kit.box.ai.bonus_result + (int(card[2]) if me.kit.eleven_and_printed else 0)
            perform(me, card, result, sight, hands, inside)
    elif location == REPAIR:
        if card := draw(REPAIRS, sight, hands, inside):
            repair(me, card, sight, hands, inside)
    elif location == GUILD:
        if card := draw(INSTRUMENTS, sight, hands, inside):
            keep_instrument(me, card, sight, hands, inside)
    elif location == BALCONY:
        next_award(me, False, sight, hands, inside)


# 2. to 4. Upgrades and Goals.
def upgrade(me: Ai, sight: Sight, why: Trace | None) -> None:
    """Upgrade cards by the skill on them, then give steps of the AI Goals track (LA053 to LA055, readings 21 to 23)."""
    two, three, step = me.kit.box.ai.upgrade
    skills = {card: _skill(me, card) for card in me.row if card in me.covered}
    before = list(me.levels)
    for least, start, clause in ((two, LEVEL_ONE, "upkeep.two"), (three, LEVEL_TWO, "upkeep.three")):
        for card, skill in skills.items():
            levels = before if me.kit.one_upgrade else me.levels
            if levels[card] == start and skill >= least:
                me.levels[card] = start + 1
                if why is not None:
                    why.step(N_("{card} comes in, by skill {n}"), C + clause, card=card_seen(me, card), n=skill)
    levels = before if me.kit.one_upgrade else me.levels
    for card, skill in skills.items():
        if levels[card] == LEVEL_THREE and skill >= step:
            goals_step(me, sight, C + "upkeep.step", why)


def _skill(me: Ai, card: int) -> int:
    """Return the skill on a card that counts for upgrades (reading 21)."""
    if me.kit.upgrade_skill == "resolved":
        return me.skills[card]
    chip = me.workers[card]
    return chip if me.kit.upgrade_skill == "chip" else chip + priority(me, AI_LOCATIONS[card])


# 5. The next round.
def set_aside(me: Ai) -> None:
    """Set the workers aside and shuffle all six cards, discarded ones too (LA056)."""
    me.row, me.dropped, me.covered = [], [], []
    me.deck = [1] * len(AI_LOCATIONS)
    me.workers, me.skills = [0] * len(AI_LOCATIONS), [0] * len(AI_LOCATIONS)


# The end.
def final_score(me: Ai, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Score First Chairs, the AI Goals track, half of assigned unfinished instruments (LA057); your goals (LA059)."""
    next_turn(me)
    sections: list[Place] = [("section", section) for section in families_of(me)]
    held = [section for section, own in zip(sections, sight.see(HELD_CHAIR, sections), strict=True) if own]
    if held:
        score(me, sum(sight.see(CHAIR_PRESTIGE, held)), "chairs", C + "end", hands, why)
    if me.kit.ai_goals:
        score(me, sight.see(GOALS_PRESTIGE, [("space", me.goals)])[0], "ai goals", C + "end", hands, why)
    score(me, halves(me), "unfinished", C + "end", hands, why)
    if me.kit.your_goals:
        score(me, missed(me, sight), "your goals", C + "harder.goals", hands, why)


def halves(me: Ai) -> int:
    """Return half the prestige, rounded up, of its assigned unfinished instruments (LA057, reading 27)."""
    prestige = [patron.unfinished for patron in me.patrons if patron.unfinished != NONE]
    if me.kit.half_of_sum:
        return (sum(prestige) + 1) // 2
    return sum((n + 1) // 2 for n in prestige)


TOP, MIDDLE = 3, 2


def missed(me: Ai, sight: Sight) -> int:
    """Return what the best levels are worth that you did not reach on your goals (LA059, reading 28)."""
    goals = cast("list[Place]", sight.find(YOUR_GOALS))
    levels: list[Piece] = []
    for goal, reached in zip(goals, sight.see(REACHED, goals), strict=True):
        if reached or not me.kit.missed_goal_nothing:
            levels.append(("goal level", goal[1], MIDDLE if reached == TOP else TOP))
    return sum(sight.see(GOAL_PRESTIGE, levels)) if levels else 0
