"""The transcripts that are kept, and the games in them."""

from __future__ import annotations

from pathlib import Path

from litera.core.table import Table
from tests.golden.openings import OPENINGS
from tests.golden.transcript import moves_of, replay

FOLDER = Path(__file__).parent / "transcripts"


def path_of(name: str) -> Path:
    """Give where the transcript of an opening is kept."""
    return FOLDER / f"{name}.txt"


def transcript(name: str) -> str:
    """Read the transcript of an opening."""
    return path_of(name).read_text(encoding="utf-8")


def replayed(name: str) -> Table:
    """Play the moves of a transcript again."""
    return replay(OPENINGS[name].table(name), moves_of(transcript(name)))
