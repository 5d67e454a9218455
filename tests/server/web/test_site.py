"""The built pages as they are sent."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import pytest

from litera.server.web import site


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a small site in the place of the built one."""
    monkeypatch.setattr(site, "SITE", tmp_path)
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>first</p>", encoding="utf-8")
    (tmp_path / "assets" / "main-1.js").write_text("one", encoding="utf-8")
    return tmp_path


def test_pages_are_packed_and_only_hashed_ones_are_kept_for_ever(built: Path) -> None:
    index, script = site.page("index.html"), site.page("assets/main-1.js")
    assert index is not None
    assert script is not None
    assert gzip.decompress(index.packed or b"") == index.body == b"<p>first</p>"
    assert (index.caching, script.caching) == (site.ANEW, site.FOR_EVER)


def test_a_page_is_read_again_after_it_was_built_again(built: Path) -> None:
    before = site.page("index.html")
    assert before is not None
    assert site.page("index.html") is before
    file = built / "index.html"
    file.write_text("<p>second</p>", encoding="utf-8")
    os.utime(file, ns=(1, 1))
    after = site.page("index.html")
    assert after is not None
    assert after.body == b"<p>second</p>"
    file.unlink()
    assert site.page("index.html") is None


@pytest.mark.parametrize("path", ["../secret", "assets/../../secret", "assets", "", "nothing.js"])
def test_nothing_else_is_given(built: Path, path: str) -> None:
    (built.parent / "secret").write_text("secret", encoding="utf-8")
    assert site.page(path) is None
