"""What is told in words: the Cardinalbot's tile of the King track, its Decrees' options, the end, how far one walks."""

from __future__ import annotations

import pytest
from tests.games.tiletum.opponent.boards import BONUS, SPOT, At
from tests.games.tiletum.opponent.boards import start as against
from tests.games.tiletum.positions import BOX, KOELN, PARIS, TILETUM, play, start
from tests.games.tiletum.test_solo import phase

from soloist.engine.catalogue import settled
from soloist.engine.events import Event
from soloist.engine.match import Match, Setup
from soloist.engine.questions import Question
from soloist.engine.trace import lines
from soloist.games.tiletum import flow
from soloist.games.tiletum.drawing import sheet
from soloist.games.tiletum.game import GAME
from soloist.games.tiletum.kinds import KING, MERCHANT
from soloist.games.tiletum.notation import NOTATION
from soloist.games.tiletum.opponent.named import thing_name
from soloist.games.tiletum.opponent.phases import note_fair
from soloist.games.tiletum.opponent.turn import choose_die
from soloist.games.tiletum.settings import SETTINGS
from soloist.games.tiletum.state import ARCHITECT_STEP_DUE
from soloist.games.tiletum.view import view
from soloist.games.tiletum.why_not import why_not
from soloist.games.tiletum.words import label, tell
from soloist.players import seats_for

FOOD, GOLD = 3, 4
DECREE = {4: 3, 7: 6}
CLERGY = next(n for n, card in enumerate(BOX.challenges) if card.id == "resourceful-clergy")
READY = next(n for n, card in enumerate(BOX.challenges) if card.id == "ready-for-action")


# The tile of the King track.
@pytest.mark.parametrize(
    ("tile", "own", "told"),
    [
        ("X02", {}, "The Cardinalbot took the tile of the King track: Crest Lily goes to its Storehouse."),
        ("X02", {"crests": [1]}, "The Cardinalbot took the tile of the King track: Crest Lily goes out of the game."),
        ("H17", {}, None),
    ],
)
def test_the_log_names_the_tile_of_the_king_track_and_what_became_of_it(
    tile: str, own: dict[str, object], told: str | None
) -> None:
    at = play(phase([2, 5], tile=tile, **own), until="fair")
    event = next(event for event in at.events if event.name == "king tile of the Cardinalbot")
    words = tell(at.game, event)
    if told is None:
        assert words.startswith("The Cardinalbot took the tile of the King track: Helper ")
        assert words.endswith(" goes out of the game.")
    else:
        assert words == told
    assert "points" not in words


def test_a_helper_of_the_king_track_that_gives_something_says_what() -> None:
    at = play(phase([2, 5], tile="H23", challenges=[CLERGY]), until="fair")
    event = next(event for event in at.events if event.name == "king tile of the Cardinalbot")
    words = tell(at.game, event)
    assert words.startswith("The Cardinalbot took the tile of the King track: Helper ")
    assert words.endswith(" gives it 2 Gold + 2 points and leaves the game.")


def test_the_log_says_whose_marker_went_back_up() -> None:
    """Your marker below 0 goes back to 0 (TB054)."""
    at = play(phase([-2, 5]), until="fair")
    assert [tell(at.game, event) for event in at.events if event.name == "king reset"] == [
        "You went back up the King track to space 0."
    ]
    assert not play(phase([0, 5]), until="fair").told("king reset")


# The options of a Decree.
def tried(decree: int, dice: dict[tuple[int, int], int], **own: object) -> list[str]:
    game = against(dice, None, row=[DECREE[decree]], **own)
    game.map_tiles[SPOT["Tiletum"]] = BONUS["X02"]
    at = At(game)
    choose_die(at.me, at.sight, at.why)
    found = lines(at.why, lambda thing: thing_name(BOX, thing))
    return [line.text for line in found if line.text.startswith("option")]


