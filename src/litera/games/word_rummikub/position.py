"""From a position's JSON to a state; refuses what no game could be (``bad_position``)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from litera.core.message import Written
from litera.games.word_rummikub.laying import tiles_of
from litera.games.word_rummikub.moves import Word
from litera.games.word_rummikub.pack import Pack
from litera.games.word_rummikub.position_doubts import read_last_play, read_vote
from litera.games.word_rummikub.reading import FARTHEST, POSITION, check_pack, read_tiles, read_words
from litera.games.word_rummikub.ruleset import Ruleset
from litera.games.word_rummikub.state import Awaited, Phase, Reason, State, waits_to_end

POSITION_KEYS = frozenset(
    {
        "table",
        "racks",
        "bank",
        "opened",
        "scores",
        "turn",
        "phase",
        "passes",
        "laid_words",
        "vote",
        "last_play",
    }
)


def read_position(ruleset: Ruleset, position: Mapping[str, Any]) -> State:
    """Set up a state; what a position leaves out has its value at the start. Raises SetupError (``bad_position``)."""
    seats, pack = ruleset.seats, ruleset.pack
    table = read_words("table", position.get("table", []), pack)
    racks = tuple(pack.sort(read_tiles("racks", rack, pack)) for rack in position["racks"])
    bank = read_tiles("bank", position.get("bank", ""), pack)
    used = tiles_of(table) + Counter("".join(racks)) + Counter(bank)
    check_pack(pack, used)
    rest = "" if "bank" in position else pack.sort((Counter(pack.counts) - used).elements())
    phase = _read_phase(position.get("phase", Phase.PLAY.value))
    reason = _read_reason(position.get("reason"))
    if phase is Phase.OVER and reason is None:
        reason = Reason.ALL_PASSED if all(racks) else Reason.RACK_EMPTY
    state = State(
        phase=phase,
        turn=POSITION.number("turn", position.get("turn", 0), lowest=0, highest=seats - 1),
        scores=tuple(
            POSITION.number("scores", score, lowest=-FARTHEST, highest=FARTHEST)
            for score in POSITION.as_many("scores", position.get("scores", [0] * seats), seats)
        ),
        table=table,
        racks=racks,
        bank=bank or rest,
        opened=tuple(
            POSITION.switch("opened", opened)
            for opened in POSITION.as_many("opened", position.get("opened", [False] * seats), seats)
        ),
        passes=POSITION.number("passes", position.get("passes", 0), lowest=0, highest=seats),
        laid_words=_read_laid_words(position.get("laid_words", []), table, pack),
        vote=None,
        last_play=None,
        reason=reason,
        awaited=Awaited.POSITION_BANK if rest else Awaited.PLAYERS,
    )
    state = _with_doubts(ruleset, state, position)
    _check_course(ruleset, state)
    return state


def _read_phase(value: Any) -> Phase:
    return Phase(POSITION.choice("phase", value, Phase))


def _read_reason(value: Any) -> Reason | None:
    reason = POSITION.choice_or_null("reason", value, Reason)
    return None if reason is None else Reason(reason)


def _read_laid_words(value: Any, table: tuple[Word, ...], pack: Pack) -> tuple[Word, ...]:
    """Read the words laid in the game, in capitals; those on the table are among them, named or not (W7)."""
    words = read_words("laid_words", value, pack)
    for word in words:
        if word != word.upper():
            raise POSITION.fault("laid-word-small", "W7", word=Written(word))
    return tuple(dict.fromkeys((*words, *(word.upper() for word in table))))


def _with_doubts(ruleset: Ruleset, state: State, position: Mapping[str, Any]) -> State:
    """Add the last play and the vote on it, where the position has them (W19)."""
    vote, play = position.get("vote"), position.get("last_play")
    if (vote is not None or play is not None) and not ruleset.has_doubts:
        raise POSITION.fault("no-doubts", "W19")
    if (state.phase is Phase.VOTE) != (vote is not None):
        raise POSITION.fault("vote-phase", "W19")
    if play is not None:
        state = replace(state, last_play=read_last_play(ruleset, state, play))
    return state if vote is None else read_vote(ruleset, state, vote, turn_given="turn" in position)


def _check_course(ruleset: Ruleset, state: State) -> None:
    """Refuse a game that would be over (W17, W18), an end without its reason, passes while the bank has tiles."""
    is_over = state.phase is Phase.OVER
    if is_over != (state.reason is not None):
        raise POSITION.fault("reason-phase")
    if state.bank and (state.passes or is_over):
        raise POSITION.fault("bank-full", "W5")
    if is_over:
        if state.last_play is not None:
            raise POSITION.fault("over-play", "W19")
        if state.reason is Reason.RACK_EMPTY and all(state.racks):
            raise POSITION.fault("reason-untrue", "W17")
        return
    empty = sum(not rack for rack in state.racks)
    if state.passes == ruleset.seats or (not state.bank and empty > waits_to_end(state)):
        raise POSITION.fault("over-already", "W17")
