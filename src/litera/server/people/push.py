"""Web Push: messages for browsers, encrypted (RFC 8291) and signed with the server's key (RFC 8292)."""

from __future__ import annotations

import hashlib
import os
from typing import Final
from urllib.parse import urlsplit

import http_ece
import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from litera.server.people.sending import LATER_MS, SENT, Outcome, Subscription

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve's group: private keys are whole numbers from 1 to one less."""
SIGNED_SECONDS: Final = 12 * 3600
KEPT_SECONDS: Final = 86_400
"""So long the push service keeps a message for a browser that is away."""
PATIENCE_SECONDS: Final = 10
LOOPBACK: Final = ("127.0.0.1", "localhost")


class Pusher:
    """Sends messages to the push services that are allowed: the server asks no other address that a browser names."""

    def __init__(self, secret: str, contact: str, services: str) -> None:
        """Make the server's key of its secret: every server of a cluster has the same one."""
        number = int.from_bytes(hashlib.sha512(b"litera web push\0" + secret.encode()).digest())
        self._key = ec.derive_private_key(number % (ORDER - 1) + 1, CURVE)
        self._contact = contact
        self._services = tuple(filter(None, (one.strip() for one in services.split(","))))
        self._client: httpx.AsyncClient | None = None

    @property
    def public_key(self) -> str:
        """The key that browsers subscribe with, in base64url."""
        return bytes_to_base64url(self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def allows(self, subscription: Subscription) -> bool:
        """Say whether a subscription is one with an allowed service, and its keys can be used."""
        address = urlsplit(subscription.endpoint)
        host = address.hostname or ""
        is_secure = address.scheme == "https" or (address.scheme == "http" and host in LOOPBACK)
        is_listed = any(host == one or (one.startswith(".") and host.endswith(one)) for one in self._services)
        try:
            self._sealed(subscription, b"")
        except ValueError:
            return False
        return is_secure and is_listed

    async def send(self, subscription: Subscription, message: bytes, topic: str) -> Outcome:
        """Send a message; a later one of the same topic takes its place where it wasn't shown yet."""
        address = urlsplit(subscription.endpoint)
        claims = {"aud": f"{address.scheme}://{address.netloc}", "sub": self._contact}
        headers = {
            **Vapid02(self._key).sign(claims),
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT_SECONDS),
            "Topic": hashlib.sha256(topic.encode()).hexdigest()[:32],
            "Urgency": "normal",
        }
        if self._client is None:
            self._client = httpx.AsyncClient(timeout=PATIENCE_SECONDS, follow_redirects=False)
        try:
            reply = await self._client.post(
                subscription.endpoint, content=self._sealed(subscription, message), headers=headers
            )
        except httpx.HTTPError as error:
            return Outcome(LATER_MS, why=type(error).__name__)
        return _outcome(reply)

    async def close(self) -> None:
        """Hang up."""
        if self._client is not None:
            await self._client.aclose()

    def _sealed(self, subscription: Subscription, message: bytes) -> bytes:
        sealed: bytes = http_ece.encrypt(
            message,
            salt=os.urandom(16),
            private_key=ec.generate_private_key(CURVE),
            dh=base64url_to_bytes(subscription.p256dh),
            auth_secret=base64url_to_bytes(subscription.auth),
            version="aes128gcm",
        )
        return sealed


def _outcome(reply: httpx.Response) -> Outcome:
    status = reply.status_code
    if reply.is_success:
        return SENT
    if status in (404, 410):
        return Outcome(is_gone=True, why=str(status))
    if status == 429 or status >= 500:
        asked = reply.headers.get("retry-after", "")
        return Outcome(int(asked) * 1000 if asked.isdecimal() else LATER_MS, why=str(status))
    return Outcome(why=str(status))
