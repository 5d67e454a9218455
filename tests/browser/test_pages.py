"""Every page, visited once for all that is asked of its looks: what axe-core finds, and what does not fit."""

from __future__ import annotations

import pytest

from tests.browser import states
from tests.browser.axe import on_both, on_desktop, on_phone
from tests.browser.conftest import Invite
from tests.browser.fitting import misfits
from tests.sweep import among


@pytest.mark.parametrize("in_turn", among([True, False], True))
def test_nothing_is_wrong_with_any_page(person: Invite, in_turn: bool) -> None:
    """Seen on a light desktop and on a dark phone in turn, in a sweep in both ways."""
    anna = person("Anna", lang="uk")
    found = []
    for number, state in enumerate(states.pages(anna)):
        look = (on_desktop, on_phone)[number % 2] if in_turn else on_both
        found += look(anna, state) + misfits(anna, state)
    assert found == []
