"""An empty PostgreSQL database for each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import create_engine, text

from tests.server.cluster.buses import Nats, bus


@pytest.fixture
def database(postgres_url: str) -> str:
    """Give the address of an empty database."""
    engine = create_engine(postgres_url)
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    return postgres_url


@pytest.fixture(scope="module")
def nats() -> Iterator[Nats]:
    """Run NATS."""
    with bus() as running:
        yield running
