"""What a client may not see never reaches it: not live, not to spectators, not on coming back, not over HTTP."""

from __future__ import annotations

import json
from typing import Any

import pytest

from litera.core.draws import seed_of
from litera.core.event import Onlooker, Watcher
from litera.core.table import Table, TableConfig
from litera.core.teller import Teller
from litera.games.opening import open_table
from litera.games.registry import OWN, find
from tests.server.running import Guest, Seated, Served

MOVES = 8


def twin(game: str, seed: str) -> Table:
    """Give the same table as the server's, with nobody between us and it and the options of open tables."""
    options = dict(find(game).with_strangers)
    return open_table(TableConfig(game, 2, seed_of(seed), options, names=("Anna", "Bogdan")))


def plain(value: Any) -> Any:
    """Give a value as it comes out of JSON."""
    return json.loads(json.dumps(value))


def told_live(seat: Seated) -> list[Any]:
    """Give all events that a connection has been told in feed items."""
    messages = [json.loads(text) for text in seat.everything]
    return [event for message in messages if message.get("feed") == "game" for event in message["events"]]


@pytest.mark.parametrize("game", [game.id for game in OWN])
def test_every_watcher_learns_what_they_may_know_and_no_more(server: Served, game: str) -> None:
    anna, bogdan, cyryl = (server.guest(name) for name in ("Anna", "Bogdan", "Cyryl"))
    seed = f"secrets of {game}"
    table = anna.open(game, seats=2, seed=seed, access="open")
    watchers: list[tuple[Seated, Watcher]] = [(anna.enter(table), 0), (cyryl.enter(table), Onlooker.SPECTATOR)]
    second = bogdan.enter(table)
    second.done("sit", seat=1)
    watchers.append((second, 1))
    seats = {0: watchers[0][0], 1: second}
    replica = twin(game, seed)
    while len(replica.log) < MOVES and replica.rules.outcome(replica.state) is None:
        number = replica.rules.turn(replica.state).seats[0]
        move = replica.rules.notation.write_move(replica.rules.legal(replica.state, number).moves[0])
        replica.act(number, move)
        seats[number].done("act", move=move)
    for seat, watcher in watchers:
        assert seat.done("view")["view"] == plain(replica.shown(watcher))
        assert told_live(seat) == plain(Teller(replica).told(watcher))
        assert seat.done("events")["events"] == plain(Teller(replica).told(watcher))
    again = cyryl.enter(table)
    assert again.welcome["view"] == plain(replica.shown(Onlooker.SPECTATOR))
    assert again.welcome["events"] == plain(list(replica.happenings(Onlooker.SPECTATOR)))
    assert again.refused("legal") == again.refused("act", move="A") == again.refused("advise") == "no_seat"
    assert again.refused("record") == "not_over"
    for path in ("record", "replay"):
        assert cyryl.http.get(f"/api/tables/{table['table']}/{path}").status_code == 409
    everything = "".join(text for seat, _ in watchers for text in seat.everything)
    for secret in (seed, seed_of(seed).hex()):
        assert secret not in everything
    assert table["invitation"] not in "".join(watchers[1][0].everything)


def test_a_finished_game_is_open_to_whoever_knows_its_id(server: Served, anna: Guest, bogdan: Guest) -> None:
    table = anna.open("dnup", seed="to be replayed", password="secret")
    first = anna.enter(table)
    bogdan.post(f"/api/tables/{table['table']}/join", seat=1, invitation=table["invitation"], password="secret")
    first.until("game")
    first.done("resign")
    stranger = server.guest("Cyryl")
    address = f"/api/tables/{table['table']}"
    record = stranger.get(f"{address}/record")
    assert record["seed"] == seed_of("to be replayed").hex()
    assert record["names"] == ["Anna", "Bogdan"]
    replay = stranger.get(f"{address}/replay", moves=0, lang="pl")
    assert (replay["moves"], replay["total"]) == (0, 0)
    assert replay["view"] == plain(twin("dnup", "to be replayed").shown(Onlooker.TABLE))
    assert stranger.http.get(f"{address}/record", params={"format": "gcg"}).status_code == 400


