"""Computing ratings and statistics again from the games that are over; a server may be using them."""

from __future__ import annotations

import asyncio

from sqlalchemy.exc import SQLAlchemyError

from litera.server.people.ledger import Ledger
from litera.server.people.rating_book import rebuild
from litera.server.people.tally import count, uncount_all
from litera.server.settings import Settings
from litera.server.starting import ObstacleError, database_of
from litera.server.store.database import open_database, words_of
from litera.server.store.store import StoreError
from litera.server.upkeep.databases import snapshot


def rebuild_ratings(settings: Settings) -> int:
    """Fold all rated games again, and count all finished ones; give how many rated ones there are.

    Raises ObstacleError where there is no database.
    """
    database = database_of(settings)
    with snapshot(database):
        pass  # A database that isn't there is not to be made.
    try:
        engine = open_database(database)
    except SQLAlchemyError as error:
        raise ObstacleError("server-database-away", why=words_of(error)) from error
    try:
        return asyncio.run(_rebuilt(Ledger(engine)))
    except StoreError as error:
        raise ObstacleError("server-database-away", why=str(error)) from error
    finally:
        engine.dispose()


async def _rebuilt(ledger: Ledger) -> int:
    games = await ledger.write(rebuild)
    await ledger.write(uncount_all)
    # Some at a time: what a server writes meanwhile comes between.
    while await ledger.write(count):
        pass
    return games
