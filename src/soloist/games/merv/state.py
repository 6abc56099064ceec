"""The state of a game of Merv: the city, the shared boards, what people have, and the Magistrate's own."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.states import Shared
from soloist.games.merv.components import Box
from soloist.games.merv.kinds import GATE, MARKET, NONE, PLAIN, SEATS, SIZE, SLOTS
from soloist.games.merv.opponent.own import Magistrate


@dataclass(slots=True, frozen=True)
class Kit:
    """What never changes in a match: the printed pieces, and what was chosen at set-up.

    People sit in the seats from 0 to `people` - 1, then the Magistrate (`magistrate`, else NONE), then the High
    Courtier (`courtier`, else NONE); `players` counts all. The readings of the opponents stand in `options`.
    """

    box: Box
    options: dict[str, str]
    people: int
    players: int
    magistrate: int
    courtier: int
    caravan_camels: int
    head_start: int
    """Points that the Magistrate begins with."""
    first_of_anybody: bool
    soldiers_go_home: bool
    gates_only: bool
    courtier_furthest: bool


@dataclass(slots=True)
class Board:
    """What a person has beside the shared boards.

    `cubes` by colour, `spices` cards by kind, `goods` by city of their kind, `laid` those of them on contracts;
    `scrolls`, `scrolls_laid` of them on contracts. Buildings, servants and posts that are not in play are in the
    supply.
    """

    cubes: list[int]
    camels: int
    spices: list[int]
    goods: list[int]
    laid: list[int]
    scrolls: int
    scrolls_laid: int


@dataclass(slots=True)
class Game:
    """A whole position.

    `round` counts from 1 to 12. Of the city, by cell: `sites` the site tile (NONE at the market), `owners` of the
    buildings, `soldiers` by owner, `upgrades` by kind; `walls` by wall place (a stack or GATE). `queue` are the
    players from the front; `masters` by player the slot taken in this round; `turn` is the place in the queue whose
    turn (ransom, scoring) it is. While a queue forms, `spaces` hold players and `space_camels` the camels laid there.
    By player: `points`, `favour`, `influence`, `mosque` steps, `paths` chosen. `courtiers` by hall * SEATS + player;
    `posts` are bit masks of players by city; `breakthroughs`, `scoring_tiles` and `contracts` by tile or card the
    player who has it. Supplies: `cubes`, `goods`, `upgrade_supply`; `deck` cards by spice, `row` the spices from the
    front, `row_camels` camels on the first of them; `market` places with a camel; `camels_out` of the game.

    Of the person whose turn it is: `site` activated (NONE before, NOWHERE if none can be), `action` begun, `done`
    whether nothing more can be done with it, `colour` of the cubes of a Caravansary action, `bought` bit mask of
    cities, `saved` whether a level 2 tile was used, `at_market` whether the camel market was, and `due` what has to be
    chosen first, from the front. `ransomed` is a bit mask of cells, `scored` counts courtiers scored by hall.
    """

    kit: Shared[Kit]
    stage: str
    round: int
    turn: int
    queue: list[int]
    masters: list[int]
    spaces: list[int]
    space_camels: list[int]
    sites: list[int]
    owners: list[int]
    soldiers: list[int]
    upgrades: list[int]
    walls: list[int]
    points: list[int]
    favour: list[int]
    influence: list[int]
    mosque: list[int]
    paths: list[int]
    courtiers: list[int]
    posts: list[int]
    breakthroughs: list[int]
    scoring_tiles: list[int]
    contracts: list[int]
    cubes: list[int]
    goods: list[int]
    upgrade_supply: list[int]
    deck: list[int]
    row: list[int]
    row_camels: int
    market: list[int]
    camels_out: int
    boards: list[Board]
    magistrate: Magistrate | None
    site: int
    action: int
    done: bool
    colour: int
    bought: int
    saved: bool
    at_market: bool
    due: list[int]
    ransomed: int
    scored: list[int]


def player(game: Game) -> int:
    """Return whose turn it is."""
    return game.queue[game.turn % len(game.queue)]


def side(game: Game) -> int:
    """Return the side that this round is played from (merv.round.sides)."""
    return (game.round - 1) % game.kit.box.numbers.rounds


def year(game: Game) -> int:
    """Return the year, from 1."""
    return (game.round - 1) // game.kit.box.numbers.rounds + 1


def slots(game: Game) -> range:
    """Return the slots in play, the one nearest to the queue's corner first."""
    first = side(game) * SIZE
    return range(first, first + SIZE)


