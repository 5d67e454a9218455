"""Makes ready what the players compile at first: the kernels of the rules, the tree search and the endgame search."""

from __future__ import annotations

from dataclasses import replace

from litera.core.draws import seed_of
from litera.core.table import TableConfig
from litera.games.dnup import GAME
from litera.games.dnup.cards import texts
from litera.games.dnup.rules import DnupRules
from litera.games.opening import open_table
from litera.players.base import Budget
from litera.players.levels import advise

SECONDS = 0.5
_HANDS = [["1/3", "1/4"], ["5/7", "6/7"]]
"""The end of a round in which two cards are hidden, so that it is searched for a certain win."""


def warm() -> None:
    """Let the strongest player look at a deal and at the end of a round for a moment."""
    deal = TableConfig(GAME.id, 2, seed_of("warm"), {})
    rules = open_table(deal).rules
    assert isinstance(rules, DnupRules), "a table of dnup"
    held = {card for hand in _HANDS for card in hand}
    gone = [card for card in texts(rules.ruleset.cards) if card not in held]
    for position in (None, {"hands": _HANDS, "gone": gone}):
        table = open_table(replace(deal, position=position))
        (seat,) = table.rules.turn(table.state).seats
        advise(table, seat, "master", budget=Budget(SECONDS))
