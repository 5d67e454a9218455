"""A game at one screen, fed with lines: questions, prepared moves, several people, machines, the end."""

from __future__ import annotations

import json
import re
import unicodedata
from pathlib import Path
from typing import Any

import pytest

from litera.client.local import LocalClient
from litera.terminal.drafts import is_early
from litera.terminal.files import read_table
from litera.terminal.lines import Voice
from litera.terminal.link import TableLink
from litera.terminal.session import KNOWN
from litera.texts import LANGUAGES
from tests.terminal.talking import MOST_PROMPTS, PUSHED, Talk, hinted, opened

BEATEN: dict[str, Any] = {
    "hands": [["3/4", "3/6", "5/8"], ["7/8", "1/5"], ["2/4", "2/6"]],
    "sets": [[], ["4/5", "4/6", "4/7"], []],
    "turn": 0,
}
"""Three seats of a game with open moves: seat 0 holds two threes and a five; three fours lie before seat 1."""


def position(folder: Path, levels: tuple[str | None, ...] = (None, "easy", "easy"), **more: Any) -> Talk:
    return Talk(opened(folder, "dnup", levels, ("Anna", "Piotr", "Ola"), position=BEATEN, **more))


def people(folder: Path, **more: Any) -> Talk:
    return position(folder, (None, None, None), **more)


# What is told without a question


def test_a_game_begins_with_title_players_help_table_hand_and_what_to_do(tmp_path: Path) -> None:
    talk = position(tmp_path)
    lines = talk.last.splitlines()
    assert lines[0] == "Upside Down"
    assert "Players by seat: 1 Anna, 2 Piotr and 3 Ola" in lines
    assert "Press Enter for your hand and options; type “help” for all commands." in lines
    assert any(line.startswith("Hand: ") for line in lines)
    assert lines[-1] == talk.say("now")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", ["first", "second", "third"])
@pytest.mark.parametrize("game", ["dnup", "scrabble_cards", "word_rummikub"])
def test_a_dealt_hand_is_said_once_as_it_is_when_asked_for(tmp_path: Path, game: str, seed: str, language: str) -> None:
    talk = Talk(opened(tmp_path, game, seed=seed, language=language))
    said, hand = talk.last.splitlines(), talk.say("hand").splitlines()
    assert [said.count(line) for line in hand] == [1] * len(hand), said
    drawn = re.sub(r"^[^:]*: |\d+\) | – .*", "", hand[0])
    assert sum(drawn in re.sub(r"\d+\) ", "", line) for line in said) == 1, said


def test_a_hand_that_was_dealt_unheard_is_said_at_the_first_turn(tmp_path: Path) -> None:
    session = opened(tmp_path, "dnup")
    list(session.hear("mute game"))
    talk = Talk(session)
    assert talk.say("hand") in talk.heard[0].splitlines()


def test_after_a_move_its_news_and_those_of_machines_are_said_then_what_to_do(tmp_path: Path) -> None:
    talk = position(tmp_path)
    lines = talk.say("A 3/4 3/6").splitlines()
    assert lines[0].startswith("You play")
    assert "3 over 4, 6" in lines[0]
    assert any(line.startswith("Piotr ") for line in lines)
    assert lines[-1] == talk.say("whose")


def test_the_hand_and_what_may_be_done_are_said_on_enter_and_at_each_turn_to_those_who_want_all(tmp_path: Path) -> None:
    talk = position(tmp_path)
    assert talk.say("A 3/4").splitlines()[-1] == "Your turn."
    assert "Hand: " not in talk.last
    assert talk.say("").splitlines()[-1] == talk.say("now")
    assert talk.say("").startswith("Hand: ")
    everything = position(tmp_path, verbose=3)
    assert everything.say("A 3/4").count("Hand: ") == 1
    assert everything.last.splitlines()[-1] == everything.say("now")


def test_news_are_announced_once(tmp_path: Path) -> None:
    talk = position(tmp_path)
    told = talk.say("A 3/4 3/6").splitlines()[0]
    assert told not in talk.say("B 5/8 1")
    assert told in talk.say("history 10")


