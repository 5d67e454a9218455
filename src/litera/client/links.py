"""Links to servers and their tables, as pages and friends write them."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

_TABLE = re.compile(r"(?P<path>.*)/t/(?P<table>[\w-]{4,64})/?")


class Address(NamedTuple):
    """Where a link leads: to a server, and perhaps to one of its tables, with the invitation to it."""

    server: str
    table: str | None
    invitation: str | None


def is_link(text: str | None) -> bool:
    """Say whether what stands in the place of a game is a link to a server."""
    return text is not None and text.lower().startswith(("http://", "https://"))


def read_address(link: str) -> Address:
    """Read a link to a server, or to a table as the server's pages write it. Raises ValueError for any other text."""
    parts = urlsplit(link.strip())
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError(link)
    host, found = f"{parts.scheme}://{parts.netloc}", _TABLE.fullmatch(parts.path)
    if found is None:
        return Address(host + parts.path.rstrip("/"), None, None)
    return Address(host + found["path"], found["table"], next(iter(parse_qs(parts.query).get("invitation", [])), None))


def write_address(address: Address) -> str:
    """Write the link to a table, as friends are sent it."""
    invitation = "" if address.invitation is None else f"?invitation={address.invitation}"
    return f"{address.server}/t/{address.table}{invitation}"
