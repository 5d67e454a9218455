"""The search of the end, against a plain search of all moves by the rules."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from litera.core.table import Table
from litera.games.scrabble_cards.moves import Lay, Pass
from litera.games.scrabble_cards.pack import own_pack
from litera.games.scrabble_cards.rules import ScrabbleCardsRules
from litera.games.scrabble_cards.state import State
from litera.players.base import Budget
from litera.players.scrabble_cards.ahead import Candidate
from litera.players.scrabble_cards.endgame import is_last_stretch, solve
from litera.players.scrabble_cards.finding import EVERY_WORD, look
from litera.words.lexicon import Lexicon
from tests.games.scrabble_cards.playing import opened, rules

LEXICON = Lexicon.of_words(["kot", "koty", "to", "ty", "ma", "mak", "as", "sam", "lasy", "las", "ta", "tom"], "pl")
LETTERS = "AAKOTYSMLL"
TABLE: list[Any] = [["KOT", 0, 0, "across"], ["TA", 2, 0, "down"]]


def by_the_rules(bound: ScrabbleCardsRules, state: State, seat: int) -> int:
    """Give the lead of a seat that is on turn when both play on as well as they can."""
    moves: list[Lay | Pass] = [*every_lay(bound, state, seat), Pass()]
    return max(after(bound, state, seat, move) for move in moves)


def after(bound: ScrabbleCardsRules, state: State, seat: int, move: Lay | Pass) -> int:
    state, _ = bound.apply(state, seat, move)
    if state.pending is not None:
        answers = bound.legal(state, 1 - seat).moves
        state, _ = bound.apply(state, 1 - seat, answers[0])
    if bound.outcome(state) is not None:
        return state.scores[seat] - state.scores[1 - seat]
    return -by_the_rules(bound, state, 1 - seat)


def every_lay(bound: ScrabbleCardsRules, state: State, seat: int) -> list[Lay]:
    return [move for move in bound.legal(state, seat).moves if isinstance(move, Lay)]


def positions(count: int) -> list[Table]:
    """Give small ends; every other card has left the game, so that each seat knows the other's hand."""
    chance = random.Random(4)
    tables = []
    for _ in range(count):
        letters = chance.sample(LETTERS, chance.choice([4, 5]))
        lying = Counter("KOTA")
        removed = Counter(own_pack().cards) - lying - Counter(letters)
        position = {
            "hands": [letters[:2], letters[2:]],
            "table": TABLE,
            "bag": [],
            "removed": list(removed.elements()),
        }
        tables.append(opened(rules(lexicon=LEXICON, auto_check=True), position))
    return tables


@pytest.mark.parametrize("table", positions(12))
def test_s14_the_best_move_leads_by_as_much_as_a_plain_search_finds(table: Table) -> None:
    assert isinstance(table.rules, ScrabbleCardsRules)
    seen = look(table.rules, 0, table.rules.view(table.state, 0))
    assert is_last_stretch(seen)
    candidates = [
        Candidate(find.lay, float(find.points), seen.left_after(find.lay, find.laying), find.equity)
        for find in seen.finds(EVERY_WORD, 100)
    ]
    ranked = solve(seen, [*candidates, Candidate(Pass(), 0.0, seen.hand, 0.0)], 100_000, Budget())
    assert ranked[0][1] == by_the_rules(table.rules, table.state, 0)


def test_an_end_is_not_searched_while_the_rivals_hand_is_not_known() -> None:
    table = opened(rules(), {"hands": [["K"], ["A"]], "table": TABLE, "bag": []})
    assert isinstance(table.rules, ScrabbleCardsRules)
    assert not is_last_stretch(look(table.rules, 0, table.rules.view(table.state, 0)))
