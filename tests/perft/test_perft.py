"""Moves are listed as when the counts were reviewed; ``make golden`` writes these anew, and no test does."""

from __future__ import annotations

import pytest

from litera.core.event import Seat
from litera.core.game import Legal, all_of
from litera.games.dnup.moves import Move
from litera.games.dnup.rules import DnupRules
from litera.games.dnup.state import State
from litera.games.game import Game
from litera.games.registry import OWN
from tests.perft.counting import Perft, Position, divided, perft, read

COUNTED = {f"{game.id}: {one[0].taken_from}": (game.id, *one) for game in OWN for one in read(game.id)}


@pytest.mark.parametrize(("game_id", "position", "kept"), COUNTED.values(), ids=COUNTED)
def test_the_games_from_a_position_are_as_many_and_their_moves_in_order(
    game_id: str, position: Position, kept: Perft
) -> None:
    """A failure shows how many games follow from each first move."""
    table = position.table(game_id)
    depth = len(kept.counts)
    assert perft(table, depth) == kept, divided(table, depth)


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.id)
def test_a_game_has_twenty_positions_and_is_played_on_from_most(game: Game) -> None:
    counted = read(game.id)
    assert len({position.taken_from for position, _ in counted}) == 20
    assert sum(len(perft.counts) > 1 for _, perft in counted) >= 15
    assert all(perft.counts[0] >= 3 for _, perft in counted)


class Reversed(DnupRules):
    """dnup with its lists from the other end."""

    def legal(self, state: State, seat: Seat) -> Legal[Move]:
        return all_of(super().legal(state, seat).moves[::-1])


def test_order_alone_changes_the_digest() -> None:
    """Which counts would not show."""
    position, kept = read("dnup")[0]
    table = position.table("dnup")
    assert isinstance(table.rules, DnupRules)
    table.rules = Reversed(table.rules.ruleset)
    again = perft(table, len(kept.counts))
    assert again.counts == kept.counts
    assert again.order != kept.order
