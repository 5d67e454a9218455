"""Sentences: what is said of a table in four languages, with the right plurals, to each as they may know it."""

from __future__ import annotations

from typing import Any

import pytest

from litera.core.event import Onlooker, Watcher
from litera.core.refusal import TableError
from litera.core.table import Table
from litera.games.scrabble_cards.describe import describe, narrate
from litera.games.scrabble_cards.events import IMPORTANCE
from litera.games.scrabble_cards.pack import own_pack
from litera.protocol.speech import sentences
from litera.texts import LANGUAGES, Speaker
from tests.games.scrabble_cards.playing import play, rules, table_of

KOT: list[Any] = [["KoT", 0, 0, "across"]]
NAMES = ("Anna", "Bob", "Ola")


def said(table: Table, watcher: Watcher, what: str, language: str = "en") -> list[str]:
    topic, _, argument = what.partition(" ")
    speaker = Speaker(language, NAMES, watcher if isinstance(watcher, int) else None)
    return [
        speaker.say(each)
        for each in table.rules.voice.describe(table.rules.view(table.state, watcher), topic, argument)
    ]


def news(table: Table, watcher: Watcher, language: str = "en") -> list[str]:
    speaker = Speaker(language, NAMES, watcher if isinstance(watcher, int) else None)
    messages = (narrate(told) for told in table.happenings(watcher))
    return [speaker.say(each) for each in messages if each is not None]


def waiting_table() -> Table:
    table = table_of("M Y S Z x2 c1 / c11 c7 A / L", on_table=KOT, bag="E E E", failed_check="minus5")
    play(table, "0 lay MYSZ 3 -1 down x2 c1", "1 condition c11", "1 accept")
    return table


def test_the_table_is_said_as_moves_are_typed() -> None:
    table = table_of("A / A", on_table=[*KOT, ["TA", 2, 0, "down"]])
    assert said(table, 0, "table") == ["1: KOT (blank as O) 0 0 across", "2: TA 2 0 down"]
    assert said(table, 0, "table", "pl") == ["1: KOT (blank jako O) 0 0 poziomo", "2: TA 2 0 pionowo"]
    assert said(table_of("A / A"), 0, "table") == ["The table is empty."]


@pytest.mark.parametrize("asked", ["table plan", "table PLAN", "table rysunek", "table план"])
def test_the_table_is_drawn_for_those_who_ask_for_it(asked: str) -> None:
    table = table_of("A / A", on_table=[["KoT", -6, 0, "across"], ["TA", -4, 0, "down"]])
    assert said(table, 0, asked) == [
        "      -5",
        "-1 . . . . .",
        " 0 . K o T .",
        " 1 . . . A .",
        " 2 . . . . .",
    ]
    assert said(table_of("A / A"), 0, asked) == ["The table is empty."]


def test_a_drawing_shows_the_letters_of_the_move_that_waits() -> None:
    told = said(waiting_table(), 2, "table plan")
    assert told[5:] == [
        "Already answered: Bob",
        "     0",
        "-2 . . . . . .",
        "-1 . . . . M .",
        " 0 . K o T Y .",
        " 1 . . . . S .",
        " 2 . . . . Z .",
        " 3 . . . . . .",
    ]


def test_a_waiting_move_is_said_with_its_working() -> None:
    assert said(waiting_table(), 2, "table")[:6] == [
        "MYSZ 3 −1 down, 18 points. Waiting for answers. Played by: Anna",
        "also KOTY (blank as O), 6 points",
        "with x2",
        "c1 on MYSZ: +5. Played by: Anna",
        "c11 on KOTY (blank as O): −5. Played by: Bob",
        "Already answered: Bob",
    ]


def test_s13_that_letters_left_the_table_is_announced_at_verbosity_2_too() -> None:
    table = table_of("D M A / L A", on_table=[["KOTY", 0, 0, "across"]], sweep=True)
    play(table, "0 lay DOM 1 -1 down", "1 accept")
    told = sentences(table, 0, "last", verbosity=2, since=0)
    assert "Cleared from the table: 3 letters" in [Speaker("en", NAMES, 0).say(each) for each in told]


@pytest.mark.parametrize(
    ("hand", "has_auto_check", "told"),
    [
        ("L", False, "KOT needs your answer. Type “accept” or “check”."),
        ("L c1", False, "KOT needs your answer. Type “accept”, “check”, or “condition” with a card."),
        ("L", True, "KOT needs your answer. Type “accept”."),
        ("L c1", True, "KOT needs your answer. Type “accept”, or “condition” with a card."),
    ],
)
def test_s8_a_rival_learns_the_answers_that_they_have(hand: str, has_auto_check: bool, told: str) -> None:
    table = table_of(f"K O T / {hand}", bag="E E", auto_check=has_auto_check)
    play(table, "0 lay KOT 0 0 across")
    assert said(table, 1, "now") == [told]


