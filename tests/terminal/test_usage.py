"""What argparse itself says: all that a person can meet is in the texts."""

from __future__ import annotations

import argparse
import inspect
import re

import pytest

from litera.cli import command_line, main
from litera.terminal.usage import SAYINGS, speak
from litera.texts import LANGUAGES

WRONG: tuple[list[str], ...] = (
    [],
    ["play", "--seats"],
    ["play", "--seats", "x"],
    ["play", "--se", "2"],
    ["play", "--chess"],
    ["play", "--options=1"],
    ["play", "--lang", "de"],
    ["verify"],
    ["lexicon", "build", "x", "--from"],
    ["chess"],
)
ENGLISH = re.compile(r"\b(usage|error|value|expected|invalid|required|unrecogni[sz]ed|choose)\b")


@pytest.fixture(autouse=True)
def english_again() -> object:
    yield
    speak("en")


def test_argparse_says_what_the_texts_know_it_to_say() -> None:
    source = re.sub(r"'\s+'", "", inspect.getsource(argparse))
    for english in SAYINGS.values():
        assert english.encode("unicode_escape").decode() in source


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_wrong_arguments_are_reported_in_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, arguments: list[str]
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert bool(ENGLISH.search(capsys.readouterr().err)) == (language == "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_has_its_headings_in_the_language(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    told = command_line().format_help()
    for english in ("usage:", "positional arguments:", "options:", "show this help", "version number"):
        assert (english in told) == (language == "en")
