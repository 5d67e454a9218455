"""Spans sent to a collector by OpenTelemetry's protocol over HTTP. Loaded where traces are wanted: an extra."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from importlib.metadata import version
from typing import Any, Final

from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import Span
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

EVERY_MS: Final = 1000
"""So often spans are sent."""
PARENT: Final = "traceparent"
"""The header of W3C's Trace Context."""


class OpenTelemetry:
    """Sends spans to a collector, in the background; while it is away they are dropped."""

    def __init__(self, url: str, node: str) -> None:
        """Send to a collector's address, as the server with this name."""
        about = {"service.name": "litera", "service.version": version("litera"), "service.instance.id": node}
        self._provider = TracerProvider(resource=Resource.create(about))
        sender = BatchSpanProcessor(OTLPSpanExporter(endpoint=url), schedule_delay_millis=EVERY_MS)
        self._provider.add_span_processor(sender)
        self._tracer = self._provider.get_tracer("litera")
        self._context = TraceContextTextMapPropagator()

    def within(self, name: str, parent: str, attributes: dict[str, Any]) -> AbstractContextManager[Span]:
        """Give a span for what is done within."""
        above = self._context.extract({PARENT: parent}) if parent else None
        # What an error says may hold what nobody else is to read.
        return self._tracer.start_as_current_span(
            name, above, attributes=attributes, record_exception=False, set_status_on_exception=False
        )

    def begin(self, name: str, attributes: dict[str, Any]) -> Callable[[object], None]:
        """Begin a span that somebody else ends."""
        span = self._tracer.start_span(name, attributes=attributes)
        return lambda _: span.end()

    def carried(self) -> str:
        """Give the present span as the header's value."""
        carrier: dict[str, str] = {}
        self._context.inject(carrier)
        return carrier.get(PARENT, "")

    def close(self) -> None:
        """Send what waits, and no more."""
        self._provider.shutdown()
