"""A whole game as a text that reads well in a diff: moves, events, what changed in each watcher's view, sentences.

A transcript begins with what the table was opened with and with the first view of every watcher. Then come its steps::

    12 · seat 1 · flip A1 B7
      30 opened seat=1 places=["A1","B7"] cards=["Оb","Кy"] bonus=0
        en Bo: A1 blue О, B7 yellow К
        ...
      31 exchanged seat=1 give="Кy" other=0 take="*"
        2 spectator: give="?" take="?"
        en Bo ...
        1 en You ...
      all: turn=0
      0 1: hands.1=["Оb","*"]

An event is told as the table itself knows it; where a watcher is told less, what differs is told after it. Sentences
are those of a spectator; a watcher who hears others has them too. Changes are those of the watcher's view, down to the
parts of it that are others. Now and then a seat asks for all that can be asked. A sentence that the same watcher was
told before in the same words is not written again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from litera.core.event import Event, Json, Onlooker, Watcher
from litera.core.message import Message
from litera.core.table import TIME_UP, Step, Table
from litera.protocol.speech import GAME_TOPICS, sentences
from litera.texts import LANGUAGES, Speaker

MOVE = re.compile(r"^\d+ · seat (\d+) · (.+)$", re.MULTILINE)
SEEN = re.compile(r"^  \d+ (\w+) seat=", re.MULTILINE)
ASKED_EVERY = 50
"""After so many steps a seat asks for everything."""


def moves_of(transcript: str) -> list[tuple[int, str]]:
    """Give the moves of the players, as a transcript has them."""
    return [(int(seat), move) for seat, move in MOVE.findall(transcript)]


def kinds_of(transcript: str) -> set[str]:
    """Give the kinds of the events in a transcript."""
    return set(SEEN.findall(transcript))


def replay(table: Table, moves: list[tuple[int, str]]) -> Table:
    """Make the moves at a table that was just opened."""
    for seat, move in moves:
        if move == TIME_UP:
            table.time_up(seat)
        else:
            table.act(seat, move)
    return table


def written(name: str, table: Table) -> str:
    """Write the transcript of a table's game."""
    return "\n".join(_Transcript(table).lines(name)) + "\n"


def watchers(table: Table) -> tuple[Watcher, ...]:
    """Give all who watch, as they are named in transcripts: the seats and a spectator."""
    return (*range(table.rules.seats), Onlooker.SPECTATOR)


