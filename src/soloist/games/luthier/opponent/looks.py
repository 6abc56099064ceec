"""How the AI's facts are seen on a digital board: a function over a game for each fact."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from soloist.engine.sight import Fact, Look, Thing
from soloist.games.luthier.decks import in_deck
from soloist.games.luthier.kinds import INSTRUMENTS, LEVELS, NONE, PATRONS, PERFORMANCES, REPAIRS
from soloist.games.luthier.opponent import facts
from soloist.games.luthier.opponent.own import AI_LOCATIONS, Piece, Place
from soloist.games.luthier.pieces import AiCard
from soloist.games.luthier.scoring import balcony_options, goal_level
from soloist.games.luthier.state import IN_HAND, Game, deck_and_card, open_desks, tokens_in

YOU = 0
"""The person against whom the AI plays."""
NO_SPACE = 99
"""Where no space is, no space has the fewest tokens."""


# Rows and decks.
def _lies(game: Game, deck: int, space: Place) -> int:
    return game.rows[deck][space[1] - 1]


def _back(game: Game, x: Place, deck: Place) -> int:
    return game.kit.box.backs[deck[1]][_lies(game, deck[1], x)]


def _row(game: Game, deck: Place) -> list[Thing]:
    return [("space", space) for space, card in enumerate(game.rows[deck[1]], 1) if card != NONE]


def _place_among(game: Game, x: Place, deck: Place, listed: Piece) -> int:
    """Return the place in a list of what the back of a card shows, behind its end if it is not there."""
    back = _back(game, x, deck)
    return listed.index(back, 1) if back in listed[1:] else len(listed)


def _in_deck(game: Game, x: Piece, worth: Place) -> bool:
    return bool(fitting(game, x, worth))


def fitting(game: Game, back: Piece, worth: Place) -> list[int]:
    """Return the cards of a deck with a back, of a worth that will do (0: any)."""
    deck, of, box = int(back[1]), back[2], game.kit.box
    found = [card for card in in_deck(game, deck) if box.backs[deck][card] == of]
    return [card for card in found if box.repairs[card].value <= worth[1]] if worth[1] else found


def _at(deck: int, game: Game, place: Place) -> Iterator[Thing]:
    """Return the card of a deck that lies in a space of the row or in its hand."""
    if place[0] == "space":
        yield card_seen(game, deck, _lies(game, deck, place))
    else:
        for entry in game.by_ai[IN_HAND]:
            yield card_seen(game, *deck_and_card(entry))


def card_seen(game: Game, deck: int, card: int) -> Piece:
    """Return a card as the AI sees it."""
    box = game.kit.box
    if deck == PATRONS:
        patron = box.patrons[card]
        return ("patron", patron.primary, patron.prestige, *(n for need in patron.needs for n in need))
    if deck == INSTRUMENTS:
        instrument = box.instruments[card]
        return ("instrument", instrument.family, instrument.prestige)
    if deck == REPAIRS:
        return ("repair", box.repairs[card].family, box.repairs[card].value)
    row = box.performances[card]
    return ("performance", row.era, row.ai, row.medium, row.high, *row.prestige)


# The Orchestra.
def _takeover(game: Game, x: Place) -> int:
    """Return how many tokens it would have in a section, if it takes over the First Chair by them (LA047)."""
    section, ai = x[1], game.kit.ai
    holder = game.chairs[section]
    if holder in (NONE, ai):
        return 0
    mine = tokens_in(game, section, ai) + 1
    return mine if mine > tokens_in(game, section, holder) else 0


def _tokens(game: Game, x: Piece, whose: Place) -> int:
    desk = game.kit.box.sections[int(x[1])].desks[int(x[2]) - 1]
    players = game.kit.players
    counts = game.plain[desk * players : (desk + 1) * players]
    return counts[game.kit.ai] if whose[1] else sum(counts)


def _desks(game: Game, section: Place) -> list[Piece]:
    return [("desk", section[1], game.kit.box.desk_place[desk]) for desk in open_desks(game, section[1])]


def _fewest(game: Game, x: Place, whose: Place) -> int:
    return min((_tokens(game, desk, whose) for desk in _desks(game, x)), default=NO_SPACE)


# Its cards.
def _card(game: Game, x: Piece) -> AiCard:
    return game.kit.box.ai_card(AI_LOCATIONS[int(x[1])], int(x[2]))


def _icons(locations: Sequence[int]) -> list[Thing]:
    return [("icon", n, location) for n, location in enumerate(locations)]


# You.
def _goal(game: Game, x: Place) -> int:
    return game.boards[YOU].goals[x[1]]


LOOKS: Mapping[Fact, Look] = {
    facts.ROW: _row,
    facts.FITS: lambda game, x, deck, wanted: _back(game, x, deck) in wanted[1:],
    facts.WANTED_PLACE: _place_among,
    facts.ORDER_PLACE: _place_among,
    facts.PRIMARY_FITS: lambda game, x, wanted: game.kit.box.patrons[_lies(game, PATRONS, x)].primary in wanted[1:],
    facts.WORTH: lambda game, x, worth: game.kit.box.repairs[_lies(game, REPAIRS, x)].value <= worth[1],
    facts.IN_DECK: _in_deck,
    facts.PATRON: lambda game, place: _at(PATRONS, game, place),
    facts.INSTRUMENT: lambda game, place: _at(INSTRUMENTS, game, place),
    facts.PERFORMANCE: lambda game, place: _at(PERFORMANCES, game, place),
    facts.REPAIR: lambda game, place: _at(REPAIRS, game, place),
    facts.EMPTY_CHAIR: lambda game, x: game.chairs[x[1]] == NONE,
    facts.TAKEOVER: _takeover,
    facts.GETS_CHAIR: lambda game, x: game.chairs[x[1]] == NONE or bool(_takeover(game, x)),
    facts.FEWEST: _fewest,
    facts.DESKS: _desks,
    facts.TOKENS: _tokens,
    facts.HELD_CHAIR: lambda game, x: game.chairs[x[1]] == game.kit.ai,
    facts.CHAIR_PRESTIGE: lambda game, x: game.kit.box.sections[x[1]].chair,
    facts.TURN_SPACE: lambda game, x: bool(balcony_options(game, game.kit.ai, 0)),
    facts.AWARD_LEVELS: lambda game, x: LEVELS,
    facts.LEVEL_LEFT: lambda game, x: game.award_owner[x[1] * LEVELS + x[2]] == NONE,
    facts.AWARD_PRESTIGE: lambda game, x: game.kit.box.award_prestige[x[2]],
    facts.SHOWS_LIMIT: lambda game, x: bool(_card(game, x).limit),
    facts.SEARCHES: lambda game, x: _card(game, x).search,
    facts.DOWN: lambda game, card: _icons(_card(game, card).down),
    facts.UP: lambda game, card: _icons(_card(game, card).up),
    facts.GOALS_TOP: lambda game, x: len(game.kit.box.ai_goals) - 1,
    facts.GOALS_PRESTIGE: lambda game, x: game.kit.box.ai_goals[x[1]],
    facts.YOUR_GOALS: lambda game: [("goal", n) for n in range(len(game.boards[YOU].goals))],
    facts.REACHED: lambda game, x: goal_level(game, YOU, _goal(game, x)) + 1,
    facts.GOAL_PRESTIGE: lambda game, x: game.kit.box.goal_prestige[x[2] - 1],
}
