"""A game at one screen: who is at the keyboard, what they are told, what becomes of what they type.

It is fed with lines and gives lines; it knows no rules, and asks the desk for everything about the game.
"""

from __future__ import annotations

import shlex
import unicodedata
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain

from litera.client.local import RefusedError
from litera.players.levels import analyst
from litera.protocol.questions import OF_SERVERS, QUESTIONS
from litera.terminal.answers import Answers
from litera.terminal.clocks import told_played
from litera.terminal.course import Course
from litera.terminal.drafts import ADDING, told_draft, told_refusal
from litera.terminal.files import FileError
from litera.terminal.hands import Hand
from litera.terminal.lines import Line, Page, Shown, Tone, Voice
from litera.terminal.messages import ANSWERED, EVERYTHING, Messages
from litera.terminal.settings import SETTING, Preferences
from litera.terminal.vocabulary import Question, Vocabulary

KNOWN = tuple(name for name in QUESTIONS if name not in OF_SERVERS)


class Session:
    """A table being played by the people at one screen, one of whom is present, or none."""

    def __init__(
        self,
        course: Course,
        voice: Voice,
        advisor: str,
        *,
        preferences: Preferences,
        other_words: Sequence[str] = (),
    ) -> None:
        """Take up a table; ``advisor`` is the level of the bot that gives hints ("" for none).

        ``preferences`` keep what people change of the settings; ``other_words`` are the languages that they could have
        chosen for the words, where nobody chose one.
        """
        self.ended = False
        self._course = course
        self._link = course.link
        self._places = course.places
        self._settings = course.settings
        self._preferences = preferences
        self._other_words = tuple(other_words)
        self._voice = voice
        self._words = Vocabulary(course.link.game, voice.language)
        self._answers = Answers(
            link=course.link,
            voice=voice,
            words=self._words,
            settings=course.settings,
            clock=self._clock,
            advisor=advisor,
            known=KNOWN,
        )
        self._hands = {seat: Hand(partial(self._answers.hand, seat)) for seat in course.people}
        self._messages: dict[int, Messages] = {}
        """What each person at the screen was told: what one saw is no other's to read."""
        self._present: int | None = course.people[0] if len(course.people) == 1 else None
        self._is_resigning = False
        self._is_kept = True
        self._said: list[Shown] = []

    def _clock(self) -> Iterator[Line]:
        yield from told_played(self._voice, self._course.stopwatch, self._link.options)

    @property
    def width(self) -> int | None:
        """The width that was chosen for lines."""
        return self._settings.width

    @property
    def small(self) -> bool:
        """Whether words in small letters were chosen."""
        return self._settings.small

    @property
    def excuse(self) -> Line:
        """What is said where an answer takes long."""
        return self._voice.line("wait")

    def begin(self) -> Iterator[Shown]:
        """Say which game it is and who plays; let machines begin; call the first person."""
        return self._remembered(self._begin())

    def _begin(self) -> Iterator[Shown]:
        voice = self._voice
        yield Line(voice.text(f"{self._link.game}-title"), Tone.CALL)
        yield Line(voice.text(f"{self._link.game}-tagline"))
        if self._link.lexicon is not None:
            yield voice.line("play-words", language=self._link.lexicon)
        if self._other_words:
            yield voice.line("play-words-choice", languages=self._other_words)
        yield voice.players([place.name for place in self._places])
        yield voice.line("play-how")
        if any(place.told for place in self._places):
            yield voice.line("play-back")
            yield from self._answers.topic("scores", self._present)
            yield from self._answers.topic("last", self._present)
        if self._settings.verbose > 1:
            yield from self._answers.topic("table", self._present)
        yield from self._go_on()

    def hear(self, typed: str) -> Iterator[Shown]:
        """Answer a line."""
        line = " ".join(unicodedata.normalize("NFC", typed).split())
        question = self._words.question(line)
        if question is not None and question.name == "again":
            yield from self._said
        else:
            yield from self._remembered(self._hear(line, question))

    def _remembered(self, said: Iterator[Shown]) -> Iterator[Shown]:
        """Pass on what is said, and keep it for those who ask to hear it again."""
        self._said = []
        for shown in said:
            self._said.append(shown)
            yield shown

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
            yield from self._answer(question, self._present, line)
        else:
            yield from self._move(self._present, line)

    def leave(self) -> Iterator[Line]:
        """Keep the table and say how to go on with it; for whoever leaves, in whatever way."""
        if not self._course.is_over:
            yield from self._keep()
            if self._is_kept:
                yield self._voice.line("play-left")

    # People come and go

    def _come(self) -> Line:
        """Call the next person to the screen; until they are there, nothing that is theirs is shown."""
        return self._voice.call("play-come", name=self._awaited_name())

    def _awaited_name(self) -> str:
        awaited = self._course.awaited(self._present)
        assert awaited is not None, "machines have moved, so the game waits for a person"
        return self._places[awaited].name

    def _arrive(self, line: str) -> Iterator[Shown]:
        if line:
            yield self._come()
            return
        self._present = self._course.awaited(None)
        assert self._present is not None, "somebody was called"
        # What they were told before has gone from the screen.
        self._hands[self._present] = Hand(partial(self._answers.hand, self._present))
        yield from self._call(self._present)

    def _enter(self, seat: int) -> Iterator[Shown]:
        """Answer an empty line: it plays what is prepared, lets the next person come, or says what is to be done."""
        if self._course.is_over:
            self.ended = True
        elif self._course.awaited(seat) != seat:
            self._present = None
            yield Page()
            yield self._come()
        elif self._places[seat].draft:
            yield from self._play_draft(seat)
        else:
            yield from map(Line, self._answers.hand(seat))
            yield from self._now(seat)

    def _call(self, seat: int) -> Iterator[Shown]:
        """Give a person what happened and what they are to do: all of it at first, later what they cannot know."""
        yield from self._news(seat)
        hand, verbose = self._hands[seat], self._settings.verbose
        is_wanted = verbose == EVERYTHING or not hand.is_called
        yield from hand.called(is_wanted=is_wanted and verbose > 1)
        if self._places[seat].draft:
            yield from self._draft(seat)
        if is_wanted:
            yield from self._now(seat)
        else:
            yield from (Line(line.text, Tone.CALL) for line in self._answers.topic("demand", seat))

    def _now(self, seat: int) -> Iterator[Shown]:
        if self._settings.verbose == EVERYTHING:
            yield from self._answers.topic("table", seat)
        for line in self._answers.topic("now", seat):
            yield Line(line.text, Tone.CALL)

    def _news(self, seat: int | None) -> Iterator[Line]:
        if seat is not None:
            place, messages = self._places[seat], self._messages_of(seat)
            news = self._link.news(seat, place.told)
            place.told = self._link.last
            said = chain.from_iterable(map(messages.happened, news))
            yield from self._hands[seat].dealt(said)

    def _messages_of(self, seat: int) -> Messages:
        """Give the messages of a person, with all that was said before the table was left."""
        if seat not in self._messages:
            messages = self._messages[seat] = Messages(self._link.game, self._voice, self._settings)
            told = self._places[seat].told
            for happening in self._link.news(seat, 0) if told else ():
                if happening.seq <= told:
                    messages.keep(happening)
        return self._messages[seat]

    # The course of the game

    def _go_on(self) -> Iterator[Shown]:
        """Let machines move for as long as they are to, announcing each step; then call whoever is next."""
        course = self._course
        yield from self._keep()
        yield from self._news(self._present)
        while not course.is_over and course.move_machine():
            yield from self._keep()
            yield from self._news(self._present)
        if course.is_over:
            yield from self._end()
        elif self._present is None:
            yield self._come()
        elif course.awaited(self._present) == self._present:
            yield from self._call(self._present)
        else:
            yield self._voice.call("play-hide", name=self._awaited_name())

    def _end(self) -> Iterator[Shown]:
        """Say how the game ended, and where its record lies."""
        yield from self._learn()
        if self._present is None:
            yield from self._answers.topic("last", None)
            self._present = self._course.people[0]
        if self._course.resigned is not None:
            name = self._places[self._course.resigned].name
            left = tuple(place.name for place in self._places if place.name != name)
            yield self._voice.call("resign-over", name=name, left=left, count=len(left))
            yield from self._answers.topic("scores", self._present)
        else:
            # Among several people nobody is "you".
            seat = self._present if len(self._course.people) == 1 else None
            for line in self._answers.topic("result", seat, since=self._link.last):
                yield Line(line.text, Tone.CALL)
        if self._is_kept:
            path = str(self._course.save_place.record_path)
            yield self._voice.line("play-record", path=path)
            if analyst(self._link.game) is not None:
                yield self._voice.line("play-analyse", path=shlex.quote(path))
        yield self._voice.line("play-after")

    def _keep(self) -> Iterator[Line]:
        """Keep the table on disk; that it cannot be is said once, and the game goes on."""
        error = self._course.keep()
        if error is not None and self._is_kept:
            yield self._voice.refusal(error.message.key, **error.message.parameters)
        self._is_kept = error is None

    def _learn(self) -> Iterator[Line]:
        """Keep what the game shows of a person's form; that it cannot be kept is told."""
        if self._course.learn():
            try:
                self._preferences.keep(self._settings)
            except FileError as error:
                yield self._voice.refusal(error.message.key, **error.message.parameters)

    # What a person types

    def _answer(self, question: Question, seat: int, line: str) -> Iterator[Shown]:
        place = self._places[seat]
        match question.name:
            case "draft":
                yield from self._draft(seat)
            case "undo":
                place.draft = place.draft[:-1]
                yield from self._keep()
                yield from self._draft(seat)
            case "go":
                yield from self._play_draft(seat)
            case "as":
                yield from self._act_as(question.argument)
            case "resign" if self._course.is_over:
                yield self._voice.refusal("resign-late")
            case "resign":
                self._is_resigning = True
                yield self._voice.call("resign-sure")
            case name if name in ANSWERED:
                yield from self._messages_of(seat).answer(question)
            case name if not self._answers.has_answer(name):
                yield self._voice.refusal("asked-unknown", typed=line[:40])
            case _:
                try:
                    yield from self._answers.answer(question, seat)
                except RefusedError as refusal:
                    yield Line(refusal.message, Tone.REFUSAL)
        if question.name in SETTING:
            self._preferences.keep(self._settings)

    def _draft(self, seat: int) -> Iterator[Line]:
        yield from told_draft(self._link, self._voice, seat, parts=self._places[seat].draft)

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
        people = {seat: self._places[seat].name for seat in self._course.people}
        for seat, name in people.items():
            if argument.casefold().startswith(f"{name.casefold()} "):
                yield from self._move(seat, argument[len(name) :].strip())
                return
        yield self._voice.refusal("as-who", names=tuple(people.values()))

    def _move(self, seat: int, typed: str) -> Iterator[Shown]:
        if self._course.resigned is not None:
            yield self._voice.refusal("resign-late")
            return
        try:
            self._course.move(seat, typed)
        except RefusedError as refusal:
            yield from self._refusal(seat, typed, refusal)
        else:
            self._answers.note_move(seat)
            yield from self._go_on()

    def _refusal(self, seat: int, typed: str, refusal: RefusedError) -> Iterator[Line]:
        if seat == self._present:
            words, answers = self._words, self._answers
            yield from told_refusal(refusal, typed, seat, words=words, answers=answers, voice=self._voice)
        else:
            # For another person only moves are made: nobody may ask what that seat knows.
            yield Line(refusal.message, Tone.REFUSAL)

    def _confirm(self, seat: int, line: str) -> Iterator[Shown]:
        self._is_resigning = False
        if self._words.is_yes(line):
            self._course.resigned = seat
            yield from self._keep()
            yield from self._end()
        else:
            yield self._voice.line("resign-not")
            yield from self._now(seat)
