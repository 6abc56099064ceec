"""The course of a game at the table: set-up, Planning, Resolution, upkeep and the end, told and said."""

from __future__ import annotations

from typing import cast

import pytest
from tests.games.luthier.beside.tables import TABLE, answer, asks, news, question, rungs, state, table

from soloist.engine.catalogue import settled
from soloist.engine.errors import Refused
from soloist.engine.match import Match, Setup
from soloist.engine.states import to_data
from soloist.games.luthier.beside.state import AI, YOU, Beside
from soloist.games.luthier.kinds import BALCONY, GUILD, NONE, PERFORM, REPAIR, REPAIRS, SALON
from soloist.games.luthier.opponent.own import Ai, Customer

_, ON_GUILD, _, ON_REPAIR, _, ON_WORKBENCH = range(6)
"""The AI's action cards."""


def new(seed: str = "1", **options: str) -> Match[object]:
    """A match before anything was told."""
    return Match(TABLE, Setup("luthier-table", settled(TABLE, options), seed))


ALL_FAMILIES = "family strings; family woodwinds; family keyboards; family brass; family percussion"
BOARDS = ("row salon; row perform; row repair; row guild; row balcony", ALL_FAMILIES, "3", "round 3; round 5")
"""The tracker, the families, and the chips of all rounds."""
GUILD_CARD = (
    "era romantic; era baroque; era classical",
    "family brass; family strings; family percussion; family woodwinds; family keyboards",
    "award right; award left; award middle",
    "row guild; row repair; row repair",
)
"""The orders of the guild card, and its icons: once Guild, twice Repair."""
SIZES = ("4", "4", "4", "4", "3", "3", "3", "3", "3", "8")
"""How many spaces each row and each section has, and the AI Goals track."""
FIVE_AND_FOUR = (*BOARDS, "5", "4", *GUILD_CARD, *SIZES)
"""All that is told at set-up: the guild card has number 5, your tile number 4."""


@pytest.mark.clauses("luthier.ai.guild", "luthier.ai.icons", "luthier.ai.setup", "luthier.reading.2")
def test_the_guild_card_is_told_once_and_its_icons_lift_the_rows() -> None:
    match = new()
    first = ["families there", "chips at first", "chips that join", "guild number", "tile number"]
    assert [one.name for one in match.along] == first
    answer(match, *BOARDS, "5", "4")
    assert question(match).name == "guild eras"
    assert [one.name for one in match.along] == ["guild families", "guild awards", "guild icons"]
    answer(match, *GUILD_CARD)
    me = state(match).me
    assert me.rows == [SALON, PERFORM, REPAIR, GUILD, BALCONY]
    assert (me.eras, me.families, me.awards) == ([2, 0, 1], [3, 0, 4, 1, 2], [2, 0, 1])
    assert me.tracker == [0, 0, 2, 1, 0]
    assert news(match)[1:] == [
        "Move its cube of the row Repair from 0 to 2.",
        "Move its cube of the row Guild from 0 to 1.",
    ]
    answer(match, *SIZES)
    assert news(match) == ["Draw the top card of the deck of patrons."]


@pytest.mark.clauses("luthier.ai.first")
@pytest.mark.parametrize(("number", "first"), [("5", YOU), ("4", AI), ("3", AI)])
def test_the_ai_is_first_with_a_number_not_above_yours(number: str, first: int) -> None:
    match = new()
    answer(match, *BOARDS, number, "4", *GUILD_CARD)
    assert state(match).first == first
    words = {
        YOU: f"Its guild card has {number}, more than your tile with 4: you are first in round 1.",
        AI: f"Its guild card has {number}, not more than your tile with 4: the AI is first in round 1.",
    }
    assert news(match)[0] == words[first]


@pytest.mark.clauses("luthier.ai.first")
def test_numbers_are_not_taken_for_told_that_were_not() -> None:
    match = new()
    answer(match, *BOARDS)
    for _ in ("guild", "tile"):
        with pytest.raises(Refused, match="A number from 1 to 99 is asked for"):
            answer(match, "0")
        answer(match, "4")


