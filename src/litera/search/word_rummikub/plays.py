"""What may be played, as a list: a useful selection, or proof that there is nothing."""

from __future__ import annotations

from collections import Counter

from litera.games.word_rummikub.laying import readings
from litera.games.word_rummikub.moves import JOKER, Play
from litera.games.word_rummikub.ruleset import SHORTEST_WORD, Ruleset
from litera.games.word_rummikub.state import State
from litera.search.word_rummikub.selection import select_plays
from litera.words.lexicon import Mark

EXAMINED = 200
"""So many words at most are looked through for one that could be laid; with more, nothing is proved."""


def find_plays(ruleset: Ruleset, state: State) -> tuple[tuple[Play, ...], bool]:
    """Give plays for the seat on turn, best first, and whether these are surely all: none, and that is proved."""
    plays = select_plays(ruleset, state)
    return plays, not plays and nothing_to_lay(ruleset, state)


def nothing_to_lay(ruleset: Ruleset, state: State) -> bool:
    """Say whether it is sure that the seat on turn can lay nothing.

    A play makes at least one word that does not stand yet, as the table has more tiles after it: from the rack alone,
    where the seat has not opened, else from the rack and the table. Unless a joker on the table can carry it, one
    of these words has a letter of the rack.
    """
    rack = state.racks[state.turn]
    on_table = "".join(state.table)
    if state.opened[state.turn]:
        tiles, shortest = rack + "".join(letter if letter.isupper() else JOKER for letter in on_table), SHORTEST_WORD
    else:
        tiles, shortest = rack, ruleset.opening_letters
    words = _makeable(ruleset, tiles, shortest)
    if len(words) >= EXAMINED:
        return False
    barred = readings(state.table)
    if ruleset.repeat == "game":
        barred |= set(state.laid_words)
    has_joker = JOKER in tiles
    return all(word in barred or not (has_joker or set(word) & set(rack)) for word in words)


def _makeable(ruleset: Ruleset, tiles: str, shortest: int) -> list[str]:
    """Give words that tiles make, in capitals; with EXAMINED of them there may be more."""
    letters = Counter(tiles)
    blanks = letters.pop(JOKER, 0)
    kinds = (Mark.WORD, Mark.NAME) if ruleset.proper_names else (Mark.WORD,)
    words: list[str] = []
    for kind in kinds:
        words += ruleset.lexicon.search.rack_words(
            ruleset.lexicon.header.section(kind).root,
            letters,
            blanks=blanks,
            shortest=shortest,
            longest=ruleset.lexicon.header.width,
            limit=EXAMINED,
        )
    return words
