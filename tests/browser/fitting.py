"""Whether all of a page is to be seen: what is cut off, what is too small to press, what makes it scroll aside."""

from __future__ import annotations

from tests.browser.driving import PHONE, Person

# A desktop of 1280 by 800 at 200 per cent, a telephone, and what WCAG 1.4.10 asks for.
SIZES = [(640, 400), PHONE, (320, 640)]
# States in which all of the page can be reached.
OPEN = ("waiting", "own turn", "another's turn", "drafted", "hinted", "over", "replay")

# What is for readers alone is not to be seen: it, or what it is in, has no size.
FOR_EARS = """() => {
  window.isForEars = (element) => element.closest(".unseen, [aria-hidden=true], [inert]") !== null ||
    [element, element.parentElement].some((one) => one.getBoundingClientRect().width <= 1);
}"""
# What is open beside a button finds its new place in the frames after the page has got another size.
WIDTHS = """() => new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() =>
  tell([innerWidth, document.documentElement.scrollWidth]))))"""
# Elements that hide what does not fit into them.
CUT = """() => [...document.querySelectorAll("body *")].filter((element) => {
  const { overflowX, overflowY, display } = getComputedStyle(element);
  if (display === "inline" || element.closest("svg") || isForEars(element) || !element.textContent.trim())
    return false;
  const hides = (overflow) => overflow === "hidden" || overflow === "clip";
  return (
    (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
    (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
  );
}).map((element) => `${element.tagName} ${element.className}: ${element.textContent.slice(0, 60)}`)"""
# As WCAG 2.5.8: links within sentences are as large as the sentence.
SMALL = """() => [...document.querySelectorAll(
  "button, a[href], input, select, summary, [role=button], [role=radio], [role=switch], [tabindex='0']",
)].filter((element) => {
  if (isForEars(element) || element.matches("p a, .skip")) return false;
  const larger = element.matches("input") ? element.closest("label, .slider-thumb") : null;
  const target = larger ?? element;
  const { width, height } = target.getBoundingClientRect();
  return width < 23.5 || height < 23.5;
}).map((element) => `${element.tagName} ${element.className}: ${element.textContent.slice(0, 40)}`)"""

# What is under something else even when it has the focus, as WCAG 2.4.11.
OBSCURED = """() => {
  const found = [];
  for (const element of document.querySelectorAll("button:enabled, a[href], input:enabled, [tabindex='0']")) {
    if (element.tabIndex < 0 || isForEars(element)) continue;
    element.focus();
    const target = element.closest("label") ?? element;
    const { x, y, width, height } = target.getBoundingClientRect();
    const isSeen = [0.1, 0.5, 0.9].some((share) => {
      const at = document.elementFromPoint(x + width / 2, y + height * share);
      return at !== null && target.contains(at);
    });
    if (!isSeen) found.push(`${element.tagName} ${element.className}: ${element.textContent.slice(0, 40)}`);
  }
  document.activeElement?.blur();
  return found;
}"""
# What fingers press: buttons and fields.
NARROW = """() => [...document.querySelectorAll(".button, .input")].filter((element) => {
  const { width, height } = element.getBoundingClientRect();
  return !isForEars(element) && (width < 43.5 || height < 43.5);
}).map((element) => `${element.className}: ${element.textContent.slice(0, 40)}`)"""


def found_by(person: Person, script: str) -> list[str]:
    """Give what a script finds on the page as it is."""
    person.page.evaluate(FOR_EARS)
    return [str(element) for element in person.page.evaluate(script)]


def obscured(person: Person, state: str) -> list[str]:
    """Give what is not to be seen when it has the focus."""
    return [f"{state}: obscured: {element}" for element in found_by(person, OBSCURED)]


def narrow(person: Person) -> list[str]:
    """Give the buttons and fields that are too small for a finger."""
    return found_by(person, NARROW)


def faults(person: Person, state: str) -> list[str]:
    """Give what does not fit on the page as it is."""
    width, scrolled = person.page.evaluate(WIDTHS)
    found = [f"{state}: the page is {scrolled} wide"] if scrolled > width else []
    found += [f"{state}: cut off: {element}" for element in found_by(person, CUT)]
    return found + [f"{state}: too small: {element}" for element in found_by(person, SMALL)]


def misfits(person: Person, state: str) -> list[str]:
    """Give what does not fit at each of the sizes, one set after another: all that changes with them is style."""
    found = []
    before = person.page.viewport_size
    assert before is not None
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        found += faults(person, f"{state}, {width}")
        if state in OPEN:
            found += obscured(person, f"{state}, {width}")
    person.page.set_viewport_size(before)
    return found
