"""Answers to questions that leave the game as it is: about the table, the rules, the clock, the display."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from litera.protocol.reading import as_typed
from litera.terminal.clocks import told_alarms
from litera.terminal.files import FileError, save_record
from litera.terminal.lines import Line, Tone, Voice
from litera.terminal.link import Hint, TableLink
from litera.terminal.screen import NARROWEST
from litera.terminal.settings import Settings
from litera.terminal.vocabulary import Question, Vocabulary
from litera.texts import rulebook

TOPICS = frozenset(
    {
        "hand",
        "table",
        "word",
        "spell",
        "find",
        "places",
        "cards",
        "bag",
        "scores",
        "result",
        "remember",
        "whose",
        "last",
        "history",
        "now",
    }
)
"""Questions that the desk answers in words, under the same names."""

WIDEST = 500
LEVELS = ("1", "2", "3")


class Answers:
    """Answers one person at a time, as far as that seat may know."""

    def __init__(
        self,
        *,
        link: TableLink,
        voice: Voice,
        words: Vocabulary,
        settings: Settings,
        clock: Callable[[], Iterator[Line]],
        advisor: str | None,
        known: Sequence[str],
    ) -> None:
        """Answer about a table.

        ``advisor`` is the level of the bot that gives hints ("" for no hints, None for any level), ``clock``
        says the time, and ``known`` are the questions that whoever asks these answers has an answer to, by their names.
        """
        self._link = link
        self._voice = voice
        self._words = words
        self._settings = settings
        self._clock = clock
        self._known = known
        self._advisor = advisor
        self._hinted: Hint | None = None
        self._asked: tuple[int | None, int, bool] | None = None
        self._moved: dict[int | None, int] = {}
        """The last event of each seat's own last move since these answers were taken up."""

    def answer(self, question: Question, seat: int | None) -> Iterator[Line]:
        """Answer the person in this seat, or a spectator. Raises RefusedError with the desk's sentence."""
        if question.name in TOPICS:
            what = f"{question.name} {question.argument}".strip()
            yield from self.topic(what, seat)
            return
        answers: dict[str, Callable[[str, int | None], Iterator[Line]]] = {
            "moves": self._moves,
            "changed": self._changed,
            "hint": self._hint,
            "clock": lambda *_: self._clock(),
            "alarm": lambda asked, _: told_alarms(self._voice, self._settings, asked),
            "rules": self._rules,
            "verbose": self._verbose,
            "names": self._names,
            "small": self._small,
            "width": self._width,
            "save": self._save,
            "help": self._help,
        }
        yield from answers[question.name](question.argument, seat)

    def note_move(self, seat: int) -> None:
        """Note that a seat has just moved: what comes now is what changed since."""
        self._moved[seat] = self._link.last

    def has_answer(self, name: str) -> bool:
        """Say whether a question, by its name, has an answer in this game."""
        return name in self._known and (name not in TOPICS or self._link.has_topic(name))

    def topic(self, what: str, seat: int | None, *, since: int = 0) -> Iterator[Line]:
        """Let the desk answer, from event number ``since`` on; there may be nothing to tell yet."""
        verbose, letters = self._settings.verbose, self._settings.letters
        lines = self._link.say(what, seat, verbose=verbose, since=since, letters=letters)
        yield from map(Line, lines or [self._voice.text("nothing-yet")])

    def hand(self, seat: int | None) -> list[str]:
        """Read out the hand of a seat, a sentence a line; a spectator has none, nor has every game."""
        if seat is None or not self._link.has_topic("hand"):
            return []
        return self._link.say("hand", seat, verbose=self._settings.verbose, letters=self._settings.letters)

    def _moves(self, _: str, seat: int | None) -> Iterator[Line]:
        """Say what can be done now: an example of each kind of move."""
        yield from map(Line, self._link.say("moves", seat) or [self._voice.text("moves-none")])
        yield self._voice.line("moves-more")

    def _changed(self, _: str, seat: int | None) -> Iterator[Line]:
        """Say all that happened since the seat's own last move, whatever was said of it."""
        news = self._link.news(seat, self._moved.get(seat, 0))
        yield from [Line(happening.text) for happening in news] or [self._voice.line("nothing-yet")]

    def _hint(self, wanted: str, seat: int | None) -> Iterator[Line]:
        """Help with the next move: at first with a nudge, asked again with the move and the reasons for it.

        It is a move that a person could find; where anything more is asked for, as "hint best", the strongest of all.
        """
        asked = (seat, self._link.last, bool(wanted))
        is_again = asked == self._asked
        if not is_again:
            self._hinted = None
            if seat is not None and self._advisor != "":
                self._hinted = self._link.hint(seat, self._advisor, best=bool(wanted))
        self._asked, hint = asked, self._hinted
        if hint is None:
            yield self._voice.line("hint-none")
        elif hint.nudge is not None and not is_again:
            yield Line(hint.nudge)
            yield self._voice.line("hint-more")
        else:
            yield self._voice.line("hint", move=as_typed(self._link.game, hint.move, self._voice.language))
            yield from map(Line, hint.why)

    def _rules(self, asked: str, _: int | None) -> Iterator[Line]:
        book = rulebook.topics(self._link.game, self._voice.language)
        found = rulebook.find(book, asked)
        if not book:
            yield self._voice.refusal("rules-none")
        elif not asked:
            yield from self._read_out(book[0])
            for number, topic in enumerate(book[1:], 1):
                yield self._voice.line("rules-topic", number=number, topic=topic.heading)
            yield self._voice.line("rules-how")
        elif found is not None:
            yield from self._read_out(found)
        else:
            yield self._voice.refusal("rules-unknown", asked=asked[:40], topics=tuple(one.heading for one in book[1:]))

    def _read_out(self, topic: rulebook.Topic) -> Iterator[Line]:
        yield Line(topic.heading, Tone.CALL)
        for line in filter(None, map(str.strip, topic.text.splitlines())):
            parts = line.replace("**", "").split("`")
            quoted = (self._voice.text("quoted", text=part) if at % 2 else part for at, part in enumerate(parts))
            yield Line("".join(quoted))

    def _verbose(self, asked: str, _: int | None) -> Iterator[Line]:
        if asked in LEVELS:
            self._settings.verbose = int(asked)
        elif asked:
            yield self._voice.refusal("verbose-wrong", asked=asked[:40])
            return
        yield self._voice.line("verbose-is", level=self._settings.verbose)

    def _names(self, *_: object) -> Iterator[Line]:
        self._settings.letters = not self._settings.letters
        yield self._voice.line("names-on" if self._settings.letters else "names-off")

    def _small(self, *_: object) -> Iterator[Line]:
        self._settings.small = not self._settings.small
        yield self._voice.line("small-on" if self._settings.small else "small-off")

    def _width(self, asked: str, _: int | None) -> Iterator[Line]:
        if asked == "0":
            self._settings.width = None
        elif asked.isascii() and asked.isdigit() and NARROWEST <= int(asked[:9]) <= WIDEST:
            self._settings.width = int(asked)
        elif asked:
            yield self._voice.refusal("width-wrong", asked=asked[:40], narrowest=NARROWEST, widest=WIDEST)
            return
        if self._settings.width is None:
            yield self._voice.line("width-free")
        else:
            yield self._voice.line("width-is", width=self._settings.width)

    def _save(self, asked: str, _: int | None) -> Iterator[Line]:
        if not asked:
            yield self._voice.refusal("save-where")
            return
        path = Path(unquoted(asked)).expanduser()
        try:
            save_record(path, self._link.record())
        except FileError as error:
            yield self._voice.refusal(error.message.key, **error.message.parameters)
        else:
            yield self._voice.line("save-done", path=str(path))

    def _help(self, asked: str, _: int | None) -> Iterator[Line]:
        names: Sequence[str] = tuple(filter(self.has_answer, self._known))
        if asked:
            question = self._words.question(asked)
            if question is None or not self.has_answer(question.name):
                yield self._voice.refusal("help-unknown", asked=asked[:40])
                return
            names = (question.name,)
        else:
            yield self._voice.line("help-moves")
        for name in names:
            about = self._voice.text(f"about-{name}")
            yield self._voice.line("help-line", names=self._voice.text(f"question-{name}"), about=about)


def unquoted(text: str) -> str:
    """Take away the quotation marks that people put around a path."""
    return text[1:-1] if len(text) > 1 and text[0] == text[-1] and text[0] in "\"'" else text
