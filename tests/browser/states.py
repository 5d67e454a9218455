"""All that people get to see: the pages, and the tables of each game from the waiting room to the replay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from playwright.sync_api import Locator

from tests.browser.driving import Person
from tests.browser.short_games import SHORT
from tests.server.running import Seated, Served

GAMES = ("klepka", "word_rummikub", "scrabble_cards", "dnup")
PAGES = (
    "/",
    *(f"/new/{game}" for game in GAMES),
    *(f"/rules/{game}" for game in GAMES),
    *(f"/learn/{game}" for game in GAMES),
    "/rules",
    "/settings",
    "/design",
    "/nowhere",
)
# Seeds whose games show in few moves what the game has.
SEED = "states"
SETTLED = (
    "document.querySelector('h1') !== null && document.querySelector('main > .loading, .page > .loading') === null"
)
# The most moves until something is to be seen.
MANY = 30


def setup_of(game: str) -> dict[str, Any]:
    """Give a table of two whose game shows all that it has."""
    setup = SHORT[game]()
    if game == "scrabble_cards":
        # So many blanks that every hand has one.
        setup["pack"]["blanks"] = 24
    return {**setup, "seats": 2, "seed": SEED}


def settled(person: Person) -> None:
    """Wait until nothing is being loaded any more."""
    person.until(lambda: bool(person.page.evaluate(SETTLED)), "the page")
    person.page.evaluate("document.fonts.ready.then(() => undefined)")


def pages(person: Person) -> Iterator[str]:
    """Show each page, with all of it unfolded."""
    for path in PAGES:
        person.page.goto(path)
        settled(person)
        yield path
        folds = person.page.locator("main .fold-button[aria-expanded=false]")
        if folds.count():
            while folds.count():
                folds.first.click()
            yield f"{path} unfolded"


def failures(person: Person) -> Iterator[str]:
    """Show a page that the server does not answer, and a table that there is not."""
    person.page.route("**/api/games*", lambda route: route.abort())
    person.page.goto("/rules")
    person.page.locator(".notice").first.wait_for()
    yield "the server does not answer"
    person.page.unroute("**/api/games*")
    person.named()
    person.page.goto("/t/nowhere")
    person.page.locator(".notice").first.wait_for()
    yield "no such table"


def table(person: Person, server: Served, game: str) -> Iterator[str]:
    """Show a table of a game: while it waits, is played, is over, and is gone through again."""
    invitation = person.table(game, **setup_of(game))
    settled(person)
    yield "waiting"
    rival = rival_at(server, invitation)
    person.page.locator(".board-area").wait_for()
    settled(person)
    yield "begun"
    if game == "scrabble_cards":
        yield from _answering(person, rival)
    shown: set[bool] = set()
    for _ in range(MANY):
        if person.acts not in shown:
            shown.add(person.acts)
            yield "own turn" if person.acts else "another's turn"
            yield from drafts(person, game)
        if len(shown) == 2:
            break
        step(person, rival)
    yield from asking(person)
    person.menu(person.button("table-menu"), person.text("table-resign"))
    dialog = person.page.get_by_role("alertdialog")
    dialog.wait_for()
    yield "resigning"
    person.touch_on(dialog.locator(".button-danger"))
    person.page.locator(".result").wait_for()
    yield "over"
    person.press("table-replay")
    person.page.locator(".replay .replay-said").wait_for()
    person.press("table-replay-last")
    settled(person)
    yield "replay"


def rival_at(server: Served, address: str) -> Seated:
    """Bring somebody without a browser to the second seat."""
    name, _, invitation = address.removeprefix("/t/").partition("?invitation=")
    rival = server.guest("Bogdan Długonazwiskowski").enter(name, invitation=invitation)
    rival.done("sit", seat=1)
    return rival


def step(person: Person, rival: Seated) -> None:
    """Make the next move, whoever is to act; wait until the page shows it."""
    before = person.news()
    if person.acts:
        move = person.hinted(lambda: person.touch_on(person.question("hint")))
        assert move is not None
        person.type(move)
    else:
        rival.done("act", move=rival.done("legal", limit=1)["moves"][0])
    person.until(lambda: person.news() > before, "a move")


def asking(person: Person) -> Iterator[str]:
    """Show the dialogs that every table has."""
    person.press("table-sounds")
    yield from _until_escape(person, "dialog", "sounds")
    person.touch_on(person.button("table-menu"))
    yield from _until_escape(person, "menu", "menu")


def _until_escape(person: Person, role: Literal["dialog", "menu"], name: str) -> Iterator[str]:
    """Show what lies over the page, and leave it by Escape."""
    layer = person.page.get_by_role(role)
    layer.wait_for()
    yield name
    # To the layer itself: the focus may still be on its way there.
    layer.press("Escape")
    layer.wait_for(state="detached")


def _answering(person: Person, rival: Seated) -> Iterator[str]:
    """Show what is asked after a rival has laid a word."""
    answer = person.page.locator(".cards-answer")
    for _ in range(MANY):
        if answer.count():
            yield "answering"
            return
        step(person, rival)
    raise AssertionError("nobody laid a word")


def drafts(person: Person, game: str) -> Iterator[str]:
    """Show what a person does before a move is made."""
    things = person.page.locator(THINGS[game])
    if things.count() == 0:
        return
    person.touch_on(things.first)
    yield "picked"
    if game == "scrabble_cards":
        yield from _blank(person)
    person.page.keyboard.press("Escape")


def _blank(person: Person) -> Iterator[str]:
    cells = person.page.locator(".cards-cell-target, [data-cell]:not(.cards-cell-lying)")
    blanks = blanks_of(person)
    if not blanks.count() or not cells.count():
        return
    person.page.keyboard.press("Escape")
    person.touch_on(blanks.first)
    person.touch_on(cells.first)
    if person.page.get_by_role("dialog").count():
        yield from _until_escape(person, "dialog", "blank")


def blanks_of(person: Person) -> Locator:
    """Give the blanks of the own hand in Scrabble Cards."""
    return person.page.locator('.cards-hand [data-roving][aria-pressed="false"]').filter(has_text="☆")


THINGS = {
    "klepka": ".klepka-bench [data-roving], .klepka-grid [data-roving]:not([aria-disabled=true])",
    "word_rummikub": ".rummy-rack [data-thing]",
    "scrabble_cards": '.cards-hand [data-roving][aria-pressed="false"]',
    "dnup": ".dnup-hand [data-thing]",
}
"""The things that are picked first."""
