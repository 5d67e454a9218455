"""Answers to the requests that change nothing: each watcher is told what he may know."""

from __future__ import annotations

import logging
from concurrent.futures.process import BrokenProcessPool
from typing import Any, assert_never

from litera.core.event import Json, Onlooker
from litera.core.game import Rules
from litera.core.record import write_record
from litera.core.refusal import Code, SetupError, refuse
from litera.core.table import Table
from litera.games.registry import find
from litera.players.levels import levels
from litera.protocol.previewing import previewed
from litera.protocol.reading import as_typed, read_typed
from litera.protocol.speech import sentences
from litera.server.errors import Denial, DeniedError
from litera.server.table import commands
from litera.server.telling.watching import Ear, Watching
from litera.server.thinking.bots import Question, Thinkers
from litera.texts import Speaker, spoken

log = logging.getLogger(__name__)

Reply = dict[str, Json]


def answer(game: Table, ear: Ear, seat: int | None, question: commands.Looking, *, is_over: bool) -> Reply:
    """Answer a question about the game as far as a viewer is told of it; a long game takes long to tell.

    Raises TableError or DeniedError.
    """
    match question:
        case commands.Events(since=since):
            return {"events": [*game.told(ear.watcher, since)]}
        case commands.Say():
            said = sentences(game, ear.watcher, question.what, verbosity=question.verbose, since=question.since)
            speaker = Speaker(question.lang or ear.language, game.charter.names, seat, marks=ear.marks)
            return {"text": "\n".join(speaker.say(sentence) for sentence in said)}
        case commands.Read(text=text):
            if seat is None:
                raise DeniedError(Denial.NO_SEAT)
            return {"move": read_typed(game, seat, text, question.lang or ear.language)}
        case commands.WriteRecord(format=form):
            if not is_over:
                raise DeniedError(Denial.NOT_OVER)
            return {"record": record_of(game, form)}
        case _:
            assert_never(question)


def record_of(game: Table, form: str | None) -> Json:
    """Write the record of a game that is over. Raises SetupError for a format that the game cannot write."""
    if form is None:
        return write_record(game)
    exports = find(game.charter.game).exports
    if form not in exports:
        raise SetupError(refuse(Code.BAD_REQUEST, key="record-format", format=form[:40], formats=tuple(exports)))
    return exports[form](game)


def preview(rules: Rules[Any, Any, Any], state: Any, seat: int, text: str, speaker: Speaker) -> Reply:
    """Tell what a draft would do; as slow as judging a move, and asked in a thread."""
    return previewed(rules, rules.view(state, seat), seat, text, speaker)


def legal_moves(rules: Rules[Any, Any, Any], state: Any, seat: int, limit: int) -> Reply:
    """List what a seat may do in a state; for some games it takes long, and is asked in a thread."""
    legal = rules.legal(state, seat)
    listed = legal.moves[:limit]
    return {
        "moves": [rules.write_move(move) for move in listed],
        "total": legal.total,
        "complete": legal.complete and len(listed) == legal.total,
    }


async def advised(
    thinkers: Thinkers, asker: str, asked: Question, advise: commands.Advise, most: float, speaker: Speaker
) -> Reply:
    """Ask a machine player what it would do; with ``explain`` for a hint and its reasons, where anybody can give them.

    It thinks for ``most`` seconds at the longest: others wait for it.

    Raises TableError as ``litera.players.levels.advise`` does, and DeniedError where the machine player has died.
    """
    seconds = min(advise.ms / 1000, most)
    try:
        if advise.explain:
            helped = await thinkers.hint(asker, asked, seconds)
            if helped is not None:
                say = speaker.say
                typed = as_typed(asked.charter.game, helped.move, speaker.language)
                why: list[Json] = [say(reason) for reason in helped.why]
                said, event = say(helped.foresight.said), helped.foresight.event
                shown: Json = None if event is None else {**event}
                told: Reply = {"move": helped.move, "typed": typed, "said": said, "event": shown}
                return {**told, "nudge": say(helped.nudge), "why": why}
        level = advise.level or next(iter(levels(asked.charter.game)), "")
        return {"move": await thinkers.move(asker, asked, level, seconds)}
    except BrokenProcessPool as error:
        log.error("a machine player died while it was asked for a hint")
        raise DeniedError(Denial.NO_ADVICE) from error


def replayed(game: Table, moves: int | None, language: str, *, marks: bool) -> Reply:
    """Show a game that is over as it was after so many moves of the players (all where None), hands open."""
    ends = [number for number, step in enumerate(game.steps) if step.entry.seat is not None]
    count = len(ends) if moves is None else min(moves, len(ends))
    end = ends[count] if count < len(ends) else len(game.steps)
    first = ends[count - 1] if count else 0
    ear, watching = Ear(Onlooker.TABLE, spoken(language), 3, marks=marks), Watching(game)
    return {
        "moves": count,
        "total": len(ends),
        "view": watching.view(ear, end),
        "events": [*watching.happened(ear, first, end)],
        "said": [*watching.said(ear, first, end)],
    }