@pytest.mark.clauses("luthier.ai.icons")
@pytest.mark.parametrize("icons", ["", "row salon; row salon; row salon; row salon"])
def test_icons_are_one_at_least_and_lift_no_row_above_its_top(icons: str) -> None:
    match = new()
    answer(match, *BOARDS, "5", "4", *GUILD_CARD[:3])
    with pytest.raises(Refused):
        answer(match, icons)


@pytest.mark.clauses("luthier.ai.guild")
def test_a_guild_card_is_told_once_for_all_games_by_its_number() -> None:
    match = new()
    answer(match, *FIVE_AND_FOUR)
    base = cast(Beside, TABLE.new(settled(TABLE, {})))
    TABLE.remember(base, TABLE.printed(match.state))  # type: ignore[attr-defined]
    later: Match[object] = Match(TABLE, Setup("luthier-table", settled(TABLE, {}), "1", to_data(base)))
    assert [question(later).name, *(one.name for one in later.along)] == ["guild number", "tile number"]
    answer(later, "5", "6")
    me = state(later).me
    assert (me.eras, me.families, me.awards, me.tracker) == ([2, 0, 1], [3, 0, 4, 1, 2], [2, 0, 1], [0, 0, 2, 1, 0])
    assert news(later)[0] == (
        "Its guild card 5 is as you told in an earlier game: Romantic, Baroque, Classical; Brass, Strings, "
        "Percussion, Woodwinds, Keyboards; right, left, middle."
    )
    # Nor is it used silently what else is printed.
    assert news(later)[-2].startswith("The rows of the tracker, the families, your chips, and how long rows, sections")
    # Another card is told anew.
    other: Match[object] = Match(TABLE, Setup("luthier-table", settled(TABLE, {}), "1", to_data(base)))
    answer(other, "4", "6")
    assert question(other).name == "guild eras"


@pytest.mark.clauses("luthier.ai.guild", "luthier.ai.setup")
def test_a_game_may_have_four_families_and_is_asked_about_no_other() -> None:
    match = new()
    there = "family strings; family woodwinds; family keyboards; family percussion"
    answer(match, BOARDS[0], there, *BOARDS[2:], "5", "4", GUILD_CARD[0])
    assert question(match).options == [("family", 0), ("family", 1), ("family", 2), ("family", 4)]
    answer(match, "family percussion; family strings; family woodwinds; family keyboards", *GUILD_CARD[2:])
    assert state(match).me.families == [4, 0, 1, 2]
    sections = [one.name for one in (question(match), *match.along) if one.name.startswith("spaces of a section")]
    assert sections == [f"spaces of a section: section {n}" for n in (0, 1, 2, 4)]
    answer(match, "4", "4", "4", "4", "3", "3", "3", "3", "8")
    assert question(match).options[:4] == [("family", 0), ("family", 1), ("family", 2), ("family", 4)]
    assert ("repair", 3) not in match.along[-1].options


@pytest.mark.clauses("luthier.ai.guild")
def test_a_guild_card_is_told_anew_once_the_families_are_others() -> None:
    match = new()
    answer(match, *FIVE_AND_FOUR)
    base = cast(Beside, TABLE.new(settled(TABLE, {})))
    TABLE.remember(base, TABLE.printed(match.state))  # type: ignore[attr-defined]
    base.memory.keep("families there", (0, 1, 2, 4), "printed", ())
    later: Match[object] = Match(TABLE, Setup("luthier-table", settled(TABLE, {}), "1", to_data(base)))
    answer(later, "5", "6")
    assert (question(later).name, len(question(later).options), list(later.along)) == ("guild families", 4, [])
    answer(later, "family keyboards; family strings; family woodwinds; family percussion")
    assert state(later).me.families == [2, 0, 1, 4]
    assert state(later).me.eras == [2, 0, 1]


