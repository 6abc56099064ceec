"""What cards and boards say of themselves: the AI's action cards, guild card and Goals track, family tiles; chances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from soloist.engine.text import N_, say
from soloist.games.luthier.components import Box
from soloist.games.luthier.gains import power
from soloist.games.luthier.kinds import (
    BALCONY,
    LEVELS,
    REPAIR,
    RESULT,
    SALON,
    START_GAIN,
    START_INSTRUMENT,
    START_REPAIR,
    START_ROUGH,
)
from soloist.games.luthier.names import era_name, family_name, inside_name, location_name, parts_words
from soloist.games.luthier.opponent.own import Ai, priority
from soloist.games.luthier.performing import dice_of
from soloist.games.luthier.pieces import AiCard, Guild
from soloist.games.luthier.state import Game

FACES: Final = 6
"""Of a white die."""
SCORES: Final = {
    "": N_("no award"),
    "lowest": N_("the lowest level left of its next award"),
    "highest": N_("the highest level left of its next award"),
}
"""What a Balcony card scores."""


# The AI's cards and tracks.


def ai_card_words(box: Box, card: AiCard, goals: bool) -> str:
    """Return what an action card shows: its limit, what it does, its icons, and what replaces it.

    `goals` says whether the game has the AI Goals track (LA018).
    """
    icons = icon_words(box, card.down, card.up)
    return " ".join([*_does(box, card, goals), icons, *_grows(box, card, goals)])


def _does(box: Box, card: AiCard, goals: bool) -> list[str]:
    words = [limit_words(box, card.limit)] if card.limit else []
    words += level_words(card)
    if card.location not in (SALON, BALCONY):
        words.append(search_words(card.search))
    if card.step and goals:
        words.append(say("A step of the AI Goals track."))
    return words


def limit_words(box: Box, limit: str) -> str:
    """Return what a limit on a card counts, and how many that is (LA021)."""
    limits = box.ai.limits
    counts = {
        "patrons": say("{n} active patrons", n=limits.patrons),
        "instruments": say("{n} unfinished instruments", n=limits.instruments),
        "awards": say("{n} awards", n=limits.awards),
    }
    return say("Limit: {what}.", what=counts[limit])


def level_words(card: AiCard) -> list[str]:
    """Return what a card may do by its level: what a repair is worth, which level of an award it scores."""
    if card.location == REPAIR:
        most = card.repair_value
        return [say("Repairs worth {n} at most.", n=most) if most else say("Repairs of any worth.")]
    return [say("Scores {what}.", what=say(SCORES[card.award]))] if card.location == BALCONY else []


def search_words(searches: bool) -> str:
    """Return whether a card has the deck searched."""
    return say("It searches the deck if nothing fits.") if searches else say("It does not search.")


def icon_words(box: Box, down: Sequence[int], up: Sequence[int]) -> str:
    """Return what the icons of a card do to the rows of the tracker."""
    lower = [f"{location_name(row)} −{box.ai.tracker_down}" for row in down]
    return say("Icons: {list}.", list=", ".join([*lower, *(f"{location_name(row)} +1" for row in up)]))


def _grows(box: Box, card: AiCard, goals: bool) -> list[str]:
    least = box.ai.upgrade[card.level - 1]
    if card.level < LEVELS:
        return [say("From skill {n} on level {level} comes in.", n=least, level=card.level + 1)]
    words = N_("From skill {n} on a step of the AI Goals track.")
    if card.step:
        words = N_("From skill {n} on another step.")
    return [say(words, n=least)] if goals else []


def upkeep_words() -> str:
    """Return when what stands at the end of the cards counts."""
    return say("In the upkeep the icons of used cards count, and the skill on them: it brings levels and steps.")


def goals_track_words(box: Box) -> str:
    """Return what each space of the AI Goals track is worth."""
    named = {"top": len(box.ai_goals) - 1, "list": ", ".join(map(str, box.ai_goals))}
    return say("The AI Goals track, from space 0 to {top}, is worth at the end: {list}.", **named)


def guild_of(box: Box, me: Ai) -> Guild | None:
    """Return the guild card that has the AI's orders: each printed one has its own."""
    orders = (me.eras, me.families, me.awards)
    return next((row for row in box.guilds if (list(row.eras), list(row.families), list(row.awards)) == orders), None)


