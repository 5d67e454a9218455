"""A hand as the person who holds it has heard it: no line of it is said twice at the beginning."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

from litera.terminal.lines import Line


class Hand:
    """The lines of a hand that were heard, and whether a turn of its holder has begun; ``read`` gives all lines now."""

    def __init__(self, read: Callable[[], Sequence[str]]) -> None:
        self.is_called = False
        self._read = read
        self._heard: Collection[str] = ()

    def dealt(self, said: Iterable[Line]) -> Iterator[Line]:
        """Pass on what is said before the first turn; a deal may have said lines of the hand."""
        texts = []
        for line in said:
            texts.append(line.text)
            yield line
        if texts and not self.is_called:
            self._heard = {line for line in self._read() if line in texts or line in self._heard}

    def called(self, *, is_wanted: bool) -> Iterator[Line]:
        """Begin a turn; where it is wanted, say the lines that were not heard yet."""
        self.is_called = True
        now = self._read()
        if is_wanted:
            yield from (Line(line) for line in now if line not in self._heard)
        self._heard = now
