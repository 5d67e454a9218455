"""A game at one screen: who is at the keyboard, what he is told, what becomes of what he types.

It is fed with lines and gives lines; it knows no rules, and asks the desk for everything about the game.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from litera.client.local import RefusedError
from litera.terminal.answers import Answers, Settings, Stopwatch
from litera.terminal.files import FileError, Keeper, SavedTable
from litera.terminal.lines import Line, Page, Shown, Tone, Voice
from litera.terminal.link import TableLink
from litera.terminal.vocabulary import Question, Vocabulary
from litera.texts import aliases

ADDING = "+"
"""A line that begins so is added to the move that is being prepared."""


@dataclass(slots=True)
class Place:
    """What is kept for a seat: its player's name, a machine's level, what was told, what a person has prepared."""

    name: str
    level: str | None
    told: int = 0
    hand_told: str = ""
    draft: tuple[str, ...] = ()


class Session:
    """A table being played; every step is kept on disk before it is told."""

    def __init__(
        self,
        *,
        link: TableLink,
        voice: Voice,
        places: Sequence[Place],
        settings: Settings,
        stopwatch: Stopwatch,
        keeper: Keeper,
        advisor: str,
    ) -> None:
        """Take up a table; ``advisor`` is the level of the machine player that gives hints ("" for none)."""
        self.ended = False
        self._link = link
        self._voice = voice
        self._places = places
        self._settings = settings
        self._stopwatch = stopwatch
        self._keeper = keeper
        self._words = Vocabulary(link.game, voice.language)
        self._answers = Answers(
            link=link, voice=voice, words=self._words, settings=settings, stopwatch=stopwatch, advisor=advisor
        )
        people = [seat for seat, place in enumerate(places) if place.level is None]
        self._present: int | None = people[0] if len(people) == 1 else None
        self._people = people
        self._is_resigning = False
        self._resigned: int | None = None
        self._cannot_keep = False
        self._said: list[Shown] = []

    @property
    def width(self) -> int | None:
        """The width that was chosen for lines."""
        return self._settings.width

    @property
    def is_over(self) -> bool:
        """Whether nobody can move any more."""
        return self._resigned is not None or self._link.is_over

    def begin(self) -> Iterator[Shown]:
        """Say which game it is and who plays; let machines begin; call the first person."""
        return self._remembered(self._begin())

    def _begin(self) -> Iterator[Shown]:
        voice, names = self._voice, tuple(place.name for place in self._places)
        yield Line(voice.text(f"{self._link.game}-title"), Tone.CALL)
        yield Line(voice.text(f"{self._link.game}-tagline"))
        yield voice.line("play-seats", names=names)
        yield voice.line("play-how")
        if any(place.told for place in self._places):
            yield voice.line("play-back")
            yield from self._answers.topic("scores", self._present)
            yield from self._answers.topic("last", self._present)
        if self._settings.verbose > 1:
            yield from self._answers.topic("table", self._present)
        yield from self._go_on()

    def _remembered(self, said: Iterator[Shown]) -> Iterator[Shown]:
        """Pass on what is said, and keep it for who asks to hear it again."""
        self._said = []
        for shown in said:
            self._said.append(shown)
            yield shown

    def hear(self, typed: str) -> Iterator[Shown]:
        """Answer a line."""
        line = " ".join(unicodedata.normalize("NFC", typed).split())
        question = self._words.question(line)
        if question is not None and question.name == "again":
            yield from self._said
            return
        yield from self._remembered(self._hear(line, question))

    def _hear(self, line: str, question: Question | None) -> Iterator[Shown]:
        if question is not None and question.name == "quit":
            self.ended = True
            yield from self.leave()
        elif self._present is None:
            yield from self._arrive(line)
        elif self._is_resigning:
            yield from self._confirm(self._present, line)
        elif not line:
            yield from self._enter(self._present)
        elif line.startswith(ADDING):
            yield from self._add(self._present, line.removeprefix(ADDING).strip())
        elif question is not None:
            yield from self._answer(question, self._present)
        else:
            yield from self._move(self._present, line)

    def leave(self) -> Iterator[Line]:
        """Keep the table and say how to go on with it; for whoever leaves, in whatever way."""
        if self.is_over:
            return
        yield from self._keep()
        if not self._cannot_keep:
            yield self._voice.line("play-left")

    # People come and go

    def _awaited(self) -> int | None:
        """Give the person for whom the game waits; the one at the keyboard before others."""
        waiting = [seat for seat in self._link.to_act if seat in self._people]
        return self._present if self._present in waiting else next(iter(waiting), None)

    def _arrive(self, line: str) -> Iterator[Shown]:
        awaited = self._awaited()
        assert awaited is not None, "somebody is called only when the game waits for him"
        if line:
            yield self._voice.call("play-come", name=self._places[awaited].name)
            return
        self._present = awaited
        yield from self._call(awaited)

    def _enter(self, seat: int) -> Iterator[Shown]:
        """Answer an empty line: it plays what is prepared, lets the next person come, or tells what is to be done."""
        if self.is_over:
            self.ended = True
        elif self._awaited() != seat:
            self._present = None
            yield Page()
            awaited = self._awaited()
            assert awaited is not None, "somebody else is waited for"
            yield self._voice.call("play-come", name=self._places[awaited].name)
        elif self._places[seat].draft:
            yield from self._play_draft(seat)
        else:
            yield from self._now(seat)

    def _call(self, seat: int) -> Iterator[Shown]:
        """Tell a person what happened and what he is to do."""
        yield from self._news(seat)
        place = self._places[seat]
        hand = "\n".join(self._link.say("hand", seat, verbose=self._settings.verbose))
        if self._settings.verbose > 1 and hand != place.hand_told:
            place.hand_told = hand
            yield Line(hand)
        if place.draft:
            yield from self._draft(seat)
        yield from self._now(seat)

    def _now(self, seat: int) -> Iterator[Shown]:
        if self._settings.verbose > 2:
            yield from self._answers.topic("table", seat)
        for line in self._answers.topic("now", seat):
            yield Line(line.text, Tone.CALL)

    def _news(self, seat: int) -> Iterator[Line]:
        place = self._places[seat]
        news = self._link.say("news", seat, verbose=self._settings.verbose, since=place.told)
        place.told = self._link.last
        yield from map(Line, news)

    # The course of the game

    def _go_on(self) -> Iterator[Shown]:
        """Let machines move for as long as they are to, telling of each step; then call whoever is next."""
        yield from self._keep()
        yield from self._tell_step()
        interrupted: set[int] = set()
        while not self.is_over:
            step = self._machine_step(interrupted)
            if step is None:
                break
            seat, move = step
            interrupted = interrupted | {seat} if seat not in self._link.to_act else set()
            self._link.act(seat, move)
            yield from self._keep()
            yield from self._tell_step()
        if self.is_over:
            yield from self._end()
        elif self._present is None:
            yield self._voice.call("play-come", name=self._places[self._awaited() or 0].name)
        elif self._awaited() == self._present:
            yield from self._call(self._present)
        else:
            yield self._voice.call("play-hide", name=self._places[self._awaited() or 0].name)

    def _tell_step(self) -> Iterator[Line]:
        if self._present is not None:
            yield from self._news(self._present)

    def _machine_step(self, interrupted: set[int]) -> tuple[int, str] | None:
        """Choose the next machine's move: of one that may interrupt and wants to, once, then of one that is to act."""
        to_act = self._link.to_act
        machines = {seat: place.level for seat, place in enumerate(self._places) if place.level is not None}
        for seat, level in machines.items():
            if seat not in to_act and seat not in interrupted:
                move = self._link.interrupt(seat, level)
                if move is not None:
                    return seat, move
        for seat in to_act:
            if seat in machines:
                move = self._link.advise(seat, machines[seat])
                assert move is not None, "a seat that is to act has a move"
                return seat, move
        return None

    def _end(self) -> Iterator[Shown]:
        """Say how the game ended, and where its record lies."""
        if self._present is None:
            yield from self._answers.topic("last", None)
        if self._resigned is not None:
            left = tuple(place.name for seat, place in enumerate(self._places) if seat != self._resigned)
            name = self._places[self._resigned].name
            yield self._voice.call("resign-over", name=name, left=left, count=len(left))
            yield from self._answers.topic("scores", self._present)
        else:
            seat = self._people[0] if len(self._people) == 1 else None
            for line in self._answers.topic("result", seat):
                yield Line(line.text, Tone.CALL)
        if not self._cannot_keep:
            yield self._voice.line("play-record", path=str(self._keeper.record_path))
        yield self._voice.line("play-after")
        # The table lies open now: whoever is at the keyboard may ask.
        self._present = self._people[0] if self._present is None else self._present

    # What a person types

    def _answer(self, question: Question, seat: int) -> Iterator[Shown]:
        place = self._places[seat]
        match question.name:
            case "draft":
                yield from self._draft(seat)
            case "undo":
                place.draft = place.draft[:-1]
                yield from self._draft(seat)
                yield from self._keep()
            case "go":
                yield from self._play_draft(seat)
            case "as":
                yield from self._act_as(question.argument)
            case "resign" if not self.is_over:
                self._is_resigning = True
                yield self._voice.call("resign-sure")
            case "resign":
                yield self._voice.refusal("resign-late")
            case _:
                try:
                    yield from self._answers.answer(question, seat)
                except RefusedError as refusal:
                    yield Line(refusal.message, Tone.REFUSAL)

    def _draft(self, seat: int) -> Iterator[Line]:
        draft = self._places[seat].draft
        yield self._voice.line("draft", move=" ".join(draft)) if draft else self._voice.line("draft-none")

    def _add(self, seat: int, part: str) -> Iterator[Line]:
        if part:
            self._places[seat].draft += (part,)
            yield from self._keep()
        yield from self._draft(seat)

    def _play_draft(self, seat: int) -> Iterator[Shown]:
        draft = self._places[seat].draft
        if draft:
            yield from self._move(seat, " ".join(draft))
        else:
            yield from self._draft(seat)

    def _act_as(self, argument: str) -> Iterator[Shown]:
        """Make a move for another person at the screen: the name comes first, then the move."""
        for seat in self._people:
            name = self._places[seat].name
            if argument.casefold().startswith(f"{name.casefold()} "):
                yield from self._move(seat, argument[len(name) :].strip())
                return
        yield self._voice.refusal("as-who", names=tuple(self._places[seat].name for seat in self._people))

    def _move(self, seat: int, typed: str) -> Iterator[Shown]:
        if self._resigned is not None:
            yield self._voice.refusal("resign-late")
            return
        try:
            self._link.act(seat, self._link.read(seat, typed))
        except RefusedError as refusal:
            yield from self._refusal(seat, typed, refusal)
            return
        self._places[seat].draft = ()
        yield from self._go_on()

    def _refusal(self, seat: int, typed: str, refusal: RefusedError) -> Iterator[Line]:
        """Say why a line was refused; a line that begins with no known word may be about a topic of the game's own."""
        if refusal.code == "bad_move" and not self._words.is_verb(typed.split(" ")[0]):
            try:
                yield from self._answers.topic(typed, seat)
            except RefusedError:
                near = self._words.near(typed)
                if near:
                    yield self._voice.refusal("typed-unknown", typed=typed.split(" ")[0][:40], near=near)
                else:
                    yield Line(refusal.message, Tone.REFUSAL)
                    yield self._voice.line("typed-how")
        else:
            yield Line(refusal.message, Tone.REFUSAL)

    def _confirm(self, seat: int, line: str) -> Iterator[Shown]:
        self._is_resigning = False
        if aliases("answer-", self._voice.language).get(line.casefold()) == "yes":
            self._resigned = seat
            yield from self._keep()
            yield from self._end()
        else:
            yield self._voice.line("resign-not")
            yield from self._now(seat)

    # What is kept

    def _keep(self) -> Iterator[Line]:
        """Keep the table as it stands, or the record of the ended game; a failure is told once, and play goes on."""
        try:
            if self.is_over:
                self._keeper.finish(self._link.record())
            else:
                self._keeper.keep(self.saved())
        except FileError as error:
            if not self._cannot_keep:
                yield self._refused(error)
            self._cannot_keep = True
        else:
            self._cannot_keep = False

    def saved(self) -> SavedTable:
        """Give all that is needed to go on with this table."""
        record: dict[str, Any] = self._link.record()
        return SavedTable(
            record=record,
            levels=[place.level for place in self._places],
            language=self._voice.language,
            verbose=self._settings.verbose,
            width=self._settings.width,
            told=[place.told for place in self._places],
            drafts=[list(place.draft) for place in self._places],
            elapsed=self._stopwatch.elapsed,
        )

    def _refused(self, error: FileError) -> Line:
        return self._voice.refusal(error.message.key, **error.message.parameters)
