"""The course of a game: lots, deal, turns and their end; what happens, as the next state and the events (W1 to W18)."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias, TypeVar

from litera.core.draws import Stream
from litera.core.event import Event, Seat
from litera.games.word_rummikub import events
from litera.games.word_rummikub.laying import lay_out
from litera.games.word_rummikub.moves import JOKER, Draw, DrawLots, Play, Shuffle, Word
from litera.games.word_rummikub.ruleset import DEALT, REFILL, Ruleset
from litera.games.word_rummikub.scoring import joker_costs, work_out
from litera.games.word_rummikub.state import (
    OUT,
    TO_DRAW,
    Awaited,
    LastPlay,
    Phase,
    Reason,
    State,
    waits_to_end,
    without,
)

Happened: TypeAlias = tuple[State, tuple[Event, ...]]

Entry = TypeVar("Entry")


def changed(entries: tuple[Entry, ...], seat: Seat, entry: Entry) -> tuple[Entry, ...]:
    """Give the entries, one a seat, with another one for this seat."""
    return (*entries[:seat], entry, *entries[seat + 1 :])


def start(ruleset: Ruleset) -> State:
    """Give the state before chance has moved: all tiles in the bank, lots to be drawn or the first seat given (W1)."""
    seats, first = ruleset.seats, ruleset.first_seat
    by_lot = not isinstance(first, int)
    return State(
        phase=Phase.PLAY,
        turn=first if isinstance(first, int) else 0,
        scores=(0,) * seats,
        table=(),
        racks=("",) * seats,
        bank=ruleset.pack.all_tiles(),
        opened=(False,) * seats,
        passes=0,
        laid_words=(),
        vote=None,
        last_play=None,
        reason=None,
        awaited=Awaited.LOTS if by_lot else Awaited.DEAL,
        lots=(TO_DRAW,) * seats if by_lot else (),
    )


def draw(state: State, stream: Stream) -> Draw:
    """Make chance's move: a round of lots (W1), all different tiles of those that nobody holds, or the shuffle (W2)."""
    if state.awaited is not Awaited.LOTS:
        return Shuffle("".join(stream.shuffled(state.bank)))
    held = (tile for tile in state.lots if tile not in (TO_DRAW, OUT))
    seats = _drawing(state)
    return DrawLots(tuple(zip(seats, stream.shuffled(without(state.bank, held)), strict=False)))


def _drawing(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, tile in enumerate(state.lots) if tile == TO_DRAW)


def draw_lots(ruleset: Ruleset, state: State, move: DrawLots) -> Happened:
    """Let the seat nearest to A start; jokers and equals draw again (W1)."""
    lots = state.lots
    for seat, tile in move.lots:
        lots = changed(lots, seat, tile)
    told: tuple[Event, ...] = (events.lots(move.lots),)
    if JOKER in lots:
        lots = tuple(TO_DRAW if tile == JOKER else tile for tile in lots)
    else:
        nearest = min((tile for tile in lots if tile != OUT), key=ruleset.pack.order.__getitem__)
        if lots.count(nearest) == 1:
            return replace(state, turn=lots.index(nearest), awaited=Awaited.DEAL, lots=()), told
        lots = tuple(TO_DRAW if tile == nearest else OUT for tile in lots)
    state = replace(state, lots=lots)
    return state, (*told, events.lots_again(_drawing(state)))


def shuffle(ruleset: Ruleset, state: State, move: Shuffle) -> Happened:
    """Deal two stacks of seven to each seat from the mixed set, the rest is the bank (W2); or mix a position's bank."""
    if state.awaited is Awaited.POSITION_BANK:
        return replace(state, bank=move.tiles, awaited=Awaited.PLAYERS), (events.mixed(len(move.tiles)),)
    dealt = DEALT * ruleset.seats
    hands = tuple(move.tiles[begin : begin + DEALT] for begin in range(0, dealt, DEALT))
    racks = tuple(map(ruleset.pack.sort, hands))
    bank = move.tiles[dealt:]
    told = (events.filled(seat, rack, len(bank)) for seat, rack in enumerate(racks))
    state = replace(state, racks=racks, bank=bank, awaited=Awaited.PLAYERS)
    return state, (events.dealt(state.turn, DEALT, len(bank)), *told)


