"""The built pages: hashed assets for ever, all else asked for anew; the application shows its pages by their paths."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from litera.core.message import message
from litera.server.errors import Denial, DeniedError
from litera.texts import FALLBACK, LANGUAGES, say

SITE = Path(__file__).parents[1] / "site"
PAGES = frozenset(
    {
        "",
        "new",
        "t",
        "rules",
        "learn",
        "settings",
        "sounds",
        "screen-readers",
        "design",
        "account",
        "sign-in",
        "ratings",
        "people",
        "moderation",
        "notifications",
        "finished",
    }
)
"""What the paths of the application's pages begin with, as web/src/shell/router.ts has them."""
FOR_EVER = "public, max-age=31536000, immutable"
ANEW = "no-cache"
_TEXTUAL = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
_TYPES = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript"}


@dataclass(frozen=True, slots=True)
class Page:
    """A file of the site, as it is sent."""

    kind: str
    body: bytes
    packed: bytes | None
    caching: str


_pages: dict[Path, tuple[int, Page]] = {}
"""Each file that was asked for, with the time when it was changed last."""


def page(path: str) -> Page | None:
    """Give a file of the site; None where it has none of that name. Read and packed once for each build."""
    try:
        file = (SITE / path).resolve()
        if not file.is_relative_to(SITE.resolve()) or not file.is_file():
            return None
    except (OSError, ValueError):
        # No file can have such a name: it is too long, or has a zero in it.
        return None
    changed = file.stat().st_mtime_ns
    if _pages.get(file, (0,))[0] != changed:
        _pages[file] = changed, _read(file, is_hashed=path.startswith("assets/"))
    return _pages[file][1]


def _read(file: Path, *, is_hashed: bool) -> Page:
    kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    body = file.read_bytes()
    packed = gzip.compress(body, mtime=0) if kind.startswith(_TEXTUAL) else None
    return Page(kind, body, packed, FOR_EVER if is_hashed else ANEW)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def read_site(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """Give a file of the site; else its index, which says of an unknown path that there is nothing."""
    name = path.lstrip("/")
    first, _, _ = name.partition("/")
    found = page(name)
    if found is None and first in ("api", "assets", "ws"):
        raise DeniedError(Denial.NOT_FOUND, key="server-no-page")
    status = 200 if found is not None or first in PAGES else 404
    found = found or page("index.html")
    if found is None:
        return Response(_missing(), status_code=503, media_type="text/html; charset=utf-8")
    headers = {"cache-control": found.caching, "vary": "accept-encoding"}
    body = found.body
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = found.packed
    return Response(body, status_code=status, headers=headers, media_type=found.kind)


def _missing() -> bytes:
    """Say, in all languages, that the pages have not been built."""
    told = (f'<p lang="{language}">{say(message("server-no-site"), language)}</p>' for language in LANGUAGES)
    return f'<!doctype html><html lang="{FALLBACK}"><meta charset="utf-8"><title>Litera</title>{"".join(told)}'.encode()
