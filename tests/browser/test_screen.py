"""The screen of a game fits the window: at every size, early and late, and nothing jumps."""

from __future__ import annotations

import re
from itertools import product

import pytest

from tests.browser import states
from tests.browser.conftest import Invite
from tests.browser.driving import Person, expect, unmarked
from tests.browser.fitting import faults as misfits
from tests.browser.fitting import obscured
from tests.browser.positions import STAGES, reached
from tests.browser.seen import (
    DESK,
    FINGER,
    LAPTOP,
    PHONE,
    TOUCH,
    TURNED,
    all_faults,
    faults,
    is_inside,
    overlaps,
    places,
    sat_down,
    sized,
    smallest,
)
from tests.browser.states import DRAFTS, answered, is_own_turn, seated, step
from tests.server.running import Served
from tests.sweep import among, each_once

# Seats beside the two that every stage is looked at with.
MOST_SEATS = {"klepka": 6, "word_rummikub": 4, "scrabble_cards": 4, "dnup": 5}


@pytest.mark.parametrize(("game", "stage", "touch"), each_once(states.GAMES, STAGES, (True, False)))
def test_it_fits_at_every_size_and_stage(person: Invite, server: Served, game: str, stage: str, touch: bool) -> None:
    anna = sat_down(person, server, game, stage, 2, touch)
    assert all_faults(anna, TOUCH if touch else DESK) == []


@pytest.mark.parametrize(
    ("game", "touch"), among(product(states.GAMES, (False, True)), ("klepka", True), ("scrabble_cards", False))
)
def test_it_fits_with_all_seats_taken(person: Invite, server: Served, game: str, touch: bool) -> None:
    anna = sat_down(person, server, game, "middle", MOST_SEATS[game], touch, lang="uk")
    assert all_faults(anna, TOUCH if touch else DESK) == []


def test_five_sets_of_upside_down_are_in_sight_on_a_phone(person: Invite, server: Served) -> None:
    anna = sat_down(person, server, "dnup", "middle", 5, True, lang="pl")
    for size in TOUCH:
        board = sized(anna, size)["parts"]["board"]
        sets = anna.page.locator(".dnup-set").all()
        assert len(sets) == 5
        for one in sets:
            box = one.evaluate("(set) => set.getBoundingClientRect().toJSON()")
            assert is_inside(box, board), size
        assert smallest(anna, ".dnup-set .dnup-face") >= FINGER, size


def test_a_long_surname_is_an_initial_where_there_is_no_room(person: Invite, server: Served) -> None:
    anna = sat_down(person, server, "dnup", "early", 3, True)
    whole = "Bogdan Długonazwiskowski"
    for size, shown in ((TURNED, "Bogdan D."), (TOUCH[2], "Bogdan D."), (DESK[1], whole)):
        sized(anna, size)
        seat = anna.page.locator(".seat").nth(1)
        seen = seat.locator(".seat-name > *").filter(visible=True)
        large = [name for name in seen.all() if name.evaluate("(name) => name.offsetWidth > 1")]
        assert [name.inner_text() for name in large] == [shown]
        assert large[0].evaluate("(name) => parseFloat(getComputedStyle(name).fontSize)") >= 10
        # Ears are told the whole name.
        expect(seat.locator(".seat-name > :not([aria-hidden])")).to_have_text(whole)


@pytest.mark.parametrize(
    ("game", "lang"), among(zip(states.GAMES, ("ro", "uk", "pl", "pl"), strict=True), "klepka", "word_rummikub")
)
def test_it_fits_in_longer_languages(person: Invite, server: Served, game: str, lang: str) -> None:
    anna = sat_down(person, server, game, "middle", 2, True, lang=lang)
    assert all_faults(anna, TOUCH) == []


