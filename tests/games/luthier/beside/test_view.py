"""What a person sees at the table: the AI's board, pictures, layouts; and what is known from what was done."""

from __future__ import annotations

from typing import cast

import pytest
from tests.games.luthier.beside.tables import TABLE, answer, asks, news, question, state, table
from tests.games.luthier.beside.test_course import FIVE_AND_FOUR
from tests.games.luthier.beside.test_ends import closing

from soloist.engine.answerers import Scripted
from soloist.engine.catalogue import settled
from soloist.engine.chance import Keyed
from soloist.engine.errors import Refused
from soloist.engine.hands import instruction
from soloist.engine.match import Match, Setup
from soloist.engine.memory import asked
from soloist.engine.sight import Thing
from soloist.engine.states import to_data
from soloist.engine.view import Piece, View
from soloist.games.luthier.beside import acts
from soloist.games.luthier.beside.notation import NOTATION
from soloist.games.luthier.beside.seeing import hands, sight
from soloist.games.luthier.beside.state import AI, YOU, Beside
from soloist.games.luthier.kinds import BALCONY, GUILD, INSTRUMENTS, NONE, PERFORM, PERFORMANCES, REPAIR, REPAIRS, SALON
from soloist.games.luthier.opponent import facts, verbs
from soloist.games.luthier.opponent.own import HAND, Ai, Customer

STRINGS: Thing = ("section", 0)
BRASS: Thing = ("section", 3)


def fresh() -> Beside:
    """A table at which nothing was told."""
    return cast(Beside, TABLE.new(settled(TABLE, {})))


def with_families() -> Beside:
    """The same, but its guild card has shown five families."""
    game = fresh()
    game.me.families = [0, 1, 2, 3, 4]
    return game


def scripted(*answers: str) -> Scripted:
    """A table that answers so."""
    return Scripted(NOTATION, list(answers), Keyed("1"))


# What is known.
@pytest.mark.clauses("luthier.reading.2")
def test_the_tracker_is_told_in_the_first_game_alone() -> None:
    first: Match[object] = Match(TABLE, Setup("luthier-table", settled(TABLE, {}), "1"))
    answer(first, *FIVE_AND_FOUR)
    state_later = fresh()
    TABLE.remember(state_later, TABLE.printed(first.state))  # type: ignore[attr-defined]
    later: Match[object] = Match(TABLE, Setup("luthier-table", settled(TABLE, {}), "1", to_data(state_later)))
    assert question(later).name == "guild number"
    answer(later, "5", "4")
    assert state(later).me.rows == [SALON, PERFORM, REPAIR, GUILD, BALCONY]


def test_no_prestige_is_not_said() -> None:
    game, at = fresh(), scripted()
    doing = hands(game, at)
    doing.do(verbs.SCORE, 0, ("for", "repair"))
    assert at.events == []
    doing.do(verbs.SCORE, 2, ("for", "repair"))
    assert [event.what["n"] for event in at.events] == [2]


def test_what_was_told_of_one_card_of_a_row_is_not_known_of_another() -> None:
    game = with_families()
    at = {"deck": ("deck", REPAIRS), "wanted": ("families", 3)}
    game.memory.keep(asked("fits", at, (("space", 1),)), (1,), "turn", (facts.FITS,))
    known = sight(game, scripted()).known(facts.FITS, [("space", 1), ("space", 2)], at)
    assert known == [1, None]


@pytest.mark.clauses("luthier.ai.search")
def test_the_back_of_a_card_is_known_by_the_search_and_not_by_a_draw() -> None:
    game = with_families()
    doing = hands(game, scripted())
    doing.do(verbs.SEARCH, ("back", INSTRUMENTS, 3), ("worth", 3))
    assert game.within == 3
    found = scripted("5")
    assert sight(game, found).find(facts.INSTRUMENT, {"place": HAND}) == [("instrument", 3, 5)]
    doing.do(verbs.DRAW, ("deck", INSTRUMENTS))
    assert game.within == 0
    drawn = scripted("family strings", "6")
    assert sight(game, drawn).find(facts.INSTRUMENT, {"place": HAND}) == [("instrument", 0, 6)]
    assert drawn.asked[0].options[-1] == ("none",)


