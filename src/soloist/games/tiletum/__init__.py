"""Tiletum: the base game for two to four seats, and its official solo opponent, the Cardinalbot."""
