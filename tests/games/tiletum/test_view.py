"""What a person sees: every option has words and a place, every event a sentence, every refusal a reason."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from tests.games.tiletum.positions import KOELN, start, tile
from tests.overheard import Overhearing, Seen

from soloist.engine.answerers import Straight
from soloist.engine.chance import Keyed
from soloist.engine.events import Event
from soloist.engine.questions import Answer, Option, Question
from soloist.engine.rulebook import rulebook_of
from soloist.engine.states import copier
from soloist.engine.view import View
from soloist.games.tiletum import flow
from soloist.games.tiletum.asking import CHANCES, HELP
from soloist.games.tiletum.components import PACKAGE
from soloist.games.tiletum.drawing import sheet
from soloist.games.tiletum.kinds import ARCHITECT, CHARACTER, CONTRACT, GOLD, JOKER, KING, MERCHANT
from soloist.games.tiletum.names import DUE_NAMES, PARTS, POINTS_FOR, tile_about, tile_name
from soloist.games.tiletum.notation import NOTATION
from soloist.games.tiletum.planning import fair_now, in_fair
from soloist.games.tiletum.rank import rank
from soloist.games.tiletum.reach import opened, opens, runs
from soloist.games.tiletum.scoring import fair_points, takes_part
from soloist.games.tiletum.setup import new
from soloist.games.tiletum.state import DUES, FIRST_CHARACTER, FIRST_CONTRACT, MERCHANT_STEP_DUE, Game, sector_of
from soloist.games.tiletum.view import view
from soloist.games.tiletum.why_not import LENGTHS, why_not
from soloist.games.tiletum.words import label, tell

copy = copier(Game)
GAMES = tuple((seats, seed) for seats in ("2", "3", "4") for seed in (1, 2, 3))
BUTTONS = {"refresh", "end", "take", "leave"}
EVERY = 7
"""Every so-manieth question of a game is looked at; a round view is a lot of words."""


def pick(question: Question, game: Game, random: Random) -> Answer:
    """Answer at random, mostly by doing something."""
    if question.kind == "some":
        return tuple(random.sample(question.options, question.least))
    busy = [option for option in question.options if option[0] not in ("end", "buy", "die")]
    return (random.choice(busy if busy and random.random() < 0.8 else question.options),)


OVERHEARING = Overhearing(copy, flow.step, flow.over, pick, EVERY)


@cache
def played(seats: str, seed: int) -> Seen[Game]:
    """A whole game at random."""
    game = new({"seats": seats, "any": "mixed" if seed % 2 else "one kind", "floors": "upwards" if seed % 2 else "any"})
    return OVERHEARING.play(game, seed)


def positions() -> Iterator[tuple[Game, Question, View]]:
    """The questions of these games, as they are seen."""
    for seats, seed in GAMES:
        for game, question in played(seats, seed).questions:
            yield game, question, view(game, question)


def whole(sentence: str) -> bool:
    return bool(sentence) and "{" not in sentence and "None" not in sentence and sentence[0].isalnum()


def test_every_option_has_a_choice_with_words_at_a_place_that_is_there() -> None:
    verbs: set[str] = set()
    for game, question, seen in positions():
        options = list(dict.fromkeys(question.options))
        assert [choice.option for choice in seen.choices] == [NOTATION.write(option) for option in options]
        places = seen.places()
        for option, choice in zip(options, seen.choices, strict=True):
            verbs.add(str(option[0]))
            assert whole(choice.label), choice
            assert choice.label == label(game, question, option)
            assert choice.place in places or (not choice.place and option[0] in BUTTONS), choice
            assert set(choice.parts) <= set(places), choice
    assert verbs >= set(flow.DEEDS) | {"end", "take", "leave", "pay"} - {"colour"}


def test_choices_at_one_place_can_be_told_apart_by_their_short_words() -> None:
    for _, _, seen in positions():
        for place in seen.places():
            words = [choice.short or choice.label for choice in seen.at(place)]
            assert len(set(words)) == len(words), (place, words)


def test_labels_of_one_question_are_different() -> None:
    for _, question, seen in positions():
        if question.name == "turn":
            labels = [choice.label for choice in seen.choices if not choice.option.startswith("room")]
            twice = {words for words in labels if labels.count(words) > 1}
            # Equal tiles on two places of an offer are the same to the eye.
            assert all("from the offer" in words for words in twice), twice


def test_every_option_is_written_and_read_back_whatever_its_capitals() -> None:
    for _, question, _ in positions():
        for option in question.options:
            text = NOTATION.write(option)
            assert NOTATION.read(text) == option
            assert NOTATION.read(text.casefold()) == option
            assert NOTATION.read(text, question.options) == option
            assert ";" not in text


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (("die", 2, 3, 4), "die blue 3 to 4"),
        (("die", 0, 1, 6), "die dark-grey 1 to 6"),
        (("merchant", KOELN), "merchant to Koeln"),
        (("architect anywhere", KOELN), "architect anywhere to Koeln"),
        (("pillar", 1), "pillar Koeln"),
        (("exchange", 3, 0), "exchange food for stone"),
        (("fulfil", 2, -1), "fulfil 2 with what-it-shows"),
        (("room", 1, 2, 3), "room 1 to 2/3"),
        (("wheel tile",), "wheel tile"),
        (("fetch", "merchant"), "fetch merchant"),
        (("colour", 1, 4), "colour 1 yellow"),
    ],
)
def test_the_notation_can_be_read(option: Option, text: str) -> None:
    assert NOTATION.write(option) == text
    assert NOTATION.read(text) == option


def test_places_are_there_once_and_have_names() -> None:
    for _, _, seen in positions():
        ids = [place.id for zone in seen.zones for place in zone.places]
        assert len(set(ids)) == len(ids)
        assert all(whole(place.name) for zone in seen.zones for place in zone.places)
        assert all(whole(zone.name) for zone in seen.zones)
        pieces = [piece for zone in seen.zones for place in zone.places for piece in place.pieces]
        assert all(piece.name and piece.symbol for piece in pieces)
    assert sum(id.startswith("spot-") for id in ids) == 29
    assert {"sector-1", "sector-6", "king-tile", "fair-4", "resource-gold", "store-4", "crest-6", "supply"} <= set(ids)


def test_every_question_is_a_sentence_with_help() -> None:
    for _, _, seen in positions():
        assert whole(seen.ask)
        assert seen.ask.endswith((".", "?"))
        assert len(seen.help) == 2
        assert all(whole(sentence) for sentence in [*seen.help, *seen.progress, seen.turn])
        assert all(whole(counter.name) for counter in seen.counters)


def test_the_end_is_a_sentence_without_choices() -> None:
    for seats, seed in GAMES:
        end = played(seats, seed).end
        assert end is not None
        seen = view(end, None)
        assert whole(seen.ask)
        assert "won" in seen.ask
        assert not seen.choices
        assert not seen.help


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_event_is_a_sentence(seats: str, seed: int) -> None:
    events = played(seats, seed).events
    assert events
    for game, event in events:
        sentence = tell(game, event)
        assert whole(sentence), (event, sentence)
        assert sentence.endswith(".")


def test_one_and_several_points_and_losses_are_told_apart() -> None:
    game = start()
    told = {
        n: tell(game, Event("points", "", {"player": 0, "points": n, "what": "fair", "total": 9})) for n in (1, 2, -1)
    }
    assert told[1] == "Player 1 scored 1 point (Fair): 9 in all."
    assert told[2] == "Player 1 scored 2 points (Fair): 9 in all."
    assert told[-1] == "Player 1 lost 1 point (Fair): 9 in all."
    assert tell(game, Event("something new", "", {"spot": KOELN})) == "something new: Köln."


def test_every_part_of_a_reward_and_every_thing_due_has_words() -> None:
    game = start()
    box = game.kit.box
    kinds = {kind for row in box.bonus for kind, _ in row.parts}
    kinds |= {kind for row in box.characters for kind, _ in row.reward}
    kinds |= {kind for kind, _ in box.crest_rewards}
    kinds |= {row.reward[0] for row in box.contracts if row.reward[1]}
    assert kinds <= set(PARTS)
    assert len(DUE_NAMES) == DUES


def test_every_tile_has_a_name_and_says_what_it_is_for_by_a_clause_that_exists() -> None:
    game = start()
    box = game.kit.box
    clauses = {clause.id for clause in rulebook_of(PACKAGE).clauses}
    numbers = [*range(len(box.bonus)), *(FIRST_CHARACTER + n for n in range(len(box.characters)))]
    numbers += [FIRST_CONTRACT + n for n, row in enumerate(box.contracts) if not row.blue]
    for number in numbers:
        about, clause = tile_about(game, number)
        assert whole(tile_name(game, number))
        assert whole(about)
        assert clause in clauses
    assert tile_name(game, tile("K13")) == "Contract 3 Iron + 2 of any one kind for 5 points"
    assert tile_name(game, tile("X04")) == "Crest Tower"
    assert (
        tile_name(game, tile("ME4"))
        == "Merchant Character (1 step of the Merchant + a House where the Merchant stands)"
    )


def test_pieces_and_events_cite_clauses_that_exist() -> None:
    clauses = {clause.id for clause in rulebook_of(PACKAGE).clauses}
    for _, _, seen in positions():
        cited = {piece.clause for place in seen.places().values() for piece in place.pieces}
        assert cited <= clauses


def test_what_points_are_for_is_known() -> None:
    told = {str(event.what["what"]) for key in GAMES for _, event in played(*key).events if event.name == "points"}
    assert told <= set(POINTS_FOR)


def test_what_is_asked_names_what_is_open() -> None:
    game = start(action=(MERCHANT, 3))
    seen = view(game, Question(0, "turn", flow.turn_options(game)))
    assert seen.ask == "Player 1: Use what is open: Merchant 3 AP."
    end = next(choice for choice in seen.choices if choice.option == "end")
    assert end.warning == "Ending the turn lets this lapse: Merchant 3 AP."
    assert "AP" not in view(start(), Question(0, "turn", [])).ask


def test_the_fairs_show_what_they_would_score_now() -> None:
    for game, _, seen in positions():
        places = seen.places()
        assert fair_now(game, 0, game.round) == fair_points(game, 0)
        assert in_fair(game, 0, game.round) == takes_part(game, 0)
        for number in range(game.round, 5):
            marks = [piece.mark for piece in places[f"fair-{number}"].pieces if piece.symbol == "fair-points"]
            assert marks == [str(fair_now(game, who, number)) for who in range(game.kit.players)]


def test_a_way_within_reach_is_one_choice_of_single_steps() -> None:
    game = start(action=(MERCHANT, 3))
    box = game.kit.box
    question = Question(0, "turn", flow.turn_options(game))
    found = {choice.place: choice for choice in runs(game, question)}
    far = box.distance[box.tiletum]
    assert set(found) == {f"spot-{id}" for spot, id in enumerate(box.spots) if 1 < far[spot] <= 3}
    for choice in found.values():
        here = box.tiletum
        for text in choice.option.split("; "):
            verb, to = NOTATION.read(text)
            assert (verb, to in box.near[here]) == ("merchant", True)
            here = int(to)
        assert choice.place == f"spot-{box.spots[here]}"
        assert choice.label.endswith(f"{far[here]} steps")
        assert choice.option.count(";") + 1 == far[here]
    # Steps that are due come on top of the AP.
    game.due[MERCHANT_STEP_DUE] = 1
    assert {far[box.spot_index[c.place.removeprefix("spot-")]] for c in runs(game, question)} == {2, 3, 4}


def test_the_king_track_is_climbed_in_one_choice() -> None:
    game = start(action=(KING, 3))
    game.king[0] = -1
    question = Question(0, "turn", flow.turn_options(game))
    found = [(choice.option, choice.place, choice.label) for choice in runs(game, question)]
    assert found == [
        ("king; king", "king-1", "Move up the King track to space 1 for 2 AP"),
        ("king; king; king", "king-2", "Move up the King track to space 2 for 3 AP"),
    ]
    game.king[0] = game.kit.box.numbers.king_highest - 2
    assert len(runs(game, question)) == 1, "nobody climbs beyond the end"


def test_a_die_opens_what_its_action_points_reach() -> None:
    game = start()
    game.king[0] = -1
    box = game.kit.box
    assert opened(game, 0, KING, 4) == {"king-3": "+4"}
    near = {f"spot-{box.spots[spot]}": "1" for spot in box.near[box.tiletum]}
    assert opened(game, 0, ARCHITECT, 1) == opened(game, 0, MERCHANT, 1) == near
    game.contract_offer = [0, 1, -1, 2, 3]
    cheap = {f"contract-{n}" for n in (1, 2, 4, 5) if box.contract_ap[n - 1] <= 2}
    assert set(opened(game, 0, CONTRACT, 2)) == cheap
    assert set(opened(game, 0, CONTRACT, 9)) == {"contract-1", "contract-2", "contract-4", "contract-5"}
    game.character_offer = [4, -1, 5, 6, 7]
    assert set(opened(game, 0, CHARACTER, 1)) == {"character-1", "character-3", "character-4", "character-5"}
    game = start(dice={(2, 3): 1})
    question = Question(0, "turn", flow.turn_options(game))
    action = game.wheel[sector_of(game, 3)]
    assert action != JOKER
    assert opens(game, question) == {"die blue 3 to 3": opened(game, 0, action, box.ap_of[3])}
    # A Joker's points open what each Action would.
    game = start(dice={(2, 3): 1})
    game.jokers = [2]
    joker = opens(game, Question(0, "turn", [("do", MERCHANT), ("do", KING)]))
    assert joker == {"do merchant": opened(game, 0, MERCHANT, 2), "do king": opened(game, 0, KING, 2)}


def test_why_not_gives_a_reason_for_everything_that_is_not_offered() -> None:
    asked = 0
    for game, question, seen in positions():
        offered = {choice.option for choice in seen.choices}
        whynot = seen.drawing["whynot"]
        assert isinstance(whynot, dict)
        assert set(whynot) <= set(seen.places())
        texts = [text for listed in whynot.values() for text in listed]
        texts += [NOTATION.write((verb, *[99] * (length - 1))) for verb, length in LENGTHS.items()]
        texts += [NOTATION.write((verb, *[1] * (length - 1))) for verb, length in LENGTHS.items()]
        texts += ["nonsense", "die blue", "fetch both", "room one to 2/1"]
        for text in texts:
            reason = why_not(game, question, text, NOTATION)
            assert bool(reason) == (text not in offered), (text, reason)
            assert not reason or ("{" not in reason and reason.endswith(".")), reason
            asked += 1
    assert asked > 5_000


def test_refusals_say_what_is_missing() -> None:
    game = start(dice={(2, 3): 1}, resources=[0, 0, 0, 0, 1])
    question = Question(0, "turn", flow.turn_options(game))
    assert why_not(game, question, "die blue 3 to 4", NOTATION) == "To make a 4 of it takes 2 Gold, and you have 1."
    assert why_not(game, question, "die pink 3 to 3", NOTATION) == "On the wheel lies no pink 3."
    assert why_not(game, question, "end", NOTATION) == "First take a die."
    assert why_not(game, question, "king", NOTATION).startswith("First take a die")
    game = start(action=(ARCHITECT, 2), resources=[1, 0, 0, 0, GOLD], pillars=["Koeln"])
    question = Question(0, "turn", flow.turn_options(game))
    stone = game.kit.box.construction[1].stone
    reason = why_not(game, question, "cathedral koeln", NOTATION)
    assert reason == f"Köln takes {stone} Stone, and you have 1."
    far = why_not(game, question, "architect to wien", NOTATION)
    assert far == "Wien is 5 steps from Tiletum, and you have enough for 2 steps."


def test_typed_chance_is_asked_for_by_labels_that_are_drawn() -> None:
    assert {"bonus tiles", "contracts", "characters", "dice from the bag", "dice", "corruption"} <= set(CHANCES)
    assert set(HELP) == {"die", "turn", "king tile", "pay"}


def test_a_view_is_plain_and_the_same_twice() -> None:
    game, question = played("3", 1).questions[5]
    before = copy(game)
    assert view(game, question) == view(copy(game), question)
    assert game == before


@pytest.mark.parametrize("difficulty", ["easy", "hard"])
def test_the_cardinalbot_has_its_board_and_its_row_of_decrees(difficulty: str) -> None:
    game = new({"difficulty": difficulty})
    flow.step(game, Straight(game, lambda question, state: (question.options[0],), Keyed("1")))
    game.round, game.stage = 1, "turn"
    assert game.cardinal is not None
    game.cardinal.contracts = [(2, 3, 0, 5)]
    game.cardinal.supply = [(MERCHANT, "gold", 1, "wool", 1)]
    game.cardinal.rooms[0], game.cardinal.placed[0], game.cardinal.crests = [ARCHITECT], 2, [1]
    seen = view(game, None)
    places = seen.places()
    assert [place.pieces[0].mark for id, place in places.items() if id.startswith("decree-")][-2:] == ["12", "13"]
    assert [piece.symbol for piece in places["decree-1"].pieces][1:] == ["pawn"]
    assert places["cardinal-contracts"].pieces[0].name == "Contract 3 Iron + 2 of any one kind for 5 points"
    assert places["cardinal-waiting"].pieces[0].name == "Merchant Character (1 Gold + 1 Wool)"
    assert [piece.name for piece in places["cardinal-building-1"].pieces] == ["Architect Character", "Crest Eagle"]
    assert len(places["cardinal-challenges"].pieces) == (5 if difficulty == "hard" else 0)
    ids = [place.id for zone in seen.zones for place in zone.places]
    assert len(set(ids)) == len(ids)
    clauses = {clause.id for clause in rulebook_of(PACKAGE).clauses}
    pieces = [piece for place in places.values() for piece in place.pieces]
    assert all(piece.name and piece.clause in clauses and "{" not in piece.about for piece in pieces)
    for name in ("turn", "king tile", "reset", "end"):
        event = Event(f"{name} of the Cardinalbot", "", {"player": game.kit.cardinal, "king": 3, "total": 10})
        assert tell(game, event).startswith("The Cardinalbot ")
    assert {counter.name for counter in seen.counters} >= {"You: points", "The Cardinalbot: points"}


def test_a_game_before_set_up_is_seen() -> None:
    seen = view(new({"seats": "2"}), None)
    assert whole(seen.turn)
    assert not seen.choices


def test_the_ranking_holds_every_option_once_and_leaves_the_game_alone() -> None:
    for game, question in played("2", 1).questions[:60]:
        before = copy(game)
        ranked = rank(question, game)
        assert game == before
        if question.kind == "one":
            assert sorted(map(str, ranked)) == sorted(str((option,)) for option in dict.fromkeys(question.options))
        else:
            assert question.why_refused(ranked[0]) is None


def test_the_greedy_player_scores_like_people_do() -> None:
    scores: list[int] = []
    for seed in (1, 2, 3):
        game = new({"seats": "2"})
        table = Straight(game, lambda question, state: question.forced() or rank(question, state)[0], Keyed(str(seed)))
        while not flow.over(game):
            flow.step(game, table)
        scores += game.points
    assert 115 <= sum(scores) / len(scores) <= 180, scores


def reach(game: Game) -> dict[str, int]:
    """How far each spot is said to be on the map of the first player."""
    towns = sheet(game, 0)["towns"]
    assert isinstance(towns, list)
    return {town.id: town.reach for town in towns}


def test_the_map_shows_where_the_reach_of_the_ap_ends() -> None:
    game = new({})
    flow.step(game, Straight(game, lambda question, state: (question.options[0],), Keyed("1")))
    game.round, game.stage, game.order, game.turn = 1, "turn", [0, 1], 0
    far, box = game.kit.box.distance, game.kit.box
    game.ap[MERCHANT] = 2
    for spot, id in enumerate(box.spots):
        steps = far[game.boards[0].merchant][spot]
        assert reach(game)[f"spot-{id}"] == (steps if steps <= 2 else 0)
    assert set(reach(game).values()) == {0, 1, 2}
    game.turn = 1
    assert set(reach(game).values()) == {0}, "only in one's own turn"
    game.ap[MERCHANT], game.turn = 0, 0
    assert set(reach(game).values()) == {0}