class _Transcript:
    """Writes one game; it remembers what each watcher was told."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.watchers = watchers(table)
        self.told: set[str] = set()

    def lines(self, name: str) -> Iterator[str]:
        yield from self.head(name)
        before = self.table.start
        for number, step in enumerate(self.table.steps, 1):
            yield from self.step(number, step, before)
            before = step.state

    def head(self, name: str) -> Iterator[str]:
        config = self.table.config
        yield f"{config.game}, {config.seats} seats: {', '.join(config.names)}; seed: golden {name}"
        yield f"options {_json(dict(config.options))}"
        if config.words is not None:
            yield f"words {' '.join(config.words)}"
        if config.position is not None:
            yield f"position {_json(dict(config.position))}"
        yield "first views"
        first = {watcher: self.table.shown_at(self.table.start, watcher) for watcher in self.watchers}
        yield from _grouped({watcher: _changes({}, shown) for watcher, shown in first.items()})

    def step(self, number: int, step: Step, before: Any) -> Iterator[str]:
        who = "chance" if step.entry.seat is None else f"seat {step.entry.seat}"
        yield f"\n{number} · {who} · {step.entry.move}"
        for offset, event in enumerate(step.events):
            yield from self.event(step.first + offset, event)
        shown_at = self.table.shown_at
        yield from _grouped(
            {watcher: _changes(shown_at(before, watcher), shown_at(step.state, watcher)) for watcher in self.watchers}
        )
        if number % ASKED_EVERY == 0 or number == len(self.table.steps):
            yield from self.asked(number)

    def event(self, number: int, event: Event) -> Iterator[str]:
        whole = event.told(Onlooker.TABLE)
        details = " ".join(f"{key}={_json(value)}" for key, value in whole.items() if key != "kind")
        yield f"  {number} {event.kind} {details}"
        told = {watcher: event.told(watcher) for watcher in self.watchers}
        masked = {
            watcher: [(key, value) for key, value in part.items() if whole[key] != value]
            for watcher, part in told.items()
        }
        yield from _grouped(masked, indent="    ")
        narrated = {watcher: self.table.rules.voice.narrate(part) for watcher, part in told.items()}
        heard_by_all = narrated[Onlooker.SPECTATOR]
        yield from self.said(heard_by_all, Onlooker.SPECTATOR, "    ")
        for watcher, sentence in narrated.items():
            if sentence != heard_by_all:
                yield from self.said(sentence, watcher, f"    {_name(watcher)} ")

    def said(self, sentence: Message | None, watcher: Watcher, indent: str) -> Iterator[str]:
        """Write a sentence in all languages, where it is the first time that the watcher is told so."""
        if sentence is None or f"{watcher} {sentence}" in self.told:
            return
        self.told.add(f"{watcher} {sentence}")
        for language in LANGUAGES:
            you = watcher if isinstance(watcher, int) else None
            yield f"{indent}{language} {Speaker(language, self.table.config.names, you).say(sentence)}"

    def asked(self, number: int) -> Iterator[str]:
        """Let a seat that is to act, or the first, ask for everything at the table as it was after so many steps."""
        past = Table(self.table.config, self.table.rules)
        past.steps = self.table.steps[:number]
        seat = next(iter(past.rules.turn(past.state).seats), 0)
        view = past.rules.view(past.state, seat)
        described = (topic for topic in GAME_TOPICS if past.rules.voice.describe(view, topic, ""))
        for topic in (*described, "scores", "whose", "result"):
            for sentence in sentences(past, seat, topic, verbosity=3, since=0):
                yield from self.said(sentence, seat, f"  {seat} asks {topic}: ")


def _grouped(parts: Mapping[Watcher, list[tuple[str, Json]]], indent: str = "  ") -> Iterator[str]:
    """Write what each watcher sees, those who see the same together; what all see comes first."""
    seen: dict[tuple[Watcher, ...], list[str]] = {}
    texts = {watcher: [f"{path}={_json(value)}" for path, value in part] for watcher, part in parts.items()}
    for text in dict.fromkeys(text for part in texts.values() for text in part):
        group = tuple(watcher for watcher, part in texts.items() if text in part)
        seen.setdefault(group, []).append(text)
    for group in sorted(seen, key=lambda group: -len(group)):
        names = "all" if len(group) == len(parts) else " ".join(map(_name, group))
        yield f"{indent}{names}: {' '.join(seen[group])}"


def _name(watcher: Watcher) -> str:
    return str(watcher) if isinstance(watcher, int) else watcher.value


def _changes(before: Mapping[str, Json], after: Mapping[str, Json]) -> list[tuple[str, Json]]:
    """Give the parts of a view that are others than they were, each with its path."""
    return [change for key, value in after.items() for change in _change(key, before.get(key, ...), value)]


def _change(path: str, before: Any, after: Json) -> list[tuple[str, Json]]:
    """Give what differs in a value: the whole of it, or where that is shorter its parts."""
    if before == after and type(before) is type(after):
        return []
    inner: list[tuple[str, Json]] = []
    match before, after:
        case list(), list() if len(before) == len(after):
            pairs = enumerate(zip(before, after, strict=True))
            inner = [change for index, (old, new) in pairs for change in _change(f"{path}.{index}", old, new)]
        case dict(), dict() if before.keys() == after.keys():
            inner = [change for key in after for change in _change(f"{path}.{key}", before[key], after[key])]
    is_shorter = sum(len(where) + len(_json(value)) for where, value in inner) < len(path) + len(_json(after))
    return inner if inner and is_shorter else [(path, after)]


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
