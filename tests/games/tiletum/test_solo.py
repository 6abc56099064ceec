"""The whole digital game against the Cardinalbot: set-up, turns in their order, King and Fair phase, cleanup, end."""

from __future__ import annotations

import pytest
from tests.games.tiletum.opponent.boards import BONUS, BOX, CATHEDRAL, CHARACTERS, SPOT, At, start
from tests.games.tiletum.positions import TILETUM, Played, copy, pieces, play

from soloist.engine.questions import Outcome
from soloist.games.tiletum.game import GAME
from soloist.games.tiletum.kinds import ARCHITECT, FOOD, GOLD, IRON, KING, MERCHANT, STONE, WOOL
from soloist.games.tiletum.opponent.bonus import most_required
from soloist.games.tiletum.opponent.own import Cardinal
from soloist.games.tiletum.setup import new
from soloist.games.tiletum.state import NONE, Game, house_spots

YOU, BOT = 0, 1
KING_FAIR, HOUSE_FAIR, CATHEDRAL_FAIR, CONTRACT_CREST_FAIR = 10, 0, 5, 9
LAID_OUT: dict[str, Outcome] = {
    "construction#0": [[8, 0, 1, 2, 3, 4, 5, 6, 7]],
    "fair tiles#0": [[KING_FAIR, HOUSE_FAIR, CATHEDRAL_FAIR, CONTRACT_CREST_FAIR]],
    "town tiles#0": [[4, 5, 6, 7]],
}
"""London is unavailable; Fairs in Tiletum, Troyes, Toulouse, Genova; the town tile that is left is Venezia."""


def laid_out(seed: str = "1", **options: str) -> Game:
    return play(new({"seats": "solo", **options}), until="prepare", chance=LAID_OUT, seed=seed).game


def bot(game: Game) -> Cardinal:
    assert game.cardinal is not None
    return game.cardinal


def phase(king: list[int], *, arrival: tuple[int, int] = (0, 1), round: int = 1, fair: int = HOUSE_FAIR,
          tile: str = "", options: dict[str, str] | None = None, **own: object) -> Game:  # fmt: skip
    """The King phase of a solo game, the markers of the person and of the Cardinalbot on these spaces."""
    game = start(None, options, king=king[BOT], **own)
    game.stage, game.round, game.king, game.arrival = "king", round, list(king), list(arrival)
    game.fairs[round - 1] = fair
    game.fair_towns[round - 1] = SPOT["Venezia"]
    game.king_tile = BONUS[tile] if tile else NONE
    return game


def names(at: Played, *wanted: str) -> list[str]:
    return [event.name for event in at.events if event.name in wanted]


# Setting up.
@pytest.mark.clauses("tiletum.cardinal", "tiletum.cardinal.board")
def test_all_else_is_set_up_for_two() -> None:
    game, pair = laid_out(), play(new({"seats": "2"}), until="prepare").game
    assert (game.kit.players, len(game.boards), game.bag) == (2, 1, pair.bag)
    assert [spot for spot, tile in enumerate(game.map_tiles) if tile != NONE] == [
        spot for spot, tile in enumerate(pair.map_tiles) if tile != NONE
    ]
    for kind in ("bonus_pile", "contract_pile", "character_pile"):
        assert sum(getattr(game, kind)) == sum(getattr(pair, kind)), kind
    assert len(bot(game).rooms) == len(bot(game).placed) == 5
    assert (bot(game).contracts, bot(game).crests, bot(game).supply) == ([], [], [])


@pytest.mark.clauses("tiletum.cardinal.setup.pieces", "tiletum.reading.4")
def test_seven_houses_seven_pillars_and_one_house_in_tiletum() -> None:
    game = laid_out()
    me = bot(game)
    assert (me.houses, me.houses_left, me.pillars, me.pillars_left) == ([TILETUM], 7, [], 7)
    assert [house_spots(game, who) for who in (YOU, BOT)] == [[TILETUM], [TILETUM]]
    counts = pieces(game)
    assert [counts[f"{kind} {BOT}"] for kind in ("houses", "pillars")] == [8, 7]


@pytest.mark.clauses("tiletum.cardinal.setup.tracks")
def test_it_is_first_on_three_with_ten_points() -> None:
    for seed in ("1", "2", "3"):
        game = laid_out(seed)
        assert (game.king, game.order, game.points) == ([0, 3], [BOT, YOU], [10, 10])
        assert (bot(game).king, bot(game).points) == (3, 10)


