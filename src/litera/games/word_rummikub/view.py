"""What a watcher may know of a table, built field by field; a whole state that fits it; and its JSON."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from litera.core.draws import Stream
from litera.core.event import Json, Seat, Watcher, sees
from litera.games.word_rummikub.events import HIDDEN
from litera.games.word_rummikub.laying import tiles_of
from litera.games.word_rummikub.moves import Tile, Word
from litera.games.word_rummikub.pack import Pack
from litera.games.word_rummikub.ruleset import Ruleset
from litera.games.word_rummikub.state import Awaited, LastPlay, Phase, Reason, State, Vote, waited_for


@dataclass(frozen=True, slots=True)
class View:
    """What one watcher may know. Another's rack is so many HIDDEN tiles; ``bank`` is a number, the TABLE's its tiles.

    ``to_act`` are the seats that are to act. What the last play's seat drew after it, only that seat sees.
    """

    watcher: Watcher
    phase: Phase
    turn: Seat
    to_act: tuple[Seat, ...]
    scores: tuple[int, ...]
    table: tuple[Word, ...]
    racks: tuple[str, ...]
    bank: str | int
    opened: tuple[bool, ...]
    passes: int
    laid_words: tuple[Word, ...]
    vote: Vote | None
    last_play: LastPlay | None
    reason: Reason | None

    @property
    def bank_size(self) -> int:
        """How many tiles the bank holds."""
        return self.bank if isinstance(self.bank, int) else len(self.bank)

    @property
    def own_rack(self) -> str:
        """The rack of the watcher's own seat; "" for a watcher without one."""
        return self.racks[self.watcher] if isinstance(self.watcher, int) else ""


def view_of(ruleset: Ruleset, state: State, watcher: Watcher) -> View:
    """Build what a watcher may know."""
    return View(
        watcher=watcher,
        phase=state.phase,
        turn=state.turn,
        to_act=waited_for(state),
        scores=state.scores,
        table=state.table,
        racks=tuple(_shown(watcher, seat, rack) for seat, rack in enumerate(state.racks)),
        bank=state.bank if all(sees(watcher, seat) for seat in range(ruleset.seats)) else len(state.bank),
        opened=state.opened,
        passes=state.passes,
        laid_words=state.laid_words,
        vote=state.vote,
        last_play=None if state.last_play is None else _shown_play(watcher, state.last_play),
        reason=state.reason,
    )


def _shown(watcher: Watcher, seat: Seat, tiles: str) -> str:
    return tiles if sees(watcher, seat) else HIDDEN * len(tiles)


def _shown_play(watcher: Watcher, play: LastPlay) -> LastPlay:
    return LastPlay(
        seat=play.seat,
        words=play.words,
        tiles=play.tiles,
        drawn=_shown(watcher, play.seat, play.drawn),
        points=play.points,
        table=play.table,
        opened=play.opened,
        passes=play.passes,
        laid_words=play.laid_words,
        agreed=play.agreed,
    )


def unseen(pack: Pack, view: View) -> Counter[Tile]:
    """Count the tiles of the set that the watcher cannot see: on other racks, in the bank, or not in this game."""
    seen = tiles_of(view.table) + Counter("".join(view.racks).replace(HIDDEN, ""))
    if not isinstance(view.bank, int):
        seen.update(view.bank)
    return Counter(pack.counts) - seen


def resample(ruleset: Ruleset, view: View, stream: Stream) -> State:
    """Make a whole state that fits a view of a dealt table: the unseen tiles, mixed, go to other racks and the bank."""
    pack = ruleset.pack
    pool = iter(stream.shuffled(tuple(unseen(pack, view).elements())))
    racks = tuple("".join(next(pool) if tile == HIDDEN else tile for tile in rack) for rack in view.racks)
    play = view.last_play
    if play is not None and HIDDEN in play.drawn:
        play = replace(play, drawn=racks[play.seat][: len(play.drawn)])
    return State(
        phase=view.phase,
        turn=view.turn,
        scores=view.scores,
        table=view.table,
        racks=tuple(map(pack.sort, racks)),
        bank="".join(next(pool) for _ in range(view.bank)) if isinstance(view.bank, int) else view.bank,
        opened=view.opened,
        passes=view.passes,
        laid_words=view.laid_words,
        vote=view.vote,
        last_play=play,
        reason=view.reason,
        awaited=Awaited.PLAYERS,
    )


def write_view(view: View) -> dict[str, Json]:
    """Write a view as the keys of a position, with turn, phase and scores."""
    return {
        "phase": view.phase.value,
        "turn": view.turn,
        "scores": list(view.scores),
        "table": list(view.table),
        "racks": list(view.racks),
        "bank": view.bank,
        "opened": list(view.opened),
        "passes": view.passes,
        "laid_words": list(view.laid_words),
        "vote": _vote_json(view),
        "last_play": _play_json(view.last_play),
    }


def _vote_json(view: View) -> Json:
    if view.vote is None or view.last_play is None:
        return None
    answers: list[Json] = [None if yes is None else ("yes" if yes else "no") for yes in view.vote.answers]
    return {"word": view.vote.word, "seat": view.last_play.seat, "answers": answers}


def _play_json(play: LastPlay | None) -> Json:
    if play is None:
        return None
    return {
        "seat": play.seat,
        "words": list(play.words),
        "tiles": play.tiles,
        "drawn": play.drawn,
        "points": play.points,
        "agreed": list(play.agreed),
        "before": {
            "table": list(play.table),
            "opened": play.opened,
            "passes": play.passes,
            "laid_words": list(play.laid_words),
        },
    }
