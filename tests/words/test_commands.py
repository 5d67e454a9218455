"""The ``lexicon`` and ``word`` commands as a person types them."""

from __future__ import annotations

import argparse
import re
import sys
import types
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from litera.core.message import Message
from litera.texts import LANGUAGES, say
from litera.words import commands
from litera.words.catalog import owner_path

Litera = Callable[..., tuple[int, str, str]]


@pytest.fixture
def litera(owner_folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Litera:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: str) -> tuple[int, str, str]:
        parser = argparse.ArgumentParser(prog="litera")
        commands.add_commands(parser.add_subparsers(required=True))
        parsed = parser.parse_args(arguments)
        status = parsed.run(parsed)
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


def test_list(litera: Litera) -> None:
    status, out, err = litera("lexicon", "list")
    assert (status, err) == (0, "")
    assert "\npl: Polish, 3,2" in out
    assert out.startswith("en: English, 114,")
    assert "\nuk: Ukrainian, 2,6" in out


def test_list_reports_a_damaged_lexicon_and_goes_on(litera: Litera) -> None:
    owner_path("bad").parent.mkdir(parents=True)
    owner_path("bad").write_bytes(b"nothing")
    status, out, _ = litera("lexicon", "list")
    assert status == 0
    assert "bad: bad.litera isn’t a dictionary file." in out
    assert "pl: Polish" in out


def test_info_says_what_a_lexicon_is_and_that_it_is_whole(litera: Litera) -> None:
    status, out, _ = litera("lexicon", "info", "uk")
    assert status == 0
    assert "Alphabet: АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ (33 letters)" in out
    assert "MPL-1.1" in out
    assert "hunspell-uk" in out
    assert "The file is undamaged." in out


def test_info_of_none(litera: Litera) -> None:
    status, out, err = litera("lexicon", "info", "xx")
    assert (status, out) == (2, "")
    assert err == "There is no dictionary “xx”. Dictionaries: en, en-wide, pl, ro and uk.\n"


def test_add_a_list_of_one_s_own(litera: Litera, tmp_path: Path) -> None:
    path = tmp_path / "my.txt"
    path.write_text("kot\nkotblam\nToruń\n", encoding="utf-8")
    status, out, err = litera("lexicon", "add", str(path), "--language", "pl", "--name", "mine")
    assert status == 0
    assert "Written: 2 words" in out
    assert "Reading" in err, "the progress bar goes to standard error"
    status, out, _ = litera("word", "check", "kotblam", "--lexicon", "mine")
    assert (status, out.splitlines()[0]) == (0, "KOTBLAM: in the dictionary")
    assert "Frequency: 4 of 5" in litera("word", "check", "kot", "--lexicon", "mine")[1]
    assert (
        "TORUŃ: can’t be played, because it’s a proper name" in litera("word", "check", "toruń", "--lexicon", "mine")[1]
    )
    status, told, _ = litera("lexicon", "info", "mine")
    assert status == 0
    assert "Licence: not stated\n" in told


def test_add_changes_nothing_where_something_is_wrong(litera: Litera, tmp_path: Path) -> None:
    path = tmp_path / "my.txt"
    path.write_text("kot\nquiz\n", encoding="utf-8")
    status, out, err = litera("lexicon", "add", str(path), "--language", "pl", "--name", "mine")
    assert (status, out) == (2, "")
    assert "Line 2: “quiz” contains q, which the Polish alphabet doesn’t have." in err
    assert not owner_path("mine").exists()


def test_add_takes_another_s_place_only_when_asked_to(litera: Litera, tmp_path: Path) -> None:
    path = tmp_path / "my.txt"
    path.write_text("kot\n", encoding="utf-8")
    add = ("lexicon", "add", str(path), "--language", "pl", "--name", "mine")
    assert litera(*add)[0] == 0
    assert "There is already a dictionary “mine”." in litera(*add)[2]
    assert litera(*add, "--replace")[0] == 0


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("pl", "“pl” is the name of one of Litera’s own dictionaries."),
        ("../x", "can’t be a dictionary’s name"),
        ("Osps", "can’t be a dictionary’s name"),
    ],
)
def test_add_under_a_name_that_cannot_be(litera: Litera, tmp_path: Path, name: str, said: str) -> None:
    path = tmp_path / "my.txt"
    path.write_text("kot\n", encoding="utf-8")
    status, _, err = litera("lexicon", "add", str(path), "--language", "pl", "--name", name)
    assert status == 2
    assert said in err


