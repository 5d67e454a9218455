"""Players who plan: legal, with the words that are worth most, and prize cards where they decide."""

from __future__ import annotations

from typing import Any

import pytest

from litera.core.table import Table
from litera.games.klepka.moves import MakeWord
from litera.players.base import Budget, Interrupter, Sight
from litera.players.klepka import ANALYST, LEVELS
from litera.players.klepka.planner import PlanningPlayer, Skill
from litera.texts import LANGUAGES, Speaker
from litera.words.lexicon import Lexicon
from tests.games.klepka.playing import FAR, UKRAINIAN, opened, play, rules, table_of
from tests.players.sights import Stopper, sight

PLANNING = ("club", "expert", "master")
HUNTING = ("expert", "master")
NEARLY = "Сb Лb Аb Вb Аy Уb Кy Рb Аy Їb Нb"


def chosen(table: Table, seat: int, level: str = "master", budget: Budget | None = None, seed: str = "planner") -> str:
    seen = sight(table, seat, seed)
    told = Sight(seen.rules, seat, seen.view, seen.events, seen.stream, budget or seen.budget)
    move = LEVELS[level].choose(told)
    assert table.rules.why_not(table.state, seat, move) is None
    return table.rules.notation.write_move(move)


def interruption(table: Table, seat: int, level: str = "master", seed: str = "planner") -> str | None:
    player = LEVELS[level]
    assert isinstance(player, Interrupter)
    move = player.interrupt(sight(table, seat, seed))
    if move is None:
        return None
    assert table.rules.why_not(table.state, seat, move) is None
    return table.rules.notation.write_move(move)


def test_there_are_six_levels_weakest_first() -> None:
    assert tuple(LEVELS) == ("first", "easy", "casual", "club", "expert", "master")


def test_thinking_stops_when_it_is_asked_to() -> None:
    table = table_of("Тb Аb Нb Еb Вb Иb Кy Оy Тy Рy Сb Лb * / ", lexicon=UKRAINIAN)
    looks = []
    for stopper in (Stopper(after=1), Stopper(after=1_000_000)):
        chosen(table, 0, "master", stopper.budget())
        looks.append(stopper.looks)
    assert looks[0] <= 3 < looks[1]


def test_k16_no_other_exchange_is_looked_at_when_the_time_is_up() -> None:
    hands = "Тb Аb Нb Еb Вb Иb Кy Оy Тy Рy Сb Лb * ~ / Оb Оy Сb Вy Нy Рy Кy *"
    looks = []
    for stopper in (Stopper(after=1), Stopper(after=1_000_000)):
        assert chosen(table_of(hands, lexicon=UKRAINIAN), 0, "master", stopper.budget()).startswith("exchange")
        looks.append(stopper.looks)
    assert looks[0] <= 8 < looks[1]


@pytest.mark.parametrize("level", PLANNING)
def test_k20_the_phrase_is_made(level: str) -> None:
    assert chosen(table_of(f"{NEARLY} Іb / ", lexicon=UKRAINIAN), 0, level) == "word СЛАВА УКРАЇНІ"


@pytest.mark.parametrize("level", HUNTING)
def test_k20_an_exchange_completes_the_phrase(level: str) -> None:
    table = table_of(f"{NEARLY} Гb ~ / Щb Іy", lexicon=UKRAINIAN)
    assert chosen(table, 0, level).endswith(" 1 Іy")
    play(table, f"0 {chosen(table, 0, level)}")
    assert chosen(table, 0, level) == "word СЛАВА УКРАЇНІ"


@pytest.mark.parametrize("level", HUNTING)
def test_k20_an_exchange_breaks_the_phrase_of_another_before_it_is_made(level: str) -> None:
    table = table_of(f"{NEARLY} Іb / ~ Гb Хb", lexicon=UKRAINIAN)
    text = interruption(table, 1, level)
    assert text is not None
    assert text.startswith("exchange")
    play(table, f"1 {text}")
    assert chosen(table, 0, level) != "word СЛАВА УКРАЇНІ"


@pytest.mark.parametrize("level", HUNTING)
def test_k20_letters_of_the_phrase_are_kept_when_it_is_in_reach(level: str) -> None:
    few = "Іy Іy Нy Нy Їb"
    table = table_of(f"{NEARLY} / Хb", "Іb Іb", lexicon=UKRAINIAN)
    assert chosen(table, 0, level) == "done"
    assert chosen(table, 0, "club").startswith("word")
    assert chosen(table_of(f"{few} Хb / Гb", lexicon=UKRAINIAN), 0, level).startswith("word")


