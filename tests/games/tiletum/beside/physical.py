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
from soloist.engine.ladders import Rung, those_who_stay
from soloist.engine.match import Match, Setup
from soloist.engine.questions import Answer, Question
from soloist.engine.sight import At, Fact, Thing, in_order
from soloist.engine.states import copier, to_data
from soloist.games.tiletum.beside import reading
from soloist.games.tiletum.beside.facts import (
    CHARACTER_DRAWN,
    CHARACTERS_DRAWN,
    CHARACTERS_GONE,
    CHARACTERS_LYING,
    CHARACTERS_NEW,
    CREST_AT,
    FIRST_CONTRACT,
    KING_POINTS,
    LOWEST_SPACE,
)
from soloist.games.tiletum.beside.setup import BOARD_NUMBERS
from soloist.games.tiletum.beside.state import EMPTY, Beside
from soloist.games.tiletum.kinds import (
    ANY,
    CLERGY,
    PLUS,
    POINTS,
    RESOURCE_PART,
    ROW_CONTRACT,
    ROW_RESOURCE,
    SECTORS,
    SPECIAL_FRIENDS,
    VISITORS,
)
from soloist.games.tiletum.opponent import facts, verbs
from soloist.games.tiletum.opponent.deeds import DOES
from soloist.games.tiletum.opponent.ladders import BEST_TILE, BY_ROW, CHARACTER
from soloist.games.tiletum.opponent.looks import LOOKS, offered_seen, tile_seen
from soloist.games.tiletum.opponent.own import Cardinal, Piece, challenged
from soloist.games.tiletum.opponent.pieces import ICONS, parts_of, plain, shown, total
from soloist.games.tiletum.piles import fill_contracts
from soloist.games.tiletum.state import NONE, Game, sector_of
from soloist.players import player

OF_CHARACTERS = (facts.CHARACTERS, CHARACTERS_GONE, CHARACTERS_NEW, CHARACTER_DRAWN, CHARACTERS_LYING, CHARACTERS_DRAWN)
copy_of = copier(Cardinal)
DIGITAL, TABLE = rules_of("tiletum"), rules_of("tiletum-table")
VERB = {verb.name: verb for verb in verbs.VERBS}


