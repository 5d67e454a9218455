"""Nothing is cut off or too small: on the narrowest phones, and on a desktop at 200 and 400 per cent."""

from __future__ import annotations

import pytest

from tests.browser import states
from tests.browser.conftest import Invite
from tests.browser.fitting import faults

# 1280 by 800 at 200 per cent, and as WCAG 1.4.10 has it.
SIZES = [(640, 400), (320, 640)]


@pytest.mark.parametrize("size", SIZES, ids=["640", "320"])
def test_pages(person: Invite, size: tuple[int, int]) -> None:
    anna = person("Anna", lang="uk", size=size)
    assert [fault for state in states.pages(anna) for fault in faults(anna, state)] == []
