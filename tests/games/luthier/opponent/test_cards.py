"""The AI at the Salon, the Guild, at Perform and Repair (LA025 to LA040)."""

from __future__ import annotations

import pytest
from tests.games.luthier.opponent.boards import AI, CARD, At, board
from tests.games.luthier.positions import BOX, goods

from soloist.games.luthier.kinds import GUILD, INSTRUMENTS, NONE, PATRONS, PERFORM, PERFORMANCES, REPAIR, REPAIRS, SALON
from soloist.games.luthier.opponent import actions
from soloist.games.luthier.opponent.deliveries import build
from soloist.games.luthier.opponent.facts import SEARCHES
from soloist.games.luthier.state import BESIDE, IN_HAND

FAMILIES = [0, 1, 2, 3, 4]
REVERSED = [4, 3, 2, 1, 0]


def salon(*ids: str, level: int = 1, beside: tuple[str, ...] = (), **own: object) -> At:
    """Let it act at the Salon with this row."""
    return board({PATRONS: ids}, **own).beside(*beside).act(SALON, level=level)


# The Salon.
@pytest.mark.clauses("luthier.ai.salon")
def test_a_patron_that_an_unassigned_instrument_matches_comes_first() -> None:
    """Haydn (Percussion) is nearest to the deck and of the last but one era."""
    at = salon("haydn", "bach", "corelli", beside=("triangle",))
    assert at.lies(0) == ["haydn", "triangle"]


@pytest.mark.clauses("luthier.ai.salon", "luthier.ai.tiers")
def test_then_the_era_on_the_guild_card_then_the_distance() -> None:
    assert salon("chopin", "corelli", "haydn", "reiche", "schubert").lies(0) == ["reiche"]
    assert salon("chopin", "corelli", "haydn", "mozart", "schubert", eras=[1, 0, 2]).lies(0) == ["mozart"]
    assert salon("corelli", "chopin").lies(0) == ["corelli"]  # whatever the skill, beside the deck


@pytest.mark.clauses("luthier.ai.salon", "luthier.ai.instrument", "luthier.ai.perform", "luthier.ai.repair")
def test_the_distance_leaves_nothing_to_a_draw() -> None:
    for seed in range(8):
        assert salon("corelli", "reiche", "bach", seed=str(seed)).lies(0) == ["bach"]
        assert guild("violin", "viola", seed=str(seed)).lies(BESIDE) == ["viola"]
        assert perform("l-orfeo", "tafelmusik", seed=str(seed)).told("ai took")[0]["performance"] == 5
        assert repair("string-a-lute", "cut-a-new-bridge", seed=str(seed)).out(REPAIRS) == ["cut-a-new-bridge"]


@pytest.mark.clauses("luthier.reading.8")
def test_only_the_very_first_era_may_count() -> None:
    row = ("haydn", "chopin", "schubert")
    assert salon(*row).lies(0) == ["haydn"]
    assert salon(*row, tastes="only first").lies(0) == ["schubert"]
    assert salon("corelli", *row, tastes="only first").lies(0) == ["corelli"]


@pytest.mark.clauses("luthier.ai.salon")
def test_several_that_match_go_by_era_and_distance() -> None:
    at = salon("vivaldi", "corelli", "paganini", "reiche", beside=("violin",))
    assert at.lies(0) == ["corelli", "violin"]


@pytest.mark.clauses("luthier.ai.salon.place", "luthier.reading.32")
def test_it_comes_on_the_left_most_free_space_with_the_top_instrument_that_matches() -> None:
    at = board({PATRONS: ["corelli"]}).patron("bach").beside("sackbut", "viola", "violoncello").act(SALON)
    assert (at.lies(0), at.lies(1), at.lies(BESIDE)) == (["bach"], ["corelli", "viola"], ["sackbut", "violoncello"])
    assert at.me.beside == [(3, 6), (0, 7)]
    assert [patron.unfinished for patron in at.me.patrons] == [NONE, 6]
    assert (at.me.patrons[1].primary, at.me.patrons[1].prestige, at.me.patrons[1].needs) == (0, 7, [(2, 0)])


@pytest.mark.clauses("luthier.ai.salon.place")
def test_without_a_match_nothing_is_assigned() -> None:
    at = salon("corelli", beside=("sackbut",))
    assert (at.lies(0), at.me.beside, at.me.patrons[0].unfinished) == (["corelli"], [(3, 6)], NONE)


