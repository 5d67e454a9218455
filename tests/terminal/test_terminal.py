"""The real program in a pseudo-terminal: whole games, people who leave, several people, colours, narrow lines."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import unicodedata
from pathlib import Path

import pytest

from litera.terminal.lines import Voice
from tests.terminal.pseudo import ESCAPE, ROWS, Program
from tests.terminal.talking import named

MOST_PROMPTS = 1000
WHOLE_GAMES = [
    ("klepka", "uk", "uk_UA.UTF-8"),
    ("word_rummikub", "pl", "pl_PL.UTF-8"),
    ("scrabble_cards", "en", "en_GB.UTF-8"),
    ("dnup", "ro", "ro_RO.UTF-8"),
]


def hint(program: Program, voice: Voice) -> str:
    """Ask the program for a move, by the question's name in the language."""
    asked = voice.text("question-hint").split(",")[0]
    return named(voice, program.type(asked)) or named(voice, program.type(asked), must=True)


def played_out(program: Program, voice: Voice, answer: str) -> str:
    """Play what the program itself advises until the game is over; give the last answer."""
    for _ in range(MOST_PROMPTS):
        if voice.text("play-after") in answer:
            return answer
        answer = program.type(hint(program, voice))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("game", "language", "locale"), WHOLE_GAMES)
def test_a_whole_game_from_one_command(tmp_path: Path, game: str, language: str, locale: str) -> None:
    """Each game in another language, which the locale chooses; its record holds together."""
    voice = Voice(language)
    program = Program("play", game, "--seed", "whole", data=tmp_path, columns=500, LC_ALL=locale)
    answer = program.heard()
    assert answer.split("\n")[0] == voice.text(f"{game}-title")
    last = played_out(program, voice, answer)
    assert voice.text("play-record", path="").strip() in last
    assert program.ends("") == (0, "\n")
    assert ESCAPE.findall(program.screen) == []
    assert list((tmp_path / "tables").iterdir()) == []
    (record,) = (tmp_path / "records").iterdir()
    assert json.loads(record.read_bytes())["over"]
    verified = Program("verify", str(record), data=tmp_path, LANG=locale)
    assert verified.ends()[0] == 0


# People who leave


def left(program: Program, way: str) -> int | None:
    match way:
        case "ctrl-c":
            program.interrupt()
        case "ctrl-d":
            program.end_input()
        case "hang-up":
            program.signal(signal.SIGHUP)
    status, said = program.ends()
    assert said.strip().endswith("litera play --continue")
    return status


@pytest.mark.parametrize(("way", "status"), [("ctrl-c", 130), ("ctrl-d", 0), ("hang-up", 129)], ids=str)
def test_nothing_is_lost_however_the_program_is_left(tmp_path: Path, way: str, status: int) -> None:
    program = Program("play", "dnup", "--seed", "a", data=tmp_path, LANG="pl_PL.UTF-8")
    program.heard()
    program.type("obróć")
    program.type("szczegóły 3")
    program.type("+ obróć")
    known = [program.type(question) for question in ("ręka", "stół", "historia 50", "szkic")]
    assert left(program, way) == status
    again = Program("play", "--continue", data=tmp_path)
    assert again.heard().startswith("Do góry nogami")
    assert [again.type(question) for question in ("ręka", "stół", "historia 50", "szkic")] == known
    assert again.type("szczegóły") == "szczegóły 3: wszystko"
    assert again.type("").startswith("Obracasz rękę")
    assert left(again, "ctrl-c") == 130


def test_a_closed_terminal_loses_nothing(tmp_path: Path) -> None:
    program = Program("play", "dnup", "--seed", "a", data=tmp_path)
    program.heard()
    program.type("D")
    history = program.type("history 50")
    program.close_terminal()
    again = Program("play", "--continue", data=tmp_path)
    again.heard()
    assert again.type("history 50") == history
    assert again.ends("quit")[0] == 0


def test_leaving_the_menu_leaves_nothing_behind(tmp_path: Path) -> None:
    program = Program("play", data=tmp_path)
    program.heard()
    program.interrupt()
    assert program.ends()[0] == 130
    assert list(tmp_path.iterdir()) == []
    program = Program("play", data=tmp_path)
    program.heard()
    program.end_input()
    status, said = program.ends()
    assert status == 0
    assert said.endswith("\n"), "what the shell writes next has a line of its own"


