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
from soloist.engine.ladders import Ladder, those_who_stay
from soloist.engine.match import Match, Setup
from soloist.engine.memory import Memory
from soloist.engine.questions import Answer, Option, Question
from soloist.engine.sight import At, Fact, Thing
from soloist.engine.states import to_data
from soloist.games.luthier.beside import acts
from soloist.games.luthier.beside import facts as printed
from soloist.games.luthier.beside.known import FITTING, OTHER, PATRON
from soloist.games.luthier.beside.reading import part_of
from soloist.games.luthier.beside.state import AI, YOU, Beside
from soloist.games.luthier.kinds import NONE, PERFORMANCES, WORKBENCH
from soloist.games.luthier.opponent import facts, ladders, verbs
from soloist.games.luthier.opponent.deeds import DOES
from soloist.games.luthier.opponent.looks import LOOKS
from soloist.games.luthier.opponent.own import AI_LOCATIONS, Ai, Place
from soloist.games.luthier.opponent.planning import has_cards, left_most
from soloist.games.luthier.state import Game, owner_of
from soloist.players import player

DIGITAL, TABLE = rules_of("luthier"), rules_of("luthier-table")
VERB = {verb.name: verb for verb in verbs.VERBS}
SAME = {acts.TOKEN_BY_DIE.name: verbs.PLACE_TOKEN.name, acts.COMPLETE_AND_SHIFT.name: verbs.COMPLETE.name}
"""Instructions that say more of the same deed."""
SIZES = tuple(fact.name for fact in (printed.ROW_SPACES, printed.SECTION_SPACES, facts.GOALS_TOP))
"""How long things are that are told at set-up."""
OF_THE_TABLE = ("asking", "shuffled")


class Physical:
    """The cardboard: a copy of a digital game before the AI acts."""

    def __init__(self, game: Game, source: Keyed) -> None:
        self.game = cast(Game, DIGITAL.copy(game))
        self.table = Straight(self.game, lambda question, game: (question.options[0],), source)

    # Answering.
    def answer(self, question: Question) -> Answer:
        """Answer a question of the AI's turn by looking."""
        about = question.about
        assert isinstance(about, About), question.name
        what = part_of(question)
        if about.rungs:
            return _named(self._climbed(about))
        if about.ladder:
            return self._walked(about, question.options)
        assert about.fact is not None
        if about.fact in (facts.PATRON, facts.INSTRUMENT, facts.PERFORMANCE, facts.REPAIR):
            return self._card(about.fact, what, about.at, len(question.fields))
        if about.fact in (facts.DOWN, facts.UP):
            assert about.fact is facts.UP or question.kind == "some"
            rows = [("row", int(cast(Place, x)[2])) for x in self._found(about.fact, about.at)]
            return tuple(rows if question.kind == "order" else sorted(rows, key=question.options.index))
        if about.fact is facts.DESKS:
            return _named(self._found(facts.DESKS, about.at))
        if about.fact is facts.ROW:
            there = self._found(facts.ROW, about.at)
            return tuple(option for option in question.options if option not in there)
        if about.fact is facts.YOUR_GOALS:
            return (("number", len(self.game.boards[YOU].goals)),)
        return self._fact(about.fact, about.things, about.at)

    def _fact(self, fact: Fact, things: Sequence[Thing], at: At) -> Answer:
        box = self.game.kit.box
        if fact in (printed.ROW_SPACES, printed.SECTION_SPACES):
            (x,) = cast("Sequence[Place]", things)
            spaces = box.tiers if fact is printed.ROW_SPACES else box.sections[x[1]].desks
            return (("number", len(spaces)),)
        values = self._look(fact, things, at)
        if fact.kind == "number":
            return (("number", values[0]),)
        return _named([x for x, value in zip(things, values, strict=True) if value])

    def _look(self, fact: Fact, things: Sequence[Thing], at: At) -> list[int]:
        look = LOOKS[fact]
        return [int(cast(int, look(self.game, x, *(at[name] for name in fact.needs)))) for x in things]

    def _found(self, fact: Fact, at: At) -> list[Thing]:
        return list(cast("Sequence[Thing]", LOOKS[fact](self.game, *(at[name] for name in fact.needs))))

    def _climbed(self, about: About) -> list[Thing]:
        left = list(about.things)
        for rung in about.rungs:
            if rung.values is not None:
                known = dict(zip(about.things, rung.values, strict=True))
                values = [known[x] for x in left]
            else:
                assert rung.fact is not None
                values = self._look(rung.fact, left, about.at)
            left = those_who_stay(rung.how, left, values) if left else left
        return left

    def _walked(self, about: About, options: Sequence[Option]) -> Answer:
        """The best of a ladder that a person walks alone: in a row one card or none."""
        assert about.fact is not None
        left = self._found(about.fact, about.at)
        for rung in _ladder(about).rungs:
            by = rung.by
            values = self._look(by, left, about.at) if isinstance(by, Fact) else [cast(Place, x)[1] for x in left]
            left = those_who_stay(rung.how, left, values) if left else left
        if about.ladder == ladders.DESK.name:
            section = cast(Place, about.at["section"])
            (chair,) = self._look(facts.GETS_CHAIR, [section], about.at)
            seat = ("chair", section[1])
            chairs = (seat,) if chair and seat in options else ()
            return (*(_named(left) or (("full", section[1]),)), *chairs)
        return _named(left) or (("none",),)

    def _card(self, fact: Fact, what: str, at: At, size: int) -> Answer:
        found = self._found(fact, at)
        if not found:
            return (("none",),)
        _, *numbers = (int(n) if isinstance(n, int) else n for n in cast("tuple[str | int, ...]", found[0]))
        if what in ("wants", "family"):
            return (("family", numbers[0]),)
        if what == "era":
            return (("era", numbers[0]),)
        if what == "prestige":
            return (("number", numbers[1]),)
        if what == "numbers":
            return (("numbers", *numbers[len(numbers) - size :]),)
        assert what == "needs", what
        pairs = zip(numbers[2::2], numbers[3::2], strict=True)
        return tuple(("performance" if deck == PERFORMANCES else "repair", of) for deck, of in pairs)

    # Doing.
    def do(self, event: Event) -> None:
        """Do what an instruction says; the AI's own board needs no hands."""
        assert event.name == INSTRUCTION
        verb = VERB.get(SAME.get(str(event.what["verb"]), str(event.what["verb"])))
        if verb is not None:
            what = about_of(event)
            DOES[verb](self.game, self.table, *(what[name] for name in verb.what))