def test_an_option_says_what_it_wanted_and_where_it_looked_for_a_crest() -> None:
    # A Lily lies in Tiletum: 1 step from Brugge, 3 from London, 5 from Wien.
    far = BOX.distance[TILETUM]
    assert [far[SPOT[name]] for name in ("Brugge", "London", "Wien")] == [1, 3, 5]
    assert tried(7, {(FOOD, 2): 1}) == [
        "option 1: a die for Architect, if a new Crest is in reach for the Architect: no such die",
        "option 2: a die for Merchant, if a new Crest is in reach for the Merchant, "
        "die 2: none at sector 2, with 5 AP Lily",
    ]
    assert tried(7, {(FOOD, 3): 1}, architect=SPOT["London"])[0] == (
        "option 1: a die for Architect, if a new Crest is in reach for the Architect, "
        "die 3: none at sector 3, with 4 AP Lily"
    )
    assert tried(7, {(FOOD, 3): 1, (FOOD, 2): 1, (FOOD, 5): 1}, merchant=SPOT["Wien"], architect=SPOT["Wien"]) == [
        "option 1: a die for Architect, if a new Crest is in reach for the Architect: none in reach, "
        "die 3: none at sector 3, with 4 AP none",
        "option 2: a die for Merchant, if a new Crest is in reach for the Merchant, "
        "die 2: none at sector 2, with 5 AP Lily",
    ]


def test_of_several_dice_each_says_where_it_looked() -> None:
    """A die of the Merchant's sector, and a Joker die with 1 AP: the Lily is 6 steps away (reading 12)."""
    assert BOX.distance[TILETUM][SPOT["Venezia"]] == 6
    assert tried(7, {(FOOD, 2): 1, (FOOD, 6): 1}, merchant=SPOT["Venezia"], architect=SPOT["Venezia"])[1] == (
        "option 2: a die for Merchant, if a new Crest is in reach for the Merchant: none in reach, "
        "die 2: none at sector 2, with 5 AP none; die 6: none at sector 6, with 1 AP none"
    )


def test_what_an_option_needs_of_its_own_stands_there_with_its_numbers() -> None:
    assert tried(4, {(GOLD, 5): 1}, crests=[0, 1, 2, 3, 4, 5]) == [
        "option 1: the light grey / blue / yellow die that it needs most, if it holds a Contract: not so, 0 held",
        "option 2: a die for Merchant, if a new Crest is in reach for the Merchant: no such die",
        "option 3: a die for Architect, if a new Crest is in reach for the Architect: no such die",
        "option 4: a die for Contract",
    ]
    assert tried(7, {(GOLD, 5): 1}, crests=[0, 1, 2, 3, 4, 5])[2] == (
        "option 3: a die for Contract, if a new Crest is in reach for the Contract Action: none in reach, "
        "it has one of each kind"
    )
    assert tried(7, {(GOLD, 5): 1})[2] == (
        "option 3: a die for Contract, if a new Crest is in reach for the Contract Action: none in reach, "
        "die 5: none offered for 2 AP"
    )


# One is one.
def test_one_point_is_not_one_points() -> None:
    game = against(None, None)
    for event in (
        Event("end of the Cardinalbot", "", {"player": 1, "king": 3, "total": 1}),
        Event("turn of the Cardinalbot", "", {"player": 1, "king": 3, "total": 1}),
    ):
        assert "1 point" in tell(game, event)
        assert "1 points" not in tell(game, event)
    at = At(game)
    note_fair(at.me, 0, 1, 0, at.why)
    note_fair(at.me, 10, 1, 1, at.why)
    words = [line.text for line in lines(at.why, lambda thing: thing_name(BOX, thing))]
    assert [" 1 point" in line and "1 points" not in line for line in words] == [True, True]


# How far a piece walks.
def test_why_not_says_how_far_a_spot_is() -> None:
    game = start(action=(MERCHANT, 4))
    question = Question(0, "turn", flow.turn_options(game))
    steps = BOX.distance[TILETUM][SPOT["Venezia"]]
    assert steps > 4
    assert why_not(game, question, "merchant to Venezia", NOTATION) == (
        f"Venezia is {steps} steps from Tiletum, and you have enough for 4 steps."
    )
    near = next(n for n in BOX.towns if BOX.distance[TILETUM][n] == 2)
    reason = why_not(game, question, f"merchant to {BOX.spots[near]}", NOTATION)
    assert reason.startswith(f"{BOX.spot_names[near]} is 2 steps from Tiletum: go step by step, first to ")
    game = start(due={ARCHITECT_STEP_DUE: 1})
    question = Question(0, "turn", flow.turn_options(game))
    assert why_not(game, question, "architect to Venezia", NOTATION).endswith("and you have enough for 1 step.")