class Physical:
    """The cardboard: a copy of a digital game before the Cardinalbot's turn."""

    def __init__(self, game: Game, source: Keyed) -> None:
        self.game = cast(Game, DIGITAL.copy(game))
        self.table = Straight(self.game, lambda question, game: (question.options[0],), source)
        self.best: list[tuple[Piece, Thing]] = []
        self.at: At = {}
        self.same = self.me

    @property
    def me(self) -> Cardinal:
        """The Cardinalbot's own board, as it stood when the turn began."""
        assert self.game.cardinal is not None
        return self.game.cardinal

    # Answering.
    def answer(self, question: Question, beside: Beside) -> Answer:
        """Answer a question of the Cardinalbot's turn by looking."""
        about = question.about
        assert isinstance(about, About), question.name
        what = question.name.rpartition("; ")[2] if "; " in question.name else ""
        if about.rungs:
            return tuple(cast("list[Piece]", self._climbed(about)))
        if about.ladder == BEST_TILE.name:
            return self._best_tile(question, what, about.at, beside)
        if about.fact is FIRST_CONTRACT:
            assert shown(self.best[0][0]).row == ROW_CONTRACT
            return self._best_tile(question, what, self.at, beside)
        if about.ladder == CHARACTER.name:
            return tuple(in_order({piece[:2] for piece in self._best_characters(beside.me)}))
        if about.fact in OF_CHARACTERS:
            return self._characters(question, what, beside)
        if about.fact is facts.OFFER:
            return self._offer(question, what, beside)
        if about.fact is facts.TILES:
            self._note(self._best_of(self._within(about.at), beside.me), beside.me)
            return self._all_tiles(what, about.at)
        if about.fact is facts.NEW_CREST_AT:
            there = list(cast("list[Piece]", LOOKS[facts.NEW_CREST_AT](self.game, *about.at.values())))
            return tuple(option for option in question.options if option in there)
        if about.fact in (facts.WHEEL_TILE, CREST_AT, None):
            return self._tile(question, what, about)
        return self._fact(question, about.fact, about.things, about.at)

    def _fact(self, question: Question, fact: Fact, things: Sequence[Thing], at: At) -> Answer:
        box = self.game.kit.box
        if fact is KING_POINTS:
            return (("number", box.king_points(int(cast(Piece, things[0])[1]))),)
        if fact is LOWEST_SPACE:
            return (("number", -box.numbers.king_lowest),)
        values = self._look(fact, things, at)
        if fact.kind == "number":
            return (("number", values[0]),)
        return tuple(cast(Piece, x) for x, value in zip(things, values, strict=True) if value)

    def _look(self, fact: Fact, things: Sequence[Thing], at: At) -> list[int]:
        look = LOOKS[fact]
        return [int(cast(int, look(self.game, x, *(at[name] for name in fact.needs)))) for x in things]

    def _climbed(self, about: About) -> list[Thing]:
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
        return left

    def _within(self, at: At) -> list[Piece]:
        found = LOOKS[facts.TILES](self.game, at["start"], at["steps"])
        return in_order(set(cast("list[Piece]", found)))

    def _best_of(self, tiles: list[Piece], me: Cardinal) -> list[Piece]:
        """The best tiles, all that are equal, before it is looked what matters about them."""
        if not tiles:
            return []
        row = min(shown(tile).row for tile in tiles)
        left = [tile for tile in tiles if shown(tile).row == row]
        for rung in BY_ROW[row].rungs:
            by = rung.by
            values = self._look(by, left, {}) if isinstance(by, Fact) else [by(me, x) for x in left]
            left = those_who_stay(rung.how, left, values)
        return left

    def _best_tile(self, question: Question, what: str, at: At, beside: Beside) -> Answer:
        tiles = self._within(at)
        best = self._best_of(tiles, beside.me)
        self._note(best, beside.me)
        self.at = at
        if not what:
            return tuple(in_order({_button(tile, question) for tile in best}))
        row = shown(best[0]).row
        if row == ROW_RESOURCE:
            assert challenged(beside.me, CLERGY)
            if what == "reward":
                return (("numbers", *_reward(best[0][1:]), len(best) - 1),)
            return _read(best[1:], what)
        asked = [tile for tile in tiles if shown(tile).row == row] if row == ROW_CONTRACT else best
        if what == "contract and others":
            return (("numbers", *asked[0][1:], len(asked) - 1),)
        if what == "contract" and question.fields and challenged(beside.me, SPECIAL_FRIENDS):
            asked = asked[-_size(question, what) :]
        if what == "how many":
            return (("number", len(asked)),)
        return _read(asked[: _size(question, what)], what)

    def _all_tiles(self, what: str, at: At) -> Answer:
        tiles = self._within(at)
        if not what:
            return tuple(tile if tile[0] == "crest" else ("row", shown(tile).row) for tile in tiles)
        row = min(shown(tile).row for tile in tiles)
        return _read([tile for tile in tiles if shown(tile).row == row], what)

    def _tile(self, question: Question, what: str, about: About) -> Answer:
        box = self.game.kit.box
        if about.fact is None:
            tiles = [] if self.game.king_tile == NONE else [tile_seen(box, box.bonus[self.game.king_tile])]
        else:
            tiles = list(cast("list[Piece]", LOOKS[facts.WHEEL_TILE](self.game, about.at["number"])))
        if what:
            return _read(tiles, what)
        return (_button(tiles[0], question),) if tiles else (("none",),)

    def _offer(self, question: Question, what: str, beside: Beside) -> Answer:
        box, places = self.game.kit.box, range(len(self.game.contract_offer))
        lying = [offered_seen(self.game, n)[3:] if self.game.contract_offer[n] != NONE else () for n in places]
        if what == "ap":
            return (("numbers", *box.contract_ap),)
        if what == "gone":
            left, gone = [x for x in lying if x], []
            for known in beside.offer:
                if known in left:
                    left.remove(known)
                elif known:
                    gone.append(known)
            return tuple(gone)
        asked = [int(field[0].split()[1]) - 1 for field in question.fields[::5]]
        return (("numbers", *(n for place in asked for n in _fields_of(lying[place]))),)

    def _seen_characters(self) -> list[Piece]:
        return in_order(cast("list[Piece]", list(cast("list[Piece]", LOOKS[facts.CHARACTERS](self.game)))))

    def _best_characters(self, me: Cardinal) -> list[Piece]:
        return climb_own(me, self._seen_characters(), CHARACTER.rungs)

    def _characters(self, question: Question, what: str, beside: Beside) -> Answer:
        """Tell what is not known to lie there any more, what is new, and the rewards of those of each type in order."""
        left, gone = [(*piece[:2], *plain(piece[2:])) for piece in self._seen_characters()], []
        for piece in sorted(beside.characters, key=len, reverse=True):
            lies = piece if piece in left else next((one for one in left if one[:2] == piece), None)
            if lies is None:
                gone.append(piece)
            else:
                left.remove(lies)
        if what == "taken":
            return tuple(gone)
        assert not gone
        if what == "rewards":
            seen = [(*piece[:2], *plain(piece[2:])) for piece in self._seen_characters()]
            for piece in beside.characters:
                if len(piece) > 2:
                    seen.remove(piece)
            asked = [one for one in beside.characters if one in reading.in_question(beside)]
            rewards = []
            for piece in asked:
                rewards.append(next(one for one in seen if one[:2] == piece))
                seen.remove(rewards[-1])
            return (("numbers", *(n for piece in rewards for n in _reward(piece[2:], icons=True))),)
        if question.kind == "numbers":
            assert len(question.fields) == 9 * len(left)
            return (("numbers", *(n for piece in left for n in _drawn(piece))),)
        return tuple(piece[:2] for piece in left)

    # Doing.
    def do(self, event: Event) -> None:
        """Do what an instruction says."""
        assert event.name == INSTRUCTION
        verb = VERB[str(event.what["verb"])]
        what = about_of(event)
        if verb is verbs.TAKE_TILE:
            what["tile"] = self._meant_tile(cast(Piece, what["tile"]))
        elif verb is verbs.TAKE_WHEEL_TILE and isinstance(what["number"], tuple):
            what["number"] = what["number"][1]
        elif verb is verbs.TAKE_CHARACTER:
            what["character"] = self._meant_character(cast(Piece, what["character"]))
        DOES[verb](self.game, self.table, *(what[name] for name in verb.what))

    def _note(self, best: list[Piece], me: Cardinal) -> None:
        """Note which tiles are the best, and what about each matters to the Cardinalbot as it stands now."""
        assert BEST_TILE.same is not None
        self.best = [(tile, BEST_TILE.same(me, tile)) for tile in best]
        self.same = copy_of(me)

    def _meant_tile(self, tile: Piece) -> Piece:
        if tile[0] == "crest":
            return tile
        assert BEST_TILE.same is not None
        wanted = BEST_TILE.same(self.same, tile)
        return next(x for x, matters in self.best if matters == wanted)

    def _meant_character(self, character: Piece) -> Piece:
        fits = [x for x in self._seen_characters() if x[1] == character[1]]
        if len(character) > 2:
            fits = [x for x in fits if plain(x[2:]) == plain(character[2:])]
        most = max(map(total, fits))
        return next(x for x in fits if total(x) == most)


