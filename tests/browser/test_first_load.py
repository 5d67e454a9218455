"""What the pages weigh when somebody comes for the first time: all that the browser fetches, gzipped, and fonts."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from importlib.resources import files
from itertools import product
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Response

from litera.texts import LANGUAGES
from tests.browser import states
from tests.browser.conftest import Invite
from tests.browser.driving import Person
from tests.sweep import among

SITE = Path(str(files("litera.server") / "site"))
MOST = 250 * 1024
SETTLED = "document.fonts.ready.then(() => undefined)"


def weight(response: Response) -> int:
    """Give the bytes of what came: fonts are packed by themselves, all else is gzipped."""
    body = response.body()
    return len(body if urlsplit(response.url).path.endswith(".woff2") else gzip.compress(body))


def fetched(anna: Person, come: Callable[[], None]) -> dict[str, int]:
    """Give what the browser fetches until somebody has come, and what each part weighs."""
    responses: list[Response] = []
    anna.page.on("response", lambda response: responses.append(response))
    come()
    anna.page.evaluate(SETTLED)
    anna.page.wait_for_load_state("networkidle")
    return {urlsplit(response.url).path: weight(response) for response in responses if response.status == 200}


def opened(anna: Person, game: str) -> str:
    """Open a table as “Play now” does, in words of one's own language; give its address."""
    words = {} if game == "dnup" else {"lexicon": anna.lang}
    return anna.opened(game, seats=2, bots=["easy"], **words)


def came(anna: Person, address: str) -> None:
    """Come to a table, and wait until its board is there."""
    anna.come(address)
    anna.page.locator(".board-area .parts").wait_for()


@pytest.mark.parametrize("lang", among(LANGUAGES, "uk"))
def test_the_first_load_of_the_lobby_is_within_its_budget(person: Invite, lang: str) -> None:
    anna = person("Anna", lang=lang, size=(1366, 768))

    def come() -> None:
        anna.go("/")
        anna.page.locator(".game-card").last.wait_for()

    parts = fetched(anna, come)
    assert any(path.endswith(".woff2") for path in parts)
    assert sum(parts.values()) <= MOST, parts


@pytest.mark.parametrize(
    ("game", "lang"),
    among(product(states.GAMES, LANGUAGES), *zip(states.GAMES, ("uk", "pl", "uk", "en"), strict=True)),
)
def test_the_first_load_of_a_table_is_within_its_budget(person: Invite, game: str, lang: str) -> None:
    anna = person("Anna", lang=lang, size=(1366, 768))
    address = opened(anna, game)
    parts = fetched(anna, lambda: came(anna, address))
    assert any(path.endswith(".woff2") for path in parts)
    assert sum(parts.values()) <= MOST, parts


@pytest.mark.parametrize("lang", among(LANGUAGES, "ro"))
def test_no_letters_are_fetched_that_a_page_does_not_show(person: Invite, lang: str) -> None:
    anna = person("Anna", lang=lang)
    address = opened(anna, "dnup")
    parts = fetched(anna, lambda: came(anna, address))
    fonts = {re.sub(r"-[\w-]{8}\.woff2$", "", path.rpartition("/")[2]) for path in parts if path.endswith(".woff2")}
    assert not [font for font in fonts if font.endswith("more")]
    assert ("cyrillic" in fonts) == (lang == "uk")


def test_all_that_the_service_worker_keeps_is_there() -> None:
    """One file that isn't would keep all others from being kept, and the pages from opening without a connection."""
    found = re.search(r"BUILT_FILES = (\[[^]]*\]);", (SITE / "sw.js").read_text(encoding="utf-8"))
    assert found
    kept = json.loads(found[1])
    assert {SITE / path.lstrip("/") for path in kept} == {*(SITE / "assets").iterdir()}
