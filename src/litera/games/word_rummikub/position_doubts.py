"""What W19 asks of a position: the last play, with what takes it back, and the vote on one of its words."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from litera.core.event import Seat
from litera.core.message import Written
from litera.games.word_rummikub.judge import find_doubted
from litera.games.word_rummikub.laying import readings, tile_of, tiles_of
from litera.games.word_rummikub.moves import Word
from litera.games.word_rummikub.reading import FARTHEST, POSITION, read_tiles, read_word, read_words
from litera.games.word_rummikub.ruleset import Ruleset
from litera.games.word_rummikub.state import LastPlay, State, Vote, last_play, waited_for, waits_to_end, without

ANSWERS = {None: None, "yes": True, "no": False}
"""How a vote's answers are written."""


def read_last_play(ruleset: Ruleset, state: State, value: Any) -> LastPlay:
    """Read the play that may still be doubted. Raises SetupError where taking it back would not give a table."""
    keys = ("seat", "words", "tiles", "drawn", "points", "agreed", "before")
    play = POSITION.object("last_play", value, keys)
    before = POSITION.object("last_play.before", play["before"], ("table", "opened", "passes", "laid_words"))
    seats, pack = ruleset.seats, ruleset.pack
    read = LastPlay(
        seat=POSITION.number("last_play.seat", play["seat"], lowest=0, highest=seats - 1),
        words=read_words("last_play.words", play["words"], pack),
        tiles=pack.sort(read_tiles("last_play.tiles", play["tiles"], pack)),
        drawn=read_tiles("last_play.drawn", play["drawn"], pack),
        points=POSITION.number("last_play.points", play["points"], lowest=0, highest=FARTHEST),
        table=read_words("last_play.before.table", before["table"], pack),
        opened=POSITION.switch("last_play.before.opened", before["opened"]),
        passes=POSITION.number("last_play.before.passes", before["passes"], lowest=0, highest=seats - 1),
        laid_words=read_words("last_play.before.laid_words", before["laid_words"], pack),
        agreed=_read_agreed(seats, play["agreed"]),
    )
    _check_last_play(ruleset, state, read)
    return read


def _read_agreed(seats: int, value: Any) -> tuple[Seat, ...]:
    agreed = tuple(
        POSITION.number("last_play.agreed", seat, lowest=0, highest=seats - 1)
        for seat in POSITION.entries("last_play.agreed", value)
    )
    if agreed != tuple(sorted(set(agreed))) or len(agreed) >= seats - 1:
        raise POSITION.fault("agreed", "W19")
    return agreed


def _check_last_play(ruleset: Ruleset, state: State, play: LastPlay) -> None:
    """Hold the play against the rest: the seat before the one on turn, words and tiles that lie, tiles in its rack."""
    if play.seat != (state.turn - 1) % ruleset.seats:
        raise POSITION.fault("last-play-seat", "W19")
    lying = tiles_of(play.table) + Counter(play.tiles)
    is_laid = bool(play.words) and set(play.words) <= set(state.table) and bool(play.tiles)
    if not is_laid or lying != tiles_of(state.table) or Counter(play.drawn) - Counter(state.racks[play.seat]):
        raise POSITION.fault("last-play-tiles", "W19")
    if state.passes or (play.passes and (play.drawn or state.bank)):
        raise POSITION.fault("last-play-passes", "W18")
    if not readings(play.table) <= set(play.laid_words) <= set(state.laid_words):
        raise POSITION.fault("last-play-laid-words", "W7")
    waits = waits_to_end(replace(state, last_play=play))
    if play.seat in play.agreed or (play.agreed and not waits) or (waits and state.bank):
        raise POSITION.fault("agreed", "W19")


def read_vote(ruleset: Ruleset, state: State, value: Any, *, turn_given: bool) -> State:
    """Read the vote into a state. Whose turn is next follows from the layer's seat, which may stand for it.

    Without ``last_play`` the vote is on a play of that word alone, from the rack, after which nothing was drawn.
    """
    vote = POSITION.object("vote", value, ("word", "seat", "answers"))
    seat = POSITION.number("vote.seat", vote["seat"], lowest=0, highest=ruleset.seats - 1)
    if turn_given and state.turn not in (seat, ruleset.after(seat)):
        raise POSITION.fault("vote-seat", "W19")
    word = read_word("vote.word", vote["word"], ruleset.pack)
    answers = POSITION.as_many("vote.answers", vote["answers"], ruleset.seats)
    if not all(answer is None or answer in ("yes", "no") for answer in answers):
        raise POSITION.fault("vote-answers", "W19")
    if state.last_play is None:
        state = replace(state, last_play=_play_of(ruleset, state, seat, word))
    elif state.last_play.seat != seat:
        raise POSITION.fault("vote-seat", "W19")
    laid = find_doubted(state, word)
    if laid is None:
        raise POSITION.fault("vote-word", "W19", word=Written(word))
    state = replace(state, turn=ruleset.after(seat), vote=Vote(laid, tuple(ANSWERS[answer] for answer in answers)))
    if answers[last_play(state).seat] is not None or not waited_for(state):
        raise POSITION.fault("vote-answers", "W19")
    return state


def _play_of(ruleset: Ruleset, state: State, seat: Seat, named: Word) -> LastPlay:
    word = next((lies for lies in state.table if named in (lies, lies.upper())), None)
    if word is None:
        raise POSITION.fault("vote-word", "W19", word=Written(named))
    return LastPlay(
        seat=seat,
        words=(word,),
        tiles=ruleset.pack.sort(map(tile_of, word)),
        drawn="",
        points=len(word),
        table=without(state.table, (word,)),
        opened=state.opened[seat],
        passes=0,
        laid_words=without(state.laid_words, (word.upper(),)),
    )
