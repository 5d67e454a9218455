"""What is a table's affair and not the game's: chat, seats, bots, offers, invitations, as people type it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from litera.client.links import Address, write_address
from litera.players.levels import opponents
from litera.terminal import rooms
from litera.terminal.lines import Line, Voice
from litera.terminal.link import Asking
from litera.terminal.plan import levels_by_word
from litera.terminal.vocabulary import Question

TABLE_COMMANDS = frozenset(
    {"chat", "people", "sit", "stand", "start", "bot", "free", "remind", "offer", "withdraw", "link"}
)
"""The questions that are answered here."""
LONGEST_CHAT = 200
SEATING = {"sit": "sit", "free": "free_seat", "remind": "nudge", "bot": "seat_bot"}
"""What is asked of the server about a seat."""


def at_table(
    question: Question, client: Asking, room: rooms.Room, *, address: Address, to_act: Sequence[int], voice: Voice
) -> Iterator[Line]:
    """Carry out a question of TABLE_COMMANDS. Raises RefusedError with the server's sentence."""
    name, argument = question.name, question.argument
    match name:
        case "people":
            yield from map(Line, rooms.people(room, voice))
        case "link" if room["invitation"] is None:
            yield voice.refusal("link-none")
        case "link":
            yield Line(write_address(address._replace(invitation=room["invitation"])))
        case "chat" if not argument:
            yield voice.refusal("chat-what")
        case "chat":
            client.ask("chat", text=argument[:LONGEST_CHAT])
        case "stand" | "start":
            client.ask(name)
        case "offer" | "withdraw":
            what = "rematch" if room["status"] == "over" else "end"
            client.ask("offer", what=what, withdraw=name == "withdraw")
            yield voice.line("offer-withdrawn" if name == "withdraw" else f"offer-{what}")
        case _:
            number, _, rest = argument.partition(" ")
            seat = _seat(name, number, room, to_act)
            if seat is None:
                yield voice.refusal("room-which-seat", highest=len(room["seats"]))
            else:
                client.ask(SEATING[name], seat=seat, **_more(name, rest, room["game"], voice))


def _seat(name: str, asked: str, room: rooms.Room, to_act: Sequence[int]) -> int | None:
    """Give the seat of a number, counted from 1; without one the first that fits, None where there is none."""
    if asked:
        return int(asked) - 1 if asked.isascii() and asked.isdigit() and 0 < int(asked[:3]) < 100 else None
    match name:
        case "remind":
            return next((seat for seat in to_act if seat != room["you"]["seat"]), None)
        case "sit" | "bot":
            return next((number for number, seat in enumerate(room["seats"]) if seat["presence"] == "free"), None)
    return None


def _more(name: str, asked: str, game: str, voice: Voice) -> dict[str, Any]:
    """Give what is said beside a seat: the level of a bot; that whoever is sent away is not to come back."""
    match name:
        case "bot":
            return {"level": _level(asked, game, voice)}
        case "free" if asked.casefold() == voice.text("free-ban"):
            return {"ban": True}
    return {}


def _level(asked: str, game: str, voice: Voice) -> str:
    """Give the level that a word names; the weakest where none is named."""
    known = levels_by_word({"levels": opponents(game)}, voice)
    return known.get(asked.casefold(), asked) if asked else next(iter(known.values()))
