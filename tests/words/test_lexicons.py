"""The lexicons of the package: what is in them, what is out, and what is known of the words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from litera.words.catalog import bundled_path, open_lexicon
from litera.words.format import arcs_digest
from litera.words.graph import CHILD, LAST, WORD
from litera.words.lexicon import Lexicon, Mark, tier
from litera.words.sources.english import SHORT as ENGLISH_SHORT
from litera.words.sources.polish import SHORT
from litera.words.sources.polish_long import BORROWED
from litera.words.sources.reviewed import read_reviewed
from litera.words.sources.romanian import SHORT as ROMANIAN_SHORT
from litera.words.sources.ukrainian import ADMITTED, REFUSED
from litera.words.sources.ukrainian import SHORT as UKRAINIAN_SHORT

TWO_LETTERS = (
    "aa ad ag aj al am ar as at au aż ba be bi bo bu by ce ci co da de do dy ee ef eh ej eł el em en eń eo er es eś et "
    "ew ez fa fe fi fu gę gi go gu ha he hę hi hm ho hu id ii il ił im in iw iż ja ją je ka ki ko ku la li lu ma mą me "
    "mi mm mu my na ni no nu ny od oh oj ok om on oń oo op or os oś ot oz oż ód ós ów pa pe pi po re ro se są si su ta "
    "tą te tę to ts tu ty ud uf ul ut uu we wu wy yh yy za ze że"
).upper()

POLISH_WORDS = (
    "kot koszyk szyszka oczy szyk zaszczyt źrebak krajobrazy spróbujemy żółć trzcina kajak oaza tor las ryba "
    "play free hot air home fake job safe gate flow hype ebook gameplay skill rank copy torrent remaster retweet "
    "glitch mindset showbiznes sorry latte ultra indie nielepszy nienajlepiej polskość niedźwiedzisku "
    "dom mysz żaba kto tok brr pst hmm mhm psst grr abym nań zań ajć ups gen rys lit min onże ćśś "
    "glia glii taf uta ósmi"
)
FOREIGN = "people music społeczno hiszp niepolsku ready grójeckość samsungami technologiczno"
POLISH_ABBREVIATIONS = "mgr płk PKP PZU km np itd dr nr kg cm bmw tyg inż jęz"
UKRAINIAN_WORDS = (
    "вода кіт сон футбол доброго молоко м'ята м'яч щока день що об'єкт м’яч мʼята ґава їжак прийом прийомами "
    "поліцейський поліцейського доставка доставкою упаковка клятва папка папок кишечник тапочки чіпси лайк лайків блін "
    "акаунт дедлайн бажаючих парковка спагетті ганок ґанок гудзик ґудзика агрус"
)


def words_below(lexicon: Lexicon, kind: Any) -> int:
    """Count the words of a section by the graph alone: each node once, children before parents."""
    arcs = lexicon.graph.arcs
    below = [0] * len(arcs)
    start = total = 0
    for index, arc in enumerate(arcs):
        total += bool(arc & WORD) + below[arc >> CHILD]
        if arc & LAST:
            below[start] = total
            start, total = index + 1, 0
    return below[lexicon.header.section(kind).root]


@pytest.mark.parametrize(
    ("name", "least"), [("pl", 3_200_000), ("uk", 2_600_000), ("en", 114_000), ("en-wide", 245_000), ("ro", 600_000)]
)
def test_each_holds_the_words_it_says_in_four_megabytes(name: str, least: int) -> None:
    lexicon = open_lexicon(name)
    assert words_below(lexicon, Mark.WORD) == lexicon.header.section(Mark.WORD).words >= least
    assert bundled_path(name).stat().st_size <= 4_000_000
    assert arcs_digest(lexicon.graph) == lexicon.header.arcs_digest


def test_the_two_letter_words_are_those_of_polish_players(polish: Lexicon) -> None:
    assert polish.matching("??") == sorted(TWO_LETTERS.split(), key=polish.alphabet.order)
    assert len(polish.matching("??")) == 134


def test_polish_words_have_two_to_fifteen_letters(polish: Lexicon) -> None:
    assert polish.matching("?") == []
    assert polish.header.width == 15


def test_the_three_letter_words_are_those_of_polish_players(polish: Lexicon) -> None:
    assert {word.lower() for word in polish.matching("???")} == read_reviewed(SHORT)["three letters"]
    assert len(polish.matching("???")) == 1615


def test_four_letters_have_what_was_reviewed(polish: Lexicon) -> None:
    lists = read_reviewed(SHORT)
    found = {word.lower() for word in polish.matching("????")}
    assert lists["words"] <= found
    assert lists["no words"].isdisjoint(found)


def test_borrowed_spellings_are_out_and_loanwords_in(polish: Lexicon) -> None:
    lists = read_reviewed(BORROWED)
    assert [word for word in lists["no words"] if polish.mark(word) is Mark.WORD] == []
    assert [word for word in lists["loanwords"] | lists["added"] if polish.mark(word) is not Mark.WORD] == []


def test_reviewed_ukrainian_words_are_in_or_out_as_they_were_judged(ukrainian: Lexicon) -> None:
    admitted = [entry.partition("/")[0] for entries in read_reviewed(ADMITTED).values() for entry in entries]
    refused = [word for words in read_reviewed(REFUSED).values() for word in words]
    assert [word for word in admitted if ukrainian.mark(word) is not Mark.WORD] == []
    assert [word for word in refused if ukrainian.mark(word) is Mark.WORD] == []


def test_every_ukrainian_word_with_ґ_is_one_with_г(ukrainian: Lexicon) -> None:
    with_g = [word for length in range(3, 8) for word in ukrainian.matching("Ґ" + "?" * length)]
    assert len(with_g) > 200
    assert [word for word in with_g if ukrainian.mark(word.replace("Ґ", "Г")) is not Mark.WORD] == []


@pytest.mark.parametrize(("word", "is_one"), [("kurwa", True), ("Huj", True), ("kot", False), ("pedał", False)])
def test_a_lexicon_knows_vulgar_words(polish: Lexicon, word: str, *, is_one: bool) -> None:
    assert polish.is_vulgar(word) == is_one


def test_ukrainian_has_no_obscene_words_and_knows_those_of_other_lists(ukrainian: Lexicon) -> None:
    assert all(ukrainian.mark(word) is not Mark.WORD for word in read_reviewed(REFUSED)["obscene"])
    assert ukrainian.is_vulgar("хуйня")


@pytest.mark.parametrize("word", POLISH_WORDS.split())
def test_words_of_polish_players_are_in(polish: Lexicon, word: str) -> None:
    assert polish.mark(word) is Mark.WORD


@pytest.mark.parametrize("word", POLISH_ABBREVIATIONS.split())
def test_polish_abbreviations_are_out_and_said_to_be_such(polish: Lexicon, word: str) -> None:
    assert polish.mark(word) is Mark.ABBREVIATION


@pytest.mark.parametrize("word", ["toruń", "Toruń", "TORUŃ", "gdańsk", "anna"])
def test_polish_names_are_marked_not_lost(polish: Lexicon, word: str) -> None:
    assert polish.mark(word) is Mark.NAME


@pytest.mark.parametrize(
    "word", ["małk", "acd", "kotblam", "quiz", "", "kot pies", "kot\0", "xyz", "🙂", *FOREIGN.split()]
)
def test_what_is_no_word_is_not_in(polish: Lexicon, word: str) -> None:
    assert polish.mark(word) is None


@pytest.mark.parametrize("word", UKRAINIAN_WORDS.split())
def test_everyday_ukrainian_words_are_in(ukrainian: Lexicon, word: str) -> None:
    assert ukrainian.mark(word) is Mark.WORD
    assert ukrainian.mark(word.upper()) is Mark.WORD


@pytest.mark.parametrize("word", ["смт", "грн", "млн", "км", "хв", "снід"])
def test_ukrainian_abbreviations_are_marked(ukrainian: Lexicon, word: str) -> None:
    assert ukrainian.mark(word) is Mark.ABBREVIATION


@pytest.mark.parametrize("word", ["Україна", "україна", "Тарас", "Львів"])
def test_ukrainian_names_are_marked(ukrainian: Lexicon, word: str) -> None:
    assert ukrainian.mark(word) is Mark.NAME


def test_k4_one_letter_words_are_the_reviewed_ones(ukrainian: Lexicon) -> None:
    assert ukrainian.matching("?") == list("АБВЕЄЖЗІЙОУЯ")


def test_k4_the_apostrophe_is_free(ukrainian: Lexicon) -> None:
    assert "М'ЯТА" in ukrainian.anagrams("мята")
    assert "М'ЯТА" in ukrainian.subwords({"М": 1, "Я": 1, "Т": 1, "А": 1})


def test_no_form_is_of_two_kinds(polish: Lexicon, ukrainian: Lexicon) -> None:
    for lexicon in (polish, ukrainian):
        for kind in (Mark.NAME, Mark.ABBREVIATION):
            some = list(lexicon.graph.words(lexicon.header.section(kind).root))[::50]
            assert {lexicon.mark(lexicon.alphabet.decode(codes)) for codes in some} == {kind}


def test_frequency_classes_are_nested_and_rank_what_people_say(polish: Lexicon, ukrainian: Lexicon) -> None:
    for lexicon in (polish, ukrainian):
        counts = [lexicon.header.section(tier(level)).words for level in range(1, 6)]
        assert counts == sorted(counts, reverse=True)
        assert counts[2] > 30_000
    assert polish.frequency("jest") == 5
    assert polish.frequency("kot") >= 3 > polish.frequency("taf")
    assert polish.frequency("kotblam") == polish.frequency("quiz") == 0
    assert ukrainian.frequency("вода") >= 3
    assert ukrainian.frequency("не") == 5


def test_words_of_other_languages_and_names_are_seen_but_not_common(polish: Lexicon, ukrainian: Lexicon) -> None:
    assert {polish.frequency(word) for word in ("kent", "table")} == {1}
    assert {ukrainian.frequency(word) for word in ("его", "нашли")} == {1}
    assert min(map(polish.frequency, ("most", "hit", "pies", "golf", "róża", "fake", "play"))) >= 3
    assert min(map(ukrainian.frequency, ("вже", "дід", "доставка", "волосся"))) >= 3


def test_a_frequency_bound_leaves_the_rarer_words_out(polish: Lexicon) -> None:
    letters, blanks = polish.count_tiles("PRANIES*")
    known = polish.subwords(letters, blanks=blanks, frequency=3)
    assert known == [word for word in polish.subwords(letters, blanks=blanks) if polish.frequency(word) >= 3]
    assert len(known) > 0


def test_anagrams_patterns_beginnings_and_hooks(polish: Lexicon) -> None:
    assert polish.anagrams("kto") == ["KOT", "KTO", "TOK"]
    assert "KARTKA" in polish.anagrams("katak*")
    assert polish.matching("k?t") == ["KAT", "KĄT", "KET", "KIT", "KOT"]
    assert polish.beginning("żółw", limit=3) == ["ŻÓŁW", "ŻÓŁWI", "ŻÓŁWIA"]
    assert polish.front_hooks("kot") == "S"
    assert all(polish.mark("kot" + letter) is Mark.WORD for letter in polish.back_hooks("kot"))
    assert {"A", "Y"} <= set(polish.back_hooks("kot"))


def test_an_unlimited_letter_serves_again_and_again(ukrainian: Lexicon) -> None:
    """Klepka's polysemy: a count may be as large as one likes."""
    found = ukrainian.subwords({"М": 10**30, "А": 10**30})
    assert "МАМА" in found


