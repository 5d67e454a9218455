"""The voice of Word Rummikub: what can be seen and what happened, in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from litera.core.message import Message
from litera.core.voice import Voice
from litera.games.word_rummikub.describe import describe, narrate
from litera.games.word_rummikub.events import IMPORTANCE
from litera.games.word_rummikub.moves import JOKER, Move
from litera.games.word_rummikub.phrase import phrase
from litera.games.word_rummikub.ruleset import DEALT, Ruleset
from litera.games.word_rummikub.view import View
from litera.words.nearest import nearest_words


class WordRummikubVoice(Voice[Move, View]):
    """How one table is put into words."""

    importance = IMPORTANCE
    shorter: ClassVar[Mapping[str, str | None]] = {
        "word_rummikub-event-played": "word_rummikub-brief-played",
        "word_rummikub-event-filled": "word_rummikub-brief-drew",
        "word_rummikub-event-drew": "word_rummikub-brief-drew",
        "word_rummikub-event-drew-hidden": "word_rummikub-brief-drew-hidden",
        "word_rummikub-now-play": "whose-you",
        "word_rummikub-now-open": "whose-you",
        "word_rummikub-now-doubt": None,
    }

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset

    def describe(self, view: View, topic: str, argument: str) -> tuple[Message, ...]:
        """Describe a part of the table; () where there is no such topic."""
        return describe(self._ruleset, view, topic, argument=argument)

    def narrate(self, told: Mapping[str, Any]) -> Message | None:
        """Put an event into a sentence."""
        return narrate(told)

    def brief(self, sentence: Message) -> Message | None:
        """Say the same in fewer words: of a deal the rack itself, of what others draw only that nothing is left."""
        if sentence.key == "word_rummikub-event-filled" and sentence.parameters["count"] == DEALT:
            return Message("word_rummikub-hand", sentence.parameters)
        if sentence.key == "word_rummikub-event-filled-hidden":
            return Message("word_rummikub-brief-bank-empty") if sentence.parameters["bank"] == 0 else None
        return super().brief(sentence)

    def piece(self, written: str) -> Message | None:
        """Name a joker, whose sign is passed over by many a voice."""
        return Message("word_rummikub-joker") if written == JOKER else None

    def phrase(self, view: View, move: Move) -> Message:  # noqa: ARG002 - the move says all
        """Put a move into words, as advice."""
        return phrase(move)

    def nearest(self, word: str) -> tuple[str, ...]:
        """Give up to three words of the lexicon that are nearest."""
        return nearest_words(self._ruleset.lexicon, word)
