"""Its actions, its upkeep and its end, sentence after sentence, done to a position."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.luthier.opponent.literal import lists
from tests.games.luthier.opponent.literal.lists import SEARCHES, WORTH, notes
from tests.games.luthier.opponent.literal.luck import Luck
from tests.games.luthier.opponent.literal.position import (
    INSTRUMENTS,
    NOBODY,
    NOTHING,
    PATRONS,
    PERFORMANCES,
    REPAIRS,
    Patron,
    Position,
    needs,
)

EVERY_SECTION = range(5)
AWARD_PRESTIGE = (3, 5, 8)


# Decks (B1.5).
def shuffle_if_empty(p: Position, deck: int) -> None:
    """An empty deck is replaced by its discards."""
    if not p.deck[deck] and not p.under[deck]:
        p.deck[deck], p.discards[deck] = p.discards[deck], set()


def top(p: Position, deck: int, luck: Luck) -> int | None:
    """Draw the top card of a deck."""
    shuffle_if_empty(p, deck)
    if p.deck[deck]:
        card = luck.top(deck, p.deck[deck])
        p.deck[deck].remove(card)
    elif p.under[deck]:
        card = p.under[deck].pop(0)
    else:
        return None
    shuffle_if_empty(p, deck)
    return card


def take(p: Position, deck: int, where: str, card: int, luck: Luck) -> None:
    """Take a card out of the row, which is filled at once, or out of the deck."""
    if where == "row":
        p.row[deck].remove(card)
        while len(p.row[deck]) < 5:
            new = top(p, deck, luck)
            if new is None:
                break
            p.row[deck].insert(0, new)
    else:
        p.deck[deck].discard(card)
        p.under[deck] = [other for other in p.under[deck] if other != card]
        shuffle_if_empty(p, deck)


def discard(p: Position, deck: int, card: int) -> None:
    """Discard a card."""
    p.discards[deck].add(card)
    shuffle_if_empty(p, deck)


def step(p: Position) -> None:
    """One step up the AI Goals track; off with LA018 (R-L30), lost beyond the top."""
    if p.how("ai-goals") == "yes":
        p.goals = min(p.goals + 1, len(p.box.ai_goals) - 1)


# Tokens.
def place_token(p: Position, sections: Sequence[int], instrument: bool, luck: Luck) -> None:
    """LA047, LA048 and the usual rules for First Chairs (B6.3)."""
    section, desk = lists.token_place(p, sections, luck)
    if desk == NOTHING:
        p.back[section][p.ai] += 1
    elif instrument:
        p.occupied[desk] = p.ai
    else:
        p.tokens[desk][p.ai] += 1
    holder = p.chairs[section]
    if holder == NOBODY or lists.tokens_in(p, section, p.ai) > lists.tokens_in(p, section, holder):
        p.chairs[section] = p.ai


# Patrons.
def place_patron(p: Position, card: int) -> None:
    """LA029: the left-most free space, and a matching instrument."""
    patron = Patron(card)
    p.patrons.append(patron)
    for instrument in lists.instrument_for(p, card):
        p.beside.remove(instrument)
        patron.instrument = instrument


def complete(p: Position) -> None:
    """LA049: score a patron whose requirements are met, discard it with its cards, shift the others left."""
    for patron in list(p.patrons):
        if patron.built and not needs(p.box, patron):
            notes["complete", ("left", "right")[lists.index_of(p, patron)]] += 1
            p.prestige += p.box.patrons[patron.card].prestige
            p.patrons = [other for other in p.patrons if other is not patron]
            cards = [(PATRONS, patron.card), *patron.given]
            if patron.instrument != NOTHING:
                cards.append((INSTRUMENTS, patron.instrument))
            for deck, card in cards:
                discard(p, deck, card)


def assign_or_discard(p: Position, deck: int, card: int) -> None:
    """LA037, LA040: assign a card to a patron that needs it, or discard it."""
    for patron in lists.patron_in_need(p, deck, card):
        patron.given.append((deck, card))
        complete(p)
        return
    discard(p, deck, card)


# The locations. Each returns whether it had a valid card (LA027).
def salon(p: Position, level: int, skill: int, luck: Luck) -> bool:
    """LA028, LA029."""
    for card in lists.patron_to_take(p):
        take(p, PATRONS, "row", card, luck)
        place_patron(p, card)
        return True
    return False


def guild(p: Position, level: int, skill: int, luck: Luck) -> bool:
    """LA031, LA032."""
    return take_instrument(p, level in SEARCHES["Guild"], luck)


def take_instrument(p: Position, searches: bool, luck: Luck) -> bool:
    """LA031: take an instrument, and see to it."""
    chosen = lists.card_to_take(p, INSTRUMENTS, searches, 99, luck)
    if chosen is None:
        return False
    take(p, INSTRUMENTS, *chosen, luck)
    keep(p, chosen[1])
    return True


def keep(p: Position, card: int) -> None:
    """LA032: assign it to that patron, or keep it face up; what it has longest is the top one."""
    for patron in lists.patron_for(p, card):
        patron.instrument = card
        return
    p.beside.append(card)


def at_perform(p: Position, level: int, skill: int, luck: Luck) -> bool:
    """LA034, LA035: its skill and the card's number, no dice."""
    chosen = lists.card_to_take(p, PERFORMANCES, level in SEARCHES["Perform"], 99, luck)
    if chosen is None:
        return False
    take(p, PERFORMANCES, *chosen, luck)
    perform(p, chosen[1], skill + p.box.performances[chosen[1]].ai, luck)
    return True


