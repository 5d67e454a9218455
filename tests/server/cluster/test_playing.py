"""Any server of a cluster answers for any table: over HTTP, over WebSockets, and after it has come and gone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.cluster.buses import Nats, also_at, nodes
from tests.server.running import PATIENCE, Guest, Seated, Served
from tests.sweep import among

GAMES = ("dnup", "klepka", "scrabble_cards", "word_rummikub")


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory, postgres_url: str, nats: Nats) -> Iterator[list[Served]]:
    """Run three servers."""
    with nodes(tmp_path_factory.mktemp("nodes"), postgres_url, nats.url, 3) as servers:
        yield servers


@pytest.fixture(autouse=True)
def _hung_up(shared: list[Served]) -> Iterator[None]:
    yield
    for server in shared:
        server.hang_up()


def move(seats: list[Seated]) -> None:
    """Let whoever is on turn make the first legal move."""
    mover = seats[0].done("view")["view"]["to_act"][0]
    seats[mover].done("act", move=seats[mover].done("legal", limit=1)["moves"][0])


@pytest.mark.parametrize("game", among(GAMES, "dnup", "klepka"))
def test_people_of_one_table_use_different_servers(shared: list[Served], game: str) -> None:
    anna = shared[0].guest("Anna")
    tables = [also_at(server, anna).open(game, access="open", seed="apart", words=None) for server in shared]
    bogdan = shared[1].guest("Bogdan", "uk")
    for table in tables:
        assert bogdan.post(f"/api/tables/{table['table']}/join", seat=1) == {"seat": 1}
        watcher = shared[2].guest("Cecylia")
        seats = [anna.enter(table), bogdan.enter(table)]
        looking = watcher.enter(table)
        for _ in range(4):
            move(seats)
        seats[1].done("chat", text="far away", id="said once")
        for each in (*seats, looking):
            assert each.until("chat")["text"] == "far away"
        numbers = [item["seq"] for item in (json.loads(text) for text in looking.everything) if "feed" in item]
        assert numbers == [*range(numbers[0], numbers[0] + len(numbers))]
        # The reply comes after the item that it names.
        reply = seats[1].done("chat", text="far away", id="said once")
        assert [line["text"] for line in bogdan.enter(table).welcome["chat"]] == ["far away"]
        assert reply["seq"] <= numbers[-1]
        assert seats[0].refused("act", move="nonsense") in ("bad_move", "not_your_turn")


def test_requests_about_a_table_are_answered_by_its_owner(shared: list[Served]) -> None:
    anna = shared[0].guest("Anna")
    for at in shared:
        guest = also_at(at, anna)
        table = guest.open("dnup", bots=["easy"], words=None)
        for server in shared:
            other = also_at(server, anna)
            described = other.get(f"/api/tables/{table['table']}", lang="pl")["table"]
            assert described["table"] == table["table"]
            assert other.get(f"/api/tables/{table['table']}/pack") == {"pack": None}
            refusal = other.http.get(f"/api/tables/{table['table']}/record", params={"lang": "pl"})
            assert (refusal.status_code, refusal.json()["error"]["code"]) == (409, "not_over")
            assert refusal.headers["content-security-policy"]
            stranger = server.guest("Zoé")
            assert stranger.refused(f"/api/tables/{table['table']}/join", seat=0) == (403, "not_invited")
            assert other.http.head(f"/api/tables/{table['table']}").content == b""
    for server in shared:
        missing = Guest(server).http.get("/api/tables/there is none")
        assert (missing.status_code, missing.json()["error"]["code"]) == (404, "not_found")
        assert table["table"] in [mine["table"] for mine in also_at(server, anna).get("/api/tables/mine")["tables"]]


def test_guests_who_may_not_come_are_sent_away_as_by_one_server(shared: list[Served]) -> None:
    anna = shared[0].guest("Anna")
    for at in shared:
        table = also_at(at, anna).open("dnup", seats=2)
        for server in shared:
            stranger = server.guest("Stranger")
            assert refused(server, ticket=stranger.post("/api/session/ticket")["ticket"], table=table["table"]) == (
                "not_invited",
                4001,
            )
            assert refused(server, token=f"{table['table']}.nonsense") == ("no_session", 4001)
            assert refused(server, ticket="nonsense", table=table["table"]) == ("no_session", 4001)


def refused(server: Served, **hello: Any) -> tuple[str, int]:
    """Say a hello that has to be refused; give the code, and that of the close."""
    with connect(f"ws://127.0.0.1:{server.port}/ws", ping_interval=None) as socket:
        socket.send(json.dumps({"do": "hello", "id": 1, **hello}))
        reply = json.loads(socket.recv(PATIENCE))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    return reply["error"]["code"], closed.value.rcvd.code


def test_a_connection_that_is_lost_is_seen_and_one_that_comes_again_misses_nothing(shared: list[Served]) -> None:
    anna, bogdan = shared[0].guest("Anna"), shared[1].guest("Bogdan")
    for at in shared:
        table = also_at(at, anna).open("dnup", access="open", seed="lost")
        seats = [anna.enter(table), bogdan.enter(table)]
        seats[1].done("sit", seat=1)
        move(seats)
        epoch, seq = seats[1].welcome["epoch"], seats[1].done("chat", text="here")["seq"]
        seats[1].close()
        while seats[0].until("room")["room"]["seats"][1]["presence"] != "reconnecting":
            pass
        seats[0].done("chat", text="missed")
        again = also_at(shared[2], bogdan).enter(table, epoch=epoch, seq=seq)
        assert again.welcome["view"] is None
        assert again.until("chat")["text"] == "missed"
        # The same guest once more, by another server: the first connection is taken over.
        elsewhere = also_at(shared[0], bogdan).enter(table)
        with pytest.raises(ConnectionClosed) as closed:
            again.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4009
        elsewhere.done("chat", text="from there")
