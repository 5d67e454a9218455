"""Credits against flooding: so many at once, and so many more with each second."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

REMEMBERED_ADDRESSES = 10_000
MOST_REQUESTS = 1000
"""So many connections an address may have for requests at a time, and so many requests through a proxy; its WebSockets
are counted for themselves."""


class Credits:
    """The credits of one connection or address. ``take`` spends one."""

    __slots__ = ("_at", "_left", "_most", "_per_second", "_seconds")

    def __init__(self, most: float, per_second: float, seconds: Callable[[], float]) -> None:
        self._most = most
        self._per_second = per_second
        self._seconds = seconds
        self._left = most
        self._at = seconds()

    def take(self) -> bool:
        """Spend a credit; False where none is left."""
        now = self._seconds()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class AddressCredits:
    """Credits for each address; those that have not been heard of for longest are forgotten."""

    def __init__(self, most: float, per_second: float, seconds: Callable[[], float]) -> None:
        self._terms = (most, per_second, seconds)
        self._of: OrderedDict[str, Credits] = OrderedDict()

    def take(self, address: str) -> bool:
        """Spend a credit of an address; False where it has none left."""
        credits = self._of.pop(address, None) or Credits(*self._terms)
        self._of[address] = credits
        if len(self._of) > REMEMBERED_ADDRESSES:
            self._of.popitem(last=False)
        return credits.take()


class Places:
    """How many connections each address has."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: dict[str, int] = {}

    def take(self, address: str) -> bool:
        """Take a place; False where the address has all it may have."""
        taken = self._taken.get(address, 0)
        if taken >= self._most:
            return False
        self._taken[address] = taken + 1
        return True

    def free(self, address: str) -> None:
        """Give a place back."""
        left = self._taken[address] - 1
        if left:
            self._taken[address] = left
        else:
            del self._taken[address]
