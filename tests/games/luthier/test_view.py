"""What a person sees: every option has words and a place, every event a sentence, every refusal a reason."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from tests.games.luthier.positions import (
    acts,
    card,
    chip,
    completed,
    copy,
    goods,
    performance,
    play,
    start,
    with_instrument,
    with_patron,
)
from tests.overheard import Overhearing, Seen

from soloist.engine.answerers import Straight
from soloist.engine.chance import Keyed
from soloist.engine.events import Event
from soloist.engine.questions import Answer, Option, Question
from soloist.engine.rulebook import rulebook_of
from soloist.engine.view import View
from soloist.games.luthier import flow
from soloist.games.luthier.asking import CHANCES, HELP, QUESTIONS
from soloist.games.luthier.components import PACKAGE, box
from soloist.games.luthier.kinds import (
    BRASS,
    GUILD,
    INSTRUMENTS,
    MARKET,
    PERFORM,
    PERFORMANCES,
    REPAIR,
    REPAIRS,
    SALON,
    STRINGS,
    WOODWINDS,
    WORKBENCH,
)
from soloist.games.luthier.names import (
    AWARD_WORDS,
    GOAL_WORDS,
    PARTS,
    POINTS_FOR,
    award_words,
    goal_words,
    instrument_words,
    patron_words,
    performance_words,
    power_words,
    repair_words,
)
from soloist.games.luthier.notation import NOTATION
from soloist.games.luthier.rank import rank
from soloist.games.luthier.setup import new
from soloist.games.luthier.state import Game, entry
from soloist.games.luthier.telling import tell
from soloist.games.luthier.view import view
from soloist.games.luthier.why_not import LENGTHS, why_not
from soloist.games.luthier.words import label

GAMES = tuple((seats, seed) for seats in ("2", "3", "4") for seed in (1, 2, 3))
BUTTONS = {"coin", "free", "stop", "pass"}
"""What is always there and does little."""
PLACELESS = BUTTONS | {"add", "again", "help", "alone"}
"""What has no place on the table."""
EVERY = 19
"""Every so-manieth question of a game is looked at; a round view is a lot of words."""


def pick(question: Question, game: Game, random: Random) -> Answer:
    """Answer at random, but plan well now and then."""
    if question.kind == "some":
        return tuple(random.sample(question.options, question.least))
    busy = [option for option in question.options if option[0] not in BUTTONS]
    if question.name in ("plan", "chip") and random.random() < 0.3:
        return rank(question, game)[0]
    return (random.choice(busy or question.options),)


def kinds(question: Question) -> set[str]:
    """Return what is new about a question: its name and its verbs."""
    return {question.name, *(str(option[0]) for option in question.options)}


OVERHEARING = Overhearing(copy, flow.step, flow.over, pick, EVERY, kinds)


@cache
def played(seats: str, seed: int) -> Seen[Game]:
    """A whole game at random."""
    game = new({"seats": seats})
    return OVERHEARING.play(game, seed)


@cache
def positions() -> tuple[tuple[Game, Question, View], ...]:
    """The questions of these games, and some rare ones, as they are seen."""
    return tuple(_positions())


def _positions() -> Iterator[tuple[Game, Question, View]]:
    for seats, seed in GAMES:
        for game, question in played(seats, seed).questions:
            yield game, question, view(game, question)
    for game in rare():
        at = play(game)
        assert at.question is not None
        yield at.game, at.question, view(at.game, at.question)


def rare() -> Iterator[Game]:
    """Questions that seldom come."""
    game = chip(REPAIR, 1)
    goods(game, materials=(1, 1, 0), inspiration=3)
    completed(game, "blavet")
    yield game
    game = start(stage="activate")
    goods(game, apprentices=2)
    game.boards[0].chips = []
    game.queue, game.location, game.stage = [[0, 3, 3]], WORKBENCH, "help"
    yield game
    game = chip(GUILD, 3)
    goods(game, inspiration=2)
    yield game
    game = acts(start(), WORKBENCH, 3)
    with_instrument(game, "violin", rough=True)
    goods(game, materials=(1, 0, 0), money=4)
    yield game


def whole(sentence: str) -> bool:
    return bool(sentence) and "{" not in sentence and "None" not in sentence and sentence[0].isalnum()


def test_every_option_has_a_choice_with_words_at_a_place_that_is_there() -> None:
    verbs: set[str] = set()
    names: set[str] = set()
    for game, question, seen in positions():
        names.add(question.name)
        written = {NOTATION.write(option): option for option in question.options}
        shown = [choice.option for choice in seen.choices]
        assert shown == list(written) or (question.name == "inspiration" and shown == list(written)[::-1])
        places = seen.places()
        for choice in seen.choices:
            option = written[choice.option]
            verbs.add(str(option[0]))
            assert whole(choice.label), choice
            assert choice.label == label(game, question, option)
            assert choice.place in places or (not choice.place and option[0] in PLACELESS), choice
            assert set(choice.parts) <= set(places), choice
    assert verbs >= set(NOTATION.templates) - {"pay"}
    assert names >= set(QUESTIONS) - {"pay"}


def test_choices_at_one_place_can_be_told_apart_by_their_short_words() -> None:
    for _, _, seen in positions():
        for place in seen.places():
            words = [choice.short or choice.label for choice in seen.at(place)]
            assert len(set(words)) == len(words), (place, words)


def test_labels_of_one_question_are_different() -> None:
    for _, question, seen in positions():
        labels = [choice.label for choice in seen.choices]
        assert len(set(labels)) == len(labels), (question.name, labels)


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
        (("keep", 0, 6), "keep bach with harpsichord"),
        (("goal", 5), "goal old-school"),
        (("place", 5, GUILD), "place 5 at guild"),
        (("activate", WORKBENCH), "activate workbench"),
        (("search era", 2), "search era romantic"),
        (("search family", BRASS), "search family brass"),
        (("take", 1, 0, 2), "take 1/0/2"),
        (("buy", 1, 0, 2, 1), "buy 1/0/2 and 1"),
        (("repair", 3, 1, 1, 0), "repair 3 for 1/1/0"),
        (("finish", 1, 0, 2, 1), "finish 1 for 0/2/1"),
        (("claim", 2, 1), "claim 2 middle"),
        (("desk", WOODWINDS, 4), "desk woodwinds 4"),
        (("coin",), "coin"),
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
        assert all(piece.name and piece.symbol and "{" not in piece.about for piece in pieces)
    wanted = {"location-salon", "patrons-1", "repairs-5", "instruments-deck", "turn-1", "award-3", "chair-brass"}
    assert wanted | {"desk-strings-0", "materials", "own-patron-2", "own-instrument-2", "bench", "stall"} <= set(ids)


def test_every_question_is_a_sentence_with_help() -> None:
    for _, _, seen in positions():
        assert whole(seen.ask)
        assert seen.ask.endswith((".", "?"))
        assert len(seen.help) == 2
        assert all(whole(sentence) for sentence in [*seen.help, *seen.progress, seen.turn])
        assert all(whole(counter.name) for counter in seen.counters)
    assert set(HELP) == set(QUESTIONS)


def test_the_end_is_a_sentence_without_choices() -> None:
    for seats, seed in GAMES:
        end = played(seats, seed).end
        assert end is not None
        seen = view(end, None)
        assert whole(seen.ask)
        assert seen.ask.startswith(("You won: ", "You lost: "))
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
        assert not sentence.startswith(event.name), sentence


def test_events_and_pieces_cite_clauses_that_exist() -> None:
    clauses = {clause.id for clause in rulebook_of(PACKAGE).clauses}
    assert {event.clause for key in GAMES for _, event in played(*key).events} <= clauses
    for _, _, seen in positions():
        assert {piece.clause for place in seen.places().values() for piece in place.pieces} <= clauses


def test_prestige_won_and_lost_is_told_apart() -> None:
    game = start()
    told = [
        tell(game, Event("prestige", "", {"player": 0, "prestige": n, "what": "patron", "total": 9})) for n in (1, -2)
    ]
    assert told == [
        "You scored 1 prestige (patron): 9 in all.",
        "You lost 2 prestige (patron): 9 in all.",
    ]
    assert tell(game, Event("something new", "", {"location": GUILD})) == "something new: Guild."


def test_what_prestige_is_for_is_known() -> None:
    told = {str(event.what["what"]) for key in GAMES for _, event in played(*key).events if event.name == "prestige"}
    assert told <= set(POINTS_FOR)


def test_everything_printed_has_words() -> None:
    contents = box()
    gains = [
        *contents.desk_gains,
        *(row.gives for row in contents.powers),
        *(row.gives for row in contents.family_tiles),
    ]
    gains += [parts for row in contents.patrons for parts in row.gifts]
    gains += [parts for track in contents.track_gains for parts in track]
    gains += [bonus.gives for bonuses in contents.bonuses for bonus in bonuses]
    assert {kind for parts in gains for kind, _ in parts} <= set(PARTS)
    assert {row.counts for row in contents.awards} == set(AWARD_WORDS)
    assert {row.counts for row in contents.goals} == set(GOAL_WORDS)
    for words, cards in (
        (patron_words, contents.patrons),
        (instrument_words, contents.instruments),
        (performance_words, contents.performances),
        (repair_words, contents.repairs),
        (award_words, contents.awards),
        (goal_words, contents.goals),
        (power_words, contents.powers),
    ):
        texts = [words(contents, n) for n in range(len(cards))]
        assert all(whole(text) or text[0].isdigit() for text in texts)
        assert len(set(texts)) > len(texts) // 2


def test_words_of_some_cards() -> None:
    contents = box()
    assert patron_words(contents, 0) == (
        "composer, Baroque. Keyboards instrument; Baroque performance; Keyboards repair. 10 prestige. "
        "Power: each building step takes 1 material less."
    )
    assert instrument_words(contents, card(INSTRUMENTS, "baryton")) == (
        "Strings, Classical, rare. Rough in: 4 wood; finish: 1 metal, 2 horsehair. 9 prestige."
    )
    assert repair_words(contents, card(REPAIRS, "line-a-bassoon")) == (
        "Woodwinds. Takes 1 wood, 1 metal; worth 3 prestige."
    )
    assert goal_words(contents, 0) == (
        "Strings: finished instruments and repairs: 1 for 3 prestige; 2 for 6 prestige; 4 for 10 prestige"
    )


def test_chips_of_others_are_face_down_until_they_are_turned_up() -> None:
    game = start(stage="activate")
    game.piles[SALON] = [entry(1, 5), entry(0, 3)]
    game.boards[1].chips, game.boards[1].bench = [1], [2]
    at = play(game)
    places = view(at.game, at.question).places()
    marks = [piece.mark for piece in places["location-salon"].pieces if piece.symbol == "chip"]
    assert marks == ["", "3"]
    assert [piece.mark for piece in places["p2-hand"].pieces + places["p2-bench"].pieces] == ["", ""]
    after = at.then(("activate", SALON))
    marks = [
        piece.mark
        for piece in view(after.game, after.question).places()["location-salon"].pieces
        if piece.symbol == "chip"
    ]
    assert marks == ["5", "3"]


def test_goals_of_others_are_not_seen() -> None:
    game = start(stage="activate")
    game.piles[SALON] = [entry(0, 3)]
    game.boards[0].goals, game.boards[1].goals = [1, 2], [3, 4]
    at = play(game)
    seen = view(at.game, at.question)
    goals = [piece.name for place in seen.places().values() for piece in place.pieces if piece.symbol == "goal"]
    assert goals == ["House of winds", "House of keys"]


def test_a_view_is_plain_and_the_same_twice() -> None:
    game, question = played("3", 1).questions[20]
    before = copy(game)
    assert view(game, question) == view(copy(game), question)
    assert game == before


def test_a_game_before_set_up_is_seen() -> None:
    seen = view(new({"seats": "2"}), None)
    assert whole(seen.turn)
    assert not seen.choices


def test_typed_chance_is_asked_for_by_labels_that_are_drawn() -> None:
    drawn = {
        "awards",
        "orchestra card",
        "family tiles",
        "first cards",
        "goals",
        "patrons",
        "search repairs",
        "white dice",
    }
    assert drawn <= set(CHANCES)


# Refusals.


def test_why_not_gives_a_reason_for_everything_that_is_not_offered() -> None:
    asked = 0
    for game, question, seen in positions():
        offered = {choice.option for choice in seen.choices}
        whynot = seen.drawing["whynot"]
        assert isinstance(whynot, dict)
        assert set(whynot) <= set(seen.places())
        texts = [text for listed in whynot.values() for text in listed]
        for number in (99, 2, 1, 0):
            texts += [NOTATION.write((verb, *[number] * (length - 1))) for verb, length in LENGTHS.items()]
        texts += ["nonsense", "patron", "repair 1", "take one/0/0"]
        for text in texts:
            if question.kind != "one":
                assert why_not(game, question, text).endswith(".")
                continue
            reason = why_not(game, question, text)
            assert bool(reason) == (text not in offered), (question.name, text, reason)
            assert not reason or ("{" not in reason and reason.endswith(".")), reason
            asked += 1
    assert asked > 10_000


def refusal(game: Game, text: str) -> str:
    """Why an answer to the question at which a game stands is refused."""
    at = play(game)
    assert at.question is not None
    return why_not(at.game, at.question, text)


def test_refusals_at_rows_say_what_is_missing() -> None:
    game = chip(GUILD, 1, rows={INSTRUMENTS: ["violin", "recorder", "baryton", "sackbut"]})
    assert refusal(game, "instrument 1") == "That space costs 4 money with your skill, and you have 0."
    assert refusal(game, "instrument 3") == "That instrument is rare and needs Craft 3: Baryton."
    assert refusal(game, "instrument 5") == "No card lies on that space."
    assert refusal(game, "instrument 6") == "The spaces of the row are numbered 1 to 5."
    assert refusal(game, "search family brass") == "A search takes 2 inspiration, and you have 0."
    assert refusal(game, "patron 1").startswith("That is not asked now")
    with_instrument(game, "viola")
    with_instrument(game, "violoncello")
    assert refusal(game, "instrument 4") == "You have two unfinished instruments already."


def test_refusals_at_the_salon_name_the_royal() -> None:
    game = chip(SALON, 5, rows={0: ["victoria"]})
    assert refusal(game, "patron 1") == "Victoria of the United Kingdom is royal and needs Reputation 4."
    with_patron(game, "bach")
    with_patron(game, "haydn")
    assert refusal(game, "patron 1") == "You have no free patron space."


def test_refusals_about_costs() -> None:
    game = chip(REPAIR, 5, rows={REPAIRS: ["line-a-bassoon"]})
    assert refusal(game, "repair 1 for 2/0/0") == "It takes 1 wood, 1 metal."
    assert (
        refusal(game, "repair 1 for 1/1/0") == "2 materials are missing at 3 money each, and you have 1 money for them."
    )
    game = acts(start(), WORKBENCH, 1)
    with_instrument(game, "violin")
    assert refusal(game, "finish 1 for 1/0/2") == "It has to be roughed in first."
    assert refusal(game, "rough 2 for 1/0/2") == "No instrument lies on that place."
    game.boards[0].roughed = [True]
    assert refusal(game, "rough 1 for 2/0/0") == "It is roughed in already."


def test_refusals_at_the_market_and_in_planning() -> None:
    assert refusal(chip(MARKET, 1), "take 1/1/1") == "Exactly 4 materials are taken here."
    game = start()
    game.boards[0].chips = [1]
    game.piles[GUILD] = [entry(0, 3)]
    assert refusal(game, "place 1 at guild") == "You have a chip there already: Guild."
    assert refusal(game, "place 3 at salon") == "You have no chip 3 in hand."


def test_refusals_about_tokens_and_awards() -> None:
    game = start(stage="activate")
    game.cover = 3
    game.instrument_at[0] = 1
    game.due.append((6, 0, STRINGS))
    assert refusal(game, "desk strings 1") == "That desk holds an instrument."
    assert refusal(game, "desk strings 4") == "That desk is covered in this game."
    assert refusal(game, "desk brass 1") == "This token goes into another section."
    assert refusal(game, "desk strings 0") == "The back row is only for a section whose desks all hold instruments."
    assert refusal(game, "desk strings 9") == "There is no such desk."
    game = chip(5, 1)
    game.boards[0].built, game.boards[0].repaired = [0, 1], [0, 1]
    game.award_owner[6], game.award_owner[1] = 0, 1
    at = play(game, ("order",))
    assert at.question is not None
    assert why_not(at.game, at.question, "claim 1 middle") == "That level is gone: middle."
    assert why_not(at.game, at.question, "claim 1 high") == "That level needs 5, and you have 2."
    assert why_not(at.game, at.question, "claim 3 middle") == "You have a level of that award already (right)."
    assert why_not(at.game, at.question, "claim 4 low") == "There is no such award."


# The ranking.


def test_the_ranking_holds_every_option_once_and_leaves_the_game_alone() -> None:
    for game, question, _ in positions():
        before = copy(game)
        ranked = rank(question, game)
        assert game == before
        if question.kind == "one":
            assert sorted(map(str, ranked)) == sorted(str((option,)) for option in dict.fromkeys(question.options))
        else:
            assert question.why_refused(ranked[0]) is None


def test_the_greedy_player_scores_like_people_do() -> None:
    scores: list[int] = []
    for seed in (1, 2, 3, 4):
        game = new({"seats": "3"})
        table = Straight(game, lambda question, state: question.forced() or rank(question, state)[0], Keyed(str(seed)))
        while not flow.over(game):
            flow.step(game, table)
        scores += game.prestige
    assert 100 <= sum(scores) / len(scores) <= 150, scores


def test_the_greedy_player_sees_what_is_good() -> None:
    game = chip(PERFORM, 3, rows={PERFORMANCES: ["messiah", "l-orfeo", "water-music", "the-creation", "tafelmusik"]})
    at = play(game)
    assert at.question is not None
    assert rank(at.question, at.game)[0] == (("perform", 5),)
    goods(game, inspiration=2)
    at = play(game, ("perform", 5), chance={"white dice": [[5]]})
    assert at.question is not None
    assert rank(at.question, at.game)[0] == (("add",),)  # 8: one more is high
    game = acts(start(), WORKBENCH, 1)
    with_instrument(game, "violin", rough=True)
    with_instrument(game, "viola")
    goods(game, materials=(3, 0, 2))
    at = play(game)
    assert at.question is not None
    assert rank(at.question, at.game)[0] == (("finish", 1, 1, 0, 2),)
    assert performance("tafelmusik") == 5
