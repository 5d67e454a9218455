"""What a seat may do: its words (K3), an example of a flip (K9), its prize cards (K16, K17), its vote (K8)."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from math import comb

from litera.core.event import Seat
from litera.core.game import Legal, all_of
from litera.games.klepka.finding import can_make_phrase, known_words, words_of
from litera.games.klepka.judge import cards_due, may_interrupt
from litera.games.klepka.moves import Chaos, Done, Exchange, Flip, MakeWord, Move, Pass, Stop, Vote
from litera.games.klepka.pack import CHAOS, Card, is_letter
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.state import Awaited, Phase, State, spare, waited_for
from litera.games.klepka.wordlaw import stands
from litera.words.lexicon import Lexicon

MANY_WORDS = 1000
"""So many words are more than anybody reads; with polysemies there may be hundreds of thousands."""

KNOWN = 3
"""Of many words, those made with a polysemy are listed from this frequency class on: most people know them."""


def legal(ruleset: Ruleset, state: State, seat: Seat) -> Legal[Move]:
    """List what a seat may do; words and flips by example, so that the list is complete only without them.

    Of many words all but the longest come last, so that whoever reads only the beginning misses no kind of move.
    """
    if state.awaited is not Awaited.PLAYERS or state.phase is Phase.OVER:
        return Legal()
    interrupts = _interrupts(ruleset, state, seat)
    if seat not in waited_for(state):
        return all_of(interrupts)
    match state.phase:
        case Phase.VOTE:
            return all_of((Vote(accepts=True), Vote(accepts=False), *interrupts))
        case Phase.FLIP | Phase.BONUS:
            return _flips(state, interrupts)
    last = state.phase is Phase.LAST_WORDS
    ends: Move = Pass() if last and state.made == 0 else Done()
    words = _words(ruleset, state, seat)
    moves = (*words[:1], ends, *interrupts, *words[1:])
    votes = ruleset.unknown_words == "vote" and any(map(is_letter, state.hands[seat]))
    return Legal(moves, len(moves), complete=not words and not votes)


def _words(ruleset: Ruleset, state: State, seat: Seat) -> tuple[MakeWord, ...]:
    """List the words of a hand, the longest first: all of them, or of many those of letter cards and known ones."""
    hand = state.hands[seat]
    phrase = (MakeWord(ruleset.phrase),) if can_make_phrase(ruleset, hand) else ()
    all_words = words_of(ruleset, state, seat)
    found = set(all_words if ruleset.lexicon.header.house else islice(all_words, MANY_WORDS))
    if len(found) == MANY_WORDS and not ruleset.lexicon.header.house:
        found.update(word for word in _of_letters(ruleset.lexicon, hand) if stands(ruleset, state, seat, word=word))
        found.update(known_words(ruleset, state, seat, frequency=KNOWN))
    return (*phrase, *(MakeWord((word,)) for word in sorted(found, key=lambda word: (-len(word), word))))


def _of_letters(lexicon: Lexicon, hand: tuple[Card, ...]) -> list[str]:
    counts = Counter(card[0] for card in hand if is_letter(card))
    return lexicon.subwords(counts, shortest=1, longest=lexicon.header.width) if counts else []


def _flips(state: State, interrupts: tuple[Move, ...]) -> Legal[Move]:
    """List the flip of the first places (K9, K13), as an example; there are as many as there are choices of places."""
    places = tuple(place for place, card in enumerate(state.grid) if card is not None)
    due = cards_due(state)
    stop: tuple[Move, ...] = (Stop(),) if state.phase is Phase.BONUS else ()
    moves = (Flip(places[:due]), *stop, *interrupts)
    total = comb(len(places), due) + len(stop) + len(interrupts)
    return Legal(moves, total, complete=False)


def _interrupts(ruleset: Ruleset, state: State, seat: Seat) -> tuple[Move, ...]:
    """List what prize cards a seat may play at this moment (K16 to K18)."""
    if not may_interrupt(ruleset, state):
        return ()
    moves: list[Move] = []
    if CHAOS in state.hands[seat] and state.on_table:
        moves.append(Chaos())
    gives = tuple(dict.fromkeys(spare(state.hands[seat])))
    for other, hand in enumerate(state.hands):
        if other != seat and hand:
            takes = (None,) if ruleset.hands == "hidden" else tuple(dict.fromkeys(hand))
            moves += (Exchange(give, other, take) for give in gives for take in takes)
    return tuple(moves)
