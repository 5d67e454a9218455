"""The error codes of this game alone; they cross the wire and never change their meaning."""

from __future__ import annotations

from enum import StrEnum


class DnupCode(StrEnum):
    """What only this game refuses."""

    NO_SET = "no_set"
    VALUE_TOO_LOW = "value_too_low"
    VALUE_DIFFERS = "value_differs"
    OWN_SET = "own_set"
