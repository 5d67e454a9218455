"""Who asks: cookies, those of earlier versions as well; tickets for WebSockets; nicknames."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec
from itsdangerous import BadData, TimestampSigner, URLSafeSerializer, URLSafeTimedSerializer

from litera.server.errors import Denial, DeniedError
from litera.server.operators import NAME as OPERATOR
from litera.server.people.persons import Guest
from litera.server.rooms.services import wall_clock
from litera.server.table.writing import composed, is_name, look_alike
from litera.texts import spoken

COOKIE = "litera_guest"
COOKIE_SECONDS = 400 * 86400
"""As long as browsers keep a cookie."""
SIGNED = "."
"""Stands before the signature of an old cookie, and in no device's token: nearly all are told apart by it."""
TICKET_SECONDS = 60
LONGEST_NAME = 24

BROWSERS = {"Edg/": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "Chrome/": "Chrome", "Safari/": "Safari"}
SYSTEMS = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS X": "macOS"}
SYSTEMS |= {"Linux": "Linux"}
"""What a user agent says, and what it means: the first that is found, as later ones are named by others too."""


class Guests:
    """Reads cookies of earlier versions; makes and reads tickets, signed with the server's secret."""

    def __init__(self, secret: str, now: Callable[[], int] | None = None) -> None:
        """Sign with a secret; ``now`` gives the time in ms since 1970, by which tickets grow old."""
        time = now or wall_clock()

        class Dated(TimestampSigner):
            def get_timestamp(self) -> int:
                return time() // 1000

        self._cookies = URLSafeSerializer(secret, salt="guest")
        self._tickets = URLSafeTimedSerializer(secret, salt="ticket", signer=Dated)

    def of_old_cookie(self, cookie: str) -> Guest | None:
        """Read a cookie that holds a guest; None for one that this server did not write."""
        if SIGNED not in cookie:
            return None
        try:
            told = msgspec.convert(self._cookies.loads(cookie), Guest)
        except (BadData, msgspec.ValidationError):
            return None
        return Guest(told.id, told.name, told.lang)

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
    if not is_name(tidy) or look_alike(tidy, OPERATOR):
        raise DeniedError(Denial.BAD_NAME, key="server-odd-name")
    if guest is None:
        return Guest(secrets.token_hex(8), tidy, spoken(language))
    return msgspec.structs.replace(guest, name=tidy, lang=spoken(language))


def label_of(user_agent: str) -> str:
    """Give the name by which a person will know a device in their list: "Firefox, Linux"."""
    found = (next((name for sign, name in signs.items() if sign in user_agent), "") for signs in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found)) or user_agent.partition("/")[0][:40]
