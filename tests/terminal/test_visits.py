"""What is kept of servers and settings: cookies for their owner's eyes alone, drafts, and how much is told."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from litera.client.links import Address, read_address, write_address
from litera.terminal.files import FileError
from litera.terminal.settings import Preferences, Settings
from litera.terminal.visits import Visit, Visits

SERVER = "https://example.org"


def test_a_cookie_is_kept_for_its_server_and_its_owner_alone(tmp_path: Path) -> None:
    visits = Visits(tmp_path)
    assert visits.cookie(SERVER) is None
    visits.keep_cookie(SERVER, "secret")
    assert (visits.cookie(SERVER), visits.cookie("https://example.com")) == ("secret", None)
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert [stat.S_IMODE(path.stat().st_mode) for path in files] == [0o600]


def test_where_a_table_was_left_is_found_again_until_it_is_over(tmp_path: Path) -> None:
    visits = Visits(tmp_path)
    left = Visit(told=7, draft=["lay KOT"], is_ready=True)
    visits.keep(SERVER, "abcd", left)
    assert Visits(tmp_path).visit(SERVER, "abcd") == left
    visits.forget(SERVER, "abcd")
    assert visits.visit(SERVER, "abcd") == Visit()


def test_settings_are_found_again_at_the_next_table(tmp_path: Path) -> None:
    kept = Settings(verbose=1, width=40, kinds={"dnup laid": False}, muted=["chat"], alarms=[90])
    Preferences(tmp_path).keep(kept)
    assert Preferences(tmp_path).read() == kept
    (tmp_path / "settings.json").write_text("{", encoding="utf-8")
    with pytest.raises(FileError):
        Preferences(tmp_path).read()


@pytest.mark.parametrize(
    ("link", "address"),
    [
        (f"{SERVER}/t/abcd-1?invitation=xyz", Address(SERVER, "abcd-1", "xyz")),
        (f"{SERVER}/t/abcd", Address(SERVER, "abcd", None)),
        (f"{SERVER}/litera/t/abcd/", Address(f"{SERVER}/litera", "abcd", None)),
        (f"{SERVER}/", Address(SERVER, None, None)),
        ("http://127.0.0.1:8000", Address("http://127.0.0.1:8000", None, None)),
    ],
)
def test_a_link_names_a_server_and_perhaps_a_table(link: str, address: Address) -> None:
    assert read_address(link) == address
    if address.table is not None:
        assert read_address(write_address(address)) == address


@pytest.mark.parametrize("link", ["ftp://example.org", "example.org/t/abcd", "http://", "klepka"])
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(ValueError, match=r"^"):
        read_address(link)
