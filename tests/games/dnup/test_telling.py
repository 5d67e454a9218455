"""What is told and said: events for each watcher, and the table in words in four languages."""

from __future__ import annotations

from typing import Any

import pytest

from litera.core.event import Onlooker, Watcher
from litera.core.table import Table
from litera.texts import LANGUAGES, Speaker
from tests.games.dnup.playing import dealt, play, table_of

NAMES = ("Anna", "Bogdan", "Ola")


def told(table: Table, watcher: Watcher, *kinds: str) -> list[dict[str, Any]]:
    """Give what a watcher was told, of these kinds, without the numbers."""
    events = [event for event in table.happenings(watcher) if event["kind"] in kinds]
    return [{key: value for key, value in event.items() if key != "seq"} for event in events]


def said(table: Table, watcher: Watcher, topic: str, language: str = "en") -> list[str]:
    seat = watcher if isinstance(watcher, int) else None
    described = table.rules.voice.describe(table.rules.view(table.state, watcher), topic, "")
    return [Speaker(language, NAMES, seat).say(sentence) for sentence in described]


def news(table: Table, watcher: Watcher, language: str = "en") -> list[str]:
    seat = watcher if isinstance(watcher, int) else None
    sentences = (table.rules.voice.narrate(event) for event in table.happenings(watcher))
    return [Speaker(language, NAMES, seat).say(sentence) for sentence in sentences if sentence]


def test_d1_a_dealt_hand_is_shown_only_to_its_seat() -> None:
    table = dealt(3)
    hands = {seat: table.rules.view(table.state, seat).own_hand for seat in range(3)}
    for watcher in (0, 1, 2, Onlooker.SPECTATOR):
        open_hands = [event["seat"] for event in told(table, watcher, "hand") if "?" not in event["cards"]]
        assert open_hands == ([watcher] if watcher in hands else [])
        assert [event["count"] for event in told(table, watcher, "hand")] == [9, 9, 9]
    assert len(news(table, 1)) == 2
    assert len(news(table, Onlooker.SPECTATOR)) == 1


def test_every_action_is_announced_with_what_it_did() -> None:
    table = table_of("3/4 3/6 5/8 | 7/1 5/6 8/2 | 2/6 6/1 6/7", sets="| 4/7 |", free_first_rotation=True)
    play(table, "0 turn", "0 C 1", "1 A 7/1", "2 A 6/1 6/7", "0 A 8/5", "1 D", "2 D")
    assert news(table, 0) == [
        "You rotate your hand for free: 3 cards",
        "You take a set (owner: Bogdan) and rotate it: 7 over 4; 4 in hand",
        "Bogdan plays 7 over 1; 2 in hand",
        "Ola plays 6 over 1, 7; 1 in hand",
        "You play 8 over 5; 3 in hand",
        "Bogdan’s set 7 over 1 is beaten and comes back as 1 over 7; 3 in hand",
        "Bogdan rotates their hand: 3 cards",
        "Ola’s set 6 over 1, 7 leaves the round",
        "Ola rotates their hand: 1 card",
        "Your set 8 over 5 leaves the round",
    ]


def test_with_two_seats_the_areas_are_named() -> None:
    table = table_of("6/1 6/2 | 2/4 3/5", sets="3/4 3/6 | | | 6/5", scores=[0, 1], area=2, round_turns=6)
    play(table, "0 B 6/1 1.2", "1 D")
    assert news(table, 0) == [
        "You add 6 over 1; the set is now 6 over 1, 5 (owner: Bogdan, second turn); 1 in hand",
        "Your set 3 over 4, 6 is beaten and comes back as 4 over 3, 6 over 3; 3 in hand",
        "Bogdan rotates their hand: 2 cards",
        "Bogdan’s set 6 over 1, 5 leaves the round",
    ]
    play(table, "1 A 4/2", "0 D")
    assert said(table, 1, "table") == [
        "You, second turn: 1 card of value 4 (4 over 2)",
        "Anna: 3 cards in hand",
        "You: 1 card in hand",
        "Round 1, turn 11",
    ]


