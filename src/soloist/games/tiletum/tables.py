"""The tables of `components/*.toml` as they stand in the files: one schema a file."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Die = Annotated[int, msgspec.Meta(ge=1, le=6)]
CrestKind = Annotated[int, msgspec.Meta(ge=1, le=6)]
Mark = Literal[2, 3, 4]
Percent = Annotated[float, msgspec.Meta(ge=0, le=100)]

Resource = Literal["Stone", "Wool", "Iron", "Food", "Gold"]
Action = Literal["King", "Merchant", "Architect", "Character", "Contract", "Joker"]
CharacterType = Literal["King", "Merchant", "Architect", "Character", "Contract"]
FairKind = Literal[
    "houses",
    "pillars",
    "contracts",
    "crests",
    "upper characters",
    "cathedrals",
    "full buildings",
    "contract and cathedral",
    "house and pillar",
    "contract and crest",
    "king track",
]
ResourcePart = Literal["stone", "wool", "iron", "food", "gold", "any"]
ActionPart = Literal[
    "king action", "merchant action", "architect action", "character action", "contract action", "any action"
]
CharacterPart = Literal[
    ResourcePart,
    "points",
    "king action",
    "character action",
    "contract action",
    "merchant steps",
    "architect steps",
    "place house",
    "place pillar",
]
HelperPart = Literal[ResourcePart, ActionPart, "points", "plus", "colour", "building"]
ContractPart = Literal["king steps", "merchant steps", "character action"]
CrestPart = Literal["house anywhere", "pillar anywhere", "merchant anywhere", "architect anywhere", "any", "points"]


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A group of fields that refuses those it does not know."""


class SpotRow(_Strict, frozen=True):
    """One spot of the map: a Town, a Town with a Cathedral, or a spot between two Towns."""

    id: str
    name: str
    kind: Literal["town", "cathedral", "between"]


class SpotsTable(_Strict, frozen=True):
    """`spots.toml`."""

    spot: Annotated[tuple[SpotRow, ...], msgspec.Meta(min_length=2)]


class PlaceRow(_Strict, frozen=True):
    """Where a spot lies in our drawing: x from west to east, y from north to south, 0 to 100."""

    spot: str
    x: Percent
    y: Percent


class MapTable(_Strict, frozen=True):
    """`map.toml`: places, and roads of one step each."""

    place: tuple[PlaceRow, ...]
    road: tuple[tuple[str, str], ...]


class HouseRow(_Strict, frozen=True):
    """One House space; `reward` is a number of points or "building"."""

    town: str
    mark: Mark = 2
    reward: Count | Literal["building"] = 0


class HousesTable(_Strict, frozen=True):
    """`houses.toml`."""

    space: tuple[HouseRow, ...]


class PillarRow(_Strict, frozen=True):
    """Pillar spaces of a Cathedral with two, three and four seats."""

    town: str
    spaces: tuple[Positive, Positive, Positive]


class PillarsTable(_Strict, frozen=True):
    """`pillars.toml`."""

    cathedral: tuple[PillarRow, ...]


class MapTileRow(_Strict, frozen=True):
    """A Town with a space for a Bonus tile."""

    town: str
    mark: Mark = 2


class MapTilesTable(_Strict, frozen=True):
    """`map_tiles.toml`."""

    space: tuple[MapTileRow, ...]


class TownsTable(_Strict, frozen=True):
    """`towns.toml`: the Town tiles, and the Town of the first Fair."""

    first: str
    town: Annotated[tuple[str, ...], msgspec.Meta(min_length=4)]


_Sectors = tuple[Action, Action, Action, Action, Action, Action]


class WheelTable(_Strict, frozen=True):
    """`wheel.toml`: AP by the number of the die, and the Actions of a first game, clockwise."""

    ap: tuple[Positive, Positive, Positive, Positive, Positive, Positive]
    first_game: _Sectors
    bonus_tiles: Positive


