"""In a language half as long again as English nothing is cut off on a phone."""

from __future__ import annotations

from tests.browser import states
from tests.browser.conftest import Invite
from tests.browser.driving import PHONE
from tests.browser.fitting import faults

GO = """(path) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""


def test_pages(person: Invite) -> None:
    anna = person("Anna", size=PHONE)
    anna.page.goto("/design")
    anna.page.get_by_role("button", name="Pseudo-locale").click()
    anna.page.locator("nav", has_text="ĺoo").or_(anna.page.locator("header")).first.wait_for()
    found = []
    for path in states.PAGES:
        anna.page.evaluate(GO, path)
        states.settled(anna)
        folds = anna.page.locator("main .fold-button[aria-expanded=false]")
        while folds.count():
            folds.first.click()
        assert anna.page.get_by_text("Rules", exact=True).count() == 0
        found += faults(anna, path)
    assert found == []
