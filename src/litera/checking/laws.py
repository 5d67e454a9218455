"""The laws that every game keeps, each checked on a table as it stands. A law that is broken raises BrokenLawError."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from itertools import product
from typing import Any, TypeAlias

import msgspec

from litera.core.draws import Stream
from litera.core.event import Onlooker, Seat, Watcher
from litera.core.game import Legal
from litera.core.message import Message, Parameter, message
from litera.core.record import read_record, write_record
from litera.core.refusal import Code, TableError
from litera.core.table import NOW, TIME_UP, Table, TableConfig
from litera.core.teller import Teller
from litera.games.opening import open_table, replay_table

Lister: TypeAlias = Callable[[Table, Seat], Legal[Any]]
"""Lists what a seat may do at a table."""

MASK = b'"?"'
"""How a view writes one hidden card."""

MOST = 400
"""A longer list of moves is judged by a part of it."""


class BrokenLawError(AssertionError):
    """A law that a game doesn't keep; ``message`` says which, and where."""

    def __init__(self, message: Message) -> None:
        super().__init__(f"{message.key} {dict(message.parameters)}")
        self.message = message


def _hold(holds: bool, law: str, /, **where: Parameter) -> None:
    if not holds:
        raise BrokenLawError(message(f"game-check-law-{law}", **where))


def as_bytes(value: object) -> bytes:
    """Write a value as JSON, every object's keys in order."""
    return msgspec.json.encode(value, order="sorted")


def listed_now(table: Table, seat: Seat) -> Legal[Any]:
    """List what the seat may do, as the rules do."""
    return table.rules.legal(table.state, seat)


def watchers(table: Table) -> tuple[Watcher, ...]:
    """Give all who may watch a table, without the table itself."""
    return (*range(table.rules.seats), Onlooker.SPECTATOR)


def listed_exactly_when_allowed(table: Table, met: Mapping[str, Any], lister: Lister = listed_now) -> dict[str, Any]:
    """Check that a complete list has each move once, exactly when nothing speaks against it.

    ``met`` holds moves met elsewhere, by their text, which are judged too. Gives these with some of those listed here.
    """
    rules, state, known = table.rules, table.state, dict(met)
    for seat in range(rules.seats):
        found = lister(table, seat)
        _hold(found.total >= len(found.moves), "total", seat=seat, total=found.total, listed=len(found.moves))
        _hold(not found.complete or found.total == len(found.moves), "complete", seat=seat, total=found.total)
        texts = [rules.notation.write_move(move) for move in found.moves]
        _hold(len(set(texts)) == len(texts), "twice", seat=seat)
        for text, move in list(zip(texts, found.moves, strict=True))[:MOST]:
            _hold(rules.why_not(state, seat, move) is None, "listed", seat=seat, move=text)
        if found.complete:
            for text, move in known.items():
                is_allowed = rules.why_not(state, seat, move) is None
                _hold(is_allowed == (text in texts), "unlisted" if is_allowed else "listed", seat=seat, move=text)
        known.update(zip(texts[:5], found.moves, strict=False))
    return known


def someone_can_move(table: Table, lister: Lister = listed_now) -> None:
    """Check that seats that are to act have a move and stand in order, and that nobody has one when it is over."""
    rules, state = table.rules, table.state
    turn, outcome = rules.turn(state), rules.outcome(state)
    _hold(not turn.chance and list(turn.seats) == sorted(set(turn.seats)), "turn", seats=tuple(map(str, turn.seats)))
    _hold((outcome is not None) == (turn.seats == ()), "over", seats=tuple(map(str, turn.seats)))
    for seat in turn.seats:
        _hold(bool(lister(table, seat).moves), "stuck", seat=seat)
    if outcome is None:
        return
    _hold(bool(outcome.winners), "winners")
    _hold(list(outcome.winners) == sorted(set(outcome.winners)), "winners")
    for seat in range(rules.seats):
        _hold(lister(table, seat).total == 0, "after", seat=seat)
        for text in {entry.move for entry in table.log if entry.seat is not None} - {TIME_UP}:
            refusal = rules.why_not(state, seat, rules.notation.read_move(text))
            _hold(refusal is not None and refusal.code is Code.GAME_OVER, "after", seat=seat)