class FirstGameTable(_Strict, frozen=True):
    """`first_game.toml`: the number on the disc at the first of the Actions above, in round 1."""

    number: Die


class DiceTable(_Strict, frozen=True):
    """`dice.toml`: dice of each colour in the bag, and dice drawn, for two, three and four seats."""

    each: tuple[Positive, Positive, Positive]
    drawn: tuple[Positive, Positive, Positive]


_Five = tuple[Positive, Positive, Positive, Positive, Positive]


class CrestSpacesTable(_Strict, frozen=True):
    """`crest_spaces.toml`: crest spaces and Bonus AP markers of a player board, left to right."""

    food: tuple[Count, Count, Count, Count, Count, Count]
    reward: Annotated[tuple[tuple[CrestPart, Positive], ...], msgspec.Meta(min_length=6, max_length=6)]
    markers: _Five


_Rooms = Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=3)], ...], msgspec.Meta(min_length=5, max_length=6)]


class RoomsTable(_Strict, frozen=True):
    """`rooms.toml`: Rooms of each Building, for each reading."""

    five: _Rooms
    online: _Rooms
    six: _Rooms


class ContractSpacesTable(_Strict, frozen=True):
    """`contract_spaces.toml`: points when a space is covered, left to right."""

    points: Annotated[tuple[Count, ...], msgspec.Meta(min_length=1)]


class BoardTable(_Strict, frozen=True):
    """`board.toml`: pieces and spaces of a player."""

    houses: Positive
    houses_on_roofs: Count
    houses_in_tiletum: Positive
    pillars: Positive
    pillars_on_contracts: Count
    storehouse: Positive
    die_spaces: Positive
    markers: Positive


class OffersTable(_Strict, frozen=True):
    """`offers.toml`: AP for each space of the Contract offer, left to right, and the size of the Character offer."""

    contract_ap: Annotated[tuple[Positive, ...], msgspec.Meta(min_length=1)]
    characters: Positive


class ActionsTable(_Strict, frozen=True):
    """`actions.toml`: numbers that the rules document gives."""

    rounds: Positive
    turns: Positive
    corruption: Positive
    die_gold: Positive
    resource_gold: Positive
    move_ap: Positive
    build_ap: Positive
    tile_ap: Positive
    character_ap: Positive
    refresh_ap: Positive
    floor_ap: tuple[Positive, Positive, Positive]
    exchange_ap: Positive
    exchange_extra: Count
    king_points: Count
    resources_a_point: Positive
    building_points: tuple[Count, Count, Count, Count, Count, Count]


class CardinalTable(_Strict, frozen=True):
    """`cardinal.toml`: the Cardinalbot's board and numbers."""

    rooms: tuple[Positive, Positive, Positive, Positive, Positive]
    markers: _Five
    houses: Positive
    pillars: Positive
    contract_spaces: Positive
    reserved_food: Count
    crest_food: Positive
    crest_points: Count
    contract_points: Count
    contracts_a_turn: Positive
    replace_gold: Positive
    food_kept: Count
    extend_gold: Positive
    merchant_gold: Positive
    character_ap: Positive
    of_a_type: Positive
    king: Count
    points: Count
    resources: tuple[Count, Count, Count, Count, Count]


class PileRow(_Strict, frozen=True):
    """One tile of the Contract pile: a Contract, or a Crest (then nothing else)."""

    id: str
    any: Count = 0
    iron: Count = 0
    wool: Count = 0
    points: Count = 0
    reward: tuple[ContractPart, Positive] | None = None
    crest: CrestKind | None = None
    mark: Mark = 2


class ContractsTable(_Strict, frozen=True):
    """`contracts.toml`."""

    tile: tuple[PileRow, ...]


class BonusRow(PileRow, frozen=True):
    """One Bonus tile: a Crest, a Contract, or a helper with the parts of its effect."""

    helper: tuple[tuple[HelperPart, Positive], ...] = ()


