"""Structured logs: one JSON object a line on standard error, with the id of the request that it is about.

Nobody logs secrets, hands, or what was said.
"""

from __future__ import annotations

import datetime
import logging
import sys

import msgspec

from litera.server.tracing import request_id


class JsonFormatter(logging.Formatter):
    """Writes a record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Give the line for a record."""
        line = {
            "time": datetime.datetime.fromtimestamp(record.created, datetime.UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        # A thread that works for many names the request itself.
        if request := getattr(record, "request", "") or request_id.get():
            line["request"] = request
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(level: str) -> None:
    """Send all logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for chatty in ("uvicorn.error", "alembic", "opentelemetry", "urllib3"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    # It warns of each refused row that follows another one in its pipeline; the store says itself what was refused.
    logging.getLogger("psycopg").setLevel(logging.ERROR)
