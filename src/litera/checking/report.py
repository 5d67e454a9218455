"""The report on one game: all that is missing, and each law that it broke in random games, once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from litera.checking import laws, walking, wording
from litera.core.draws import Stream, seed_of
from litera.core.event import Onlooker
from litera.core.message import Message, message
from litera.core.plugins import tried
from litera.core.refusal import TableError
from litera.core.table import Table, TableConfig
from litera.games.game import Game
from litera.games.opening import open_table
from litera.games.registry import GROUP, OWN, find
from litera.players.base import Budget
from litera.players.levels import advise, levels
from litera.players.selfplay import next_move
from litera.protocol.speech import COMMON_TOPICS, GAME_TOPICS, sentences

MOVES = 80
"""A random game is left after so many moves."""
MOST_MOVES = 6000
"""A game of bots that takes more is taken for one that never ends."""
GROUPS = (GROUP, "litera.players", "litera.analysts", "litera.texts")


def check(game_id: str, games: int) -> list[Message]:
    """Check a game, laws on so many random games; give what is wrong, none where nothing is.

    Raises SetupError (``unknown_game``) where no package names such a game.
    """
    unloaded = [
        message("game-check-entry-point", group=group, name=name, error=_said(error))
        for group in GROUPS
        for name, _, error in tried(group)
        if error is not None and name == game_id
    ]
    try:
        game = find(game_id)
    except TableError:
        if unloaded:
            return unloaded
        raise
    return [*unloaded, *_outside(game), *Examination(game).all(games)]


def _outside(game: Game) -> Iterator[Message]:
    """Say what is wrong before anything is played."""
    for name, value, _ in tried(GROUP):
        if isinstance(value, Game) and value.id == game.id and name != game.id:
            yield message("game-check-name", name=name, game=game.id)
    if not levels(game.id):
        yield message("game-check-no-players", game=game.id)
    yield from wording.missing(wording.fixed_keys(game))
    yield from wording.without_rules(game)


class Examination:
    """Plays games and keeps what was found: the first break of each law, and the texts that were wanted."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._found: dict[str, Message] = {}
        self._said: dict[str, Message] = {}
        self._wanted: set[str] = set()
        # Keys of views: hidden from somebody in some position, and drawn anew for them in some.
        self._hidden: set[str] = set()
        self._drawn: set[str] = set()

    def all(self, games: int) -> Iterator[Message]:
        """Play and judge so many random games, and one of bots."""
        for number in range(games):
            self._guarded(f"{self._game.id} {number}", self._random_game)
        if never_drawn := self._hidden - self._drawn:
            law = message("game-check-law-resample", names=tuple(sorted(never_drawn)))
            self._found.setdefault(law.key, message("game-check-broken", what=law, seed=self._game.id))
        if levels(self._game.id):
            self._guarded(f"{self._game.id} bots", self._game_of_bots)
        yield from self._found.values()
        is_own = self._game.id in {own.id for own in OWN}
        prefix = "" if is_own else f"{self._game.id}-"
        yield from wording.missing(sorted(self._wanted | {key for key in self._said if key.startswith(prefix)}))
        for sentence in self._said.values():
            yield from wording.unfilled(sentence)

    def _guarded(self, seed: str, play: Any) -> None:
        """Play a game; whatever goes wrong is noted with the seed, and the next game is played."""
        try:
            play(seed)
        except laws.BrokenLawError as broken:
            self._found.setdefault(broken.message.key, message("game-check-broken", what=broken.message, seed=seed))
        except Exception as error:  # noqa: BLE001 - a game under construction can fail in any way
            told = message("game-check-failed", error=_said(error), place=_place(error), seed=seed)
            self._found.setdefault(f"failed {_said(error)}", told)

    def _random_game(self, seed: str) -> None:
        table = walking.opened(self._game, seed_of(seed))
        stream = Stream(seed_of(seed), "moves")
        first = {watcher: table.shown(watcher) for watcher in (*laws.watchers(table), Onlooker.TABLE)}
        since, met, before = table.last, dict[str, Any](), dict[int, bytes]()
        laws.the_table_sees_all(table, stream)
        laws.a_deal_hides_in_views_what_it_hides_in_events(table)
        laws.texts_are_read_back(table)
        for _ in walking.walked(table, stream, MOVES):
            before[len(table.steps)] = laws.state_as_bytes(table, len(table.steps))
            self._judge(table, stream)
            met = laws.listed_exactly_when_allowed(table, met)
            for sentence in laws.refusals(table, met.values()):
                self._hear(sentence)
        laws.texts_are_read_back(table)
        laws.a_move_leaves_its_state(table, before)
        laws.what_is_told_gives_the_view(table, first, since)
        laws.states_are_values(table)
        laws.a_record_replays(table)
        laws.a_state_is_a_position(table)
        for sentence in (*laws.events_have_an_importance(table), *laws.nonsense_is_refused(table)):
            self._hear(sentence)
        self._note(table)

    def _judge(self, table: Table, stream: Stream) -> None:
        laws.someone_can_move(table)
        laws.the_table_sees_all(table, stream)
        for watcher in laws.watchers(table):
            laws.hidden_cards_show_nowhere(table, watcher, stream)
            self._hidden |= laws.hidden_from(table, watcher)
            self._drawn |= laws.drawn_anew_for(table, watcher, stream)
            for topic in (*GAME_TOPICS, *COMMON_TOPICS):
                try:
                    told = sentences(table, watcher, topic, verbosity=3, since=0)
                except TableError:
                    # Not every game has all topics.
                    continue
                for sentence in told:
                    self._hear(sentence)

    def _game_of_bots(self, seed: str) -> None:
        weakest = next(iter(levels(self._game.id)))
        table = open_table(TableConfig(self._game.id, self._game.seats[0], seed_of(seed), {}))
        for _ in range(MOST_MOVES):
            made = next_move(table, lambda seat: advise(table, seat, weakest, budget=Budget()))
            if made is None:
                self._note(table)
                return
            table.act(*made)
        raise laws.BrokenLawError(message("game-check-law-endless", most=MOST_MOVES))

    def _hear(self, sentence: Message) -> None:
        for one in wording.inner(sentence):
            self._said.setdefault(one.key, one)

    def _note(self, table: Table) -> None:
        """Note which texts the moves and the end of a game want."""
        for verb in {entry.move.split(" ")[0] for entry in table.log if entry.seat is not None}:
            self._wanted |= {f"{self._game.id}-verb-{verb}", f"{self._game.id}-help-{verb}"}
        outcome = table.rules.outcome(table.state)
        if outcome is not None:
            self._wanted.add(f"{self._game.id}-reason-{outcome.reason}")


def _said(error: Exception | None) -> str:
    return f"{type(error).__name__}: {error}"


def _place(error: Exception) -> str:
    """Give the file and line where an error was raised."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace is not None else ""
