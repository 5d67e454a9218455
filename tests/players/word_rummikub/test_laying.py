"""The easy player: legal, with everyday words, and patient."""

from __future__ import annotations

from typing import Any

from litera.core.table import Table
from litera.games.word_rummikub.moves import Play
from litera.games.word_rummikub.rules import WordRummikubRules
from litera.players.word_rummikub import LEVELS
from litera.words import catalog
from tests.games.word_rummikub.playing import opened, play, rules, table_of
from tests.players.sights import sight

EASY = LEVELS["easy"]


def chosen(table: Table, seat: int, seed: str = "easy") -> str:
    """Give the text of the move that the easy player makes."""
    move = EASY.choose(sight(table, seat, seed))
    assert table.rules.why_not(table.state, seat, move) is None
    return table.rules.notation.write_move(move)


def choices(table: Table, seat: int) -> set[str]:
    return {chosen(table, seat, str(number)) for number in range(30)}


def test_it_opens_when_it_can_and_else_draws() -> None:
    closed: dict[str, Any] = {"opened": [False, True]}
    assert choices(table_of("KOSZYKBB / A", **closed), 0) == {"play KOSZYK"}
    assert choices(table_of("KOTLBB / A", **closed), 0) == {"draw"}
    assert choices(table_of("KOTLBB / A", bank="", **closed), 0) == {"pass"}


def test_it_lengthens_words_and_takes_none_apart() -> None:
    assert choices(table_of("IT / A", on_table="KOSZYK"), 0) == {"play KOSZYKI from KOSZYK"}


def test_it_lays_one_of_its_best_finds() -> None:
    assert choices(table_of("KOTL / A"), 0) == {"play KOT", "play KTO", "play TOK"}


def test_the_next_level_also_splits_words() -> None:
    move = LEVELS["expert"].choose(sight(table_of("T / A", on_table="KOSZYK"), 0, "x"))
    assert isinstance(move, Play)
    assert move.taken == ("KOSZYK",)
    assert "SZYK" in move.words


def test_it_knows_everyday_words_only() -> None:
    bound = rules(2, lexicon=catalog.open_lexicon("pl"), first_seat=0)
    for number in range(5):
        table = opened(bound, seed=str(number))
        move = table.rules.notation.read_move(chosen(table, 0))
        for word in move.words if isinstance(move, Play) else ():
            assert bound.ruleset.lexicon.frequency(word) >= 4


def test_it_lets_known_words_stand_and_votes_against_others() -> None:
    table = table_of("KOSZYK / A", theme="las")
    play(table, "0 play KOSZYK", "1 doubt KOSZYK")
    assert choices(table, 1) == {"yes"}
    bound: WordRummikubRules = rules(2, lexicon=catalog.open_lexicon("pl"), loanwords="vote")
    rare = next(word for word in bound.ruleset.lexicon.anagrams("ACKLOP") if bound.ruleset.lexicon.frequency(word) == 0)
    table = opened(bound, {"racks": [rare, "A"], "bank": "ABC"})
    play(table, f"0 play {rare}", f"1 doubt {rare}")
    assert choices(table, 1) == {"no"}


def test_it_does_not_lay_again_what_was_taken_back() -> None:
    table = table_of("KOSZYK / A", theme="las", opened=[False, False])
    play(table, "0 play KOSZYK", "1 doubt KOSZYK", "1 no")
    assert choices(table, 0) == {"draw"}


def test_near_the_end_it_gets_rid_of_its_jokers() -> None:
    for bank, finds in (("ĄĘĆÓŹŃIEUP", 4), ("Ą", 4)):
        table = table_of("KOTLAS* / A", bank=bank)
        texts = choices(table, 0)
        assert len(texts) <= finds
        if bank == "Ą":
            assert all(any(letter.islower() for letter in text.removeprefix("play ")) for text in texts)
