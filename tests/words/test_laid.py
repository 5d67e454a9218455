"""Lexicons for tables where a word is its tiles: made over once, kept in the cache folder, the same words."""

from __future__ import annotations

from pathlib import Path

import pytest

from litera.words.alphabet import UKRAINIAN
from litera.words.build import Description, write_lexicon
from litera.words.catalog import open_lexicon
from litera.words.laid import CACHE_VARIABLE, laid_lexicon
from litera.words.lexicon import Lexicon, Mark, tier


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def small(tmp_path: Path) -> Lexicon:
    path = tmp_path / "small.litera"
    sections = {Mark.WORD: ["М'ЯТА", "ҐАНОК", "ГАНОК", "КІТ"], Mark.NAME: ["КИЇВ"], tier(1): ["М'ЯТА"]}
    write_lexicon(path, sections, Description("small", "Small", UKRAINIAN))
    return Lexicon.open(path)


def test_words_lie_without_the_apostrophe_and_with_г(small: Lexicon, cache: Path) -> None:
    laid = laid_lexicon(small)
    assert laid.matching("????") == ["МЯТА"]
    assert laid.matching("?????") == ["ГАНОК"]
    assert laid.mark("м’ята") is Mark.WORD
    assert laid.mark("ґанок") is Mark.WORD
    assert laid.mark("київ") is Mark.NAME
    assert laid.frequency("МЯТА") == 1
    assert laid.language == "uk"


def test_it_is_made_once_and_found_again(small: Lexicon, cache: Path) -> None:
    digest = laid_lexicon(small).digest
    (kept,) = cache.iterdir()
    assert Lexicon.open(kept).digest == digest
    before = kept.stat().st_mtime_ns
    laid_lexicon.cache_clear()
    assert laid_lexicon(small).digest == digest
    assert kept.stat().st_mtime_ns == before


def test_a_damaged_file_is_made_again(small: Lexicon, cache: Path) -> None:
    laid_lexicon(small)
    (kept,) = cache.iterdir()
    kept.write_bytes(b"no lexicon")
    laid_lexicon.cache_clear()
    assert laid_lexicon(small).mark("МЯТА") is Mark.WORD


def test_a_list_given_with_a_table_is_made_over_in_memory(cache: Path) -> None:
    laid = laid_lexicon(Lexicon.of_words(["м'ята", "Київ"], "uk"))
    assert laid.header.house
    assert laid.matching("????") == ["МЯТА"]
    assert not cache.exists()


def test_where_the_cache_cannot_be_written_it_is_made_over_in_memory(small: Lexicon, cache: Path) -> None:
    cache.write_bytes(b"no folder")
    assert laid_lexicon(small).mark("МЯТА") is Mark.WORD


@pytest.mark.parametrize("name", ["pl", "en"])
def test_other_languages_lie_as_they_are_written(name: str) -> None:
    assert laid_lexicon(open_lexicon(name)) is open_lexicon(name)