def test_d9_d10_d11_tokens_are_said_as_letters() -> None:
    table = table_of("8/3 | 7/1 1/4 | 2/6", scores=[1, 0, 0])
    play(table, "0 A 8/3")
    assert news(table, 1)[1:] == ["Anna is out of cards and gets 2 letters; 3 in all: D N U"]
    play(table, "1 D", "2 D", "1 D", "2 A 6/2")
    assert news(table, 1)[-4:-2] == ["Ola is out of cards and gets 1 letter; 1 in all: D", "Round 1 is over."]
    table = table_of("8/3 | 7/1 1/4 | 2/6", scores=[3, 0, 0])
    play(table, "0 A 8/3")
    assert news(table, 1)[1:] == ["Anna is out of cards and gets 2 letters; 5 in all: D N U P", "Anna wins the game!"]


def test_d12_d17_the_ends_of_rounds_are_announced() -> None:
    void = table_of("8/3 | 7/1 1/4 | 2/6", round_turn_limit=1)
    play(void, "0 D")
    assert news(void, Onlooker.SPECTATOR)[1] == "Round 1 is cancelled after 1 turn."
    won = table_of("7/3 | 7/1 1/4", area=1)
    play(won, "0 A 7/3")
    assert news(won, 1)[1:3] == ["Anna is out of cards and wins the round; 1 round won in all", "Round 1 is over."]


@pytest.mark.parametrize(("hands", "counts"), [("8/3 | 7/1 1/4 | 2/6", "tokens"), ("7/3 | 7/1 1/4", "rounds")])
def test_d11_d17_what_is_counted_has_a_name(hands: str, counts: str) -> None:
    assert table_of(hands).rules.voice.unit == counts


def test_the_table_names_the_largest_set_first() -> None:
    table = table_of("3/4 | 7/1 1/4 | ", sets="| 4/7 | 5/3 5/6", out=[2], scores=[0, 0, 2], round_turns=8)
    assert said(table, 0, "table") == [
        "Ola: 2 cards of value 5 (5 over 3, 6)",
        "Bogdan: 1 card of value 4 (4 over 7)",
        "You: 1 card in hand",
        "Bogdan: 2 cards in hand",
        "Ola: out of the round",
        "Round 1, turn 9",
    ]
    assert said(table_of("3/4 | 7/1 | 2/6"), 0, "table")[0] == "There are no sets on the table."


def test_a_hand_is_numbered_and_a_spectator_hears_sizes() -> None:
    table = table_of("5/8 3/4 | 7/1 | 2/6")
    assert said(table, 0, "hand") == ["Hand: 1) 3 over 4, 2) 5 over 8"]
    assert said(table, Onlooker.SPECTATOR, "hand")[0] == "Anna: 2 cards in hand"
    out = table_of("3/4 | 7/1 | ", out=[2], scores=[0, 0, 2])
    assert said(out, 2, "hand") == ["Your hand is empty."]


def test_the_cards_that_are_not_seen_are_named_by_what_they_are() -> None:
    table = table_of("5/8 3/4 | 7/1 | 2/6", gone=["8/7"])
    told = said(table, 0, "bag")
    assert told[:4] == ["Out of the round: 1 card", "8 over 7", "Hidden: 24 cards", "1 over 3, 4, 5, 6, 7, 8"]
    assert "3 over 5, 6, 7, 8" in told
    assert "5 over 6, 7" in told


def test_a_seat_learns_what_it_may_do_now() -> None:
    table = table_of("5/8 3/4 | 7/1 | 2/6", free_first_rotation=True)
    assert len(said(table, 0, "now")) == 2
    assert said(table, 1, "now") == ["Waiting for Anna."]
    play(table, "0 turn")
    assert len(said(table, 0, "now")) == 1
    assert said(table_of("5/7 | 7/1", area=1, round_turns=3), 0, "now")[0].startswith("Your first turn:")
    # Its holder begins a round of two with a single turn (D16), which is no second one.
    assert said(table_of("5/7 | 7/1", area=2, round_turns=0), 0, "now")[0].startswith("Your turn:")
    over = table_of(" | 5/8 | 7/1", out=[0], scores=[5, 0, 3], phase="over")
    assert said(over, 0, "now") == ["The game is over."]


