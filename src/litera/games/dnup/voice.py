"""The voice of dnup: what can be seen and what happened, in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from litera.core.message import Message
from litera.core.voice import Voice
from litera.games.dnup.describe import describe, narrate
from litera.games.dnup.events import IMPORTANCE
from litera.games.dnup.moves import Move
from litera.games.dnup.naming import by_value
from litera.games.dnup.phrase import phrase
from litera.games.dnup.ruleset import Ruleset
from litera.games.dnup.view import View


class DnupVoice(Voice[Move, View]):
    """How one table is put into words."""

    importance = IMPORTANCE
    shorter: ClassVar[Mapping[str, str | None]] = {
        "dnup-event-dealt": "dnup-brief-dealt",
        "dnup-event-laid": "dnup-brief-laid",
        "dnup-event-laid-area": "dnup-brief-laid",
        "dnup-event-added": "dnup-brief-added",
        "dnup-event-taken": "dnup-brief-taken",
        "dnup-event-turned": "dnup-brief-turned",
        "dnup-event-turned_freely": "dnup-brief-turned",
        "dnup-event-beaten": "dnup-brief-beaten",
        "dnup-event-round_won": "dnup-brief-round_won",
        "dnup-event-round_over": None,
        "dnup-now-act": "whose-you",
        "dnup-now-act-area": "dnup-brief-now-area",
        "dnup-now-turn": None,
    }

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset

    @property
    def unit(self) -> str:
        """Name what is counted until the end: rounds or tokens (D11, D17)."""
        return self._ruleset.reason

    def describe(self, view: View, topic: str, argument: str) -> tuple[Message, ...]:
        """Describe a part of the table; () where there is no such topic."""
        return describe(self._ruleset, view, topic, argument=argument)

    def narrate(self, told: Mapping[str, Any]) -> Message | None:
        """Put an event into a sentence."""
        return narrate(told)

    def brief(self, sentence: Message) -> Message | None:
        """Say the same in fewer words: of a hand that is dealt, the hand itself."""
        if sentence.key == "dnup-event-hand":
            return Message("dnup-hand", {"cards": sentence.parameters["numbered"]})
        return super().brief(sentence)

    def piece(self, written: str) -> Message | None:
        """Name a card: the value that counts over the other one."""
        return next(by_value([written]))

    def phrase(self, view: View, move: Move) -> Message:
        """Put a move into words, as advice."""
        return phrase(self._ruleset, view, move)
