"""Readers of JSON that people write themselves: positions and packs. What cannot be is refused in shared sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from litera.core.message import Parameter
from litera.core.refusal import Code, SetupError, refuse

_SHOWN = 40


class Reader:
    """Reads values and refuses those that cannot be with one code. ``where`` names the value in the sentence."""

    def __init__(self, code: Code, prefix: str, root: str = "") -> None:
        """``prefix`` begins the keys of the sentences that are a game's own, ``root`` the name of every value."""
        self._code = code
        self._prefix = prefix
        self._root = root

    def fault(self, key: str, rule: str = "", /, **parameters: Parameter) -> SetupError:
        """Build the error for what cannot be, with a sentence of the game's own."""
        return SetupError(refuse(self._code, rule, key=f"{self._prefix}-{key}", **parameters))

    def _fault(self, key: str, where: str, **parameters: Parameter) -> SetupError:
        named = ".".join(filter(None, (self._root, where)))
        return SetupError(refuse(self._code, key=f"json-{key}", where=named, **parameters))

    def number(self, where: str, value: Any, *, lowest: int, highest: int) -> int:
        """Read a whole number from lowest to highest."""
        if not isinstance(value, int) or isinstance(value, bool) or not lowest <= value <= highest:
            raise self._fault("number", where, lowest=lowest, highest=highest)
        return value

    def switch(self, where: str, value: Any) -> bool:
        """Read true or false."""
        if not isinstance(value, bool):
            raise self._fault("switch", where)
        return value

    def choice(self, where: str, value: Any, choices: Iterable[str]) -> str:
        """Read one of some texts."""
        choices = tuple(choices)
        if value not in choices:
            raise self._fault("choice", where, choices=choices)
        return str(value)

    def choice_or_null(self, where: str, value: Any, choices: Iterable[str]) -> str | None:
        """Read one of some texts, or null."""
        choices = tuple(choices)
        if value is not None and value not in choices:
            raise self._fault("choice-or-null", where, choices=choices)
        return value if value is None else str(value)

    def entries(self, where: str, value: Any) -> list[Any]:
        """Read a list of anything."""
        if not isinstance(value, list):
            raise self._fault("list", where)
        return value

    def as_many(self, where: str, value: Any, count: int) -> list[Any]:
        """Read a list with so many entries: one for each seat, row or column."""
        if not isinstance(value, list) or len(value) != count:
            raise self._fault("as-many", where, count=count)
        return value

    def object(self, where: str, value: Any, keys: Iterable[str], *, optional: Iterable[str] = ()) -> Mapping[str, Any]:
        """Read an object that has these keys, perhaps the optional ones, and no others."""
        keys = tuple(keys)
        known = (*keys, *optional)
        if not isinstance(value, Mapping):
            raise self._fault("object", where)
        for key in keys:
            if key not in value:
                raise self._fault("key-missing", where, entry=key)
        for key in value:
            if key not in known:
                raise self._fault("key-unknown", where, entry=str(key)[:_SHOWN], entries=known)
        return value

    def map(self, where: str, value: Any) -> Mapping[str, Any]:
        """Read an object with any keys."""
        if not isinstance(value, Mapping):
            raise self._fault("object", where)
        return value


def text_of(value: Any) -> str:
    """Give a value that was refused as a sentence shows it: no longer than a line."""
    return str(value)[:_SHOWN]
