"""The table by keyboard: every control is reached, letters ask where nothing is typed, and Escape lays back."""

from __future__ import annotations

import pytest

from tests.browser import states
from tests.browser.conftest import Invite
from tests.browser.drafts import drafted, prepare
from tests.browser.driving import Person, expect
from tests.browser.states import seated
from tests.server.running import Served
from tests.sweep import among, each_once

FOCUS = """() => {
  const here = document.activeElement;
  if (here === null || here === document.body) return null;
  const shown = [here, ...here.querySelectorAll("*"), here.closest("label")].filter(Boolean).some((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
  });
  return { name: `${here.tagName} ${here.className} ${here.dataset.roving ?? ""}`, shown };
}"""
# More than the controls of any table.
MOST_STOPS = 120
# The stop of the first group that arrows go through.
STOP = ".board-area :is([data-roving], [role=gridcell])[tabindex='0']"
# What Escape lays back, once it was picked by Space.
PICKED = {
    "klepka": ".klepka-grid [data-roving][tabindex='0']",
    "word_rummikub": ".rummy-rack [data-roving][tabindex='0']",
    "scrabble_cards": ".cards-hand [data-roving][tabindex='0']",
    "dnup": ".dnup-hand [data-roving][tabindex='0']",
}


@pytest.mark.parametrize("game", among(states.GAMES, "klepka", "scrabble_cards"))
def test_every_control_is_a_tab_stop_that_shows_its_focus(person: Invite, server: Served, game: str) -> None:
    anna = person("Anna")
    seated(anna, server, game)
    anna.page.evaluate("document.activeElement?.blur()")
    stops = []
    for _ in range(MOST_STOPS):
        anna.page.keyboard.press("Tab")
        stop = anna.page.evaluate(FOCUS)
        if stop is None:
            break
        stops.append(stop)
    assert [stop["name"] for stop in stops if not stop["shown"]] == []
    # A group that arrows go through is one stop.
    groups = anna.page.evaluate(
        """() => [...document.querySelectorAll("[data-roving]")].filter(({ tabIndex }) => tabIndex === 0).length"""
    )
    assert sum(stop["name"].split(" ")[-1] != "" for stop in stops) <= groups
    ways = anna.page.locator("button:enabled:visible:not([data-roving]):not([tabindex='-1'])").count()
    assert len(stops) >= ways


@pytest.mark.parametrize("game", among(states.GAMES, "klepka", "word_rummikub"))
def test_letters_ask_while_the_table_has_the_focus_and_nowhere_else(person: Invite, server: Served, game: str) -> None:
    anna = person("Anna")
    seated(anna, server, game)
    fields = [anna.page.get_by_label(anna.text("table-chat-field"), exact=True), anna.field]
    fields += anna.page.locator(".board-area input[type=text], .board-area input:not([type])").all()
    anna.page.evaluate("document.activeElement?.blur()")
    anna.page.keyboard.press("s")
    for field in fields:
        field.focus()
        anna.page.keyboard.type("slwt")
        assert field.input_value().lower() == "slwt"
        field.fill("")
    assert told(anna) == []
    anna.page.locator(STOP).first.focus()
    for number, key in enumerate(("s", "W"), 1):
        anna.page.keyboard.press(key)
        anna.until(lambda number=number: len(told(anna)) == number, f"an answer to {key}")  # type: ignore[misc]
        anna.hears(told(anna)[-1].split("\n")[0].rstrip("."))


def told(anna: Person) -> list[str]:
    """Give all that questions of keys were answered with, in order; a board may ask by itself what is to be done."""
    by_key = {request["id"] for request in anna.requests if request["do"] == "say" and request["what"] != "now"}
    return [str(frame["text"]) for frame in anna.frames if frame.get("id") in by_key]


@pytest.mark.parametrize("game", among(states.GAMES, "word_rummikub", "dnup"))
def test_escape_lays_back_what_is_picked_and_leaves_what_is_prepared(person: Invite, server: Served, game: str) -> None:
    anna = person("Anna")
    seated(anna, server, game)
    # A place of Klepka and a card of dnup are picked for the move itself.
    before = prepare(anna, game) if game in ("word_rummikub", "scrabble_cards") else None
    thing = anna.page.locator(PICKED[game]).first
    thing.focus()
    anna.page.keyboard.press("Space")
    pressed = anna.page.locator(".board-area [aria-selected=true]")
    pressed.first.wait_for()
    anna.page.keyboard.press("Escape")
    pressed.first.wait_for(state="detached")
    assert thing.evaluate("(thing) => thing === document.activeElement")
    assert before is None or drafted(anna, game) == before


# What keys of a Ukrainian and of a Polish keyboard write, by the places that have H, S, W and / on an English one.
LAYOUTS = {
    "uk": {"KeyH": "р", "KeyS": "і", "KeyW": "ц", "KeyN": "т", "Slash": "."},
    "pl": {"KeyH": "h", "KeyS": "s", "KeyW": "w", "KeyN": "n", "Slash": "/"},
}
ASKED = {"KeyH": "hand", "KeyS": "scores", "KeyW": "whose", "KeyN": "now"}


@pytest.mark.parametrize(("game", "lang"), each_once(states.GAMES, list(LAYOUTS)))
def test_letters_ask_and_jump_keys_jump_on_every_layout(person: Invite, server: Served, game: str, lang: str) -> None:
    anna = person("Anna", lang=lang)
    seated(anna, server, game)
    browser = anna.context.new_cdp_session(anna.page)

    def press(code: str, *, held: int = 0) -> None:
        key = LAYOUTS[lang].get(code, code[-1])
        event = {"key": key, "code": code, "modifiers": held}
        browser.send("Input.dispatchKeyEvent", {"type": "keyDown", **event, **({} if held else {"text": key})})
        browser.send("Input.dispatchKeyEvent", {"type": "keyUp", **event})

    anna.page.locator(STOP).first.focus()
    for code, what in ASKED.items():
        press(code)
        anna.until(lambda what=what: what in asked_for(anna), f"a question about {what}")  # type: ignore[misc]
    press("Slash")
    expect(anna.field).to_be_focused()
    # Ctrl and Alt are held.
    press("Digit3", held=3)
    expect(anna.page.locator("[data-part=hand] :focus, [data-part=hand]:focus")).to_have_count(1)


def asked_for(anna: Person) -> list[str]:
    """Give what was asked of the server."""
    return [str(request["what"]) for request in anna.requests if request["do"] == "say"]


def test_letters_of_a_layout_are_typed_and_ask_nothing_in_a_field(person: Invite, server: Served) -> None:
    anna = person("Anna", lang="uk")
    seated(anna, server, "klepka")
    anna.field.focus()
    before = len(asked_for(anna))
    anna.page.keyboard.insert_text("рідґї")
    assert anna.field.input_value() == "рідґї"
    assert len(asked_for(anna)) == before
