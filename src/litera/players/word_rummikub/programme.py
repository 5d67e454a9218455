"""A turn as an integer programme over words, for HiGHS: columns come by their price, and are enough when none is left.

The unknowns are the words that lie at the end of the turn, each once (W7): ``x`` for any, ``y`` for the longest one
that counts, ``o`` for the word that opens where a seat may go on after it (W4). For each letter, its places in these
words are the table's plain tiles, the own tiles ``a`` and the jokers ``k``; the jokers are the table's and those of
the rack that are laid, ``u``. The relaxation asks the word graph for words that are worth more than they cost, at the
letters' dual prices, until there are none (column generation: Gilmore and Gomory 1961).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import highspy
import numpy as np

from litera.games.word_rummikub.laying import jokers_of, tiles_of, with_jokers
from litera.games.word_rummikub.moves import Play, Word
from litera.games.word_rummikub.ruleset import SHORTEST_WORD
from litera.players.word_rummikub.problem import Problem, assemble
from litera.players.word_rummikub.vocabulary import CODES, PriceList, Prices
from litera.players.word_rummikub.watch import Watch

EPSILON = 1e-6
BATCH = 60
"""So many new words a kind and round come into the programme."""
_INFINITE = highspy.kHighsInf

Column = tuple[str, Word]
"""A kind, ``x``, ``y`` or ``o``, and a word in capitals."""


@dataclass(frozen=True, slots=True)
class Found:
    """A whole solution: its cost (see Programme.cost_of) and the play."""

    cost: int
    play: Play


class Programme:
    """One problem's programme, for a shortest length of the longest word that is lowered step by step.

    The cost to minimise is the second aim: tiles left on the rack, a joker as many as the whole rack and one more.
    """

    def __init__(self, problem: Problem, watch: Watch) -> None:
        """Whatever takes time, this too, raises OutOfTimeError where the watch says so."""
        self._problem = problem
        self._watch = watch
        self._letters = problem.vocabulary.letters
        self._joker_weight = len(problem.rack) + 1
        self._length = 0
        self._all_tiles = problem.must + problem.may
        self._all_jokers = problem.table_jokers.total() + problem.rack_jokers
        self._columns: dict[Column, int] = {}
        self._openings: list[Word] = []
        self._opening_row = -1
        self._opening_letter_rows: dict[str, int] = {}
        self._opening_jokers: dict[str, int] = {}
        self._names: list[Column | None] = []
        self._integral: list[bool] = []
        self._cuts: set[tuple[str, Word]] = set()
        self._last_prices: tuple[Prices, float] = (np.zeros(CODES), 0.0)
        self._highs = quiet_highs()
        self._highs.cbSimplexInterrupt.subscribe(self._interrupt)
        self._build()

    def _interrupt(self, event: Any) -> None:
        """Stop the solver at its next look when there is no time left."""
        event.interrupt(self._watch.is_late)

    def _limit(self, highs: Any) -> None:
        """Let the solver end by itself too: in its first steps it asks nobody; its clock runs on from run to run."""
        left = self._watch.left
        highs.setOptionValue("time_limit", highs.getRunTime() + left if left < _INFINITE else _INFINITE)

    # Rows and columns that are there from the start.

    def _build(self) -> None:
        problem = self._problem
        own, table_plain = Counter(problem.rack), problem.table_tiles
        self._letter_rows = {letter: self._row(table_plain[letter], table_plain[letter]) for letter in self._letters}
        table_jokers = problem.table_jokers.total()
        self._joker_row = self._row(table_jokers, table_jokers)
        self._target_row = self._row(0, 0)
        self._artificial = [
            self._column({row: 1.0}, highest=table_plain[letter], integral=False)
            for letter, row in self._letter_rows.items()
        ]
        self._artificial.append(self._column({self._joker_row: 1.0}, highest=table_jokers, integral=False))
        self._no_target = self._column({self._target_row: 1.0}, highest=1, integral=False)
        self._own = {
            letter: self._column({self._letter_rows[letter]: -1.0}, highest=own[letter]) for letter in self._letters
        }
        self._jokers = {
            letter: self._column({self._letter_rows[letter]: -1.0, self._joker_row: 1.0}, highest=self._all_jokers)
            for letter in self._letters
        }
        self._own_jokers = self._column({self._joker_row: -1.0}, highest=problem.rack_jokers)
        self._lay_one = self._row(1, _INFINITE, {self._own_jokers: 1.0} | dict.fromkeys(self._own.values(), 1.0))
        self._artificial.append(self._column({self._lay_one: 1.0}, highest=1, integral=False))
        self._kept_rows: dict[str, int] = {}
        if not problem.ruleset.joker_free_move:
            for letter, count in problem.table_jokers.items():
                entries = {self._jokers[letter]: 1.0, self._own[letter]: 1.0}
                self._kept_rows[letter] = self._row(count - table_plain[letter], _INFINITE, entries)
        for reading in problem.table_readings:
            self._add("x", reading)
        self._keep_foreign_jokers()
        self._must_open = not problem.has_opened and problem.ruleset.open_then_manipulate
        if self._must_open:
            self._build_opening()

    def _keep_foreign_jokers(self) -> None:
        """Let table words that the lexicon lacks stand only as they lie: they cannot be laid again."""
        foreign = [word for word in self._problem.table if not self._problem.may_be_laid(word)]
        for letter in jokers_of(foreign):
            entries = {self._columns["x", word.upper()]: -float(jokers_of([word])[letter]) for word in foreign}
            self._row(
                0, _INFINITE, {self._jokers[letter]: 1.0} | {key: value for key, value in entries.items() if value}
            )

    def _build_opening(self) -> None:
        """Ask for one word from the rack alone, with jokers of its own (W4, W15)."""
        problem = self._problem
        self._opening_row = self._row(0, 0)
        self._no_opening = self._column({self._opening_row: 1.0}, highest=1, integral=False)
        self._artificial.append(self._no_opening)
        self._highs.changeRowBounds(self._opening_row, 1, 1)
        opening_jokers: dict[int, float] = {}
        for letter in self._letters:
            joker = self._column({}, highest=problem.rack_jokers)
            opening_jokers[joker] = -1.0
            self._opening_jokers[letter] = joker
            row = self._row(0, _INFINITE, {self._own[letter]: 1.0, joker: 1.0})
            self._opening_letter_rows[letter] = row
            self._row(0, _INFINITE, {self._jokers[letter]: 1.0, joker: -1.0})
            if letter in self._kept_rows:
                self._highs.changeCoeff(self._kept_rows[letter], joker, -1.0)
        self._row(0, _INFINITE, {self._own_jokers: 1.0} | opening_jokers)
        shortest = problem.ruleset.opening_letters
        self._openings = self._makeable_words(problem.may, problem.rack_jokers, shortest)
        for word in self._openings:
            self._add("o", word)

    def _makeable_words(self, tiles: Any, jokers: int, shortest: int) -> list[Word]:
        vocabulary = self._problem.vocabulary
        room = 1 << 20
        rows = vocabulary.words(tiles, jokers, shortest=shortest, most=room)
        barred = self._problem.table_readings
        return [word for word in dict.fromkeys(vocabulary.write(rows)) if self._may_be(word) and word not in barred]

    def _may_be(self, word: Word) -> bool:
        return self._problem.may_be_new(word)

    def _row(self, lowest: float, highest: float, entries: Mapping[int, float] | None = None) -> int:
        self._watch.look()
        given = entries or {}
        self._highs.addRow(lowest, highest, len(given), list(given), list(given.values()))
        return int(self._highs.getNumRow()) - 1

    def _column(
        self, entries: Mapping[int, float], *, highest: float, integral: bool = True, name: Column | None = None
    ) -> int:
        self._watch.look()
        self._highs.addCol(0.0, 0.0, float(highest), len(entries), list(entries), list(entries.values()))
        self._names.append(name)
        self._integral.append(integral)
        return len(self._names) - 1

    def _add(self, kind: str, word: Word) -> None:
        """Bring a word into the programme."""
        letters = Counter(word)
        entries = {self._letter_rows[letter]: float(count) for letter, count in letters.items()}
        if kind == "o":
            entries[self._opening_row] = 1.0
            entries |= {self._opening_letter_rows[letter]: -float(count) for letter, count in letters.items()}
        if kind == "y":
            entries[self._target_row] = 1.0
        if word in self._problem.table_readings:
            tiles = tiles_of([self._problem.table_readings[word]])
            for letter, row in self._kept_rows.items():
                entries[row] = -float(tiles[letter])
        self._columns[kind, word] = self._column(entries, highest=1, name=(kind, word))
        if kind == "o" or word in self._problem.table_readings or self._must_open:
            self._cut_twice(word)

    def _cut_twice(self, word: Word) -> None:
        """Let a word stand once, though it may be in the programme as more than one kind (W7)."""
        places = [self._columns[kind, word] for kind in "xyo" if (kind, word) in self._columns]
        if len(places) > 1:
            self._row(-_INFINITE, 1, dict.fromkeys(places, 1.0))

    # The relaxation.

    def aim(self, length: int) -> None:
        """Ask for a counting word of at least so many letters; 0: for none, only that an own tile is laid."""
        self._length = length
        self._highs.changeRowBounds(self._target_row, 1 if length else 0, _INFINITE if length else 0)
        for (kind, word), place in self._columns.items():
            if kind == "y":
                self._highs.changeColBounds(place, 0.0, 1.0 if len(word) >= length else 0.0)
        if not length:
            return
        if self._problem.ruleset.score_unchanged:
            for reading, word in self._problem.table_readings.items():
                if len(reading) >= length and ("y", reading) not in self._columns and self._problem.may_be_laid(word):
                    self._add("y", reading)
        if self._must_open:
            for word in self._openings:
                counts = 1.0 if len(word) >= length else 0.0
                self._highs.changeCoeff(self._target_row, self._columns["o", word], counts)

    def bound(self) -> float | None:
        """Give the least cost that any solution has, or None where there is none; all tiles and letters considered."""
        for place in (*self._artificial, self._no_target):
            self._highs.changeColBounds(place, 0.0, _INFINITE)
        self._set_costs(feasible=False)
        if self._solve_relaxation() > EPSILON:
            return None
        for place in (*self._artificial, self._no_target):
            self._highs.changeColBounds(place, 0.0, 0.0)
        self._set_costs(feasible=True)
        return self._solve_relaxation() + self._most_cost()

    def _most_cost(self) -> int:
        rack = self._problem.rack
        return len(rack) + self._problem.rack_jokers * (self._joker_weight - 1)

    def _set_costs(self, *, feasible: bool) -> None:
        for place in (*self._artificial, self._no_target):
            self._highs.changeColCost(place, 0.0 if feasible else 1.0)
        for place in self._own.values():
            self._highs.changeColCost(place, -1.0 if feasible else 0.0)
        self._highs.changeColCost(self._own_jokers, -float(self._joker_weight) if feasible else 0.0)

    def _solve_relaxation(self) -> float:
        while True:
            self._watch.look()
            self._limit(self._highs)
            self._highs.run()
            self._watch.look()
            if not self._price_in():
                self._last_prices = self._prices()  # cuts that come later take them from the solver
                return float(self._highs.getObjectiveValue())

    def _prices(self) -> tuple[Prices, float]:
        """Give the dual prices of letters, by code, and of the target row."""
        duals = self._highs.getSolution().row_dual
        prices = np.zeros(CODES)
        for letter, row in self._letter_rows.items():
            prices[self._problem.vocabulary.code(letter)] = duals[row]
        return prices, float(duals[self._target_row])

    def _price_in(self) -> bool:
        """Add words that are worth more than they cost; say whether there were any."""
        prices, target = self._prices()
        listed = self._problem.vocabulary.price(prices)
        before = len(self._columns)
        self._price_kind("x", listed, EPSILON, SHORTEST_WORD)
        if self._length:
            self._price_kind("y", listed, EPSILON - target, self._length)
        return len(self._columns) > before

    def _price_kind(self, kind: str, listed: PriceList, least: float, shortest: int) -> None:
        self._watch.look()
        problem = self._problem
        most = BATCH + 40 + len(problem.barred) + len(problem.table)
        rows = problem.vocabulary.best_words(
            self._all_tiles, self._all_jokers, listed, shortest=shortest, longest=64, least=least, most=most
        )
        self._add_new(kind, problem.vocabulary.write(rows), BATCH)

    def _add_new(self, kind: str, words: Iterable[Word], most: int) -> None:
        room = most
        for word in words:
            if (kind, word) in self._columns or not self._may_be(word) or word in self._problem.table_readings:
                continue
            self._add(kind, word)
            room -= 1
            if not room:
                return

    # Whole solutions.

    def complete(self, gap: float, most: int) -> bool:
        """Bring in every word whose reduced cost is at most ``gap``; False where they are more than ``most``."""
        self._watch.look()
        prices, target = self._last_prices
        listed = self._problem.vocabulary.price(prices)
        kinds = [("x", -gap, SHORTEST_WORD)]
        if self._length:
            kinds.append(("y", -gap - target, self._length))
        for kind, least, shortest in kinds:
            self._watch.look()
            rows = self._problem.vocabulary.words(
                self._all_tiles,
                self._all_jokers,
                listed,
                shortest=shortest,
                least=least - EPSILON,
                most=most,
            )
            if len(rows) >= most:
                return False
            self._add_new(kind, self._problem.vocabulary.write(rows), most + 1)
        return True

    def solve(self, less_than: int | None, nodes: int) -> tuple[Found | None, bool]:
        """Give the best solution with the words that are in, of a cost below ``less_than``, and whether that is proved.

        At most so many ``nodes`` of the search tree are looked at. Raises OutOfTimeError.

        Words that hold no own tile, and words chosen twice, are cut off as they come up (W7, W10).
        """
        while True:
            self._watch.look()
            chosen, proved = self._solve_whole(less_than, nodes)
            if chosen is None:
                return None, proved
            if not self._cut(chosen):
                return self._found(chosen), proved

    def _solve_whole(self, less_than: int | None, nodes: int) -> tuple[dict[int, int] | None, bool]:
        """Give the value of each column that is not 0, or None."""
        highs = quiet_highs()
        model = self._highs.getLp()
        kinds = highspy.HighsVarType
        model.integrality_ = [kinds.kInteger if whole else kinds.kContinuous for whole in self._integral]
        highs.cbMipInterrupt.subscribe(self._interrupt)
        highs.cbSimplexInterrupt.subscribe(self._interrupt)
        highs.setOptionValue("mip_max_nodes", nodes)
        highs.setOptionValue("presolve", "off")  # with thousands of words it takes many times as long as the search
        if less_than is not None:
            highs.setOptionValue("objective_bound", less_than - 0.5 - self._most_cost())
        highs.passModel(model)
        if less_than is not None:
            places = [*self._own.values(), self._own_jokers]
            weights = [-1.0] * len(self._own) + [-float(self._joker_weight)]
            highs.addRow(-_INFINITE, less_than - 1 - self._most_cost(), len(places), places, weights)
        self._limit(highs)
        highs.run()
        status = highs.getModelStatus()
        proved = status in (highspy.HighsModelStatus.kOptimal, highspy.HighsModelStatus.kInfeasible)
        values = highs.getSolution().col_value
        if status == highspy.HighsModelStatus.kInfeasible or highs.getInfo().primal_solution_status != 2:
            return None, proved
        return {place: round(value) for place, value in enumerate(values) if value > 0.5}, proved

    def _cut(self, chosen: Mapping[int, int]) -> bool:
        """Forbid what the rows do not say yet, where the solution breaks it; say whether it did."""
        words = [name for place in chosen if (name := self._names[place]) is not None]
        twice = [word for word, count in Counter(word for _, word in words).items() if count > 1]
        for word in twice:
            self._cut_twice(word)
        alone = [
            (kind, word)
            for kind, word in words
            if kind == "y" and ("own", word) not in self._cuts and not self._holds_own(chosen, word)
        ]
        for _, word in alone:
            self._cut_unowned(word)
        return bool(twice or alone)

    def _holds_own(self, chosen: Mapping[int, int], word: Word) -> bool:
        own_jokers = chosen.get(self._own_jokers, 0)
        before = self._problem.table_jokers
        return any(
            self._own[letter] in chosen or (own_jokers and chosen.get(self._jokers[letter], 0) > before[letter])
            for letter in word
        )

    def _cut_unowned(self, word: Word) -> None:
        """Let a word be the longest only if one of its letters is an own tile's, or stands on an own joker (W10)."""
        self._cuts.add(("own", word))
        entries = {self._own[letter]: 1.0 for letter in word} | {self._columns["y", word]: -1.0}
        if self._problem.rack_jokers:
            for letter in dict.fromkeys(word):
                more = self._column({}, highest=1)
                entries[more] = 1.0
                needed = self._problem.table_jokers[letter] + 1.0
                self._row(0, _INFINITE, {self._jokers[letter]: 1.0, more: -needed})
                self._row(0, _INFINITE, {self._own_jokers: 1.0, more: -1.0})
        self._row(0, _INFINITE, entries)

    def _found(self, chosen: Mapping[int, int]) -> Found:
        words = [name for place in chosen if (name := self._names[place]) is not None]
        jokers = Counter({letter: chosen[place] for letter, place in self._jokers.items() if place in chosen})
        own = [letter for letter, place in self._opening_jokers.items() for _ in range(chosen.get(place, 0))]
        opening = next((word for kind, word in words if kind == "o"), "")
        first = next((word for kind, word in words if kind == "y"), "")
        play = assemble(
            self._problem,
            [word for _, word in words],
            jokers,
            first=first,
            opening=with_jokers([opening], own)[0] if opening else "",
        )
        return Found(self.cost_of(play), play)

    def cost_of(self, play: Play) -> int:
        """Give the cost of a play: tiles left, each joker left as many as the rack and one more."""
        worth = self._problem.worth(play)
        return worth.jokers_left * (self._joker_weight - 1) + worth.tiles_left


def quiet_highs() -> Any:
    """Make a solver that says nothing and uses one thread."""
    highs: Any = highspy.Highs()  # type: ignore[no-untyped-call]
    highs.setOptionValue("output_flag", False)
    highs.setOptionValue("threads", 1)
    return highs
