"""The desk: it keeps open tables and answers the requests of the protocol about them, whatever carries these."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, assert_never

import msgspec

from litera.core.draws import seed_of
from litera.core.event import Json, Onlooker
from litera.core.message import Message, message
from litera.core.record import read_record
from litera.core.refusal import Code, Refusal, SetupError, TableError, refuse
from litera.core.table import Table, TableConfig
from litera.core.teller import Teller
from litera.games.opening import open_table, replay_table
from litera.games.registry import find, games
from litera.players.levels import opponents
from litera.protocol import requests
from litera.protocol.answers import Reply, answer, bounded
from litera.protocol.listener import Listener, watcher_of
from litera.protocol.nearest import with_nearest
from litera.protocol.previewing import error_of
from litera.protocol.rewinding import rewound
from litera.texts import FALLBACK, Speaker, spoken

MOST_TABLES = 4096


class Desk:
    """Tables, and answers about them. ``new_seed`` gives 32 bytes that nobody can guess."""

    def __init__(self, new_seed: Callable[[], bytes]) -> None:
        self._new_seed = new_seed
        self._tables: dict[str, Teller] = {}
        self._opened = 0

    def answer(self, asked: object) -> Reply:
        """Answer one request, given as decoded JSON: what was asked for, or an error that changed nothing.

        The request's id comes back whatever it is.
        """
        if not isinstance(asked, dict):
            return failure(refuse(Code.BAD_REQUEST, key="request-no-object"))
        named = {"id": asked["id"]} if "id" in asked else {}
        lang = asked.get("lang")
        language = spoken(lang) if isinstance(lang, str) else FALLBACK
        try:
            return {**named, "ok": True, **self._do({**asked, "id": None}, language)}
        except TableError as error:
            return {**named, **failure(error.refusal, language)}

    def _do(self, asked: dict[str, Any], language: str) -> Reply:
        do = asked.get("do")
        if isinstance(do, str) and do in requests.AT_TABLE:
            at = _read(asked, requests.Address)
            return self._at_table(at, _read(asked, requests.AT_TABLE[do]), language)
        if isinstance(do, str) and do not in requests.AT_DESK:
            names = (*requests.AT_DESK, *requests.AT_TABLE)
            raise SetupError(refuse(Code.BAD_REQUEST, key="request-unknown", request=do[:40], requests=names))
        request: requests.AtDesk = _read(asked, requests.AtDesk)
        match request:
            case requests.Games():
                say = Speaker(language).say
                return {"games": [_card(game_id, say) for game_id in games()]}
            case requests.New(seats=seats):
                return self._open(request, seats, None)
            case requests.Setup(position=position):
                return self._open(request, 0, position)
            case requests.Replay(record=record, moves=moves):
                table = replay_table(read_record(record))
                return self._keep(table if moves is None else rewound(table, moves))
            case requests.Quit():
                # Whoever carries the requests ends the conversation.
                return {}
            case _:
                assert_never(request)

    def _at_table(self, at: requests.Address, request: requests.AtTable, language: str) -> Reply:
        teller = self._teller(at.table)
        table = teller.table
        if at.seat is not None and not 0 <= at.seat < table.rules.seats:
            highest = table.rules.seats
            raise SetupError(refuse(Code.BAD_REQUEST, key="seat-not-there", seat=at.seat + 1, highest=highest))
        listener = Listener(watcher_of(at.seat), language)
        match request:
            case requests.Act(move=move):
                try:
                    return _happened(teller, table.act(listener.required_seat(), bounded(move)))
                except TableError as error:
                    raise with_nearest(table.rules, error) from error
            case requests.Clock():
                return _happened(teller, table.time_up(listener.required_seat()))
            case requests.State():
                return {"state": teller.view(Onlooker.TABLE)}
            case requests.Drop():
                del self._tables[at.table]
                return {}
            case _:
                return answer(table, listener, request)

    def table(self, name: str) -> Table:
        """Give an open table. Raises SetupError (``unknown_table``)."""
        return self._teller(name).table

    def _teller(self, name: str) -> Teller:
        if name not in self._tables:
            raise SetupError(refuse(Code.UNKNOWN_TABLE, table=name[:40]))
        return self._tables[name]

    def _open(self, request: requests.Opening, seats: int, position: dict[str, Any] | None) -> Reply:
        config = TableConfig(
            game=request.game,
            seats=seats,
            seed=self._new_seed() if request.seed is None else seed_of(request.seed),
            options=request.options,
            position=position,
            words=None if request.words is None else tuple(request.words),
            lexicon=request.lexicon,
            pack=request.pack,
            names=tuple(request.names),
        )
        return self._keep(open_table(config))

    def _keep(self, table: Table) -> Reply:
        if len(self._tables) >= MOST_TABLES:
            raise SetupError(refuse(Code.BAD_REQUEST, key="tables-too-many", most=MOST_TABLES))
        self._opened += 1
        name = f"table-{self._opened}"
        self._tables[name] = Teller(table)
        return {"table": name, "state": table.shown(Onlooker.TABLE)}


def _card(game_id: str, say: Callable[[Message], str]) -> Reply:
    game = find(game_id)
    options: list[Json] = [
        {
            "name": option.name,
            "type": option.kind.value,
            "default": option.default,
            "choices": [*option.choices, *option.numbers],
            "lowest": option.lowest,
            "highest": option.highest,
            "means": say(message(f"{game_id}-option-{option.name}", **option.limits)),
        }
        for option in game.options
    ]
    return {
        "id": game_id,
        "title": say(message(f"{game_id}-title")),
        "tagline": say(message(f"{game_id}-tagline")),
        "seats": list(game.seats),
        "languages": [*find(game_id).languages],
        "levels": list(opponents(game_id)),
        "options": options,
    }


def _happened(teller: Teller, before: int) -> Reply:
    return {"events": [*teller.told(Onlooker.TABLE, before)], "state": teller.view(Onlooker.TABLE)}


def _read(asked: dict[str, Any], kind: Any) -> Any:
    """Read a request as one of a kind. Raises SetupError (``bad_request``)."""
    try:
        return msgspec.convert(asked, kind)
    except msgspec.ValidationError as error:
        raise SetupError(refuse(Code.BAD_REQUEST, key="request-unreadable", detail=str(error))) from error


def failure(refusal: Refusal, language: str = FALLBACK) -> Reply:
    """Give the reply that describes a refusal, in a language of the catalogue."""
    return {"ok": False, "error": error_of(refusal, Speaker(language))}
