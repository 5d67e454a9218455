"""From what a person typed to a move's text, where it is clear: letter case, table words by number, "from" in words."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Sequence

from litera.games.word_rummikub.laying import jokers_of, tiles_of, with_jokers
from litera.games.word_rummikub.move_text import FROM
from litera.games.word_rummikub.moves import JOKER, Word
from litera.games.word_rummikub.ruleset import SHORTEST_WORD
from litera.games.word_rummikub.view import View
from litera.texts import LANGUAGES, aliases

_PUNCTUATION = str.maketrans(dict.fromkeys(",;()+", " "))


def forgive(view: View, text: str) -> str:
    """Give the text of the move that is meant, or the text as it was where that is not clear.

    A text that could be legal as it stands is never changed into another move.
    """
    verb, *rest = unicodedata.normalize("NFC", text).split() or [""]
    verb = verb.lower()
    words = " ".join(rest).translate(_PUNCTUATION).split()
    match verb:
        case "play":
            return " ".join((verb, *_play(view, words)))
        case "doubt":
            return " ".join((verb, *(_table_word(view, word) or word.upper() for word in words)))
        case "draw" | "pass" | "yes" | "no":
            return " ".join((verb, *rest))
    return text


def _play(view: View, words: list[str]) -> Sequence[str]:
    at = _place_of_from(view, words)
    if at is None:
        return _own_case(view, words, [])
    taken = [_table_word(view, word) or word.upper() for word in words[at + 1 :]]
    return (*_own_case(view, words[:at], taken), FROM, *taken)


def _place_of_from(view: View, words: list[str]) -> int | None:
    """Find "from", in any language: one too short to be laid, or where the rest lies, or the rack lacks the words."""
    if FROM in words:
        return words.index(FROM)
    names = {alias for language in LANGUAGES for alias in aliases("word_rummikub-keyword-", language)}
    for at, word in enumerate(words):
        if word not in names:
            continue
        if len(word) < SHORTEST_WORD:
            return at
        after = words[at + 1 :]
        if at and after and (all(_table_word(view, other) for other in after) or not _holds(view.own_rack, words)):
            return at
    return None


def _holds(rack: str, words: list[str]) -> bool:
    """Say whether a rack has the tiles of words, in any case."""
    lacking = Counter("".join(words).upper()) - Counter(rack)
    return lacking.total() <= rack.count(JOKER)


def _table_word(view: View, typed: str) -> Word | None:
    """Give the table word that is meant, by its number or in any case."""
    if typed.isascii() and typed.isdigit() and 1 <= int(typed[:3]) <= len(view.table):
        return view.table[int(typed[:3]) - 1]
    return next((word for word in view.table if word.upper() == typed.upper()), None)


def _own_case(view: View, words: list[str], taken: list[Word]) -> Sequence[str]:
    """Write words in capitals where they have more small letters than there are jokers for them.

    Then jokers taken up keep their letters, and those of the rack stand for what is lacking; where that does not come
    out, jokers taken up are freed for it as well.
    """
    rack = Counter(view.own_rack)
    jokers, kept = rack.pop(JOKER, 0), jokers_of(taken)
    if sum(letter.islower() for word in words for letter in word) <= jokers + kept.total():
        return words
    capitals = [word.upper() for word in words]
    needed, plain = Counter("".join(capitals)), rack + tiles_of(taken)
    del plain[JOKER]
    lacking = needed - kept - plain
    if kept <= needed and lacking.total() <= jokers:
        return with_jokers(capitals, (kept + lacking).elements())
    lacking = needed - plain
    return with_jokers(capitals, lacking.elements()) if lacking.total() <= jokers + kept.total() else capitals
