"""The voice of Klepka: what can be seen and what happened, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from litera.core.message import Message
from litera.core.voice import Voice
from litera.games.klepka.describe import describe, narrate
from litera.games.klepka.events import IMPORTANCE
from litera.games.klepka.moves import Move
from litera.games.klepka.notes import remembered
from litera.games.klepka.phrase import phrase
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.scoring import letters_of
from litera.games.klepka.view import View
from litera.games.klepka.wordlaw import passes_filter
from litera.words.nearest import nearest_words


class KlepkaVoice(Voice[Move, View]):
    """How one table is put into words."""

    importance = IMPORTANCE

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset

    def describe(self, view: View, topic: str, argument: str) -> tuple[Message, ...]:
        """Describe a part of the table; () where there is no such topic."""
        return describe(self._ruleset, view, topic, argument)

    def remember(self, happenings: Iterable[Mapping[str, Any]], argument: str) -> tuple[Message, ...]:
        """Say which cards were seen where, as far as they still lie there; a table may do without such notes."""
        return tuple(remembered(happenings, argument)) if self._ruleset.notes else (Message("klepka-notes-off"),)

    def narrate(self, told: Mapping[str, Any]) -> Message | None:
        """Put an event into a sentence."""
        return narrate(told)

    def phrase(self, view: View, move: Move) -> Message:  # noqa: ARG002 - the move says all
        """Put a move into words, as advice."""
        return phrase(self._ruleset.columns, move)

    def nearest(self, word: str) -> tuple[str, ...]:
        """Give up to three nearest words that may be made (K4, K6)."""
        ruleset, lexicon = self._ruleset, self._ruleset.lexicon
        near = (near for near in nearest_words(lexicon, word) if len(letters_of(near)) >= ruleset.min_letters)
        return tuple(one for one in near if passes_filter(ruleset, one))
