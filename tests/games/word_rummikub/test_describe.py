"""Sentences: what is said of a table in four languages, with the right plurals, to each as they may know it."""

from __future__ import annotations

from typing import Any

import pytest

from litera.core.event import Onlooker, Watcher
from litera.core.message import Message, Written
from litera.core.table import Table
from litera.games.word_rummikub.pack import own_pack
from litera.protocol.speech import sentences
from litera.texts import LANGUAGES, Speaker, say
from tests.games.word_rummikub.playing import opened, play, rules, table_of

NAMES = ("Anna", "Bob", "Ola")


def said(table: Table, watcher: Watcher, what: str, language: str = "en") -> list[str]:
    topic, _, argument = what.partition(" ")
    speaker = Speaker(language, NAMES, watcher if isinstance(watcher, int) else None)
    return [
        speaker.say(each)
        for each in table.rules.voice.describe(table.rules.view(table.state, watcher), topic, argument)
    ]


def news(table: Table, watcher: Watcher = Onlooker.SPECTATOR, language: str = "en") -> list[str]:
    speaker = Speaker(language, NAMES, watcher if isinstance(watcher, int) else None)
    messages = (table.rules.voice.narrate(told) for told in table.happenings(watcher))
    return [speaker.say(each) for each in messages if each is not None]


def test_the_table_is_said_word_by_word_and_who_has_not_opened() -> None:
    table = table_of("A / B", on_table="KOT SZyK", opened=[True, False])
    assert said(table, 0, "table") == ["1) KOT", "2) SZYK (joker as Y)", "Yet to play a first word: Bob"]
    assert said(table_of("A / B"), 0, "table", "pl") == ["Na stole nie ma słów."]


def test_w19_the_theme_is_said_with_the_table() -> None:
    table = table_of("A / B", theme="las i łąka")
    assert said(table, 0, "table", "pl") == ["Temat: las i łąka", "Na stole nie ma słów."]


def test_the_rack_is_said_to_its_own_seat() -> None:
    table = table_of("KOT* / ABCDE")
    assert said(table, 0, "hand") == ["K, O, T, joker – 4 tiles"]
    assert said(table, 0, "hand", "uk") == ["K, O, T, джокер — 4 плитки"]
    assert said(table, Onlooker.SPECTATOR, "hand") == ["Anna: 4 tiles", "Bob: 5 tiles"]
    assert said(table_of(" / A", bank="B"), 0, "hand", "pl") == ["Twoja tabliczka jest pusta."]


@pytest.mark.parametrize("argument", ["2", "SZYK", "szyk", "SZyK"])
def test_a_word_is_found_by_number_or_letters(argument: str) -> None:
    table = table_of("A / B", on_table="KOT SZyK")
    assert said(table, 0, f"word {argument}") == ["SZYK (joker as Y): 4 letters"]
    assert said(table, 0, f"spell {argument}") == ["S, Z, joker as Y, K"]


def test_words_that_are_not_there() -> None:
    table = table_of("A / B", on_table="KOT SZyK")
    assert said(table, 0, "word 3") == ["“3” isn’t on the table. Words are numbered 1 to 2."]
    assert said(table, 0, "spell LAS") == ["“LAS” isn’t on the table. Words are numbered 1 to 2."]
    assert said(table, 0, "word")[0].startswith("Which word?")
    assert said(table_of("A / B", on_table="KOT"), 0, "word 0") == [
        "“0” isn’t on the table. The only word is number 1."
    ]
    assert said(table_of("A / B"), 0, "word KOT") == ["“KOT” isn’t on the table. There are no words yet."]
    assert said(table, 0, "dance") == []


def test_the_bank_and_what_is_not_seen_yet() -> None:
    lines = said(opened(rules(2)), 0, "bag")
    assert lines[0] == "Bank: 84 tiles"
    assert lines[1].startswith("Tiles you haven’t seen yet: A\N{NO-BREAK SPACE}")


def test_w17_the_bank_says_how_many_tiles_the_others_hold() -> None:
    table = table_of("KOT / AB / *", bank="C")
    assert said(table, 0, "bag")[2:] == ["Bob: 2 tiles", "Ola: 1 tile"]
    assert said(table, Onlooker.SPECTATOR, "bag")[2:] == ["Anna: 3 tiles", "Bob: 2 tiles", "Ola: 1 tile"]


def test_where_all_tiles_are_seen_none_is_said_to_be_unseen() -> None:
    tiles = own_pack().all_tiles()
    table = table_of(f"{tiles[:1]} / {tiles[1:]}", bank="")
    assert said(table, Onlooker.TABLE, "bag") == ["Bank: 0 tiles", "Anna: 1 tile", "Bob: 111 tiles"]