def texts_are_read_back(table: Table, lister: Lister = listed_now) -> None:
    """Check that every move of the log, and every one listed, is read as the move that it was written from."""
    notation = table.rules.notation
    for entry in table.log:
        if entry.move != TIME_UP:
            read = notation.read_draw if entry.seat is None else notation.read_move
            _hold(notation.write_move(read(entry.move)) == entry.move, "notation", move=entry.move)
            _hold(read(notation.write_move(read(entry.move))) == read(entry.move), "notation", move=entry.move)
    for seat in range(table.rules.seats):
        for move in lister(table, seat).moves[:MOST]:
            text = notation.write_move(move)
            _hold(notation.read_move(text) == move, "notation", move=text)


def nonsense_is_refused(table: Table) -> Iterator[Message]:
    """Give the sentences that refuse texts and a position which nobody can read; any other error is raised."""
    notation = table.rules.notation
    for read in (
        lambda: notation.read_move("?!"),
        lambda: notation.read_draw("?!"),
        lambda: set_up(table, {notation.hands_key: [None] * table.rules.seats}),
    ):
        try:
            read()
        except TableError as error:
            yield error.refusal.message


def refusals(table: Table, moves: Iterable[Any]) -> Iterator[Message]:
    """Give the sentences that refuse moves, to each seat that may not make them."""
    for seat, move in product(range(table.rules.seats), moves):
        refusal = table.rules.why_not(table.state, seat, move)
        if refusal is not None:
            yield refusal.message


def twin_of(table: Table, watcher: Watcher, stream: Stream) -> Table:
    """Give a table with the same past for this watcher, on which all that they cannot see is drawn again."""
    return with_state(table, table.rules.resample(table.rules.view(table.state, watcher), stream))


def with_state(table: Table, state: Any) -> Table:
    """Give a table with the same past that stands in another state."""
    twin = table.past(len(table.steps))
    if twin.steps:
        twin.steps[-1] = twin.steps[-1]._replace(state=state)
    else:
        twin.start = state
    return twin


def hidden_cards_show_nowhere(table: Table, watcher: Watcher, stream: Stream) -> None:
    """Check that two tables that differ only in what a watcher may not see give them identical bytes."""
    seen, twin = table.shown(watcher), twin_of(table, watcher, stream).shown(watcher)
    differing = _differing(seen, twin)
    _hold(not differing, "secret", watcher=_name(watcher), names=tuple(sorted(differing)))


def hidden_from(table: Table, watcher: Watcher) -> set[str]:
    """Name the keys of the view in which the table sees more than a watcher."""
    return _differing(table.shown(watcher), table.shown(Onlooker.TABLE))


def drawn_anew_for(table: Table, watcher: Watcher, stream: Stream) -> set[str]:
    """Name the keys of the table's own view that differ between two draws of what a watcher cannot see.

    Checks that each draw is whole.
    """
    one, other = (twin_of(table, watcher, stream).shown(Onlooker.TABLE) for _ in range(2))
    _hold(MASK not in as_bytes((one, other)), "masked", watcher=_name(watcher))
    return _differing(one, other)


def a_deal_hides_in_views_what_it_hides_in_events(table: Table) -> None:
    """Check, on a table that has just been opened, that nobody sees all from whom an event hides something."""
    whole = as_bytes(table.shown(Onlooker.TABLE))
    told = as_bytes([*table.happenings(Onlooker.TABLE)])
    for watcher in watchers(table):
        if as_bytes([*table.happenings(watcher)]) != told:
            _hold(as_bytes(table.shown(watcher)) != whole, "open", watcher=_name(watcher))


def the_table_sees_all(table: Table, stream: Stream) -> None:
    """Check that the table itself sees all: nothing is masked, and resampled from its view the state is what it was."""
    seen = as_bytes(table.shown(Onlooker.TABLE))
    _hold(MASK not in seen and as_bytes(twin_of(table, Onlooker.TABLE, stream).shown(Onlooker.TABLE)) == seen, "table")


