"""The voice of a game: what can be seen and what happened, in sentences."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from litera.core.message import Message

Move = TypeVar("Move")
View = TypeVar("View")


class Voice(ABC, Generic[Move, View]):
    """How the rules of one table are put into words.

    The law: it is given what one watcher may know, a view or an event as that watcher is told it, and nothing else.
    """

    importance: ClassVar[Mapping[str, int]]
    """For each kind of event: 1 always said, 2 usually said, 3 said only to those who want everything."""

    shorter: ClassVar[Mapping[str, str | None]] = {}
    """For keys of sentences: the key of one about the same with fewer words, None where none are needed."""

    @property
    def unit(self) -> str:
        """Name what the scores count; sentences choose their word by it."""
        return "points"

    @abstractmethod
    def describe(self, view: View, topic: str, argument: str) -> tuple[Message, ...]:
        """Describe a part of the table, most important word first; () where the game has no such topic."""

    def remember(self, happenings: Iterable[Mapping[str, Any]], argument: str) -> tuple[Message, ...]:  # noqa: ARG002
        """Say what a watcher could have noted of all that happened; () where a game has nothing to note."""
        return ()

    def recall(self, happenings: Iterable[Mapping[str, Any]], argument: str) -> tuple[Message, ...]:  # noqa: ARG002
        """Say where a watcher could have noted what ``find`` seeks; () where a game has nothing to note."""
        return ()

    @abstractmethod
    def narrate(self, told: Mapping[str, Any]) -> Message | None:
        """Put an event into a sentence; None where it needs no words. Each kind has its ``importance``."""

    def brief(self, sentence: Message) -> Message | None:
        """Say the same in as few words as will do for those who follow the game; None where none are needed.

        What is left out can be asked for, and is told to those who want everything.
        """
        if sentence.key not in self.shorter:
            return sentence
        key = self.shorter[sentence.key]
        return None if key is None else Message(key, sentence.parameters)

    def phrase(self, view: View, move: Move) -> Message | None:  # noqa: ARG002 - not every game has words for its moves
        """Put a move that a seat may make into words, as advice: "play GID down from the G"; None where it has none."""
        return None

    def piece(self, written: str) -> Message | None:  # noqa: ARG002 - letters and places are read as they are written
        """Name a card, a tile or a place that is written as in moves; None where voices read it as it is written."""
        return None

    def nearest(self, word: str) -> tuple[str, ...]:  # noqa: ARG002 - games without words have none
        """Give up to three playable words that are nearest to a word that is not in the lexicon."""
        return ()
