"""axe-core finds nothing at any table, in any state, nor where something failed; pages are in test_pages.py."""

from __future__ import annotations

import pytest

from tests.browser import states
from tests.browser.axe import in_high_contrast, on_both, on_desktop, on_phone
from tests.browser.conftest import Invite
from tests.server.running import Served
from tests.sweep import among

# States that all of the page belongs to.
WHOLE = ("waiting", "own turn", "over", "analysed", "replay")


def test_failures(person: Invite) -> None:
    anna = person("Anna", lang="ro")
    assert [fault for state in states.failures(anna) for fault in on_both(anna, state)] == []


@pytest.mark.parametrize("game", among(states.GAMES, "scrabble_cards"))
def test_tables(person: Invite, server: Served, game: str) -> None:
    anna = person("Anna", lang="pl")
    found = []
    for number, state in enumerate(states.table(anna, server, game)):
        # What comes and goes over the table is seen in one way or the other.
        look = on_both if state in WHOLE else (on_desktop, on_phone)[number % 2]
        found += look(anna, state)
        if state in ("own turn", "hinted", "over"):
            found += in_high_contrast(anna, state)
    assert found == []
