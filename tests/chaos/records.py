"""People's records after a run: each finished game is in ratings, statistics and notifications, and only once."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, Engine, create_engine, func, select

from litera.server.people.rating_book import catch_up, rebuild
from litera.server.rooms.storing import card_of
from litera.server.settings import Settings
from litera.server.store.outbox import outbox
from litera.server.store.people import finished_seat, rated_seat, rating
from litera.server.table.chronicle import AnyLine
from litera.server.table.seats import Person
from litera.server.table.state import TableState, fold
from litera.server.upkeep.checking import check
from litera.texts import say

PATIENCE = 60.0
"""So many seconds servers may take to look through the last games."""


async def wrong_records(
    database: str, lines: Mapping[str, Sequence[AnyLine]], told: Sequence[str]
) -> tuple[int, list[str]]:
    """Hold what is kept of people against the chronicles; ``told`` are the guests that notifications reach.

    Gives how many rated games are over, and what is wrong.
    """
    states = {table: fold(own) for table, own in lines.items()}
    over = {table: state for table, state in states.items() if state.status == "over"}
    engine = create_engine(database)
    try:
        await _looked_through(engine, [table for table, state in over.items() if state.result is not None])
        rated = sum(state.setup.rated for state in over.values())
        return rated, await asyncio.to_thread(_found, engine, database, over, told)
    finally:
        engine.dispose()


async def _looked_through(engine: Engine, tables: Sequence[str]) -> None:
    until = time.monotonic() + PATIENCE
    known = select(func.count(finished_seat.c.game_table.distinct())).where(finished_seat.c.game_table.in_(tables))
    while time.monotonic() < until:
        with engine.connect() as connection:
            if connection.execute(known).scalar_one() == len(tables):
                return
        await asyncio.sleep(0.5)


def _found(engine: Engine, database: str, over: Mapping[str, TableState], told: Sequence[str]) -> list[str]:
    wrong = [f"check: {say(finding.message, 'en')}" for finding in check(Settings(database=database)).findings]
    with engine.connect() as connection:
        for table, state in over.items():
            wrong += _of_table(connection, table, state, told)
        catch_up(connection)
        before = _ratings(connection)
        rebuild(connection)
        if _ratings(connection) != before:
            wrong.append("ratings: computed again they are others")
        connection.rollback()
    return wrong


def _of_table(connection: Connection, table: str, state: TableState, told: Sequence[str]) -> list[str]:
    seated = [(seat, sitter.guest) for seat, sitter in enumerate(state.seats) if isinstance(sitter, Person)]
    rows = connection.execute(select(*finished_seat.c["seat", "guest"]).where(finished_seat.c.game_table == table))
    wrong = [] if Counter(map(tuple, rows)) == Counter(seated) else [f"statistics: {table} is not there once"]
    rated = connection.execute(select(rated_seat.c.seat).where(rated_seat.c.game_table == table)).scalars()
    if sorted(rated) != [seat.seat for seat in card_of(state).rated]:
        wrong.append(f"ratings: {table} is not there once")
    ended = select(outbox.c.seat).where(outbox.c.game_table == table, outbox.c.kind == "over")
    heard = [seat for seat, guest in seated if guest in told]
    if state.setup.rated and sorted(connection.execute(ended).scalars()) != heard:
        wrong.append(f"notifications: the end of {table} is not there once")
    return wrong


def _ratings(connection: Connection) -> list[tuple[object, ...]]:
    book = connection.execute(select(rating).order_by(*rating.primary_key)).all()
    seats = connection.execute(select(rated_seat).order_by(*rated_seat.primary_key)).all()
    return [*map(tuple, book), *map(tuple, seats)]
