"""An empty PostgreSQL database for each test."""

from __future__ import annotations

import pytest
from sqlalchemy import create_engine, text


@pytest.fixture
def database(postgres_url: str) -> str:
    """Give the address of an empty database."""
    engine = create_engine(postgres_url)
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    return postgres_url
