"""Limits count a whole network as one party."""

from __future__ import annotations

import pytest

from litera.server.addresses import THIS_MACHINE, is_among, networks_of, party_of


@pytest.mark.parametrize(
    ("address", "party"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::/64"),
        ("no address", "no address"),
    ],
)
def test_a_network_of_one_home_is_one_party(address: str, party: str) -> None:
    assert party_of(address) == party


@pytest.mark.parametrize("address", ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"])
def test_this_machine_is_known_by_all_its_own_addresses(address: str) -> None:
    assert is_among(address, THIS_MACHINE)


@pytest.mark.parametrize("address", ["192.0.2.7", "::2", "", "unix:", "128.0.0.1"])
def test_others_are_elsewhere(address: str) -> None:
    assert not is_among(address, THIS_MACHINE)


def test_a_list_may_have_addresses_and_networks() -> None:
    proxies = networks_of("10.0.0.0/8, ::1,")
    assert [is_among(each, proxies) for each in ("10.1.2.3", "::1", "11.0.0.0")] == [True, True, False]
    assert networks_of("") == ()
