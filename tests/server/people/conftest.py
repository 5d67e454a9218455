"""A database of people for each test, on SQLite and on PostgreSQL, and the time there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import URL, Engine

from litera.server.people.people import People
from litera.server.store.database import open_database
from tests.server.rooms.home import Time
from tests.server.store.conftest import url

__all__ = ["engine", "people", "time", "url"]


@pytest.fixture
def time() -> Time:
    """Give a clock that stands still."""
    return Time()


@pytest.fixture
def engine(url: URL) -> Iterator[Engine]:
    """Give an empty database."""
    opened = open_database(url)
    yield opened
    opened.dispose()


@pytest.fixture
def people(engine: Engine, time: Time) -> People:
    """Give the people of an empty database."""
    return People(engine, time)
