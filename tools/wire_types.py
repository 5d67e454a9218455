"""The pages' types of all that crosses the wire, made from the server's; ``--check`` compares and writes nothing."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from litera.server.feed import messages, practising, teaching
from litera.server.table import commands
from litera.server.table.setup import ClockSetup, TableSetup
from litera.server.web import (
    account_http,
    again_http,
    analysis_replies,
    company_http,
    http,
    moderation_http,
    notify_http,
    openid_http,
    ratings_http,
    replies,
    sign_in_http,
    statistics_http,
)

TARGET = Path(__file__).parent.parent / "web/src/protocol/wire.ts"

REQUESTED = (*get_args(commands.AnyCommand), TableSetup, http.SessionBody, http.JoinBody, notify_http.ChoiceBody)
"""What the pages write: keys with a default may be left out."""
REPLIED = (
    *get_args(messages.FeedItem),
    *messages.REPLIES.values(),
    messages.Terms,
    replies.Games,
    replies.RulesReply,
    replies.QuestionsReply,
    replies.Tables,
    replies.TableReply,
    replies.OpenedReply,
    replies.PackReply,
    replies.ReplayReply,
    analysis_replies.AnalysisReply,
    practising.Tried,
    teaching.Taught,
    teaching.LessonReply,
    http.Session,
    http.Ticket,
    account_http.Account,
    account_http.WordsReply,
    account_http.TransferReply,
    ratings_http.Leaders,
    ratings_http.Player,
    ratings_http.PlayedGames,
    ratings_http.HeadsToHeads,
    ratings_http.ProfileReply,
    again_http.VacationReply,
    statistics_http.StatisticsReply,
    statistics_http.Opponents,
    company_http.CompanyReply,
    company_http.Neighbours,
    company_http.Note,
    moderation_http.Reports,
    moderation_http.ModerationLog,
    moderation_http.FairPlayReply,
    notify_http.Notifications,
    sign_in_http.SignInWays,
    openid_http.OpenIDReply,
    notify_http.InvitationsReply,
)
"""What the pages read: every key is there, but those that may be unset."""
UNIONS: dict[str, Any] = {
    "Command": commands.AnyCommand,
    "FeedItem": messages.FeedItem,
    "RoomClock": messages.RoomClock,
    "ClockSetup": ClockSetup,
}

HEAD = """\
// Made by `make wire` from the server's messages. Change those, not this.

import type { ForeseenEvent, GameEvent, Json, TableView } from "./game.ts";
"""


def written() -> str:
    """Give the module."""
    structs: dict[type, bool] = {}
    for kind in REPLIED:
        _collect(inspect.type_info(kind), structs, is_request=False)
    for kind in REQUESTED:
        _collect(inspect.type_info(kind), structs, is_request=True)
    names = [kind.__name__ for kind in structs]
    assert len(set(names)) == len(names), f"two types of one name: {sorted(names)}"
    parts = [HEAD]
    ordered = sorted(structs, key=lambda kind: kind.__name__)
    parts += ["\n".join(_interface(kind, is_request=structs[kind])) for kind in ordered]
    for name, union in sorted(UNIONS.items()):
        members = "".join(f"\n  | {member.__name__}" for member in get_args(union))
        parts.append(f"export type {name} ={members};")
    return "\n\n".join(part.strip("\n") for part in parts) + "\n"


def _collect(info: inspect.Type, structs: dict[type, bool], *, is_request: bool) -> None:
    """Add the structs in a type; one that is read as well as written has the keys as they are read."""
    match info:
        case inspect.StructType(cls=cls, fields=fields):
            if cls not in structs:
                structs[cls] = is_request
                for each in fields:
                    _collect(each.type, structs, is_request=is_request)
        case inspect.Metadata(type=inner):
            _collect(inner, structs, is_request=is_request)
        case inspect.UnionType(types=types):
            for inner in types:
                _collect(inner, structs, is_request=is_request)
        case inspect.ListType(item_type=inner) | inspect.VarTupleType(item_type=inner):
            _collect(inner, structs, is_request=is_request)
        case inspect.DictType(value_type=inner):
            _collect(inner, structs, is_request=is_request)


def _interface(kind: type, *, is_request: bool) -> Iterator[str]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    doc = " ".join((kind.__doc__ or "").replace("``", "`").split())
    yield f"/** {doc} */"
    yield f"export interface {kind.__name__} {{"
    if info.tag_field is not None:
        yield f"  readonly {info.tag_field}: {_literal(info.tag)};"
    defaults = {each.name: each.default for each in msgspec.structs.fields(kind)}
    for each in info.fields:
        may_lack = not each.required and (is_request or defaults[each.name] is msgspec.UNSET)
        yield f"  readonly {each.encode_name}{'?' if may_lack else ''}: {_type(each.type)};"
    yield "}"


def _type(info: inspect.Type) -> str:
    match info:
        case inspect.Metadata(type=inner, extra=extra):
            return str(extra["wire"]) if extra else _type(inner)
        case inspect.StructType(cls=cls):
            return str(cls.__name__)
        case inspect.UnionType(types=types):
            return _union(_type(inner) for inner in types if not _is_unset(inner))
        case inspect.ListType(item_type=inner) | inspect.VarTupleType(item_type=inner):
            item = _type(inner)
            return f"readonly ({item})[]" if "|" in item else f"readonly {item}[]"
        case inspect.DictType(value_type=inner):
            return f"Readonly<Record<string, {_type(inner)}>>"
        case inspect.LiteralType(values=values):
            return _union(map(_literal, values))
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "Json"
    raise AssertionError(f"no type of the pages for {info}")


def _is_unset(info: inspect.Type) -> bool:
    return isinstance(info, inspect.CustomType) and info.cls is msgspec.UnsetType


def _union(types: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(types))


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def main(arguments: list[str]) -> int:
    """Write the module, or compare it; give the exit status."""
    text = written()
    if "--check" not in arguments:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.read_text(encoding="utf-8") == text:
        return 0
    sys.stderr.write(f"{TARGET.name} is not what the server sends now: run `make wire`\n")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
