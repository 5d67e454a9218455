"""Fair play: how often honest players would be taken for ones with a machine's help, and how often those are found.

Honest are the players whom the levels are measured against, people made simple, but for those who know every word, and
the levels up to club. Their games are reviewed as the server reviews rated ones. The best of them, in every second
game, says what is usual in a game, with two standard errors added (``litera/server/people/honest.json``); from the
other games people are drawn with so many decisions each, of whom none should stand out. Helped ones play as the
strongest level does, in all of their decisions or in every second one.

With ``--write`` what was found usual becomes what the server goes by. Games may be named.
"""

from __future__ import annotations

import json
import math
import random
import sys
from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from bench.report import figure, heading
from litera.analysis.review import review
from litera.core.table import Table, TableConfig
from litera.games.opening import open_table
from litera.games.registry import find, games
from litera.players.base import Budget
from litera.players.levels import REFERENCE, advise, levels, references
from litera.server.people import fair_play
from litera.server.people.fair_play import is_unusual

GAMES: Final = 4
"""So many games each honest player has with the next one."""
CHOOSING: Final = 0.02
REVIEWING: Final = 0.05
"""Seconds for a move and for looking at it again."""
MOST_MOVES: Final = 40
DECISIONS: Final = 100
"""So many a person has."""
PEOPLE: Final = 1000
HONEST_LEVELS: Final = 4
ALL_WORDS: Final = ("greedy", "greedy-leaves")
TARGET: Final = 1
WRITTEN: Final = Path(fair_play.__file__).parent / "honest.json"


def played(game: str, players: list[str], seed: int) -> Table:
    """Let two players play a game; "helped" is now the strongest level and now the one three below it."""
    chance, names = random.Random(seed), [*levels(game)]
    options = dict(find(game).rated)
    table = open_table(TableConfig(game=game, seats=2, seed=seed.to_bytes(32, "big"), options=options))
    for _ in range(MOST_MOVES):
        if table.rules.outcome(table.state) is not None:
            break
        [seat, *_] = table.rules.turn(table.state).seats
        level = players[seat]
        if level == "helped":
            level = chance.choice((names[-1], names[-4]))
        move = advise(table, seat, level, budget=Budget(CHOOSING))
        assert move is not None, "whoever is to act has a move"
        table.act(seat, move)
    return table


def agreements(game: str, pairs: list[tuple[str, str]], first: int) -> dict[str, list[list[bool]]]:
    """Give for each player and game whether each of their decisions was the strongest player's."""
    found: defaultdict[str, list[list[bool]]] = defaultdict(list)
    for number in range(GAMES):
        for place, pair in enumerate(pairs):
            table = played(game, [*pair], first + number * len(pairs) + place)
            decisions = [*review(table, partial(Budget, REVIEWING))]
            for seat, player in enumerate(pair):
                found[player].append([each.is_best for each in decisions if each.seat == seat])
    return found


def joined(games_of: list[list[bool]]) -> list[bool]:
    """Give the decisions of several games as one list."""
    return [each for own in games_of for each in own]


def at_most(decisions: list[bool]) -> float:
    """Give the share of decisions that agree, with two standard errors added; 0 for none."""
    if not decisions:
        return 0.0
    share = sum(decisions) / len(decisions)
    return share + 2 * math.sqrt(share * (1 - share) / len(decisions))


def flagged(decisions: list[bool], usual: float, chance: random.Random) -> float:
    """Give the percentage of people who stand out, each with some of these decisions drawn at random."""
    drawn = (sum(chance.choices(decisions, k=DECISIONS)) for _ in range(PEOPLE))
    return 100 * sum(is_unusual(DECISIONS, agreed, usual) for agreed in drawn) / PEOPLE


def measured(game: str, chance: random.Random) -> float:
    """Measure a game; give the share at which its best honest player agrees."""
    people = [name for name in references(game) if name not in ALL_WORDS]
    honest = [*levels(game)][:HONEST_LEVELS] + [REFERENCE + name for name in people]
    found = agreements(game, [*zip(honest, [*honest[1:], honest[0]], strict=True)], 1)
    shares = {player: at_most(joined(found[player][::2])) for player in honest}
    best = max(shares, key=lambda player: shares[player])
    usual = round(shares[best], 3)
    figure(f"{game}, usual (of {best})", f"{100 * usual:.1f} % of decisions", "-")
    wrong = [flagged(own, usual, chance) for player in honest if (own := joined(found[player][1::2]))]
    figure(f"{game}, honest taken for helped", f"{sum(wrong) / len(wrong):.2f} %", f"<= {TARGET} %")
    strongest = [*levels(game)][-1]
    helped = agreements(game, [(strongest, honest[-1]), ("helped", honest[-1])], 10_000)
    for player, name in ((strongest, "always helped"), ("helped", "helped every second time")):
        figure(f"{game}, {name}, found", f"{flagged(joined(helped[player]), usual, chance):.0f} %", "-")
    return usual


def main(names: Sequence[str] = (), *, is_written: bool = False) -> None:
    """Measure games: those that are named, or all."""
    heading(f"Fair play: people of {DECISIONS} decisions who stand out by their agreement with the strongest player")
    chance = random.Random(1)
    for game in names or games():
        usual = measured(game, chance)
        if is_written:
            known = json.loads(WRITTEN.read_text(encoding="utf-8"))
            WRITTEN.write_text(json.dumps({**known, game: usual}, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main([name for name in sys.argv[1:] if name != "--write"], is_written="--write" in sys.argv)
