"""Moves of one person at a table on a server: made at once, put together from parts, or prepared for their turn."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import NamedTuple

from litera.client.local import RefusedError
from litera.terminal.answers import Answers
from litera.terminal.drafts import is_early, preparable, told_draft, told_refusal
from litera.terminal.lines import Line, Shown, Tone, Voice
from litera.terminal.link import TableLink
from litera.terminal.visits import Visit
from litera.terminal.vocabulary import Vocabulary

OF_DRAFTS = frozenset({"draft", "undo", "go", "prepare", "cancel"})
"""The questions about the move that is being prepared."""


class Moves(NamedTuple):
    """Makes and prepares moves. ``visit`` holds what is prepared, and ``keep`` writes it down."""

    link: TableLink
    voice: Voice
    words: Vocabulary
    answers: Answers
    visit: Visit
    keep: Callable[[], None]

    def answer(self, name: str, argument: str, seat: int, *, to_act: Sequence[int]) -> Iterator[Shown]:
        """Answer a question of OF_DRAFTS. Raises RefusedError, and changes nothing, for what is no move."""
        visit = self.visit
        match name:
            case "undo":
                self._change(visit.draft[:-1], is_ready=visit.is_ready)
            case "cancel":
                self._change([])
                yield self.voice.line("ready-cancelled")
                return
            case "prepare":
                parts = [argument] if argument else visit.draft
                if parts and seat in to_act and not is_early(self.link, seat, parts):
                    yield from self.move(seat, " ".join(parts))
                    return
                self._change(preparable(self.link, seat, parts), is_ready=True)
            case "go" if visit.draft:
                yield from self.play_draft(seat)
                return
        yield from self.told(seat)
        if visit.is_ready:
            yield self.voice.line("ready-is")

    def told(self, seat: int) -> Iterator[Shown]:
        """Say what is prepared."""
        yield from told_draft(self.link, self.voice, seat, parts=self.visit.draft)

    def add(self, seat: int, part: str) -> Iterator[Shown]:
        """Add a part to the move that is being prepared."""
        if part:
            self._change([*self.visit.draft, part], is_ready=self.visit.is_ready)
        yield from self.told(seat)

    def send(self, seat: int) -> Generator[Shown, None, bool]:
        """Play what waits for one's turn, if it is time, or drop it with the reason; give whether it was played."""
        if not self.visit.is_ready or is_early(self.link, seat, self.visit.draft):
            return False
        move = " ".join(self.visit.draft)
        try:
            self._play(seat, move)
        except RefusedError as refusal:
            self._change([])
            yield self.voice.line("ready-dropped", move=move)
            yield Line(refusal.message, Tone.REFUSAL)
            return False
        self._change([])
        yield self.voice.line("ready-sent", move=move)
        return True

    def play_draft(self, seat: int) -> Iterator[Shown]:
        """Play what is prepared; where it is refused it stays, to be mended."""
        yield from self.move(seat, " ".join(self.visit.draft))

    def move(self, seat: int, typed: str) -> Iterator[Shown]:
        """Make the move that was typed, or say why not; one that waits for a later time stays prepared."""
        waits = self.visit.is_ready and is_early(self.link, seat, self.visit.draft)
        try:
            self._play(seat, typed)
        except RefusedError as refusal:
            yield from told_refusal(refusal, typed, seat, words=self.words, answers=self.answers, voice=self.voice)
        else:
            if not waits:
                self._change([])

    def _play(self, seat: int, typed: str) -> None:
        self.link.act(seat, self.link.read(seat, typed))
        self.answers.note_move(seat)

    def _change(self, parts: Sequence[str], *, is_ready: bool = False) -> None:
        self.visit.draft, self.visit.is_ready = list(parts), is_ready and bool(parts)
        self.keep()
