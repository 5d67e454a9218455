"""Pictures of every screen, light and dark, and of long games at every size, on one sheet: ``make screenshots``."""

from __future__ import annotations

import html
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser import positions, states
from tests.browser.driving import CHROMIUM, DESKTOP, FLAGS, PHONE, Look, Person
from tests.server.running import Served, served

FOLDER = Path("screenshots")
SIZES = {"desktop": DESKTOP, "phone": PHONE}
THEMES = ("light", "dark")
# Windows in which a game fits: wide ones, and those of fingers.
WINDOWS = {False: [(1366, 768), (1920, 1080), (1280, 600), (1024, 768)]}
WINDOWS |= {True: [(768, 1024), (390, 844), (360, 640), (844, 390)]}
LANGUAGES = {"klepka": "uk", "word_rummikub": "pl", "scrabble_cards": "pl", "dnup": "en"}


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.png"):
        old.unlink()
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        pictures = [picture for size in SIZES for picture in taken(browser, server, size)]
        pictures += long_games(browser, server)
        browser.close()
    (FOLDER / "index.html").write_text(sheet(pictures), encoding="utf-8")


def taken(browser: Browser, server: Served, size: str) -> Iterator[str]:
    """Take the pictures of a size; give their names."""
    anna = Person(browser, server.origin, "Anna", Look(size=SIZES[size]))
    for state in states.pages(anna):
        yield from shot(anna, state, size)
    for state in states.failures(anna):
        yield from shot(anna, state, size)
    anna.context.close()
    for game, lang in LANGUAGES.items():
        player = Person(browser, server.origin, "Anna", Look(lang=lang, size=SIZES[size]))
        for state in states.table(player, server, game):
            yield from shot(player, f"{game} {state}", size)
        player.context.close()


def long_games(browser: Browser, server: Served) -> Iterator[str]:
    """Take pictures of each game, early and late, in each window; give their names."""
    for game, lang in LANGUAGES.items():
        for stage in positions.STAGES:
            position = positions.reached(server, game, stage)
            for touch, windows in WINDOWS.items():
                player = Person(browser, server.origin, "Anna", Look(lang=lang, touch=touch))
                position.shown_to(player, server)
                for width, height in windows:
                    player.page.set_viewport_size({"width": width, "height": height})
                    yield from shot(player, f"{game} {stage}", f"{width}x{height}", is_whole=False)
                player.context.close()


def shot(person: Person, state: str, size: str, *, is_whole: bool = True) -> Iterator[str]:
    """Take a picture in each theme, of the whole page or of the window; give their names."""
    name = re.sub(r"[^a-z0-9_]+", "-", state.lower()).strip("-") or "lobby"
    for theme in THEMES:
        person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        person.page.screenshot(path=FOLDER / f"{name}-{size}-{theme}.png", full_page=is_whole)
        yield f"{name}-{size}-{theme}.png"
    person.page.emulate_media(color_scheme="light")


def sheet(pictures: list[str]) -> str:
    """Write the sheet on which all pictures are."""
    figures = "\n".join(
        f'<figure><a href="{html.escape(name)}"><img src="{html.escape(name)}" alt="" loading="lazy"></a>'
        f"<figcaption>{html.escape(name.removesuffix('.png'))}</figcaption></figure>"
        for name in sorted(pictures)
    )
    style = "body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0}img{height:20rem}"
    return f'<!doctype html><meta charset="utf-8"><title>Litera</title><style>{style}</style>\n{figures}\n'


if __name__ == "__main__":
    main()