def seen_pairs(own: str, other: str, scores: tuple[int, int]) -> Table:
    """Pairs of Щ and of І that all have seen, at A1 and B1, C1 and D1; seat 0 is to open a pair."""
    lying = "Щb Щb Іy Іy Юy Юy Ґb Ґb Єy Єy / Фy Фy Жb Жb"
    table = table_of(f"{own} / {other}", lying, lexicon=UKRAINIAN, phase="flip", scores=list(scores))
    play(table, "0 flip A1 C1", "1 done", "1 flip B1 E1", "0 done", "0 flip D1 G1", "1 done", "1 flip I1 A2", "0 done")
    return table


def first_opened(table: Table, level: str) -> list[str]:
    """Give what the level opens, by several seeds: it may have forgotten a card."""
    return [chosen(table, 0, level, seed=f"seed {number}") for number in range(12)]


@pytest.mark.parametrize("level", HUNTING)
def test_k20_a_hunter_who_is_behind_takes_first_what_brings_the_phrase_nearer(level: str) -> None:
    table = seen_pairs(NEARLY, "Гb", (0, 90))
    assert first_opened(table, level).count("flip C1 D1") > 6
    # Whoever does not hunt takes what is worth more points.
    move = PlanningPlayer(Skill(hunts=False)).choose(sight(table, 0, "calm"))
    assert table.rules.notation.write_move(move) == "flip A1 B1"


@pytest.mark.parametrize("level", HUNTING)
def test_k20_the_leader_takes_first_what_another_wants_for_the_phrase(level: str) -> None:
    assert first_opened(seen_pairs("Гb", NEARLY, (90, 0)), level).count("flip C1 D1") > 6


def test_k21_in_the_last_turns_all_that_pays_is_made() -> None:
    table = table_of("Щb Оb / Сb Оb Нb", "", lexicon=UKRAINIAN)
    assert chosen(table, 0) == "word ЩО [Оb Щb]"
    assert chosen(table_of("Гb / Сb Оb Нb", "", lexicon=UKRAINIAN), 0) == "pass"


@pytest.mark.parametrize("level", [*LEVELS][1:])
def test_k17_the_table_is_shuffled_before_another_takes_what_all_have_seen(level: str) -> None:
    table = table_of(" / #", "Щb Тb Щb Тy Кb Кy", phase="flip")
    play(table, "0 flip A1 B1", "1 done", "1 flip C1 E1")
    # Whoever has forgotten one of the two cards does not know what it might lose.
    assert [interruption(table, 1, level, f"seed {number}") for number in range(20)].count("chaos") > 10


@pytest.mark.parametrize("level", PLANNING)
def test_k17_chaos_is_kept_while_nothing_worth_much_lies_in_sight(level: str) -> None:
    table = table_of(" / #", "Щb Тb Щb Тy Кb Кy", phase="flip")
    play(table, "0 flip A1 B1", "1 done", "1 flip E1 D1")
    assert {interruption(table, 1, level, f"seed {number}") for number in range(10)} == {None}


@pytest.mark.parametrize("level", PLANNING)
def test_a_spent_budget_still_gives_a_legal_move(level: str) -> None:
    table = table_of("Вb Оb Дb Аb Кy Іy Тy * / ", lexicon=UKRAINIAN)
    assert chosen(table, 0, level, Budget(0.0)).startswith(("word", "done"))


def test_the_same_sight_gives_the_same_move() -> None:
    table = table_of("Вb Оb Дb Аb Кy Іy Тy * / Сb Оb Нb", lexicon=UKRAINIAN)
    assert len({chosen(table, 0) for _ in range(3)}) == 1


@pytest.mark.parametrize(
    "options",
    [
        {"unknown_words": "vote", "hands": "hidden"},
        {"match_scope": "nominated", "match_colour": True, "double_for": "both"},
        {"word_filter": "verbs", "repeat_words": "none", "interrupts": "between_turns", "flip_count": "two_pairs"},
    ],
)
def test_games_of_players_who_plan_end(options: dict[str, Any]) -> None:
    bound = rules(3, lexicon=UKRAINIAN, **options)
    table = opened(bound, seed=str(options))
    for _ in range(3000):
        seats = bound.turn(table.state).seats
        if not seats:
            break
        moves = ((seat, interruption(table, seat, PLANNING[seat])) for seat in range(3) if seat not in seats)
        seat, text = next(((seat, text) for seat, text in moves if text), (seats[0], None))
        table.act(seat, text or chosen(table, seat, PLANNING[seat]))
    assert bound.outcome(table.state) is not None
    assert sum(len(sheet) for sheet in table.state.words) >= 8