def test_an_unfinished_game_is_played_to_its_end_after_it_was_left(tmp_path: Path) -> None:
    program = Program("play", "dnup", "--seed", "a", data=tmp_path)
    program.heard()
    program.type(hint(program, Voice("en")))
    left(program, "ctrl-c")
    again = Program("play", "--continue", data=tmp_path)
    assert "Winner: " in played_out(again, Voice("en"), again.heard())
    assert again.ends("")[0] == 0


def test_two_programs_never_play_the_same_table(tmp_path: Path) -> None:
    first = Program("play", "dnup", "--seed", "a", data=tmp_path)
    first.heard()
    first.type(hint(first, Voice("en")))
    status, said = Program("play", "--continue", data=tmp_path).ends()
    assert (status, said.startswith("There is no unfinished game in ")) == (2, True)
    first.signal(signal.SIGKILL)
    again = Program("play", "--continue", data=tmp_path)
    assert again.heard()
    left(again, "ctrl-c")


# Several people at one screen


def test_the_last_hand_is_off_the_screen_before_the_next_person_comes(tmp_path: Path) -> None:
    program = Program("play", "dnup", "--names", "Anna,Piotr", "--seed", "a", data=tmp_path)
    call = program.heard().split("\n")[-1]
    first = "Anna" if call.startswith("Anna") else "Piotr"
    second = {"Anna": "Piotr", "Piotr": "Anna"}[first]
    assert "Hand: " in program.type("")
    played = program.type("D")
    assert played.endswith(f"{second} is next. Press Enter to hide your hand.")
    covered = program.type("")
    assert covered == f"{second}: press Enter when you’re ready."
    rows = program.screen.removesuffix("\r\n> ").split("\r\n")[-ROWS:-1]
    assert not any(rows)
    assert "Hand: " not in program.type("hand")
    came = program.type("")
    assert f"\n{first} " in came
    assert "Hand: " in came
    assert program.ends("quit")[0] == 0


# The display


def test_colour_and_bold_are_the_only_escapes_and_only_where_they_are_wanted(tmp_path: Path) -> None:
    program = Program("play", "dnup", "--seed", "a", data=tmp_path, NO_COLOR="", TERM="xterm-256color")
    program.heard()
    program.type("C 7")
    assert set(ESCAPE.findall(program.screen)) == {"\x1b[1m", "\x1b[31m", "\x1b[0m"}
    assert program.ends("quit")[0] == 0


def test_lines_keep_to_a_braille_display_of_40_cells(tmp_path: Path) -> None:
    program = Program("play", "dnup", "--seed", "a", data=tmp_path)
    program.heard()
    program.type("width 40")
    answers = [program.type(question) for question in ("help", "hand", "table", "?", "rules 1", "history", "nonsense")]
    assert max(len(line) for answer in answers for line in answer.split("\n")) <= 40
    assert program.ends("quit")[0] == 0


def test_lines_can_be_edited_and_called_back_and_marks_may_come_apart(tmp_path: Path) -> None:
    program = Program("play", "dnup", "--seed", "a", "--lang", "pl", data=tmp_path, LC_ALL="pl_PL.UTF-8")
    program.heard()
    hand = program.type("ręka")
    assert program.type(unicodedata.normalize("NFD", "ręka")).endswith(hand.split("\n")[-1])
    assert program.type("stół\x7f\x7f\x7f\x7fręka").endswith(hand)
    assert program.type("\x1b[A").endswith(hand)
    assert program.ends("quit")[0] == 0


def test_a_pipe_in_the_place_of_a_terminal_works_without_prompts(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "litera.cli", "play", "dnup", "--seed", "a"],
        input="scores\nquit\n",
        env={"LITERA_DATA": str(tmp_path), "PATH": "", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    assert "You: 0\nBot: 0\n" in run.stdout
    assert not re.search(r"^> ", run.stdout, re.MULTILINE)
    assert run.stderr == ""
