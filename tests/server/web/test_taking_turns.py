"""Messages of many at once are taken up a few in a turn of the event loop."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

from litera.server.web.guests import Guests
from litera.server.web.talking import Dialogue
from litera.server.web.ws import AT_A_TIME, DIRECT, Sockets
from tests.server.rooms.home import Home, at_home
from tests.server.web.test_lines import Tape, turn

PEOPLE = 3 * AT_A_TIME + 1


def test_each_turn_of_the_loop_takes_up_so_many_messages_and_no_more(tmp_path: Path) -> None:
    async def speak_at_once(home: Home) -> None:
        dialogue = Dialogue(home.services, home.rooms, Guests("secret"), people=home.people)
        sockets = Sockets(home.services, dialogue)
        tapes = [Tape() for _ in range(PEOPLE)]
        inboxes: list[asyncio.Queue[Any]] = [asyncio.Queue() for _ in range(PEOPLE)]

        async def send(_: Any) -> None:
            return

        def connection(number: int) -> asyncio.Task[None]:
            line = {DIRECT: {"line": tapes[number]}}
            scope = {"path": "/ws", "headers": [], "client": (f"address {number}", 1), "extensions": line}
            return asyncio.create_task(sockets(scope, inboxes[number].get, send))

        tasks = [connection(number) for number in range(PEOPLE)]
        for inbox in inboxes:
            inbox.put_nowait({"type": "websocket.connect"})
        await turn()
        for inbox in inboxes:
            inbox.put_nowait({"type": "websocket.receive", "text": '{"id": 1, "do": "view"}'})
        answered = [0]
        while answered[-1] < PEOPLE:
            await asyncio.sleep(0)
            answered.append(sum(len(tape.sent) for tape in tapes))
        in_each_turn = [after - before for before, after in pairwise(answered)]
        assert max(in_each_turn) == AT_A_TIME
        for inbox in inboxes:
            inbox.put_nowait({"type": "websocket.disconnect"})
        await asyncio.gather(*tasks)

    at_home(tmp_path, speak_at_once)
