"""Registers the small test game for the tests of this folder, by an entry point as another package would."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from litera.core.plugins import look_again
from litera.words.lexicon import Lexicon

ENTRY_POINTS = """
[litera.games]
thimbles = tests.contract.toy:GAME

[litera.players]
thimbles = tests.contract.toy.players:LEVELS

[litera.analysts]
thimbles = tests.contract.toy.players:ANALYST

[litera.texts]
thimbles = tests.contract.toy.texts
"""


def install_toy(folder: Path) -> None:
    """Write what an installed package leaves behind: a folder that names its entry points."""
    about = folder / "thimbles-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: thimbles\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")


@pytest.fixture(scope="package", autouse=True)
def foreign_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder = tmp_path_factory.mktemp("site")
    install_toy(folder)
    sys.path.append(str(folder))
    look_again()
    yield
    sys.path.remove(str(folder))
    look_again()


@pytest.fixture(scope="package", autouse=True)
def _lists_built_once() -> Iterator[None]:
    """Make one lexicon of each short word list: a lexicon never changes, and thousands of tables share a few lists."""
    build = Lexicon.of_words
    built = cache(build)

    def of_words(words: Iterable[str], language: str) -> Lexicon:
        return built(tuple(words), language)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Lexicon, "of_words", of_words)
        yield