def climb_own(me: Cardinal, left: list[Piece], rungs: Sequence[Rung[Cardinal, Piece]]) -> list[Piece]:
    for rung in rungs:
        assert not isinstance(rung.by, Fact)
        left = those_who_stay(rung.how, left, [rung.by(me, x) for x in left]) if left else left
    return left


def _button(tile: Piece, question: Question) -> Piece:
    if tile[0] == "crest":
        return tile
    by_ap = ("helper", PLUS, shown(tile).ap)
    return by_ap if by_ap in question.options else ("row", shown(tile).row)


def _size(question: Question, what: str) -> int:
    return len(question.fields) // {"contract": 4, "reward": 7, "ap": 1}[what]


def _read(tiles: Sequence[Piece], what: str) -> Answer:
    if what == "contract":
        return (("numbers", *(n for tile in tiles for n in tile[1:])),)
    if what == "ap":
        return (("numbers", *(shown(tile).ap for tile in tiles)),)
    return (("numbers", *(n for tile in tiles for n in _reward(tile[1:]))),)


def _reward(parts: Piece, *, icons: bool = False) -> list[int]:
    counts = dict(parts_of(plain(parts), 0))
    return [counts.get(kind, 0) for kind in (*RESOURCE_PART, ANY, POINTS, *((ICONS,) if icons else ()))]


