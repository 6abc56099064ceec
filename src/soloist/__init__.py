"""Soloist: modern euro board games, played against their official solo opponents.

Played in the browser or in the terminal with every rule enforced, or beside the cardboard game, where Soloist keeps
the record.
"""

__version__ = "0.1.0"
