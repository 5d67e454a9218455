"""People at the table in a real browser: the pages they open, what they press and type, and what they are told."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as Late
from tools.services import WINDOWED, chromium

from litera.core.message import Message
from litera.texts import CLOSING, OPENING, PLACE, say

CHROMIUM = chromium()
# Chromium as people use it: the one without windows shows no notifications.
FULL_CHROMIUM = chromium(WINDOWED)
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
FULL_FLAGS = ["--headless=new", *FLAGS[1:]]
DESKTOP = (1280, 900)
PHONE = (360, 740)
# Milliseconds that a page may take for anything.
PATIENCE = 60_000
# Milliseconds between two looks at what is waited for.
SHORTEST_PAUSE, LONGEST_PAUSE = 10.0, 150.0
expect.set_options(timeout=PATIENCE)
TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts"

# Keeps all that the two live regions ever held, in order, in ``window.heard``.
LISTENING = """
window.heard = [];
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const region = (target.nodeType === 1 ? target : target.parentElement)?.closest("[data-region]");
    const [text, number] = [region?.textContent ?? "", region?.dataset.region];
    const last = window.heard.at(-1);
    // The same words in the other region are said again.
    if (text !== "" && (last?.text !== text || last.region !== number))
      window.heard.push({ text, lang: region.querySelector("[lang]")?.lang ?? null, region: number });
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
# Settings that a page begins with; those that a person changes afterwards stay as they are.
SETTING = "if (!localStorage.getItem('litera.settings')) localStorage.setItem('litera.settings', JSON.stringify(%s));"

# Goes to another page as a link does.
GO = """(address) => {
  history.pushState(null, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
}"""


@dataclass(frozen=True, slots=True)
class Look:
    """How a person's browser is set up."""

    lang: str = "en"
    size: tuple[int, int] = DESKTOP
    dark: bool = False
    touch: bool = False
    motion: bool = False
    forced_colours: bool = False
    # Kept by the service worker: the pages open without a connection.
    kept: bool = False
    # A script may be put into the page from outside.
    injected: bool = False
    # English made longer, as web/src/i18n/pseudo.ts does it; then ``lang`` is English.
    pseudo: bool = False
    # As web/src/settings/settings.ts names them.
    settings: tuple[tuple[str, Any], ...] = ()


@cache
def bundle(lang: str) -> FluentBundle:
    """Give the texts of the pages in a language."""
    texts = FluentBundle([lang], use_isolating=False)
    for file in sorted((TEXTS / lang).glob("*.ftl")):
        texts.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return texts


def text(lang: str, name: str, /, **arguments: Any) -> str:
    """Give a text of the pages, as the pages write it."""
    message = bundle(lang).get_message(name)
    assert message.value is not None, name
    written, errors = bundle(lang).format_pattern(message.value, arguments)
    assert not errors, (name, errors)
    return str(written)


def disguised(words: str) -> str:
    """Give words as the pseudo-locale writes them."""
    pairs = "aábḃcćdďeéfḟgǧhĥiíjĵkķlļmṁnńoópṗrřsśtťuúvṽwŵxẋyýzź"
    accented = dict(zip(pairs[::2], pairs[1::2], strict=True))
    return "".join(accented.get(letter, letter) * (3 if letter in "aeiou" else 1) for letter in words)


