"""The rules as they are built, held against the slow twin that is written from the rule book alone."""

from __future__ import annotations

from itertools import product
from operator import itemgetter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from litera.core.draws import Stream, seed_of
from litera.core.options import read_options
from litera.core.table import Table
from litera.games.scrabble_cards import GAME
from litera.games.scrabble_cards.pack import own_pack
from litera.words.lexicon import Lexicon
from tests.games.playing import refused_with
from tests.games.scrabble_cards.playing import opened, play, rules, shown
from tests.reference.scrabble_cards import CONDITIONS, LETTERS, PACK, STEPS, VALUES, Game, is_letter

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "refill": st.just("turn_end"),
        "premium_stack": st.just("product"),
        "premium_scope": st.just("all"),
        "cond_per_player": st.just("any"),
        "cond_word": st.just("main"),
        "floor_zero": st.just(True),
        "all_seven_bonus": st.just(50),
        "failed_check": st.sampled_from(["minus5", "lose_turn"]),
        "auto_check": st.just(True),
        "exchange_counts": st.just("cards"),
        "ranked": st.just(True),
        "sweep": st.just(True),
    },
)
LONGEST = 60
BLANKS = "aekoży"
KNOWN = sorted(set(LETTERS.lower()) - set("mowi"))
WORDS = {"".join(letters) for count in (2, 3) for letters in product(KNOWN, repeat=count)}
"""Two or three of these letters are a word, and nothing else is: some of what is laid is right, some is wrong."""
LEXICON = Lexicon.of_words(sorted(WORDS), "pl")


def dealt(stream: Stream, seats: int) -> dict[str, Any]:
    """Draw a position: few letters or many, hands full or not, a bag that is short or not."""
    pack = stream.shuffled(PACK)
    letters = [card for card in pack if is_letter(card)][: 7 * seats + stream.below(60)]
    others = [card for card in pack if not is_letter(card)][: stream.below(21)]
    cards = list(stream.shuffled([*letters, *others]))
    hands = [[cards.pop() for _ in range(stream.choose([7, 7, 4, 2]))] for _ in range(seats)]
    bag = cards[: stream.choose([0, 2, 6, 7, 8, 15, 90])]
    return {"hands": hands, "bag": bag, "scores": [stream.below(20) for _ in range(seats)]}


def some_lay(stream: Stream, twin: Game, seat: int) -> str:
    """Draw a lay of cards that are held along a line near what lies: mostly a whole word, now and then not."""
    column, row = stream.choose(sorted(twin.grid)) if twin.grid else (stream.below(9) - 4, stream.below(9) - 4)
    direction = stream.choose(list(STEPS))
    right, down = STEPS[direction]
    aside, back = stream.below(3) - 1, stream.below(4)
    column, row = column + aside * down - back * right, row + aside * right - back * down
    while (column - right, row - down) in twin.grid and stream.below(30):
        column, row = column - right, row - down
    letters = [stream.choose(BLANKS) if card == "*" else card for card in twin.hands[seat] if is_letter(card)]
    held = list(stream.shuffled(letters)[: stream.choose([1, 1, 2, 2, 3, 3, 4, 5, 7])])
    word, place = "", (column, row)
    while place in twin.grid or held:
        word += twin.grid[place] if place in twin.grid else held.pop()
        place = place[0] + right, place[1] + down
    if not stream.below(15):
        word = word[:-1]
    if not stream.below(15):
        word += stream.choose(["A", "e", "Ź"])
    added = [card for card in twin.hands[seat] if not is_letter(card) and stream.below(2)]
    return " ".join(["lay", word or "A", str(column), str(row), direction, *added])


def some_turn(stream: Stream, twin: Game, seat: int) -> str:
    kind = stream.below(20)
    if kind < 14:
        return some_lay(stream, twin, seat)
    if kind < 17:
        cards = [card for card in twin.hands[seat] if stream.below(2)] or ["A"]
        return " ".join(["exchange", *cards])
    return "pass"


def some_answer(stream: Stream, twin: Game, seat: int) -> str:
    kind = stream.below(20)
    if kind < 8:
        return stream.choose(["accept", "accept", "check"])
    held = [card for card in twin.hands[seat] if card in CONDITIONS]
    card = stream.choose(held if held and stream.below(10) else list(CONDITIONS))
    if twin.waiting is None or stream.below(2):
        return f"condition {card}"
    words = [word.letters for word in twin.waiting.words]
    return f"condition {card} {stream.choose([*words, 'KOT'])}"


def some_move(stream: Stream, twin: Game, seat: int) -> str:
    """Draw a move of the phase, seldom one of the other phase."""
    is_turn = (twin.waiting is None) == bool(stream.below(20))
    return some_turn(stream, twin, seat) if is_turn else some_answer(stream, twin, seat)


def last_mix(table: Table) -> list[str]:
    mixes = [step.entry.move for step in table.steps if step.entry.move.startswith("mix ")]
    return mixes[-1].split()[1:]


def plain(state: dict[str, Any]) -> dict[str, Any]:
    """Sort what lies in no order, and leave out a waiting move's text: it is the notation's."""
    state = state | {"hands": [sorted(hand) for hand in state["hands"]], "removed": sorted(state["removed"])}
    if waiting := state["pending"]:
        conditions = sorted(waiting["conditions"], key=itemgetter("seat", "card"))
        state["pending"] = {key: waiting[key] for key in waiting if key != "move"} | {"conditions": conditions}
    return state


@given(st.sampled_from(GAME.seats), OPTIONS, st.integers(0, 2**32))
def test_moves_and_refusals_are_those_of_the_twin(seats: int, options: dict[str, Any], number: int) -> None:
    """At each step of a random game the same state comes of a move, or a fault is told that the twin finds too."""
    stream = Stream(seed_of(str(number)), "choices")
    table = opened(rules(seats, lexicon=LEXICON, **options), dealt(stream, seats))
    twin = Game(shown(table), read_options(GAME.options, options, seats), WORDS)
    for _ in range(LONGEST):
        waited_for = twin.to_act()
        seat = stream.choose(waited_for) if waited_for and stream.below(10) else stream.below(seats)
        if twin.reason is None and not stream.below(25) and not twin.time_up[seat]:
            move = "time up"
            twin.flag(seat)
            play(table, f"{seat} {move}")
        else:
            move = some_move(stream, twin, seat)
            if faults := twin.faults(seat, move):
                assert refused_with(table, f"{seat} {move}").code in faults
                continue
            twin.act(seat, move)
            play(table, f"{seat} {move}")
            if move.startswith("exchange"):
                twin.mixed(last_mix(table))
        state, expected = plain(shown(table)), plain(twin.shown())
        assert {key: state[key] for key in expected} == expected, move
        if twin.reason is not None:
            break


def test_the_twin_knows_the_pack_of_the_rule_book() -> None:
    assert sorted(PACK) == sorted(own_pack().all_cards())
    assert own_pack().values == VALUES