def what_is_told_gives_the_view(table: Table, first: Mapping[Watcher, Mapping[str, Any]], since: int) -> None:
    """Check that the views after event ``since``, and all that was said afterwards, give the views of now."""
    for watcher, before in first.items():
        view, told = dict(before), Teller(table).told(watcher, since)
        numbers = [event["seq"] for event in told]
        _hold(numbers == list(range(since + 1, table.last + 1)), "told", watcher=_name(watcher))
        for event in told:
            if event["kind"] == NOW:
                changed: Any = event["changed"]
                view |= changed
        _hold(as_bytes(view) == as_bytes(table.shown(watcher)), "told", watcher=_name(watcher))


def a_record_replays(table: Table) -> None:
    """Check that a record, through its bytes, gives the same state, the same events to all, and the same record."""
    written = as_bytes(write_record(table))
    again = replay_table(read_record(msgspec.json.decode(written)))
    _hold(again.state == table.state, "replay")
    for watcher in (*watchers(table), Onlooker.TABLE):
        _hold(as_bytes(Teller(again).told(watcher)) == as_bytes(Teller(table).told(watcher)), "replay")
    _hold(as_bytes(write_record(again)) == written, "replay")


def a_state_is_a_position(table: Table, lister: Lister = listed_now) -> None:
    """Check that the table's view, set up as a position, gives the same table without a past."""
    state = table.shown(Onlooker.TABLE)
    again = set_up(table, state)
    for watcher in (*watchers(table), Onlooker.TABLE):
        _hold(as_bytes(again.shown(watcher)) == as_bytes(table.shown(watcher)), "position")
    for seat in range(table.rules.seats):
        _hold(listed_now(again, seat) == lister(table, seat), "position")
    _hold(again.log == (), "position")


def set_up(table: Table, position: Mapping[str, Any]) -> Table:
    """Open a table of the same kind from a position, read from JSON."""
    given, read = table.config, msgspec.json.decode(as_bytes(position))
    return open_table(TableConfig(given.game, 0, given.seed, given.options, read, given.words))


def states_are_values(table: Table) -> None:
    """Check that the same moves lead to equal states, which are hashable."""
    again = open_table(table.config)
    for entry in table.log[len(again.log) :]:
        if entry.seat is not None and entry.move != TIME_UP:
            again.act(entry.seat, entry.move)
    _hold(again.state == table.state, "values")
    try:
        hash(table.state)
    except TypeError as error:
        raise BrokenLawError(message("game-check-law-values")) from error


def a_move_leaves_its_state(table: Table, before: Mapping[int, bytes]) -> None:
    """Check that no earlier state was changed; ``before`` has how they were written, by the number of their step."""
    for end, written in before.items():
        _hold(state_as_bytes(table, end) == written, "changed")


def state_as_bytes(table: Table, end: int) -> bytes:
    """Write the state after so many steps of the log."""
    state = table.steps[end - 1].state if end else table.start
    return as_bytes(table.rules.notation.write_view(table.rules.view(state, Onlooker.TABLE)))


def events_have_an_importance(table: Table, importances: Collection[int] = (1, 2, 3)) -> list[Message]:
    """Check that every kind of event has an importance; give the sentences in which all watchers hear of them."""
    voice, sentences = table.rules.voice, []
    happenings = {
        as_bytes(told): told for watcher in (*watchers(table), Onlooker.TABLE) for told in table.happenings(watcher)
    }
    for told in happenings.values():
        kind = str(told["kind"])
        _hold(voice.importance.get(kind) in importances, "importance", kind=kind)
        sentence = voice.narrate(told)
        if sentence is not None:
            sentences.append(sentence)
    return sentences


def _differing(one: Mapping[str, Any], other: Mapping[str, Any]) -> set[str]:
    return {key for key in {*one, *other} if as_bytes(one.get(key)) != as_bytes(other.get(key))}


def _name(watcher: Watcher) -> str:
    return watcher.value if isinstance(watcher, Onlooker) else str(watcher)
