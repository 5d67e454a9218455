"""Tutorials: each step on the real board by its real controls, in every language, and the short game at the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from litera.protocol.lessons import Step, lesson_of
from litera.texts import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.driving import DESKTOP, PHONE, Person, text
from tests.browser.playing import BOARDS, Press, by_keys, by_mouse
from tests.browser.test_phone import overhang
from tests.sweep import among

GAMES = ("klepka", "word_rummikub", "scrabble_cards", "dnup")
# Each game in every language, and in each way: with a mouse, with fingers on a phone, with the keys alone.
WAYS: tuple[tuple[Press, tuple[int, int]], ...] = ((by_mouse, DESKTOP), (by_mouse, PHONE), (by_keys, (1366, 768)))
RUNS = [
    (game, lang, *WAYS[(first + second) % len(WAYS)])
    for first, game in enumerate(GAMES)
    for second, lang in enumerate(LANGUAGES)
]
# Each game, each language and each way once.
USUAL = RUNS[:: len(LANGUAGES) + 1]
# More moves than a short game takes.
MANY = 80


class Learner(Person):
    """Somebody at a tutorial, whose view of the table comes from the step and not through a socket."""

    def __init__(self, person: Person, game: str) -> None:
        self.__dict__ = person.__dict__
        self.game = game
        self.step = 0

    @property
    def view(self) -> dict[str, Any]:
        """The table of the step."""
        body = {"step": self.step, "request": {"do": "view"}}
        address = f"/api/games/{self.game}/lesson?words={self.lang}"
        view: dict[str, Any] = self.ask("POST", address, body)["view"]
        return view

    @property
    def seat(self) -> int:
        """The learner has the first seat."""
        return 0


def steps_of(game: str, lang: str) -> list[Step]:
    """Give the steps of a tutorial with words of a language."""
    lesson = lesson_of(game, lang)
    assert lesson is not None
    return lesson.steps


def replaced(learner: Learner, move: str, press: Press) -> None:
    """Put the own letter in the place of the joker, and make the other word with the joker."""
    _, short, freed, *_ = move.split()

    def own(letter: str) -> str:
        return f'.part-hand [data-thing="tile:r{letter}0"]'

    def put(thing: str, word: int, gap: int) -> None:
        press(learner, learner.page.locator(thing))
        press(learner, learner.page.locator(".rummy-word").nth(word).locator("button.rummy-gap").nth(gap))

    joker = learner.page.locator(".rummy-word").first.locator(".rummy-tile").nth(1)
    press(learner, learner.page.locator(own(short[1])))
    press(learner, joker)
    words = learner.page.locator(".rummy-word")
    expect(words).to_have_count(2)
    press(learner, words.nth(1).locator(".rummy-tile"))
    press(learner, learner.button("rummy-reletter"))
    [letter] = filter(str.islower, freed)
    press(learner, learner.page.locator(f'[role=dialog] [data-roving="{letter.upper()}"]'))
    for gap, piece in enumerate(freed):
        if piece.isupper():
            put(own(piece), 1, gap)
    play = learner.button("rummy-play")
    learner.until(play.is_enabled, "the preview")
    press(learner, play)


def taken(learner: Learner, step: Step, press: Press) -> None:
    """Do what a step asks for."""
    if learner.game == "word_rummikub" and step.pick[-1] == "*":
        replaced(learner, step.move, press)
    else:
        BOARDS[learner.game](learner, step.move, press)


def at_step(learner: Learner, number: int) -> None:
    """Wait until a step is there."""
    learner.step = number
    count = learner.text("lesson-count", step=number, of=len(steps_of(learner.game, learner.lang)))
    expect(learner.page.locator(".lesson-count")).to_have_text(count)
    learner.page.locator(".board-area-acts").wait_for()


@pytest.mark.parametrize(("game", "lang", "press", "size"), among(RUNS, *USUAL))
def test_a_tutorial_is_played_on_the_real_board(
    person: Invite, game: str, lang: str, press: Press, size: tuple[int, int]
) -> None:
    learner = Learner(person("Anna", lang=lang, size=size, touch=size == PHONE), game)
    learner.page.goto(f"/learn/{game}")
    lesson = lesson_of(game, lang)
    assert lesson is not None
    for number, step in enumerate(lesson.steps, 1):
        at_step(learner, number)
        task = learner.page.locator(".lesson-task")
        expect(task).to_have_text(learner.text(f"{game}-lesson-{number}", **lesson.terms))
        if number > 1:
            # Whoever goes on by keyboard or ear is where the new task stands.
            expect(task).to_be_focused()
        taken(learner, step, press)
        done = learner.text(f"{game}-lesson-{number}-done", **lesson.terms)
        expect(learner.page.locator(".lesson-done")).to_have_text(done)
        assert overhang(learner) <= 0
        press(learner, learner.button("lesson-next"))
    expect(learner.page.locator(".lesson-task")).to_have_text(learner.text("lesson-finished"))


# Places of a carpet, cards and moves as the rules write them, signs of prize cards.
CODE = re.compile(r"\b[A-Z]\d|\d/\d|[#~*]|\bc\d|\bx\d|[А-ЯІ][by]\b")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_names_a_code(lang: str) -> None:
    """Nobody who clicks needs codes."""
    for game in GAMES:
        lesson = lesson_of(game, lang)
        assert lesson is not None
        for number in range(1, len(lesson.steps) + 1):
            for end in ("", "-done"):
                assert not CODE.search(text(lang, f"{game}-lesson-{number}{end}", **lesson.terms))


def test_a_legal_move_that_was_not_asked_for_is_noted_and_after_the_second_the_right_one_is_shown(
    person: Invite,
) -> None:
    learner = Learner(person("Anna", lang="pl"), "klepka")
    learner.page.goto("/learn/klepka")
    at_step(learner, 1)
    prompt = learner.page.locator("[data-part=prompt]")
    for times in (1, 2):
        BOARDS["klepka"](learner, "flip A4 B4", by_mouse)
        expect(prompt).to_contain_text(learner.text("lesson-wrong", times=times))
    # Nothing has happened, and the task is as it was.
    expect(learner.page.locator(".lesson-done")).to_have_text("")
    expect(learner.page.locator(".lesson-task")).to_be_visible()


def test_the_move_can_be_shown(person: Invite) -> None:
    learner = Learner(person("Anna", lang="ro"), "scrabble_cards")
    learner.page.goto("/learn/scrabble_cards")
    at_step(learner, 1)
    learner.press("lesson-show")
    expect(learner.page.locator(".lesson-pointed")).to_contain_text("CAL")
    expect(learner.page.locator(".cards-cell-ghost")).to_have_count(3)


def test_a_tutorial_goes_on_where_it_was_left_and_begins_again(person: Invite) -> None:
    learner = Learner(person("Anna", lang="uk"), "dnup")
    learner.page.goto("/learn/dnup")
    steps = steps_of("dnup", "uk")
    for number in (1, 2):
        at_step(learner, number)
        taken(learner, steps[number - 1], by_mouse)
        learner.press("lesson-next")
    at_step(learner, 3)
    learner.page.get_by_role("link", name=learner.text("lesson-leave"), exact=True).click()
    learner.page.locator(".game-card").first.wait_for()
    learner.page.goto("/learn/dnup")
    at_step(learner, 3)
    for number in (3, 4, 5):
        at_step(learner, number)
        taken(learner, steps[number - 1], by_mouse)
        learner.press("lesson-next")
    learner.page.reload()
    learner.press("lesson-again")
    at_step(learner, 1)


@pytest.mark.parametrize(("game", "lang"), among(zip(GAMES, LANGUAGES, strict=True), "word_rummikub"))
def test_the_short_game_is_played_to_its_end_and_left_and_found_again(person: Invite, game: str, lang: str) -> None:
    anna = person("Anna", lang=lang)
    anna.page.goto("/")
    anna.page.evaluate("([name, done]) => localStorage.setItem(name, done)", [f"litera.lesson.{game}", "9"])
    anna.page.goto(f"/learn/{game}")
    anna.press("lesson-short")
    assert anna.await_turn()
    anna.page.goto(f"/learn/{game}")
    anna.page.get_by_role("link", name=anna.text("lesson-short-back"), exact=True).click()
    for _ in range(MANY):
        if not anna.await_turn():
            break
        hinted(anna)
    assert anna.over


def hinted(anna: Person) -> None:
    """Play what a hint says, by the button below it; where the server was too busy to find one, ask again."""
    before = anna.news()
    play, more = anna.button("table-hint-play"), anna.button("table-hint-more")
    note = anna.page.locator(".hint-note p")
    thinking = anna.text("table-hint-thinking")
    while play.count() == 0:
        if more.count():
            anna.touch_on(more)
        else:
            anna.press("table-hint-ask")
        anna.until(lambda: note.count() > 0 and note.inner_text() != thinking, "a hint")
    anna.touch_on(play)
    anna.until(lambda: anna.news() > before, "what came of the hint")
