"""Random plays over a few letters, right in their tiles: nothing is lost, and jokers stand for anything."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import assume
from hypothesis import strategies as st

from litera.games.word_rummikub.moves import JOKER, Play

LETTERS = "AKT"
MOST_JOKERS = 5


@st.composite
def plays(draw: st.DrawFn) -> Play:
    """Take up words, add own tiles, mix, and cut into words."""
    letters = st.sampled_from(2 * LETTERS + LETTERS.lower())
    taken = tuple(draw(st.lists(st.text(letters, min_size=3, max_size=5), max_size=3)))
    lying = [JOKER if letter.islower() else letter for word in taken for letter in word]
    own = draw(st.lists(st.sampled_from(LETTERS + 2 * JOKER), max_size=5))
    assume((lying + own).count(JOKER) <= MOST_JOKERS)
    tiles = draw(st.permutations(lying + own))
    if draw(st.booleans()):
        tiles = [*(tile for tile in lying if tile != JOKER), *own, *(tile for tile in lying if tile == JOKER)]
    written = "".join(draw(st.sampled_from(LETTERS.lower())) if tile == JOKER else tile for tile in tiles)
    kept = tuple(word for word in taken if draw(st.integers(0, 3)) == 0 and word.isupper())
    for word in kept:
        for letter in word:
            written = written.replace(letter, "", 1)
    cuts = sorted({0, len(written), *draw(st.lists(st.integers(0, len(written)), max_size=3))})
    words = tuple(written[begin:end] for begin, end in pairwise(cuts))
    return Play((*kept, *words), taken)
