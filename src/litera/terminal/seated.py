"""A table on a server at one screen: what happens there is said as it comes, and what is typed goes there.

It is fed with lines and gives lines, as a table in this process does; and asked again and again what it has heard.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator

from litera.client.links import Address, write_address
from litera.client.local import RefusedError
from litera.client.remote import Told
from litera.protocol.questions import OF_SCREENS, QUESTIONS
from litera.terminal import rooms
from litera.terminal.answers import Answers
from litera.terminal.clocks import TableClock, spoken_time
from litera.terminal.connection import Connection, ServerLink
from litera.terminal.drafts import ADDING
from litera.terminal.hands import Hand
from litera.terminal.lines import Line, Shown, Tone, Voice
from litera.terminal.link import Happening
from litera.terminal.messages import ANSWERED, CHAT, EVERYTHING, GAME, PEOPLE, Messages
from litera.terminal.moving import OF_DRAFTS, Moves
from litera.terminal.reporting import Reporting
from litera.terminal.settings import SETTING, Preferences
from litera.terminal.table_commands import TABLE_COMMANDS, at_table
from litera.terminal.terms import terms
from litera.terminal.visits import Visits
from litera.terminal.vocabulary import Question, Vocabulary

KNOWN = tuple(name for name in QUESTIONS if name not in OF_SCREENS)
FEW = 8
"""So many messages of a game that has begun are said to somebody who comes to it; more wait in their buffer."""


class Seated:
    """One person at a table on a server, in a seat or watching."""

    def __init__(
        self,
        connection: Connection,
        address: Address,
        visits: Visits,
        *,
        preferences: Preferences,
        voice: Voice,
        now: Callable[[], float],
    ) -> None:
        """Take up the table. Raises RefusedError or LostError where the server does not let us in, FileError."""
        self.ended = False
        self.onward: Address | None = None
        """The table at which the same people play again."""
        self._connection = connection
        self._address = address
        self._visits = visits
        self._preferences = preferences
        self._voice = voice
        self._now = now
        self._settings = preferences.read()
        self._visit = visits.visit(address.server, address.table or "")
        self._hello = connection.greeting()
        self._room: rooms.Room = self._hello["room"]
        self._link = ServerLink(connection, self._room, voice.language)
        self._words = Vocabulary(self._link.game, voice.language)
        self._clock = TableClock(now)
        self._clock.hear(self._room["clock"])
        self._messages = Messages(self._link.game, voice, self._settings)
        self._answers = Answers(
            link=self._link,
            voice=voice,
            words=self._words,
            settings=self._settings,
            clock=lambda: self._clock.told(voice, rooms.names(self._room, voice)),
            advisor=None,
            known=KNOWN,
        )
        self._moves = Moves(self._link, voice, self._words, self._answers, self._visit, self._keep)
        self._is_resigning = False
        self._reporting = Reporting(connection, voice)
        self._expected: frozenset[int] = frozenset()
        self._chat_heard: set[tuple[int, str, str]] = set()
        self._to_act: list[int] = []
        self._hand = Hand(lambda: self._answers.hand(self._seat))
        self._lost_at: float | None = None
        self._is_lost = False
        self._has_ended = False
        self._said: list[Shown] = []

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

    @property
    def _seat(self) -> int | None:
        seat: int | None = self._room["you"]["seat"]
        return seat

    def begin(self) -> Iterator[Shown]:
        """Say which game it is, who is there, and what was missed since the last visit."""
        return self._remembered(self._begin())

    def _begin(self) -> Iterator[Shown]:
        voice = self._voice
        yield Line(voice.text(f"{self._link.game}-title"), Tone.CALL)
        yield Line(voice.text(f"{self._link.game}-tagline"))
        if self._room["language"] is not None:
            yield voice.line("play-words", language=self._room["language"])
        yield from map(Line, rooms.people(self._room, voice))
        yield from map(Line, terms(self._room, self._connection.options(self._room), voice))
        yield voice.line("play-how")
        if self._seat is None:
            yield voice.line("room-you-watch")
        yield from self._chat(self._hello["chat"], is_old=True)
        if self._room["status"] == "waiting":
            yield from self._waiting()
            return
        past = self._link.news(self._seat, 0)
        is_fresh = not self._visit.told
        if is_fresh and len(past) > FEW:
            self._visit.told = past[-1].seq
        for happening in past:
            if happening.seq <= self._visit.told:
                self._messages.keep(happening)
        if not is_fresh:
            yield voice.line("play-back")
        if self._visit.told:
            yield from self._answers.topic("scores", self._seat)
        if self._visit.told and is_fresh:
            yield from self._answers.topic("last", self._seat)
        if self._settings.verbose > 1:
            yield from self._answers.topic("table", self._seat)
        yield from self._catch_up()

    def _waiting(self) -> Iterator[Line]:
        free = sum(seat["presence"] == "free" for seat in self._room["seats"])
        if free:
            yield self._voice.line("room-waiting", count=free)
        elif self._room["host"]:
            yield self._voice.call("room-start")
        else:
            yield self._voice.line("room-host-starts")

    def overhear(self) -> Iterator[Shown]:
        """Say what has come since the last line, if anything has; the line that is being typed waits."""
        # Where the connection is lost between two words, what is missing is said when it is back.
        return self._with_refusals(self._listen())

    def _listen(self) -> Iterator[Shown]:
        if self._has_ended:
            return
        yield from self._line_state()
        has_news = False
        for told in self._connection.heard():
            has_news |= told["feed"] in ("game", "hello", "room")
            yield from self._hear_item(told)
        if has_news and self._room["status"] != "waiting":
            yield from self._catch_up()
        yield from self._alarm()

    def _line_state(self) -> Iterator[Line]:
        """Say that the connection is lost, back, or closed for good."""
        end = self._connection.end
        if end is not None:
            self._has_ended = True
            yield Line(end, Tone.REFUSAL)
            yield self._voice.line("line-come-back", link=self._link_of())
        elif self._connection.is_connected:
            self._lost_at = None
            if self._is_lost:
                self._is_lost = False
                yield self._voice.line("line-back")
        elif self._lost_at is None:
            self._lost_at = self._now()
        elif not self._is_lost and self._now() - self._lost_at > 1:
            self._is_lost = True
            yield self._voice.line("line-lost")

    def _hear_item(self, told: Told) -> Iterator[Shown]:
        match told["feed"]:
            case "hello" | "room":
                yield from self._enter_room(told["room"])
                yield from self._chat(told.get("chat", ()))
            case "game":
                self._clock.hear(told["clock"])
            case "chat":
                yield from self._chat([told])
            case "overheard":
                yield from self._chat(told["chat"], key="chat-overheard")
            case "nudge":
                yield from self._messages.add(PEOPLE, rooms.reminder(told, self._room, self._voice))
            case "late":
                yield Line(told["message"], Tone.REFUSAL)

    def _enter_room(self, room: rooms.Room) -> Iterator[Shown]:
        before, self._room, self._link.room = self._room, room, room
        self._clock.hear(room["clock"])
        for text in rooms.changes(before, room, self._voice, awaited=self._expected):
            yield from self._messages.add(PEOPLE, text)
        self._expected = rooms.expected(before, room, self._expected)
        if room["status"] == "waiting" and room["seats"] != before["seats"]:
            yield from self._waiting()
        if room["rematch"] is not None and before["rematch"] is None and self._seat is not None:
            self.onward = self._address._replace(table=room["rematch"])
            yield from self._messages.add(PEOPLE, self._voice.text("room-rematch"))

    def _chat(self, lines: list[Told], *, is_old: bool = False, key: str = "chat-line") -> Iterator[Line]:
        for line in lines:
            text = line["text"] if "text" in line else self._voice.text(f"chat-phrase-{line['phrase']}")
            mark = line["at"], line["from"], text
            if mark not in self._chat_heard:
                self._chat_heard.add(mark)
                said = list(self._messages.add(CHAT, self._voice.text(key, name=line["from"], text=text)))
                # What was said before one came waits in its buffer.
                yield from () if is_old else said

    def _catch_up(self) -> Iterator[Shown]:
        """Say what happened in the game, and what is to be done now."""
        news = self._link.news(self._seat, self._visit.told)
        is_new = bool(news) and not self._visit.told
        yield from self._hand.dealt(self._told(news))
        self._keep()
        if self._room["result"] is not None:
            yield from self._end()
            return
        to_act, before = self._link.to_act, self._to_act
        self._to_act = to_act
        if self._seat in to_act:
            if news or self._seat not in before:
                yield from self._call(self._seat)
        elif to_act != before and (not (before or is_new) or self._settings.verbose == EVERYTHING):
            # To those who have heard the game from its beginning, or so far, it is known from what happened.
            yield from self._answers.topic("whose", self._seat)

    def _call(self, seat: int) -> Iterator[Shown]:
        if (yield from self._moves.send(seat)):
            return
        verbose = self._settings.verbose
        is_wanted = verbose == EVERYTHING or not self._hand.is_called
        yield from self._hand.called(is_wanted=is_wanted and verbose > 1)
        if self._visit.draft:
            yield from self._moves.told(seat)
        # What may be done is known after the first time.
        for line in self._answers.topic("now" if is_wanted else "demand", seat):
            yield Line(line.text, Tone.CALL)

    def _told(self, news: Iterable[Happening]) -> Iterator[Line]:
        for happening in news:
            yield from self._messages.happened(happening)
            self._visit.told = happening.seq

    def _end(self) -> Iterator[Shown]:
        if self._to_act == [-1]:
            return
        self._to_act = [-1]
        self._visits.forget(self._address.server, self._address.table or "")
        if self._room["result"]["reason"] in rooms.OF_TABLES:
            ending = [Line(text) for text in rooms.result(self._room, self._voice)]
        else:
            ending = list(self._answers.topic("result", self._seat, since=self._visit.told))
        for line in ending:
            yield from (Line(said.text, Tone.CALL) for said in self._messages.add(GAME, line.text))
        yield self._voice.line("room-after" if self._seat is not None else "play-after")

    def _alarm(self) -> Iterator[Line]:
        if self._seat is not None and self._room["status"] == "playing":
            due = self._clock.due(self._seat, self._settings.alarms)
            if due is not None:
                yield self._voice.call("alarm", time=spoken_time(self._voice, due))

    def hear(self, typed: str) -> Iterator[Shown]:
        """Answer a line."""
        line = " ".join(unicodedata.normalize("NFC", typed).split())
        question = self._words.question(line)
        if question is not None and question.name == "again":
            yield from self._said
            return
        yield from self._remembered(self._hear(line, question))

    def _remembered(self, said: Iterator[Shown]) -> Iterator[Shown]:
        """Pass on what is said, with what has come by then, and keep it for whoever asks to hear it again."""
        self._said = []
        for shown in self._with_refusals(said):
            self._said.append(shown)
            yield shown
        for shown in self.overhear():
            self._said.append(shown)
            yield shown
        if self.onward is not None:
            self.ended = True

    def _with_refusals(self, said: Iterator[Shown]) -> Iterator[Shown]:
        try:
            yield from said
        except RefusedError as refusal:
            yield Line(refusal.message, Tone.REFUSAL)

    def _hear(self, line: str, question: Question | None) -> Iterator[Shown]:
        seat = self._seat
        if self._has_ended or (question is not None and question.name == "quit"):
            self.ended = True
            yield from self.leave()
        elif self._is_resigning:
            yield from self._confirm(line)
        elif self._reporting.is_open:
            yield from self._reporting.end(line)
        elif not line:
            yield from self._enter()
        elif line.startswith(ADDING) and seat is not None:
            yield from self._moves.add(seat, line.removeprefix(ADDING).strip())
        elif question is not None:
            yield from self._answer(question, line)
        elif seat is None:
            yield self._voice.refusal("room-you-watch")
        elif self._room["status"] == "waiting":
            yield from self._waiting()
        else:
            yield from self._moves.move(seat, line)

    def leave(self) -> Iterator[Line]:
        """Say how to come back."""
        if self._room["result"] is None:
            self._keep()
            yield self._voice.line("line-come-back", link=self._link_of())

    def _keep(self) -> None:
        self._visits.keep(self._address.server, self._address.table or "", self._visit)

    def _link_of(self) -> str:
        return write_address(self._address._replace(invitation=None))

    def _enter(self) -> Iterator[Shown]:
        """Answer an empty line: it plays what is prepared, or says what is to be done."""
        if self._room["status"] == "over":
            self.ended = True
        elif self._room["status"] == "waiting":
            yield from self._waiting()
        elif self._seat in self._to_act and self._visit.draft and not self._visit.is_ready:
            yield from self._moves.play_draft(self._seat)
        elif self._seat in self._to_act:
            yield from self._answers.topic("hand", self._seat)
            yield from self._answers.topic("now", self._seat)
        else:
            yield from self._answers.topic("whose", self._seat)

    # What a person types

    def _answer(self, question: Question, line: str) -> Iterator[Shown]:
        name, argument = question.name, question.argument
        if name in ANSWERED:
            yield from self._messages.answer(question)
        elif name in OF_DRAFTS:
            yield from self._prepare(name, argument)
        elif name in TABLE_COMMANDS:
            yield from at_table(
                question, self._connection, self._room, address=self._address, to_act=self._to_act, voice=self._voice
            )
        elif name == "report":
            yield from self._reporting.begin(argument)
        elif name == "resign":
            if self._room["status"] == "playing" and self._seat is not None:
                self._is_resigning = True
                yield self._voice.call("resign-sure")
            else:
                yield self._voice.refusal(
                    "resign-late" if self._room["status"] == "over" else "asked-unknown", typed=line
                )
        elif not self._answers.has_answer(name):
            yield self._voice.refusal("asked-unknown", typed=line[:40])
        else:
            yield from self._answers.answer(question, self._seat)
        if name in SETTING:
            self._preferences.keep(self._settings)

    def _prepare(self, name: str, argument: str) -> Iterator[Shown]:
        if self._seat is None:
            yield self._voice.refusal("room-you-watch")
        elif self._room["status"] == "waiting":
            yield from self._waiting()
        elif self._room["status"] == "over":
            yield self._voice.refusal("resign-late")
        else:
            yield from self._moves.answer(name, argument, self._seat, to_act=self._to_act)

    def _confirm(self, line: str) -> Iterator[Shown]:
        self._is_resigning = False
        if self._words.is_yes(line):
            self._connection.ask("resign")
        else:
            yield self._voice.line("resign-not")
