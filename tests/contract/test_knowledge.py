"""Who knows what: views leak nothing, what is told is enough; advice and sentences know no more than their seat."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.checking import laws
from litera.checking.laws import as_bytes, watchers
from litera.core.draws import Stream, seed_of
from litera.core.event import Onlooker, Watcher
from litera.core.message import Message
from litera.core.refusal import TableError
from litera.core.table import Table
from litera.core.teller import Teller
from litera.players.base import Budget
from litera.players.levels import advise
from litera.protocol.speech import COMMON_TOPICS, GAME_TOPICS, sentences
from litera.texts import LANGUAGES, Speaker
from tests.contract.cards import KNOWLEDGE
from tests.contract.walks import GAMES, everyone, listed, openings, walks
from tests.effort import examples

EVERY_GAME = pytest.mark.parametrize("game_id", GAMES)


def twin_of(table: Table, watcher: Watcher, text: str) -> Table:
    """Give a table with the same past for this watcher, on which all that they cannot see is drawn anew."""
    return laws.twin_of(table, watcher, Stream(seed_of(text), "twin"))


def hidden(table: Table, watcher: Watcher) -> int:
    """Count the cards that the table has and this watcher does not see."""
    cards = KNOWLEDGE[table.config.game].cards
    view = table.shown(watcher)
    whole = table.shown(Onlooker.TABLE)
    open_parts = {
        key: [] if isinstance(view[key], int) and isinstance(whole[key], list | str) else view[key] for key in view
    }
    seen = cards(open_parts)
    del seen["?"]
    return (cards(whole) - seen).total()


@EVERY_GAME
@examples(250)
@given(st.data())
def test_two_tables_that_differ_only_in_what_a_seat_may_not_see_look_the_same(
    game_id: str, data: st.DataObject
) -> None:
    """At once, set up from the two states as positions, and after the same moves as long as these reveal nothing."""
    table = data.draw(walks(game_id)).end()
    watcher = data.draw(st.sampled_from(watchers(table)))
    seed = data.draw(st.text(max_size=3))
    laws.hidden_cards_show_nowhere(table, watcher, Stream(seed_of(seed), "twin"))
    twin = twin_of(table, watcher, seed)
    assert KNOWLEDGE[game_id].cards(twin.shown(Onlooker.TABLE)) == KNOWLEDGE[game_id].cards(table.shown(Onlooker.TABLE))
    stream = Stream(seed_of(data.draw(st.text(max_size=3))), "after")
    for _ in range(5):
        if not same_after_a_move(table, twin, watcher, stream):
            break


def same_after_a_move(table: Table, twin: Table, watcher: Watcher, stream: Stream) -> bool:
    """Make a move on both tables and compare what is told; False where it revealed something, or cannot be made."""
    seats = [seat for seat in range(table.rules.seats) if listed(table, seat)]
    if not seats:
        return False
    seat = stream.choose(seats)
    text = table.rules.notation.write_move(stream.choose(listed(table, seat)))
    before, steps = hidden(table, watcher), len(table.steps)
    try:
        since = table.act(seat, text)
        twin.act(seat, text)
    except TableError:
        return False
    by_chance = any(step.entry.seat is None for step in table.steps[steps:])
    revealing = text.split(" ")[0] in KNOWLEDGE[table.config.game].revealing
    over = table.rules.outcome(table.state) is not None  # the end counts what hands are worth
    if by_chance or revealing or over or hidden(table, watcher) < before:
        return False
    assert as_bytes(Teller(twin).told(watcher, since)) == as_bytes(Teller(table).told(watcher, since)), text
    assert as_bytes(twin.shown(watcher)) == as_bytes(table.shown(watcher)), text
    return True


@EVERY_GAME
@examples(100)
@given(st.data())
def test_the_table_itself_hides_nothing(game_id: str, data: st.DataObject) -> None:
    """Resampled from the view of the table, the state is what it was; nothing in the view is masked."""
    table = data.draw(walks(game_id)).end()
    laws.the_table_sees_all(table, Stream(seed_of("x"), "twin"))
    assert "?" not in as_bytes(table.shown(Onlooker.TABLE)).decode()


@EVERY_GAME
@examples(100)
@given(st.data())
def test_a_spectator_sees_no_more_than_any_seat(game_id: str, data: st.DataObject) -> None:
    table = data.draw(walks(game_id)).end()
    for seat in range(table.rules.seats):
        assert hidden(table, seat) <= hidden(table, Onlooker.SPECTATOR)
        twin = twin_of(table, seat, "x")
        assert as_bytes(twin.shown(Onlooker.SPECTATOR)) == as_bytes(table.shown(Onlooker.SPECTATOR))


@EVERY_GAME
@examples(30)
@given(st.data())
def test_a_deal_shows_a_spectator_no_more_than_they_see_after_it(game_id: str, data: st.DataObject) -> None:
    """Deals from different seeds that leave a spectator the same view were told them in the same words."""
    game = GAMES[game_id]
    opening = data.draw(openings(game_id))
    fixed = dict(opening.options) | {option.name: 0 for option in game.options if option.kind.value == "seat"}
    told: dict[bytes, bytes] = {}
    for n in range(12):
        seeded = type(opening)(game_id, opening.seats, fixed, f"{opening.seed} {n}", house=True)
        table = seeded.table()
        view = as_bytes(table.shown(Onlooker.SPECTATOR))
        heard = as_bytes(Teller(table).told(Onlooker.SPECTATOR))
        assert told.setdefault(view, heard) == heard


@EVERY_GAME
@examples(150)
@given(st.data())
def test_the_first_view_and_the_news_give_the_later_view(game_id: str, data: st.DataObject) -> None:
    """For every watcher, from whatever event on they begin to listen; numbers without gaps."""
    walk = data.draw(walks(game_id, longest=25))
    begin = data.draw(st.integers(0, walk.moves))
    first: dict[Watcher, dict[str, Any]] = {}
    since = 0
    for number, table in enumerate(walk.play()):
        if number == begin:
            first = {watcher: table.shown(watcher) for watcher in everyone(table)}
            since = table.last
    laws.what_is_told_gives_the_view(table, first, since)


@EVERY_GAME
@examples(60)
@given(st.data())
def test_every_kind_of_event_has_an_importance_and_a_sentence_for_every_watcher(
    game_id: str, data: st.DataObject
) -> None:
    table = data.draw(walks(game_id, longest=25)).end()
    for sentence in laws.events_have_an_importance(table):
        for language in LANGUAGES:
            assert Speaker(language).say(sentence).strip()


def answer(table: Table, watcher: Watcher, what: str) -> tuple[Message, ...] | None:
    """Give what a topic is answered with, None where there is no such topic for this watcher now."""
    try:
        return sentences(table, watcher, what, verbosity=3, since=0)
    except TableError:
        return None


TOPICS = (*GAME_TOPICS, *COMMON_TOPICS, "word 1", "word 2", "spell 1", "hand 1", "history 3")
ALWAYS = ("table", "now", "scores", "whose", "result")
LONGEST_LINE = 400


@EVERY_GAME
@examples(60)
@given(st.data())
def test_everything_can_be_said_in_every_language(game_id: str, data: st.DataObject) -> None:
    table = data.draw(walks(game_id)).end()
    for watcher in watchers(table):
        # Many topics are answered with the same sentences.
        answered: dict[str, Message] = {}
        for what in TOPICS:
            told = answer(table, watcher, what)
            assert told or what not in ALWAYS, what
            answered |= {repr(sentence): sentence for sentence in told or ()}
        seat = watcher if isinstance(watcher, int) else None
        for language in LANGUAGES:
            speaker = Speaker(language, ("Anna", "Богдан"), seat)
            for sentence in answered.values():
                line = speaker.say(sentence)
                assert line.strip(), sentence
                assert len(line) <= LONGEST_LINE, line


@EVERY_GAME
@examples(60)
@given(st.data())
def test_no_sentence_gives_away_a_secret(game_id: str, data: st.DataObject) -> None:
    """What is said to a watcher is the same when all that they may not see is other."""
    table = data.draw(walks(game_id)).end()
    watcher = data.draw(st.sampled_from(watchers(table)))
    twin = twin_of(table, watcher, data.draw(st.text(max_size=3)))
    for what in TOPICS:
        assert answer(twin, watcher, what) == answer(table, watcher, what), what


@EVERY_GAME
@examples(60)
@given(st.data())
def test_advice_does_not_change_when_hidden_cards_change(game_id: str, data: st.DataObject) -> None:
    table = data.draw(walks(game_id, longest=25)).end()
    for seat in table.rules.turn(table.state).seats:
        twin = twin_of(table, seat, data.draw(st.text(max_size=3)))
        advised = advise(table, seat, "easy", budget=Budget())
        assert advised == advise(twin, seat, "easy", budget=Budget())
        assert advised is not None
        assert table.rules.why_not(table.state, seat, table.rules.notation.read_move(advised)) is None
