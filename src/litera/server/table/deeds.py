"""What a request that changes something writes into the chronicle: who may do it is judged here, moves by the game."""

from __future__ import annotations

import hashlib
from typing import Literal, NamedTuple, TypeAlias, assert_never

from litera.core.refusal import Code, IllegalMoveError, SetupError, refuse
from litera.protocol import requests
from litera.protocol.answers import bounded
from litera.server.errors import Denial, DeniedError
from litera.server.table import commands
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
from litera.server.table.standing import Standing
from litera.server.table.writing import tidied

NUDGE_PAUSE = 60_000
"""So many milliseconds lie between two reminders."""

Reason: TypeAlias = Literal["resigned", "abandoned", "time"]


class Actor(NamedTuple):
    """Who asks: a guest (None for a program), his name, and the seat he has."""

    guest: str | None
    name: str
    seat: int | None


def token_hash(token: str) -> str:
    """Give what is kept of a program's token."""
    return hashlib.sha256(token.encode()).hexdigest()


def line_for(standing: Standing, actor: Actor, deed: commands.Deed, secret: str) -> AnyLine:
    """Give the line that a request writes, without a stamp. ``secret`` is a new token, for a program's seat.

    Raises DeniedError, or SetupError for a level that is not there; a move is judged when the line is applied.
    """
    match deed:
        case requests.Act(move=move):
            _in_play(standing)
            return Moved(seat=_own_seat(actor), move=bounded(move))
        case commands.Chat():
            return _spoke(actor, deed)
        case commands.Nudge(seat=to):
            _in_play(standing)
            return _nudged(standing, _own_seat(actor), _there(standing, to))
        case commands.Resign():
            _in_play(standing)
            return withdrawal(standing, _own_seat(actor), "resigned")
        case commands.Offer():
            return _offered(standing, actor, deed)
        case commands.Start():
            _host(standing, actor)
            _waits(standing)
            if standing.free_seats():
                raise DeniedError(Denial.NOT_FULL, count=len(standing.free_seats()))
            return Started()
        case commands.Alter():
            _host(standing, actor)
            _waits(standing)
            hints = standing.hints if deed.hints is None else deed.hints
            return Altered(spectators=deed.spectators or standing.spectators, hints=hints)
        case commands.Sit() | commands.Stand() | commands.FreeSeat() | commands.SeatBot() | commands.SeatProgram():
            _waits(standing)
            return _seated(standing, actor, deed, secret)
        case _:
            assert_never(deed)


def _seated(
    standing: Standing,
    actor: Actor,
    deed: commands.Sit | commands.Stand | commands.FreeSeat | commands.SeatBot | commands.SeatProgram,
    secret: str,
) -> AnyLine:
    match deed:
        case commands.Sit(seat=seat):
            return sat(standing, actor, seat)
        case commands.Stand():
            return Stood(seat=_own_seat(actor))
    _host(standing, actor)
    seat = _there(standing, deed.seat)
    match deed:
        case commands.FreeSeat():
            if seat == actor.seat:
                raise DeniedError(Denial.NOT_ALLOWED, key="server-own-seat")
            return Stood(seat=seat)
        case commands.SeatBot(level=level):
            check_level(standing.setup.game, level)
            return BotSat(seat=_free(standing, seat, bots_give_way=True), level=level)
        case commands.SeatProgram():
            return ProgramSat(seat=_free(standing, seat, bots_give_way=True), token=token_hash(secret))
        case _:
            assert_never(deed)


def sat(standing: Standing, actor: Actor, seat: int) -> Sat:
    """Give the line by which a guest takes a seat. Raises DeniedError where he may not."""
    _waits(standing)
    if actor.seat is not None:
        raise DeniedError(Denial.SEAT_TAKEN, key="server-has-seat", number=actor.seat + 1)
    return Sat(seat=_free(standing, _there(standing, seat)), name=actor.name)


def withdrawal(standing: Standing, seat: int, reason: Reason) -> AnyLine:
    """Give what follows when a seat gives up: a machine player goes on where two people or more do, else the end.

    The others have won then: of several the best.
    """
    rest = [other for other in standing.people if other != seat]
    level = standing.setup.absence.level
    if len(rest) >= 2 and level is not None:
        return Substituted(seat=seat, level=level, for_good=True)
    assert standing.game is not None, "a game that is played"
    scores = standing.game.rules.scores(standing.game.state)
    others = [other for other in range(len(standing.seats)) if other != seat]
    best = max((scores[other] for other in others), default=0)
    return Ended(winners=tuple(other for other in others if scores[other] == best), reason=reason)


def _spoke(actor: Actor, deed: commands.Chat) -> Spoke:
    text = None if deed.text is None else tidied(deed.text)
    if (not text) == (deed.phrase is None):
        raise DeniedError(Denial.EMPTY_CHAT)
    return Spoke(name=actor.name, seat=actor.seat, text=text or None, phrase=deed.phrase)


def _nudged(standing: Standing, seat: int, to: int) -> Nudged:
    if to == seat or to not in standing.to_act:
        raise DeniedError(Denial.NOT_ALLOWED, key="server-not-awaited", number=to + 1)
    return Nudged(seat=seat, to=to)


def _offered(standing: Standing, actor: Actor, deed: commands.Offer) -> Offered:
    seat = _own_seat(actor)
    if deed.what == "end":
        _in_play(standing)
    elif standing.status != "over" or standing.rematch is not None:
        raise DeniedError(Denial.NOT_OVER)
    if seat not in standing.people or deed.withdraw != (seat in standing.offers[deed.what]):
        raise DeniedError(Denial.NOTHING_TO_OFFER)
    return Offered(seat=seat, what=deed.what, withdraw=deed.withdraw)


def _own_seat(actor: Actor) -> int:
    if actor.seat is None:
        raise DeniedError(Denial.NO_SEAT)
    return actor.seat


def _there(standing: Standing, seat: int) -> int:
    if not 0 <= seat < len(standing.seats):
        raise SetupError(refuse(Code.BAD_REQUEST, key="seat-not-there", seat=seat + 1, highest=len(standing.seats)))
    return seat


def _free(standing: Standing, seat: int, *, bots_give_way: bool = False) -> int:
    sitter = standing.seats[seat]
    if sitter is not None and not (bots_give_way and not isinstance(sitter, Person)):
        raise DeniedError(Denial.SEAT_NOT_FREE, number=seat + 1)
    return seat


def _host(standing: Standing, actor: Actor) -> None:
    if actor.guest is None or actor.guest != standing.host:
        raise DeniedError(Denial.NOT_HOST)


def _waits(standing: Standing) -> None:
    if standing.status != "waiting":
        raise DeniedError(Denial.NOT_WAITING)


def _in_play(standing: Standing) -> None:
    if standing.result is not None:
        raise IllegalMoveError(refuse(Code.GAME_OVER))
    if standing.game is None:
        raise DeniedError(Denial.NOT_PLAYING)
