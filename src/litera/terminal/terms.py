"""What whoever sits down at a table on a server agrees to, in sentences: the clock, and all that is not as usual."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from litera.terminal.clocks import spoken_time
from litera.terminal.lines import Voice
from litera.terminal.rooms import Room

FULL = 100
"""The percentage of the clock's time that a seat has where nothing else was agreed."""

Option = dict[str, Any]
"""An option of a game, as the server describes it."""


def terms(room: Room, options: Sequence[Option], voice: Voice) -> Iterator[str]:
    """Say how a table plays. ``options`` describe those that its host chose."""
    if room["rated"]:
        yield voice.text("room-terms-rated")
    yield from _clock(room, voice)
    for option in options:
        value = room["options"][option["name"]]
        if value != option["default"]:
            yield _chosen(option, value, voice)
    for key, is_so in (
        ("words", room["words"]),
        ("pack", room["pack"]),
        ("seed", room["seed_chosen"]),
        ("no-hints", not room["hints"]),
        ("closed", room["watching"] == "none"),
    ):
        if is_so:
            yield voice.text(f"room-terms-{key}")
    if room["watching"] == "open":
        yield voice.text("room-terms-open", delay=room["delay"])
    absence = room["absence"]
    if absence["then"] != "wait" and room["clock"]["kind"] != "days":
        yield voice.text(f"room-terms-away-{absence['then']}", time=spoken_time(voice, absence["after"]))


def _clock(room: Room, voice: Voice) -> Iterator[str]:
    clock = room["clock"]
    match clock["kind"]:
        case "move":
            yield voice.text("room-clock-move", seconds=clock["seconds"])
        case "game":
            yield voice.text("room-clock-game", minutes=clock["minutes"], increment=clock["increment"])
        case "days":
            yield voice.text("room-clock-days", days=clock["days"])
    for number, percent in enumerate(room["time_percent"], 1):
        if percent != FULL and clock["kind"] != "none":
            yield voice.text("room-terms-time", number=number, percent=percent)


def _chosen(option: Option, value: str | int | bool, voice: Voice) -> str:
    """Say an option that the host chose otherwise."""
    title, means = option["title"], option["means"]
    if option["type"] == "switch":
        return str(means) if value is True else voice.text("room-terms-off", what=means)
    if value in option["choices"]:
        shown = option["titles"][option["choices"].index(value)]
    else:
        shown = voice.text("seat", number=int(value) + 1) if option["type"] == "seat" else str(value)
    # Where a game has no short title, it is the whole sentence.
    return voice.text("room-terms-value" if title == means else "room-terms-option", what=title, value=shown)
