"""The deal, hands, exchanges and the end: S1, S2, S11, S14 to S17."""

from __future__ import annotations

from collections import Counter

import pytest

from litera.games.scrabble_cards.pack import own_pack
from tests.games.scrabble_cards.playing import kinds, opened, play, refusal, rules, shown, table_of

KOT = [["KOT", 0, 0, "across"]]
PACK = Counter(own_pack().all_cards())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s1_the_whole_pack_is_dealt_seven_each(seats: int) -> None:
    state = shown(opened(rules(seats)))
    assert [len(hand) for hand in state["hands"]] == [7] * seats
    assert Counter(card for pile in (*state["hands"], state["bag"]) for card in pile) == PACK


def test_s1_first_seat_by_lot_or_by_option() -> None:
    assert {shown(opened(rules(4), seed=str(seed)))["turn"] for seed in range(40)} == {0, 1, 2, 3}
    assert {shown(opened(rules(4, first_seat=2), seed=str(seed)))["turn"] for seed in range(5)} == {2}


def test_s1_first_seat_does_not_touch_a_position() -> None:
    assert shown(table_of("K O T / A", first_seat=1))["turn"] == 0


def test_s1_a_position_is_taken_as_it_stands() -> None:
    state = shown(table_of("K O T / A", bag="E E E"))
    assert (state["hands"], state["bag"]) == ([["K", "O", "T"], ["A"]], ["E", "E", "E"])


@pytest.mark.parametrize(("refill", "hands"), [("turn_start", [4, 7]), ("turn_end", [7, 3])])
def test_s1_refill(refill: str, hands: list[int]) -> None:
    table = table_of("K O T A E I N / M Y S", bag="x2 R c4 W P Z Ł", refill=refill)
    state = play(table, "0 lay KOT 0 0 across", "1 accept")
    assert [len(hand) for hand in state["hands"]] == hands


@pytest.mark.parametrize("refill", ["turn_start", "turn_end"])
def test_s1_a_pass_and_a_loss_end_a_turn_too(refill: str) -> None:
    """With turn_end the seat that passed is filled, with turn_start the next."""
    table = table_of("K O T / M Y S", bag="E E E E", refill=refill)
    state = play(table, "0 pass")
    assert [len(hand) for hand in state["hands"]] == ([7, 3] if refill == "turn_end" else [3, 7])


def test_s1_the_bag_is_drawn_from_its_front_as_far_as_it_reaches() -> None:
    state = play(table_of("K O T / M Y S", bag="x2 R"), "0 pass")
    assert state["hands"][1] == ["M", "Y", "S", "x2", "R"]
    assert state["bag"] == []


def test_a_left_out_bag_is_the_rest_of_the_pack_mixed_from_the_seed() -> None:
    one, same, other = (shown(table_of("K O T / A", bag=None, on_table=KOT, seed=seed)) for seed in ("a", "a", "b"))
    assert one["bag"] == same["bag"] != other["bag"]
    assert Counter(one["bag"]) == PACK - Counter("KOTAKOT")


def test_s11_new_cards_first_then_the_old_ones_go_back_and_the_bag_is_mixed() -> None:
    table = table_of("K Y c2 A E I N / M", bag="B x2 R O O W P Z Ł", idle=[1, 0], scores=[3, 4])
    state = play(table, "0 exchange c2 K Y")
    assert sorted(state["hands"][0]) == sorted(["A", "E", "I", "N", "B", "x2", "R"])
    drawn_next = state["hands"][1][1:]
    assert Counter(state["bag"] + drawn_next) == Counter(["O", "O", "W", "P", "Z", "Ł", "K", "Y", "c2"])
    assert (state["scores"], state["idle"], state["exchanges"], state["turn"]) == ([3, 4], [0, 0], [1, 0], 1)


def test_s11_with_turn_end_the_hand_is_filled_from_the_mixed_bag() -> None:
    state = play(table_of("K Y / M", bag="B E R O O W P Z Ł", refill="turn_end"), "0 exchange K")
    assert len(state["hands"][0]) == 7
    assert state["hands"][0][:2] == ["Y", "B"]
    assert Counter(state["hands"][0] + state["bag"]) == Counter(["Y", "B", "E", "R", "O", "O", "W", "P", "Z", "Ł", "K"])


