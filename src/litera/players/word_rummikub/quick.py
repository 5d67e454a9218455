"""A good turn at once: a long word, the few table words it takes its letters from, and what is left cut into words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from litera.games.word_rummikub.moves import JOKER, Play, Word
from litera.players.word_rummikub.problem import Problem, Worth, assemble
from litera.players.word_rummikub.vocabulary import CODES, Counts, PriceList, Vocabulary

WIDENINGS = 3
"""So many more table words are taken up where what is left cannot be cut."""
OWN_WORDS = 3
"""So many of the longest words of the rack alone are tried first of all."""
VISITS = 20_000
"""Arcs looked at in one cutting."""
STAGES = ((200_000, 300), (2_000_000, 60))
"""Before all words are seen through for a turn that empties the rack: so many arcs for each of the first so many."""
COVERED = 300
"""So many words, those that leave the best rest, are tried with few table words taken up."""

VOWEL_SHARE = 0.42
"""Of the letters of words so many are vowels, in any of the languages: what has as many is cut most easily."""
MOST_LEANING = 3.0
"""The most that a vowel, or a consonant, that the rest can spare weighs in the choice of a long word."""


class Quick:
    """Searches one problem by trying, length by length; ``best`` is what it has.

    It tries so many ``targets`` of each length, and takes up ``most_taken`` table words at most.
    """

    def __init__(self, problem: Problem, most_taken: int, targets: int) -> None:
        self.problem = problem
        self.best: Play | None = None
        self._number = targets
        self._targets: dict[int, list[Word]] = {}
        self._most_taken = most_taken if problem.has_opened else 0
        self.worth = Worth(-1, 0, 0)
        self._vocabulary = problem.vocabulary
        self._lying = [word.upper() for word in problem.table]
        self._lengths = np.array([*map(len, self._lying)], dtype=np.int64)
        self._letters = self._counted(self._lying)
        self._on_jokers = self._counted([word.swapcase() for word in problem.table])
        self._table_jokers = problem.table_jokers.total()
        self._table_letters: Counts = self._letters.sum(axis=0)
        self._hardness = hardness_of(self._vocabulary, problem)
        self._none = np.zeros(CODES, dtype=np.int64)

    def _counted(self, words: Sequence[Word]) -> Counts:
        """Count the capital letters of each word (n, CODES)."""
        counts = np.zeros((len(words), CODES), dtype=np.int64)
        for place, word in enumerate(words):
            counts[place] = self._vocabulary.count(word)
        return counts

    def longest_possible(self) -> int:
        """Give the letters of the longest word that the tiles it may take up make, holding an own one; 0 for none."""
        lengths = sorted(map(len, self.problem.table), reverse=True)
        taken = lengths[: self._most_taken] if self.problem.has_opened else lengths
        most = min(self._vocabulary.width, len(self.problem.rack) + sum(taken))
        return next((length for length in range(most, self.problem.shortest_target - 1, -1) if self.targets(length)), 0)

    def targets(self, length: int) -> list[Word]:
        """Give words of so many letters that may be made the longest, those with many own tiles first."""
        if length not in self._targets:
            self._targets[length] = self._find_targets(length)
        return self._targets[length]

    def _find_targets(self, length: int) -> list[Word]:
        problem, vocabulary = self.problem, self._vocabulary
        tiles, jokers = self._tiles
        most = self._number + len(problem.barred) + len(problem.table)
        rows = vocabulary.words(tiles, jokers, shortest=length, longest=length, most=most)
        if len(rows) == most:
            rows = vocabulary.best_words(
                tiles, jokers, self._listed, shortest=length, longest=length, least=-1e9, most=most
            )
        own = set(problem.rack)
        return [
            word
            for word in vocabulary.write(self._best_rest_first(rows, tiles, jokers))
            if problem.counts(word) and (JOKER in own or not own.isdisjoint(word))
        ]

    @cached_property
    def _tiles(self) -> tuple[Counts, int]:
        """The plain letters and the number of jokers of which a longest word may be made."""
        problem = self.problem
        if problem.table:
            return problem.must + problem.may, problem.rack_jokers + self._table_jokers
        return problem.may, problem.rack_jokers

    @cached_property
    def _listed(self) -> PriceList:
        """What is worth taking: hard own letters, and vowels or consonants, of which there are more than in words."""
        spare = self._spare_vowels(*self._tiles)
        leaning = max(-MOST_LEANING, min(MOST_LEANING, spare))
        prices = np.where(self.problem.may > 0, self._hardness / 10.0, -1.0) + leaning * self._vocabulary.vowels
        return self._vocabulary.price(prices)

    def _spare_vowels(self, tiles: Counts, jokers: int) -> float:
        """Give how many vowels more there are than tiles and jokers need to be cut into words easily."""
        return float(tiles @ self._vocabulary.vowels) - VOWEL_SHARE * (int(tiles.sum()) + jokers)

    def _best_rest_first(self, rows: NDArray[np.uint8], tiles: Counts, jokers: int) -> NDArray[np.uint8]:
        """Sort words (n, width) by how near to usual the vowels are that they leave of tiles and jokers."""
        vowels, lengths = self._vocabulary.vowels[rows].sum(axis=1), (rows > 0).sum(axis=1)
        far = np.abs(vowels - self._spare_vowels(tiles, jokers) - VOWEL_SHARE * lengths)
        return rows[np.argsort(far, kind="stable")]

    def try_own_words(self) -> Iterator[None]:
        """Look for plays of the longest words that the rack makes by itself; stops for a moment after each try."""
        for number, word in enumerate(islice(self._own_words(), OWN_WORDS)):
            self._try_target(word, number)
            yield

    def _own_words(self) -> Iterator[Word]:
        """Give words of the rack alone that count, longest first; of each length not many more than will be tried."""
        problem = self.problem
        most = OWN_WORDS + len(problem.barred) + len(problem.table)
        for length in range(len(problem.rack), problem.shortest_target - 1, -1):
            rows = self._vocabulary.words(problem.may, problem.rack_jokers, shortest=length, longest=length, most=most)
            yield from filter(problem.counts, self._vocabulary.write(rows))

    def try_length(self, length: int, targets: int) -> Iterator[None]:
        """Look for plays with a longest word of so many letters; stops for a moment after each try."""
        for number, target in enumerate(self.targets(length)[:targets]):
            self._try_target(target, number)
            yield

    def _try_target(self, target: Word, number: int) -> None:
        """Take up the table words whose letters the target needs, or more, and cut what is left into words."""
        wanted = self._vocabulary.count(target)
        lacking, own_jokers = self._fill_with_jokers(np.maximum(wanted - self.problem.may, 0), number)
        taken = self._cover(lacking) if own_jokers >= 0 else None
        if taken is None or len(taken) > self._most_taken:
            return
        others = sorted((place for place in range(len(self._lying)) if place not in taken), key=self._shortness)
        for place in (None, *islice(others, min(WIDENINGS, self._most_taken - len(taken)))):
            if place is not None:
                taken = [*taken, place]
            lying = self._letters[taken].sum(axis=0) - lacking
            own = np.maximum(self.problem.may - wanted, 0)
            on_jokers = np.minimum(self._on_jokers[taken].sum(axis=0), lying + own)
            for freed in (on_jokers, self._none) if on_jokers.any() else (self._none,):
                jokers = own_jokers + int(freed.sum())
                if self._offer(target, self._cut(lying + own - freed, self._none, jokers), taken):
                    return
            if self.worth.points < len(target):
                self._offer(target, self._cut(lying, own, 0), taken)

    def _fill_with_jokers(self, lacking: Counts, number: int) -> tuple[Counts, int]:
        """Put own jokers where letters lack that no table word has, and every other time one in the hardest place.

        Give what is lacking still, and how many jokers are left: fewer than none where there are not enough.
        """
        left = np.minimum(lacking, self._table_letters)
        jokers = self.problem.rack_jokers - int((lacking - left).sum())
        if jokers > 0 and number % 2 and left.any():
            left[int(np.argmax(np.where(left > 0, self._hardness, 0)))] -= 1
            jokers -= 1
        return left, jokers

    def try_all(self, shortest: int, most_targets: int, most_visits: int) -> Iterator[bool]:
        """Look at each way to lay all tiles anew, with a word of at least so many letters; say if all is seen.

        False as long as one way is not seen through, or where it breaks a rule that this search does not know; True
        at the end where no turn empties the rack with such a word, or ``best`` is one.
        """
        tiles, jokers = self.problem.must + self.problem.may, self.problem.rack_jokers + self._table_jokers
        rows = self._vocabulary.words(tiles, jokers, shortest=shortest, most=most_targets)
        best_first = self._vocabulary.write(self._best_rest_first(rows, tiles, jokers))
        left = [word for word in best_first if self.problem.counts(word)]
        can_see_all = len(rows) < most_targets
        for number, target in enumerate(left[:COVERED]):
            self._try_target(target, number)
            if self.worth.points >= 2 * shortest:
                yield True
                return
            yield False
        stages = [(min(visits, most_visits), number) for visits, number in STAGES]
        stages += [(VISITS, len(left))] + [(most_visits, len(left))] * can_see_all
        for visits, number in stages:
            targets, left = left, []
            for target in targets[:number]:
                words = self._cut_rest(target, tiles, jokers, visits)
                if words != []:
                    worth = self._offer(target, words and words[1:], [*range(len(self._lying))])
                    if worth is not None and worth.points >= 2 * shortest:
                        yield True
                        return
                    left.append(target)
                yield False
            left += targets[number:]
        yield can_see_all and not left

    def _cut_rest(self, target: Word, tiles: Counts, jokers: int, visits: int) -> list[Word] | None:
        """Cut all tiles into words, one of which is the target; [] where there is no way, None where it gives up."""
        wanted = self._vocabulary.count(target)
        rest = np.maximum(tiles - wanted, 0)
        left = jokers - int(np.maximum(wanted - tiles, 0).sum())
        if not rest.any() and not left:
            return [target]
        words = self._vocabulary.cut(rest, self._none, left, hardness=self._hardness, visits=visits)
        return [target, *words] if words else words

    def _shortness(self, place: int) -> tuple[int, Word]:
        word = self.problem.table[place]
        return len(word), word

    def _cut(self, must: Counts, may: Counts, jokers: int) -> list[Word] | None:
        if not must.any() and not jokers:
            return []
        return self._vocabulary.cut(must, may, jokers, hardness=self._hardness, visits=VISITS) or None

    def _cover(self, needed: Counts) -> list[int] | None:
        """Give the places of a few table words that hold the letters needed; None where there are none."""
        taken: list[int] = []
        left = needed
        while left.any() and self.problem.has_opened and len(self._lying):
            useful = np.minimum(self._letters, left).sum(axis=1)
            useful[taken] = 0
            best = int(np.argmax(np.where(useful > 0, 2.0 * useful - 0.9 * self._lengths, -np.inf)))
            if not useful[best]:
                return None
            taken.append(best)
            left = np.maximum(left - self._letters[best], 0)
        return None if left.any() else taken

    def _offer(self, target: Word, words: list[Word] | None, taken: list[int]) -> Worth | None:
        """Keep the play if it is legal and better than the best; give its worth, None where it is not legal."""
        problem = self.problem
        if words is None:
            return None
        standing = [word for place, word in enumerate(self._lying) if place not in taken]
        after = [target, *words, *standing]
        if len(set(after)) < len(after) or not all(map(problem.may_be_new, words)):
            return None
        used = Counter("".join(after))
        plain = problem.table_tiles + Counter(problem.rack)
        play = assemble(problem, after, self._jokers(used, plain), first=target)
        if not problem.is_legal(play):
            return None
        worth = problem.worth(play)
        if self.best is None or problem.is_better(play, worth, self.best, other_worth=self.worth):
            self.best, self.worth = play, worth
        return worth

    def _jokers(self, used: Counter[str], plain: Counter[str]) -> Counter[str]:
        """Say for which letters jokers stand at the end: those that lack plain tiles; others as they lay."""
        jokers = Counter({letter: count - plain[letter] for letter, count in used.items() if count > plain[letter]})
        spare = self._table_jokers - jokers.total()
        for letter in self.problem.table_jokers:
            while spare > 0 and jokers[letter] < self.problem.table_jokers[letter]:
                jokers[letter] += 1
                spare -= 1
        return +jokers


def hardness_of(vocabulary: Vocabulary, problem: Problem) -> Counts:
    """Say how hard it is to find words for each letter: the fewer of it are in the set, the harder."""
    hardness = np.zeros(CODES, dtype=np.int64)
    for tile, count in problem.ruleset.pack.counts.items():
        if tile in vocabulary.letters:
            hardness[vocabulary.code(tile)] = max(1, 20 - count)
    return hardness
