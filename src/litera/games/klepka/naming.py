"""What cards are called by people: a letter with its colour, a prize card by its name."""

from __future__ import annotations

from functools import cache

from litera.core.message import Message, Parameter, Written, message
from litera.games.klepka.pack import BLUE, CHAOS, EXCHANGE, POLYSEMY, Card, is_letter, letter_of
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.view import HIDDEN
from litera.texts import LANGUAGES, aliases, say

_NAMES = {
    POLYSEMY: "klepka-name-polysemy",
    EXCHANGE: "klepka-name-exchange",
    CHAOS: "klepka-name-chaos",
    HIDDEN: "klepka-name-hidden",
}


def name_of(card: Card) -> Message:
    """Name a card, or one that is hidden from who is told of it."""
    if not is_letter(card):
        return message(_NAMES[card])
    return message("klepka-name-blue" if card[1] == BLUE else "klepka-name-yellow", letter=Written(letter_of(card)))


def called(card: str) -> Parameter:
    """Name what is sought: a letter, whatever its colour, or a prize card."""
    return message(_NAMES[card]) if card in _NAMES else Written(card)


def sought(ruleset: Ruleset, named: str) -> str | None:
    """Give the letter or prize card that somebody seeks, by its sign or its name in any language; None for none."""
    letter = ruleset.lexicon.alphabet.normalise(named).upper()
    if letter in ruleset.pack.points:
        return letter
    return _prizes().get(named.casefold())


@cache
def _prizes() -> dict[str, Card]:
    prizes = (POLYSEMY, EXCHANGE, CHAOS)
    named = {say(message(_NAMES[card]), language).casefold(): card for card in prizes for language in LANGUAGES}
    jokers = {alias: POLYSEMY for language in LANGUAGES for alias in aliases("klepka-find-as-", language)}
    return jokers | named | {card: card for card in prizes}
