"""How the public sources are read: Hunspell's suffix rules, capitals, the judging of short Polish forms."""

from __future__ import annotations

import sys
import types
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from litera.words.alphabet import POLISH, UKRAINIAN
from litera.words.errors import LexiconError, MissingLexiconError, WordListError
from litera.words.grammar import ABBREVIATION, NAME, Analyser, PartOfSpeech, Reading
from litera.words.sources.bundled import RECIPES, recipe_of
from litera.words.sources.english import english_files, sort_english
from litera.words.sources.entries import Sorted, read_entries
from litera.words.sources.frequency import frequency_sections
from litera.words.sources.hunspell import compounds, expand, parse_affixes
from litera.words.sources.kinship import Kin, Kinship, kinship_of, polish_comparison
from litera.words.sources.polish import SHORT, sort_polish
from litera.words.sources.polish_long import (
    Usage,
    first_halves,
    foreign,
    judge_long,
    negated_adverbs,
    negated_degrees,
    unused_abstracts,
)
from litera.words.sources.reviewed import read_reviewed
from litera.words.sources.romanian import sort_romanian
from litera.words.sources.ukrainian import ADMITTED, REFUSED, admitted_forms, sort_ukrainian
from litera.words.sources.ukrainian import SHORT as UKRAINIAN_SHORT

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


@pytest.mark.parametrize(
    "line", ["PFX A 0 не/B .", "SFX A 0 и/B .", "SFX A", "NEEDAFFIX x", "COMPOUNDRULE ab", "FLAG long"]
)
def test_a_rule_that_is_not_understood_is_refused_with_its_line(line: str) -> None:
    with pytest.raises(WordListError) as caught:
        parse_affixes("SET UTF-8\n" + line, "uk.aff")
    assert dict(caught.value.message.parameters) == {"file": "uk.aff", "line": 2}


PREFIXES = """PFX p Y 1
PFX p 0 re [^r]
PFX q N 1
PFX q 0 ne .
SFX s Y 2
SFX s 0 t a
SFX s a ă
SFX t N 1
SFX t 0 i .
"""


def test_a_prefix_is_put_on_and_crosses_with_a_suffix_where_both_allow_it() -> None:
    assert forms("muta/p", affixes=PREFIXES) == sorted(["muta", "remuta"])
    assert forms("muta/ps", affixes=PREFIXES) == sorted(["muta", "mutat", "mută", "remuta", "remutat", "remută"])
    assert forms("muta/pt", affixes=PREFIXES) == sorted(["muta", "mutai", "remuta"])
    assert forms("muta/qs", affixes=PREFIXES) == sorted(["muta", "mutat", "mută", "nemuta"])


def test_a_prefix_has_its_condition_and_may_be_left_out() -> None:
    rules = parse_affixes(PREFIXES, "ro.aff")
    assert forms("ruga/p", affixes=PREFIXES) == ["ruga"]
    assert set(expand(["1", "muta/ps"], rules, prefixes=False)) == {"muta", "mutat", "mută"}


COMPOUNDS = """COMPOUNDMIN 4
COMPOUNDBEGIN b
COMPOUNDEND e
ONLYINCOMPOUND o
"""


def test_two_words_join_where_their_flags_say_so() -> None:
    rules = parse_affixes(COMPOUNDS, "xx.aff")
    lines = ["4", "haus/bo", "meister/e", "tür/e", "garten/be"]
    assert set(compounds(lines, rules)) == {"hausmeister", "hausgarten", "gartenmeister", "gartengarten"}
    assert set(expand(lines, rules)) == {"meister", "tür", "garten"}


def test_any_two_words_of_one_flag_join() -> None:
    rules = parse_affixes("COMPOUNDFLAG c", "xx.aff")
    assert set(compounds(["2", "see/c", "weg/c", "ab/c"], rules)) == {"seesee", "seeweg", "wegsee", "wegweg"}


