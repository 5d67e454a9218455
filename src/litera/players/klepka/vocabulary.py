"""Which words come to mind: common ones, not long, with one polysemy at most; and which card would be welcome."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from litera.core.event import Seat
from litera.games.klepka.course import changed
from litera.games.klepka.finding import known_words
from litera.games.klepka.making import best_cards
from litera.games.klepka.moves import Exchange, is_real
from litera.games.klepka.pack import POLYSEMY, Card, is_letter
from litera.games.klepka.rules import KlepkaRules
from litera.games.klepka.scoring import letters_of, work_out
from litera.games.klepka.state import Phase, State, spare, without
from litera.players.knowing import Known
from litera.words.unsaid import unsaid_of

CONSIDERED = 40
"""So many words, those of the dearest letters, it works out."""

POLYSEMY_WORTH = 4
"""So many points a word must score more with a polysemy than without."""

SWAP_GAIN = 6
"""So many points more its best word must score for an exchange, before the last words."""


@dataclass(frozen=True, slots=True)
class Common:
    """The words that a player has ``known``; with so many letters it thinks of.

    Before the last words it keeps its letters for words of ``shortest``.
    """

    known: Known
    shortest: int
    longest: int


@dataclass(frozen=True, slots=True)
class Find:
    """A word that it found, and what it is worth: its points less what a polysemy is worth."""

    word: str
    worth: int


def find_words(rules: KlepkaRules, state: State, seat: Seat, *, common: Common) -> list[Find]:
    """Give words that the seat can make and knows, the best first."""
    hand = state.hands[seat]
    letters = tuple(card for card in hand if is_letter(card))
    words = _thought_of(rules, state, seat, letters + (POLYSEMY,) * (POLYSEMY in hand), common)
    finds = (_worked_out(rules, state, seat, word) for word in _dearest(rules, words))
    return sorted(finds, key=lambda find: (-find.worth, find.word))


def _thought_of(rules: KlepkaRules, state: State, seat: Seat, hand: tuple[Card, ...], common: Common) -> Iterator[str]:
    state = replace(state, hands=changed(state.hands, seat, hand))
    shortest = 1 if state.phase is Phase.LAST_WORDS else common.shortest
    lexicon = rules.ruleset.lexicon
    unsaid = unsaid_of(lexicon.alphabet, by_people=True)
    for word in known_words(rules.ruleset, state, seat, frequency=common.known.frequency):
        is_thought_of = shortest <= len(letters_of(word)) <= common.longest and common.known.has(lexicon, word)
        if is_thought_of and not unsaid.has(word):
            yield word


def _dearest(rules: KlepkaRules, words: Iterator[str]) -> list[str]:
    return sorted(words, key=lambda word: (-_points(rules, word), word))[:CONSIDERED]


def _points(rules: KlepkaRules, word: str) -> int:
    """Add up the letters of a word, whatever makes them."""
    return sum(rules.ruleset.pack.points[letter] for letter in letters_of(word))


def _worked_out(rules: KlepkaRules, state: State, seat: Seat, word: str) -> Find:
    choice = best_cards(rules.ruleset, (word,), state.hands[seat])
    assert choice is not None, f"{word} was found in this hand"
    points = work_out(rules.ruleset, word, choice.uses).total
    return Find(word, points - POLYSEMY_WORTH * sum(not is_real(use) for use in choice.uses))


def find_swap(rules: KlepkaRules, state: State, seat: Seat, *, common: Common) -> Exchange | None:
    """Give the exchange of open cards after which a far better word can be made, or None.

    One walk finds the words that lack a single letter, as if a polysemy stood for it; colours are not looked at.
    """
    hand = state.hands[seat]
    letters = tuple(card for card in hand if is_letter(card))
    held = Counter(card[0] for card in letters)
    offered = _offered(state, seat)
    best_now, best_then, wanted = 0, 0, ""
    for word in _dearest(rules, _thought_of(rules, state, seat, (*letters, POLYSEMY), common)):
        lacking = Counter(letters_of(word)) - held
        points = _points(rules, word)
        is_offered = lacking.total() == 1 and lacking.keys() <= offered.keys()
        if not lacking:
            best_now = max(best_now, points)
        elif is_offered and points > best_then and _cheapest_idle(rules, hand, word) is not None:
            best_then, wanted = points, word
    give = _cheapest_idle(rules, hand, wanted)
    gain = 1 if state.phase is Phase.LAST_WORDS else SWAP_GAIN
    if not wanted or give is None or best_then - best_now < gain:
        return None
    letter = next(iter(Counter(letters_of(wanted)) - held))
    return Exchange(give, *offered[letter])


def _offered(state: State, seat: Seat) -> dict[str, tuple[Seat, Card]]:
    """Give for each letter that others hold who holds it, the seat on turn before others, and the card."""
    others = sorted((other for other in range(len(state.hands)) if other != seat), key=lambda one: one != state.turn)
    return {card[0]: (other, card) for other in reversed(others) for card in state.hands[other] if is_letter(card)}


def _cheapest_idle(rules: KlepkaRules, hand: tuple[Card, ...], word: str) -> Card | None:
    """Give the letter card of fewest points that the word does not need, or None where it needs all."""
    needed = Counter(letters_of(word))
    idle = []
    for card in spare(hand):
        if is_letter(card) and needed[card[0]]:
            needed[card[0]] -= 1
        elif is_letter(card):
            idle.append(card)
    return min(idle, key=lambda card: (rules.ruleset.pack.points[card[0]], card), default=None)


def blind_swap(rules: KlepkaRules, state: State, seat: Seat, *, common: Common) -> Exchange | None:
    """Give the exchange for a hidden card, from the fullest other hand, for a hand that makes no word."""
    hand = spare(state.hands[seat])
    give = _cheapest_idle(rules, state.hands[seat], "")
    others = [other for other in range(rules.seats) if other != seat and state.hands[other]]
    if give is None or not others or len(without(hand, (give,))) < common.shortest:
        return None
    return Exchange(give, max(others, key=lambda other: len(state.hands[other])), None)