def test_a_level_that_the_ai_took_is_not_asked_about() -> None:
    game, level = fresh(), ("level", 0, 1, 3)
    hands(game, scripted()).do(verbs.TAKE_AWARD, level, 6)
    assert sight(game, scripted()).known(facts.LEVEL_LEFT, [level, ("level", 0, 2, 3)], {}) == [0, None]


@pytest.mark.clauses("luthier.ai.token")
def test_tokens_are_counted_and_no_first_chair_is_empty_behind_one() -> None:
    game = fresh()
    doing = hands(game, scripted())
    doing.do(verbs.PLACE_TOKEN, ("token", 1), ("desk", 3, 2))
    doing.do(verbs.PLACE_TOKEN, ("token", 0), ("desk", 3, 0))
    doing.do(verbs.TAKE_CHAIR, BRASS)
    doing.do(verbs.TAKE_CHAIR, BRASS)
    assert (game.tokens, game.chairs) == ([0, 0, 0, 2, 0], [3])
    game.memory.end_turn()
    assert sight(game, scripted()).known(facts.EMPTY_CHAIR, [STRINGS, BRASS], {}) == [None, 0]


def test_a_first_chair_that_was_told_to_be_empty_is_not_asked_about_again() -> None:
    game = fresh()
    at = scripted("section strings")
    assert sight(game, at).see(facts.EMPTY_CHAIR, [STRINGS, BRASS]) == [1, 0]
    # One that is taken already is no matter for a first token.
    assert sight(game, scripted()).known(facts.GETS_CHAIR, [STRINGS, BRASS], {}) == [1, 0]
    game.tokens[3] = 1
    assert sight(game, scripted()).known(facts.GETS_CHAIR, [STRINGS, BRASS], {}) == [1, None]
    hands(game, scripted()).do(verbs.TAKE_CHAIR, BRASS)
    assert sight(game, scripted()).known(facts.GETS_CHAIR, [BRASS], {}) == [0]


@pytest.mark.clauses("luthier.ai.upkeep.step")
def test_a_step_on_the_goals_track_is_said() -> None:
    def strong(game: Beside, me: Ai) -> None:
        closing(game, me)
        me.levels, me.workers, me.skills = [1, 3, 1, 1, 1, 1], [0, 4, 0, 1, 0, 0], [0, 4, 0, 1, 0, 0]

    match = table(strong, stage="close")
    answer(match, "", "", "", "", "8")
    assert "Move its cube on the AI Goals track from 0 to 1." in news(match)


# What is seen.
def board(game: Beside, me: Ai) -> None:
    """The AI with cards in all places, two patrons, an instrument for nobody, tokens; chips on three locations."""
    me.levels, me.row, me.dropped, me.covered = [1, 2, 3, 1, 1, 1], [2, 1], [0], [2]
    me.deck, me.workers, me.skills = [0, 0, 0, 1, 1, 1], [0, 0, 4, 0, 0, 0], [0, 0, 6, 0, 0, 0]
    me.chips, me.bench, me.goals, me.tracker, me.scored = [0, 1, 0, 2, 0, 0], 1, 5, [3, 0, 1, 2, 0], [1]
    me.patrons = [
        Customer(0, 9, [(PERFORMANCES, 2), (REPAIRS, 3)], 4, False),
        Customer(1, 7, [(REPAIRS, 4)], NONE, True),
    ]
    me.beside, game.tokens, game.chairs = [(3, 6)], [2, 0, 1, 0, 0], [2]
    game.piles[GUILD], game.piles[SALON], game.bench = [AI, YOU], [YOU], 2


def seen() -> View:
    """That board."""
    match = table(board, stage="activate")
    return TABLE.view(match.state, match.question)


