"""The request ``preview`` through a desk: each game's points with their working, words, and what a draft lacks."""

from __future__ import annotations

from typing import Any

import pytest

from litera.client.local import LocalClient, RefusedError

Preview = dict[str, Any]


def set_up(game: str, position: dict[str, Any], **keys: Any) -> tuple[LocalClient, str]:
    client = LocalClient()
    return client, client.ask("setup", game=game, position=position, **keys)["table"]


def working(shown: Preview) -> list[tuple[str, int]]:
    return [(part["what"], part["points"]) for part in shown["working"]]


RUMMIKUB = {"table": ["KOT"], "racks": ["SZYKOSZ*", "ABC"], "opened": [True, True]}


def rummikub(move: str, seat: int = 0, **position: Any) -> Preview:
    words = ["kot", "kosz", "szyk", "cab"]
    client, table = set_up("word_rummikub", RUMMIKUB | position, words=words)
    return client.ask("preview", table=table, seat=seat, move=move)


def test_w10_the_longest_word_counts() -> None:
    shown = rummikub("play SZYK KOS")
    assert (shown["fits"], shown["points"]) == (False, 4)
    assert working(shown) == [("longest word with a tile of yours: SZYK", 4)]
    assert shown["words"] == [{"word": "SZYK", "known": True}, {"word": "KOS", "known": False}]
    assert shown["error"]["code"] == "not_yours"
    assert shown["lacks"] == ["You don’t have K.", "KOS: not in the dictionary."]


def test_w11_the_whole_rack_counts_twice() -> None:
    shown = rummikub("play CAB", seat=1, turn=1)
    assert shown["fits"]
    assert working(shown) == [("longest word with a tile of yours: CAB", 3), ("whole rack played: double", 3)]


def test_w6_a_part_of_a_draft_is_answered_with_all_that_it_lacks() -> None:
    shown = rummikub("play KO KOSZ from KOT")
    assert shown["error"]["message"] == shown["lacks"][0]
    # That a word is too short says enough of it.
    assert len(shown["lacks"]) == 2
    assert "KO" in shown["lacks"][0]
    assert " T." in shown["lacks"][1]


def test_w15_a_freed_joker_is_counted_apart_from_lost_tiles() -> None:
    shown = rummikub("play SZYK from KOt", table=["KOt"], racks=["SZYK", "ABC"])
    assert [sentence for sentence in shown["lacks"] if "O" in sentence]
    assert [sentence for sentence in shown["lacks"] if "oker" in sentence and "2" not in sentence]


def test_w3_a_draft_can_be_prepared_in_the_turn_of_another() -> None:
    shown = rummikub("play CAB", seat=1)
    assert shown["error"]["code"] == "not_your_turn"
    assert (shown["points"], shown["lacks"]) == (6, [])


def test_w4_before_the_first_meld_a_draft_without_a_long_word_lacks_one() -> None:
    shown = rummikub("play SZYK from KOT", opened=[False, False])
    assert {sentence.split(" ")[0] for sentence in shown["lacks"]} >= {"Your", "These"}


GRID = [["Фy", "Фy", "Ґb", "Ґb", *[None] * 6], *[[None] * 10] * 9]


def klepka(move: str, hand: list[str], **keys: Any) -> Preview:
    client, table = set_up("klepka", {"hands": [hand, []], "phase": "words", "grid": GRID}, words=["вода"], **keys)
    return client.ask("preview", table=table, seat=0, move=move)


def test_k5_one_colour_counts_twice() -> None:
    shown = klepka("word ВОДА", ["Вb", "Оb", "Дb", "Аb", "Аy"])
    assert working(shown) == [("В", 1), ("О", 1), ("Д", 2), ("А", 1), ("one colour: double", 5)]
    assert (shown["fits"], shown["points"], shown["words"]) == (True, 10, [{"word": "ВОДА", "known": True}])


def test_k3_mixed_colours_count_once_and_a_word_without_its_cards_not_at_all() -> None:
    assert klepka("word ВОДА", ["Вb", "Оy", "Дb", "Аb"])["points"] == 5
    lacking = klepka("word ВОДА", ["Вb", "Оy"])
    assert (lacking["fits"], lacking["points"]) == (False, None)
    assert lacking["error"]["code"] == "not_yours"


