"""What a person at the table sees: the question, and what the Cardinalbot owns."""

from __future__ import annotations

from typing import Final

from soloist.engine.questions import Chance, Option, Question
from soloist.engine.text import N_, say
from soloist.engine.view import Choice, Counter, Layout, Piece, Place, View, Zone
from soloist.games.tiletum.beside.drawing.layout import layout
from soloist.games.tiletum.beside.drawing.pictures import ITS, thing_piece
from soloist.games.tiletum.beside.flow import KING_ORDER, REFILL
from soloist.games.tiletum.beside.notation import NOTATION
from soloist.games.tiletum.beside.reasons import reason
from soloist.games.tiletum.beside.settings import COMPARED, ROLLED
from soloist.games.tiletum.beside.state import YOU, Beside, action_at, whose
from soloist.games.tiletum.beside.words import ask, help_for, label, notes, rungs
from soloist.games.tiletum.boards import cardinal_zones, crest_piece, die_piece
from soloist.games.tiletum.drawing import roads
from soloist.games.tiletum.drawing.faces import decree_options, needs_face
from soloist.games.tiletum.drawing.geography import ground
from soloist.games.tiletum.kinds import ACTIONS, CREST_KINDS, CREST_NAMES, FAIR_KING, FAIRS, RESOURCES, SECTORS
from soloist.games.tiletum.names import FAIR_NAMES, action_name, cathedral_name, part_words, resource_name, spot_name
from soloist.games.tiletum.opponent.own import complete, markers

GREAT: Final = ("fair of the Cardinalbot",)
"""The events of which the greatest are key moments."""
MOMENTS: Final = ("corrected",)
ACTS: Final = ("laid out", "corruption", "cleanup", REFILL, KING_ORDER, "king phase", "fair of the Cardinalbot")
"""The events that say what is to be done at the table, beside the instructions."""
DICE: Final = "dice on the wheel"
YOURS: Final = "your turn"
MARKER: Final = "tiletum.cardinal.character.marker"
KEPT: Final = (
    "cardinal-store", "cardinal-waiting", "cardinal-contracts", "cardinal-done",
    *(f"cardinal-building-{n}" for n in range(1, 6)),
)  # fmt: skip
"""The places of its board beside the numbers that are always in sight: a correction may change them unseen."""


def view(game: Beside, question: Question | Chance | None) -> View:
    """Return what a person sees at a question, or (None) when the game is over."""
    asked = question if isinstance(question, Question) else None
    why, clause = reason(game, asked) if asked else ("", "")
    return View(
        ask=ask(game, question),
        turn=_turn(game),
        rungs=rungs(game, question),
        help=help_for(game, question),
        reason=why,
        clause=clause,
        notes=notes(question),
        zones=zones(game),
        counters=counters(game),
        choices=[_choice(game, asked, option) for option in dict.fromkeys(asked.options)] if asked else [],
        words={"points": say("Your points"), "opponent": say("Points of the Cardinalbot")},
        layout=layout(game, asked) if asked else Layout(),
        drawing=_drawing(game),
    )


def _choice(game: Beside, question: Question, option: Option) -> Choice:
    short = say(CREST_NAMES[int(option[1])]) if option[0] == "crest" else ""
    return Choice(NOTATION.write(option), label(game, question, option), short=short, piece=thing_piece(game, option))


def _drawing(game: Beside) -> dict[str, object]:
    box, me = game.kit.box, game.me
    drawing: dict[str, object] = {
        "names": [say("The Cardinalbot")],
        "great": GREAT,
        "moments": MOMENTS,
        "acts": (*ACTS, DICE) if game.kit.options["dice"] == ROLLED else ACTS,
        "echoes": (YOURS,) if game.kit.options["dice"] == ROLLED else (YOURS, DICE),
        "decrees": [decree_options(box.decrees[n]) for n in me.row],
        "held": [needs_face(*contract) for contract in me.contracts],
        "kept": KEPT,
        "legend": [crest_piece(crest) for crest in range(CREST_KINDS)],
        "rooms": box.cardinal.rooms,
        "markers": _marker_places(game),
    }
    if game.kit.options["map"] == COMPARED:
        drawing |= {"ground": ground(), "roads": roads(box)}
    return drawing


def counters(game: Beside) -> list[Counter]:
    """Return the numbers that are always in sight."""
    me, words = game.me, enumerate(RESOURCES)
    return [
        Counter("its-points", say("Points"), me.points, "points"),
        Counter("its-king", say("King track"), me.king, "king-marker"),
        *(Counter(f"its-{word.lower()}", resource_name(n), me.res[n], word.lower()) for n, word in words),
    ]


