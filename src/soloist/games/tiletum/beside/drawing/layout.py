"""How the questions of the table are laid out for fingers: grids of dice and numbers, towns in the order of names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from soloist.engine.asking import About
from soloist.engine.mending import WRONG, Part
from soloist.engine.questions import Field, Option, Question
from soloist.engine.text import N_, say
from soloist.engine.view import Choice, Group, Layout
from soloist.games.tiletum.beside import known
from soloist.games.tiletum.beside.facts import KING_POINTS
from soloist.games.tiletum.beside.flow import CORRECT
from soloist.games.tiletum.beside.reading import MORE_AP, ROW_OPTIONS, contract_fields, reward_fields
from soloist.games.tiletum.beside.settings import COMPARED
from soloist.games.tiletum.beside.state import Beside
from soloist.games.tiletum.beside.words import character_types, is_walk, part_asked
from soloist.games.tiletum.boards import character_piece, crest_piece
from soloist.games.tiletum.drawing.geography import HEIGHT, WIDTH, at
from soloist.games.tiletum.kinds import CREST_NAMES, PLUS, ROW_ACTION, SECTORS, TYPES
from soloist.games.tiletum.names import action_name, cathedral_name, colour_name, spot_name
from soloist.games.tiletum.opponent import facts
from soloist.games.tiletum.opponent.ladders import BEST_TILE, CHARACTER
from soloist.games.tiletum.opponent.own import Place, lacking_crests

FEW: Final = tuple(range(13))
"""What most numbers on a board are."""
AROUND: Final = tuple(range(-10, 16))
"""What most numbers along the King track are."""
MOST_LOST: Final = 10
"""More than most spaces of the King track cost."""


def layout(game: Beside, question: Question) -> Layout:
    """Return how a question is laid out."""
    options = question.options
    if question.name == WRONG:
        return Layout(none=say("Leave it as it was"))
    if question.now is not None and question.kind == "numbers":
        return _mended(game, question)
    if question.kind == "numbers":
        return _form(game, question)
    if question.kind == "number":
        return Layout(likely=_likely(game, question))
    if any(row in options for row in ROW_OPTIONS):
        return _tiles(game, question)
    if is_walk(question, CHARACTER.name) and isinstance(question.about, About):
        groups = character_types(question.about).items()
        return Layout(tuple(Group(words, _of_types(options, types)) for words, types in groups if types))
    if options and all(option[0] in ("town", "cathedral") for option in options):
        return _spots(game, options)
    if question.name.startswith("dice of round"):
        return _dice(options)
    return Layout(aside=tuple(n for n, option in enumerate(options) if option == CORRECT))


def _likely(game: Beside, question: Question) -> tuple[int, ...]:
    """Return the values of a number that can well be, by what is known."""
    about, numbers = question.about, game.kit.box.numbers
    if question.name == "your space":
        return tuple(range(numbers.king_lowest, numbers.king_highest + 1))
    if isinstance(about, About) and about.fact is facts.DISTANCE:
        least, most = known.steps_between(game, about.things[0], about.at["start"])
        return tuple(range(least, min(most, FEW[-1]) + 1))
    if isinstance(about, About) and about.fact is facts.SPACE_POINTS:
        return tuple(range(known.space(game, cast("Place", about.things[0]), 1) or 0, FEW[-1] + 1))
    if isinstance(about, About) and about.fact is KING_POINTS:
        # The upper part of the track scores, the lower one costs.
        space = int(cast("Place", about.things[0])[1])
        return tuple(range(numbers.king_highest + 1)) if space >= 0 else tuple(range(-MOST_LOST, 1))
    return FEW if question.least >= 0 else AROUND


def _dice(options: Sequence[Option]) -> Layout:
    """Return the grid of colours by numbers on which the dice of a round are tapped."""
    colours = dict.fromkeys(int(option[1]) for option in options)
    rows = (Group(colour_name(colour), _where(options, colour)) for colour in colours)
    return Layout(tuple(rows), tuple(str(n) for n in range(1, SECTORS + 1)))


def _where(options: Sequence[Option], colour: int) -> tuple[int, ...]:
    return tuple(n for n, option in enumerate(options) if option[1] == colour)


def _of_types(options: Sequence[Option], types: Sequence[int]) -> tuple[int, ...]:
    return tuple(options.index(("character", kind)) for kind in types)


def _spots(game: Beside, options: Sequence[Option]) -> Layout:
    """Return towns or Cathedrals in the order of their names, and on the map if it was compared."""
    box = game.kit.box
    spots = [box.cathedrals[int(n)] if kind == "cathedral" else int(n) for kind, n in options]
    order = sorted(range(len(spots)), key=lambda n: spot_name(box, spots[n]))
    places = {}
    if game.kit.options["map"] == COMPARED:
        for n, spot in enumerate(spots):
            x, y = at(box.x[spot], box.y[spot])
            places[n] = (round(100 * x / WIDTH, 2), round(100 * y / HEIGHT, 2))
    return Layout((Group("", tuple(order)),), at=places)


def _tiles(game: Beside, question: Question) -> Layout:
    """Return the Bonus tiles: the Crests, then the rows of the Cardinalbot's list, then that there is none."""
    tiles = sorted(enumerate(question.options), key=lambda tile: _row(tile[1]))
    crests = {int(tile[1]): n for n, tile in tiles if tile[0] == "crest"}
    rest = tuple(n for n, tile in tiles if tile[0] != "crest")
    if not is_walk(question, BEST_TILE.name):
        return Layout((Group(say("Crests"), tuple(crests.values())), Group(say("Other tiles"), rest)))
    lacking = tuple(crests.pop(crest) for crest in lacking_crests(game.me) if crest in crests)
    groups = (
        Group(say("A Crest that it lacks; of several one that you lack"), lacking),
        Group(say("Else another Crest; of several one that you lack"), tuple(crests.values())),
        Group(say("Else the first of these"), rest),
    )
    return Layout(tuple(group for group in groups if group.places))