def opened_context(browser: Browser, origin: str, look: Look) -> BrowserContext:
    """Give a browser's context of its own: cookies, memory, size, language."""
    width, height = look.size
    context = browser.new_context(
        base_url=origin,
        viewport={"width": width, "height": height},
        locale=look.lang,
        color_scheme="dark" if look.dark else "light",
        reduced_motion="no-preference" if look.motion else "reduce",
        forced_colors="active" if look.forced_colours else "none",
        has_touch=look.touch,
        service_workers="allow" if look.kept else "block",
        bypass_csp=look.injected,
        accept_downloads=True,
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(LISTENING)
    # Moves are typed in nearly every test: the field for them stands open, as for everybody who used it last time.
    context.add_init_script(SETTING % json.dumps({"textField": True, "autoAccept": False, **dict(look.settings)}))
    return context


def unmarked(sentence: str) -> str:
    """Give a sentence of the server's as the page shows it: without marks, and without numbers of places."""
    return re.sub(f" {PLACE}[^{CLOSING}]*{CLOSING}|{OPENING}|{CLOSING}", "", sentence)


def as_heard(sentence: str) -> str:
    """Give a sentence of the server's as the page says it: without marks, with places, words in small letters."""

    def small(found: re.Match[str]) -> str:
        word = found[1]
        return word.lower() if word.isupper() and re.fullmatch(r"[^\W\d_][^\d_]+", word) else word

    spoken = re.sub(f"{OPENING}([^{CLOSING}]*){CLOSING}", small, sentence)
    return re.sub(f"[{PLACE}{OPENING}{CLOSING}]", "", spoken)


class Person:
    """Somebody with a browser: a page, and what was told to it. ``failures`` holds what broke in the page."""

    def __init__(self, browser: Browser, origin: str, name: str, look: Look) -> None:
        self.name = name
        self.origin = origin
        self.lang = look.lang
        self.touch = look.touch
        self.pseudo = look.pseudo
        self.context = opened_context(browser, origin, look)
        self.page = self.context.new_page()
        self.failures: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self._view: dict[str, Any] = {}
        self._room: dict[str, Any] | None = None
        self.requests: list[dict[str, Any]] = []
        self.page.on("pageerror", lambda error: self.failures.append(str(error)))
        self.page.on(
            "console",
            lambda line: self.failures.append(line.text) if "Content Security Policy" in line.text else None,
        )
        self.page.on("websocket", self._overhear)

    def _overhear(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))
        socket.on("framesent", lambda frame: self.requests.append(json.loads(frame)))

    def _hear(self, frame: dict[str, Any]) -> None:
        """Keep what the page was told, and the table as it is after that."""
        self.frames.append(frame)
        self._room = frame.get("room") or self._room
        if frame.get("view") is not None:
            self._view = frame["view"]
        for event in frame.get("events") or []:
            if event["kind"] == "now" and frame.get("feed") == "game":
                self._view = self._view | event["changed"]

    def text(self, name: str, /, **arguments: Any) -> str:
        """Give a text of the pages in this person's language."""
        words = text(self.lang, name, **arguments)
        return disguised(words) if self.pseudo else words

    # Coming and going

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Ask the HTTP interface with this person's cookie, whatever the page shows."""
        reply = self.context.request.fetch(path, method=method, data=body, headers={"Origin": self.origin})
        assert reply.ok, (path, reply.text())
        return reply.json()

    def named(self) -> Person:
        """Choose the nickname."""
        self.ask("POST", "/api/session", {"name": self.name, "lang": self.lang})
        return self

    def opened(self, game: str, **setup: Any) -> str:
        """Open a table; give the address for friends."""
        self.named()
        opened = self.ask("POST", "/api/tables", {"game": game, **setup})
        return f"/t/{opened['table']['table']}?invitation={opened['invitation']}"

    def table(self, game: str, **setup: Any) -> str:
        """Open a table, and come to it; give the address for friends."""
        address = self.opened(game, **setup)
        self.come(address)
        return address

    def come(self, address: str) -> None:
        """Come to a table by its address, and wait until it is drawn."""
        self.go(address)
        self.page.locator(".table-seats").wait_for()

    def go(self, address: str) -> None:
        """Go to a page; in the pseudo-locale without loading it anew, which would end that."""
        if not self.pseudo:
            self.page.goto(address)
            return
        if self.page.url == "about:blank":
            self.page.goto("/design")
            self.page.get_by_role("button", name="Pseudo-locale").click()
            self.page.get_by_role("link", name=disguised("Rules")).first.wait_for()
        self.page.evaluate(GO, address)

    def join(self, address: str) -> None:
        """Come to a table by its address under the own nickname, and take the first free seat."""
        self.named()
        self.come(address)
        self.press("table-sit", first=True)

    # Pressing

    def button(self, name: str, /, **arguments: Any) -> Locator:
        """Give the button with one of the pages' texts, or the cell of a board that is one."""
        words = self.text(name, **arguments)
        button = self.page.get_by_role("button", name=words, exact=True)
        # A cell around a button has the button's name, and is none itself.
        cell = self.page.get_by_role("gridcell", name=words, exact=True).and_(self.page.locator("button"))
        return button.or_(cell)

    def press(self, name: str, /, first: bool = False, **arguments: Any) -> None:
        """Press a button."""
        button = self.button(name, **arguments)
        self.touch_on(button.first if first else button)

    def touch_on(self, thing: Locator) -> None:
        """Click, or tap where there is a touch screen."""
        if self.touch:
            thing.tap()
        else:
            thing.click()

    def menu(self, menu: Locator, item: str) -> None:
        """Choose from a menu."""
        self.touch_on(menu)
        self.touch_on(self.page.get_by_role("menuitem", name=item, exact=True))

    # Playing

    @property
    def acts(self) -> bool:
        """Whether it is this person's turn, by the page, as soon as that shows what it was told last."""
        shown = self.page.locator(".seat-own.seat-acts")
        self.until(lambda: (shown.count() > 0) == self._is_asked, "the page to show whose turn it is")
        return self._is_asked

    @property
    def _is_asked(self) -> bool:
        """Whether the page was told that this person is to act."""
        view, room = self.view, self.room
        return room["status"] == "playing" and not view.get("over") and room["you"]["seat"] in view.get("to_act", [])

    @property
    def over(self) -> bool:
        """Whether the page shows that the game is over."""
        return self.page.locator(".result").count() > 0

    def await_turn(self) -> bool:
        """Wait for the own turn, or the end; tell whether it is the own turn."""
        self.page.locator(".seat-own.seat-acts, .result").first.wait_for()
        return not self.over

    def until(self, condition: Callable[[], bool], what: str = "") -> None:
        """Wait for a condition, while the page goes on; ask less and less often, as asking is work too."""
        deadline, pause = time.monotonic() + PATIENCE / 1000, SHORTEST_PAUSE
        while time.monotonic() < deadline:
            if condition():
                return
            self.page.wait_for_timeout(pause)
            pause = min(1.5 * pause, LONGEST_PAUSE)
        raise AssertionError(f"{self.name} waited in vain for {what or condition}: {self.page.url}")

    @property
    def field(self) -> Locator:
        """The move field."""
        return self.page.locator(".move-field input")

    @contextmanager
    def side(self) -> Iterator[None]:
        """Have the side in sight for a while, which is a drawer where the window is narrow."""
        side = self.page.locator("[data-part=side]")
        handle = self.page.locator(".side-handle button")
        was_shut = not side.is_visible() and handle.is_visible()
        if was_shut:
            self.touch_on(handle)
            side.wait_for()
        yield
        if was_shut and self.page.locator(".side-close button").is_visible():
            self.touch_on(self.page.locator(".side-close button"))

    def type(self, typed: str) -> str:
        """Send something from the move field; give what stands below it then: nothing after a move that was made."""
        with self.side():
            return self._typed(typed)

    def _typed(self, typed: str) -> str:
        told = self.page.locator("#move-told")
        before = told.inner_text()
        self.field.fill(typed)
        self.field.press("Enter")
        self.until(
            lambda: self.over or self.field.input_value() == "" or told.inner_text() != before, f"an answer to {typed}"
        )
        after = told.inner_text() if told.count() else ""
        return "" if after == self.text("table-move-help") else after

    def asked(self, question: str, press: Callable[[Locator], None] | None = None) -> str:
        """Press a question beside the move field, by its first name; give the answer."""
        with self.side():
            return self._asked(question, press or self.touch_on)

    def _asked(self, question: str, press: Callable[[Locator], None]) -> str:
        told = self.page.locator("#move-told")
        before = told.inner_text()
        press(self.question(question))
        self.until(lambda: told.inner_text() != before, f"an answer to {question}")
        return told.inner_text()

    def question(self, question: str) -> Locator:
        """Give the button of a question beside the move field."""
        first = say(Message(f"question-{question}"), self.lang).split(",")[0]
        return self.page.locator(".move-questions").get_by_role("button", name=first, exact=True)

    def hinted(self, ask: Callable[[], None]) -> str | None:
        """Ask for hints until a move is told; give it as the rules write it, or nothing where none may be made."""
        with self.side():
            nudged, move = self._advised(ask)
            if nudged:
                _, move = self._advised(ask)
        return move

    def _advised(self, ask: Callable[[], None]) -> tuple[bool, str | None]:
        """Ask for a hint; tell whether it was a nudge alone, and give the move that it is about."""
        told = self.page.locator("#move-told")
        start = len(self.frames)
        ask()
        self.until(lambda: self._advice(start) is not None, "advice")
        advice = self._advice(start)
        assert advice is not None
        if not advice["ok"]:
            return False, None
        answers = (
            self.text("table-hint", move=unmarked(str(advice.get("said")))),
            unmarked(str(advice.get("nudge"))),
        )
        self.until(lambda: told.inner_text().startswith(answers), f"{answers} below the move field")
        return told.inner_text().startswith(answers[1]), str(advice["move"])

    def _advice(self, start: int) -> dict[str, Any] | None:
        found = [frame for frame in self.frames[start:] if "feed" not in frame]
        return next((frame for frame in found if frame.get("ok") is False or "move" in frame), None)

    @property
    def view(self) -> dict[str, Any]:
        """The table as this page knows it."""
        return self._view

    @property
    def room(self) -> dict[str, Any]:
        """The room as this page knows it."""
        assert self._room is not None
        return self._room

    @property
    def seat(self) -> int:
        """The own seat."""
        return int(self.room["you"]["seat"])

    def news(self) -> int:
        """Count what this page was told of the game, and what it was refused."""
        return sum(frame.get("feed") == "game" or frame.get("ok") is False for frame in self.frames)

    # Listening

    def heard(self) -> list[str]:
        """Give all that the live regions of this page said, in order."""
        return [str(said["text"]) for said in self.page.evaluate("window.heard")]

    def hears(self, sentence: str | re.Pattern[str]) -> None:
        """Wait until the live regions say something."""
        pattern = sentence if isinstance(sentence, re.Pattern) else re.compile(re.escape(sentence))
        self.until(lambda: any(pattern.search(said) for said in self.heard()), f"{pattern.pattern!r} in {self.heard()}")

    def sees(self, words: str) -> None:
        """Wait until words stand on the page."""
        expect(self.page.get_by_text(words).first).to_be_visible()


__all__ = ["DESKTOP", "PHONE", "Late", "Look", "Page", "Person", "expect", "text"]
