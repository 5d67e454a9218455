"""Tutorials: every step can be done in each way that its task allows, and leads to the next, to the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from litera.games.registry import OWN
from litera.protocol.lessons import lesson_of
from litera.protocol.reading import as_typed
from litera.terminal.learning import Learning
from litera.terminal.lines import Voice
from litera.terminal.settings import Settings
from litera.texts import LANGUAGES, keys
from tests.terminal.pseudo import Program
from tests.terminal.talking import Talk

GAMES = tuple(game.id for game in OWN)


def taught(game: str, language: str = "en") -> Talk:
    lesson = lesson_of(game, language)
    assert lesson is not None
    return Talk(Learning(game, lesson, Voice(language), settings=Settings()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_done_by_its_pieces_or_by_its_move(game: str, language: str) -> None:
    lesson, voice = lesson_of(game, language), Voice(language)
    assert lesson is not None
    for by_move in (False, True):
        talk = taught(game, language)
        for number, step in enumerate(lesson.steps, 1):
            assert voice.text(f"{game}-lesson-{number}", **lesson.terms) in talk.last
            typed = as_typed(game, step.move, language) if by_move else " ".join(step.pick)
            assert voice.text(f"{game}-lesson-{number}-done", **lesson.terms) in talk.say(typed)
            talk.say("")
        assert talk.last == voice.text("lesson-more", game=game)
        assert talk.conversation.ended


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_pieces_are_said_by_names_that_may_be_typed(game: str, language: str) -> None:
    lesson, voice = lesson_of(game, language), Voice(language)
    assert lesson is not None
    talk = taught(game, language)
    for number, step in enumerate(lesson.steps, 1):
        labels = tuple(f"{voice.text(f'lesson-{group.name}')}: " for group in step.groups)
        lying = [line for line in talk.last.splitlines() if line.startswith(labels)]
        assert len(lying) == len(labels)
        assert not set("/*~#") & set("".join(lying)), "signs are read as fractions, or passed over"
        names = [name for line in lying for name in line.partition(": ")[2].split(", ")]
        pieces = [piece for group in step.groups for piece in group.pieces]
        named = dict(zip(pieces, names, strict=True))
        typed = " ".join(named.get(piece, piece) for piece in step.pick)
        assert voice.text(f"{game}-lesson-{number}-done", **lesson.terms) in talk.say(typed)
        talk.say("")


@pytest.mark.parametrize("game", GAMES)
def test_there_are_sentences_for_each_step_and_no_more(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    steps = range(1, len(lesson.steps) + 1)
    wanted = {f"{game}-lesson-{number}{done}" for number in steps for done in ("", "-done")}
    assert {key for key in keys("en") if key.startswith(f"{game}-lesson-")} == wanted


def test_a_wrong_answer_is_refused_and_the_second_one_helped() -> None:
    talk = taught("klepka")
    assert talk.say("A1 B1") == "Not quite. Read the task again."
    assert talk.say("C2 C1") == "Not quite. Type: “A1 C2”"
    task = talk.say("")
    assert talk.say("?") == talk.say("help") == talk.say("hand") == task
    assert "Identical letters are a pair" in talk.say("c2, a1")


def test_a_word_may_be_typed_as_a_word() -> None:
    talk = taught("klepka")
    talk.say("A1 C2", "", "B1 C1", "", "A2 C1", "")
    assert "doubled for one colour" in talk.say("cat")


def test_the_command_teaches_in_the_terminal(tmp_path: Path) -> None:
    program = Program("learn", "dnup", data=tmp_path)
    assert "Step 1 of 5" in program.heard()
    assert "Three cards gone at once" in program.type("lay 3/4 3/6 3/8")
    assert program.ends("quit")[0] == 0
    status, said = Program("learn", "chess", data=tmp_path).ends()
    assert (status, "chess" in said) == (2, True)