@pytest.mark.parametrize(
    ("hand", "grid", "said"),
    [
        ("", "", ("nudge-no-letters", "no-cards")),
        ("~ #", FAR, ("nudge-no-letters", "only-prizes")),
        ("# *", "", ("nudge-no-letters", "only-prizes")),
        ("Гb Щb", FAR, ("nudge-no-word", "no-word")),
        ("Гb Ьb", "", ("nudge-no-word", "no-word")),
        (NEARLY, "Іb Іb", ("nudge-done", "done")),
        ("Дb Уb Пy Аb", "", ("nudge-pass", "pass")),
    ],
)
def test_a_hint_says_why_no_word_is_made(hand: str, grid: str, said: tuple[str, str]) -> None:
    lexicon = Lexicon.of_words(["дупа", "сон"], "uk") if said[1] == "pass" else UKRAINIAN
    table = table_of(f"{hand} / Сb Оb Нb", grid, lexicon=lexicon, phase="words" if grid else "last_words")
    hint = ANALYST.hint(sight(table, 0, "hint"))
    assert table.rules.notation.write_move(hint.move) == ("done" if grid else "pass")
    assert (hint.nudge.key, hint.why[0].key) == tuple(f"klepka-hint-{key}" for key in said)
    for language in LANGUAGES:
        speaker = Speaker(language, ("Anna", "Piotr"), 0)
        assert all(map(speaker.say, (hint.nudge, *hint.why)))


@pytest.mark.parametrize(
    ("grid", "options", "key"),
    [("Фy Фy", {}, "set"), ("", {}, "set-only"), ("Фy Фy", {"flip_count": "two_pairs"}, "set-only")],
)
def test_k9_k21_a_hint_promises_pairs_only_where_words_open_them(grid: str, options: dict[str, Any], key: str) -> None:
    table = table_of("Щb Щb Еb Еb Тy Тy Иy Иy Жb Дb / Сb Оb Нb", grid, lexicon=UKRAINIAN, **options)
    keys = [why.key for why in ANALYST.hint(sight(table, 0, "hint")).why]
    assert [one for one in keys if one.startswith("klepka-hint-set")] == [f"klepka-hint-{key}"]


@pytest.mark.parametrize(("level", "word"), [("first", "ВЕБ"), ("expert", "БЕЙ"), (None, "БЕЙ")])
def test_a_hint_for_a_beginner_has_an_everyday_word(level: str | None, word: str) -> None:
    table = table_of("Бy Вy Вy Мy Еy Щb Йy Іb / Сb Оb Нb", "", lexicon=UKRAINIAN, phase="last_words")
    move = ANALYST.hint(sight(table, 0, "hint"), level=level).move
    assert isinstance(move, MakeWord)
    assert move.words == (word,)


def test_a_hint_whose_time_is_up_still_explains_its_word() -> None:
    table = table_of("Щb Оb Тb Аb Кy Іy Тy * / Сb Оb Нb", "", lexicon=UKRAINIAN, phase="last_words")
    seen = sight(table, 0, "hint")
    for after in range(0, 40, 2):
        told = Sight(seen.rules, 0, seen.view, seen.events, seen.stream, Stopper(after=after).budget())
        assert ANALYST.hint(told).why


def test_hints_and_assessments_of_a_whole_game() -> None:
    bound = rules(2, lexicon=UKRAINIAN)
    table = opened(bound, seed="hints")
    said = set()
    while seats := bound.turn(table.state).seats:
        seen = sight(table, seats[0], "hint")
        hint = ANALYST.hint(seen)
        said.add(hint.nudge.key)
        assert hint.why
        played = LEVELS["casual"].choose(sight(table, seats[0], "casual"))
        found = ANALYST.assess(sight(table, seats[0], "assess"), played)
        assert found.of_best.points >= found.of_played.points
        assert 0 <= found.of_played.chance <= found.of_best.chance <= 1
        table.act(seats[0], bound.notation.write_move(hint.move if len(table.steps) % 2 else played))
    assert {"klepka-hint-nudge-word", "klepka-hint-nudge-unknown", "klepka-hint-nudge-pair"} <= said


def test_k13_a_known_pair_loses_nothing_to_the_new_cards_that_it_pays_for() -> None:
    lying = "Оb Кb Оy Нb Тb Аb Іb Вb Рb Еb / Кb Нb Тb Аb Іb Вb Рb Еb"
    table = table_of("Гb / Сb Фy", lying, lexicon=UKRAINIAN, phase="bonus", bonus=4)
    play(table, "0 flip A1 B1", "0 flip C1 D1")
    for places in ("A1 C1", "E1 F1"):
        found = ANALYST.assess(sight(table, 0, "assess"), table.rules.notation.read_move(f"flip {places}"))
        assert found.of_best.points - found.of_played.points < 1, places
    hint = ANALYST.hint(sight(table, 0, "hint"))
    assert (table.rules.notation.write_move(hint.move), hint.why[0].key) == ("flip A1 C1", "klepka-hint-pair")
