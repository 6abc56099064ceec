"""Setting up beside a real table: what is told once (TC008 to TC020)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from soloist.engine.events import Event, What
from soloist.engine.forms import kinds_told
from soloist.engine.memory import Memory
from soloist.engine.questions import Answer, Field, Option, Question
from soloist.engine.table import Table
from soloist.engine.text import say
from soloist.games.tiletum.beside.state import NO_POINTS, YOU, Beside
from soloist.games.tiletum.kinds import CREST_KINDS, READY, RESOURCES, SECTORS
from soloist.games.tiletum.names import cathedral_name
from soloist.games.tiletum.opponent import phases
from soloist.games.tiletum.opponent.own import Cardinal, challenged, fresh, row_of
from soloist.games.tiletum.setup import kit_for

HIGHEST_STONE = 9
HIGHEST_POINTS = 20
"""No printed number of a Construction tile is as high."""
HIGHEST_NUMBER = 9
BOARD_NUMBERS = "board numbers"


def new(options: Mapping[str, str], overrides: Path | None = None) -> Beside:
    """Return the state before anything was told."""
    kit = kit_for(dict(options), overrides)
    box, me = kit.box, fresh(kit)
    _challenge(me, kit.challenges)
    return Beside(
        kit=kit,
        stage="setup",
        round=0,
        turn=0,
        first=1,
        me=me,
        memory=Memory(),
        fairs=[],
        fair_numbers=[],
        fair_towns=[box.tiletum],
        closed=-1,
        stone=[0] * len(box.cathedrals),
        points=[0] * len(box.cathedrals),
        wheel=[],
        shift=0,
        dice=[0] * (len(RESOURCES) * SECTORS),
        houses=[box.tiletum],
        offer=[()] * len(box.contract_ap),
        offer_read=False,
        king=box.numbers.start_king,
        score=NO_POINTS,
    )


def _challenge(me: Cardinal, cards: Sequence[int]) -> None:
    """Put Challenge cards in play; by Favor at the Court it begins further up (TC098)."""
    me.challenges = list(cards)
    me.king = max(me.king, phases.lowest_space(me))


def _one(name: str, options: Sequence[Option]) -> Question:
    return Question(YOU, name, list(options))


def questions(game: Beside) -> list[Question]:
    """Return what is told once, on one screen: Fairs, Cathedrals, the Merchant's town, the wheel.

    The numbers on the board are printed: they are told once for all games.
    """
    box = game.kit.box
    towns: list[Option] = [("town", spot) for spot in box.towns if spot != box.tiletum]
    rounds = range(1, box.numbers.rounds + 1)
    fairs: list[Option] = [("fair", kind) for kind in range(len(box.decree_of_fair))]
    board: tuple[Field, ...] = tuple((say("Fair {n}", n=n), 0, HIGHEST_NUMBER) for n in rounds)
    return [
        *(_one(f"fair {n}", fairs) for n in rounds),
        *(_one(f"fair town {n}", towns) for n in rounds[1:]),
        *([] if game.fair_numbers else [Question(YOU, BOARD_NUMBERS, [], "numbers", fields=board)]),
        _one("closed", [("cathedral", n) for n in range(len(box.cathedrals))]),
        _one("merchant", towns),
        Question(YOU, "wheel", [("action", n) for n in range(SECTORS)], "order"),
    ]


def set_up(game: Beside, table: Table) -> None:
    """Hear what was drawn for this game, and lay out the Cardinalbot's row of Decrees (TC008 to TC020, TC098)."""
    box, kit = game.kit.box, game.kit
    game.fair_numbers = [int(str(n)) for n in game.memory.recall(BOARD_NUMBERS) or ()]
    asked = questions(game)
    table.soon(asked)
    # What was told stands in the state at once, so that an answer that contradicts it is noticed.
    for question in asked:
        _hear(game, question.name, table.answer(_left(game, question)))
    _construction(game, table)
    me = game.me
    if kit.challenges_drawn:
        n = len(box.challenges)
        _challenge(me, sorted(table.draw("challenges", [1] * n, range(n), "challenge", kit.challenges_drawn, 0)))
    me.row = row_of(box, game.fairs)
    if challenged(me, READY):
        me.crests.append(int(table.ask(YOU, "first crest", [("crest", n) for n in range(CREST_KINDS)])[1]))
    game.stage = "dice"
    if table.listens:
        row = " ".join(map(str, me.row))
        cards = " ".join(map(str, me.challenges))
        what: What = {"row": row, "challenges": cards, "king": me.king, "merchant": me.merchant}
        table.tell(Event("laid out", "tiletum.cardinal.setup.row", what))


def _left(game: Beside, question: Question) -> Question:
    """Return a question without the Fair and Town tiles that were told before: there is one of each."""
    told = [*(("fair", kind) for kind in game.fairs), *(("town", spot) for spot in game.fair_towns)]
    return replace(question, options=[option for option in question.options if option not in told])


def _hear(game: Beside, name: str, answer: Answer) -> None:
    if name.startswith("fair town"):
        game.fair_towns.append(_number(answer))
    elif name.startswith("fair"):
        game.fairs.append(_number(answer))
    elif name == BOARD_NUMBERS:
        game.fair_numbers = [int(n) for n in answer[0][1:]]
        game.memory.keep(BOARD_NUMBERS, game.fair_numbers, "printed", ())
    elif name == "closed":
        game.closed = _number(answer)
        # Its Architect begins there (TC018).
        game.me.architect = game.kit.box.cathedrals[game.closed]
    elif name == "merchant":
        game.me.merchant = _number(answer)
    else:
        game.wheel = kinds_told(answer)


def _construction(game: Beside, table: Table) -> None:
    """Hear the Stone and points of the Construction tiles; the unavailable one alone shows no Stone (TC018)."""
    open_ = [n for n in range(len(game.stone)) if n != game.closed]
    fields: list[Field] = []
    for n in open_:
        name = cathedral_name(game.kit.box, n)
        fields.append((say("{cathedral}: Stone", cathedral=name), 1, HIGHEST_STONE))
        fields.append((say("{cathedral}: points", cathedral=name), 0, HIGHEST_POINTS))
    numbers = table.ask_numbers(YOU, "construction", fields)
    for place, n in enumerate(open_):
        game.stone[n], game.points[n] = numbers[2 * place], numbers[2 * place + 1]


def _number(answer: Answer) -> int:
    return int(answer[0][1])
