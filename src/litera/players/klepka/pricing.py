"""Ways to make words of a hand that are worth more than the cards they take, by the price of each card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from litera.games.klepka.moves import Use
from litera.games.klepka.pack import BLUE, POLYSEMY, YELLOW, Card, is_letter
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.scoring import work_out
from litera.games.klepka.wordlaw import is_admitted
from litera.players.klepka.ways import Making, Ways, joined
from litera.words.lexicon import Lexicon, Mark, tier
from litera.words.unsaid import unsaid_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from litera.players.klepka.ways import Codes, Integers, Reals

_ROOM = 1 << 10
_CODES = 64


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Words that a player thinks of: of a frequency class at least (0: the whole lexicon), with so many letters."""

    frequency: int = 0
    shortest: int = 1
    longest: int = 40

    def roots(self, ruleset: Ruleset) -> tuple[int, ...]:
        """Give the roots of the word graph below which these words are: names and the like are for who knows all."""
        if self.frequency and not ruleset.lexicon.header.house:
            marks: tuple[str, ...] = (tier(self.frequency),)
        else:
            marks = tuple(mark for mark in Mark if is_admitted(ruleset, mark))
        return tuple(root for mark in marks if (root := ruleset.lexicon.header.section(mark).root))


@dataclass(frozen=True, slots=True)
class _Arrays:
    """A word graph as the kernels want it, and how often each letter stands below each node."""

    arcs: NDArray[np.uint32]
    most: NDArray[np.uint8]


@lru_cache(maxsize=4)
def _arrays(lexicon: Lexicon) -> _Arrays:
    import numpy as np

    from litera.players.klepka import _kernels

    arcs = np.frombuffer(lexicon.graph.arcs, dtype=np.uint32)
    # One type for all graphs, mapped or built: the kernels are compiled once.
    arcs.setflags(write=False)
    most = np.zeros((len(arcs), len(lexicon.alphabet.letters) + 1), dtype=np.uint8)
    _kernels.most_below(arcs, most)
    return _Arrays(arcs, most)


@dataclass(frozen=True, slots=True)
class Search:
    """The words that may be made of one hand: the vocabulary, and what the rules of the table leave of it.

    ``stands`` says of a word of the vocabulary whether it may be made; None: all may.
    """

    ruleset: Ruleset
    hand: tuple[Card, ...]
    vocabulary: Vocabulary
    stands: Callable[[str], bool] | None = None


@dataclass(frozen=True, slots=True)
class _Colours:
    """What one walk through the graph may take: cards of these colours (2, 64), and how often a letter counts."""

    held: Integers
    factor: int
    polysemies: int