class BonusTable(_Strict, frozen=True):
    """`bonus.toml`."""

    tile: tuple[BonusRow, ...]


class CharacterRow(_Strict, frozen=True):
    """One Character: its type (the Action it strengthens) and the parts of its reward."""

    id: str
    type: CharacterType
    reward: Annotated[tuple[tuple[CharacterPart, Positive], ...], msgspec.Meta(min_length=1)]
    mark: Mark = 2


class CharactersTable(_Strict, frozen=True):
    """`characters.toml`."""

    tile: tuple[CharacterRow, ...]


class StackRow(_Strict, frozen=True):
    """The Cathedral tiles of one town, the highest on top."""

    town: str
    tiles: Annotated[tuple[Positive, ...], msgspec.Meta(min_length=1)]


class CathedralsTable(_Strict, frozen=True):
    """`cathedrals.toml`."""

    stack: tuple[StackRow, ...]


class ConstructionRow(_Strict, frozen=True):
    """One Construction tile; the unavailable one has neither Stone nor points."""

    id: str
    stone: Positive | None = None
    points: Count = 0


class ConstructionTable(_Strict, frozen=True):
    """`construction.toml`."""

    tile: tuple[ConstructionRow, ...]


class CorruptionTable(_Strict, frozen=True):
    """`corruption.toml`: spaces down on the King track."""

    token: Annotated[tuple[Count, ...], msgspec.Meta(min_length=3)]


class FairRow(_Strict, frozen=True):
    """One Fair tile: what it counts, and its number."""

    kind: FairKind
    number: Positive


class FairsTable(_Strict, frozen=True):
    """`fairs.toml`."""

    tile: tuple[FairRow, ...]


class FairNumbersTable(_Strict, frozen=True):
    """`fair_numbers.toml`: the numbers on the board, by Fair."""

    number: tuple[Count, Count, Count, Count]


class KingTrackTable(_Strict, frozen=True):
    """`king_track.toml`: the lowest space, and the points of every space from there up."""

    lowest: int
    points: Annotated[tuple[int, ...], msgspec.Meta(min_length=2)]


class StartTable(_Strict, frozen=True):
    """`start.toml`: what people begin with."""

    resources: Count
    gold: tuple[Count, Count, Count, Count]
    points: Count
    king: Count


class OptionRow(_Strict, frozen=True):
    """One option of a Decree, tried from the top."""

    choice: Literal["action", "highest", "needed"]
    of: tuple[Action | Resource, ...]
    when: Literal["always", "more", "at least", "contract held", "new crest"] = "always"
    what: tuple[Literal["pillars", "houses", "cathedrals", "merchant", "architect", "contract"], ...] = ()


class DecreeRow(_Strict, frozen=True):
    """One Decree; `colours` is its priority, empty for the most required Resource."""

    id: Annotated[int, msgspec.Meta(ge=1, le=13)]
    name: str
    option: Annotated[tuple[OptionRow, ...], msgspec.Meta(min_length=1, max_length=4)]
    colours: tuple[tuple[Resource, ...], ...]
    fair: FairKind | None = None


class DecreesTable(_Strict, frozen=True):
    """`decrees.toml`."""

    decree: Annotated[tuple[DecreeRow, ...], msgspec.Meta(min_length=13, max_length=13)]


class ChallengeRow(_Strict, frozen=True):
    """One Challenge card: its name, its effect in words, and its number."""

    id: str
    name: str
    effect: str
    number: Count = 0


class ChallengesTable(_Strict, frozen=True):
    """`challenges.toml`."""

    challenge: Annotated[tuple[ChallengeRow, ...], msgspec.Meta(min_length=8, max_length=8)]


class PresetsTable(_Strict, frozen=True):
    """`presets.toml`: how many Challenge cards are drawn."""

    easy: Count
    normal: Count
    hard: Count
