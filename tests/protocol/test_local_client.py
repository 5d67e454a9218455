"""A table in the same process, asked as any other."""

from __future__ import annotations

import pytest

from litera.client.local import LocalClient, RefusedError


def test_a_reply_is_given_and_a_refusal_raised() -> None:
    client = LocalClient()
    table = client.ask("setup", game="thimbles", position={"hands": [[1], [2]]})["table"]
    assert client.ask("state", table=table)["state"]["hands"] == [[1], [2]]
    with pytest.raises(RefusedError) as caught:
        client.ask("act", table=table, seat=1, move="draw", lang="pl")
    assert (caught.value.code, caught.value.message) == ("not_your_turn", "To nie twój ruch.")


def test_each_table_has_a_seed_that_nobody_can_guess() -> None:
    client = LocalClient()
    seeds = {
        client.ask("record", table=client.ask("new", game="thimbles", seats=2)["table"])["record"]["seed"]
        for _ in range(5)
    }
    assert len(seeds) == 5
