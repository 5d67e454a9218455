"""All that people get to see: the pages, and the tables of each game from the waiting room to the replay."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
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
    "/screen-readers",
    "/sounds",
    "/account",
    "/sign-in",
    "/ratings",
    "/people",
    "/finished",
    "/moderation",
    "/notifications",
    "/design",
    "/nowhere",
)
# Seeds whose games show in few moves what the game has.
SEED = "states"
SETTLED = (
    "document.querySelector('h1') !== null && document.querySelector('main > .loading, .page > .loading') === null"
)
# The most moves until something is to be seen.
MANY = 60
# As docs/table-server.md has it; what the server finds takes it a while, and is no matter of how it looks.
ANALYSIS = {
    "state": "ready",
    "done": 2,
    "total": 2,
    "said": "One turning point.",
    "turns": [{"number": 2, "said": "Move 2: a better one was to be had, worth 7 points more."}],
    "seats": ["Anna: 100 % of the points that were to be had.", "Bogdan: 50 % of the points that were to be had."],
    "moves": [
        {"number": 1, "seat": 0, "move": "D", "best": "D", "lost": 0.0, "before": 0.5, "after": 0.5}
        | {"of_move": "Anna: the hand is turned", "of_best": "Anna: the hand is turned", "said": "Best."},
        {"number": 2, "seat": 1, "move": "D", "best": "A 6/5", "lost": 7.5, "before": 0.5, "after": 0.2}
        | {
            "of_move": "Bogdan: the hand is turned",
            "of_best": "Bogdan plays 6/5 (first turn); 3 in hand",
            "said": "Worse.",
        },
    ],
}


def setup_of(game: str) -> dict[str, Any]:
    """Give a table of two whose game shows all that it has."""
    setup = SHORT[game]()
    if game == "klepka":
        # So few kinds that many two are a pair, and as many prize cards as letters.
        letters = {letter: {"blue": 6, "yellow": 0, "points": 1} for letter in "ОК"}
        setup["pack"] = {"letters": letters, "polysemy": 6, "exchange": 6, "chaos": 6}
        setup["options"] |= {"rows": 5}
    elif game == "word_rummikub":
        setup["pack"]["joker"]["count"] = 20
    elif game == "scrabble_cards":
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
        person.go(path)
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
    person.context.set_offline(True)
    person.page.locator(".offline").wait_for()
    yield "offline"
    person.context.set_offline(False)
    person.page.locator(".offline").wait_for(state="detached")


def table(person: Person, server: Served, game: str) -> Iterator[str]:
    """Show a table of a game: while it waits, is played, is over, is gone through again, and is analysed."""
    invitation = person.table(game, **setup_of(game))
    settled(person)
    yield "waiting"
    rival = rival_at(server, invitation)
    person.page.locator(".board-area").wait_for()
    yield from played(person, rival, game)
    person.menu(person.button("table-menu"), person.text("table-resign"))
    dialog = person.page.get_by_role("alertdialog")
    dialog.wait_for()
    yield "resigning"
    person.touch_on(dialog.locator(".button-danger"))
    person.page.locator(".result").wait_for()
    yield "over"
    person.page.route("**/analysis?*", lambda route: route.fulfill(json=ANALYSIS))
    person.press("table-analysis-begin")
    fold = person.page.locator(".analysis .fold-button")
    fold.wait_for()
    person.touch_on(fold)
    yield "analysed"
    person.page.unroute("**/analysis?*")
    person.press("table-replay")
    person.page.locator(".replay .replay-said").wait_for()
    person.press("table-replay-last")
    settled(person)
    yield "replay"
    # The same place in another page.
    other = person.context.new_page()
    other.goto(person.page.url)
    person.page.locator(".notice").wait_for()
    yield "taken over"
    other.close()


def played(person: Person, rival: Seated, game: str) -> Iterator[str]:
    """Show a table whose game is on, until everything of it was to be seen."""
    settled(person)
    if game == "scrabble_cards":
        yield from _answering(person, rival)
    shown: set[bool] = set()
    for _ in range(MANY):
        if person.acts not in shown:
            shown.add(person.acts)
            yield "own turn" if person.acts else "another's turn"
        if len(shown) == 2 and person.acts and (game != "klepka" or _holds_all(person)):
            break
        step(person, rival)
    else:
        raise AssertionError(f"not all of {game} was to be seen")
    yield from DRAFTS[game](person)
    yield from _hinted(person)
    if game == "dnup":
        person.press("rules")
        person.page.locator("[role=dialog] .topic").first.wait_for()
        yield from _until_escape(person, "dialog", "rules")
    person.press("table-sounds")
    yield from _until_escape(person, "dialog", "sounds")
    person.touch_on(person.button("table-menu"))
    yield from _until_escape(person, "menu", "menu")


def _holds_all(person: Person) -> bool:
    """Tell whether a person holds letters and a prize card of Klepka."""
    return bool(person.page.locator(".klepka-hand [data-roving]").count() and person.page.locator(PRIZES).count())


def rival_at(server: Served, address: str) -> Seated:
    """Bring somebody without a browser to the second seat."""
    name, _, invitation = address.removeprefix("/t/").partition("?invitation=")
    rival = server.guest("Bogdan Długonazwiskowski").enter(name, invitation=invitation)
    rival.done("sit", seat=1)
    return rival


def seated(person: Person, server: Served, game: str, acts: bool = True, **options: Any) -> Seated:
    """Bring a person and a rival to a table where it is the person's turn, or the rival's; give the rival."""
    setup = setup_of(game)
    first = {} if game == "dnup" else {"first_seat": 0 if acts else 1}
    rival = rival_at(server, person.table(game, **setup | {"options": setup["options"] | first | options}))
    person.page.locator(".board-area").wait_for()
    while is_own_turn(rival) != acts:
        step(person, rival)
    return rival


def is_own_turn(rival: Seated) -> bool:
    """Tell whether the person with the browser is to act, as the server knows."""
    return 0 in rival.done("view")["view"]["to_act"]


def step(person: Person, rival: Seated) -> None:
    """Make the next move, whoever is to act; wait until the page shows it."""
    if is_own_turn(rival):
        before = person.news()
        person.type(plain_move(rival))
        person.until(lambda: person.news() > before, "a move")
    else:
        answered(person, rival)


def answered(person: Person, rival: Seated) -> None:
    """Let the rival make a move, until the page shows it."""
    before = person.news()
    is_hidden = rival.room["game"] == "klepka"
    rival.done("act", move=plain_move(rival) if is_hidden else rival.done("legal", limit=1)["moves"][0])
    person.until(lambda: person.news() > before, "a move")
    acts = is_own_turn(rival)
    person.until(lambda: person.acts == acts or person.over, "whose turn it is")


def plain_move(rival: Seated) -> str:
    """Give a move that whoever is to act may make, as far as anybody can see."""
    view = rival.done("view")["view"]
    if view.get("phase") == "answer":
        return "accept"
    if rival.room["game"] != "klepka":
        return {"word_rummikub": "draw", "scrabble_cards": "pass", "dnup": "D"}[rival.room["game"]]
    if view["phase"] in ("words", "bonus"):
        return {"words": "done", "bonus": "stop"}[view["phase"]]
    places = [f"{chr(65 + x)}{y + 1}" for y, row in enumerate(view["grid"]) for x, card in enumerate(row) if card]
    # Others each time, and the same in each run.
    chance = random.Random(len(rival.everything))
    return " ".join(["flip", *chance.sample(places, min(len(places), 2 * view["flips"]))])


def _until_escape(person: Person, role: Literal["dialog", "menu"] | None, name: str) -> Iterator[str]:
    """Show what lies over the page, and leave it by Escape; without a role any dialog."""
    layer = person.page.locator("[role$=dialog]") if role is None else person.page.get_by_role(role)
    layer.wait_for()
    yield name
    # To the layer itself: the focus may still be on its way there.
    layer.press("Escape")
    layer.wait_for(state="detached")


def _hinted(person: Person) -> Iterator[str]:
    """Show what a hint tells, beside the board."""
    note = person.page.get_by_role("region", name=person.text("table-hint-ask"))
    person.press("table-hint-ask")
    note.filter(has_not_text=person.text("table-hint-thinking")).wait_for()
    yield "hinted"
    person.touch_on(note.get_by_role("button", name=person.text("close")))
    note.wait_for(state="detached")


def _answering(person: Person, rival: Seated) -> Iterator[str]:
    """Show what is asked after a rival has laid a word."""
    answer = person.page.locator(".cards-answer")
    for _ in range(MANY):
        if answer.count():
            yield "answering"
            return
        step(person, rival)
    raise AssertionError("nobody laid a word")


def picked(person: Person, thing: Locator) -> Iterator[str]:
    """Show something that was picked, and lay it back."""
    person.touch_on(thing)
    yield "picked"
    person.page.keyboard.press("Escape")


def _klepka(person: Person) -> Iterator[str]:
    """Show a word that is being made, and what each prize card asks."""
    person.touch_on(person.page.locator(".klepka-hand [data-roving]").first)
    yield "drafted"
    prizes = person.page.locator(PRIZES)
    for number in range(prizes.count()):
        person.touch_on(prizes.nth(number))
        yield from _until_escape(person, None, f"prize {number + 1}")
    person.press("klepka-clear")


def _word_rummikub(person: Person) -> Iterator[str]:
    """Show a tile that is held, a joker that is asked for its letter, and what a play lacks."""
    rack = person.page.locator(".part-hand .rummy-rack")
    yield from picked(person, rack.locator("[data-thing]").first)
    person.touch_on(rack.locator('[data-thing^="tile:r*"]').first)
    person.press("rummy-new-word")
    yield from _until_escape(person, "dialog", "joker")
    person.touch_on(rack.locator('[data-thing]:not([data-thing^="tile:r*"])').first)
    person.press("rummy-new-word")
    person.page.locator(".rummy-missing").wait_for()
    yield "drafted"
    person.press("rummy-reset")


def _scrabble_cards(person: Person) -> Iterator[str]:
    """Show a card that is held, one that is laid, a blank that is asked for its letters, and an exchange."""
    cards = person.page.locator('.cards-hand [data-thing]:not([aria-selected="true"])')
    blank, letter = cards.filter(has_text="☆").first, cards.filter(has_not_text="☆").first
    # Beside the word that lies there: elsewhere the window would follow the card.
    free = person.page.locator('[data-cell="0,1"]')
    yield from picked(person, letter)
    person.touch_on(blank)
    person.touch_on(free)
    yield from _until_escape(person, "dialog", "blank")
    person.touch_on(letter)
    person.touch_on(free)
    yield "drafted"
    person.press("cards-take-back")
    person.press("cards-exchange")
    yield "exchanging"
    person.press("cards-exchange-stop")


def _dnup(person: Person) -> Iterator[str]:
    """Show a card that is marked, and what can be beaten."""
    person.press("dnup-marks")
    yield from picked(person, person.page.locator(".dnup-hand [data-thing]").first)


DRAFTS: dict[str, Callable[[Person], Iterator[str]]] = {
    "klepka": _klepka,
    "word_rummikub": _word_rummikub,
    "scrabble_cards": _scrabble_cards,
    "dnup": _dnup,
}
"""What a person prepares, in each game, before a move is made."""

PRIZES = ".klepka-prizes button:enabled"
