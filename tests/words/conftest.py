from __future__ import annotations

from pathlib import Path

import pytest

from litera.words.catalog import DATA_VARIABLE, open_lexicon
from litera.words.lexicon import Lexicon


@pytest.fixture(scope="session")
def polish() -> Lexicon:
    return open_lexicon("pl")


@pytest.fixture(scope="session")
def ukrainian() -> Lexicon:
    return open_lexicon("uk")


@pytest.fixture
def owner_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of this test's own, so that no lexicon of the person who runs it is seen or touched."""
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path / "data"))
    return tmp_path / "data" / "lexicons"
