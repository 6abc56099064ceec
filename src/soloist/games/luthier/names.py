"""Names: what players, cards, places and gains are called, and what a card does, in our own words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from soloist.engine.text import N_, say, say_n
from soloist.games.luthier.components import Box
from soloist.games.luthier.kinds import (
    AWARD_LEVEL_NAMES,
    AWARD_PLACE_NAMES,
    ERA_NAMES,
    FAMILY_NAMES,
    INSTRUMENTS,
    LOCATION_NAMES,
    MATERIAL_NAMES,
    PATRON_KIND_NAMES,
    PATRONS,
    PERFORMANCES,
    TRACK_NAMES,
)
from soloist.games.luthier.pieces import Parts
from soloist.games.luthier.state import BACK_ROW, Game

PARTS: Final = {
    "wood": (N_("{n} wood"), N_("{n} wood")),
    "metal": (N_("{n} metal"), N_("{n} metal")),
    "horsehair": (N_("{n} horsehair"), N_("{n} horsehair")),
    "any": (N_("{n} material of your choice"), N_("{n} materials of your choice")),
    "money": (N_("{n} money"), N_("{n} money")),
    "inspiration": (N_("{n} inspiration"), N_("{n} inspiration")),
    "apprentice": (N_("{n} apprentice"), N_("{n} apprentices")),
    "performance": (N_("{n} step of Performance"), N_("{n} steps of Performance")),
    "craft": (N_("{n} step of Craft"), N_("{n} steps of Craft")),
    "reputation": (N_("{n} step of Reputation"), N_("{n} steps of Reputation")),
    "prestige": (N_("{n} prestige"), N_("{n} prestige")),
    "material": (N_("{n} material more"), N_("{n} materials more")),
    "die": (N_("{n} die more"), N_("{n} dice more")),
    "less": (N_("{n} material less"), N_("{n} materials less")),
}
"""What a part of a gain is, for one and for several."""
POWER_WORDS: Final = {
    "market": (N_("{n} material more at the Market"), N_("{n} materials more at the Market")),
    "build": (N_("each building step takes {n} material less"), N_("each building step takes {n} materials less")),
    "repair cost": (N_("each repair takes {n} material less"), N_("each repair takes {n} materials less")),
    "result": (N_("your performance results are {n} higher"), N_("your performance results are {n} higher")),
    "apprentice": (N_("apprentices cost {n} money less"), N_("apprentices cost {n} money less")),
    "chair": (N_("{n} prestige more for each First Chair"), N_("{n} prestige more for each First Chair")),
}
"""What a power changes, by its `when`."""
POWER_GAINS: Final = {
    "income": N_("each round: {gain}"),
    "performance": N_("for each performance that is not low: {gain}"),
    "instrument": N_("for each finished instrument: {gain}"),
    "repair": N_("for each repair: {gain}"),
    "patron": N_("for each patron completed later: {gain}"),
    "token": N_("for each token you place: {gain}"),
    "once": N_("at once: {gain}"),
}
"""What a power adds, by its `when`."""
AWARD_WORDS: Final = {
    "instruments": N_("finished instruments"),
    "performances": N_("performances"),
    "repairs": N_("repairs"),
    "patrons": N_("completed patrons"),
    "sections": N_("sections with a token of yours"),
    "chairs": N_("First Chairs held"),
    "tracks": N_("spaces of your three tracks together"),
    "families": N_("different families among finished instruments"),
}
GOAL_WORDS: Final = {
    "family": N_("{of}: finished instruments and repairs"),
    "era": N_("{of}: finished instruments and performances"),
    "track": N_("{of}: the space on the track"),
    "artists": N_("completed composers and performers"),
    "courts": N_("completed nobles and royals"),
    "tokens": N_("tokens in the Orchestra"),
    "chairs": N_("First Chairs held"),
    "stock": N_("money, materials and inspiration together"),
}
POINTS_FOR: Final = {
    "patron": N_("patron"),
    "patron left": N_("a patron left"),
    "instrument": N_("instrument"),
    "performance": N_("performance"),
    "repair": N_("repair"),
    "award": N_("award"),
    "desk": N_("desk"),
    "track": N_("track"),
    "gift": N_("gift"),
    "power": N_("power"),
    "chairs": N_("First Chairs"),
    "goals": N_("goals"),
    "unfinished": N_("unfinished instruments"),
    "left over": N_("goods left over"),
    "ai goals": N_("AI Goals track"),
    "your goals": N_("your goals"),
}
"""What prestige is for."""
SOURCES: Final = {
    "skill bonus": N_("skill bonus"),
    "desk": N_("desk"),
    "track": N_("track"),
    "gift": N_("gift"),
    "power": N_("power"),
    "performance": N_("performance"),
    "rehearsal": N_("rehearsal"),
    "family": N_("family tile"),
}
"""What goods come from."""
RESULT_NAMES: Final = {"prestige": N_("Prestige"), "opponent": N_("Best other prestige"), **POINTS_FOR}
"""The words for the numbers of a result, and for what prestige was gained by."""


def player_name(game: Game, who: int) -> str:
    """Return what a player is called at the start of a sentence."""
    if who == game.kit.ai:
        return say("The AI")
    if game.kit.alone and not who:
        return say("You")
    return say("Player {n}", n=who + 1)


def inside_name(game: Game, who: int) -> str:
    """Return what a player is called inside a sentence."""
    if who == game.kit.ai:
        return say("the AI")
    if game.kit.alone and not who:
        return say("you")
    return say("Player {n}", n=who + 1)


def chip_words(game: Game, who: int, chip: int) -> str:
    """Return a chip, or a worker of the AI, with its owner, inside a sentence."""
    if who == game.kit.ai:
        return say("the AI's worker {chip}", chip=chip)
    if game.kit.alone and not who:
        return say("your chip {chip}", chip=chip)
    return say("chip {chip} of {who}", chip=chip, who=inside_name(game, who))


def family_name(family: int) -> str:
    """Return the name of a family, or of its section."""
    return say(FAMILY_NAMES[family])


def era_name(era: int) -> str:
    """Return the name of an era."""
    return say(ERA_NAMES[era])


def material_name(material: int) -> str:
    """Return the name of a material."""
    return say(MATERIAL_NAMES[material])


def track_name(track: int) -> str:
    """Return the name of a track."""
    return say(TRACK_NAMES[track])


def location_name(location: int) -> str:
    """Return the name of a location."""
    return say(LOCATION_NAMES[location])


def level_name(level: int) -> str:
    """Return the name of an award level."""
    return say(AWARD_LEVEL_NAMES[level])


def award_place_name(place: int) -> str:
    """Return where an award lies."""
    return say(AWARD_PLACE_NAMES[place])


def part_words(kind: str, n: int) -> str:
    """Return one part of a gain in words."""
    one, many = PARTS[kind]
    return say_n(one, many, n)


def parts_words(parts: Parts) -> str:
    """Return a gain in words: "1 wood + 1 metal"."""
    return " + ".join(part_words(kind, n) for kind, n in parts)


def materials_words(counts: Iterable[int | str]) -> str:
    """Return how many of each material there are, those that there are."""
    words = [f"{n} {material_name(material)}" for material, n in enumerate(counts) if n]
    return ", ".join(words) or say("nothing")


def need_words(need: tuple[int, int]) -> str:
    """Return a secondary requirement in words."""
    deck, of = need
    if deck == PERFORMANCES:
        return say("{era} performance", era=era_name(of))
    return say("{family} repair", family=family_name(of))


def power_words(box: Box, power: int) -> str:
    """Return what a power does."""
    row = box.powers[power]
    if row.gives:
        return say(POWER_GAINS[row.when], gain=parts_words(row.gives))
    if row.at:
        places = ", ".join(location_name(location) for location in row.at)
        return say_n("{n} skill more: {places}", "{n} skill more: {places}", row.n, places=places)
    one, many = POWER_WORDS[row.when]
    return say_n(one, many, row.n)


def patron_words(box: Box, card: int) -> str:
    """Return what a patron asks for and gives."""
    row = box.patrons[card]
    words = N_("{kind}, {era}. {primary} instrument; {needs}. {prestige} prestige. Power: {power}.")
    return say(
        words,
        kind=say(PATRON_KIND_NAMES[row.kind]),
        era=era_name(row.era),
        primary=family_name(row.primary),
        needs="; ".join(map(need_words, row.needs)),
        prestige=row.prestige,
        power=power_words(box, row.power),
    )


def gifts_words(box: Box, card: int) -> str:
    """Return the gifts of a patron, in order."""
    return say("Gifts: {gifts}.", gifts="; ".join(map(parts_words, box.patrons[card].gifts)))


def instrument_words(box: Box, card: int) -> str:
    """Return what an instrument takes and gives."""
    row = box.instruments[card]
    words = N_("{family}, {era}. Rough in: {rough}; finish: {finish}. {prestige} prestige.")
    if row.rare:
        words = N_("{family}, {era}, rare. Rough in: {rough}; finish: {finish}. {prestige} prestige.")
    named = {"family": family_name(row.family), "era": era_name(row.era), "prestige": row.prestige}
    return say(words, rough=materials_words(row.rough), finish=materials_words(row.finish), **named)


def performance_words(box: Box, card: int) -> str:
    """Return what a performance takes and gives."""
    row = box.performances[card]
    words = N_("{era}, first heard: {heard}. From {medium}: {one}; from {high}: {two}.")
    one, two = (level_gain(box, card, level) for level in (1, 2))
    return say(words, era=era_name(row.era), heard=row.heard, medium=row.medium, high=row.high, one=one, two=two)


def level_gain(box: Box, card: int, level: int) -> str:
    """Return what a level of a performance brings: 1 medium, 2 high."""
    row = box.performances[card]
    prestige, money = row.prestige[level - 1], row.money[level - 1]
    return parts_words((("prestige", prestige), *((("money", money),) if money else ())))


def repair_words(box: Box, card: int) -> str:
    """Return what a repair takes and gives."""
    row = box.repairs[card]
    words = N_("{family}. Takes {cost}; worth {value} prestige.")
    return say(words, family=family_name(row.family), cost=materials_words(row.cost), value=row.value)


def card_brief(box: Box, deck: int, card: int) -> str:
    """Return in few words what a card needs and is worth, as lists of cards show it."""
    if deck == PATRONS:
        patron = box.patrons[card]
        primary = say("{family} instrument", family=family_name(patron.primary))
        needs = "; ".join([primary, *map(need_words, patron.needs)])
        return say("{era}: {needs}; {n} prestige", era=era_name(patron.era), needs=needs, n=patron.prestige)
    if deck == INSTRUMENTS:
        row = box.instruments[card]
        takes = {"rough": materials_words(row.rough), "finish": materials_words(row.finish)}
        words = N_("{family}: {rough}, then {finish}; {n} prestige")
        return say(words, family=family_name(row.family), n=row.prestige, **takes)
    if deck == PERFORMANCES:
        show = box.performances[card]
        words = N_("{era}: {one} from {medium}, {two} from {high}")
        one, two = (level_gain(box, card, level) for level in (1, 2))
        return say(words, era=era_name(show.era), medium=show.medium, high=show.high, one=one, two=two)
    mend = box.repairs[card]
    words = N_("{family}: {cost}; {n} prestige")
    return say(words, family=family_name(mend.family), cost=materials_words(mend.cost), n=mend.value)


def award_words(box: Box, award: int) -> str:
    """Return what an award counts, with its levels."""
    row = box.awards[award]
    low, middle, high = (
        say_n("{least} for {n} prestige", "{least} for {n} prestige", points, least=least)
        for least, points in zip(row.levels, box.award_prestige, strict=True)
    )
    return say("{what}: {low}; {middle}; {high}", what=say(AWARD_WORDS[row.counts]), low=low, middle=middle, high=high)


def goal_counts(box: Box, goal: int) -> str:
    """Return what a goal counts."""
    row = box.goals[goal]
    named = {"family": FAMILY_NAMES, "era": ERA_NAMES, "track": TRACK_NAMES}.get(row.counts)
    return say(GOAL_WORDS[row.counts], of="" if named is None else say(named[row.of]))


def goal_words(box: Box, goal: int) -> str:
    """Return what a goal counts, with its levels."""
    row, what = box.goals[goal], goal_counts(box, goal)
    low, middle, high = (
        say_n("{least} for {n} prestige", "{least} for {n} prestige", points, least=least)
        for least, points in zip(row.levels, box.goal_prestige, strict=True)
    )
    return say("{what}: {low}; {middle}; {high}", what=what, low=low, middle=middle, high=high)


def desk_name(section: int, place: int) -> str:
    """Return the name of a desk, counted from 1 in its section; 0 is the back row."""
    if place == BACK_ROW:
        return say("the back row of the {section}", section=family_name(section))
    return say("desk {n} of the {section}", n=place, section=family_name(section))
