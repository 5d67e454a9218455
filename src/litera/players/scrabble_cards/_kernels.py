"""The compiled kernels that play turns ahead on a window of the table: lays, and what is played against them.

Whoever calls them draws the tables: they check nothing. Cards and lays are numbered and packed as in the lay
generator's kernels; seats are counted from the one that is to move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from litera.search.scrabble_cards._best_kernels import NO_LAY, find_heaviest
from litera.search.scrabble_cards._card_kernels import ANY_NUMBER, KIND, MAIN_ONLY, leave_of, met_by
from litera.search.scrabble_cards._square_kernels import BITS_OF_LETTER, DOWN, LAID, LETTERS, MAIN, MOST_LAID
from litera.words.compiled import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Integers = NDArray[np.int64]
    Letters = NDArray[np.uint8]
    States = NDArray[np.uint64]
    Tables = tuple[Integers, Integers, Integers, int, Floats, Floats]
    Room = tuple[Integers, Floats, Integers]

_START = (1 << MAIN) - 1
_LETTER = (1 << BITS_OF_LETTER) - 1


@njit(nogil=True, cache=True)
def put(cells: Letters, width: int, spelt: int, square: int, hand: Integers) -> None:
    """Put the letters of a lay on the window, and take their cards from the hand."""
    step = width if spelt >> DOWN else 1
    left = spelt >> LAID & MOST_LAID
    while left > 0:
        if cells[square] == 0:
            letter = spelt & _LETTER
            cells[square] = letter + 1
            hand[min(letter, LETTERS)] -= 1
            spelt >>= BITS_OF_LETTER
            left -= 1
        square += step


@njit(nogil=True, cache=True)
def put_lay(cells: Letters, width: int, spelt: int, square: int) -> None:
    """Put the letters of a lay on the window, whosever they are."""
    put(cells, width, spelt, square, np.zeros(LETTERS + 1, dtype=np.int64))


@njit(nogil=True, cache=True)
def deal(pool: Letters, drawn: int, hand: Integers) -> int:
    """Fill a hand (cards,) up to seven from the pool, from ``drawn`` on; give how many are drawn then."""
    held = hand.sum()
    while held < MOST_LAID and drawn < len(pool):
        hand[pool[drawn]] += 1
        drawn += 1
        held += 1
    return drawn


@njit(nogil=True, cache=True)
def kinds_held(hand: Integers) -> Integers:
    """Give the kinds of premium and condition cards on a hand."""
    held = np.empty(len(hand), dtype=np.int64)
    kinds = 0
    for card in range(LETTERS + 1, len(hand)):
        if hand[card] > 0:
            held[kinds] = card
            kinds += 1
    return held[:kinds]


@njit(nogil=True, cache=True)
def _worth_playing(met: int, held: Integers, rivals: int, minus: Integers, cards: Tables) -> int:
    """Give which of the condition cards that fit are played: all that pay, or the one that pays most (S6)."""
    _, _, options, _, worth, _ = cards
    chosen = 0
    most = 0.0
    for place in range(len(held)):
        gain = minus[held[place]] / rivals - worth[held[place], 0]
        if met >> place & 1 and gain > 0:
            if options[ANY_NUMBER]:
                chosen |= 1 << place
            elif gain > most:
                most = gain
                chosen = 1 << place
    return chosen


@njit(nogil=True, cache=True)
def play_conditions(
    cells: Letters, width: int, spelt: int, square: int, hand: Integers, rivals: int, minus: Integers, cards: Tables
) -> int:
    """Play what pays of a hand's condition cards against a lay that is not put yet (S6); give what the layer loses.

    The hand loses the cards. ``minus`` (cards,) is what each takes from the layer, one of so many ``rivals``; it pays
    if a rival's part of that is more than the card is worth on the hand. ``cards`` is as for ``play_best``.
    """
    table, sequences, options = cards[0], cards[1], cards[2]
    held = kinds_held(hand)
    wanted = lost = 0
    for place in range(len(held)):
        if table[held[place], KIND]:
            wanted |= 1 << place
    if not wanted:
        return 0
    met = met_by(cells, width, spelt, square, wanted, held, table, sequences, options[MAIN_ONLY])
    played = _worth_playing(met, held, rivals, minus, cards)
    for place in range(len(held)):
        if played >> place & 1:
            hand[held[place]] -= 1
            lost += minus[held[place]]
    return lost


@njit(nogil=True, cache=True)
def play_against(
    cells: Letters, width: int, spelt: int, square: int, hands: Integers, layer: int, minus: Integers, cards: Tables
) -> int:
    """Play the condition cards of all hands (seats, cards) but the layer's: see ``play_conditions``."""
    lost = 0
    for seat in range(len(hands)):
        if seat != layer:
            lost += play_conditions(cells, width, spelt, square, hands[seat], len(hands) - 1, minus, cards)
    return lost


@njit(nogil=True, cache=True)
def play_best(
    states: States,
    root: int,
    cells: Letters,
    width: int,
    first: int,
    values: Integers,
    hands: Integers,
    seat: int,
    minus: Integers,
    cards: Tables,
    room: Room,
) -> float:
    """Lay what weighs most of a seat's hand: change the window and the hands (seats, cards); give its weight.

    That is less by what the others' condition cards take from it: see ``play_against``. Where nothing can be laid it is
    what the hand is worth. ``cards`` are the tables that ``find_heaviest`` takes, ``room`` its lays, weights and added
    cards to work in; what does not fit is not looked at.
    """
    hand = hands[seat]
    held = kinds_held(hand)
    _, _, _, vowels, worth, balance = cards
    best = np.empty(3, dtype=np.int64)
    is_begun = 1 if cells.any() else 0
    weight = find_heaviest(states, root, cells, width, first, is_begun, values, hand, *cards, held, *room, best)
    if weight > NO_LAY:
        square = best[1] & _START
        weight -= play_against(cells, width, best[0], square, hands, seat, minus, cards)
        put(cells, width, best[0], square, hand)
        for place in range(len(held)):
            hand[held[place]] -= best[2] >> place & 1
        return weight
    left = leave_of(hand, vowels, worth, balance)
    for card in held:
        left += worth[card, 0] + (hand[card] - 1) * worth[card, 1]
    return left


