"""Positions by chance, made so that much is equal, and needs are met in the row, in the deck only, or nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from tests.games.luthier.opponent.literal.position import DEFAULTS, INSTRUMENTS, PATRONS, PERFORMANCES, REPAIRS
from tests.games.luthier.positions import BOX, start

from soloist.games.luthier.opponent.own import AI_LOCATIONS, Ai, Customer, fresh
from soloist.games.luthier.state import BESIDE, Game, card_entry

YOU, AI = 0, 1
BENCH = 5
"""The number of the Workbench card."""
OTHERS = {
    "ai-goals": ("no",),
    "your-goals": ("yes",),
    "direction": ("lowest",),
    "tastes": ("only first",),
    "search-for": ("left patron",),
    "above": ("skip", "take"),
    "next-award": ("nothing",),
    "bench-search": ("guild", "never"),
    "fewest-tokens": ("its own",),
    "upgrade-skill": ("resolved", "chip"),
    "upgrades": ("one",),
    "dropped-icons": ("yes",),
    "eleven": ("and printed",),
    "half-points": ("sum",),
    "missed-goal": ("nothing",),
    "skipped-step": ("yes",),
}
"""The other readings of each point."""


def by_chance(seed: int, defaults: bool = False) -> Game:
    """A solo game in the middle of things; every second one has other readings, unless the defaults are wanted."""
    random = Random(f"literal {seed}")
    options = {}
    if seed % 2 and not defaults:
        options = {name: random.choice((DEFAULTS[name], *others)) for name, others in OTHERS.items()}
    game = start(seats="solo", awards=random.sample([row.id for row in BOX.awards], 3), **options)  # type: ignore[arg-type]
    if random.random() < 0.3:
        _own_tables(game, random)
    game.round, game.order = random.randint(1, 6), random.choice(([YOU, AI], [AI, YOU]))
    game.ai = fresh(game.kit, BOX.tracker_rows)
    _guild(game.ai, random)
    _cards(game, game.ai, random)
    _orchestra(game, random)
    _awards(game, game.ai, random)
    _action_cards(game.ai, random)
    game.ai.turn, game.ai.prestige = seed, random.randrange(90)
    game.prestige = [random.randrange(90), game.ai.prestige]
    return game


def _own_tables(game: Game, random: Random) -> None:
    """Tables of one's own: performances that are low at 11, or hard to tell apart, First Chairs of equal worth."""
    harder = random.choice((0, 2, 4))
    contents = replace(
        game.kit.box,
        performances=tuple(
            replace(row, medium=row.medium + harder, high=row.high + harder, ai=random.randrange(7))
            for row in BOX.performances
        ),
        patrons=tuple(replace(row, prestige=random.randint(5, 13)) for row in BOX.patrons),
    )
    game.kit = replace(game.kit, box=contents)


def _guild(me: Ai, random: Random) -> None:
    """The orders of a guild card: a printed one or any."""
    card = random.choice(BOX.guilds)
    me.eras, me.families, me.awards = list(card.eras), list(card.families), list(card.awards)
    if random.random() < 0.5:
        for order in (me.eras, me.families, me.awards):
            random.shuffle(order)


def _pick(game: Game, random: Random, deck: int, backs: Sequence[int]) -> int:
    """Take a card of a deck, one with one of these backs where there is one."""
    there = [card for card, n in enumerate(game.decks[deck]) if n]
    card = random.choice([card for card in there if BOX.backs[deck][card] in backs] or there)
    game.decks[deck][card] = 0
    return card


