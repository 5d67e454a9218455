"""Moves and draws of Klepka as texts, as rules/ writes them."""

from __future__ import annotations

import re
from collections import Counter

from litera.core.message import Written, all_written
from litera.core.refusal import NotationError, bad_move
from litera.games.examples import examples_of
from litera.games.klepka.making import fits
from litera.games.klepka.moves import (
    BlindDraw,
    Chaos,
    Deal,
    Done,
    Draw,
    Exchange,
    Flip,
    MakeWord,
    Move,
    Pass,
    PlayersMove,
    Shuffle,
    Stop,
    Use,
    Vote,
)
from litera.games.klepka.pack import BLUE, POLYSEMY, YELLOW, Card, is_letter, letter_of
from litera.games.klepka.places import read_place, write_place
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.wordlaw import HYPHEN

_PLAIN: dict[str, PlayersMove] = {
    "done": Done(),
    "stop": Stop(),
    "chaos": Chaos(),
    "pass": Pass(),
    "yes": Vote(accepts=True),
    "no": Vote(accepts=False),
}
_PLAIN_TEXTS = {move: text for text, move in _PLAIN.items()}
_WORD = re.compile(r"word ([^ \[\]]+(?: [^ \[\]]+)?)(?: \[([^\[\]]+)\])?")
_SEAT = re.compile(r"0|[1-9][0-9]{0,8}")


def read_move(ruleset: Ruleset, text: str) -> PlayersMove:
    """Read a player's move. Raises NotationError with a sentence that says what is wrong and what would do."""
    text = ruleset.lexicon.alphabet.normalise(text)
    if text in _PLAIN:
        return _PLAIN[text]
    verb, _, rest = text.partition(" ")
    match verb:
        case "word":
            return _read_word(ruleset, text)
        case "flip":
            return _read_flip(ruleset, rest)
        case "exchange":
            return _read_exchange(ruleset, rest)
    if verb in _PLAIN:
        raise bad_move("klepka-bad-alone", rest=rest[:40])
    raise bad_move("klepka-bad-verb", text=verb[:40])


def _read_word(ruleset: Ruleset, text: str) -> MakeWord:
    read = _WORD.fullmatch(text)
    if read is None:
        raise _bad_word(ruleset)
    words = tuple(read[1].split(" "))
    for word in words:
        if not all(
            part and ruleset.lexicon.alphabet.is_word(part) and part == part.upper() for part in word.split(HYPHEN)
        ):
            raise bad_move("klepka-bad-letters", word=Written(word[:40]))
    if len(words) > 1 and words != ruleset.phrase:
        raise bad_move("klepka-bad-phrase", phrase=Written(" ".join(ruleset.phrase)))
    if read[2] is None:
        return MakeWord(words)
    uses = tuple(_read_use(ruleset, use) for use in read[2].split(" "))
    if not fits(words, uses):
        letter = Written(words[0][0])
        raise bad_move(
            "klepka-bad-cards",
            word=Written(" ".join(words)),
            cards=all_written(uses),
            letter=letter,
            polysemy=Written(POLYSEMY + letter),
        )
    return MakeWord(words, uses)


def _read_use(ruleset: Ruleset, text: str) -> Use:
    if text.startswith(POLYSEMY):
        if len(text) != 2 or text[1] not in ruleset.lexicon.alphabet.letters or POLYSEMY not in ruleset.pack.cards:
            raise _bad_card(ruleset, text)
        return text
    if len(text) != 2 or text not in ruleset.pack.cards:
        raise _bad_card(ruleset, text)
    return text


def _read_flip(ruleset: Ruleset, rest: str) -> Flip:
    places: list[int] = []
    for text in rest.split(" "):
        if not text:
            raise bad_move("klepka-bad-flip")
        place = read_place(ruleset.rows, ruleset.columns, text)
        if place is None:
            last = write_place(ruleset.columns, ruleset.rows * ruleset.columns - 1)
            raise bad_move("klepka-bad-place", place=text[:40], last=last)
        if place in places:
            raise bad_move("klepka-bad-place-twice", place=text)
        places.append(place)
    return Flip(tuple(places))


def _read_exchange(ruleset: Ruleset, rest: str) -> Exchange:
    parts = rest.split(" ")
    hidden = ruleset.hands == "hidden"
    if len(parts) != (2 if hidden else 3) or _SEAT.fullmatch(parts[1]) is None:
        raise _bad_exchange(ruleset, hidden=hidden)
    give, take = _read_card(ruleset, parts[0]), None if hidden else _read_card(ruleset, parts[2])
    return Exchange(give, int(parts[1]), take)


def _read_card(ruleset: Ruleset, text: str) -> Card:
    if text not in ruleset.pack.cards:
        raise _bad_card(ruleset, text)
    return text


def _bad_word(ruleset: Ruleset) -> NotationError:
    word = examples_of(ruleset.lexicon.language).word
    return bad_move("klepka-bad-word", word=word, cards=Written(" ".join(_example_cards(ruleset))))


def _bad_card(ruleset: Ruleset, text: str) -> NotationError:
    shown = [card for card in ruleset.pack.cards if is_letter(card)][:2]
    return bad_move(
        "klepka-bad-card",
        card=Written(text[:40]),
        cards=Written(", ".join(shown)),
        polysemy=Written(POLYSEMY + letter_of(shown[0])),
    )


def _bad_exchange(ruleset: Ruleset, *, hidden: bool) -> NotationError:
    give, *_, take = _example_cards(ruleset)
    if hidden:
        return bad_move("klepka-bad-exchange-hidden", give=give)
    return bad_move("klepka-bad-exchange", give=give, take=take)


def _example_cards(ruleset: Ruleset) -> tuple[Written, ...]:
    """Give a card for each letter of the example: of the colour that the pack has, blue where it has both."""
    word = examples_of(ruleset.lexicon.language).word
    return all_written(letter + (BLUE if letter + BLUE in ruleset.pack.cards else YELLOW) for letter in word)


def write_move(ruleset: Ruleset, move: Move) -> str:
    """Write a move, a player's or chance's, in its one text form."""
    match move:
        case MakeWord(words, cards):
            named = "" if cards is None else f" [{' '.join(cards)}]"
            return f"word {' '.join(words)}{named}"
        case Flip(places):
            return "flip " + " ".join(write_place(ruleset.columns, place) for place in places)
        case Exchange(give, seat, take):
            return f"exchange {give} {seat}" + ("" if take is None else f" {take}")
        case Deal(first, cards):
            return f"deal {first} {' '.join(cards)}"
        case Shuffle(cards):
            return f"shuffle {' '.join(cards)}"
        case BlindDraw(card):
            return f"drawn {card}"
        case Done() | Stop() | Chaos() | Pass() | Vote():
            return _PLAIN_TEXTS[move]


def read_draw(ruleset: Ruleset, text: str) -> Draw:
    """Read a move of chance. Raises NotationError (``bad_move``)."""
    match text.split(" "):
        case ["deal", first, *cards] if _SEAT.fullmatch(first) and int(first) < ruleset.seats:
            return Deal(int(first), _read_cards(ruleset, cards))
        case ["shuffle", *cards] if cards:
            return Shuffle(_read_cards(ruleset, cards))
        case ["drawn", card]:
            return BlindDraw(_read_card(ruleset, card))
    raise bad_move("klepka-bad-draw")


def _read_cards(ruleset: Ruleset, texts: list[str]) -> tuple[Card, ...]:
    cards = tuple(_read_card(ruleset, text) for text in texts)
    if Counter(cards) - Counter(ruleset.pack.cards):
        raise bad_move("klepka-bad-draw")
    return cards
