"""The focus never moves by itself, and is never lost; who types is left in peace, whatever the others do."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser import states
from tests.browser.conftest import Invite
from tests.browser.driving import Person, expect
from tests.browser.playing import by_keys
from tests.browser.short_games import dnup
from tests.browser.states import answered, is_own_turn, rival_at, seated, setup_of, step
from tests.server.running import Seated, Served
from tests.sweep import among, each_once

STOP = ".board-area :is([data-roving], [role=gridcell])[tabindex='0']"
HAS_FOCUS = "(thing) => thing === document.activeElement"
# Where the focus is: the section around it, what names it there, and whether it is anywhere at all.
PLACE = """() => {
  const here = document.activeElement;
  return here === document.body ? null : (here.closest("section, main")?.getAttribute("aria-label") ?? "");
}"""
Ending = Callable[[Person, Seated], object]


def resigned(anna: Person, bogdan: Seated) -> None:
    """Let the rival give up, which ends a game of two."""
    bogdan.done("resign")
    anna.page.locator(".result").wait_for()


def offered(anna: Person, bogdan: Seated) -> None:
    """Let the rival offer to end the game, which a notice above the board tells."""
    bogdan.done("offer", what="end", withdraw=False)
    anna.sees(anna.text("table-end-wanted", names=bogdan.room["seats"][1]["name"], count=1))


@pytest.mark.parametrize("game", among(states.GAMES, "klepka", "word_rummikub"))
def test_typing_isn_t_disturbed(person: Invite, server: Served, game: str) -> None:
    anna = person("Anna")
    bogdan = seated(anna, server, game, acts=False)
    chat = anna.page.get_by_label(anna.text("table-chat-field"), exact=True)
    for field, happens in ((chat, answered), (anna.field, offered), (chat, resigned)):
        field.click()
        field.fill("")
        anna.page.keyboard.type("god luck")
        for _ in range(6):
            anna.page.keyboard.press("ArrowLeft")
        happens(anna, bogdan)
        bogdan.done("chat", text="Hello!")
        expect(anna.page.locator(".table-chat ol li").last).to_contain_text("Hello!")
        if happens is not resigned:
            anna.page.keyboard.type("o")
            assert field.input_value() == "good luck"
        assert field.evaluate(HAS_FOCUS)
        assert field.evaluate("(field) => field.selectionStart") == 2 + (happens is not resigned)


def laid(anna: Person, server: Served) -> tuple[Callable[[], object], str]:
    """Come to a turn in which the rival can lay a word; give how they do, and what is asked of who answers."""
    bogdan = seated(anna, server, "scrabble_cards", acts=False)
    while not (lays := [move for move in bogdan.done("legal", limit=1)["moves"] if move.startswith("lay ")]):
        step(anna, bogdan)
    return lambda: bogdan.done("act", move=lays[0]), ".part-main button:enabled"


def voted(anna: Person, server: Served) -> tuple[Callable[[], object], str]:
    """Come to a turn in which the rival can make a word that nobody knows; as ``laid``."""
    bogdan = seated(anna, server, "klepka", acts=False, unknown_words="vote")
    while True:
        view = bogdan.done("view")["view"]
        letters = [card[0] for card in view["hands"][1] if card[0] in "ОК"]
        if view["to_act"] == [1] and view["phase"] == "words" and len(letters) > 1:
            break
        step(anna, bogdan)
    return lambda: bogdan.done("act", move=f"word {''.join(letters[:2])}"), ".klepka-vote .button"


@pytest.mark.parametrize(("asking", "typed_into"), each_once([laid, voted], ["move", "chat"]))
def test_a_question_that_comes_while_one_types_takes_nothing_away(
    person: Invite,
    server: Served,
    asking: Callable[[Person, Served], tuple[Callable[[], object], str]],
    typed_into: str,
) -> None:
    anna = person("Anna")
    ask, question = asking(anna, server)
    field = anna.field if typed_into == "move" else anna.page.get_by_label(anna.text("table-chat-field"), exact=True)
    field.click()
    anna.page.keyboard.type("god luck")
    for _ in range(6):
        anna.page.keyboard.press("ArrowLeft")
    ask()
    expect(anna.page.locator(question).first).to_be_visible()
    anna.page.keyboard.type("o")
    assert field.evaluate(HAS_FOCUS)
    assert field.input_value() == "good luck"
    assert field.evaluate("(field) => field.selectionStart") == 3


@pytest.mark.parametrize("game", among(states.GAMES, "scrabble_cards", "dnup"))
def test_the_focus_stays_on_the_board_when_others_move(person: Invite, server: Served, game: str) -> None:
    anna = person("Anna")
    bogdan = seated(anna, server, game, acts=False)
    thing = anna.page.locator(STOP).last
    thing.focus()
    focused = thing.element_handle()
    assert focused is not None
    while not is_own_turn(bogdan):
        answered(anna, bogdan)
    assert focused.evaluate(HAS_FOCUS)
    offered(anna, bogdan)
    assert focused.evaluate(HAS_FOCUS)
    resigned(anna, bogdan)
    # The own hand is gone with the game; the focus is where it was on the page.
    assert anna.page.evaluate(PLACE) is not None


def test_a_card_that_is_taken_leaves_the_focus_at_its_place(person: Invite, server: Served) -> None:
    anna = person("Anna")
    setup = setup_of("klepka")
    letters = {"О": {"blue": 12, "yellow": 0, "points": 1}}
    setup["pack"] = {"letters": letters, "polysemy": 0, "exchange": 0, "chaos": 0}
    setup["options"] = {"rows": 3, "columns": 4, "first_seat": 1}
    bogdan = rival_at(server, anna.table("klepka", **setup))
    card = anna.page.locator('.klepka-grid [data-roving="B2"]')
    card.focus()
    bogdan.done("act", move="flip B2 C3")
    # It is seen for a while before it goes.
    anna.page.locator('.klepka-gap[data-roving="B2"]').wait_for()
    expect(card).to_be_focused()


def test_a_tile_that_is_put_by_keys_leaves_the_focus_at_its_word(person: Invite, server: Served) -> None:
    anna = person("Anna")
    seated(anna, server, "word_rummikub")
    tiles = anna.page.locator('.rummy-rack [data-thing]:not([data-thing^="tile:r*"])')
    by_keys(anna, tiles.first)
    by_keys(anna, anna.button("rummy-new-word"))
    expect(anna.page.locator(".rummy-word [data-roving]:focus")).to_have_count(1)
    by_keys(anna, tiles.first)
    by_keys(anna, anna.page.locator(".rummy-word .rummy-gap").last)
    expect(anna.page.locator(".rummy-word [data-roving]:focus")).to_have_count(1)


def test_what_keys_do_is_explained_beside_the_crossword_and_covers_none_of_it(person: Invite, server: Served) -> None:
    anna = person("Anna")
    seated(anna, server, "scrabble_cards")
    grid = anna.page.get_by_role("grid")
    described = str(grid.get_attribute("aria-describedby"))
    assert anna.page.locator(f"[id='{described}']").inner_text() == anna.text("cards-keys")
    anna.press("table-keys")
    told, table = (
        anna.page.locator(place).bounding_box()
        for place in (f".fold-panel :text('{anna.text('cards-keys')[:30]}')", ".cards-scroll")
    )
    assert told is not None
    assert table is not None
    assert told["x"] >= table["x"] + table["width"]


@pytest.mark.parametrize("game", ["klepka", "scrabble_cards", "dnup"])
def test_an_own_move_leaves_the_focus_on_the_board(person: Invite, server: Served, game: str) -> None:
    anna = person("Anna")
    bogdan = seated(anna, server, game)
    buttons = {"scrabble_cards": "cards-pass", "dnup": "dnup-turn-hand"}
    news = anna.news()
    if game == "klepka":
        for place in ("A1", "C2"):
            by_keys(anna, anna.page.locator(f'.klepka-grid [data-roving="{place}"]'))
    else:
        by_keys(anna, anna.button(buttons[game]))
    anna.until(lambda: anna.news() > news, "the move")
    while not is_own_turn(bogdan):
        answered(anna, bogdan)
    assert anna.page.locator(".board-area :focus, .board-area:focus").count() == 1


def test_the_focus_stays_in_the_page_when_the_game_begins(person: Invite, server: Served) -> None:
    anna = person("Anna")
    address = anna.table("dnup", **setup_of("dnup"))
    anna.page.locator(".waiting button").first.focus()
    rival_at(server, address)
    anna.page.locator(".board-area").wait_for()
    assert anna.page.evaluate(PLACE) is not None


def heading_has_focus(one: Person) -> bool:
    """Tell whether the heading of the page has the focus, where readers begin."""
    return bool(one.page.evaluate("document.activeElement.matches('h1')"))


def test_the_heading_of_a_table_has_the_focus_when_one_comes_from_the_lobby(person: Invite) -> None:
    anna = person("Anna")
    anna.page.goto("/")
    by_keys(anna, anna.button("play-now-label", game="Upside Down"))
    anna.page.locator(".board-area").wait_for()
    assert heading_has_focus(anna)
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Upside Down")


def test_at_the_door_of_a_table_the_focus_goes_where_one_is_asked_next(person: Invite) -> None:
    anna, bogdan = person("Anna"), person("Bogdan")
    address = anna.table("dnup", seats=2, password="sezam", **dnup())
    bogdan.page.goto(address)
    bogdan.page.get_by_label(bogdan.text("table-door-name")).press_sequentially("Bogdan")
    bogdan.page.keyboard.press("Enter")
    expect(bogdan.page.get_by_label(bogdan.text("table-door-password"))).to_be_focused()
    bogdan.page.keyboard.type("sesam")
    bogdan.page.keyboard.press("Enter")
    expect(bogdan.page.get_by_role("alert")).to_have_count(1)
    expect(bogdan.page.get_by_label(bogdan.text("table-door-password"))).to_be_focused()
    bogdan.page.get_by_label(bogdan.text("table-door-password")).fill("sezam")
    bogdan.page.keyboard.press("Enter")
    bogdan.page.locator(".table-seats").wait_for()
    assert heading_has_focus(bogdan)


@pytest.mark.parametrize("opens", ["rules", "table-sounds"])
def test_the_focus_goes_back_to_what_opened_a_dialog(person: Invite, server: Served, opens: str) -> None:
    anna = person("Anna")
    seated(anna, server, "dnup")
    by_keys(anna, anna.button(opens))
    dialog = anna.page.get_by_role("dialog")
    dialog.wait_for()
    anna.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    expect(anna.button(opens)).to_be_focused()