def test_verbosity_1_says_less_and_3_more(tmp_path: Path) -> None:
    told = [len(position(tmp_path, verbose=level).say("A 3/4").splitlines()) for level in (1, 2, 3)]
    assert told == sorted(told)
    assert told[0] < told[2]


# Questions


@pytest.mark.parametrize(
    "question",
    ["hand", "table", "bag", "scores", "whose", "clock", "rules", "rules 1", "hint", "again", "now", "verbose",
     "width", "draft", "help", "help hand", "?", "last", "history 5"],
)  # fmt: skip
@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_answered_and_leave_the_table_as_it_was(tmp_path: Path, language: str, question: str) -> None:
    talk = position(tmp_path, language=language)
    talk.say("A 3/4")
    before = read_table(tmp_path / "tables" / "table.json").record
    assert talk.say(question)
    talk.say("quit")
    assert read_table(tmp_path / "tables" / "table.json").record == before


def test_what_can_be_done_is_listed_with_an_example_of_each_kind_from_the_present_hand(tmp_path: Path) -> None:
    told = position(tmp_path).say("?")
    assert "“play 5/8”" in told
    assert len(told.splitlines()) > 3
    assert told.splitlines()[-1] == "“help” lists all commands"


def test_an_example_may_be_typed_as_it_stands(tmp_path: Path) -> None:
    assert position(tmp_path, language="pl").say("połóż 3/4").startswith("Wykładasz")


def test_a_hint_is_a_move_that_can_be_made(tmp_path: Path) -> None:
    talk = position(tmp_path)
    assert talk.say(hinted(talk, Voice("en"))).startswith("You play")


def test_again_says_the_last_answer_and_nothing_new(tmp_path: Path) -> None:
    talk = position(tmp_path)
    assert talk.say("again") == talk.heard[0]
    scores = talk.say("scores")
    assert talk.say("again", "again") == scores
    assert talk.say("again") == scores


def test_the_clock_shows_the_time_played(tmp_path: Path) -> None:
    seconds = iter((100.0, 285.0))
    assert "Time played: 3 minutes 5 s" in Talk(opened(tmp_path, "dnup", now=lambda: next(seconds, 285.0))).say("clock")


def test_the_clock_shows_the_times_of_the_options(tmp_path: Path) -> None:
    free = Talk(opened(tmp_path, "scrabble_cards")).say("clock")
    timed = Talk(opened(tmp_path, "scrabble_cards", options={"answer_seconds": 20})).say("clock")
    assert "There is no time limit at this table." in free
    assert "answer_seconds: 20 s" in timed


def test_verbosity_and_width_are_settings_with_limits(tmp_path: Path) -> None:
    talk = position(tmp_path)
    assert talk.say("verbose") == "verbose 2: most events"
    assert talk.say("verbose 3") == "verbose 3: everything"
    assert talk.say("verbose 4") == "“verbose” must be followed by 1, 2 or 3, not “4”."
    assert talk.say("width") == "width 0: as wide as the terminal"
    assert talk.say("width 40") == "width 40"
    assert talk.conversation.width == 40
    for wrong in ("5", "1000", "-1", "wide", "9" * 50):
        assert "must be followed by 0 or a number from 20 to 500" in talk.say(f"width {wrong}")
    assert talk.conversation.width == 40
    talk.say("width 0")
    assert talk.conversation.width is None


def test_rules_are_given_by_topics(tmp_path: Path) -> None:
    talk = position(tmp_path)
    topics = [line for line in talk.say("rules").splitlines() if line[0].isdigit()]
    assert len(topics) >= 6
    number, name = topics[1].split(" ", 1)
    assert talk.say(f"rules {number}") == talk.say(f"rules {name}")
    assert "There is no topic “chess”" in talk.say("rules chess")


