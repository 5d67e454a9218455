"""A whole game as one JSON file: what it was opened with, its seed and commitment, every move, how it ended."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from litera.core.draws import SEED_BYTES, commitment
from litera.core.event import Json
from litera.core.options import OptionValue
from litera.core.refusal import Code, SetupError, refuse
from litera.core.table import Entry, Table, TableConfig

FORMAT = "litera record"
VERSION = 1


class RecordEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A line of the log: the seat that moved (null: chance), and the move's text."""

    seat: int | None
    move: str


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A game record. ``seed`` is the table's, in hex, ``commitment`` its hash, known before the first card."""

    format: str
    version: int
    game: str
    seats: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    options: dict[str, OptionValue]
    seed: str
    commitment: str
    log: list[RecordEntry]
    scores: list[int]
    over: bool
    winners: list[int]
    reason: str | None = None
    names: list[str] = []
    position: dict[str, Any] | None = None
    words: list[str] | None = None
    lexicon: str | None = None
    pack: dict[str, Any] | None = None


def write_record(table: Table) -> dict[str, Json]:
    """Write a table as a record, from which ``read_record`` and a replay get the same table again."""
    config = table.config
    outcome = table.rules.outcome(table.state)
    record = Record(
        format=FORMAT,
        version=VERSION,
        game=config.game,
        seats=config.seats,
        options=dict(config.options),
        seed=config.seed.hex(),
        commitment=commitment(config.seed),
        log=[RecordEntry(entry.seat, entry.move) for entry in table.log],
        scores=list(table.rules.scores(table.state)),
        over=outcome is not None,
        winners=list(outcome.winners) if outcome else [],
        reason=outcome.reason if outcome else None,
        names=list(config.names),
        position=None if config.position is None else dict(config.position),
        words=None if config.words is None else list(config.words),
        lexicon=config.lexicon,
        pack=None if config.pack is None else dict(config.pack),
    )
    written: dict[str, Json] = msgspec.to_builtins(record)
    return written


def read_record(value: object) -> Record:
    """Read a record from JSON. Raises SetupError (``bad_record``) for what is none, or whose seed was changed."""
    try:
        record = msgspec.convert(value, Record)
    except msgspec.ValidationError as error:
        raise SetupError(refuse(Code.BAD_RECORD, key="record-unreadable", detail=str(error))) from error
    if record.format != FORMAT or record.version != VERSION:
        raise SetupError(refuse(Code.BAD_RECORD, key="record-version", version=VERSION))
    if commitment(_seed(record)) != record.commitment:
        raise SetupError(refuse(Code.BAD_RECORD, key="record-commitment"))
    return record


def config_of(record: Record) -> TableConfig:
    """Give what the recorded table was opened with."""
    return TableConfig(
        game=record.game,
        seats=record.seats,
        seed=_seed(record),
        options=record.options,
        position=record.position,
        words=None if record.words is None else tuple(record.words),
        lexicon=record.lexicon,
        pack=record.pack,
        names=tuple(record.names),
    )


def replay(record: Record, table: Table) -> Table:
    """Play the record's log on a table that was opened with its config, and check the shuffles and the result.

    Raises SetupError (``bad_record``) where the record does not hold together.
    """
    table.replay(tuple(Entry(entry.seat, entry.move) for entry in record.log))
    result = write_record(table)
    for name in ("seats", "scores", "over", "winners", "reason"):
        if result[name] != getattr(record, name):
            raise SetupError(refuse(Code.BAD_RECORD, key="record-result", part=name))
    return table


def _seed(record: Record) -> bytes:
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise SetupError(refuse(Code.BAD_RECORD, key="record-seed-shape"))
    return seed
