"""The 200 turns of Word Rummikub in ``data``, and how they were made: ``python -m bench.rummikub_positions``.

Games of two to four seats, each of which knows common words only, or rarer ones too, and now and then would rather
draw. The turns of seats that have opened are kept, at most so many for each number of words on the table, so that
small tables and large ones are there alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from litera.core.draws import Stream, seed_of
from litera.core.options import read_options
from litera.games.game import Binding
from litera.games.word_rummikub import GAME
from litera.games.word_rummikub.laying import tiles_of
from litera.games.word_rummikub.moves import JOKER, DrawTile, Pass, Word
from litera.games.word_rummikub.rules import WordRummikubRules
from litera.games.word_rummikub.state import State
from litera.players.base import Budget
from litera.players.word_rummikub.problem import Problem
from litera.players.word_rummikub.solver import solve
from litera.words.catalog import open_lexicon

POSITIONS = Path(__file__).parent / "data" / "rummikub-positions-pl.txt"
NUMBER = 200
TABLES = range(4, 26)
RACKS = range(7, 15)
AT_EACH_SIZE = 12
FREQUENCIES = (0, 1, 2, 3, 3)
"""The frequency classes of the words that seats know."""
ONE_IN = 4
"""One turn in so many is a draw."""
OPENINGS = 40


def rules_of(seats: int, language: str) -> WordRummikubRules:
    """Bind the rules as they stand, with the lexicon of a language."""
    rules = GAME.rules(Binding(seats, read_options(GAME.options, {}, seats), None, open_lexicon(language)))
    assert isinstance(rules, WordRummikubRules)
    return rules


def read_positions(rules: WordRummikubRules) -> list[State]:
    """Give the turns, which are Polish, as states of these rules, seat 0 on turn."""
    states = []
    for line in POSITIONS.read_text(encoding="utf-8").splitlines():
        words, _, rack = line.partition("/")
        states.append(_state(rules, words.split(), rack.strip(), opened=True))
    return states


def openings(rules: WordRummikubRules) -> list[State]:
    """Give first melds: 14 to 20 tiles, drawn from seeds."""
    states = []
    for number in range(OPENINGS):
        mixed = Stream(seed_of("opening"), str(number)).shuffled(rules.ruleset.pack.all_tiles())
        rack = "".join(mixed[: 14 + number % 7])
        states.append(_state(rules, [], rack, opened=False))
    return states


def _state(rules: WordRummikubRules, table: list[Word], rack: str, *, opened: bool) -> State:
    """Set up a turn of seat 0; all other tiles are in the bank."""
    bank = Counter(rules.ruleset.pack.counts) - tiles_of(table) - Counter(rack)
    racks = [rack, *[""] * (rules.seats - 1)]
    return rules.notation.read_position(
        {
            "table": table,
            "racks": racks,
            "opened": [opened] * rules.seats,
            "turn": 0,
            "bank": "".join(bank.elements()),
        }
    )


def turns(seed: str) -> Iterator[State]:
    """Play one game and give each turn of a seat that has opened."""
    chance = Stream(seed_of(seed), "players")
    seats = chance.choose(GAME.seats)
    rules = rules_of(seats, "pl")
    knows = [chance.choose(FREQUENCIES) for _ in range(seats)]
    state, number = rules.start(), 0
    while rules.outcome(state) is None:
        number += 1
        if rules.turn(state).chance:
            state, _ = rules.apply(state, None, rules.draw(state, Stream(seed_of(seed), str(number))))
            continue
        seat = state.turn
        if state.opened[seat]:
            yield state
        play = None
        if chance.choose(range(ONE_IN)) or not state.bank:
            play = solve(Problem.of(rules.ruleset, state, knows[seat]), Budget(1.0)).play
        state, _ = rules.apply(state, seat, play or (DrawTile() if state.bank else Pass()))


def line_of(state: State) -> str:
    return " ".join(state.table) + " / " + state.racks[state.turn]


def main() -> None:
    kept: list[str] = []
    sizes: Counter[int] = Counter()
    game = 0
    while len(kept) < NUMBER:
        for state in turns(f"rummikub {game}"):
            rack, size = state.racks[state.turn], len(state.table)
            if len(kept) < NUMBER and size in TABLES and len(rack) in RACKS and sizes[size] < AT_EACH_SIZE:
                sizes[size] += 1
                kept.append(line_of(state))
        game += 1
    POSITIONS.write_text("\n".join(kept) + "\n", encoding="utf-8")
    jokers = sum(JOKER in line or any(letter.islower() for letter in line) for line in kept)
    print(
        f"{len(kept)} positions of {game} games, {jokers} with jokers; by words on the table: {sorted(sizes.items())}"
    )


if __name__ == "__main__":
    main()
