from __future__ import annotations

from pathlib import Path

import pytest

from litera.texts import LANGUAGES, say
from litera.words.alphabet import POLISH
from litera.words.build import Description, write_lexicon
from litera.words.catalog import installed, open_lexicon, owner_path
from litera.words.errors import DamagedLexiconError, MissingLexiconError
from litera.words.lexicon import Mark

BUNDLED = ["en", "en-wide", "pl", "ro", "uk"]


def test_the_lexicons_of_the_package_are_there(owner_folder: Path) -> None:
    assert installed() == BUNDLED
    assert open_lexicon("pl").language == "pl"


def test_an_added_lexicon_is_found_by_its_name(owner_folder: Path) -> None:
    write_lexicon(owner_path("osps"), {Mark.WORD: ["KOT"]}, Description("osps", "OSPS", POLISH))
    assert owner_path("osps").parent == owner_folder
    assert installed() == [*BUNDLED, "osps"]
    assert open_lexicon("osps").mark("kot") is Mark.WORD


def test_an_added_file_cannot_take_the_place_of_the_package_s_own(owner_folder: Path) -> None:
    write_lexicon(owner_path("pl"), {Mark.WORD: ["KOTBLAM"]}, Description("pl", "False", POLISH))
    assert installed() == BUNDLED
    assert open_lexicon("pl").mark("kotblam") is None


@pytest.mark.parametrize("name", ["xx", "", "../data/pl", "pl.litera"])
def test_a_name_that_no_lexicon_has(owner_folder: Path, name: str) -> None:
    with pytest.raises(MissingLexiconError) as caught:
        open_lexicon(name)
    assert (
        say(caught.value.message, "en") == f"There is no dictionary “{name}”. Dictionaries: en, en-wide, pl, ro and uk."
    )
    assert all(say(caught.value.message, language) for language in LANGUAGES)


def test_a_damaged_file_is_refused_each_time(owner_folder: Path) -> None:
    owner_path("osps").parent.mkdir(parents=True)
    owner_path("osps").write_bytes(b"kot\n")
    for _ in range(2):
        with pytest.raises(DamagedLexiconError):
            open_lexicon("osps")
