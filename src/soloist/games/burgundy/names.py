"""Names: what pieces, spaces and goods are called, and what a tile does, in our own words."""

from __future__ import annotations

from typing import Final

from soloist.engine.text import N_, say
from soloist.games.burgundy.kinds import (
    ANIMALS_ON,
    BUILDING,
    CASTLE_TILE,
    COLOUR_NAMES,
    COLOUR_OF,
    FIRST_MONASTERY,
    JOKER,
    MINE_TILE,
    SHIP_TILE,
    SPECIES_OF,
)
from soloist.games.burgundy.state import Game

GOODS_NAMES: Final = (N_("wine"), N_("cloth"), N_("salt"), N_("pottery"), N_("cheese"), N_("grain"))
"""Our own names of the goods, type 1 first."""

NAMES: Final = (
    (N_("Warehouse"), N_("the warehouse")),
    (N_("Watchtower"), N_("the watchtower")),
    (N_("Carpenter's workshop"), N_("the carpenter's workshop")),
    (N_("Church"), N_("the church")),
    (N_("Market"), N_("the market")),
    (N_("Boarding house"), N_("the boarding house")),
    (N_("Bank"), N_("the bank")),
    (N_("City hall"), N_("the city hall")),
)
OTHERS: Final = {
    SHIP_TILE: (N_("Ship"), N_("the ship")),
    CASTLE_TILE: (N_("Castle"), N_("the castle")),
    MINE_TILE: (N_("Mine"), N_("the mine")),
    JOKER: (N_("Joker"), N_("the joker")),
}
ANIMALS: Final = (
    (N_("{n} cows"), N_("the tile with {n} cows")),
    (N_("{n} pigs"), N_("the tile with {n} pigs")),
    (N_("{n} sheep"), N_("the tile with {n} sheep")),
    (N_("{n} chickens"), N_("the tile with {n} chickens")),
)
MARKS: Final = (N_("Wa"), N_("To"), N_("Cp"), N_("Ch"), N_("Ma"), N_("Bo"), N_("Ba"), N_("Ha"))
"""Two letters for each building."""

SOURCES: Final = {
    "free": N_("free action"),
    "hall": N_("city hall"),
    "carpenter": N_("carpenter's workshop"),
    "church": N_("church"),
    "market": N_("market"),
    "warehouse": N_("warehouse"),
}
"""What lets you act without a die, by its notation."""
DUE_NAMES: Final = {
    "free": N_("a free action"),
    "hall": N_("the city hall's placement"),
    "carpenter": N_("the carpenter's building"),
    "church": N_("the church's mine, monastery or castle"),
    "market": N_("the market's ship or animal"),
    "warehouse": N_("the warehouse's sale"),
    "ship": N_("the ship's goods"),
    "completion": N_("a black tile for a completed colour"),
}
"""What can be due, as it is named in the question."""

BUILDING_EFFECTS: Final = (
    (N_("When placed, sell all goods of one type without a die."), "burgundy.building.warehouse"),
    (N_("When placed, score {points} points."), "burgundy.building.watchtower"),
    (N_("When placed, take a building from a numbered depot."), "burgundy.building.carpenter"),
    (N_("When placed, take a mine, a monastery or a castle from a numbered depot."), "burgundy.building.church"),
    (N_("When placed, take a ship or an animal from a numbered depot."), "burgundy.building.market"),
    (N_("When placed, get {workers} workers."), "burgundy.building.boarding-house"),
    (N_("When placed, get {silver} silver."), "burgundy.building.bank"),
    (N_("When placed, place another stored tile on a space of any number."), "burgundy.building.city-hall"),
)
OTHER_EFFECTS: Final = {
    SHIP_TILE: (
        N_("When placed, take all goods of one depot; the other depots lose theirs. Rivers carry you on from here."),
        "burgundy.ship.goods",
    ),
    CASTLE_TILE: (N_("When placed, one more action at once, with a number of your choice."), "burgundy.castle"),
    MINE_TILE: (N_("Pays {silver} silver at the end of every phase."), "burgundy.mine"),
    JOKER: (
        N_("A black tile lying face down: fits a space of any colour, and does nothing but cover it."),
        "burgundy.joker.colour",
    ),
}
ANIMAL_EFFECT: Final = N_("Scores its animals, and those of the same species already in its pasture.")
MONASTERY_EFFECTS: Final = (
    N_("From now on a city may hold several buildings of one type."),
    N_("From now on each of your mines also gives {value} worker at the end of a phase."),
    N_("From now on a sale gives {value} silver."),
    N_("From now on a sale also gives {value} worker."),
    N_("From now on a ship takes the goods of two neighbouring depots."),
    N_("From now on your purchase may come from any depot."),
    N_("From now on each animal tile that scores brings {value} point more."),
    N_("From now on a worker changes a die by up to {value}."),
    N_("From now on you may change a die by {value} for nothing to place a building."),
    N_("From now on you may change a die by {value} for nothing to place a ship or an animal."),
    N_("From now on you may change a die by {value} for nothing to place a castle, a mine or a monastery."),
    N_("From now on you may change a die by {value} for nothing to take a tile from a numbered depot."),
    N_("From now on taking workers also gives {value} silver."),
    N_("From now on taking workers gives {value} of them."),
    N_("When placed, scores {value} points for each type of goods that you have sold."),
    N_("When placed, scores {value} points for each warehouse in your duchy."),
    N_("When placed, scores {value} points for each watchtower in your duchy."),
    N_("When placed, scores {value} points for each carpenter's workshop in your duchy."),
    N_("When placed, scores {value} points for each church in your duchy."),
    N_("When placed, scores {value} points for each market in your duchy."),
    N_("When placed, scores {value} points for each boarding house in your duchy."),
    N_("When placed, scores {value} points for each bank in your duchy."),
    N_("When placed, scores {value} points for each city hall in your duchy."),
    N_("When placed, scores {value} points for each species of animal in your duchy."),
    N_("When placed, scores {value} point for each goods tile that you have sold."),
    N_("When placed, scores {value} points for each colour that you have completed."),
)
MONASTERY_6_2019: Final = N_(
    "From now on your purchase may come from any depot, and workers may pay for it like silver."
)


