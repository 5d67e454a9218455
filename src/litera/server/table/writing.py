"""What people write, made harmless for those who read it: nothing invisible, nothing that turns a line around.

Names are told apart at a table, for the eye and the ear alike.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, count
from typing import Final

MOST_MARKS: Final = 2
"""So many marks may stand on one letter: no language of ours has more, and towers of them cover other lines."""
JOINERS: Final = "\u200c\u200d"
"""They are invisible, but letters of some languages and many emoji need them."""
UNSEEN: Final = ("Cc", "Cf", "Cs")
"""Unicode's categories of what is not shown: controls, formats (marks of direction among them), half characters."""
FILLERS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f")
"""Characters that count as visible and show nothing."""


def tidied(text: str) -> str:
    """Give a text on one line, composed, without what is invisible or turns the direction of writing."""
    return composed("".join(_shown(composed(text))))


def composed(text: str) -> str:
    """Give a text on one line, with composed letters and single spaces."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def is_name(text: str) -> bool:
    """Say whether a tidy text can be a name: it is as it would be shown, and there is something to say of it."""
    return text.isprintable() and tidied(text) == text and any(character.isalnum() for character in text)


def look_alike(one: str, other: str) -> bool:
    """Say whether two names can be taken for one another: in any case, and with letters of any alphabet."""
    return not _looks(one).isdisjoint(_looks(other))


def distinct(name: str, others: Iterable[str]) -> str:
    """Give a name that looks like none of the others', with a number behind it where one does: "Anna 2"."""
    taken = {look for other in others for look in _looks(other)}
    candidates = chain([name], (f"{name} {number}" for number in count(2)))
    return next(each for each in candidates if taken.isdisjoint(_looks(each)))


def _shown(text: str) -> Iterator[str]:
    marks = 0
    for character in text:
        category = unicodedata.category(character)
        marks = marks + 1 if category.startswith("M") else 0
        if character.isspace():
            yield " "
        elif character in JOINERS or not (category in UNSEEN or character in FILLERS or marks > MOST_MARKS):
            yield character


def _looks(name: str) -> frozenset[str]:
    """Give how a name looks: as it is read, and as it would be written with Latin letters that look the same."""
    plain = unicodedata.normalize("NFKC", name)
    return frozenset({plain.casefold(), "".join(map(_latin, plain)).casefold()})


@cache
def _latin(character: str) -> str:
    """Give the letter or digit of ASCII that looks like a character; the character itself where there is none."""
    if character.isascii():
        return character
    # It reads a large list, which no table needs before somebody sits down.
    from confusable_homoglyphs.confusables import confusables_data

    alike = (each["c"] for each in confusables_data.get(character, ()))
    return min((each for each in alike if len(each) == 1 and each.isascii() and each.isalnum()), default=character)
