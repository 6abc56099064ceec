"""A digital game as the table on which a person plays: questions are answered by looking, instructions carried out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tests.mirrored import mirroring

from soloist.engine.answerers import Straight
from soloist.engine.asking import About
from soloist.engine.catalogue import game as rules_of
from soloist.engine.catalogue import settled
from soloist.engine.chance import Keyed
from soloist.engine.events import Event
from soloist.engine.hands import INSTRUCTION, about_of, instructions
from soloist.engine.ladders import those_who_stay
from soloist.engine.match import Match, Setup
from soloist.engine.questions import Answer, Chance, Outcome, Question
from soloist.engine.sight import At, Fact, Thing
from soloist.engine.states import to_data
from soloist.engine.table import Table
from soloist.games.merv.beside import acts
from soloist.games.merv.beside.reading import AMOUNTS, DIRECTIONS_TOLD
from soloist.games.merv.beside.settings import SETTINGS as AT_TABLE
from soloist.games.merv.beside.state import COURTIER, MAGISTRATE, YOU, Beside
from soloist.games.merv.kinds import ACTIONS, CELLS, DIRECTIONS, MARKET, NONE, PILE_WORDS, SLOT_WORDS
from soloist.games.merv.opponent import facts, ladders, verbs
from soloist.games.merv.opponent.deck import DRAWN
from soloist.games.merv.opponent.deeds import DOES
from soloist.games.merv.opponent.looks import LOOKS
from soloist.games.merv.opponent.own import Magistrate, Piece, gains, goods_for
from soloist.games.merv.state import Game, action_of, player
from soloist.players import player as computer

DIGITAL, TABLE = rules_of("merv"), rules_of("merv-table")
VERB = {verb.name: verb for verb in acts.VERBS}
OF_TABLE = ("asking", "courtier", "cards")
CARD, CONTRACT = ladders.card_by((0,) * 5).name, ladders.contract_by(True).name
NOTHING: Answer = (("none",),)
MATTERS = ("favour", "influence", "points", "camel", "soldier", "courtier", "segment", "scoring tile")


class Physical:
    """The cardboard: a copy of a digital game before the Magistrate's turn."""

    def __init__(self, game: Game, source: Keyed) -> None:
        self.game = cast(Game, DIGITAL.copy(game))
        self.table = Straight(self.game, lambda question, game: (question.options[0],), source)

    # Answering.
    def answer(self, question: Question, beside: Beside) -> Answer:
        """Answer a question of the Magistrate's turn by looking."""
        if question.name == DIRECTIONS_TOLD:
            return tuple(("direction", n) for n in range(DIRECTIONS))
        about = question.about
        assert isinstance(about, About), question.name
        what = question.name.rpartition("; ")[2] if "; " in question.name and not about.rungs else ""
        if about.rungs:
            return self._climbed(question, about)
        if about.ladder == CARD:
            return self._best_card(beside.me)
        if about.ladder == CONTRACT:
            return self._best_contract(what, beside.me)
        if about.ladder == ladders.SCORING_TILE.name:
            return self._best_scoring(what)
        assert about.fact is not None
        return self._fact(question, about.fact, about.things, about.at, what, beside.me)

    def _fact(
        self, question: Question, fact: Fact, things: Sequence[Thing], at: At, what: str, me: Magistrate
    ) -> Answer:
        if fact.kind == "things":
            return self._found(question, fact, at, what, me)
        if question.kind == "numbers":
            points = self._printed(question, fact, things)
            of = [int(n) for n in what.removeprefix("points of ").split(", ")] if fact is facts.TRACK_END else None
            return (("numbers", *(points if of is None else [points[n - 1] for n in of])),)
        if fact is facts.CARDS_LEFT:
            left = len(self.game.row) + sum(self.game.deck)
            return (max(option for option in question.options if left >= int(option[1])),)
        if fact is facts.MARKET_CAMELS:
            n = sum(self.game.market)
            if ("camels", n) in question.options:
                return (("camels", n),)
            return (("camels", n, "top-left" if self.game.market[0] else "elsewhere"),)
        if fact is facts.TRACK_END and what.startswith("points up"):
            points = self._printed(question, fact, things)
            return tuple(("space", n) for n, there in enumerate(points, 1) if there)
        if what in ("gone", "there", "gates"):
            return tuple(cast(Piece, x) for x in question.options if not self._look(fact, [x], at)[0])
        values = self._look(fact, things, at)
        if fact.kind == "number" and question.kind == "number":
            return (("number", values[0]),)
        if fact.kind == "number":
            how = question.name.split()[0]
            best = max(values) if how == "most" else min(values)
            return tuple(cast(Piece, x) for x, value in zip(things, values, strict=True) if value == best)
        return tuple(cast(Piece, x) for x, value in zip(things, values, strict=True) if value)

    def _look(self, fact: Fact, things: Sequence[Thing], at: At) -> list[int]:
        look = LOOKS[fact]
        return [int(cast(int, look(self.game, x, *(at[name] for name in fact.needs)))) for x in things]

    def _printed(self, question: Question, fact: Fact, things: Sequence[Thing]) -> list[int]:
        n = range(1, len(question.fields) + 1)
        if fact is facts.SET_POINTS:
            return self._look(fact, [("set", size) for size in n], {})
        track = str(cast(Piece, things[0])[1])
        (end,) = self._look(fact, things, {})
        printed = self._look(facts.TRACK_POINTS, [("space", track, space) for space in range(1, end + 1)], {})
        return printed

    def _climbed(self, question: Question, about: About) -> Answer:
        left = list(about.things)
        for rung in about.rungs:
            if not left:
                break
            if rung.values is not None:
                known = dict(zip(about.things, rung.values, strict=True))
                values = [known[x] for x in left]
            else:
                assert rung.fact is not None
                values = self._look(rung.fact, left, about.at)
            left = those_who_stay(rung.how, left, values)
        if question.kind == "some":
            return tuple(cast("list[Piece]", left))
        assert len(left) <= 1
        return (cast(Piece, left[0]),) if left else NOTHING

    def _found(self, question: Question, fact: Fact, at: At, what: str, me: Magistrate) -> Answer:
        there = cast("list[Piece]", list(cast("Sequence[Thing]", LOOKS[fact](self.game, *(at[n] for n in fact.needs)))))
        if fact is facts.HALLS:
            return tuple(("hall", hall[2]) for hall in there)
        if fact is facts.TILES_LEFT:
            return (("number", len(there)),)
        if fact is facts.SCORING_TILES:
            shown = {tile[1]: int(tile[2]) for tile in there}
            return (("numbers", *(shown.get(action, 0) for action in range(len(question.fields)))),)
        if fact is facts.ROW:
            place = 0 if what == "front" else int(what.rpartition(" ")[2]) - 1
            return (("caravan", *there[place][2:]),) if place < len(there) else NOTHING
        if fact is facts.CONTRACTS:
            return self._able(question, me) if what.startswith("able") else self._shown(what)
        (reward,) = there
        return (_reward(reward[1:]),)

    def _contract(self, pile: int) -> Piece:
        open_ = cast("list[Piece]", list(cast("Sequence[Thing]", LOOKS[facts.CONTRACTS](self.game))))
        return next((x for x in open_ if x[1] == pile), ("contract", pile, 0, 0, 0, 0, 0, "points", 0))

    def _shown(self, what: str) -> Answer:
        contract = self._contract(PILE_WORDS.index(what.split()[-1]))
        given = [int(contract[8]) * (contract[7] == kind) for kind, _ in AMOUNTS]
        parts = {"contract": (*contract[2:7], *given), "asks": contract[2:7], "reward": given}
        return (("numbers", *parts[what.split()[0]]),)

    def _able(self, question: Question, me: Magistrate) -> Answer:
        piles = [(int(one[1]), self._contract(int(one[1]))) for one in question.options]
        return tuple(
            ("pile", pile) for pile, one in piles if any(map(int, one[2:7])) and goods_for(me, one, True) is not None
        )

    def _best_card(self, me: Magistrate) -> Answer:
        if not self.game.row:
            return NOTHING
        worth = gains(tuple(me.spices), self.game.kit.box.set_points)
        place = max(range(len(self.game.row)), key=lambda n: (worth[self.game.row[n]], -n))
        return (("caravan", self.game.row[place], int(place < self.game.row_camels)),)

    def _best_contract(self, what: str, me: Magistrate) -> Answer:
        if what:
            return self._shown(what)
        able = [
            x
            for x in cast("list[Piece]", list(cast("Sequence[Thing]", LOOKS[facts.CONTRACTS](self.game))))
            if goods_for(me, x, True) is not None
        ]
        if not able:
            return NOTHING
        order = LOOKS[facts.CONTRACT_ORDER]
        return (("pile", min(able, key=lambda x: (-int(x[6]), order(self.game, x)))[1]),)

    def _best_scoring(self, what: str) -> Answer:
        tiles = cast("list[Piece]", list(cast("Sequence[Thing]", LOOKS[facts.SCORING_TILES](self.game))))
        most = max((int(tile[2]) for tile in tiles), default=0)
        if what:
            return (("number", most),)
        return tuple(sorted(("action", tile[1]) for tile in tiles if tile[2] == most))

    # Doing.
    def do(self, event: Event) -> None:
        """Do what an instruction says."""
        assert event.name == INSTRUCTION
        verb, what = VERB[str(event.what["verb"])], about_of(event)
        if verb in (acts.COURTIER_SLOT, acts.COURTIER_BUILD, acts.REMOVE_CARD, acts.QUEUE_CAMEL):
            return
        if verb is verbs.TAKE_CARD and cast(Piece, what["card"])[1] == NONE:
            what["card"] = self._meant_card(cast(Piece, what["card"]))
        elif verb is verbs.TAKE_TILE:
            what["tile"] = self._meant_tile(cast(Piece, what["tile"]))
        DOES[verb](self.game, self.table, *(what[name] for name in verb.what))

    def _meant_card(self, card: Piece) -> Piece:
        place = self.game.row.index(int(card[2]))
        assert int(place < self.game.row_camels) == card[3]
        return ("card", place, *card[2:])

    def _meant_tile(self, tile: Piece) -> Piece:
        if not isinstance(tile[2], int):
            return tile
        left = cast("list[Piece]", list(cast("Sequence[Thing]", LOOKS[facts.TILES_LEFT](self.game, tile[1]))))
        return left[tile[2]]


