"""Which of the four languages the user's environment asks for."""

from __future__ import annotations

from collections.abc import Mapping

from litera.texts import FALLBACK, LANGUAGES

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(environment: Mapping[str, str]) -> str:
    """Give the language that the locale variables name, by the order POSIX reads them; English for any other."""
    locale = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    language = locale.partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else FALLBACK
