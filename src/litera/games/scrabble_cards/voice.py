"""The voice of Scrabble Cards: what can be seen and what happened, in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from litera.core.message import Message
from litera.core.voice import Voice
from litera.games.scrabble_cards.describe import describe, narrate, numbered
from litera.games.scrabble_cards.events import IMPORTANCE
from litera.games.scrabble_cards.moves import BLANK, Move
from litera.games.scrabble_cards.phrase import phrase
from litera.games.scrabble_cards.ruleset import HAND_SIZE, Ruleset
from litera.games.scrabble_cards.view import View
from litera.words.nearest import nearest_words


class ScrabbleCardsVoice(Voice[Move, View]):
    """How one table is put into words."""

    importance = IMPORTANCE
    shorter: ClassVar[Mapping[str, str | None]] = {
        "scrabble_cards-event-laid": "scrabble_cards-brief-laid",
        "scrabble_cards-event-laid-with": "scrabble_cards-brief-laid-with",
        "scrabble_cards-event-filled": "scrabble_cards-brief-filled",
        "scrabble_cards-event-condition": "scrabble_cards-brief-condition",
        "scrabble_cards-event-accepted": None,
        "scrabble_cards-event-stood": "scrabble_cards-brief-stood",
        "scrabble_cards-event-exchanged": "scrabble_cards-brief-exchanged",
        "scrabble_cards-now-answer": "scrabble_cards-brief-now-answer",
        "scrabble_cards-now-answer-condition": "scrabble_cards-brief-now-answer",
        "scrabble_cards-now-answer-checked": "scrabble_cards-brief-now-answer",
        "scrabble_cards-now-answer-checked-condition": "scrabble_cards-brief-now-answer",
        "scrabble_cards-now-lay": "whose-you",
        "scrabble_cards-now-lay-first": "whose-you",
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
        """Say the same in fewer words: of a whole hand the hand itself, of others' cards only that none is left."""
        cards = sentence.parameters.get("cards")
        is_filled = sentence.key == "scrabble_cards-event-filled" and sentence.parameters["bag"] != 0
        if is_filled and isinstance(cards, tuple) and len(cards) == HAND_SIZE:
            return Message("scrabble_cards-hand", {"cards": numbered(cards)})
        if sentence.key == "scrabble_cards-event-filled-hidden":
            return Message("scrabble_cards-brief-bag-empty") if sentence.parameters["bag"] == 0 else None
        return super().brief(sentence)

    def piece(self, written: str) -> Message | None:
        """Name a blank, whose sign is passed over by many a voice."""
        return Message("scrabble_cards-blank") if written == BLANK else None

    def phrase(self, view: View, move: Move) -> Message:
        """Put a move into words, as advice."""
        return phrase(view, move)

    def nearest(self, word: str) -> tuple[str, ...]:
        """Give up to three words of the lexicon that are nearest."""
        return nearest_words(self._ruleset.lexicon, word)
