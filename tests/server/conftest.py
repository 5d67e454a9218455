"""One server for all tests that need no other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Guest, Served, served
from tests.server.store.postgres import postgres


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a server with the embedded database."""
    with served(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(autouse=True)
def _hung_up(server: Served) -> Iterator[None]:
    """Close what a test leaves open."""
    yield
    server.hang_up()


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    """Run PostgreSQL, and give the address of an empty database there."""
    with postgres() as address:
        yield address


@pytest.fixture
def anna(server: Served) -> Guest:
    """Give a guest."""
    return server.guest("Anna")


@pytest.fixture
def bogdan(server: Served) -> Guest:
    """Give another."""
    return server.guest("Bogdan", "uk")