def test_entries_are_sorted_by_their_capitals() -> None:
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
mgrs
thex
club
"""


@pytest.fixture(scope="module")
def sorted_polish() -> Sorted:
    known = {
        "kot": (reading("kot"),),
        "kraj": (reading("kraj"),),
        "mgr": (reading("mgr", ABBREVIATION),),
        "mgrs": (reading("MGRS", ABBREVIATION), reading("Mgrs", NAME)),
        "club": (reading("club"),),
        "asp": (reading("ASP", ABBREVIATION), reading("Aspa", NAME)),
        "pchł": (reading("pchła"),),
    }
    return sort_polish(POLISH_LIST, fake_readings(known), Usage({}, {}, lambda _: False))


def test_two_letters_are_by_the_list_alone(sorted_polish: Sorted) -> None:
    assert {word for word in sorted_polish.words if len(word) == 2} >= {"ów", "hm"}
    assert "ab" not in sorted_polish.words | sorted_polish.abbreviations
    assert "np" in sorted_polish.abbreviations


def test_three_letters_are_by_the_list_alone(sorted_polish: Sorted) -> None:
    assert {word for word in sorted_polish.words if len(word) == 3} == read_reviewed(SHORT)["three letters"]
    assert {"kot", "taf", "ryj", "brr", "air", "job"} <= sorted_polish.words
    assert {"mgr", "asp", "the", "xcd"}.isdisjoint(sorted_polish.words)


def test_four_letters_need_a_reading_that_is_no_name_and_no_abbreviation(sorted_polish: Sorted) -> None:
    assert "kraj" in sorted_polish.words
    assert "mgrs" not in sorted_polish.words


def test_four_letters_unknown_to_the_analyser_need_a_paradigm(sorted_polish: Sorted) -> None:
    assert "tafa" in sorted_polish.words
    assert "thex" not in sorted_polish.words


def test_four_letters_are_overruled_by_the_reviewed_lists(sorted_polish: Sorted) -> None:
    assert "club" not in sorted_polish.words
    assert "fake" in sorted_polish.words


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
    stems = "10\nсон/A\nсмт\nСРСР\nСОН\nЗАВ\nЛьвів\nбрр\nвода\nу\nп\nзав\n"
    known: dict[str, tuple[Reading, ...]] = {"зав": (reading("зав", ABBREVIATION),), "сон": (reading("сон"),)}
    found = sort_ukrainian({"uk.dic": stems, "uk.aff": AFFIXES}, fake_readings(known))
    admitted = admitted_forms(parse_affixes(AFFIXES, "uk.aff"))
    listed = read_reviewed(UKRAINIAN_SHORT)["two letters"]
    assert found.words - admitted - listed == {"сон", "сони", "сона", "брр", "вода", "у"}
    assert found.abbreviations == {"смт", "срср", "зав"}
    assert found.names == {"львів"}


def ukrainian_of(*stems: str, readings: Analyser = lambda _: ()) -> Sorted:
    return sort_ukrainian({"uk.dic": "\n".join(("", *stems)), "uk.aff": AFFIXES}, readings)


def test_ukrainian_words_of_two_letters_are_by_the_list_alone() -> None:
    words = ukrainian_of("ко", "гу", "зю'", "м'я", "сон").words
    assert {word for word in words if len(word.replace("'", "")) == 2} == read_reviewed(UKRAINIAN_SHORT)["two letters"]
    assert "сон" in words


def test_what_is_written_with_ґ_may_be_written_with_г() -> None:
    found = ukrainian_of("ґанок", "ґрати", "грати", "Ґданськ")
    assert {"ґанок", "ганок", "ґрати", "грати"} <= found.words
    assert "гданськ" not in found.words | found.names


def test_everyday_words_that_the_source_refuses_come_in_with_their_forms() -> None:
    assert {"прийом", "доставка", "папка", "лайк", "блін"} <= ukrainian_of("сон").words
    rules = parse_affixes("SFX 1 0 у [^аь]\nSFX $ 0 и [^аь]\n", "uk.aff")
    assert {"прийом", "прийому", "прийоми"} <= admitted_forms(rules)


def test_an_admitted_word_stays_one_though_the_analyser_has_it_as_an_abbreviation() -> None:
    found = ukrainian_of("вуз", readings=fake_readings({"вуз": (reading("вуз", ABBREVIATION),)}))
    assert "вуз" in found.words
    assert "вуз" not in found.abbreviations


def test_words_of_the_source_that_are_russian_are_left_out_with_their_forms() -> None:
    assert {"важно", "первий", "начало", "началои"}.isdisjoint(ukrainian_of("важно/A", "первий", "начало/A").words)


def test_no_reviewed_word_is_both_admitted_and_refused() -> None:
    admitted = {entry.partition("/")[0] for entries in read_reviewed(ADMITTED).values() for entry in entries}
    refused = frozenset[str]().union(*read_reviewed(REFUSED).values())
    assert admitted.isdisjoint(refused)
    assert len(admitted) > 600
    assert len(refused) > 700


def usage(own: Mapping[str, float] = {}, elsewhere: Mapping[str, float] = {}, compared: Iterable[str] = ()) -> Usage:
    return Usage(own, elsewhere, frozenset(compared).__contains__)


def test_the_second_half_of_po_polsku_has_no_negation() -> None:
    assert negated_adverbs(frozenset({"polsku", "niepolsku", "niedźwiedzisku"})) == {"niepolsku"}


def test_nouns_in_skość_are_words_where_one_of_their_forms_is_met() -> None:
    forms = frozenset({"polskość", "polskością", "grójeckość", "grójeckości", "radość"})
    assert unused_abstracts(forms, usage({"POLSKOŚĆ": 3.0})) == {"grójeckość", "grójeckości"}


def test_first_halves_of_adjectives_have_no_negation() -> None:
    forms = {"społeczno", "społeczny", "społecznego", "ładno", "ładny", "ładnego", "nieładno", "okno", "arabsko"}
    assert first_halves(frozenset(forms | {"arabski", "arabskiego"})) == {"społeczno"}


def test_what_stands_alone_and_another_language_has_as_often_is_foreign() -> None:
    forms = frozenset({"people", "hobbit", "hobbita", "hobbitem", "hobbitów", "hobbitom", "zebra"})
    assert foreign(forms, usage({"PEOPLE": 3.0}, {"PEOPLE": 6.0, "HOBBIT": 4.0})) == {"people"}
    assert foreign(frozenset({"people"}), usage({"PEOPLE": 6.5}, {"PEOPLE": 6.0})) == set()


def test_nie_is_joined_to_comparatives_and_superlatives() -> None:
    forms = frozenset({"lepszy", "najlepiej", "miły", "niemilszy", "najpoważniejszym"})
    compared = usage(compared=("lepszy", "najlepiej", "niemilszy", "najpoważniejszym"))
    assert negated_degrees(forms, compared) == {"nielepszy", "nienajlepiej"}


def test_long_polish_forms_are_judged_by_all_rules_and_lists() -> None:
    forms = frozenset(
        {"kilometr", "world", "samsung", "samsungach", "sorry", "people", "lepszy", "polsku", "niepolsku"}
    )
    known = fake_readings({"kilometr": (reading("kilometr"),), "lepszy": (reading("lepszy"),)})
    judged = judge_long(forms, known, usage({}, {"SORRY": 5.0, "PEOPLE": 6.0}, ["lepszy"]))
    assert {"kilometr", "sorry", "lepszy", "nielepszy", "polsku", "ebook", "gameplayem"} <= judged
    assert {"world", "samsung", "samsungach", "people", "niepolsku"}.isdisjoint(judged)


def test_what_the_analyser_knows_is_not_foreign() -> None:
    judged = judge_long(frozenset({"piano"}), fake_readings({"piano": (reading("piano"),)}), usage({}, {"PIANO": 5.0}))
    assert "piano" in judged


@pytest.mark.parametrize(("form", "is_one"), [("lepszy", True), ("najlepiej", True), ("miły", False), ("kot", False)])
def test_comparatives_and_superlatives_are_recognised(form: str, *, is_one: bool) -> None:
    assert polish_comparison()(form) == is_one


def test_where_nothing_is_borrowed_every_spelling_is_common() -> None:
    kinship = kinship_of("en")
    assert kinship.is_common("table")
    assert kinship.kin("table") is None


def test_loanwords_at_home_keep_their_frequency(monkeypatch: pytest.MonkeyPatch) -> None:
    frequencies(monkeypatch, pl={"fake": 3.2, "world": 3.2}, en={"fake": 5.0, "world": 6.0})
    sections = frequency_sections({"FAKE", "WORLD"}, POLISH, relatives(), namesakes=(), at_home={"FAKE"})
    assert known(sections) == {"FAKE"}


def test_each_lexicon_of_the_package_has_its_recipe() -> None:
    assert [recipe.name for recipe in RECIPES] == ["pl", "uk", "ro", "en", "en-wide"]
    with pytest.raises(MissingLexiconError, match="lexicon-no-recipe"):
        recipe_of("osps")


def test_a_recipe_wants_its_own_number_of_files(tmp_path: Path) -> None:
    with pytest.raises(WordListError, match="lexicon-sources"):
        recipe_of("uk").sections([tmp_path / "one.dic"])


def test_a_source_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(MissingLexiconError, match=r"none\.txt"):
        recipe_of("pl").sections([tmp_path / "none.txt"])


COMMON = Kinship(lambda _: True, lambda _: None)
"""A kinship for which all is common."""


def frequencies(monkeypatch: pytest.MonkeyPatch, **zipf: dict[str, float]) -> None:
    """Let wordfreq know these Zipf values, by language and form, and no others."""
    of = {language: {form: 10 ** (value - 9) for form, value in forms.items()} for language, forms in zipf.items()}
    fake = types.SimpleNamespace(get_frequency_dict=lambda language: of.get(language, {}))
    monkeypatch.setitem(sys.modules, "wordfreq", fake)


def relatives(**forms: str) -> Kinship:
    """Give a kinship by word: its forms, those after a bar plural, or nothing where it is only a name."""
    kin = {}
    for word, given in forms.items():
        plurals = given.partition("|")[2].split()
        spelt = frozenset((word, *given.replace("|", " ").split()))
        kin[word] = Kin(spelt, frozenset(plurals), is_rigid=len(spelt) == 1)
    return Kinship(kin.__contains__, kin.get)


def known(sections: dict[str, list[str]]) -> set[str]:
    """Give the words of class 2 and more."""
    return set(sections["frequency-2"])


def test_without_wordfreq_the_build_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "wordfreq", None)
    with pytest.raises(LexiconError, match="wordfreq"):
        frequency_sections({"KOT"}, POLISH, COMMON)


def test_frequency_classes_are_zipf_values_rounded_down(monkeypatch: pytest.MonkeyPatch) -> None:
    frequencies(monkeypatch, pl={"kot": 5.0, "żółw": 3.04, "rzadki": -1.0, "pies": 9.0})
    sections = frequency_sections({"KOT", "ŻÓŁW", "RZADKI"}, POLISH, COMMON)
    assert [sections[f"frequency-{level}"] for level in range(1, 6)] == [["KOT", "ŻÓŁW"]] * 3 + [["KOT"]] * 2


def test_what_is_quoted_from_another_language_and_hardly_inflected_is_seen_but_not_common(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """*Table* has no forms to speak of, *hit* has its own plural, *most* is no more English than Polish here."""
    frequencies(
        monkeypatch,
        pl={"table": 3.2, "tabli": 1.0, "hit": 4.0, "hity": 3.9, "most": 4.3, "mosty": 3.0, "of": 4.0},
        en={"table": 5.1, "hit": 5.4, "most": 5.5, "of": 7.0},
    )
    kinship = relatives(table="|tabli", hit="|hity", most="|mosty")
    sections = frequency_sections({"TABLE", "HIT", "MOST", "OF"}, POLISH, kinship)
    assert known(sections) == {"HIT", "MOST", "OF"}
    assert "TABLE" in sections["frequency-1"]


def test_what_the_analyser_does_not_know_as_a_common_word_is_not_common_in_polish(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    frequencies(monkeypatch, pl={"ready": 3.4, "kot": 4.5}, uk={"вже": 6.0})
    assert known(frequency_sections({"READY", "KOT"}, POLISH, relatives(kot="kota"))) == {"KOT"}
    assert known(frequency_sections({"ВЖЕ"}, UKRAINIAN, relatives())) == {"ВЖЕ"}


def test_a_namesake_without_a_plural_of_its_own_is_not_common(monkeypatch: pytest.MonkeyPatch) -> None:
    frequencies(
        monkeypatch,
        pl={"kent": 3.7, "kenta": 3.2, "mars": 4.0, "marsy": 3.4, "euro": 5.0},
        en={"kent": 4.2, "mars": 4.5, "euro": 5.5},
    )
    kinship = relatives(kent="kenta|kenty", mars="|marsy", euro="")
    words = {"KENT", "MARS", "EURO"}
    assert known(frequency_sections(words, POLISH, kinship, namesakes=words)) == {"MARS", "EURO"}
    assert known(frequency_sections(words, POLISH, kinship)) == words


def test_cries_are_not_common(monkeypatch: pytest.MonkeyPatch) -> None:
    frequencies(monkeypatch, pl={"pff": 3.0, "aaa": 3.0, "hm": 3.0, "ale": 6.0})
    assert known(frequency_sections({"PFF", "AAA", "HM", "ALE"}, POLISH, COMMON)) == {"HM", "ALE"}


def test_words_that_have_no_other_forms_are_not_held_to_be_borrowed(monkeypatch: pytest.MonkeyPatch) -> None:
    frequencies(monkeypatch, uk={"важно": 3.5, "конем": 3.0}, ru={"важно": 5.1, "конем": 5.0})
    adverb = Kin(frozenset({"важно"}), frozenset({"важно"}), is_fixed=True)
    noun = Kin(frozenset({"конем", "кінь"}), frozenset())
    kinship = Kinship(lambda _: True, {"важно": adverb, "конем": noun}.get)
    assert known(frequency_sections({"ВАЖНО", "КОНЕМ"}, UKRAINIAN, kinship)) == {"ВАЖНО"}


@pytest.mark.parametrize(
    ("language", "word", "form", "plural"), [("pl", "kot", "kotem", "kotów"), ("uk", "книга", "книгою", "книгами")]
)
def test_kin_are_the_forms_of_a_common_word(language: str, word: str, form: str, plural: str) -> None:
    kinship = kinship_of(language)
    kin = kinship.kin(word)
    assert kin is not None
    assert {form, plural} <= kin.forms
    assert plural in kin.plurals
    assert form not in kin.plurals
    assert kinship.is_common(word)
    assert not kinship.is_common("qwrt")
    assert kinship.kin("qwrt") is None


@pytest.mark.parametrize(
    ("language", "word", "is_rigid"),
    [("pl", "euro", True), ("pl", "jury", True), ("pl", "kent", False), ("pl", "rock", False), ("uk", "соль", True)],
)
def test_a_word_without_other_forms_is_rigid_whatever_else_is_spelt_so(
    language: str, word: str, *, is_rigid: bool
) -> None:
    kin = kinship_of(language).kin(word)
    assert kin is not None
    assert kin.is_rigid == is_rigid


def test_adverbs_are_fixed_and_names_are_not_common() -> None:
    adverb = kinship_of("uk").kin("важно")
    assert adverb is not None
    assert adverb.is_fixed
    assert not kinship_of("pl").is_common("adam")


ROMANIAN_AFFIXES = """PFX O Y 1
PFX O 0 re .
SFX a Y 4
SFX a 0 ul [^u]
SFX a 0 u [^u]
SFX a 0 o .
SFX a 0 i .
SFX e Y 1
SFX e i e
"""


def test_romanian_is_laid_without_marks_and_without_what_nobody_writes() -> None:
    stems = ["10", "pom/a", "casă", "veni/Oe", "muri/Oe", "km", "Iași", "metr/a", "și", "ian", "cd/a"]
    found = sort_romanian(
        {"ro.dic": "\n".join(stems), "ro.aff": ROMANIAN_AFFIXES}, {"REVENE": 4.0, "METRU": 4.0, "CASA": 5.0}
    )
    assert {"pom", "pomul", "pomi", "casa", "revene", "reveni", "metru"} <= found.words
    assert found.words.isdisjoint({"pomu", "pomo", "remuri", "remure", "metro", "km", "ian", "cdul"})
    assert {"km", "ian", "cdul"} <= found.abbreviations
    assert "iasi" in found.names
    assert "si" in found.words
    assert found.kinship is not None
    assert found.kinship.kin("casa") == Kin(frozenset({"casa"}), frozenset())
    assert found.kinship.kin("home") is None


def test_scowl_is_read_by_the_names_of_its_files() -> None:
    texts = {
        "english-words.10": "table\ncafé\nqi\nks\nhmm\nxcd\naeq\ndon't",
        "british-words.10": "colour",
        "english-upper.10": "Paris\nMark",
        "english-proper-names.35": "Table",
        "english-abbreviations.10": "Mr\netc",
    }
    found = sort_english(texts)
    assert {"table", "cafe", "qi", "hmm", "colour", "za"} <= found.words
    assert found.words.isdisjoint({"ks", "xcd", "aeq", "don"})
    assert found.abbreviations == {"mr", "etc"}
    assert found.names == {"paris", "mark"}
    assert found.namesakes == {"table"}


def test_the_files_of_scowl_go_up_to_a_level() -> None:
    names = [path.name for path in english_files((10, 35))]
    assert names[:3] == ["english-words.10", "english-words.35", "american-words.10"]
    assert names[-3:] == ["english-proper-names.35", "english-abbreviations.10", "english-abbreviations.35"]


def test_sources_may_be_named_by_their_folder(tmp_path: Path) -> None:
    with pytest.raises(MissingLexiconError, match=r"polish"):
        recipe_of("pl").sections([tmp_path])