def _row(option: Option) -> tuple[int, int]:
    """Return where a tile stands in the Cardinalbot's list: its row, and among Action helpers those with more AP first.

    What stands for a whole row stands at its head (TC076, TC081, TC082).
    """
    if option[0] == "row":
        return int(option[1]), -MORE_AP
    return (ROW_ACTION, -int(option[2])) if option[:2] == ("helper", PLUS) else (len(ROW_OPTIONS) + 1, 0)


# Forms.
def _form(game: Beside, question: Question) -> Layout:
    read = question.name.rpartition("; ")[2]
    if question.name == "construction":
        open_ = [n for n in range(len(game.stone)) if n != game.closed]
        names = [cathedral_name(game.kit.box, n) for n in open_]
        return Layout(_rows(names, 2), (say("Stone"), say("points")), every=True)
    if read == "new":
        return _offer(question)
    if read == "drawn":
        return _drawn(question)
    if read not in FORMS:
        return Layout()
    columns = tuple(name for name, _, _ in FORMS[read]())
    size = len(columns)
    # Each field says first of which thing it is.
    names = [name.removesuffix(columns[0]).strip() for name, _, _ in question.fields[::size]]
    return Layout(_rows(names, size), columns) if len(names) > 1 or names[0] else Layout()


def _mended(game: Beside, question: Question) -> Layout:
    """Return the form for a part of its board: by Buildings, or a Contract in each row."""
    part, fields = part_asked(game, question), question.fields
    if part.named is not None:
        if part.name == "crests":
            places = {n: _crest_places(part, most) for n, (_, _, most) in enumerate(fields)}
            return Layout(_rows([name for name, _, _ in fields], 1), values=places)
        size = len(fields) // len(game.me.rooms)
        groups = _rows([say("Building {n}", n=n) for n in range(1, len(game.me.rooms) + 1)], size)
        return Layout(groups, values={n: _characters(part, most) for n, (_, _, most) in enumerate(fields)})
    columns = tuple(name for name, _, _ in contract_fields())
    if part.name == "contracts":
        names = [say("Contract {n}", n=n) for n in range(1, len(fields) // len(columns) + 1)]
        return Layout(_rows(names, len(columns)), columns)
    return Layout()


PLACES: Final = (
    N_("missing"),
    N_("first Building"),
    N_("second Building"),
    N_("third Building"),
    N_("fourth Building"),
    N_("fifth Building"),
    N_("Storehouse"),
)
"""Where a Crest is, in a word by which it can be typed."""


def _crest_places(part: Part[Beside], most: int) -> list[Choice]:
    assert part.named is not None
    return [Choice(str(value), part.named(0, value), short=say(PLACES[value])) for value in range(most + 1)]


def _characters(part: Part[Beside], most: int) -> list[Choice]:
    assert part.named is not None
    choices = [Choice("0", part.named(0, 0))]
    for value in range(1, most + 1):
        piece = character_piece(value - 1)
        choices.append(Choice(str(value), piece.name, short=part.named(0, value), piece=piece))
    return choices


def _rows(names: Sequence[str], size: int) -> tuple[Group, ...]:
    return tuple(Group(name, tuple(range(n * size, (n + 1) * size))) for n, name in enumerate(names))


def _offer(question: Question) -> Layout:
    """Return the new places of the Contract offer: each is a Crest, or a Contract with its numbers."""
    columns = (say("Crest"), *(name for name, _, _ in contract_fields()))
    size = len(columns)
    names = [name.removesuffix(columns[0]).strip() for name, _, _ in question.fields[::size]]
    kinds = [Choice("0", say("Contract or nothing"), short=say("Contract"))]
    for crest, name in enumerate(CREST_NAMES):
        piece = crest_piece(crest)
        kinds.append(Choice(str(crest + 1), piece.name, short=say(name), piece=piece))
    return Layout(_rows(names, size), columns, {n * size: kinds for n in range(len(names))})


def _drawn(question: Question) -> Layout:
    """Return the new Characters: first who it is, then its reward."""
    columns = (say("Character"), *(name for name, _, _ in _rewards()))
    size = len(columns)
    n = len(question.fields) // size
    names = [say("New Character")] if n == 1 else [say("New Character {n}", n=place) for place in range(1, n + 1)]
    kinds = [Choice("0", say("nobody new"), short=say("nobody"))]
    for kind in range(TYPES):
        piece = character_piece(kind)
        kinds.append(Choice(str(kind + 1), piece.name, short=action_name(kind), piece=piece))
    return Layout(_rows(names, size), columns, {n * size: kinds for n in range(len(names))}, only_named=True)


def _rewards() -> list[Field]:
    return [*reward_fields(), (say("other icons"), 0, 0)]


FORMS: Final[Mapping[str, Callable[[], Sequence[Field]]]] = {
    "contract": contract_fields,
    "rewards of others": reward_fields,
    "rewards": _rewards,
}
"""What is read off each of several tiles, by the end of the question's name."""