@pytest.mark.clauses(
    "luthier.ai", "luthier.ai.setup", "luthier.ai.chips", "luthier.ai.without", "luthier.ai.cards", "luthier.ai.guild"
)
@pytest.mark.parametrize(
    ("options", "track", "cards"),
    [
        ({}, "one at the bottom of its AI Goals track", "within reach: Soloist shuffles them"),
        ({"ai-goals": "no", "shuffled": "told"}, "it has no AI Goals track", "Shuffle its six action cards"),
    ],
)
def test_its_cardboard_is_laid_out_before_anything_is_asked(options: dict[str, str], track: str, cards: str) -> None:
    match = new(**options)
    said = news(match)
    assert said[0] == "Set up a game for two players, with an orchestra setup card and the cover-up tiles."
    assert "reverse up: a cube on the 0 of each row of its priority tracker" in said[1]
    assert track in said[1]
    assert said[2] == "Its workers 1, 2 and 3 lie ready; 4 joins in round 3, 5 in round 5."
    assert said[3] == "It gets no family tile and no goals."
    assert cards in said[4]
    assert said[5] == "After your own set-up draw a solo guild card and lay it left of its board."


def test_chips_are_told_once_for_all_rounds_and_are_five_at_most() -> None:
    match = new()
    answer(match, *BOARDS[:3])
    offered = question(match).options
    with pytest.raises(Refused, match="In round 1 you place the chips that you told before; name later rounds"):
        answer(match, "round 1; round 3")
    with pytest.raises(Refused, match="You told 3 chips in round 1; with these you would have more than 5"):
        answer(match, "round 3; round 4; round 5")
    answer(match, BOARDS[3], "5", "4")
    memory = state(match).memory
    assert [option[1] for option in offered] == [1, 2, 3, 4, 5, 6]
    assert [memory.recall(f"your chips: round {n}") for n in range(1, 7)] == [(3,), (3,), (4,), (4,), (5,), (5,)]


@pytest.mark.clauses("luthier.ai.first-patron", "luthier.ai.first-instrument")
def test_the_first_patron_is_read_off_and_its_instrument_searched_by_the_back() -> None:
    match = new()
    answer(match, *FIVE_AND_FOUR)
    assert asks(match) == "The patron that was drawn: of which family is the instrument that it wants?"
    answer(match, "family brass", "11", "repair strings; performance romantic")
    assert news(match) == ["Lay the patron on its left patron space."]
    assert asks(match) == "Search the deck from the top for a Brass instrument, of any worth: is there one?"
    answer(match, "back instruments brass")
    assert news(match) == [
        "Search the deck from the top for a Brass instrument, of any worth, and take the first one; the other cards "
        "keep their order."
    ]
    assert asks(match) == "The instrument that was found: how much prestige is it worth?"
    answer(match, "6")
    patron = state(match).me.patrons[0]
    assert (patron.primary, patron.prestige, patron.unfinished, patron.built) == (3, 11, 6, False)
    assert patron.needs == [(3, 0), (2, 2)]
    assert news(match)[0] == "Lay the instrument face up above the patron on its left patron space."


def test_an_empty_deck_has_no_first_patron() -> None:
    match = new()
    answer(match, *FIVE_AND_FOUR, "none")
    assert state(match).me.patrons == []
    assert asks(match) == "Place a chip: where does it lie?"


# Planning.
def planning(game: Beside, me: Ai) -> None:
    """You are first in round 1, with two chips to place; the AI has three workers."""
    me.chips, game.chips = [0, 1, 1, 1, 0, 0], 2


@pytest.mark.clauses("luthier.ai.plan", "luthier.ai.shuffle")
def test_you_tell_where_a_chip_lies_and_the_ai_places_a_worker() -> None:
    match = table(planning, stage="plan", shuffled="told")
    assert asks(match) == "Place a chip: where does it lie?"
    answer(match, "at guild")
    assert asks(match) == "Flip the AI's top action card: which is it?"
    answer(match, "card repair 1")
    assert news(match) == ["It flips its Repair card of level 1: put its top worker face down on Repair."]
    assert state(match).piles[GUILD] == [YOU]
    assert state(match).piles[REPAIR] == [AI]
    answer(match, "at repair")
    assert state(match).piles[REPAIR] == [AI, YOU]
    with pytest.raises(Refused, match="“card repair 1” cannot be told here; what can is: card salon 1"):
        answer(match, "card repair 1")


