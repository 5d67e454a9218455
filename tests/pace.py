"""How long a screen reader takes to say what happened from one's own turn to the next."""

from __future__ import annotations

import re
from collections.abc import Iterable

PACE = 5
"""Words that a screen reader says in a second, at 300 words a minute."""
CEILINGS = {"klepka": 3.5, "dnup": 8.0, "word_rummikub": 9.0, "scrabble_cards": 8.0}
"""The most seconds of speech from one's own turn to the next, at the middle verbosity, in the first moves of a game."""


def seconds(said: Iterable[str]) -> float:
    """Give how long it takes to say sentences."""
    return len(re.findall(r"[\w’-]+", " ".join(said))) / PACE
