"""A record opened at any of its moves; the levels of bots, told with the games."""

from __future__ import annotations

from litera.client.local import LocalClient

MOVES = ("play 1", "draw", "play 4", "draw", "play 7")


def test_a_record_opens_as_the_table_was_after_so_many_moves() -> None:
    client = LocalClient()
    table = client.ask("setup", game="thimbles", position={"hands": [[1, 4, 7], [2]]}, seed="back")["table"]
    states = [client.ask("state", table=table)["state"]]
    for number, move in enumerate(MOVES):
        states.append(client.ask("act", table=table, seat=number % 2, move=move)["state"])
    record = client.ask("record", table=table)["record"]
    for moves, state in enumerate(states):
        assert client.ask("replay", record=record, moves=moves)["state"] == state
    assert client.ask("replay", record=record, moves=99)["state"] == states[-1]
    assert client.ask("replay", record=record)["state"] == states[-1]


def test_an_earlier_table_goes_on_as_it_went_on_then() -> None:
    client = LocalClient()
    table = client.ask("new", game="thimbles", seats=2, seed="on")["table"]
    first = client.ask("act", table=table, seat=0, move="draw")["state"]
    record = client.ask("record", table=table)["record"]
    again = client.ask("replay", record=record, moves=0)["table"]
    assert client.ask("act", table=again, seat=0, move="draw")["state"] == first


def test_the_games_list_the_levels_of_their_bots() -> None:
    levels = {card["id"]: card["levels"] for card in LocalClient().ask("games")["games"]}
    assert levels["thimbles"]
    assert all(isinstance(level, str) for names in levels.values() for level in names)
