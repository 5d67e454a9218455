"""A push service and a mail server on this machine, which take messages, or fail as they are told to."""

from __future__ import annotations

import asyncio
import base64
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import msgspec
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from litera.server.people.sending import Subscription

AUTH = b"sixteen secrets!"


def urlsafe(data: bytes) -> str:
    """Write bytes in base64url."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A browser's side of a subscription: it alone can read what is sent."""

    def __init__(self, origin: str, name: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = Subscription(f"{origin}/{name}", urlsafe(public), urlsafe(AUTH))

    def read(self, sealed: bytes) -> dict[str, Any]:
        """Open a message."""
        told: dict[str, Any] = msgspec.json.decode(self.read_text(sealed))
        return told

    def read_text(self, sealed: bytes) -> str:
        """Open a message, and leave it as it is written."""
        opened: bytes = http_ece.decrypt(sealed, private_key=self._key, auth_secret=AUTH, version="aes128gcm")
        return opened.decode()


class PushService:
    """Takes messages for browsers. The statuses in ``answers`` come first, then 201."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.answers: list[int] = []
        self.asked: list[tuple[str, int]] = []
        self.taken: list[tuple[str, bytes, dict[str, str]]] = []

    def answer(self, path: str, body: bytes, headers: dict[str, str]) -> int:
        """Take a message or refuse it. It has to be signed for this service, by the key that it names."""
        assert Vapid02.verify(headers["authorization"])
        status = self.answers.pop(0) if self.answers else 201
        self.asked.append((path, status))
        if status == 201:
            self.taken.append((path, body, headers))
        return status


@contextmanager
def push_service() -> Iterator[PushService]:
    """Run a push service for a while."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            status = service.answer(self.path, body, {key.lower(): value for key, value in self.headers.items()})
            self.send_response(status)
            if status == 429:
                self.send_header("Retry-After", "3600")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(f"http://127.0.0.1:{server.server_address[1]}")
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class MailServer:
    """Takes mail. The replies in ``answers`` come first, then it is taken."""

    def __init__(self) -> None:
        self.answers: list[str] = []
        self.mails: list[tuple[str, Message]] = []
        self.port = 0

    async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:  # noqa: N802
        """Take a mail or refuse it."""
        answer = self.answers.pop(0) if self.answers else "250 OK"
        if answer.startswith("250"):
            self.mails.append((envelope.rcpt_tos[0], message_from_bytes(envelope.content, policy=default)))
        return answer


@contextmanager
def mail_server() -> Iterator[MailServer]:
    """Run a mail server for a while, in a thread of its own."""
    mails, loop = MailServer(), asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()

    async def begin() -> asyncio.Server:
        return await loop.create_server(lambda: SMTP(mails, loop=loop), "127.0.0.1", 0)

    async def end() -> None:
        server.close()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    server = asyncio.run_coroutine_threadsafe(begin(), loop).result()
    mails.port = server.sockets[0].getsockname()[1]
    try:
        yield mails
    finally:
        asyncio.run_coroutine_threadsafe(end(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
