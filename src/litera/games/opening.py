"""From a config to a table: the game, its lexicon and its options are found, and the position is held against them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from litera.core.event import Onlooker
from litera.core.options import read_options
from litera.core.record import Record, config_of
from litera.core.record import replay as replay_record
from litera.core.refusal import Code, Refusal, SetupError, bad_position, refuse
from litera.core.table import Table, TableConfig
from litera.games.game import Binding, Game
from litera.games.registry import find
from litera.words import catalog
from litera.words.errors import LexiconError
from litera.words.lexicon import Lexicon

DERIVED_KEYS = frozenset({"game", "seats", "to_act", "over", "winners"})
"""What a position may repeat of the state it was taken from; it must agree with the rest."""

COMMON_KEYS = DERIVED_KEYS | {"phase", "turn", "scores", "reason"}


def open_table(config: TableConfig) -> Table:
    """Open a table and let chance deal. Raises SetupError where the config cannot be met."""
    table = prepare_table(config)
    table.settle()
    if config.position is not None:
        _check_agreement(table, config.position)
    return table


def replay_table(record: Record) -> Table:
    """Open the table of a record and play it through. Raises SetupError (``bad_record``), whatever is wrong with it."""
    try:
        table = prepare_table(config_of(record))
    except SetupError as error:
        raise SetupError(replace(error.refusal, code=Code.BAD_RECORD)) from error
    return replay_record(record, table)


def prepare_table(config: TableConfig) -> Table:
    """Open a table before its first step. Raises SetupError where the config cannot be met."""
    game = find(config.game)
    seats = config.seats if config.position is None else _seats_of(game, config.position)
    if seats not in game.seats:
        raise SetupError(refuse(Code.BAD_SEATS, seats=seats, lowest=game.seats[0], highest=game.seats[-1]))
    options = read_options(game.options, config.options, seats)
    lexicon = _lexicon(game, config)
    rules = game.rules(Binding(seats, options, config.pack, lexicon))
    chosen = None
    if lexicon is not None:
        chosen = lexicon.name if config.words is None else config.lexicon
    filled = replace(config, seats=seats, options=options, lexicon=chosen)
    if config.position is None:
        return Table(filled, rules)
    own = {key: value for key, value in config.position.items() if key not in DERIVED_KEYS}
    return Table(replace(filled, position=own), rules)


def _seats_of(game: Game, position: Mapping[str, Any]) -> int:
    for key in position:
        if key not in game.notation.position_keys and key not in COMMON_KEYS:
            raise bad_position("position-key", position_key=str(key)[:40])
    key = game.notation.hands_key
    hands = position.get(key)
    if not isinstance(hands, list) or len(hands) not in game.seats:
        raise bad_position("position-seats", hands=key, lowest=game.seats[0], highest=game.seats[-1])
    return len(hands)


def _check_agreement(table: Table, position: Mapping[str, Any]) -> None:
    shown = table.shown(Onlooker.TABLE)
    for key in sorted(DERIVED_KEYS & position.keys()):
        if type(position[key]) is not type(shown[key]) or position[key] != shown[key]:
            raise bad_position("position-disagrees", position_key=key)


def _lexicon(game: Game, config: TableConfig) -> Lexicon | None:
    if not game.lexicons:
        return None
    try:
        lexicon = catalog.open_lexicon(config.lexicon or _preferred(game))
    except LexiconError as error:
        raise SetupError(Refusal(Code.BAD_OPTION, "", error.message)) from error
    if config.words is None:
        return lexicon
    try:
        return Lexicon.of_words(config.words, lexicon.language)
    except LexiconError as error:
        raise SetupError(Refusal(Code.BAD_REQUEST, "", error.message)) from error


def language_of(game: Game, lexicon: str | None) -> str | None:
    """Give the language of a table's words, by the lexicon that it chose, if any; None for a game without words."""
    if not game.lexicons:
        return None
    if lexicon is None or lexicon not in catalog.installed():
        # The table of a lexicon that has gone can't be opened again: in lists it is shown as the game usually is.
        return game.lexicons[-1]
    return catalog.open_lexicon(lexicon).language


def _preferred(game: Game) -> str:
    installed = catalog.installed()
    return next(name for name in game.lexicons if name in installed or name == game.lexicons[-1])
