"""What lists over HTTP are asked for alike: a page of them, which way round, one game alone."""

from __future__ import annotations

from typing import Annotated

from litestar.params import Parameter

Page = Annotated[int, Parameter(query="page", ge=0, le=100_000, description="0 for the first")]
Oldest = Annotated[bool, Parameter(query="oldest", description="The oldest first")]
Game = Annotated[str | None, Parameter(query="game", max_length=40, description="Only this game")]
