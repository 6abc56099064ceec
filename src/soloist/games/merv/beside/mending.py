"""What the Magistrate really has, where that went wrong at the table: each part of it, as Soloist has it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import permutations
from typing import Final

from soloist.engine.events import Event
from soloist.engine.forgetting import PRINTED, WHAT_IS_PRINTED, forgetting, words_of
from soloist.engine.forms import form, kinds_told, numbers_told, old_first, some
from soloist.engine.mending import PART, WRONG, Part, mend
from soloist.engine.questions import Answer, Chance, Field, Option, Outcome, Question
from soloist.engine.table import Table
from soloist.engine.text import N_, say
from soloist.games.merv.beside import known
from soloist.games.merv.beside.named import city_words, named
from soloist.games.merv.beside.remembered import printed_words
from soloist.games.merv.beside.state import COURTIER, MAGISTRATE, PLAYERS, YOU, Beside, cells_of
from soloist.games.merv.kinds import CARAVANSARY, CELLS, CITIES, LIBRARY, MARKET, MOSQUE, NONE, SITES, SLOTS
from soloist.games.merv.names import action_name, spice_name
from soloist.games.merv.opponent import facts
from soloist.games.merv.opponent.own import ALL, FAVOUR_TRACK, INFLUENCE_TRACK

HIGHEST: Final = 500
FURTHEST: Final = 40
"""No track and no way through the mosque is as long; used until its end was told."""
MOST_POINTS: Final = 9
"""No scoring tiles for one action show more together."""
COUNTS: Final = (
    N_("points"),
    N_("space of the favour track"),
    N_("space of the influence track"),
    N_("steps in the mosque"),
    N_("camels"),
    N_("scrolls"),
    N_("scrolls on contracts"),
)


@dataclass(frozen=True, slots=True)
class Together:
    """What was told before in the same correction, by the names of the questions."""

    answers: dict[str, Answer] = field(default_factory=dict)

    def comes(self, part: str) -> bool:
        """Whether a part is wrong and was not told yet."""
        asked = NAMES[part]
        return (PART, part) in self.answers.get(WRONG, ()) and asked not in self.answers

    def kinds(self, part: str, otherwise: Sequence[int]) -> list[int]:
        """Return what is so of a part: as told now, or else as Soloist has it; nothing if it is still to be told."""
        if self.comes(part):
            return []
        answer = self.answers.get(NAMES[part])
        return list(otherwise) if answer is None else kinds_told(answer)

    def numbers(self, part: str, otherwise: Sequence[int]) -> list[int]:
        """Return the numbers of a part: as told now, or else as Soloist has them."""
        answer = self.answers.get(NAMES[part])
        return list(otherwise) if answer is None else numbers_told(answer)


class Hearing(Table):
    """Lets every part know what was told of those before it, so that they cannot contradict each other."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.listens = table.listens
        self.told = Together()

    def answer(self, question: Question) -> Answer:
        """Pass the question on and note its answer."""
        answer = self.table.answer(replace(question, about=self.told))
        self.told.answers[question.name] = answer
        return answer

    def soon(self, questions: Sequence[Question]) -> None:
        """Pass the hint on."""
        self.table.soon([replace(question, about=self.told) for question in questions])

    def tell(self, event: Event) -> None:
        """Pass the event on."""
        self.table.tell(event)

    def fall(self, chance: Chance) -> Outcome:
        """Pass it on."""
        return self.table.fall(chance)


def correct(game: Beside, table: Table) -> None:
    """Hear what is wrong and how it really is, and make that true."""
    mend(game, Hearing(table), YOU, PARTS, "merv.magistrate.pieces")


# Forms and places.
# Numbers.
def _counts(game: Beside) -> Question:
    box, me = game.kit.box, game.me
    tracks = [known.end_told(game, facts.TRACK_END, ("track", one)) for one in (FAVOUR_TRACK, INFLUENCE_TRACK)]
    ends = [FURTHEST if end is None else end for end in (*tracks, known.end_told(game, facts.MOSQUE_END, ALL))]
    most = (HIGHEST, *ends, box.pieces.camels, box.numbers.scrolls, box.numbers.scrolls)
    fields = [(say(word), 0, n) for word, n in zip(COUNTS, most, strict=True)]
    now = (me.points, me.favour, me.influence, me.mosque, me.camels, me.scrolls, me.scrolls_laid)
    return form(YOU, "its counts", fields, now)


def _put_counts(game: Beside, answer: Answer) -> None:
    me = game.me
    me.points, me.favour, me.influence, me.mosque, me.camels, me.scrolls, me.scrolls_laid = numbers_told(answer)
    me.path = max(me.path, 0) if me.mosque else NONE


