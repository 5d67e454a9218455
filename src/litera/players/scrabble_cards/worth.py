"""What cards are worth on a hand, as self-play taught it (bench/leaves.py), and how that changes near the end."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from litera.games.scrabble_cards.moves import BLANK
from litera.games.scrabble_cards.pack import Pack, own_pack

if TYPE_CHECKING:
    from litera.search.scrabble_cards.weighing import Worth

NEAR_END = 14
"""With fewer cards in the bag, letters count more and more by what they cost at the end (S14)."""

LEFT_OVER = -1.2
"""What a point of a letter's value costs when the bag is empty: it may be left, and the rival gains it."""

_UNKNOWN = (0.0, -1.0)
"""For a card that is not in the game's own pack: a first copy, and each further one."""


def worth_of(pack: Pack, in_bag: int) -> Worth:
    """Give the worth of this pack's cards while so many cards are in the bag."""
    import numpy as np

    from litera.search.scrabble_cards.weighing import Worth

    learned = _learned()
    begun = min(1.0, in_bag / NEAR_END)
    taught = learned["cards"]
    if pack.values.keys() != own_pack().values.keys():
        # Letters and conditions of another language: they are worth something else there.
        taught = {card: taught[card] for card in (BLANK, *pack.factors) if card in taught}
    cards = [
        [begun * value + (1 - begun) * LEFT_OVER * pack.value(card) for value in taught.get(card, _UNKNOWN)]
        for card in pack.cards
    ]
    return Worth(np.array(cards), begun * np.array(learned["balance"]))


@cache
def _learned() -> dict[str, Any]:
    """Read the data: ``cards`` maps cards to two numbers, ``balance`` has eight rows of eight."""
    text = files(__package__).joinpath("worth.json").read_text(encoding="utf-8")
    learned: dict[str, Any] = json.loads(text)
    return learned
