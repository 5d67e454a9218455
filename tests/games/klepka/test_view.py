"""Who sees what: cards on the table nobody, hands all or only their owner."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from litera.core.draws import Stream, seed_of
from litera.core.event import Onlooker, Watcher
from tests.games.klepka.playing import lying, opened, play, rules, shown, table_of

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
