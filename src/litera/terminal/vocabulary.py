"""What people may type first on a line: questions of the terminal and verbs of the game, in their language."""

from __future__ import annotations

import difflib
from dataclasses import dataclass

from litera.core.message import Message
from litera.protocol.questions import phrases_of, words_of
from litera.protocol.reading import verbs, without_marks
from litera.texts import FALLBACK, aliases, say

MOST_NEAR = 3
FEWEST_LETTERS = 2
"""How many letters a beginning of a word has at least."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question or request to the terminal, by its name in QUESTIONS, and what follows it."""

    name: str
    argument: str


class Vocabulary:
    """The words of one game in one language; English always works beside it."""

    def __init__(self, game: str, language: str) -> None:
        self._game = game
        self._language = language
        self._verbs = verbs(game, language)
        self._words = words_of(game, language)
        self._phrases = phrases_of(language)

    def question(self, typed: str) -> Question | None:
        """Give the question that a line asks, or None where it is a move or nothing known.

        A word that is both is a question alone or before a number ("word 3"), else a move.
        """
        first, _, rest = self._phrases.get(typed.casefold(), typed).partition(" ")
        word, rest = first.casefold(), rest.strip()
        if word in self._verbs and not (word in self._words and (not rest or rest.isdigit())):
            return None
        name = self._words.get(word) or self._words.get(without_marks(word))
        return Question(name, rest) if name else None

    def is_verb(self, word: str) -> bool:
        """Say whether a word names a kind of move."""
        return word.casefold() in self._verbs or without_marks(word.casefold()) in self._verbs

    def near(self, typed: str) -> tuple[str, ...]:
        """Give the words nearest to one that was not understood: those that it begins, then those written like it.

        They are of the person's language, one for each meaning; English ones only where it has none.
        """
        start = typed.casefold()
        english = self._meanings(FALLBACK)
        own = {word: name for word, name in self._meanings(self._language).items() if word not in english}
        for words in (own, english):
            begun = [word for word in words if len(start) >= FEWEST_LETTERS and word.startswith(start)]
            alike = difflib.get_close_matches(start, words, n=MOST_NEAR, cutoff=0.7)
            found: dict[str, str] = {}
            for word in (*begun, *alike):
                found.setdefault(words[word], word)
            if found:
                return tuple(found.values())[:MOST_NEAR]
        return ()

    def _meanings(self, language: str) -> dict[str, str]:
        """Give what each first word means, by its name: questions, and the game's verbs."""
        return aliases("question-", language) | aliases(f"{self._game}-verb-", language)

    def is_yes(self, typed: str) -> bool:
        """Say whether a line says yes."""
        said = [say(Message("answer-yes"), language) for language in (FALLBACK, self._language)]
        return typed.casefold() in [alias.strip() for names in said for alias in names.split(",")]
