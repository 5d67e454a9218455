"""What prize cards of Klepka bring in games of self-play: the figures beside their worths and TEMPO and CHAOS_PAYS.

``python -m bench.klepka_prizes [GAMES]``: LEVEL plays against itself. At each turn it is looked what a polysemy, an
exchange and chaos would bring if they were played then, whoever holds one. Whoever holds a card waits for a good
moment: with so many turns to come, it is worth what the best rule for stopping brings on average, and is played as soon
as it brings more than with a turn less (moments are taken for independent of one another, which promises a little too
much). Figures are for half a game to come.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from statistics import mean

from bench.report import figure, heading
from litera.core.draws import Stream, seed_of
from litera.core.event import Seat
from litera.core.table import Table, TableConfig
from litera.games.klepka import GAME
from litera.games.klepka.course import changed
from litera.games.klepka.pack import EXCHANGE, POLYSEMY
from litera.games.klepka.rules import KlepkaRules
from litera.games.klepka.state import Phase
from litera.games.opening import open_table
from litera.players.base import Budget, Sight
from litera.players.klepka.choosing import choose_words
from litera.players.klepka.outlook import CHAOS_WORTH, EXCHANGE_WORTH, POLYSEMY_WORTH
from litera.players.klepka.planner import CHAOS_PAYS, PlanningPlayer, Skill, carpet_for, search_of
from litera.players.klepka.pricing import Search
from litera.players.klepka.swapping import TEMPO, swaps_by_cards
from litera.players.klepka.valuing import Values, value
from litera.players.levels import advise, levels
from litera.players.selfplay import next_move

LEVEL = "expert"
GAMES = 10


@dataclass
class Moments:
    """What each prize card would have brought, at each turn of a seat in which it could be played; and the turns."""

    polysemy: list[float] = field(default_factory=list)
    exchange: list[float] = field(default_factory=list)
    chaos: list[float] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)


def watch(number: int, moments: Moments) -> None:
    """Play a game, and note what the cards would have brought."""
    table = open_table(TableConfig(GAME.id, 2, seed_of(f"prizes {number}"), {}))
    player = levels(GAME.id)[LEVEL]
    assert isinstance(player, PlanningPlayer), "a level that plans"
    turns, before = 0, (-1, "")

    def ask(seat: Seat) -> str | None:
        return advise(table, seat, LEVEL, budget=Budget())

    while (move := next_move(table, ask)) is not None:
        view = table.rules.view(table.state, move[0])
        now = (view.turn, view.phase.value)
        if now != before and view.phase in (Phase.WORDS, Phase.FLIP):
            turns += view.phase is Phase.WORDS
            _note(table, view.turn, player.skill, moments)
        before = now
        table.act(*move)
    moments.turns.append(turns // 2)


def _note(table: Table, seat: Seat, skill: Skill, moments: Moments) -> None:
    """Note what a polysemy and an exchange would bring the seat on turn, or chaos the other before cards are opened."""
    rules = table.rules
    assert isinstance(rules, KlepkaRules), "a table of this game"
    view = rules.view(table.state, seat)
    values = value(rules.ruleset, view, seat, hunts=False)
    if view.phase is Phase.FLIP:
        other = 1 - seat
        stream = Stream(seed_of(f"prizes {len(moments.chaos)}"), "memory")
        seen = rules.view(table.state, other)
        sight = Sight(rules, other, seen, tuple(table.happenings(other)), stream, Budget())
        values = value(rules.ruleset, seen, other, hunts=False)
        carpet = carpet_for(sight, skill, values)
        moments.chaos.append(sum(carpet.pair_worth.get(carpet.memory[first][0], 0.0) for first, _ in carpet.pairs))
        return
    hands = changed(view.hands, seat, (*view.hands[seat], EXCHANGE))
    richer = replace(view, hands=hands)
    best = swaps_by_cards(
        rules, richer, seat, values=value(rules.ruleset, richer, seat, hunts=False), hunts=False, most=1
    )
    moments.exchange.append(max(0.0, best[0].worth + EXCHANGE_WORTH) if best else 0.0)
    search = search_of(rules, view, seat, vocabulary=skill.vocabulary)
    more = Search(search.ruleset, (*search.hand, POLYSEMY), search.vocabulary, search.stands)
    moments.polysemy.append(_words(more, values, skill) - _words(search, values, skill))


def _words(search: Search, values: Values, skill: Skill) -> float:
    return choose_words(search, values.wants, Budget(), visits=skill.visits).worth


def stopping(moments: Sequence[float], turns: int) -> tuple[float, float]:
    """Give what a card is worth with so many turns to come, and what it must bring to be played at the first."""
    worth = last = 0.0
    for _ in range(turns):
        last = worth
        worth = mean(max(moment, last) for moment in moments)
    return worth, last


def main(games: int = GAMES) -> None:
    heading(f"Klepka: what prize cards bring in {games} games of {LEVEL} against itself")
    moments = Moments()
    for number in range(games):
        watch(number, moments)
    turns = round(mean(moments.turns) / 2)
    figure("turns of a seat in half a game", str(turns))
    for name, brought, worth, least in (
        ("polysemy", moments.polysemy, POLYSEMY_WORTH, None),
        ("exchange", moments.exchange, EXCHANGE_WORTH, TEMPO),
        ("chaos", moments.chaos, CHAOS_WORTH, CHAOS_PAYS),
    ):
        found, pays = stopping(brought, turns)
        figure(f"{name}: at a turn, on average of {len(brought)}", f"{mean(brought):.1f} points")
        figure(f"{name}: its worth", f"{found:.1f} points", f"{worth:.0f} in the players' files")
        if least is not None:
            figure(f"{name}: played for more than", f"{pays:.1f} points", f"{least:.0f} in the players' files")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
