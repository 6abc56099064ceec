"""Tiletum: the base game for two to four seats, and its official solo opponent, the Cardinalbot."""

from __future__ import annotations

from soloist.games.tiletum.game import GAME

__all__ = ["GAME"]
