"""All that the terminal answers, asked in the browser: by the same words, with messages, alarms and prepared moves."""

from __future__ import annotations

import re

import pytest

from litera.core.message import Message
from litera.protocol.questions import OF_TERMINALS, QUESTIONS
from litera.texts import say
from tests.browser.conftest import Invite
from tests.browser.driving import PHONE, Person, expect
from tests.browser.short_games import SHORT
from tests.browser.states import GAMES, rival_at, seated
from tests.server.running import Seated, Served
from tests.sweep import among

# What ends the visit, or asks before it ends the game.
LEAVING = {"quit", "resign", "save"}
# What is said to others, or done with seats: the server's answer is what happens.
SILENT = {"chat", "offer", "withdraw"}
LANGUAGES = [("en", "scrabble_cards"), ("pl", "word_rummikub"), ("uk", "klepka"), ("ro", "dnup")]


def word(name: str, lang: str) -> str:
    """Give the first word for a question in a language, as the terminal has it."""
    return say(Message(f"question-{name}"), lang).split(",")[0]


# Milliseconds after which an answer is the same as the one before.
SAME = 1500
# Waits in the page, as asking it again and again from outside is most of the work: for another answer, or so long.
ANSWER = """([before, same]) => new Promise((tell) => {
  const told = document.querySelector("#move-told");
  let waited = 0;
  const look = () => {
    const isBusy = told.ariaBusy === "true";
    if (!isBusy && (told.innerText !== before || waited >= same)) return tell(told.innerText);
    waited += isBusy ? 0 : 50;
    setTimeout(look, 50);
  };
  look();
})"""


def answered(anna: Person, line: str) -> str:
    """Send a question; give the answer, which comes after the field is empty."""
    before = anna.page.locator("#move-told").inner_text()
    anna.field.fill(line)
    anna.field.press("Enter")
    return str(anna.page.evaluate(ANSWER, [before, SAME]))


@pytest.mark.parametrize(("lang", "game"), among(LANGUAGES, "pl", "uk"))
def test_every_question_of_the_terminal_is_answered_in_its_words(
    person: Invite, server: Served, lang: str, game: str
) -> None:
    anna = person("Anna", lang=lang)
    seated(anna, server, game)
    helped = answered(anna, word("help", lang))
    for name in QUESTIONS:
        about = say(Message(f"about-{name}"), lang)
        if name in OF_TERMINALS:
            assert about not in helped
        elif name not in LEAVING | SILENT:
            asked = word(name, lang)
            # Questions about one thing are not every game's; help lists those that there are.
            if about in helped:
                told = answered(anna, asked)
                assert told not in ("", anna.text("table-move-help")), name
                assert "{" not in told, name
    assert say(Message("about-verbose"), lang) in helped
    # A question that the server answers says the same as in the terminal.
    rules = answered(anna, f"{word('rules', lang)} 1").split("\n")[0]
    assert rules in str(anna.ask("GET", f"/api/games/{game}/rules?lang={lang}"))


def test_messages_are_gone_through_silenced_and_chosen_by_kind(person: Invite, server: Served) -> None:
    anna = person("Anna")
    rival = seated(anna, server, "dnup")
    rival.done("chat", text="Hello there")
    anna.hears("Hello there")
    assert answered(anna, "previous chat").endswith("Hello there")
    assert answered(anna, "previous") == say(Message("buffer-start", {"name": "chat"}), "en")
    assert answered(anna, "buffer game").startswith("Buffer “game”")
    newest = answered(anna, "newest")
    assert newest in [line.rstrip(".") for line in anna.heard()] or newest in " ".join(anna.heard())
    first = answered(anna, "first")
    assert answered(anna, "next") != first
    assert answered(anna, "mute chat") == say(Message("muted-is", {"names": ("chat",)}), "en")
    rival.done("chat", text="Psst")
    anna.page.get_by_text("Psst").first.wait_for()
    assert answered(anna, "newest chat").endswith("Psst")
    anna.hears("Psst")
    assert sum("Psst" in line for line in anna.heard()) == 1, "an answer, and no message"
    answered(anna, "unmute")
    answered(anna, "first game")
    answered(anna, "less")
    kinds = anna.page.evaluate("JSON.parse(localStorage.getItem('litera.settings')).kinds")
    assert list(kinds.values()) == [False]
    assert next(iter(kinds)).startswith("dnup ")
    assert answered(anna, "verbose 1") == say(Message("verbose-is", {"level": 1}), "en")