@pytest.mark.clauses("tiletum.cardinal.setup.resources", "tiletum.setup.resources")
def test_it_has_one_of_each_and_you_have_three_gold() -> None:
    game = laid_out()
    assert bot(game).res == [1, 1, 1, 1, 1]
    assert game.boards[YOU].resources == [1, 1, 1, 1, 3]


@pytest.mark.clauses("tiletum.cardinal.setup.dice")
def test_its_two_dice_are_not_among_the_ten() -> None:
    game = laid_out()
    assert game.bag == [2, 2, 2, 2, 2]
    at = play(game, chance={"cardinalbot dice#1": [[6, 6]]})
    # Eight were drawn, it took one, which comes back next round; its own two are nowhere among them.
    assert (sum(at.game.dice), sum(at.game.bag)) == (7, 3)
    counts = pieces(at.game)
    assert [counts[f"die {colour}"] for colour in range(5)] == [2, 2, 2, 2, 2]


@pytest.mark.clauses("tiletum.cardinal.setup.merchant", "tiletum.cardinal.setup.architect")
def test_its_merchant_and_architect_start_away_from_tiletum() -> None:
    game = laid_out()
    assert [BOX.spots[spot] for spot in game.fair_towns] == ["Tiletum", "Troyes", "Toulouse", "Genova"]
    assert (bot(game).merchant, bot(game).architect) == (SPOT["Venezia"], SPOT["London"])
    assert (game.boards[YOU].merchant, game.boards[YOU].architect) == (TILETUM, TILETUM)


@pytest.mark.clauses("tiletum.cardinal.setup.pawn", "tiletum.cardinal.setup.row")
def test_its_row_of_six_and_the_pawn_on_the_leftmost() -> None:
    game = laid_out()
    assert [BOX.decrees[decree].number for decree in bot(game).row] == [2, 3, 11, 4, 12, 13]
    assert bot(game).pawn == 0


@pytest.mark.clauses("tiletum.cardinal.difficulty", "tiletum.cardinal.challenges")
@pytest.mark.parametrize(("difficulty", "cards"), [("easy", 0), ("normal", 2), ("hard", 5)])
def test_how_many_challenges_a_difficulty_draws(difficulty: str, cards: int) -> None:
    drawn = {tuple(bot(laid_out(str(seed), difficulty=difficulty)).challenges) for seed in range(6)}
    assert {len(set(each)) for each in drawn} == {cards}
    assert (len(drawn) > 1) == (cards > 0)


@pytest.mark.clauses("tiletum.challenge.favor", "tiletum.challenge.ready-for-action", "tiletum.reading.28")
def test_two_challenges_change_how_it_starts() -> None:
    cards = {"difficulty": "own", "challenge-favor": "yes", "challenge-ready-for-action": "yes"}
    game = laid_out("1", **cards)
    assert (game.king, bot(game).king, game.arrival) == ([0, 5], 5, [YOU, BOT])
    assert len(bot(game).crests) == 1
    assert pieces(game) == pieces(laid_out("1"))


# Turns.
@pytest.mark.clauses("tiletum.cardinal.phases", "tiletum.cardinal.corruption", "tiletum.cardinal")
def test_a_round_runs_through_its_phases() -> None:
    at = play(laid_out("3"))
    whole = pieces(at.game)
    seen = names(at, "round begins", "corruption", "turn of the Cardinalbot")
    assert seen == ["round begins", "corruption", "turn of the Cardinalbot"]
    for turn in (1, 2, 3):
        assert at.question is not None
        assert (at.question.seat, at.question.name, at.game.turn) == (YOU, "turn", 2 * turn - 1)
        assert sum(at.game.dice) == 8 - (2 * turn - 1)
        at = at.then(at.of("die")[0], ("end",))
        more = names(at, "turn ended", "corruption", "turn of the Cardinalbot", "turn order")
        if turn < 3:
            assert more == ["turn ended", "corruption", "turn of the Cardinalbot"]
        else:
            assert more[:2] == ["turn ended", "turn order"]
    assert at.game.round == 2
    assert pieces(at.game) == whole


