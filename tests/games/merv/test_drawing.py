"""What the browser draws: a picture for every piece, a sheet that knows the board, and why-not for places."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest
from tests.games.merv.positions import BOX, cell, play, start, tile
from tests.games.merv.test_view import positions

from soloist.engine.questions import Question
from soloist.games.merv.boards import GOODS_DRAWN, mosque_place
from soloist.games.merv.components import PACKAGE
from soloist.games.merv.drawing import Cell, Hall, Pile, Slot, sheet
from soloist.games.merv.drawing.faces import breakthrough_face, contract_face, part, price
from soloist.games.merv.drawing.geography import CITIES, HEIGHT, WIDTH
from soloist.games.merv.kinds import CELL_WORDS, DUE_BASE, NONE, ORANGE, SLOT_WORDS
from soloist.games.merv.notation import NOTATION
from soloist.games.merv.setup import new
from soloist.games.merv.state import Game
from soloist.games.merv.view import looking, view
from soloist.games.merv.why_not import why_not


@cache
def text(name: str) -> str:
    return files(PACKAGE).joinpath("drawing", name).read_text("utf-8")


@cache
def symbols() -> frozenset[str]:
    return frozenset(re.findall(r'<symbol id="([^"]+)"', text("symbols.svg")))


def slots_of(game: Game, question: Question | None) -> dict[str, Slot]:
    drawn = sheet(game, 0, question)["slots"]
    assert isinstance(drawn, list)
    return {each.word: each for each in drawn}


def cells_of(game: Game) -> dict[str, Cell]:
    drawn = sheet(game, 0, None)["cells"]
    assert isinstance(drawn, list)
    return {each.word: each for each in drawn}


def test_every_piece_of_a_view_has_a_picture() -> None:
    used = {piece.symbol for _, _, seen in positions() for place in seen.places().values() for piece in place.pieces}
    assert used - symbols() == set()
    assert {f"good-{good}" for good in GOODS_DRAWN} <= symbols()
    assert {city.good for city in BOX.cities} == GOODS_DRAWN


def test_every_part_of_a_reward_and_price_has_a_picture() -> None:
    rewards = [*BOX.boons, *BOX.pair_rewards, *(step.reward for step in BOX.steps)]
    faces = [contract_face(contract) for contract in BOX.contracts]
    faces += [breakthrough_face(BOX, each) for each in range(len(BOX.breakthroughs))]
    shown = [part(reward) for reward in rewards] + [each for face in faces for each in (*face.needs, *face.gives)]
    assert {symbol for symbol, _ in shown} <= symbols()
    assert {cube for step in BOX.steps for cube in price(step.colour, step.cubes, step.any)} <= symbols()


def test_pictures_that_a_picture_uses_are_there() -> None:
    defined = set(re.findall(r'id="([^"]+)"', text("symbols.svg")))
    assert set(re.findall(r'href="#([^"]+)"', text("symbols.svg"))) <= defined
    plain = set(re.findall(r'href="#([a-z0-9-]+)"', text("board.html")))
    assert plain <= symbols()


def test_no_drawing_asks_for_anything_elsewhere() -> None:
    for name in ("symbols.svg", "board.html", "board.css", "picture.svg"):
        assert not re.search(r"https?:(?!//www\.w3\.org/2000/svg)|url\((?!#)", text(name)), name


def test_a_price_is_a_cube_for_each_cube() -> None:
    assert price(ORANGE, 1, 2) == ("cube-orange", "cube-any", "cube-any")
    assert price(NONE, 0, 2) == ("cube-any", "cube-any")


def test_the_face_of_a_contract_says_what_it_needs_and_gives() -> None:
    face = contract_face(BOX.contracts[9])
    assert face.needs == (("good-rare", "1"), ("good-either", "1"), ("scroll", "1"))
    assert face.gives == (("points", "12"), ("favour", "1"))
    assert breakthrough_face(BOX, tile("mosque-saving")).gives == (("action-mosque", ""), ("cube-less", ""))
    assert breakthrough_face(BOX, tile("garrison")).gives == (("soldier", "2"),)


def test_the_city_lies_in_a_grid_with_walls_and_slots_around_it() -> None:
    game = start()
    cells, slots = cells_of(game), slots_of(game, None)
    assert (cells["a1"].row, cells["a1"].column) == (3, 3)
    assert (cells["e5"].row, cells["e5"].column) == (7, 7)
    assert (slots["N1"].at, slots["N1"].wall) == ((1, 3), (2, 3))
    assert (slots["E2"].at, slots["E2"].wall) == ((4, 9), (4, 8))
    assert (slots["S5"].at, slots["W5"].at) == ((9, 7), (7, 1))
    every = {each.at for each in slots.values()} | {each.wall for each in slots.values()}
    every |= {(each.row, each.column) for each in cells.values()}
    assert len(every) == 2 * len(SLOT_WORDS) + len(CELL_WORDS)


def test_the_slots_in_play_say_how_many_cubes_their_line_gives() -> None:
    at = play(start(round=1, owners={"a1": 0, "a3": 0, "a5": 1}, upgrades={"a3": 1}))
    slots = slots_of(at.game, at.question)
    assert [word for word, each in slots.items() if each.open] == ["N1", "N2", "N3", "N4", "N5"]
    # A new building on a2 gives with a1 and a3, whose upgrade adds one; another's on a5 would give only itself.
    assert (slots["N1"].cubes, slots["N2"].cubes, slots["W1"].cubes) == (4, 1, 0)
    taken = play(start(slot="N1"))
    assert not any(each.cubes for each in slots_of(taken.game, taken.question).values())
    assert [word for word, each in slots_of(taken.game, taken.question).items() if each.mine] == ["N1"]


def test_a_line_without_a_building_to_place_gives_what_stands_there() -> None:
    game = start(owners=dict.fromkeys(("b1", "b2", "b3", "b4", "b5", "c1", "c2", "c4", "c5"), 0))
    at = play(game)
    slots = slots_of(at.game, at.question)
    assert (slots["N1"].cubes, slots["N2"].cubes, slots["N3"].cubes) == (0, 5, 4)


def test_buildings_in_danger_are_those_that_would_fall() -> None:
    game = start(owners={"a1": 0, "b1": 0, "c2": 0, "e5": 1}, soldiers={"b1": 0}, walls={"N3": 0})
    assert [word for word, each in cells_of(game).items() if each.danger] == ["a1"]
    assert [word for word, each in cells_of(start(site="b2", slot="N2")).items() if each.active] == ["b2"]


CORNERS = ((1, "turn", "n"), (1, "queue", "e"), (4, "queue", "n"), (8, "scoring", "n"), (3, "turn", "s"))


@pytest.mark.parametrize(("round", "stage", "corner"), CORNERS)
def test_the_queue_stands_at_its_corner(round: int, stage: str, corner: str) -> None:
    assert sheet(start(round=round, stage=stage), 0, None)["corner"] == corner


def test_each_path_of_the_mosque_has_steps_of_its_own() -> None:
    game = start(mosque=2, path=1)
    places = view(game, None).places()
    assert [piece.mark for piece in places["path-tan-2"].pieces] == ["1"]
    assert not places["path-purple-2"].pieces
    assert mosque_place(game, 1, 1) == "path-tan"
    assert mosque_place(game, 3, 3) == "path-orange-3"
    assert mosque_place(game, 3, 4) == mosque_place(game, NONE, 4) == "step-4"
    at = play(start(slot="N5", site="e1", mosque=2, path=1, cubes={"tan": 1}))
    assert at.question is not None
    places_asked = {choice.option: choice.place for choice in view(at.game, at.question).choices}
    assert places_asked["advance"] == "path-tan-3"


def test_a_hall_says_what_it_counts_and_a_pile_whether_it_is_within_reach() -> None:
    drawn = sheet(start(scrolls=3, influence=6, courtiers={"scrolls": 1}), 0, None)
    halls, piles = drawn["halls"], drawn["contracts"]
    assert isinstance(halls, list)
    assert isinstance(piles, list)
    counted: dict[str, Hall] = {each.counts: each for each in halls}
    assert (counted["scrolls"].mine, counted["scrolls"].price, counted["scrolls"].colour) == (3, 2, "teal")
    assert counted["scrolls"].courtiers == (0, NONE, NONE, NONE)
    reached: dict[str, Pile] = {each.word: each for each in piles}
    assert [word for word, each in reached.items() if each.reached] == ["I", "II", "III"]


def test_what_is_due_shows_its_picture_and_the_level_of_a_breakthrough() -> None:
    game = start(slot="N1", site="a1", due=[10 + DUE_BASE * 1, 0])
    pieces = view(game, None).places()["due"].pieces
    assert [(piece.symbol, piece.mark) for piece in pieces] == [("breakthrough", "4"), ("soldier", "")]


def test_why_not_is_offered_for_places_and_gives_a_reason_or_a_choice() -> None:
    asked = 0
    for game, question, seen in positions()[::7]:
        offered = seen.drawing["whynot"]
        assert isinstance(offered, dict)
        assert set(offered) <= set(seen.places())
        assert bool(offered) is (question.name == "turn")
        known = {choice.option for choice in seen.choices}
        for texts in offered.values():
            for written in texts:
                NOTATION.read(written)
                assert bool(why_not(game, question, written, NOTATION)) is (written not in known), written
                asked += 1
    assert asked > 1_000


def test_lands_lie_on_the_sheet_and_apart() -> None:
    assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y in CITIES)
    near = [(a, b) for n, a in enumerate(CITIES) for b in CITIES[n + 1 :] if abs(a[0] - b[0]) < 122]
    assert all(abs(a[1] - b[1]) > 100 for a, b in near)


def test_the_magistrate_and_the_courtier_have_colours_and_letters_of_their_own() -> None:
    solo = new({"seats": "solo"})
    solo.sites, solo.stage, solo.queue = start().sites, "turn", [0, 1, 2]
    solo.owners[cell("a1")], solo.owners[cell("b1")], solo.owners[cell("c1")] = 0, 1, 2
    places = view(solo, None).places()
    shown = [
        (places[f"cell-{word}"].pieces[0].colour, places[f"cell-{word}"].pieces[0].mark) for word in ("a1", "b1", "c1")
    ]
    assert shown == [("player-1", "1"), ("magistrate", "M"), ("courtier", "C")]
    assert view(solo, None).drawing["names"] == ["You", "The Corrupt Magistrate"]


def test_at_the_end_the_first_board_lies_in_front() -> None:
    game = start(round=12, stage="over")
    game.queue = [2, 1, 0]
    assert looking(game, None) == 0
    game.stage = "scoring"
    assert looking(game, None) == 2
