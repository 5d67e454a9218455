"""Which words people know: Zipf values of wordfreq, as the nested classes of a lexicon."""

from __future__ import annotations

import math
from collections.abc import Collection

from litera.words.alphabet import Alphabet
from litera.words.errors import MissingLibraryError
from litera.words.lexicon import EVERYDAY, tier


def frequency_sections(words: Collection[str], alphabet: Alphabet) -> dict[str, list[str]]:
    """Give, for each class from 1 to 5, the words (in capitals) whose Zipf value is at least that.

    A Zipf value is the logarithm of the frequency in a thousand million words of running text. Raises
    MissingLibraryError where wordfreq is not installed.
    """
    try:
        from wordfreq import get_frequency_dict
    except ImportError:
        raise MissingLibraryError("lexicon-library", library="wordfreq") from None
    zipf: dict[str, float] = {}
    for form, frequency in get_frequency_dict(alphabet.language).items():
        word = alphabet.normalise(form).upper()
        if word in words:
            zipf[word] = max(zipf.get(word, 0.0), round(math.log10(frequency) + 9, 2))
    return {tier(level): [word for word in zipf if zipf[word] >= level] for level in range(1, EVERYDAY + 1)}
