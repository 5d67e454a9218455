"""The two clients of a table of ``bench.plain_server``."""

from __future__ import annotations

import json

from bench.pairs import Pair


class PlainPair(Pair):
    """Two clients that lay the last of their cards."""

    def __init__(self, table: int) -> None:
        super().__init__()
        self._table = table
        self._hand: list[int] = []
        """The cards of the one whose turn it is."""
        self._turn = 0

    async def sit(self, port: int) -> None:
        """Connect both clients; the game begins when the second sits down."""
        for seat in (0, 1):
            await self.connect(port)
            self.send(seat, b'{"table":%d,"seat":%d}' % (self._table, seat))
        await self.ready

    def move(self) -> None:
        """Let the one move whose turn it is."""
        self.send_move(self._turn, b'{"card":%d}' % self._hand[-1])

    def hear(self, seat: int, message: bytes) -> None:
        """Note the hand of the one whose turn is next: they have been told of the move."""
        told = json.loads(message)
        if seat == told["seat"]:
            return
        self._turn, self._hand = seat, told["hand"]
        if self.ready.done():
            self.was_told()
        else:
            self.ready.set_result(None)
