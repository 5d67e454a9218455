"""The move that is being prepared, and lines that were refused, as they are said at any table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from litera.client.local import RefusedError
from litera.terminal.answers import Answers
from litera.terminal.lines import Line, Tone, Voice
from litera.terminal.link import NO_MOVE, TableLink
from litera.terminal.vocabulary import Vocabulary

ADDING = "+"
"""A line that begins so is added to the move that is being prepared."""


def told_draft(link: TableLink, voice: Voice, seat: int, *, parts: Sequence[str]) -> Iterator[Line]:
    """Say the prepared move, and what it would bring or what it lacks."""
    draft = " ".join(parts)
    if not draft:
        yield voice.line("draft-none")
        return
    yield voice.line("draft", move=draft)
    try:
        would = link.preview(seat, draft)
    except RefusedError as refusal:
        # It is no move yet.
        yield Line(refusal.message)
        return
    yield from map(Line, would.lacks)
    if not would.lacks and would.points:
        yield voice.line("draft-points", count=would.points)


def is_early(link: TableLink, seat: int, parts: Sequence[str]) -> bool:
    """Say whether the prepared move has to wait for its time still: what is no move at all has none to wait for."""
    try:
        return link.preview(seat, " ".join(parts)).is_early
    except RefusedError:
        return False


def preparable(link: TableLink, seat: int, parts: Sequence[str]) -> Sequence[str]:
    """Give the parts of a move that may be prepared. Raises RefusedError for what is no move at any time."""
    if parts:
        would = link.preview(seat, " ".join(parts))
        if not would.is_move:
            raise RefusedError({"code": NO_MOVE, "message": would.lacks[0]})
    return parts


def told_refusal(
    refusal: RefusedError, typed: str, seat: int | None, *, words: Vocabulary, answers: Answers, voice: Voice
) -> Iterator[Line]:
    """Say why a line was refused; one that begins with no known word may be about a topic of the game's own."""
    first = typed.split(" ")[0]
    if refusal.code != NO_MOVE or words.is_verb(first) or words.question(typed) is not None:
        yield Line(refusal.message, Tone.REFUSAL)
        return
    try:
        yield from answers.topic(typed, seat)
    except RefusedError:
        near = words.near(first)
        if near:
            yield voice.refusal("typed-unknown", typed=first[:40], near=near)
        else:
            yield Line(refusal.message, Tone.REFUSAL)
            yield voice.line("typed-how")