@pytest.mark.parametrize(("round_turns", "lines"), [(0, 2), (2, 2), (3, 1), (4, 1)])
def test_a_hand_may_be_turned_freely_in_the_first_turn_of_each_seat_alone(round_turns: int, lines: int) -> None:
    table = table_of("5/8 3/4 | 7/1 | 2/6", free_first_rotation=True, round_turns=round_turns)
    assert len(said(table, 0, "now")) == lines


@pytest.mark.parametrize("topic", ["word", "spell", "cards", "x", ""])
def test_other_topics_are_none_of_this_game(topic: str) -> None:
    assert said(table_of("5/8 3/4 | 7/1 | 2/6"), 0, topic) == []


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {1: "1 card in hand", 2: "2 cards", 5: "5 cards", 22: "22 cards", 25: "25 cards"}),
        ("pl", {1: "1 karta na ręce", 2: "2 karty", 5: "5 kart ", 22: "22 karty", 25: "25 kart "}),
        ("uk", {1: "1 картка в руці", 2: "2 картки", 5: "5 карток", 22: "22 картки", 25: "25 карток"}),
        ("ro", {1: "1 carte în mână", 2: "2 cărți", 5: "5 cărți", 22: "22 de cărți", 25: "25 de cărți"}),
    ],
)
def test_hands_are_counted_as_the_language_counts(language: str, forms: dict[int, str]) -> None:
    cards = [f"{low}/{high}" for low in range(1, 9) for high in range(low + 1, 9) if (low, high) != (1, 2)]
    for count, form in forms.items():
        hands = " ".join(cards[:count]), cards[25], cards[26]
        assert form in said(table_of(" | ".join(hands)), 1, "table", language)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_lines_fit_a_braille_display(language: str) -> None:
    table = table_of("3/4 5/8 | 7/1 1/4 | 2/6 1/3", sets="| 4/7 | 5/3 5/6", round_turns=8)
    cards = said(table, 0, "hand", language)[0].split(", ")
    for line in (*said(table, 0, "table", language), *cards):
        assert len(line) <= 40, line


def test_cards_and_sets_with_a_value_are_found() -> None:
    table = table_of("3/4 3/6 5/8 | 7/1 5/6 8/2 | 2/6 6/1 6/7", sets="| 4/7 |")

    def found(value: str) -> list[str]:
        described = table.rules.voice.describe(table.rules.view(table.state, 0), "find", value)
        return [Speaker("en", NAMES, 0).say(sentence) for sentence in described]

    assert found("4") == ["Hand: 1) 3 over 4", "Bogdan: 1 card of value 4 (4 over 7)"]
    assert found("8") == ["Hand: 3) 5 over 8"]
    assert found("9") == ["No 9 in your hand or on the table."]
    assert found("/") == ["No / in your hand or on the table."]
    assert found("") == ["Which value? For example: “find 5”"]


def test_those_who_follow_the_game_hear_it_in_few_words() -> None:
    table = table_of("6/1 6/2 | 2/4 3/5", sets="3/4 3/6 | | | 6/5", scores=[0, 1], area=2, round_turns=6)
    play(table, "0 B 6/1 1.2", "1 D")
    told_in_full = [table.rules.voice.narrate(event) for event in table.happenings(0)]
    brief = [table.rules.voice.brief(sentence) for sentence in told_in_full if sentence]
    assert [Speaker("en", NAMES, 0).say(sentence) for sentence in brief if sentence][:3] == [
        "You add 6 over 1",
        "Your 3 is beaten",
        "Bogdan rotates their hand",
    ]