@pytest.mark.clauses("luthier.reading.36")
def test_how_many_chips_lie_on_one_location_is_said_by_your_rules_alone() -> None:
    match = table(planning, stage="plan", shuffled="told")
    answer(match, "at guild", "card repair 1", "at guild")
    assert state(match).piles[GUILD] == [YOU, YOU]


@pytest.mark.clauses("luthier.ai.limit", "luthier.reading.3", "luthier.ai.row")
def test_a_card_whose_limit_is_reached_is_discarded_and_the_cards_are_laid_out() -> None:
    def full(game: Beside, me: Ai) -> None:
        game.first, me.chips, game.chips = AI, [0, 1, 1, 1, 0, 0], 0
        me.beside, me.tracker = [(0, 4), (1, 5)], [0, 0, 1, 0, 2]

    match = table(full, stage="plan", shuffled="told")
    answer(match, "card guild 1")
    assert news(match) == [
        "It flips its Guild card of level 1 and has 2 of 2 unfinished instruments: discard it for this round, its "
        "worker goes to its Workbench space."
    ]
    answer(match, "card perform 1", "card balcony 1")
    assert news(match)[1] == "Lay out its action cards from left to right: Balcony, Perform."
    assert (state(match).me.bench, state(match).me.dropped) == (1, [ON_GUILD])


@pytest.mark.clauses("luthier.ai.limit")
@pytest.mark.parametrize(
    ("card", "held"),
    [
        ("salon", "2 of 2 patrons"),
        ("guild", "2 of 2 unfinished instruments"),
        ("balcony", "3 of 3 awards"),
        ("perform", ""),
        ("repair", ""),
    ],
)
def test_a_limit_is_of_patrons_instruments_or_awards(card: str, held: str) -> None:
    def full(game: Beside, me: Ai) -> None:
        """All limits are reached; each of its cards is said to show one."""
        game.first, me.chips, game.chips = AI, [0, 1, 1, 1, 0, 0], 0
        me.beside, me.scored = [(0, 4), (1, 5)], [0, 1, 2]
        me.patrons = [Customer(2, 9, [(REPAIRS, 3)]), Customer(2, 7, [(REPAIRS, 4)])]

    match = table(full, stage="plan", shuffled="told")
    answer(match, f"card {card} 1")
    name = card.capitalize()
    placed = f"It flips its {name} card of level 1: put its top worker face down on {name}."
    dropped = (
        f"It flips its {name} card of level 1 and has {held}: discard it for this round, its worker goes to its "
        "Workbench space."
    )
    assert news(match) == [dropped if held else placed]
    assert state(match).me.bench == int(bool(held))


# Resolution.
def resolving(game: Beside, me: Ai) -> None:
    """The AI's only card is Repair, with its row on 1; you have chips there and at the Salon."""
    me.row, me.deck = [ON_REPAIR], [1, 1, 1, 0, 1, 1]
    me.chips, me.tracker = [0, 0, 1, 1, 0, 0], [0, 0, 0, 1, 0]
    game.piles[REPAIR], game.piles[SALON] = [AI, YOU], [YOU]


@pytest.mark.clauses("luthier.ai.skill", "luthier.ai.activate", "luthier.reading.7")
def test_it_is_said_who_acts_first_where_both_have_a_chip() -> None:
    match = table(resolving, stage="activate", shuffled="told")
    assert [option for option in question(match).options if option[0] == "activate"] == [
        ("activate", SALON), ("activate", REPAIR)
    ]  # fmt: skip
    with pytest.raises(Refused, match="By what you told, no chip of yours lies there: Guild"):
        answer(match, "activate guild")
    answer(match, "activate repair")
    assert (asks(match), question(match).kind) == ("Turn up its worker on Repair: which is it?", "one")
    with pytest.raises(Refused, match="The AI acts now; activate a location when you are asked which"):
        answer(match, "activate salon")
    answer(match, "worker 3")
    # Its worker lies lower, so that of equal ones it is first.
    assert news(match) == [
        "Its worker on Repair is a 3: lay it on its Repair card of level 1. Its skill is 4.",
        "Repair: if your skill is 5 or more, act now, before the AI; else after it.",
    ]


