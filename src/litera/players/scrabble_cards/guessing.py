"""Words that look right and are none: what somebody tries who is not sure, and hopes that nobody checks (S8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from litera.core.draws import Stream
from litera.games.scrabble_cards.grid import grid_of
from litera.games.scrabble_cards.laying import lay_out
from litera.games.scrabble_cards.moves import Lay
from litera.players.scrabble_cards.finding import Find, Table
from litera.words.lexicon import Mark
from litera.words.vulgar import vulgar_of

ENDINGS = {
    "pl": ("ÓW", "AMI", "EM", "Y", "I", "A", "E", "U", "Ą"),
    "uk": ("ІВ", "АМИ", "ОМ", "И", "І", "А", "Е", "У", "Ю"),
    "en": ("ING", "ER", "ED", "S", "Y", "LY", "EN"),
    "ro": ("ULUI", "UL", "ILOR", "URI", "E", "I", "A"),
}
"""Endings of words by language; behind the wrong word they make what sounds like one."""


def guess(table: Table, finds: Sequence[Find], stream: Stream) -> Lay | None:
    """Give the first of these finds with an ending that the lexicon does not have it with; None where none can be laid.

    Nobody tries that where words are looked up as they are laid. All crossing words are words of the lexicon.
    """
    if table.ruleset.auto_check:
        return None
    lexicon, grid = table.rules.ruleset.lexicon, grid_of(table.view.cells)
    vulgar = vulgar_of(lexicon.alphabet)
    state = table.rules.resample(table.view, stream)
    for find in finds:
        for ending in ENDINGS[lexicon.language]:
            lay = replace(find.lay, word=find.lay.word + ending, multipliers=(), conditions=())
            if lexicon.mark(lay.word) is Mark.WORD or table.rules.why_not(state, table.seat, lay) is not None:
                continue
            first, *crossing = lay_out(grid, lay).words
            are_words = all(lexicon.mark(word.letters) is Mark.WORD for word in crossing)
            if are_words and not any(vulgar.has(word.letters) for word in (first, *crossing)):
                return lay
    return None
