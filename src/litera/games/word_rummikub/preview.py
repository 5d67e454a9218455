"""What a draft of a play would do: its words, its points with their working, and what it lacks (W4 to W15)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from litera.core.event import Seat
from litera.core.game import Part, Preview
from litera.core.message import Written, message
from litera.games.word_rummikub.judge import against_play
from litera.games.word_rummikub.laying import lay_out
from litera.games.word_rummikub.moves import Move, Play, Word
from litera.games.word_rummikub.ruleset import SHORTEST_WORD, Ruleset
from litera.games.word_rummikub.scoring import Working, work_out
from litera.games.word_rummikub.state import State
from litera.words.lexicon import Mark


def preview(ruleset: Ruleset, state: State, seat: Seat, *, move: Move) -> Preview:
    """Say what a play would do, prepared in whoever's turn; other moves have nothing to be prepared."""
    if not isinstance(move, Play):
        return Preview()
    working = work_out(ruleset, state.racks[seat], lay_out(move))
    lacks = against_play(ruleset, replace(state, turn=seat), move)
    return Preview(
        points=working.total,
        working=tuple(_parts(working)),
        words=tuple((word, _may_stand(ruleset, word)) for word in move.words),
        lacks=tuple(refusal.message for refusal in lacks),
    )


def _may_stand(ruleset: Ruleset, word: Word) -> bool:
    """Say whether a word is long enough (W6), and the lexicon has it as the options admit (W8)."""
    mark = ruleset.lexicon.mark(word)
    if len(word) < SHORTEST_WORD:
        return False
    return mark is Mark.WORD or (mark is Mark.NAME and ruleset.proper_names)


def _parts(working: Working) -> Iterator[Part]:
    """Give the longest word, which alone counts (W10), and its doubling (W11)."""
    if working.words:
        points = working.total // 2 if working.doubled else working.total
        yield Part(message("word_rummikub-preview-longest", word=Written(working.longest.upper())), points)
        if working.doubled:
            yield Part(message("word_rummikub-preview-whole-rack"), points)