def _cards(game: Beside) -> Question:
    most = game.kit.box.pieces.caravan_cards
    return form(YOU, "its cards", [(spice_name(n), 0, most) for n in range(len(game.me.spices))], game.me.spices)


def _put_cards(game: Beside, answer: Answer) -> None:
    game.me.spices = numbers_told(answer)


def _by_city(name: str, which: Callable[[Beside], list[int]]) -> Callable[[Beside], Question]:
    def ask(game: Beside) -> Question:
        fields: list[Field] = [(city_words(n), 0, game.kit.box.numbers.goods) for n in range(CITIES)]
        return form(YOU, name, fields, which(game))

    return ask


def _put_goods(game: Beside, answer: Answer) -> None:
    game.me.goods = numbers_told(answer)


def _put_laid(game: Beside, answer: Answer) -> None:
    game.me.laid = numbers_told(answer)


def _courtiers(game: Beside) -> Question:
    most, halls = game.kit.box.numbers.servants, range(1, len(game.me.courtiers) + 1)
    return form(YOU, "its courtiers", [(say("hall {n} from the left", n=n), 0, most) for n in halls], game.me.courtiers)


def _put_courtiers(game: Beside, answer: Answer) -> None:
    game.me.courtiers = numbers_told(answer)


# What stands on the board.
def _posts(game: Beside) -> Question:
    cities: list[Option] = [("city", n) for n in range(CITIES)]
    return some(YOU, "its posts", cities, [("city", n) for n in game.me.posts], game.kit.box.numbers.posts)


def _put_posts(game: Beside, answer: Answer) -> None:
    game.me.posts = old_first(game.me.posts, kinds_told(answer))


def _all_sites() -> list[Option]:
    return [("site", cell) for cell in range(CELLS) if cell != MARKET]


def _soldiers(game: Beside) -> Question:
    now: list[Option] = [("site", cell) for cell in game.me.soldiers]
    return some(YOU, "its soldiers", _all_sites(), now, game.kit.box.numbers.servants)


def _put_soldiers(game: Beside, answer: Answer) -> None:
    game.me.soldiers = old_first(game.me.soldiers, kinds_told(answer))


BUILDINGS_OF: Final = {"its buildings": MAGISTRATE, "your buildings": YOU, "buildings of the courtier": COURTIER}
"""Whose buildings a question is about, by its name."""


def _buildings(name: str) -> Callable[[Beside], Question]:
    def ask(game: Beside) -> Question:
        now: list[Option] = [("site", cell) for cell in cells_of(game, BUILDINGS_OF[name])]
        return some(YOU, name, _all_sites(), now, game.kit.box.numbers.buildings)

    return ask


def _put_buildings(name: str) -> Callable[[Beside, Answer], None]:
    def put(game: Beside, answer: Answer) -> None:
        who, there = BUILDINGS_OF[name], kinds_told(answer)
        for cell in range(CELLS):
            if cell in there:
                game.owners[cell] = who
            elif game.owners[cell] == who:
                game.owners[cell] = NONE
        me = game.me
        me.buildings = old_first(me.buildings, cells_of(game, MAGISTRATE))
        me.types = [game.sites[cell] for cell in me.buildings]

    return put


def _walls(game: Beside) -> Question:
    places: list[Option] = [("place", place) for place in range(SLOTS)]
    return some(YOU, "walls", places, [("place", place) for place in known.walls_known(game)], SLOTS)


def _put_walls(game: Beside, answer: Answer) -> None:
    known.note_walls(game, kinds_told(answer))


def _queue(game: Beside) -> Question:
    orders: list[Option] = [("queue", *order) for order in permutations(range(PLAYERS))]
    return Question(YOU, "its queue", orders, now=(("queue", *game.queue),))


def _put_queue(game: Beside, answer: Answer) -> None:
    game.queue = numbers_told(answer)


# Tiles and cards.
def _tiles(game: Beside) -> Question:
    now = [sum(points for action, points in game.me.tiles if action == one) for one in range(SITES)]
    return form(YOU, "its scoring tiles", [(action_name(one), 0, MOST_POINTS) for one in range(SITES)], now)


def _put_tiles(game: Beside, answer: Answer) -> None:
    game.me.tiles = [(action, points) for action, points in enumerate(numbers_told(answer)) if points]


EXTRAS: Final[tuple[Option, ...]] = (("extra", NONE), ("extra", CARAVANSARY), ("extra", MOSQUE))


def _extra(game: Beside) -> Question:
    return Question(YOU, "its tile of level 2", list(EXTRAS), now=(("extra", game.me.extra),))