def perform(p: Position, card: int, result: int, luck: Luck) -> None:
    """LA036, LA037, R-L13."""
    row = p.box.performances[card]
    if result < row.medium:
        notes["result", "low"] += 1
        discard(p, PERFORMANCES, card)
        return
    high = result >= row.high
    notes["result", "high" if high else "medium"] += 1
    p.prestige += row.prestige[high]
    place_token(p, EVERY_SECTION, False, luck)
    assign_or_discard(p, PERFORMANCES, card)


def at_repair(p: Position, level: int, skill: int, luck: Luck) -> bool:
    """LA038, LA039, R-L12."""
    chosen = lists.card_to_take(p, REPAIRS, level in SEARCHES["Repair"], WORTH[level], luck)
    if chosen is None:
        return False
    take(p, REPAIRS, *chosen, luck)
    if chosen[0] == "discarded":
        discard(p, REPAIRS, chosen[1])
        return False
    repair(p, chosen[1], luck)
    return True


def repair(p: Position, card: int, luck: Luck) -> None:
    """LA040."""
    row = p.box.repairs[card]
    p.prestige += row.value
    place_token(p, [row.family], False, luck)
    assign_or_discard(p, REPAIRS, card)


def balcony(p: Position, level: int, skill: int, luck: Luck) -> bool:
    """LA041 (R-L14), LA042, LA043."""
    if p.ai not in p.balcony and len(p.balcony) < 2:
        p.balcony.append(p.ai)
    if level > 1:
        score_award(p, level == 3)
    return True


def score_award(p: Position, highest: bool) -> None:
    """LA043: a level of its next award, without a condition."""
    for place, level in lists.award_level(p, highest):
        p.levels_left[place].remove(level)
        p.scored = sorted([*p.scored, place])
        p.prestige += AWARD_PRESTIGE[level]


ACTIONS = {"Salon": salon, "Guild": guild, "Perform": at_perform, "Repair": at_repair, "Balcony": balcony}
GIVES_STEP = ("Salon", "Guild")
"""LA030, LA033: where a card of level 3 gives a step."""


def act(p: Position, location: str, skill: int, luck: Luck) -> None:
    """The action of its card; a skipped one gives no step unless R-L29 B."""
    level = p.levels[location]
    done = ACTIONS[location](p, level, skill, luck)
    notes[f"{location} {level}", "done" if done else "skipped"] += 1
    if level == 3 and location in GIVES_STEP and (done or p.how("skipped-step") == "yes"):
        step(p)


