"""Which words of the lexicon a hand makes: walked letter by letter through the word graph, without compiled code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from litera.core.event import Seat
from litera.games.klepka.making import best_cards
from litera.games.klepka.pack import POLYSEMY, Card, is_letter, letter_of
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.state import State, spare
from litera.games.klepka.wordlaw import is_admitted, stands
from litera.words.graph import CHILD, LAST, LETTER, WORD
from litera.words.lexicon import Lexicon, Mark, tier


def can_make_phrase(ruleset: Ruleset, hand: tuple[Card, ...]) -> bool:
    """Say whether a hand makes the phrase (K20)."""
    # A polysemy stands for one letter: where more letters are short than there are polysemies, no more need be tried.
    if len(Counter("".join(ruleset.phrase)) - Counter(map(letter_of, hand))) > hand.count(POLYSEMY):
        return False
    return best_cards(ruleset, ruleset.phrase, hand) is not None


def words_of(ruleset: Ruleset, state: State, seat: Seat) -> Iterator[str]:
    """Give the words that a seat can make of its hand (K3) and that nothing speaks against (K4 to K7), each once."""
    for mark in Mark:
        root = ruleset.lexicon.header.section(mark).root
        if root and is_admitted(ruleset, mark):
            for word in _spelled(ruleset.lexicon, root, state.hands[seat]):
                is_marked_so = mark is Mark.WORD or ruleset.lexicon.mark(word) is mark
                if is_marked_so and stands(ruleset, state, seat, word=word):
                    yield word


def known_words(ruleset: Ruleset, state: State, seat: Seat, *, frequency: int) -> Iterator[str]:
    """Give those words that are of a frequency class at least (1 to 5), and no name or abbreviation."""
    root = ruleset.lexicon.header.section(Mark.WORD if ruleset.lexicon.header.house else tier(frequency)).root
    for word in _spelled(ruleset.lexicon, root, state.hands[seat]) if root else ():
        if stands(ruleset, state, seat, word=word):
            yield word


def is_stuck(ruleset: Ruleset, state: State) -> bool:
    """Say whether no seat can make any word nor use an exchange (K21); a vote can make a word of anything."""
    if ruleset.unknown_words == "vote":
        return False
    for seat, hand in enumerate(state.hands):
        others_hold = any(state.hands[other] for other in range(ruleset.seats) if other != seat)
        if spare(hand) and others_hold:
            return False
        if can_make_phrase(ruleset, hand) or next(words_of(ruleset, state, seat), None):
            return False
    return True


def _spelled(lexicon: Lexicon, root: int, hand: tuple[Card, ...]) -> Iterator[str]:
    """Give the words below a root that letter cards and polysemies spell, one letter card among them (K15).

    Letter cards go first: a polysemy is taken for a letter when its cards are used up, and then serves again.
    """
    characters = lexicon.alphabet.characters
    arcs = lexicon.graph.arcs
    left = Counter(card[0] for card in hand if is_letter(card))
    covered: set[str] = set()

    def below(node: int, spelled: str, polysemies: int, has_real: bool) -> Iterator[str]:
        while True:
            arc = arcs[node]
            character = characters[(arc & LETTER) - 1]
            real = left[character] > 0
            free = character in lexicon.alphabet.written
            again = character in covered
            if real or free or again or polysemies:
                taken = not (real or free or again)
                if real:
                    left[character] -= 1
                if taken:
                    covered.add(character)
                word = spelled + character
                if arc & WORD and (has_real or real):
                    yield word
                if arc >> CHILD:
                    yield from below(arc >> CHILD, word, polysemies - taken, has_real or real)
                if real:
                    left[character] += 1
                if taken:
                    covered.remove(character)
            if arc & LAST:
                return
            node += 1

    yield from below(root, "", hand.count(POLYSEMY), has_real=False)
