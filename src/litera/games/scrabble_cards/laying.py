"""How a laid word comes to lie: the letters it adds and the words it makes, and what speaks against it (S3 to S6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from litera.core.event import Seat
from litera.core.message import Written, all_written
from litera.core.refusal import Code, Refusal, refuse
from litera.games.family import why_not_for_families
from litera.games.scrabble_cards.codes import ScrabbleCardsCode
from litera.games.scrabble_cards.conditions import fulfils
from litera.games.scrabble_cards.grid import Cell, Grid, Place, Word, grid_of, neighbours, step, word_through
from litera.games.scrabble_cards.moves import Card, Lay
from litera.games.scrabble_cards.ruleset import Ruleset
from litera.games.scrabble_cards.state import Pending, State, card_of, missing
from litera.words.lexicon import Lexicon, Mark

SHORTEST_WORD = 2


@dataclass(frozen=True, slots=True)
class Laying:
    """A lay as it would lie: the places it fills with their letters, the words it makes (the main word first).

    ``first`` says that it would be the first word on the table (S4).
    """

    added: tuple[tuple[Place, str], ...]
    words: tuple[Word, ...]
    first: bool

    @property
    def cards(self) -> tuple[Card, ...]:
        """The letter cards that it takes from the hand."""
        return tuple(card_of(letter) for _, letter in self.added)


def placed(grid: Grid, move: Lay) -> Lay:
    """Give the move with the place where its word lies: on an empty table that is (0,0), wherever it was named (S3)."""
    return move if grid else replace(move, column=0, row=0)


def main_word(move: Lay) -> Word:
    """Give the word that a lay names."""
    return Word(move.word, move.column, move.row, move.direction)


def lay_out(grid: Grid, move: Lay) -> Laying:
    """Find what a lay adds to a table that it fits (S3)."""
    main = main_word(placed(grid, move))
    added = _added(grid, main)
    after = {**grid, **dict(added)}
    crossing = (word_through(after, place, main.direction.other) for place, _ in added)
    words = (main, *(word for word in crossing if len(word.letters) >= SHORTEST_WORD))
    return Laying(added, words, first=not grid)


def waiting_cards(cells: tuple[Cell, ...], pending: Pending | None) -> Iterator[tuple[Seat, Card]]:
    """Give every card in the move that waits (S6, S8), with the seat it came from; none where no move waits."""
    if pending is not None:
        for card in (*lay_out(grid_of(cells), pending.move).cards, *pending.move.multipliers):
            yield pending.seat, card
        for played in pending.conditions:
            yield played.seat, played.card


def words_for_conditions(ruleset: Ruleset, words: tuple[Word, ...]) -> tuple[Word, ...]:
    """Give the new words that may fulfil a condition: any of them, or the main word alone (S6, ``cond_word``)."""
    return words[:1] if ruleset.cond_word == "main" else words


def fulfilling(ruleset: Ruleset, words: tuple[Word, ...], card: Card, *, named: str | None = None) -> str | None:
    """Give the letters of the first new word that fulfils a condition card's condition (S6), or None.

    With ``named`` only a word that is named so will do.
    """
    pack = ruleset.pack
    for word in words_for_conditions(ruleset, words):
        if (named is None or is_named(word, named)) and fulfils(word.letters, pack.conditions[card], pack.vowels):
            return word.letters
    return None


def is_named(word: Word, named: str) -> bool:
    """Say whether a move means this word by a name: its letters in capitals, or as it lies, blanks small (S6)."""
    return named in (word.letters, word.letters.upper())


def not_in_lexicon(lexicon: Lexicon, words: tuple[Word, ...]) -> Iterator[str]:
    """Give the words, in capitals, that are not in the lexicon; names and abbreviations are not (S10)."""
    for word in words:
        letters = word.letters.upper()
        if lexicon.mark(letters) is not Mark.WORD:
            yield letters


def why_not_lay(ruleset: Ruleset, state: State, move: Lay) -> Refusal | None:
    """Judge a lay of the seat on turn: its cards, then its place (S3), the cards added to it (S4 to S6), its words."""
    grid = grid_of(state.cells)
    main = main_word(placed(grid, move))
    needed = [card_of(letter) for _, letter in _added(grid, main)]
    lacking = missing(state.hands[state.turn], (*needed, *move.multipliers, *move.conditions))
    if lacking:
        return refuse(Code.NOT_YOURS, cards=all_written(lacking))
    refusal = why_not_there(grid, main)
    if refusal is not None:
        return refusal
    words = lay_out(grid, move).words
    return _why_not_with(ruleset, words, move, first=not grid) or _why_not_these(ruleset, words)


def _added(grid: Grid, main: Word) -> tuple[tuple[Place, str], ...]:
    placed_letters = zip(main.places, main.letters, strict=True)
    return tuple((place, letter) for place, letter in placed_letters if place not in grid)


def why_not_there(grid: Grid, main: Word) -> Refusal | None:
    """Judge the place of a main word (S3)."""
    for place, letter in zip(main.places, main.letters, strict=True):
        if grid.get(place, letter) != letter:
            return refuse(
                ScrabbleCardsCode.CROSSES_BADLY,
                "S3",
                key="scrabble_cards-refusal-other-letter",
                lies=grid[place],
                letter=Written(letter),
            )
    if all(place in grid for place in main.places):
        return refuse(Code.USES_NO_OWN_TILE, "S3", key="scrabble_cards-refusal-nothing-new", word=Written(main.letters))
    before, after = step(main.places[0], main.direction, -1), step(main.places[-1], main.direction, 1)
    if before in grid or after in grid:
        whole = word_through({**grid, **dict(_added(grid, main))}, main.places[0], main.direction)
        return refuse(
            ScrabbleCardsCode.CROSSES_BADLY,
            "S3",
            key="scrabble_cards-refusal-not-whole",
            whole=whole.letters,
            column=str(whole.column),
            row=str(whole.row),
        )
    if len(main.letters) < SHORTEST_WORD:
        return refuse(Code.TOO_SHORT, "S3", word=Written(main.letters), shortest=SHORTEST_WORD)
    if grid and not any(place in grid or any(beside in grid for beside in neighbours(place)) for place in main.places):
        return refuse(
            ScrabbleCardsCode.DOES_NOT_CONNECT, "S3", key="scrabble_cards-refusal-apart", word=Written(main.letters)
        )
    return None


def _why_not_with(ruleset: Ruleset, words: tuple[Word, ...], move: Lay, *, first: bool) -> Refusal | None:
    """Judge the premium and condition cards that are added to a lay (S4, S5, S6)."""
    if move.multipliers and first:
        return refuse(ScrabbleCardsCode.BONUS_NOT_ALLOWED, "S4", key="scrabble_cards-refusal-first-doubled")
    if len(move.multipliers) > 1 and ruleset.premium_stack == "one":
        return refuse(ScrabbleCardsCode.BONUS_NOT_ALLOWED, "S5", key="scrabble_cards-refusal-one-multiplier")
    if len(move.conditions) > 1 and ruleset.cond_per_player == "one":
        return refuse(ScrabbleCardsCode.BONUS_NOT_ALLOWED, "S6", key="scrabble_cards-refusal-one-condition")
    for card in move.conditions:
        if fulfilling(ruleset, words, card) is None:
            return refuse_condition(ruleset, words, card)
    return None


def refuse_condition(ruleset: Ruleset, words: tuple[Word, ...], card: Card) -> Refusal:
    """Refuse a condition card that none of these new words fulfils (S6)."""
    judged = all_written(word.letters for word in words_for_conditions(ruleset, words))
    key = "scrabble_cards-refusal-condition"
    return refuse(
        ScrabbleCardsCode.CONDITION_NOT_MET, "S6", key=key, card=Written(card), words=judged, count=len(judged)
    )


def _why_not_these(ruleset: Ruleset, words: tuple[Word, ...]) -> Refusal | None:
    spelt = (word.letters for word in words)
    if ruleset.family_words and (refusal := why_not_for_families(ruleset.lexicon, spelt, "S10")):
        return refusal
    if ruleset.auto_check:
        for word in not_in_lexicon(ruleset.lexicon, words):
            return refuse(Code.NOT_A_WORD, "S8", word=Written(word))
    return None
