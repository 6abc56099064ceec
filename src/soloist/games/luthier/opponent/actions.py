"""The AI's actions at the six locations (LA028 to LA046)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from soloist.engine.hands import Hands
from soloist.engine.sight import NOWHERE, At, Sight
from soloist.engine.text import N_
from soloist.engine.trace import Trace
from soloist.games.luthier.kinds import (
    BALCONY,
    GUILD,
    PATRONS,
    PERFORM,
    PERFORMANCES,
    REPAIR,
    REPAIRS,
    SALON,
    WORKBENCH,
)
from soloist.games.luthier.opponent import ladders
from soloist.games.luthier.opponent.choosing import choose, deck_thing, order_of, take
from soloist.games.luthier.opponent.deliveries import build, perform, repair, take_instrument, welcome
from soloist.games.luthier.opponent.facts import AWARD_LEVELS, AWARD_PRESTIGE, SEARCHES, TURN_SPACE
from soloist.games.luthier.opponent.goals import goals_step
from soloist.games.luthier.opponent.own import AI_LOCATIONS, Ai, Piece, action_card, card_seen
from soloist.games.luthier.opponent.verbs import TAKE_AWARD, TAKE_TURN_SPACE

C = "luthier.ai."
STEPS: Final = {SALON: C + "salon.step", GUILD: C + "instrument.step", WORKBENCH: C + "build.step"}
"""The clauses of a card's step on the AI Goals track."""


def act(me: Ai, location: int, skill: int, sight: Sight, hands: Hands, why: Trace | None = None) -> bool:
    """Carry out the action of its card of a shared location; False if it is skipped (LA025 to LA043)."""
    card = AI_LOCATIONS.index(location)
    if why is not None:
        why.step(N_("{card} with skill {n}"), C + "skill", card=card_seen(me, card), n=skill)
    done = ACTIONS[location](me, card, skill, sight, hands, why)
    if not done and why is not None:
        why.step(N_("skips the action"), C + "skip")
    if action_card(me, card).step and (done or me.kit.skipped_step):
        goals_step(me, sight, STEPS[location] if done else "luthier.reading.29", why)
    return done


def searches(me: Ai, card: int, sight: Sight) -> bool:
    """Whether one of its action cards says that it searches the deck (LA026)."""
    return me.levels[card] > 1 and bool(sight.see(SEARCHES, [card_seen(me, card)])[0])


def salon(me: Ai, card: int, skill: int, sight: Sight, hands: Hands, why: Trace | None) -> bool:
    """Take a patron (LA028, LA029)."""
    held = list(dict.fromkeys(family for family, _ in me.beside))
    at: At = {
        "deck": deck_thing(PATRONS),
        "order": order_of(me, PATRONS),
        "wanted": ("families", *held),
    }
    space = ladders.patron(bool(held)).pick(me, sight, None, at, why)
    if space is None:
        return False
    welcome(me, take(PATRONS, space, sight, hands, why), hands, why)
    return True


def guild(me: Ai, card: int, skill: int, sight: Sight, hands: Hands, why: Trace | None) -> bool:
    """Take an instrument (LA031, LA032)."""
    return take_instrument(me, partial(searches, me, card, sight), sight, hands, why)


def needed(me: Ai, deck: int) -> list[list[int]]:
    """Return what each of its patrons needs of a deck, in the order of its guild card."""
    order = me.eras if deck == PERFORMANCES else me.families
    return [[of for of in order if (deck, of) in patron.needs] for patron in me.patrons]


def at_perform(me: Ai, card: int, skill: int, sight: Sight, hands: Hands, why: Trace | None) -> bool:
    """Choose a performance; no dice, but the number printed on it (LA034, LA035)."""
    wanted = needed(me, PERFORMANCES)
    chosen = choose(me, PERFORMANCES, wanted, partial(searches, me, card, sight), sight, hands, why)
    if chosen is None:
        return False
    result = skill + int(chosen[2])
    if why is not None:
        words = N_("skill {skill} and the printed {printed}")
        why.step(words, C + "perform.result", skill=skill, printed=int(chosen[2]))
    perform(me, chosen, result, sight, hands, why)
    return True


def at_repair(me: Ai, card: int, skill: int, sight: Sight, hands: Hands, why: Trace | None) -> bool:
    """Choose a repair that is not above the level of the card (LA038, LA039)."""
    wanted, worth = needed(me, REPAIRS), action_card(me, card).repair_value
    chosen = choose(me, REPAIRS, wanted, partial(searches, me, card, sight), sight, hands, why, worth)
    if chosen is None:
        return False
    repair(me, chosen, sight, hands, why)
    return True


def balcony(me: Ai, card: int, skill: int, sight: Sight, hands: Hands, why: Trace | None) -> bool:
    """Take a turn-order space; from level 2 score an award (LA041 to LA043)."""
    space = bool(sight.see(TURN_SPACE, [("ai", 0)])[0])
    if space:
        hands.do(TAKE_TURN_SPACE)
        if why is not None:
            why.step(N_("takes the best free turn-order space"), C + "balcony")
    level = action_card(me, card).award
    if not level:
        return space
    return next_award(me, level == "highest", sight, hands, why) or space


def next_award(me: Ai, highest: bool, sight: Sight, hands: Hands, why: Trace | None) -> bool:
    """Score a level of its next award and return whether there was one; it meets no condition (LA043, reading 15)."""
    ladder, places = ladders.award(highest), [place for place in me.awards if place not in me.scored]
    if me.kit.one_next_award:
        places = places[:1]
    # Whether a level is left is looked up for the next award alone; only where none is, for the following one.
    picks = (ladder.pick(me, sight, _levels(place, sight), NOWHERE, why) for place in places)
    level = next((level for level in picks if level is not None), None)
    if level is None:
        return False
    prestige = sight.see(AWARD_PRESTIGE, [level])[0]
    me.scored.append(int(level[1]))
    me.prestige += prestige
    hands.do(TAKE_AWARD, level, prestige)
    if why is not None:
        why.step(N_("scores {level}: {n}"), C + "balcony.award", level=level, n=prestige)
    return True


def _levels(place: int, sight: Sight) -> list[Piece]:
    n = sight.see(AWARD_LEVELS, [("award", place)])[0]
    return [("level", place, level, n) for level in range(n)]


def work(me: Ai, chips: Sequence[int], sight: Sight, hands: Hands, why: Trace | None = None) -> bool:
    """Let all workers on the Workbench space build, and cover the card if there is one (LA044 to LA046, reading 6).

    Without the card they build as with level 1 (reading 5). False if nothing was built.
    """
    card = AI_LOCATIONS.index(WORKBENCH)
    there = card in me.row
    if why is not None:
        why.step(N_("workers at the Workbench: {n}"), C + "build", n=len(chips))
    me.bench = 0
    if there:
        me.covered.append(card)
        me.workers[card] = me.skills[card] = max(chips)

    def may_search() -> bool:
        if me.kit.bench_search == "guild":
            return searches(me, AI_LOCATIONS.index(GUILD), sight)
        return me.kit.bench_search != "never" and there and searches(me, card, sight)

    built = [build(me, may_search, sight, hands, why) for _ in chips]
    if there and action_card(me, card).step:
        goals_step(me, sight, STEPS[WORKBENCH], why)
    return any(built)


Action = Callable[[Ai, int, int, Sight, Hands, Trace | None], bool]
ACTIONS: Final[dict[int, Action]] = {
    SALON: salon,
    GUILD: guild,
    PERFORM: at_perform,
    REPAIR: at_repair,
    BALCONY: balcony,
}