@pytest.mark.clauses("luthier.ai.salon.step")
@pytest.mark.parametrize(("level", "goals"), [(1, 0), (2, 0), (3, 1)])
def test_the_step_of_the_salon(level: int, goals: int) -> None:
    assert salon("corelli", level=level).me.goals == goals


@pytest.mark.clauses("luthier.ai.skip", "luthier.reading.29")
def test_a_skipped_action_gives_no_step_by_default() -> None:
    at = salon(level=3)
    assert (at.me.patrons, at.me.goals) == ([], 0)
    assert "luthier.ai.skip" in at.clauses()
    assert salon(level=3, skipped_step="yes").me.goals == 1
    assert salon(level=2, skipped_step="yes").me.goals == 0


@pytest.mark.clauses("luthier.reading.9")
def test_a_salon_card_searches_no_deck() -> None:
    at = salon("corelli", level=3, beside=("triangle",))  # no patron of the row asks for Percussion
    assert at.lies(0) == ["corelli"]
    assert at.told("ai searched") == []


@pytest.mark.clauses("luthier.ai.ignores.patrons", "luthier.ai.ignores.tracks", "luthier.ai.salon")
def test_royals_and_rare_instruments_are_open_to_it() -> None:
    assert salon("louis-xiv", "chopin").lies(0) == ["louis-xiv"]
    assert guild("viola-d-amore").lies(BESIDE) == ["viola-d-amore"]


# The Guild.
def guild(*ids: str, level: int = 1, deck: tuple[str, ...] = (), patrons: tuple[str, ...] = (), **own: object) -> At:
    """Let it act at the Guild with this row, perhaps with a known deck and with patrons."""
    at = board({INSTRUMENTS: ids}, **own)
    if deck:
        at.decks({INSTRUMENTS: deck})
    for patron in patrons:
        at.patron(patron)
    return at.act(GUILD, level=level)


@pytest.mark.clauses("luthier.ai.instrument", "luthier.ai.instrument.assign")
def test_an_instrument_for_the_left_most_patron_comes_first() -> None:
    at = guild("sackbut", "triangle", "violin", patrons=("handel", "haydn"))
    assert (at.lies(0), at.lies(1)) == (["handel", "sackbut"], ["haydn"])
    assert [patron.unfinished for patron in at.me.patrons] == [6, NONE]
    at = guild("violin", "triangle", "viola", patrons=("handel", "haydn"))
    assert (at.lies(0), at.lies(1)) == (["handel"], ["haydn", "triangle"])


@pytest.mark.clauses("luthier.ai.instrument")
def test_of_several_for_that_patron_the_furthest() -> None:
    """Two of one family have the same place on the guild card."""
    assert guild("sackbut", "natural-horn", "violin", patrons=("handel",)).lies(0) == ["handel", "natural-horn"]


@pytest.mark.clauses("luthier.ai.instrument", "luthier.ai.instrument.assign")
def test_else_the_family_on_the_guild_card_then_the_distance() -> None:
    row = ("violin", "viola", "recorder", "triangle")
    at = guild(*row)
    assert (at.lies(BESIDE), at.me.beside) == (["viola"], [(0, 6)])
    assert guild(*row, families=REVERSED).lies(BESIDE) == ["triangle"]
    assert guild("recorder", "celesta", "sackbut", families=[4, 2, 1, 0, 3]).lies(BESIDE) == ["celesta"]


@pytest.mark.clauses("luthier.reading.8")
def test_only_the_very_first_family_may_count() -> None:
    assert guild("recorder", "celesta", "sackbut", tastes="only first").lies(BESIDE) == ["sackbut"]


@pytest.mark.clauses("luthier.ai.instrument")
def test_a_patron_that_has_one_wants_no_other() -> None:
    at = board({INSTRUMENTS: ["violin", "celesta"]}, families=[2, 0, 1, 3, 4])
    at.patron("corelli", instrument="viola").patron("vivaldi", instrument="violoncello", built=True).act(GUILD)
    assert at.lies(BESIDE) == ["celesta"]


@pytest.mark.clauses("luthier.ai.search", "luthier.ai.instrument", "luthier.reading.11")
@pytest.mark.parametrize(("level", "found"), [(1, False), (2, True), (3, True)])
def test_levels_2_and_3_search_the_deck_if_the_row_fits_nobody(level: int, found: bool) -> None:
    at = guild("violin", "celesta", level=level, deck=("triangle", "sackbut", "viola"), patrons=("handel", "haydn"))
    assert at.lies(0) == (["handel", "sackbut"] if found else ["handel"])
    assert at.lies(BESIDE) == ([] if found else ["violin"])
    assert [told["instrument"] for told in at.told("ai searched")] == ([9] if found else [])
    assert BOX.instruments[9].id == "sackbut"