def test_the_buttons_of_messages_do_the_same(person: Invite, server: Served) -> None:
    anna = person("Anna")
    rival = seated(anna, server, "dnup")
    for words in ("One", "Two"):
        rival.done("chat", text=words)
        anna.hears(words)
    anna.button("listening").click()
    anna.page.get_by_text(say(Message("buffer-chat"), "en"), exact=True).click()
    anna.press("listening-first")
    anna.until(lambda: anna.heard()[-1].endswith("One"), "the first message")
    anna.press("listening-next")
    anna.until(lambda: anna.heard()[-1].endswith("Two"), "the next message")


JUMPS = {
    "Digit1": "[data-part=prompt]",
    "Digit2": "[data-part=board] [role=gridcell]",
    "Digit3": "[data-part=hand]",
    "Digit4": ".move-field",
    "Digit5": ".table-history",
    "Digit6": ".table-say",
    "Digit7": ".table-seats",
}


@pytest.mark.parametrize("game", among(GAMES, "klepka", "scrabble_cards"))
def test_keys_jump_to_every_part_from_every_part(person: Invite, server: Served, game: str) -> None:
    anna = person("Anna")
    seated(anna, server, game)
    for key, place in [*JUMPS.items(), *reversed(JUMPS.items())]:
        anna.page.keyboard.press(f"Control+Alt+{key}")
        expect(anna.page.locator(f"{place}:focus, {place} :focus")).to_have_count(1)
    anna.field.fill("")
    # The newest message may be the one that was said last.
    anna.page.evaluate("window.heard = []")
    anna.page.keyboard.press("Control+Alt+Digit8")
    anna.until(lambda: anna.heard() != [], "the message before")


def test_jump_keys_reach_the_drawer_of_a_narrow_screen_and_can_be_off(person: Invite, server: Served) -> None:
    anna = person("Anna", size=PHONE)
    seated(anna, server, "dnup")
    anna.page.keyboard.press("Control+Alt+Digit6")
    expect(anna.page.locator(".table-say input")).to_be_focused()
    other = person("Ola", settings=(("jumps", False),))
    seated(other, server, "dnup")
    other.page.evaluate("document.activeElement?.blur()")
    other.page.keyboard.press("Control+Alt+Digit3")
    assert other.page.locator("[data-part=hand] :focus").count() == 0


def waiting(anna: Person, server: Served) -> Seated:
    """Bring a person to a table of dnup where it is the rival's turn, the first of two."""
    rival = seated(anna, server, "dnup", acts=False)
    anna.until(lambda: not anna.acts, "the rival's turn")
    return rival


def until_asked(anna: Person, rival: Seated) -> None:
    """Let the rival move until it is the person's turn."""
    while 0 not in rival.done("view")["view"]["to_act"]:
        rival.done("act", move=rival.done("legal", limit=1)["moves"][0])


def test_a_prepared_move_is_sent_when_the_turn_comes(person: Invite, server: Served) -> None:
    anna = person("Anna")
    rival = waiting(anna, server)
    told = answered(anna, "prepare D")
    assert told.endswith(say(Message("ready-is"), "en"))
    anna.page.reload()
    anna.page.locator(".board-area").wait_for()
    anna.sees(anna.text("prepared", move="D"))
    until_asked(anna, rival)
    anna.hears(say(Message("ready-sent", {"move": "D"}), "en"))
    anna.until(lambda: any(request.get("move") == "D" for request in anna.requests), "the move")
    expect(anna.page.get_by_text(anna.text("prepared", move="D"))).to_have_count(0)


def test_a_prepared_move_is_cancelled_by_a_key_and_one_that_is_not_allowed_says_so(
    person: Invite, server: Served
) -> None:
    anna = person("Anna")
    rival = waiting(anna, server)
    anna.field.fill("D")
    anna.press("prepare")
    anna.sees(anna.text("prepared", move="D"))
    anna.field.press("Escape")
    anna.hears(say(Message("ready-cancelled"), "en"))
    expect(anna.page.get_by_text(anna.text("prepared", move="D"))).to_have_count(0)
    answered(anna, "prepare A 8/9")
    until_asked(anna, rival)
    anna.hears(say(Message("ready-sent", {"move": "A 8/9"}), "en"))
    anna.hears(say(Message("ready-dropped", {"move": "A 8/9"}), "en"))
    assert anna.acts


