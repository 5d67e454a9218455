"""Installs two games of other packages for the tests of this folder: the small test game, and the example."""

from __future__ import annotations

import sys
import tomllib
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


EXAMPLE = Path(__file__).parents[2] / "examples" / "crazy-eights"


def install_toy(folder: Path) -> None:
    """Write what an installed package leaves behind: a folder that names its entry points."""
    install(folder, "thimbles", ENTRY_POINTS)


def install_example(folder: Path) -> None:
    """Install the example; its code is found where it is."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    groups = project["entry-points"]
    lines = (
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in groups[group].items()) for group in groups
    )
    install(folder, project["name"], "".join(lines))


def install(folder: Path, name: str, entry_points: str) -> None:
    about = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(entry_points, encoding="utf-8")


@pytest.fixture(scope="package", autouse=True)
def foreign_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder = tmp_path_factory.mktemp("site")
    install_toy(folder)
    install_example(folder)
    paths = [str(folder), str(EXAMPLE)]
    sys.path += paths
    look_again()
    yield
    sys.path[:] = [path for path in sys.path if path not in paths]
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
