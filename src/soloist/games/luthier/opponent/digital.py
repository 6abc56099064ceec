"""The AI on a digital board: what the flow of the game calls, with its sight, hands and trace.

Whatever the AI scores goes through `gains.score`, which mirrors `Game.prestige` in `Ai.prestige`.
"""

from __future__ import annotations

from functools import partial

from soloist.engine.events import Event, What
from soloist.engine.hands import BoardHands
from soloist.engine.sight import BoardSight
from soloist.engine.table import Table
from soloist.engine.text import N_
from soloist.engine.trace import Step, Trace
from soloist.games.luthier.kinds import DECK_AT, NONE, WORKBENCH
from soloist.games.luthier.opponent import actions, planning
from soloist.games.luthier.opponent import upkeep as ends
from soloist.games.luthier.opponent.deeds import DOES
from soloist.games.luthier.opponent.looks import LOOKS, YOU, card_seen
from soloist.games.luthier.opponent.own import AI_LOCATIONS, Ai, fresh, next_turn
from soloist.games.luthier.opponent.shuffled import next_card, turned_up
from soloist.games.luthier.state import BESIDE, FACE_DOWN, IN_HAND, WITH_LEFT, Game, deck_and_card, entry


def me_of(game: Game) -> Ai:
    """Return the AI of a game."""
    if game.ai is None:
        raise ValueError("the AI does not play")
    return game.ai


def _ended(game: Game, table: Table, name: str, clause: str, why: Trace | None, **more: int) -> None:
    if table.listens:
        what: What = {"player": game.kit.ai, **more}
        table.tell(Event(name, clause, what, why))


def _sees(game: Game, table: Table) -> BoardSight[Game]:
    return BoardSight(game, LOOKS, table)


def _does(game: Game, table: Table) -> BoardHands[Game]:
    return BoardHands(game, DOES, table)


def _notes(game: Game, table: Table) -> Trace | None:
    return Trace(hear=partial(_by_name, game)) if table.listens else None


def _by_name(game: Game, step: Step) -> None:
    """Have a step call the card by its name that is in the AI's hand, at the step's patron, or the top one beside."""
    hand, patron = game.by_ai[IN_HAND], step.values.get("patron")
    lying = game.by_ai[WITH_LEFT + int(patron[1])] if isinstance(patron, tuple) else game.by_ai[BESIDE][:1]
    cards = {card_seen(game, *card): card for card in map(deck_and_card, hand or lying)}
    kind = "taken" if hand else "laid"
    step.values = {name: (kind, *cards[x]) if x in cards else x for name, x in step.values.items()}


def prepare(game: Game, table: Table) -> None:
    """Set the AI up after the people: its first cards, the guild card, who goes first (LA003 to LA012)."""
    box, why = game.kit.box, _notes(game, table)
    me = game.ai = fresh(game.kit, box.tracker_rows)
    number = table.draw("guild", [1] * len(box.guilds), range(len(box.guilds)), "guild", 1, 0)[0]
    guild = box.guilds[number]
    me.eras, me.families, me.awards = list(guild.eras), list(guild.families), list(guild.awards)
    planning.first_cards(me, _sees(game, table), _does(game, table), why)
    planning.lift(me, guild.icons, why)
    first = planning.goes_first(guild.number, box.family_tiles[game.boards[YOU].family].number, why)
    game.order = [game.kit.ai, YOU] if first else [YOU, game.kit.ai]
    _ended(game, table, "ai set up", "luthier.ai.setup", why, guild=number)


def begin_round(game: Game, table: Table) -> None:
    """Take this round's workers and shuffle them (LA004, LA019)."""
    planning.begin_round(me_of(game), game.round)


def has_workers(game: Game) -> bool:
    """Whether a worker of the AI is still to be placed in Planning."""
    return planning.workers_left(me_of(game)) > 0


def plan(game: Game, table: Table) -> None:
    """Flip the top card and place the top worker, unseen; after the last one lay out the cards (LA020 to LA022)."""
    me, why = me_of(game), _notes(game, table)
    location = planning.flip(me, next_card(me, game.round, table), _sees(game, table), why)
    if not planning.workers_left(me):
        planning.lay_out(me, why)
    if location != WORKBENCH:
        game.piles[location].append(entry(game.kit.ai, FACE_DOWN))
    _ended(game, table, "ai planned", "luthier.ai.plan", why, location=location)


def has_cards(game: Game) -> bool:
    """Whether the AI still has something to activate: a card without a worker, or workers on its bench (LA023)."""
    return planning.has_cards(me_of(game))


def choose(game: Game, table: Table) -> int:
    """Return the location of the left-most card without a worker; WORKBENCH for its own bench (LA023)."""
    return planning.left_most(me_of(game))


def reveal(game: Game, location: int, table: Table) -> tuple[int, int]:
    """Turn up the AI's worker at a shared location, and cover the card; return chip and skill (LA023, LA024)."""
    me = me_of(game)
    chip = turned_up(me, game.round, 1, table)[0]
    return chip, planning.reveal(me, location, chip)


def act(game: Game, table: Table) -> None:
    """Carry out the AI's action at `game.location`; its chip is the front of `game.queue` (LA025 to LA043)."""
    me, why = me_of(game), _notes(game, table)
    next_turn(me)
    deck = DECK_AT[game.location]
    if why is not None and deck != NONE:
        # The row has been filled again when this is read.
        why.step(N_("in the row, from the deck: {cards}"), "luthier.ai.tiers", cards=("lying", deck, *game.rows[deck]))
    skill = me.skills[AI_LOCATIONS.index(game.location)]
    actions.act(me, game.location, skill, _sees(game, table), _does(game, table), why)
    _ended(game, table, "ai acted", "luthier.ai.act", why, location=game.location)


def work(game: Game, table: Table) -> None:
    """Carry out its Workbench: all workers there, and cover the card if there is one (LA044 to LA046)."""
    me, why = me_of(game), _notes(game, table)
    next_turn(me)
    chips = turned_up(me, game.round, me.bench, table)
    actions.work(me, chips, _sees(game, table), _does(game, table), why)
    _ended(game, table, "ai acted", "luthier.ai.build", why, location=WORKBENCH)


def upkeep(game: Game, table: Table) -> None:
    """Do the five upkeep steps at the end of the Resolution phase (LA050 to LA056)."""
    why = _notes(game, table)
    ends.upkeep(me_of(game), _sees(game, table), _does(game, table), why)
    _ended(game, table, "ai upkeep", "luthier.ai.upkeep", why)


def end(game: Game, table: Table) -> None:
    """Score the end for the AI (LA057, LA059)."""
    why = _notes(game, table)
    ends.final_score(me_of(game), _sees(game, table), _does(game, table), why)
    _ended(game, table, "ai end", "luthier.ai.end", why)
