"""What a choice would change, said before it is made: an apprentice's help, inspiration for a performance."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from soloist.engine.text import N_, say, say_n
from soloist.games.luthier.kinds import DECK_AT, GUILD, MARKET, NONE, PERFORM, REPAIR, SALON
from soloist.games.luthier.names import inside_name, level_gain, location_name, parts_words
from soloist.games.luthier.performing import perform_options, result
from soloist.games.luthier.repairing import repair_options
from soloist.games.luthier.state import Game
from soloist.games.luthier.taking import instrument_options, patron_options, tier_cost

# An apprentice.


def skills(game: Game, who: int, chip: int) -> tuple[int, int]:
    """Return the skill of a chip of the queue, and what it would be with an apprentice (luthier.skill)."""
    skill = game.queue[_place(game, who, chip)][2]
    return skill, skill + game.kit.box.numbers.apprentice_skill


def _place(game: Game, who: int, chip: int) -> int:
    return next(place for place, one in enumerate(game.queue) if one[:2] == [who, chip])


def apprentice_words(game: Game, who: int, chip: int) -> str:
    """Return the question whether an apprentice helps a chip; what it brings stands with the choice."""
    words = N_("{location}: does an apprentice help chip {chip}?")
    if not changes_words(game, who, chip):
        words = N_("{location}: does an apprentice help chip {chip}? It changes nothing now.")
    return say(words, location=location_name(game.location), chip=chip)


def help_label(game: Game, who: int, chip: int) -> str:
    """Return what an apprentice brings a chip, as a choice says it."""
    changes, (_, helped) = changes_words(game, who, chip), skills(game, who, chip)
    if not changes:
        return say("With an apprentice: skill {n}, which changes nothing now", n=helped)
    return say("With an apprentice: skill {n}; {changes}", n=helped, changes=changes)


def alone_label(game: Game, who: int, chip: int) -> str:
    """Return how a chip stands without an apprentice, as a choice says it."""
    alone, place = skills(game, who, chip)[0], _place(game, who, chip)
    before = _ahead(game, place, 0)
    if not before:
        return say("Alone: skill {n}", n=alone)
    return say("Alone: skill {n}, after {names}", n=alone, names=_names(game, place, before))


def changes_words(game: Game, who: int, chip: int) -> str:
    """Return what an apprentice would change for a chip as things stand: its turn, its bonuses, prices, the result."""
    place = _place(game, who, chip)
    changes = [
        *_passed(game, place),
        *_reached(game, place),
        *_first_there(game, place),
        *_cheaper(game, place),
    ]
    if game.location == PERFORM:
        changes.append(say("the result is {n} higher", n=game.kit.box.numbers.apprentice_skill))
    return "; ".join(changes)


def _ahead(game: Game, place: int, more: int) -> list[int]:
    """Return the places of the chips that act before one with that much more skill (luthier.resolution.first)."""
    by = 1 if game.kit.bare_chips else 2
    mine = game.queue[place][by] + (0 if game.kit.bare_chips else more)
    # Of equal ones the chip that was placed earlier is first.
    return [
        other
        for other, one in enumerate(game.queue)
        if other != place and (one[by] > mine or (one[by] == mine and other < place))
    ]


def _passed(game: Game, place: int) -> list[str]:
    still = _ahead(game, place, game.kit.box.numbers.apprentice_skill)
    passed = [other for other in _ahead(game, place, 0) if other not in still]
    return [say("before {names}", names=_names(game, place, passed))] if passed else []


def _names(game: Game, place: int, others: Iterable[int]) -> str:
    """Return whose chips some of the queue are, as the owner of one of them reads it."""
    mine, words = game.queue[place][0], []
    for who, chip, _ in (game.queue[other] for other in others):
        words.append(say("your chip {n}", n=chip) if who == mine else inside_name(game, who))
    return ", ".join(dict.fromkeys(words))


def _reached(game: Game, place: int) -> list[str]:
    """Return the skill bonuses that only an apprentice reaches (luthier.bonuses)."""
    alone, helped = skills(game, *game.queue[place][:2])
    return [parts_words(row.gives) for row in game.kit.box.bonuses[game.location] if alone < row.skill <= helped]


def _first_there(game: Game, place: int) -> list[str]:
    """Return what it brings to be the first at the Market, if only an apprentice does that (luthier.market.take)."""
    n = game.kit.box.numbers
    if game.location != MARKET or not game.market_open:
        return []
    if _ahead(game, place, n.apprentice_skill) or not _ahead(game, place, 0):
        return []
    words = say_n(
        "{n} more material for the first one there", "{n} more materials for the first one there", n.market_first
    )
    return [words]


TAKES: Final = {SALON: patron_options, GUILD: instrument_options, PERFORM: perform_options, REPAIR: repair_options}
"""What a person may take of a row, by location."""


def _cheaper(game: Game, place: int) -> list[str]:
    """Return how much less the cards of the row cost, if any does and one can be taken (luthier.rows.tier)."""
    who, deck, (alone, helped) = game.queue[place][0], DECK_AT[game.location], skills(game, *game.queue[place][:2])
    if deck == NONE:
        return []
    if all(str(option[0]).startswith("search") for option in TAKES[game.location](game, who, helped)):
        return []
    spaces = [space for space, card in enumerate(game.rows[deck]) if card != NONE]
    less = max((tier_cost(game, n, alone) - tier_cost(game, n, helped) for n in spaces), default=0)
    return [say("cards near the deck cost up to {n} money less", n=less)] if less else []


# Inspiration.

RESULTS: Final = (N_("low"), N_("medium"), N_("high"))
"""What a result is, by its level (luthier.perform.levels)."""
LOW_WORDS: Final = N_("{card}: {n}, low. Medium is {medium}, high is {high}. Spend inspiration?")
MEDIUM_WORDS: Final = N_("{card}: {n}, medium: {gain}. High is {high}. Spend inspiration?")
HIGH_WORDS: Final = N_("{card}: {n}, high is reached: {gain}. More adds nothing. Spend inspiration all the same?")


def level_of(game: Game, who: int, more: int = 0) -> int:
    """Return the level that a performance reaches as the dice lie, or with more: low 0, medium 1, high 2."""
    row, n = game.kit.box.performances[game.due[0][2]], result(game, who) + more
    return (n >= row.medium) + (n >= row.high)


def reached(game: Game, who: int) -> bool:
    """Return whether a performance reaches the highest level as the dice lie, so that more adds nothing."""
    return level_of(game, who) == len(RESULTS) - 1


def inspiration_words(game: Game, who: int) -> str:
    """Return the question about inspiration, with what the result brings as the dice lie."""
    row, level = game.kit.box.performances[game.due[0][2]], level_of(game, who)
    named = {"card": row.name, "n": result(game, who), "medium": row.medium, "high": row.high}
    return say((LOW_WORDS, MEDIUM_WORDS, HIGH_WORDS)[level], gain=_brings(game, level), **named)


def _brings(game: Game, level: int) -> str:
    return level_gain(game.kit.box, game.due[0][2], level) if level else say("a rehearsal")


def add_label(game: Game, who: int) -> str:
    """Return what 1 inspiration added makes of the result, as a choice says it (luthier.perform.inspiration)."""
    named = {"n": result(game, who) + 1, "level": say(RESULTS[level_of(game, who, 1)])}
    if reached(game, who):
        return say("Spend 1 inspiration: the result is {n}, which brings nothing more", **named)
    return say("Spend 1 inspiration: the result is {n}, {level}", **named)


def stop_label(game: Game, who: int) -> str:
    """Return what the result brings as it is, as a choice says it."""
    level = level_of(game, who)
    return say("Leave it at that: {level}, {gain}", level=say(RESULTS[level]), gain=_brings(game, level))
