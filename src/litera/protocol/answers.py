"""The answers to all questions about the game at a table, whoever asks and whatever carries them."""

from __future__ import annotations

from typing import Any, assert_never

import msgspec

from litera.core.event import Json, Seat
from litera.core.foresight import foresee
from litera.core.record import write_record
from litera.core.refusal import Code, SetupError, bad_move, refuse
from litera.core.table import Table
from litera.core.teller import Teller
from litera.players.base import Budget
from litera.players.levels import advise, hint, levels
from litera.protocol.examples import examples
from litera.protocol.listener import Listener
from litera.protocol.previewing import previewed
from litera.protocol.reading import as_typed, read_typed
from litera.protocol.requests import (
    LONGEST_MOVE,
    MOST_MOVES,
    Advise,
    Events,
    LegalMoves,
    Preview,
    Question,
    Read,
    Say,
    View,
    WriteRecord,
)
from litera.protocol.rewinding import rewound
from litera.protocol.speech import LETTER_BY_LETTER, sentences, told_in_words
from litera.texts import spoken

Reply = dict[str, Json]


def answer(table: Table, listener: Listener, question: Question) -> Reply:
    """Answer a question with what the listener may know. Raises TableError; the table is never changed."""
    if question.lang is not None:
        listener = listener._replace(language=spoken(question.lang))
    match question:
        case View():
            return {"view": Teller(table).view(listener.watcher, open_hands=listener.open_hands)}
        case Events(since=since, narrate=True):
            happenings = table.happenings(listener.watcher, since)
            return {"events": [*told_in_words(table, happenings, listener.speaker(table))]}
        case Events(since=since):
            told = Teller(table).told(listener.watcher, since, open_hands=listener.open_hands)
            return {"events": [*told]}
        case Say(moves=int() as moves):
            return answer(rewound(table, moves), listener, msgspec.structs.replace(question, moves=None))
        case Say(what="moves"):
            seat = listener.seat
            return {"text": "" if seat is None else "\n".join(examples(table, seat, listener.language))}
        case Say(what=what, verbose=verbose, since=since, letters=letters):
            said = sentences(table, listener.watcher, what, verbosity=verbose, since=since)
            speaker = listener.speaker(table, letters_by_name=letters and what.split(" ")[0] in LETTER_BY_LETTER)
            return {"text": "\n".join(map(speaker.say, said))}
        case WriteRecord(format=form):
            return {"record": record_of(table, form)}
        case Read(text=text):
            return {"move": read_typed(table, listener.required_seat(), bounded(text), language=listener.language)}
        case LegalMoves(limit=limit):
            return _legal_moves(table, listener.required_seat(), min(limit, MOST_MOVES))
        case Preview(move=move):
            seat = listener.required_seat()
            view = table.rules.view(table.state, seat)
            return previewed(table.rules, view, seat, text=bounded(move), speaker=listener.speaker(table))
        case Advise():
            return _advised(table, listener, question)
        case _:
            assert_never(question)


def record_of(table: Table, form: str | None) -> Json:
    """Write a table's record. Raises SetupError (``bad_request``) for a format that the game cannot write."""
    if form is None:
        return write_record(table)
    exports = table.rules.notation.exports
    if form not in exports:
        raise SetupError(refuse(Code.BAD_REQUEST, key="record-format", format=form[:40], formats=tuple(exports)))
    return exports[form](table)


def bounded(move: str) -> str:
    """Give a move's text. Raises NotationError (``bad_move``) for one that is longer than any move."""
    if len(move) > LONGEST_MOVE:
        raise bad_move("move-too-long", longest=LONGEST_MOVE)
    return move


def _legal_moves(table: Table, seat: Seat, limit: int) -> Reply:
    legal = table.rules.legal(table.state, seat)
    listed = legal.moves[:limit]
    return {
        "moves": [table.rules.notation.write_move(move) for move in listed],
        "total": legal.total,
        "complete": legal.complete and len(listed) == legal.total,
    }


def _advised(table: Table, listener: Listener, asked: Advise) -> Reply:
    seat, budget = listener.required_seat(), Budget(asked.ms / 1000)
    helped = hint(table, seat, budget, best=asked.best, level=asked.level) if asked.explain else None
    if helped is None:
        level = asked.level or next(iter(levels(table.config.game)), "")
        return {"move": advise(table, seat, level, budget=budget)}
    say = listener.speaker(table).say
    why: list[Json] = [say(reason) for reason in helped.why]
    return {**move_told(table, seat, helped.move, listener=listener), "nudge": say(helped.nudge), "why": why}


def move_told(table: Table, seat: Seat, move: Any, *, listener: Listener) -> Reply:
    """Say a move that its seat may make: as the rules write it, as people type it, in words, and as its event."""
    written = table.rules.notation.write_move(move)
    foresight = foresee(table.rules, table.rules.view(table.state, seat), seat, move=move)
    return {
        "move": written,
        "typed": as_typed(table.config.game, written, listener.language),
        "said": listener.speaker(table).say(foresight.said),
        "event": None if foresight.event is None else {**foresight.event},
    }
