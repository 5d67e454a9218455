"""A person's own tables in words: those that wait for their move first, with the time left and what happened last."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

import msgspec

from litera.core.event import Json, Onlooker
from litera.core.message import Message, Parameter, Placed, SeatName, Written
from litera.core.table import Table
from litera.protocol.speech import narrated
from litera.server.feed.describing import retitled
from litera.texts import Speaker

MAIN: Final = 1
"""Only the main events of the last move are said in a list."""
RANKS: Final[Mapping[str, int]] = {"playing": 1, "waiting": 2, "over": 3}


def last_move(game: Table) -> list[Json]:
    """Give what the last player's move brought, as everybody may know it: sentences as data, for any language."""
    steps = game.steps
    moves = (number for number in reversed(range(len(steps))) if steps[number].entry.seat is not None)
    first = next(moves, len(steps))
    told = [event for step in steps[first:] for event in step.happenings(Onlooker.SPECTATOR)]
    return [_kept(message) for message in narrated(game, told, MAIN)]


def own_tables(summaries: Iterable[bytes], language: str, ids: Collection[str]) -> list[dict[str, Json]]:
    """Give a person's tables as the directory keeps them, those first that wait for them.

    Of each kind the newest come first. ``ids`` are all by which tables know the person.
    """
    return sorted(told_tables(summaries, language, ids), key=_place)


def told_tables(summaries: Iterable[bytes], language: str, ids: Collection[str]) -> list[dict[str, Json]]:
    """Give a person's tables as the directory keeps them, in the order in which they come."""
    return [_told(summary, language, ids) for summary in summaries]


def _told(summary: bytes, language: str, ids: Collection[str]) -> dict[str, Json]:
    kept: dict[str, Any] = msgspec.json.decode(summary)
    told = retitled(summary, language)
    you = next((seat for seat, guest in enumerate(kept.get("guests", ())) if guest in ids), None)
    names = [seat["name"] or "" for seat in kept["seats"]]
    say = Speaker(language, names, you).say
    turn = kept["status"] == "playing" and you in kept.get("to_act", ())
    last: list[Json] = [say(_message(sentence)) for sentence in kept.get("last", ())]
    return {**told, "you": you, "turn": turn, "last": last}


def _place(told: Mapping[str, Any]) -> tuple[int, float, int]:
    """Give the place in the list: whose flag falls first comes first of those that wait for the person."""
    if told["turn"]:
        return 0, told["due"] or float("inf"), -told["created"]
    return RANKS[told["status"]], 0, -(told["ended"] or told["created"])


def _kept(value: Parameter) -> Json:
    """Write a sentence, or what it is about, as JSON; ``_read`` reads it."""
    match value:
        case Message(key=key, parameters=parameters):
            return {"key": key, "with": {name: _kept(each) for name, each in parameters.items()}}
        case SeatName(seat=seat):
            return {"seat": seat}
        case Written():
            return {"written": str(value)}
        case Placed():
            return {"placed": int(value)}
        case tuple():
            return [_kept(each) for each in value]
        case _:
            return value


def _read(kept: Any) -> Parameter:
    match kept:
        case {"key": _}:
            return _message(kept)
        case {"seat": seat}:
            return SeatName(seat)
        case {"written": text}:
            return Written(text)
        case {"placed": number}:
            return Placed(number)
        case list():
            return tuple(map(_read, kept))
        case _:
            plain: Parameter = kept
            return plain


def _message(kept: Any) -> Message:
    return Message(kept["key"], {name: _read(each) for name, each in kept["with"].items()})
