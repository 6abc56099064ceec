"""What a person at the table sees: the city to tap on, numbers in the Magistrate's order, pictures, yes or no."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import cast

import pytest
from tests.games.merv.beside.physical import TABLE, Pair
from tests.games.merv.beside.test_table import BEGUN, GATES, INFLUENCE, beside, given, options, table

from soloist.engine.hands import about_of, instructions
from soloist.engine.questions import Option, Question
from soloist.engine.view import Layout, Piece, View
from soloist.games.merv.beside import known
from soloist.games.merv.beside.drawing.layout import RING, drawn_city, layout, spot_of
from soloist.games.merv.beside.reading import REWARDS
from soloist.games.merv.beside.state import YOU
from soloist.games.merv.kinds import CELL_WORDS, MARKET, NONE, SLOT_WORDS
from soloist.terminal.board import place_words
from soloist.web.render import symbols

CORNERS = {"a1": (1, 1), "e1": (5, 1), "a5": (1, 5), "e5": (5, 5), "b4": (2, 4)}
AROUND = {
    "N1": (1, 0),
    "N5": (5, 0),
    "E1": (6, 1),
    "E4": (6, 4),
    "S1": (1, 6),
    "S5": (5, 6),
    "W1": (0, 1),
    "W5": (0, 5),
}


def view(match: object) -> View:
    return TABLE.view(match.state, match.question)  # type: ignore[attr-defined]


@pytest.mark.parametrize("word", CORNERS)
def test_sites_lie_as_on_the_board_seen_from_above(word: str) -> None:
    assert spot_of(("site", CELL_WORDS.index(word))) == CORNERS[word]


@pytest.mark.parametrize("word", AROUND)
def test_slots_and_walls_lie_around_the_city(word: str) -> None:
    """Columns and rows are numbered from the north-west corner on every side."""
    for verb in ("slot", "place"):
        assert spot_of((verb, SLOT_WORDS.index(word))) == AROUND[word]


def test_every_place_has_its_own_spot() -> None:
    spots = [spot_of(("site", cell)) for cell in range(25)] + [spot_of(("slot", slot)) for slot in range(20)]
    assert len(set(spots)) == 45
    assert all(0 <= x < RING and 0 <= y < RING for x, y in spots)


def test_a_slot_is_tapped_on_the_city_and_a_correction_stands_aside() -> None:
    match = table(["solo mosque"], cards="told")
    shown = view(match)
    assert options(match) == ["slot N1", "slot N2", "slot N3", "slot N4", "correct"]
    assert [choice.short for choice in shown.choices][:4] == ["N1", "N2", "N3", "N4"]
    assert shown.layout.at[0] == (round(150 / RING, 2), round(50 / RING, 2))
    assert shown.layout.aside == (4,)
    assert [group.places for group in shown.layout.groups] == [(0, 1, 2, 3)]
    for answer in ("slot N1", "site a1", "slot N2", "none", "queue magistrate courtier you", "solo wall"):
        match.answer(answer)
    for answer in ("stack teal", GATES, "place N5", *INFLUENCE, "slot E1"):
        match.answer(answer)
    # That nothing was built stands below the city.
    assert options(match) == ["site d1", "site c1", "site b1", "none"]
    assert [group.places for group in view(match).layout.groups] == [(0, 1, 2), (3,)]
    assert set(view(match).layout.at) == {0, 1, 2}


def test_the_first_that_passes_is_found_by_numbers_in_its_order() -> None:
    match = table([*BEGUN, "solo wall", "stack teal", GATES], cards="told")
    shown = view(match)
    assert [choice.short for choice in shown.choices] == [*map(str, range(1, 17))]
    assert options(match)[:2] == ["place N5", "place E1"]
    assert shown.help == ["The numbers are the order in which it prefers them."]


def test_the_drawn_city_shows_what_was_told() -> None:
    match = table(["solo wall", "stack teal", GATES, *INFLUENCE, "slot N1", "site a1"], cards="told")
    drawn = drawn_city(beside(match))
    cells = cast("list[dict[str, object]]", drawn["cells"])
    symbols = {str(cell["word"]): cell["symbol"] for cell in cells}
    assert (symbols["a1"], symbols["b1"], symbols[CELL_WORDS[MARKET]]) == (
        "action-caravansary",
        "action-palace",
        "camel",
    )
    built = {str(cell["word"]): [(p.symbol, p.colour) for p in cast("list[Piece]", cell["pieces"])] for cell in cells}
    assert {word: pieces for word, pieces in built.items() if pieces} == {
        "a1": [("building", "player-1")],
        "e5": [("building", "magistrate")],
    }
    slots = cast("list[dict[str, object]]", drawn["slots"])
    taken = {str(slot["word"]): [p.colour for p in cast("list[Piece]", slot["pieces"])] for slot in slots}
    assert {word: pieces for word, pieces in taken.items() if pieces} == {"N1": ["player-1"], "N5": ["magistrate"]}
    assert [slot["word"] for slot in slots if slot["now"]] == ["N1", "N2", "N3", "N4", "N5"]


def test_walls_stand_on_the_edge_of_the_city_in_colour() -> None:
    match = table(["solo wall", "stack teal", GATES, *INFLUENCE, "correct", "wrong walls"], cards="told")
    match.answer("place E5; place N1")
    slots = cast("list[dict[str, object]]", drawn_city(beside(match))["slots"])
    walls = {str(slot["word"]): cast(Piece, slot["wall"]) for slot in slots if slot["wall"]}
    # Of the wall that somebody else built only the place is known.
    assert {word: (wall.symbol, wall.mark, wall.colour) for word, wall in walls.items()} == {
        "N1": ("segment", "", "any"),
        "E5": ("segment-teal", "Te", "teal"),
    }
    zone = next(zone for zone in view(match).zones if zone.id == "walls")
    assert [(place.name, place.pieces[0].name) for place in zone.places] == [
        ("wall place north 1", "a wall"),
        ("wall place east 5", "teal, of the Magistrate"),
    ]
    given(match, "correct", "wrong walls", "place N1")
    given(match, "correct", "wrong walls", "place N1; place E5")
    assert known.wall_colour(beside(match), SLOT_WORDS.index("E5")) == NONE


def test_what_it_has_is_named_once_with_its_tile_of_level_2() -> None:
    match = table(
        [*BEGUN, "solo library", "breakthrough 2 mosque", "correct", "wrong counts; wrong cards"], cards="told"
    )
    given(match, "0 0 0 1 2 2 0", "2 0 0 1")
    zones = {zone.id: zone for zone in view(match).zones}
    assert [place_words(place) for place in zones["magistrate"].places] == [
        "camels and scrolls: 2× camel, 2× scroll",
        "caravan cards: 2× ginger, pepper",
    ]
    tiles = next(place for place in zones["its-pieces"].places if place.id == "its-tiles")
    assert [piece.name for piece in tiles.pieces] == ["breakthrough of level 2: Mosque one more time"]


def test_a_reward_has_its_picture_and_its_number() -> None:
    match = table(
        ["solo wall", "stack teal", GATES, *INFLUENCE, "correct", "wrong counts", "0 0 1 1 0 0 0"], cards="told"
    )
    for answer in (*BEGUN[1:], "solo mosque"):
        match.answer(answer)
    choices = {choice.option: choice for choice in view(match).choices}
    one, three, nothing = (choices[f"reward {words}"] for words in ("favour 1", "favour 3", "points 0"))
    assert (one.label, one.short, three.label, three.short) == ("1 favour", "", "3 favour", "3")
    assert one.piece is not None
    assert (one.piece.symbol, nothing.piece) == ("favour", None)
    # One kind after the other, those of which little is printed in a row, nothing last.
    assert rows_of(TABLE.view(match.state, match.question).layout, match.question.options) == [
        ["favour 1", "favour 2", "favour 3", "favour 4"],
        ["segment 1", "segment 2"],
        ["soldier 1", "soldier 2", "courtier 1", "courtier 2"],
        ["points 3", "scoring tile 1"],
        ["points 0"],
    ]


def test_all_that_a_first_post_can_bring_stands_in_six_rows() -> None:
    """Of 27 answers each stands in one row, so that a tablet shows them all at once."""
    rows = rows_of(layout(Question(YOU, "first post", list(REWARDS))), REWARDS)
    assert sorted(one for row in rows for one in row) == sorted(f"{option[1]} {option[2]}" for option in REWARDS)
    assert [(row[0], row[-1]) for row in rows] == [
        ("favour 1", "favour 4"),
        ("influence 1", "influence 5"),
        ("camel 1", "segment 2"),
        ("soldier 1", "courtier 2"),
        ("points 1", "points 8"),
        ("points 0", "points 0"),
    ]


def rows_of(shown: Layout, options: Sequence[Option]) -> list[list[str]]:
    """The rewards that stand in each row."""
    return [[f"{options[n][1]} {options[n][2]}" for n in group.places] for group in shown.groups]


def test_every_picture_is_drawn() -> None:
    """Each instruction has the picture of what is put, moved or taken, in its owner's colour."""
    drawn: dict[str, Piece] = {}
    for seed in range(6):
        pair = Pair(seed, "random", courtier="played", cards="told", asking=("lists", "steps")[seed % 2])
        pair.play()
        for event in instructions([line.event for line in pair.match.log]):
            piece = TABLE.picture(pair.beside, event)  # type: ignore[attr-defined]
            assert piece is not None, event
            drawn[str(event.what["verb"])] = piece
            if event.what["verb"] == "move":
                track = about_of(event)["track"]
                assert piece.symbol == track[1]  # type: ignore[index]
    known = set(re.findall(r'<symbol id="([^"]+)"', str(symbols(TABLE.name))))
    assert {piece.symbol for piece in drawn.values()} <= known
    assert (drawn["build"].symbol, drawn["build"].colour) == ("building", "magistrate")
    assert (drawn["building of the courtier"].symbol, drawn["building of the courtier"].colour) == (
        "building",
        "courtier",
    )
    assert drawn["slot of the courtier"].colour == "courtier"
    assert drawn["wall"].symbol.startswith("segment-")
    assert drawn["take card"].symbol.startswith("card-")
    assert drawn["remove card"].symbol.startswith("solo-card-")
    assert len(drawn) >= 18