@pytest.mark.clauses("luthier.ai.search", "luthier.reading.10")
def test_a_card_for_the_right_patron_in_the_row_is_no_reason_to_search() -> None:
    wanted = {"level": 2, "deck": ("sackbut", "viola"), "patrons": ("handel", "haydn")}
    at = guild("violin", "triangle", **wanted)  # type: ignore[arg-type]
    assert (at.lies(0), at.lies(1)) == (["handel"], ["haydn", "triangle"])
    at = guild("violin", "triangle", search_for="left patron", **wanted)  # type: ignore[arg-type]
    assert (at.lies(0), at.lies(1)) == (["handel", "sackbut"], ["haydn"])


@pytest.mark.clauses("luthier.reading.10")
def test_with_that_reading_a_search_in_vain_still_takes_what_fits_the_right_patron() -> None:
    at = guild(
        "violin", "triangle", level=2, deck=("viola",), patrons=("handel", "haydn"), search_for="left patron"
    )  # fmt: skip
    assert (at.lies(0), at.lies(1)) == (["handel"], ["haydn", "triangle"])


@pytest.mark.clauses("luthier.ai.search", "luthier.reading.11")
def test_a_search_goes_on_to_the_right_patron_and_then_back_to_the_row() -> None:
    at = guild("violin", level=2, deck=("triangle", "viola"), patrons=("handel", "haydn"))
    assert (at.lies(0), at.lies(1)) == (["handel"], ["haydn", "triangle"])
    at = guild("violin", level=2, deck=("viola",), patrons=("handel", "haydn"))
    assert at.lies(BESIDE) == ["violin"]
    assert at.told("ai searched") == []


@pytest.mark.clauses("luthier.ai.search")
def test_without_a_need_nothing_is_searched() -> None:
    at = guild("violin", level=3, deck=("triangle", "viola"))
    assert (at.lies(BESIDE), at.told("ai searched")) == (["violin"], [])


@pytest.mark.clauses("luthier.ai.instrument.step", "luthier.ai.skip")
def test_the_step_of_the_guild() -> None:
    assert [guild("violin", level=level).me.goals for level in (1, 2, 3)] == [0, 0, 1]
    at = guild(level=3, deck=())
    assert at.me.goals == 0


@pytest.mark.clauses("luthier.ai.goals", "luthier.ai.first-game", "luthier.reading.30")
def test_steps_stop_at_the_top_and_fall_away_in_a_first_game() -> None:
    assert guild("violin", level=3, goals=19).me.goals == 20
    assert guild("violin", level=3, goals=20).me.goals == 20
    assert guild("violin", level=3, ai_goals="no").me.goals == 0


@pytest.mark.clauses("luthier.rows")
def test_the_row_is_filled_at_once() -> None:
    at = board({INSTRUMENTS: ["violin", "viola", "celesta", "triangle", "sackbut"]})
    at.decks({INSTRUMENTS: ["bassoon"]}).act(GUILD)
    assert [BOX.instruments[card].id for card in at.game.rows[INSTRUMENTS]] == [
        "bassoon", "violin", "celesta", "triangle", "sackbut"
    ]  # fmt: skip
    assert at.game.by_ai[IN_HAND] == []


# Perform. L'Orfeo: medium 7, high 10, number 4, 2 / 4. Tafelmusik: 6, 9, 3, 1 / 3. The Creation: 9, 12, 5, 3 / 6.
def perform(*ids: str, skill: int = 9, level: int = 1, deck: tuple[str, ...] = (), patrons: tuple[str, ...] = (),
            **own: object) -> At:  # fmt: skip
    """Let it perform with this row."""
    at = board({PERFORMANCES: ids}, **own)
    if deck:
        at.decks({PERFORMANCES: deck})
    for patron in patrons:
        at.patron(patron)
    return at.act(PERFORM, skill, level)


@pytest.mark.clauses("luthier.ai.perform")
def test_a_performance_that_a_patron_needs_then_the_era_then_the_distance() -> None:
    at = perform("the-ring", "the-creation", "l-orfeo", patrons=("chopin",))
    assert at.lies(0) == ["chopin", "the-ring"]
    at = perform("l-orfeo", "tafelmusik", "the-creation", "the-ring")
    assert at.out(PERFORMANCES) == ["tafelmusik"]
    assert perform("l-orfeo", "the-creation", "the-ring", eras=[2, 1, 0]).out(PERFORMANCES) == ["the-ring"]


