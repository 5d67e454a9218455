"""One server for all tests that need no other."""

from __future__ import annotations

from tests.server.conftest import server

__all__ = ["server"]
