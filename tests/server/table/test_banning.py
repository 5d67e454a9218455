"""A host's ban: whoever is banned neither sits nor watches nor speaks at the table again; others aren't concerned."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Seated, Served


def test_whoever_the_host_bans_is_sent_away_and_doesn_t_come_back(server: Served) -> None:
    anna, bogdan, carol = (server.guest(name) for name in ("Anna", "Bogdan", "Carol"))
    table = anna.open("dnup", seats=3, access="open")
    host, theirs = anna.enter(table), bogdan.enter(table)
    theirs.done("sit", seat=1)
    # Whoever is only asked to stand up may sit down again.
    host.done("free_seat", seat=1)
    theirs.done("sit", seat=2)
    assert theirs.refused("free_seat", seat=0, ban=True) == "not_host"
    assert host.refused("free_seat", seat=0, ban=True) == "not_allowed"
    host.done("free_seat", seat=2, ban=True)
    with pytest.raises(ConnectionClosed) as closed:
        theirs.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4001
    with pytest.raises(AssertionError, match="banned"):
        bogdan.enter(table)
    join = f"/api/tables/{table['table']}/join"
    for seat in (None, 1):
        assert bogdan.refused(join, seat=seat, invitation=table["invitation"]) == (403, "banned")
    reply = bogdan.http.post(join, json={"seat": 1}, params={"lang": "pl"})
    assert "gospodarz" in reply.json()["error"]["message"]
    # Others come as before, and the seat is free.
    carol.post(join, seat=2, invitation=table["invitation"])
    # The ban stands in the chronicle, so it outlives the room; over it is when the game is.
    host.done("seat_bot", seat=1, level="easy")
    with pytest.raises(AssertionError, match="banned"):
        bogdan.enter(table)
    host.done("resign")
    assert over(host)
    assert bogdan.enter(table["table"]).room["status"] == "over"


def over(seat: Seated) -> bool:
    """Wait until a game is over."""
    while seat.room["status"] != "over":
        seat.until("room")
    return True
