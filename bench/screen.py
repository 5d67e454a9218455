"""From a tap to the drawn move, and frames while a tile is dragged, on a machine a quarter as fast as this one.

A real browser plays on a real server, both on this machine. Chromium slows the page's scripts and drawing down, not the
server. Time runs from the press of the main action until the frame in which the board shows the move.
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
# What is pressed at the turn of the first seat: the move that ends its words, draws a tile, turns the hand.
PRESSED = {"klepka": ".part-main button", "word_rummikub": ".part-main button", "dnup": ".part-actions button:enabled"}
WATCHED = """(pressed) => new Promise((told) => {
  const board = document.querySelector(".board-area");
  const button = [...document.querySelectorAll(pressed)].at(PLACE);
  let begun = 0;
  new MutationObserver((_, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => told(performance.now() - begun)));
  }).observe(board, { subtree: true, childList: true, attributes: true, characterData: true });
  begun = performance.now();
  button.click();
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
        for game in PRESSED:
            taps = [tapped(browser, server, game) for _ in range(ROUNDS)]
            figure(f"{game}: tap to drawn move, median", f"{statistics.median(taps):.0f} ms", f"≤ {TAP_MS} ms")
        gaps = dragged(browser, server)
        late = sum(gap > 2 * FRAME_MS for gap in gaps) / len(gaps)
        figure("word_rummikub: frames dropped while dragging", f"{100 * late:.0f} %", "0 %")
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
    # The actions of dnup begin with those that sort the hand.
    place = "2" if game == "dnup" else "0"
    time: float = person.page.evaluate(WATCHED.replace("PLACE", place), PRESSED[game])
    person.context.close()
    return time


def dragged(browser: Browser, server: Served) -> list[float]:
    """Give the gaps between frames, in milliseconds, while a tile is dragged over the table."""
    person = seated(browser, server, "word_rummikub")
    tile = person.page.locator(".part-hand .rummy-tile").first.bounding_box()
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
