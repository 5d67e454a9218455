"""What a draft of a word would do: whether it may be made, and its points with their working (K3, K4, K5, K20)."""

from __future__ import annotations

from collections.abc import Iterator

from litera.core.event import Seat
from litera.core.game import Part, Preview, TimeUp
from litera.core.message import Written, message
from litera.games.klepka.making import best_cards
from litera.games.klepka.moves import MakeWord, Move, Use
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.scoring import Working, is_one_colour, work_out
from litera.games.klepka.state import State
from litera.games.klepka.wordlaw import is_admitted, is_barred, passes_filter


def preview(ruleset: Ruleset, state: State, seat: Seat, *, move: Move | TimeUp) -> Preview:
    """Say what a word would score, of the named cards or of the best in hand; other moves score nothing."""
    if not isinstance(move, MakeWord):
        return Preview()
    word = " ".join(move.words)
    if move.words == ruleset.phrase:
        return Preview(0, (Part(message("klepka-preview-wins")),), ((word, True),))
    words = ((word, _may_be_made(ruleset, word)),)
    uses = _uses(ruleset, state, seat, move)
    if uses is None:
        return Preview(words=words)
    working = work_out(ruleset, word, uses)
    return Preview(working.total, tuple(_parts(ruleset, uses, working)), words)


def _uses(ruleset: Ruleset, state: State, seat: Seat, move: MakeWord) -> tuple[Use, ...] | None:
    if move.cards is not None:
        return move.cards
    choice = best_cards(ruleset, move.words, state.hands[seat])
    return None if choice is None else choice.uses


def _may_be_made(ruleset: Ruleset, word: str) -> bool:
    mark = ruleset.lexicon.mark(word)
    if is_barred(ruleset, word):
        return False
    return mark is not None and is_admitted(ruleset, mark) and passes_filter(ruleset, word)


def _parts(ruleset: Ruleset, uses: tuple[Use, ...], working: Working) -> Iterator[Part]:
    for letter, points in working.letters:
        yield Part(message("klepka-preview-letter", letter=Written(letter)), points)
    if working.factor > 1:
        reason = "colour" if is_one_colour(ruleset, uses) else "kind"
        yield Part(message(f"klepka-preview-twice-{reason}"), working.total - working.total // working.factor)