def _reward(part: Piece) -> Piece:
    return ("reward", *part) if part[0] in MATTERS else ("reward", "points", 0)


class Noting(Straight[Game]):
    """Plays on, and notes which solo cards were drawn."""

    # A draw goes the long way, so that it falls too.
    draw = Table.draw

    def fall(self, chance: Chance) -> Outcome:
        """Fall, and note a solo card by how many were drawn."""
        fallen = super().fall(chance)
        if chance.label == DRAWN:
            NOTED[chance.index] = fallen[0][0]
        return fallen


NOTED: dict[int, int] = {}


class Pair:
    """A digital game and the table game beside it, fed from the digital one; `matches` makes the match of that."""

    matches = Match

    def __init__(self, seed: int, who: str = "random", printed: object = None, **options: str) -> None:
        self.source = Keyed(str(seed))
        own = {name: value for name, value in options.items() if name not in OF_TABLE}
        self.game = cast(Game, DIGITAL.new(settled(DIGITAL, own)))
        self.straight = Straight(cast(object, self.game), computer(who, DIGITAL, f"{seed}"), self.source)
        setup = Setup("merv-table", settled(TABLE, options), str(seed))
        if printed is not None:
            state = TABLE.new(setup.options)
            TABLE.remember(state, printed)  # type: ignore[attr-defined]
            setup.base = to_data(state)
        self.match = self.matches(TABLE, setup)
        self.done = 0
        self.cards: dict[int, int] = {}
        self.asked: list[str] = []
        self.turns: list[list[str]] = []
        self._set_up()

    @property
    def beside(self) -> Beside:
        """The table game as it stands."""
        return cast(Beside, self.match.state)

    def step(self) -> None:
        """Run a step of the digital game."""
        DIGITAL.step(self.game, self.straight)

    def question(self) -> Question | None:
        """What the table game asks now."""
        question = self.match.question
        assert question is None or isinstance(question, Question)
        return question

    def tell(self, name: str, answer: Answer) -> None:
        """Answer a question whose name begins so, and which is not about its turn, unless it was the only answer."""
        question = self.question()
        assert question is not None
        if not question.name.startswith(name):
            return
        self.match.answer(answer)

    def _set_up(self) -> None:
        self.step()
        self.cards_ahead()
        for action, word in enumerate(ACTIONS[:6]):
            cells = [cell for cell in range(CELLS) if cell != MARKET and action_of(self.game, cell) == action]
            self.tell(f"sites of {word}", tuple(("site", cell) for cell in cells))

    def cards_ahead(self) -> None:
        """Look which solo cards it will draw, for those who draw them themselves."""
        game = cast(Game, DIGITAL.copy(self.game))
        if game.stage == "turn" and player(game) == MAGISTRATE:
            NOTED.clear()
            DIGITAL.step(game, Noting(game, lambda question, game: (question.options[0],), self.source))
            self.cards = dict(NOTED)

    def play(self) -> None:
        """Play both to their end; after each turn of the Magistrate the boards and its own state are compared."""
        while not DIGITAL.over(self.game):
            STAGES[self.game.stage](self)
        self.tell("your score", (("number", self.game.points[YOU]),))
        self.beside_me()
        assert self.match.over
        self.compare()

    def turn(self) -> None:
        """Do a turn of the person or the High Courtier and tell it, or one of the Magistrate and compare."""
        game = self.game
        who = player(game)
        if who == MAGISTRATE:
            self.cards_ahead()
            table = self.beside_me()
            self.turns.append(self.asked)
            self.step()
            if self.beside.round == game.round and self.beside.stage in ("turn", "queue"):
                self.compare()
                self.compare_boards(table)
            return
        before = cast(Game, DIGITAL.copy(game))
        while game.stage == "turn" and player(game) == who and game.turn == before.turn:
            self.step()
        seat = "the courtier" if who == COURTIER else "you"
        slot = game.masters[who]
        self.tell(f"slot of {seat}", (("slot", slot),))
        built = [cell for cell in range(CELLS) if before.owners[cell] == NONE and game.owners[cell] == who]
        self.tell(f"site of {seat} from {SLOT_WORDS[slot]}", (("site", built[0]),) if built else NOTHING)

    def queue(self) -> None:
        """Let the meeples queue, and tell the order and the Magistrate's camels."""
        game = self.game
        assert game.magistrate is not None
        self.compare_city()
        while game.stage == "queue":
            self.step()
        self.tell("queue", (("queue", *game.queue),))

    def invasion(self) -> None:
        """Let buildings fall, and tell it."""
        game = self.game
        before, soldiers = game.owners[:], game.soldiers[:]
        while game.stage == "invasion":
            self.step()
        for name, who in (("fallen of the courtier", COURTIER), ("fallen of you", YOU)):
            gone = [cell for cell in range(CELLS) if before[cell] == who and game.owners[cell] == NONE]
            self.tell(name, tuple(("site", cell) for cell in gone))
        home = [cell for cell in range(CELLS) if soldiers[cell] == MAGISTRATE and game.soldiers[cell] == NONE]
        self.tell("soldiers gone home", tuple(("site", cell) for cell in home))

    def scoring(self) -> None:
        """Score a year, which asks nothing; the table game may be in the next turn of the Magistrate already."""
        while self.game.stage == "scoring":
            self.step()
        told = [line.event for line in [*self.match.log, *self.match.telling]]
        last = max(n for n, event in enumerate(told) if event.name == "scoring of the Magistrate")
        done = instructions(told[:last])
        assert done[-1].what["to"] == told[last].what["total"]
        self.done = len(done)

    def beside_me(self) -> Physical:
        """Let the table game do its turn on a copy of the digital game as it is now; return that."""
        table = Physical(self.game, self.source)
        self.asked = []
        self._do(table)
        while (question := self.question()) is not None:
            if question.name.startswith("solo card"):
                self.match.answer((("solo", self.cards[int(question.name.split()[2])]),))
            elif isinstance(question.about, About) or question.name == DIRECTIONS_TOLD:
                self.asked.append(question.name)
                self.match.answer(table.answer(question, self.beside))
            else:
                break
            self._do(table)
        return table

    def _do(self, table: Physical) -> None:
        told = instructions([line.event for line in [*self.match.log, *self.match.telling]])
        for event in told[self.done :]:
            table.do(event)
        self.done = len(told)

    def compare(self) -> None:
        """Compare the Magistrate's own states."""
        its = self.beside.me
        mine = self.game.magistrate
        assert mine is not None
        for name in OWN:
            assert getattr(mine, name) == getattr(its, name), name
        for name in ("buildings", "soldiers", "posts", "tiles"):
            assert sorted(getattr(mine, name)) == sorted(getattr(its, name)), name
        assert _types(mine) == _types(its)
        if self.beside.kit.options["cards"] == "drawn":
            assert mine.deck == its.deck

    def compare_city(self) -> None:
        """Compare the city as the table game knows it at the end of a round."""
        assert self.game.stage == "queue"
        if self.beside.stage != "queue":
            # You stand in front, so that nobody had to be asked, and the table may be in the next turn.
            assert self.game.masters[YOU] == max(self.game.masters)
            return
        assert self.beside.owners == self.game.owners
        assert self.beside.masters == self.game.masters

    def compare_boards(self, table: Physical) -> None:
        """Compare what lies on the digital table with the one on which instructions were carried out."""
        for name in BOARD:
            assert getattr(table.game, name) == getattr(self.game, name), name


def _types(me: Magistrate) -> dict[int, int]:
    return dict(zip(me.buildings, me.types, strict=True))


OWN = (
    *("points", "favour", "influence", "mosque", "path", "courtiers", "extra", "camels", "spices", "goods", "laid"),
    *("scrolls", "scrolls_laid", "discards", "removed", "card", "dealt", "turn", "drawn"),
)
"""What the Magistrate owns, the same in both."""
BOARD = (
    *("masters", "owners", "soldiers", "walls", "points", "favour", "influence", "mosque", "paths", "courtiers"),
    *("posts", "breakthroughs", "scoring_tiles", "contracts", "goods", "row", "row_camels", "deck", "market"),
)
"""What lies on the shared table."""
STAGES = {"turn": Pair.turn, "queue": Pair.queue, "invasion": Pair.invasion, "scoring": Pair.scoring}
assert {one.name for one in AT_TABLE} >= set(OF_TABLE)


mirrored = mirroring(Pair)
"""Makes pairs whose table game hands its screens on."""
