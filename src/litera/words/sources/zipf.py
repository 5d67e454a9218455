"""Zipf values of wordfreq: the logarithm of how often a form is met in a thousand million words of running text."""

from __future__ import annotations

import math

from litera.words.alphabet import Alphabet
from litera.words.errors import MissingLibraryError


def zipf_values(language: str, alphabet: Alphabet) -> dict[str, float]:
    """Give the Zipf values of a language's forms, in capitals, as an alphabet writes them.

    Raises MissingLibraryError where wordfreq is not installed.
    """
    try:
        from wordfreq import get_frequency_dict
    except ImportError:
        raise MissingLibraryError("lexicon-library", library="wordfreq") from None
    zipf: dict[str, float] = {}
    for form, frequency in get_frequency_dict(language).items():
        word = alphabet.normalise(form).upper()
        zipf[word] = max(zipf.get(word, 0.0), round(math.log10(frequency) + 9, 2))
    return zipf


def highest_zipf_values(languages: tuple[str, ...], alphabet: Alphabet) -> dict[str, float]:
    """Give, for each form that any of some languages has, in capitals, the highest of its Zipf values there."""
    highest: dict[str, float] = {}
    for language in languages:
        for word, value in zipf_values(language, alphabet).items():
            highest[word] = max(highest.get(word, 0.0), value)
    return highest
