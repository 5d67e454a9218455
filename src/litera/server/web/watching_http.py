"""How the server does, for programs that watch it."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get

from litera.server.addresses import THIS_MACHINE, is_among
from litera.server.errors import Denial, DeniedError
from litera.server.web.described import Described
from litera.server.web.http import web_services
from litera.server.web.replies import HealthReply, replying


@get(
    "/health",
    responses={**replying(HealthReply), **replying(HealthReply, 503)},
    sync_to_thread=False,
    operation_class=Described,
    summary="Whether the server can do its work",
)
def health(request: Request[Any, Any, Any]) -> Response[HealthReply]:
    """Say whether the database keeps what it is given, and a node may act for tables; with 503 where that is not so.

    Without the bus of its cluster a node still serves its own tables.
    """
    services = web_services(request).services
    troubles = ([] if services.store.is_well else ["database"]) + services.troubles()
    is_well = not {"database", "lease"}.intersection(troubles)
    return Response(HealthReply(is_well, troubles), status_code=200 if is_well else 503)


@get(
    "/metrics",
    sync_to_thread=False,
    media_type="text/plain; version=0.0.4",
    operation_class=Described,
    summary="Measurements for Prometheus",
)
def metrics(request: Request[Any, Any, Any]) -> bytes:
    """Give the measurements to askers on the same machine, or to everybody where that is set."""
    is_near = request.client is not None and is_among(request.client.host, THIS_MACHINE)
    if not is_near and not web_services(request).services.settings.public_metrics:
        raise DeniedError(Denial.NOT_ALLOWED, key="server-metrics-private")
    services = web_services(request).services
    services.metrics.store_is_well.set(services.store.is_well)
    web_services(request).rooms.measure()
    return services.metrics.text()


WATCHING_HANDLERS = [health, metrics]
