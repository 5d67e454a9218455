"""Fits the chances of Klepka to how games of self-play ended, and measures what letters and openings bring.

``python -m bench.klepka_chances [GAMES] [write]``: so many games of each of LEVELS against itself; some of the moves
are assessed as they are made, and the lead that each promises is set beside who won. A logistic curve is fitted to
the games that points decided, whose slope is a line between KNOTS of cards left on the table; and to games of PERFECT
another one for the phrase, by the chance to collect it and by the cards left. It is printed how chances would hold in
games that the fit had not seen; ``write`` fits all games and writes the players' data file. From the same games
come the figures that stand beside KEPT, FLIP, LEFT_TO_OTHERS and TOLD in the players' files.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING, Any

import numpy as np

from bench.report import figure, heading
from litera.core.draws import seed_of
from litera.core.table import Table, TableConfig
from litera.games.klepka import GAME
from litera.games.klepka.pack import is_letter, own_pack
from litera.games.klepka.rules import KlepkaRules
from litera.games.klepka.state import Reason
from litera.games.opening import open_table
from litera.players import klepka
from litera.players.base import Budget
from litera.players.klepka.curve import RARE, Curve, learned_curve
from litera.players.klepka.phrase import collecting_chance
from litera.players.klepka.valuing import value
from litera.players.levels import advise, assess
from litera.players.selfplay import next_move

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Reals = NDArray[np.float64]

LEVELS = ("club", "expert", "master")
PERFECT = ("master",)
"""Those who collect the phrase wherever that pays, and take each pair in sight, which others forget: what a move is
usually worth, and the chances of the phrase, are theirs."""
GAMES = 60
EVERY = 6
"""One decision in so many is assessed."""
KNOTS = (0, 8, 20, 50, 100)
CLASSES = 10
PARTS = 5
"""Each of so many parts of the games is predicted by a fit of the others."""
DOUBT = 10.0
"""So many promises are added at each knot in which a lead of LEAD was lost, and as many in which it won."""
LEAD = 50.0
MANY = 40
"""So many cards on the table are many, for what an opening brings."""
DATA = Path(klepka.__file__).parent / "chances.json"


@dataclass(frozen=True)
class Promise:
    """How a game stood, what a move of a phase was worth, how many cards lay, and which part of the win came.

    ``claimed`` is the chance as shipped; ``collecting`` the chance of each seat, the own one first, to collect the
    phrase by luck, and ``made`` whether it made it; ``led`` the lead at the end.
    """

    game: int
    standing: float
    worth: float
    phase: str
    lying: int
    claimed: float
    collecting: tuple[float, ...]
    won: float = 0.0
    led: float = 0.0
    made: tuple[bool, ...] = ()

    def lead(self, usual: Mapping[str, float]) -> float:
        """Give the lead that was promised."""
        return self.standing + self.worth - usual.get(self.phase, 0.0)


def play(level: str, number: int) -> tuple[Table, list[Promise]]:
    """Play one game of two seats of a level; give the table at its end, and what was promised on the way."""
    table = open_table(TableConfig(GAME.id, 2, seed_of(f"chances {level} {number}"), {}))
    rules = table.rules
    assert isinstance(rules, KlepkaRules), "a table of Klepka"
    made: list[tuple[int, Promise]] = []
    count = number

    def ask(seat: int) -> str | None:
        nonlocal count
        move = advise(table, seat, level, budget=Budget())
        view = table.rules.view(table.state, seat)
        count += 1
        if move is not None and view.turn == seat and count % EVERY == 0:
            seen = assess(table, seat, table.rules.notation.read_move(move), budget=Budget())
            assert seen is not None, "this game has somebody who explains it"
            values = value(rules.ruleset, view, seat, hunts=False)
            phase, standing, chance = view.phase.value, values.outlook.points, seen.of_played.chance
            worth = seen.of_played.points + learned_curve().usual.get(phase, 0.0) - standing
            hands = (view.hands[seat], view.hands[1 - seat])
            collecting = tuple(collecting_chance(rules.ruleset.phrase, hand, values.lying, share=0.5) for hand in hands)
            made.append((seat, Promise(number, standing, worth, phase, view.on_table, chance, collecting)))
        return move

    while (move := next_move(table, ask)) is not None:
        table.act(*move)
    outcome = table.rules.outcome(table.state)
    assert outcome is not None, "nobody is to act only when the game is over"
    parts = [(seat in outcome.winners) / len(outcome.winners) for seat in range(2)]
    by_phrase = outcome.reason == Reason.SLAVA_UKRAINI
    phrase = [by_phrase and seat in outcome.winners for seat in range(2)]
    scores = rules.scores(table.state)
    return table, [
        replace(promise, won=parts[seat], led=scores[seat] - scores[1 - seat], made=(phrase[seat], phrase[1 - seat]))
        for seat, promise in made
    ]


def features(leads: Iterable[tuple[float, int]]) -> Reals:
    """Give for each lead, and the cards that lay, its share of each knot next to these (n, knots)."""
    units = np.eye(len(KNOTS))
    return np.array([[lead * float(np.interp(lying, KNOTS, unit)) for unit in units] for lead, lying in leads])


def usual_worth(promises: Sequence[Promise]) -> dict[str, float]:
    """Give by how much moves of each phase promise more than the lead at the end, on average."""
    phases = sorted({promise.phase for promise in promises})
    return {
        phase: round(mean(one.standing + one.worth - one.led for one in promises if one.phase == phase), 1)
        for phase in phases
    }


def fitted(promises: Sequence[Promise], usual: Mapping[str, float]) -> Curve:
    """Fit the slopes to games that points decided, where it is known what a move is usually worth."""
    doubts = [(LEAD, knot) for knot in KNOTS]
    seen = features([*((promise.lead(usual), promise.lying) for promise in promises), *doubts, *doubts])
    won = np.array([*(promise.won for promise in promises), *[0.0] * len(KNOTS), *[1.0] * len(KNOTS)])
    weights = np.array([1.0] * len(promises) + [DOUBT] * 2 * len(KNOTS))
    slopes = logistic(seen, won, weights)
    rounded = tuple(round(float(slope), 4) for slope in slopes)
    return replace(learned_curve(), cards=KNOTS, slopes=rounded, usual=usual)


def logistic(seen: Reals, won: Reals, weights: Reals) -> Reals:
    """Fit a logistic curve's weights (features,) to what was seen (n, features) and came (n,), by Newton's method."""
    slopes: Reals = np.zeros(seen.shape[1])
    for _ in range(50):
        chances = 1 / (1 + np.exp(-np.clip(seen @ slopes, -30, 30)))
        steepness = (seen * (weights * chances * (1 - chances))[:, None]).T @ seen
        slopes = slopes + np.linalg.solve(steepness, seen.T @ (weights * (won - chances)))
    return slopes


def fitted_phrase(promises: Sequence[Promise]) -> tuple[float, float, float]:
    """Fit the odds of the phrase to who made it, of all seats that might still collect it."""
    rows = [
        (collecting, promise.lying, made)
        for promise in promises
        for collecting, made in zip(promise.collecting, promise.made, strict=True)
        if 0 < collecting < 1
    ]
    chances = np.clip(np.array([row[0] for row in rows]), RARE, 1 - RARE)
    seen = np.column_stack([np.ones(len(rows)), np.log(chances / (1 - chances)), [row[1] for row in rows]])
    even, each, a_card = logistic(seen, np.array([float(row[2]) for row in rows]), np.ones(len(rows)))
    return round(float(even), 3), round(float(each), 3), round(float(a_card), 4)


def report_phrase(promises: Sequence[Promise]) -> None:
    """Print the chances of the phrase, as shipped, beside how often it was made."""
    pairs = [
        (learned_curve().phrase(collecting, promise.lying), float(made))
        for promise in promises
        for collecting, made in zip(promise.collecting, promise.made, strict=True)
        if 0 < collecting < 1
    ]
    says, came = (np.array(values) for values in zip(*pairs, strict=True))
    for number in range(CLASSES):
        some = (says * CLASSES).astype(int) == number
        if some.any():
            figure(
                f"phrase: {some.sum()} chances, {100 * says[some].mean():.0f} % on average",
                f"{100 * came[some].mean():.0f} % made",
            )


def chances_by(curve: Curve, promises: Iterable[Promise]) -> list[float]:
    """Give the chances that a curve promises."""
    return [curve.chance(promise.lead(curve.usual), promise.lying) for promise in promises]


def held_out(promises: Sequence[Promise], usual: Mapping[str, float]) -> tuple[list[Promise], list[float]]:
    """Give the promises part by part, and their chances by a fit of the games of all other parts."""
    ordered: list[Promise] = []
    chances: list[float] = []
    for part in range(PARTS):
        some = [promise for promise in promises if promise.game % PARTS == part]
        others = [promise for promise in promises if promise.game % PARTS != part]
        ordered += some
        chances += chances_by(fitted(others, usual), some)
    return ordered, chances


def report(name: str, promises: Sequence[Promise], chances: Sequence[float]) -> None:
    """Print chances beside what came, in classes."""
    won = np.array([promise.won for promise in promises])
    says = np.array(chances)
    for number in range(CLASSES):
        some = np.minimum((says * CLASSES).astype(int), CLASSES - 1) == number
        if some.any():
            figure(
                f"{name}: {some.sum()} chances, {100 * says[some].mean():.0f} % on average",
                f"{100 * won[some].mean():.0f} % won",
            )
    figure(
        f"{name}: mean square error of {len(won)} chances", f"{np.mean((says - won) ** 2):.3f}", "0.25: always a half"
    )


def report_cards(level: str, tables: Sequence[Table]) -> None:
    """Print what a letter card collected brought of its doubled points (KEPT), and a pair of cards opened (FLIP)."""
    points = own_pack().points
    scored = collected = brought = 0.0
    pairs = 0
    for table in tables:
        lying = own_pack().size
        events: list[dict[str, Any]] = [dict(event) for event in table.happenings(0)]
        for event in events:
            if event["kind"] == "word":
                scored += event["points"]
            if event["kind"] == "opened":
                is_many = lying >= MANY
                pairs += is_many * len(event["cards"]) // 2
            if event["kind"] == "taken":
                worth = sum(2 * points[card[0]] for card in event["cards"] if is_letter(card))
                collected += worth
                brought += is_many * worth
                lying -= len(event["cards"])
    kept = scored / collected
    figure(f"{level}: of its doubled points a letter card brings", f"{kept:.2f}")
    figure(f"{level}: a pair opened while {MANY} cards lie brings", f"{kept * brought / pairs:.1f} points")


def report_pairs(level: str, tables: Sequence[Table]) -> None:
    """Print who took what had been seen: whole pairs (LEFT_TO_OTHERS), and pairs of which one card had (TOLD)."""
    left = taken = half_seen = by_others = 0
    for table in tables:
        seen: dict[str, tuple[str, int]] = {}
        before: dict[str, int] = {}
        waiting: list[set[str]] = []
        for event in table.happenings(0):
            details: dict[str, Any] = dict(event)
            match details["kind"]:
                case "opened":
                    before = {place: seen[place][1] for place in details["places"] if place in seen}
                    for place, card in zip(details["places"], details["cards"], strict=True):
                        seen[place] = card[0], details["seat"]
                case "taken":
                    gone = dict(zip(details["places"], details["cards"], strict=True))
                    taken += sum(pair <= gone.keys() for pair in waiting)
                    for letter in {card[0] for card in gone.values() if is_letter(card)}:
                        showed = [before[place] for place in gone if gone[place][0] == letter and place in before]
                        half_seen += len(showed) == 1
                        by_others += len(showed) == 1 and showed[0] != details["seat"]
                    seen = {place: one for place, one in seen.items() if place not in gone}
                case "shuffled":
                    seen, waiting = {}, []
                case "turn":
                    waiting = _pairs_among(seen)
                    left += len(waiting)
    figure(f"{level}: of {left} pairs in sight when a turn begins it takes", f"{taken / left:.2f}")
    more = (2 * by_others - half_seen) / half_seen
    figure(f"{level}: of {half_seen} pairs half seen, more taken by others than by who showed it last", f"{more:.2f}")


def _pairs_among(seen: Mapping[str, tuple[str, int]]) -> list[set[str]]:
    alone: dict[str, str] = {}
    pairs: list[set[str]] = []
    for place, (letter, _) in seen.items():
        if letter in alone:
            pairs.append({alone.pop(letter), place})
        else:
            alone[letter] = place
    return pairs


def main() -> None:
    arguments = [argument for argument in sys.argv[1:] if argument != "write"]
    games = int(arguments[0]) if arguments else GAMES
    heading(f"Klepka: chances in {games} games of each level against itself")
    promises: list[Promise] = []
    perfect: list[Promise] = []
    for level in LEVELS:
        played = [play(level, number) for number in range(games)]
        report_cards(level, [table for table, _ in played])
        report_pairs(level, [table for table, _ in played])
        made = [promise for _, some in played for promise in some]
        report(f"{level}, as shipped", made, [promise.claimed for promise in made])
        promises += made
        if level in PERFECT:
            perfect += made
    usual = usual_worth(perfect)
    decided = [promise for promise in promises if not any(promise.made)]
    report("decided by points, by a fit of other games", *held_out(decided, usual))
    report_phrase(perfect)
    found, phrase = fitted(decided, usual), fitted_phrase(perfect)
    figure(
        "slopes by cards left",
        ", ".join(f"{knot}: {slope}" for knot, slope in zip(found.cards, found.slopes, strict=True)),
    )
    figure("usual worth of a move", ", ".join(f"{phase}: {worth}" for phase, worth in usual.items()))
    figure("odds of the phrase", ", ".join(map(str, phrase)))
    if "write" in sys.argv:
        learned = {"cards": found.cards, "slopes": found.slopes, "usual": found.usual, "phrase": phrase}
        DATA.write_text(json.dumps(json.loads(DATA.read_text(encoding="utf-8")) | learned) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