@pytest.mark.parametrize(
    ("bag", "counts", "allowed"),
    [
        ("B R O O W P *", "letters", True),
        ("B R O O W P", "letters", False),
        ("B R O O W P x2 c1", "letters", False),
        ("B R O O W P x2", "cards", True),
        ("B R O O W x2", "cards", False),
    ],
)
def test_s11_seven_cards_in_the_bag(bag: str, counts: str, allowed: bool) -> None:
    table = table_of("K Y / M A A A A A A", bag=bag, exchange_counts=counts)
    if allowed:
        assert play(table, "0 exchange K")["exchanges"] == [1, 0]
    else:
        assert refusal(table, "0 exchange K") == ("bag_too_small", "S11")


def test_s11_ranked_and_the_order_of_faults() -> None:
    table = table_of("K Y / M", bag="B R O O W P", ranked=True, exchanges=[3, 0])
    assert refusal(table, "0 exchange K K") == ("not_yours", "")
    assert refusal(table, "0 exchange K") == ("bag_too_small", "S11")
    table = table_of("K Y / M", bag="B R O O W P E", ranked=True, exchanges=[3, 0])
    assert refusal(table, "0 exchange K") == ("exchanges_used", "S11")


def test_s11_without_ranked_exchanges_are_counted_and_not_bounded() -> None:
    table = table_of("K Y / M A A A A A A", bag="B R O O W P E E E", exchanges=[3, 0])
    assert play(table, "0 exchange K")["exchanges"] == [4, 0]


def test_s14_out_counts_letters_alone() -> None:
    """Premium cards in hand and bag do not count; blanks left are worth 0."""
    table = table_of("Y x3 / Ź K / x2 *", on_table=KOT, bag="x2 c5", scores=[20, 30, 5])
    state = play(table, "0 lay KOTY 0 0 across", "1 accept", "2 accept")
    assert (state["reason"], state["scores"], state["winners"]) == ("out", [38, 19, 5], [0])
    assert (state["phase"], state["to_act"], state["bag"]) == ("over", [], ["x2", "c5"])


def test_s14_a_blank_in_the_bag_is_a_letter_card() -> None:
    state = play(table_of("Y / Ź K", on_table=KOT, bag="*"), "0 lay KOTY 0 0 across", "1 accept")
    assert (state["over"], state["turn"], state["hands"][1]) == (False, 1, ["Ź", "K", "*"])


def test_s14_is_tested_before_hands_are_filled() -> None:
    state = play(table_of("Y / Ź K", on_table=KOT, bag="A", refill="turn_end"), "0 lay KOTY 0 0 across", "1 accept")
    assert (state["over"], state["hands"][0]) == (False, ["A"])


def test_s14_is_tested_only_when_a_laying_stands() -> None:
    state = play(table_of("x2 / Ź K", on_table=KOT), "0 pass")
    assert state["over"] is False


def test_s15_two_passes_or_losses_of_every_seat() -> None:
    table = table_of("T K O / Z Ć x2", scores=[9, 9])
    state = play(table, "0 pass", "1 pass", "0 lay TKO 0 0 across", "1 check")
    assert (state["over"], state["idle"]) == (False, [2, 1])
    state = play(table, "1 pass")
    assert (state["reason"], state["scores"], state["winners"]) == ("all_idle", [4, 2], [0])


def test_s15_a_standing_word_breaks_the_row() -> None:
    state = play(table_of("K O T A / A", idle=[1, 1]), "0 lay KOT 0 0 across", "1 accept")
    assert state["idle"] == [0, 1]


def test_s15_the_game_ends_before_a_hand_is_filled() -> None:
    table = table_of("K / Ź", bag="K E", idle=[1, 2], refill="turn_end", scores=[9, 9])
    assert play(table, "0 pass")["scores"] == [7, 0]


@pytest.mark.parametrize("refill", ["turn_start", "turn_end"])
def test_s15_a_loss_that_ends_the_game_fills_no_hand(refill: str) -> None:
    table = table_of("K O / Ź", bag="Y E", idle=[1, 2], refill=refill, scores=[9, 9])
    state = play(table, "0 lay OK 0 0 across", "1 check")
    assert (state["reason"], state["bag"], state["hands"]) == ("all_idle", ["Y", "E"], [["O", "K"], ["Ź"]])
    assert state["scores"] == [6, 0]


