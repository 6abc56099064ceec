"""What Soloist knows of the AI's action cards at the table: what the rules say of each level, and what was told."""

from __future__ import annotations

from soloist.engine.memory import asked
from soloist.engine.sight import Fact
from soloist.engine.text import say
from soloist.games.luthier.beside import icons
from soloist.games.luthier.beside.state import Beside
from soloist.games.luthier.explained import icon_words, level_words, limit_words, search_words
from soloist.games.luthier.kinds import BALCONY, SALON
from soloist.games.luthier.opponent.facts import DOWN, SEARCHES, SHOWS_LIMIT, UP
from soloist.games.luthier.opponent.own import AI_LOCATIONS, LIMITS, card_seen


def card_words(game: Beside, card: int) -> str:
    """Return what an action card shows, as far as the rules or somebody at the table said so (LA021, LA039, LA043)."""
    box, location = game.kit.box, AI_LOCATIONS[card]
    seen = card_seen(game.me, card)
    words = [limit_words(box, LIMITS[location])] if _told(game, SHOWS_LIMIT, card) and location in LIMITS else []
    words += level_words(box.ai_card(location, game.me.levels[card]))
    searches = _told(game, SEARCHES, card)
    if searches is not None and location not in (SALON, BALCONY):
        words.append(search_words(searches))
    down, up = (icons.rows_of(game, fact, seen) for fact in (DOWN, UP))
    if down is None or up is None:
        words.append(say("Its icons were not told yet."))
    elif down or up:
        words.append(icon_words(box, down, up))
    return " ".join(words)


def _told(game: Beside, fact: Fact, card: int) -> bool | None:
    told = game.memory.recall(asked(fact.name, {}, (card_seen(game.me, card),)))
    return None if told is None else bool(told[0])
