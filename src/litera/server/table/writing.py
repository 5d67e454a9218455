"""What people write, made harmless for those who read it: nothing invisible, nothing that turns a line around.

Names are told apart at a table, for the eye and the ear alike.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
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


def distinct(name: str, others: Iterable[str]) -> str:
    """Give a name that none of the others has, with a number behind it where one does: "Anna 2"."""
    taken = {_folded(other) for other in others}
    candidates = chain([name], (f"{name} {number}" for number in count(2)))
    return next(each for each in candidates if _folded(each) not in taken)


def _shown(text: str) -> Iterator[str]:
    marks = 0
    for character in text:
        category = unicodedata.category(character)
        marks = marks + 1 if category.startswith("M") else 0
        if character.isspace():
            yield " "
        elif character in JOINERS or not (category in UNSEEN or character in FILLERS or marks > MOST_MARKS):
            yield character


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
