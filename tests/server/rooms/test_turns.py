"""Many who come at once go on a few at a time."""

from __future__ import annotations

import asyncio

import pytest

from litera.server.rooms.turns import Turnstile

MOST = 4


async def turns(people: int, leaving: frozenset[int] = frozenset()) -> list[list[int]]:
    """Let people come at once, some of whom go away again; give who went through in each turn of the event loop."""
    turnstile, went = Turnstile(MOST), [list[int]()]

    async def come(number: int) -> None:
        await turnstile.passed()
        went[-1].append(number)

    tasks = [asyncio.create_task(come(number)) for number in range(people)]
    for _ in range(2 * people + 5):
        await asyncio.sleep(0)
        went.append([])
        for number in leaving:
            tasks[number].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return [turn for turn in went if turn]


@pytest.mark.parametrize("people", [0, 1, MOST, MOST + 1, 5 * MOST + 3])
def test_some_go_through_in_each_turn_in_the_order_in_which_they_came(people: int) -> None:
    went = asyncio.run(turns(people))
    assert [number for turn in went for number in turn] == list(range(people))
    assert all(len(turn) <= MOST for turn in went)


def test_an_absent_client_holds_up_nobody() -> None:
    leaving = frozenset({MOST, MOST + 2, 3 * MOST})
    went = asyncio.run(turns(4 * MOST, leaving))
    assert [number for turn in went for number in turn] == [n for n in range(4 * MOST) if n not in leaving]


def test_the_turnstile_is_open_again_when_all_are_through() -> None:
    async def come_twice() -> None:
        turnstile = Turnstile(MOST)
        for _ in range(3):
            await asyncio.gather(*(turnstile.passed() for _ in range(2 * MOST)))
            await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(come_twice(), 10))
