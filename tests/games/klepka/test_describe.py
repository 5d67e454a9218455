"""Sentences: the table, hands, words and events, as each watcher may know them, in four languages."""

from __future__ import annotations

import re

import pytest

from litera.core.event import Onlooker, Watcher
from litera.core.message import message
from litera.core.table import Table
from litera.games.klepka.events import IMPORTANCE
from litera.texts import LANGUAGES, say
from tests.games.klepka.playing import play, table_of, told

NAMES = ("Anna", "Oleh", "Ion")
BRAILLE_LINE = 40


def said(table: Table, topic: str, argument: str = "", watcher: Watcher = 0, language: str = "en") -> list[str]:
    """Answer a question as it is said to a watcher."""
    messages = table.rules.voice.describe(table.rules.view(table.state, watcher), topic, argument)
    you = watcher if isinstance(watcher, int) else None
    return [say(one, language, NAMES, you=you) for one in messages]


def narrated(table: Table, watcher: Watcher = Onlooker.SPECTATOR, language: str = "en") -> list[str]:
    """Tell all that happened as it is said to a watcher."""
    you = watcher if isinstance(watcher, int) else None
    messages = (table.rules.voice.narrate(event) for event in told(table, watcher))
    return [say(one, language, NAMES, you=you) for one in messages if one is not None]


def test_the_table_is_said_row_by_row() -> None:
    table = table_of(" / Кb", "Оb . Оy / . / . . . . * ~")
    assert said(table, "table") == ["There are 4 cards on the table.", "Row 1: A C", "Row 3: E F"]
    assert said(table, "table", language="uk")[0] == "На столі 4 картки."


def test_rows_of_the_table_that_are_alike_are_said_together() -> None:
    alike = "Оb Тb / Тb Оb / / Аb . Аb / Вb . Вb / Еb . Еb / Фy Фy"
    told = ["There are 12 cards on the table.", "Rows 1 to 2: A B", "Rows 4 to 6: A C", "Row 7: A B"]
    assert said(table_of(" / Кb", alike), "table") == told


def test_hands_are_numbered_for_their_owner_and_open_or_hidden_for_others() -> None:
    assert said(table_of("Оb * / Кb / "), "hand") == [
        "Hand: 1) О blue, 2) polysemy",
        "Oleh: К blue",
        "Ion: no cards",
    ]
    assert said(table_of("Оb * / Кb Кy / ", hidden=True), "hand") == [
        "Hand: 1) О blue, 2) polysemy",
        "Oleh: 2 cards",
        "Ion: no cards",
    ]
    assert said(table_of(" / Кb"), "hand") == ["You have no cards.", "Oleh: К blue"]
    assert said(table_of("Оb / Кb"), "hand", watcher=Onlooker.SPECTATOR) == ["Anna: О blue", "Oleh: К blue"]


def test_words_are_named_by_number_or_spelling_and_spelled() -> None:
    table = table_of("Сb Оb Нb Мy Яy Чy / Кb", "Фy Фy")
    assert said(table, "word") == ["No words yet."]
    play(table, "0 word СОН", "0 word М'ЯЧ")
    assert said(table, "word") == ["СОН: 6 points (You, word 1)", "М'ЯЧ: 18 points (You, word 2)"]
    assert said(table, "word", "2", watcher=1) == ["М'ЯЧ: 18 points (Anna, word 2)"]
    assert said(table, "word", "сон") == ["СОН: 6 points (You, word 1)"]
    assert said(table, "word", "7") == ["“7” isn’t among the words made so far. They are numbered 1 to 2."]
    assert said(table, "spell", "1") == ["С, О, Н"]
    assert said(table, "spell", "ліс") == ["Л, І, С"]
    assert len(said(table, "spell")) == 1
    assert said(table, "spell", "9") == said(table, "word", "9")


def test_what_is_left_and_what_has_gone() -> None:
    assert said(table_of("Оb / Кb"), "bag") == ["There are 4 cards on the table.", "94 cards are out of the game."]