@pytest.mark.clauses("tiletum.cardinal.corruption", "tiletum.corruption")
def test_only_the_first_player_turns_a_token_over() -> None:
    game = start({(GOLD, 1): 3, (FOOD, 1): 5}, row=[1, 12])
    game.stage, game.order = "corruption", [YOU, BOT]
    at = play(game)
    assert names(at, "corruption", "turn of the Cardinalbot") == ["corruption"]
    at = at.then(("die", FOOD, 1, 1), ("end",))
    both = names(at, "corruption", "turn of the Cardinalbot")
    assert both == ["turn of the Cardinalbot", "corruption"]
    assert at.question is not None
    assert at.question.seat == YOU


@pytest.mark.clauses("tiletum.corruption.fall", "tiletum.cardinal.setup.tracks")
def test_corruption_lowers_its_marker_too() -> None:
    game = laid_out()
    at = play(game, chance={"corruption#10": [[5]]}, until="turn")
    assert (at.game.king, bot(at.game).king) == ([-3, 0], 0)


@pytest.mark.clauses("tiletum.cardinal.action", "tiletum.cardinal.gain", "tiletum.cardinal.king")
def test_its_turn_ends_with_the_action_of_its_die() -> None:
    # King and Country: a yellow 1 on the King gives 1 Gold and 6 AP.
    game = start({(GOLD, 1): 1, (FOOD, 4): 1}, row=[1, 12], king=3)
    game.order = [BOT, YOU]
    at = play(game, chance={"cardinalbot dice#1": [[4, 4]]})
    assert (at.game.king, bot(at.game).king) == ([0, 9], 9)
    assert bot(at.game).res == [0, 0, 0, 0, 1]
    assert (at.game.dice[GOLD * 6], at.game.bag[GOLD]) == (0, 3)
    assert at.question is not None
    assert at.question.seat == YOU


@pytest.mark.clauses("tiletum.cardinal.action", "tiletum.cardinal.task")
def test_tasks_come_after_the_action() -> None:
    # The Architect of a blue 3 has 4 AP. In Köln (2 Stone, 2 and 4 points) it puts a Pillar and builds at once.
    game = start({(STONE, 3): 1}, row=[7, 12], architect=SPOT["Koeln"], points=10)
    game.order = [BOT, YOU]
    at = play(game, chance={"cardinalbot dice#1": [[1, 1]]})
    me = bot(at.game)
    assert (me.pillars, me.built, me.res) == ([CATHEDRAL["Koeln"]], [CATHEDRAL["Koeln"]], [1, 0, 0, 0, 0])
    assert at.game.points == [10, 10 + 2 + 4]


@pytest.mark.clauses("tiletum.cardinal.character.marker", "tiletum.cardinal.action")
def test_a_marker_adds_to_the_action_of_a_die() -> None:
    # The fifth Building is complete with Merchants: +3, so a King die stays as it is.
    own = {"rooms": [[], [], [], [KING, KING], [MERCHANT, MERCHANT]], "placed": [-1, -1, -1, 2, 3]}
    game = start({(GOLD, 1): 1}, row=[1, 12], king=3, **own)
    game.order = [BOT, YOU]
    at = play(game, chance={"cardinalbot dice#1": [[4, 4]]})
    assert at.game.king[BOT] == 3 + 6 + 2


@pytest.mark.clauses("tiletum.reading.39", "tiletum.cardinal.needs.contracts")
def test_equal_needs_of_iron_and_wool() -> None:
    # 1 of 3 Iron and 2 of 4 Wool: 2 are missing of each, and it has fewer Iron.
    at = At(start(None, None, contracts=[(0, 3, 4, 7)], res=[0, 2, 1, 0, 0]))
    assert most_required(at.me, at.sight, at.why) == IRON
    assert "tiletum.reading.39" in at.clauses()
    at.me.contracts, at.me.res = [(0, 4, 3, 7)], [0, 1, 2, 0, 0]
    assert most_required(at.me, at.sight) == WOOL
    at.me.contracts, at.me.res = [(0, 3, 3, 6)], [0, 0, 0, 0, 0]
    drawn = {most_required(each.me, each.sight) for each in (At(at.game, str(seed)) for seed in range(9))}
    assert drawn == {WOOL, IRON}


# The King phase.
@pytest.mark.clauses("tiletum.cardinal.king.highest", "tiletum.cardinal.bonus.new-crest")
def test_as_the_highest_it_takes_the_tile() -> None:
    after = play(phase([2, 5], tile="X02"), until="fair").game
    assert (bot(after).crests, after.king_tile) == ([1], NONE)
    assert (after.bonus_out[BONUS["X02"]], after.bonus_discard[BONUS["X02"]]) == (0, 0)
    assert after.points == [12, 5]


