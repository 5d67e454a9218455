"""From a tap to the drawn move, and frames while a tile is dragged, on a machine a quarter as fast as this one.

A real browser plays on a real server, both on this machine. Chromium slows the page's scripts and drawing down, not the
server. Time runs from the press of the main action until the frame that shows what the move brings; that a
button looks pressed does not count.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser import positions
from tests.browser.driving import CHROMIUM, FLAGS, Look, Person
from tests.server.running import Served, served

from bench.report import figure, heading

SLOWER = 4
ROUNDS = 5
TAP_MS, FRAME_MS = 100, 1000 / 60
# Milliseconds in which a page that has just been opened comes to rest.
SETTLING = 1500
MAIN = ".part-main button"
# What the main action changes at once, in JavaScript: it ends Klepka's words, draws a tile, lays a set.
CHANGED = {
    "klepka": f"document.querySelector('{MAIN}').textContent",
    "word_rummikub": "document.querySelectorAll('.part-hand [data-thing]').length",
    "dnup": "document.querySelectorAll('.part-hand [data-thing]').length",
}
# What is dragged over the table.
DRAGGED = {
    "klepka": ".klepka-hand [data-thing]",
    "word_rummikub": ".rummy-rack [data-thing]",
    "scrabble_cards": ".cards-hand [data-thing]",
    "dnup": ".dnup-hand [data-thing]",
}
WATCHED = """(pressed) => new Promise((told) => {
  const read = () => CHANGED;
  const before = read();
  let begun = 0;
  new MutationObserver((_, observer) => {
    if (read() === before) return;
    observer.disconnect();
    // Right after the frame, before what else waits for it: effects, and what is drawn later.
    const drawn = () => told(performance.now() - begun);
    requestAnimationFrame(() => scheduler.postTask(drawn, { priority: "user-blocking" }));
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  begun = performance.now();
  document.querySelector(pressed).click();
})"""
# The gaps between frames, in milliseconds, from now on.
FRAMES = """() => {
  window.gaps = [];
  let last = performance.now();
  const next = (now) => { window.gaps.push(now - last); last = now; requestAnimationFrame(next); };
  requestAnimationFrame(next);
}"""


def main() -> None:
    """Measure each game."""
    heading(f"The screen of a game, {SLOWER} times slower")
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in CHANGED:
            taps = [tapped(browser, server, game) for _ in range(ROUNDS)]
            figure(f"{game}: tap to drawn move, median", f"{statistics.median(taps):.0f} ms", f"≤ {TAP_MS} ms")
        for game in DRAGGED:
            gaps = dragged(browser, server, game)
            late = sum(gap > 2 * FRAME_MS for gap in gaps) / len(gaps)
            figure(f"{game}: frames dropped while dragging", f"{100 * late:.0f} %", "0 %")
        browser.close()


def seated(browser: Browser, server: Served, game: str) -> Person:
    """Bring somebody to the middle of a game, in a slow browser."""
    person = Person(browser, server.origin, "Anna", Look(size=(390, 844), touch=True))
    positions.reached(server, game, "middle").shown_to(person, server)
    devtools = person.context.new_cdp_session(person.page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return person


def tapped(browser: Browser, server: Served, game: str) -> float:
    """Give the milliseconds from a press to the frame that shows what it did."""
    person = seated(browser, server, game)
    for card in person.page.locator(".dnup-hand [data-thing]").all():
        if person.page.locator(MAIN).is_enabled():
            break
        card.click()
    person.page.wait_for_timeout(SETTLING)
    time: float = person.page.evaluate(WATCHED.replace("CHANGED", CHANGED[game]), MAIN)
    person.context.close()
    return time


def dragged(browser: Browser, server: Served, game: str) -> list[float]:
    """Give the gaps between frames, in milliseconds, while a tile or card is dragged over the table."""
    person = seated(browser, server, game)
    tile = person.page.locator(f".part-hand {DRAGGED[game]}").first.bounding_box()
    assert tile is not None
    mouse = person.page.mouse
    mouse.move(tile["x"] + 10, tile["y"] + 10)
    mouse.down()
    mouse.move(150, 500, steps=5)
    person.page.evaluate(FRAMES)
    for _ in range(4):
        mouse.move(60, 220, steps=20)
        mouse.move(320, 560, steps=20)
    gaps: list[float] = person.page.evaluate("window.gaps.slice(1)")
    mouse.up()
    person.context.close()
    return gaps


if __name__ == "__main__":
    main()