def test_sixty_letters_of_a_crossword_are_large_enough_to_be_read(person: Invite, server: Served) -> None:
    anna = sat_down(person, server, "scrabble_cards", "late", 2, False)
    assert anna.page.locator(".cards-cell-lying").count() >= 60
    sized(anna, LAPTOP)
    assert smallest(anna, ".cards-cell-lying") >= 28
    finger = sat_down(person, server, "scrabble_cards", "late", 2, True)
    sized(finger, PHONE)
    assert smallest(finger, ".cards-cell-lying") >= 32


def test_the_carpet_fills_its_part(person: Invite, server: Served) -> None:
    anna = sat_down(person, server, "klepka", "early", 2, False)
    sized(anna, LAPTOP)
    assert smallest(anna, ".klepka-place") >= 48


@pytest.mark.parametrize("game", states.GAMES)
def test_the_board_has_most_of_the_room_and_where_there_is_none_it_is_read_from_top_to_bottom(
    person: Invite, server: Served, game: str
) -> None:
    anna = sat_down(person, server, game, "middle", 2, False)
    for size in (LAPTOP, DESK[1]):
        board = sized(anna, size)["parts"]["board"]
        assert board["width"] * board["height"] >= 0.33 * size[0] * size[1], size
    board = sized(anna, TURNED)["parts"]["board"]
    assert board["width"] >= 0.5 * TURNED[0]
    assert board["height"] >= 0.9 * TURNED[1]
    # 1280 pixels at 400 per cent
    shown = sized(anna, (320, 256))
    assert shown["scrolls"][0] <= 0
    tops = [shown["parts"][part]["top"] for part in ("seats", "prompt", "board", "hand", "actions", "side")]
    assert tops == sorted(tops)


@pytest.mark.parametrize(
    ("game", "size"), among(product(states.GAMES, (LAPTOP, PHONE)), ("word_rummikub", PHONE), ("dnup", LAPTOP))
)
def test_nothing_that_comes_moves_a_part(person: Invite, server: Served, game: str, size: tuple[int, int]) -> None:
    anna = person("Anna", size=size, touch=size == PHONE)
    bogdan = seated(anna, server, game)
    while game == "klepka" and not (anna.acts and anna.page.locator(".klepka-hand [data-roving]").count()):
        step(anna, bogdan)
    before = places(anna)
    for state in DRAFTS[game](anna):
        if state == "drafted":
            assert places(anna) == before
    anna.press("table-hint-ask")
    note = anna.page.get_by_role("region", name=anna.text("table-hint-ask"))
    note.filter(has_not_text=anna.text("table-hint-thinking")).wait_for()
    assert places(anna) == before
    anna.touch_on(note.get_by_role("button", name=anna.text("close")))
    step(anna, bogdan)
    bogdan.done("offer", what="end", withdraw=False)
    anna.sees(anna.text("table-end-wanted", names=bogdan.room["seats"][1]["name"], count=1))
    assert places(anna) == before
    while not is_own_turn(bogdan):
        answered(anna, bogdan)
    assert places(anna) == before


@pytest.mark.parametrize("game", among(states.GAMES, "scrabble_cards"))
def test_text_of_twice_the_size_is_neither_cut_nor_covered(person: Invite, server: Served, game: str) -> None:
    anna = sat_down(person, server, game, "middle", 2, False, lang="pl")
    # What one sets in the browser: 200 per cent of the usual 16 pixels
    fonts = anna.context.new_cdp_session(anna.page)
    fonts.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    found = []
    for size in (LAPTOP, DESK[1], TOUCH[0], PHONE):
        found += overlaps(sized(anna, size)["parts"])
        found += misfits(anna, str(size)) + obscured(anna, str(size))
    assert found == []


