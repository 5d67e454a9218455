"""The best turn there is, over all rearrangements of the table, and whether it is proved to be the best.

Best is what scores most (W10, W11); of those, what leaves the fewest jokers, then the fewest tiles, on the rack. First
tries in a few milliseconds find a good turn, and often one that nothing can exceed; what they leave open, the integer
programme settles, from the longest word that could be made downwards. Of equally good turns that it comes across, it
gives the one whose words are hardest for rivals to lengthen; this last aim is not proved.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from litera.games.word_rummikub.moves import Play
from litera.players.base import Budget
from litera.players.word_rummikub.problem import Problem, Worth
from litera.players.word_rummikub.quick import Quick
from litera.players.word_rummikub.watch import OutOfTimeError, Watch

FIRST_TARGETS = 3
"""So many words of each length are tried before there is any turn."""
SURE_TRIES = 12
"""So many tries are made even where the budget is spent, as long as there is no turn."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How far a search goes, in counts, so that it goes as far on every machine.

    ``targets`` words of each length are tried first, with ``taken`` table words taken up at most. Where it ``proves``,
    up to ``ways`` words are seen through, each for ``visits`` arcs; up to ``words`` that could be part of a better turn
    are all taken into the programme, and it looks at ``nodes`` of its tree. It gives up after so many ``lengths`` that
    it could not settle.

    Last of all, ``others`` turns with as long a word are tried, for one of the same worth that is harder for rivals.
    """

    targets: int = 48
    taken: int = 112
    proves: bool = True
    ways: int = 40_000
    visits: int = 1_000_000
    words: int = 20_000
    nodes: int = 1000
    lengths: int = 40
    others: int = 16


FULL = Effort()


@dataclass(frozen=True, slots=True)
class Solution:
    """A turn: the play, None where nothing was found to lay, its worth, and what is known of better ones.

    Where it is ``proved`` no turn is worth more, and None says that nothing can be laid. ``bound`` is the most points
    that a turn can have, as far as is known.
    """

    play: Play | None
    worth: Worth
    proved: bool
    bound: int


def solve(problem: Problem, budget: Budget | None = None, effort: Effort = FULL) -> Solution:
    """Find the best turn, or the best so far and a bound where the budget is spent before; None: it is never spent."""
    search = _Search(problem, budget or Budget(), effort)
    search.run()
    return search.solution()


class _Search:
    """One search; ``_best`` only gets better."""

    def __init__(self, problem: Problem, budget: Budget, effort: Effort) -> None:
        self._problem = problem
        self._watch = Watch(budget)
        self._effort = effort
        self._quick = Quick(problem, effort.taken, max(effort.targets, FIRST_TARGETS))
        self._longest = problem.vocabulary.width
        self._best: Play | None = None
        self._worth = Worth(-1, 0, 0)
        self._tries = 0
        self._proved = False
        self._open_points = self._most_points(self._longest)
        """The most points of a better turn that could not be excluded."""

    def run(self) -> None:
        """Find the turn, then look whether another one is as good, and harder for rivals."""
        self._find()
        if self._effort.others and self._best is not None and not self._watch.is_late:
            doubled = self._problem.can_double and self._worth.points and not self._worth.tiles_left
            for _ in self._quick.try_length(self._worth.points // (2 if doubled else 1), self._effort.others):
                self._keep(self._quick.best)
                if self._watch.is_late:
                    break

    def _find(self) -> None:
        """Try own words, then long words of all tiles, then prove; each goes on only while there is time."""
        for _ in self._quick.try_own_words():
            self._keep(self._quick.best)
            if self._must_answer():
                return
        self._longest = self._quick.longest_possible()
        self._open_points = self._most_points(self._longest)
        if self._must_answer():
            return
        self._try_quickly()
        if self._is_top(self._longest):
            self._proved = True
            self._open_points = self._worth.points
            return
        if self._effort.proves and not self._watch.is_late:
            with suppress(OutOfTimeError):
                self._prove()

    def solution(self) -> Solution:
        points = max(self._worth.points, 0)
        bound = points if self._proved else max(points, self._open_points)
        return Solution(self._best, self._worth if self._best else Worth(0, 0, 0), self._proved, bound)

    def _most_points(self, length: int) -> int:
        return 2 * length if self._problem.can_double else length

    def _is_top(self, longest: int) -> bool:
        """Say whether nothing with a word of at most this length can be worth more."""
        ideal = (self._most_points(longest), 0, 0) if self._problem.can_double else (longest, 0, 0)
        return self._best is not None and self._worth.rank >= ideal

    def _try_quickly(self) -> None:
        """Look for any turn first, then for one with the longest words, as long as a shorter one could be better."""
        for targets in (FIRST_TARGETS, self._effort.targets):
            for length in range(self._longest, self._problem.shortest_target - 1, -1):
                has_enough = targets == FIRST_TARGETS and self._best is not None
                if has_enough or self._is_top(length) or self._must_answer():
                    break
                for _ in self._quick.try_length(length, targets):
                    self._tries += 1
                    self._keep(self._quick.best)
                    if self._is_top(length) or self._must_answer():
                        break

    def _must_answer(self) -> bool:
        """Say whether there is no time for one more try, and there is a turn, or enough was tried for one."""
        return self._watch.is_late and (self._best is not None or self._tries >= SURE_TRIES)

    def _keep(self, play: Play | None) -> None:
        """Take a play that is worth more than the best, or as much and is harder for rivals."""
        if play is None or play is self._best:
            return
        worth = self._problem.worth(play)
        if self._best is None or self._problem.is_better(play, worth, self._best, other_worth=self._worth):
            self._best, self._worth = play, worth

    def _prove(self) -> None:
        """Settle each length, from the longest down, until no shorter word can be part of a better turn."""
        from litera.players.word_rummikub.programme import Programme

        self._programme = Programme(self._problem, self._watch)
        unsettled = 0
        lengths = [*range(self._longest, self._problem.shortest_target - 1, -1)]
        if self._problem.has_opened:
            lengths.append(0)
        for place, length in enumerate(lengths):
            if unsettled == 0:
                self._open_points = max(self._most_points(length), 0)
            if (
                unsettled == self._effort.lengths
                or self._most_points(length) < self._worth.points
                or self._is_top(length)
            ):
                break
            if self._worth.points > length and not self._can_empty(lengths[place:]):
                break
            unsettled += not self._settle(length)
        self._proved = unsettled == 0

    def _can_empty(self, lengths: list[int]) -> bool:
        """Say whether the rack may be emptied with a word that is long enough to be better than the best."""
        enough = [length for length in lengths if 2 * length >= max(self._worth.points, 1)]
        if not enough:
            return False
        self._programme.aim(enough[-1])
        bound = self._programme.bound()
        return bound is not None and bound < 1e-6

    def _settle(self, length: int) -> bool:
        """Find the best turn with a counting word of at least this length; say whether it is proved."""
        programme = self._programme
        programme.aim(length)
        bound = programme.bound()
        if bound is None:
            return True
        empties = self._problem.can_double and bound < 1e-6
        if empties and self._see_through(length):
            empties = False
        if self._worth.points > length and not empties:
            return True
        # Where the best has more points than this length alone gives, only an emptied rack helps: a cost of 0.
        limit: int | None = 1 if self._worth.points > length else None
        if self._best is not None and self._worth.points == length:
            limit = programme.cost_of(self._best)
        return self._close(limit, bound)

    def _see_through(self, length: int) -> bool:
        """Try every way to empty the rack; say whether that settles it: there is none, or the best is one."""
        problem = self._problem
        if not all(map(problem.vocabulary.is_word, problem.table_readings)) or (
            problem.table and not problem.has_opened
        ):
            return False
        answers = [False]
        for seen_all in self._quick.try_all(length, self._effort.ways, self._effort.visits):
            answers.append(seen_all)
            self._keep(self._quick.best)
            if self._watch.is_late:
                return False
        return answers[-1]

    def _close(self, limit: int | None, bound: float) -> bool:
        """Find the least cost below the limit; say whether it is proved.

        First among the words that the relaxation asked for: what that finds leaves fewer words to be taken in.
        """
        programme = self._programme
        has_all = False
        while limit is None or bound <= limit - 1 + 1e-6:
            found, is_least = programme.solve(limit, self._effort.nodes)
            if found is not None:
                self._keep(found.play)
                limit = found.cost
            if has_all:
                return is_least
            if found is None:
                gap = float(1 << 20) if limit is None else limit - 1 - bound
                has_all = programme.complete(gap, self._effort.words)
                if not has_all:
                    return False
        return True
