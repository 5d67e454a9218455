"""The opponent for an even match: it learns from results, and plays between the levels that it goes by."""

from __future__ import annotations

from collections import Counter
from statistics import mean

import pytest
from bench.even import LEARNING, matches
from hypothesis import given
from hypothesis import strategies as st

from litera.core.draws import Stream
from litera.core.refusal import TableError
from litera.players.base import Interrupter
from litera.players.even import BEYOND, EVEN, PARTS, Between, Form, after, even_player, level_of, named, newcomer, peer
from litera.players.levels import REFERENCE, levels, opponents, player_of, ratings
from litera.protocol.level_texts import title
from tests.games.dnup.playing import dealt
from tests.players.sights import sight
from tests.players.test_references import GAMES

SCALE = {"weak": 400, "middle": 700, "strong": 1200}


@pytest.mark.parametrize("game", GAMES)
def test_an_even_match_is_offered_behind_the_levels_and_begins_as_gently_as_the_second(game: str) -> None:
    assert opponents(game) == (*levels(game), EVEN)
    second = [*levels(game)][1]
    assert newcomer(ratings(game)).rating == ratings(game)[second]
    assert player_of(game, EVEN) == player_of(game, named(EVEN, ratings(game)[second]))


@pytest.mark.parametrize(
    ("opponents", "level"),
    [
        ((), None),
        (("somebody",), None),
        (("strong", "weak"), "weak"),
        (("middle",), "middle"),
        (("even:699",), "weak"),
        (("even:700", "strong"), "middle"),
        (("even:100",), "weak"),
        (("even:5000",), "strong"),
    ],
)
def test_somebody_is_taken_to_be_as_good_as_the_weakest_opponent(opponents: tuple[str, ...], level: str | None) -> None:
    assert peer(opponents, SCALE) == level


@pytest.mark.parametrize("name", ["even:", "even:much", "even:-5", "even:1.5", "evening"])
def test_what_names_no_rating_is_refused(name: str) -> None:
    with pytest.raises(TableError) as caught:
        player_of("dnup", name)
    assert caught.value.refusal.code == "bad_option"


def test_it_is_called_the_same_whatever_it_plays_at() -> None:
    assert named("club", 640) == "club"
    assert named(EVEN, None) == EVEN
    assert named(EVEN, 640.4) == "even:640"
    assert level_of("even:640") == EVEN
    assert level_of("club") == "club"
    assert title("even:640", "en") == title(EVEN, "en") == "Even match"


def test_at_the_rating_of_a_level_it_is_that_level_and_between_two_it_is_nearer_to_the_nearer_one() -> None:
    players = levels("dnup")
    first, easy, casual, *_, master = players
    scale = {first: 400, easy: 600, casual: 1000, master: 2000}
    assert even_player(700, players, scale) == Between(players[easy], players[casual], PARTS // 4)
    assert even_player(600, players, scale) == Between(players[easy], players[casual], 0)
    assert even_player(300, players, scale) == Between(players[first], players[easy], 0)
    assert even_player(2000, players, scale) == players[master]


class Saying:
    """A player that says who it is."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, seen: object) -> str:
        """Say it."""
        return self.name


class Calling(Saying):
    """One that also does so when others are on turn."""

    def interrupt(self, seen: object) -> str:
        """Say it."""
        return self.name


def test_it_plays_so_many_turns_as_each_of_two_levels() -> None:
    seen = [sight(dealt(2), 0, str(number)) for number in range(400)]
    one = even_player(550, {"low": Saying("weaker"), "high": Calling("stronger")}, {"low": 500, "high": 700})
    chosen = Counter(one.choose(each) for each in seen)
    assert 60 < chosen["stronger"] < 140
    assert chosen["weaker"] == 400 - chosen["stronger"]
    assert isinstance(one, Interrupter)
    assert {one.interrupt(each) for each in seen} == {None, "stronger"}
    silent = even_player(550, {"low": Saying("weaker"), "high": Saying("stronger")}, {"low": 500, "high": 700})
    assert not isinstance(silent, Interrupter)


@given(
    st.floats(400, 1200),
    st.integers(0, 60),
    st.lists(st.sampled_from([*SCALE, EVEN]), min_size=1, max_size=4),
    st.floats(0, 1),
)
def test_a_form_rises_with_what_is_won_and_stays_near_the_scale(
    rating: float, games: int, others: list[str], won: float
) -> None:
    form = Form(rating, games)
    lost, part, all_won = (after(form, others, each, ratings=SCALE) for each in (0.0, won, 1.0))
    assert 400 - BEYOND <= lost.rating <= part.rating <= all_won.rating <= 1200 + BEYOND
    assert lost.rating <= rating <= all_won.rating
    assert part.games == games + 1


def test_a_surprise_moves_a_form_more_than_what_was_expected_and_early_games_more_than_later_ones() -> None:
    early, late = Form(700), Form(700, 40)
    moved = [after(late, (level,), 1, ratings=SCALE).rating - 700 for level in SCALE]
    assert moved == sorted(moved)
    assert after(early, (EVEN,), 1, ratings=SCALE).rating > after(late, (EVEN,), 1, ratings=SCALE).rating
    # Of four seats each is expected to win a quarter.
    assert after(late, (EVEN, EVEN, EVEN), 0.25, ratings=SCALE).rating == pytest.approx(700)


@pytest.mark.parametrize("strength", [420, 600, 900, 1150])
def test_somebody_of_any_strength_on_the_scale_wins_half_of_the_games_in_the_end(strength: int) -> None:
    stream, won = Stream(b"", f"even {strength}"), []
    for _ in range(200):
        form = newcomer(SCALE)
        for number in range(2 * LEARNING):
            chance = 1 / (1 + 10 ** ((form.rating - strength) / 400))
            result = float(stream.below(1000) < 1000 * chance)
            form = after(form, (EVEN,), result, ratings=SCALE)
            if number >= LEARNING:
                won.append(result)
    assert 0.45 < mean(won) < 0.55


def test_a_person_made_simple_wins_about_half_of_real_games() -> None:
    played = matches("dnup", REFERENCE + "one-step", LEARNING + 20)
    assert played[-1].rating > newcomer(ratings("dnup")).rating
    assert 0.35 <= mean(match.won for match in played[LEARNING:]) <= 0.65