def _put_extra(game: Beside, answer: Answer) -> None:
    (game.me.extra,) = kinds_told(answer)


def _solo_cards(game: Beside, cards: Sequence[int]) -> list[Option]:
    return [("solo", card) for card in cards if card != game.me.card]


def _discards(game: Beside) -> Question:
    now: list[Option] = [("solo", card) for card, n in enumerate(game.me.discards) if n]
    return some(YOU, "discarded solo cards", _solo_cards(game, range(SITES)), now, SITES)


def _put_discards(game: Beside, answer: Answer) -> None:
    game.me.discards = [int(("solo", card) in answer) for card in range(SITES)]
    _set_deck(game)


LEAVING: Final = (CARAVANSARY, LIBRARY, MOSQUE)
"""The solo cards that leave the game when they have done their work (MM035, MM045, MM053)."""


def _removed(game: Beside) -> Question:
    now: list[Option] = [("solo", card) for card, gone in enumerate(game.me.removed) if gone]
    return some(YOU, "removed solo cards", _solo_cards(game, LEAVING), now, len(LEAVING))


def _put_removed(game: Beside, answer: Answer) -> None:
    game.me.removed = [int(("solo", card) in answer) for card in range(SITES)]
    _set_deck(game)


def _set_deck(game: Beside) -> None:
    """Let the deck be of all cards that are nowhere else; where those lie that come back to it is not known."""
    me = game.me
    for card in range(SITES):
        there = card != me.card and not me.discards[card] and not me.removed[card]
        bags = [bag for bag in me.deck if bag[card]]
        if there and not bags:
            me.deck = [sum_of(me.deck, SITES)]
            me.deck[0][card] = 1
        for bag in () if there else bags:
            bag[card] = 0
    me.deck = [bag for bag in me.deck if any(bag)]
    known.forget_order(game)


def sum_of(bags: Sequence[Sequence[int]], size: int) -> list[int]:
    """Return what lies in several bags together."""
    return [sum(bag[card] for bag in bags) for card in range(size)]


def printed_line(game: Beside, option: Option) -> str:
    """Return what was told of the printed board, in words."""
    return words_of(game, option, partial(named, game), partial(printed_words, game))


PARTS: Final[tuple[Part[Beside], ...]] = (
    Part("counts", N_("points, tracks, steps, camels and scrolls"), _counts, _put_counts),
    Part("cards", N_("its caravan cards"), _cards, _put_cards),
    Part("goods", N_("its goods"), _by_city("its goods", lambda game: game.me.goods), _put_goods),
    Part("laid", N_("its goods on contracts"), _by_city("goods on contracts", lambda game: game.me.laid), _put_laid),
    Part("courtiers", N_("its courtiers"), _courtiers, _put_courtiers),
    Part("posts", N_("its posts"), _posts, _put_posts),
    Part("buildings", N_("its buildings"), _buildings("its buildings"), _put_buildings("its buildings")),
    Part("yours", N_("your buildings"), _buildings("your buildings"), _put_buildings("your buildings")),
    Part(
        "courtier",
        N_("buildings of the High Courtier"),
        _buildings("buildings of the courtier"),
        _put_buildings("buildings of the courtier"),
    ),
    Part("soldiers", N_("its soldiers"), _soldiers, _put_soldiers),
    Part("walls", N_("walls of which Soloist knows"), _walls, _put_walls),
    Part("tiles", N_("its scoring tiles"), _tiles, _put_tiles),
    Part("extra", N_("its breakthrough tile of level 2"), _extra, _put_extra),
    Part("queue", N_("the queue of this round"), _queue, _put_queue),
    Part("discards", N_("discarded solo cards"), _discards, _put_discards),
    Part("removed", N_("solo cards out of the game"), _removed, _put_removed),
    forgetting(YOU, printed_line),
)
"""All that can be otherwise, in the order in which it is asked."""
NAMES: Final[dict[str, str]] = {
    "counts": "its counts",
    "cards": "its cards",
    "goods": "its goods",
    "laid": "goods on contracts",
    "courtiers": "its courtiers",
    "posts": "its posts",
    "buildings": "its buildings",
    "yours": "your buildings",
    "courtier": "buildings of the courtier",
    "soldiers": "its soldiers",
    "walls": "walls",
    "tiles": "its scoring tiles",
    "extra": "its tile of level 2",
    "queue": "its queue",
    "discards": "discarded solo cards",
    "removed": "removed solo cards",
    PRINTED: WHAT_IS_PRINTED,
}
"""By part: the name of the question for it."""
