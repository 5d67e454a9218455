"""Where the system chooses all colours, focus, turn, what is picked and where it may go are seen all the same."""

from __future__ import annotations

import pytest

from tests.browser import states
from tests.browser.conftest import Invite
from tests.browser.drafts import prepare
from tests.browser.driving import Person, expect
from tests.browser.states import seated, step
from tests.server.running import Served
from tests.sweep import among

# What tells things apart beside their colours.
SHAPE = """(thing) => {
  const { borderStyle, borderWidth, outlineStyle, outlineWidth } = getComputedStyle(thing);
  const signs = ["::before", "::after"].map((part) => getComputedStyle(thing, part).content);
  return [borderStyle, borderWidth, outlineStyle, outlineStyle === "none" ? "" : outlineWidth, ...signs].join(" ");
}"""
PICKED = {
    "klepka": ".klepka-grid",
    "word_rummikub": ".part-hand .rummy-rack",
    "scrabble_cards": ".cards-hand",
    "dnup": ".dnup-hand",
}
# Pairs that differ in what they mean.
APART = {
    "klepka": [(".seat-acts", ".seat:not(.seat-acts)")],
    "word_rummikub": [(".rummy-word:has(.rummy-own-tile)", ".rummy-word:not(:has(.rummy-own-tile))")],
    "scrabble_cards": [(".cards-cell-laid .cards-face", ".cards-cell-lying .cards-face")],
    "dnup": [(".dnup-player-turn", ".dnup-player:not(.dnup-player-turn)")],
}


def look(one: Person, place: str) -> bytes:
    """Give a picture of the first of its kind, with what stands out over its edge."""
    box = one.page.locator(place).first.bounding_box()
    assert box is not None
    edge = 6
    clip = {"x": box["x"] - edge, "y": box["y"] - edge}
    clip |= {"width": box["width"] + 2 * edge, "height": box["height"] + 2 * edge}
    return one.page.screenshot(clip=clip, full_page=True)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", among(states.GAMES, "klepka", "dnup"))
def test_focus_and_what_is_picked_are_seen(person: Invite, server: Served, game: str) -> None:
    anna = person("Anna", forced_colours=True)
    seated(anna, server, game)
    place = f"{PICKED[game]} [data-roving]"
    before = look(anna, place)
    # The last key says that the focus is to be seen.
    anna.page.keyboard.press("Tab")
    anna.page.locator(place).first.focus()
    focused = look(anna, place)
    assert focused != before
    anna.page.keyboard.press("Space")
    anna.page.locator(f"{PICKED[game]} [aria-selected=true]").wait_for()
    assert look(anna, place) not in (focused, before)


@pytest.mark.parametrize("game", states.GAMES)
def test_things_are_distinguished_by_more_than_colours(person: Invite, server: Served, game: str) -> None:
    anna = person("Anna", forced_colours=True)
    bogdan = seated(anna, server, game, acts=False)
    lying = {"word_rummikub": ".rummy-word", "scrabble_cards": ".cards-cell-lying"}.get(game)
    while not anna.acts or (lying is not None and not anna.page.locator(lying).count()):
        step(anna, bogdan)
    if lying is not None:
        drafted(anna, game)
    for one, other in APART[game]:
        shapes = [anna.page.locator(thing).first.evaluate(SHAPE) for thing in (one, other)]
        assert shapes[0] != shapes[1], (one, other)


def drafted(anna: Person, game: str) -> None:
    """Put something beside what lies there already."""
    if game == "word_rummikub":
        anna.page.locator(".part-hand .rummy-rack .rummy-tile").first.click()
        anna.press("rummy-new-word")
        if anna.page.get_by_role("dialog").count():
            anna.page.keyboard.press("a")
        return
    anna.page.locator('.cards-hand [data-thing]:not([aria-selected="true"])').filter(has_not_text="☆").first.click()
    anna.page.locator(".cards-cell-free").first.click()


@pytest.mark.parametrize(
    ("game", "picked", "seen"),
    [
        ("word_rummikub", ".rummy-rack [data-roving]", ".rummy-word .rummy-gap"),
        ("word_rummikub", ".rummy-rack [data-roving]", ".rummy-new"),
        ("word_rummikub", ".rummy-number", ".rummy-number"),
        ("scrabble_cards", ".cards-hand [data-roving]", '[data-cell="2,2"]'),
    ],
)
def test_what_is_held_and_where_it_may_go_are_seen(
    person: Invite, server: Served, game: str, picked: str, seen: str
) -> None:
    anna = person("Anna", forced_colours=True)
    seated(anna, server, game)
    prepare(anna, game)
    anna.page.mouse.move(0, 0)
    anna.page.keyboard.press("Tab")
    anna.page.locator(picked).first.focus()
    before = look(anna, seen)
    anna.page.keyboard.press("Space")
    anna.page.locator(".board-area [aria-selected=true]").first.wait_for()
    assert look(anna, seen) != before


def visible_part(one: Person, place: str, part: str) -> bool:
    """Tell whether a place looks different without a part of it."""
    with_it = look(one, place)
    thing = one.page.locator(part).first
    thing.evaluate("(part) => part.style.setProperty('visibility', 'hidden')")
    without = look(one, place)
    thing.evaluate("(part) => part.style.removeProperty('visibility')")
    return with_it != without


def test_no_strip_of_paper_wipes_out_the_result(person: Invite, server: Served) -> None:
    anna = person("Anna", forced_colours=True, motion=True)
    seated(anna, server, "klepka").done("resign")
    expect(anna.page.locator(".result h2")).to_be_visible()
    expect(anna.page.locator(".strips > i").first).to_be_hidden()


def test_switches_and_sliders_are_seen(person: Invite) -> None:
    anna = person("Anna", forced_colours=True)
    anna.page.goto("/settings")
    slider = anna.page.locator(".slider")
    slider.wait_for()
    assert visible_part(anna, ".switch", ".switch-thumb")
    anna.page.locator(".slider-thumb").evaluate("(thumb) => thumb.style.setProperty('display', 'none')")
    assert visible_part(anna, ".slider", ".slider-track")


def test_a_tutorial_shows_how_far_one_is(person: Invite) -> None:
    anna = person("Anna", forced_colours=True)
    anna.page.goto("/learn/scrabble_cards")
    bar = ".lesson-count progress"
    anna.page.locator(bar).wait_for()
    progress = look(anna, bar)
    anna.page.locator(bar).evaluate("(progress) => { progress.value = 2; }")
    assert look(anna, bar) != progress
