"""What a request that changes something writes into the chronicle: who may do it is judged here, moves by the game."""

from __future__ import annotations

import hashlib
from typing import Literal, NamedTuple, TypeAlias, assert_never

from litera.core.refusal import Code, IllegalMoveError, SetupError, refuse
from litera.protocol import requests
from litera.protocol.answers import bounded
from litera.server.errors import Denial, DeniedError
from litera.server.table import commands
from litera.server.table.admission import check_not_banned
from litera.server.table.chronicle import (
    Altered,
    AnyLine,
    BotSat,
    Ended,
    Moved,
    Nudged,
    Offered,
    ProgramSat,
    Sat,
    Spoke,
    Started,
    Stood,
    Substituted,
)
from litera.server.table.seats import Person
from litera.server.table.setup import check_level
from litera.server.table.state import TableState
from litera.server.table.writing import tidied

NUDGE_PAUSE = 60_000
"""So many milliseconds lie between two reminders."""

Reason: TypeAlias = Literal["resigned", "abandoned", "time"]


class Actor(NamedTuple):
    """Who asks: a guest (None for a program), their name, their seat, and whether they have a way to sign in.

    They don't sit down with the guests of ``unseated``.
    """

    guest: str | None
    name: str
    seat: int | None
    is_kept: bool = False
    unseated: frozenset[str] = frozenset()


def token_hash(token: str) -> str:
    """Give what is kept of a program's token."""
    return hashlib.sha256(token.encode()).hexdigest()


def line_for(state: TableState, actor: Actor, command: commands.Command, *, secret: str) -> AnyLine:
    """Give the line that a request writes, without a stamp. ``secret`` is a new token, for a program's seat.

    Raises DeniedError, or SetupError for a level that is not there; a move is judged when the line is applied.
    """
    match command:
        case requests.Act(move=move):
            _in_play(state)
            return Moved(seat=_own_seat(actor), move=bounded(move))
        case commands.Chat():
            return _spoke(actor, command)
        case commands.Nudge(seat=to):
            _in_play(state)
            return _nudged(state, _own_seat(actor), _there(state, to))
        case commands.Resign():
            _in_play(state)
            return withdrawal(state, _own_seat(actor), "resigned")
        case commands.Offer():
            return _offered(state, actor, command)
        case commands.Start():
            _host(state, actor)
            _waits(state)
            if state.free_seats():
                raise DeniedError(Denial.NOT_FULL, count=len(state.free_seats()))
            return Started()
        case commands.Alter():
            _host(state, actor)
            _waits(state)
            hints = state.hints if command.hints is None else command.hints and not state.setup.rated
            return Altered(spectators=command.spectators or state.spectators, hints=hints)
        case commands.Sit() | commands.Stand() | commands.FreeSeat() | commands.SeatBot() | commands.SeatProgram():
            _waits(state)
            return _seated(state, actor, command, secret)
        case _:
            assert_never(command)


def _seated(
    state: TableState,
    actor: Actor,
    command: commands.Sit | commands.Stand | commands.FreeSeat | commands.SeatBot | commands.SeatProgram,
    secret: str,
) -> AnyLine:
    match command:
        case commands.Sit(seat=seat):
            return sat(state, actor, seat)
        case commands.Stand():
            return Stood(seat=_own_seat(actor))
    _host(state, actor)
    seat = _there(state, command.seat)
    if state.setup.rated and not isinstance(command, commands.FreeSeat):
        raise DeniedError(Denial.NOT_ALLOWED, key="server-rated-people")
    match command:
        case commands.FreeSeat(ban=ban):
            if seat == actor.seat:
                raise DeniedError(Denial.NOT_ALLOWED, key="server-own-seat")
            return Stood(seat=seat, banned=ban)
        case commands.SeatBot(level=level):
            check_level(state.setup.game, level)
            return BotSat(seat=_free(state, seat, bots_give_way=True), level=level)
        case commands.SeatProgram():
            return ProgramSat(seat=_free(state, seat, bots_give_way=True), token=token_hash(secret))
        case _:
            assert_never(command)


