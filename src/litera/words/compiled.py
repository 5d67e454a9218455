"""Numba's ``njit``, with a cache that also sees changes in the kernels that a kernel calls: all kernel files take it.

Numba by itself compiles a function again when the file that it is in has changed, and no other: what was inlined from
another file would stay as it was.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path

from numba import config, njit
from numba.core.caching import InTreeCacheLocator, UserProvidedCacheLocator, UserWideCacheLocator

__all__ = ["GivenFolder", "OwnFolder", "UsersFolder", "njit", "source_of", "stamp_of"]

_ROOT = Path(__file__).parents[2]
_TAKEN = re.compile(r"^from (litera(?:\.\w+)*\.(?:\w*_kernels|_machine|graph)) import ", re.MULTILINE)


@cache
def source_of(file: Path) -> bytes:
    """Give what a kernel file held when it was first asked for, which is when its kernels were imported.

    They are compiled into others as they were then, though the file may have changed under the running process.
    """
    return file.read_bytes()


@cache
def stamp_of(file: Path, root: Path) -> str:
    """Give a stamp of a kernel file that changes with it and with each file that it takes anything from, near or far.

    Those are kernel files, and the bits of an arc. ``root`` is the folder of the package.
    """
    digest = hashlib.blake2b(digest_size=16)
    seen = {file: source_of(file)}
    for source in (order := [file]):
        digest.update(seen[source] + b"\0")
        for name in _TAKEN.findall(seen[source].decode()):
            taken = root.joinpath(*name.split(".")).with_suffix(".py")
            if taken not in seen:
                seen[taken] = source_of(taken)
                order.append(taken)
    return digest.hexdigest()


class _Stamped:
    """Lets one of Numba's folders for compiled functions tell their age by ``stamp_of``."""

    _py_file: str

    def get_source_stamp(self) -> str:
        """Give the stamp that Numba keeps with what it compiled."""
        return stamp_of(Path(self._py_file), _ROOT)


class GivenFolder(_Stamped, UserProvidedCacheLocator):
    """The folder that NUMBA_CACHE_DIR names."""


class OwnFolder(_Stamped, InTreeCacheLocator):
    """The folder beside the sources."""


class UsersFolder(_Stamped, UserWideCacheLocator):
    """A folder of the user's, where the sources' cannot be written."""


vars(config)["CACHE_LOCATOR_CLASSES"] = ",".join(
    f"{__name__}.{kind.__name__}" for kind in (GivenFolder, OwnFolder, UsersFolder)
)
