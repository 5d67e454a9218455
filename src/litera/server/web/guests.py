"""Guests: a nickname in a signed cookie. The server keeps no list of them."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec
from itsdangerous import BadData, TimestampSigner, URLSafeSerializer, URLSafeTimedSerializer

from litera.server.errors import Denial, DeniedError
from litera.server.operators import NAME as OPERATOR
from litera.server.rooms.services import wall_clock
from litera.server.table.writing import composed, is_name
from litera.texts import spoken

COOKIE = "litera_guest"
COOKIE_SECONDS = 400 * 86400
"""As long as browsers keep a cookie."""
TICKET_SECONDS = 60
LONGEST_NAME = 24


class Guest(msgspec.Struct, frozen=True):
    """A person, as his cookie tells."""

    id: str
    name: str
    lang: str


class Guests:
    """Makes and reads cookies and tickets, signed with the server's secret."""

    def __init__(self, secret: str, now: Callable[[], int] | None = None) -> None:
        """Sign with a secret; ``now`` gives the time in ms since 1970, by which tickets grow old."""
        time = now or wall_clock()

        class Dated(TimestampSigner):
            def get_timestamp(self) -> int:
                return time() // 1000

        self._cookies = URLSafeSerializer(secret, salt="guest")
        self._tickets = URLSafeTimedSerializer(secret, salt="ticket", signer=Dated)

    def cookie(self, guest: Guest) -> str:
        """Write a guest's cookie."""
        return _text(self._cookies.dumps(msgspec.to_builtins(guest)))

    def of_cookie(self, cookie: str | None) -> Guest | None:
        """Read a cookie; None for none, and for one that this server did not write."""
        if cookie is None:
            return None
        try:
            return msgspec.convert(self._cookies.loads(cookie), Guest)
        except (BadData, msgspec.ValidationError):
            return None

    def ticket(self, guest: Guest) -> str:
        """Write a ticket: it opens WebSockets for a short while."""
        return _text(self._tickets.dumps(msgspec.to_builtins(guest)))

    def of_ticket(self, ticket: str) -> Guest | None:
        """Read a ticket; None for a wrong or an old one."""
        try:
            return msgspec.convert(self._tickets.loads(ticket, max_age=TICKET_SECONDS), Guest)
        except (BadData, msgspec.ValidationError):
            return None


def _text(written: str | bytes) -> str:
    return written if isinstance(written, str) else written.decode()


def renamed(guest: Guest | None, name: str, language: str) -> Guest:
    """Give a guest with a name and a language, a new one where there was none. Raises DeniedError for a bad name."""
    tidy = composed(name)
    if not 1 <= len(tidy) <= LONGEST_NAME:
        raise DeniedError(Denial.BAD_NAME, longest=LONGEST_NAME)
    if not is_name(tidy) or tidy.casefold() == OPERATOR.casefold():
        raise DeniedError(Denial.BAD_NAME, key="server-odd-name")
    return Guest(secrets.token_hex(8) if guest is None else guest.id, tidy, spoken(language))
