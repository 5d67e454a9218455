"""What a draft of a move would do, worked out from what its seat sees and nothing else: it can give nothing away."""

from __future__ import annotations

from typing import Any

from litera.core.draws import SEED_BYTES, Stream
from litera.core.event import Json, Seat
from litera.core.game import Preview, Rules
from litera.core.refusal import NotationError, Refusal
from litera.texts import Speaker


def previewed(rules: Rules[Any, Any, Any], view: Any, seat: Seat, *, text: str, speaker: Speaker) -> dict[str, Json]:
    """Say whether a draft fits, and what it would bring, as the request ``preview`` is answered.

    ``view`` is the seat's own. The draft is judged on a table made up from it, always the same one: what the seat
    cannot see is drawn from a seed that everybody knows.
    """
    try:
        move = rules.notation.read_move(text)
    except NotationError as error:
        return _told(error.refusal, Preview(), speaker)
    state = rules.resample(view, Stream(bytes(SEED_BYTES), "preview"))
    return _told(rules.why_not(state, seat, move), rules.preview(state, seat, move), speaker)


def _told(refusal: Refusal | None, preview: Preview, speaker: Speaker) -> dict[str, Json]:
    return {
        "fits": refusal is None,
        "error": None if refusal is None else error_of(refusal, speaker),
        "points": preview.points,
        "working": [{"what": speaker.say(part.what), "points": part.points} for part in preview.working],
        "words": [{"word": word, "known": known} for word, known in preview.words],
        "lacks": [speaker.say(sentence) for sentence in preview.lacks],
    }


def error_of(refusal: Refusal, speaker: Speaker) -> dict[str, Json]:
    """Write a refusal as the ``error`` of a reply."""
    return {"code": refusal.code.value, "message": speaker.say(refusal.message), "rule": refusal.rule or None}
