"""Where a table stands: what its chronicle folds to. Each line changes it in one way, the same at once and later."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from hmac import compare_digest
from typing import Literal, TypeAlias, assert_never

import msgspec

from litera.core.table import Table
from litera.games.opening import open_table
from litera.server.table.chronicle import (
    Admitted,
    Altered,
    AnyLine,
    BotSat,
    CameBack,
    Ended,
    Moved,
    Nudged,
    Offered,
    Opened,
    ProgramSat,
    Rematched,
    Sat,
    Spoke,
    Started,
    Stood,
    Substituted,
    TimeWasUp,
)
from litera.server.table.clocks import Clocks, new_clocks
from litera.server.table.remembered import Remembered
from litera.server.table.seats import PROGRAM_NAME, Bot, Person, Program, Sitter, bot_name, level_of, name_of
from litera.server.table.setup import DaysClock, NoClock, config_of
from litera.server.table.writing import distinct

Status: TypeAlias = Literal["waiting", "playing", "over"]

REMEMBERED_CHAT = 100
REMEMBERED_REQUESTS = 128


@dataclass(frozen=True, slots=True)
class Result:
    """How the game ended: by its rules, or by the table.

    ``places`` has the place of each seat, from 1, the same for those who share one; () where nobody won or lost.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    places: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Hurry:
    """Those who are waited for have time until then, in milliseconds since 1970; then this move is made for them."""

    until: int
    move: str


def places_of(winners: Collection[int], scores: Sequence[int], loser: int | None) -> tuple[int, ...]:
    """Give the place of each seat, from 1: winners first, then by scores, whoever gave up last; () without winners."""
    if not winners:
        return ()
    ranks = [
        (seat == loser, seat not in winners, 0 if seat in winners else -scores[seat]) for seat in range(len(scores))
    ]
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


