"""Tables of this game for its tests: opened from a position, with a short word list, and played move by move."""

from __future__ import annotations

from typing import Any

from litera.core.draws import seed_of
from litera.core.event import Onlooker
from litera.core.options import read_options
from litera.core.refusal import TableError
from litera.core.table import Charter, Table
from litera.games.game import Binding
from litera.games.scrabble_cards import GAME
from litera.games.scrabble_cards.rules import ScrabbleCardsRules
from litera.words.lexicon import Lexicon

_WORDS = """
    ala anna as dama do dom kajak kot kota koty kto la las lasy ma mak mama my mysz na no oaza oko osa panna rak ryba
    sala sok szczyt szyszka ta tak trzcina ty żaba
"""
WORDS = tuple(_WORDS.split())
LEXICON = Lexicon.of_words(WORDS, "pl")
DERIVED = frozenset({"game", "seats", "to_act", "over", "winners"})


def rules(
    seats: int = 2, *, lexicon: Lexicon = LEXICON, pack: dict[str, Any] | None = None, **options: Any
) -> ScrabbleCardsRules:
    """Bind the rules as a table does."""
    bound = GAME.rules(Binding(seats, read_options(GAME.options, options, seats), pack, lexicon))
    assert isinstance(bound, ScrabbleCardsRules)
    return bound


def opened(bound: ScrabbleCardsRules, position: dict[str, Any] | None = None, seed: str = "test") -> Table:
    """Open a table of these rules and let chance move."""
    charter = Charter(GAME.id, bound.seats, seed_of(seed), {}, position)
    table = Table(charter, bound)
    table.settle()
    return table


def table_of(
    hands: str, *, on_table: list[Any] | None = None, bag: str | None = "", seed: str = "test", **given: Any
) -> Table:
    """Open a table: hands as ``K O T / x2 A``; keys of the position and options are told apart by their names."""
    position: dict[str, Any] = {"hands": [hand.split() for hand in hands.split("/")], "table": on_table or []}
    if bag is not None:
        position["bag"] = bag.split()
    options = {option.name for option in GAME.options}
    position |= {key: value for key, value in given.items() if key not in options}
    chosen = {key: value for key, value in given.items() if key in options}
    return opened(rules(len(position["hands"]), **chosen), position, seed)


def play(table: Table, *moves: str) -> dict[str, Any]:
    """Make moves written as ``0 lay KOT 0 0 across``, ``1 time up``; give the state after them."""
    for written in moves:
        seat, _, move = written.partition(" ")
        if move == "time up":
            table.time_up(int(seat))
        else:
            table.act(int(seat), move)
    return shown(table)


def shown(table: Table) -> dict[str, Any]:
    """Give the table's state as JSON."""
    return table.shown(Onlooker.TABLE)


def refusal(table: Table, written: str) -> tuple[str, str]:
    """Give code and rule with which a move is refused; the table stays as it was."""
    before = table.state, len(table.steps)
    try:
        play(table, written)
    except TableError as error:
        assert (table.state, len(table.steps)) == before
        return error.refusal.code.value, error.refusal.rule
    raise AssertionError(f"{written} was not refused")


def kinds(table: Table) -> list[str]:
    """Give the kinds of all events so far."""
    return [event.kind for step in table.steps for event in step.events]