def test_a_refusal_is_shown_in_the_prompt_and_spoken(person: Invite, server: Served) -> None:
    anna = sat_down(person, server, "klepka", "middle", 2, False)
    before = places(anna)
    anna.page.locator(".klepka-word").fill("КРО")
    anna.press("klepka-make")
    anna.until(lambda: any(not frame.get("ok", True) for frame in anna.frames), "a refusal")
    refused = unmarked(next(frame["error"]["message"] for frame in anna.frames if not frame.get("ok", True)))
    expect(anna.page.locator(".part-prompt-wrong")).to_contain_text(refused)
    # Words are said in small letters, or they would be spelled.
    anna.hears(re.compile(re.escape(refused), re.IGNORECASE))
    expect(anna.page.locator(".toast")).to_have_count(0)
    assert places(anna) == before


# What of an advised move is drawn on the board, or in the hand.
ADVISED = ".shown, .shown-ghost, .shown-going"


@pytest.mark.parametrize("game", states.GAMES)
def test_a_hint_is_shown_on_the_board_and_played_from_there(person: Invite, server: Served, game: str) -> None:
    anna = sat_down(person, server, game, "middle", 2, True)
    sized(anna, PHONE)
    before = places(anna)
    note = anna.page.get_by_role("region", name=anna.text("table-hint-ask"))
    play = anna.button("table-hint-play")
    anna.press("table-hint-ask")
    anna.touch_on(note.get_by_role("button", name=anna.text("table-hint-more")))
    play.wait_for()
    advice = next(frame for frame in reversed(anna.frames) if "nudge" in frame)
    expect(note).to_contain_text(unmarked(advice["said"]))
    assert advice["move"] not in note.inner_text()
    assert anna.page.locator(ADVISED).count() > 0
    assert places(anna) == before
    assert play.evaluate("(button) => button.getBoundingClientRect().bottom <= innerHeight")
    news = anna.news()
    anna.touch_on(play)
    anna.until(lambda: anna.news() > news, "the move")
    assert [request for request in anna.requests if request["do"] == "act"][-1]["move"] == advice["move"]
    expect(anna.page.locator(ADVISED)).to_have_count(0)


def test_a_move_of_the_log_is_shown_on_the_board(person: Invite, server: Served) -> None:
    anna = person("Anna")
    bogdan = seated(anna, server, "dnup", acts=False)
    news = anna.news()
    bogdan.done("act", move=next(m for m in bogdan.done("legal", limit=50)["moves"] if m.startswith("A ")))
    anna.until(lambda: anna.news() > news, "a move")
    # What was done last is marked at once, and faintly.
    expect(anna.page.locator(".shown-last")).to_have_count(1)
    move = anna.page.locator(".log-move").last
    move.click()
    expect(move).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator(".dnup-set.shown")).to_have_count(1)
    move.press("Enter")
    expect(anna.page.locator(".dnup-set.shown")).to_have_count(0)
    # What was told before a reload is shown as well.
    anna.page.reload()
    move.click()
    expect(anna.page.locator(".dnup-set.shown")).to_have_count(1)


def test_coordinates_that_aren_t_shown_aren_t_read(person: Invite, server: Served) -> None:
    anna = person("Anna")
    bogdan = seated(anna, server, "scrabble_cards", acts=False)
    news = anna.news()
    laid = next(move for move in bogdan.done("legal", limit=50)["moves"] if move.startswith("lay "))
    bogdan.done("act", move=laid)
    anna.until(lambda: anna.news() > news, "a word")
    # Minus signs are spoken, hyphens are not.
    _, word, column, row, _, *_ = laid.replace("-", "−").split(" ")
    line = anna.page.locator(".log-move").last
    expect(line).to_contain_text(word.upper())
    expect(line).not_to_contain_text(f" {column} {row} ")
    # By ear the table is gone over by its columns and rows.
    anna.until(lambda: any(f" {column} {row} " in each for each in anna.heard()), "the place")
    # Coordinates on the board bring them into the log; and who reads a record finds all of it.
    anna.press("cards-coordinates")
    expect(line).to_contain_text(f" {column} {row} ")


