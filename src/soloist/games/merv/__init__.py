"""Merv: the base game, its official solo opponent, the Corrupt Magistrate, and the High Courtier."""

from __future__ import annotations

from soloist.games.merv.game import GAME

__all__ = ["GAME"]