def test_a_replay_shows_each_move_with_its_own_events_and_those_of_no_move_before(
    server: Served, anna: Guest, bogdan: Guest
) -> None:
    seed = "move by move"
    table = anna.open("dnup", seed=seed, access="open")
    seats = [anna.enter(table), bogdan.enter(table)]
    seats[1].done("sit", seat=1)
    replica = twin("dnup", seed)
    befores = []
    for _ in range(4):
        number = replica.rules.turn(replica.state).seats[0]
        move = replica.rules.notation.write_move(replica.rules.legal(replica.state, number).moves[0])
        befores.append(replica.act(number, move))
        seats[number].done("act", move=move)
    seats[0].done("resign")
    everything = plain(Teller(replica).told(Onlooker.TABLE))
    address = f"/api/tables/{table['table']}/replay"
    for count, (before, after) in enumerate(zip(befores, [*befores[1:], replica.last], strict=True), 1):
        shown = anna.get(address, moves=count)
        assert (shown["moves"], shown["total"]) == (count, 4)
        assert shown["events"] == [event for event in everything if before < event["seq"] <= after]
        assert len(shown["said"]) < len(shown["events"])


def test_open_hands_are_shown_to_spectators_some_moves_later(server: Served, anna: Guest, bogdan: Guest) -> None:
    seed, delay = "open hands", 3
    table = anna.open("dnup", seed=seed, spectators="open", delay=delay)
    first, second = anna.enter(table), bogdan.enter(table)
    second.done("sit", seat=1)
    spectator = server.guest("Cyryl").enter(table)
    replica, past = twin("dnup", seed), [twin("dnup", seed)]
    key = find("dnup").notation.hands_key
    for played in range(1, 7):
        number = replica.rules.turn(replica.state).seats[0]
        move = replica.rules.notation.write_move(replica.rules.legal(replica.state, number).moves[0])
        replica.act(number, move)
        (first, second)[number].done("act", move=move)
        later = twin("dnup", seed)
        later.replay(replica.log[len(later.log) :])
        past.append(later)
        shown = past[max(0, played - delay)]
        view = spectator.done("view")["view"]
        hands = [plain(shown.shown(seat)[key])[seat] for seat in range(2)]
        assert view == plain(shown.shown(Onlooker.SPECTATOR)) | {key: hands}
    told = told_live(spectator)
    first_told = spectator.welcome["events"][-1]["seq"] + 1
    numbers = [event["seq"] for event in told if event["seq"] > first_told]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert numbers[0] == first_told + 1
    assert "?" not in json.dumps(view[key])


def test_a_table_without_spectators_shows_nothing(server: Served, anna: Guest, bogdan: Guest) -> None:
    table = anna.open("dnup", spectators="none", bots=["easy"])
    with pytest.raises(AssertionError, match="no_spectators"):
        bogdan.enter(table)


def test_what_spectators_say_in_a_game_reaches_no_seat_before_its_end(
    server: Served, anna: Guest, bogdan: Guest
) -> None:
    table = anna.open("dnup", access="open")
    first, second = anna.enter(table), bogdan.enter(table)
    second.done("sit", seat=1)
    one, two = (server.guest(name).enter(table) for name in ("Cyryl", "Daria"))
    one.done("chat", text="Bogdan has the nine")
    assert two.until("chat")["text"] == "Bogdan has the nine"
    third = bogdan.enter(table)
    seats = (first, second, third)
    first.done("chat", phrase="hello")
    for seat in (first, third):
        assert seat.until("chat")["phrase"] == "hello"
    assert not any("the nine" in text for seat in seats for text in seat.everything)
    first.done("resign")
    for seat in (first, third):
        (line,) = seat.until("overheard")["chat"]
        assert (line["from"], line["seat"], line["text"]) == ("Cyryl", None, "Bogdan has the nine")
        assert [json.loads(text)["feed"] for text in seat.everything if "the nine" in text] == ["overheard"]
    assert not any('"overheard"' in text for seat in (one, two) for text in seat.everything)
