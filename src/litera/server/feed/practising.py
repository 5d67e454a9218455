"""A move of a finished game tried otherwise: its seat sees what it saw then, and is told what another move is worth."""

from __future__ import annotations

from typing import Literal

import msgspec

from litera.analysis.review import LITTLE, Held
from litera.core.foresight import foresee
from litera.core.refusal import Code, IllegalMoveError, SetupError, refuse
from litera.core.table import Table
from litera.players.base import Budget
from litera.players.levels import assess
from litera.protocol.answers import Reply, answer, bounded
from litera.protocol.listener import Listener
from litera.protocol.requests import Act, Question
from litera.protocol.rewinding import rewound

SECONDS = 1.0
"""How long a move that is tried is looked at."""

Worth = Literal["best", "good", "made", "worse"]
"""What a tried move is: the best one, as good a one, the one that was made then, or another that is worth less."""


class Tried(msgspec.Struct, frozen=True):
    """What came of a move that was tried, and a sentence about it; ``lost`` is how much of the chance it gives away.

    ``lost`` is null where the move was not looked at.
    """

    worth: Worth
    said: str
    lost: float | None


def practised(game: Table, held: Held, asked: Question | Act, *, listener: Listener) -> Reply:
    """Answer a request at a finished game, as it was before a move, for the seat that made it.

    A move is not made: it is held against the best one. Raises TableError.
    """
    table = rewound(game, held.number - 1)
    listener = listener._replace(watcher=held.seat)
    if isinstance(asked, Act):
        reply: Reply = msgspec.to_builtins(_tried(table, held, asked.move, listener))
        return reply
    return answer(table, listener, asked)


def _tried(table: Table, held: Held, text: str, listener: Listener) -> Tried:
    rules, seat = table.rules, held.seat
    if seat not in rules.turn(table.state).seats:
        raise SetupError(refuse(Code.NOT_YOUR_TURN))
    move = rules.notation.read_move(bounded(text))
    refusal = rules.why_not(table.state, seat, move)
    if refusal is not None:
        raise IllegalMoveError(refusal)
    written = rules.notation.write_move(move)
    said = listener.speaker(table).say(foresee(rules, rules.view(table.state, seat), seat, move=move).said)
    if written in (held.best, held.move):
        return Tried("best" if written == held.best else "made", said, 0.0 if written == held.best else held.turned)
    found = assess(table, seat, move, budget=Budget(SECONDS))
    if found is None:
        return Tried("worse", said, None)
    lost = max(0.0, found.of_best.chance - found.of_played.chance)
    return Tried("good" if lost < LITTLE else "worse", said, lost)