def _cards(game: Game, me: Ai, random: Random) -> None:
    """The AI's patrons with what they have, its instruments for nobody, the rows, and decks that are long or short."""
    backs: list[Sequence[int]] = [range(3), range(5), range(3), range(5)]
    for deck, share in enumerate((0.3, 0.5, 0.5, 0.6)):
        if random.random() < share:
            backs[deck] = random.sample(backs[deck], random.choice((1, 2, 2)))
    equipped = random.choice((0.1, 0.8))
    for _ in range(random.choice((0, 1, 1, 2, 2, 2, 2))):
        _patron(game, me, random, equipped)
    wanted = _wanted(me)
    _row_for_needs(wanted, random, backs)
    for _ in range(random.choice((0, 0, 1, 1, 2, 3))):
        card = _pick(game, random, INSTRUMENTS, range(5))
        me.beside.append((BOX.instruments[card].family, BOX.instruments[card].prestige))
        game.by_ai[BESIDE].append(card_entry(INSTRUMENTS, card))
    for deck in (PATRONS, INSTRUMENTS, PERFORMANCES, REPAIRS):
        length = random.choice((0, 1, 2, 3, 5, 5, 5, 5))
        row = [_pick(game, random, deck, backs[deck]) for _ in range(length)]
        game.rows[deck] = [-1] * (5 - length) + row
        _deck(game, random, deck, random.choice([*wanted[deck], -1, -1]))


def _wanted(me: Ai) -> list[list[int]]:
    """By deck what its patrons need."""
    wanted: list[set[int]] = [set(), set(), set(), set()]
    for patron in me.patrons:
        if not patron.built and patron.unfinished < 0:
            wanted[INSTRUMENTS].add(patron.primary)
        for deck, of in patron.needs:
            wanted[deck].add(of)
    return [sorted(some) for some in wanted]


def _row_for_needs(wanted: list[list[int]], random: Random, backs: list[Sequence[int]]) -> None:
    """Let the rows often show just what its patrons need, or just not."""
    for deck in (INSTRUMENTS, PERFORMANCES, REPAIRS):
        others = sorted(set(range(3 if deck == PERFORMANCES else 5)) - set(wanted[deck]))
        by = random.random()
        if wanted[deck] and by < 0.6:
            backs[deck] = wanted[deck] if by < 0.3 else others or backs[deck]


def _deck(game: Game, random: Random, deck: int, none_of: int) -> None:
    """Leave much or little in a deck, or nothing; put the others on the discards, under the deck, or away.

    None with the back `none_of` is left.
    """
    share, away = random.choice((0.0, 0.1, 0.3, 1.0)), random.choice((0.0, 0.5, 1.0))
    for card, n in enumerate(game.decks[deck]):
        if n and (BOX.backs[deck][card] == none_of or random.random() >= share):
            game.decks[deck][card] = 0
            if random.random() >= away:
                game.discards[deck][card] = 1
            elif random.random() < 0.1 and BOX.backs[deck][card] != none_of:
                game.under[deck].append(card)
    if not any(game.decks[deck]) and not game.under[deck]:
        game.decks[deck], game.discards[deck] = game.discards[deck], game.decks[deck]


def _patron(game: Game, me: Ai, random: Random, equipped: float) -> None:
    """A patron, perhaps with an instrument, finished or not, and with other cards; something is still to be met.

    The second one often has a requirement of the first, or the same primary one.
    """
    wanted = [card for card, n in enumerate(game.decks[PATRONS]) if n and len(BOX.patrons[card].needs) == 2]
    before = me.patrons[0] if me.patrons else None
    if before is not None and random.random() < 0.4:
        rows = BOX.patrons
        like = [c for c in wanted if rows[c].primary == before.primary or set(rows[c].needs) & set(before.needs)]
        wanted = like or wanted
    elif random.random() < 0.5:
        wanted = [card for card, n in enumerate(game.decks[PATRONS]) if n]
    number = random.choice(wanted)
    game.decks[PATRONS][number] = 0
    row = game.kit.box.patrons[number]
    patron, lies = Customer(row.primary, row.prestige, list(row.needs)), [card_entry(PATRONS, number)]
    fitting = [c for c, n in enumerate(game.decks[INSTRUMENTS]) if n and BOX.instruments[c].family == row.primary]
    if fitting and random.random() < equipped:
        card = _pick(game, random, INSTRUMENTS, [row.primary])
        lies.append(card_entry(INSTRUMENTS, card))
        patron.built = random.random() < 0.5
        patron.unfinished = -1 if patron.built else BOX.instruments[card].prestige
    for deck, of in row.needs:
        still = len(patron.needs) + (not patron.built)
        there = [card for card, n in enumerate(game.decks[deck]) if n and BOX.backs[deck][card] == of]
        if there and still > 1 and random.random() < 0.3:
            lies.append(card_entry(deck, _pick(game, random, deck, [of])))
            patron.needs.remove((deck, of))
    game.by_ai[len(me.patrons)] = lies
    me.patrons.append(patron)


