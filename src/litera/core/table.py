"""A table: what it was opened with, and a log of moves. The state is what the log folds to, and nothing else is kept.

The table makes chance's moves from its seed, numbers what happened, and tells each watcher what they may know.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from litera.core.draws import Stream
from litera.core.event import Event, Json, Seat, Watcher
from litera.core.game import Rules, TimeUp
from litera.core.options import OptionValue
from litera.core.refusal import Code, IllegalMoveError, NotationError, Refusal, SetupError, refuse

TIME_UP = "time up"
"""How the log writes that a seat's time was up."""

NOW = "now"
"""The kind of the event that ends each step: the keys of the watcher's view that have changed, with their values."""


@dataclass(frozen=True, slots=True)
class TableConfig:
    """What a table was opened with. ``words`` replaces the lexicon, ``pack`` the game's own pack, if not None."""

    game: str
    seats: int
    seed: bytes
    options: Mapping[str, OptionValue]
    position: Mapping[str, Any] | None = None
    words: tuple[str, ...] | None = None
    lexicon: str | None = None
    pack: Mapping[str, Any] | None = None
    names: tuple[str, ...] = ()


class Entry(NamedTuple):
    """One line of the log: who moved (None: chance), and the move's text."""

    seat: Seat | None
    move: str


class Step(NamedTuple):
    """A line of the log, the state it led to, what happened, and the number of the first of these events."""

    entry: Entry
    state: Any
    events: tuple[Event, ...]
    first: int

    @property
    def last(self) -> int:
        """The number of the step's last event, the one of kind ``now``."""
        return self.first + len(self.events)

    def happenings(self, watcher: Watcher) -> list[dict[str, Json]]:
        """Give a watcher what happened, without what changed in their view by it."""
        return [{"seq": number, **event.told(watcher)} for number, event in enumerate(self.events, self.first)]

    def now(self, changed: dict[str, Json]) -> dict[str, Json]:
        """Say what changed in a view by the step: the event of kind ``now``."""
        return {"seq": self.last, "kind": NOW, "seat": None, "changed": changed}


class Table:
    """One game being played. A request that is refused raises a TableError and changes nothing."""

    def __init__(self, config: TableConfig, rules: Rules[Any, Any, Any]) -> None:
        """Open the table before its first step; ``settle`` or ``replay`` goes on. Raises SetupError."""
        self.config = config
        self.rules = rules
        self.start = rules.start() if config.position is None else rules.notation.read_position(config.position)
        self.steps: list[Step] = []

    @property
    def state(self) -> Any:
        """The state to which the log has led."""
        return self.steps[-1].state if self.steps else self.start

    @property
    def log(self) -> tuple[Entry, ...]:
        """All moves so far, chance's among them."""
        return tuple(step.entry for step in self.steps)

    @property
    def last(self) -> int:
        """The number of the last event; 0 before the first."""
        return self.steps[-1].last if self.steps else 0

    def settle(self) -> None:
        """Let chance move for as long as it is to."""
        while self.rules.turn(self.state).chance:
            draw = self._draw()
            self._step(None, draw, self.rules.notation.write_move(draw))

    def act(self, seat: Seat, text: str) -> int:
        """Make a player's move, and chance's after it; give the number of the last event before it.

        Raises NotationError or IllegalMoveError.
        """
        return self._act(seat, self.rules.notation.read_move(text))

    def time_up(self, seat: Seat) -> int:
        """Let the game know that a seat's time is up; give the number of the last event before it.

        Raises IllegalMoveError (``wrong_phase``) where the options know no time.
        """
        return self._act(seat, TimeUp())

    def _act(self, seat: Seat, move: Any) -> int:
        before = self.last
        refusal = self.rules.why_not(self.state, seat, move)
        if refusal is not None:
            raise IllegalMoveError(refusal)
        self._step(seat, move, TIME_UP if isinstance(move, TimeUp) else self.rules.notation.write_move(move))
        self.settle()
        return before

    def _draw(self) -> Any:
        return self.rules.draw(self.state, Stream(self.config.seed, f"move {len(self.steps)}"))

    def _step(self, seat: Seat | None, move: Any, text: str) -> None:
        before = self.state
        state, events = self.rules.apply(before, seat, move)
        if events or state is not before:
            self.steps.append(Step(Entry(seat, text), state, events, self.last + 1))

    def replay(self, log: tuple[Entry, ...]) -> None:
        """Play a log from the table's start. Raises SetupError (``bad_record``) where it does not hold together."""
        for number, entry in enumerate(log, 1):
            refusal = self._replay(entry)
            if refusal is not None:
                raise SetupError(
                    refuse(Code.BAD_RECORD, key="record-line", line=number, move=entry.move, why=refusal.message)
                )
        if self.rules.turn(self.state).chance:
            raise SetupError(refuse(Code.BAD_RECORD, key="record-ends-early"))

    def _replay(self, entry: Entry) -> Refusal | None:
        if self.rules.turn(self.state).chance != (entry.seat is None):
            return refuse(Code.BAD_RECORD, key="record-chance")
        if entry.seat is None:
            if self.rules.notation.write_move(self._draw()) != entry.move:
                return refuse(Code.BAD_RECORD, key="record-seed")
            self._step(None, self.rules.notation.read_draw(entry.move), entry.move)
            return None
        if not 0 <= entry.seat < self.rules.seats:
            return refuse(Code.BAD_RECORD, key="record-seat")
        try:
            move = TimeUp() if entry.move == TIME_UP else self.rules.notation.read_move(entry.move)
        except NotationError as error:
            return error.refusal
        refusal = self.rules.why_not(self.state, entry.seat, move)
        if refusal is None:
            self._step(entry.seat, move, entry.move)
        return refusal

    def past(self, end: int) -> Table:
        """Give a table as this one was after so many steps; it stays so while this one goes on."""
        table = copy.copy(self)
        table.steps = self.steps[:end]
        return table

    def shown(self, watcher: Watcher) -> dict[str, Json]:
        """Say what a watcher may know of the present state, as JSON; the TABLE itself knows all."""
        return self.shown_at(self.state, watcher)

    def shown_at(self, state: Any, watcher: Watcher) -> dict[str, Json]:
        """Say what a watcher might know of a state of this table: the one at its start, or after one of its steps."""
        return {
            "game": self.config.game,
            "seats": self.rules.seats,
            **self.rules.notation.write_view(self.rules.view(state, watcher)),
            **self.course(state),
        }

    def course(self, state: Any) -> dict[str, Json]:
        """Say what every watcher knows of a state, in every game: who is to act, and how the game ended."""
        outcome = self.rules.outcome(state)
        return {
            "to_act": list(self.rules.turn(state).seats),
            "over": outcome is not None,
            "winners": list(outcome.winners) if outcome else [],
            "reason": outcome.reason if outcome else None,
        }

    def happenings(self, watcher: Watcher, since: int = 0) -> Iterator[dict[str, Json]]:
        """Give a watcher what happened after event number ``since``, without what changed in their view by it."""
        for step in self.steps:
            if step.last > since:
                yield from step.happenings(watcher)[max(0, since + 1 - step.first) :]
