"""The command ``arena``, as its user gives it."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from litera.cli import main


def arena(*arguments: str) -> int:
    return main(["arena", *arguments, "--lang", "en"])


def test_standings_are_printed_and_files_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told, drawn = tmp_path / "result.json", tmp_path / "result.svg"
    assert arena("dnup", "--players", "easy,easy", "--games", "2", "--json", str(told), "--plot", str(drawn)) == 0
    title, *standings = capsys.readouterr().out.splitlines()
    assert title == "Upside Down: 2 games, seed arena"
    assert [line.split("%")[0] for line in standings] == ["easy: wins 50", "easy: wins 50"]
    report = msgspec.json.decode(told.read_bytes())
    assert report["contest"]["players"] == ["easy", "easy"]
    assert [result["number"] for result in report["results"]] == [0, 1]
    assert [standing["rate"] for standing in report["standings"]] == [0.5, 0.5]
    assert drawn.read_text(encoding="utf-8").lstrip().startswith("<?xml")


def test_options_of_the_game_are_read_as_their_kind(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("dnup", "--players", "easy,easy", "--games", "2", "--option")
    assert arena(*arguments, "round_turn_limit=20") == 0
    assert arena(*arguments, "round_turn_limit=many") == 2
    assert "round_turn_limit" in capsys.readouterr().err


def test_the_lexicon_decides_the_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = tmp_path / "result.json"
    arguments = ("word_rummikub", "--players", "easy,easy", "--games", "2", "--ms", "20", "--json", str(told))
    assert arena(*arguments, "--lexicon", "en") == 0
    assert msgspec.json.decode(told.read_bytes())["contest"]["lexicon"] == "en"
    assert arena(*arguments, "--lexicon", "xx") == 2
    assert "There is no dictionary “xx”" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("whist", "--players", "easy,easy"), "There is no game “whist”"),
        (("dnup", "--players", "easy"), "for 2 to 5 players, but you gave 1 level"),
        (("dnup", "--players", "easy,easy", "--games", "3"), "Choose a multiple of 2"),
        (("dnup", "--players", "easy,easy", "--games", "0"), "Choose a multiple of 2"),
        (("dnup", "--players", "easy,easy", "--jobs", "0"), "At least one game must run"),
        (("dnup", "--players", "easy,godlike", "--games", "2"), "godlike"),
        (("dnup", "--players", "easy,easy", "--option", "handy"), "“handy” isn’t an option"),
        (("dnup", "--players", "easy,easy", "--plot", "a.docx"), "a.docx. Use a file name that ends in .svg or .png"),
        (("dnup", "--players", "easy,easy", "--games", "2", "--json", "no/such/place"), "no folder no/such"),
        (("dnup", "--players", "easy,easy", "--games", "2", "--ms", "0"), "1 millisecond per move, not 0"),
        (("dnup", "--players", "easy,easy", "--games", "2", "--ms", "-5"), "not −5"),
    ],
)
def test_what_cannot_be_is_said_clearly(
    arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(*arguments) == 2
    captured = capsys.readouterr()
    assert said in captured.err
    assert "\r" not in captured.err, "no game was begun, so there is no bar"
    assert captured.out == ""


def test_a_picture_without_its_library_is_refused_before_the_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert arena("dnup", "--players", "easy,easy", "--games", "2", "--plot", "a.svg") == 2
    assert 'pip install "litera[plots]"' in capsys.readouterr().err


def test_standings_are_printed_even_where_their_file_cannot_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena("dnup", "--players", "easy,easy", "--games", "2", "--json", str(tmp_path)) == 2
    captured = capsys.readouterr()
    assert captured.out.startswith("Upside Down: 2 games")
    assert f"{tmp_path} can’t be written" in captured.err
