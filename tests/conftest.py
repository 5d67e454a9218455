"""How hard property tests try: HYPOTHESIS_PROFILE=quick | ci (the default) | sweep | deep; and who runs which tests."""

from __future__ import annotations

import gc
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from litera.cli import MANY_OBJECTS
from litera.games.registry import OWN

EXAMPLES = {"quick": 10, "ci": 40, "sweep": 100, "deep": 2000}

for name, examples in EXAMPLES.items():
    settings.register_profile(
        name,
        max_examples=examples,
        # A slow example is no fault: kernels compile, lexicons are mapped, several workers share a core.
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
        print_blob=name != "quick",
    )
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

TESTS = Path(__file__).parent
LONG_ONES = (
    "chaos",
    "contract",
    "docs",
    "wheel",
    "server_abuse",
    "browser",
    "fuzz",
    "server",
    "players",
    "deploy",
    "games",
    "words",
    "search",
    "checking",
    "terminal",
    "arena",
)
"""Folders whose tests take longest, in the order in which they are begun: short tests fill what is left at the end."""

SHARING_ONES = (
    "tests/browser/test_fallback.py",
    "tests/deploy/",
    "tests/server/cluster/test_everywhere.py",
    "tests/server/cluster/test_playing.py",
    "tests/server/store/test_checking.py",
    "tests/terminal/test_visiting.py",
    "tests/wheel/",
)
"""Files whose tests share what is dear to make: servers, a package; each worker that runs one would make its own."""

MANY_SHORT_ONES = ("tests/scenarios/", "tests/architecture/")
"""Where tests take less time than it takes to hand them out one by one."""


class Strict(logging.Filter):
    """Makes an error of a sentence that is missing or broken: in our own games none may be."""

    def filter(self, record: logging.LogRecord) -> bool:
        raise KeyError(record.getMessage())


STRICT = Strict()
logging.getLogger("litera.texts").addFilter(STRICT)


@pytest.fixture
def missing_texts_allowed() -> Iterator[None]:
    """Let sentences be missing, as those of another package's game may be."""
    logging.getLogger("litera.texts").removeFilter(STRICT)
    yield
    logging.getLogger("litera.texts").addFilter(STRICT)


def pytest_configure() -> None:
    """Look for garbage as seldom as the commands do: nearly all that tests make is freed without it."""
    gc.set_threshold(MANY_OBJECTS)


def pytest_collection_finish() -> None:
    """Count the tests themselves as staying: Python would look through all of them again and again."""
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest."""
    folders = {item: item.path.relative_to(TESTS).parts[0] for item in items}
    items.sort(key=lambda item: LONG_ONES.index(folders[item]) if folders[item] in LONG_ONES else len(LONG_ONES))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Hand out together what shares its work; everything else test by test, to whoever is free.

    Marks of ``xdist_group`` would say the same; xdist 3.8 writes them into the names of tests, where pytest 9.2 reads
    them no more, and its groups are torn apart in silence.
    """
    from xdist.scheduler import LoadScopeScheduling

    class Lots(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
        """Scopes are our lots, as they are files or groups in xdist's own schedulers, which are made so too."""

        def _split_scope(self, nodeid: str) -> str:
            return lot_of(nodeid)

    return Lots(config, log)


def lot_of(nodeid: str) -> str:
    """Give the name of all tests that one worker runs with this one."""
    function, _, parameters = nodeid.partition("[")
    if function.startswith(SHARING_ONES):
        return function.partition("::")[0]
    if function.startswith(MANY_SHORT_ONES):
        return function
    if function.startswith("tests/contract/"):
        # One worker plays the random games of a kind, once for all laws.
        named = {game.id for game in OWN}.intersection(parameters.rstrip("]").split("-"))
        return f"laws of {named.pop()}" if named else nodeid
    return nodeid
