"""Whether the analysis of moves is right: chances that it claims beside who won, and losses beside games played on.

``python -m bench.analysis [GAMES [LOSSES [GAME…]]]``. First, so many games of the strongest level against itself: each
chance that the analysis claims for a move is set beside the share that was won, tenth by tenth. Then games of WEAK
players: moves that are called losses are played on from there, the best one and the one that was made, with the same
chance and the hidden cards as they lie: over many decisions these are as likely as any that fit what the seat knows,
also from what it saw before. What the played move loses so on average is set beside what was claimed.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count, islice
from statistics import mean, stdev
from typing import Any

from bench.report import figure, heading
from litera.core.draws import seed_of
from litera.core.event import Seat
from litera.core.table import Table, TableConfig
from litera.games.opening import open_table
from litera.games.registry import OWN
from litera.players.base import Assessment, Budget
from litera.players.levels import advise, assess, levels
from litera.players.selfplay import next_move
from litera.players.warming import warm_game

GAMES = 100
LOSSES = 300
EVERY = 4
"""One decision in so many is assessed."""
SELDOM = 16
"""The same, where losses are looked for."""
OF_A_GAME = 4
"""So many losses of one game are played on at the most: more would be much the same."""
ROLLS = 1
"""So often is each of two moves played on."""
CLASSES = 10
SURE = 1.96
WEAK = "casual"
PLAYS_ON = {"word_rummikub": "club", "scrabble_cards": "club", "dnup": "club"}
"""The level that plays on where the strongest one takes long."""
LOST = {"dnup": 1.0}
"""What is a loss, in points: in dnup a game is decided by few; in others it is USUAL_LOSS."""
USUAL_LOSS = 20.0
RARELY = {"word_rummikub": 3.0}
"""Where seldom so much is lost, what is a loss."""


@dataclass(frozen=True, slots=True)
class Claim:
    """What was claimed for a move of a seat: points of the lead, and the chance to win."""

    seat: Seat
    points: float
    chance: float


@dataclass(frozen=True, slots=True)
class Loss:
    """A decision with a loss: the table before it, who decided, what was claimed, and the move that was made."""

    table: Table
    seat: Seat
    claimed: Assessment
    played: Any


def new_table(game: str, seed: str) -> Table:
    """Open a table of two seats."""
    return open_table(TableConfig(game, 2, seed_of(seed), {}))


def play_out(table: Table, level: str) -> None:
    """Let a level play all seats to the end."""
    while (move := next_move(table, lambda seat: advise(table, seat, level, budget=Budget()))) is not None:
        table.act(*move)


def decisions(table: Table, level: str, first: int, *, every: int) -> Iterator[tuple[Seat, Any, Assessment]]:
    """Play a game, and give of one decision in so many, from the first on, the seat, its move and what is claimed."""
    asked = first
    while (move := next_move(table, lambda seat: advise(table, seat, level, budget=Budget()))) is not None:
        seat, text = move
        if seat in table.rules.turn(table.state).seats:
            asked += 1
            if asked % every == 0:
                played = table.rules.notation.read_move(text)
                seen = assess(table, seat, played, budget=Budget())
                assert seen is not None, "each of the four games has somebody who explains it"
                yield seat, played, seen
        table.act(seat, text)


def parts_won(table: Table) -> list[float]:
    """Give the part of the win that each seat has."""
    outcome = table.rules.outcome(table.state)
    assert outcome is not None, "the game is over"
    return [(seat in outcome.winners) / len(outcome.winners) for seat in range(2)]


def report_claims(game: str, games: int) -> None:
    """Print what is claimed in games of the strongest level beside what came."""
    level = [*levels(game)][-1]
    claims: list[tuple[int, float, float]] = []
    off: list[float] = []
    for number in range(games):
        table = new_table(game, f"analysis {number}")
        made = [
            Claim(seat, seen.of_played.points, seen.of_played.chance)
            for seat, _, seen in decisions(table, level, number, every=EVERY)
        ]
        won, scores = parts_won(table), table.rules.scores(table.state)
        claims += [(number, claim.chance, won[claim.seat]) for claim in made]
        off += [scores[claim.seat] - scores[1 - claim.seat] - claim.points for claim in made]
    for number in range(CLASSES):
        some = [claim for claim in claims if min(int(claim[1] * CLASSES), CLASSES - 1) == number]
        if some:
            says, came = (100 * mean(values) for values in list(zip(*some, strict=True))[1:])
            what = f"{game}, chances of {10 * number} to {10 * number + 10} % ({len(some)}), {says:.0f} % on average"
            figure(what, f"{came:.0f} % won ± {100 * off_by_games(some):.0f}", "± 5")
    if off:
        figure(f"{game}, lead at the end less the claimed one", f"{mean(off):.1f} points on average")


def off_by_games(claims: Sequence[tuple[int, float, float]]) -> float:
    """Give how far what came may be off, with 95 %: claims of one game, which each begins with, come true together."""
    excess: dict[int, float] = {}
    for game, says, came in claims:
        excess[game] = excess.get(game, 0.0) + came - says
    usual = sum(excess.values()) / len(claims)
    sizes = Counter(game for game, *_ in claims)
    return SURE * math.sqrt(sum((excess[game] - usual * sizes[game]) ** 2 for game in excess)) / len(claims)


def losses(game: str, least: float) -> Iterator[Loss]:
    """Give decisions of weak players that are called losses of so many points, game after game."""
    for number in count():
        table = new_table(game, f"losses {number}")
        yield from islice(losses_at(table, number, least), OF_A_GAME)


def losses_at(table: Table, number: int, least: float) -> Iterator[Loss]:
    """Give those of one game."""
    for seat, played, seen in decisions(table, WEAK, number, every=SELDOM):
        if seen.of_best.points - seen.of_played.points >= least and seen.best != played:
            yield Loss(table.past(len(table.steps)), seat, seen, played)


def rolled(loss: Loss, level: str) -> tuple[float, float]:
    """Give what the played move loses against the best one, in points and in chance, on average of ROLLS games."""
    points, chance = [], []
    for number in range(ROLLS):
        ends = []
        for move in (loss.claimed.best, loss.played):
            table = with_other_chance(loss, number)
            table.act(loss.seat, table.rules.notation.write_move(move))
            play_out(table, level)
            scores = table.rules.scores(table.state)
            ends.append((scores[loss.seat] - scores[1 - loss.seat], parts_won(table)[loss.seat]))
        (best_lead, best_won), (lead, won) = ends
        points.append(best_lead - lead)
        chance.append(best_won - won)
    return mean(points), mean(chance)


def with_other_chance(loss: Loss, number: int) -> Table:
    """Give the table before a loss, with other chance to come."""
    table = loss.table.past(len(loss.table.steps))
    table.config = replace(table.config, seed=seed_of(f"rolled {number} {len(table.steps)}"))
    return table


def report_losses(game: str, number: int) -> None:
    """Print what losses are claimed to be beside what they were when games were played on."""
    if not number:
        return
    level = PLAYS_ON.get(game, [*levels(game)][-1])
    least = LOST.get(game, RARELY.get(game, USUAL_LOSS))
    claimed: list[tuple[float, float]] = []
    came: list[tuple[float, float]] = []
    for loss in losses(game, least):
        best, played = loss.claimed.of_best, loss.claimed.of_played
        claimed.append((best.points - played.points, best.chance - played.chance))
        came.append(rolled(loss, level))
        if len(came) == number:
            break
    for which, (unit, scale) in enumerate((("points", 1), ("% of the chance", 100))):
        said = scale * mean(one[which] for one in claimed)
        lost = [scale * one[which] for one in came]
        figure(f"{game}, {number} losses of {least:.0f} points or more: claimed {said:.1f} {unit}", between(lost, unit))


def between(values: Sequence[float], unit: str) -> str:
    """Write a mean with its interval of 95 %."""
    around = SURE * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return f"{mean(values):.1f} ± {around:.1f} {unit} lost"


def main(*arguments: str) -> None:
    games = int(arguments[0]) if arguments else GAMES
    number = int(arguments[1]) if len(arguments) > 1 else LOSSES
    heading(f"Analysis: {games} games of the strongest level, {number} losses played on {ROLLS} times")
    for game in arguments[2:] or [game.id for game in OWN]:
        warm_game(game)
        report_claims(game, games)
        report_losses(game, number)


if __name__ == "__main__":
    main(*sys.argv[1:])