@njit(nogil=True, cache=True)
def worth_held(hand: Integers, cards: Tables) -> float:
    """Give what a hand is worth, premium and condition cards too."""
    _, _, _, vowels, worth, balance = cards
    total = leave_of(hand, vowels, worth, balance)
    for card in range(LETTERS + 1, len(hand)):
        if hand[card] > 0:
            total += worth[card, 0] + (hand[card] - 1) * worth[card, 1]
    return float(total)


@njit(nogil=True, cache=True)
def _cards_at(bag: int, cards: Tables, worths: Floats, balances: Floats) -> Tables:
    """Give the tables of cards with what they are worth while so many cards are in the bag."""
    table, sequences, options, vowels, _, _ = cards
    stage = max(0, min(bag, len(worths) - 1))
    return table, sequences, options, vowels, worths[stage], balances[stage]


@njit(nogil=True, cache=True)
def _settle(hands: Integers, values: Integers) -> float:
    """Give what the letters left cost the rivals, less what they cost the first seat (S14, S15)."""
    total = 0.0
    for letter in range(LETTERS):
        for seat in range(1, len(hands)):
            total += hands[seat, letter] * values[letter] / (len(hands) - 1)
        total -= hands[0, letter] * values[letter]
    return total


@njit(nogil=True, cache=True)
def play_on(
    states: States,
    root: int,
    table: Letters,
    width: int,
    first: int,
    values: Integers,
    hands: Integers,
    pool: Letters,
    start: int,
    bag: int,
    turns: int,
    minus: Integers,
    cards: Tables,
    worths: Floats,
    balances: Floats,
    room: Room,
) -> float:
    """Play so many turns, of the rivals first; give what they bring the first seat, less what rivals get on average.

    Window and hands are changed. The rivals draw from the front of the pool, from ``start`` on, the seat from its back:
    so the same cards come whatever the rivals have played, and candidates differ by less chance. While so many cards
    are in the ``bag`` that the game goes on, what is left on the hands counts; a game that ends is settled.
    """
    seats = len(hands)
    front, back, gain, idle = start, len(pool), 0.0, 0
    for turn in range(1, turns + 1):
        seat = turn % seats
        if seat:
            drawn = deal(pool[:back], front, hands[seat]) - front
            front += drawn
        else:
            drawn = deal(pool[front:back][::-1], 0, hands[seat])
            back -= drawn
        bag -= drawn
        now = _cards_at(bag, cards, worths, balances)
        before = hands[seat, : LETTERS + 1].sum()
        weight = play_best(states, root, table, width, first, values, hands, seat, minus, now, room)
        points = weight - worth_held(hands[seat], now)
        gain += points if seat == 0 else -points / (seats - 1)
        left = hands[seat, : LETTERS + 1].sum()
        idle = 0 if left < before else idle + 1
        is_out = left == 0 and idle == 0 and bag <= 0
        if is_out or idle == 2 * seats:
            return gain + _settle(hands, values) * (2.0 if is_out else 1.0)
    now = _cards_at(bag, cards, worths, balances)
    for seat in range(seats):
        gain += worth_held(hands[seat], now) if seat == 0 else -worth_held(hands[seat], now) / (seats - 1)
    return gain


@njit(nogil=True, cache=True)
def look_ahead(
    states: States,
    root: int,
    cells: Letters,
    width: int,
    first: int,
    values: Integers,
    candidates: Integers,
    chosen: Integers,
    rest: Integers,
    pools: Letters,
    sizes: Integers,
    bag: int,
    turns: int,
    minus: Integers,
    cards: Tables,
    worths: Floats,
    balances: Floats,
    room: Room,
    gains: Floats,
) -> None:
    """Write into ``gains`` (deals, n) what follows each chosen candidate when the unseen cards come as in each pool.

    ``candidates`` (n, 2) are lays, 0 in the first word for a move without one, ``rest`` (n, cards) the hand that is
    left. The rivals hold as many cards as ``sizes`` says, the first ones of a pool; all is as for ``play_on``. Against
    each lay, the candidate too, the others play their condition cards.
    """
    rivals = len(sizes)
    for number in range(len(pools)):
        pool = pools[number]
        before = np.zeros((rivals + 1, rest.shape[1]), dtype=np.int64)
        drawn = 0
        for rival in range(rivals):
            for _ in range(sizes[rival]):
                if drawn < len(pool):
                    before[rival + 1, pool[drawn]] += 1
                    drawn += 1
        for candidate in chosen:
            table, hands = cells.copy(), before.copy()
            hands[0] = rest[candidate]
            spelt, start = candidates[candidate, 0], candidates[candidate, 1] & _START
            lost = 0.0
            if spelt:
                now = _cards_at(bag, cards, worths, balances)
                lost = play_against(table, width, spelt, start, hands, 0, minus, now)
                put_lay(table, width, spelt, start)
            if spelt and hands[0, : LETTERS + 1].sum() == 0 and bag <= 0:
                gains[number, candidate] = 2 * _settle(hands, values) - lost
            else:
                gains[number, candidate] = (
                    play_on(
                        *(states, root, table, width, first, values, hands, pool, drawn, bag),
                        *(turns, minus, cards, worths, balances, room),
                    )
                    - lost
                )