@pytest.mark.parametrize("part", ["board", "hand"])
def test_a_prepared_move_is_cancelled_by_a_key_on_the_table_and_in_the_hand(
    person: Invite, server: Served, part: str
) -> None:
    anna = person("Anna")
    waiting(anna, server)
    answered(anna, "prepare D")
    anna.sees(anna.text("prepared", move="D"))
    anna.page.locator(f"[data-part={part}] [data-roving][tabindex='0']").first.focus()
    anna.page.keyboard.press("Escape")
    anna.hears(say(Message("ready-cancelled"), "en"))
    expect(anna.page.get_by_text(anna.text("prepared", move="D"))).to_have_count(0)


def test_letters_are_said_by_name_where_that_is_wanted(person: Invite, server: Served) -> None:
    anna = person("Anna", lang="pl")
    seated(anna, server, "scrabble_cards")
    assert " jak " not in answered(anna, "ręka")
    assert answered(anna, "nazwy") == say(Message("names-on"), "pl")
    assert re.search(r"\d\) (\w) jak \1", answered(anna, "ręka"))
    assert anna.page.evaluate("JSON.parse(localStorage.getItem('litera.settings')).letters") is True


def test_a_letter_is_found_in_open_hands(person: Invite, server: Served) -> None:
    anna = person("Anna")
    seated(anna, server, "klepka")
    assert "find" in answered(anna, "help")
    assert "О" in answered(anna, "find О")


def test_a_long_move_is_built_piece_by_piece(person: Invite, server: Served) -> None:
    anna = person("Anna")
    seated(anna, server, "dnup")
    assert answered(anna, "+ A").startswith(say(Message("draft", {"move": "A"}), "en"))
    card = anna.view["hands"][0][0]
    assert answered(anna, f"+ {card}").startswith(say(Message("draft", {"move": f"A {card}"}), "en"))
    assert answered(anna, "undo").startswith(say(Message("draft", {"move": "A"}), "en"))
    assert answered(anna, "cancel") == say(Message("ready-cancelled"), "en")
    assert answered(anna, "draft") == say(Message("draft-none"), "en")


def test_alarms_warn_at_times_of_ones_own(person: Invite, server: Served) -> None:
    anna = person("Anna")
    address = anna.table("dnup", **{**SHORT["dnup"](), "seats": 2, "clock": {"kind": "move", "seconds": 12}})
    rival = rival_at(server, address)
    anna.page.locator(".board-area").wait_for()
    assert answered(anna, "alarm 10 9") == say(
        Message("alarm-is", {"count": 2, "times": "10 seconds, 9 seconds"}), "en"
    )
    until_asked(anna, rival)
    anna.hears(re.compile(r"10 seconds"))
    anna.hears(re.compile(r": 9 seconds"))
    assert re.search(r"Anna: \d+ seconds", answered(anna, "clock"))


def test_more_time_for_a_seat_is_agreed_on_and_seen_by_all(person: Invite, server: Served) -> None:
    anna = person("Anna").named()
    anna.page.goto("/new/dnup")
    anna.page.get_by_text(anna.text("clock-kind-move"), exact=True).click()
    anna.press("extra-time")
    anna.page.get_by_role("button", name=anna.text("seat-number", number=2)).last.click()
    anna.page.get_by_role("option", name=anna.text("extra-time-times", times=2)).click()
    anna.press("open-table")
    anna.page.locator(".table-seats").wait_for()
    anna.sees(anna.text("table-terms-time", number=2, percent=200))
    first, second = anna.room["clock"]["left"]
    assert second == 2 * first


def test_sounds_are_heard_one_by_one_and_keep_their_volume(person: Invite) -> None:
    anna = person("Anna")
    anna.page.goto("/sounds")
    slider = anna.page.get_by_label(anna.text("sound-level", sound=anna.text("sound-pair")))
    slider.fill("30")
    anna.press("sound-pair")
    levels = anna.page.evaluate("JSON.parse(localStorage.getItem('litera.settings')).soundLevels")
    assert levels == {"pair": 30}
    anna.press("sound-levels-reset")
    expect(slider).to_have_value("100")


@pytest.mark.parametrize("lang", among(["en", "pl", "uk", "ro"], "ro"))
def test_how_to_play_by_ear_is_reached_from_a_table(person: Invite, server: Served, lang: str) -> None:
    anna = person("Anna", lang=lang)
    seated(anna, server, "dnup")
    anna.button("listening").click()
    anna.page.get_by_role("link", name=anna.text("screen-readers")).click()
    anna.page.get_by_role("heading", name="NVDA").or_(anna.page.get_by_text("NVDA").first).wait_for()
    assert anna.page.get_by_role("heading", level=2).count() >= 6
