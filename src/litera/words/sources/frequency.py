"""Which words people know: Zipf values of wordfreq, as the nested classes of a lexicon.

wordfreq counts spellings. What running text owes to another language or to a name (*ready*, *Kent*) has two marks: the
spelling is more common elsewhere, and the other forms of the word that it would be are hardly ever met.
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from litera.words.alphabet import Alphabet
from litera.words.lexicon import EVERYDAY, tier
from litera.words.sources import english, polish, polish_long, romanian, ukrainian
from litera.words.sources.kinship import Kinship
from litera.words.sources.zipf import highest_zipf_values, zipf_values

BORROWED = 1.99
"""The most that a spelling keeps whose frequency is not its own: it has been seen, but is no word of every day."""
SHORTEST_JUDGED = 3
"""Words of fewer letters are reviewed one by one, or stand in no other form."""


@dataclass(frozen=True, slots=True)
class Neighbours:
    """The vowels of a language, those that its texts quote, and from when on a frequency is held to be theirs.

    That is where one of them has a Zipf value higher by ``margin``, and that of all other forms of the word is higher
    than the spelling's own by less than ``support``. A namesake needs no more than ``name_margin`` and ``name_support``
    where its plural, which names hardly have, is met less than a tenth as often. Where the analyser ``knows_all`` that
    is in use, what it does not know as a common word is none.
    """

    languages: tuple[str, ...]
    vowels: frozenset[str]
    margin: float
    support: float
    knows_all: bool
    name_margin: float = 0.3
    name_support: float = -0.3
    plural_support: float = -1.0


NEIGHBOURS = {
    "pl": Neighbours(polish.QUOTED, polish_long.VOWELS, margin=1.25, support=-0.3, knows_all=True),
    "uk": Neighbours(("ru",), ukrainian.VOWELS, margin=1.0, support=0.3, knows_all=False),
    "en": Neighbours((), english.VOWELS, margin=0.0, support=0.0, knows_all=False),
    "ro": Neighbours(("en",), romanian.VOWELS, margin=1.0, support=0.0, knows_all=False),
}
"""By language. The numbers were set by reading the words near them; those of Ukrainian reach further, for Russian is
quoted more, and in words that are alike. English texts quote too little for a rule."""


def frequency_sections(
    words: Collection[str],
    alphabet: Alphabet,
    kinship: Kinship,
    *,
    namesakes: Collection[str] = (),
    at_home: Collection[str] = (),
) -> dict[str, list[str]]:
    """Give, for each class from 1 to 5, the words (in capitals) whose Zipf value is at least that.

    A Zipf value is the logarithm of the frequency in a thousand million words of running text. ``namesakes`` are the
    words that are names too, ``at_home`` those that are not borrowed whoever else has them. Raises MissingLibraryError
    where wordfreq is not installed.
    """
    neighbours = NEIGHBOURS[alphabet.language]
    own = zipf_values(alphabet.language, alphabet)
    zipf = {word: value for word, value in own.items() if word in words}
    elsewhere = highest_zipf_values(neighbours.languages, alphabet)
    for word, value in zipf.items():
        if value > BORROWED and len(word) >= SHORTEST_JUDGED and word not in at_home:
            margin = elsewhere.get(word, 0.0) - value
            if is_cry(word, neighbours.vowels) or is_borrowed(
                word, margin, own, kinship=kinship, neighbours=neighbours, is_name=word in namesakes
            ):
                zipf[word] = BORROWED
    return {tier(level): [word for word in zipf if zipf[word] >= level] for level in range(1, EVERYDAY + 1)}


def is_cry(word: str, vowels: Collection[str]) -> bool:
    """Say whether a word, in capitals, is written as it sounds and not as a word: *pff*, *aaa*."""
    return not any(letter in vowels for letter in word.lower()) or re.search(r"(.)\1\1", word) is not None


def is_borrowed(
    word: str, margin: float, zipf: Mapping[str, float], *, kinship: Kinship, neighbours: Neighbours, is_name: bool
) -> bool:
    """Say whether a word, in capitals, owes its frequency to others; ``margin`` is by how much they have it more."""
    if neighbours.knows_all and not kinship.is_common(word.lower()):
        return True
    if margin < (neighbours.name_margin if is_name else neighbours.margin):
        return False
    kin = kinship.kin(word.lower())
    if kin is None or kin.is_fixed:
        return False
    support = _together(kin.forms, word, zipf) - zipf[word]
    if margin >= neighbours.margin and support < neighbours.support:
        return True
    if not is_name or support >= neighbours.name_support or kin.is_rigid:
        return False
    return _together(kin.plurals, word, zipf) - zipf[word] < neighbours.plural_support


def _together(forms: Iterable[str], word: str, zipf: Mapping[str, float]) -> float:
    """Give the Zipf value of forms taken together, without the word itself; 0 where none is met."""
    others = {form.upper() for form in forms} - {word}
    total = sum(10 ** zipf[form] for form in sorted(others) if form in zipf)
    return math.log10(total) if total else 0.0
