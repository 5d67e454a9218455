"""What axe-core finds on a page as it is: WCAG 2.0 to 2.2, A and AA, and what it calls best practice."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from tests.browser.driving import DESKTOP, PHONE, Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]
EVERYTHING: dict[str, Any] = {"runOnly": {"type": "tag", "values": TAGS}}
# Another theme changes colours and nothing else.
COLOURS: dict[str, Any] = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
# Style sheets are not fetched again: no rule that is asked for reads them.
RUN = """async (options) => (
  await axe.run(document, { ...options, preload: false, resultTypes: ["violations"] })
).violations.map(
  ({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => `${node.html.slice(0, 200)} ${node.failureSummary}`)}`,
)"""


@cache
def source() -> str:
    """Give the script of axe-core."""
    return AXE.read_text(encoding="utf-8")


def audited(person: Person, state: str, options: dict[str, Any]) -> list[str]:
    """Give what axe-core finds on the page as it is."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(source())
    return [f"{state}: {found}" for found in person.page.evaluate(RUN, options)]


def on_desktop(person: Person, state: str) -> list[str]:
    """Look at a state on a light desktop."""
    return audited(person, f"{state}, desktop", EVERYTHING)


def on_phone(person: Person, state: str) -> list[str]:
    """Look at a state on a dark phone."""
    person.page.emulate_media(color_scheme="dark")
    person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    found = audited(person, f"{state}, phone", EVERYTHING)
    person.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    person.page.emulate_media(color_scheme="light")
    return found


def on_both(person: Person, state: str) -> list[str]:
    """Look at a state in both ways."""
    return on_desktop(person, state) + on_phone(person, state)


def in_high_contrast(person: Person, state: str) -> list[str]:
    """Look at a state in high contrast."""
    person.page.evaluate("document.documentElement.dataset.theme = 'contrast'")
    found = audited(person, f"{state}, high contrast", COLOURS)
    person.page.evaluate("document.documentElement.dataset.theme = 'system'")
    return found