def test_a_house_list_replaces_everything() -> None:
    house = Lexicon.of_words(["kot", "kotblam", "Toruń"], "pl")
    assert house.mark("KOTBLAM") is Mark.WORD
    assert house.mark("TORUŃ") is Mark.NAME
    assert house.mark("mysz") is None
    assert house.frequency("kotblam") == 5
    assert house.frequency("mysz") == house.frequency("toruń") == 0
    assert house.has_tags is False
    assert house.readings("kot") == ()
    assert house.subwords({"K": 1, "O": 1, "T": 1}, frequency=5) == ["KOT"]


def test_a_house_list_of_names_alone_has_no_words() -> None:
    house = Lexicon.of_words(["Toruń"], "pl")
    assert house.subwords(dict.fromkeys("TORUŃ", 9)) == []
    assert house.mark("toruń") is Mark.NAME


def test_equal_house_lists_have_equal_digests() -> None:
    assert Lexicon.of_words(["kot", "kto"], "pl").digest == Lexicon.of_words(["kto", "kot", "kto"], "pl").digest
    assert Lexicon.of_words(["kot"], "pl").digest != Lexicon.of_words(["kto"], "pl").digest


def test_the_reviewed_lists_are_written_in_the_alphabet_and_do_not_overlap(polish: Lexicon) -> None:
    lists = read_reviewed(SHORT)
    assert {word.upper() for word in lists["two letters"]} == set(TWO_LETTERS.split())
    assert all(polish.alphabet.is_word(word) and word == word.lower() for words in lists.values() for word in words)
    assert lists["words"].isdisjoint(lists["abbreviations"] | lists["two letters"])