@pytest.mark.clauses("tiletum.cardinal.king.highest", "tiletum.reading.8", "tiletum.cardinal.bonus.other")
def test_a_tile_that_it_cannot_use_leaves_the_game() -> None:
    after = play(phase([2, 5], tile="H17"), until="fair").game
    assert (after.bonus_out[BONUS["H17"]], after.bonus_discard[BONUS["H17"]]) == (1, 0)
    assert bot(after).res == [0, 0, 0, 0, 0]


@pytest.mark.clauses("tiletum.cardinal.king.highest", "tiletum.challenge.resourceful-clergy")
def test_it_resolves_the_tile_at_once_by_its_challenges() -> None:
    cards = {"challenges": [1]}
    after = play(phase([2, 5], tile="H23", **cards), until="fair").game
    assert (bot(after).res[GOLD], after.points) == (2, [12, 2 + 5])


@pytest.mark.clauses("tiletum.cardinal.king.highest", "tiletum.reading.2")
def test_in_round_four_it_scores_four_points() -> None:
    after = play(phase([2, 5], round=4), until="fair").game
    assert after.points == [12, 4 + 5]


@pytest.mark.clauses("tiletum.cardinal.king.ties", "tiletum.king.order")
@pytest.mark.parametrize("arrival", [(0, 1), (1, 0)])
def test_it_wins_ties_whoever_came_first(arrival: tuple[int, int]) -> None:
    game = phase([4, 4], arrival=arrival, tile="X01")
    game.order = [YOU, BOT]
    after = play(game, until="fair").game
    assert (bot(after).crests, after.order, after.points) == ([0], [BOT, YOU], [14, 4])


@pytest.mark.clauses("tiletum.cardinal.king.ties", "tiletum.king.highest")
def test_it_loses_the_tile_to_a_higher_marker() -> None:
    at = play(phase([5, 4], arrival=(1, 0), tile="H17"))
    assert at.question is not None
    assert (at.question.seat, at.question.name) == (YOU, "king tile")
    after = at.then(("take",)).game
    assert after.boards[YOU].store == [BONUS["H17"]]
    assert after.order == [YOU, BOT]


@pytest.mark.clauses("tiletum.cardinal.king.reset", "tiletum.king.reset", "tiletum.challenge.favor")
@pytest.mark.parametrize(
    ("cards", "before", "after"),
    [([], -4, 3), ([], 2, 3), ([], 3, 3), ([], 6, 6), ([6], 3, 5), ([6], -1, 5), ([6], 5, 5), ([6], 7, 7)],
)
def test_it_goes_back_up_to_its_own_space(cards: list[int], before: int, after: int) -> None:
    at = play(phase([-2, before], challenges=cards), until="fair")
    highest = 4 if before > -2 else 0
    assert at.game.king == [0, after]
    assert at.game.points == [10 - 2 + (4 - highest), before + highest]  # scored before it went up


@pytest.mark.clauses("tiletum.reading.1", "tiletum.cardinal.fair", "tiletum.fair.king")
@pytest.mark.parametrize(("option", "space"), [("before", -1), ("after", 3)])
def test_the_fair_of_the_king_track_comes_before_the_reset(option: str, space: int) -> None:
    # Round 1: 3 on the board and 3 on the tile, and the space; it takes part wherever it is, the person is not there.
    game = phase([0, -1], fair=KING_FAIR, options={"king-fair": option})
    after = play(game, until="cleanup").game
    assert after.points == [10 + 4 + 0, -1 + 3 + 3 + space]
    assert after.king == [0, 3]


# Fair, cleanup, end.
@pytest.mark.clauses("tiletum.cardinal.fair", "tiletum.cardinal.fair.counts", "tiletum.reading.5")
def test_it_scores_a_fair_without_being_there() -> None:
    game = phase([0, 3], houses=[TILETUM, SPOT["Paris"]], tile="H17")
    after = play(game, until="cleanup").game
    # 2 Houses, Tiletum's among them, for (3 + 2) each. The person has neither House nor Merchant in Venezia.
    assert after.points == [10, 3 + 2 * (3 + 2)]


