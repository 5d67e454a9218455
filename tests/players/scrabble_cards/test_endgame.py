"""The search of the end, against a plain search of all moves by the rules."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from litera.core.table import Table
from litera.games.scrabble_cards.moves import Accept, Lay, Pass, PlayCondition
from litera.games.scrabble_cards.pack import own_pack
from litera.games.scrabble_cards.rules import ScrabbleCardsRules
from litera.games.scrabble_cards.state import State
from litera.players.base import Budget
from litera.players.scrabble_cards import LEVELS, endgame
from litera.players.scrabble_cards.ahead import Candidate
from litera.players.scrabble_cards.endgame import is_last_stretch, solve
from litera.players.scrabble_cards.finding import EVERY_WORD, look
from litera.players.scrabble_cards.finding import Table as Seen
from litera.players.scrabble_cards.player import ScrabbleCardsPlayer
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
    while state.pending is not None:
        state, _ = bound.apply(state, 1 - seat, answer(bound, state, 1 - seat))
    if bound.outcome(state) is not None:
        return state.scores[seat] - state.scores[1 - seat]
    return -by_the_rules(bound, state, 1 - seat)


def answer(bound: ScrabbleCardsRules, state: State, seat: int) -> PlayCondition | Accept:
    """Give the condition card that takes most, played at the first lay that it fits, or nothing but consent."""
    minus = {card: condition.minus for card, condition in bound.ruleset.pack.conditions.items()}
    played = [move for move in bound.legal(state, seat).moves if isinstance(move, PlayCondition)]
    return max(played, key=lambda move: minus[move.card], default=Accept())


def every_lay(bound: ScrabbleCardsRules, state: State, seat: int) -> list[Lay]:
    return [move for move in bound.legal(state, seat).moves if isinstance(move, Lay)]


def end_of(own: list[str], theirs: list[str], idle: tuple[int, int] = (0, 0)) -> Table:
    """Give an end with these hands, after so many idle turns; every other card has left the game."""
    removed = Counter(own_pack().cards) - Counter("KOTA") - Counter([*own, *theirs])
    left: dict[str, Any] = {"bag": [], "removed": list(removed.elements())}
    position = {"hands": [own, theirs], "table": TABLE, "idle": list(idle), **left}
    return opened(rules(lexicon=LEXICON, auto_check=True), position)


def positions(count: int) -> list[Table]:
    """Give small ends, in which each seat knows the other's hand."""
    chance = random.Random(4)
    tables = []
    for _ in range(count):
        letters = chance.sample(LETTERS, chance.choice([4, 5]))
        tables.append(end_of(letters[:2], letters[2:]))
    return tables


WITH_CARDS = [
    end_of(["Y", "S", "M"], ["c6"]),
    end_of(["L", "S"], ["c6", "x2"]),
    end_of(["Y", "S"], ["M", "c1"]),
    end_of(["Y", "M", "A"], ["S", "A", "c1", "c4"]),
    end_of(["Y", "A", "c3"], ["S", "A", "c1", "c11"]),
]


@pytest.mark.parametrize("table", [*positions(12), *WITH_CARDS])
def test_s14_the_best_move_leads_by_as_much_as_a_plain_search_finds(table: Table) -> None:
    seen, candidates = asked(table)
    end = solve(seen, candidates, 100_000, budget=Budget())
    assert end.is_exact
    assert isinstance(table.rules, ScrabbleCardsRules)
    assert end.ranked[0][1] == by_the_rules(table.rules, table.state, 0)


@pytest.mark.parametrize("idle", [(0, 1), (0, 7), (1, 1), (1, 2), (2, 1), (1, 6), (6, 0), (6, 1)])
@pytest.mark.parametrize("hands", [("YS", "MA"), ("LL", "Y"), ("LL", "LS")])
def test_s15_turns_that_were_idle_before_count_to_the_end(hands: tuple[str, str], idle: tuple[int, int]) -> None:
    table = end_of(list(hands[0]), list(hands[1]), idle)
    end = solve(*asked(table), 100_000, budget=Budget())
    assert end.is_exact
    assert isinstance(table.rules, ScrabbleCardsRules)
    assert end.ranked[0][1] == by_the_rules(table.rules, table.state, 0)


def asked(table: Table) -> tuple[Seen, list[Candidate]]:
    """Give what the seat on turn sees, and all that it can do."""
    assert isinstance(table.rules, ScrabbleCardsRules)
    seen = look(table.rules, 0, table.rules.view(table.state, 0))
    assert is_last_stretch(seen)
    candidates = [
        Candidate(find.lay, float(find.points), seen.left_after(find.lay, find.laying), find.equity)
        for find in seen.finds(EVERY_WORD, 100)
    ]
    return seen, [*candidates, Candidate(Pass(), 0.0, seen.hand, 0.0)]


@pytest.mark.parametrize("table", positions(4))
def test_a_search_in_small_portions_finds_the_same(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = solve(*asked(table), 100_000, budget=Budget())
    monkeypatch.setattr(endgame, "PORTION", 12)
    parted = solve(*asked(table), 100_000, budget=Budget())
    assert parted.is_exact
    assert parted.ranked[0] == whole.ranked[0]


def test_a_search_that_is_cut_short_gives_what_it_has_and_does_not_call_it_exact() -> None:
    seen, candidates = asked(positions(1)[0])
    for nodes in (0, 1, 3):
        end = solve(seen, candidates, nodes, budget=Budget(), always=candidates[-1])
        assert not end.is_exact
        assert len(end.ranked) == len(candidates)
        assert end.ranked[0][1] == max(value for _, value in end.ranked)
    assert solve(seen, candidates, 100_000, budget=Budget(0.0)).ranked[0][0] == max(
        candidates, key=lambda one: one.equity
    )


def test_all_that_can_be_laid_is_compared_in_the_end() -> None:
    table = positions(1)[0]
    seen, candidates = asked(table)
    master = LEVELS["master"]
    assert isinstance(master, ScrabbleCardsPlayer)
    end = master.search_end(seen, Budget())
    assert {str(candidate.move) for candidate, _ in end.ranked} == {str(candidate.move) for candidate in candidates}


def test_an_end_is_not_searched_while_the_rivals_hand_is_not_known() -> None:
    table = opened(rules(), {"hands": [["K"], ["A"]], "table": TABLE, "bag": []})
    assert isinstance(table.rules, ScrabbleCardsRules)
    assert not is_last_stretch(look(table.rules, 0, table.rules.view(table.state, 0)))
