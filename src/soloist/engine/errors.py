"""The errors whose text is one plain sentence for the person who caused them."""

from __future__ import annotations


class SoloistError(Exception):
    """Bad input: its text says what is wrong and what would be right."""


class Refused(SoloistError):
    """An answer that the rules do not allow here; nothing has changed."""


class Misfit(SoloistError):
    """A record that does not fit the rules: written by another version, or altered."""
