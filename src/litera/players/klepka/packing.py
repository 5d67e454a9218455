"""The choice of whole words among many: those that lose least against the prices of the cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from litera.games.klepka.pack import Card
from litera.players.klepka.pricing import Making


@dataclass(frozen=True, slots=True)
class Packed:
    """The ways chosen, by index; None where none was found; and whether all that there is was seen."""

    chosen: tuple[int, ...] | None
    has_seen_all: bool


def pack(
    held: Mapping[Card, int],
    prices: Mapping[Card, float],
    makings: Sequence[Making],
    losses: Sequence[float],
    *,
    once: bool,
    limit: float,
    visits: int,
) -> Packed:
    """Choose ways that fit the cards held together and lose least, below a limit; look at so many at the most.

    ``prices`` is what a card costs that is left over, ``losses`` by how much a way is worth less than its cards cost.
    With ``once`` each word is made once (K7).
    """
    import numpy as np

    from litera.players.klepka._packing_kernels import least_loss

    ways = Counter(card for making in makings for card in dict.fromkeys(making.cards))
    # Cards that few ways take come first: there the fewest are to be tried.
    kinds = sorted(held, key=lambda card: (ways[card], -prices[card], card))
    index = {card: kind for kind, card in enumerate(kinds)}
    taken = [Counter(index[card] for card in making.cards) for making in makings]
    order = sorted(range(len(makings)), key=lambda number: (min(taken[number]), losses[number], number))
    uses = np.zeros((len(order), len(kinds)), dtype=np.uint8)
    for row, number in enumerate(order):
        for kind, count in taken[number].items():
            uses[row, kind] = count
    firsts = np.array([min(taken[number]) for number in order], dtype=np.int64)
    names: dict[str, int] = {}
    words = [names.setdefault(makings[number].word, len(names)) if once else -1 for number in order]
    mixed = np.random.default_rng(0).integers(1, 1 << 62, (len(kinds), max(held.values()) + 1), dtype=np.int64)
    mixed[:, 0] = 0
    chosen, answer = np.zeros(sum(held.values()) + 1, dtype=np.int64), np.zeros(2)
    count = least_loss(
        np.array([held[card] for card in kinds], dtype=np.int64),
        np.array([prices[card] for card in kinds], dtype=np.float64),
        np.searchsorted(firsts, np.arange(len(kinds) + 1)).astype(np.int64),
        uses,
        np.array([max(0.0, losses[number]) for number in order], dtype=np.float64),
        np.array(words, dtype=np.int64),
        mixed,
        limit,
        visits,
        chosen,
        answer,
    )
    found = tuple(order[row] for row in chosen[:count].tolist()) if count >= 0 else None
    return Packed(found, bool(answer[1] >= 0))
