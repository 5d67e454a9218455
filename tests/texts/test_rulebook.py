"""Rule books by topics."""

from __future__ import annotations

import re

import pytest

from litera.core.message import Message
from litera.games.registry import OWN
from litera.texts import FALLBACK, LANGUAGES, keys, rulebook, say


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in OWN])
def test_every_game_has_a_book_whose_topics_can_be_found_by_number_and_by_name(game: str, language: str) -> None:
    title, *topics = rulebook.topics(game, language)
    assert title.heading
    assert topics
    for number, topic in enumerate(topics, 1):
        assert topic.text
        assert rulebook.find((title, *topics), str(number)) == topic
        assert rulebook.find((title, *topics), topic.heading.upper()) == topic


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in OWN])
def test_topics_have_the_same_ids_in_every_language(game: str, language: str) -> None:
    ids = [topic.id for topic in rulebook.topics(game, language)]
    assert ids == [topic.id for topic in rulebook.topics(game, "en")]
    assert ids[0] == rulebook.ABOUT
    assert len(set(ids)) == len(ids)
    assert not [topic for topic in rulebook.topics(game, language) if "{" in topic.heading]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in OWN])
def test_what_is_to_be_typed_stands_in_the_words_of_the_language(game: str, language: str) -> None:
    families = (f"{game}-verb-", f"{game}-keyword-", "question-")
    own = set()
    for key in keys(language):
        if key.startswith(families):
            own |= {word.strip() for word in say(Message(key), language).split(",")}
            own |= {key.rpartition("-")[2]} if language == FALLBACK else set()
    typed = re.findall(r"`([^`]+)`", " ".join(topic.text for topic in rulebook.topics(game, language)))
    words = {word for move in typed for word in move.split() if word.isalpha() and word.islower() and len(word) > 1}
    assert words
    assert words <= own


@pytest.mark.parametrize("asked", ["0", "99", "no such topic", "١"])
def test_a_topic_that_there_is_not_is_not_found(asked: str) -> None:
    assert rulebook.find(rulebook.topics(OWN[-1].id, "en"), asked) is None


def test_a_game_without_a_book_has_no_topics() -> None:
    assert rulebook.topics("no_such_game", "en") == ()
