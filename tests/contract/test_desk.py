"""A desk with several tables, asked at random: every reply is one, refusals change nothing, tables do not mix."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, invariant, rule, run_state_machine_as_test

from litera.checking.laws import as_bytes
from litera.checking.walking import values_of
from litera.core.draws import seed_of
from litera.core.table import NOW
from litera.protocol.desk import Desk
from tests.contract.cards import KNOWLEDGE
from tests.contract.vocabulary import WORDS
from tests.contract.walks import GAMES

Watched = dict[str, Any]


class Tables(RuleBasedStateMachine):
    """Plays several tables through the protocol and keeps, for each, a spectator who knows only what they are told."""

    def __init__(self) -> None:
        super().__init__()
        self.desk = Desk(lambda: seed_of("the desk's own"))
        self.watched: dict[str, Watched] = {}
        self.games: dict[str, str] = {}
        self.heard: dict[str, int] = {}

    tables = Bundle("tables")

    def ask(self, do: str, **keys: Any) -> dict[str, Any]:
        reply: dict[str, Any] = msgspec.json.decode(
            msgspec.json.encode(self.desk.answer({"do": do, "id": [do], **keys}))
        )
        assert reply["id"] == [do]
        assert isinstance(reply["ok"], bool)
        if not reply["ok"]:
            assert reply["error"]["message"]
        return reply

    def keep(self, game_id: str, reply: dict[str, Any]) -> str:
        assert reply["ok"], reply
        table: str = reply["table"]
        assert table not in self.watched
        self.games[table] = game_id
        self.watched[table] = self.ask("view", table=table, seat=None)["view"]
        self.heard[table] = max([0, *(event["seq"] for event in self.ask("events", table=table)["events"])])
        return table

    @rule(target=tables, data=st.data(), game_id=st.sampled_from(sorted(GAMES)))
    def open(self, data: st.DataObject, game_id: str) -> str:
        game = GAMES[game_id]
        seats = data.draw(st.sampled_from(game.seats))
        option = data.draw(st.sampled_from(game.options))
        request = {
            "game": game_id,
            "seats": seats,
            "seed": data.draw(st.text(st.characters(codec="utf-8"), max_size=3)),
            "words": list(WORDS[game.lexicons[-1]]) if game.lexicons else None,
        }
        value = data.draw(st.sampled_from(values_of(option, seats)))
        reply = self.ask("new", options={option.name: value}, **request)
        if not reply["ok"]:
            assert reply["error"]["code"] == "bad_option"
            reply = self.ask("new", **request)
        return self.keep(game_id, reply)

    @rule(data=st.data(), table=tables)
    def act(self, data: st.DataObject, table: str) -> None:
        state = self.ask("state", table=table)["state"]
        seat = data.draw(st.sampled_from(state["to_act"] or range(state["seats"])))
        listed = self.ask("legal", table=table, seat=seat, limit=30)
        if state["over"]:
            assert (listed["moves"], listed["total"], listed["complete"]) == ([], 0, True)
            return
        reply = self.ask("act", table=table, seat=seat, move=data.draw(st.sampled_from(listed["moves"])))
        assert reply["ok"], reply
        self.hear(table)

    @rule(data=st.data(), table=tables, text=st.text(st.characters(codec="utf-8"), max_size=8))
    def act_at_random(self, data: st.DataObject, table: str, text: str) -> None:
        before = self.ask("state", table=table)
        seat = data.draw(st.integers(-1, before["state"]["seats"]))
        if not self.ask("act", table=table, seat=seat, move=text)["ok"]:
            assert self.ask("state", table=table) == before
        self.hear(table)

    @rule(data=st.data(), table=tables)
    def flag(self, data: st.DataObject, table: str) -> None:
        before = self.ask("state", table=table)
        seat = data.draw(st.integers(0, before["state"]["seats"] - 1))
        if not self.ask("clock", table=table, seat=seat, flagged=True)["ok"]:
            assert self.ask("state", table=table) == before
        self.hear(table)

    @rule(target=tables, table=tables)
    def replay(self, table: str) -> str:
        again = self.ask("replay", record=self.ask("record", table=table)["record"])
        assert again["state"] == self.ask("state", table=table)["state"]
        return self.keep(self.games[table], again)

    @rule(data=st.data(), table=tables)
    def say(self, data: st.DataObject, table: str) -> None:
        what = data.draw(
            st.sampled_from(["table", "hand", "now", "bag", "scores", "whose", "last", "result", "word 1", "x"])
        )
        lang = data.draw(st.sampled_from(["en", "pl", "uk", "ro", "xx"]))
        reply = self.ask("say", table=table, seat=data.draw(st.sampled_from([None, 0, 1])), what=what, lang=lang)
        assert reply["ok"] or reply["error"]["code"] == "bad_request"

    @rule(table=consumes(tables))
    def drop(self, table: str) -> None:
        assert self.ask("drop", table=table)["ok"]
        assert self.ask("state", table=table)["error"]["code"] == "unknown_table"
        del self.watched[table], self.games[table], self.heard[table]

    def hear(self, table: str) -> None:
        """Let the spectator hear what they have not heard."""
        events = self.ask("events", table=table, since=self.heard[table])["events"]
        assert [event["seq"] for event in events] == [self.heard[table] + 1 + n for n in range(len(events))]
        for event in events:
            if event["kind"] == NOW:
                self.watched[table] |= event["changed"]
        self.heard[table] += len(events)

    @invariant()
    def the_spectator_knows_what_he_may_know(self) -> None:
        for table, view in self.watched.items():
            assert as_bytes(self.ask("view", table=table, seat=None)["view"]) == as_bytes(view)

    @invariant()
    def a_view_never_counts_more_cards_than_the_table(self) -> None:
        for table, game_id in self.games.items():
            assert KNOWLEDGE[game_id].cards(self.ask("state", table=table)["state"])


@pytest.mark.usefixtures("foreign_game")
def test_many_tables_at_one_desk() -> None:
    run_state_machine_as_test(
        Tables, settings=settings(max_examples=settings().max_examples // 4 + 1, stateful_step_count=25)
    )
