"""The operator's part in moderation: moderators, reports that wait, fair play, what is done about people, the log."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from litera.core.message import message
from litera.server.upkeep.saying import help_of, said
from litera.texts.locale import language_of

MEASURES = ("warn", "mute", "suspend", "ban", "rename", "lift", "dismiss")
Asked = Callable[..., dict[str, Any]]
Parsers = argparse._SubParsersAction


def add_works(works: Parsers[argparse.ArgumentParser], asked: Asked, run: Callable[..., int]) -> None:
    """Add what the operator does about people to the command ``admin``; ``asked`` asks the server as its operator."""

    def add(name: str, work: Callable[[argparse.Namespace, Asked], None]) -> argparse.ArgumentParser:
        about = help_of(f"upkeep-help-admin-{name}")
        parser = works.add_parser(name, help=about, description=about)
        parser.set_defaults(run=run, work=lambda arguments: work(arguments, asked))
        return parser

    for name, work in (("grant", _grant), ("revoke", _revoke)):
        add(name, work).add_argument("person", metavar="PERSON", help=help_of("upkeep-help-person"))
    add("reports", _reports)
    add("fair-play", _fair_play)
    add("log", _log)
    act = add("act", _act)
    act.add_argument("what", choices=MEASURES, help=help_of("upkeep-help-measure"))
    act.add_argument("person", metavar="PERSON", help=help_of("upkeep-help-person"))
    act.add_argument("why", metavar="WHY", help=help_of("upkeep-help-why"))
    act.add_argument("--hours", type=int, metavar="N", help=help_of("upkeep-help-hours"))
    act.add_argument("--name", metavar="NAME", help=help_of("upkeep-help-new-name"))
    act.add_argument("--report", metavar="REPORT", help=help_of("upkeep-help-report"))
    silence = add("silence", _silence)
    silence.add_argument("table", metavar="TABLE", help=help_of("upkeep-help-table"))
    silence.add_argument("person", metavar="PERSON", help=help_of("upkeep-help-person"))
    silence.add_argument("why", metavar="WHY", help=help_of("upkeep-help-why"))
    silence.add_argument("--report", metavar="REPORT", help=help_of("upkeep-help-report"))


def _grant(arguments: argparse.Namespace, asked: Asked) -> None:
    name = asked(arguments, "POST", "/api/admin/roles", {"person": arguments.person, "granted": True})["name"]
    _tell("upkeep-granted", name=name)


def _revoke(arguments: argparse.Namespace, asked: Asked) -> None:
    name = asked(arguments, "POST", "/api/admin/roles", {"person": arguments.person, "granted": False})["name"]
    _tell("upkeep-revoked", name=name)


def _reports(arguments: argparse.Namespace, asked: Asked) -> None:
    waiting = asked(arguments, "GET", "/api/moderation/reports")["reports"]
    for each in waiting:
        names = {"name": each["name"], "person": each["person"], "reporter": each["reporter_name"]}
        _tell("upkeep-report", report=each["id"], at=_time(each["at"]), **names, words=each["words"])
        for line in each["said"]:
            sys.stdout.write(f"    {line['text']}\n")
    if not waiting:
        _tell("upkeep-reports-none")


def _fair_play(arguments: argparse.Namespace, asked: Asked) -> None:
    path = f"/api/moderation/fair-play?lang={language_of(os.environ)}"
    signals = asked(arguments, "GET", path)["signals"]
    for each in signals:
        key = "upkeep-fair-play-unusual" if each["unusual"] else "upkeep-fair-play"
        _tell(key, name=each["name"], person=each["person"], game=each["title"])
        counts = {name: each[name] for name in ("decisions", "games")}
        told = [message("upkeep-fair-play-agrees", agreed=round(100 * each["agreed"] / each["decisions"]), **counts)]
        if each["usual"] is not None:
            told.append(message("upkeep-fair-play-usual", usual=round(100 * each["usual"])))
        times = {name: round(each[name], 1) for name in ("seconds", "spread")}
        told.append(message("upkeep-fair-play-rest", lost=round(100 * each["lost"]), **times))
        sys.stdout.writelines(f"    {said(one)}\n" for one in told)
    if not signals:
        _tell("upkeep-fair-play-none")


def _log(arguments: argparse.Namespace, asked: Asked) -> None:
    for line in asked(arguments, "GET", "/api/moderation/log")["lines"]:
        by = line["moderator_name"] or line["moderator"]
        about = f"{line['name']} ({line['person']})"
        sys.stdout.write(f"{line['number']}. {_time(line['at'])}  {by}: {line['what']}, {about}. {line['why']}\n")


def _act(arguments: argparse.Namespace, asked: Asked) -> None:
    body = {name: getattr(arguments, name) for name in ("what", "person", "why", "hours", "name", "report")}
    asked(arguments, "POST", "/api/moderation/act", body)
    _tell("upkeep-acted")


def _silence(arguments: argparse.Namespace, asked: Asked) -> None:
    body = {name: getattr(arguments, name) for name in ("person", "why", "report")}
    asked(arguments, "POST", f"/api/tables/{arguments.table}/silence", body)
    _tell("upkeep-acted")


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _tell(key: str, /, **parameters: str) -> None:
    sys.stdout.write(said(message(key, **parameters)) + "\n")
