"""How a running server does, asked over HTTP and said in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

import httpx
from prometheus_client.parser import text_string_to_metric_families

from litera.core.message import Message, message

SECONDS = 5
"""How long an answer is waited for."""


class Condition(Enum):
    """How a server does."""

    WELL = auto()
    UNWELL = auto()
    AWAY = auto()


@dataclass(frozen=True, slots=True)
class Report:
    """How a server does, with sentences about it."""

    condition: Condition
    messages: tuple[Message, ...]


def asked(url: str) -> Report:
    """Ask the server with this address for its health, and for its measurements where it shows them to us."""
    try:
        with httpx.Client(base_url=url, timeout=SECONDS) as client:
            health = client.get("/health")
            metrics = client.get("/metrics")
            is_well = bool(health.json()["ok"])
    except (httpx.HTTPError, httpx.InvalidURL, ValueError, KeyError, TypeError) as error:
        why = str(error) or type(error).__name__
        return Report(Condition.AWAY, (message("upkeep-server-away", url=url, why=why),))
    if not is_well:
        return Report(Condition.UNWELL, (message("upkeep-server-unwell", url=url),))
    if metrics.status_code != 200:
        measured: tuple[Message, ...] = (message("upkeep-no-measurements"),)
    else:
        measured = tuple(_measured(_values(metrics.text)))
    return Report(Condition.WELL, (message("upkeep-server-well", url=url), *measured))


def _values(text: str) -> dict[str, float]:
    """Give each measurement by its name, summed over its labels; buckets are left out."""
    values: dict[str, float] = {}
    for family in text_string_to_metric_families(text):
        # What has labels has no sample before anything was counted.
        if family.type == "counter":
            values[f"{family.name}_total"] = 0.0
        for sample in family.samples:
            if not sample.name.endswith("_bucket"):
                values[sample.name] = values.get(sample.name, 0.0) + sample.value
    return values


def _measured(values: dict[str, float]) -> Iterator[Message]:
    yield message("upkeep-tables-now", tables=int(values["litera_rooms"]), people=int(values["litera_connections"]))
    yield message(
        "upkeep-moves-now", moves=int(values["litera_moves_total"]), refused=int(values["litera_refused_total"])
    )
    commits = values["litera_commit_seconds_count"]
    if commits:
        yield message("upkeep-commits-now", milliseconds=round(1000 * values["litera_commit_seconds_sum"] / commits, 1))
    worst = round(1000 * values["litera_loop_lag_worst_seconds"])
    yield message("upkeep-lag-now", milliseconds=worst, times=int(values["litera_loop_blocks_total"]))
