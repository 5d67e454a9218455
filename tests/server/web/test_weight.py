"""What the lobby weighs when it is opened for the first time: the page, scripts, styles, texts and fonts, gzipped."""

from __future__ import annotations

import gzip
import re
from importlib.resources import files
from pathlib import Path

import pytest

from litera.texts import LANGUAGES

SITE = Path(str(files("litera.server") / "site"))
MOST = 250 * 1024
# The files of letters that a page in each language fetches: all of them have Latin ones.
FONTS = {"en": ("latin-wght",), "pl": ("latin-wght", "latin-ext"), "uk": ("latin-wght", "cyrillic")}


def weight(file: Path) -> int:
    """Give the bytes of a file as they are sent."""
    return len(gzip.compress(file.read_bytes()))


def only(pattern: str) -> Path:
    """Give the one file of the build with such a name."""
    (file,) = (SITE / "assets").glob(pattern)
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_of_the_lobby_is_within_its_budget(language: str) -> None:
    page = SITE / "index.html"
    named = {SITE / name for name in re.findall(r'/(assets/[^"]+)', page.read_text(encoding="utf-8"))}
    fonts = {only(f"*-{letters}*.woff2") for letters in FONTS.get(language, FONTS["pl"])}
    fetched = {page, only(f"texts-{language}-*.js"), *named, *fonts}
    assert {file.suffix for file in fetched} == {".html", ".js", ".css", ".woff2"}
    assert sum(map(weight, fetched)) <= MOST