def free_slots(game: Game) -> list[int]:
    """Return the slots in play that no meeple stands on."""
    masters = game.masters
    return [slot for slot in slots(game) if slot not in masters]


def action_of(game: Game, cell: int) -> int:
    """Return the action of a site, NONE for the camel market."""
    return NONE if cell == MARKET else game.kit.box.site_action[game.sites[cell]]


def colour_of(game: Game, cell: int) -> int:
    """Return the colour of a site's cube."""
    return game.kit.box.site_colour[game.sites[cell]]


def buildings_left(game: Game, who: int) -> int:
    """Return how many buildings a player has in supply."""
    return game.kit.box.numbers.buildings - game.owners.count(who)


def courtiers_of(game: Game, who: int) -> list[int]:
    """Return how many courtiers a player has in each hall."""
    return game.courtiers[who::SEATS]


def servants_left(game: Game, who: int) -> int:
    """Return how many servants a player has in supply (merv.pieces.servants)."""
    return game.kit.box.numbers.servants - game.soldiers.count(who) - sum(game.courtiers[who::SEATS])


def hall_is_free(game: Game, hall: int) -> bool:
    """Whether a hall has room for a courtier."""
    return sum(game.courtiers[hall * SEATS : (hall + 1) * SEATS]) < game.kit.box.numbers.hall_room


def posts_left(game: Game, who: int) -> int:
    """Return how many posts a player has in supply."""
    return game.kit.box.numbers.posts - sum(mask >> who & 1 for mask in game.posts)


def segment_price(game: Game, stack: int) -> int:
    """Return the cubes that the next segment of a stack costs, 0 if none is left (merv.wall.prices)."""
    used, prices = game.walls.count(stack), game.kit.box.wall_prices
    return prices[used] if used < len(prices) else 0


def gates_left(game: Game) -> int:
    """Return how many gates are in supply."""
    return game.kit.box.numbers.gates - game.walls.count(GATE)


def free_places(game: Game, *, gates: bool) -> list[int]:
    """Return the wall places without a wall, those for gates among them or not."""
    gate = game.kit.box.gate_places
    return [slot for slot in range(SLOTS) if game.walls[slot] == NONE and (gates or not gate[slot])]


def open_contract(game: Game, pile: int) -> int:
    """Return the card on top of a pile, or NONE if the pile is empty (merv.setup.contracts)."""
    size = game.kit.box.pile_size
    for card in range(pile * size, (pile + 1) * size):
        if game.contracts[card] == NONE:
            return card
    return NONE


def has_city_camel(game: Game, city: int) -> bool:
    """Whether a camel still stands on a city: until the first post (merv.marketplace.first)."""
    return game.kit.box.cities[city].camel and not game.posts[city]


def has_path_camel(game: Game, path: int) -> bool:
    """Whether a camel still stands on a path: until somebody chose it (merv.mosque.path)."""
    return path not in game.paths


def saves(game: Game, who: int, action: int) -> bool:
    """Whether a player's action of this turn still costs a cube less (merv.library.level-2, merv.reading.38)."""
    tile = game.kit.box.saving_tile[action]
    return tile != NONE and not game.saved and game.breakthroughs[tile] == who


def things_of(game: Game, who: int) -> Board | Magistrate:
    """Return what holds the camels, spices, goods and scrolls of a person or of the Magistrate."""
    if who < game.kit.people:
        return game.boards[who]
    if game.magistrate is None or who != game.kit.magistrate:
        raise ValueError("this player has nothing of its own")
    return game.magistrate


def hall_count(game: Game, who: int, hall: int) -> int:
    """Return what a hall counts for a person or the Magistrate (merv.palace.counts)."""
    things, counts = things_of(game, who), game.kit.box.halls[hall].counts
    if counts == "mosque":
        return game.mosque[who]
    if counts == "goods":
        return sum(things.goods)
    return things.scrolls if counts == "scrolls" else sum(things.spices)


def spice_limit(game: Game, who: int) -> int:
    """Return how many different spices a player may hold (merv.tracks.spices)."""
    return game.kit.box.spices_allowed[game.influence[who]]


def spice_points(game: Game, spices: list[int]) -> int:
    """Return what cards score at the end in sets that are as large as they can be (merv.scoring.spices)."""
    table = game.kit.box.set_points
    return sum(table[sum(n > number for n in spices)] for number in range(max(spices)))


def colours_left(game: Game) -> list[int]:
    """Return the plain colours that the supply still has."""
    return [colour for colour in range(PLAIN) if game.cubes[colour]]
