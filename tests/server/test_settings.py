"""Settings come from flags, the environment, a file, in this order; and are described."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import pytest
from sqlalchemy import text

from litera.cli import main
from litera.server.announcing import announcement
from litera.server.settings import Settings, SettingsError, check_node, read_settings
from litera.server.store.database import open_database, sqlite_url
from litera.texts import say
from tests.server.running import served

DESCRIPTION = Path(__file__).parents[2] / "docs" / "settings.md"


def test_a_flag_beats_the_environment_beats_the_file_beats_the_default(tmp_path: Path) -> None:
    file = tmp_path / "litera.toml"
    file.write_text('port = 1\nhost = "a"\nbot_pause = 1.5\nlan = true\n')
    environment = {"LITERA_PORT": "2", "LITERA_HOST": "b", "LITERA_BROWSER": "false", "OTHER": "x"}
    settings = read_settings({"port": 3, "host": None}, environment, file)
    assert (settings.port, settings.host, settings.bot_pause) == (3, "b", 1.5)
    assert (settings.lan, settings.browser, settings.most_rooms) == (True, False, Settings().most_rooms)


@pytest.mark.parametrize("written", ["port = 'many'", "colour = 'red'", "port = ", "\xff"])
def test_a_bad_file_is_refused_by_name_or_reason(tmp_path: Path, written: str) -> None:
    file = tmp_path / "litera.toml"
    file.write_bytes(written.encode("latin-1"))
    with pytest.raises(SettingsError):
        read_settings({}, {}, file)
    with pytest.raises(SettingsError):
        read_settings({}, {}, tmp_path / "missing.toml")


@pytest.mark.parametrize(
    ("setting", "value", "sentence"),
    [
        (
            "IDLE_SECONDS",
            "many",
            "The setting “idle_seconds” can’t be “many”: it must be a whole number from 0 to 1000000.",
        ),
        ("PORT", "many", "The setting “port” can’t be “many”: it must be a whole number from 0 to 65535."),
        ("PORT", "65536", "The setting “port” can’t be “65536”: it must be a whole number from 0 to 65535."),
        ("BOT_WORKERS", "0", "The setting “bot_workers” can’t be “0”: it must be a whole number from 1 to 1024."),
        ("BOT_PAUSE", "long", "The setting “bot_pause” can’t be “long”: it must be a number from 0 to 60."),
        (
            "BOT_SECONDS",
            "nan",
            "The setting “bot_seconds” can’t be “nan”: it must be a number from 0.001 to 1000000.",
        ),
        ("BOT_SECONDS", "-1", "The setting “bot_seconds” can’t be “-1”: it must be a number from 0.001 to 1000000."),
        (
            "REQUESTS_PER_SECOND",
            "0",
            "The setting “requests_per_second” can’t be “0”: it must be a number from 0.001 to 1000000.",
        ),
        (
            "PROXIES",
            "10.0.0.0/33",
            "The setting “proxies” can’t be “10.0.0.0/33”: it must be a list of "
            "addresses and networks, such as 127.0.0.1,10.0.0.0/8.",
        ),
        ("LAN", "maybe", "The setting “lan” can’t be “maybe”: it must be true or false."),
        (
            "LOG_LEVEL",
            "loud",
            "The setting “log_level” can’t be “loud”: it must be one of: debug, info, warning and error.",
        ),
        (
            "DATABASE",
            "mysql://user:secret@host/name",
            "The database type “mysql” isn’t supported. The address must start "
            "with one of: postgresql://, postgresql+psycopg:// and sqlite:///",
        ),
    ],
)
def test_a_value_that_cannot_be_is_refused_in_words(setting: str, value: str, sentence: str) -> None:
    with pytest.raises(SettingsError) as refused:
        read_settings({}, {f"LITERA_{setting}": value}, None)
    assert say(refused.value.message, "en") == sentence


def test_a_setting_that_there_is_not_is_refused_with_those_that_there_are(tmp_path: Path) -> None:
    file = tmp_path / "litera.toml"
    file.write_text("prot = 3\n")
    with pytest.raises(SettingsError) as refused:
        read_settings({}, {}, file)
    assert say(refused.value.message, "en").startswith("There is no setting “prot”. Settings: host, port, ")


def test_a_database_that_cannot_be_opened_is_reported_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    nowhere = tmp_path / "missing" / "litera.sqlite"
    assert main(["serve", "--no-browser", "--database", f"sqlite:///{nowhere}"]) == 2
    assert capsys.readouterr().err == ("litera serve: The database can’t be opened: unable to open database file\n")


@pytest.mark.parametrize("path", ["", ":memory:", "file:litera.sqlite?uri=true"])
def test_a_database_that_is_no_file_is_refused(path: str) -> None:
    with pytest.raises(SettingsError) as refused:
        read_settings({"database": f"sqlite:///{path}"}, {}, None)
    sentence = "The setting “database” must name a file, such as sqlite:///folder/litera.sqlite"
    assert say(refused.value.message, "en") == sentence


def test_a_database_of_a_newer_version_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    engine = open_database(sqlite_url(tmp_path))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    assert main(["serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith("litera serve: A newer version of Litera wrote this database. ")
    with engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "9999"
    engine.dispose()


def test_a_folder_with_any_name_has_its_own_database(tmp_path: Path) -> None:
    for name in ("a?1", "a?2", "a%20b", "ї"):
        (tmp_path / name).mkdir()
        open_database(sqlite_url(tmp_path / name)).dispose()
        assert (tmp_path / name / "litera.sqlite").exists()


@pytest.mark.parametrize("name", ["new", "old"])
def test_what_the_server_keeps_is_for_its_owner_alone(tmp_path: Path, name: str) -> None:
    (tmp_path / "old").mkdir(mode=0o755)
    folder = tmp_path / name
    with served(tmp_path, "--data", str(folder)) as server:
        server.guest("Anna").open("dnup")
        kept = [*folder.glob("litera.sqlite*"), folder / "secret"]
        assert len(kept) >= 4
        assert {oct(file.stat().st_mode & 0o777) for file in kept if file.suffix != ".lock"} == {"0o600"}
    assert oct(folder.stat().st_mode & 0o777) == ("0o700" if name == "new" else "0o755")


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    engine = open_database(sqlite_url(tmp_path))
    with engine.connect():
        files = [*tmp_path.glob("litera.sqlite*")]
        assert len(files) == 3
        for file in files:
            file.chmod(0o644)
        open_database(sqlite_url(tmp_path)).dispose()
        assert {oct(file.stat().st_mode & 0o777) for file in files} == {"0o600"}
    engine.dispose()


def test_a_folder_that_cannot_be_is_reported_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    (tmp_path / "file").touch()
    assert main(["serve", "--no-browser", "--data", str(tmp_path / "file")]) == 2
    folder = tmp_path / "file"
    sentence = f"litera serve: Tables can’t be stored in {folder}: File exists. Name another folder: --data DIR\n"
    assert capsys.readouterr().err == sentence


def test_a_port_that_is_taken_is_reported_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--no-browser", "--data", str(tmp_path), "--port", str(port)]) == 2
    assert capsys.readouterr().err.startswith(f"litera serve: Port {port} is in use, perhaps by another ")
    assert main(["serve", "--no-browser", "--data", str(tmp_path), "--host", "nowhere.invalid"]) == 2
    assert capsys.readouterr().err.startswith("litera serve: The server can’t listen at nowhere.invalid, port 8000: ")


def test_every_setting_is_described_with_its_default() -> None:
    rows = re.findall(r"(?m)^\| `(\w+)` \| [^|]*\| ([^|]+) \|", DESCRIPTION.read_text(encoding="utf-8"))
    described = {name: default.strip("` ") for name, default in rows}
    defaults = {name: getattr(Settings(), name) for name in Settings.__struct_fields__}
    assert described.keys() == defaults.keys()
    for name, default in defaults.items():
        if name != "data":
            shown = "none" if default is None else str(default).lower() if isinstance(default, bool) else str(default)
            assert described[name] == shown, name


def test_a_link_and_its_picture_are_shown_for_phones() -> None:
    shown = announcement(Settings(lan=True, public_url="http://192.0.2.7:8000/"), 8000, "pl")
    assert "http://192.0.2.7:8000/" in shown
    assert "▄" in shown or "█" in shown
    assert "http://127.0.0.1:8000/" in announcement(Settings(), 8000, "uk")


POSTGRES = "postgresql://host/name"


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"cluster": "localhost"}, "server-setting-cluster"),
        ({"cluster": "nats://a,redis://b"}, "server-setting-cluster"),
        ({"cluster": "nats://a", "secret": "x" * 32}, "server-setting-cluster-database"),
        ({"cluster": "nats://a", "secret": "x" * 32, "database": "sqlite:///a"}, "server-setting-cluster-database"),
        ({"cluster": "nats://a", "database": POSTGRES}, "server-setting-cluster-secret"),
    ],
)
def test_a_server_of_a_cluster_needs_what_its_nodes_share(given: dict[str, str], key: str) -> None:
    with pytest.raises(SettingsError) as error:
        check_node(read_settings(given, {}, None))
    assert error.value.message.key == key
    assert say(error.value.message, "pl")
    whole = {"cluster": "nats://a, tls://b", "database": POSTGRES, "secret": "x" * 32}
    assert read_settings(whole, {}, None).cluster == "nats://a, tls://b"
