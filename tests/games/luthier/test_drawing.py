"""What the page draws: every piece has a drawing, faces say what cards say, the hall, the stall and the AI's board."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from importlib.resources import files
from itertools import combinations
from math import hypot

from tests.games.luthier.positions import (
    BOX,
    acts,
    card,
    chip,
    completed,
    copy,
    goods,
    instrument,
    only,
    patron,
    performance,
    play,
    repair,
    start,
    with_instrument,
    with_patron,
)

from soloist.engine.answerers import Straight
from soloist.engine.chance import Keyed
from soloist.engine.questions import Answer, Question
from soloist.engine.view import View
from soloist.games.luthier import flow
from soloist.games.luthier.drawing import filled, sheet
from soloist.games.luthier.drawing.faces import face, need, patron_face, power, short_name, short_title
from soloist.games.luthier.drawing.hall import wedges
from soloist.games.luthier.kinds import (
    CLASSICAL,
    GUILD,
    INSTRUMENTS,
    MARKET,
    PATRONS,
    PERFORM,
    PERFORMANCES,
    REPAIRS,
    SALON,
    STRINGS,
    WOODWINDS,
    WORKBENCH,
)
from soloist.games.luthier.notation import NOTATION
from soloist.games.luthier.opponent.own import Customer, fresh
from soloist.games.luthier.rank import rank
from soloist.games.luthier.setup import new
from soloist.games.luthier.state import Game
from soloist.games.luthier.view import view


def drawing(name: str) -> str:
    return files("soloist.games.luthier").joinpath("drawing", name).read_text("utf-8")


@cache
def positions() -> tuple[tuple[Game, View], ...]:
    """What is seen at every third question of some games, a solo game among them, and at their ends."""
    seen = []
    for seats in ("solo", "2", "4"):
        game = new({"seats": seats})
        asked = 0

        def answer(question: Question, state: Game) -> Answer:
            nonlocal asked
            asked += 1
            if asked % 3 == 0 or state.stage == "choose":
                kept = copy(state)
                seen.append((kept, view(kept, question)))
            return question.forced() or rank(question, state)[0]

        table = Straight(game, answer, Keyed("3"))
        while not flow.over(game):
            flow.step(game, table)
        seen.append((game, view(game, None)))
    return tuple(seen)


def symbols_in(data: object) -> Iterator[str]:
    """The drawings that plain data names: the firsts of pairs of strings, and what is called a symbol or a picture."""
    if isinstance(data, dict):
        for value in data.values():
            yield from symbols_in(value)
    elif isinstance(data, (list, tuple)):
        if len(data) == 2 and all(isinstance(part, str) for part in data):
            yield data[0]
        else:
            for value in data:
                yield from symbols_in(value)
    elif is_dataclass(data):
        for one in fields(data):
            value = getattr(data, one.name)
            if one.name in ("symbol", "picture", "badge") and value:
                yield value
            else:
                yield from symbols_in(value)


def test_everything_has_a_drawing() -> None:
    there = set(re.findall(r'<symbol id="([^"]+)"', drawing("symbols.svg")))
    for _, seen in positions():
        pieces = {piece.symbol for place in seen.places().values() for piece in place.pieces}
        assert pieces <= there, pieces - there
        assert {counter.symbol for counter in seen.counters} <= there
        named = set(symbols_in({key: seen.drawing["sheet"][key] for key in SHEET}))  # type: ignore[index]
        assert named <= there, named - there
    written = set(re.findall(r'drawn\("([a-z-]+)"', drawing("board.html")))
    written |= set(re.findall(r'use\("([a-z-]+)"', drawing("board.html")))
    written |= set(re.findall(r'href="#([a-z-]+)"', drawing("board.html")))
    assert written <= there, written - there


SHEET = ("faces", "signs", "hall", "tracks", "awards", "goals", "powers", "stall")
"""The parts of a sheet that name drawings."""


def test_what_drawings_refer_to_is_there() -> None:
    svg = drawing("symbols.svg")
    ids = re.findall(r'\bid="([^"]+)"', svg)
    assert len(ids) == len(set(ids))
    referred = set(re.findall(r'href="#([^"]+)"', svg))
    assert referred <= set(ids)
    assert {id for id in ids if id.startswith("l-")} <= referred
    assert "<image" not in svg + drawing("picture.svg")
    assert svg.count("<symbol ") == len(re.findall(r'<symbol id="[^"]+" viewBox="[-\d. ]+">', svg))
    styled = set(re.findall(r"\.(l-[a-z0-9]+)", drawing("board.css")))
    used = {name for names in re.findall(r'class="([^"]+)"', svg) for name in names.split() if name.startswith("l-")}
    assert used <= styled, used - styled


# Faces.


def test_a_patron_shows_what_it_waits_for_and_gives() -> None:
    bach = patron_face(BOX, patron("bach"), (True, False, False), passed=1)
    assert (bach.name, bach.ground, bach.picture, bach.worth) == ("Bach", "baroque", "patron-composer", "10")
    assert bach.rows == ((("keyboards", ""), ("play-baroque", ""), ("mend-keyboards", "")),)
    assert bach.gifts == ((("inspiration", ""),), (("wood", ""), ("metal", "")), (("track-craft", ""),))
    assert bach.power == (("saw", ""), ("any", "−1"))
    assert (bach.done, bach.passed, bach.rare) == ((True, False, False), 1, False)
    assert patron_face(BOX, patron("victoria")).rare


def test_other_cards_show_their_costs_and_gains() -> None:
    baryton = face(BOX, INSTRUMENTS, instrument("baryton"))
    assert baryton is not None
    assert baryton.rows == ((("wood", "4"),), (("metal", "1"), ("horsehair", "2")))
    assert (baryton.worth, baryton.badge, baryton.ground, baryton.rare) == ("9", "classical", "strings", True)
    orfeo = face(BOX, PERFORMANCES, performance("l-orfeo"))
    row = BOX.performances[performance("l-orfeo")]
    assert orfeo is not None
    assert orfeo.rows[0] == (
        ("die", str(row.medium)),
        ("prestige", str(row.prestige[0])),
        ("money", str(row.money[0])),
    )
    assert orfeo.rows[1][0] == ("die", str(row.high))
    bassoon = face(BOX, REPAIRS, repair("line-a-bassoon"))
    assert bassoon is not None
    assert (bassoon.picture, bassoon.worth) == ("mend-woodwinds", "3")
    assert bassoon.rows == ((("wood", "1"), ("metal", "1")),)
    assert face(BOX, REPAIRS, -1) is None


def test_needs_and_powers_are_pictures() -> None:
    assert need((PERFORMANCES, CLASSICAL)) == ("play-classical", "")
    assert need((REPAIRS, WOODWINDS)) == ("mend-woodwinds", "")
    powers = {row.id: power(BOX, n) for n, row in enumerate(BOX.powers)}
    assert powers["coffers"] == (("on-income", ""), ("money", "1"))
    assert powers["timber yard"] == (("market", ""), ("any", "+1"))
    assert powers["hands for hire"] == (("apprentice", ""), ("money", "−1"))
    assert powers["good name"] == (("salon", ""), ("balcony", ""), ("up", "+1"))
    assert powers["masters eye"] == (("guild", ""), ("mending", ""), ("up", "+1"))
    assert powers["at court"] == (("on-once", ""), ("track-reputation", "2"))
    assert {len(shown) for shown in powers.values()} <= {2, 3}


def test_people_go_by_the_name_that_most_know() -> None:
    names = {
        "Ludwig van Beethoven": "Beethoven",
        "Élisabeth Jacquet de La Guerre": "La Guerre",
        "Louis XIV of France": "Louis XIV",
        "James Brydges, Duke of Chandos": "Brydges",
        "Victoria of the United Kingdom": "Victoria",
        "Nikolaus I Esterházy": "Esterházy",
    }
    assert {name: short_name(name) for name in names} == names
    shorts = [short_name(row.name) for row in BOX.patrons]
    assert len(set(shorts)) == len(shorts)


def test_titles_leave_out_keys_and_kinds_and_stay_different() -> None:
    titles = {
        "A Midsummer Night's Dream overture": "A Midsummer Night's Dream",
        "Piano Concerto in A minor": "Piano Concerto",
        "The Marriage of Figaro": "The Marriage of Figaro",
    }
    assert {title: short_title(title) for title in titles} == titles
    shown = [short_title(row.name) for row in BOX.performances]
    assert len(set(shown)) == len(shown)


def test_an_instrument_says_for_whom_it_is() -> None:
    game = start()
    with_instrument(game, "violin")
    with_instrument(game, "viola")
    assert sheet(game, 0, None)["assigned"] == {}
    game.boards[0].assigned[1] = patron("bach")
    assert sheet(game, 0, None)["assigned"] == {"own-instrument-2": "Bach"}


# The hall.


def test_nobody_sits_on_anybody_in_the_hall() -> None:
    desks = tuple(len(section.desks) for section in BOX.sections)
    shapes = wedges(desks)
    assert tuple(len(shape.desks) for shape in shapes) == desks
    spots = [place for shape in shapes for place in (*shape.desks, shape.chair)]
    assert all(0 <= x <= 100 and 0 <= y <= 100 for x, y in [*spots, *(shape.back for shape in shapes)])
    # In units of the board (a hundredth of its width): a desk is 4.3 wide, a chair 3.8.
    apart = [hypot((a[0] - b[0]) * 0.44, (a[1] - b[1]) * 0.21) for a, b in combinations(spots, 2)]
    assert min(apart) > 3.8


def test_covered_desks_are_drawn_and_cannot_be_chosen() -> None:
    game = start()
    game.cover = 3
    sections = sheet(game, 0, None)["hall"]["sections"]  # type: ignore[index]
    covered = {seat.id for section in sections for seat in section.desks if seat.covered}
    assert covered == {"desk-strings-4", "desk-woodwinds-4", "desk-keyboards-1", "desk-brass-2", "desk-percussion-3"}
    places = view(game, None).places()
    assert not covered & set(places)
    assert {seat.id for section in sections for seat in section.desks} - covered <= set(places)


# What is asked.


def test_a_chip_is_chosen_before_or_after_its_location() -> None:
    at = play(start())
    seen = view(at.game, at.question)
    choice = next(choice for choice in seen.choices if choice.option == "place 3 at guild")
    assert (choice.place, choice.parts) == ("location-guild", ("hand-3",))
    assert [piece.mark for piece in seen.places()["hand-3"].pieces] == ["3"]
    after = at.then(("place", 3, GUILD))
    while after.question is not None and after.question.seat != 0:
        after = after.then(after.question.options[0])
    assert view(after.game, after.question).places()["hand-3"].pieces == []


def test_the_stall_lays_out_everything_that_may_be_bought_by_its_price() -> None:
    game = chip(MARKET, 1)
    goods(game, money=3)
    at = play(game, ("take", 4, 0, 0))
    assert at.question is not None
    assert at.question.name == "buy"
    counters = sheet(at.game, 0, at.question)["stall"]
    assert isinstance(counters, list)
    assert [counter.hired for counter in counters] == [0, 1]
    assert [[shelf.money for shelf in counter.shelves] for counter in counters] == [[0, 1, 2, 3], [2, 3]]
    bundles = [bundle for counter in counters for shelf in counter.shelves for bundle in shelf.bundles]
    assert sorted(bundle.option for bundle in bundles) == sorted(map(NOTATION.write, at.question.options))
    dear = {bundle.option: bundle.gives for bundle in counters[1].shelves[1].bundles}
    assert dear["buy 0/0/1 and 1"] == (("horsehair", "1"), ("apprentice", ""))
    seen = view(at.game, at.question)
    assert {choice.place for choice in seen.choices} == {"stall"}


def test_spaces_that_cost_money_say_so() -> None:
    game = chip(SALON, 3, rows={PATRONS: ["bach", "haydn", "chopin"]})
    goods(game, money=5)
    at = play(game)
    assert sheet(at.game, 0, at.question)["costs"] == {"patrons-1": 2}
    assert sheet(at.game, 0, None)["costs"] == {}


def test_signs_say_how_much_more_a_chip_counts() -> None:
    game = start()
    game.boards[0].tracks = [0, 3, 0]
    completed(game, "telemann")
    assert BOX.powers[BOX.patrons[patron("telemann")].power].when == "income"
    more = [sign.more for sign in sheet(game, 0, None)["signs"]]  # type: ignore[attr-defined]
    assert more == [0, 1, 0, 0, 1, 0, 1]
    assert [sign.more for sign in sheet(game, 1, None)["signs"]] == [0] * 7  # type: ignore[attr-defined]


def test_the_last_round_is_named() -> None:
    assert view(start(round=6), None).progress[1:] == ["the last round", "Turn order: you, Player 2"]
    assert view(start(round=5), None).progress[1] == "1 round after this one"


def test_the_stage_shows_card_dice_and_result() -> None:
    game = chip(PERFORM, 3, rows={PERFORMANCES: ["l-orfeo"]})
    goods(game, money=2, inspiration=1)
    at = play(game, ("perform", 1), chance={"white dice": [[5]]})
    seen = view(at.game, at.question)
    assert [piece.symbol for piece in seen.places()["stage"].pieces] == ["performance", "face-5"]
    drawn = sheet(at.game, 0, at.question)
    assert drawn["result"] == 8
    assert drawn["faces"]["stage"].name == "L'Orfeo"  # type: ignore[index]
    assert {(choice.option, choice.place) for choice in seen.choices} == {("add", ""), ("again", ""), ("stop", "")}


def test_what_can_be_asked_about_at_the_workbench_and_at_desks() -> None:
    game = acts(start(), WORKBENCH, 1)
    with_instrument(game, "violin")
    with_instrument(game, "viola", rough=True)
    goods(game, materials=(9, 9, 9))
    at = play(game)
    whynot = view(at.game, at.question).drawing["whynot"]
    assert isinstance(whynot, dict)
    rows = [BOX.instruments[card(INSTRUMENTS, id)] for id in ("violin", "viola")]
    assert whynot["own-instrument-1"] == ["rough 1 for {}/{}/{}".format(*rows[0].rough)]
    assert whynot["own-instrument-2"] == ["finish 2 for {}/{}/{}".format(*rows[1].finish)]
    game = start(stage="activate")
    game.due.append((6, 0, STRINGS))
    at = play(game)
    whynot = view(at.game, at.question).drawing["whynot"]
    assert isinstance(whynot, dict)
    assert whynot["desk-brass-1"] == ["desk brass 1"]


def test_an_active_patron_shows_what_is_filled() -> None:
    game = start()
    number = with_patron(game, "bach")
    game.boards[0].fills[0][0] = instrument("harpsichord")
    game.boards[0].gifts[0] = 2
    shown = sheet(game, 0, None)["faces"]["own-patron-1"]  # type: ignore[index]
    assert (shown.done, shown.passed) == ((True, False, False), 2)
    assert number == patron("bach")


# The AI.


def test_the_ai_shows_which_requirements_are_filled() -> None:
    game = start()
    needs = BOX.patrons[patron("bach")].needs
    assert filled(Customer(2, 10, list(needs)), game, patron("bach")) == (False, False, False)
    assert filled(Customer(2, 10, [needs[1]], built=True), game, patron("bach")) == (True, True, False)
    # Two requirements of the same kind: one is open, so one is filled.
    twice = [n for n, row in enumerate(BOX.patrons) if len(set(row.needs)) < len(row.needs)]
    for n in twice:
        assert sum(filled(Customer(0, 0, [BOX.patrons[n].needs[0]]), game, n)) == 1


def test_the_workers_of_the_ai_are_unseen_until_they_are_turned_up() -> None:
    game = next(game for game, _ in positions() if game.ai is not None and sum(game.ai.chips) and game.ai.row)
    places = view(game, None).places()
    assert game.ai is not None
    assert [piece.mark for piece in places["ai-workers"].pieces] == [
        str(n) for n, left in enumerate(game.ai.chips) if left
    ]
    for place, n in enumerate(game.ai.row, 1):
        chips = [piece.mark for piece in places[f"ai-card-{place}"].pieces if piece.symbol == "chip"]
        assert chips == ([str(game.ai.workers[n])] if n in game.ai.covered else [])
    faces = [piece.mark for location in ("salon", "guild") for piece in places[f"location-{location}"].pieces[1:]]
    assert all(mark in ("", "1", "2", "3", "4", "5") for mark in faces)


def test_the_ai_is_seen_before_it_has_anything() -> None:
    game = new({"seats": "solo"})
    game.awards = [0, 1, 2]
    game.ai = fresh(game.kit, BOX.tracker_rows)
    seen = view(game, None)
    assert seen.places()["ai-beside"].pieces == []
    assert seen.places()["ai-patron-1"].pieces == []
    game = new({"seats": "solo", "ai-goals": "no"})
    game.awards = [0, 1, 2]
    game.ai = fresh(game.kit, BOX.tracker_rows)
    assert view(game, None).places()["ai-goals"].pieces == []


def test_a_search_shows_the_backs_that_are_left() -> None:
    game = start()
    only(game, INSTRUMENTS, "violin", "viola", "recorder")
    pieces = view(game, None).places()["instruments-deck"].pieces
    assert [(piece.colour, piece.mark) for piece in pieces] == [("strings", "2"), ("woodwinds", "1")]
