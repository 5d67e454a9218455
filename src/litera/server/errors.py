"""What the server refuses beside the games: a stable code, a status of HTTP, and a sentence for a person."""

from __future__ import annotations

from enum import StrEnum

from litera.core.event import Json
from litera.core.message import Message, Parameter
from litera.core.refusal import Code, TableError
from litera.texts import Speaker


class Denial(StrEnum):
    """The error codes of the server beside those of the table protocol."""

    NO_SESSION = "no_session"
    BAD_ORIGIN = "bad_origin"
    BAD_NAME = "bad_name"
    NOT_FOUND = "not_found"
    NOT_ALLOWED = "not_allowed"
    NOT_INVITED = "not_invited"
    WRONG_PASSWORD = "wrong_password"
    NO_SPECTATORS = "no_spectators"
    NOT_HOST = "not_host"
    NO_SEAT = "no_seat"
    SEAT_TAKEN = "seat_taken"
    SEAT_NOT_FREE = "seat_not_free"
    NOT_WAITING = "not_waiting"
    NOT_PLAYING = "not_playing"
    NOT_OVER = "not_over"
    NOT_FULL = "not_full"
    NO_HINTS = "no_hints"
    NO_ADVICE = "no_advice"
    NO_ANALYST = "no_analyst"
    NOTHING_TO_OFFER = "nothing_to_offer"
    EMPTY_CHAT = "empty_chat"
    TOO_SOON = "too_soon"
    TOO_MANY = "too_many"
    STORE_FAILED = "store_failed"
    ASK_AGAIN = "ask_again"
    TWO_SEATS = "two_seats"
    NOT_KEPT = "not_kept"
    WRONG_WORDS = "wrong_words"
    WRONG_PASSKEY = "wrong_passkey"
    WRONG_LINK = "wrong_link"
    WRONG_OPENID = "wrong_openid"
    APART = "apart"
    BANNED = "banned"
    MUTED = "muted"
    SUSPENDED = "suspended"


STATUS: dict[str, int] = {
    Denial.NO_SESSION: 403,
    Denial.BAD_ORIGIN: 403,
    Denial.NOT_ALLOWED: 403,
    Denial.NOT_INVITED: 403,
    Denial.WRONG_PASSWORD: 403,
    Denial.NO_SPECTATORS: 403,
    Denial.NOT_HOST: 403,
    Denial.ASK_AGAIN: 403,
    Denial.NOT_KEPT: 403,
    Denial.WRONG_WORDS: 403,
    Denial.WRONG_PASSKEY: 403,
    Denial.WRONG_LINK: 403,
    Denial.WRONG_OPENID: 403,
    Denial.APART: 403,
    Denial.BANNED: 403,
    Denial.MUTED: 403,
    Denial.SUSPENDED: 403,
    Denial.NOT_FOUND: 404,
    Code.UNKNOWN_TABLE: 404,
    Code.UNKNOWN_GAME: 404,
    Denial.SEAT_TAKEN: 409,
    Denial.TWO_SEATS: 409,
    Denial.SEAT_NOT_FREE: 409,
    Denial.NOT_WAITING: 409,
    Denial.NOT_PLAYING: 409,
    Denial.NOT_OVER: 409,
    Denial.NO_ANALYST: 409,
    Denial.TOO_SOON: 429,
    Denial.TOO_MANY: 429,
    Denial.STORE_FAILED: 503,
}


class DeniedError(Exception):
    """The server refuses a request; nothing has changed."""

    def __init__(self, code: Denial, /, *, key: str = "", **parameters: Parameter) -> None:
        super().__init__(code)
        self.code = code
        self.message = Message(key or f"server-{code.replace('_', '-')}", parameters)


def told(error: DeniedError | TableError, language: str, *, marks: bool = False) -> dict[str, Json]:
    """Give an error: code, sentence and rule."""
    say = Speaker(language, marks=marks).say
    if isinstance(error, TableError):
        refusal = error.refusal
        return {
            "code": refusal.code.value,
            "message": say(refusal.message),
            "rule": refusal.rule or None,
        }
    return {"code": error.code.value, "message": say(error.message), "rule": None}
