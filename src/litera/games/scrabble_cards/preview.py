"""What a draft of a lay would do: the words it makes, and its points with their working (S3 to S8)."""

from __future__ import annotations

from collections.abc import Iterator

from litera.core.event import Seat
from litera.core.game import Part, Preview
from litera.core.message import Written, message
from litera.games.scrabble_cards.grid import Word, grid_of
from litera.games.scrabble_cards.laying import fulfilling, lay_out, main_word, not_in_lexicon, placed, why_not_there
from litera.games.scrabble_cards.moves import Lay, Move
from litera.games.scrabble_cards.ruleset import Ruleset
from litera.games.scrabble_cards.scoring import ScoredWord, Working, work_out
from litera.games.scrabble_cards.state import Pending, Played, State


def preview(ruleset: Ruleset, state: State, seat: Seat, *, move: Move) -> Preview:
    """Say what a lay would score where its place is a possible one; other moves score nothing.

    Whether its words are in the lexicon is said only where the game would say it too: else rivals check them (S8).
    """
    if not isinstance(move, Lay):
        return Preview()
    grid = grid_of(state.cells)
    move = placed(grid, move)
    if why_not_there(grid, main_word(move)) is not None:
        return Preview()
    words = lay_out(grid, move).words
    found = ((card, fulfilling(ruleset, words, card)) for card in move.conditions)
    conditions = tuple(Played(seat, card, word) for card, word in found if word is not None)
    working = work_out(ruleset, state, Pending(seat, move, (None,) * ruleset.seats, conditions))
    return Preview(working.total, tuple(_parts(working)), tuple(_judged(ruleset, words)))


def _judged(ruleset: Ruleset, words: tuple[Word, ...]) -> Iterator[tuple[str, bool | None]]:
    for word in words:
        yield word.letters, not any(not_in_lexicon(ruleset.lexicon, (word,))) if ruleset.auto_check else None


def _parts(working: Working) -> Iterator[Part]:
    for scored in working.words:
        yield from _word_parts(scored)
    if working.bonus:
        yield Part(message("scrabble_cards-preview-all-seven"), working.bonus)
    for played, points in working.conditions:
        yield Part(
            message("scrabble_cards-preview-condition", card=Written(played.card), word=Written(played.word.upper())),
            points,
        )


def _word_parts(scored: ScoredWord) -> Iterator[Part]:
    word = scored.word.letters.upper()
    yield Part(message("scrabble_cards-preview-word", word=Written(word)), scored.value)
    if scored.factor != 1:
        times = message("scrabble_cards-preview-times", word=Written(word), factor=scored.factor)
        yield Part(times, scored.points - scored.value)
