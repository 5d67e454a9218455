"""How the public sources are read: Hunspell's suffix rules, capitals, the judging of short Polish forms."""

from __future__ import annotations

from pathlib import Path

import pytest

from litera.words.alphabet import POLISH, UKRAINIAN
from litera.words.errors import LexiconError, MissingLexiconError, WordListError
from litera.words.grammar import ABBREVIATION, NAME, Analyser, PartOfSpeech, Reading
from litera.words.sources.bundled import RECIPES, recipe_of
from litera.words.sources.entries import Sorted, read_entries
from litera.words.sources.frequency import frequency_sections
from litera.words.sources.hunspell import expand, parse_affixes
from litera.words.sources.polish import sort_polish
from litera.words.sources.ukrainian import sort_ukrainian

AFFIXES = """SET UTF-8
TRY оан
IGNORE \u0301
MAP 1
MAP гґ

SFX A Y 4
SFX A 0 и [^кж]
SFX A 0 и ж
SFX A к ки к
SFX A 0 а .
SFX ' Y 1
SFX ' ти в [аи]ти ###
SFX n Y 1
SFX n кіт коту кіт
"""


def forms(*stems: str, affixes: str = AFFIXES) -> list[str]:
    return sorted(set(expand([str(len(stems)), *stems], parse_affixes(affixes, "uk.aff"))))


def test_a_stem_without_flags_is_its_only_form() -> None:
    assert forms("сон") == ["сон"]


def test_a_suffix_is_put_on_where_its_condition_fits() -> None:
    assert forms("сон/A") == sorted(["сон", "сони", "сона"])
    assert forms("вуж/A") == sorted(["вуж", "вужи", "вужа"])


def test_a_suffix_takes_off_what_it_strips() -> None:
    assert forms("вовк/A") == sorted(["вовк", "вовки", "вовка"])


def test_a_flag_may_be_any_character_and_the_apostrophe_of_a_stem_is_none() -> None:
    assert forms("м'яти/n") == ["м'яти"]
    assert forms("читати/'") == sorted(["читати", "читав"])


def test_several_flags_add_up() -> None:
    assert set(forms("читати/'A")) == {"читати", "читав", "читатии", "читатиа"}


def test_a_stem_is_never_stripped_whole() -> None:
    """Hunspell allows that only with FULLSTRIP: кіт under rule n stays alone, ланкіт does not."""
    assert forms("кіт/n") == ["кіт"]
    assert forms("ланкіт/n") == sorted(["ланкіт", "ланкоту"])


def test_the_stress_mark_is_left_out() -> None:
    assert forms("со\u0301н") == ["сон"]


def test_an_unknown_flag_adds_nothing() -> None:
    assert forms("сон/Z") == ["сон"]


@pytest.mark.parametrize("line", ["PFX A Y 1", "SFX A 0 и/B .", "SFX A", "NEEDAFFIX x", "SFX A N 1"])
def test_a_rule_that_is_not_understood_is_refused_with_its_line(line: str) -> None:
    with pytest.raises(WordListError) as caught:
        parse_affixes("SET UTF-8\n" + line, "uk.aff")
    assert dict(caught.value.message.parameters) == {"file": "uk.aff", "line": 2}


def test_entries_are_told_apart_by_their_capitals() -> None:
    entries = read_entries(["kot", "Toruń", "PKP", "pH", "quiz", "o", "Q", "a" * 16, "zażółć", ""], POLISH, shortest=2)
    assert entries.common == {"kot", "zażółć"}
    assert entries.names == {"toruń"}
    assert entries.acronyms == {"pkp", "ph"}


def test_the_apostrophe_is_no_letter_of_the_fifteen() -> None:
    word = "перед" + "м" * 9 + "'" + "я"
    assert read_entries([word, "а'" + "м" * 15, "'яма", "яма'"], UKRAINIAN, shortest=1).common == {word}


def fake_readings(known: dict[str, tuple[Reading, ...]]) -> Analyser:
    return lambda form: known.get(form, ())


def reading(lemma: str, *marks: str) -> Reading:
    return Reading(lemma, PartOfSpeech.NOUN, singular=True, plural=False, marks=frozenset(marks))


