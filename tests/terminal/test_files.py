"""Games on disk: whole or not at all, and clear about what is none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from litera.terminal.files import (
    FileError,
    SavePlace,
    data_folder,
    new_save_place,
    read_pack,
    read_record,
    read_table,
    save_record,
    unfinished,
    write_whole,
)
from tests.terminal.talking import Talk, opened

RECORD = {"format": "litera record", "version": 1}


def test_a_table_is_kept_from_the_first_moment_and_reads_back(tmp_path: Path) -> None:
    session = opened(tmp_path, "dnup")
    Talk(session)
    saved = read_table(tmp_path / "tables" / "table.json")
    assert (saved.levels, saved.language, saved.verbose, saved.width) == ([None, "easy"], "en", 2, None)
    assert saved.record["game"] == "dnup"


def test_the_record_of_an_ended_game_takes_the_place_of_the_table(tmp_path: Path) -> None:
    Talk(opened(tmp_path, "dnup")).say("resign", "yes")
    kept = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.json")}
    assert kept == {"records/table.json", "settings.json"}
    assert read_record(tmp_path / "records" / "table.json")["game"] == "dnup"


def test_nothing_else_is_left_behind_by_writing(tmp_path: Path) -> None:
    write_whole(tmp_path / "deep" / "file", b"one")
    write_whole(tmp_path / "deep" / "file", b"two")
    assert {path.name: path.read_bytes() for path in (tmp_path / "deep").iterdir()} == {"file": b"two"}


def test_a_place_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(FileError) as caught:
        write_whole(tmp_path / "file" / "below", b"one")
    assert caught.value.message.key == "file-not-written"
    with pytest.raises(FileError):
        write_whole(tmp_path, b"one")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_new_tables_never_take_the_name_of_another(tmp_path: Path) -> None:
    for number in ("name", "name-2", "name-3"):
        save_place = new_save_place(tmp_path, "name")
        assert save_place.name == number
        write_whole((save_place.record_path if number == "name-2" else save_place.table_path), b"{}")


def test_the_table_played_last_is_the_one_to_go_on_with(tmp_path: Path) -> None:
    assert unfinished(tmp_path) is None
    for name in ("1-dnup", "2-klepka", "0-dnup"):
        write_whole(SavePlace(tmp_path, name).table_path, b"{}")
    assert unfinished(tmp_path) == SavePlace(tmp_path, "0-dnup")
    assert unfinished(tmp_path, "klepka") == SavePlace(tmp_path, "2-klepka")
    assert unfinished(tmp_path, "scrabble_cards") is None


def test_a_table_that_is_played_is_not_one_to_go_on_with(tmp_path: Path) -> None:
    for name in ("1-dnup", "2-dnup"):
        write_whole(SavePlace(tmp_path, name).table_path, b"{}")
    played = SavePlace(tmp_path, "2-dnup")
    with played.claimed():
        assert unfinished(tmp_path) == SavePlace(tmp_path, "1-dnup")
        with pytest.raises(FileError) as refused, SavePlace(tmp_path, "2-dnup").claimed():
            pass
        assert refused.value.message.key == "file-table-in-use"
    assert unfinished(tmp_path) == played


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "file-table-damaged"),
        (b"\xff\xfe", "file-table-damaged"),
        (b'{"format": "litera table"', "file-table-damaged"),
        (b"[1]", "file-table-damaged"),
        (b'"' + b"\xff" + b'"', "file-table-damaged"),
    ],
)
def test_a_damaged_table_is_distinguished_from_a_whole_one(tmp_path: Path, content: bytes, key: str) -> None:
    path = tmp_path / "table.json"
    path.write_bytes(content)
    with pytest.raises(FileError) as caught:
        read_table(path)
    assert caught.value.message.key == key


@pytest.mark.parametrize("change", [{"version": 2}, {"format": "other"}, {"levels": [None]}, {"told": [0, 0, 0]}])
def test_a_table_of_another_kind_is_reported(tmp_path: Path, change: dict[str, object]) -> None:
    Talk(opened(tmp_path, "dnup"))
    path = tmp_path / "tables" / "table.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | change))
    with pytest.raises(FileError) as caught:
        read_table(path)
    assert caught.value.message.key == "file-table-other"


def test_a_record_is_saved_over_nothing_but_a_record(tmp_path: Path) -> None:
    target = tmp_path / "game.json"
    save_record(target, RECORD)
    save_record(target, RECORD | {"seats": 2})
    assert json.loads(target.read_text()) == RECORD | {"seats": 2}
    for content in ("letter to Anna", "{}", "[]"):
        target.write_text(content)
        with pytest.raises(FileError) as caught:
            save_record(target, RECORD)
        assert caught.value.message.key == "file-in-the-way"
        assert target.read_text() == content


def test_places_that_are_no_file_are_reported(tmp_path: Path) -> None:
    with pytest.raises(FileError) as caught:
        save_record(tmp_path, RECORD)
    assert caught.value.message.key == "file-is-folder"
    with pytest.raises(FileError) as caught:
        save_record(tmp_path / "no" / "game.json", RECORD)
    assert caught.value.message.key == "file-no-folder"
    with pytest.raises(FileError) as caught:
        read_record(tmp_path / "no.json")
    assert caught.value.message.key == "file-not-there"
    with pytest.raises(FileError) as caught:
        read_pack(tmp_path)
    assert caught.value.message.key == "file-is-folder"


@pytest.mark.parametrize("content", [b"", b"[]", b"\xff", b"[" * 100_000])
def test_what_is_no_json_object_is_neither_record_nor_pack(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    with pytest.raises(FileError) as caught:
        read_record(path)
    assert caught.value.message.key == "file-no-record"
    with pytest.raises(FileError) as caught:
        read_pack(path)
    assert caught.value.message.key == "file-no-pack"


def test_the_data_folder_is_the_one_of_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LITERA_DATA", str(tmp_path / "mine"))
    assert data_folder() == tmp_path / "mine"
    monkeypatch.delenv("LITERA_DATA")
    assert data_folder().name == "litera"