# The Workbench.
def work(p: Position, chips: Sequence[int], luck: Luck) -> None:
    """LA044 to LA046: each worker builds; R-L5 without the card as level 1, R-L6 all of them lie on the card."""
    has_card = "Workbench" in p.action_row
    level = p.levels["Workbench"] if has_card else 1
    looks = {  # R-L16
        "workbench": level in SEARCHES["Workbench"],
        "never": False,
        "guild": p.levels["Guild"] in SEARCHES["Guild"],
    }
    built = [build(p, looks[p.how("bench-search")], luck) for _ in chips]
    notes[f"Workbench {level if has_card else 'without card'}", "done" if any(built) else "skipped"] += 1
    if has_card:
        p.on_card["Workbench"] = (max(chips), max(chips))
        if level == 3:  # R-L29 does not name LA046
            step(p)
    p.bench = 0


def build(p: Position, searches: bool, luck: Luck) -> bool:
    """LA044, LA045: one instrument, in one go; with none it takes one first, as at the Guild (R-L16)."""
    one = lists.to_build(p)
    if one is None:
        notes["build", "takes one"] += 1
        if not take_instrument(p, searches, luck):
            return False
        one = lists.to_build(p)
    assert one is not None
    instrument = one.instrument if isinstance(one, Patron) else one
    row = p.box.instruments[instrument]
    p.prestige += row.prestige
    place_token(p, [row.family], True, luck)
    if isinstance(one, Patron):
        one.built = True
    else:
        p.beside.remove(one)
        for patron in lists.patron_for(p, one):
            patron.instrument, patron.built = one, True
            notes["built unassigned", "to a patron"] += 1
            break
        else:
            notes["built unassigned", "discarded"] += 1
            discard(p, INSTRUMENTS, one)
    complete(p)
    return True


# Upkeep. Section 16 of the reconstruction: what goes up by each card, left to right.
UP = {
    "Salon": (["Guild"], ["Perform"], ["Perform", "Repair"]),
    "Guild": (["Salon"], ["Repair"], ["Repair", "Balcony"]),
    "Perform": (["Repair"], ["Balcony"], ["Guild", "Salon"]),
    "Repair": (["Balcony"], ["Guild"], ["Guild", "Perform"]),
    "Balcony": (["Perform"], ["Salon"], ["Salon", "Repair"]),
    "Workbench": (["Repair"], ["Guild", "Balcony"], ["Perform", "Balcony"]),
}


def adjust(p: Position, luck: Luck) -> None:
    """LA051, LA052: first all reductions by 2, not below 0, then increases left to right; above 3 a bonus and 0."""
    used = [*p.action_row, *(p.dropped if p.how("dropped-icons") == "yes" else [])]  # R-L24
    for card in used:
        if card != "Workbench":
            notes["down", "by 2" if p.tracker[card] >= 2 else "to 0"] += 1
            p.tracker[card] = max(0, p.tracker[card] - 2)
    for card in used:
        for row in UP[card][p.levels[card] - 1]:
            p.tracker[row] += 1
            notes["up", "over 3" if p.tracker[row] > 3 else "by 1"] += 1
            if p.tracker[row] > 3:
                p.tracker[row] = 0
                bonus(p, row, luck)


def bonus(p: Position, row: str, luck: Luck) -> None:
    """LA052 with R-L25, R-L26 and R-L34."""
    if row == "Balcony":
        score_award(p, False)
        return
    if row == "Salon" and len(p.patrons) >= 2:
        notes["bonus Salon", "two patrons"] += 1
        return
    deck = {"Salon": PATRONS, "Guild": INSTRUMENTS, "Perform": PERFORMANCES, "Repair": REPAIRS}[row]
    card = top(p, deck, luck)
    notes[f"bonus {row}", "no card" if card is None else "done"] += 1
    if card is None:
        return
    if row == "Salon":
        place_patron(p, card)
    elif row == "Guild":
        keep(p, card)
    elif row == "Perform":
        printed = p.box.performances[card].ai if p.how("eleven") == "and printed" else 0
        perform(p, card, 11 + printed, luck)
    else:
        repair(p, card, luck)


