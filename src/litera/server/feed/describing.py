"""How a room looks to those who are at it, and in a list of tables: JSON, without a word about the game itself."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from litera.core.draws import commitment
from litera.core.event import Json
from litera.core.message import message
from litera.games.opening import language_of
from litera.games.registry import find
from litera.server.feed.viewers import Viewer
from litera.server.table.presence import Attendance
from litera.server.table.seats import Bot, Person, Program, Sitter, level_of, name_of
from litera.server.table.setup import DaysClock
from litera.server.table.state import TableState
from litera.texts import FALLBACK, Speaker


def title_of(game: str, language: str) -> str:
    """Give a game's title in a language."""
    return Speaker(language).say(message(f"{game}-title"))


def summary_of(state: TableState, language: str) -> dict[str, Json]:
    """Describe a table for a list of tables."""
    return {
        "table": state.opened.table,
        "game": state.setup.game,
        "title": title_of(state.setup.game, language),
        "status": state.status,
        "seats": [{"name": name_of(sitter) or None, "bot": _bot(sitter)} for sitter in state.seats],
        "access": state.setup.access,
        "password": state.opened.password is not None,
        "clock": msgspec.to_builtins(state.setup.clock),
        "options": dict(state.setup.options),
        "language": language_of(find(state.setup.game), state.setup.lexicon),
        "host": next((w.name for w in state.seats if isinstance(w, Person) and w.guest == state.host), ""),
        "created": state.opened.at,
        # Only where nobody sits and waits is the list told of each move.
        "to_act": [*state.to_act] if state.is_unhurried else [],
        "due": state.clocks.due() if isinstance(state.setup.clock, DaysClock) else None,
        "winners": [] if state.result is None else [*state.result.winners],
        "scores": [] if state.result is None else [*state.result.scores],
        "ended": state.ended_at,
        "rated": state.setup.rated,
        "you": None,
        "turn": False,
        "last": [],
    }


def kept_summary(state: TableState, last: list[Json]) -> dict[str, Json]:
    """Describe a table as the directory keeps it: with the guests in its seats, of whom nobody is told.

    ``last`` is what the last move brought, as ``own_tables`` keeps it.
    """
    guests: list[Json] = [sitter.guest if isinstance(sitter, Person) else None for sitter in state.seats]
    return {**summary_of(state, FALLBACK), "guests": guests, "last": last}


def retitled(summary: bytes, language: str) -> dict[str, Json]:
    """Give a summary that the directory keeps as everybody may know it, with the game's title in a language."""
    kept: dict[str, Any] = msgspec.json.decode(summary)
    for private in ("guests", "silent"):
        kept.pop(private, None)
    # Lists that older versions have kept lack some keys.
    older: dict[str, Json] = {
        "to_act": [],
        "due": None,
        "winners": [],
        "scores": [],
        "ended": None,
        "you": None,
        "turn": False,
        "rated": False,
        "language": None,
    }
    return {**older, **kept, "title": title_of(str(kept["game"]), language), "last": []}


def seats_any(summary: bytes, guests: Collection[str]) -> bool:
    """Say whether one of these guests sits at the table of a summary that the directory keeps."""
    return bool(guests) and not {*msgspec.json.decode(summary).get("guests", ())}.isdisjoint(guests)


def room_of(state: TableState, attendance: Attendance, spectators: Sequence[str], *, now: int) -> dict[str, Json]:
    """Describe a room as far as it is the same for all viewers; ``for_viewer`` adds the rest."""
    patience = state.setup.absence.after * 1000
    result = state.result
    return {
        "table": state.opened.table,
        "game": state.setup.game,
        "status": state.status,
        "seats": [
            {
                "name": name_of(sitter) or None,
                "bot": _bot(sitter),
                "program": isinstance(sitter, Program),
                "substitute": level_of(sitter) if isinstance(sitter, Person) else None,
                "presence": presence_of(state, attendance, seat, now=now, patience=patience),
            }
            for seat, sitter in enumerate(state.seats)
        ],
        "spectators": [*spectators],
        "clock": state.clocks.told(now, state.answer_by),
        **_terms(state),
        "access": state.setup.access,
        "offers": {what: [*sorted(seats)] for what, seats in state.offers.items()},
        "rematch": state.rematch,
        "wins": [*state.wins],
        "games": state.opened.games + (state.result is not None),
        "result": None
        if result is None
        else {"winners": [*result.winners], "scores": [*result.scores], "reason": result.reason},
        "commitment": commitment(bytes.fromhex(state.opened.seed)),
    }


def _terms(state: TableState) -> dict[str, Json]:
    """Give what players agree to when they sit down."""
    setup = state.setup
    return {
        "options": dict(setup.options),
        "pack": setup.pack is not None,
        "words": setup.words is not None,
        "lexicon": setup.lexicon,
        "language": language_of(find(setup.game), setup.lexicon),
        "seed_chosen": state.opened.seed_chosen,
        "time_percent": [*setup.time_percent],
        "hints": state.hints,
        "watching": state.spectators,
        "delay": setup.delay,
        "absence": msgspec.to_builtins(setup.absence),
        "start": setup.start,
        "rated": setup.rated,
    }


def for_viewer(room: dict[str, Json], state: TableState, viewer: Viewer) -> dict[str, Json]:
    """Describe a room to one viewer."""
    is_host = viewer.guest is not None and viewer.guest == state.host
    return {
        **room,
        "title": title_of(state.setup.game, viewer.language),
        "host": is_host,
        "you": {"seat": viewer.seat, "name": viewer.name},
        "invitation": state.opened.invitation if is_host or viewer.seat is not None else None,
    }


def presence_of(state: TableState, attendance: Attendance, seat: int, *, now: int, patience: int) -> str:
    """Say how a seat is seen by others."""
    match state.seats[seat]:
        case None:
            return "free"
        case Bot():
            return "here"
        case Person(is_out=True):
            return "gone"
    return attendance.of(seat, now, patience)


def _bot(sitter: Sitter) -> str | None:
    return sitter.level if isinstance(sitter, Bot) else None