def _drawn(piece: Piece) -> list[int]:
    return [int(piece[1]) + 1, *_reward(piece[2:], icons=True)]


def _fields_of(lying: Piece) -> list[int]:
    if not lying:
        return [0] * 5
    return [int(lying[1]) + 1, 0, 0, 0, 0] if lying[0] == "crest" else [0, *(int(n) for n in lying[1:])]


class Pair:
    """A digital game and the table game beside it, fed from the digital one; `matches` makes the match of that."""

    matches = Match

    def __init__(self, seed: int, who: str = "random", printed: object = None, **options: str) -> None:
        self.source = Keyed(str(seed))
        own = {name: value for name, value in options.items() if name not in ("asking", "map", "dice")}
        self.game = cast(Game, DIGITAL.new(settled(DIGITAL, own)))
        self.straight = Straight(cast(object, self.game), player(who, DIGITAL, f"{seed}"), self.source)
        setup = Setup("tiletum-table", settled(TABLE, options), str(seed))
        if printed is not None:
            state = TABLE.new(setup.options)
            TABLE.remember(state, printed)  # type: ignore[attr-defined]
            setup.base = to_data(state)
        self.match = self.matches(TABLE, setup)
        self.done = 0
        self.asked: list[list[str]] = []
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
        """Answer a question that is not the Cardinalbot's."""
        question = self.question()
        assert question is not None
        assert question.name == name, f"{question.name} is asked, not {name}"
        self.match.answer(answer)

    def _set_up(self) -> None:
        self.step()
        game = self.game
        box, me = game.kit.box, game.cardinal
        assert me is not None
        for n, fair in enumerate(game.fairs, 1):
            self.tell(f"fair {n}", (("fair", box.fairs[fair].kind),))
        for n, spot in enumerate(game.fair_towns[1:], 2):
            self.tell(f"fair town {n}", (("town", spot),))
        if not self.beside.memory.recall(BOARD_NUMBERS):
            self.tell(BOARD_NUMBERS, (("numbers", *box.fair_numbers),))
        closed = next(n for n, tile in enumerate(game.construction) if not box.construction[tile].open)
        self.tell("closed", (("cathedral", closed),))
        self.tell("merchant", (("town", me.merchant),))
        by_number = [game.wheel[(number - game.shift) % SECTORS] for number in range(SECTORS)]
        self.tell("wheel", tuple(("action", action) for action in by_number))
        tiles = [box.construction[tile] for n, tile in enumerate(game.construction) if n != closed]
        self.tell("construction", (("numbers", *(n for tile in tiles for n in (tile.stone, tile.points))),))
        question = self.question()
        if question is not None and question.name == "first crest":
            self.match.answer((("crest", me.crests[0]),))

    def play(self) -> None:
        """Play both to their end; after each turn of the Cardinalbot the boards and its own state are compared."""
        while not DIGITAL.over(self.game):
            STAGES.get(self.game.stage, Pair.step)(self)
        assert self.match.over
        self.compare()

    def prepare(self) -> None:
        """Roll the dice and tell them, unless Soloist rolls."""
        self.step()
        game, question = self.game, self.question()
        if question is not None and question.name == f"dice of round {game.round}":
            dice = enumerate(game.dice)
            self.match.answer(tuple(("die", n // SECTORS, n % SECTORS + 1) for n, count in dice for _ in range(count)))

    def corruption(self) -> None:
        """Turn over a token and tell it."""
        before = list(self.game.corruption)
        self.step()
        token = next(n for n, left in enumerate(before) if left != self.game.corruption[n])
        self.tell("corruption", (("number", self.game.kit.box.corruption[token]),))
        question = self.question()
        if question is not None and question.name.startswith(LOWEST_SPACE.name):
            self.match.answer(Physical(self.game, self.source).answer(question, self.beside))

    def turn(self) -> None:
        """Do a turn of the person and tell it, or one of the Cardinalbot and compare."""
        game = self.game
        if game.order[game.turn % 2] == game.kit.cardinal:
            table = self.beside_me()
            self.turns.append(self.asked[-1])
            self.step()
            fill_contracts(table.game, table.table)
            self.compare()
            self._take_the_same(table)
            self.compare_boards(table)
            return
        before, turn = cast(Game, DIGITAL.copy(game)), game.turn
        while game.stage == "turn" and game.turn == turn:
            self.step()
        (place,) = [n for n, count in enumerate(before.dice) if count != game.dice[n]]
        self.tell("your die", (("die", place // SECTORS, place % SECTORS + 1),))
        owners = zip(game.kit.box.houses, before.house_owner, game.house_owner, strict=True)
        built = sorted(space.spot for space, then, now in owners if now == 0 and then != 0)
        self.tell("your Houses", tuple(("town", spot) for spot in built))
        question = self.question()
        if question is not None and question.name == "your tile":
            taken = [option for option in question.options if self._taken(option, before)]
            self.match.answer(tuple(taken) or (EMPTY,))

    def _take_the_same(self, table: Physical) -> None:
        """Which of several Characters that are alike to the Cardinalbot is taken is the person's hand."""
        offers = [
            [(one[1], total(one)) for one in where._seen_characters()]
            for where in (table, Physical(self.game, self.source))
        ]
        if not challenged(self.beside.me, VISITORS) and sorted(offers[0]) == sorted(offers[1]):
            self.game.character_offer = table.game.character_offer[:]

    def _taken(self, option: Piece, before: Game) -> bool:
        if option == EMPTY:
            return False
        sector = sector_of(before, int(option[1]))
        return before.sector_tiles[sector] != self.game.sector_tiles[sector]

    def king(self) -> None:
        """Tell the space of the King track, and do the King phase."""
        self.tell("your space", (("number", self.game.king[0]),))
        table = self.beside_me()
        self.step()
        self.compare_boards(table)

    def fair(self) -> None:
        """Hold the Fair."""
        self.beside_me()
        self.step()

    def cleanup(self) -> None:
        """Clean up, and at the end tell the score."""
        self.step()
        if DIGITAL.over(self.game):
            self.tell("your score", (("number", self.game.points[0]),))
            self.beside_me()

    def beside_me(self) -> Physical:
        """Let the table game do its turn on a copy of the digital game as it is now; return that."""
        table = Physical(self.game, self.source)
        asked: list[str] = []
        self._do(table)
        while (question := self.question()) is not None and isinstance(question.about, About):
            asked.append(question.name)
            self.match.answer(table.answer(question, self.beside))
            self._do(table)
        self.asked.append(asked)
        return table

    def _do(self, table: Physical) -> None:
        told = instructions([line.event for line in [*self.match.log, *self.match.telling]])
        for event in told[self.done :]:
            table.do(event)
        self.done = len(told)

    def compare(self) -> None:
        """Compare the Cardinalbot's own states."""
        mine, its = self.game.cardinal, self.beside.me
        assert mine is not None
        for name in OWN:
            assert getattr(mine, name) == getattr(its, name), name
        rewards = challenged(mine, VISITORS)
        assert [_supplied(x, rewards) for x in mine.supply] == [_supplied(x, rewards) for x in its.supply]

    def compare_boards(self, table: Physical) -> None:
        """Compare what lies on the digital table with the one on which instructions were carried out."""
        for name in BOARD:
            assert getattr(table.game, name) == getattr(self.game, name), name


def _supplied(piece: Piece, rewards: bool) -> Piece:
    return (piece[0], *plain(piece[1:])) if rewards else piece[:1]


OWN = (
    *("res", "points", "king", "merchant", "architect", "houses", "houses_left", "pillars", "pillars_left", "built"),
    *("crests", "placed", "rooms", "contracts", "done", "row", "pawn", "challenges", "turn", "drawn"),
)
"""What the Cardinalbot owns, the same in both."""
BOARD = (
    *("dice", "bag", "sector_tiles", "map_tiles", "bonus_out", "contract_offer", "character_offer", "house_owner"),
    *("pillar_owners", "builders", "stack_next"),
)
"""What lies on the shared table."""
STAGES = {
    "prepare": Pair.prepare,
    "corruption": Pair.corruption,
    "turn": Pair.turn,
    "king": Pair.king,
    "fair": Pair.fair,
    "cleanup": Pair.cleanup,
}


mirrored = mirroring(Pair)
"""Makes pairs whose table game hands its screens on."""
