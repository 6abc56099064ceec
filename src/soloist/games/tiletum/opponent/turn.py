"""A whole turn of the Cardinalbot as one step: pawn, Decree, die, tile, Action, Tasks (TC026 to TC043)."""

from __future__ import annotations

from typing import cast

from soloist.engine.hands import Hands
from soloist.engine.sight import NOWHERE, At, Sight
from soloist.engine.text import N_
from soloist.engine.trace import Trace
from soloist.games.tiletum.kinds import (
    ALWAYS,
    ARCHITECT,
    AT_LEAST,
    COFFERS,
    HELD,
    JOKER,
    KING,
    MERCHANT,
    MORE,
    NEW_CREST,
    TAKE_ACTION,
    TAKE_HIGHEST,
)
from soloist.games.tiletum.opponent import ladders
from soloist.games.tiletum.opponent.actions import act
from soloist.games.tiletum.opponent.bonus import goes_to, most_required, resolve
from soloist.games.tiletum.opponent.facts import (
    CREST_OFFERED,
    CRESTS_WITHIN,
    DICE,
    NEW_CREST_AT,
    WHEEL_TILE,
    YOU_HIGHER,
)
from soloist.games.tiletum.opponent.own import (
    NOTHING,
    Cardinal,
    Piece,
    Place,
    challenged,
    lacking_crests,
    marker,
    resource,
    town,
)
from soloist.games.tiletum.opponent.tasks import do_tasks
from soloist.games.tiletum.opponent.verbs import TAKE_DIE, TAKE_WHEEL_TILE
from soloist.games.tiletum.pieces import DecreeOption

C = "tiletum.cardinal."
OFFERED: Place = ("offer", 0)
"""The Contract offer."""
Chosen = tuple[Piece, int]
"""A die and the Action that was named, or NOTHING."""


