"""Positions for the AI: a bare solo board beside its own state.

Its guild card orders eras Baroque, Classical, Romantic, families Strings to Percussion, and awards left, middle, right.
Every desk is in the game, the rows hold only what is named: the first card lies next to the deck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.games.luthier.positions import BOX, only, take
from tests.games.luthier.positions import start as laid_out

from soloist.engine.answerers import Straight
from soloist.engine.chance import Keyed
from soloist.engine.events import Event
from soloist.engine.hands import BoardHands
from soloist.engine.questions import Answer, Chance, Outcome, Question
from soloist.engine.sight import BoardSight
from soloist.engine.table import Table
from soloist.engine.trace import Step, Trace, text
from soloist.games.luthier.kinds import INSTRUMENTS, NONE, PATRONS, SHARED_LOCATIONS
from soloist.games.luthier.opponent import actions
from soloist.games.luthier.opponent.deeds import DOES
from soloist.games.luthier.opponent.looks import LOOKS
from soloist.games.luthier.opponent.named import thing_name
from soloist.games.luthier.opponent.own import AI_LOCATIONS, Ai, Customer, fresh
from soloist.games.luthier.state import BESIDE, Game, card_entry, deck_and_card

AI = 1
CARD = {location: card for card, location in enumerate(AI_LOCATIONS)}


class Listening(Straight[Game]):
    """Hears what is told, and asks nobody anything."""

    listens = True

    def __init__(self, game: Game, seed: str) -> None:
        super().__init__(game, _never, Keyed(seed))
        self.events: list[Event] = []

        self.chance: Mapping[str, Outcome] = {}

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def fixed(self, chance: Mapping[str, Outcome]) -> Listening:
        """Fix what falls, by label#index or by label."""
        self.chance = chance
        return self

    # A draw goes the long way, so that it falls too.
    draw = Table.draw

    def fall(self, chance: Chance) -> Outcome:
        fixed = self.chance.get(chance.key, self.chance.get(chance.label))
        return super().fall(chance) if fixed is None else fixed


def _never(question: Question, state: Game) -> Answer:
    raise AssertionError(f"the AI asks nothing: {question}")


class At:
    """A game with the AI, its eyes and hands, and a trace."""

    def __init__(self, game: Game, seed: str = "1") -> None:
        assert game.ai is not None
        self.game, self.me, self.why = game, game.ai, Trace()
        self.table = Listening(game, seed)
        self.sight, self.hands = BoardSight(game, LOOKS, self.table), BoardHands(game, DOES, self.table)

    def patron(self, id: str, *, instrument: str = "", built: bool = False, met: Sequence[int] = ()) -> At:
        """Give it a patron, with an instrument (unfinished or built), and secondary requirements that are met."""
        card = take(self.game, PATRONS, id)
        row = BOX.patrons[card]
        needs = [need for n, need in enumerate(row.needs) if n not in met]
        patron = Customer(row.primary, row.prestige, needs, built=built)
        lies = self.game.by_ai[len(self.me.patrons)]
        lies.append(card_entry(PATRONS, card))
        if instrument:
            number = take(self.game, INSTRUMENTS, instrument)
            lies.append(card_entry(INSTRUMENTS, number))
            patron.unfinished = NONE if built else BOX.instruments[number].prestige
        self.me.patrons.append(patron)
        return self

    def beside(self, *ids: str) -> At:
        """Give it instruments for nobody, the top one first."""
        for id in ids:
            number = take(self.game, INSTRUMENTS, id)
            row = BOX.instruments[number]
            self.me.beside.append((row.family, row.prestige))
            self.game.by_ai[BESIDE].append(card_entry(INSTRUMENTS, number))
        return self

    def decks(self, decks: Mapping[int, Sequence[str]]) -> At:
        """Leave only these cards in decks; the others are out of the game."""
        for deck, ids in decks.items():
            only(self.game, deck, *ids)
            self.game.discards[deck] = [0] * len(self.game.discards[deck])
        return self

    def token(self, section: int, place: int, who: int, n: int = 1) -> At:
        """Put plain tokens on a desk; the first in a section has its First Chair."""
        desk = BOX.sections[section].desks[place - 1]
        self.game.plain[desk * 2 + who] += n
        if self.game.chairs[section] == NONE:
            self.game.chairs[section] = who
        return self

    def instrument_at(self, section: int, place: int, who: int = AI) -> At:
        """Put an instrument token on a desk."""
        self.game.instrument_at[BOX.sections[section].desks[place - 1]] = who
        if self.game.chairs[section] == NONE:
            self.game.chairs[section] = who
        return self

    def act(self, location: int, skill: int = 3, level: int = 1) -> At:
        """Carry out its action at a location with a card of a level."""
        self.me.levels[CARD[location]] = level
        actions.act(self.me, location, skill, self.sight, self.hands, self.why)
        return self

    def work(self, *chips: int, level: int = 0) -> At:
        """Let workers build; with a level its Workbench card lies in the row."""
        if level:
            card = len(AI_LOCATIONS) - 1
            self.me.row, self.me.levels[card] = [card], level
        actions.work(self.me, chips, self.sight, self.hands, self.why)
        return self

    def lies(self, place: int) -> list[str]:
        """The ids of the cards at one of its places."""
        rows = (BOX.patrons, BOX.instruments, BOX.performances, BOX.repairs)
        return [rows[deck][card].id for deck, card in map(deck_and_card, self.game.by_ai[place])]

    def out(self, deck: int) -> list[str]:
        """The ids of the cards on a pile of discards."""
        rows = (BOX.patrons, BOX.instruments, BOX.performances, BOX.repairs)
        return [rows[deck][card].id for card, n in enumerate(self.game.discards[deck]) if n]

    def told(self, name: str) -> list[dict[str, object]]:
        """What was told in each event of a name."""
        return [dict(event.what) for event in self.table.events if event.name == name]

    def tokens(self) -> list[tuple[int, int]]:
        """Where it put tokens: section and desk."""
        return [(int(str(t["section"])), int(str(t["desk"]))) for t in self.told("token")]

    def clauses(self) -> set[str]:
        """The clauses of the steps of its trace."""
        return {item.clause for item in self.why.items if isinstance(item, Step)}

    def words(self) -> str:
        """The trace in words."""
        return text(self.why, thing_name)


def board(rows: Mapping[int, Sequence[str]] | None = None, seed: str = "1", **more: object) -> At:
    """A solo game in the middle; options of the game are given as texts, everything else sets fields of the AI."""
    options = {name: value for name, value in more.items() if isinstance(value, str)}
    game = laid_out(seats="solo", rows=rows, awards=("restorers", "full-score", "many-voices"), **options)  # type: ignore[arg-type]
    game.order = [0, AI]
    game.ai = fresh(game.kit, BOX.tracker_rows)
    me: Ai = game.ai
    me.eras, me.families, me.awards = [0, 1, 2], [0, 1, 2, 3, 4], [0, 1, 2]
    for name, value in more.items():
        if not isinstance(value, str):
            setattr(me, name, value)
    assert len(game.piles) == SHARED_LOCATIONS
    return At(game, seed)