def test_words_that_the_shared_scenarios_play_are_in(polish: Lexicon, ukrainian: Lexicon) -> None:
    """The words that scenarios without a house list lay, make or find in state."""
    folder = Path(__file__).parents[3] / "shared" / "scenarios"
    for game, lexicon in (("word_rummikub", polish), ("scrabble_cards", polish), ("klepka", ukrainian)):
        path = folder / f"{game}.json"
        scenarios = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
        for scenario in scenarios:
            if "words" in scenario:
                continue
            for word in scored_words(scenario):
                assert lexicon.mark(word) in (Mark.WORD, Mark.NAME), (scenario["name"], word)


def scored_words(value: Any) -> Iterator[str]:
    """Every {"word": …, "points": …} in what a scenario expects."""
    if isinstance(value, dict):
        if isinstance(value.get("word"), str) and "points" in value:
            yield value["word"]
        for part in value.values():
            yield from scored_words(part)
    elif isinstance(value, list):
        for part in value:
            yield from scored_words(part)


ENGLISH_WORDS = (
    "table colour color realise realize qi za cafe cliche jalapeno naive email website nth hmm cwm zebra quiz jazz "
    "john aa xu snowflake"
)
ENGLISH_NO_WORDS = "ks mr etc usa paris xcd hhd dkl zz qq"
ROMANIAN_WORDS = (
    "casă mașină și în îi copii fete oameni frumos necunoscut revine recunosc reduce metrou vreau școală țară câine "
    "știință computer hm pst gnu săp ușa vii ioc cec"
)
ROMANIAN_NO_WORDS = "km bucurești doamno baronu http ok reanulare cdu cduri ian oct tva dna etc xiv"


