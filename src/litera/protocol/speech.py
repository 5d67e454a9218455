"""What can be asked of every table in words: scores, whose turn it is, what happened; all else the game describes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from litera.core.event import Json, Onlooker, Seat, Watcher
from litera.core.message import Message, SeatName, message
from litera.core.refusal import Code, SetupError, refuse
from litera.core.table import Table
from litera.texts import Speaker

COMMON_TOPICS = ("scores", "whose", "demand", "last", "history", "news", "result")
OF_PROGRAMS = frozenset({"demand", "news"})
"""Topics that programs ask about of their own accord: people have no words for them."""
GAME_TOPICS = ("table", "hand", "word", "spell", "find", "places", "bag", "cards", "now")
LETTER_BY_LETTER = frozenset({"hand", "spell"})
"""Topics in which a letter that is heard wrong is a letter that is played wrong."""
HISTORY = 10
ALWAYS = 1
"""The importance of an event of which the voice says none."""


def sentences(table: Table, watcher: Watcher, what: str, *, verbosity: int, since: int) -> tuple[Message, ...]:
    """Answer a question about the table. ``what`` is a topic with, for some, an argument ("word 3", "history 5").

    ``verbosity`` 1 says only the main events, 3 all; ``news`` says those after number ``since``; ``result`` does not
    say why the game ended, where an event up to that number did.
    Raises SetupError (``bad_request``) for a topic that there is not, or an argument that cannot be read.
    """
    topic, _, argument = what.strip().partition(" ")
    match topic:
        case "scores":
            return tuple(_scores(table))
        case "whose":
            return (whose(table, watcher),)
        case "demand":
            return tuple(_demand(table, watcher))
        case "result":
            return tuple(_result(table, since))
        case "news":
            return tuple(_news(table, watcher, verbosity, since))
        case "last":
            return tuple(_news(table, watcher, verbosity, _start_of(table, 1)))
        case "history":
            return tuple(_news(table, watcher, verbosity, _start_of(table, _count(argument))))
        case "remember" if noted := table.rules.voice.remember(table.happenings(watcher, 0), argument.strip()):
            return noted
    view, argument = table.rules.view(table.state, watcher), argument.strip()
    described = table.rules.voice.describe(view, topic, argument) or tuple(_plainly(table, watcher, topic))
    if topic == "find":
        described += table.rules.voice.recall(table.happenings(watcher, 0), argument)
    if not described:
        described_here = (known for known in GAME_TOPICS if table.rules.voice.describe(view, known, ""))
        topics = (*described_here, *(topic for topic in COMMON_TOPICS if topic not in OF_PROGRAMS))
        raise SetupError(refuse(Code.BAD_REQUEST, key="say-unknown", what=what[:40], topics=topics))
    return described


def _plainly(table: Table, watcher: Watcher, topic: str) -> Iterator[Message]:
    """Answer what is asked of every table, where the game says nothing of its own: the scores, and whose turn it is."""
    if topic == "table":
        yield from _scores(table)
    if topic in ("table", "now"):
        yield whose(table, watcher)


def _demand(table: Table, watcher: Watcher) -> Iterator[Message]:
    """Say what is to be done now in as few words as will do for those who know what may be done."""
    voice = table.rules.voice
    now = voice.describe(table.rules.view(table.state, watcher), "now", "") or (whose(table, watcher),)
    yield from filter(None, map(voice.brief, now))


def whose(table: Table, watcher: Watcher) -> Message:
    """Say for whom the table waits."""
    seats = table.rules.turn(table.state).seats
    if not seats:
        return message("whose-over")
    if watcher in seats:
        return message("whose-you")
    return message("whose-other", names=tuple(SeatName(seat) for seat in seats))


def _scores(table: Table) -> Iterator[Message]:
    scores = table.rules.scores(table.state)
    for seat in sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat)):
        yield message("score", name=SeatName(seat), points=scores[seat])


def _result(table: Table, since: int) -> Iterator[Message]:
    outcome = table.rules.outcome(table.state)
    if outcome is None:
        yield message("result-none")
        return
    winners: tuple[Seat, ...] = outcome.winners
    names = tuple(SeatName(seat) for seat in winners)
    yield message("result-winner" if len(winners) == 1 else "result-winners", names=names)
    told = (
        event for step in table.steps[-1:] for number, event in enumerate(step.events, step.first) if number <= since
    )
    if not any("reason" in event.told(Onlooker.SPECTATOR) for event in told):
        yield message(f"{table.config.game}-reason-{outcome.reason}")
    yield from _scores(table)


def narrated(table: Table, happenings: Iterable[Mapping[str, Any]], verbosity: int) -> Iterator[Message]:
    """Put what a watcher was told into sentences, as much of it as the verbosity asks for."""
    voice = table.rules.voice
    for told in happenings:
        if voice.importance.get(str(told["kind"]), ALWAYS) <= verbosity:
            sentence = voice.narrate(told)
            if sentence is not None:
                yield sentence


def told_in_words(table: Table, happenings: Iterable[Mapping[str, Any]], speaker: Speaker) -> Iterator[dict[str, Json]]:
    """Give what a watcher was told, each event with its ``level``, what is ``said`` of it, and that in ``brief``.

    The level is 1 for the main events to 3 for the least; null is said of an event that needs no words. The brief
    sentence is empty where those who don't want everything need none.
    """
    voice = table.rules.voice
    for told in happenings:
        sentence = voice.narrate(told)
        brief = None if sentence is None else voice.brief(sentence)
        yield {
            **told,
            "level": voice.importance.get(str(told["kind"]), ALWAYS),
            "said": None if sentence is None else speaker.say(sentence),
            "brief": "" if brief is None else speaker.say(brief),
        }


def _news(table: Table, watcher: Watcher, verbosity: int, since: int) -> Iterator[Message]:
    return narrated(table, table.happenings(watcher, since), verbosity)


def _start_of(table: Table, moves: int) -> int:
    """Give the number of the last event before the last so many players' moves."""
    steps = [step for step in table.steps if step.entry.seat is not None]
    return steps[-min(moves, len(steps))].first - 1 if steps and moves else 0


def _count(argument: str) -> int:
    if not argument:
        return HISTORY
    if not (argument.isascii() and argument.isdigit() and int(argument[:4]) > 0):
        raise SetupError(refuse(Code.BAD_REQUEST, key="say-count", argument=argument[:40]))
    return int(argument[:4])
