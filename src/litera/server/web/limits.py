"""Token buckets against flooding: so many at once, and so many more with each second."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping

REMEMBERED_ADDRESSES = 10_000
MOST_REQUESTS = 1000
"""So many connections an address may have for requests at a time, and so many requests through a proxy; its WebSockets
are counted for themselves."""


class TokenBucket:
    """The requests that one connection or address has left. ``take`` spends one."""

    __slots__ = ("_at", "_left", "_most", "_per_second", "_seconds")

    def __init__(self, most: float, per_second: float, seconds: Callable[[], float]) -> None:
        self._most = most
        self._per_second = per_second
        self._seconds = seconds
        self._left = most
        self._at = seconds()

    def take(self) -> bool:
        """Spend one; False where none is left."""
        now = self._seconds()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def charge(self, count: int) -> None:
        """Spend so many that were granted elsewhere, up to twice what there can be at once."""
        self._left = max(-self._most, self._left - count)


class AddressBuckets:
    """A bucket for each address; those that have not been heard of for longest are forgotten."""

    def __init__(self, most: float, per_second: float, seconds: Callable[[], float]) -> None:
        self._terms = (most, per_second, seconds)
        self._of: OrderedDict[str, TokenBucket] = OrderedDict()
        self.on_take: Callable[[str], None] | None = None
        """Hears each address that spends one, where other servers are to know of it."""

    def take(self, address: str) -> bool:
        """Spend one of an address; False where none is left."""
        is_granted = self._bucket(address).take()
        if is_granted and self.on_take is not None:
            self.on_take(address)
        return is_granted

    def charge(self, address: str, count: int) -> None:
        """Spend what other servers have granted an address."""
        self._bucket(address).charge(count)

    def _bucket(self, address: str) -> TokenBucket:
        bucket = self._of.pop(address, None) or TokenBucket(*self._terms)
        self._of[address] = bucket
        if len(self._of) > REMEMBERED_ADDRESSES:
            self._of.popitem(last=False)
        return bucket


class ConnectionCounts:
    """How many connections each address has."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: dict[str, int] = {}
        self.elsewhere: Mapping[str, int] = {}
        """How many each address has at other servers."""

    @property
    def taken(self) -> Mapping[str, int]:
        """How many each address has here."""
        return self._taken

    def take(self, address: str) -> bool:
        """Take a place; False where the address has all it may have."""
        taken = self._taken.get(address, 0)
        if taken + self.elsewhere.get(address, 0) >= self._most:
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
