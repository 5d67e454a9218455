"""What finds moves stands above the rules, in search/: a game names its finder, and the rules are given it."""

from __future__ import annotations

from collections.abc import Callable
from pkgutil import resolve_name
from typing import Any


def finder(name: str) -> Callable[..., Any]:
    """Give the function with this name (``module:function``); it is imported when it is first called, not before.

    So the rules import nothing above them, and a table that asks for no list loads no compiled code.
    """

    def find(*given: Any) -> Any:
        return resolve_name(name)(*given)

    return find