def test_s16_a_flagged_seat_on_turn_passes_and_is_not_filled() -> None:
    table = table_of("K O / A", bag="E E E E E E I I I I I", refill="turn_end")
    state = play(table, "0 time up")
    assert (state["turn"], state["idle"], state["hands"][0]) == (1, [1, 0], ["K", "O"])
    state = play(table, "1 pass")
    assert (state["turn"], state["idle"], len(state["hands"][0])) == (1, [2, 1], 2)
    assert play(table, "1 pass")["reason"] == "all_idle"


def test_s16_a_skip_can_end_the_game() -> None:
    """The skipped seat's second idle turn makes the row whole."""
    table = table_of("K O / A", time_up=[True, False], turn=1, idle=[1, 1])
    state = play(table, "1 pass")
    assert (state["reason"], state["idle"]) == ("all_idle", [2, 2])


def test_s16_a_flagged_rival_has_accepted() -> None:
    table = table_of("K O T A / L / N")
    play(table, "0 lay KOT 0 0 across", "1 time up")
    assert shown(table)["pending"]["answers"] == [None, "accept", None]
    assert play(table, "2 time up")["scores"] == [10, 0, 0]
    assert shown(table)["turn"] == 0


def test_s16_with_only_flagged_rivals_a_move_stands_at_once() -> None:
    table = table_of("K O T A / L", time_up=[False, True])
    state = play(table, "0 lay KOT 0 0 across")
    assert (state["scores"], state["phase"], state["turn"], state["idle"]) == ([10, 0], "lay", 0, [0, 1])


def test_s16_a_waiting_move_of_the_flagged_seat_goes_back() -> None:
    table = table_of("K O T c11 / c4 / N", scores=[1, 2, 3])
    state = play(table, "0 lay KOT 0 0 across c11", "1 condition c4", "0 time up")
    assert [sorted(hand) for hand in state["hands"]] == [["K", "O", "T", "c11"], ["c4"], ["N"]]
    assert (state["idle"], state["turn"], state["scores"]) == ([1, 0, 0], 1, [1, 2, 3])


def test_s16_is_tested_before_s15() -> None:
    table = table_of("K O / A", time_up=[False, True], idle=[1, 2])
    assert play(table, "0 time up")["reason"] == "time_up"


def test_s16_the_last_to_run_out_of_time_is_not_skipped() -> None:
    table = table_of("K O T / A", time_up=[False, False], scores=[9, 9])
    state = play(table, "1 time up", "0 time up")
    assert (state["reason"], state["scores"], state["idle"]) == ("time_up", [4, 8], [0, 0])
    assert "skipped" not in kinds(table)


def test_s16_a_move_that_waits_for_the_last_with_time_stands_before_the_end() -> None:
    table = table_of("Y A / K / L", on_table=KOT, time_up=[False, True, False])
    state = play(table, "0 lay KOTY 0 0 across", "2 time up")
    assert (state["phase"], state["scores"], state["turn"]) == ("lay", [7, 0, 0], 0)
    state = play(table, "0 time up")
    assert (state["reason"], state["scores"], state["idle"]) == ("time_up", [6, -2, -2], [0, 1, 1])


def test_s16_a_second_flag_is_no_event_also_after_the_end() -> None:
    table = table_of("K O / A")
    play(table, "0 time up")
    before = kinds(table)
    play(table, "0 time up")
    assert kinds(table) == before
    state = play(table, "1 time up")
    assert state["over"] is True
    assert play(table, "0 time up") == state


def test_s16_time_up_after_the_end_is_refused() -> None:
    table = table_of("Y / Ź", on_table=KOT)
    play(table, "0 lay KOTY 0 0 across", "1 accept")
    assert refusal(table, "1 time up")[0] == "game_over"


def test_s17_equals_share() -> None:
    state = play(table_of("A / x2", scores=[41, 40], idle=[1, 2]), "0 pass")
    assert (state["scores"], state["winners"]) == ([40, 40], [0, 1])
