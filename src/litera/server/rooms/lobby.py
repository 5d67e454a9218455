"""What the lobby lists: read once for all who ask within a moment, and anew as soon as a table here says otherwise."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Final, NamedTuple

import msgspec

from litera.server.feed.describing import retitled, seats_any
from litera.server.store.store import Store

LISTED_FOR: Final = 3 * 24 * 3_600_000
"""So many milliseconds the lobby lists a table for. Later it is found by its link, and by those who are at it."""
FRESH_MS: Final = 1_000
"""For so long at the most the lobby doesn't know what other servers have written."""


class Listed(NamedTuple):
    """The tables of the lobby as they were read at a time, when the store had written so many cards."""

    summaries: list[bytes]
    at: int
    cards: int
    written: dict[str, bytes]
    """The list as a reply in each language that was asked for."""


class Lobby:
    """The tables that are open to everybody."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._listed: Listed | None = None
        self._reading: dict[int, asyncio.Future[Listed]] = {}
        """The reading that is under way since the store had written so many cards."""

    async def summaries(self) -> list[bytes]:
        """Give the summaries of the tables in the lobby, those that wait first. Raises StoreError."""
        return (await self._fresh()).summaries

    async def written(self, language: str, unseated: Collection[str]) -> bytes:
        """Write the list in a language, as JSON, without tables where one of these guests sits. Raises StoreError."""
        listed = await self._fresh()
        if unseated:
            return _written([each for each in listed.summaries if not seats_any(each, unseated)], language)
        if language not in listed.written:
            listed.written[language] = _written(listed.summaries, language)
        return listed.written[language]

    def forget(self) -> None:
        """Read the list anew when it is next asked for."""
        self._listed = None

    async def _fresh(self) -> Listed:
        listed, now, cards = self._listed, self._now(), self._store.cards
        if listed is not None and listed.cards == cards and listed.at <= now < listed.at + FRESH_MS:
            return listed
        if cards not in self._reading:
            self._reading[cards] = asyncio.ensure_future(self._read(now, cards))
            self._reading[cards].add_done_callback(lambda _: self._reading.pop(cards))
        return await asyncio.shield(self._reading[cards])

    async def _read(self, now: int, cards: int) -> Listed:
        self._listed = Listed(await self._store.lobby(now - LISTED_FOR), now, cards, {})
        return self._listed


def _written(summaries: list[bytes], language: str) -> bytes:
    return msgspec.json.encode({"tables": [retitled(summary, language) for summary in summaries]})
