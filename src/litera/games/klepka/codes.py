"""The error codes of this game alone; they cross the wire and never change their meaning."""

from __future__ import annotations

from enum import StrEnum


class KlepkaCode(StrEnum):
    """What only this game refuses."""

    NOTHING_TO_SHUFFLE = "nothing_to_shuffle"
