"""Sentences on their way between nodes: nothing is lost, not even which words are of the game's language."""

from __future__ import annotations

from typing import Any

from litera.core.message import Message, Parameter, SeatName, Written

_WRITTEN, _SEAT, _MESSAGE, _LIST = "written", "seat", "message", "list"


def packed(message: Message) -> list[Any]:
    """Give a message as what MessagePack can carry."""
    return [message.key, {name: _packed(value) for name, value in message.parameters.items()}]


def unpacked(given: list[Any]) -> Message:
    """Give the message that was packed."""
    key, parameters = given
    return Message(key, {name: _unpacked(value) for name, value in parameters.items()})


def _packed(value: Parameter) -> Any:
    match value:
        case Written():
            return [_WRITTEN, str(value)]
        case SeatName(seat=seat):
            return [_SEAT, seat]
        case Message():
            return [_MESSAGE, packed(value)]
        case tuple():
            return [_LIST, [_packed(each) for each in value]]
        case _:
            return value


def _unpacked(value: Any) -> Parameter:
    if not isinstance(value, list):
        plain: Parameter = value
        return plain
    kind, content = value
    if kind == _WRITTEN:
        return Written(content)
    if kind == _SEAT:
        return SeatName(content)
    if kind == _MESSAGE:
        return unpacked(content)
    return tuple(_unpacked(each) for each in content)