# Whether the middle of something is on top, and in no box that scrolled it away.
IS_UNCOVERED = """(element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def replayed(anna: Person, server: Served, game: str) -> None:
    """Play a few moves, end the game, and open its replay at the end, with an analysis."""
    bogdan = seated(anna, server, game)
    for _ in range(6):
        if not anna.over:
            step(anna, bogdan)
    if not anna.over:
        bogdan.done("resign")
    anna.page.locator(".result").wait_for()
    anna.press("table-analysis-begin")
    anna.page.locator(".analysis .chances").wait_for(timeout=120_000)
    anna.press("table-replay")
    anna.page.locator(".replay-said").wait_for()
    anna.page.locator(".screen-replay .replay-board .parts").wait_for()


@pytest.mark.parametrize("game", ["scrabble_cards", "klepka"])
def test_replay_and_analysis_are_one_screen(person: Invite, server: Served, game: str) -> None:
    anna = person("Anna")
    replayed(anna, server, game)
    for size in (LAPTOP, DESK[1], PHONE, TURNED):
        shown = sized(anna, size)
        assert max(shown["scrolls"]) <= 0, size
        room = {"left": 0.0, "top": 0.0, "right": float(size[0]), "bottom": float(size[1])}
        assert [part for part, box in shown["parts"].items() if not is_inside(box, room)] == [], size
    sized(anna, PHONE)
    for held in anna.page.locator(".replay-others li > b").all():
        expect(held).to_be_in_viewport(ratio=1)
        assert held.evaluate(IS_UNCOVERED)
    sized(anna, LAPTOP)
    seek = anna.page.get_by_label(anna.text("table-replay-seek"))
    anna.page.keyboard.press("n")
    expect(seek).to_have_value("1")
    anna.page.keyboard.press("b")
    expect(seek).to_have_value("0")
    # The seats show the score, and questions answer it, of the move, not of the end.
    expect(anna.page.locator(".seat-score").first).to_contain_text("0")
    assert set(re.findall(r": (\d+)", anna.asked("scores"))) == {"0"}
    graph = anna.page.locator(".chances-field")
    told = anna.page.locator(".chances-told")
    # What a press would go to is said before, and marked afterwards; keys go on from there.
    graph.hover(position={"x": 300, "y": 60})
    expect(anna.page.locator(".chances-under")).to_have_count(1)
    pointed = told.inner_text()
    assert re.search(r": \d+%", pointed), pointed
    graph.click(position={"x": 300, "y": 60})
    expect(seek).not_to_have_value("0")
    expect(anna.page.locator(".chances-at")).to_have_count(1)
    expect(told).to_have_text(pointed)
    number = int(seek.input_value())
    graph.press("ArrowLeft")
    expect(seek).to_have_value(str(number - 1))
    expect(graph).to_have_attribute("aria-valuenow", str(number - 1))
    if game == "scrabble_cards":
        # She passed where a word was to be had.
        # Nothing lies over a word that waited for its answer.
        anna.press("table-replay-first")
        answer = anna.page.locator(".cards-answer")
        for number in range(1, int(seek.get_attribute("max") or "") + 1):
            anna.page.keyboard.press("n")
            expect(seek).to_have_value(str(number))
            anna.page.locator(".replay-said").wait_for()
            expect(answer.filter(visible=True)).to_have_count(0)
        anna.page.keyboard.press("m")
        anna.press("table-replay-better")
        expect(anna.page.locator(".cards-cell-ghost").first).to_be_visible()
        expect(anna.page.locator(".replay-judged")).not_to_contain_text("Better: lay")
    else:
        faces = anna.page.locator(".klepka-carpet .klepka-open")
        anna.press("table-replay-first")
        expect(faces).to_have_count(0)
        anna.page.get_by_text(anna.text("table-replay-open")).click()
        expect(faces.first).to_be_visible()


def test_a_series_shows_its_score_at_the_table_and_in_the_result(person: Invite, server: Served) -> None:
    anna = person("Anna", size=PHONE, touch=True)
    bogdan = seated(anna, server, "dnup")
    wins = anna.page.locator(".seat-wins [aria-hidden]")
    expect(wins).to_have_count(0)
    bogdan.done("resign")
    # One game is no series.
    anna.page.locator(".result").wait_for()
    expect(anna.page.locator(".result-series")).to_have_count(0)
    bogdan.done("offer", what="rematch", withdraw=False)
    anna.press("table-rematch")
    expect(wins).to_have_text(["★0", "★1"])
    # The table is drawn before its own moves are known.
    anna.page.locator(".part-actions button").first.wait_for()
    assert faults(sized(anna, PHONE)) == []
    anna.touch_on(anna.button("table-menu"))
    anna.page.get_by_role("menuitem", name=anna.text("table-resign")).tap()
    anna.page.get_by_role("alertdialog").get_by_role("button", name=anna.text("table-resign")).tap()
    expect(anna.page.locator(".result-series")).to_contain_text("Anna 1")
    expect(anna.page.locator(".result-series")).to_contain_text(" 1")


# What Anna did in each game where she could have done better.
MISTAKE = {
    "klepka": "klepka-stop",
    "word_rummikub": "rummy-draw",
    "scrabble_cards": "cards-pass",
    "dnup": "dnup-turn-hand",
}


@pytest.mark.parametrize("game", among(states.GAMES, "word_rummikub", "dnup"))
def test_mistakes_of_ones_own_are_mended_on_the_real_board(person: Invite, server: Served, game: str) -> None:
    anna = person("Anna")
    replayed(anna, server, game)
    # Not while a game is replayed: it is only looked at.
    expect(anna.button(MISTAKE[game])).to_have_count(0)
    anna.page.get_by_role("button", name=anna.text("table-learn", count=1).split("(")[0]).click()
    asked = anna.page.locator(".replay-judged")
    answer = anna.page.locator(".learn-tried")
    # What was done then is there to be done again, and is no answer.
    anna.press(MISTAKE[game])
    expect(answer).to_contain_text(anna.text("table-learn-made"))
    anna.hears(anna.text("table-learn-made"))
    for size in (PHONE, TURNED, LAPTOP):
        assert max(sized(anna, size)["scrolls"]) <= 0
    anna.page.locator(".replay").get_by_role("button", name=anna.text("table-hint-ask"), exact=True).click()
    expect(answer).to_have_count(2)
    before = asked.inner_text()
    anna.press("table-learn-answer")
    expect(asked).not_to_have_text(before)
    # The answer is drawn on the board as it was, which is only looked at again.
    expect(anna.page.locator(ADVISED).first).to_be_attached()
    expect(anna.button(MISTAKE[game])).to_have_count(0)
    # After the last one it says so, also where the panel is low, and leads back.
    sized(anna, PHONE)
    while anna.button("table-learn-next").count():
        anna.press("table-learn-next")
    anna.press("table-learn-end")
    expect(anna.page.locator(".learn-ended")).to_be_in_viewport(ratio=1)
    anna.press("table-learn-back")
    anna.page.locator(".result").wait_for()


def test_the_lobby_of_a_laptop_shows_all_four_games_and_ones_own_first(person: Invite) -> None:
    anna = person("Anna", size=LAPTOP)
    anna.page.goto("/")
    games = anna.page.locator(".game-card")
    expect(games).to_have_count(4)
    for card in games.all():
        expect(card.get_by_role("button").first).to_be_in_viewport(ratio=1)
    for game in ("dnup", "klepka"):
        anna.opened(game, seats=2)
    anna.page.reload()
    mine = anna.page.locator(".lobby-mine .table-row")
    expect(mine).to_have_count(2)
    icon = anna.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/icon.svg")
    for row in mine.all():
        expect(row).to_be_in_viewport(ratio=1)
    for card in games.all():
        expect(card.get_by_role("button").first).to_be_in_viewport(ratio=1)


def test_an_invitation_seats_a_guest_with_one_button(person: Invite) -> None:
    anna, bogdan = person("Anna"), person("Bogdan")
    address = anna.table("dnup", seats=2)
    bogdan.page.goto(address)
    expect(bogdan.page.locator(".table-door-art svg")).to_be_visible()
    bogdan.page.get_by_label(bogdan.text("table-door-name")).fill("Bogdan")
    bogdan.press("table-door-sit")
    for one in (anna, bogdan):
        one.page.locator(".board-area").wait_for()
    assert bogdan.seat == 1


@pytest.mark.parametrize("game", among(states.GAMES, "scrabble_cards"))
def test_the_side_is_a_drawer_that_comes_and_goes(person: Invite, server: Served, game: str) -> None:
    anna = person("Anna", size=PHONE, touch=True)
    seated(anna, server, game)
    side = anna.page.locator("[data-part=side]")
    expect(side).to_be_hidden()
    handle = anna.button("table-side")
    handle.tap()
    expect(side).to_be_visible()
    expect(anna.page.locator(".table-history")).to_be_in_viewport()
    anna.page.keyboard.press("Escape")
    expect(side).to_be_hidden()
    expect(handle).to_be_focused()


def test_a_hand_stays_as_it_was_laid_out(person: Invite, server: Served) -> None:
    position = reached(server, "word_rummikub", "early")
    anna = person("Anna")
    position.shown_to(anna, server)
    rack = anna.page.locator(".part-hand .rummy-tile b")
    before = rack.all_inner_texts()
    at = next(index for index, letter in enumerate(before) if letter != before[0])
    rack.nth(at).drag_to(rack.first)
    dragged = [before[at], *before[:at], *before[at + 1 :]]
    expect(rack).to_have_text(dragged)
    anna.page.reload()
    expect(rack).to_have_text(dragged)
    anna.press("hand-sort")
    expect(rack).to_have_text(sorted(before))
    rack.first.focus()
    anna.page.locator(".part-hand .rummy-tile").first.focus()
    anna.page.keyboard.press("Shift+ArrowRight")
    anna.press("hand-shuffle")
    assert sorted(rack.all_inner_texts()) == sorted(before)


def test_what_was_drawn_is_marked_until_the_next_turn(person: Invite, server: Served) -> None:
    position = reached(server, "word_rummikub", "early")
    anna = person("Anna")
    position.shown_to(anna, server)
    fresh = anna.page.locator(".hand-fresh")
    expect(fresh).to_have_count(0)
    anna.press("rummy-draw")
    expect(fresh).to_have_count(1)


def test_the_view_of_a_crossword_stays_where_it_was_put(person: Invite, server: Served) -> None:
    position = reached(server, "scrabble_cards", "middle")
    anna = person("Anna")
    position.shown_to(anna, server)
    table = anna.page.locator(".cards-scroll")
    where = "(box) => [box.scrollLeft, box.scrollTop, box.querySelector('.cards-grid').style.cssText]"
    table.hover()
    anna.page.mouse.down()
    anna.page.mouse.move(500, 300, steps=4)
    anna.page.mouse.up()
    put = table.evaluate(where)
    assert anna.type("pass") == ""
    rival = position.rivals[0]
    rival.done("act", move="pass")
    assert anna.await_turn()
    assert table.evaluate(where) == put


def test_coordinates_are_shown_where_they_are_wanted(person: Invite, server: Served) -> None:
    anna = person("Anna")
    seated(anna, server, "scrabble_cards")
    numbers = anna.page.locator(".cards-columns span")
    expect(numbers).to_have_count(0)
    anna.press("cards-coordinates")
    expect(numbers.first).to_be_attached()
    anna.page.reload()
    expect(numbers.first).to_be_attached()
