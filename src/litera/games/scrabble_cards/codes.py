"""The error codes of this game alone; they cross the wire and never change their meaning."""

from __future__ import annotations

from enum import StrEnum


class ScrabbleCardsCode(StrEnum):
    """What only this game refuses."""

    DOES_NOT_CONNECT = "does_not_connect"
    CROSSES_BADLY = "crosses_badly"
    BONUS_NOT_ALLOWED = "bonus_not_allowed"
    CONDITION_NOT_MET = "condition_not_met"
    EXCHANGES_USED = "exchanges_used"