def test_help_has_a_line_for_every_question_that_the_game_answers(tmp_path: Path) -> None:
    answered = len(Talk(opened(tmp_path, "scrabble_cards")).say("help").splitlines()) - 1
    assert answered == len(KNOWN) - len({"remember"})
    talk = position(tmp_path)
    lines = talk.say("help").splitlines()[1:]
    missing = set(KNOWN) - {line.split(":")[0].split(",")[0] for line in lines}
    assert missing - {"moves"} == {"word", "spell", "places", "remember", "cards"}
    for name in missing - {"moves"}:
        assert talk.say(name) == f"“{name}” doesn’t work here. Type “help” to see what does."
    assert talk.say("help width") in lines
    assert talk.say("help chess") == "“chess” isn’t a command. Type “help” for all commands."


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_this_game_has_no_answer_to_is_refused_without_words_of_another_language(
    tmp_path: Path, language: str
) -> None:
    voice = Voice(language)
    asked = voice.text("question-cards").split(",")[0]
    talk = position(tmp_path, language=language)
    assert talk.say(asked) == voice.text("asked-unknown", typed=asked)
    assert talk.say(f"help {asked}") == voice.text("help-unknown", asked=asked)


def test_a_topic_of_the_game_s_own_can_be_asked_for(tmp_path: Path) -> None:
    assert "vowels" in Talk(opened(tmp_path, "scrabble_cards")).say("cards c7")


def test_what_changed_since_one_s_own_move_is_said_in_full(tmp_path: Path) -> None:
    talk = position(tmp_path, verbose=1)
    laid = talk.say("A 3/4").splitlines()[0]
    changed = talk.say("changed").splitlines()
    assert laid not in changed
    assert any(line.startswith("Piotr ") for line in changed)


def test_what_was_said_can_be_gone_through_also_after_the_table_was_left(tmp_path: Path) -> None:
    talk = position(tmp_path)
    first = talk.say("A 3/4").splitlines()[0]
    # In the buffer it is told in full.
    assert talk.say("first game").startswith(f"{first}; ")
    first = talk.last
    second = talk.say("next")
    again = Talk(opened(tmp_path, "dnup", (None, "easy", "easy"), ("Anna", "Piotr", "Ola"), position=BEATEN))
    again.say("A 3/4")
    assert (again.say("first game"), again.say("next")) == (first, second)


# Lines that are not understood, or refused


def test_an_unknown_word_is_answered_with_the_nearest(tmp_path: Path) -> None:
    assert position(tmp_path).say("hnd") == "“hnd” isn’t a move or command. Did you mean: hand?"


def test_nonsense_is_answered_with_what_would_do(tmp_path: Path) -> None:
    assert position(tmp_path).say("xyzzy").splitlines()[-1] == "Type ? to see what you can do now."


def test_a_refused_move_says_why_and_changes_nothing(tmp_path: Path) -> None:
    talk = position(tmp_path)
    before = (tmp_path / "tables" / "table.json").read_bytes()
    assert talk.say("B 3/4 1") != talk.say("A 3/4 5/8") != ""
    assert (tmp_path / "tables" / "table.json").read_bytes() == before


def test_a_wrong_word_is_answered_with_the_nearest_that_are_right(tmp_path: Path) -> None:
    hands = [["K", "T", "O", "A"], ["A", "A", "A"]]
    options = {"auto_check": True}
    session = opened(tmp_path, "scrabble_cards", position={"hands": hands}, words=["kot", "tok"], options=options)
    assert Talk(session).say("lay kto") == "KTO: not in the dictionary; KOT and TOK are."


def test_letters_typed_in_parts_are_understood(tmp_path: Path) -> None:
    decomposed = unicodedata.normalize("NFD", "ręka")
    assert len(decomposed) == 5
    talk = position(tmp_path, language="pl")
    assert talk.say(decomposed) == talk.say("ręka")


@pytest.mark.parametrize("typed", ["\x00", "\x1b[A", "+" * 5000, "a" * 10_000, "1", "-", "…", "as", "word", "go", "C"])
def test_odd_lines_get_a_sentence(tmp_path: Path, typed: str) -> None:
    assert position(tmp_path).say(typed)


# Prepared moves


