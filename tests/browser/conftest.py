"""One server and one browser for the tests of a module.

The browser's driver keeps an event loop in the thread; it must be gone when tests of other modules make their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.driving import Person, chromium
from tests.server.running import Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a server with the embedded database."""
    with served(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Run a browser."""
    with chromium() as running:
        yield running


@pytest.fixture
def person(browser: Browser, server: Served) -> Iterator[Callable[..., Person]]:
    """Bring people to the server: ``person("Anna", "pl", size=PHONE)``. Their pages must end without a fault."""
    people: list[Person] = []

    def come(name: str, lang: str = "en", **looks: Any) -> Person:
        people.append(Person(browser, server, name, lang, **looks))
        return people[-1]

    yield come
    for one in people:
        one.leave()