def test_build_names_the_sources_it_lacks(litera: Litera, tmp_path: Path) -> None:
    status, _, err = litera(
        "lexicon", "build", "pl", "--from", str(tmp_path / "polish"), "--output", str(tmp_path / "x")
    )
    assert status == 2
    assert "polish doesn’t exist or can’t be read." in err
    assert "You can build only these dictionaries: pl, uk, ro, en and en-wide." in litera("lexicon", "build", "osps")[2]


def test_warm_says_that_the_kernels_are_ready(litera: Litera) -> None:
    status, out, _ = litera("lexicon", "warm")
    assert status == 0
    assert out.splitlines()[-1] == "The word search is ready."


def test_check_says_why_a_word_is_out(litera: Litera) -> None:
    status, out, _ = litera("word", "check", "kot", "mgr", "Toruń", "kotblam", "quiz")
    lines = out.splitlines()
    assert status == 1
    assert "KOT: in the dictionary" in lines
    assert "MGR: can’t be played, because it’s an abbreviation" in lines
    assert "TORUŃ: can’t be played, because it’s a proper name" in lines
    assert "KOTBLAM: not in the dictionary “pl”" in lines
    assert "QUIZ: not in the dictionary “pl”, whose alphabet lacks Q" in lines


def test_check_names_what_is_near(litera: Litera) -> None:
    assert "KTOO: not in the dictionary “pl”; similar words: " in litera("word", "check", "ktoo")[1]


def test_check_shows_the_grammatical_readings_and_finds_the_language(litera: Litera) -> None:
    status, out, _ = litera("word", "check", "м’ята")
    assert status == 0
    assert out.splitlines() == [
        "М'ЯТА: in the dictionary",
        "Frequency: 2 of 5",
        "м'ята: noun, singular",
        "м'ятий: adjective, singular",
    ]


def test_check_names_the_spelling_with_ґ(litera: Litera) -> None:
    assert "Also spelt with Ґ: ҐАНОК" in litera("word", "check", "ганок")[1].splitlines()
    assert "Ґ" not in litera("word", "check", "голова")[1]


def test_check_says_that_a_word_is_vulgar(litera: Litera) -> None:
    assert "This word is vulgar. Bots don’t play it." in litera("word", "check", "kurwa")[1].splitlines()
    assert "vulgar" not in litera("word", "check", "kot")[1]


