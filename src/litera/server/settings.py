"""The server's settings: each from a flag, else the environment, else a TOML file, else its default."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

import msgspec
import platformdirs
from msgspec import Meta

from litera.core.message import Message, Parameter
from litera.server.addresses import are_networks
from litera.server.secret import SHORTEST

PREFIX = "LITERA_"
LONGEST_SHOWN = 40

DATABASES = ("postgresql://", "postgresql+psycopg://", "sqlite:///")
"""How the URL of a database begins."""
COLLECTORS = ("http://", "https://")
"""How the address of a collector of traces begins."""
BUSES = ("nats://", "tls://")
"""How the URL of the bus of a cluster begins; there may be several, with commas between them."""
MAIL_SCHEMES = ("smtp", "smtps")
"""How the URL of a mail server begins: encrypted as soon as it can be, or from the start."""
OWN_HOSTS = ("localhost", "127.0.0.1", "::1")
"""Where an OpenID provider needs no https: on the machine of the server."""
NETWORKS = Message("server-setting-networks", {})


class SettingsError(Exception):
    """A setting that cannot be; ``message`` says which, and what would do."""

    def __init__(self, key: str, /, **parameters: Parameter) -> None:
        super().__init__(key, parameters)
        self.message = Message(f"server-setting-{key}", parameters)


Positive = Annotated[float, Meta(ge=0.001, le=1_000_000)]
Count = Annotated[int, Meta(ge=1, le=10_000_000)]
Days = Annotated[int, Meta(ge=0, le=100_000)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings. docs/settings.md describes them."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    public_url: str | None = None
    data: str = ""
    database: str | None = None
    cluster: str | None = None
    secret: str | None = None
    browser: bool = True
    lan: bool = False
    bot_workers: Annotated[int, Meta(ge=1, le=1024)] = 2
    bot_seconds: Positive = 3.0
    bot_pause: Annotated[float, Meta(ge=0, le=60)] = 0.8
    idle_seconds: Annotated[int, Meta(ge=0, le=1_000_000)] = 600
    sweep_seconds: Positive = 10.0
    messages_per_second: Positive = 20.0
    messages_at_once: Count = 60
    connections_per_address: Count = 100
    proxies: str = "127.0.0.1,::1"
    tables_per_hour: Count = 60
    passwords_per_hour: Count = 60
    sign_ins_per_hour: Count = 60
    closed_network_hours: Annotated[int, Meta(ge=0, le=10_000)] = 24
    requests_per_second: Positive = 30.0
    most_rooms: Count = 20_000
    hsts_seconds: Annotated[int, Meta(ge=0, le=100_000_000)] = 0
    public_metrics: bool = False
    traces: str | None = None
    keep_tables_days: Days = 0
    keep_chats_days: Days = 0
    notify_after: Annotated[int, Meta(ge=0, le=86_400)] = 30
    push_services: str = "fcm.googleapis.com,updates.push.services.mozilla.com,.notify.windows.com,.push.apple.com"
    smtp: str | None = None
    mail_from: str | None = None
    openid_issuer: str | None = None
    openid_client: str | None = None
    openid_secret: str | None = None
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    @property
    def folder(self) -> Path:
        """The folder for the database and the server's secret."""
        return Path(self.data) if self.data else Path(platformdirs.user_data_dir("litera"))


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None) -> Settings:
    """Put the settings together. Flags that are None were not given. Raises SettingsError."""
    values: dict[str, Any] = {}
    if file is not None:
        try:
            values |= tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise SettingsError("file", file=str(file), why=str(error)) from error
    names = Settings.__struct_fields__
    for name in values:
        if name not in names:
            raise SettingsError("unknown", name=name, names=names)
    values |= {name: environment[key] for name in names if (key := PREFIX + name.upper()) in environment}
    values |= {name: value for name, value in flags.items() if value is not None}
    database = values.get("database")
    if isinstance(database, str) and not database.startswith(DATABASES):
        # What stands behind the scheme may hold a password.
        raise SettingsError("database", scheme=database.partition("://")[0], schemes=DATABASES)
    if isinstance(database, str) and not _names_a_file(database):
        raise SettingsError("database-file")
    traces = values.get("traces")
    if traces is not None and not str(traces).startswith(COLLECTORS):
        raise SettingsError("traces", schemes=COLLECTORS)
    cluster = values.get("cluster")
    if cluster is not None:
        _check_cluster(cluster, values.get("secret"))
    secret = values.get("secret")
    if secret is not None and (not isinstance(secret, str) or len(secret.strip()) < SHORTEST):
        # What was given is not shown: it may be most of the real one.
        raise SettingsError("secret", shortest=SHORTEST)
    _check_mail(values)
    _check_openid(values)
    fitting = {name: _fitting(name, value) for name, value in values.items()}
    if not are_networks(fitting.get("proxies", "")):
        raise SettingsError("wrong", name="proxies", value=fitting["proxies"][:LONGEST_SHOWN], kind=NETWORKS)
    return msgspec.convert(fitting, Settings)


