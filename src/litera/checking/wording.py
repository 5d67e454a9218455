"""Which sentences of a game are missing or broken, in the four languages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from litera.core.message import Message, Parameter, message
from litera.core.options import Kind
from litera.games.game import Game
from litera.players.levels import levels
from litera.texts import LANGUAGES, Speaker, folders, keys


def fixed_keys(game: Game) -> Iterator[str]:
    """Give the keys that every game has whatever happens: its title, its options and its levels."""
    yield from (f"{game.id}-title", f"{game.id}-tagline")
    for option in game.options:
        yield f"{game.id}-option-{option.name}"
        # A switch is the sentence beside it; others have a short title, and one for each word to choose.
        if option.kind is not Kind.SWITCH:
            yield f"{game.id}-choice-{option.name}"
        yield from (f"{game.id}-choice-{option.name}-{word}" for word in option.choices)
    yield from (f"{game.id}-level-{level}" for level in levels(game.id))


def missing(wanted: Iterable[str]) -> Iterator[Message]:
    """Say which of these keys have no sentence, and in which languages."""
    for key in dict.fromkeys(wanted):
        silent = tuple(language for language in LANGUAGES if key not in keys(language))
        if silent:
            yield message("game-check-no-text", text_key=key, languages=silent)


def without_rules(game: Game) -> Iterator[Message]:
    """Say in which languages the game has no rule book."""
    file = f"rules/{game.id}.md"
    silent = tuple(
        language for language in LANGUAGES if not any(folder.joinpath(file).is_file() for folder in folders(language))
    )
    if silent:
        yield message("game-check-no-rules", file=file, languages=silent)


def inner(sentence: Message) -> Iterator[Message]:
    """Give a sentence and all sentences within it."""

    def messages(value: Parameter) -> Iterator[Message]:
        if isinstance(value, Message):
            yield from inner(value)
        elif isinstance(value, tuple):
            for item in value:
                yield from messages(item)

    yield sentence
    for value in sentence.parameters.values():
        yield from messages(value)


def unfilled(sentence: Message) -> Iterator[Message]:
    """Say in which languages a sentence names something that it isn't given."""
    for language in LANGUAGES:
        if sentence.key in keys(language) and "{$" in Speaker(language, ("A", "B")).say(sentence).replace(" ", ""):
            yield message("game-check-text-broken", text_key=sentence.key, languages=(language,))
