"""Mail by SMTP, as plain text."""

from __future__ import annotations

import ssl
from email.message import EmailMessage
from email.utils import formatdate
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib

from litera.server.people.sending import LATER_MS, SENT, Letter, Outcome

PATIENCE_SECONDS: Final = 20
PERMANENT: Final = 500


class Mailer:
    """Sends mail by the server that the settings name."""

    def __init__(self, url: str, sender: str) -> None:
        """Take the URL of a mail server: ``smtp://`` encrypts as soon as the server offers it, ``smtps://`` at once."""
        parts = urlsplit(url)
        self._sender = sender
        self._host = parts.hostname or ""
        self._is_tls = parts.scheme == "smtps"
        self._port = parts.port or (465 if self._is_tls else 587)
        self._user = unquote(parts.username) if parts.username else None
        self._password = unquote(parts.password) if parts.password else None

    async def send(self, letter: Letter) -> Outcome:
        """Send a mail."""
        try:
            await aiosmtplib.send(
                self._written(letter),
                hostname=self._host,
                port=self._port,
                username=self._user,
                password=self._password,
                use_tls=self._is_tls,
                timeout=PATIENCE_SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [each.code for each in error.recipients]
            return _outcome(max(codes), type(error).__name__)
        except aiosmtplib.SMTPResponseException as error:
            return _outcome(error.code, type(error).__name__)
        except (aiosmtplib.SMTPException, OSError, ssl.SSLError) as error:
            return Outcome(LATER_MS, why=type(error).__name__)
        return SENT

    def _written(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self._sender
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = formatdate(localtime=False)
        # Whoever gets a mail twice, as it was cut off at its end, is shown it once.
        message["Message-ID"] = f"<{letter.id}@{self._sender.rpartition('@')[2].rstrip('>')}>"
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop:
            message["List-Unsubscribe"] = f"<{letter.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message


def _outcome(code: int, why: str) -> Outcome:
    return Outcome(None if code >= PERMANENT else LATER_MS, why=f"{why} {code}")
