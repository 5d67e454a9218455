"""A client that makes requests as they should be, and learns from the replies which tables and moves there are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from litera.games.registry import games
from litera.texts import LANGUAGES
from tests.contract.vocabulary import WORDS

Request = dict[str, Any]

MOST_TABLES = 24
"""How many tables are kept open at once, so that memory has no reason to grow."""

TOPICS = ("table", "hand", "now", "bag", "word 1", "spell 2", "scores", "whose", "last", "history 3", "news", "result")


@dataclass
class Open:
    """What is known of an open table: enough to make requests that are answered."""

    name: str
    state: Request
    moves: list[tuple[int, str]] = field(default_factory=list)


class Client:
    """Makes requests about a few open tables, in proportions that let games go on."""

    def __init__(self, seed: str) -> None:
        self.random = Random(seed)
        self.tables: dict[str, Open] = {}
        self.records: list[Request] = []
        self.count = 0
        self._games = list(games().values())

    def request(self) -> Request:
        """Make a request: mostly about a table that is open."""
        self.count += 1
        request = self._new() if not self.tables else self._pick()
        if self.random.random() < 0.9:
            request["id"] = self.random.choice(
                [self.count, f"n{self.count}", [self.count], {"n": None}, 0.5, True, None]
            )
        if self.random.random() < 0.3:
            request["lang"] = self.random.choice([*LANGUAGES, "xx"])
        return request

    def _pick(self) -> Request:
        makers: tuple[tuple[int, Callable[[], Request]], ...] = (
            (300, self._act), (40, self._legal), (80, self._view), (30, self._state), (120, self._say),
            (40, self._read), (20, self._clock), (30, self._events), (10, self._advise), (12, self._record),
            (8, self._replay), (25, self._new), (30, self._setup), (2, self._games_request),
        )  # fmt: skip
        if len(self.tables) > MOST_TABLES:
            return self._drop()
        maker = self.random.choices([maker for _, maker in makers], [weight for weight, _ in makers])[0]
        return maker()

    def _table(self) -> Open:
        return self.random.choice(list(self.tables.values()))

    def _seat(self, table: Open) -> int:
        return self.random.randrange(int(table.state["seats"]))

    def _act(self) -> Request:
        """Make a move that was listed; where none is known ask for some, or try one that may have no place."""
        table = self._table()
        if table.moves:
            seat, move = self.random.choice(table.moves)
            table.moves = []
        elif self.random.random() < 0.4:
            return self._legal()
        else:
            seat = self._seat(table)
            move = self.random.choice(["pass", "draw", "done", "accept", "D", "stop", "yes", "no"])
        return {"do": "act", "table": table.name, "seat": seat, "move": move}

    def _legal(self) -> Request:
        table = self._table()
        seat = self.random.choice(table.state["to_act"] or [self._seat(table)])
        return {"do": "legal", "table": table.name, "seat": seat, "limit": self.random.choice([0, 1, 5, 20])}

    def _view(self) -> Request:
        table = self._table()
        return {"do": "view", "table": table.name, "seat": self.random.choice([None, self._seat(table)])}

    def _state(self) -> Request:
        return {"do": "state", "table": self._table().name}

    def _say(self) -> Request:
        table = self._table()
        seat = self.random.choice([None, self._seat(table)])
        return {"do": "say", "table": table.name, "seat": seat, "what": self.random.choice(TOPICS)}

    def _read(self) -> Request:
        table = self._table()
        text = self.random.choice(table.moves)[1].lower() if table.moves else "1 2 3"
        return {"do": "read", "table": table.name, "seat": self._seat(table), "text": text}

    def _clock(self) -> Request:
        table = self._table()
        return {"do": "clock", "table": table.name, "seat": self._seat(table), "flagged": True}

    def _events(self) -> Request:
        table = self._table()
        return {"do": "events", "table": table.name, "seat": None, "since": self.random.choice([0, 3, 10**6])}

    def _advise(self) -> Request:
        table = self._table()
        return {"do": "advise", "table": table.name, "seat": self._seat(table), "level": "easy", "ms": 10}

    def _record(self) -> Request:
        return {"do": "record", "table": self._table().name}

    def _replay(self) -> Request:
        return {"do": "replay", "record": self.random.choice(self.records) if self.records else {}}

    def _games_request(self) -> Request:
        return {"do": "games"}

    def _drop(self) -> Request:
        return {"do": "drop", "table": self.tables.pop(self._table().name).name}

    def _opening(self) -> Request:
        game = self.random.choice(self._games)
        opening: Request = {"game": game.id, "seed": f"s{self.random.randrange(100)}"}
        if game.lexicons and self.random.random() < 0.2:
            opening["words"] = list(WORDS[game.lexicons[-1]])
        if self.random.random() < 0.3:
            option = self.random.choice(game.options)
            opening["options"] = {
                option.name: self.random.choice([True, *option.choices, *option.numbers, option.default])
            }
        return opening

    def _new(self) -> Request:
        opening = self._opening()
        game = games()[opening["game"]]
        return {"do": "new", "seats": self.random.choice(game.seats), **opening}

    def _setup(self) -> Request:
        state = self._table().state
        return {"do": "setup", "game": state["game"], "position": state, "seed": "s"}

    def learn(self, request: object, reply: Request) -> None:
        """Take note of tables that were opened, states that were told, moves that were listed."""
        if not isinstance(request, dict) or not reply["ok"]:
            return
        name = reply.get("table", request.get("table"))
        if not isinstance(name, str):
            return
        if "table" in reply:
            self.tables[name] = Open(name, reply["state"])
        elif name in self.tables and request.get("do") == "drop":
            del self.tables[name]
        elif name in self.tables:
            table = self.tables[name]
            table.state = reply.get("state", table.state)
            if request.get("do") == "act":
                table.moves = []
            elif "moves" in reply:
                table.moves += [(request["seat"], move) for move in reply["moves"]]
            elif isinstance(reply.get("record"), dict):
                self.records = [*self.records[-20:], reply["record"]]
