"""What is listed: nothing where a seat may not act, and else the turns of the finder that the rules are given."""

from __future__ import annotations

from litera.core.game import Legal, all_of
from litera.games.scrabble_cards.moves import Move, Pass
from litera.games.scrabble_cards.rules import ScrabbleCardsRules
from litera.games.scrabble_cards.ruleset import Ruleset
from litera.games.scrabble_cards.state import State
from tests.games.scrabble_cards.playing import play, rules, shown, table_of


def only_a_pass(_ruleset: Ruleset, _state: State) -> Legal[Move]:
    return all_of((Pass(),))


def test_turns_are_those_of_the_finder_that_the_rules_are_given() -> None:
    table = table_of("K O T A / A")
    bound = ScrabbleCardsRules(rules().ruleset, only_a_pass)
    assert bound.legal(table.state, 0) == all_of((Pass(),))
    assert bound.legal(table.state, 1) == all_of(())


def test_a_seat_that_may_not_act_has_an_empty_complete_list() -> None:
    table = table_of("K O T A / A / L")
    assert table.rules.legal(table.state, 1) == table.rules.legal(table.state, 2)
    assert (table.rules.legal(table.state, 1).moves, table.rules.legal(table.state, 1).complete) == ((), True)
    play(table, "0 lay KOT 0 0 across", "1 accept")
    assert table.rules.legal(table.state, 0).total == table.rules.legal(table.state, 1).total == 0
    assert shown(table)["to_act"] == [2]