def test_compare_with_a_list(litera: Litera, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake = types.SimpleNamespace(get_frequency_dict=lambda _: {"kot": 10**-4, "tok": 10**-6, "kotblam": 10**-7})
    monkeypatch.setitem(sys.modules, "wordfreq", fake)
    mine, path = tmp_path / "mine.txt", tmp_path / "list.txt"
    mine.write_text("kot\ntok\n", encoding="utf-8")
    path.write_text("kot\nkto\nToruń\n", encoding="utf-8")
    litera("lexicon", "add", str(mine), "--language", "pl", "--name", "mine")
    status, out, _ = litera("lexicon", "compare", "mine", "--with", str(path))
    assert status == 0
    assert out.splitlines() == [
        "All words: precision 0.5000, recall 0.5000; 1 only in the dictionary, 1 only in the list",
        "Weighted by frequency: precision 0.9901, recall 1.0000",
        "3 letters: precision 0.5000, recall 0.5000",
        "Frequency (Zipf) 0 to 0.99: precision 1.0000, recall 0.0000",
        "Frequency (Zipf) 3 to 3.99: precision 0.0000, recall 1.0000",
        "Frequency (Zipf) 5 to 5.99: precision 1.0000, recall 1.0000",
        "Only in the dictionary, most frequent first: TOK",
        "Only in the list, most frequent first: KTO",
        "Entries skipped (names, foreign letters, too short or too long): 1",
    ]


def test_compare_says_what_is_wrong(litera: Litera, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "none.txt doesn’t exist" in litera("lexicon", "compare", "pl", "--with", str(tmp_path / "none.txt"))[2]
    path = tmp_path / "list.txt"
    path.write_text("kot\n", encoding="utf-8")
    assert "--limit must be at least 1" in litera("lexicon", "compare", "pl", "--with", str(path), "--limit", "0")[2]
    monkeypatch.setitem(sys.modules, "wordfreq", None)
    assert "wordfreq" in litera("lexicon", "compare", "pl", "--with", str(path))[2]


def test_find_anagrams(litera: Litera) -> None:
    status, out, _ = litera("word", "find", "KATAK*")
    assert status == 0
    assert "KARTKA: 6 letters, 8 points" in out
    assert out.splitlines()[-1] == "Found: 9 words"


def test_find_words_of_some_letters_longest_first(litera: Litera) -> None:
    _, out, _ = litera("word", "find", "kto", "--some")
    lengths = [int(line.split()[1]) for line in out.splitlines()[:-1]]
    assert lengths == sorted(lengths, reverse=True)
    assert {"KTO: 3 letters, 5 points", "TO: 2 letters, 3 points"} <= set(out.splitlines())


def test_find_orders_by_points_and_a_blank_is_worth_nothing(litera: Litera) -> None:
    _, out, _ = litera("word", "find", "ŹL*", "--by", "points")
    points = [int(line.split(", ")[1].split()[0]) for line in out.splitlines()[:-1]]
    assert points == sorted(points, reverse=True)
    assert "ŹLE: 3 letters, 11 points" in out


def test_find_by_pattern(litera: Litera) -> None:
    assert litera("word", "find", "k?t")[1].splitlines() == [
        "KAT: 3 letters, 5 points",
        "KĄT: 3 letters, 9 points",
        "KET: 3 letters, 5 points",
        "KIT: 3 letters, 5 points",
        "KOT: 3 letters, 5 points",
        "Found: 5 words",
    ]


def test_find_shows_as_many_as_asked(litera: Litera) -> None:
    _, out, _ = litera("word", "find", "pranies", "--some", "--limit", "2")
    assert len(out.splitlines()) == 4
    assert "To see them, use --limit." in out


def test_find_nothing(litera: Litera) -> None:
    assert litera("word", "find", "źźźź")[:2] == (1, "Found: no words\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("qq",), "Not in the Polish alphabet: Q."),
        (("k?t*",), "can’t be combined with * or --some"),
        (("k?t", "--some"), "can’t be combined with * or --some"),
        (("kto", "--limit", "0"), "--limit must be at least 1, not 0."),
        (("",), "Type letters, * for a blank"),
    ],
)
def test_find_what_cannot_be(litera: Litera, arguments: tuple[str, ...], said: str) -> None:
    status, out, err = litera("word", "find", *arguments)
    assert (status, out) == (2, "")
    assert said in err


def test_hooks(litera: Litera) -> None:
    status, out, _ = litera("word", "hook", "kot")
    assert status == 0
    assert "Before: SKOT" in out
    assert "After: KOTA, " in out


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "KOT: in the dictionary"),
        ("pl", "KOT: jest w słowniku"),
        ("uk", "KOT: таке слово є в словнику"),
        ("ro", "KOT: este un cuvânt"),
    ],
)
def test_answers_are_in_the_language_asked_for(
    litera: Litera, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    assert said in litera("word", "check", "kot", "--lang", language)[1]
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    assert said in litera("word", "check", "kot")[1]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["1 letter", "2 letters", "5 letters", "22 letters"]),
        ("pl", ["1 litera", "2 litery", "5 liter", "22 litery"]),
        ("uk", ["1 літера", "2 літери", "5 літер", "22 літери"]),
        ("ro", ["1 literă", "2 litere", "5 litere", "22 de litere"]),
    ],
)
def test_plurals(language: str, expected: Any) -> None:
    said = [
        say(Message("find-word", {"word": "X", "letters": count, "points": 1}), language) for count in (1, 2, 5, 22)
    ]
    assert [sentence.removeprefix("X: ").split(",")[0] for sentence in said] == expected


def test_the_sentences_are_the_same_ones_in_all_four_languages() -> None:
    folder = files("litera.texts")
    listed = [
        re.findall(r"^([a-z0-9-]+) =", (folder / language / "words.ftl").read_text(encoding="utf-8"), re.MULTILINE)
        for language in LANGUAGES
    ]
    assert listed[0] == listed[1] == listed[2] == listed[3]