def guild_words(box: Box, guild: Guild) -> str:
    """Return what stands on a guild card beside its orders of awards."""
    return say(
        "Eras: {eras}. Families: {families}. Icons that lifted its tracker at the start: {icons}.",
        eras=", ".join(map(era_name, guild.eras)),
        families=", ".join(map(family_name, guild.families)),
        icons=", ".join(map(location_name, guild.icons)),
    )


def worker_words(me: Ai, location: int) -> str:
    """Return what a worker of the AI at a location that is still face down may be, and the skill that it may have."""
    unseen, row = [chip for chip, n in enumerate(me.chips) if n], priority(me, location)
    chips = ", ".join(map(str, unseen))
    if not row:
        return say("It is one of {chips}; its row adds nothing.", chips=chips)
    named = {"least": min(unseen) + row, "most": max(unseen) + row}
    return say("It is one of {chips}; its row adds {n}: skill {least} to {most}.", chips=chips, n=row, **named)


# Family tiles.


def family_words(box: Box, family: int) -> str:
    """Return a family tile: where the family lived and what it built, its goods and its start action."""
    row = box.family_tiles[family]
    return say(
        "{city}, {family}. Goods: {goods}. Start action: {start}.",
        city=row.city,
        family=family_name(row.craft),
        goods=parts_words(row.gives),
        start=_start(box, family),
    )


def _start(box: Box, family: int) -> str:
    row = box.family_tiles[family]
    if row.start == START_GAIN:
        return parts_words(row.gains)
    if row.start == START_ROUGH:
        return say("rough in your instrument with {n} materials less", n=row.n)
    if row.start == START_INSTRUMENT:
        return say("take an instrument of the row, no rare one")
    if row.start == START_REPAIR:
        return say("do a repair of value {n} of the row", n=row.n)
    return say("put a token into the section {section}", section=family_name(row.section))


# Performances, and whose turn it is.


def chances_words(game: Game, who: int, card: int, added: int = 0, spent: int = 0) -> str:
    """Return how likely a performance is at least medium, and high, with the chip that acts; and with all inspiration
    that is left when some is spent.
    """
    row, skill = game.kit.box.performances[card], game.queue[0][2]
    base, dice = skill + power(game, who, RESULT) + added, dice_of(game, who, skill)
    left = game.boards[who].inspiration - spent
    rolled, helped = (
        say(
            "medium {medium} %, high {high} %",
            medium=_percent(with_inspiration(row.medium - base, dice, n)),
            high=_percent(with_inspiration(row.high - base, dice, n)),
        )
        for n in (0, left)
    )
    if not left:
        return rolled
    if rolled == helped:
        return say("{rolled}, with or without inspiration", rolled=rolled)
    return say("{rolled}; with your {n} inspiration {helped}", rolled=rolled, n=left, helped=helped)


def _percent(chance: float) -> int:
    """Return a chance in percent; only what is certain has 100."""
    return min(round(100 * chance), 99) if chance < 1.0 else 100


def with_inspiration(face: int, dice: int, n: int) -> float:
    """Return how likely some dice come to a face with up to n inspiration, each for 1 more or for another roll.

    Rolls go first: what is added can be added after them just as well (luthier.perform.inspiration).
    """
    now = at_least(face - n, dice)
    return now + (1.0 - now) * with_inspiration(face, dice, n - 1) if n else now


def at_least(face: int, dice: int) -> float:
    """Return how likely the highest of some dice shows a face or more."""
    below = min(max(face - 1, 0), FACES)
    return 1.0 - (below / FACES) ** dice


def order_words(game: Game) -> str:
    """Return the present turn order."""
    if game.kit.alone:
        names = ", ".join(inside_name(game, who) for who in game.order)
        return say("Turn order: {names}", names=names)
    return say("Turn order: players {list}", list=", ".join(str(who + 1) for who in game.order))