def test_a_move_is_prepared_piece_by_piece_and_played_by_an_empty_line(tmp_path: Path) -> None:
    talk = position(tmp_path)
    assert talk.say("+A 3/4") == "Prepared: “A 3/4”"
    assert talk.say("+ 3/6") == "Prepared: “A 3/4 3/6”"
    assert talk.say("draft") == "Prepared: “A 3/4 3/6”"
    assert "3 over 4, 6" in talk.say("").splitlines()[0]
    assert talk.say("draft").startswith("You aren’t preparing a move.")


def test_each_piece_of_a_prepared_move_is_kept_on_disk_at_once_and_taken_off_again(tmp_path: Path) -> None:
    def kept() -> list[str]:
        return read_table(tmp_path / "tables" / "table.json").drafts[0]

    talk = position(tmp_path)
    talk.say("+A 3/4")
    assert kept() == ["A 3/4"]
    talk.say("+ 3/6")
    assert kept() == ["A 3/4", "3/6"]
    talk.say("undo")
    assert kept() == ["A 3/4"]


def test_what_is_prepared_is_shown_with_its_points_or_with_what_it_lacks(tmp_path: Path) -> None:
    standing = {"table": [], "racks": ["KOTAROW", "SERAKI"], "bank": "NIE", "opened": [True, True]}
    talk = Talk(opened(tmp_path, "word_rummikub", (None, "easy"), ("Anna", "Piotr"), position=standing))
    assert talk.say("+play KOT") == "Prepared: “play KOT”\nWorth 3 points."
    lacking = ["You don’t have K, T.", "KOTR: not in the dictionary."]
    assert talk.say("+KOTR").splitlines()[1:] == lacking
    assert talk.say("draft").splitlines()[1:] == lacking
    assert talk.say("undo", "undo", "+1 2").splitlines()[1].startswith("“1” isn’t a move.")


def test_undo_takes_back_the_last_piece_and_nothing_that_was_played(tmp_path: Path) -> None:
    talk = position(tmp_path)
    talk.say("+A 3/4", "+3/6")
    assert talk.say("undo") == "Prepared: “A 3/4”"
    assert talk.say("undo").startswith("You aren’t preparing a move.")
    assert talk.say("undo").startswith("You aren’t preparing a move.")
    talk.say("A 3/4")
    record = read_table(tmp_path / "tables" / "table.json").record
    assert talk.say("undo").startswith("You aren’t preparing a move.")
    assert read_table(tmp_path / "tables" / "table.json").record == record


def test_a_refused_prepared_move_stays_to_be_mended(tmp_path: Path) -> None:
    talk = position(tmp_path)
    talk.say("+A 3/4", "+5/8")
    refused = talk.say("go")
    assert not refused.startswith("You play")
    assert talk.say("undo") == "Prepared: “A 3/4”"
    assert "3 over 4" in talk.say("go").splitlines()[0]


def test_a_move_typed_at_once_leaves_nothing_prepared(tmp_path: Path) -> None:
    talk = position(tmp_path)
    talk.say("+A 3/4", "A 3/4 3/6")
    assert talk.say("draft").startswith("You aren’t preparing a move.")


# Several people at one screen


def test_a_hand_is_hidden_until_its_owner_says_they_are_there(tmp_path: Path) -> None:
    talk = people(tmp_path)
    assert talk.last.splitlines()[-1] == "Anna: press Enter when you’re ready."
    assert "Hand:" not in talk.last
    assert "Hand: " in talk.say("")
    talk.say("A 3/4")
    assert talk.last.splitlines()[-1] == "Piotr is next. Press Enter to hide your hand."
    assert talk.say("") == f"{PUSHED}\nPiotr: press Enter when you’re ready."
    assert "7 over 8" in talk.say("")


@pytest.mark.parametrize(
    "typed", ["hand", "again", "?", "hint", "draft", "A 7/8", "as Piotr D", "save game", "+D", "history"]
)
def test_nothing_but_the_call_is_said_while_nobody_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    monkeypatch.chdir(tmp_path)
    talk = people(tmp_path)
    talk.say("", "A 3/4", "")
    assert talk.say(typed).splitlines()[-1] == "Piotr: press Enter when you’re ready."
    assert "/" not in talk.last
    assert not (tmp_path / "game").exists()