def check_node(settings: Settings) -> None:
    """Raise SettingsError where a server of a cluster has no database that it can share."""
    if settings.cluster is not None and not (settings.database or "").startswith("postgresql"):
        raise SettingsError("cluster-database")


def _check_cluster(cluster: Any, secret: Any) -> None:
    """Raise SettingsError where something is missing that whoever belongs to a cluster has."""
    if not isinstance(cluster, str) or not all(one.strip().startswith(BUSES) for one in cluster.split(",")):
        raise SettingsError("cluster", schemes=BUSES)
    if secret is None:
        raise SettingsError("cluster-secret")


def _check_mail(values: Mapping[str, Any]) -> None:
    """Raise SettingsError where mail can't be sent as it is set up. What the address may hold is not shown."""
    smtp = values.get("smtp")
    if smtp is None:
        return
    if not isinstance(smtp, str) or urlsplit(smtp).scheme not in MAIL_SCHEMES or not urlsplit(smtp).hostname:
        raise SettingsError("smtp")
    if "@" not in str(values.get("mail_from", "")) or values.get("public_url") is None:
        raise SettingsError("mail")


def _check_openid(values: Mapping[str, Any]) -> None:
    """Raise SettingsError where nobody can sign in with a provider as it is set up."""
    issuer = values.get("openid_issuer")
    if issuer is None:
        return
    parts = urlsplit(str(issuer))
    if not (parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in OWN_HOSTS)) or not parts.hostname:
        raise SettingsError("openid")
    if values.get("openid_client") is None or values.get("openid_secret") is None:
        raise SettingsError("openid-client")
    if find_spec("authlib") is None:
        raise SettingsError("openid-extra")


def _names_a_file(database: str) -> bool:
    """Say whether a SQLite database is a file by its name: memory keeps nothing, and a URI hides which file it is."""
    path = database.removeprefix("sqlite:///").partition("?")[0]
    return not database.startswith("sqlite:") or (path not in ("", ":memory:") and not path.startswith("file:"))


def _fitting(name: str, value: Any) -> Any:
    """Give a value as its setting takes it. Raises SettingsError where it takes no such value."""
    wanted = get_type_hints(Settings, include_extras=True)[name]
    try:
        return msgspec.convert(value, wanted, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError("wrong", name=name, value=str(value)[:LONGEST_SHOWN], kind=_kind(wanted)) from error


def _kind(wanted: Any) -> Message:
    """Say which values a setting takes."""
    if get_origin(wanted) is Literal:
        return Message("server-setting-choice", {"choices": get_args(wanted)})
    if get_origin(wanted) is Annotated:
        number, limits = get_args(wanted)
        if number is int:
            return Message("server-setting-range", {"lowest": limits.ge, "highest": limits.le})
        # As they are written in a setting, whatever the language puts before a fraction.
        return Message("server-setting-decimal-range", {"lowest": str(limits.ge), "highest": str(limits.le)})
    return Message("server-setting-switch" if wanted is bool else "server-setting-text", {})