def upkeep(p: Position, luck: Luck) -> None:
    """LA050: the five steps."""
    adjust(p, luck)
    began = dict(p.levels)
    one = p.how("upgrades") == "one"  # R-L22 B
    for card in p.on_card:  # LA053
        if p.levels[card] == 1 and skill_on(p, card) >= 2:
            notes["upgrade", "to 2"] += 1
            p.levels[card] = 2
    for card in p.on_card:  # LA054
        if p.levels[card] == 2 and skill_on(p, card) >= 3 and not (one and began[card] == 1):
            notes["upgrade", f"to 3 from {began[card]}"] += 1
            p.levels[card] = 3
    for card in p.on_card:  # LA055
        if p.levels[card] == 3 and skill_on(p, card) >= 4 and not (one and began[card] < 3):
            notes["upgrade", f"step from {began[card]}"] += 1
            step(p)
    p.action_row, p.dropped, p.on_card, p.bench = [], [], {}, 0  # LA056
    p.face_down = set(p.levels)


def skill_on(p: Position, card: str) -> int:
    """R-L21: the worker and its row as it then stands; B as resolved; C the worker alone. The Workbench has no row."""
    chip, resolved = p.on_card[card]
    if p.how("upgrade-skill") == "adjusted":
        return chip + (p.tracker[card] if card != "Workbench" else 0)
    return resolved if p.how("upgrade-skill") == "resolved" else chip


def end(p: Position, reached: Sequence[int]) -> None:
    """LA057, LA059: First Chairs, the Goals track, half of unfinished assigned instruments; what you miss (R-L28).

    `reached` is the level of each of your goals: 0 none, 1 to 3.
    """
    p.prestige += sum(section.chair for n, section in enumerate(p.box.sections) if p.chairs[n] == p.ai)
    if p.how("ai-goals") == "yes":
        p.prestige += p.box.ai_goals[p.goals]
    p.prestige += half_points(p)
    if p.how("your-goals") == "yes":
        p.prestige += missed(p, reached)


def half_points(p: Position) -> int:
    """LA057, R-L27: rounded up, each or (B) the sum."""
    unfinished = [
        p.box.instruments[patron.instrument].prestige
        for patron in p.patrons
        if patron.instrument != NOTHING and not patron.built
    ]
    notes["half points", f"{sum(n % 2 for n in unfinished)} odd of {len(unfinished)}"] += 1
    if p.how("half-points") == "sum":
        return -(-sum(unfinished) // 2)
    return sum(-(-n // 2) for n in unfinished)


def missed(p: Position, reached: Sequence[int]) -> int:
    """LA059, R-L28: the top level (10), or the middle one (6) if you reached the top; B: nothing without any level."""
    points = 0
    for level in reached:
        notes["missed goal", ("none", "bottom", "middle", "top")[level]] += 1
        if level == 0 and p.how("missed-goal") == "nothing":
            continue
        points += 6 if level == 3 else 10
    return points


# Planning.
def flip(p: Position, location: str) -> str:
    """LA020, LA021, R-L4: the card into the left-most empty space, or away for this round; where the worker goes."""
    p.face_down.discard(location)
    reached = lists.limit_reached(p, location)
    notes["limit", f"{location} {'reached' if reached else 'free'}"] += 1
    if reached:
        p.dropped.append(location)
    else:
        p.action_row.append(location)
    if reached or location == "Workbench":
        p.bench += 1
        return "Workbench"
    return location


# Setting up.
def set_up(p: Position, luck: Luck) -> None:
    """LA006, LA007: the top patron; an instrument by its back, else (reconstruction, LA007) the furthest of the row."""
    patron = top(p, PATRONS, luck)
    assert patron is not None
    family = p.box.patrons[patron].primary
    p.patrons.append(Patron(patron))
    match = set(lists.of_backs(p, INSTRUMENTS, [family], 99))
    in_row = [card for card in p.row[INSTRUMENTS] if p.box.instruments[card].family == family]
    notes["first instrument", "deck" if match else "row" if in_row else "none"] += 1
    if match:
        card = lists.first_of(p, INSTRUMENTS, match, luck)
        take(p, INSTRUMENTS, "deck", card, luck)
    elif in_row:
        card = in_row[-1]
        take(p, INSTRUMENTS, "row", card, luck)
    else:
        return
    p.patrons[0].instrument = card


def workers(round_: int) -> list[int]:
    """LA004."""
    return [1, 2, 3, *([4] if round_ >= 3 else []), *([5] if round_ >= 5 else [])]
