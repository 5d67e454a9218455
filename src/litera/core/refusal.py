"""Why something was refused: the protocol's codes, the rule that speaks, and a sentence for a person."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from litera.core.message import Message, Parameter


class Code(StrEnum):
    """The error codes of the table protocol that no game has to itself; a game declares its own (``Game.codes``).

    They cross the wire and never change their meaning.
    """

    BAD_REQUEST = "bad_request"
    UNKNOWN_GAME = "unknown_game"
    UNKNOWN_TABLE = "unknown_table"
    BAD_OPTION = "bad_option"
    BAD_SEATS = "bad_seats"
    BAD_POSITION = "bad_position"
    BAD_RECORD = "bad_record"
    BAD_MOVE = "bad_move"
    NOT_YOUR_TURN = "not_your_turn"
    WRONG_PHASE = "wrong_phase"
    GAME_OVER = "game_over"
    NOT_YOURS = "not_yours"
    NO_SUCH_PLACE = "no_such_place"
    NOT_A_WORD = "not_a_word"
    WORD_NOT_ALLOWED = "word_not_allowed"
    WORD_REPEATED = "word_repeated"
    TOO_SHORT = "too_short"
    USES_NO_OWN_TILE = "uses_no_own_tile"
    BAG_TOO_SMALL = "bag_too_small"
    WRONG_NUMBER = "wrong_number"


@dataclass(frozen=True, slots=True)
class Refusal:
    """What speaks against a request: a code, the number of the broken rule ("" where none was), a sentence."""

    code: StrEnum
    rule: str
    message: Message


def refuse(code: StrEnum, rule: str = "", /, *, key: str = "", **parameters: Parameter) -> Refusal:
    """Build a refusal; without a key its sentence is the code's own: ``refusal-not-yours`` for NOT_YOURS."""
    return Refusal(code, rule, Message(key or f"refusal-{code.replace('_', '-')}", parameters))


class TableError(Exception):
    """A request that cannot be met; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        # The refusal itself is the argument, so that the error can be sent from one process to another.
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        refusal = self.refusal
        return f"{refusal.code} {refusal.rule} {refusal.message.key} {dict(refusal.message.parameters)}"


class NotationError(TableError):
    """A text that cannot be read as a move or draw (``bad_move``)."""


class SetupError(TableError):
    """A table that cannot be: wrong seats, options, pack, position or record."""


class IllegalMoveError(TableError):
    """A move that can be read, and may not be made."""


def bad_move(key: str, /, **parameters: Parameter) -> NotationError:
    """Build the error for a text that is no move; the key names the sentence that says what would do."""
    return NotationError(refuse(Code.BAD_MOVE, key=key, **parameters))


def bad_position(key: str, /, rule: str = "", **parameters: Parameter) -> SetupError:
    """Build the error for a position that cannot be."""
    return SetupError(refuse(Code.BAD_POSITION, rule, key=key, **parameters))
