"""What a person sees: every option has words and a place, every event a sentence, every refusal a reason."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest
from tests.games.merv.positions import play, start
from tests.overheard import Overhearing, Seen

from soloist.engine.answerers import Straight
from soloist.engine.chance import Keyed
from soloist.engine.questions import Answer, Chance, Part, Question
from soloist.engine.rulebook import rulebook_of
from soloist.engine.states import copier
from soloist.engine.view import View
from soloist.games.merv import flow
from soloist.games.merv.asking import CHANCES, HELP, ask, help_for
from soloist.games.merv.components import PACKAGE
from soloist.games.merv.kinds import DUES, NONE, SOLDIER_DUE
from soloist.games.merv.names import DUE_NAMES, PARTS, POINTS_FOR
from soloist.games.merv.notation import NOTATION
from soloist.games.merv.rank import rank
from soloist.games.merv.settings import SETTINGS
from soloist.games.merv.setup import new
from soloist.games.merv.state import Game
from soloist.games.merv.view import counters, view
from soloist.games.merv.why_not import LENGTHS, why_not
from soloist.games.merv.words import PLAIN, label, short, tell

copy = copier(Game)
GAMES = tuple((seats, seed) for seats in ("2", "3", "4") for seed in (1, 2, 3))
BUTTONS = {"no site", "favour", "scrolls", "points", "camels", "cubes", "pay", "lay", "leave", "end", "enough"}
EVERY = 13
"""Every so-manieth question of a game is looked at; a round view is a lot of words."""


def pick(question: Question, game: Game, random: Random) -> Answer:
    """Answer at random, mostly by doing something."""
    busy = [option for option in question.options if option[0] not in ("end", "leave", "enough")]
    return (random.choice(busy if busy and random.random() < 0.9 else question.options),)


OVERHEARING = Overhearing(copy, flow.step, flow.over, pick, EVERY)


@cache
def played(seats: str, seed: int) -> Seen[Game]:
    """A whole game at random, by somebody who has many cubes."""
    game = new({"seats": seats})
    for board in game.boards:
        board.cubes = [2, 2, 2, 2, 3]
    return OVERHEARING.play(game, seed)


@cache
def positions() -> tuple[tuple[Game, Question, View], ...]:
    """The questions of these games, as they are seen."""
    asked = [one for seats, seed in GAMES for one in played(seats, seed).questions]
    return tuple((game, question, view(game, question)) for game, question in asked)


def whole(sentence: str) -> bool:
    return bool(sentence) and "{" not in sentence and "None" not in sentence and sentence[0].isalnum()


def test_every_option_has_a_choice_with_words_at_a_place_that_is_there() -> None:
    verbs: set[str] = set()
    for game, question, seen in positions():
        assert [choice.option for choice in seen.choices] == [NOTATION.write(option) for option in question.options]
        places = seen.places()
        for option, choice in zip(question.options, seen.choices, strict=True):
            verbs.add(str(option[0]))
            assert whole(choice.label), choice
            assert choice.label == label(game, question, option)
            assert choice.place in places or (not choice.place and option[0] in BUTTONS), choice
            assert set(choice.parts) <= set(places), choice
    assert verbs >= (set(flow.DEEDS) | {"pay", "lay", "stand", "ransom", "score", "enough"}) - {"no site"}


def test_choices_at_one_place_can_be_told_apart_by_their_short_words() -> None:
    for _, _, seen in positions():
        for place in seen.places():
            words = [choice.short or choice.label for choice in seen.at(place)]
            assert len(set(words)) == len(words), (place, words)


def test_labels_of_one_question_are_different() -> None:
    for _, _, seen in positions():
        labels = [choice.label for choice in seen.choices]
        assert len(set(labels)) == len(labels), labels


def test_every_option_is_written_and_read_back_whatever_its_capitals() -> None:
    for _, question, _ in positions():
        for option in question.options:
            text = NOTATION.write(option)
            assert NOTATION.read(text) == option
            assert NOTATION.read(text.casefold()) == option
            assert NOTATION.read(text, question.options) == option
            assert ";" not in text


def test_every_event_is_a_sentence() -> None:
    names: set[str] = set()
    for seats, seed in GAMES:
        for game, event in played(seats, seed).events:
            names.add(event.name)
            sentence = tell(game, event)
            assert whole(sentence), event
            assert sentence.endswith("."), sentence
    assert names >= set(PLAIN) | {"cubes", "points", "scrolls", "wall", "camels taken", "camel home", "queued"}


def test_every_event_names_a_clause_that_there_is() -> None:
    clauses = {clause.id for clause in rulebook_of(PACKAGE).clauses}
    told = {event.clause for seats, seed in GAMES for _, event in played(seats, seed).events}
    assert told <= clauses, told - clauses


def test_places_and_pieces_are_named_and_their_clauses_are_there() -> None:
    clauses = {clause.id for clause in rulebook_of(PACKAGE).clauses}
    for _, _, seen in positions():
        ids = [place.id for zone in seen.zones for place in zone.places]
        assert len(set(ids)) == len(ids)
        places = seen.places()
        assert all(near in places for place in places.values() for near in place.beside)
        for place in places.values():
            assert place.name
            for piece in place.pieces:
                assert piece.name, piece
                assert piece.clause in clauses, piece
                assert "{" not in piece.name + piece.about, piece


def test_questions_are_sentences_with_two_of_help() -> None:
    for game, question, seen in positions():
        assert whole(seen.ask)
        assert seen.ask.endswith((".", "?"))
        assert len(seen.help) == 2
        assert all(whole(line) for line in seen.help)
        assert seen.ask == ask(game, question)
        assert whole(seen.turn)


def test_numbers_in_sight() -> None:
    for game, _, seen in positions():
        values = {counter.id: counter.value for counter in seen.counters}
        assert seen.counters == counters(game)
        for who in range(game.kit.people):
            assert values[f"points-{who + 1}"] == game.points[who]
            assert values[f"favour-of-{who + 1}"] == game.favour[who]
        assert ("points-3" in values) is (game.kit.courtier == NONE)
        assert (values["year"] - 1) * 4 + values["round"] == game.round


def test_the_end_is_told() -> None:
    end = played("3", 1).end
    assert end is not None
    seen = view(end, None)
    assert re.fullmatch(r"(Player \d won|These share the win) with \d+ points.*\.", seen.ask)
    assert seen.help == []
    assert not seen.choices
    solo = new({"seats": "solo"})
    solo.stage, solo.points = "over", [90, 80, 0]
    assert ask(solo, None) == "You won: 90 points to 80."
    solo.points[1] = 90
    assert ask(solo, None) == "You lost: 90 points to 90."
    assert ask(start(), None) == "The game goes on."


def test_why_not_gives_a_reason_for_everything_that_is_not_offered() -> None:
    asked = 0
    for game, question, seen in positions()[::2]:
        offered = {choice.option for choice in seen.choices}
        texts = [NOTATION.write((verb, *[n] * (length - 1))) for verb, length in LENGTHS.items() for n in (0, 3, 99)]
        texts += [
            "nonsense",
            "card blue",
            "soldier",
            "site c3",
            "upgrade white on a1",
            "segment tan at N3",
            "lay kabul",
        ]
        for text in texts:
            reason = why_not(game, question, text, NOTATION)
            assert bool(reason) == (text not in offered), (text, reason)
            assert not reason or ("{" not in reason and reason.endswith(".")), reason
            asked += 1
    assert asked > 5_000


def test_names_are_there_for_whatever_the_tables_may_say() -> None:
    assert len(DUE_NAMES) == len(DUES)
    assert set(DUES) - {"breakthrough"} <= set(PARTS)
    assert {str(event.what["what"]) for seats, seed in GAMES for _, event in played(seats, seed).events
            if event.name == "points"} <= set(POINTS_FOR)  # fmt: skip
    assert {"pay", "goods", "queue", "ransom", "scoring"} <= set(HELP)


def test_colours_with_a_vowel_read_well_too() -> None:
    """An orange cube is spoken of like a purple one: no article stands before the name of a colour."""
    labels = [choice.label for _, _, seen in positions() for choice in seen.choices]
    told = [tell(game, event) for seats, seed in GAMES for game, event in played(seats, seed).events]
    assert any("orange bonus upgrade" in words for words in labels)
    assert any("orange segment" in words for words in told)
    assert [words for words in labels + told if re.search(r"\b[Aa] [aeio]", words)] == []


@pytest.mark.clauses("merv.turn.automata")
@pytest.mark.parametrize(("seats", "shared"), [("solo", False), ("2", True)])
def test_in_the_solo_game_no_share_is_spoken_of(seats: str, shared: bool) -> None:
    """Nobody but you takes cubes there."""
    game = start(seats=seats)
    game.masters[0], game.site, game.due = 0, NONE, []
    said = help_for(game, Question(0, "turn", [("pass",)]))
    assert ("gives its owner a share" in said[1]) == shared
    assert said[1].startswith("On an empty site you build; ")


@pytest.mark.clauses("merv.magistrate.level")
def test_a_head_start_is_named_by_its_points() -> None:
    setting = next(one for one in SETTINGS if one.name == "level")
    levels = start().kit.box.levels
    assert [words for _, words in setting.values[1:]] == [f"{n} points" for n in levels[1:]]


@pytest.mark.parametrize("label", ["site tiles", "caravan cards", "first queue", "something else"])
def test_typed_chance_is_asked_for(label: str) -> None:
    chance = Chance(label, 0, [Part(label, "spice", 2, range(4), [6] * 4)])
    sentence = ask(start(), chance)
    assert whole(sentence)
    assert sentence.startswith("Draw or roll") is (label not in CHANCES)
    assert len(help_for(start(), chance)) == 2


def test_a_view_is_plain_and_the_same_twice() -> None:
    game, question = played("3", 1).questions[5]
    before = copy(game)
    assert view(game, question) == view(copy(game), question)
    assert game == before


def test_a_game_before_set_up_is_seen() -> None:
    seen = view(new({"seats": "2"}), None)
    assert seen.turn == "Set-up"
    assert not seen.choices
    solo = view(new({"seats": "solo"}), None)
    assert whole(solo.ask)


def test_the_magistrate_has_its_board() -> None:
    game = start()
    solo = new({"seats": "solo"})
    solo.sites, solo.stage, solo.queue = game.sites, "turn", [0, 1, 2]
    assert solo.magistrate is not None
    me = solo.magistrate
    me.camels, me.spices, me.goods, me.scrolls, me.card = 2, [1, 0, 0, 2], [0, 2, 0, 0, 0, 0, 0, 0], 3, 4
    me.laid[1], me.discards = 1, [0, 1, 0, 0, 0, 0]
    seen = view(solo, None)
    places = seen.places()
    assert places["magistrate-camels"].pieces[0].count == 2
    assert [piece.name for piece in places["magistrate-good-bulghar"].pieces] == ["furs", "furs on a contract"]
    assert places["magistrate-card"].pieces[0].name == "solo card: Mosque"
    assert [piece.name for piece in places["magistrate-discards"].pieces] == ["solo card: Palace"]
    assert places["courtier-supply"].pieces[0].count == 9
    clauses = {clause.id for clause in rulebook_of(PACKAGE).clauses}
    assert all(piece.name and piece.clause in clauses for place in places.values() for piece in place.pieces)
    assert {counter.name for counter in seen.counters} >= {"You: points", "The Corrupt Magistrate: points"}


@pytest.mark.clauses("merv.marketplace.prices", "merv.marketplace.first", "merv.palace.cost", "merv.palace.halls")
@pytest.mark.clauses("merv.mosque.path", "merv.mosque.common", "merv.camels.boons", "merv.wall.gate")
@pytest.mark.clauses("merv.tracks.favour", "merv.tracks.influence", "merv.tracks.spices")
def test_what_no_piece_shows_is_said_of_its_zone() -> None:
    """A list of pieces has no prices, rewards and limits; who does not see the drawing reads them here."""
    game = start(courtiers={"goods": 2}, posts=["urgench", "bulghar"])
    zones = {zone.id: zone for zone in view(game, None).zones}
    favour = "The first post of all brings 1 favour in: Bukhara, Kabul."
    assert zones["marketplace"].about == (
        "A common good costs 1 cube of its city's colour, a rare one 1 cube of its city's colour and 1 of any colour. "
        + favour
    )
    assert zones["marketplace"].places[1].name == "Bulghar (furs, purple)"
    assert zones["palace"].about == (
        "Each hall has room for 4 courtiers. The next courtier costs 3 cubes of the hall's colour (Player 1)."
    )
    assert [place.name for place in zones["palace"].places] == [
        "mosque hall (purple)", "hall of goods (tan)", "hall of scrolls (teal)", "hall of spices (orange)"
    ]  # fmt: skip
    assert zones["mosque"].about == (
        "Steps: 1 (a cube of the path): the camel there; 2 (a cube of the path): 3 points or an upgrade tile; "
        "3 (a cube of the path): 3 points or an upgrade tile; 4 (1 purple): a scoring tile; "
        "5 (1 tan): a soldier or an upgrade tile; 6 (1 teal and 1 of any colour): 1 favour; "
        "7 (1 orange and 1 of any colour): a free courtier; 8 (2 of any colour): a free wall segment; "
        "9 (2 of any colour): 4 points."
    )
    assert zones["market"].about == (
        "A camel on the market gives: top-left 1 favour, top-right a soldier, bottom-right two cubes of different "
        "colours, bottom-left 3 points. A gate costs 2 cubes of different colours and gives 1 favour; 4 are left."
    )
    assert zones["favour-track"].about.endswith("4 (1), 6 (2), 8 (3), 10 (4).")
    assert zones["influence-track"].about == (
        "Spaces that score when you move up onto them: 5 (2), 9 (2), 13 (3), 17 (4). "
        "Different spices that may be held: 1 from 0 on, 2 from 3 on, 3 from 6 on, 4 from 9 on."
    )
    assert zones["favour-track"].places[4].name == "space 4, 1 point"
    game = start(courtiers={"goods": 4, "mosque": 4}, posts=["urgench", "bulghar", "bukhara", "balkh", "kabul"])
    zones = {zone.id: zone for zone in view(game, None).zones}
    assert zones["palace"].about == "Each hall has room for 4 courtiers."
    assert favour.split(":")[0] not in zones["marketplace"].about


def test_a_turn_without_an_action_asks_for_a_second_click() -> None:
    at = play(start(slot="N1", site="a1"))
    assert at.question is not None
    (end,) = [choice for choice in view(at.game, at.question).choices if choice.option == "end"]
    assert end.warning == "You have done no action in this turn. End the turn all the same?"
    at = at.then("favour")
    assert at.question is not None
    assert [choice.warning for choice in view(at.game, at.question).choices] == [""]


# The greedy player.


def test_the_ranking_holds_every_option_once_and_leaves_the_game_alone() -> None:
    for game, question in played("2", 1).questions[:60]:
        before = copy(game)
        ranked = rank(question, game)
        assert game == before
        assert sorted(map(str, ranked)) == sorted(str((option,)) for option in question.options)


def test_the_ranking_takes_what_is_plainly_better() -> None:
    at = play(start(slot="N1", site="a1", owners={"a1": 0, "b1": 1}, walls={"N1": 0, "W1": 0}, due=[SOLDIER_DUE]))
    assert at.question is not None
    assert rank(at.question, at.game)[0] == (("soldier", 1),)
    scoring = play(
        start(stage="scoring", round=12, favour=1, scrolls=6, mosque=2, courtiers={"mosque": 1, "scrolls": 1})
    )
    assert scoring.question is not None
    assert rank(scoring.question, scoring.game)[0] == (("score", 2),)


def test_the_greedy_player_scores_like_people_do() -> None:
    scores: list[int] = []
    for seed in (1, 2, 3):
        game = new({"seats": "3"})
        table = Straight(game, lambda question, state: question.forced() or rank(question, state)[0], Keyed(str(seed)))
        while not flow.over(game):
            flow.step(game, table)
        scores += game.points
    assert 80 <= sum(scores) / len(scores) <= 150, scores


def test_a_site_shows_its_colour_its_action_and_what_stands_there() -> None:
    places = view(start(owners={"b2": 1}, soldiers={"b2": 0}, upgrades={"b2": 4}), None).places()
    here = places["cell-b2"]
    assert (here.name, here.colour, here.mark, here.at) == ("b2 (Caravansary, tan)", "tan", "Ca", (1.0, 1.0))
    assert [piece.name for piece in here.pieces] == ["white upgrade", "building: Player 2", "soldier: Player 1"]
    assert sorted(here.beside) == ["cell-a2", "cell-b1", "cell-b3", "cell-c2"]
    assert (places["cell-c3"].name, places["cell-c3"].colour, places["cell-c3"].pieces) == (
        "camel market",
        "market",
        [],
    )
    assert (places["wall-N1"].at, places["slot-N1"].at) == ((0.0, -1.0), (0.0, -2.0))
    assert (places["wall-E2"].at, places["slot-W5"].at) == ((5.0, 1.0), (-2.0, 4.0))


@pytest.mark.parametrize(
    ("option", "few", "words"),
    [
        (("pay", 0, 2), "1 purple, 1 teal", "Pay 1 purple, 1 teal"),
        (("cubes", 1, 3), "1 tan, 1 orange", "Take 1 tan, 1 orange"),
        (("scrolls", 1), "1 scroll", "Take 1 scroll for a cube"),
        (("scrolls", 3), "3 scrolls", "Take 3 scrolls for as many different cubes"),
    ],
)
def test_choices_without_a_place_stand_in_few_words_on_their_buttons(
    option: tuple[str, int], few: str, words: str
) -> None:
    """Six payments fit beside the question; the whole sentence is what is read aloud."""
    game, question = start(), Question(0, "pay", [option])
    assert short(game, question, option) == few
    assert label(game, question, option) == words
