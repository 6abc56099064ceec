"""Lists of cards say what a card needs and is worth, so that nobody has to look up each by itself."""

from __future__ import annotations

import pytest
from tests.games.luthier.positions import card

from soloist.engine.catalogue import game as rules_of
from soloist.engine.catalogue import settled
from soloist.engine.match import Match, Setup
from soloist.games.luthier.components import box
from soloist.games.luthier.kinds import INSTRUMENTS, PATRONS, PERFORMANCES, REPAIRS
from soloist.games.luthier.names import card_brief
from soloist.terminal.board import place_words

LUTHIER = rules_of("luthier")
BOX = box()


def begun(**options: str) -> Match[object]:
    """A game whose first question is which cards are kept."""
    return Match(LUTHIER, Setup("luthier", settled(LUTHIER, options), "12"))


def said(match: Match[object]) -> list[str]:
    """What was told at set-up."""
    return [LUTHIER.tell(match.state, line.event) for line in match.news()]


@pytest.mark.parametrize(
    ("deck", "id"), [(PATRONS, "bach"), (INSTRUMENTS, "violin"), (PERFORMANCES, ""), (REPAIRS, "")]
)
def test_a_card_in_few_words_names_its_kind_and_its_prestige(deck: int, id: str) -> None:
    words = card_brief(BOX, deck, card(deck, id) if id else 0)
    if deck == PATRONS:
        assert words == "Baroque: Keyboards instrument; Baroque performance; Keyboards repair; 10 prestige"
    elif deck == INSTRUMENTS:
        assert words.startswith("Strings: ")
        assert ", then " in words
        assert words.endswith(f"; {BOX.instruments[card(deck, id)].prestige} prestige")
    elif deck == PERFORMANCES:
        show = BOX.performances[0]
        assert (show.medium, show.prestige[0], show.money[0]) == (7, 2, 0)
        assert (show.high, show.prestige[1], show.money[1]) == (10, 4, 1)
        assert words == "Baroque: 2 prestige from 7, 4 prestige + 1 money from 10"
    else:
        assert words.endswith(f"; {BOX.repairs[0].value} prestige")


def test_rows_and_cards_dealt_say_what_a_card_needs() -> None:
    match = begun()
    places = LUTHIER.view(match.state, match.question).places()
    lines = {id: place_words(place) for id, place in places.items() if place.pieces}
    first = "Space 1, skill 5 (Classical: Brass instrument; Brass repair; 6 prestige): Joseph Leutgeb"
    assert lines["patrons-1"] == first
    dealt = [line for id, line in lines.items() if id.startswith("dealt-")]
    assert len(dealt) == 4
    assert all(line.startswith(("Patron (", "Instrument (")) and "prestige): " in line for line in dealt)
    assert "low: 1 for 3 prestige" in lines["award-1"]
    assert lines["location-salon"].startswith("Salon: take a patron of the row; from skill ")


def test_choices_say_what_a_card_needs() -> None:
    match = begun()
    labels = [choice.label for choice in LUTHIER.view(match.state, match.question).choices]
    assert all(label.count("prestige)") == 2 for label in labels)


def test_what_a_family_tile_gives_is_told_with_its_name() -> None:
    told = said(begun())
    assert "You got 2 money by the family tile Hotteterre." in told


@pytest.mark.clauses("luthier.ai.first")
def test_the_turn_order_is_told_when_the_guild_card_has_settled_it() -> None:
    match = begun()
    assert said(match)[0] == "Everything was laid out."
    assert all("Turn order" not in zone.about for zone in LUTHIER.view(match.state, match.question).zones)
    several = begun(seats="2", **{"seat-2": "greedy"})
    lines = [LUTHIER.tell(several.state, line.event) for line in several.told()]
    assert any(line.startswith("Everything was laid out. The turn order is: ") for line in lines)