def _turn(game: Beside) -> str:
    if game.stage == "setup":
        return say("Set-up")
    if game.stage == "dice":
        return say("Round {n}", n=game.round + 1)
    if game.stage not in ("corruption", "turn"):
        return say("Round {n}", n=game.round)
    turn = game.turn // game.kit.players + 1
    if game.stage == "corruption":
        return say("Round {round}, turn {n} of {all}", round=game.round, n=turn, all=game.kit.box.numbers.turns)
    words = N_("Round {round}, turn {n}: you") if whose(game) == YOU else N_("Round {round}, turn {n}: the Cardinalbot")
    return say(words, round=game.round, n=turn)


# What lies on the table, as far as it is known.


def zones(game: Beside) -> list[Zone]:
    """Return the Cardinalbot's board and Decrees, its pieces on the map, and what was told."""
    if not game.wheel:
        return []
    own = cardinal_zones(game.kit, game.me) if game.me.row else []
    markers = [_markers(game)] if own else []
    return [*own, *markers, _on_the_map(game), _wheel(game), _fairs(game), _cathedrals(game), _yours(game)]


def _marker_places(game: Beside) -> list[tuple[int, str]]:
    """Return the AP of the marker of each Building, and the Action on which it lies once that is complete (TC064)."""
    me, done = game.me, complete(game.me)
    return [(ap, ACTIONS[me.rooms[n][0]].lower() if n in done else "") for n, ap in enumerate(markers(me))]


def _markers(game: Beside) -> Zone:
    me, places = game.me, []
    for n, ap in enumerate(markers(me)):
        here = n not in complete(me)
        where = say("not complete") if here else say("on {action}", action=action_name(me.rooms[n][0]))
        piece = Piece("marker", say("+{ap} AP, {where}", ap=ap, where=where), f"+{ap}", "", "", MARKER)
        places.append(Place(f"marker-{n + 1}", say("Building {n}", n=n + 1), [piece]))
    return Zone("its-markers", say("Its Bonus AP markers"), places)


def _on_the_map(game: Beside) -> Zone:
    box, me = game.kit.box, game.me
    houses = [Piece("house", spot_name(box, spot), "", ITS) for spot in me.houses]
    pillars = [Piece("pillar", cathedral_name(box, n), "", ITS) for n in me.pillars]
    built = [Piece("cathedral-tile", cathedral_name(box, n), "", ITS) for n in me.built]
    places = [
        Place("its-merchant", say("Its Merchant"), [Piece("merchant", spot_name(box, me.merchant), "", ITS)]),
        Place("its-architect", say("Its Architect"), [Piece("architect", spot_name(box, me.architect), "", ITS)]),
        Place("its-houses", say("Its Houses"), houses),
        Place("its-pillars", say("Its Pillars"), pillars),
        Place("its-cathedrals", say("Its Cathedral tiles"), built),
    ]
    return Zone("its-map", say("Its pieces on the map"), places)


def _wheel(game: Beside) -> Zone:
    places = []
    for number in range(1, SECTORS + 1):
        action = action_at(game, number)
        counts = [game.dice[colour * SECTORS + number - 1] for colour in range(len(RESOURCES))]
        dice = [die_piece(colour, number, n) for colour, n in enumerate(counts) if n]
        name = say("Sector {n}: {action}", n=number, action=action_name(action))
        places.append(Place(f"sector-{number}", name, dice, ACTIONS[action].lower(), str(number)))
    return Zone("wheel", say("Dice on the wheel"), places)


def _fairs(game: Beside) -> Zone:
    box, places = game.kit.box, []
    for n, (kind, town) in enumerate(zip(game.fairs, game.fair_towns, strict=False), 1):
        tile = next(fair.number for fair in box.fairs if fair.kind == kind)
        message = N_("{n} and the points of the space on the King track") if kind == FAIR_KING else N_("{n} for {what}")
        words = say(message, n=game.fair_numbers[n - 1] + tile, what=say(FAIR_NAMES[kind]))
        piece = Piece(f"fair-{FAIRS[kind].replace(' ', '-')}", words, clause="tiletum.cardinal.fair")
        state = "past" if n < game.round else "now" if n == game.round else "coming"
        places.append(Place(f"fair-{n}", say("Fair {n} in {town}", n=n, town=spot_name(box, town)), [piece], state))
    return Zone("fairs", say("Fairs"), places)


def _cathedrals(game: Beside) -> Zone:
    places = []
    for n in range(len(game.stone)):
        points = part_words("points", game.points[n])
        words = say("{stone}, {points}", stone=part_words("stone", game.stone[n]), points=points)
        if n in game.me.built:
            words = say("{tile}; the Cardinalbot has built there", tile=words)
        if not game.stone[n]:
            # Before it is told nothing is known of it.
            words = say("not told yet")
        piece = Piece("closed", say("not available")) if n == game.closed else Piece("construction", words)
        places.append(Place(f"construction-{n}", cathedral_name(game.kit.box, n), [piece]))
    return Zone("cathedrals", say("Construction tiles"), places)


def _yours(game: Beside) -> Zone:
    pieces = [Piece("house", spot_name(game.kit.box, spot)) for spot in game.houses]
    return Zone("yours", say("Your Houses"), [Place("your-houses", say("In the towns"), pieces)])
