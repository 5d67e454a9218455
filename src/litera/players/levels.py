"""Which bots there are, by game and level, and how one is asked for a move."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import ModuleType
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from litera.core.draws import Stream
from litera.core.event import Seat
from litera.core.plugins import brought, remembered
from litera.core.refusal import Code, IllegalMoveError, SetupError, refuse
from litera.core.table import Table
from litera.players.base import Analyst, Assessment, Budget, Hint, Interrupter, Player, Sight
from litera.players.even import EVEN, even_player, is_even, rating_of


@remembered
def levels(game_id: str) -> dict[str, Player]:
    """Give a game's bots by level, weakest first; none where nobody has brought any.

    Those of our own games are in players/, in the folder with the game's id; a game from another package brings
    its own by an entry point of the group litera.players, named as the game.
    """
    players: dict[str, Player] = getattr(_own(game_id), "LEVELS", None) or brought("litera.players").get(game_id, {})
    return players


def opponents(game_id: str) -> tuple[str, ...]:
    """Name the opponents that people may choose: the levels, weakest first, and an even match where it can be had."""
    return (*levels(game_id), *([EVEN] if ratings(game_id) else []))


def ratings(game_id: str) -> dict[str, int]:
    """Give the ratings of a game's levels, weakest first, as the arena measured them; none where nobody has."""
    return _ratings().get(game_id, {})


@cache
def _ratings() -> dict[str, dict[str, int]]:
    """Read the ratings (bench/levels.py): 400 points more are ten games won for one lost."""
    text = files(__package__).joinpath("ratings.json").read_text(encoding="utf-8")
    measured: dict[str, dict[str, int]] = json.loads(text)
    return measured


REFERENCE = "reference:"
"""How the names of players begin whom levels are measured against: people made simple. No table offers them."""


@remembered
def references(game_id: str) -> dict[str, Player]:
    """Give the players of one of our own games whom its levels are measured against, by name without REFERENCE."""
    module = f"litera.players.{game_id}.reference"
    has_any = _own(game_id) is not None and importlib.util.find_spec(module) is not None
    players: dict[str, Player] = importlib.import_module(module).REFERENCES if has_any else {}
    return players


def player_of(game_id: str, name: str) -> Player:
    """Give the player of a level, one for an even match, or a reference.

    Raises SetupError (``bad_option``) for an unknown one.
    """
    player: Player | None
    if name.startswith(REFERENCE):
        player = references(game_id).get(name.removeprefix(REFERENCE))
    elif is_even(name) and ratings(game_id):
        player = _even(game_id, name)
    else:
        player = levels(game_id).get(name)
    if player is None:
        raise SetupError(refuse(Code.BAD_OPTION, key="level-unknown", level=name[:40], levels=opponents(game_id)))
    return player


def _even(game_id: str, name: str) -> Player | None:
    scale = ratings(game_id)
    rating = rating_of(name, scale)
    return None if rating is None else even_player(rating, levels(game_id), scale)


@remembered
def analyst(game_id: str) -> Analyst | None:
    """Give whoever explains a game's moves, None where nobody can; found as ``levels`` are (litera.analysts)."""
    explainer: Analyst | None = getattr(_own(game_id), "ANALYST", None) or brought("litera.analysts").get(game_id)
    return explainer


def _own(game_id: str) -> ModuleType | None:
    folder = f"litera.players.{game_id}"
    return importlib.import_module(folder) if importlib.util.find_spec(folder) else None


def advise(table: Table, seat: Seat, level: str, *, budget: Budget) -> str | None:
    """Give the move of a level's player for a seat; None where it need not act and would rather wait.

    The player is told what its seat is told; its chance is drawn from that too, so that hidden cards cannot change
    what it plays. Raises SetupError (``bad_option``) for an unknown level, IllegalMoveError for a seat
    that may not act.
    """
    player, rules, state = player_of(table.config.game, level), table.rules, table.state
    if rules.outcome(state) is not None:
        raise IllegalMoveError(refuse(Code.GAME_OVER))
    if seat in rules.turn(state).seats:
        return rules.notation.write_move(player.choose(_sight(table, seat, level, budget)))
    if rules.legal(state, seat).total == 0:
        raise IllegalMoveError(refuse(Code.NOT_YOUR_TURN))
    if not isinstance(player, Interrupter):
        return None
    move = player.interrupt(_sight(table, seat, level, budget))
    return None if move is None else rules.notation.write_move(move)


def hint(table: Table, seat: Seat, budget: Budget, *, best: bool = False, level: str | None = None) -> Hint | None:
    """Help a seat with its move; None where it is not to act, or nobody can explain the game.

    It is a move that a person could find who plays about as well as a ``level`` (None: as most people), or the very
    ``best``.
    """
    explainer = analyst(table.config.game)
    if explainer is None or seat not in table.rules.turn(table.state).seats:
        return None
    return explainer.hint(_sight(table, seat, "hint", budget), best=best, level=level)


def assess(table: Table, seat: Seat, played: Any, *, budget: Budget) -> Assessment | None:
    """Look at a move that a seat is about to make at a table; None where nobody can explain the game."""
    explainer = analyst(table.config.game)
    return None if explainer is None else explainer.assess(_sight(table, seat, "assess", budget), played)


def _sight(table: Table, seat: Seat, purpose: str, budget: Budget) -> Sight[Any, Any]:
    """Give what the seat sees at a table, with chance of its own for each purpose."""
    seen = msgspec.json.encode((table.shown(seat), seat, table.last, purpose))
    stream = Stream(hashlib.sha256(seen).digest(), "advise")
    view = table.rules.view(table.state, seat)
    return Sight(table.rules, seat, view, _happenings(table, seat), stream, budget)


def _happenings(table: Table, seat: Seat) -> tuple[Mapping[str, Any], ...]:
    """Give all that a seat was told; what it was told before it was asked last is kept: a table only grows."""
    kept = _told.setdefault(table, {})
    told = kept.get(seat, ())
    kept[seat] = told = (*told, *table.happenings(seat, told[-1]["seq"] if told else 0))
    return told


_told: WeakKeyDictionary[Table, dict[Seat, tuple[Mapping[str, Any], ...]]] = WeakKeyDictionary()
