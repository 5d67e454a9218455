"""Whether all of a page is to be seen: what is cut off, what is too small to press, what makes it scroll aside."""

from __future__ import annotations

from tests.browser.driving import Person

# Elements that hide what does not fit into them; what is for readers alone is not to be seen.
CUT = """() => [...document.querySelectorAll("body *")].filter((element) => {
  const { overflowX, overflowY, display } = getComputedStyle(element);
  if (display === "inline" || element.closest(".unseen, svg, [aria-hidden=true]") || !element.textContent.trim())
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
  if (element.closest("[aria-hidden=true], [inert], .unseen") || element.matches("p a")) return false;
  const larger = element.matches("input") ? element.closest("label, .slider-thumb") : null;
  const target = larger ?? element;
  const { width, height } = target.getBoundingClientRect();
  return !element.matches(".skip") && width > 1 && (width < 23.5 || height < 23.5);
}).map((element) => `${element.tagName} ${element.className}: ${element.textContent.slice(0, 40)}`)"""


def faults(person: Person, state: str) -> list[str]:
    """Give what does not fit on the page as it is."""
    width, scrolled = person.page.evaluate("[innerWidth, document.documentElement.scrollWidth]")
    found = [f"{state}: the page is {scrolled} wide"] if scrolled > width else []
    found += [f"{state}: cut off: {element}" for element in person.page.evaluate(CUT)]
    return found + [f"{state}: too small: {element}" for element in person.page.evaluate(SMALL)]
