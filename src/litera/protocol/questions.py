"""The questions that people may ask at a table, in the terminal and in the browser: one list, with one set of words."""

from __future__ import annotations

from litera.protocol.reading import verbs, without_marks
from litera.texts import aliases, keys, source_of

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
    "remember",
    "cards",
    "bag",
    "scores",
    "result",
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
    "report",
    "offer",
    "withdraw",
    "link",
    "verbose",
    "names",
    "small",
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
"""All questions by their names, in the order in which ``help`` lists them."""

OF_SERVERS = frozenset(
    {"prepare", "cancel", "alarm", "chat", "people", "sit", "stand", "start", "bot", "free", "remind"}
    | {"report", "offer", "withdraw", "link"}
)
"""Questions that only a table on a server answers."""
OF_SCREENS = frozenset({"as"})
"""Questions that only a table in this process answers, at whose screen there may be several people."""
OF_TERMINALS = OF_SCREENS | {"small", "width"}
"""Questions that only a terminal answers."""

PHRASES = {"changed": "changed", "places": "places", "joker": "find joker"}
"""What whole phrases ask, as a question and what follows it."""

SPOKEN = (
    *(
        "about-",
        "alarm",
        "answer-yes",
        "asked-unknown",
        "buffer-",
        "chat-what",
        "clock-",
        "draft",
        "help-",
        "kind-",
        "level-",
    ),
    *(
        "link-none",
        "list",
        "moves-",
        "muted-",
        "names-",
        "nothing-yet",
        "offer-",
        "question-",
        "quoted",
        "ready-",
        "report-",
        "resign-",
        "room-",
    ),
    *("rules-", "time-", "verbose-"),
)
"""What the keys of the sentences begin with that answer these questions, where the table itself does not."""


def questions(language: str) -> dict[str, str]:
    """Give the name in QUESTIONS that each word without its marks means, in a language and in English."""
    return {without_marks(alias): name for alias, name in aliases("question-", language).items()}


def words_of(game: str, language: str) -> dict[str, str]:
    """Give the question that each first word of a line asks at a table.

    ``verbs_of`` has the words that are verbs: such a word is a question alone or before a number, else a move.
    """
    known = verbs(game, language)
    bare = {word: name for word, name in questions(language).items() if word not in known}
    return bare | aliases("question-", language)


def phrases_of(language: str) -> dict[str, str]:
    """Give the question, with what follows it, that each phrase asks in a language and in English."""
    return {phrase: PHRASES[name] for phrase, name in aliases("phrase-", language).items()}


def verbs_of(game: str, language: str) -> list[str]:
    """Give the words that begin a move of a game, with and without their marks."""
    return sorted(verbs(game, language))


def sentences_of(language: str) -> str:
    """Give the sentences of SPOKEN in a language, as Fluent writes them."""
    return "".join(source_of(key, language) for key in keys(language) if key.startswith(SPOKEN))
