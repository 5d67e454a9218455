"""Family words: the one policy of all games with words, for tables whose options ask for it."""

from __future__ import annotations

from collections.abc import Iterable

from litera.core.message import Written
from litera.core.refusal import Code, Refusal, refuse
from litera.words.lexicon import Lexicon


def why_not_for_families(lexicon: Lexicon, words: Iterable[str], rule: str) -> Refusal | None:
    """Refuse the first of some words, in any case, that is vulgar; None where none is."""
    for word in words:
        if lexicon.is_vulgar(word):
            return refuse(Code.WORD_NOT_ALLOWED, rule, key="table-refusal-vulgar", word=Written(word.upper()))
    return None
