"""What a person sees: every option has words and a place, every event a sentence, every piece a drawing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from random import Random

import pytest
from tests.games.burgundy.positions import start

from soloist.engine.catalogue import settled
from soloist.engine.events import Event
from soloist.engine.match import Match, Setup
from soloist.engine.questions import Answer, Chance, Question
from soloist.engine.table import Waiting
from soloist.engine.view import View
from soloist.games.burgundy import GAME
from soloist.games.burgundy.asking import CHANCES, HELP, HELP_TURN, QUESTIONS
from soloist.games.burgundy.kinds import GOODS, KINDS
from soloist.games.burgundy.names import DUE_NAMES, SOURCES, tile_effect, tile_name
from soloist.games.burgundy.state import DUE, GAINS, Game
from soloist.games.burgundy.view import TILE_SYMBOLS, goods_piece, tile_piece
from soloist.games.burgundy.words import tell

SEEDS = (1, 2, 3, 4, 5, 6)
EVENTS = {
    "castle founded": [{"space": 6}],
    "starting goods": [{"goods": "1 3 3"}],
    "phase begins": [{"phase": 0}, {"phase": 4}],
    "round begins": [{"round": 7, "white": 1, "die1": 3, "die2": 6}],
    "goods laid": [{"type": 6, "depot": 2}],
    "tile removed": [{"kind": 46, "depot": 1, "slot": 2}],
    "taken": [{"kind": 9, "depot": 3, "slot": 1, "how": how, "workers": n} for how in (4, *SOURCES) for n in (0, 1, 2)],
    "discarded": [{"kind": 49}],
    "placed": [
        {"kind": 30, "space": 3, "how": how, "workers": n} for how in (4, "complete", *SOURCES) for n in (0, 1, 2)
    ],
    "sold": [{"type": 1, "tiles": n, "silver": 1, "workers": w, "how": 1} for n in (1, 2) for w in (0, 1)],
    "workers taken": [{"workers": n, "silver": s, "how": how} for n in (1, 2) for s in (0, 1) for how in (3, "free")],
    "bought": [{"kind": 8, "depot": d, "silver": s, "workers": 2 - s} for d in (0, 4) for s in (0, 1, 2)],
    "goods taken": [{"depots": d, "tiles": n} for d in ("0", "3", "3 4") for n in (0, 1, 2)],
    "goods cleared": [{"tiles": 1}, {"tiles": 4}],
    "traded": [{"kind": 47, "goods": "1 1 2 3 3"}],
    "area completed": [{"space": 1, "colour": 5, "size": n, "points": 11} for n in (1, 3)],
    "colour completed": [{"colour": 5}],
    "building paid": [{"kind": 6, "silver": 2, "workers": 0}, {"kind": 5, "silver": 0, "workers": 4}],
    "gained": [{"what": what, "points": n, "counter": 12} for what in GAINS for n in (1, 5)],
    "target reached": [{"target": 45, "times": 1, "lost": n} for n in (0, 1, 3)],
    "mines paid": [{"silver": 2, "workers": n} for n in (0, 2)],
    "tiles cleared": [{"tiles": n, "phase": 2} for n in (1, 8)],
    "lapsed": [{"what": what, "n": 1} for what in (*DUE, "dice")],
    "turn ended": [{"round": 3}],
    "game won": [{"round": 24}],
    "game lost": [{"empty": 1}, {"empty": 5}],
}


@cache
def played(seed: int) -> tuple[tuple[Game, Question | None], ...]:
    """Every question of a game played at random, and its end."""
    random = Random(seed)
    options = {"duchy": "13B" if seed % 2 else "13A", "target": "45", "gain-order": "always"}
    match = Match(GAME, Setup("burgundy", settled(GAME, options), str(seed)))
    seen: list[tuple[Game, Question | None]] = []
    while isinstance(match.question, Question):
        seen.append((GAME.copy(match.state), match.question))
        match.answer(_some(match.question, random))
    return (*seen, (match.state, None))


def _some(question: Question, random: Random) -> Answer:
    """Answer at random, with a weakness for placing and none for selling, so that goods pile up for a trade."""
    if question.kind == "some":
        return tuple(random.sample(question.options, question.least))
    likely = [option for option in question.options if option[0] in ("place", "complete", "ship", "trade", "buy")]
    others = [option for option in question.options if option[0] != "sell"]
    return (random.choice(likely if likely and random.random() < 0.7 else others),)


def positions() -> Iterator[tuple[Game, Question | None, View]]:
    """Every position of these games, as it is seen."""
    for seed in SEEDS:
        for game, question in played(seed):
            yield game, question, GAME.view(game, question)


@cache
def svg() -> str:
    return files("soloist.games.burgundy").joinpath("drawing", "symbols.svg").read_text("utf-8")


@cache
def board() -> str:
    return files("soloist.games.burgundy").joinpath("drawing", "board.html").read_text("utf-8")


def whole(sentence: str) -> bool:
    return bool(sentence) and "{" not in sentence and "None" not in sentence and sentence[0].isalnum()


def test_every_option_has_a_choice_with_words_at_a_place_that_is_there() -> None:
    names = set()
    for game, question, view in positions():
        if question is None:
            assert not view.choices
            continue
        names.add(question.name)
        written = [GAME.notation.write(option) for option in question.options]
        assert [choice.option for choice in view.choices] == written
        places = view.places()
        for option, choice in zip(question.options, view.choices, strict=True):
            assert whole(choice.label), choice
            assert choice.label == GAME.label(game, question, option)
            assert not choice.place or choice.place in places
            assert set(choice.parts) <= set(places)
            assert choice.place or option[0] in ("point", "end", "keep", "gain"), choice
    assert names >= {"castle", "turn", "discard", "trade", "trade goods", "gain order"}


def test_choices_at_one_place_can_be_told_apart_by_their_short_words() -> None:
    for _, question, view in positions():
        if question is None or question.kind != "one":
            continue
        for place in view.places():
            words = [choice.short or choice.label for choice in view.at(place)]
            assert len(set(words)) == len(words), (place, words)


def test_places_are_there_once_and_in_the_order_of_the_table() -> None:
    for _, _, view in positions():
        ids = [place.id for zone in view.zones for place in zone.places]
        assert len(set(ids)) == len(ids)
        assert all(whole(place.name) for zone in view.zones for place in zone.places)
        assert all(whole(zone.name) for zone in view.zones)
    ids = [place.id for zone in view.zones for place in zone.places]
    for depot in range(1, 7):
        assert {f"depot-{depot}-1", f"depot-{depot}-2", f"goods-{depot}"} <= set(ids)
    assert [id for id in ids if id.startswith("space-")] == [f"space-{n}" for n in range(37)]
    assert {"black-4", "storage-3", "held-6", "die-1", "die-2", "white", "sold"} <= set(ids)


def test_every_question_is_a_sentence_with_help() -> None:
    for _, question, view in positions():
        assert whole(view.ask)
        assert view.ask.rstrip("!").endswith((".", "?"))
        assert len(view.help) == (0 if question is None else 2)
        assert all(whole(sentence) for sentence in [*view.help, *view.progress, view.turn])


def test_the_question_names_the_dice_and_what_is_due() -> None:
    game = start(dice=[3, 5])
    assert GAME.view(game, Question(0, "turn", [])).ask == "Your turn. Use the 3 or the 5."
    game.due[DUE.index("hall")] = 1
    assert "the city hall's placement" in GAME.view(game, Question(0, "turn", [])).ask
    game.dice = []
    view = GAME.view(game, Question(0, "turn", [("end",)]))
    assert "the city hall's placement" in view.ask
    assert "the city hall's placement" in view.choices[0].warning


def test_no_help_is_written_for_a_question_that_does_not_exist() -> None:
    assert set(HELP) == set(QUESTIONS)
    assert set(HELP_TURN) == {"dice", "due", "rest"}
    assert set(DUE_NAMES) == set(DUE)


def test_chance_that_is_typed_is_asked_for_in_words() -> None:
    match = Match(GAME, Setup("burgundy", settled(GAME, {}), None))
    asked = set()
    match.answer("castle 6")
    for typed in ("1, 2, 3", None, "4", "1, 6"):
        assert isinstance(match.question, Chance)
        asked.add(match.question.label)
        view = GAME.view(match.state, match.question)
        assert whole(view.ask)
        assert len(view.help) == 2
        assert not view.choices
        if typed is None:
            parts = match.question.parts
            outcome = [
                [kind for kind, n in zip(p.kinds, p.counts or (), strict=True) for _ in range(n)][: p.n] for p in parts
            ]
            typed = GAME.notation.write_outcome(match.question, outcome)
        match.answer(typed)
    assert asked == set(CHANCES)


def test_every_event_has_a_sentence() -> None:
    game = start()
    for name, cases in EVENTS.items():
        for what in cases:
            sentence = tell(game, Event(name, "", what))
            assert whole(sentence), (name, what)
            assert sentence.endswith((".", "!"))


@pytest.mark.parametrize("seed", SEEDS)
def test_every_event_that_is_told_is_known_here(seed: int) -> None:
    match = Match(GAME, Setup("burgundy", settled(GAME, {"duchy": "13B" if seed % 2 else "13A"}), str(seed)))
    random = Random(seed)
    while isinstance(match.question, Question):
        match.answer(_some(match.question, random))
    for line in match.log:
        assert line.event.name in EVENTS
        assert whole(GAME.tell(match.state, line.event))
        assert line.event.what.keys() == EVENTS[line.event.name][0].keys(), line.event.name


def test_one_and_several_are_told_apart() -> None:
    game = start()
    assert tell(game, Event("mines paid", "", {"silver": 2, "workers": 0})) == "Your mines paid 2 silver."
    for how, workers, end in ((4, 0, "with the 4."), (4, 1, "with the 4 and 1 worker."), (4, 2, "and 2 workers.")):
        what = {"kind": 12, "depot": 3, "slot": 1, "how": how, "workers": workers}
        sentence = tell(game, Event("taken", "", what))
        assert sentence.startswith("You took the tile with 3 pigs from depot 3")
        assert sentence.endswith(end)


def test_every_kind_of_tile_has_its_own_name_and_says_what_it_does_by_a_clause_that_exists() -> None:
    clauses = {clause.id for clause in GAME.rulebook().clauses}
    for options in ({}, {"monastery_6": "2011", "monastery_15": "2011", "monastery_26": "2011"}):
        game = start(**options)  # type: ignore[arg-type]
        names = [tile_name(kind) for kind in range(KINDS)]
        assert len(set(names)) == KINDS
        for kind in range(KINDS):
            about, clause = tile_effect(game, kind)
            assert whole(about)
            assert clause in clauses


def test_pieces_and_events_cite_clauses_that_exist() -> None:
    clauses = {clause.id for clause in GAME.rulebook().clauses}
    for _, _, view in positions():
        cited = {piece.clause for place in view.places().values() for piece in place.pieces}
        assert cited <= clauses


def test_the_numbers_of_a_tile_are_those_of_the_match() -> None:
    assert "2 points" in tile_effect(start(), 34)[0]
    assert "3 points" in tile_effect(start(monastery_15="2011"), 34)[0]
    assert "workers" in tile_effect(start(), 25)[0]
    assert "workers" not in tile_effect(start(monastery_6="2011"), 25)[0]


def test_every_symbol_that_is_used_is_drawn_and_every_drawn_one_is_used() -> None:
    drawn = re.findall(r'<symbol id="([^"]+)"', svg())
    assert len(set(drawn)) == len(drawn)
    game = start()
    used = set(TILE_SYMBOLS) | {f"goods-{good}" for good in range(1, GOODS + 1)} | {f"die-{n}" for n in range(1, 7)}
    for _, _, view in positions():
        used |= {piece.symbol for place in view.places().values() for piece in place.pieces}
        used |= {counter.symbol for counter in view.counters}
    used |= set(re.findall(r'drawn\("([a-z-]+[a-z])"', board()))
    used |= {f"sign-{colour}" for colour in ("building", "animal", "monastery", "ship", "castle", "mine")}
    assert used == set(drawn)
    assert tile_piece(game, 0).symbol in drawn
    assert goods_piece(6, 2).symbol in drawn


def test_everything_that_a_drawing_refers_to_is_in_it() -> None:
    there = set(re.findall(r'\bid="([^"]+)"', svg()))
    referred = set(re.findall(r'href="#([^"]+)"', svg()))
    assert referred <= there
    assert {id for id in there if id.startswith("art-")} <= referred
    assert "<image" not in svg()
    assert "data:" not in svg()


def test_every_symbol_has_a_view_box() -> None:
    assert svg().count("<symbol ") == len(re.findall(r'<symbol id="[^"]+" viewBox="[-\d. ]+">', svg()))


def test_why_not_gives_a_reason_for_everything_that_is_offered_to_be_asked() -> None:
    asked = 0
    for game, question, view in positions():
        if question is None:
            continue
        choices = {choice.option for choice in view.choices}
        whynot = view.drawing["whynot"]
        assert isinstance(whynot, dict)
        assert set(whynot) <= set(view.places())
        for place, texts in whynot.items():
            for text in texts:
                reason = GAME.why_not(game, question, text)
                assert whole(reason) == (text not in choices), (place, text, reason)
                asked += 1
    assert asked > 10_000


def test_an_empty_space_of_the_duchy_can_always_be_asked_about_in_a_turn() -> None:
    for _, question, view in positions():
        if question is not None and question.name == "turn":
            whynot = view.drawing["whynot"]
            assert isinstance(whynot, dict)
            assert all(whynot[f"space-{space}"] for space in range(37))


def test_the_progress_is_the_balance_of_actions() -> None:
    game = start(dice=[1, 2], round=5, storage=[0])
    view = GAME.view(game, Question(0, "turn", []))
    assert view.progress == [
        "36 empty spaces",
        "42 actions left",
        "target 50, 50 to go",
        "29 extra actions still needed",
    ]


def test_a_view_is_plain_and_the_same_twice() -> None:
    game, question = played(1)[20]
    assert GAME.view(game, question) == GAME.view(GAME.copy(game), question)


def test_a_game_that_waits_in_a_step_is_seen_whole() -> None:
    for seed in SEEDS:
        for game, question in played(seed):
            if question is not None and question.name in ("discard", "trade goods"):
                view = GAME.view(game, question)
                assert view.choices
    assert issubclass(Waiting, BaseException)
