"""What a watcher may know (D1), and whole states that fit it: all that they cannot see, mixed, either way up."""

from __future__ import annotations

from collections import Counter

import pytest

from litera.core.draws import Stream, seed_of
from litera.core.event import Onlooker, Watcher
from litera.games.dnup.cards import each, texts, upright
from litera.games.dnup.pack import own_pack
from tests.games.dnup.playing import dealt, play, table_of

WATCHERS = (0, 2, Onlooker.SPECTATOR)


@pytest.mark.parametrize("watcher", WATCHERS)
def test_a_resampled_state_fits_what_its_watcher_knows(watcher: Watcher) -> None:
    table = table_of("3/4 3/6 5/8 | 7/1 5/6 8/2 | 2/6 6/1", sets="| 4/7 |", scores=[1, 2, 0], round=3, round_turns=4)
    view = table.rules.view(table.state, watcher)
    state = table.rules.resample(view, Stream(seed_of("resample"), "one"))
    assert table.rules.view(state, watcher) == view
    assert table.rules.notation.write_view(table.rules.view(state, watcher)) == table.rules.notation.write_view(view)
    cards = [card for cards in (*state.hands, *state.sets, state.gone) for card in each(upright(cards))]
    assert max(Counter(cards).values()) == 1
    assert all(upright(cards) & ~own_pack().cards_for(3) == 0 for cards in state.hands)


def test_d1_every_hidden_card_may_be_anywhere_and_either_way_up() -> None:
    table = dealt(4)
    view = table.rules.view(table.state, 1)
    hands: Counter[str] = Counter()
    for number in range(400):
        state = table.rules.resample(view, Stream(seed_of("resample"), f"{number}"))
        assert state.hands[1] == table.state.hands[1]
        hands.update(texts(state.hands[0]))
    unseen = {text for seat in (0, 2, 3) for text in texts(table.state.hands[seat])}
    turned = {"/".join(reversed(text.split("/"))) for text in unseen}
    assert {*hands} == unseen | turned
    # 27 cards either way up, 9 of them in a hand, 400 times: about 67 of each.
    assert min(hands.values()) > 30
    assert max(hands.values()) < 110


def test_the_same_stream_gives_the_same_state_and_another_one_another() -> None:
    table = dealt(3)
    view = table.rules.view(table.state, 0)
    one, same, other = (table.rules.resample(view, Stream(seed_of("resample"), name)) for name in "aab")
    assert one == same != other


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("watcher", [0, 1, Onlooker.SPECTATOR, Onlooker.TABLE])
def test_a_change_holds_what_differs_and_nothing_else(seats: int, watcher: Watcher) -> None:
    hands = ["3/4 3/6 5/7", "7/1 5/6 1/4", "2/6 6/1 6/7"][:seats]
    table = table_of(" | ".join(hands), sets="| 4/7 |" if seats == 3 else "")
    notation = table.rules.notation
    before = table.rules.view(table.state, watcher)
    play(table, "0 A 5/7")
    after = table.rules.view(table.state, watcher)
    old, new = notation.write_view(before), notation.write_view(after)
    change = notation.write_change(before, after)
    assert change == {key: value for key, value in new.items() if old[key] != value}
    assert old | change == new
    assert notation.write_change(after, after) == {}
