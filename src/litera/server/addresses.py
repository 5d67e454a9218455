"""Addresses of the network: whose limits count one, and which are proxies."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

Network: TypeAlias = IPv4Network | IPv6Network

NETWORK_BITS: Final = 64
"""Whoever has an IPv6 address has all those that begin with the same bits."""
REMEMBERED: Final = 10_000
"""For so many addresses it is known what they count as: each request asks."""


@lru_cache(maxsize=REMEMBERED)
def party_of(address: str) -> str:
    """Give what limits count an address as: itself, or the network of one home where that has many addresses."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(IPv6Network((int(known), NETWORK_BITS), strict=False))


def sealed(party: str, secret: str) -> str:
    """Give the hash by which the database knows an address: nobody finds it out without the server's secret."""
    return hmac.digest(secret.encode(), f"network {party}".encode(), "sha256").hex()


def networks_of(listed: str) -> tuple[Network, ...]:
    """Read addresses and networks with commas between them. Raises ValueError."""
    return tuple(ip_network(each.strip()) for each in listed.split(",") if each.strip())


def are_networks(listed: str) -> bool:
    """Say whether a text lists addresses and networks."""
    try:
        networks_of(listed)
    except ValueError:
        return False
    return True


def is_among(address: str, networks: Sequence[Network]) -> bool:
    """Say whether an address belongs to one of the networks."""
    try:
        known = ip_address(address)
    except ValueError:
        return False
    return any(known in network for network in networks)


THIS_MACHINE: Final = networks_of("127.0.0.0/8,::1,::ffff:127.0.0.0/104")
"""The addresses at which a machine calls itself."""