def sat(state: TableState, actor: Actor, seat: int) -> Sat:
    """Give the line by which a guest takes a seat. Raises DeniedError where they may not."""
    _waits(state)
    check_not_banned(state, actor.guest)
    if actor.seat is not None:
        raise DeniedError(Denial.SEAT_TAKEN, key="server-has-seat", number=actor.seat + 1)
    if state.setup.rated and not actor.is_kept:
        raise DeniedError(Denial.NOT_KEPT)
    if any(isinstance(sitter, Person) and sitter.guest in actor.unseated for sitter in state.seats):
        raise DeniedError(Denial.APART)
    return Sat(seat=_free(state, _there(state, seat)), name=actor.name)


def withdrawal(state: TableState, seat: int, reason: Reason) -> AnyLine:
    """Give what follows when a seat gives up: a bot goes on where two people or more do, else the end.

    The others have won then: of several the best.
    """
    rest = [other for other in state.people if other != seat]
    level = state.setup.absence.level
    if len(rest) >= 2 and level is not None:
        return Substituted(seat=seat, level=level, for_good=True)
    assert state.game is not None, "a game that is played"
    scores = state.game.rules.scores(state.game.state)
    others = [other for other in range(len(state.seats)) if other != seat]
    best = max((scores[other] for other in others), default=0)
    return Ended(seat=seat, winners=tuple(other for other in others if scores[other] == best), reason=reason)


def _spoke(actor: Actor, command: commands.Chat) -> Spoke:
    text = None if command.text is None else tidied(command.text)
    if (not text) == (command.phrase is None):
        raise DeniedError(Denial.EMPTY_CHAT)
    return Spoke(name=actor.name, seat=actor.seat, text=text or None, phrase=command.phrase)


def _nudged(state: TableState, seat: int, to: int) -> Nudged:
    if to == seat or to not in state.to_act:
        raise DeniedError(Denial.NOT_ALLOWED, key="server-not-awaited", number=to + 1)
    return Nudged(seat=seat, to=to)


def _offered(state: TableState, actor: Actor, command: commands.Offer) -> Offered:
    seat = _own_seat(actor)
    if command.what == "end":
        _in_play(state)
    elif state.status != "over" or state.rematch is not None:
        raise DeniedError(Denial.NOT_OVER)
    if seat not in state.people or command.withdraw != (seat in state.offers[command.what]):
        raise DeniedError(Denial.NOTHING_TO_OFFER)
    return Offered(seat=seat, what=command.what, withdraw=command.withdraw)


def _own_seat(actor: Actor) -> int:
    if actor.seat is None:
        raise DeniedError(Denial.NO_SEAT)
    return actor.seat


def _there(state: TableState, seat: int) -> int:
    if not 0 <= seat < len(state.seats):
        raise SetupError(refuse(Code.BAD_REQUEST, key="seat-not-there", seat=seat + 1, highest=len(state.seats)))
    return seat


def _free(state: TableState, seat: int, *, bots_give_way: bool = False) -> int:
    sitter = state.seats[seat]
    if sitter is not None and not (bots_give_way and not isinstance(sitter, Person)):
        raise DeniedError(Denial.SEAT_NOT_FREE, number=seat + 1)
    return seat


def _host(state: TableState, actor: Actor) -> None:
    if actor.guest is None or actor.guest != state.host:
        raise DeniedError(Denial.NOT_HOST)


def _waits(state: TableState) -> None:
    if state.status != "waiting":
        raise DeniedError(Denial.NOT_WAITING)


def _in_play(state: TableState) -> None:
    if state.result is not None:
        raise IllegalMoveError(refuse(Code.GAME_OVER))
    if state.game is None:
        raise DeniedError(Denial.NOT_PLAYING)