def tile_name(kind: int) -> str:
    """Return the name of a tile: "Church", "3 pigs", "Monastery 14"."""
    return _name(kind, 0)


def the_tile(kind: int) -> str:
    """Return the name of a tile inside a sentence: "the church", "the tile with 3 pigs", "monastery 14"."""
    return _name(kind, 1)


def _name(kind: int, form: int) -> str:
    if kind in OTHERS:
        return say(OTHERS[kind][form])
    if COLOUR_OF[kind] == BUILDING:
        return say(NAMES[kind][form])
    if SPECIES_OF[kind] >= 0:
        return say(ANIMALS[SPECIES_OF[kind]][form], n=ANIMALS_ON[kind])
    number = kind - FIRST_MONASTERY + 1
    return say("monastery {n}", n=number) if form else say("Monastery {n}", n=number)


def tile_mark(kind: int) -> str:
    """Return the letters or the number on a tile."""
    if kind in OTHERS:
        return ""
    if COLOUR_OF[kind] == BUILDING:
        return say(MARKS[kind])
    return str(ANIMALS_ON[kind] or kind - FIRST_MONASTERY + 1)


def tile_effect(game: Game, kind: int) -> tuple[str, str]:
    """Return what a tile does, in our own words, with the numbers of this match, and the clause that says so."""
    n = game.kit.numbers
    if kind in OTHER_EFFECTS:
        words, clause = OTHER_EFFECTS[kind]
        return say(words, silver=n.mine_silver), clause
    if COLOUR_OF[kind] == BUILDING:
        words, clause = BUILDING_EFFECTS[kind]
        return (
            say(words, points=n.watchtower_points, workers=n.boarding_house_workers, silver=n.bank_silver),
            clause,
        )
    if SPECIES_OF[kind] >= 0:
        return say(ANIMAL_EFFECT), "burgundy.animal"
    number = kind - FIRST_MONASTERY + 1
    words = MONASTERY_EFFECTS[number - 1]
    if number == 6 and game.kit.workers_may_pay:
        words = MONASTERY_6_2019
    return say(words, value=game.kit.values[number]), f"burgundy.monastery.{number}"


def goods_name(good: int) -> str:
    """Return the name of a type of goods, 1 to 6, with its number: "wine (1)"."""
    return say("{goods} ({n})", goods=say(GOODS_NAMES[good - 1]), n=good)


def goods_list(text: str) -> str:
    """Return the names of goods given by their numbers: "wine (1), salt (3)"."""
    return ", ".join(goods_name(int(good)) for good in text.split())


def the_space(game: Game, space: int) -> str:
    """Return how a space of the duchy is called in a sentence: "space 17 (castle 4)"."""
    board = game.kit.board
    return say("space {n} ({colour} {die})", n=space, colour=colour_name(board.colour[space]), die=board.die[space])


def colour_name(colour: int) -> str:
    """Return the name of a colour, which is that of its tiles: "castle"."""
    return say(COLOUR_NAMES[colour])


def depot_name(depot: int) -> str:
    """Return how a depot is called in a sentence; 0 is the black one."""
    return say("depot {n}", n=depot) if depot else say("the black depot")


RESULT_NAMES: Final = {
    "filled": N_("Spaces covered"),
    "resets": N_("Targets reached"),
    "round": N_("Round"),
    "animals": N_("Animals"),
    "area": N_("Areas"),
    "sale": N_("Sales"),
    "watchtower": N_("Watchtowers"),
    "monastery": N_("Monasteries"),
    "bought": N_("Bought"),
}
"""The words for the numbers of a result, and for what points were gained by."""
