"""What a table weighs when somebody comes for the first time: page, scripts and styles, gzipped, and fonts."""

from __future__ import annotations

import gzip
import json
import re
from importlib.resources import files
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.browser import positions
from tests.browser.conftest import Invite
from tests.server.running import Served

SITE = Path(str(files("litera.server") / "site"))
MOST = 250 * 1024
# Of all three files of fonts; the page appears without them, and browsers keep them from the first visit on.
MOST_FONTS = 80 * 1024
RUNS = [("klepka", "uk"), ("word_rummikub", "pl"), ("scrabble_cards", "ro"), ("dnup", "en")]


@pytest.mark.parametrize(("game", "lang"), RUNS)
def test_the_first_load_of_a_table_is_within_its_budget(person: Invite, server: Served, game: str, lang: str) -> None:
    anna = person("Anna", lang=lang, size=(1366, 768))
    fetched: set[str] = set()
    anna.page.on("request", lambda request: fetched.add(urlsplit(request.url).path))
    positions.reached(server, game, "early").shown_to(anna, server)
    named = {SITE / path.lstrip("/") for path in fetched if path.startswith("/assets/")}
    parts = {SITE / "index.html", *(file for file in named if file.suffix in (".js", ".css"))}
    assert sum(len(gzip.compress(part.read_bytes())) for part in parts) <= MOST
    fonts = {file for file in named if file.suffix == ".woff2"}
    assert 0 < sum(font.stat().st_size for font in fonts) <= MOST_FONTS


def test_all_that_the_service_worker_keeps_is_there() -> None:
    """One file that isn't would keep all others from being kept, and the pages from opening without a connection."""
    found = re.search(r"BUILT_FILES = (\[[^]]*\]);", (SITE / "sw.js").read_text(encoding="utf-8"))
    assert found
    kept = json.loads(found[1])
    assert {SITE / path.lstrip("/") for path in kept} == {*(SITE / "assets").iterdir()}
