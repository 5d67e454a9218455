"""On a telephone of 360 pixels, by finger: nothing hangs over the edge, and the games are played."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Invite
from tests.browser.driving import PHONE, Person, expect
from tests.browser.fitting import narrow
from tests.browser.playing import BOARDS, by_mouse
from tests.browser.short_games import SHORT
from tests.browser.states import seated
from tests.server.running import Served
from tests.sweep import among

TURNS = 3


def overhang(one: Person) -> int:
    """Give how many pixels of the page lie beyond the right edge."""
    return int(one.page.evaluate("document.documentElement.scrollWidth - innerWidth"))


@pytest.mark.parametrize(
    ("game", "lang"), among(zip(SHORT, ("pl", "uk", "en", "ro"), strict=True), "klepka", "scrabble_cards")
)
def test_the_first_turns_by_finger(person: Invite, game: str, lang: str) -> None:
    anna = person("Anna", lang=lang, size=PHONE, touch=True, dark=True)
    anna.table(game, seats=2, bots=["easy"], seed="by finger", **SHORT[game]())
    for _ in range(TURNS):
        if not anna.await_turn():
            break
        assert overhang(anna) <= 0
        assert narrow(anna) == []
        news = anna.news()
        move = anna.hinted(lambda: by_mouse(anna, anna.question("hint")))
        if move is None:
            continue
        BOARDS[game](anna, move, by_mouse)
        anna.until(lambda news=news: anna.news() > news, f"what {move} does")  # type: ignore[misc]
    assert anna.page.locator(".table-history li").count() > TURNS


def test_the_result_is_in_sight_when_a_game_ends_while_one_reads_the_log(person: Invite, server: Served) -> None:
    anna = person("Anna", size=PHONE, touch=True)
    rival = seated(anna, server, "klepka")
    anna.press("table-side")
    expect(anna.page.locator(".table-history")).to_be_in_viewport()
    rival.done("resign")
    expect(anna.page.locator(".result h2")).to_be_in_viewport()


SLOW_LINE = """
const fetched = window.fetch.bind(window);
window.fetch = (...what) => new Promise((later) => setTimeout(() => later(fetched(...what)), 400));
window.moved = 0;
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) window.moved += value;
}).observe({ type: "layout-shift", buffered: true });
"""
# The part of a window that may move while a page comes, as browsers measure it: a good page stays below a tenth.
MOST_MOVED = 0.1


@pytest.mark.parametrize("page", among(["lobby", "waiting", *SHORT], "lobby", "waiting", "klepka"))
def test_nothing_jumps_while_a_page_comes_over_a_slow_line(person: Invite, page: str) -> None:
    anna = person("Anna", size=PHONE, touch=True)
    anna.page.add_init_script(SLOW_LINE)
    if page == "lobby":
        anna.opened("dnup", seats=2, access="open")
        anna.go("/")
        come = anna.page.locator(".lobby-tables")
    elif page == "waiting":
        anna.table("klepka", seats=2, options={"min_letters": 3})
        come = anna.page.locator(".waiting-seats")
    else:
        anna.table(page, seats=2, bots=["easy"])
        come = anna.page.locator(".board-area")
    come.wait_for()
    # What moved is told after it was drawn.
    anna.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50)))")
    assert anna.page.evaluate("window.moved") < MOST_MOVED


@pytest.mark.parametrize("touch", [False, True])
def test_typing_on_the_crossword_is_explained_where_there_are_keys(person: Invite, server: Served, touch: bool) -> None:
    anna = person("Anna", touch=touch)
    seated(anna, server, "scrabble_cards")
    told = anna.page.get_by_text(anna.text("cards-help-type"))
    (expect(told).to_be_hidden if touch else expect(told).to_be_visible)()
