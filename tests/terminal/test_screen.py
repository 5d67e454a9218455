"""What reaches the terminal: wrapped lines, light only where it is wanted, and never a step back."""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Iterator, Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

import litera.terminal.screen as screen_module
from litera.terminal.leaving import Door, LeftError
from litera.terminal.lines import Line, Page, Tone
from litera.terminal.screen import PROMPT, Screen, wrap
from tests.terminal.test_leaving import Steps


class Wire(io.TextIOWrapper):
    """A standard stream that says it is a terminal, or not."""

    def __init__(self, content: bytes = b"", *, is_terminal: bool = False) -> None:
        super().__init__(io.BytesIO(content), encoding="utf-8", newline="")
        self._is_terminal = is_terminal

    def isatty(self) -> bool:
        return self._is_terminal

    @property
    def written(self) -> str:
        self.flush()
        buffer = self.buffer
        assert isinstance(buffer, io.BytesIO)
        return buffer.getvalue().decode()


def shown(
    monkeypatch: pytest.MonkeyPatch, line: Line | Page, environment: Mapping[str, str], *, is_terminal: bool = True
) -> str:
    out = Wire(is_terminal=is_terminal)
    monkeypatch.setattr(sys, "stdin", Wire())
    monkeypatch.setattr(sys, "stdout", out)
    Screen(Door(), environment).show(line, 40)
    return out.written


def test_the_prompt_has_at_most_three_characters() -> None:
    assert 1 <= len(PROMPT) <= 3


@pytest.mark.parametrize(
    ("environment", "is_terminal"),
    [({"TERM": "xterm", "NO_COLOR": "1"}, True), ({"TERM": "dumb"}, True), ({}, True), ({"TERM": "xterm"}, False)],
)
def test_without_colour_every_tone_is_plain_text(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], is_terminal: bool
) -> None:
    for tone in Tone:
        assert shown(monkeypatch, Line("a", tone), environment, is_terminal=is_terminal) == "a\n"


def test_colour_only_surrounds_whole_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    light = {tone: shown(monkeypatch, Line("a", tone), {"TERM": "xterm"}) for tone in Tone}
    assert light == {Tone.PLAIN: "a\n", Tone.CALL: "\x1b[1ma\x1b[0m\n", Tone.REFUSAL: "\x1b[31ma\x1b[0m\n"}


def test_a_page_pushes_the_screen_away_by_line_breaks_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINES", "33")
    assert shown(monkeypatch, Page(), {"TERM": "xterm"}) == "\n" * 33


def test_lines_are_as_wide_as_the_terminal_unless_a_width_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    out = Wire()
    monkeypatch.setattr(sys, "stdin", Wire())
    monkeypatch.setattr(sys, "stdout", out)
    screen = Screen(Door(), {})
    screen.show(Line("word " * 12))
    screen.show(Line("word " * 12), 40)
    assert [len(line) for line in out.written.splitlines()] == [29, 29, 39, 19]


def test_an_excuse_is_said_once_while_an_answer_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    out = Wire()
    monkeypatch.setattr(sys, "stdin", Wire())
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(screen_module, "EXCUSING_SECONDS", 0.01)

    def slow() -> Iterator[Line]:
        yield Line("begun")
        for word in ("done", "and on"):
            while "One moment" not in out.written:
                time.sleep(0.01)
            yield Line(word)

    Screen(Door(), {}).tell(slow(), Steps())
    assert out.written == "begun\nOne moment…\ndone\nand on\n"


def test_input_that_is_no_utf8_does_not_end_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", Wire(b"\xff\xfe\nhand\n"))
    monkeypatch.setattr(sys, "stdout", Wire())
    screen = Screen(Door(), {})
    assert screen.ask().strip()
    assert screen.ask() == "hand\n"
    with pytest.raises(LeftError):
        screen.ask()


@given(st.text(st.characters(blacklist_categories=("Cs", "Cc", "Zl", "Zp")), max_size=300), st.integers(20, 90))
def test_wrapping_keeps_every_word_and_the_width(text: str, width: int) -> None:
    lines = wrap(text, width)
    assert all(len(line) <= width for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


def test_a_command_in_quotation_marks_is_not_broken_where_a_line_has_room_for_it() -> None:
    assert wrap("which buffer: “buffer game”, “buffer chat” or “buffer all”", 30) == [
        "which buffer: “buffer game”,",
        "“buffer chat” or “buffer all”",
    ]
    assert wrap("rozłóż tak: „od KOSZYK”.", 20) == ["rozłóż tak:", "„od KOSZYK”."]
    assert wrap("Спробуйте: «викласти КОШИК і ще щось».", 20) == ["Спробуйте:", "«викласти КОШИК і ще", "щось»."]


def test_lines_of_a_text_stay_lines() -> None:
    assert wrap("one\n\ntwo", 40) == ["one", "", "two"]
    assert wrap("Jean-Pierre " * 4, 20) == ["Jean-Pierre"] * 4