@pytest.mark.clauses("tiletum.cardinal.cleanup", "tiletum.cardinal.phases")
def test_after_the_cleanup_its_leftmost_decree_is_gone() -> None:
    game = phase([0, 3], row=[4, 2, 10, 3, 11, 12], pawn=3)
    after = play(game, until="prepare").game
    assert (bot(after).row, bot(after).pawn, after.shift) == ([2, 10, 3, 11, 12], 0, 5)


@pytest.mark.clauses("tiletum.cardinal.cleanup", "tiletum.cleanup")
def test_after_the_last_round_there_is_no_cleanup() -> None:
    game = phase([0, 3], round=4, row=[3, 11, 12])
    after = play(game).game
    assert (after.stage, bot(after).row) == ("over", [3, 11, 12])


def last(yours: int, its: int, **own: object) -> Game:
    """The end of round 4 with these points before the end is scored; nobody owns anything that scores."""
    game = start(None, None, points=its, **own)
    game.stage, game.round, game.points[YOU] = "cleanup", 4, yours
    game.boards[YOU].resources = [0] * 5
    return game


@pytest.mark.clauses("tiletum.cardinal.win", "tiletum.reading.7")
@pytest.mark.parametrize(("yours", "its", "won"), [(50, 49, True), (50, 50, False), (50, 51, False)])
@pytest.mark.parametrize("order", [[YOU, BOT], [BOT, YOU]])
def test_a_tie_goes_to_the_cardinalbot(yours: int, its: int, won: bool, order: list[int]) -> None:
    game = last(yours, its)
    game.order = order
    after = play(game).game
    result = GAME.result(after)
    assert (after.stage, result.won) == ("over", won)
    assert dict(result.numbers) == {"points": yours, "opponent": its}


@pytest.mark.clauses("tiletum.cardinal.end", "tiletum.end", "tiletum.end.resources")
def test_both_score_the_end() -> None:
    game = last(
        40, 40, houses=[TILETUM, SPOT["Paris"], SPOT["Genova"]], pillars=[1, 2], built=[1], res=[0, 1, 2, 0, 5],
        rooms=[[KING, KING], [ARCHITECT, ARCHITECT], [], [], []], placed=[2, 4, -1, -1, 0],
    )  # fmt: skip
    board = game.boards[YOU]
    board.resources = [0, 3, 4, 0, 4]
    board.rooms[0] = [CHARACTERS["KI1"], CHARACTERS["KI2"]]
    game.pillar_owners[1] |= 1 << YOU
    game.house_owner[next(n for n, row in enumerate(BOX.houses) if row.spot == SPOT["Lyon"])] = YOU
    after = play(game).game
    # You: 2 Houses * 1 Pillar, no Building complete, 11 // 4. It: 3 * 2, two complete Buildings 5, 8 // 4.
    assert after.points == [40 + 2 + 0 + 2, 40 + 6 + 5 + 2]
    assert not GAME.result(after).won


@pytest.mark.clauses("tiletum.cardinal.end.contracts", "tiletum.reading.26", "tiletum.cardinal.pay.reserved")
def test_at_the_end_stone_and_food_pay_contracts() -> None:
    # 2 Stone and 3 Food become 5 Gold: 4 of them for 2 missing Iron, 1 for the "any". 3 and 5 points.
    game = last(30, 20, contracts=[(1, 2, 0, 3)], res=[2, 0, 0, 3, 0])
    after = play(game).game
    assert (bot(after).contracts, bot(after).done, bot(after).res) == ([], [(1, 2, 0, 3)], [0] * 5)
    assert after.points == [30, 20 + 3 + 5]
    assert GAME.result(after).won


@pytest.mark.clauses("tiletum.cardinal", "tiletum.goal")
@pytest.mark.parametrize("cards", ["easy", "hard"])
def test_a_whole_game_loses_no_piece(cards: str) -> None:
    at = play(new({"seats": "solo", "difficulty": cards}), seed="7")
    whole, turns = pieces(at.game), 0
    while at.question is not None:
        best = GAME.rank(at.question, at.game)[0]
        turns += best == (("end",),)
        at = at.then(*best)
        assert pieces(at.game) == whole
        me = bot(at.game)
        assert min(me.res) >= 0
        assert len(me.contracts) <= 2
        assert copy(at.game) == at.game
    assert (at.game.stage, at.game.round, turns) == ("over", 4, 12)
    assert len(bot(at.game).row) == 3
    assert bot(at.game).turn == 12