def _named(things: Sequence[Thing]) -> Answer:
    return tuple(x if isinstance(x, tuple) else (x,) for x in things)


def _ladder(about: About) -> Ladder[Ai, Place]:
    """The ladder of a question, as the document has it for that deck."""
    if about.ladder == ladders.DESK.name:
        return cast("Ladder[Ai, Place]", ladders.DESK)
    deck = int(cast(Place, about.at["deck"])[1])
    any_worth = "worth" not in about.at
    if about.ladder == FITTING:
        return ladders.fitting(deck, any_worth)
    if about.ladder == OTHER:
        return ladders.other(deck, any_worth)
    assert about.ladder == PATRON
    return ladders.patron("wanted" in about.at)


class Pair:
    """A digital game and the table game beside it, fed from the digital one."""

    matches: type[Match[object]] = Match

    def __init__(self, seed: int, who: str = "random", known: object = None, **options: str) -> None:
        self.source = Keyed(str(seed))
        own = {name: value for name, value in options.items() if name not in OF_THE_TABLE}
        mine = {name: value for name, value in options.items() if name in dict.fromkeys(s.name for s in TABLE.settings)}
        self.game = cast(Game, DIGITAL.new(settled(DIGITAL, own)))
        self.straight = Straight(cast(object, self.game), player(who, DIGITAL, f"{seed}"), self.source)
        setup = Setup("luthier-table", settled(TABLE, mine), str(seed))
        if known is not None:
            state = cast(Beside, TABLE.new(setup.options))
            TABLE.remember(state, known)  # type: ignore[attr-defined]
            setup.base = to_data(state)
        self.match = self.matches(TABLE, setup)
        self.at = 0
        self.turns: list[list[list[str]]] = []

    @property
    def beside(self) -> Beside:
        """The table game as it stands."""
        return cast(Beside, self.match.state)

    @property
    def printed(self) -> object:
        """What was told about what is printed, for another game."""
        return to_data(cast(Memory, self.beside.memory.printed()))

    def question(self) -> Question | None:
        """What the table game asks now."""
        question = self.match.question
        assert question is None or isinstance(question, Question)
        return question

    def tell(self, name: str, answer: Answer) -> None:
        """Answer a question that is not the AI's."""
        question = self.question()
        assert question is not None
        assert question.name.startswith(name), f"{question.name} is asked, not {name}"
        self.match.answer(answer)

    def step(self) -> None:
        """Run a step of the digital game."""
        DIGITAL.step(self.game, self.straight)

    # The course of both.
    def play(self) -> None:
        """Play both to their end; after each turn of the AI the boards and its own state are compared."""
        while not DIGITAL.over(self.game):
            if self.game.stage == "prepare":
                self.prepare()
            elif self.ai_next():
                self.ai_acts()
            elif self.game.stage in ("plan", "activate") and not self.game.due:
                self.person()
            else:
                self.step()
        assert self.match.over
        self.compare()

    def prepare(self) -> None:
        """Tell the guild card, and let both take the first cards."""
        table, game = Physical(self.game, self.source), self.game
        self.step()
        box, me = game.kit.box, game.ai
        assert me is not None
        guild = next(card for card in box.guilds if (list(card.eras), list(card.families)) == (me.eras, me.families))
        tile = box.family_tiles[game.boards[YOU].family].number
        question = self.question()
        if question is not None and question.name == "tracker rows":
            self.match.answer(tuple(("row", row) for row in box.tracker_rows))
        question = self.question()
        if question is not None and question.name == "families there":
            self.match.answer(tuple(question.options))
        self.chips()
        self.tell("guild number", (("number", guild.number),))
        self.tell("tile number", (("number", tile),))
        printed: dict[str, Answer] = {
            "guild eras": tuple(("era", n) for n in guild.eras),
            "guild families": tuple(("family", n) for n in guild.families),
            "guild awards": tuple(("award", n) for n in guild.awards),
            "guild icons": tuple(("row", row) for row in box.tracker_rows for _ in range(guild.icons.count(row))),
        }
        while (question := self.question()) is not None and question.name in printed:
            self.match.answer(printed[question.name])
        while (question := self.question()) is not None and question.name.startswith(SIZES):
            self.match.answer(table.answer(question))
        # The digital game gives it its cards with the guild card.
        table.game.ai = cast(Game, DIGITAL.copy(game)).ai
        self.answer_all(table, "first cards")
        self.compare()
        self.compare_boards(table)

    def chips(self) -> None:
        """Tell how many chips you place in each round, if that is asked."""
        question, chips = self.question(), self.game.kit.chips
        if question is not None and question.name == "chips at first":
            self.match.answer((("number", len(chips[1])),))
            joins = [n for n in range(2, len(chips)) if len(chips[n]) > len(chips[n - 1])]
            self.tell("chips that join", tuple(("round", n) for n in joins))

    def ai_next(self) -> bool:
        """Whether the AI acts in the next step of the digital game."""
        game, me = self.game, self.game.ai
        if game.due or me is None:
            return False
        if game.stage == "chip":
            return game.queue[0][0] == game.kit.ai
        if game.stage == "activate":
            return self.actor() == game.kit.ai and has_cards(me) and left_most(me) == WORKBENCH
        return game.stage == "close"

    def actor(self) -> int:
        """Who acts next in the Resolution, or NONE."""
        game, me = self.game, self.game.ai
        assert me is not None
        for turn in range(game.turn, game.turn + 2):
            who = game.order[turn % 2]
            chips = game.boards[YOU].bench or any(owner_of(chip) == YOU for pile in game.piles for chip in pile)
            if has_cards(me) if who == game.kit.ai else chips:
                return who
        return NONE

    def person(self) -> None:
        """Run a step of Planning or Resolution in which a person may act, and tell what the person did."""
        game = self.game
        piles, bench = [list(pile) for pile in game.piles], len(game.boards[YOU].bench)
        who, stage = self.actor() if game.stage == "activate" else NONE, game.stage
        dropped = cast(Ai, game.ai).row + cast(Ai, game.ai).dropped
        self.step()
        if stage == "plan":
            if cast(Question, self.question()).name.startswith("your chips"):
                self.match.answer((("number", len(game.kit.chips[game.round])),))
            mine = [n for n, pile in enumerate(game.piles) if [*map(owner_of, pile)].count(YOU) > _count(piles[n])]
            if len(game.boards[YOU].bench) > bench:
                mine = [WORKBENCH]
            if mine:
                self.tell("your chip", (("at", mine[0]),))
            self._flipped(dropped)
        elif who == YOU:
            emptied = [n for n, pile in enumerate(piles) if pile and not game.piles[n]] or [WORKBENCH]
            # The last one is not asked.
            if sum(map(bool, [*map(_count, piles), bench])) > 1:
                self.tell("your location", (("activate", emptied[0]),))

    def _flipped(self, before: Sequence[int]) -> None:
        """Tell which card was flipped, if that is asked."""
        me = cast(Ai, self.game.ai)
        new = [card for card in (*me.row, *me.dropped) if card not in before]
        question = self.question()
        if new and question is not None and question.name.startswith("flipped card"):
            self.match.answer((("card", new[0], me.levels[new[0]]),))
        table = Physical(self.game, self.source)
        # Whether a card shows a limit is seen when it is flipped.
        while (question := self.question()) is not None and question.name.startswith(facts.SHOWS_LIMIT.name):
            self.match.answer(table.answer(question))

    def ai_acts(self) -> None:
        """Let both do what the AI does next, and compare."""
        game, closing = self.game, self.game.stage == "close"
        table = Physical(game, self.source)
        before = list(cast(Ai, game.ai).chips)
        self.step()
        workers = [chip for chip, n in enumerate(before) if n != cast(Ai, game.ai).chips[chip]]
        if table.game.location != NONE:
            workers = [cast(Ai, game.ai).workers[AI_LOCATIONS.index(table.game.location)]]
        self.turns.append(self.answer_all(table, "close" if closing else "act", workers))
        if closing:
            # The markers of the Balcony go back when the round ends.
            table.game.balcony = list(game.balcony)
            self.closed(table)
        self.compare()
        self.compare_boards(table)

    def closed(self, table: Physical) -> None:
        """Tell who is first in the next round, or at the end the score."""
        game = self.game
        if game.stage == "over":
            self.answer_all(table, "end")
        question = self.question()
        if question is not None and question.name == "first":
            self.match.answer((("first", AI if game.order[0] == game.kit.ai else YOU),))
        if game.stage == "over":
            self.tell("your score", (("number", game.prestige[YOU]),))

    def answer_all(self, table: Physical, stage: str, workers: Sequence[int] = ()) -> list[list[str]]:
        """Answer what the AI asks in its next step by looking at a table, do what it says; return what it asked.

        Each list is a screen: questions that are answered together.
        """
        points, screens, along, done = self.match.checkpoints, list[list[str]](), list[str](), 0
        at = next(n for n in range(self.at, len(points)) if cast(Beside, points[n].state).stage == stage)
        while True:
            points = self.match.checkpoints
            over = len(points) > at + 1
            told = self.match.log[points[at].log : points[at + 1].log] if over else self.match.telling
            acts = instructions([line.event for line in told])
            for event in acts[done:]:
                table.do(event)
            done = len(acts)
            if over:
                self.at = at + 1
                return screens
            question = self.question()
            assert question is not None
            if question.name.startswith("workers"):
                self.match.answer(tuple(("worker", chip) for chip in workers))
            else:
                if question.name not in along:
                    screens.append([])
                    along = [one.name for one in self.match.along]
                screens[-1].append(question.name)
                self.match.answer(table.answer(question))

    def compare(self) -> None:
        """Compare the AI's own states."""
        beside = cast(Beside, self.match.checkpoints[self.at].state)
        mine, its = self.game.ai, beside.me
        # What was told of the shared table holds in the turn of the AI alone.
        assert all(told.keeps != "turn" for told in beside.memory.told.values())
        assert mine is not None
        for name in OWN:
            assert getattr(mine, name) == getattr(its, name), name
        patrons = [
            [(one.primary, one.prestige, sorted(one.needs), one.unfinished, one.built) for one in me.patrons]
            for me in (mine, its)
        ]
        assert patrons[0] == patrons[1]

    def compare_boards(self, table: Physical) -> None:
        """Compare what lies on the digital table with the one on which instructions were carried out."""
        for name in BOARD:
            assert getattr(table.game, name) == getattr(self.game, name), name
        assert table.game.prestige[self.game.kit.ai] == self.game.prestige[self.game.kit.ai]


def _count(pile: Sequence[int]) -> int:
    return sum(owner_of(chip) == YOU for chip in pile)


OWN = (
    *(
        "prestige",
        "rows",
        "eras",
        "families",
        "awards",
        "scored",
        "tracker",
        "goals",
        "levels",
        "deck",
        "row",
        "dropped",
    ),
    *("covered", "workers", "skills", "chips", "bench", "beside", "turn", "drawn"),
)
"""What the AI owns, the same in both; of its patrons what they need in any order."""
BOARD = (
    *("rows", "decks", "under", "discards", "by_ai", "award_owner", "plain", "instrument_at", "back_row", "chairs"),
    *("balcony",),
)
"""What lies on the shared table."""


mirrored = mirroring(Pair)
"""Makes pairs whose table game hands its screens on."""