def test_cards_and_what_they_are_worth() -> None:
    table = table_of("Оb / Кb")
    assert said(table, "cards", "о") == ["О: 1 point; blue 4, yellow 2"]
    assert said(table, "cards", "Щb") == ["Щ: 8 points; blue 2, yellow 0"]
    assert said(table, "cards", "~") == ["~ exchange: swaps one of your cards for another player’s; 2 in the pack"]
    assert said(table, "cards")[0] == "1 point: А, В, Е, И, І, Н, О, Р, С, Т"
    assert len(said(table, "cards")) == 10 + 3
    assert said(table, "cards", "ВОДА")[0].startswith("There is no card “ВОДА”")


def test_what_is_to_be_done_now() -> None:
    assert said(table_of("Оb / Кb"), "now") == ["Make words, then type “done”."]
    assert said(table_of("Оb ~ / Кb #"), "now", watcher=1) == [
        "You can’t do anything right now.",
        "Cards you can play at any time: chaos",
    ]
    assert said(table_of(" / Кb"), "now") == ["Flip 2 cards."]
    assert said(table_of(" / Кb", phase="bonus", bonus=2), "now") == [
        "You may flip 2 more pairs. Type “flip” or “stop”."
    ]
    table = table_of("Сb Оb Нb / Кb", unknown_words="vote")
    play(table, "0 word НОС")
    assert said(table, "now", watcher=1) == ["Does НОС count as a word? Type “yes” or “no”."]
    assert said(table, "table")[-1].startswith("НОС")
    last = table_of("Сb Оb Нb Мy Яy Чy / Кb", "")
    assert said(last, "now") == ["Make your last words, or type “pass”."]
    play(last, "0 word СОН")
    assert said(last, "now") == ["Make another final word, or type “done”."]


def test_k22_an_empty_hand_is_counted_without_a_number() -> None:
    table = table_of("Сb Оb Нb / Кb", "", passes=1)
    play(table, "0 word СОН")
    assert narrated(table)[-3:-1] == ["Anna: no cards left; total score 6", "Oleh: 1 card left; total score 1"]


def test_k13_no_more_pairs_are_offered_than_lie() -> None:
    few = table_of(" / Кb", "Фy Фy ~", phase="bonus", bonus=5)
    assert said(few, "now") == ["You may flip 2 more pairs. Type “flip” or “stop”."]
    last = table_of(" / Кb", "~", phase="bonus", bonus=5)
    assert said(last, "now") == ["You may flip the last card. Type “flip” or “stop”."]
    assert said(last, "now", language="uk") == ["Можна відкрити останню картку: введіть «відкрити» або «стоп»."]


def prizes(table: Table) -> list[str]:
    return said(table, "now")[1:]


def test_k16_k17_prize_cards_are_named_while_they_are_of_use() -> None:
    assert prizes(table_of("Оb ~ # / Кb")) == ["Cards you can play at any time: exchange and chaos"]
    assert prizes(table_of("Оb ~ # / Кb", "")) == ["Cards you can play at any time: exchange"]
    assert prizes(table_of("Оb ~ # / ")) == ["Cards you can play at any time: chaos"]
    assert prizes(table_of("~ / Кb")) == []
    assert prizes(table_of("Оb ~ # ~ # / Кb")) == ["Cards you can play at any time: exchange and chaos"]


def test_k18_prize_cards_are_named_only_when_they_may_be_played() -> None:
    table = table_of("Сb Оb Нb # / Кb", interrupts="between_turns")
    assert prizes(table) == ["Cards you can play before the turn starts: chaos"]
    play(table, "0 word СОН")
    assert prizes(table) == []


def test_no_topic_that_there_is_not() -> None:
    assert said(table_of("Оb / Кb"), "weather") == []


