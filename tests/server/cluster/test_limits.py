"""Limits by address hold for all servers of a cluster together."""

from __future__ import annotations

import time
from pathlib import Path

from litera.server.cluster.bus import Bus
from litera.server.cluster.tally import FEW, Tally
from litera.server.web.limits import AddressBuckets, ConnectionCounts
from tests.server.cluster.buses import Nats, also_at, nodes
from tests.server.rooms.home import at_home


def test_what_one_node_grants_is_spent_at_the_others(tmp_path: Path) -> None:
    async def work(_: object) -> None:
        now = 0.0
        buckets = [AddressBuckets(10, 1, lambda: now) for _ in range(3)]
        places = [ConnectionCounts(8) for _ in range(3)]
        tallies = [
            Tally(Bus("", f"node {number}", "realm"), {"requests": bucket}, place)
            for number, (bucket, place) in enumerate(zip(buckets, places, strict=True))
        ]

        def tell() -> None:
            for said in [tally.told() for tally in tallies]:
                for tally in tallies:
                    tally.hear(said)

        # Before they have heard of one another, each grants what one server would: no more than three times as much.
        assert [sum(bucket.take("a") for _ in range(20)) for bucket in buckets] == [10, 10, 10]
        tell()
        # Then what was too much is paid back, but no more than as much again.
        now += 10
        assert not any(bucket.take("a") for bucket in buckets)
        now += 1
        assert all(bucket.take("a") for bucket in buckets)
        assert all(bucket.take("b") for bucket in buckets)
        for _ in range(FEW):
            assert places[0].take("a")
        assert places[0].take("few")
        tell()
        assert [places[1].take("a") for _ in range(4)] == [True, True, True, False]
        assert all(places[2].take("few") for _ in range(8))

    at_home(tmp_path, work)


def test_a_quota_is_one_for_all_servers_and_health_is_published(tmp_path: Path, database: str, nats: Nats) -> None:
    with nodes(tmp_path, database, nats.url, 2, LITERA_TABLES_PER_HOUR="4") as servers:
        anna = servers[0].guest("Anna")
        for _ in range(4):
            anna.open("dnup")
        time.sleep(1.5)
        assert also_at(servers[1], anna).refused("/api/tables", game="dnup") == (429, "too_many")
        assert anna.get("/health") == {"ok": True}
        nats.stop()
        while anna.get("/health") != {"ok": True, "troubles": ["bus"]}:
            time.sleep(0.05)
        nats.start()
        while anna.get("/health") != {"ok": True}:
            time.sleep(0.05)
