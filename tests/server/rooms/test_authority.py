"""Who may do and ask what, in every phase of a table: the matrix below says it, and all else is refused."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest

from litera.protocol import requests
from litera.protocol.reading import as_typed
from litera.server.rooms.room import Room
from litera.server.table import commands
from litera.server.table.setup import Absence
from tests.server.rooms.home import SUBSTITUTE, Home, Notes, at_home, refused

HOST, PERSON, PROGRAM, OTHER, LAST = range(5)
"""The seats: the last is free, or has a bot."""

PHASES: Final = ("waiting", "full", "on turn", "playing", "over", "rematch")
SEATING: Final = "seat_bot free_seat seat_program options"
LOOKING: Final = "view events say"
THINKING: Final = "legal preview read advise"
NOTHING: Final = {phase: "" for phase in PHASES if phase != "on turn"}
MAY: Final[dict[str, dict[str, str]]] = {
    "host": {
        "waiting": f"stand chat {SEATING}",
        "full": f"stand chat start {SEATING}",
        "on turn": f"act resign chat offer {LOOKING} {THINKING}",
        "playing": f"nudge resign chat offer {LOOKING} {THINKING}",
        "over": f"chat offer record read preview {LOOKING}",
        "rematch": f"chat record read preview {LOOKING}",
    },
    "host without a seat": {
        "waiting": f"sit chat {SEATING}",
        "full": f"chat start {SEATING}",
        "playing": f"chat {LOOKING}",
        "over": f"chat record {LOOKING}",
        "rematch": f"chat record {LOOKING}",
    },
    "guest in a seat": {
        "waiting": "stand chat",
        "full": "stand chat",
        "on turn": f"act resign chat offer {LOOKING} {THINKING}",
        "playing": f"nudge resign chat offer {LOOKING} {THINKING}",
        "over": f"chat offer record read preview {LOOKING}",
        "rematch": f"chat record read preview {LOOKING}",
    },
    "guest without a seat": {
        "waiting": "sit chat",
        "full": "chat",
        "playing": f"chat {LOOKING}",
        "over": f"chat record {LOOKING}",
        "rematch": f"chat record {LOOKING}",
    },
    "program in its seat": {
        "waiting": "stand chat",
        "full": "stand chat",
        "on turn": f"act resign chat {LOOKING} {THINKING}",
        "playing": f"nudge resign chat {LOOKING} {THINKING}",
        "over": f"chat record read preview {LOOKING}",
        "rematch": f"chat record read preview {LOOKING}",
    },
    "guest who gave up": {
        "playing": f"chat {LOOKING}",
        "over": f"chat record {LOOKING}",
        "rematch": f"chat record {LOOKING}",
    },
    "guest who came back to a substitute": {
        "on turn": f"act resign chat offer {LOOKING} {THINKING}",
        "playing": f"nudge resign chat offer {LOOKING} {THINKING}",
        "over": f"chat offer record read preview {LOOKING}",
    },
    "outsider": {
        "over": f"record {LOOKING}",
        "rematch": f"record {LOOKING}",
    },
    # Those who have no connection to the table, or not any more.
    "program sent away": NOTHING,
    "forged program": NOTHING,
    "guest who never came in": NOTHING,
    "guest whose connection was lost": NOTHING,
    "guest whose place another connection took": NOTHING,
    "player of the game before": NOTHING,
}


@dataclass
class Scene:
    """A table in a phase, and the connection of which it is asked what it may do."""

    room: Room
    viewer: Notes
    people: list[Notes]
    phase: str
    requests: dict[str, commands.Command | requests.Question] = field(default_factory=dict)

    async def send(self, name: str) -> object:
        """Send a request."""
        request = self.requests[name]
        if isinstance(request, commands.Command):
            return await self.room.do(self.viewer, request)
        return await self.room.ask(self.viewer, request)


async def scene(home: Home, kind: str, phase: str) -> Scene:
    """Set up a table with one of each, bring it to a phase, and give the connection of a kind."""
    room, [anna] = await home.table("anna", seats=5, start="host", seed="authority", absence=Absence(after=60))
    stands = kind == "host without a seat"
    seated = [anna]
    if stands:
        await room.do(anna, commands.Stand())
        seated = [await sits(home, room, "eva", HOST)]
    bogdan = await sits(home, room, "bogdan", PERSON)
    other = await sits(home, room, "dana", OTHER)
    seated += [bogdan, other]
    sent_away = await program(room, anna)
    await room.do(anna, commands.FreeSeat(seat=PROGRAM))
    robot = await program(room, anna)
    if phase != "waiting":
        await room.do(anna, commands.SeatBot(seat=LAST, level="easy"))
    viewers: dict[str, Notes] = {
        "host": anna,
        "host without a seat": anna,
        "guest in a seat": bogdan,
        "program in its seat": robot,
        "program sent away": sent_away,
        "forged program": Notes(None, f"{room.state.opened.table}.forged"),
        "guest who never came in": Notes("mallory"),
        "guest who gave up": other,
    }
    if kind == "guest without a seat":
        viewers[kind] = await home.enter(room, "sam")
    if kind == "player of the game before":
        before, (viewers[kind], _) = await home.table("bogdan", "anna")
        assert before is not room
    if kind == "guest whose connection was lost":
        viewers[kind] = await home.enter(room, "sam")
        await room.leave(viewers[kind])
    if kind == "guest whose place another connection took":
        viewers[kind], seated[1] = bogdan, await home.enter(room, "bogdan")
    if PHASES.index(phase) > PHASES.index("full"):
        await room.do(anna, commands.Start())
        if kind == "guest who gave up":
            await room.do(other, commands.Resign())
            seated.remove(other)
        if kind == "guest who came back to a substitute":
            await room.leave(bogdan)
            await home.pass_time(room, 61)
            assert room.state.machines == ((PERSON, SUBSTITUTE), (LAST, "easy"))
            viewers[kind] = seated[1] = await home.enter(room, "bogdan")
        if PHASES.index(phase) > PHASES.index("playing"):
            await agree(room, seated, "end")
        if phase == "rematch":
            await agree(room, seated, "rematch")
    if kind == "outsider":
        viewers[kind] = Notes("outsider")
        await room.enter(viewers[kind], commands.Hello(id=1))
    found = Scene(room, viewers[kind], [*seated, robot], phase)
    await to_turn(found)
    found.requests = requests_in(found)
    return found


async def sits(home: Home, room: Room, guest: str, seat: int) -> Notes:
    """Let a guest come and sit down."""
    viewer = await home.enter(room, guest)
    await room.do(viewer, commands.Sit(seat=seat))
    return viewer


async def program(room: Room, host: Notes) -> Notes:
    """Keep a seat for a program, and connect it."""
    token = (await room.do(host, commands.SeatProgram(seat=PROGRAM)))["token"]
    viewer = Notes(None, str(token))
    await room.enter(viewer, commands.Hello(id=1))
    return viewer


async def agree(room: Room, people: list[Notes], what: Any) -> None:
    """Let all people offer the same."""
    for person in people:
        await room.do(person, commands.Offer(what=what))


async def to_turn(scene: Scene) -> None:
    """Move on until the viewer is on turn, or not, as the phase says."""
    game, seat = scene.room.state.game, scene.viewer.seat
    if game is None or scene.room.state.result is not None:
        return
    while (seat in scene.room.state.to_act) != (scene.phase == "on turn"):
        mover = scene.room.state.to_act[0]
        text = game.rules.notation.write_move(game.rules.legal(game.state, mover).moves[0])
        await scene.room.move(mover, text, len(game.steps))


def requests_in(scene: Scene) -> dict[str, commands.Command | requests.Question]:
    """Give one of each request, such that only its sender can be wrong, or its time."""
    state, move = scene.room.state, "D"
    to_act = state.to_act or (HOST,)
    if state.game is not None and state.result is None:
        move = state.game.rules.notation.write_move(state.game.rules.legal(state.game.state, to_act[0]).moves[0])
    what: Any = "end" if scene.phase in ("on turn", "playing") else "rematch"
    return {
        "act": requests.Act(move=move),
        "sit": commands.Sit(seat=LAST),
        "stand": commands.Stand(),
        "seat_bot": commands.SeatBot(seat=LAST, level="easy"),
        "free_seat": commands.FreeSeat(seat=OTHER),
        "seat_program": commands.SeatProgram(seat=LAST),
        "start": commands.Start(),
        "chat": commands.Chat(text="hello"),
        "nudge": commands.Nudge(seat=to_act[0]),
        "resign": commands.Resign(),
        "offer": commands.Offer(what=what),
        "options": commands.Alter(hints=False),
        "view": requests.View(),
        "events": requests.Events(),
        "say": requests.Say(),
        "record": requests.WriteRecord(),
        "legal": requests.LegalMoves(),
        "preview": requests.Preview(move=move),
        "read": requests.Read(text=as_typed("dnup", move, "en")),
        "advise": requests.Advise(),
    }


def test_the_matrix_knows_every_request() -> None:
    asked = {name for phases in MAY.values() for allowed in phases.values() for name in allowed.split()}
    kinds = {*commands.Command.__args__, *requests.Question.__args__}
    assert asked == {kind.__struct_config__.tag for kind in kinds}


@pytest.mark.parametrize("kind", MAY)
def test_what_the_matrix_does_not_allow_is_refused_and_changes_nothing(tmp_path: Path, kind: str) -> None:
    async def work(home: Home) -> None:
        for phase, allowed in MAY[kind].items():
            there = await scene(home, kind, phase)
            seq, told = there.room.audience.feed.seq, [len(each.told) for each in [*there.people, there.viewer]]
            for name in there.requests.keys() - set(allowed.split()):
                assert await refused(there.send(name)), (phase, name)
            assert there.room.audience.feed.seq == seq
            assert [len(each.told) for each in [*there.people, there.viewer]] == told

    at_home(tmp_path, work)


@pytest.mark.parametrize("kind", [kind for kind, phases in MAY.items() if any(phases.values())])
def test_what_the_matrix_allows_is_done(tmp_path: Path, kind: str) -> None:
    async def work(home: Home) -> None:
        home.advisers.chosen = "D"
        for phase, allowed in MAY[kind].items():
            questions = [name for name in allowed.split() if name in (*LOOKING.split(), *THINKING.split(), "record")]
            there = await scene(home, kind, phase)
            for name in questions:
                assert await there.send(name), (phase, name)
            for name in set(allowed.split()) - set(questions):
                there = await scene(home, kind, phase)
                reply = await there.send(name)
                assert isinstance(reply, dict)
                assert reply["seq"] == there.room.audience.feed.seq, (phase, name)

    at_home(tmp_path, work)