def pieces(view: View, place: str) -> list[tuple[str, str, str]]:
    """What lies at a place: drawing, mark and colour."""
    return [(piece.symbol, piece.mark, piece.colour) for piece in view.places()[place].pieces]


def test_the_ais_board_is_drawn_from_what_was_told() -> None:
    view = seen()
    assert [zone.id for zone in view.zones] == ["ai-tracker", "ai-guild", "ai-cards", "ai", "orchestra", "locations"]
    assert [pieces(view, f"ai-row-{row}")[0][1] for row in ("salon", "guild", "perform", "repair")] == list("3012")
    assert pieces(view, "ai-card-1") == [("ai-card-perform", "3", "covered"), ("chip", "4", "ai")]
    assert view.places()["ai-card-1"].pieces[1].about == "Its skill was 6."
    assert pieces(view, "ai-card-2") == [("ai-card-guild", "2", "open")]
    assert [symbol for symbol, _, _ in pieces(view, "ai-deck")] == [
        "ai-card-repair", "ai-card-balcony", "ai-card-workbench"
    ]  # fmt: skip
    assert pieces(view, "ai-dropped") == [("ai-card-salon", "1", "open")]
    assert [mark for _, mark, _ in pieces(view, "ai-workers")] == ["1", "3"]
    assert view.places()["ai-bench"].pieces[0].count == 1
    assert [piece.colour for piece in view.places()["ai-awards"].pieces] == ["", "scored", ""]


@pytest.mark.clauses("luthier.ai.cards", "luthier.ai.repair.level", "luthier.ai.balcony.award")
def test_its_cards_say_what_the_rules_and_the_people_said() -> None:
    def told(game: Beside, me: Ai) -> None:
        board(game, me)
        keep = game.memory.keep
        keep("shows a limit: card 0 1", (0,), "printed", (facts.SHOWS_LIMIT,))
        keep("searches: card 2 3", (1,), "printed", (facts.SEARCHES,))
        keep("down (card card 1 2)", [("icon", 0, GUILD)], "printed", (facts.DOWN,))
        keep("up in any order (card card 1 2)", [("icon", 0, SALON), ("icon", 1, REPAIR)], "printed", (facts.UP,))

    match = table(told, stage="activate")
    places = TABLE.view(match.state, match.question).places()
    about = {piece.name: piece.about for place in ("ai-card-1", "ai-card-2") for piece in places[place].pieces}
    about |= {piece.name: piece.about for place in ("ai-deck", "ai-dropped") for piece in places[place].pieces}
    unknown = "Its icons were not told yet."
    assert about == {
        "Perform, level 3": f"It searches the deck if nothing fits. {unknown}",
        "worker 4": "Its skill was 6.",
        "Guild, level 2": (
            "Limit: 2 unfinished instruments. It does not search. Icons: Guild −2, Salon +1, Repair +1."
        ),
        "Repair, level 1": f"Repairs worth 2 at most. It does not search. {unknown}",
        "Balcony, level 1": f"Limit: 3 awards. Scores no award. {unknown}",
        "Workbench, level 1": f"It does not search. {unknown}",
        "Salon, level 1": unknown,
    }


def test_what_has_no_drawing_of_its_own_has_no_picture() -> None:
    for verb, what in ((acts.LAY_OUT, (("cards", 2, 1),)), (acts.SET_ASIDE, ()), (acts.SHUFFLE, ())):
        assert TABLE.picture(fresh(), instruction(verb, *what)) is None  # type: ignore[attr-defined]
    worker = instruction(acts.DROP_CARD, ("card", 2, 1), ("held", 1, 2, 2))
    assert TABLE.picture(fresh(), worker) is not None  # type: ignore[attr-defined]


def test_what_is_ours_at_the_table_is_said() -> None:
    words = TABLE.fidelity
    assert "what is printed on cards and boards is asked when it is first needed, and remembered" in words
    assert words.endswith("No reconstructed number is used.")