def test_k4_a_word_that_is_not_in_the_lexicon_is_not_known() -> None:
    assert klepka("word ДВА", ["Дb", "Вb", "Аb"])["words"] == [{"word": "ДВА", "known": False}]


def test_k20_the_phrase_wins_at_once() -> None:
    hand = [*(letter + "b" for letter in "СЛВУКРЇНІ"), "Аb", "Аb", "Аy"]
    shown = klepka("word СЛАВА УКРАЇНІ", hand)
    assert (shown["fits"], working(shown)) == (True, [("Wins immediately.", 0)])


def cards(move: str, hand: list[str], seat: int = 0, **options: Any) -> Preview:
    position = {"hands": [hand, []], "table": [["KOT", 0, 0, "across"]], "turn": 0}
    client, table = set_up("scrabble_cards", position, words=["kot", "koty"], options=options)
    return client.ask("preview", table=table, seat=seat, move=move)


def test_s5_a_premium_card_multiplies_the_main_word() -> None:
    shown = cards("lay KOTY 0 0 across x2", ["Y", "x2"])
    value = shown["points"] // 2
    assert working(shown) == [("KOTY", value), ("KOTY: × 2", value)]
    assert shown["fits"]


def test_s8_words_are_known_only_where_the_game_checks_them_itself() -> None:
    assert cards("lay KOTA 0 0 across", ["A"])["words"] == [{"word": "KOTA", "known": None}]
    assert cards("lay KOTA 0 0 across", ["A"], auto_check=True)["words"] == [{"word": "KOTA", "known": False}]
    assert cards("lay KOTY 0 0 across", ["Y"], auto_check=True)["words"] == [{"word": "KOTY", "known": True}]


def test_s3_a_lay_in_an_impossible_place_is_not_counted() -> None:
    shown = cards("lay KOTY 5 5 across", ["K", "O", "T", "Y"])
    assert (shown["fits"], shown["points"], shown["words"]) == (False, None, [])
    assert shown["error"]["code"] == "does_not_connect"


def test_s2_a_lay_can_be_prepared_in_the_turn_of_another() -> None:
    shown = cards("lay KOTY 0 0 across", [], seat=1)
    assert shown["error"]["code"] == "not_your_turn"
    assert shown["points"] > 0


def dnup(move: str, hands: list[list[str]], sets: list[list[str]], **keys: Any) -> Preview:
    client, table = set_up("dnup", {"hands": hands, "sets": sets, "turn": 0, **keys})
    return client.ask("preview", table=table, seat=0, move=move)


def test_d5_the_set_that_is_beaten_is_named() -> None:
    shown = dnup("A 5/6", [["5/6", "3/6"], ["2/3"], ["2/4"]], [[], ["3/4"], []])
    assert shown["fits"]
    assert working(shown) == [("Seat 2’s set 3 over 4 is beaten and comes back as 4 over 3; 2 in hand", 0)]


def test_d9_the_last_card_brings_its_tokens() -> None:
    shown = dnup("A 5/6", [["5/6"], ["2/3"], ["2/4"]], [[], [], []])
    assert shown["points"] == sum(points for _, points in working(shown)) > 0


def test_d5_a_set_that_is_too_low_is_refused_and_does_nothing() -> None:
    shown = dnup("A 2/6", [["2/6", "3/7"], ["2/3"], ["2/4"]], [[], ["3/4"], []])
    assert (shown["error"]["code"], shown["points"], working(shown)) == ("value_too_low", None, [])


def test_a_draft_that_cannot_be_read_does_not_fit() -> None:
    shown = rummikub("play kot2")
    assert (shown["fits"], shown["error"]["code"], shown["points"]) == (False, "bad_move", None)


def test_a_seat_that_is_not_there_has_no_drafts() -> None:
    with pytest.raises(RefusedError) as refused:
        rummikub("play KOT", seat=7)
    assert refused.value.code == "bad_request"