def _orchestra(game: Game, random: Random) -> None:
    """Few or many tokens, on few or all sections, instruments on some desks or on nearly all."""
    game.cover = random.randrange(len(game.kit.desks))
    share, most = random.choice((0.0, 0.3, 0.7, 1.0)), random.choice((1, 1, 2, 3))
    for section in range(5):
        holds = random.choice((0.0, 0.2, 0.2, 1.0))
        if random.random() >= share:
            continue
        for desk in game.kit.desks[game.cover][section]:
            game.plain[desk * 2 + YOU] = random.randint(0, most)
            game.plain[desk * 2 + AI] = random.randint(0, most)
            if random.random() < holds:
                game.instrument_at[desk] = random.choice((YOU, AI))
        if all(game.instrument_at[desk] >= 0 for desk in game.kit.desks[game.cover][section]):
            game.back_row[section * 2 + random.choice((YOU, AI))] = random.randrange(3)
        _chair(game, random, section)


def _chair(game: Game, random: Random, section: int) -> None:
    """Give a First Chair to whoever has most tokens."""
    desks = game.kit.desks[game.cover][section]
    tokens = [
        game.back_row[section * 2 + who]
        + sum(game.plain[desk * 2 + who] + (game.instrument_at[desk] == who) for desk in desks)
        for who in (YOU, AI)
    ]
    if any(tokens):
        game.chairs[section] = random.choice([who for who in (YOU, AI) if tokens[who] == max(tokens)])


def _awards(game: Game, me: Ai, random: Random) -> None:
    """Levels that are taken: by you, and one of each award that it has scored."""
    share = random.choice((0.0, 0.3, 0.8))
    me.scored = random.sample(range(3), random.choice((0, 0, 1, 1, 2, 3)))
    for level in range(9):
        if random.random() < share:
            game.award_owner[level] = YOU
    for place in me.scored:
        game.award_owner[place * 3 + random.randrange(3)] = AI
    game.balcony = random.choice(([], [], [YOU], [AI]))


def _action_cards(me: Ai, random: Random) -> None:
    """The tracker and the levels; who lies in the row, with or without workers; the Workbench space."""
    me.tracker = [random.choice((0, 0, 1, 1, 2, 3, 3)) for _ in me.rows]
    me.goals = random.choice((0, 5, 17, 20))
    me.levels = [random.randint(1, 3) for _ in AI_LOCATIONS]
    cards = random.sample(range(6), 6)
    used = random.randint(1, 5)
    me.row = cards[: random.randint(0, used)]
    me.dropped = [card for card in cards[len(me.row) : used] if AI_LOCATIONS[card] in (0, 1, 5)]
    me.deck = [int(card not in me.row + me.dropped) for card in range(6)]
    me.bench = len(me.dropped) + (BENCH in me.row)


def all_resolved(me: Ai, random: Random) -> None:
    """Put workers on all cards of the row, as at the end of the Resolution phase."""
    chips = random.sample(range(1, 6), 5)
    for card in me.row:
        me.covered.append(card)
        me.workers[card] = chips.pop()
        row = me.rows.index(AI_LOCATIONS[card]) if card != BENCH else None
        me.skills[card] = me.workers[card] + (me.tracker[row] if row is not None else 0)
    random.shuffle(me.covered)
    me.bench = 0
