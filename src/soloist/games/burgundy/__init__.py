"""The Castles of Burgundy: the official solo game on duchy 13A or 13B."""

from __future__ import annotations

from soloist.games.burgundy.game import GAME

__all__ = ["GAME"]