def test_tiles_are_described_with_their_braille() -> None:
    table = table_of("A / B")
    assert said(table, 0, "cards k") == ["K: 4 in the set; Braille ⠅, dots 1 3"]
    assert said(table, 0, "cards *") == ["joker: 2 in the set; Braille ⠔, dots 3 5"]
    assert said(table, 0, "cards Q")[0].startswith("There is no tile “Q”")
    counts = said(table, 0, "cards")[0].replace("\N{NO-BREAK SPACE}", " ")
    assert counts.startswith("112 tiles: A 9, Ą 2, B 2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_and_its_number_stay_on_one_line(language: str) -> None:
    assert "A\N{NO-BREAK SPACE}9" in said(table_of("A / B"), 0, "cards", language)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_joker_is_known_by_the_name_it_has_on_a_rack(language: str) -> None:
    table = table_of("* / B")
    name = said(table, 0, "hand", language)[0].split(" ")[0]
    assert said(table, 0, f"cards {name}", language) == said(table, 0, "cards *", language)


def test_what_is_to_be_done_now() -> None:
    assert said(table_of("A / B"), 0, "now") == ["Your turn: play words, or draw."]
    assert said(table_of("A / B", bank=""), 0, "now") == ["Your turn: play words, or pass."]
    assert said(table_of("A / B"), 1, "now") == ["Waiting for Anna."]
    opening = table_of("A / B", opened=[False, False], opening_letters=7)
    assert said(opening, 0, "now") == ["Your turn: play your first word, of at least 7 letters, or draw."]
    over = table_of("A / B", bank="")
    play(over, "0 pass", "1 pass")
    assert said(over, 0, "now") == ["The game is over."]


def test_now_mentions_doubts_and_votes() -> None:
    table = table_of("KOSZYK / A / B", theme="las")
    play(table, "0 play KOSZYK")
    assert said(table, 2, "now") == ["Waiting for Bob.", "You can challenge: KOSZYK"]
    assert said(table, 0, "now") == ["Waiting for Bob."]
    play(table, "2 doubt KOSZYK", "2 no")
    vote = ["KOSZYK has been challenged. Played by: Anna", "No: Ola"]
    assert said(table, 1, "now") == [*vote, "Does the word stay? Type “yes” or “no”."]
    assert said(table, 1, "table")[:2] == vote
    ending = table_of("T / B", on_table="KOSZYK", bank="", theme="las")
    play(ending, "0 play KOT SZYK from KOSZYK")
    assert said(ending, 1, "now")[1] == (
        "The last play would end the game. Type “yes” to accept it, or challenge: KOT and SZYK"
    )


def test_plays_are_announced_with_the_word_that_counts_first() -> None:
    table = table_of("AALASB / *", on_table="KOSZYK SZCZYT", bank="")
    play(table, "0 play SZYSZKA OCZY KAT from KOSZYK SZCZYT", "1 pass", "0 play LAS", "1 pass", "0 pass")
    assert news(table)[:4] == [
        "Anna plays SZYSZKA from KOSZYK and SZCZYT: 7 points; also OCZY and KAT; total 7",
        "Bob passes",
        "Anna plays LAS: 3 points; total 10",
        "Bob passes",
    ]
    assert news(table)[-2:] == [
        "Bob: −30 for 1 joker left; total −30",
        "Game over. The bank is empty, and everyone has passed.",
    ]


@pytest.mark.parametrize("verbosity", [1, 2, 3])
def test_a_play_is_announced_with_its_points_and_the_running_total_whatever_the_verbosity(verbosity: int) -> None:
    table = table_of("LASKOT / SOK", on_table="KOSZYK", scores=[1200, 4])
    play(table, "0 play LAS", "1 play SOK", "0 play KOT")
    speaker = Speaker("en", NAMES, 1)
    last = [speaker.say(each) for each in sentences(table, 1, "last", verbosity=verbosity, since=0)]
    assert last[0] == "Anna plays KOT: 3 points; total 1206"


def test_doubling_splitting_and_lengthening_are_announced() -> None:
    table = table_of("T / A", on_table="KOSZYK", bank="B")
    play(table, "0 play KOT SZYK from KOSZYK")
    assert news(table, 1, "pl") == [
        "Anna wykłada KOT (rozebrane: KOSZYK): 6 punktów (podwójnie); także SZYK; razem 6",
        "Anna dobiera 1 płytkę; w banku 0 płytek",
    ]
    assert news(table, 0, "ro")[1] == "Tragi B; banca e goală"
    table = table_of("IB / A", on_table="KOSZYK", bank="")
    play(table, "0 play KOSZYKI from KOSZYK")
    assert news(table, 1, "uk") == ["Anna викладає KOSZYKI з KOSZYK: 7 очок; разом 7"]


def test_w14_a_word_that_stands_again_without_its_joker_is_announced() -> None:
    """Whoever only listens would else think that it has gone."""
    table = table_of("ZKOB / A", on_table="SZCzYT")
    play(table, "0 play SZCZYT KOt from SZCzYT")
    assert news(table)[0] == "Anna plays KOT (joker as T) from SZCZYT (joker as Z): 3 points; also SZCZYT; total 3"


def test_doubts_are_announced() -> None:
    table = table_of("KOSZYK / A", theme="las", turn_seconds=9)
    play(table, "0 play KOSZYK", "1 doubt KOSZYK", "1 no", "0 time up")
    assert news(table)[2:] == [
        "Bob challenges KOSZYK. Played by: Anna",
        "Bob votes “no”",
        "KOSZYK is taken back: 0 yes, 1 no; total 0. Next to play: Anna",
        "Anna runs out of time",
        "Anna draws 1 tile; 9 left in the bank",
    ]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language not in {"ro", "uk"}])
