"""Merv: the base game for one to four players, with the Corrupt Magistrate and the High Courtier."""
