"""Every page, visited once for all that is asked of its looks: what axe-core finds, and what does not fit."""

from __future__ import annotations

from tests.browser import states
from tests.browser.axe import on_both
from tests.browser.conftest import Invite
from tests.browser.fitting import misfits


def test_nothing_is_wrong_with_any_page(person: Invite) -> None:
    anna = person("Anna", lang="uk")
    assert [fault for state in states.pages(anna) for fault in on_both(anna, state) + misfits(anna, state)] == []
