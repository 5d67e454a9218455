"""What an opening of Klepka that gains or gives away points brings by the end, and fits what analyses say of it.

``python -m bench.klepka_openings [GAMES] [write]``: in so many games of WEAK players openings are looked for that are
called mistakes. The game is played on by the strongest level from each of them, and from the best opening, with ROLLS
chances to come. By how much the lead at the end differs from the one that stood is set beside what the opening gained
at once, and a curve fitted to it, which starts straight and ends level: ``write`` writes it into the players' data
file. ``bench.klepka_chances`` is to be fitted after it, ``bench.analysis`` checks both.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice, pairwise, product
from statistics import mean, stdev
from typing import NamedTuple
from unittest.mock import patch

from bench.analysis import OF_A_GAME, SURE, WEAK, Loss, losses_at, new_table, play_out, with_other_chance
from bench.klepka_chances import DATA
from bench.report import figure, heading
from litera.games.klepka import GAME
from litera.games.klepka.rules import KlepkaRules
from litera.games.klepka.state import Phase
from litera.players.klepka import analyst
from litera.players.klepka.curve import Curve, learned_curve
from litera.players.klepka.valuing import value
from litera.players.levels import levels
from litera.players.warming import warm_game

GAMES = 60
ROLLS = 2
LEAST = 10.0
"""What is a mistake, in points that an opening gains at once."""
EACH = [0.2 * step for step in range(1, 31)]
MOST = [25.0 * step for step in range(2, 41)]
"""The curves that are tried: what each point brings, and what all bring at the most."""
BOUNDS = (-1000, -200, -120, -60, -20, 20, 60, 120, 200, 1000)
PLAIN = replace(learned_curve(), openings=(1.0, 1e9), usual={})
"""By this curve an opening brings what it gains at once."""


class Opened(NamedTuple):
    """What an opening gained at once, and by how much the lead had grown at the end, on average."""

    gain: float
    brought: float


def openings(game: int) -> Iterator[Opened]:
    """Give the mistaken openings of one game, each beside the best one."""
    found = losses_at(new_table(GAME.id, f"openings {game}"), game, LEAST)
    opening = (Phase.FLIP.value, Phase.BONUS.value)
    for loss in islice((loss for loss in found if loss.table.state.phase.value in opening), OF_A_GAME):
        standing = lead_standing(loss)
        for move, promised in (
            (loss.claimed.best, loss.claimed.of_best),
            (loss.played, loss.claimed.of_played),
        ):
            yield Opened(
                promised.points - standing, mean(leads(loss, loss.table.rules.notation.write_move(move))) - standing
            )


def lead_standing(loss: Loss) -> float:
    """Give the lead of the seat before its opening, cards in hands counted."""
    rules = loss.table.rules
    assert isinstance(rules, KlepkaRules), "a table of this game"
    return value(rules.ruleset, rules.view(loss.table.state, loss.seat), loss.seat, hunts=False).outlook.points


def leads(loss: Loss, move: str) -> Iterator[float]:
    """Give the lead at the end of each game that is played on after a move."""
    strongest = [*levels(GAME.id)][-1]
    for number in range(ROLLS):
        table = with_other_chance(loss, number)
        table.act(loss.seat, move)
        play_out(table, strongest)
        scores = table.rules.scores(table.state)
        yield float(scores[loss.seat] - scores[1 - loss.seat])


def fitted(seen: Sequence[Opened]) -> tuple[float, float]:
    """Give the curve, of those that are tried, that is least off."""

    def off(openings: tuple[float, float]) -> float:
        curve: Curve = replace(PLAIN, openings=openings)
        return mean((one.brought - curve.opened(one.gain)) ** 2 for one in seen)

    each, most = min(product(EACH, MOST), key=off)
    return round(each, 1), most


def main(*arguments: str) -> None:
    given = [argument for argument in arguments if argument != "write"]
    games = int(given[0]) if given else GAMES
    heading(f"Klepka: openings in {games} games of {WEAK}, each played on {ROLLS} times")
    warm_game(GAME.id)
    # Looked at with what an opening gains at once: what is fitted must not stand in what it is fitted to.
    with patch.object(analyst, "learned_curve", lambda: PLAIN):
        seen = [opened for game in range(games) for opened in openings(game)]
    found = fitted(seen)
    for low, high in pairwise(BOUNDS):
        some = [one for one in seen if low <= one.gain < high]
        if len(some) > 1:
            around = SURE * stdev(one.brought for one in some) / math.sqrt(len(some))
            says = mean(replace(PLAIN, openings=found).opened(one.gain) for one in some)
            what = (
                f"{len(some)} openings that gain {mean(one.gain for one in some):.0f} points at once: fitted {says:.0f}"
            )
            figure(what, f"{mean(one.brought for one in some):.0f} ± {around:.0f} points by the end")
    figure(
        "each point brings, and all at the most",
        f"{found[0]}, {found[1]:.0f}",
        "{}, {:.0f}".format(*learned_curve().openings),
    )
    if "write" in arguments:
        learned = json.loads(DATA.read_text(encoding="utf-8")) | {"openings": found}
        DATA.write_text(json.dumps(learned) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