def take_turn(me: Cardinal, rolled: tuple[int, int], sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Do one turn (TC026 to TC043); `rolled` are the Cardinalbot dice."""
    me.turn += 1
    me.drawn.clear()
    me.pawn = min(abs(rolled[0] - rolled[1]), len(me.row) - 1)
    if why is not None:
        steps = abs(rolled[0] - rolled[1])
        why.step(N_("rolls {a} and {b}: pawn {n} to the right"), C + "pawn", a=rolled[0], b=rolled[1], n=steps)
    sight.soon((DICE, None, NOWHERE))
    chosen = choose_die(me, sight, why)
    if chosen is not None:
        die, named = chosen
        _gain(me, die, sight, hands, why)
        action = int(die[3]) if named == NOTHING else named
        if action == JOKER:
            action = joker_action(me, sight, why)
        act(me, action, me.kit.box.ap_of[int(die[2])], sight, hands, why)
    do_tasks(me, sight, hands, why)


def choose_die(me: Cardinal, sight: Sight, why: Trace | None = None) -> Chosen | None:
    """Resolve the Decree under the pawn, or the next to the right that works (TC029, TC030)."""
    dice = cast("list[Piece]", sight.find(DICE))
    for pawn in range(me.pawn, len(me.row)):
        me.pawn = pawn
        decree = me.kit.box.decrees[me.row[pawn]]
        clause = f"tiletum.decree.{decree.number}"
        if why is not None:
            why.step(N_("Decree {decree}"), C + "decree", decree=("decree", me.row[pawn]))
        for number, option in enumerate(decree.options, 1):
            seen: list[str | int] | None = None if why is None else []
            failed = "" if _holds(me, option) else N_("not so")
            matching = [] if failed else _matching(me, option, dice, sight, seen)
            if not failed and not matching:
                failed = N_("none in reach") if seen else N_("no such die")
            if why is not None:
                _note(me, why, decree.name, number, option, failed, clause, seen or [])
            if not failed:
                die = _pick(me, option, matching, sight, why)
                if die is not None:
                    return die, option.args[0] if option.choice == TAKE_ACTION else NOTHING
    return None


def _count(me: Cardinal, what: str) -> int:
    """Return how many of something it has on the map (reading 5)."""
    return len({"pillars": me.pillars, "houses": me.houses, "cathedrals": me.built}[what])


def _holds(me: Cardinal, option: DecreeOption) -> bool:
    """Whether the condition of an option holds, as far as that does not depend on the die (TC029)."""
    if option.condition in (MORE, AT_LEAST):
        first, second = (_count(me, what) for what in option.condition_args)
        return first > second if option.condition == MORE else first >= second
    return bool(me.contracts) if option.condition == HELD else True


Seen = list[str | int] | None
"""What was seen of Crests, for a trace, die by die: where, the number or AP, how many kinds, and these."""


def _matching(me: Cardinal, option: DecreeOption, dice: list[Piece], sight: Sight, seen: Seen = None) -> list[Piece]:
    """Return the dice that an option may take (TC029, TC033, reading 12)."""
    if option.choice != TAKE_ACTION:
        return [die for die in dice if die[1] in option.args]
    found = [die for die in dice if die[3] in (*option.args, JOKER)]
    if option.condition == NEW_CREST:
        return _with_new_crest(me, option, found, _sectors(me, dice), sight, seen)
    return found


def _sectors(me: Cardinal, dice: list[Piece]) -> Piece:
    """Return the sectors of which a Crest may count for the Decree, those with dice that it may take for one."""
    options = me.kit.box.decrees[me.row[me.pawn]].options
    named = {action for one in options if one.condition_args in (("merchant",), ("architect",)) for action in one.args}
    return ("sectors", *sorted({int(die[2]) for die in dice if die[3] in (*named, JOKER)}))


def _with_new_crest(
    me: Cardinal, option: DecreeOption, dice: list[Piece], sectors: Piece, sight: Sight, seen: Seen
) -> list[Piece]:  # fmt: skip
    """Return the dice as soon as that which it takes of them has a new Crest in reach (reading 12).

    Those behind it in the list are not looked at; whether they have one changes nothing.
    """
    lacking = lacking_crests(me)
    if seen is not None and dice and not lacking:
        seen += ["all", 0, 0]
    while dice and lacking:
        number, nearest = int(_for_action(me, dice).best(me, sight, dice)[0][2]), min(int(die[2]) for die in dice)
        # The most AP first: what is not in reach with them is not with fewer.
        reaches = [me.kit.box.ap_of[n] + marker(me, option.args[0]) for n in dict.fromkeys((nearest, number))]
        if seen is not None:
            seen += ["die", number, 0]
        if _at_sector(me, option, number, sectors, sight, seen):
            return dice
        if all(_in_reach(me, option, ap, sight, seen) for ap in reaches):
            return dice
        dice = [die for die in dice if die[2] != number]
    return []


def _at_sector(
    me: Cardinal, option: DecreeOption, number: int, sectors: Piece, sight: Sight, seen: Seen
) -> bool:  # fmt: skip
    """Whether a Crest that it lacks lies at the sector of a die (reading 12)."""
    if me.kit.crest_in_reach_on_map_only or option.condition_args == ("contract",):
        return False
    at: At = {"lacks": ("crests", *lacking_crests(me)), "number": number, "sectors": sectors}
    found = ("sector", number) in sight.find(NEW_CREST_AT, at)
    if seen is not None:
        seen += ["sector", number, int(found)]
    return found


def _in_reach(me: Cardinal, option: DecreeOption, ap: int, sight: Sight, seen: Seen) -> bool:
    """Whether a Crest that it lacks lies within so many steps, or in the offer for so many AP (reading 12)."""
    where, lacking = option.condition_args[0], lacking_crests(me)
    if where == "contract":
        offered = bool(sight.see(CREST_OFFERED, [OFFERED], {"lacks": ("crests", *lacking), "ap": ap})[0])
        if seen is not None:
            seen += ["offer", ap, int(offered)]
        return offered
    start = town(me.merchant if where == "merchant" else me.architect)
    within = sight.see(CRESTS_WITHIN, [("crest", crest) for crest in lacking], {"start": start, "steps": ap})
    if seen is not None:
        found = [crest for crest, near in zip(lacking, within, strict=True) if near]
        seen += ["steps", ap, len(found), *found]
    return any(within)


def _pick(me: Cardinal, option: DecreeOption, dice: list[Piece], sight: Sight, why: Trace | None) -> Piece | None:
    """Return the die of several that match (TC031 to TC033, readings 13, 14, 17 and 33)."""
    if option.choice == TAKE_ACTION:
        return _for_action(me, dice).pick(me, sight, dice, NOWHERE, why)
    if option.choice == TAKE_HIGHEST:
        if me.kit.box.decrees[me.row[me.pawn]].colours:
            return ladders.HIGHEST_DIE.pick(me, sight, dice, NOWHERE, why)
        return ladders.highest_of_all(most_required(me, sight, why)).pick(me, sight, dice, NOWHERE, why)
    colours = [resource(kind) for kind in sorted({int(die[1]) for die in dice})]
    colour = ladders.NEEDED_COLOUR.pick(me, sight, colours, NOWHERE, why)
    wanted = [die for die in dice if colour is not None and die[1] == colour[1]]
    return ladders.HIGHEST_DIE.pick(me, sight, wanted, NOWHERE, why)


def _for_action(me: Cardinal, dice: list[Piece]) -> ladders.Pieces:
    """Return the list for a named Action: Joker dice are measured by the AP of its own (TC033, reading 14)."""
    named = max((me.kit.box.ap_of[int(die[2])] for die in dice if die[3] != JOKER), default=0)
    return ladders.die_for_action(named, me.kit.colour_before_joker)


_CONDITIONS = {
    ALWAYS: (N_("{wanted}"), ""),
    MORE: (N_("{wanted}, if more {first} than {second}"), N_("{a} and {b}")),
    AT_LEAST: (N_("{wanted}, if at least as many {first} as {second}"), N_("{a} and {b}")),
    HELD: (N_("{wanted}, if it holds a Contract"), N_("{a} held")),
    NEW_CREST: (N_("{wanted}, if a new Crest is in reach {first}"), N_("{seen}")),
}


def _note(
    me: Cardinal, why: Trace, card: str, number: int, option: DecreeOption, failed: str, clause: str,
    seen: list[str | int],
) -> None:  # fmt: skip
    """Note an option that was tried, what it wanted, and its numbers."""
    what, numbers = _CONDITIONS[option.condition]
    words: tuple[str, ...] = (*option.condition_args, "", "")
    a = b = 0
    if option.condition in (MORE, AT_LEAST):
        a, b = _count(me, words[0]), _count(me, words[1])
    elif option.condition == HELD:
        a = len(me.contracts)
    why.option(
        card, number, what, clause, failed=failed, numbers=numbers if seen or option.condition != NEW_CREST else "",
        wanted=("wanted", option.choice, *option.args), seen=("seen", *seen),
        first=("word", words[0]), second=("word", words[1]), a=a, b=b,
    )  # fmt: skip


def _gain(me: Cardinal, die: Piece, sight: Sight, hands: Hands, why: Trace | None) -> None:
    """Take the die's Resources and the sector's Bonus tile, and resolve it (TC034, TC097)."""
    colour, number = int(die[1]), int(die[2])
    more = me.kit.box.challenges[COFFERS].number if challenged(me, COFFERS) else 0
    me.res[colour] += number + more
    hands.do(TAKE_DIE, die)
    if why is not None:
        clause = "tiletum.challenge.deep-coffers" if more else C + "gain"
        why.step(N_("takes {die}: {n} {resource}"), clause, die=die, n=number + more, resource=resource(colour))
    at: At = {"number": number}
    for tile in cast("list[Piece]", sight.find(WHEEL_TILE, at)):
        hands.do(TAKE_WHEEL_TILE, tile, number, goes_to(me, tile))
        if why is not None:
            why.step(N_("takes {tile} of the sector"), C + "wheel-tile", tile=tile)
        resolve(me, tile, sight, hands, why)


def joker_action(me: Cardinal, sight: Sight, why: Trace | None = None) -> int:
    """Return what a Joker die becomes where no Action was named (TC036)."""
    if sight.see(YOU_HIGHER, [("you", 0)], {"space": me.king})[0]:
        action, clause = KING, C + "joker.king"
    else:
        action = MERCHANT if len(me.pillars) >= len(me.houses) else ARCHITECT
        clause = C + "joker.merchant"
    if why is not None:
        why.step(N_("the Joker becomes {action}"), clause, action=("action", action))
    return action
