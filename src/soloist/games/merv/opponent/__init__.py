"""The Corrupt Magistrate and the High Courtier."""