@pytest.mark.clauses("luthier.ai.activate")
def test_where_soloist_shuffles_a_worker_counts_as_a_number_and_stays_face_down() -> None:
    match = table(resolving, stage="activate")
    answer(match, "activate repair")
    # Two of its workers were not turned up yet, 2 and 3.
    assert news(match)[1] in (
        "Its worker on Repair counts as a 2: lay it on its Repair card of level 1, still face down. Its skill is 3.",
        "Its worker on Repair counts as a 3: lay it on its Repair card of level 1, still face down. Its skill is 4.",
    )


@pytest.mark.clauses("luthier.reading.7")
def test_bare_chips_are_compared_by_the_other_reading_and_the_lower_one_is_first() -> None:
    def lower(game: Beside, me: Ai) -> None:
        resolving(game, me)
        game.piles[REPAIR] = [YOU, AI]

    match = table(lower, stage="activate", shuffled="told", priority="chip")
    answer(match, "activate repair", "worker 3")
    assert news(match)[1] == "Repair: if your chip is 3 or more, it acts now, before the AI; else after it."


@pytest.mark.clauses("luthier.ai.repair", "luthier.ai.repair.level", "luthier.ai.repair.done", "luthier.ai.token")
def test_a_repair_is_picked_by_its_list_read_off_and_done() -> None:
    def needy(game: Beside, me: Ai) -> None:
        resolving(game, me)
        me.patrons = [Customer(0, 9, [(REPAIRS, 3)], NONE, False)]

    match = table(needy, stage="activate", shuffled="told")
    answer(match, "activate repair", "worker 2")
    assert asks(match) == "Which repair of the row does it choose?"
    assert rungs(match) == [
        "only one that is worth at most 2",
        "only one of these: Brass",
        "of several the one furthest from the deck",
    ]
    answer(match, "none")
    assert rungs(match)[1] == "the earliest family of its order: Strings, Woodwinds, Keyboards, Brass, Percussion"
    answer(match, "space 4")
    assert asks(match) == "The repair on space 4: of which family is it?"
    answer(match, "family strings", "2")
    assert news(match) == [
        "Take the card on space 4 of the row of repairs, and fill the row.",
        "Give it 2 prestige: repair.",
    ]
    assert asks(match) == "Its token goes to the Strings: on which spaces may it lie, and does it get the First Chair?"
    assert rungs(match) == [
        "of the spaces that are not covered and hold no instrument all that have the fewest tokens (everybody's)",
        "also the First Chair, if it is empty",
    ]
    answer(match, "desk strings 2; chair strings")
    assert news(match) == [
        "Put its token on space 2 of the Strings.",
        "It has the First Chair of the Strings now.",
        "Discard the card to the repairs.",
        "Repair: the AI has acted and has 2 prestige.",
        "Now your chip at Repair, if it has not acted yet; only then go on.",
        # The location is resolved; what you still have out is at the Salon alone.
        "Activate Salon: nowhere else is a chip of yours.",
    ]
    assert state(match).me.prestige == 2
    assert state(match).piles == [[] for _ in range(6)]


def test_where_the_ai_has_no_worker_nothing_is_asked() -> None:
    match = table(resolving, stage="activate", shuffled="told")
    answer(match, "activate salon")
    assert question(match).name.startswith("workers")
    assert state(match).piles[SALON] == []


