"""The command ``admin``: what the operator of a server sees and does at its tables, over HTTP."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from litera.core.message import Message, message
from litera.server.upkeep.moderating import add_works
from litera.server.upkeep.saying import help_of, said
from litera.texts.locale import language_of

FAILED = 2
"""The exit status where the server doesn't answer, or refuses."""
SECONDS = 10
"""How long an answer is waited for."""


class AdminError(Exception):
    """The server did nothing; ``message`` says why."""

    def __init__(self, told: Message) -> None:
        super().__init__(told.key)
        self.message = told


def add_command(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    about = help_of("upkeep-help-admin")
    admin = subparsers.add_parser("admin", help=about, description=about)
    admin.add_argument("--url", metavar="URL", default="http://127.0.0.1:8000", help=help_of("upkeep-help-url"))
    admin.add_argument("--data", metavar="DIR", help=help_of("server-help-data"))
    admin.add_argument("--config", type=Path, metavar="FILE", help=help_of("server-help-config"))
    works = admin.add_subparsers(required=True, metavar="WHAT")
    for name, work in (("tables", _tables), ("table", _table), ("close", _close), ("notice", _notice)):
        told = help_of(f"upkeep-help-admin-{name}")
        parser = works.add_parser(name, help=told, description=told)
        if name in ("table", "close"):
            parser.add_argument("table", metavar="TABLE", help=help_of("upkeep-help-table"))
        if name == "table":
            parser.add_argument("--hidden", action="store_true", help=help_of("upkeep-help-hidden"))
        if name == "notice":
            parser.add_argument("text", metavar="TEXT", help=help_of("upkeep-help-text"))
        parser.set_defaults(run=_run, work=work)
    add_works(works, _asked, _run)


def _run(arguments: argparse.Namespace) -> int:
    from litera.server.settings import SettingsError

    try:
        arguments.work(arguments)
    except (AdminError, SettingsError) as error:
        sys.stderr.write(f"litera admin: {said(error.message)}\n")
        return FAILED
    return 0


def _tables(arguments: argparse.Namespace) -> None:
    tables = _asked(arguments, "GET", f"/api/admin/tables?lang={language_of(os.environ)}")["tables"]
    nobody = said(message("upkeep-admin-nobody"))
    for table in tables:
        seats = ", ".join(seat["name"] or nobody for seat in table["seats"])
        told = message(
            "upkeep-admin-table", table=table["table"], game=table["title"], status=table["status"], seats=seats
        )
        sys.stdout.write(f"{said(told)}\n")
    if not tables:
        sys.stdout.write(f"{said(message('upkeep-admin-none'))}\n")


def _table(arguments: argparse.Namespace) -> None:
    path = f"/api/admin/tables/{arguments.table}?hidden={str(arguments.hidden).lower()}"
    sys.stdout.write(json.dumps(_asked(arguments, "GET", path), ensure_ascii=False, indent=2) + "\n")


def _close(arguments: argparse.Namespace) -> None:
    closed = _asked(arguments, "POST", f"/api/admin/tables/{arguments.table}/close", {})
    sys.stdout.write(said(message("upkeep-admin-closed", table=closed["table"])) + "\n")


def _notice(arguments: argparse.Namespace) -> None:
    told = _asked(arguments, "POST", "/api/admin/notice", {"text": arguments.text})
    sys.stdout.write(said(message("upkeep-admin-noticed", tables=told["tables"])) + "\n")
    if told["missed"]:
        raise AdminError(message("upkeep-admin-missed", servers=told["missed"]))


def _asked(arguments: argparse.Namespace, method: str, path: str, body: Any = None) -> dict[str, Any]:
    """Ask the server as its operator. Raises AdminError, SettingsError."""
    import httpx

    from litera.server.operators import operator_token

    headers = {"Authorization": f"Bearer {operator_token(_secret(arguments))}"}
    try:
        with httpx.Client(base_url=arguments.url, timeout=SECONDS, headers=headers) as client:
            reply = client.request(method, path, json=body)
            told: dict[str, Any] = reply.json()
    except (httpx.HTTPError, httpx.InvalidURL, ValueError) as error:
        why = str(error) or type(error).__name__
        raise AdminError(message("upkeep-server-away", url=arguments.url, why=why)) from error
    if not reply.is_success:
        raise AdminError(message("upkeep-admin-refused", url=arguments.url, why=told["error"]["message"]))
    return told


def _secret(arguments: argparse.Namespace) -> str:
    from litera.server.secret import SecretError, secret_in
    from litera.server.settings import read_settings

    settings = read_settings({"data": arguments.data}, os.environ, arguments.config)
    if settings.secret is not None:
        return settings.secret
    missing = AdminError(message("upkeep-admin-no-secret", folder=str(settings.folder)))
    if not (settings.folder / "secret").exists():
        raise missing
    try:
        return secret_in(settings.folder)
    except (SecretError, OSError) as error:
        raise missing from error
