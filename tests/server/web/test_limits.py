"""TokenBucket are spent at once, and come back with time."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from litera.server.addresses import party_of
from litera.server.web.limits import AddressBuckets, ConnectionCounts, TokenBucket


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """Give them."""
        return self.now


def spent(take: Callable[[], bool]) -> int:
    """Take until nothing is left; give how much there was."""
    count = 0
    while take():
        count += 1
    return count


def test_credits_come_back_at_their_rate_and_never_beyond_the_most() -> None:
    clock = Clock()
    bucket = TokenBucket(5, 2, clock)
    assert spent(bucket.take) == 5
    assert not bucket.take()
    clock.now += 0.4
    assert not bucket.take()
    clock.now += 0.1
    assert spent(bucket.take) == 1
    clock.now += 1.5
    assert spent(bucket.take) == 3
    clock.now += 3600
    assert spent(bucket.take) == 5


def test_each_address_has_credits_of_its_own_which_come_back() -> None:
    clock = Clock()
    bucket = AddressBuckets(2, 1, clock)
    assert spent(lambda: bucket.take("a")) == 2
    assert spent(lambda: bucket.take("b")) == 2
    clock.now += 1
    assert spent(lambda: bucket.take("a")) == 1
    assert spent(lambda: bucket.take("b")) == 1


def test_an_address_has_so_many_places_and_gets_back_those_that_it_frees() -> None:
    places = ConnectionCounts(2)
    assert spent(lambda: places.take("a")) == 2
    assert places.take("b")
    places.free("a")
    assert spent(lambda: places.take("a")) == 1


@pytest.mark.parametrize(
    ("address", "party"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("unix socket", "unix socket"),
    ],
)
def test_the_addresses_of_one_home_count_as_one(address: str, party: str) -> None:
    assert party_of(address) == party
