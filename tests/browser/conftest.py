"""One server and one browser for all tests of this package.

The browser's driver keeps an event loop in the thread; it must be gone when tests of other packages make their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.driving import CHROMIUM, FLAGS, Look, Person
from tests.server.running import Served, served

Invite = Callable[..., Person]
"""Brings somebody with a browser: a name, another server if need be, and what a Look has."""


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a server with the embedded database, which sends notifications to push services of this machine."""
    with served(tmp_path_factory.mktemp("data"), LITERA_PUSH_SERVICES="127.0.0.1") as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Run a browser."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            yield running
        finally:
            running.close()


@pytest.fixture
def person(browser: Browser, server: Served) -> Iterator[Invite]:
    """Bring people to the server; nothing may have broken in their pages at the end."""
    people: list[Person] = []

    def come(name: str, at: Served | None = None, **look: Any) -> Person:
        people.append(Person(browser, (at or server).origin, name, Look(**look)))
        return people[-1]

    yield come
    for one in people:
        one.context.close()
    # An address may have so many connections, and all tests share one.
    server.hang_up()
    assert [failure for one in people for failure in one.failures] == []


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that writes the texts of tests/browser/golden anew, to be read before they are kept."""
    parser.addoption("--write-golden", action="store_true", default=False, help="write tests/browser/golden anew")