class Pricer:
    """The search of one hand: what never changes between two walks at different prices.

    ``kinds`` are the kinds of cards that words are made of, the polysemy last whether or not the hand has one;
    ``held`` (kinds,) says how many there are of each. All prices are arrays in this order.
    """

    def __init__(self, search: Search) -> None:
        """Lay out the cards of the hand."""
        import numpy as np

        self._search, self._letters = search, search.ruleset.lexicon.alphabet.letters
        self._graph = _arrays(search.ruleset.lexicon)
        counts = Counter(card for card in search.hand if is_letter(card))
        self.kinds: tuple[Card, ...] = (*sorted(counts), POLYSEMY)
        self._polysemies = search.hand.count(POLYSEMY)
        self.held: Integers = np.array([*(counts[card] for card in self.kinds[:-1]), self._polysemies], dtype=np.int64)
        self._both: Integers = np.zeros((2, _CODES), dtype=np.int64)
        self._kinds: Integers = np.zeros((2, _CODES), dtype=np.int64)
        codes = {letter: code for code, letter in enumerate(self._letters, 1)}
        for kind, card in enumerate(self.kinds[:-1]):
            place = int(card[1] == YELLOW), codes[card[0]]
            self._both[place], self._kinds[place] = counts[card], kind
        points = search.ruleset.pack.points
        self._points: Reals = np.zeros(_CODES)
        self._points[1 : len(codes) + 1] = [points[letter] for letter in codes]
        self._covers: Reals = self._points * (search.ruleset.polysemy_points == "letter")
        self._reads = search.ruleset.double_for in ("slang_or_abbreviation", "both")
        self._doubles = search.ruleset.double_for in ("one_colour", "both")
        self._colours = self._in_colours()
        self._roots = search.vocabulary.roots(search.ruleset) if counts else ()

    def _in_colours(self) -> tuple[_Colours, ...]:
        """Give what the walks take: one colour, where that doubles (K5), and both."""
        import numpy as np

        both = _Colours(self._both, 1, self._polysemies)
        if not self._doubles:
            return (both,)
        neutral = self._polysemies if self._search.ruleset.polysemy_colour == "neutral" else 0
        alone = (self._both * np.array([[colour == BLUE], [colour == YELLOW]]) for colour in (BLUE, YELLOW))
        return (*(_Colours(held, 2, neutral) for held in alone), both)

    def best(self, prices: Reals, flat: float, threshold: float, *, most: int) -> Ways:
        """Give at most so many of the best ways whose points and ``flat``, less the prices, exceed a threshold.

        The words are those that stand on this table, and none that players leave unsaid. What counts twice by its
        readings (K5) is priced as if it did not, but has all its points. None at all are given only where there are
        none.
        """
        import numpy as np

        for keep in (most, 0):
            found = self._found(prices, flat, threshold, keep)
            order = np.argsort(-found.worths(flat, prices), kind="stable")
            standing = self._standing(found[order], most)
            if len(standing) or not len(found):
                break
        return standing

    def all(self, prices: Reals, flat: float, threshold: float) -> Ways:
        """Give all ways, in all colours, whose points and ``flat``, less the prices, exceed a threshold."""
        found = self._standing(self._found(prices, flat, threshold, None), None)
        return found[found.worths(flat, prices) > threshold]

    def making(self, ways: Ways, number: int) -> Making:
        """Name one of these ways as the game does."""
        word = self._word(ways.rows[number])
        taken: list[Use] = [
            card
            for card, count in zip(self.kinds[:-1], ways.counts[number].tolist(), strict=False)
            for _ in range(count)
        ]
        return Making(word, tuple(sorted([*taken, *self._covered(ways, number)])), int(ways.points[number]))

    def _covered(self, ways: Ways, number: int) -> set[Use]:
        """Name the polysemies of a way by the letters for which they stand."""
        from litera.players.klepka._kernels import POLYSEMY as COVERED

        made = zip(ways.rows[number].tolist(), ways.made[number].tolist(), strict=True)
        return {POLYSEMY + self._letters[code - 1] for code, how in made if how == COVERED}

    def _word(self, row: Codes) -> str:
        characters = self._search.ruleset.lexicon.alphabet.characters
        return "".join(characters[code - 1] for code in row.tolist() if code)

    def _standing(self, ways: Ways, most: int | None) -> Ways:
        """Leave the first ways whose words stand and are said, so many at the most; with their points (K5)."""
        import numpy as np

        stands, ruleset = self._search.stands, self._search.ruleset
        by_people = self._search.vocabulary.frequency > 0
        ways = ways[~unsaid_of(ruleset.lexicon.alphabet, by_people=by_people).among(ways.rows)]
        if stands is not None:
            chosen: list[int] = []
            for number in range(len(ways)):
                if len(chosen) == most:
                    break
                if stands(self._word(ways.rows[number])):
                    chosen.append(number)
            ways = ways[np.array(chosen, dtype=np.int64)]
        ways = ways[:most]
        if self._reads:
            for number in range(len(ways)):
                making = self.making(ways, number)
                ways.points[number] = work_out(ruleset, making.word, making.uses).total
        return ways

    def _found(self, prices: Reals, flat: float, threshold: float, keep: int | None) -> Ways:
        """Give what the walks find; ``keep`` None: all, in all colours that the hand has."""
        import numpy as np

        width = self._search.ruleset.lexicon.header.width
        none = np.zeros((0, width), dtype=np.uint8)
        parts = [Ways(none, none, np.zeros((0, len(self.kinds)), dtype=np.uint8), np.zeros(0))]
        for colours in self._colours:
            first = np.argmin(np.where(colours.held > 0, prices[self._kinds], np.inf), axis=0)
            for root in self._roots:
                rows, made = self._walked(colours, first, root, prices, flat, threshold, keep or 0)
                parts.append(self._reckoned(colours, first, rows, made, prices, flat, threshold, is_every=keep is None))
        return joined(parts)

    def _reckoned(
        self,
        colours: _Colours,
        first: Integers,
        rows: Codes,
        made: Codes,
        prices: Reals,
        flat: float,
        threshold: float,
        *,
        is_every: bool,
    ) -> Ways:
        """Reckon the cards and points of ways: with the cards of the ``first`` colour, or ``every`` way to colour."""
        import numpy as np

        from litera.players.klepka._ways_kernels import reckon_ways

        room = len(rows) * (4 if is_every else 1)
        while True:
            counts = np.empty((room, len(self.kinds)), dtype=np.uint8)
            scores, sources = np.empty(room), np.empty(room, dtype=np.int64)
            count = reckon_ways(
                rows,
                made,
                len(rows),
                colours.held,
                self._kinds,
                first,
                self._points,
                self._covers,
                prices,
                self._doubles,
                self._search.ruleset.polysemy_colour == "breaks",
                is_every,
                2 if self._reads else 1,
                flat,
                threshold if is_every else -np.inf,
                counts,
                scores,
                sources,
            )
            if count <= room:
                used = sources[:count]
                return Ways(rows[used], made[used], counts[:count], scores[:count])
            room *= 4

    def _walked(
        self, colours: _Colours, first: Integers, root: int, prices: Reals, flat: float, threshold: float, keep: int
    ) -> tuple[Codes, Codes]:
        """Give the codes of the words that one walk finds, and how they are made; the best ``keep``, 0: all."""
        import numpy as np

        from litera.players.klepka import _kernels

        graph, width = self._graph, self._search.ruleset.lexicon.header.width
        held, codes = colours.held, np.arange(_CODES)
        worth, costs = colours.factor * self._points, prices[self._kinds]
        gains = np.empty((2, _CODES))
        gains[0] = worth - costs[first, codes]
        gains[1] = np.where(held[1 - first, codes] > 0, worth - costs[1 - first, codes], gains[0])
        room = _ROOM
        while True:
            rows, made = np.empty((room, width), dtype=np.uint8), np.empty((room, width), dtype=np.uint8)
            worths = np.empty(room)
            count = _kernels.worthwhile_words(
                graph.arcs,
                root,
                len(self._letters),
                held.sum(axis=0),
                held[first, codes],
                gains,
                colours.factor * self._covers,
                graph.most,
                colours.polysemies,
                float(prices[-1]),
                flat,
                threshold,
                max(self._search.ruleset.min_letters, self._search.vocabulary.shortest),
                self._search.vocabulary.longest,
                keep,
                rows,
                made,
                worths,
            )
            if count <= room:
                break
            room *= 4
        order = np.argsort(-worths[:count], kind="stable")[: keep or None]
        return rows[order], made[order]
