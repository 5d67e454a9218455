"""What is said of an analysis: how far it is, or what it found, in words."""

from __future__ import annotations

from typing import Literal

import msgspec

from litera.analysis.review import turning_points
from litera.analysis.wording import AnalysedMove, analysed, summed_up
from litera.server.thinking.analyses import Analysis, State
from litera.texts import Speaker, spoken


class Turn(msgspec.Struct, frozen=True):
    """A move at which the game turned, put in a sentence."""

    number: int
    said: str


class AnalysisReply(msgspec.Struct, frozen=True):
    """How far an analysis is; when it is ready, what was found: ``said`` leads over to the turns."""

    state: Literal["none"] | State
    done: int = 0
    total: int = 0
    moves: list[AnalysedMove] = []
    turns: list[Turn] = []
    said: str = ""
    seats: list[str] = []


def in_words(analysis: Analysis, language: str, *, marks: bool) -> AnalysisReply:
    """Say what an analysis found, with words of the game's language marked if wanted."""
    say = Speaker(spoken(language), analysis.config.names, marks=marks).say
    decisions, turns = analysis.decisions, turning_points(analysis.decisions)
    said, *rest = map(say, summed_up(decisions, analysis.config.seats))
    moves = [analysed(decision, say) for decision in decisions]
    return AnalysisReply(
        state=analysis.state,
        done=analysis.done,
        total=analysis.total,
        moves=moves,
        turns=[Turn(decision.number, sentence) for decision, sentence in zip(turns, rest, strict=False)],
        said=said,
        seats=rest[len(turns) :],
    )
