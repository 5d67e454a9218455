"""Words that are refused: the nearest ones that would do are said with the refusal."""

from __future__ import annotations

from typing import Any

from litera.core.game import Rules
from litera.core.message import Written, all_written, message
from litera.core.refusal import Code, IllegalMoveError, Refusal, TableError


def with_nearest(rules: Rules[Any, Any, Any], error: TableError) -> TableError:
    """Add to the news that a word is in no lexicon the nearest words that are; give any other error as it is."""
    refusal = error.refusal
    word = refusal.message.parameters.get("word")
    if refusal.code is not Code.NOT_A_WORD or not isinstance(word, str):
        return error
    near = rules.voice.nearest(word)
    if not near:
        return error
    sentence = message("refusal-not-a-word-near", word=Written(word), near=all_written(near), count=len(near))
    return IllegalMoveError(Refusal(refusal.code, refusal.rule, sentence))
