"""Helps for planning: where a piece can walk with what is at hand, and what a die's Action would open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from soloist.engine.questions import Option, Question
from soloist.engine.text import N_, say
from soloist.engine.view import Choice
from soloist.games.tiletum.characters import marker_for
from soloist.games.tiletum.kinds import ARCHITECT, CHARACTER, CONTRACT, JOKER, KING, MERCHANT
from soloist.games.tiletum.names import spot_name
from soloist.games.tiletum.notation import NOTATION
from soloist.games.tiletum.state import (
    ARCHITECT_STEP_DUE,
    MERCHANT_STEP_DUE,
    NONE,
    Game,
    sector_of,
)

WALKERS: Final = {MERCHANT: ("merchant", MERCHANT_STEP_DUE), ARCHITECT: ("architect", ARCHITECT_STEP_DUE)}
"""The pieces that walk, by their Action, with what gives them single steps."""
WALK: Final = {
    MERCHANT: N_("Move the Merchant to {spot}, {n} steps"),
    ARCHITECT: N_("Move the Architect to {spot}, {n} steps"),
}
WALK_SHORT: Final = {MERCHANT: N_("Merchant, {n} steps"), ARCHITECT: N_("Architect, {n} steps")}
REACH: Final = {
    MERCHANT: N_("In reach of the Merchant, with the steps: {list}."),
    ARCHITECT: N_("In reach of the Architect, with the steps: {list}."),
}

Marks = Mapping[str, str]
"""Places of the view, each with what stands on its mark."""


def steps_at_hand(game: Game, action: int) -> int:
    """Return how many steps a piece can walk now: steps that are due come before AP."""
    return game.due[WALKERS[action][1]] + game.ap[action] // game.kit.box.numbers.move_ap


def stands(game: Game, who: int, action: int) -> int:
    """Return the spot where the piece that walks by an Action stands."""
    board = game.boards[who]
    return board.merchant if action == MERCHANT else board.architect


def reach_words(game: Game, who: int) -> list[str]:
    """Return how far the pieces of a person can walk now, a sentence for each that can: "Köln 1, Frankfurt 2"."""
    box, lines = game.kit.box, []
    for action, words in REACH.items():
        far, most = box.distance[stands(game, who, action)], steps_at_hand(game, action)
        spots = sorted((far[spot], box.spot_names[spot]) for spot in range(len(box.spots)) if 0 < far[spot] <= most)
        if spots:
            lines.append(say(words, list=", ".join(say("{spot} {n}", spot=name, n=steps) for steps, name in spots)))
    return lines


def way(game: Game, start: int, to: int) -> list[int]:
    """Return the spots of a shortest way, from the first step to the last; what lies between does not matter."""
    box, spots = game.kit.box, [to]
    while box.distance[start][spots[0]] > 1:
        spots.insert(
            0, next(near for near in box.near[spots[0]] if box.distance[start][near] < box.distance[start][spots[0]])
        )
    return spots


def runs(game: Game, question: Question) -> list[Choice]:
    """Return the choices of several steps at once: to any spot within reach, and up the King track."""
    if question.name != "turn" or not game.wheel:
        return []
    return [*_climbs(game, question), *_walks(game, question.seat, MERCHANT), *_walks(game, question.seat, ARCHITECT)]


def _climbs(game: Game, question: Question) -> list[Choice]:
    now, highest = game.king[question.seat], game.kit.box.numbers.king_highest
    choices = []
    for n in range(2, min(game.ap[KING], highest - now) + 1):
        words, place = say("Move up the King track to space {space} for {n} AP", space=now + n, n=n), f"king-{now + n}"
        choices.append(Choice(_together([("king",)] * n), words, place, ("ap-king",), say("{n} spaces up", n=n)))
    return choices


def _walks(game: Game, who: int, action: int) -> list[Choice]:
    box, start, piece = game.kit.box, stands(game, who, action), WALKERS[action][0]
    choices = []
    for spot, id in enumerate(box.spots):
        n = box.distance[start][spot]
        if 1 < n <= steps_at_hand(game, action):
            options: list[Option] = [(piece, step) for step in way(game, start, spot)]
            parts = (f"spot-{box.spots[start]}", f"ap-{piece}")
            words = say(WALK[action], spot=spot_name(box, spot), n=n)
            choices.append(Choice(_together(options), words, f"spot-{id}", parts, say(WALK_SHORT[action], n=n)))
    return choices


def _together(options: list[Option]) -> str:
    return "; ".join(NOTATION.write(option) for option in options)


def opens(game: Game, question: Question) -> dict[str, Marks]:
    """Return what the AP of each die, and of a Joker, would open, by the notation of the option."""
    found: dict[str, Marks] = {}
    for option in question.options if question.name == "turn" and game.wheel else ():
        if option[0] == "die":
            action, to = game.wheel[sector_of(game, int(option[3]))], int(option[3])
            if action != JOKER:
                ap = game.kit.box.ap_of[to] + marker_for(game, game.boards[question.seat], action)
                found[NOTATION.write(option)] = opened(game, question.seat, action, ap)
        elif option[0] == "do":
            found[NOTATION.write(option)] = opened(game, question.seat, int(option[1]), game.jokers[0])
    return found


def opened(game: Game, who: int, action: int, ap: int) -> Marks:
    """Return what so many more AP of an Action would open: spots with their steps, what an offer gives, a space."""
    box, ap = game.kit.box, ap + game.ap[action]
    if action == KING:
        space = min(game.king[who] + ap, box.numbers.king_highest)
        return {f"king-{space}": f"+{ap}"}
    if action in WALKERS:
        far = box.distance[stands(game, who, action)]
        most = ap // box.numbers.move_ap + game.due[WALKERS[action][1]]
        return {f"spot-{id}": str(far[spot]) for spot, id in enumerate(box.spots) if 0 < far[spot] <= most}
    if action == CONTRACT:
        slots = [n for n, tile in enumerate(game.contract_offer, 1) if tile != NONE and box.contract_ap[n - 1] <= ap]
        return {f"contract-{n}": "" for n in slots}
    if action == CHARACTER and box.numbers.character_ap <= ap:
        return {f"character-{n}": "" for n, tile in enumerate(game.character_offer, 1) if tile != NONE}
    return {}