def test_in_a_list_of_choices_and_places_stands_where_reach_ends() -> None:
    game = start(action=(MERCHANT, 2), due={ARCHITECT_STEP_DUE: 1})
    question = Question(0, "turn", flow.turn_options(game))
    assert label(game, question, ("merchant", KOELN)) == "Move the Merchant to Köln; 1 step more can follow"
    assert label(game, question, ("architect", PARIS)) == "Move the Architect to Paris"
    about = next(zone.about for zone in view(game, question).zones if zone.id == "map")
    assert about.startswith("Roads, one step each: ")
    merchant = about.partition("In reach of the Merchant, with the steps: ")[2].partition(".")[0].split(", ")
    far = BOX.distance[TILETUM]
    within = {f"{BOX.spot_names[n]} {far[n]}" for n in range(len(BOX.spots)) if 0 < far[n] <= 2}
    assert set(merchant) == within
    assert [int(words[-1]) for words in merchant] == sorted(int(words[-1]) for words in merchant)
    architect = about.partition("In reach of the Architect, with the steps: ")[2].partition(".")[0].split(", ")
    assert len(architect) == len(BOX.near[TILETUM])


def test_without_anything_to_walk_with_no_reach_is_said() -> None:
    game = start(action=(KING, 3))
    seen = view(game, Question(0, "turn", flow.turn_options(game)))
    assert all("In reach" not in zone.about for zone in seen.zones)


# The end, and who plays.
@pytest.mark.clauses("tiletum.end.ties")
def test_the_end_of_several_players_is_a_ranking() -> None:
    game = start(seats=4)
    game.stage, game.points, game.order = "over", [22, 90, 57, 57], [3, 1, 0, 2]
    numbers, words = GAME.result(game).numbers, view(game, None).words
    assert list(numbers.items()) == [("player-2", 90), ("player-4", 57), ("player-3", 57), ("player-1", 22)]
    assert [words[name] for name in numbers] == ["1. Player 2", "2. Player 4", "3. Player 3", "4. Player 1"]
    assert view(game, None).ask == "Player 2 won with 90 points."


@pytest.mark.parametrize("seats", ["solo", "2", "3", "4"])
def test_every_seat_can_be_a_computer_player_and_the_game_is_played_to_its_end(seats: str) -> None:
    chosen = {"seats": seats, **{f"seat-{n}": "random" for n in range(1, 5)}}
    setup = Setup("tiletum", settled(GAME, chosen), "3")
    match = Match(GAME, setup, seats=seats_for(GAME, setup))
    assert match.over
    assert sorted(match.seats) == list(range(1 if seats == "solo" else int(seats)))
    assert view(match.state, None).ask


def test_the_first_seat_is_a_persons_unless_it_is_chosen() -> None:
    assert GAME.seats(settled(GAME, {"seats": "3"})) == {1: "greedy", 2: "greedy"}
    assert GAME.seats(settled(GAME, {})) == {}
    assert GAME.seats(settled(GAME, {"seat-1": "greedy"})) == {0: "greedy"}


def test_the_named_difficulties_say_that_they_are_reported() -> None:
    (difficulty,) = (one for one in SETTINGS if one.name == "difficulty")
    assert "reported" in difficulty.about
    assert "not printed" in difficulty.about


# Ready for Action turns its markers round.
def test_its_markers_are_drawn_as_they_lie() -> None:
    assert sheet(against(None, None), 0)["cardinal_markers"] == (1, 1, 2, 2, 3)
    assert sheet(against(None, None, challenges=[READY]), 0)["cardinal_markers"] == (3, 2, 2, 1, 1)