@pytest.mark.parametrize(
    ("per_player", "told"),
    [
        ("one", "KOT needs your answer. Type “accept” or “check”."),
        ("any", "KOT needs your answer. Type “accept”, “check”, or “condition” with a card."),
    ],
)
def test_s6_another_condition_card_is_offered_only_where_it_may_be_played(per_player: str, told: str) -> None:
    table = table_of("K O T / c4 c11 L", bag="E E", cond_per_player=per_player)
    play(table, "0 lay KOT 0 0 across", "1 condition c11")
    assert said(table, 1, "now") == [told]


def test_all_seven_are_said() -> None:
    table = table_of("T R Z C I N A / L A", bag="E E", all_seven_bonus=50)
    play(table, "0 lay TRZCINA 0 0 across")
    assert said(table, 1, "table")[1] == "All seven letters: +50"


def test_the_hand_is_numbered_and_its_premium_cards_explained() -> None:
    table = table_of("M * x2 c1 / A A / L", on_table=KOT)
    assert said(table, 0, "hand") == [
        "Hand: 1) M, 2) blank, 3) x2, 4) c1",
        "x2: multiplies the main word’s points by 2, but can’t be used on the first word; 5 in the pack",
        "c1: for a word that has exactly 4 letters; +5 on your own move, −5 on an opponent’s",
    ]
    assert said(table_of(" / A"), 0, "hand") == ["Your hand is empty."]


def test_a_spectator_hears_numbers_of_cards() -> None:
    table = table_of("M * x2 c1 / A / L L")
    assert said(table, Onlooker.SPECTATOR, "hand") == ["Anna: 4 cards", "Bob: 1 card", "Ola: 2 cards"]
    assert said(table, Onlooker.SPECTATOR, "now") == ["Waiting for Anna."]


def test_a_word_is_found_by_number_and_by_text() -> None:
    table = table_of("A / A", on_table=[*KOT, ["TA", 2, 0, "down"]])
    expected = ["KOT (blank as O): across, column 0, row 0; letters worth 4 points", "crosses TA at T: column 2, row 0"]
    assert said(table, 0, "word 1") == said(table, 0, "word kot") == expected
    assert said(table, 0, "spell 1") == ["K, blank as O, T"]
    for wrong in ("3", "0", "-1", "²", "kotek", "99999999999999999999"):
        assert said(table, 0, f"word {wrong}") == [f"“{wrong}” isn’t on the table. Words are numbered 1 to 2."]
    assert said(table, 0, "spell") == ["Which word? Give its number on the table, or the word itself."]
    assert said(waiting_table(), 1, "spell mysz") == ["M, Y, S, Z"]


def test_cards_are_explained() -> None:
    table = table_of("K c8 / A")
    assert said(table, 0, "cards") == [
        "K: 2 points; 3 in the pack",
        "c8: for a word that contains one of: CH, CZ, DZ, DŹ, DŻ, RZ and SZ; +10 on your own move, −5 on an opponent’s",
    ]
    assert said(table, 0, "cards C3") == [
        "c3: for a word that begins with a vowel; +10 on your own move, −5 on an opponent’s"
    ]
    assert said(table, 0, "cards ś") == ["Ś: 5 points; 1 in the pack"]
    assert said(table, 0, "cards 2") == said(table, 0, "cards c8")
    assert said(table, 0, "cards 3") == ["There is no card “3”."]
    assert said(table, 0, "cards x7") == ["There is no card “x7”."]
    assert said(table, 0, "cards c11") == [
        "c11: for a word that begins with K; +10 on your own move, −5 on an opponent’s"
    ]
    assert said(table, 0, "cards c5")[0].startswith(
        "c5: for a word that contains one of: Ą, Ć, Ę, Ł, Ń, Ó, Ś, Ź, Ż; +5"
    )
    assert said(table, 0, "cards c11", "pl") == ["c11: zaczyna się literą K; +10 w twoim ruchu, −5 w ruchu rywala"]