def test_a_visitor_hears_what_happened_since_their_last_visit(tmp_path: Path) -> None:
    talk = people(tmp_path)
    talk.say("", "A 3/4", "", "", "D", "")
    news = talk.say("").splitlines()
    assert [re.split("[ :]", line)[0] for line in news[:3]] == ["Anna", "Piotr", "Hand"]
    assert "3 over 4" in news[0]


def test_one_may_act_for_another_person_but_not_for_a_machine(tmp_path: Path) -> None:
    talk = position(tmp_path, (None, None, "easy"))
    talk.say("")
    assert talk.say("as piotr D") == "It isn’t your turn."
    assert talk.say("as Anna A 3/4").startswith("You play")
    assert talk.say("as Ola D") == "Type “as”, a player’s name, then the move. Players: Anna and Piotr."
    assert talk.say("as") == talk.say("as Anna")


@pytest.mark.parametrize("question", ["hand", "hint", "now", "?", "spell 1"])
def test_for_another_person_nothing_can_be_asked(tmp_path: Path, question: str) -> None:
    talk = people(tmp_path)
    talk.say("")
    assert "7/8" not in talk.say(f"as Piotr {question}")


def test_a_whole_game_of_two_people_and_a_machine_shows_no_hand_to_the_wrong_person(tmp_path: Path) -> None:
    session = opened(tmp_path, "dnup", (None, None, "easy"), ("Anna", "Piotr", "Bot"))
    talk, voice = Talk(session), Voice("en")
    for _ in range(MOST_PROMPTS):
        last = talk.last.splitlines()[-1]
        if last == voice.text("play-after"):
            break
        if last.endswith("when you’re ready."):
            covered = talk.last.partition(PUSHED)[2] or talk.heard[0]
            assert "Hand:" not in covered
            talk.say("")
        elif last.endswith("Press Enter to hide your hand."):
            assert talk.say("").startswith(f"{PUSHED}\n")
        else:
            talk.say(hinted(talk, voice))
    assert any(line.startswith("Winner: ") for line in talk.last.splitlines())
    assert "Winner: You" not in talk.last


# Interruptions

CARPET: dict[str, Any] = {
    "grid": [["Аb", "Аy", "Вb", "Вy", "Дb", "Дb", None, None, None, None], *[[None] * 10] * 9],
    "hands": [["Вb", "#"], ["#", "*"]],
    "turn": 0,
}
"""Two seats that may both shuffle the table at any moment; seat 0 is on turn."""


def carpet(folder: Path, levels: tuple[str | None, ...]) -> Talk:
    return Talk(opened(folder, "klepka", levels, ("Anna", "Piotr"), position=CARPET, words=["вода"]))


def test_a_person_interrupts_for_another_and_the_turn_stays(tmp_path: Path) -> None:
    talk = carpet(tmp_path, (None, None))
    before = talk.say("").splitlines()[-1]
    lines = talk.say("as Piotr chaos").splitlines()
    assert lines[0].startswith("Piotr ")
    assert lines[-1] == "Make words."
    assert talk.say("").splitlines()[-1] == before
    assert talk.say("as Piotr chaos") == "You don’t have chaos."


def test_a_question_in_the_place_of_a_move_is_no_move(tmp_path: Path) -> None:
    talk = carpet(tmp_path, (None, None))
    talk.say("")
    for typed in ("as Piotr hand", "as Anna hand", "as Anna again"):
        assert talk.say(typed).startswith(f"“{typed.split()[-1]}” isn’t a move. ")
    talk.say("+ hand")
    assert talk.say("go").startswith("“hand” isn’t a move. ")


def test_after_a_move_its_player_may_still_interrupt_before_their_hand_is_hidden(tmp_path: Path) -> None:
    talk = carpet(tmp_path, (None, None))
    talk.say("", "done", "flip A1 C1")
    assert talk.say("whose") == "To move: Piotr."
    assert talk.say("chaos").splitlines()[-1] == "Piotr is next. Press Enter to hide your hand."


