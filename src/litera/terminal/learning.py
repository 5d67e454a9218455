"""A tutorial in the terminal: a short first game that teaches by doing, the same steps as on the pages."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence

from litera.protocol.lessons import Group, Lesson, table_of
from litera.protocol.questions import questions
from litera.protocol.reading import as_typed, verbs, without_marks
from litera.terminal.lines import Line, Shown, Tone, Voice
from litera.terminal.settings import Settings

WAYS = "ways"
"""The name of the group that holds no pieces, but what can be done."""


class Learning:
    """A person at a tutorial: each step asks for some pieces, and says what came of it."""

    def __init__(self, game: str, lesson: Lesson, voice: Voice, *, settings: Settings) -> None:
        self.ended = False
        self.width = settings.width
        self.small = settings.small
        self._game = game
        self._lesson = lesson
        self._speech = table_of(game, lesson, lesson.steps[0]).rules.voice
        self._voice = voice
        self._verbs = verbs(game, voice.language)
        self._questions = questions(voice.language)
        self._at = 0
        self._mistakes = 0
        self._is_done = False

    @property
    def excuse(self) -> Line:
        """What is said where an answer takes long."""
        return self._voice.line("wait")

    def begin(self) -> Iterator[Shown]:
        """Say which game it is, and give the first task."""
        yield self._voice.call("lesson-title", game=self._voice.text(f"{self._game}-title"))
        yield self._voice.line("lesson-how")
        yield from self._task()

    def _task(self) -> Iterator[Line]:
        step = self._lesson.steps[self._at]
        yield self._voice.line("lesson-count", step=self._at + 1, of=len(self._lesson.steps))
        yield from self._lying(step.groups)
        yield self._voice.call(f"{self._game}-lesson-{self._at + 1}", **self._lesson.terms)

    def _lying(self, groups: Sequence[Group]) -> Iterator[Line]:
        for group in groups:
            name = self._typed if group.name == WAYS else self._named
            yield Line(f"{self._voice.text(f'lesson-{group.name}')}: {', '.join(map(name, group.pieces))}")

    def _typed(self, way: str) -> str:
        return as_typed(self._game, way, self._voice.language)

    def _named(self, piece: str) -> str:
        """Name a piece as it is said at a table."""
        name = self._speech.piece(piece)
        return piece if name is None else self._voice.text(name.key, **name.parameters)

    def hear(self, typed: str) -> Iterator[Shown]:
        """Answer a line."""
        line = " ".join(unicodedata.normalize("NFC", typed).split())
        if self._questions.get(without_marks(line.casefold())) == "quit":
            self.ended = True
        elif self._is_done:
            yield from self._go_on()
        elif not line:
            yield from self._task()
        elif self._is_right(line):
            yield from self._done()
        elif self._is_question(line):
            yield from self._task()
        else:
            yield from self._wrong()

    def _is_question(self, line: str) -> bool:
        """Say whether a line asks something, as it would at a table: here the task has all that there is to know."""
        word = without_marks(line.partition(" ")[0].casefold())
        return word in self._questions and word not in self._verbs

    def _is_right(self, line: str) -> bool:
        step = self._lesson.steps[self._at]
        first, _, rest = line.partition(" ")
        verb = self._verbs.get(first.casefold()) or self._verbs.get(without_marks(first.casefold()))
        moved = line if verb is None else f"{verb} {rest}".strip()
        _, _, usual = as_typed(self._game, step.move, self._voice.language).partition(" ")
        moves = {move.casefold() for move in (step.move, f"{step.move.split(' ')[0]} {usual}".strip())}
        if moved.casefold() in moves or [moved] == step.pick:
            return True
        # What begins with a verb may be a piece all the same, as C is both in a language.
        return self._is_picked(line) or (verb is not None and self._is_picked(rest))

    def _is_picked(self, picked: str) -> bool:
        """Say whether these are the pieces to be picked, each as it is written or by its name."""
        step, picked = self._lesson.steps[self._at], picked.replace(",", " ").casefold()
        for piece in step.pick:
            picked = picked.replace(self._named(piece).casefold(), piece.casefold())
        parts, wanted = picked.split(), [piece.casefold() for piece in step.pick]
        # The letters of a word may be typed as the word, cards by their letters.
        spelt = "".join(parts) in ("".join(wanted), "".join(piece[0] for piece in wanted))
        return parts == wanted or (spelt if step.ordered else sorted(parts) == sorted(wanted))

    def _done(self) -> Iterator[Line]:
        step = self._lesson.steps[self._at]
        self._is_done, self._mistakes = True, 0
        yield self._voice.line(f"{self._game}-lesson-{self._at + 1}-done", **self._lesson.terms)
        yield from self._lying(step.after)
        yield self._voice.line("lesson-move", move=as_typed(self._game, step.move, self._voice.language))
        yield self._voice.line("lesson-go-on")

    def _wrong(self) -> Iterator[Line]:
        self._mistakes += 1
        pick = " ".join(self._lesson.steps[self._at].pick)
        yield Line(self._voice.text("lesson-wrong", times=self._mistakes, pick=pick), Tone.REFUSAL)

    def _go_on(self) -> Iterator[Line]:
        self._at, self._is_done = self._at + 1, False
        if self._at < len(self._lesson.steps):
            yield from self._task()
        else:
            self.ended = True
            yield self._voice.line("lesson-more", game=self._game)

    def leave(self) -> Iterator[Line]:
        """Say nothing: there is nothing to lose."""
        return iter(())
