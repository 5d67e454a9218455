"""What all tests of games share."""

from __future__ import annotations

import pytest

from tests.games import sentences


@pytest.fixture(autouse=True)
def _sentences() -> None:
    """Let each test hold the sentences of its own refusals."""
    sentences.begin()
