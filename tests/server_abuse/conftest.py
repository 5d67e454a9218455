"""One server for all tests that need no other, and a guest of it."""

from __future__ import annotations

from tests.server.conftest import anna, server

__all__ = ["anna", "server"]