@pytest.mark.parametrize(
    ("name", "words", "no_words"),
    [("en", ENGLISH_WORDS, ENGLISH_NO_WORDS), ("ro", ROMANIAN_WORDS, ROMANIAN_NO_WORDS)],
)
def test_english_and_romanian_words_are_in_or_out(name: str, words: str, no_words: str) -> None:
    lexicon = open_lexicon(name)
    assert [word for word in words.split() if lexicon.mark(word) is not Mark.WORD] == []
    assert [word for word in no_words.split() if lexicon.mark(word) is Mark.WORD] == []


@pytest.mark.parametrize(
    ("name", "reviewed"),
    [("en", ENGLISH_SHORT), ("en-wide", ENGLISH_SHORT), ("ro", ROMANIAN_SHORT), ("uk", UKRAINIAN_SHORT)],
)
def test_the_two_letter_words_were_reviewed(name: str, reviewed: str) -> None:
    lists = read_reviewed(reviewed)
    assert {word.lower() for word in open_lexicon(name).matching("??")} == lists["two letters"]
    assert lists["two letters"].isdisjoint(lists["two letters left out"])


def test_rare_english_words_are_in_the_wide_lexicon_alone() -> None:
    family, wide = open_lexicon("en"), open_lexicon("en-wide")
    assert all(wide.mark(word) is Mark.WORD for word in family.matching("????"))
    assert len(wide.matching("????")) > len(family.matching("????"))


@pytest.mark.parametrize(
    ("name", "word", "is_one"),
    [
        ("en", "fucking", True),
        ("en", "Shit", True),
        ("en", "snigger", False),
        ("en", "cockerel", False),
        ("ro", "pulele", True),
        ("ro", "căcat", True),
        ("ro", "putere", False),
        ("ro", "futurist", False),
    ],
)
def test_english_and_romanian_know_vulgar_words(name: str, word: str, *, is_one: bool) -> None:
    assert open_lexicon(name).is_vulgar(word) == is_one


def test_what_english_lends_to_romanian_texts_is_little_known() -> None:
    lexicon = open_lexicon("ro")
    assert lexicon.frequency("had") <= 1
    assert lexicon.frequency("some") <= 1
    assert lexicon.frequency("casa") == 5
