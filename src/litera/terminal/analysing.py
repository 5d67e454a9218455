"""The command ``analyse``: a record's moves held against the best, in lines, as JSON and as a picture."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import msgspec
from tqdm import tqdm

from litera.analysis.plot import can_draw, draw
from litera.analysis.review import review
from litera.analysis.wording import analysed, summed_up
from litera.client.local import RefusedError
from litera.core.message import message
from litera.core.record import read_record as take_record
from litera.core.refusal import TableError
from litera.core.table import Table
from litera.games.opening import replay_table
from litera.players.base import Budget
from litera.players.levels import analyst
from litera.terminal.files import FileError, read_record, write_whole
from litera.terminal.lines import Voice
from litera.terminal.plan import seat_names
from litera.texts import Speaker, say

PICTURES = (".svg", ".png")


def analyse(arguments: argparse.Namespace) -> Iterator[str]:
    """Analyse the record that the arguments name, write the files they ask for, and give the lines to print.

    Raises FileError for what cannot be done, read or written, RefusedError for a record that does not hold together.
    """
    if arguments.plot is not None and arguments.plot.suffix not in PICTURES:
        raise FileError("analysis-format", path=str(arguments.plot))
    if arguments.plot is not None and not can_draw():
        raise FileError("analysis-no-pictures")
    if arguments.ms < 1:
        raise FileError("analysis-ms", ms=arguments.ms)
    table = _table(arguments.record, arguments.lang)
    if analyst(table.config.game) is None:
        raise FileError("analysis-none", game=message(f"{table.config.game}-title"))
    voice = Voice(arguments.lang)
    names = table.config.names or seat_names(voice, (None,) * table.rules.seats, ())
    total = sum(entry.seat is not None for entry in table.log)
    decided = review(table, lambda: Budget(arguments.ms / 1000))
    progress = tqdm(decided, desc=voice.text("analysis-thinking"), total=total, leave=False)
    decisions = list(progress)
    speaker = Speaker(arguments.lang, names)
    moves = [analysed(decision, speaker.say) for decision in decisions]
    if arguments.json is not None:
        write_whole(arguments.json, msgspec.json.format(msgspec.json.encode(moves), indent=2))
    if arguments.plot is not None:
        axes = voice.text("analysis-moves-axis"), voice.text("analysis-chances-axis")
        write_whole(arguments.plot, draw(decisions, names, arguments.plot.suffix[1:], axes=axes))
    yield from (move.said for move in moves)
    yield from map(speaker.say, summed_up(decisions, table.rules.seats))


def _table(path: Path, language: str) -> Table:
    try:
        return replay_table(take_record(read_record(path)))
    except TableError as error:
        refusal = error.refusal
        told = {"code": refusal.code.value, "message": say(refusal.message, language)}
        raise RefusedError(told) from error