ONE: dict[str, tuple[Option, str]] = {
    "fallen of you": (("site", 3), "The invasion: did your building on d1 (Marketplace) fall?"),
    "fallen of the courtier": (
        ("site", 3),
        "The invasion: was the building of the High Courtier on d1 (Marketplace) removed?",
    ),
    "soldiers gone home": (
        ("site", 3),
        "Did the soldier of the Magistrate on d1 (Marketplace) save a building and go back to it?",
    ),
}


@pytest.mark.parametrize("name", ONE)
def test_yes_or_no_says_of_what(name: str) -> None:
    match = table(["solo mosque"], cards="told")
    option, words = ONE[name]
    question = Question(YOU, name, [option], "some", 0, 1)
    shown = TABLE.view(match.state, question)
    assert shown.ask == words
    assert shown.help == []
    two = Question(YOU, "fallen of you", [("site", 3), ("site", 4)], "some", 0, 2)
    assert TABLE.view(match.state, two).ask == "The invasion: which of your buildings fell?"
    assert TABLE.view(match.state, two).help == ["Name none if there is none."]


def test_your_score_is_typed() -> None:
    assert layout(Question(YOU, "your score", [], "number", 0, 500)).likely == ()
    assert layout(Question(YOU, "posts", [], "number", 0, 40)).likely == tuple(range(13))
