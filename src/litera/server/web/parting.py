"""Having open connections know at once who doesn't sit with whom, and who doesn't hear whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from litera.server.people.company import Apart
from litera.server.people.people import People

KeepApart: TypeAlias = Callable[[Iterable[str], Apart], None]
"""Notes for the connections of devices from whom their person is apart."""


async def part(people: People, who: str, *keepers: KeepApart) -> None:
    """Look from whom a person is apart now, and have it noted for their connections. Raises StoreError."""
    devices = await people.persons.forget_person(who)
    known = await people.persons.looked_up(devices[0]) if devices else None
    if known is not None:
        apart = await people.company.apart(known)
        for keep_apart in keepers:
            keep_apart(devices, apart)
