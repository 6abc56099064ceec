"""The printed cards of the Cardinalbot: 13 Decrees and 8 Challenges."""

from __future__ import annotations

import pytest

from soloist.games.tiletum.components import Decree, box
from soloist.games.tiletum.kinds import ACTIONS, CHALLENGES, NO_FAIR, RESOURCES

BOX = box()

COLOURS = {"DG": (0,), "B/LG": (1, 2), "PK": (3,), "Y": (4,)}


def shorthand(decree: Decree) -> str:
    """A Decree as it was read off the card: options from the top, with their conditions."""
    lines = []
    for option in decree.options:
        names = [(ACTIONS if option.choice == "action" else RESOURCES)[number] for number in option.args]
        words = {
            "always": "",
            "more": " > ".join(option.condition_args) + ": ",
            "at least": " >= ".join(option.condition_args) + ": ",
            "contract held": "contract: ",
            "new crest": f"new crest by {''.join(option.condition_args)}: ",
        }[option.condition]
        lines.append(words + ("" if option.choice == "action" else option.choice + " ") + "/".join(names))
    return "; ".join(lines)


NEEDED = "contract: needed Wool/Iron/Gold"
SPIRE = "pillars > cathedrals: highest Stone"
OF_ARCHITECT, OF_MERCHANT = "new crest by architect: Architect", "new crest by merchant: Merchant"


@pytest.mark.clauses("tiletum.cardinal.setup.row")
@pytest.mark.parametrize(
    ("number", "fair", "options", "colours"),
    [
        pytest.param(
            1,
            8,
            f"pillars > houses: Merchant; Architect; {SPIRE}",
            "DG Y B/LG PK",
            marks=pytest.mark.clauses("tiletum.decree.1"),
        ),
        pytest.param(2, 10, "King", "Y PK B/LG DG", marks=pytest.mark.clauses("tiletum.decree.2")),
        pytest.param(3, 0, "Merchant", "B/LG PK Y DG", marks=pytest.mark.clauses("tiletum.decree.3")),
        pytest.param(
            4,
            9,
            f"{NEEDED}; {OF_MERCHANT}; {OF_ARCHITECT}; Contract",
            "B/LG Y PK DG",
            marks=pytest.mark.clauses("tiletum.decree.4"),
        ),
        pytest.param(
            5,
            2,
            f"{NEEDED}; Contract; highest Wool/Iron",
            "Y B/LG DG PK",
            marks=pytest.mark.clauses("tiletum.decree.5"),
        ),
        pytest.param(
            6,
            7,
            f"{SPIRE}; {NEEDED}; Architect; Contract",
            "DG B/LG Y PK",
            marks=pytest.mark.clauses("tiletum.decree.6"),
        ),
        pytest.param(
            7,
            3,
            f"{OF_ARCHITECT}; {OF_MERCHANT}; new crest by contract: Contract",
            "PK DG B/LG Y",
            marks=pytest.mark.clauses("tiletum.decree.7"),
        ),
        pytest.param(
            8, 1, "Architect; pillars > houses: Merchant", "DG PK B/LG Y", marks=pytest.mark.clauses("tiletum.decree.8")
        ),
        pytest.param(9, 4, "Character; highest Food", "PK Y B/LG DG", marks=pytest.mark.clauses("tiletum.decree.9")),
        pytest.param(10, 6, "Character; highest Food", "PK B/LG Y DG", marks=pytest.mark.clauses("tiletum.decree.10")),
        pytest.param(11, 5, f"{SPIRE}; Architect", "DG Y PK B/LG", marks=pytest.mark.clauses("tiletum.decree.11")),
        pytest.param(
            12,
            NO_FAIR,
            "houses >= pillars: Architect; Merchant",
            "DG B/LG PK Y",
            marks=pytest.mark.clauses("tiletum.decree.12"),
        ),
        pytest.param(
            13, NO_FAIR, "highest Stone/Wool/Iron/Food/Gold", "", marks=pytest.mark.clauses("tiletum.decree.13")
        ),
    ],
)
def test_the_decrees_are_those_of_the_cards(number: int, fair: int, options: str, colours: str) -> None:
    decree = BOX.decrees[number - 1]
    assert (decree.number, decree.fair) == (number, fair)
    assert shorthand(decree) == options
    assert decree.colours == tuple(COLOURS[word] for word in colours.split())
    assert fair == NO_FAIR or BOX.decree_of_fair[fair] == number - 1


@pytest.mark.clauses("tiletum.cardinal.challenges", "tiletum.cardinal.difficulty")
def test_challenge_cards_and_presets() -> None:
    assert tuple(card.id for card in BOX.challenges) == CHALLENGES
    numbers = {card.id: card.number for card in BOX.challenges if card.number}
    assert numbers == {
        "special-friends": 5,
        "whispers": 1,
        "visitors": 1,
        "deep-coffers": 1,
        "favor": 5,
        "ready-for-action": 1,
    }
    assert all(("{number}" in card.effect) == bool(card.number) for card in BOX.challenges)
    assert BOX.presets == {"easy": 0, "normal": 2, "hard": 5}
