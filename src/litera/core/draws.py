"""Chance: labelled streams of numbers from one 32-byte table seed, which anyone can compute again.

A stream is HMAC-SHA256 in counter mode: block ``n`` of the stream ``label`` is HMAC(seed, label || 0x00 || n as eight
bytes, big-endian). Numbers are taken four bytes at a time, big-endian, and those that would favour some outcome are
rejected. The seed's SHA-256 is the commitment that is published before the first card is dealt.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")

SEED_BYTES = 32
_NUMBERS = 1 << 32
_BLOCK = struct.Struct(">8I")


def seed_of(text: str) -> bytes:
    """Give the table seed for a text: the same text, the same seed."""
    return hashlib.sha256(b"litera seed\x00" + text.encode("utf-8", "surrogatepass")).digest()


def commitment(seed: bytes) -> str:
    """Give the hash of a seed, in hex: published at the start, it binds the table to the seed."""
    return hashlib.sha256(b"litera commitment\x00" + seed).hexdigest()


class Stream:
    """One labelled stream of a seed: numbers, choices and shuffles in a fixed order."""

    __slots__ = ("_count", "_key", "_label", "_waiting")

    def __init__(self, seed: bytes, label: str) -> None:
        self._key = seed
        self._label = label.encode() + b"\x00"
        self._count = 0
        self._waiting: list[int] = []

    def below(self, bound: int) -> int:
        """Draw a number from 0 to bound - 1, each as likely as any other. ``bound`` is 1 to 2**32."""
        limit = _NUMBERS - _NUMBERS % bound
        while (number := self._number()) >= limit:
            pass
        return number % bound

    def choose(self, items: Sequence[Item]) -> Item:
        """Draw one of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[Item]) -> tuple[Item, ...]:
        """Give the items in a random order (Fisher and Yates, from the last place down)."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return tuple(mixed)

    def _number(self) -> int:
        if not self._waiting:
            counter = self._count.to_bytes(8, "big")
            block = hmac.digest(self._key, self._label + counter, "sha256")
            self._waiting.extend(reversed(_BLOCK.unpack(block)))
            self._count += 1
        return self._waiting.pop()