def test_whose_word_is_doubted_is_announced_to_that_seat_too(language: str) -> None:
    """You come after a colon: no verb and no case of the sentence is yours."""
    table = table_of("KOSZYK / A", theme="las")
    play(table, "0 play KOSZYK", "1 doubt KOSZYK")
    you = say(Message("you"), language)
    assert said(table, 0, "now", language)[0].endswith(f": {you}")
    assert news(table, 0, language)[-1].endswith(f": {you}")
    play(table, "1 no")
    assert news(table, 0, language)[-1].endswith(f": {you}")


def test_a_doubted_word_is_yours_in_a_sentence_of_its_own_in_ukrainian() -> None:
    table = table_of("KOSZYK / A", theme="las")
    play(table, "0 play KOSZYK", "1 doubt KOSZYK")
    assert said(table, 0, "now", "uk")[0] == "Ваше слово KOSZYK оскаржено"
    assert said(table, 1, "now", "uk")[0] == "Слово KOSZYK, яке викладає Anna, оскаржено"
    assert news(table, 0, "uk")[-1] == "Bob оскаржує ваше слово KOSZYK"
    assert news(table, 1, "uk")[-1] == "Ви оскаржуєте слово KOSZYK, яке викладає Anna"
    play(table, "1 no")
    assert news(table, 0, "uk")[-1].endswith("Ви ходите знову")
    assert news(table, 1, "uk")[-1].endswith("Знову ходить Anna")


def test_a_doubted_word_is_laid_by_you_in_the_case_of_the_sentence_in_romanian() -> None:
    table = table_of("KOSZYK / A", theme="las")
    play(table, "0 play KOSZYK", "1 doubt KOSZYK")
    assert said(table, 0, "now", "ro")[0] == "Cuvântul contestat: KOSZYK, pus de tine"
    assert said(table, 1, "now", "ro")[0] == "Cuvântul contestat: KOSZYK, pus de Anna"
    assert news(table, 0, "ro")[-1] == "Bob contestă cuvântul KOSZYK, pus de tine"
    assert news(table, 1, "ro")[-1] == "Contești cuvântul KOSZYK, pus de Anna"
    play(table, "1 no")
    assert news(table, 0, "ro")[-1].endswith("Din nou la rând: Tu")


COUNTED: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("word_rummikub-points", {}, "count"),
    ("word_rummikub-bank", {}, "count"),
    ("word_rummikub-hand-size", {"name": "Anna"}, "count"),
)


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["1 point", "2 points", "5 points", "22 points", "25 points", "101 points"]),
        ("pl", ["1 punkt", "2 punkty", "5 punktów", "22 punkty", "25 punktów", "101 punktów"]),
        ("uk", ["1 очко", "2 очки", "5 очок", "22 очки", "25 очок", "101 очко"]),
        ("ro", ["1 punct", "2 puncte", "5 puncte", "22 de puncte", "25 de puncte", "101 puncte"]),
    ],
)
def test_plurals(language: str, forms: list[str]) -> None:
    numbers = (1, 2, 5, 22, 25, 101)
    assert [say(Message("word_rummikub-points", {"count": number}), language) for number in numbers] == forms


@pytest.mark.parametrize("language", LANGUAGES)
def test_counted_sentences_are_whole_for_every_number(language: str) -> None:
    for key, more, name in COUNTED:
        for number in (0, 1, 2, 5, 22, 25, 101):
            parameters: dict[str, Any] = {**more, name: number}
            assert str(number) in say(Message(key, parameters), language)


def test_words_with_a_letter_or_a_joker_are_found() -> None:
    table = table_of("A / B", on_table="KOT SZyK")
    assert said(table, 0, "find o") == ["1) KOT"]
    assert (
        said(table, 0, "find Y") == said(table, 0, "find joker") == said(table, 0, "find *") == ["2) SZYK (joker as Y)"]
    )
    assert said(table, 0, "find Ż") == ["Not in any word on the table: Ż"]


@pytest.mark.parametrize("kind", ["upheld", "taken_back", "doubted"])
def test_w19_a_doubted_word_is_marked_as_one_of_the_games_language(kind: str) -> None:
    told = {"kind": kind, "seat": 0, "word": "KOT", "layer": 1, "yes": 1, "no": 0, "drawn": "", "points": 3}
    message = rules().voice.narrate(told)
    assert message is not None
    assert isinstance(message.parameters["word"], Written)
