"""Luthier: the base game for two to four seats, and its official solo opponent, the AI."""

from __future__ import annotations

from soloist.games.luthier.game import GAME

__all__ = ["GAME"]
