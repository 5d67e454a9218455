"""Turns for those who want work done: a few pieces at a time for each party, and the parties one after another.

Nobody gets more by asking more often: whoever asks for a hundred things waits for each of them, the others do not.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple, TypeAlias

Turn: TypeAlias = asyncio.Future[None]


class Asker(NamedTuple):
    """Who wants something done: an address as limits count it, and one of those who share it."""

    party: str
    member: str


SERVER: Final = Asker("", "")
"""The server itself: what nobody has asked for."""


class TooMuchError(Exception):
    """The party has as much waiting as any may have."""


class FairQueue:
    """Hands out places. Parties take turns in a circle, and so do the members of each party among themselves."""

    def __init__(self, places: int, each: int, most_waiting: int | None = None) -> None:
        """Hand out so many places at a time, so many of them to each party.

        So many turns may wait for one party; any number where that is None.
        """
        self._free = places
        self._each = each
        self._most_waiting = most_waiting
        self._taken: Counter[str] = Counter()
        # The order of parties and members is the order of their turns.
        self._waiting: OrderedDict[str, OrderedDict[str, deque[Turn]]] = OrderedDict()

    @property
    def is_full(self) -> bool:
        """Whether all places are taken."""
        return not self._free

    @property
    def waiting(self) -> int:
        """How many turns are waited for."""
        return sum(len(turns) for members in self._waiting.values() for turns in members.values())

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for a place, and hold it. Raises TooMuchError where the party has too much waiting."""
        if not self._may_take(asker.party):
            await self._wait(asker)
        else:
            self._take(asker.party)
        try:
            yield
        finally:
            self._give_back(asker.party)

    def _may_take(self, party: str) -> bool:
        return self._free > 0 and self._taken[party] < self._each

    def _take(self, party: str) -> None:
        self._free -= 1
        self._taken[party] += 1

    def _give_back(self, party: str) -> None:
        self._free += 1
        self._taken[party] -= 1
        if not self._taken[party]:
            del self._taken[party]
        for other in tuple(self._waiting):
            if not self._free:
                return
            while other in self._waiting and self._may_take(other):
                if self._hand_to(other):
                    break

    def _hand_to(self, party: str) -> bool:
        """Give a place to the member of a party whose turn it is; all others come before either has the next.

        False where they went away in this moment: their turn is over.
        """
        members = self._waiting[party]
        member, turns = members.popitem(last=False)
        turn = turns.popleft()
        is_there = not turn.cancelled()
        if is_there:
            turn.set_result(None)
            self._take(party)
        if turns:
            members[member] = turns
        if members:
            self._waiting.move_to_end(party)
        else:
            del self._waiting[party]
        return is_there

    async def _wait(self, asker: Asker) -> None:
        members = self._waiting.setdefault(asker.party, OrderedDict())
        if self._most_waiting is not None and sum(map(len, members.values())) >= self._most_waiting:
            raise TooMuchError
        turn: Turn = asyncio.get_running_loop().create_future()
        members.setdefault(asker.member, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._forget(asker, turn)
            else:
                # The turn came in the moment in which nobody waited for it any more.
                self._give_back(asker.party)
            raise

    def _forget(self, asker: Asker, turn: Turn) -> None:
        members = self._waiting.get(asker.party, OrderedDict())
        if turn not in members.get(asker.member, ()):
            # It came up, and was passed over, before this was heard of.
            return
        members[asker.member].remove(turn)
        if not members[asker.member]:
            del members[asker.member]
        if not members:
            del self._waiting[asker.party]
