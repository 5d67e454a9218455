"""Doubts: a word of the last play goes to the vote, and the play stays or is taken back whole (W19)."""

from __future__ import annotations

from dataclasses import replace

from litera.core.event import Event, Seat
from litera.games.word_rummikub import events
from litera.games.word_rummikub.course import Happened, changed, finish
from litera.games.word_rummikub.judge import find_doubted
from litera.games.word_rummikub.moves import Word
from litera.games.word_rummikub.ruleset import Ruleset
from litera.games.word_rummikub.state import Phase, Reason, State, Vote, last_play, waited_for, waits_to_end, without


def doubt(ruleset: Ruleset, state: State, seat: Seat, *, named: Word) -> Happened:
    """Put a word of the last play to the vote of all seats but the layer's (W19)."""
    word = find_doubted(state, named)
    assert word is not None, f"{named} was judged before"
    state = replace(state, phase=Phase.VOTE, vote=Vote(word, (None,) * ruleset.seats))
    return state, (events.doubted(seat, word, last_play(state).seat),)


def answer(ruleset: Ruleset, state: State, seat: Seat, *, yes: bool) -> Happened:
    """Take a seat's answer: to a vote, or its yes to a play that would end the game (W19)."""
    if state.vote is None:
        return _agree(ruleset, state, seat)
    told: tuple[Event, ...] = (events.voted(seat, yes=yes),)
    vote = replace(state.vote, answers=changed(state.vote.answers, seat, yes))
    state = replace(state, vote=vote)
    if waited_for(state):
        return state, told
    layer = last_play(state).seat
    ayes, noes = vote.answers.count(True), vote.answers.count(False)
    if ayes <= noes:
        state = take_back(ruleset, state)
        return state, (*told, events.taken_back(layer, vote.word, yes=ayes, no=noes, score=state.scores[layer]))
    told += (events.upheld(layer, vote.word, yes=ayes, no=noes),)
    if waits_to_end(state):
        state, more = finish(state, Reason.RACK_EMPTY)
        return state, told + more
    return replace(state, phase=Phase.PLAY, vote=None, last_play=None), told


def _agree(ruleset: Ruleset, state: State, seat: Seat) -> Happened:
    told = (events.agreed(seat),)
    play = last_play(state)
    state = replace(state, last_play=replace(play, agreed=tuple(sorted((*play.agreed, seat)))))
    if len(last_play(state).agreed) < ruleset.seats - 1:
        return state, told
    state, more = finish(state, Reason.RACK_EMPTY)
    return state, told + more


def take_back(ruleset: Ruleset, state: State) -> State:
    """Make the last play undone, with the tiles drawn after it; its seat is on turn again (W19)."""
    play = last_play(state)
    seat = play.seat
    rack = ruleset.pack.sort((*without(state.racks[seat], play.drawn), *play.tiles))
    return replace(
        state,
        phase=Phase.PLAY,
        turn=seat,
        scores=changed(state.scores, seat, state.scores[seat] - play.points),
        table=play.table,
        racks=changed(state.racks, seat, rack),
        bank=play.drawn + state.bank,
        opened=changed(state.opened, seat, play.opened),
        passes=play.passes,
        laid_words=play.laid_words,
        vote=None,
        last_play=None,
    )