def eventful() -> list[Table]:
    """Give tables on which together everything has happened that can happen."""
    voted = table_of("Сb Оb Нb Сy Оy Нy Кb / ~ Ьb / # Кy", "Оb Оy Тb Тy Рb Рy * Рb Рy", unknown_words="vote")
    play(voted, "0 word НОС", "1 yes", "2 yes", "0 word ОН [Оy Нy]", "1 no", "2 no", "1 exchange Ьb 0 Кb", "2 chaos")
    play(voted, "0 done")
    opening = table_of(" / Кb", "Оb Оy Тb Кy Тy Кb", phase="flip")
    play(opening, "0 flip A1 B1", "0 flip C1 D1", "1 done", "1 flip C1 E1", "1 stop")
    ending = table_of("Сb Оb Нb Мy / Кb", "Оb Оb", phase="flip", turn=1)
    play(ending, "1 flip A1 B1", "0 pass", "1 pass")
    phrase = table_of("Сb Лb Аb Вb Аy Уb Кy Рb Аy Їb Нb Іb / Кb")
    play(phrase, "0 word СЛАВА УКРАЇНІ")
    plain = table_of("Сb Оb Нy / Кb", "", passes=1)
    play(plain, "0 word СОН")
    hidden = table_of("~ Кb / Оb", hidden=True)
    play(hidden, "0 exchange Кb 1")
    return [voted, opening, ending, phrase, plain, hidden]


def test_every_kind_of_event_is_said_in_every_language() -> None:
    tables = eventful()
    kinds = {event["kind"] for table in tables for event in told(table)}
    assert kinds == IMPORTANCE.keys() - {"dealt"}
    for language in LANGUAGES:
        for table in tables:
            for watcher in (0, 1, Onlooker.SPECTATOR):
                lines = narrated(table, watcher, language)
                assert len(lines) == len(told(table, watcher))
                assert all(line.strip() for line in lines)


def test_events_by_example() -> None:
    voted, opening, ending, phrase, _, hidden = (narrated(table) for table in eventful())
    assert voted[0].startswith("Anna proposes НОС.")
    assert "Anna makes НОС, which scores double: 6 points, 6 in all" in voted
    assert "Oleh exchanges Ь blue with Anna for К blue" in voted
    assert opening[:2] == ["Anna flips A1 О blue, B1 О yellow", "Anna takes О blue, О yellow"]
    assert opening[2:4] == ["Anna flips C1 Т blue, D1 К yellow", "No match."]
    assert ending[-1] == "Everyone has passed."
    assert phrase[0].startswith("Anna makes СЛАВА УКРАЇНІ and wins immediately!")
    assert hidden == ["Anna exchanges a hidden card with Oleh for a hidden card"]


FORMS = {
    "en": "1 card on|2 cards on|5 cards on|22 cards on|25 cards on|101 cards on",
    "pl": "leży 1 karta|leżą 2 karty|leży 5 kart|leżą 22 karty|leży 25 kart|leży 101 kart",
    "uk": "1 картка|2 картки|5 карток|22 картки|25 карток|101 картка",
    "ro": "e 1 carte|sunt 2 cărți|sunt 5 cărți|sunt 22 de cărți|sunt 25 de cărți|sunt 101 cărți",
}


def test_k15_a_word_is_announced_with_the_letters_that_polysemies_stand_for() -> None:
    table = table_of("Сy Оb Нb * / Кb")
    play(table, "0 word СОН")
    assert narrated(table)[-1] == "Anna makes СОН (polysemy as С), which scores double: 6 points, 6 in all"
    table = table_of("Сb * * / Кb", unknown_words="vote")
    play(table, "0 word НОС")
    assert narrated(table, language="uk")[-1] == (
        "Anna пропонує слово НОС (полісемії замість Н, О). Його немає в словнику: голосуйте «так» або «ні»."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_their_forms(language: str) -> None:
    for count, form in zip((1, 2, 5, 22, 25, 101), FORMS[language].split("|"), strict=True):
        assert re.search(rf"\b{form}\b", say(message("klepka-cards-lie", count=count), language))


def test_short_answers_fit_a_line_of_braille() -> None:
    table = table_of("Сb Оb Нb / Кb", "Оb Оy Тb Тy Кb Кy * Рb Рy #")
    for language in LANGUAGES:
        lines = [line for topic in ("table", "bag") for line in said(table, topic, language=language)]
        assert max(map(len, lines)) <= BRAILLE_LINE
