"""What installed packages bring by entry points. Each is loaded on its own: a bad one harms no other."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from functools import cache
from importlib.metadata import entry_points
from typing import Any, ParamSpec, TypeVar

log = logging.getLogger(__name__)

Given = ParamSpec("Given")
Found = TypeVar("Found")

_forgetters: list[Callable[[], None]] = []


def tried(group: str) -> Iterator[tuple[str, Any, Exception | None]]:
    """Load the entry points of a group: each with its name, what it stands for, and the error that kept it away."""
    for point in entry_points(group=group):
        try:
            yield point.name, point.load(), None
        except Exception as error:  # noqa: BLE001 - somebody else's module can fail in any way while it is imported
            yield point.name, None, error


def brought(group: str) -> dict[str, Any]:
    """Give what packages bring to a group, by name. What can't be loaded is logged and left out."""
    found = {}
    for name, value, error in tried(group):
        if error is None:
            found[name] = value
        else:
            leave_out(group, name, f"{type(error).__name__}: {error}")
    return found


def leave_out(group: str, name: str, why: str) -> None:
    """Log that something of an installed package isn't used, and why."""
    log.warning("Litera leaves out “%s” of the entry points %s: %s", name, group, why)


def remembered(find: Callable[Given, Found]) -> Callable[Given, Found]:
    """Keep what a function finds among the installed packages, until ``look_again``."""
    kept = cache(find)
    _forgetters.append(kept.cache_clear)
    return kept  # type: ignore[return-value]  # typeshed types the wrapper's arguments as Hashable


def look_again() -> None:
    """Forget what was found, so that packages that were installed or removed meanwhile are noticed."""
    for forget in _forgetters:
        forget()