def play(ruleset: Ruleset, state: State, move: Play) -> Happened:
    """Lay words: they score, the rack is filled up to seven (W10, W12), and the game may end (W17)."""
    seat, laying = state.turn, lay_out(move)
    own = "".join(tile * count for tile, count in laying.added.items())
    rack = "".join(without(state.racks[seat], own))
    working = work_out(ruleset, state.racks[seat], laying)
    score = state.scores[seat] + working.total
    drawn = state.bank[: max(0, REFILL - len(rack))]
    bank = state.bank[len(drawn) :]
    told: tuple[Event, ...] = (events.played(seat, laying, working, score=score),)
    if drawn:
        told += (events.filled(seat, ruleset.pack.sort(drawn), len(bank)),)
    after = replace(
        state,
        scores=changed(state.scores, seat, score),
        table=(*without(state.table, move.taken), *move.words),
        racks=changed(state.racks, seat, ruleset.pack.sort(rack + drawn)),
        bank=bank,
        opened=changed(state.opened, seat, True),
        passes=0,
        laid_words=_with_words(state.laid_words, laying.new_words),
        last_play=LastPlay(
            seat=seat,
            words=laying.new_words,
            tiles=ruleset.pack.sort(own),
            drawn=drawn,
            points=working.total,
            table=state.table,
            opened=state.opened[seat],
            passes=state.passes,
            laid_words=state.laid_words,
        ),
    )
    if waits_to_end(state) or (waits_to_end(after) and not ruleset.has_doubts):
        after, more = finish(after, Reason.RACK_EMPTY)
        return after, told + more
    if not ruleset.has_doubts:
        after = replace(after, last_play=None)
    return replace(after, turn=ruleset.after(seat)), told


def _with_words(laid_words: tuple[Word, ...], words: tuple[Word, ...]) -> tuple[Word, ...]:
    return tuple(dict.fromkeys((*laid_words, *(word.upper() for word in words))))


def draw_tiles(ruleset: Ruleset, state: State, count: int) -> Happened:
    """Let the seat on turn draw so many tiles, or as many as there are, and pass the turn on (W5, W9)."""
    seat, drawn, bank = state.turn, state.bank[:count], state.bank[count:]
    racks = changed(state.racks, seat, ruleset.pack.sort(state.racks[seat] + drawn))
    state = replace(state, racks=racks, bank=bank, last_play=None, turn=ruleset.after(seat))
    return state, (events.drew(seat, ruleset.pack.sort(drawn), len(bank)),)


def pass_turn(ruleset: Ruleset, state: State) -> Happened:
    """Let the seat on turn pass; the game ends when all have passed in a row (W18), or when a play waited for it."""
    told = (events.passed(state.turn),)
    after = replace(state, passes=state.passes + 1)
    if waits_to_end(state):
        after, more = finish(after, Reason.RACK_EMPTY)
    elif after.passes == ruleset.seats:
        after, more = finish(after, Reason.ALL_PASSED)
    else:
        return replace(after, last_play=None, turn=ruleset.after(state.turn)), told
    return after, told + more


def time_up(ruleset: Ruleset, state: State) -> Happened:
    """End the turn of a seat whose time is up: it draws ``fault_draw`` tiles; with an empty bank it passes (W9)."""
    told = (events.time_up(state.turn),)
    after, more = draw_tiles(ruleset, state, ruleset.fault_draw) if state.bank else pass_turn(ruleset, state)
    return after, told + more


def finish(state: State, reason: Reason) -> Happened:
    """End the game: jokers on racks cost their owners points (W16)."""
    costs = joker_costs(state.racks)
    scores = tuple(score - cost for score, cost in zip(state.scores, costs, strict=True))
    told = tuple(
        events.penalty(seat, state.racks[seat].count(JOKER), cost, score=scores[seat])
        for seat, cost in enumerate(costs)
        if cost
    )
    state = replace(state, phase=Phase.OVER, scores=scores, reason=reason, last_play=None, vote=None)
    return state, (*told, events.over(reason))
