"""Five levels: each beats the one before it, plays at once when its time is up, and the same table the same way."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from litera.core.draws import Stream, seed_of
from litera.core.event import Seat
from litera.core.table import Table
from litera.games.dnup.cards import READ
from litera.players.base import Assessment, Budget, Hint, Player, Sight
from litera.players.dnup import ANALYST, LEVELS
from litera.players.dnup.analyst import DnupAnalyst, reasons
from litera.players.dnup.equity import after, chances
from litera.players.dnup.searcher import Searcher
from litera.texts import LANGUAGES, Speaker
from tests.games.dnup.playing import dealt, table_of
from tests.players.sights import Stopper
from tests.search.dnup.random_games import bound

SEARCHERS = tuple(level for level in LEVELS if level != "easy")
QUICK = DnupAnalyst(Searcher(rollouts=400, span=99, draws_conclusions=True))


def sight(table: Table, seed: str, budget: Budget | None = None) -> Sight[Any, Any]:
    seat = table.rules.turn(table.state).seats[0]
    view, told = table.rules.view(table.state, seat), tuple(table.happenings(seat))
    return Sight(table.rules, seat, view, told, Stream(seed_of(seed), "test"), budget or Budget())


def chosen(player: Player, table: Table, seed: str, budget: Budget | None = None) -> str:
    return table.rules.notation.write_move(player.choose(sight(table, seed, budget)))


def spent() -> Budget:
    return Budget(0.0)


def wins(player: Player, other: Player, games: int) -> int:
    """Count the games of two seats, each deal played from both, that the first player wins."""
    won = 0
    for game in range(games):
        table, seat = dealt(2, f"match {game // 2}"), game % 2
        players: dict[Seat, Player] = {seat: player, 1 - seat: other}
        while seats := table.rules.turn(table.state).seats:
            table.act(seats[0], chosen(players[seats[0]], table, f"{game} {table.last}"))
        outcome = table.rules.outcome(table.state)
        won += outcome is not None and outcome.winners == (seat,)
    return won


def test_there_are_six_levels_weakest_first() -> None:
    assert tuple(LEVELS) == ("first", "easy", "casual", "club", "expert", "master")


def test_a_level_beats_the_one_before_it() -> None:
    """Fewer games than would measure it, with fixed chance; the benchmark of the arena measures."""
    assert wins(LEVELS["casual"], LEVELS["easy"], 30) >= 18
    assert wins(LEVELS["club"], LEVELS["casual"], 20) >= 13
    assert wins(LEVELS["expert"], LEVELS["club"], 8) >= 5


@pytest.mark.parametrize("level", SEARCHERS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_budget_that_is_spent_still_gives_a_legal_move(level: str, seats: int) -> None:
    table = dealt(seats, level)
    for _ in range(12):
        move = chosen(LEVELS[level], table, "spent", spent())
        seat = table.rules.turn(table.state).seats[0]
        assert table.rules.why_not(table.state, seat, table.rules.notation.read_move(move)) is None
        table.act(seat, move)


def test_thinking_stops_when_it_is_asked_to() -> None:
    table = dealt(2, "stop")
    looks = []
    for stopper in (Stopper(after=4), Stopper(after=1_000_000)):
        move = chosen(LEVELS["master"], table, "stop", stopper.budget())
        assert (
            table.rules.why_not(
                table.state, table.rules.turn(table.state).seats[0], table.rules.notation.read_move(move)
            )
            is None
        )
        looks.append(stopper.looks)
    assert looks[0] <= 6 < looks[1]


@pytest.mark.parametrize("level", SEARCHERS)
def test_last_cards_are_played(level: str) -> None:
    assert chosen(LEVELS[level], table_of("3/4 3/6 | 7/1 | 2/8"), "last") == "A 3/4 3/6"


@settings(max_examples=15)
@given(st.sampled_from([2, 3, 5]), st.integers(0, 2**32))
def test_the_same_table_is_played_the_same_way(seats: int, seed: int) -> None:
    """Whatever the hands are that the seat does not see."""
    table = dealt(seats, str(seed))
    seen = sight(table, "same")
    hidden = table.rules.resample(seen.view, Stream(seed_of(str(seed)), "other"))
    twin = Sight(table.rules, seen.seat, table.rules.view(hidden, seen.seat), seen.events, *drawn("same"))
    for level in ("casual", "club"):
        assert LEVELS[level].choose(sight(table, "same")) == LEVELS[level].choose(twin)
        twin = Sight(table.rules, seen.seat, twin.view, seen.events, *drawn("same"))


def drawn(seed: str) -> tuple[Stream, Budget]:
    return Stream(seed_of(seed), "test"), Budget()


def test_what_scores_are_worth() -> None:
    two, four = bound(2).ruleset, bound(4).ruleset
    assert chances(two, (0, 0)) == (0.5, 0.5)
    assert chances(two, (1, 0)) == (0.75, 0.25)
    assert chances(four, (2, 0, 4, 1)) == (0, 0, 1, 0)
    assert sum(chances(four, (2, 1, 0, 3))) == pytest.approx(1)
    assert after(four, (2, 3, 0, 0), (0, 1)) == (4, 3, 0, 0)
    assert after(four, (1, 2, 0, 0), (0, 1)) == (3, 3, 0, 0)


def say_all(hint: Hint) -> list[str]:
    names = ("Anna", "Богдан", "Celina", "Dan", "Є")
    return [Speaker(language, names, 0).say(line) for language in LANGUAGES for line in (hint.nudge, *hint.why)]


@settings(max_examples=15)
@given(st.sampled_from([2, 3, 4, 5]), st.integers(0, 2**32), st.integers(0, 20), st.data())
def test_hints_and_assessments_hold_together(seats: int, seed: int, moves: int, data: st.DataObject) -> None:
    table = dealt(seats, str(seed), free_first_rotation=bool(seed % 2))
    for _ in range(moves):
        if table.rules.turn(table.state).seats:
            table.act(table.rules.turn(table.state).seats[0], chosen(LEVELS["easy"], table, f"{table.last}"))
    if not table.rules.turn(table.state).seats:
        return
    state, seat = table.state, table.rules.turn(table.state).seats[0]
    hint = QUICK.hint(sight(table, "hint"))
    assert table.rules.why_not(state, seat, hint.move) is None
    assert 1 <= len(hint.why) <= 3
    assert all(line.strip() for line in say_all(hint))
    played = data.draw(st.sampled_from(table.rules.legal(state, seat).moves))
    assessment = QUICK.assess(sight(table, "assess"), played)
    assert table.rules.why_not(state, seat, assessment.best) is None
    assert 0 <= assessment.of_played.chance <= assessment.of_best.chance <= 1
    assert assessment.of_played.points <= assessment.of_best.points <= bound(seats).ruleset.goal


def hinted(table: Table) -> list[str]:
    return [line.key for line in (lambda hint: (hint.nudge, *hint.why))(QUICK.hint(sight(table, "hint")))]


def test_a_hint_mentions_last_cards_of_sets_sent_back_and_of_certain_wins() -> None:
    assert hinted(table_of("3/4 3/6 | 7/1 | 2/8"))[:2] == ["dnup-hint-lay", "dnup-hint-last"]
    beating = table_of("6/4 | 7/1 | 2/8", sets="| 5/7 |", round_turns=5)
    assert hinted(beating)[1:3] == ["dnup-hint-last", "dnup-hint-beats"]
    left = {"1/3", "1/4", "5/7", "6/7"}
    gone = [text for text, card in READ.items() if card & bound(2).ruleset.cards and text not in left]
    certain = table_of("1/3 4/1 | 7/5 7/6", gone=gone, area=1, round_turns=20)
    assert "dnup-hint-certain" in hinted(certain)


def test_a_hint_says_what_the_hand_is_like_only_where_it_gets_better() -> None:
    view = table_of("3/4 5/4 6/4 | 7/1 | 2/8", sets="| 5/7 5/8 |", round_turns=5)

    def told(move: str) -> list[tuple[str, object]]:
        told_of = sight(view, "x")
        messages = reasons(told_of.rules.ruleset, told_of.view, view.rules.notation.read_move(move), is_certain=False)
        return [(line.key, dict(line.parameters)) for line in messages]

    assert told("A 3/4") == [("dnup-hint-values", {"before": 3, "after": 2})]
    assert told("D") == [("dnup-hint-values", {"before": 3, "after": 1})]
    assert told("C 1") == []
    view = table_of("3/4 4/5 | 7/1 | 2/8", sets="| 5/3 |", round_turns=5)
    assert told("C 1") == [("dnup-hint-group", {"count": 2, "value": 3})]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Dan has to take 2 cards back."),
        ("pl", "Dan musi wziąć z powrotem 2 karty."),
        ("uk", "Dan має забрати назад 2 картки."),
        ("ro", "Dan trebuie să ia înapoi 2 cărți."),
    ],
)
def test_d5_a_hint_says_who_takes_cards_back(language: str, said: str) -> None:
    seen = sight(table_of("6/4 6/1 2/3 | 7/1 | 2/8", sets="| 5/7 5/8 |", round_turns=5), "x")
    move = seen.rules.notation.read_move("A 6/1 6/4")
    (first, *_) = reasons(seen.rules.ruleset, seen.view, move, is_certain=False)
    assert Speaker(language, ("Anna", "Dan", "Є"), 0).say(first) == said


def test_d15_a_hint_mentions_an_own_set_that_comes_back() -> None:
    table = table_of("5/1 2/3 | 7/1", sets="| 4/2 | |", area=1, round_turns=20)
    seen = sight(table, "x")
    (first, *_) = reasons(seen.rules.ruleset, seen.view, table.rules.notation.read_move("A 5/1"), is_certain=False)
    assert Speaker("en", (), 0).say(first) == "Your own set comes back to your hand as 2 over 4."


def test_d4_a_hint_says_that_a_card_added_does_not_come_back() -> None:
    table = table_of("5/8 3/4 | 7/1 | 2/8", sets="| 5/1 |", round_turns=5)
    seen = sight(table, "x")
    told = reasons(seen.rules.ruleset, seen.view, table.rules.notation.read_move("B 5/8 1"), is_certain=False)
    assert [line.key for line in told] == ["dnup-hint-values", "dnup-hint-theirs"]


def test_a_blunder_loses_chances() -> None:
    """Not to play the last card, where the rival plays their own next."""
    table = table_of("3/4 | 7/1", area=2, round_turns=20)
    assessment: Assessment = ANALYST.assess(sight(table, "x", Budget(2.0)), table.rules.notation.read_move("D"))
    assert table.rules.notation.write_move(assessment.best) == "A 3/4"
    assert assessment.of_best.chance > 0.7
    assert assessment.of_played.chance < 0.3


def test_importing_the_levels_loads_no_compiler() -> None:
    program = "import sys, litera.players.dnup; print([name for name in ('numba', 'numpy') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
