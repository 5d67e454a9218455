"""The buffers of messages: everything is kept and can be gone through; each listener chooses what is said."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from litera.terminal.lines import Line, Voice
from litera.terminal.link import Happening
from litera.terminal.messages import CHAT, GAME, PEOPLE, Messages
from litera.terminal.settings import Settings
from litera.terminal.vocabulary import Question
from litera.texts import LANGUAGES


def texts(lines: Iterable[Line]) -> list[str]:
    return [line.text for line in lines]


def asked(messages: Messages, name: str, argument: str = "") -> str:
    return "\n".join(texts(messages.answer(Question(name, argument))))


def filled(settings: Settings) -> Messages:
    messages = Messages("toy", Voice("en"), settings)
    for number, buffer in enumerate((GAME, CHAT, GAME, PEOPLE, CHAT), 1):
        if buffer == GAME:
            kind, text = "laid" if number == 1 else "drew", f"game {number}"
            texts(messages.happened(Happening(number, kind, 2, text, text)))
        else:
            texts(messages.add(buffer, f"{buffer} {number}"))
    return messages


def test_previous_and_next_go_through_all_messages_and_stop_at_both_ends() -> None:
    messages = filled(Settings())
    back = [asked(messages, "previous") for _ in range(6)]
    assert back == ["chat 5", "people 4", "game 3", "chat 2", "game 1", "No earlier messages in buffer “all”."]
    assert [asked(messages, "next") for _ in range(2)] == ["chat 2", "game 3"]
    assert asked(messages, "newest") == "chat 5"
    assert asked(messages, "next") == "No later messages in buffer “all”."
    assert asked(messages, "first") == asked(messages, "repeat") == "game 1"


def test_each_buffer_has_a_place_of_its_own() -> None:
    messages = filled(Settings())
    assert asked(messages, "previous", "chat") == "chat 5"
    assert asked(messages, "previous") == "chat 2"
    assert asked(messages, "first", "game") == "game 1"
    assert asked(messages, "next", "chat") == "chat 5"
    assert asked(messages, "next", "game") == "game 3"
    assert asked(messages, "buffer", "people") == "Buffer “people”: 1 message"


def test_a_new_message_is_the_newest_and_moves_no_place_that_was_gone_to() -> None:
    messages = filled(Settings())
    asked(messages, "first", "chat")
    texts(messages.add(CHAT, "chat 6"))
    assert asked(messages, "repeat", "chat") == "chat 2"
    assert asked(messages, "repeat", "all") == "chat 6"


def test_a_muted_buffer_is_kept_in_silence() -> None:
    settings = Settings()
    messages = filled(settings)
    assert asked(messages, "mute", "chat") == "Muted: chat"
    assert texts(messages.add(CHAT, "hush")) == []
    assert texts(messages.add(PEOPLE, "here")) == ["here"]
    assert asked(messages, "previous", "chat") == "hush"
    assert asked(messages, "unmute", "chat") == "No buffer is muted."
    assert texts(messages.add(CHAT, "again")) == ["again"]
    asked(messages, "mute", "all")
    assert texts(messages.happened(Happening(9, "laid", 1, "laid", "laid"))) == []


def test_messages_of_a_kind_are_said_never_or_always_whatever_the_verbosity() -> None:
    settings = Settings(verbose=2)
    messages = filled(settings)
    asked(messages, "first", "game")
    assert "game 1" in asked(messages, "less")
    assert texts(messages.happened(Happening(6, "laid", 1, "silent", "silent"))) == []
    assert texts(messages.happened(Happening(7, "drew", 2, "said", "said"))) == ["said"]
    assert texts(messages.happened(Happening(8, "odds", 3, "least", "least"))) == []
    assert asked(messages, "newest", "game") == "least"
    asked(messages, "more")
    assert texts(messages.happened(Happening(9, "odds", 3, "wanted", "wanted"))) == ["wanted"]
    assert settings.kinds == {"toy laid": False, "toy odds": True}


def test_those_who_do_not_want_everything_hear_it_in_brief_and_find_the_whole_in_the_buffer() -> None:
    settings = Settings(verbose=2)
    messages = filled(settings)
    happening = Happening(9, "drew", 1, "You draw A; 5 left", "You draw A")
    assert texts(messages.happened(happening)) == ["You draw A"]
    assert asked(messages, "newest", "game") == "You draw A; 5 left"
    assert texts(messages.happened(Happening(10, "drew", 1, "Bogdan draws", ""))) == []
    settings.verbose = 3
    assert texts(messages.happened(happening)) == ["You draw A; 5 left"]
    settings.verbose = 1
    asked(messages, "more")
    assert texts(messages.happened(happening)) == ["You draw A; 5 left"]


def test_what_is_no_message_of_the_game_has_no_kind() -> None:
    messages = filled(Settings())
    assert asked(messages, "less").startswith("Go to a message about the game first")


@pytest.mark.parametrize("language", LANGUAGES)
def test_buffers_are_known_by_their_names_in_the_language_and_in_english(language: str) -> None:
    voice = Voice(language)
    messages = Messages("toy", voice, Settings())
    texts(messages.add(CHAT, "hello"))
    assert asked(messages, "previous", voice.text("buffer-chat")) == "hello"
    assert asked(messages, "first", "chat") == "hello"
    assert "nothing" in asked(messages, "buffer", "nothing")
