"""What can be done with a record without playing: check it, and write it in another format."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litera.client.local import LocalClient
from litera.core.draws import SEED_BYTES, commitment
from litera.terminal.files import read_record
from litera.terminal.lines import Line, Voice
from litera.terminal.link import TableLink


def verify(path: Path, voice: Voice) -> list[Line]:
    """Check that a record's moves keep the rules and its cards came by its seed; say what was found.

    Raises FileError for what cannot be read, RefusedError for a record that does not hold together.
    """
    record = read_record(path)
    link = _replayed(record, voice.language)
    moves = sum(entry["seat"] is not None for entry in record["log"])
    return [
        voice.line("verify-right", game=voice.text(f"{link.game}-title"), moves=moves),
        voice.line("verify-seed", bits=SEED_BYTES * 8, commitment=commitment(bytes.fromhex(record["seed"]))),
        voice.line("verify-limits"),
        *map(Line, link.say("result", None)),
    ]


def export(path: Path, form: str, voice: Voice) -> str:
    """Give a record in another format. Raises FileError, and RefusedError also for a format that there is not."""
    return _replayed(read_record(path), voice.language).export(form)


def _replayed(record: dict[str, Any], language: str) -> TableLink:
    client = LocalClient()
    return TableLink(client, client.ask("replay", record=record, lang=language), language)
