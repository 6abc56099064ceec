"""Luthier: the base game, and the AI as its solo opponent."""