@pytest.mark.clauses("luthier.ai.perform")
def test_the_patrons_are_no_order_for_a_performance() -> None:
    """Both eras are needed: that of the guild card comes first, though the right patron asks for it."""
    at = perform("the-creation", "the-ring", patrons=("chopin", "mozart"))
    assert (at.lies(0), at.lies(1)) == (["chopin"], ["mozart", "the-creation"])


@pytest.mark.clauses("luthier.ai.search", "luthier.ai.perform", "luthier.reading.11")
@pytest.mark.parametrize(("level", "found"), [(1, False), (2, True), (3, True)])
def test_the_deck_is_searched_for_a_performance(level: int, found: bool) -> None:
    at = perform("l-orfeo", level=level, deck=("the-creation", "the-ring"), patrons=("chopin", "mozart"))
    assert (at.lies(0), at.lies(1)) == (["chopin", "the-ring"] if found else ["chopin"], ["mozart"])
    assert [told["performance"] for told in at.told("ai took")] == ([] if found else [0])


@pytest.mark.clauses("luthier.reading.11")
def test_of_two_eras_of_one_patron_that_of_the_guild_card_is_searched_first() -> None:
    deck = ("the-creation", "the-ring")
    at = perform("l-orfeo", level=2, deck=deck, patrons=("beethoven",))
    assert at.lies(0) == ["beethoven", "the-creation"]
    assert perform("l-orfeo", level=2, deck=deck, patrons=("beethoven",), eras=[2, 1, 0]).lies(0)[1] == "the-ring"


@pytest.mark.clauses("luthier.ai.perform.result", "luthier.ai.perform.low", "luthier.ai.perform.levels",
                     "luthier.reading.13", "luthier.ai.skill")  # fmt: skip
@pytest.mark.parametrize(("skill", "prestige"), [(1, 0), (2, 0), (3, 2), (5, 2), (6, 4), (8, 4)])
def test_the_result_is_skill_and_the_printed_number(skill: int, prestige: int) -> None:
    """L'Orfeo: its number is 4."""
    at = perform("l-orfeo", skill=skill)
    assert (at.me.prestige, at.game.prestige[AI]) == (prestige, prestige)
    assert len(at.tokens()) == (prestige > 0)
    assert at.out(PERFORMANCES) == ["l-orfeo"]


@pytest.mark.clauses("luthier.ai.perform.low")
def test_a_low_result_goes_to_nobody() -> None:
    at = perform("l-orfeo", skill=2, patrons=("corelli",))
    assert (at.lies(0), at.me.patrons[0].needs) == (["corelli"], [(2, 0)])
    assert at.out(PERFORMANCES) == ["l-orfeo"]
    # What was reached is told: nothing else says why the card is gone.
    assert at.told("ai failed") == [{"player": AI, "n": 6}]


@pytest.mark.clauses("luthier.ai.perform.levels", "luthier.reading.13")
def test_the_left_most_patron_in_need_gets_the_performance() -> None:
    at = perform("l-orfeo", patrons=("bach", "vivaldi"))
    assert (at.lies(0), at.lies(1)) == (["bach", "l-orfeo"], ["vivaldi"])
    bach = next(n for n, one in enumerate(BOX.patrons) if one.id == "bach")
    assert at.told("delivered") == [{"player": AI, "patron": bach}]
    assert [patron.needs for patron in at.me.patrons] == [[(3, 2)], [(2, 0), (3, 0)]]
    at.game.rows[PERFORMANCES][0] = 0  # L'Orfeo again
    at.decks({}).act(PERFORM, 9)
    assert at.me.patrons[1].needs == [(3, 0)]


@pytest.mark.clauses("luthier.ai.skip")
def test_an_empty_row_skips_the_performance() -> None:
    at = perform()
    assert (at.me.prestige, at.tokens()) == (0, [])
    assert "luthier.ai.skip" in at.clauses()


# Repair.
def repair(*ids: str, level: int = 1, deck: tuple[str, ...] = (), patrons: tuple[str, ...] = (), **own: object) -> At:
    """Let it repair with this row."""
    at = board({REPAIRS: ids}, **own)
    if deck:
        at.decks({REPAIRS: deck})
    for patron in patrons:
        at.patron(patron)
    return at.act(REPAIR, 3, level)


