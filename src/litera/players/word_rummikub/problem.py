"""What a turn is about, in numbers: the tiles that must lie at its end, those that may, and which words are barred."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from litera.games.word_rummikub.judge import why_not
from litera.games.word_rummikub.laying import jokers_of, lay_out, readings, tiles_of
from litera.games.word_rummikub.moves import JOKER, Play, Tile, Word
from litera.games.word_rummikub.ruleset import SHORTEST_WORD, Ruleset
from litera.games.word_rummikub.scoring import work_out
from litera.games.word_rummikub.state import State, without
from litera.players.word_rummikub.vocabulary import Counts, Vocabulary, vocabulary_of
from litera.words.lexicon import Mark


@dataclass(frozen=True, slots=True, order=True)
class Worth:
    """What a play is worth, first its points (W10, W11), then the second aim: jokers off the rack, then tiles."""

    points: int
    jokers_left: int
    tiles_left: int

    @property
    def rank(self) -> tuple[int, int, int]:
        """Higher is better."""
        return self.points, -self.jokers_left, -self.tiles_left


@dataclass(frozen=True, eq=False)
class Problem:
    """The turn of the seat on turn: its rules, its state, and the words it knows. It sees no other seat's rack."""

    ruleset: Ruleset
    state: State
    vocabulary: Vocabulary
    shunned: frozenset[Word] = frozenset()

    @classmethod
    def of(
        cls,
        ruleset: Ruleset,
        state: State,
        frequency: int = 0,
        *,
        shunned: frozenset[Word] = frozenset(),
    ) -> Problem:
        """State the problem for one who knows words of at least a frequency class, and lays none of the shunned."""
        return cls(ruleset, state, vocabulary_of(ruleset.lexicon, frequency, names=ruleset.proper_names), shunned)

    @property
    def rack(self) -> str:
        """The own tiles."""
        return self.state.racks[self.state.turn]

    @property
    def has_opened(self) -> bool:
        """Whether the seat has laid its first meld (W4)."""
        return self.state.opened[self.state.turn]

    @cached_property
    def table(self) -> tuple[Word, ...]:
        """The words that may be taken up: none before the first meld, unless it may go on to them (W4)."""
        return self.state.table if self.has_opened or self.ruleset.open_then_manipulate else ()

    @cached_property
    def table_readings(self) -> dict[Word, Word]:
        """The words of ``table`` by how they read."""
        return {word.upper(): word for word in self.table}

    @cached_property
    def barred(self) -> frozenset[Word]:
        """Readings that no new word may have (W7), but for those of ``table``."""
        laid = set(self.state.laid_words) if self.ruleset.repeat == "game" else set()
        return frozenset((readings(self.state.table) | laid | self.shunned) - self.table_readings.keys())

    @cached_property
    def must(self) -> Counts:
        """The plain letters of ``table``."""
        return self.vocabulary.count("".join(self.table))

    @cached_property
    def may(self) -> Counts:
        """The plain letters of the rack."""
        return self.vocabulary.count(self.rack)

    @cached_property
    def table_tiles(self) -> Counter[Tile]:
        """The tiles of ``table``."""
        return tiles_of(self.table)

    @cached_property
    def table_jokers(self) -> Counter[str]:
        """The letters for which jokers of ``table`` stand."""
        return jokers_of(self.table)

    @property
    def rack_jokers(self) -> int:
        """The jokers of the rack."""
        return self.rack.count(JOKER)

    @property
    def can_double(self) -> bool:
        """Whether laying the whole rack doubles the points (W11)."""
        return len(self.rack) >= self.ruleset.double_min_tiles

    @property
    def shortest_target(self) -> int:
        """Letters of the shortest word that can be the longest of a play."""
        return SHORTEST_WORD if self.has_opened else self.ruleset.opening_letters

    def may_be_new(self, word: Word) -> bool:
        """Say whether a word in capitals may come to lie; those of ``table`` always may."""
        return word not in self.barred and (word in self.table_readings or not self.vocabulary.unsaid.has(word))

    def counts(self, word: Word) -> bool:
        """Say whether a word in capitals would count if it held an own tile (W10)."""
        return word not in self.barred and (self.ruleset.score_unchanged or word not in self.table_readings)

    def may_be_laid(self, word: Word) -> bool:
        """Say whether the rules let a word be laid, whoever knows it (W8)."""
        mark = self.ruleset.lexicon.mark(word)
        return mark is Mark.WORD or (mark is Mark.NAME and self.ruleset.proper_names)

    def is_legal(self, play: Play) -> bool:
        """Ask the rules."""
        return why_not(self.ruleset, self.state, self.state.turn, move=play) is None

    def worth(self, play: Play) -> Worth:
        """Give what a legal play is worth."""
        laying = lay_out(play)
        points = work_out(self.ruleset, self.rack, laying).total
        return Worth(points, self.rack_jokers - laying.added.get(JOKER, 0), len(self.rack) - laying.size)

    def is_better(self, play: Play, worth: Worth, other: Play, *, other_worth: Worth) -> bool:
        """Say whether a play is worth more than another, or as much and is harder for rivals."""
        if worth.rank != other_worth.rank:
            return worth.rank > other_worth.rank
        return self.ease(play) < self.ease(other)

    def ease(self, play: Play) -> int:
        """Count the words that a rival makes of one of the play's words and a single tile: the fewer the better."""
        return sum(self._ease(word.upper()) for word in play.words)

    def _ease(self, word: Word) -> int:
        if word not in self._eases:
            length = len(word) + 1
            longer = self.vocabulary.words(self.vocabulary.count(word), 1, shortest=length, longest=length)
            self._eases[word] = len(longer)
        return self._eases[word]

    @cached_property
    def _eases(self) -> dict[Word, int]:
        """How many words a single tile makes of each that was asked for: plays share most of their words."""
        return {}


def assemble(
    problem: Problem, words: Iterable[Word], jokers: Counter[str], *, first: Word = "", opening: Word = ""
) -> Play:
    """Make the play after which these words, in capitals, lie instead of ``problem.table``.

    ``jokers`` says for which letters jokers stand at the end. They go first where they lay, then into words that are
    laid, last of all into the word ``first``, so that it holds plain own tiles; but where its only own tile is a joker,
    that joker is in it. ``opening`` is the word that opens before table words are taken up, as it lies (W4).
    """
    after = list(dict.fromkeys(words))
    before = problem.table_readings
    left = jokers - jokers_of([opening])
    written = {opening.upper(): opening} if opening else {}
    counted = first if problem.ruleset.score_unchanged else ""
    for word in sorted(after, key=problem.may_be_laid):
        if word in before and word not in (counted, *written) and jokers_of([before[word]]) <= left:
            written[word] = before[word]
            left -= jokers_of([before[word]])
    added = Counter("".join(after)) - jokers - problem.table_tiles
    if first and not any(added[letter] for letter in first):
        written.setdefault(first, _with_jokers(first, left))
    for word in sorted(after, key=lambda word: word == first):
        if word not in written:
            written[word] = _with_jokers(word, left)
    standing = [written[word] for word in after if written[word] == before.get(word) and word != counted]
    laid = without([written[word] for word in after], standing)
    return Play(tuple(sorted(laid, key=lambda word: (-len(word), word))), without(problem.table, standing))


def _with_jokers(word: Word, left: Counter[str]) -> Word:
    """Write a word with as many of these jokers as fit, and take them."""
    shown = ""
    for letter in word:
        is_joker = left[letter] > 0
        left[letter] -= is_joker
        shown += letter.lower() if is_joker else letter
    return shown
