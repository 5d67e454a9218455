"""The desk: it keeps open tables and answers the requests of the protocol about them, whatever carries these."""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatchmethod
from typing import Any

import msgspec

from litera.core.draws import seed_of
from litera.core.event import Json, Onlooker
from litera.core.foresight import foresee
from litera.core.message import Message, message
from litera.core.record import read_record, write_record
from litera.core.refusal import Code, Refusal, SetupError, TableError, bad_move, refuse
from litera.core.table import Charter, Table
from litera.games.opening import open_table, replay_table
from litera.games.registry import find, games
from litera.players.base import Budget
from litera.players.levels import advise, hint, levels
from litera.protocol import messages
from litera.protocol.nearest import with_nearest
from litera.protocol.previewing import error_of, previewed
from litera.protocol.reading import read_typed
from litera.protocol.rewinding import rewound
from litera.protocol.speech import sentences, watcher_of
from litera.texts import Speaker

MOST_TABLES = 4096
MOST_MOVES = 5000
LONGEST_TEXT = 4096

Reply = dict[str, Json]


class Desk:
    """Tables, and answers about them. ``new_seed`` gives 32 bytes that nobody can guess."""

    def __init__(self, new_seed: Callable[[], bytes]) -> None:
        self._new_seed = new_seed
        self._tables: dict[str, Table] = {}
        self._opened = 0

    def answer(self, asked: object) -> Reply:
        """Answer one request, given as decoded JSON: what was asked for, or an error that changed nothing."""
        if not isinstance(asked, dict):
            return failure(refuse(Code.BAD_REQUEST, key="request-no-object"), "en")
        reply = self._answer(asked)
        if "id" in asked:
            reply = {"id": asked["id"], **reply}
        return reply

    def _answer(self, asked: dict[str, Any]) -> Reply:
        lang = asked.get("lang")
        language = lang if isinstance(lang, str) else "en"
        do = asked.get("do")
        if isinstance(do, str) and do not in messages.NAMES:
            unknown = refuse(Code.BAD_REQUEST, key="request-unknown", request=do[:40], requests=messages.NAMES)
            return failure(unknown, language)
        try:
            request: messages.Request = msgspec.convert(asked, messages.AnyRequest)
        except msgspec.ValidationError as error:
            return failure(refuse(Code.BAD_REQUEST, key="request-unreadable", detail=str(error)), language)
        try:
            return {"ok": True, **self._do(request)}
        except TableError as error:
            return failure(error.refusal, language)

    @singledispatchmethod
    def _do(self, request: messages.Request) -> Reply:
        raise AssertionError(f"no answer to {request}")

    @_do.register
    def _(self, request: messages.Games) -> Reply:
        say = Speaker(request.lang).say
        return {"games": [_card(game_id, say) for game_id in games()]}

    @_do.register
    def _(self, request: messages.New) -> Reply:
        return self._open(request, request.seats, None)

    @_do.register
    def _(self, request: messages.Setup) -> Reply:
        return self._open(request, 0, request.position)

    def _open(self, request: messages.Opening, seats: int, position: dict[str, Any] | None) -> Reply:
        charter = Charter(
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
        return self._keep(open_table(charter))

    def _keep(self, table: Table) -> Reply:
        if len(self._tables) >= MOST_TABLES:
            raise SetupError(refuse(Code.BAD_REQUEST, key="tables-too-many", most=MOST_TABLES))
        self._opened += 1
        name = f"table-{self._opened}"
        self._tables[name] = table
        return {"table": name, "state": table.shown(Onlooker.TABLE)}

    def table(self, name: str) -> Table:
        """Give an open table. Raises SetupError (``unknown_table``)."""
        if name not in self._tables:
            raise SetupError(refuse(Code.UNKNOWN_TABLE, table=name[:40]))
        return self._tables[name]

    def _seated(self, request: messages.Act | messages.Read | messages.LegalMoves | messages.Say | Any) -> Table:
        table = self.table(request.table)
        if request.seat is not None and not 0 <= request.seat < table.rules.seats:
            raise SetupError(
                refuse(Code.BAD_REQUEST, key="seat-not-there", seat=request.seat, highest=table.rules.seats - 1)
            )
        return table

    @_do.register
    def _(self, request: messages.Act) -> Reply:
        table = self._seated(request)
        try:
            before = table.act(request.seat, _bounded(request.move))
        except TableError as error:
            raise with_nearest(table.rules, error) from error
        return _happened(table, before)

    @_do.register
    def _(self, request: messages.Clock) -> Reply:
        table = self._seated(request)
        return _happened(table, table.time_up(request.seat))

    @_do.register
    def _(self, request: messages.Preview) -> Reply:
        table = self._seated(request)
        view = table.rules.view(table.state, request.seat)
        speaker = Speaker(request.lang, table.charter.names, request.seat)
        return previewed(table.rules, view, request.seat, _bounded(request.move), speaker)

    @_do.register
    def _(self, request: messages.Read) -> Reply:
        table = self._seated(request)
        return {"move": read_typed(table, request.seat, _bounded(request.text), request.lang)}

    @_do.register
    def _(self, request: messages.State) -> Reply:
        return {"state": self.table(request.table).shown(Onlooker.TABLE)}

    @_do.register
    def _(self, request: messages.View) -> Reply:
        return {"view": self._seated(request).shown(watcher_of(request.seat))}

    @_do.register
    def _(self, request: messages.Events) -> Reply:
        told = self._seated(request).told(watcher_of(request.seat), request.since)
        return {"events": list(told)}

    @_do.register
    def _(self, request: messages.LegalMoves) -> Reply:
        table = self._seated(request)
        legal = table.rules.legal(table.state, request.seat)
        listed = legal.moves[: min(request.limit, MOST_MOVES)]
        return {
            "moves": [table.rules.write_move(move) for move in listed],
            "total": legal.total,
            "complete": legal.complete and len(listed) == legal.total,
        }

    @_do.register
    def _(self, request: messages.Advise) -> Reply:
        table, budget = self._seated(request), Budget(request.ms / 1000)
        helped = hint(table, request.seat, budget) if request.explain else None
        if helped is None:
            return {"move": advise(table, request.seat, request.level, budget)}
        say = Speaker(request.lang, table.charter.names, request.seat).say
        why: list[Json] = [say(reason) for reason in helped.why]
        view = table.rules.view(table.state, request.seat)
        foresight = foresee(table.rules, view, request.seat, helped.move)
        event: Json = None if foresight.event is None else {**foresight.event}
        told: Reply = {"move": table.rules.write_move(helped.move), "said": say(foresight.said), "event": event}
        return {**told, "nudge": say(helped.nudge), "why": why}

    @_do.register
    def _(self, request: messages.Say) -> Reply:
        table = self._seated(request)
        watcher = watcher_of(request.seat)
        said = sentences(table, watcher, request.what, verbosity=request.verbose, since=request.since)
        speaker = Speaker(request.lang, table.charter.names, request.seat)
        return {"text": "\n".join(speaker.say(sentence) for sentence in said)}

    @_do.register
    def _(self, request: messages.WriteRecord) -> Reply:
        table = self.table(request.table)
        if request.format is None:
            return {"record": write_record(table)}
        exports = find(table.charter.game).exports
        if request.format not in exports:
            raise SetupError(
                refuse(Code.BAD_REQUEST, key="record-format", format=request.format[:40], formats=tuple(exports))
            )
        return {"record": exports[request.format](table)}

    @_do.register
    def _(self, request: messages.Replay) -> Reply:
        table = replay_table(read_record(request.record))
        return self._keep(table if request.moves is None else rewound(table, request.moves))

    @_do.register
    def _(self, request: messages.Drop) -> Reply:
        self.table(request.table)
        del self._tables[request.table]
        return {}

    @_do.register
    def _(self, request: messages.Quit) -> Reply:  # noqa: ARG002 - whoever carries the requests ends the conversation
        return {}


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
            "means": say(message(f"{game_id}-option-{option.name}")),
        }
        for option in game.options
    ]
    return {
        "id": game_id,
        "title": say(message(f"{game_id}-title")),
        "tagline": say(message(f"{game_id}-tagline")),
        "seats": list(game.seats),
        "levels": list(levels(game_id)),
        "options": options,
    }


def _happened(table: Table, before: int) -> Reply:
    return {"events": list(table.told(Onlooker.TABLE, before)), "state": table.shown(Onlooker.TABLE)}


def _bounded(text: str) -> str:
    if len(text) > LONGEST_TEXT:
        raise bad_move("move-too-long", longest=LONGEST_TEXT)
    return text


def failure(refusal: Refusal, language: str = "en") -> Reply:
    """Give the reply that tells of a refusal, in a language of the catalogue."""
    return {"ok": False, "error": error_of(refusal, Speaker(language))}
