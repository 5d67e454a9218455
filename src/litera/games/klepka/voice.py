"""The voice of Klepka: what can be seen and what happened, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from litera.core.message import Message, Written
from litera.core.voice import Voice
from litera.games.klepka.describe import describe, narrate
from litera.games.klepka.events import IMPORTANCE
from litera.games.klepka.moves import Move
from litera.games.klepka.naming import name_of, sought
from litera.games.klepka.notes import recalled, remembered
from litera.games.klepka.phrase import phrase
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.scoring import letters_of
from litera.games.klepka.view import View
from litera.games.klepka.wordlaw import passes_filter
from litera.words.nearest import nearest_words


class KlepkaVoice(Voice[Move, View]):
    """How one table is put into words."""

    importance = IMPORTANCE
    shorter: ClassVar[Mapping[str, str | None]] = {
        "klepka-event-word": "klepka-brief-word",
        "klepka-event-word-doubled": "klepka-brief-word-doubled",
        "klepka-event-opened": "klepka-brief-opened",
        "klepka-event-taken": "klepka-brief-taken",
        "klepka-event-taken-none": None,
        "klepka-now-words": "klepka-brief-now-words",
        "klepka-now-flip": "klepka-brief-now-flip",
        "klepka-now-bonus": "klepka-brief-now-bonus",
        "klepka-prizes": None,
        "klepka-prizes-between-turns": None,
    }

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset

    def describe(self, view: View, topic: str, argument: str) -> tuple[Message, ...]:
        """Describe a part of the table; () where there is no such topic."""
        return describe(self._ruleset, view, topic, argument=argument)

    def remember(self, happenings: Iterable[Mapping[str, Any]], argument: str) -> tuple[Message, ...]:
        """Say which cards were seen where, as far as they still lie there; a table may do without such notes."""
        return tuple(remembered(happenings, argument)) if self._ruleset.notes else (Message("klepka-notes-off"),)

    def recall(self, happenings: Iterable[Mapping[str, Any]], argument: str) -> tuple[Message, ...]:
        """Say where a card was seen that is named by its letter or as a prize card, where the table allows notes."""
        card = sought(self._ruleset, argument)
        return tuple(recalled(happenings, card)) if self._ruleset.notes and card is not None else ()

    def narrate(self, told: Mapping[str, Any]) -> Message | None:
        """Put an event into a sentence."""
        return narrate(told)

    def piece(self, written: str) -> Message | None:
        """Name a card, a place, or a place with the card that lies there."""
        at, _, card = written.rpartition(" ")
        if at:
            return Message("klepka-card-at", {"at": Written(at), "card": name_of(card)})
        return None if card[-1].isdigit() else name_of(card)

    def phrase(self, view: View, move: Move) -> Message:  # noqa: ARG002 - the move says all
        """Put a move into words, as advice."""
        return phrase(self._ruleset.columns, move)

    def nearest(self, word: str) -> tuple[str, ...]:
        """Give up to three nearest words that may be made (K4, K6)."""
        ruleset, lexicon = self._ruleset, self._ruleset.lexicon
        near = (near for near in nearest_words(lexicon, word) if len(letters_of(near)) >= ruleset.min_letters)
        return tuple(one for one in near if passes_filter(ruleset, one))
