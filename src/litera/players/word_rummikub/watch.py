"""When a search must answer: so early that one more piece of work, longer than any so far, would not be too late."""

from __future__ import annotations

from litera.players.base import Budget

LONGER = 1.5
"""A piece of work may take so many times as long as the longest before it."""


class OutOfTimeError(Exception):
    """The time of the search is up; what has been found stands."""


class Watch:
    """A budget that is looked at between two pieces of work, and how long the longest piece took.

    That measures the machine as well, and a slow moment of it: where pieces take longer, the answer is begun earlier.
    """

    def __init__(self, budget: Budget) -> None:
        """Count the first piece from now."""
        self._budget = budget
        self._left = budget.left()
        self._longest = 0.0

    @property
    def is_late(self) -> bool:
        """Whether there is no time for one more piece; asking ends one."""
        left = self._budget.left()
        if left < self._left:
            self._longest = max(self._longest, self._left - left)
        self._left = left
        return left <= LONGER * self._longest

    @property
    def left(self) -> float:
        """The seconds that are left, infinity where nothing bounds them."""
        return self._budget.left()

    def look(self) -> None:
        """Raise OutOfTimeError where there is no time for one more piece."""
        if self.is_late:
            raise OutOfTimeError