class TableState:
    """A table as it stands. ``apply`` takes the next line of its chronicle; nothing else changes it."""

    def __init__(self, opened: Opened) -> None:
        setup = opened.setup
        self.opened = opened
        self.setup = setup
        self.spectators = setup.spectators
        self.hints = setup.hints
        self.seats: list[Sitter] = [None] * (setup.seats or 0)
        self.machines: tuple[tuple[int, str], ...] = ()
        """The seats for which a bot moves, with its level."""
        self.people: tuple[int, ...] = ()
        """The seats of people who have not given up."""
        self.admitted: set[str] = set()
        self.banned: set[str] = set()
        """Whom the host keeps from this table."""
        self.game: Table | None = None
        """The game's own table, None while this one waits."""
        self.clocks: Clocks = new_clocks(setup.clock, len(self.seats), setup.time_percent)
        self.hurry: Hurry | None = None
        self.offers: dict[str, set[int]] = {"end": set(), "rematch": set()}
        self.rematch: str | None = None
        self.result: Result | None = None
        self.chat: deque[Spoke] = deque(maxlen=REMEMBERED_CHAT)
        self.began_at: int | None = None
        """When the game began, in ms since 1970."""
        self.form: float | None = None
        """The rating at which bots for an even match play."""
        self.ended_at: int | None = None
        self.requests: Remembered[bool] = Remembered(REMEMBERED_REQUESTS)
        """Commands that were carried out, of each guest."""
        self.guests: set[str] = set()
        """Who has or had a seat."""

    @property
    def status(self) -> Status:
        """Whether the table waits, is played, or is over."""
        if self.result is not None:
            return "over"
        return "waiting" if self.game is None else "playing"

    @property
    def host(self) -> str | None:
        """The guest who opened the table."""
        return self.opened.guest

    @property
    def names(self) -> tuple[str, ...]:
        """The names of those in the seats, "" for free ones."""
        return tuple(name_of(sitter) for sitter in self.seats)

    @property
    def is_unhurried(self) -> bool:
        """Whether people may go away and come back for their moves: they have days, or others and no clock at all."""
        clock = self.setup.clock
        return isinstance(clock, DaysClock) or (isinstance(clock, NoClock) and len(self.people) > 1)

    @property
    def wins(self) -> tuple[int, ...]:
        """The games that each seat has won in the series, this one too when it is over."""
        before = self.opened.wins or (0,) * len(self.seats)
        won = () if self.result is None else self.result.winners
        return tuple(count + (seat in won) for seat, count in enumerate(before))

    @property
    def apart(self) -> tuple[Spoke, ...]:
        """What spectators have said since the game began; the seats hear of it when the game is over."""
        if self.began_at is None:
            return ()
        return tuple(line for line in self.chat if line.seat is None and line.at >= self.began_at)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        if self.game is None or self.result is not None:
            return ()
        return self.game.rules.turn(self.game.state).seats

    @property
    def answer_by(self) -> int | None:
        """When answers are made for those who are waited for, in ms since 1970; None where they are not hurried."""
        return None if self.hurry is None else self.hurry.until

    def seat_of(self, guest: str) -> int | None:
        """Give the seat that a guest has, None where they have none."""
        return next((n for n, who in enumerate(self.seats) if _is(who, guest)), None)

    def is_substituted(self, seat: int) -> bool:
        """Tell whether a bot goes on for a person until they are back."""
        sitter = self.seats[seat]
        return isinstance(sitter, Person) and sitter.substitute is not None and not sitter.is_out

    def seat_of_program(self, token: str) -> int | None:
        """Give the seat of the program whose token has this hash, None where it has none (any more)."""
        seats = enumerate(self.seats)
        return next((n for n, who in seats if isinstance(who, Program) and compare_digest(who.token, token)), None)

    def free_seats(self) -> tuple[int, ...]:
        """Give the seats that nobody has."""
        return tuple(seat for seat, sitter in enumerate(self.seats) if sitter is None)

    def open_game(self) -> Table:
        """Open the game's table as it starts. Raises SetupError where it cannot be; takes long for a list of words."""
        return open_table(config_of(self.setup, bytes.fromhex(self.opened.seed), self.names))

    def start(self, line: Started, game: Table) -> None:
        """Take the line with which the game begins, and its table, which ``open_game`` gave."""
        self._remember(line)
        self.game = game
        self.began_at, self.form = line.at, line.form
        self.clocks = self.clocks.started(self.to_act, line.at)
        self._settle(line.at)

    def apply(self, line: AnyLine) -> AnyLine:
        """Take the next line; give it as the store is to keep it (with what the clocks read).

        Raises TableError, and changes nothing, for a move that the game refuses.
        """
        match line:
            case Started():
                self.start(line, self.open_game())
                return line
            case Moved() | TimeWasUp():
                line = self._advance(line)
            case Opened():
                raise AssertionError("a table is opened once")
            case Spoke():
                if not line.is_forgotten:
                    self.chat.append(line)
            case Admitted(guest=guest):
                self.admitted.add(guest or "")
            case Nudged():
                pass
            case Offered():
                self._offer(line)
            case Ended(winners=winners, reason=reason, seat=seat):
                self._end(winners, reason, line.at, seat)
            case Rematched(table=table):
                self.rematch = table
            case Altered():
                self.spectators, self.hints = line.spectators, line.hints
            case Sat() | Stood() | BotSat() | ProgramSat() | Substituted() | CameBack():
                self._seat(line)
            case _:
                assert_never(line)
        self._remember(line)
        return line

    def _advance(self, line: Moved | TimeWasUp) -> AnyLine:
        assert self.game is not None, "a move before the game began"
        if isinstance(line, Moved):
            self.game.act(line.seat, line.move)
        else:
            self.game.time_up(line.seat)
        if line.left is None:
            self.clocks = self.clocks.moved(line.seat, self.to_act, line.at)
            if self.clocks.left is not None:
                line = msgspec.structs.replace(line, left=self.clocks.left)
        else:
            self.clocks = self.clocks.put(line.left, self.to_act, line.at)
        self.offers["end"].discard(line.seat)
        self._settle(line.at)
        return line

    def resumed(self, now: int) -> None:
        """Go on after the server was down: a restart charges nobody."""
        self.clocks = self.clocks.resumed(now)
        self.hurry = None
        self._hurry(now)

    def _hurry(self, at: int) -> None:
        """Note until when those who are waited for are to act; who was waited for before has no more time."""
        rules = self.game.rules if self.game is not None and self.result is None else None
        asked = None if rules is None or self.game is None else rules.hurry(self.game.state)
        if rules is None or asked is None:
            self.hurry = None
        elif self.hurry is None:
            move = rules.notation.write_move(asked.move)
            self.hurry = Hurry(at + 1000 * asked.seconds, move)

    def _settle(self, at: int) -> None:
        assert self.game is not None, "a game that began"
        outcome = self.game.rules.outcome(self.game.state)
        if outcome is not None:
            self._end(outcome.winners, outcome.reason, at)
        self._hurry(at)

    def _end(self, winners: tuple[int, ...], reason: str, at: int, loser: int | None = None) -> None:
        assert self.game is not None, "a game that began"
        scores = self.game.rules.scores(self.game.state)
        self.result = Result(winners, scores, reason, places_of(winners, scores, loser))
        self.ended_at = at
        self.clocks = self.clocks.stopped(at)
        self.offers["end"].clear()

    def _offer(self, line: Offered) -> None:
        if line.withdraw:
            self.offers[line.what].discard(line.seat)
        else:
            self.offers[line.what].add(line.seat)

    def _seat(self, line: Sat | Stood | BotSat | ProgramSat | Substituted | CameBack) -> None:
        seat = line.seat
        match line:
            case Sat(guest=guest, name=name):
                self.seats[seat] = Person(guest or "", self._distinct(name, seat))
                self.guests.add(guest or "")
            case Stood(banned=banned):
                sitter = self.seats[seat]
                if banned and isinstance(sitter, Person):
                    self.banned.add(sitter.guest)
                self.seats[seat] = None
            case BotSat(level=level, name=name):
                self.seats[seat] = Bot(self._distinct(name or bot_name(seat), seat), level)
            case ProgramSat(token=token):
                self.seats[seat] = Program(self._distinct(PROGRAM_NAME, seat), token)
            case Substituted() | CameBack():
                sitter = self.seats[seat]
                substitute = line.level if isinstance(line, Substituted) else None
                is_out = isinstance(line, Substituted) and line.for_good
                if isinstance(sitter, Person):
                    self.seats[seat] = replace(sitter, substitute=substitute, is_out=is_out)
                elif substitute is not None:
                    # A program that gave up, or whoever's time was up: they don't come back.
                    self.seats[seat] = Bot(name_of(sitter), substitute)
                self.offers["end"].discard(seat)
                self.clocks = self.clocks.handed_over(seat, line.at)
        # Both are asked for at every move.
        levels = ((n, level_of(who)) for n, who in enumerate(self.seats))
        self.machines = tuple((n, level) for n, level in levels if level is not None)
        self.people = tuple(n for n, who in enumerate(self.seats) if isinstance(who, Person) and not who.is_out)

    def _distinct(self, name: str, seat: int) -> str:
        """Give a name that nobody in another seat has."""
        return distinct(name, (name_of(sitter) for other, sitter in enumerate(self.seats) if other != seat))

    def _remember(self, line: AnyLine) -> None:
        if line.guest is not None and line.request is not None:
            self.requests.keep(line.guest, line.request, True)


def _is(sitter: Sitter, guest: str) -> bool:
    return isinstance(sitter, Person) and sitter.guest == guest and not sitter.is_out


def fold(lines: Iterable[AnyLine]) -> TableState:
    """Give where a table stands after the lines of its chronicle."""
    rest = iter(lines)
    first = next(rest)
    assert isinstance(first, Opened), "a chronicle begins with the opening of its table"
    state = TableState(first)
    for line in rest:
        state.apply(line)
    return state
