"""What can be wrong with a word list or a lexicon: each error is a sentence for a person, and changes nothing."""

from __future__ import annotations

from litera.core.message import Message, Parameter


class LexiconError(Exception):
    """Something about a lexicon that cannot be; ``message`` says what, and what would do."""

    def __init__(self, key: str, /, **parameters: Parameter) -> None:
        super().__init__(f"{key} {parameters}")
        self.message = Message(key, parameters)


class WordListError(LexiconError):
    """A list of words that cannot be read: wrong encoding, wrong letters, nothing in it."""


class MissingLexiconError(LexiconError):
    """No lexicon has that name, or the file it should be in is not there."""


class DamagedLexiconError(LexiconError):
    """A file that is no lexicon, is not whole, has changed, or is of another format version."""


class MissingLibraryError(LexiconError):
    """A library that only this command needs is not installed."""
