"""Stores for tests: opened, used and closed again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy import URL

from litera.server.store.database import open_database
from litera.server.store.store import Store


def with_store(url: URL, work: Callable[[Store], Awaitable[None]]) -> None:
    """Open a store, do something, and close it again."""

    async def run() -> None:
        store = Store(open_database(url), lambda _: None)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())
