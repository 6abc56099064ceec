"""What a list of pieces cannot show of the shared boards: prices, rewards and limits, as sentences of their zones."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.text import say, say_n
from soloist.games.merv import palace
from soloist.games.merv.components import Box
from soloist.games.merv.names import part_words, place_name, player_name, price_words
from soloist.games.merv.state import Game, gates_left, servants_left


def of_marketplace(game: Game) -> str:
    """Return what goods cost, and where the first post still brings favour (merv.marketplace.first)."""
    numbers, cities = game.kit.box.numbers, game.kit.box.cities
    costs = say(
        "A common good costs {common}, a rare one {rare}.",
        common=_of_city(numbers.common_any), rare=_of_city(numbers.rare_any),
    )  # fmt: skip
    left = [row.name for city, row in enumerate(cities) if not game.posts[city] and not row.camel]
    if not left:
        return costs
    favour = say("The first post of all brings {n} favour in: {list}.", n=numbers.first_favour, list=", ".join(left))
    return f"{costs} {favour}"


def _of_city(more: int) -> str:
    """Return a price in cubes of a city's colour and of any."""
    if not more:
        return say("1 cube of its city's colour")
    return say("1 cube of its city's colour and {n} of any colour", n=more)


def of_palace(game: Game, who: int) -> str:
    """Return the room of a hall, and what the next courtier of a person costs (merv.palace.cost)."""
    room = say("Each hall has room for {n} courtiers.", n=game.kit.box.numbers.hall_room)
    if not servants_left(game, who):
        return room
    cost = say_n(
        "The next courtier costs {n} cube of the hall's colour ({who}).",
        "The next courtier costs {n} cubes of the hall's colour ({who}).",
        palace.price(game, who),
        who=player_name(game, who),
    )
    return f"{room} {cost}"


def of_mosque(box: Box) -> str:
    """Return what each step costs and gives (merv.mosque.path, merv.mosque.common)."""
    steps = []
    for n, row in enumerate(box.steps, 1):
        reward = part_words(row.reward)
        if n <= box.path_length:
            steps.append(say("{n} (a cube of the path): {reward}", n=n, reward=reward))
        else:
            price = price_words(row.colour, row.cubes, row.any)
            steps.append(say("{n} ({price}): {reward}", n=n, price=price, reward=reward))
    return say("Steps: {list}.", list="; ".join(steps))


def of_market(game: Game) -> str:
    """Return what the places of the camel market give, and what a gate costs (merv.camels.boons, merv.wall.gate)."""
    box = game.kit.box
    boons = [
        say("{place} {boon}", place=place_name(place), boon=part_words(boon)) for place, boon in enumerate(box.boons)
    ]
    market = say("A camel on the market gives: {list}.", list=", ".join(boons))
    named = {"cost": box.numbers.gate_cubes, "favour": box.numbers.gate_favour, "n": gates_left(game)}
    gate = say("A gate costs {cost} cubes of different colours and gives {favour} favour; {n} are left.", **named)
    return f"{market} {gate}"


def of_track(points: Sequence[int]) -> str:
    """Return the points of a track by its spaces (merv.tracks.favour, merv.tracks.influence)."""
    spaces = [say("{space} ({n})", space=space, n=n) for space, n in enumerate(points) if n]
    return say("Spaces that score when you move up onto them: {list}.", list=", ".join(spaces)) if spaces else ""


def of_spices(allowed: Sequence[int]) -> str:
    """Return from which influence on how many different spices may be held (merv.tracks.spices)."""
    changes = [space for space, n in enumerate(allowed) if not space or n > allowed[space - 1]]
    steps = [say("{n} from {space} on", n=allowed[space], space=space) for space in changes]
    return say("Different spices that may be held: {list}.", list=", ".join(steps))
