"""The options of Klepka, and one table's rules as frozen data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from litera.core.options import Option, OptionValue, choice, number, seat, switch, switch_on
from litera.core.refusal import Code, SetupError, refuse
from litera.games.klepka.moves import PHRASES
from litera.games.klepka.pack import Pack
from litera.words.lexicon import Lexicon

OPTIONS: tuple[Option, ...] = (
    seat("first_seat", "random"),
    number("rows", 10, lowest=1, highest=100),
    number("columns", 10, lowest=1, highest=26),
    number("min_letters", 2, lowest=1, highest=4),
    switch("proper_names"),
    switch("abbreviations"),
    switch("family_words"),
    choice("double_for", "one_colour", "slang_or_abbreviation", "both", "none"),
    choice("word_filter", "any", "nouns_nominative", "nouns_singular", "nouns", "verbs", "adjectives"),
    choice("repeat_words", "any", "not_own", "none"),
    choice("unknown_words", "refuse", "vote"),
    choice("flip_count", "words_plus_one", "two_pairs", "max_of_both"),
    choice("match_scope", "pool", "nominated"),
    switch("match_colour"),
    switch_on("prize_pair_bonus"),
    choice("polysemy_points", "letter", "zero"),
    choice("polysemy_colour", "neutral", "breaks"),
    choice("hands", "open", "hidden"),
    choice("interrupts", "anytime", "between_turns"),
    switch("notes"),
)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One table's rules: the number of seats, the options (K1 to K18, named as they are), the pack and the lexicon."""

    seats: int
    pack: Pack
    lexicon: Lexicon
    first_seat: str | int
    rows: int
    columns: int
    min_letters: int
    proper_names: bool
    abbreviations: bool
    family_words: bool
    double_for: str
    word_filter: str
    repeat_words: str
    unknown_words: str
    flip_count: str
    match_scope: str
    match_colour: bool
    prize_pair_bonus: bool
    polysemy_points: str
    polysemy_colour: str
    hands: str
    interrupts: str
    notes: bool

    @property
    def phrase(self) -> tuple[str, ...]:
        """The two words that win at once as one composition, in the language of the table (K20)."""
        return PHRASES[self.lexicon.language]

    def pairs_due(self, words_made: int) -> int:
        """Give how many pairs are to be opened after so many words (K9)."""
        by_words = words_made + 1
        return {"words_plus_one": by_words, "two_pairs": 2, "max_of_both": max(2, by_words)}[self.flip_count]


def ruleset_of(seats: int, options: Mapping[str, OptionValue], pack: Pack, *, lexicon: Lexicon) -> Ruleset:
    """Bind options that were read from OPTIONS, a pack and a lexicon.

    Raises SetupError (``bad_option``) for a layout that does not hold the pack, and for options that need grammar tags
    where no analyser is installed; lists given with a table pass every filter.
    """
    values: dict[str, Any] = dict(options)
    ruleset = Ruleset(seats=seats, pack=pack, lexicon=lexicon, **values)
    if ruleset.rows * ruleset.columns < pack.size:
        places = ruleset.rows * ruleset.columns
        raise SetupError(refuse(Code.BAD_OPTION, key="klepka-layout", places=places, cards=pack.size))
    needs_tags = ruleset.word_filter != "any" or ruleset.double_for in ("slang_or_abbreviation", "both")
    if needs_tags and not lexicon.has_tags and not lexicon.header.house:
        raise SetupError(refuse(Code.BAD_OPTION, key="klepka-no-tags"))
    return ruleset