@pytest.mark.clauses("luthier.ai.repair", "luthier.ai.repair.done")
def test_a_repair_that_a_patron_needs_then_the_family_then_the_distance() -> None:
    at = repair("new-drumhead", "string-a-lute", "cut-a-new-bridge", patrons=("haydn",))
    assert (at.lies(0), at.me.patrons[0].needs) == (["haydn", "new-drumhead"], [(2, 1)])
    assert [event["player"] for event in at.told("delivered")] == [AI]
    assert repair("string-a-lute", "cut-a-new-bridge", "new-drumhead").out(REPAIRS) == ["cut-a-new-bridge"]
    assert repair("string-a-lute", "new-drumhead", "take-out-a-dent", families=REVERSED).out(REPAIRS) == [
        "new-drumhead"
    ]


@pytest.mark.clauses("luthier.ai.repair.level")
@pytest.mark.parametrize(
    ("level", "done"), [(1, "re-hair-a-violin-bow"), (2, "reset-a-neck"), (3, "rebuild-a-cello")]
)  # fmt: skip
def test_what_each_level_repairs(level: int, done: str) -> None:
    at = repair("re-hair-a-violin-bow", "reset-a-neck", "rebuild-a-cello", level=level)
    assert at.out(REPAIRS) == [done]
    assert at.me.prestige == level + 1


@pytest.mark.clauses("luthier.ai.repair.level", "luthier.ai.skip")
def test_repairs_above_the_level_are_ignored_even_if_a_patron_needs_them() -> None:
    at = repair("beat-out-a-kettle", "cut-a-new-bridge", patrons=("haydn",))
    assert (at.lies(0), at.out(REPAIRS)) == (["haydn"], ["cut-a-new-bridge"])
    at = repair("beat-out-a-kettle", "reset-a-neck", patrons=("haydn",))
    assert (at.me.prestige, at.tokens()) == (0, [])
    assert "luthier.ai.skip" in at.clauses()


@pytest.mark.clauses("luthier.ai.search", "luthier.ai.repair", "luthier.reading.12")
def test_a_search_for_a_repair_goes_on_to_one_of_its_level() -> None:
    deck = ("recast-a-cymbal", "beat-out-a-kettle", "re-rope-a-side-drum", "reset-a-neck")
    at = repair("beat-out-a-kettle", "cut-a-new-bridge", level=2, patrons=("haydn",), deck=deck)
    assert at.lies(0) == ["haydn", "re-rope-a-side-drum"]
    assert repair("cut-a-new-bridge", level=1, patrons=("haydn",), deck=deck).out(REPAIRS)[-1:] != ["haydn"]


@pytest.mark.clauses("luthier.reading.12")
@pytest.mark.parametrize(("above", "prestige", "lies"), [("skip", 0, []), ("take", 4, ["recast-a-cymbal"])])
def test_a_search_that_finds_one_above_the_level(above: str, prestige: int, lies: list[str]) -> None:
    at = repair(
        "cut-a-new-bridge", level=2, patrons=("haydn",), deck=("recast-a-cymbal", "reset-a-neck"), above=above
    )  # fmt: skip
    assert at.me.prestige == prestige
    assert at.lies(0) == ["haydn", *lies]
    assert ("recast-a-cymbal" in at.out(REPAIRS)) == (above == "skip")
    assert at.game.by_ai[IN_HAND] == []


@pytest.mark.clauses("luthier.reading.12")
def test_a_found_repair_within_the_level_is_done_with_every_reading() -> None:
    for above in ("next", "skip", "take"):
        at = repair("cut-a-new-bridge", level=2, patrons=("haydn",), deck=("re-rope-a-side-drum",), above=above)
        assert at.lies(0) == ["haydn", "re-rope-a-side-drum"]


@pytest.mark.clauses("luthier.ai.repair.done", "luthier.ai.ignores.goods", "luthier.ai.ignores.bonuses",
                     "luthier.ai.ignores.tracks")  # fmt: skip
def test_it_pays_nothing_and_takes_no_bonus_of_a_desk() -> None:
    at = repair("rebuild-a-cello", level=3)
    assert [section for section, _ in at.tokens()] == [0]
    assert at.told("gained") == []
    assert at.told("track") == []
    assert at.me.prestige == 4
    assert not any(field in type(at.me).__slots__ for field in ("money", "materials", "inspiration", "tracks"))


@pytest.mark.clauses("luthier.ai.ignores.bonuses")
def test_a_first_chair_gives_it_no_step() -> None:
    at = repair("rebuild-a-cello", level=3)
    assert at.game.chairs[0] == AI
    assert at.told("track") == []


