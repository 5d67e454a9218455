"""Who is at a table on a server, and what changed there, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from litera.protocol import level_texts
from litera.terminal.lines import Voice

Room = dict[str, Any]

OF_TABLES = frozenset({"resigned", "agreed", "abandoned", "time", "closed"})
"""Why a table ends a game that its rules would let go on."""


def names(room: Room, voice: Voice) -> list[str]:
    """Give the name of every seat; of the listener's own "You"."""
    return [_name(room, seat, voice) for seat in range(len(room["seats"]))]


def _name(room: Room, seat: int, voice: Voice) -> str:
    if seat == room["you"]["seat"]:
        return voice.text("you")
    name: str | None = room["seats"][seat]["name"]
    return name or voice.text("seat", number=seat + 1)


def seats(room: Room, voice: Voice) -> Iterator[str]:
    """Say of each seat who has it, and whether that person is there."""
    for number, seat in enumerate(room["seats"], 1):
        name = seat["name"] or ""
        if number - 1 == room["you"]["seat"]:
            yield voice.text("room-seat-you", number=number)
        elif seat["bot"] is not None:
            yield voice.text(
                "room-seat-bot", number=number, name=name, level=level_texts.title(seat["bot"], voice.language)
            )
        elif seat["presence"] == "free":
            yield voice.text("room-seat-free", number=number)
        else:
            yield voice.text("room-seat", number=number, name=name, presence=seat["presence"])


def people(room: Room, voice: Voice) -> Iterator[str]:
    """Say who is at the table."""
    yield from seats(room, voice)
    if room["spectators"]:
        yield voice.text("room-watching", names=tuple(room["spectators"]))
    yield from offers(room, voice)


def offers(room: Room, voice: Voice) -> Iterator[str]:
    """Say what is offered at present."""
    for what, by in room["offers"].items():
        for seat in by:
            if seat != room["you"]["seat"]:
                yield voice.text(f"room-offers-{what}", name=_name(room, seat, voice))


def expected(before: Room, after: Room, already: frozenset[int]) -> frozenset[int]:
    """Give the seats that were just taken by somebody who is about to connect: that they do needs no words."""
    seats = enumerate(zip(before["seats"], after["seats"], strict=True))
    taken = {seat for seat, (old, new) in seats if new["name"] != old["name"]}
    return frozenset(seat for seat in taken | already if after["seats"][seat]["presence"] == "reconnecting")


def changes(before: Room, after: Room, voice: Voice, *, awaited: frozenset[int]) -> Iterator[str]:
    """Say what changed among the people at a table; of those who are ``awaited`` not that they connect."""
    you = after["you"]["seat"]
    for number, (old, new) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        if number == you and before["you"]["seat"] == you:
            continue
        if number in awaited and {**old, "presence": "here"} == new:
            continue
        yield from _change(number + 1, old, new, voice, is_you=number == you)
    watched, watching = before["spectators"], after["spectators"]
    own = after["you"]["name"]
    for name in watching:
        if name not in watched and name != own:
            yield voice.text("room-came", name=name)
    for name in watched:
        if name not in watching and name not in (own, *(seat["name"] for seat in after["seats"])):
            yield voice.text("room-left", name=name)
    if before["status"] == "waiting" and after["status"] != "waiting":
        yield voice.text("room-began")
    for what, by in after["offers"].items():
        for seat in range(len(after["seats"])):
            if seat != you and (seat in by) != (seat in before["offers"][what]):
                key = f"room-offers-{what}" if seat in by else "room-withdrew"
                if after["status"] != "over" or what == "rematch":
                    yield voice.text(key, name=_name(after, seat, voice))


def _change(number: int, old: Room, new: Room, voice: Voice, *, is_you: bool) -> Iterator[str]:
    name = new["name"] or ""
    if is_you:
        yield voice.text("room-sat-you", number=number)
    elif new["presence"] == "free" and old["presence"] != "free":
        yield voice.text("room-stood", name=old["name"] or "", number=number)
    elif new["bot"] != old["bot"] and new["bot"] is not None:
        yield voice.text("room-seat-bot", number=number, name=name, level=level_texts.title(new["bot"], voice.language))
    elif new["name"] != old["name"]:
        yield voice.text("room-sat", name=name, number=number)
    elif new["presence"] != old["presence"]:
        yield voice.text("room-presence", name=name, presence=new["presence"])
    if new["substitute"] is not None and old["substitute"] is None and not is_you:
        yield voice.text("room-substitute", name=name)


def reminder(told: dict[str, Any], room: Room, voice: Voice) -> str:
    """Say who reminds whom that it is their turn."""
    key = "room-reminds-you" if told["to"] == room["you"]["seat"] else "room-reminds"
    return voice.text(key, name=_name(room, told["from"], voice), other=_name(room, told["to"], voice))


def result(room: Room, voice: Voice) -> Iterator[str]:
    """Say how the table ended a game that its rules would have let go on."""
    told = room["result"]
    yield voice.text(f"room-over-{told['reason']}")
    if told["winners"]:
        winners = tuple(_name(room, seat, voice) for seat in told["winners"])
        yield voice.text("result-winner" if len(winners) == 1 else "result-winners", names=winners)
    for seat in sorted(range(len(told["scores"])), key=lambda seat: (-told["scores"][seat], seat)):
        yield voice.text("score", name=_name(room, seat, voice), points=told["scores"][seat])
