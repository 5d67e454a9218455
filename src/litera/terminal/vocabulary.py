"""What a person may type first on a line: the questions of the terminal, and the verbs of the game, in his language."""

from __future__ import annotations

import difflib
from dataclasses import dataclass

from litera.core.message import Message
from litera.protocol.reading import as_typed, verbs, without_marks
from litera.texts import FALLBACK, aliases, is_sayable, say

QUESTIONS = (
    "moves",
    "hint",
    "now",
    "hand",
    "table",
    "word",
    "spell",
    "find",
    "places",
    "cards",
    "bag",
    "scores",
    "whose",
    "last",
    "history",
    "changed",
    "again",
    "previous",
    "next",
    "first",
    "newest",
    "repeat",
    "buffer",
    "clock",
    "alarm",
    "rules",
    "draft",
    "undo",
    "go",
    "prepare",
    "cancel",
    "as",
    "chat",
    "people",
    "sit",
    "stand",
    "start",
    "bot",
    "free",
    "remind",
    "offer",
    "withdraw",
    "link",
    "verbose",
    "less",
    "more",
    "mute",
    "unmute",
    "width",
    "save",
    "resign",
    "quit",
    "help",
)
"""All questions by their names, in the order in which ``help`` tells of them."""

OF_SERVERS = frozenset(
    {"prepare", "cancel", "alarm", "chat", "people", "sit", "stand", "start", "bot", "free", "remind", "offer"}
    | {"withdraw", "link"}
)
"""Questions that only a table on a server answers."""
OF_SCREENS = frozenset({"as"})
"""Questions that only a table in this process answers, at whose screen there may be several people."""

MOST_NEAR = 3
FEWEST_LETTERS = 2
"""How many letters a beginning of a word has at least."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question or request to the terminal, by its name in QUESTIONS, and what follows it."""

    name: str
    argument: str


def questions(language: str) -> dict[str, str]:
    """Give the name in QUESTIONS that each word without its marks means, in a language and in English."""
    return {without_marks(alias): name for alias, name in aliases("question-", language).items()}


class Vocabulary:
    """The words of one game in one language; English always works beside it."""

    def __init__(self, game: str, language: str) -> None:
        self._game = game
        self._language = language
        self._verbs = verbs(game, language)
        self._questions = aliases("question-", language)
        self._bare = {alias: name for alias, name in questions(language).items() if alias not in self._verbs}

    def question(self, typed: str) -> Question | None:
        """Give the question that a line asks, or None where it is a move or nothing known.

        A word that is both is a question alone or before a number ("word 3"), else a move.
        """
        first, _, rest = typed.partition(" ")
        word, rest = first.casefold(), rest.strip()
        if word in self._verbs and not (word in self._questions and (not rest or rest.isdigit())):
            return None
        name = self._questions.get(word) or self._bare.get(without_marks(word))
        return Question(name, rest) if name else None

    def is_verb(self, word: str) -> bool:
        """Tell whether a word names a kind of move."""
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
        """Tell whether a line says yes."""
        said = [say(Message("answer-yes"), language) for language in (FALLBACK, self._language)]
        return typed.casefold() in [alias.strip() for names in said for alias in names.split(",")]

    def example(self, verb: str, move: str) -> str:
        """Say what a kind of move does, with an example of it; the example alone where there is no such sentence."""
        typed, key = as_typed(self._game, move, self._language), f"{self._game}-help-{verb}"
        return say(Message(key, {"example": typed}), self._language) if is_sayable(key, self._language) else typed
