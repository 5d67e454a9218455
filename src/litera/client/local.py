"""A table in the same process, reached as any other is: by the protocol's requests."""

from __future__ import annotations

import secrets
from typing import Any

from litera.core.draws import SEED_BYTES
from litera.protocol.desk import Desk


class RefusedError(Exception):
    """The desk refused a request; ``code`` and ``message`` are the error's."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(error["message"])
        self.code: str = error["code"]
        self.message: str = error["message"]


class LocalClient:
    """Asks a desk of its own."""

    def __init__(self) -> None:
        self._desk = Desk(lambda: secrets.token_bytes(SEED_BYTES))

    def ask(self, do: str, **keys: Any) -> dict[str, Any]:
        """Send a request and give its reply. Raises RefusedError with the desk's sentence."""
        reply: dict[str, Any] = self._desk.answer({"do": do, **keys})
        if not reply["ok"]:
            raise RefusedError(reply["error"])
        return reply
