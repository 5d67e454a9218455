"""Rule books by topics."""

from __future__ import annotations

import pytest

from litera.games.registry import OWN
from litera.terminal import rulebook
from litera.texts import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in OWN])
def test_every_game_has_a_book_whose_topics_can_be_found_by_number_and_by_name(game: str, language: str) -> None:
    title, *topics = rulebook.topics(game, language)
    assert title.heading
    assert topics
    for number, topic in enumerate(topics, 1):
        assert topic.lines
        assert rulebook.find((title, *topics), str(number)) == topic
        assert rulebook.find((title, *topics), topic.heading.upper()) == topic


@pytest.mark.parametrize("asked", ["0", "99", "no such topic", "١"])
def test_a_topic_that_there_is_not_is_not_found(asked: str) -> None:
    assert rulebook.find(rulebook.topics(OWN[-1].id, "en"), asked) is None


def test_a_game_without_a_book_has_no_topics() -> None:
    assert rulebook.topics("no_such_game", "en") == ()
