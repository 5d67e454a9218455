"""Ways to make words of a hand that are worth more than the cards they take, by the price of each card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, islice, product
from typing import TYPE_CHECKING, TypeAlias

from litera.games.klepka.moves import Use, card_used, is_real
from litera.games.klepka.pack import BLUE, POLYSEMY, YELLOW, Card, is_letter
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.scoring import letters_of, work_out
from litera.games.klepka.wordlaw import is_admitted
from litera.words.lexicon import Lexicon, Mark, tier

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_ROOM = 1 << 10
_ENOUGH = 256
"""Where there are more than there is room for, so many of the best are looked for."""
_CODES = 64

Prices: TypeAlias = Mapping[Card, float]
"""What each card of a hand costs who puts it into a word."""


@dataclass(frozen=True, slots=True)
class Making:
    """A word, the cards that make it, and its points (K3)."""

    word: str
    uses: tuple[Use, ...]
    points: int

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that it takes from the hand."""
        return tuple(map(card_used, self.uses))


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Words that a player thinks of: of a frequency class at least (0: the whole lexicon), with so many letters."""

    frequency: int = 0
    shortest: int = 1
    longest: int = 40

    def roots(self, ruleset: Ruleset, lexicon: Lexicon) -> tuple[int, ...]:
        """Give the roots of the word graph below which these words are: names and the like are for who knows all."""
        if self.frequency and not lexicon.header.house:
            marks: tuple[str, ...] = (tier(self.frequency),)
        else:
            marks = tuple(mark for mark in Mark if is_admitted(ruleset, mark))
        return tuple(root for mark in marks if (root := lexicon.header.section(mark).root))


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
class _Walk:
    """What one walk through the graph goes by: cards of these colours, in the order in which they are taken."""

    order: Mapping[int, tuple[Card, ...]]
    tiles: NDArray[np.int64]
    cheap: NDArray[np.int64]
    gains: NDArray[np.float64]
    covers: NDArray[np.float64]
    polysemies: int


@dataclass(frozen=True, slots=True)
class Search:
    """The words that may be made of one hand: the vocabulary, and what the rules of the table leave of it."""

    ruleset: Ruleset
    lexicon: Lexicon
    hand: tuple[Card, ...]
    vocabulary: Vocabulary
    stands: Callable[[str], bool]

    def best(self, prices: Prices, flat: float, threshold: float, most: int) -> tuple[Making, ...]:
        """Give at most so many of the best ways whose points and ``flat``, less the prices, exceed a threshold.

        The words are those that stand on this table. What counts twice by its readings (K5) is priced as if it did
        not, but has all its points. None at all are given only where there are none.
        """
        for most_read in (most, None):
            found: dict[tuple[str, tuple[Use, ...]], float] = {}
            for walk in self._walks(prices):
                for key, worth in self._found(walk, prices, flat, threshold, most=most_read, raises=True):
                    found[key] = max(worth, found.get(key, worth))
            standing = self._standing(sorted(found, key=lambda key: (-found[key], key)), most)
            if standing:
                return standing
        return ()

    def all(self, prices: Prices, flat: float, threshold: float) -> tuple[Making, ...]:
        """Give all ways whose points and ``flat``, less the prices, exceed a threshold, by the alphabet."""
        ways = (self._found(walk, prices, flat, threshold, most=None, raises=False) for walk in self._walks(prices))
        keys = {
            (word, uses)
            for found in ways
            for (word, taken), _ in found
            for uses in self._recoloured(taken)
            if self._most_points(word, uses) + flat - sum(prices[card_used(use)] for use in uses) > threshold
        }
        makings = self._standing(sorted(keys), None)

        def worth(making: Making) -> float:
            return making.points + flat - sum(prices[card] for card in making.cards)

        return tuple(making for making in makings if worth(making) > threshold)

    def _most_points(self, word: str, uses: tuple[Use, ...]) -> int:
        """Give no less than the points of a way, sooner than they are worked out."""
        points = sum(self.ruleset.pack.points[letter] for letter in letters_of(word))
        is_mixed = len({use[1] for use in uses if is_real(use)}) > 1
        return points if is_mixed and self.ruleset.double_for in ("one_colour", "none") else 2 * points

    def _recoloured(self, uses: tuple[Use, ...]) -> Iterator[tuple[Use, ...]]:
        """Give all ways to take the same letters in the colours that the hand holds: a walk takes the cheapest."""
        covered = tuple(use for use in uses if not is_real(use))
        counts = Counter(use[0] for use in uses if is_real(use))
        choices = []
        for letter, count in counts.items():
            blue, yellow = self.hand.count(letter + BLUE), self.hand.count(letter + YELLOW)
            splits = range(max(0, count - yellow), min(count, blue) + 1)
            choices.append([(letter + BLUE,) * number + (letter + YELLOW,) * (count - number) for number in splits])
        for chosen in product(*choices):
            yield tuple(sorted((*covered, *chain.from_iterable(chosen))))

    def _standing(self, keys: list[tuple[str, tuple[Use, ...]]], most: int | None) -> tuple[Making, ...]:
        standing = islice((key for key in keys if self.stands(key[0])), most)
        return tuple(
            Making(word, uses, work_out(self.ruleset, self.lexicon, word, uses).total) for word, uses in standing
        )

    def _walks(self, prices: Prices) -> Iterator[_Walk]:
        """Give the walks through the graph: of one colour, where that doubles (K5), and of both."""
        if self.ruleset.double_for in ("one_colour", "both"):
            polysemies = self.hand.count(POLYSEMY) if self.ruleset.polysemy_colour == "neutral" else 0
            yield self._walk(prices, BLUE, 2, polysemies)
            yield self._walk(prices, YELLOW, 2, polysemies)
        yield self._walk(prices, BLUE + YELLOW, 1, self.hand.count(POLYSEMY))

    def _walk(self, prices: Prices, colours: str, factor: int, polysemies: int) -> _Walk:
        import numpy as np

        tiles, cheap = np.zeros(_CODES, dtype=np.int64), np.zeros(_CODES, dtype=np.int64)
        gains, covers = np.zeros((2, _CODES)), np.zeros(_CODES)
        order: dict[int, tuple[Card, ...]] = {}
        for code, letter in enumerate(self.lexicon.alphabet.letters, 1):
            worth = factor * self.ruleset.pack.points[letter]
            covers[code] = worth if self.ruleset.polysemy_points == "letter" else 0
            held = (card for card in self.hand if is_letter(card) and card[0] == letter and card[1] in colours)
            cards = tuple(sorted(held, key=lambda card: (prices[card], card)))
            if cards:
                order[code] = cards
                tiles[code], cheap[code] = len(cards), cards.count(cards[0])
                gains[:, code] = worth - prices[cards[0]], worth - prices[cards[-1]]
        return _Walk(order, tiles, cheap, gains, covers, polysemies)

    def _found(
        self, walk: _Walk, prices: Prices, flat: float, threshold: float, *, most: int | None, raises: bool
    ) -> Iterator[tuple[tuple[str, tuple[Use, ...]], float]]:
        """Give what a walk finds, the best so many of each root; too much raises the threshold, or makes more room."""
        import numpy as np

        from litera.players.klepka import _kernels

        graph, alphabet, width = _arrays(self.lexicon), self.lexicon.alphabet, self.lexicon.header.width
        room, letters = _ROOM, alphabet.letters
        for root in self.vocabulary.roots(self.ruleset, self.lexicon) if walk.order else ():
            least = threshold
            while True:
                rows, uses = np.zeros((room, width), dtype=np.uint8), np.zeros((room, width), dtype=np.uint8)
                worths = np.zeros(room)
                count = _kernels.worthwhile_words(
                    graph.arcs,
                    root,
                    len(letters),
                    walk.tiles,
                    walk.cheap,
                    walk.gains,
                    walk.covers,
                    graph.most,
                    walk.polysemies,
                    prices.get(POLYSEMY, 0.0),
                    flat,
                    least,
                    max(self.ruleset.min_letters, self.vocabulary.shortest),
                    self.vocabulary.longest,
                    rows,
                    uses,
                    worths,
                )
                if count <= room:
                    break
                highest = float(worths.max())
                raised = float(np.partition(worths, room - _ENOUGH)[room - _ENOUGH])
                if raises and raised < highest:
                    least = max(raised, least)
                else:
                    room *= 4
            order = np.argsort(-worths[:count], kind="stable")[:most]
            for row, use, worth in zip(rows[order].tolist(), uses[order].tolist(), worths[order].tolist(), strict=True):
                word = "".join(alphabet.characters[code - 1] for code in row if code)
                yield (word, _uses(letters, walk.order, row, use)), worth


def _uses(letters: str, order: Mapping[int, tuple[Card, ...]], row: list[int], use: list[int]) -> tuple[Use, ...]:
    """Name the cards of one way: the cheapest of each letter, and the polysemies, each once."""
    from litera.players.klepka._kernels import POLYSEMY as COVERED
    from litera.players.klepka._kernels import REAL

    taken: list[Use] = []
    counts: dict[int, int] = {}
    for code, made in zip(row, use, strict=True):
        if made == REAL:
            counts[code] = counts.get(code, 0) + 1
            taken.append(order[code][counts[code] - 1])
        elif made == COVERED and POLYSEMY + letters[code - 1] not in taken:
            taken.append(POLYSEMY + letters[code - 1])
    return tuple(sorted(taken))
