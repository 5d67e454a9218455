"""How strong bots for an even match play at a table, and hints are: as those who play against them."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import mean
from typing import Any, Final

import msgspec

from litera.players.even import EVEN, Form, Ratings, after, is_rated, named, newcomer, peer
from litera.players.levels import ratings
from litera.protocol.requests import Advise
from litera.server.errors import Denial, DeniedError
from litera.server.rooms.services import Services
from litera.server.store.store import StoreError
from litera.server.table.chronicle import Started
from litera.server.table.seats import Person
from litera.server.table.state import TableState

GAMES: Final = 50
"""So many games of somebody, the last ones, show their form."""


async def with_form(services: Services, state: TableState, line: Started) -> Started:
    """Give the line with which a game begins with the form of those who play, where a bot goes by it.

    Raises DeniedError where their games can't be read.
    """
    levels = [level for _, level in state.machines]
    if EVEN not in (*levels, state.setup.absence.level):
        return line
    game, guests = state.setup.game, [who.guest for who in state.seats if isinstance(who, Person)]
    scale = ratings(game)
    try:
        played = {guest: await services.store.finished([guest], GAMES, game=game) for guest in guests}
    except StoreError as error:
        raise DeniedError(Denial.STORE_FAILED, key="server-store-away") from error
    forms = [form_of(guest, reversed(games), scale) for guest, games in played.items()]
    return msgspec.structs.replace(line, form=mean(form.rating for form in forms or [newcomer(scale)]))


def for_asker(state: TableState, asked: Advise, most: int) -> Advise:
    """Give what is asked for with at most so many milliseconds; hints are for who plays as well as their opponents."""
    asked = msgspec.structs.replace(asked, ms=min(asked.ms, most))
    if not asked.explain:
        return asked
    opponents = [named(level, state.form) for _, level in state.machines]
    return msgspec.structs.replace(asked, level=peer(opponents, ratings(state.setup.game)))


def form_of(guest: str, summaries: Iterable[bytes], scale: Ratings) -> Form:
    """Give a guest's form after games of which the directory keeps these summaries, oldest first.

    Those count that they played alone against bots, and that somebody won.
    """
    form = newcomer(scale)
    for summary in summaries:
        kept: dict[str, Any] = msgspec.json.decode(summary)
        # Summaries that older versions have kept lack some keys.
        guests, winners = kept.get("guests", []), kept.get("winners", [])
        own = guests.index(guest) if guest in guests else None
        others = [seat["bot"] or "" for number, seat in enumerate(kept["seats"]) if number != own]
        if own is not None and winners and is_rated(others, scale):
            form = after(form, others, (own in winners) / len(winners), ratings=scale)
    return form
