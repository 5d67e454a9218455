"""The command ``litera serve``."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from litera.core.message import Message, message
from litera.texts import say
from litera.texts.locale import language_of

FLAGS = (
    "host",
    "port",
    "public_url",
    "data",
    "database",
    "cluster",
    "browser",
    "lan",
    "bot_workers",
    "log_level",
    "traces",
)


def add_command(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    serve = subparsers.add_parser("serve", help=_help("serve"), description=_help("serve"))
    serve.add_argument("--host", metavar="HOST", help=_help("host"))
    serve.add_argument("--port", type=int, metavar="PORT", help=_help("port"))
    serve.add_argument("--public-url", metavar="URL", help=_help("public-url"))
    serve.add_argument("--data", metavar="DIR", help=_help("data"))
    serve.add_argument("--database", metavar="URL", help=_help("database"))
    serve.add_argument("--cluster", metavar="URL", help=_help("cluster"))
    serve.add_argument("--no-browser", dest="browser", action="store_false", default=None, help=_help("no-browser"))
    serve.add_argument("--lan", action="store_true", default=None, help=_help("lan"))
    serve.add_argument("--bot-workers", type=int, metavar="N", help=_help("bot-workers"))
    serve.add_argument("--log-level", choices=("debug", "info", "warning", "error"), help=_help("log-level"))
    serve.add_argument("--traces", metavar="URL", help=_help("traces"))
    serve.add_argument("--config", type=Path, metavar="FILE", help=_help("config"))
    serve.set_defaults(run=_serve)


def add_worker(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command that thinks for the servers of a cluster."""
    worker = subparsers.add_parser("worker", help=_help("worker"), description=_help("worker"))
    worker.add_argument("--cluster", metavar="URL", help=_help("worker-cluster"))
    worker.add_argument("--bot-workers", type=int, metavar="N", help=_help("bot-workers"))
    worker.add_argument("--log-level", choices=("debug", "info", "warning", "error"), help=_help("log-level"))
    worker.add_argument("--traces", metavar="URL", help=_help("traces"))
    worker.add_argument("--config", type=Path, metavar="FILE", help=_help("config"))
    worker.set_defaults(run=_worker)


def _worker(arguments: argparse.Namespace) -> int:
    from litera.server.settings import SettingsError, read_settings
    from litera.server.starting import WRONG, ObstacleError, check_traces

    flags = {name: getattr(arguments, name) for name in ("cluster", "bot_workers", "log_level", "traces")}
    try:
        # Without an address it is none that would do.
        settings = read_settings(flags, {"LITERA_CLUSTER": "", **os.environ}, arguments.config)
        check_traces(settings)
    except SettingsError as error:
        return _fail(error.message, WRONG, "worker")
    except ObstacleError as error:
        return _fail(error.message, error.status, "worker")
    from litera.server.cluster.worker import run

    return run(settings)


def _serve(arguments: argparse.Namespace) -> int:
    from litera.server.settings import SettingsError, check_node, read_settings
    from litera.server.starting import WRONG, ObstacleError, ready

    flags = {name: getattr(arguments, name) for name in FLAGS}
    try:
        settings = read_settings(flags, os.environ, arguments.config)
        check_node(settings)
    except SettingsError as error:
        return _fail(error.message, WRONG)
    try:
        with ready(settings):
            from litera.server.serving import run

            return run(settings)
    except ObstacleError as error:
        return _fail(error.message, error.status)


def _fail(why: Message, status: int, command: str = "serve") -> int:
    sys.stderr.write(f"litera {command}: {say(why, language_of(os.environ))}\n")
    return status


def _help(key: str) -> str:
    return say(message(f"server-help-{key}"), language_of(os.environ)).replace("%", "%%")
