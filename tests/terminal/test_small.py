"""Words in small letters: voices read them as words, and what is typed stays a move."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from litera.core.message import Message
from litera.protocol.lessons import lesson_of
from litera.terminal.learning import Learning
from litera.terminal.leaving import Door
from litera.terminal.lines import Page, Voice, in_small_letters, spoken
from litera.terminal.screen import Screen
from litera.terminal.settings import Preferences, Settings
from litera.terminal.talk import converse
from litera.texts import LANGUAGES, say
from tests.terminal.talking import Talk, opened


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("You: KOT (joker as O) 0 0 across, 3 points", "You: kot (joker as O) 0 0 across, 3 points"),
        ("Hand: A, Ś, joker; D turns it.", "Hand: A, Ś, joker; D turns it."),
        ("A1 blue О, B2 yellow К; 7/2", "A1 blue О, B2 yellow К; 7/2"),
        ("П’ЯТЬ і СЛАВА УКРАЇНІ", "п’ять і слава україні"),
        ("To play it, type “play KOT SZYK from KOSZYK”", "To play it, type “play kot szyk from koszyk”"),
        ("play LAs", "play LAs"),
        ("litera play https://example.org/t/AB?invitation=XYZ", "litera play https://example.org/t/AB?invitation=XYZ"),
        ("/srv/ANNA/records/A.json", "/srv/ANNA/records/A.json"),
    ],
)
def test_words_are_written_small_and_letters_places_and_paths_stay(written: str, read: str) -> None:
    assert in_small_letters(written) == read
    assert spoken(Page()) == Page()


@pytest.mark.parametrize("language", LANGUAGES)
def test_small_is_asked_for_in_every_language_and_kept(tmp_path: Path, language: str) -> None:
    talk = Talk(opened(tmp_path, "word_rummikub", language=language))
    assert talk.say(say(Message("question-small"), language)) == say(Message("small-on"), language)
    assert talk.conversation.small
    assert Preferences(tmp_path).read().small
    assert talk.say("small") == say(Message("small-off"), language)
    assert not talk.conversation.small


def test_what_is_heard_at_a_screen_has_no_words_in_capitals(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = lesson_of("word_rummikub")
    assert lesson is not None
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"koszyk\n\nquit\n"), encoding="utf-8"))
    monkeypatch.setattr(sys, "stdout", out)
    learning = Learning("word_rummikub", lesson, Voice("en"), settings=Settings(small=True))
    assert converse(Screen(Door(), {}), learning) == 0
    out.seek(0)
    written = out.read()
    assert "koszyk is on the table: six letters" in " ".join(written.split())
    assert re.findall(r"\b[A-ZŁŚŻ]{2,}\b", written) == []
