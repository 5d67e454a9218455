"""What Word Rummikub asks of hands and keys: the table rebuilt, jokers, doubts."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Invite
from tests.browser.driving import PHONE, Person, expect
from tests.browser.playing import Press, by_keys, by_mouse
from tests.browser.short_games import pack_of
from tests.browser.states import rival_at
from tests.server.running import Seated, Served

PRESSES = pytest.mark.parametrize("press", [by_mouse, by_keys])


def setup_of(jokers: int = 0, seats: int = 2, **options: Any) -> dict[str, Any]:
    """Give a table where nearly all letters are A, as the rules ask for two, and all words of them are words."""
    pack = pack_of("word_rummikub", {"A": 60 - jokers, "O": 1})
    pack["joker"]["count"] = jokers
    words = ["a" * length for length in range(2, 15)]
    options = {"opening_letters": 4, "first_seat": 0, **options}
    return {"pack": pack, "words": words, "seats": seats, "seed": "rummikub", "options": options}


def begun(anna: Person, server: Served, jokers: int = 0, **options: Any) -> Seated:
    """Begin a game of the letter A alone; give the rival, who has the second seat."""
    rival = rival_at(server, anna.table("word_rummikub", **setup_of(jokers, **options)))
    anna.page.locator(".board-area").wait_for()
    return rival


def on_table(anna: Person) -> list[str]:
    """Give the words of the table as the page shows them."""
    words = anna.page.locator(".rummy-word .rummy-number [lang=pl]").all_inner_texts()
    return [word.strip() for word in words]


def lies(anna: Person, *words: str) -> None:
    """Wait until these words are on the table."""
    anna.until(lambda: on_table(anna) == list(words), f"{words}, there is {on_table(anna)}")


def played(anna: Person, rival: Seated, press: Press) -> None:
    """Play what is prepared, and let the rival draw."""
    play = anna.button("rummy-play")
    anna.until(play.is_enabled, f"a play: {anna.page.locator('.rummy-told').inner_text()}")
    news = anna.news()
    press(anna, play)
    anna.until(lambda: anna.news() > news, "the play")
    rival.done("act", move="draw")
    assert anna.await_turn()


def tile(anna: Person, word: int, at: int) -> Locator:
    """Give a tile of a word on the table."""
    return anna.page.locator(".rummy-word").nth(word).locator(".rummy-tile").nth(at)


def put(anna: Person, press: Press, thing: Locator, word: int, at: int) -> None:
    """Put a thing into a word, after so many letters."""
    press(anna, thing)
    press(anna, anna.page.locator(".rummy-word").nth(word).locator("button.rummy-gap").nth(at))


def own(anna: Person) -> Locator:
    """Give the first A of the rack."""
    return anna.page.locator('.part-hand .rummy-rack [data-thing^="tile:rA"]').first


@PRESSES
def test_the_table_is_split_joined_and_set_back(person: Invite, server: Served, press: Press) -> None:
    anna = person("Anna")
    rival = begun(anna, server)
    assert anna.type("play AAAAAAA") == ""
    rival.done("act", move="draw")
    assert anna.await_turn()
    # Split, and one more tile: a word of three, and one of five.
    press(anna, tile(anna, 0, 3))
    press(anna, anna.button("rummy-split"))
    lies(anna, "AAA", "AAAA")
    put(anna, press, own(anna), 1, 4)
    lies(anna, "AAA", "AAAAA")
    played(anna, rival, press)
    lies(anna, "AAA", "AAAAA")
    # A tile goes from one to the other, which leaves too little; undone, then all is set back.
    put(anna, press, tile(anna, 0, 0), 1, 5)
    put(anna, press, tile(anna, 0, 0), 1, 6)
    lies(anna, "A", "AAAAAAA")
    expect(anna.page.locator(".rummy-missing li").first).to_be_visible()
    assert anna.button("rummy-play").is_disabled()
    press(anna, anna.button("rummy-undo"))
    lies(anna, "AA", "AAAAAA")
    press(anna, anna.button("rummy-reset"))
    lies(anna, "AAA", "AAAAA")
    # Joined, all of a word at once, and a tile of the rack in its middle.
    put(anna, press, anna.page.locator(".rummy-word").nth(0).locator(".rummy-number"), 1, 0)
    lies(anna, "AAAAAAAA")
    put(anna, press, own(anna), 0, 4)
    played(anna, rival, press)
    lies(anna, "AAAAAAAAA")
    assert rival.done("view")["view"]["table"] == ["AAAAAAAAA"]


@PRESSES
def test_a_joker_is_given_a_letter_another_one_and_is_replaced(person: Invite, server: Served, press: Press) -> None:
    anna = person("Anna")
    rival = begun(anna, server, jokers=14)
    dialog = anna.page.get_by_role("dialog")
    joker = anna.page.locator('.part-hand .rummy-rack [data-thing^="tile:r*"]').first
    press(anna, joker)
    press(anna, anna.button("rummy-new-word"))
    dialog.wait_for()
    # Left by Escape, nothing is laid.
    anna.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    lies(anna)
    expect(joker).to_be_focused()
    press(anna, joker)
    press(anna, anna.button("rummy-new-word"))
    dialog.wait_for()
    anna.page.keyboard.press("k")
    expect(dialog).to_have_count(0)
    lies(anna, "K")
    expect(tile(anna, 0, 0)).to_be_focused()
    for length in range(1, 4):
        put(anna, press, own(anna), 0, length)
    lies(anna, "KAAA")
    expect(anna.page.locator(".rummy-word-wrong")).to_have_count(1)
    press(anna, tile(anna, 0, 0))
    press(anna, anna.button("rummy-reletter"))
    press(anna, dialog.get_by_role("option", name="A", exact=True))
    lies(anna, "AAAA")
    played(anna, rival, press)
    assert rival.done("view")["view"]["table"] == ["aAAA"]
    # A plain tile in its place frees it; it lies alone, and is used at the other end.
    press(anna, own(anna))
    press(anna, tile(anna, 0, 0))
    lies(anna, "AAAA", "A")
    put(anna, press, tile(anna, 1, 0), 0, 4)
    lies(anna, "AAAAA")
    played(anna, rival, press)
    assert rival.done("view")["view"]["table"] == ["AAAAa"]


def test_what_is_prepared_falls_after_the_play_that_fells_it_is_announced(person: Invite, server: Served) -> None:
    anna = person("Anna")
    rival = begun(anna, server)
    assert anna.type("play AAAAAAA") == ""
    rival.done("act", move="play AAAA")
    assert anna.await_turn()
    assert anna.type("draw") == ""
    put(anna, by_mouse, own(anna), 0, 7)
    lies(anna, "AAAAAAAA", "AAAA")
    rival.done("act", move="play AAAAAAAA from AAAAAAA")
    lost = anna.text("rummy-lost")
    anna.hears(lost)
    # Sentences that wait are joined where they are many.
    heard = " ".join(anna.heard())
    assert heard.index("AAAAAAAA from AAAAAAA".lower()) < heard.index(lost), heard


@pytest.mark.parametrize(("answer", "press"), [("yes", by_mouse), ("no", by_keys)])
def test_a_word_is_doubted_and_stays_or_goes_back(person: Invite, server: Served, answer: str, press: Press) -> None:
    anna = person("Anna")
    rival = begun(anna, server, first_seat=1, loanwords="vote", theme="letters")
    rival.done("act", move="play AAAA")
    lies(anna, "AAAA")
    press(anna, anna.button("rummy-doubt-word", word="AAAA"))
    vote = anna.page.locator(".rummy-vote")
    expect(vote).to_contain_text("AAAA")
    press(anna, vote.get_by_role("button", name=anna.text(f"rummy-vote-{answer}"), exact=True))
    expect(vote).to_have_count(0)
    lies(anna, *(["AAAA"] if answer == "yes" else []))
    assert rival.done("view")["view"]["to_act"] == ([0] if answer == "yes" else [1])


def test_the_vote_on_another_ones_doubt_leaves_the_focus_where_it_is(person: Invite, server: Served) -> None:
    anna = person("Anna")
    address = anna.table("word_rummikub", **setup_of(seats=3, first_seat=1, loanwords="vote", theme="letters"))
    bogdan = rival_at(server, address)
    name, _, invitation = address.removeprefix("/t/").partition("?invitation=")
    cecylia = server.guest("Cecylia").enter(name, invitation=invitation)
    cecylia.done("sit", seat=2)
    anna.page.locator(".board-area").wait_for()
    anna.page.locator(".rummy-rack [tabindex='0']").first.focus()
    focused = anna.page.locator(":focus").element_handle()
    bogdan.done("act", move="play AAAA")
    lies(anna, "AAAA")
    cecylia.done("act", move="doubt AAAA")
    anna.page.locator(".rummy-vote").wait_for()
    assert focused.evaluate("(thing) => thing === document.activeElement")
    anna.press("rummy-vote-yes")
    cecylia.done("act", move="yes")
    anna.page.locator(".rummy-vote").wait_for(state="detached")
    lies(anna, "AAAA")


# Notes the heights of the table's words by how many tiles lie on it, whenever anything changes there.
HEIGHTS = """
window.heights = {};
const words = document.querySelector(".rummy-words");
const note = () => {
  const tiles = words.querySelectorAll(".rummy-tile").length;
  window.heights[tiles] = [...new Set([...(window.heights[tiles] ?? []), words.offsetHeight])];
};
new MutationObserver(note).observe(words, { subtree: true, childList: true, attributes: true });
"""


def test_what_is_shown_of_a_draft_moves_nothing_from_under_a_finger(person: Invite, server: Served) -> None:
    anna = person("Anna", size=PHONE, touch=True)
    begun(anna, server)
    anna.page.evaluate(f"() => {{ {HEIGHTS} }}")
    by_mouse(anna, own(anna))
    by_mouse(anna, anna.button("rummy-new-word"))
    for laid in range(1, 8):
        expect(anna.page.locator(".rummy-word-right, .rummy-word-wrong")).to_be_visible()
        put(anna, by_mouse, own(anna), 0, laid)
    expect(anna.page.locator(".rummy-word-right .rummy-tile")).to_have_count(8)
    heights = anna.page.evaluate("() => window.heights")
    assert set(heights) >= {str(laid) for laid in range(2, 9)}
    assert {tiles: found for tiles, found in heights.items() if len(found) > 1} == {}