POLISH_LIST = """kot
np
mgr
brr
grr
xcd
ab
kilometr
wstrz
tafa
taf
tafami
tafach
tafom
the
ryj
ryjmy
ryjcie
tyg
asp
pchł
PKP
Toruń
kraj
Kraj
"""


@pytest.fixture(scope="module")
def sorted_polish() -> Sorted:
    known = {
        "kot": (reading("kot"),),
        "kraj": (reading("kraj"),),
        "mgr": (reading("mgr", ABBREVIATION),),
        "asp": (reading("ASP", ABBREVIATION), reading("Aspa", NAME)),
        "pchł": (reading("pchła"),),
    }
    return sort_polish(POLISH_LIST, fake_readings(known))


def test_two_letters_are_by_the_list_alone(sorted_polish: Sorted) -> None:
    assert {word for word in sorted_polish.words if len(word) == 2} >= {"ów", "hm"}
    assert "ab" not in sorted_polish.words | sorted_polish.abbreviations
    assert "np" in sorted_polish.abbreviations


def test_short_forms_need_a_reading_that_is_no_name_and_no_abbreviation(sorted_polish: Sorted) -> None:
    assert "kot" in sorted_polish.words
    assert {"mgr", "asp"}.isdisjoint(sorted_polish.words)


def test_short_forms_unknown_to_the_analyser_need_a_paradigm(sorted_polish: Sorted) -> None:
    assert {"taf", "tafa", "ryj"} <= sorted_polish.words
    assert {"the", "xcd"}.isdisjoint(sorted_polish.words)


def test_forms_without_a_vowel_are_inflections_or_reviewed(sorted_polish: Sorted) -> None:
    assert {"pchł", "brr", "grr"} <= sorted_polish.words
    assert {"mgr", "wstrz"} <= sorted_polish.abbreviations


def test_capitals_mark_and_a_word_wins_over_its_name(sorted_polish: Sorted) -> None:
    assert "toruń" in sorted_polish.names
    assert "pkp" in sorted_polish.abbreviations
    assert "kraj" not in sorted_polish.names


def test_longer_forms_are_taken_as_they_are(sorted_polish: Sorted) -> None:
    assert {"kilometr", "ryjmy"} <= sorted_polish.words


def test_ukrainian_abbreviations_and_names_are_marked() -> None:
    stems = "8\nсон/A\nсмт\nСРСР\nЛьвів\nбрр\nвода\nу\nп\nзав\n"
    known: dict[str, tuple[Reading, ...]] = {"зав": (reading("зав", ABBREVIATION),), "сон": (reading("сон"),)}
    found = sort_ukrainian(stems, AFFIXES, "uk.aff", fake_readings(known))
    assert found.words == {"сон", "сони", "сона", "брр", "вода", "у"}
    assert found.abbreviations == {"смт", "срср", "зав"}
    assert found.names == {"львів"}


def test_each_lexicon_of_the_package_has_its_recipe() -> None:
    assert [recipe.name for recipe in RECIPES] == ["pl", "uk"]
    with pytest.raises(MissingLexiconError, match="lexicon-no-recipe"):
        recipe_of("osps")


def test_a_recipe_wants_its_own_number_of_files(tmp_path: Path) -> None:
    with pytest.raises(WordListError, match="lexicon-sources"):
        recipe_of("uk").sections([tmp_path / "one.dic"])


def test_a_source_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(MissingLexiconError, match=r"none\.txt"):
        recipe_of("pl").sections([tmp_path / "none.txt"])


def test_without_wordfreq_the_build_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "wordfreq", None)
    with pytest.raises(LexiconError, match="wordfreq"):
        frequency_sections({"KOT"}, POLISH)


def test_frequency_classes_are_zipf_values_rounded_down(monkeypatch: pytest.MonkeyPatch) -> None:
    import types

    fake = types.SimpleNamespace(get_frequency_dict=lambda _: {"kot": 1e-4, "żółw": 1.1e-6, "rzadki": 1e-10, "pies": 1})
    monkeypatch.setitem(__import__("sys").modules, "wordfreq", fake)
    sections = frequency_sections({"KOT", "ŻÓŁW", "RZADKI"}, POLISH)
    assert [sections[f"frequency-{level}"] for level in range(1, 6)] == [["KOT", "ŻÓŁW"]] * 3 + [["KOT"]] * 2
