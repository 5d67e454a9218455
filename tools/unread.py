"""Names the frequent Ukrainian spellings that the lexicon refuses and nobody has read: ``python -m tools.unread``.

Of the most frequent spellings in wordfreq each is a word, a name, an abbreviation, or stands in a reviewed list with
the reason why it stays out. What is named here is to be read, and written into one of the lists.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Mapping

from litera.words.catalog import open_lexicon
from litera.words.lexicon import Lexicon
from litera.words.sources.reviewed import read_reviewed
from litera.words.sources.ukrainian import REFUSED, SHORT
from litera.words.sources.zipf import zipf_values

MOST_FREQUENT = 20_000
LENGTHS = range(2, 9)


def unread(zipf: Mapping[str, float], lexicon: Lexicon, read: Collection[str], most: int = MOST_FREQUENT) -> list[str]:
    """Give the spellings among the most frequent ones of LENGTHS that the lexicon lacks and are not among those read.

    ``zipf`` has spellings in capitals, ``read`` has them small; the most frequent come first.
    """
    alphabet = lexicon.alphabet
    fit = [form for form in zipf if alphabet.is_word(form) and len(alphabet.tiles(form)) in LENGTHS]
    frequent = sorted(fit, key=lambda form: (-zipf[form], form))[:most]
    return [form.lower() for form in frequent if lexicon.mark(form) is None and form.lower() not in read]


def main() -> int:
    """Print what is unread; 1 where there is something."""
    lexicon = open_lexicon("uk")
    read = frozenset[str]().union(*read_reviewed(REFUSED).values(), read_reviewed(SHORT)["two letters left out"])
    found = unread(zipf_values("uk", lexicon.alphabet), lexicon, read)
    sys.stdout.write("\n".join(found or ["All have been read."]) + "\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