# Complete patrons.
@pytest.mark.clauses("luthier.ai.complete", "luthier.ai.ignores.patrons")
def test_a_complete_patron_is_scored_at_once_discarded_and_the_other_shifts() -> None:
    at = board({PERFORMANCES: ["l-orfeo"]}).patron("corelli", instrument="violin", built=True)
    at.patron("chopin", instrument="celesta").act(PERFORM, 9)
    assert at.me.prestige == 4 + 7
    assert (at.lies(0), at.lies(1)) == (["chopin", "celesta"], [])
    assert (at.out(PATRONS), at.out(INSTRUMENTS), at.out(PERFORMANCES)) == (["corelli"], ["violin"], ["l-orfeo"])
    assert [patron.primary for patron in at.me.patrons] == [2]
    assert [told["what"] for told in at.told("prestige")] == ["performance", "patron"]
    assert at.told("gained") == []


@pytest.mark.clauses("luthier.ai.complete")
def test_without_its_instrument_a_patron_is_not_complete() -> None:
    at = board({PERFORMANCES: ["l-orfeo"]}).patron("corelli", instrument="violin").act(PERFORM, 9)
    assert at.me.prestige == 4
    assert at.lies(0) == ["corelli", "violin", "l-orfeo"]
    build(at.me, False, at.sight, at.hands, at.why)
    assert at.me.prestige == 4 + 6 + 7
    assert at.lies(0) == []


@pytest.mark.clauses("luthier.ai.complete")
def test_one_requirement_that_is_left_is_enough_to_wait() -> None:
    at = board({PERFORMANCES: ["l-orfeo"]}).patron("bach", instrument="harpsichord", built=True).act(PERFORM, 9)
    assert (at.me.prestige, at.me.patrons[0].needs) == (4, [(3, 2)])


@pytest.mark.clauses("luthier.ai.act", "luthier.ai.skill")
def test_the_trace_says_card_and_skill() -> None:
    at = guild("violin", level=2)
    assert at.words().splitlines()[0] == "its Guild card of level 2 with skill 3  [luthier.ai.skill]"
    assert "takes a Strings instrument (6 prestige) from space 1  [luthier.ai.tiers]" in at.words()


@pytest.mark.clauses("luthier.ai.act")
def test_it_acts_without_a_trace_in_the_same_way() -> None:
    loud = guild("violin", "celesta", level=2, deck=("sackbut",), patrons=("handel",))
    quiet = board({INSTRUMENTS: ["violin", "celesta"]}).decks({INSTRUMENTS: ["sackbut"]}).patron("handel")
    quiet.me.levels[CARD[GUILD]] = 2
    actions.act(quiet.me, GUILD, 3, quiet.sight, quiet.hands)
    assert (quiet.game, quiet.me) == (loud.game, loud.me)
    goods(quiet.game)


@pytest.mark.clauses("luthier.ai.search")
def test_nobody_looks_for_a_search_on_a_card_of_level_1() -> None:
    def blind(*row: str) -> At:
        at = board({INSTRUMENTS: row}).patron("handel")
        at.sight.looks = {fact: look for fact, look in at.sight.looks.items() if fact is not SEARCHES}
        return at

    assert blind("violin").act(GUILD, level=1).lies(BESIDE) == ["violin"]
    with pytest.raises(KeyError):
        blind("violin").act(GUILD, level=2)
    # Nor where a card of the row fits, or no patron lacks anything.
    assert blind("sackbut").act(GUILD, level=2).lies(BESIDE) == []
    at = blind("violin")
    at.me.patrons[0].built = True
    assert at.act(GUILD, level=2).lies(BESIDE) == ["violin"]


@pytest.mark.clauses("luthier.ai.skip", "luthier.ai.build")
def test_it_is_known_whether_an_action_was_skipped() -> None:
    def done(*row: str) -> bool:
        at = board({INSTRUMENTS: row}).decks({INSTRUMENTS: []})
        return actions.act(at.me, GUILD, 3, at.sight, at.hands)

    assert (done("violin"), done()) == (True, False)

    def built(*row: str) -> bool:
        at = board({INSTRUMENTS: row}).decks({INSTRUMENTS: []})
        return actions.work(at.me, [1, 2], at.sight, at.hands)

    assert (built("violin"), built()) == (True, False)


@pytest.mark.clauses("luthier.ai.repair.done", "luthier.ai.token")
def test_the_token_of_a_repair_comes_in_its_section() -> None:
    assert [section for section, _ in repair("take-out-a-dent").tokens()] == [3]
