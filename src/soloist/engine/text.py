"""Words for people: every sentence goes through `say`, with named parameters, so that it can be translated."""

from __future__ import annotations

import gettext
from contextvars import ContextVar
from pathlib import Path

LOCALES = Path(__file__).parent.parent / "locale"

_translation: ContextVar[gettext.NullTranslations | None] = ContextVar("translation", default=None)


def N_(message: str) -> str:  # noqa: N802 - the convention of gettext's extractors
    """Mark a message for translation that is said later."""
    return message


def speak(language: str) -> None:
    """Choose the language of this context; a language without a catalogue speaks English."""
    _translation.set(gettext.translation("soloist", LOCALES, [language], fallback=True))


def say(message: str, /, **named: object) -> str:
    """Return the message in the chosen language, its `{names}` filled in."""
    translation = _translation.get()
    words = message if translation is None else translation.gettext(message)
    return words.format(**named) if named else words


def say_n(one: str, many: str, n: int, /, **named: object) -> str:
    """Return the message for `n` things, in its singular or plural form, with `{n}` and the other names filled in."""
    translation = _translation.get() or gettext.NullTranslations()
    return translation.ngettext(one, many, n).format(n=n, **named)