@pytest.mark.clauses("luthier.reading.6")
def test_all_workers_that_built_lie_on_the_workbench_card() -> None:
    def built(game: Beside, me: Ai) -> None:
        board(game, me)
        me.row, me.covered, me.chips, me.bench = [2, 5], [2, 5], [0, 0, 0, 0, 0, 0], 0
        me.workers, me.skills = [0, 0, 2, 0, 0, 3], [0, 0, 2, 0, 0, 3]

    match = table(built, stage="activate")
    view = TABLE.view(match.state, match.question)
    assert [mark for _, mark, _ in pieces(view, "ai-card-1")[1:]] == ["2"]
    assert [mark for _, mark, _ in pieces(view, "ai-card-2")[1:]] == ["1", "3"]


def test_its_patrons_show_what_they_wait_for() -> None:
    view = seen()
    assert pieces(view, "ai-patron-1") == [
        ("any-patron", "9", ""),
        ("strings", "", "begun"),
        ("instrument-strings", "4", "strings"),
        ("play-romantic", "", "open"),
        ("mend-brass", "", "open"),
    ]
    assert pieces(view, "ai-patron-2") == [
        ("any-patron", "7", ""), ("woodwinds", "", "built"), ("mend-percussion", "", "open")
    ]  # fmt: skip
    assert view.places()["ai-patron-2"].pieces[1].name == "finished Woodwinds instrument"
    assert pieces(view, "ai-beside") == [("instrument-brass", "6", "brass")]
    assert pieces(view, "ai-goals") == [("cube", "5", "ai")]


def test_its_tokens_and_the_chips_that_wait_are_drawn() -> None:
    view = seen()
    assert [piece.count for piece in view.places()["section-strings"].pieces] == [2]
    assert pieces(view, "section-keyboards") == [("token", "", "ai"), ("first-chair", "", "ai")]
    assert pieces(view, "section-brass") == []
    assert [colour for _, _, colour in pieces(view, "location-guild")] == ["ai", "player-1"]
    assert view.places()["your-bench"].pieces[0].count == 2
    assert pieces(view, "location-market") == []


def test_nothing_is_drawn_before_the_guild_card_is_told() -> None:
    assert TABLE.view(fresh(), None).zones == []


def test_a_first_game_has_no_goals_track() -> None:
    match = table(board, stage="activate", **{"ai-goals": "no"})
    view = TABLE.view(match.state, match.question)
    assert pieces(view, "ai-goals") == []
    assert [counter.id for counter in view.counters] == ["prestige-2", "round"]


def test_answers_have_pictures_and_what_is_none_of_them_stands_aside() -> None:
    view = seen()
    drawn = {choice.option: choice.piece for choice in view.choices}
    assert drawn["activate salon"] == Piece("salon", "", "", "location")
    assert drawn["correct"] is None
    assert [view.choices[n].option for n in view.layout.aside] == ["correct"]


def test_what_a_patron_wants_is_asked_by_its_kind() -> None:
    match: Match[object] = Match(TABLE, Setup("luthier-table", settled(TABLE, {}), "1"))
    answer(match, *FIVE_AND_FOUR)
    view = TABLE.view(match.state, match.question)
    assert asks(match).startswith("The patron that was drawn: of which family")
    assert [view.choices[n].label for n in view.layout.aside] == ["No card is left"]
    needs = TABLE.view(match.state, match.along[1])
    assert [(group.name, len(group.places)) for group in needs.layout.groups] == [("Performances", 3), ("Repairs", 5)]
    assert [choice.short for choice in needs.choices[:4]] == ["Baroque", "Classical", "Romantic", "Strings"]
    assert needs.choices[3].label == "Strings repair"
    assert needs.help == ["Each tap counts one more; after 2 the next one says none again."]
    assert TABLE.view(match.state, match.along[0]).layout.likely[:3] == (0, 1, 2)
    with pytest.raises(Refused, match="From 1 to 8 have to be named"):
        answer(match, "family brass", "11", "")
