"""Who sees what: cards on the table nobody, hands all or only their owner."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.core.draws import Stream, seed_of
from litera.core.event import Onlooker, Watcher
from tests.games.klepka.playing import grid_of, lying, opened, play, rules, shown, table_of

WATCHERS: tuple[Watcher, ...] = (0, 1, Onlooker.SPECTATOR)


def test_cards_on_the_table_are_hidden_from_all_and_hands_lie_open() -> None:
    table = table_of("Сb * / ~ Ьb", "Оb . Оy / #")
    for watcher in WATCHERS:
        assert lying(table, watcher) == {"A1": "?", "C1": "?", "A2": "?"}
        assert shown(table, watcher)["hands"] == [["Сb", "*"], ["~", "Ьb"]]
    assert lying(table) == {"A1": "Оb", "C1": "Оy", "A2": "#"}


def test_hidden_hands_are_seen_by_their_owner_only() -> None:
    table = table_of("Сb * Гb / ~ Ьb", hidden=True)
    assert shown(table, 0)["hands"] == [["Сb", "*", "Гb"], ["?", "?"]]
    assert shown(table, 1)["hands"] == [["?", "?", "?"], ["~", "Ьb"]]
    assert shown(table, Onlooker.SPECTATOR)["hands"] == [["?", "?", "?"], ["?", "?"]]
    assert shown(table)["hands"] == [["Сb", "*", "Гb"], ["~", "Ьb"]]


def test_k8_a_word_before_the_others_lies_open_also_with_hidden_hands() -> None:
    table = table_of("Сb Оb Нb Мy / Оb", hidden=True, unknown_words="vote")
    play(table, "0 word НОС")
    assert shown(table, 1)["vote"]["cards"] == ["Нb", "Оb", "Сb"]
    assert shown(table, 1)["hands"][0] == ["?"]


@given(st.integers(0, 2**32), st.sampled_from(["open", "hidden"]), st.sampled_from([0, 1, Onlooker.SPECTATOR]))
def test_a_state_that_fits_a_view_looks_the_same_and_could_be(seed: int, hands: str, watcher: Watcher) -> None:
    """Whatever is drawn for what cannot be seen: the cards are those of the pack, letters even on the table."""
    bound = rules(2, hands=hands, first_seat=0)
    table = opened(bound, seed=str(seed))
    stream = Stream(seed_of(str(seed)), "test")
    for _ in range(stream.below(40)):
        seat = bound.turn(table.state).seats[0]
        known: dict[str, int] = {}
        pair = None
        for place, card in enumerate(table.state.grid):
            if card is not None:
                pair = (known[card[0]], place) if card[0] in known else pair
                known[card[0]] = place
        assert pair is not None
        column = [f"{chr(65 + place % 10)}{place // 10 + 1}" for place in pair]
        table.act(seat, f"flip {' '.join(column)}" if table.state.phase.value != "words" else "done")
    view = bound.view(table.state, watcher)
    twin = bound.resample(view, stream)
    assert bound.notation.write_view(bound.view(twin, watcher)) == bound.notation.write_view(view)
    on_table = Counter(card[0] for card in twin.grid if card is not None and len(card) == 2)
    assert all(count % 2 == 0 for count in on_table.values())
    whole = [*(card for hand in twin.hands for card in hand), *(card for card in twin.grid if card), *twin.discard]
    assert sorted(whole) == sorted(bound.ruleset.pack.all_cards())


@pytest.mark.parametrize("watcher", [0, 1, Onlooker.SPECTATOR, Onlooker.TABLE])
def test_a_change_holds_what_differs_and_nothing_else(watcher: Watcher) -> None:
    table = table_of("Сb Оb Нb Мy / Оb")
    notation = table.rules.notation
    before = table.rules.view(table.state, watcher)
    play(table, "0 word СОН")
    after = table.rules.view(table.state, watcher)
    change = notation.write_change(before, after)
    assert set(change) == {"scores", "hands", "begun", "made", "words"}
    assert notation.write_view(before) | change == notation.write_view(after)
    assert notation.write_change(after, after) == {}


def test_hidden_hands_are_drawn_before_the_table_and_leave_even_letters_there() -> None:
    """A letter is in the hidden hand only with the other of its kind."""
    bound = rules(2, hands="hidden", first_seat=0)
    table = opened(bound, {"hands": [["Сb", "Сb"], ["Оb", "Оb", "*"]], "grid": grid_of("Нb Нb / Кb Кb #")})
    view = bound.view(table.state, 0)
    hands: set[str] = set()
    for number in range(60):
        state = bound.resample(view, Stream(seed_of("resample"), f"{number}"))
        assert bound.view(state, 0) == view
        hands.update(card[0] for card in state.hands[1])
        on_table = Counter(card[0] for card in state.grid if card is not None and len(card) == 2)
        assert all(count % 2 == 0 for count in on_table.values())
    assert hands == set("ОКН*#")


def test_the_same_stream_gives_the_same_state_and_another_one_another() -> None:
    bound = rules(2, hands="hidden")
    view = bound.view(opened(bound).state, 0)
    one, same, other = (bound.resample(view, Stream(seed_of("resample"), name)) for name in "aab")
    assert one == same != other


def test_a_view_has_the_keys_of_a_position() -> None:
    table = table_of("Сb Оb Нb Мy / Оb", hidden=True, unknown_words="vote", scores=[3, 4])
    play(table, "0 word НОС")
    seen = shown(table, 1)
    assert seen["vote"] == {"word": "НОС", "cards": ["Нb", "Оb", "Сb"], "votes": [None, None], "back_to": "words"}
    assert {key: seen[key] for key in ("phase", "turn", "scores", "hands", "made", "flips", "bonus", "passes")} == {
        "phase": "vote",
        "turn": 0,
        "scores": [3, 4],
        "hands": [["?"], ["Оb"]],
        "made": 0,
        "flips": 0,
        "bonus": 0,
        "passes": 0,
    }
    assert seen["grid"] == [["?", "?"] + [None] * 8] * 2 + [[None] * 10] * 8


@pytest.mark.parametrize("number", range(20))
def test_the_other_card_of_a_pair_whose_first_is_seen_is_in_the_hidden_hand(number: int) -> None:
    bound = rules(2, hands="hidden", first_seat=0)
    table = opened(bound, {"hands": [["Сb"], ["Сb"]], "grid": grid_of("Нb Нb Кb Кb")})
    state = bound.resample(bound.view(table.state, 0), Stream(seed_of("resample"), f"{number}"))
    assert state.hands == (("Сb",), ("Сb",))