@pytest.mark.clauses("luthier.ai.build", "luthier.reading.6")
def test_all_workers_of_the_workbench_are_turned_up_at_once() -> None:
    def bench(game: Beside, me: Ai) -> None:
        game.first, me.row, me.deck, me.bench = AI, [ON_WORKBENCH], [1, 1, 1, 1, 1, 0], 2
        me.chips, me.beside = [0, 1, 1, 1, 0, 0], [(4, 5), (3, 7)]
        game.bench = 1

    match = table(bench, stage="activate", shuffled="told")
    assert asks(match) == "Turn up its workers at the Workbench: which are they?"
    with pytest.raises(Refused):
        answer(match, "worker 1")
    answer(match, "worker 1; worker 3")
    assert news(match) == [
        "On its Workbench space lies worker 1, worker 3: it builds 2 instruments.",
        "Lay all that lies on its Workbench space on its Workbench card of level 1.",
        "It builds the top one of its unassigned instruments: a Percussion instrument (5 prestige).",
        "Give it 5 prestige: instrument.",
    ]
    answer(match, "desk percussion 1; chair percussion")
    assert "Discard a Percussion instrument (5 prestige) from the right of its board." in news(match)
    assert "It builds the top one of its unassigned instruments: a Brass instrument (7 prestige)." in news(match)
    with pytest.raises(Refused, match="Name the spaces beside the First Chair, or say that each holds an instrument"):
        answer(match, "chair brass")
    with pytest.raises(Refused, match="You named a space without an instrument, so not each of them holds one"):
        answer(match, "desk brass 1; full brass")
    answer(match, "full brass; chair brass")
    assert "Put its token with the instrument on the Brass, where your rules let it (no space is free)." in news(match)
    assert state(match).me.prestige == 12
    assert state(match).me.beside == []


@pytest.mark.clauses("luthier.ai.instrument", "luthier.ai.skip", "luthier.reading.16")
def test_each_worker_without_an_instrument_looks_at_the_row_anew() -> None:
    def bench(game: Beside, me: Ai) -> None:
        game.first, me.bench, me.chips, game.bench = AI, 2, [0, 1, 1, 0, 0, 0], 1
        me.patrons = [Customer(3, 9, [(REPAIRS, 1)], NONE, False), Customer(0, 7, [(REPAIRS, 1)], NONE, False)]

    match = table(bench, stage="activate")
    assert asks(match) == "Which instrument of the row does it take?"
    # The left patron's family comes first; the order of the guild card makes no difference between the two.
    assert rungs(match)[0] == "only one of these, the first first: Brass, Strings"
    answer(match, "space 1", "family brass", "4", "desk brass 1; chair brass")
    assert asks(match) == "Which instrument of the row does it take?"
    # Another card lies there now, and only Strings are wanted.
    answer(match, "space 1", "3", "desk strings 1; chair strings")
    assert [patron.built for patron in state(match).me.patrons] == [True, True]
    assert state(match).me.prestige == 7


@pytest.mark.clauses("luthier.ai.skip")
def test_what_was_told_in_a_turn_without_a_card_is_asked_again_in_the_next() -> None:
    match = table(resolving, stage="activate", shuffled="told")
    answer(match, "activate repair", "worker 2", "none")
    assert news(match)[:2] == [
        "Repair: the AI skips its action, as nothing there will do; it has 0 prestige.",
        "Now your chip at Repair, if it has not acted yet; only then go on.",
    ]
    view = TABLE.view(match.state, match.question)
    assert "your chip there" in cast("tuple[str, ...]", view.drawing["acts"])
    assert all(told.keeps != "turn" for told in state(match).memory.told.values())


@pytest.mark.parametrize(
    ("n", "said"),
    [
        (1, "Now your chip at Repair, if it has not acted yet; only then go on."),
        (2, "Now those of your chips at Repair that have not acted yet; only then go on."),
    ],
)
def test_your_chips_behind_the_ai_are_called_for(n: int, said: str) -> None:
    def both(game: Beside, me: Ai) -> None:
        resolving(game, me)
        game.piles[REPAIR] = [AI, *[YOU] * n]

    match = table(both, stage="activate", shuffled="told")
    answer(match, "activate repair", "worker 2", "none")
    assert said in news(match)