def test_the_bag_and_what_is_not_seen() -> None:
    table = table_of("K O T / A", bag=None)
    assert said(table, 0, "bag")[0] == "Bag: 108 cards"
    assert said(table, 0, "bag")[1].startswith("Letters you haven’t seen yet: A 8, Ą, B 2,")
    assert said(table, 0, "bag")[2].startswith("Special cards you haven’t seen yet: x2 5, x3 2, c1, c2,")


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["Bag: 1 card", "Bag: 2 cards", "Bag: 5 cards", "Bag: 22 cards", "Bag: 25 cards", "Bag: 101 cards"]),
        (
            "pl",
            [
                "Woreczek: 1 karta",
                "Woreczek: 2 karty",
                "Woreczek: 5 kart",
                "Woreczek: 22 karty",
                "Woreczek: 25 kart",
                "Woreczek: 101 kart",
            ],
        ),
        (
            "uk",
            [
                "Торбинка: 1 картка",
                "Торбинка: 2 картки",
                "Торбинка: 5 карток",
                "Торбинка: 22 картки",
                "Торбинка: 25 карток",
                "Торбинка: 101 картка",
            ],
        ),
        (
            "ro",
            [
                "Sac: 1 cartonaș",
                "Sac: 2 cartonașe",
                "Sac: 5 cartonașe",
                "Sac: 22 de cartonașe",
                "Sac: 25 de cartonașe",
                "Sac: 101 cartonașe",
            ],
        ),
    ],
)
def test_plurals(language: str, expected: list[str]) -> None:
    pack = own_pack().all_cards()
    bags = [" ".join(pack[:count]) for count in (1, 2, 5, 22, 25, 101)]
    assert [said(table_of("c13 / c12", bag=bag), 0, "bag", language)[0] for bag in bags] == expected


def test_what_happened_is_announced_to_each_as_they_may_know_it() -> None:
    table = table_of("K Y / M A A A A A A", bag="B R O O W P E")
    play(table, "0 exchange K")
    assert news(table, 0) == ["You exchange K and draw B", "Bag shuffled: 7 cards"]
    assert news(table, 1) == ["Anna exchanges 1 card", "Bag shuffled: 7 cards"]


@pytest.mark.parametrize(
    ("language", "blank"), [("en", "blank"), ("pl", "blank"), ("ro", "cartonaș alb"), ("uk", "порожня картка")]
)
def test_a_blank_that_is_drawn_or_exchanged_has_a_name(language: str, blank: str) -> None:
    table = table_of("K * / A", bag="A A A E E E I I")
    play(table, "0 exchange *")
    said_of_it = news(table, 0, language)[0]
    assert blank in said_of_it
    assert "*" not in said_of_it


def test_a_whole_course_of_a_move_is_announced() -> None:
    table = waiting_table()
    play(table, "2 check")
    assert news(table, 1) == [
        "Anna plays MYSZ 3 −1 down, x2, c1 added: 23 points; also KOTY (blank as O)",
        "You play c11 on KOTY (blank as O): −5; the move is now worth 18",
        "You accept",
        "Ola checks; MYSZ and KOTY (blank as O) are in the dictionary",
        "Ola loses 5 points for checking a valid move",
        "Anna scores 18 points for MYSZ; total 18",
        "You draw E, E, E; 0 left in the bag",
    ]


