"""The proxies of deploy/proxies at work: the real programs, with a certificate and ports of their own."""

from __future__ import annotations

import http.server
import os
import socket
import ssl
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.services import system_program

FOLDER = Path(__file__).resolve().parents[2] / "deploy" / "proxies"
NAMES = ("caddy", "haproxy", "nginx")
PATIENCE = 20
NODES = ("127.0.0.1:8000", "127.0.0.1:8001")
"""Where the files of deploy/proxies expect Litera."""


def free_port() -> int:
    """Give a port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


def certificate(folder: Path) -> tuple[Path, Path]:
    """Make a certificate for localhost and its key."""
    made, key = folder / "fullchain.pem", folder / "privkey.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    names = ["-addext", "subjectAltName=DNS:localhost"]
    subprocess.run([*command, *names, "-keyout", key, "-out", made], check=True, capture_output=True)
    return made, key


def settings_of(name: str, folder: Path, port: int, nodes: tuple[int, int]) -> list[str]:
    """Write a proxy's settings with our ports and certificate into the folder; give the command that runs it."""
    made, key = certificate(folder)
    file = {"caddy": "Caddyfile", "haproxy": "haproxy.cfg", "nginx": "nginx.conf"}[name]
    text = (FOLDER / file).read_text(encoding="utf-8")
    for expected, node in zip(NODES, nodes, strict=True):
        assert expected in text
        text = text.replace(expected, f"127.0.0.1:{node}")
    written = folder / file
    match name:
        case "caddy":
            text = text.replace("litera.example {", f"https://localhost:{port} {{\n\ttls {made} {key}")
            written.write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + text, encoding="utf-8")
            return ["run", "--adapter", "caddyfile", "--config", str(written)]
        case "haproxy":
            both = folder / "litera.example.pem"
            both.write_text(made.read_text() + key.read_text())
            text = text.replace("bind :443", f"bind 127.0.0.1:{port}").replace(
                "/etc/haproxy/litera.example.pem", str(both)
            )
            written.write_text(text, encoding="utf-8")
            return ["-f", str(written)]
        case _:
            text = text.replace("listen 443", f"listen 127.0.0.1:{port}")
            text = text.replace("/etc/letsencrypt/live/litera.example", str(folder))
            written.write_text(text, encoding="utf-8")
            paths = "".join(f"{each}_temp_path {folder / each};\n" for each in ("client_body", "proxy"))
            # Started by the administrator it would work as somebody else, who may not write here.
            around = "user root;\n" if os.geteuid() == 0 else ""
            around += f"daemon off; pid {folder / 'pid'}; error_log stderr; events {{}}\n"
            (folder / "all.conf").write_text(f"{around}http {{ access_log off;\n{paths}include {written};\n}}\n")
            return ["-p", str(folder), "-c", str(folder / "all.conf"), "-e", "stderr"]


@contextmanager
def proxied(name: str, folder: Path, nodes: tuple[int, int]) -> Iterator[str]:
    """Run a proxy before two nodes; give its address."""
    port = free_port()
    found = system_program(name)
    assert found, name
    command = [found, *settings_of(name, folder, port, nodes)]
    environment = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
    try:
        _await(port, process, folder / "log")
        yield f"https://localhost:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _await(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            with socket.create_connection(("127.0.0.1", port), 1) as line:
                unchecked().wrap_socket(line, server_hostname="localhost").close()
                return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(log.read_text())


def unchecked() -> ssl.SSLContext:
    """Trust any certificate: ours has no authority behind it."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


@contextmanager
def named_nodes(count: int) -> Iterator[list[http.server.ThreadingHTTPServer]]:
    """Run nodes that answer everything with their number."""
    nodes = []
    for number in range(count):

        class Handler(http.server.BaseHTTPRequestHandler):
            name = str(number).encode()

            def do_GET(self) -> None:
                self.send_response(200)
                self.send_header("content-length", str(len(self.name)))
                self.end_headers()
                self.wfile.write(self.name)

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        nodes.append(http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler))
        threading.Thread(target=nodes[-1].serve_forever, daemon=True).start()
    try:
        yield nodes
    finally:
        for node in nodes:
            node.shutdown()
            node.server_close()
