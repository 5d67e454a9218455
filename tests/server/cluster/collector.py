"""A collector of traces: takes spans by OpenTelemetry's protocol over HTTP, as a real one does."""

from __future__ import annotations

import gzip
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import (
    ExportTraceServiceRequest,
    ExportTraceServiceResponse,
)


class Span(NamedTuple):
    """A span: of which trace and node, and within which span."""

    trace: str
    id: str
    parent: str
    node: str
    name: str
    attributes: dict[str, str]


class Collector(ThreadingHTTPServer):
    """Keeps all spans that it is sent."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.spans: list[Span] = []
        self.url = f"http://127.0.0.1:{self.server_port}/v1/traces"

    def take(self, body: bytes) -> None:
        """Take what was exported."""
        asked = ExportTraceServiceRequest()
        asked.ParseFromString(body)
        for resource in asked.resource_spans:
            about = {each.key: each.value.string_value for each in resource.resource.attributes}
            for scope in resource.scope_spans:
                self.spans += [
                    Span(
                        each.trace_id.hex(),
                        each.span_id.hex(),
                        each.parent_span_id.hex(),
                        about["service.instance.id"],
                        each.name,
                        {given.key: given.value.string_value for given in each.attributes},
                    )
                    for each in scope.spans
                ]


class _Handler(BaseHTTPRequestHandler):
    server: Collector

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.take(gzip.decompress(body) if self.headers.get("content-encoding") == "gzip" else body)
        reply = ExportTraceServiceResponse().SerializeToString()
        self.send_response(200)
        self.send_header("content-type", "application/x-protobuf")
        self.send_header("content-length", str(len(reply)))
        self.end_headers()
        self.wfile.write(reply)

    def log_message(self, format: str, *arguments: object) -> None:
        """Say nothing."""


@contextmanager
def collector() -> Iterator[Collector]:
    """Run a collector for a while."""
    with Collector() as running:
        serving = threading.Thread(target=running.serve_forever, daemon=True)
        serving.start()
        try:
            yield running
        finally:
            running.shutdown()
            serving.join()