GAMES: list[tuple[tuple[str, dict[str, Any]], list[str]]] = [
    (("K O T x2 / A c11", {}), ["0 lay KOT 0 0 across", "1 condition c11", "1 check"]),
    (("T O K / A", {}), ["0 lay TOK 0 0 across", "1 check", "1 pass", "0 pass", "1 pass"]),
    (("K O T A / A", {"failed_check": "lose_turn"}), ["0 lay KOT 0 0 across", "1 check"]),
    (("K O T A / A", {"failed_check": "minus5"}), ["0 lay KOT 0 0 across", "1 check"]),
    (("Y / Ź / x2", {"on_table": KOT}), ["0 lay KoTY 0 0 across", "1 accept", "2 accept"]),
    (("D M A / A", {"on_table": [["KOTY", 0, 0, "across"]], "sweep": True}), ["0 lay DOM 1 -1 down", "1 accept"]),
    (("K / A", {}), ["0 time up", "1 time up"]),
    (("K / A", {}), ["0 time up", "1 pass", "1 pass"]),
    (("K Y / M", {"bag": "B R O O W P E"}), ["0 exchange K"]),
]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Anna plays KAJAK 0 0 across, c9 added: 33 points"),
        ("pl", "Anna układa KAJAK 0 0 poziomo, z dodatkiem c9: 33 punkty"),
        ("uk", "Anna викладає KAJAK 0 0 горизонтально, додано c9: 33 очки"),
        ("ro", "Anna pune KAJAK 0 0 orizontal, cu c9: 33 de puncte"),
    ],
)
def test_s6_a_lay_is_announced_with_its_cards_in_one_sentence(language: str, told: str) -> None:
    table = table_of("K A J A K c9 / A")
    play(table, "0 lay KAJAK 0 0 across c9")
    assert news(table, 1, language) == [told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_happen_is_said_in_every_language(language: str) -> None:
    kinds = set()
    for (hands, given), moves in GAMES:
        table = table_of(hands, **given)
        play(table, *moves)
        kinds |= {event.kind for step in table.steps for event in step.events}
        for watcher in (0, 1):
            assert all(news(table, watcher, language))
            for what in ("table", "hand", "bag", "now", "cards", "word 1", "spell 1"):
                assert all(said(table, watcher, what, language))
    assert kinds | {"dealt", "added"} == set(IMPORTANCE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_refusals_are_said_in_every_language(language: str) -> None:
    lay = "lay KOT 0 0 across"
    asked: list[tuple[str, dict[str, Any], list[str]]] = [
        ("L A S K O T / A", {"on_table": KOT}, ["lay LAS 0 0 down", "lay KoT 0 0 across", "lay TAS 2 0 across"]),
        ("L A S K O T / A", {"on_table": KOT}, ["lay oTA 1 0 across", "lay LAS 5 5 across", "lay DOM 5 5 across"]),
        ("L A S K O T / A", {"on_table": KOT}, ["lay A 3 0 down", "accept", "exchange K"]),
        ("K O T x2 x2 c1 / A", {}, [f"{lay} x2", f"{lay} c1"]),
        ("M Y S Z x2 x2 / A", {"on_table": [["KOT", 0, 0, "across"]]}, ["lay MYSZ 3 -1 down x2 x2"]),
        ("O A Z A c1 c3 / A", {}, ["lay OAZA 0 0 across c1 c3"]),
        ("K / A", {"exchange_counts": "cards"}, ["exchange K"]),
        ("K / A", {"bag": "B R O O W P E", "ranked": True, "exchanges": [3, 0]}, ["exchange K"]),
        ("T O K / A", {"auto_check": True}, ["lay TOK 0 0 across"]),
    ]
    for hands, given, moves in asked:
        table = table_of(hands, **given)
        for move in moves:
            assert refusal_of(table, 0, move, language)
    table = table_of("K O T / A c4 / L", auto_check=True)
    play(table, f"0 {lay}", "2 accept")
    for seat, move in [(0, "pass"), (0, "accept"), (1, "check"), (2, "accept"), (1, "condition c4 KOTY")]:
        assert refusal_of(table, seat, move, language)
    table = table_of("K O T / A c5 / L")
    play(table, f"0 {lay}")
    assert refusal_of(table, 1, "condition c5", language)


def refusal_of(table: Table, seat: int, move: str, language: str) -> str:
    with pytest.raises(TableError) as caught:
        table.act(seat, move)
    return Speaker(language, NAMES, seat).say(caught.value.refusal.message)


def test_a_topic_that_there_is_not_gets_no_answer() -> None:
    table = table_of("K / A")
    assert describe(rules().ruleset, table.rules.view(table.state, 0), "weather", argument="") == ()


def test_words_with_a_letter_or_a_blank_are_found() -> None:
    table = table_of("A / A", on_table=[["KoT", 0, 0, "across"], ["TA", 2, 0, "down"]])
    assert said(table, 0, "find o") == ["1: KOT (blank as O) 0 0 across"]
    assert said(table, 0, "find T") == ["1: KOT (blank as O) 0 0 across", "2: TA 2 0 down"]
    assert said(table, 0, "find blank") == said(table, 0, "find *") == ["1: KOT (blank as O) 0 0 across"]
    assert said(table, 0, "find Z") == ["Not in any word on the table: Z"]


def test_open_places_are_listed_with_what_ends_them() -> None:
    table = table_of("A / A", on_table=[["KoT", 0, 0, "across"], ["TARA", 2, 0, "down"], ["ATA", 0, 3, "across"]])
    told = said(table, 0, "places")
    assert "K in KOT. Above: all free. Below: 2 free places, then A." in told
    assert not any(line.startswith("T in KOT") for line in told), "it is crossed"
    assert "R in TARA. Left: all free. Right: all free." in told
    assert said(table, 0, "places 2") == [line for line in told if " in TARA." in line]