# The end


def test_giving_up_is_asked_again_and_names_who_is_left(tmp_path: Path) -> None:
    talk = position(tmp_path)
    assert talk.say("resign") == "Resign? Type “yes”, or press Enter to keep playing."
    assert talk.say("").startswith("The game goes on.")
    talk.say("resign", "yes")
    assert talk.last.splitlines()[0] == "Resigned: Anna. Winners: Piotr and Ola."
    assert talk.say("A 3/4") == "The game is over."
    assert talk.say("resign") == "The game is over."
    assert talk.say("scores")
    assert not talk.conversation.ended
    talk.say("")
    assert talk.conversation.ended


def test_what_was_played_before_giving_up_is_in_the_record(tmp_path: Path) -> None:
    position(tmp_path).say("A 3/4", "resign", "yes")
    record = json.loads((tmp_path / "records" / "table.json").read_bytes())
    assert record["log"][0] == {"seat": 0, "move": "A 3/4"}
    assert LocalClient().ask("replay", record=record)["ok"]


def test_a_game_that_ends_gives_winner_reason_scores_and_where_its_record_lies(tmp_path: Path) -> None:
    ending = {"hands": [["3/4"], ["5/7"]], "sets": [[[], []], [[], []]], "scores": [1, 0], "turn": 0}
    talk = Talk(opened(tmp_path, "dnup", position=ending))
    lines = talk.say("A 3/4").splitlines()
    assert "Winner: You." in lines
    assert f"Record: {tmp_path / 'records' / 'table.json'}" in lines
    assert f"To analyse the game: litera analyse {tmp_path / 'records' / 'table.json'}" in lines
    assert lines[-1] == "You can still ask about the game. To leave, press Enter."


def test_why_a_game_ended_is_said_once(tmp_path: Path) -> None:
    ending = {"hands": [["K", "O", "T"], ["A"]], "bag": []}
    talk = Talk(opened(tmp_path, "scrabble_cards", position=ending))
    told = talk.say("lay KOT 0 0 across")
    assert told.count("A player has played their last letter, and there are none left in the bag.") == 1
    assert "Winner: You.\nYou: 11\nP1: -1\n".replace("-", "−") in told


def test_save_writes_the_record_and_says_where(tmp_path: Path) -> None:
    talk = position(tmp_path)
    target = tmp_path / "a game.json"
    assert talk.say(f'save "{target}"') == f"Saved: {target}"
    assert json.loads(target.read_text())["game"] == "dnup"
    assert talk.say("save") == "Save to which file? For example: “save game.json”"
    target.write_text("mine")
    assert "isn’t a game record" in talk.say(f"save {target}")
    assert target.read_text() == "mine"


def test_a_disk_that_cannot_be_written_is_reported_once_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "tables").write_text("in the way")
    talk = position(tmp_path)
    assert talk.last.count("can’t be written") == 1
    assert "can’t be written" not in talk.say("A 3/4")
    assert list(talk.conversation.leave()) == []


def test_leaving_says_how_to_go_on(tmp_path: Path) -> None:
    talk = position(tmp_path)
    assert talk.say("quit") == "Game saved. To continue: litera play --continue"
    assert talk.conversation.ended


def test_a_move_that_waits_behind_an_answer_is_early_and_what_is_no_move_is_not() -> None:
    client = LocalClient()
    hands = [["K", "O", "T"], ["A", "T"]]
    opening = client.ask("setup", game="scrabble_cards", position={"hands": hands}, words=["kot", "at"], seed="early")
    link = TableLink(client, opening, "en")
    link.act(0, "lay KOT 0 0 across")
    assert link.to_act == [1]
    assert is_early(link, 1, ["pass"])
    assert not is_early(link, 1, ["accept"])
    assert not is_early(link, 1, ["nonsense"])
    link.act(1, "accept")
    assert not is_early(link, 1, ["pass"])
