"""What a lay is judged by beside its points: what is kept, what rivals may do next, and what they may hold (S6)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from litera.core.draws import Stream, seed_of
from litera.games.scrabble_cards.moves import Lay
from litera.games.scrabble_cards.pack import own_pack
from litera.games.scrabble_cards.rules import ScrabbleCardsRules
from litera.players.base import Budget
from litera.players.scrabble_cards import LEVELS
from litera.players.scrabble_cards.ahead import Candidate, Stage, look_further
from litera.players.scrabble_cards.finding import EVERY_WORD, PLAYED_AGAINST, Find, Table, look
from litera.words.lexicon import Lexicon
from tests.games.scrabble_cards.playing import opened, rules
from tests.players.sights import sight

LEXICON = Lexicon.of_words(["ta", "ma", "sam", "samolot", "kajak", "kot", "kotki"], "pl")
PLENTY = "B B C C C D D D E E E E N N R R"
"""Cards in the bag, so many that the end is not near."""
TA: list[Any] = [["TA", 0, 0, "across"]]


def seen(own: str, theirs: str, bag: str, lexicon: Lexicon = LEXICON, played: str = "one") -> Table:
    """Give what the seat on turn sees of a table where these cards are left in the game, and no others.

    A seat plays ``played`` condition cards against a lay: one, or any.
    """
    left = [*own.split(), *theirs.split(), *bag.split()]
    removed = Counter(own_pack().cards) - Counter("TA") - Counter(left)
    position = {"hands": [own.split(), theirs.split()], "bag": bag.split(), "removed": list(removed.elements())}
    table = opened(rules(lexicon=lexicon, cond_per_player=played), {**position, "table": TA})
    assert isinstance(table.rules, ScrabbleCardsRules)
    return look(table.rules, 0, table.rules.view(table.state, 0))


def find_of(table: Table, word: str) -> Find:
    """Give the heaviest lay of a word."""
    return next(find for find in table.finds(EVERY_WORD, 200) if find.lay.word.upper() == word)


def test_what_is_kept_counts_a_blank_more_than_points() -> None:
    table = seen("S A M * M", "E E", PLENTY)
    by_equity = table.finds(EVERY_WORD, 200)[0]
    assert by_equity.lay.word == by_equity.lay.word.upper(), "no blank is laid"
    assert "*" in table.left_after(by_equity.lay, by_equity.laying)


def test_s4_a_premium_card_is_kept_for_a_dearer_word() -> None:
    small, large = seen("M A x3", "E E", PLENTY), seen("S A M O L O x3", "E E", PLENTY)
    assert find_of(small, "MA").lay.multipliers == ()
    assert find_of(large, "SAMOLOT").lay.multipliers == ("x3",)


def test_s6_a_condition_card_that_a_rival_may_hold_costs_what_it_would_take() -> None:
    free = find_of(seen("K A J A K", "E E", "E E E E"), "KAJAK")
    threatened = find_of(seen("K A J A K", "E c11", "E E E E"), "KAJAK")
    assert free.risk == 0
    condition = own_pack().conditions["c11"]
    assert 0 < threatened.risk < condition.minus
    assert threatened.equity == free.equity - threatened.risk
    assert find_of(seen("M A", "E c11", "E E E E"), "MA").risk == 0


def test_s6_of_several_condition_cards_a_rival_plays_the_one_that_takes_most() -> None:
    kajak = ("K A J A K", "E c11 c9", "")
    dearest, other = (own_pack().conditions[card].minus for card in ("c9", "c11"))
    assert find_of(seen(*kajak, played="one"), "KAJAK").risk == pytest.approx(PLAYED_AGAINST * dearest)
    assert find_of(seen(*kajak, played="any"), "KAJAK").risk == pytest.approx(PLAYED_AGAINST * (dearest + other))


def test_an_opening_for_a_rival_costs_what_they_can_make_of_it() -> None:
    table = seen("S A M", "O L O T", "E E")
    finds = [find_of(table, word) for word in ("SAM", "MA")]
    candidates = [
        Candidate(find.lay, float(find.points), table.left_after(find.lay, find.laying), find.equity) for find in finds
    ]
    ranked = look_further(
        table, candidates, (Stage(2, 60),), stream=Stream(seed_of("opening"), "test"), budget=Budget()
    )
    brought = {str(candidate.move): value - candidate.points for candidate, value in ranked}
    assert brought[str(finds[0].lay)] < brought[str(finds[1].lay)] - 2


def test_all_levels_that_plan_keep_the_premium_card() -> None:
    position = {"hands": [["M", "A", "x3", "S"], ["E"]], "table": TA, "bag": PLENTY.split()}
    table = opened(rules(lexicon=LEXICON), position)
    for level in ("club", "expert", "master"):
        move = LEVELS[level].choose(sight(table, 0, level))
        assert not isinstance(move, Lay) or move.multipliers == ()
