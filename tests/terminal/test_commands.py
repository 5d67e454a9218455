"""The commands, run in this process: arguments, errors and exit statuses, records checked and written anew."""

from __future__ import annotations

import argparse
import io
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from litera.cli import ADDERS, command_line, main
from litera.client.local import LocalClient
from litera.texts import LANGUAGES

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run ``litera`` with arguments and typed lines; give exit status, output and errors."""

    def run(*arguments: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"))
        status = main(arguments)
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Give a file with the record of a few moves with words."""
    client = LocalClient()
    hands = [["K", "O", "T", "A"], ["M", "Y", "S", "Z"]]
    options = {"auto_check": True}
    opened = client.ask("setup", game="scrabble_cards", position={"hands": hands}, options=options, seed="record")
    for seat, move in ((0, "lay KOT 0 0 across"), (1, "accept"), (1, "pass")):
        client.ask("act", table=opened["table"], seat=seat, move=move)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(client.ask("record", table=opened["table"])["record"]), encoding="utf-8")
    return path


# play


def test_one_person_plays_against_one_easy_bot_by_default(run: Run) -> None:
    status, out, _ = run("play", "dnup", "--seed", "a", typed="quit\n")
    assert status == 0
    assert "Players by seat: 1 Player and 2 Bot\n" in out


def test_words_are_the_reader_s_own_unless_others_are_chosen(run: Run) -> None:
    _, out, _ = run("play", "klepka", "--lang", "ro", typed="ieși\n")
    assert "Cuvinte: românești." in out
    assert "„--lexicon” și codul limbii (uk, pl și en)" in " ".join(out.split())
    _, out, _ = run("play", "klepka", "--lang", "ro", "--lexicon", "pl", typed="ieși\n")
    assert "Cuvinte: poloneze." in out
    assert "--lexicon" not in out


def test_names_seats_and_bots(run: Run) -> None:
    _, out, _ = run("play", "dnup", "--names", "Anna,Piotr", "--bots", "easy,easy", "--lang", "pl", typed="quit\n")
    assert "1 Anna, 2 Piotr, 3 Bot 1, 4 Bot 2" in out
    assert run("play", "dnup", "--bots", "Łatwy, mistrz", "--lang", "pl", typed="quit\n")[0] == 0
    _, out, _ = run("play", "dnup", "--seats", "2", "--bots", "none", typed="quit\n")
    assert "1 Player 1, 2 Player 2" in out


def test_the_same_seed_deals_the_same_cards(run: Run) -> None:
    first, again, other = (run("play", "dnup", "--seed", seed, typed="hand\nquit\n")[1] for seed in ("a", "a", "b"))
    assert first == again != other


def test_options_reach_the_table(run: Run, tmp_path: Path) -> None:
    option = "free_first_rotation=true"
    run("play", "dnup", "--option", option, "--option", "round_turn_limit=70", typed=f"save {tmp_path / 'g'}\nquit\n")
    options = json.loads((tmp_path / "g").read_text())["options"]
    assert (options["free_first_rotation"], options["round_turn_limit"]) == (True, 70)


@pytest.mark.parametrize(
    ("variables", "title"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "Do góry nogami"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "uk_UA.UTF-8"}, "Догори дриґом"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "uk_UA.UTF-8", "LC_ALL": "ro_RO.UTF-8"}, "Cu susul în jos"),
        ({"LANG": "de_DE.UTF-8"}, "Upside Down"),
        ({"LANG": "C"}, "Upside Down"),
    ],
)
def test_the_language_is_the_locale_s(
    run: Run, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], title: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert run("play", "dnup", typed="quit\n")[1].splitlines()[0] == title


def test_the_menu_leads_to_a_table_with_enter_alone_and_offers_it_again_when_left(run: Run) -> None:
    status, out, _ = run("play", typed="4\n\n\n\nquit\n")
    assert status == 0
    assert "4 Upside Down: " in out
    assert "Players by seat: 1 Player and 2 Bot\n" in out
    _, out, _ = run("play", typed="0\nquit\n")
    assert "0 Continue: Upside Down" in out
    assert "Continuing your game." in out


def test_the_menu_asks_only_for_the_game_when_the_rest_was_said(run: Run) -> None:
    _, out, _ = run("play", "--names", "Anna,Piotr", "--seats", "3", typed="dnup\nquit\n")
    assert "Players by seat: 1 Anna, 2 Piotr and 3 Bot\n" in out


def test_the_end_of_the_input_keeps_the_game(run: Run) -> None:
    status, out, _ = run("play", "dnup", "--seed", "a", typed="D\n")
    assert status == 0
    assert out.splitlines()[-1] == "Game saved. To continue: litera play --continue"
    status, again, _ = run("play", "--continue", typed="history\n")
    assert status == 0
    assert [line for line in out.splitlines() if line.startswith("You rotate")][-1] in again


def test_a_game_goes_on_with_the_same_people_language_and_settings(run: Run) -> None:
    run("play", "dnup", "--names", "Anna", "--seats", "3", "--lang", "pl", typed="verbose 1\nwidth 40\n+ obróć\n")
    _, out, _ = run("play", "dnup", "--continue", typed="verbose\nwidth\ndraft\n")
    assert "1 Anna, 2 Bot 1, 3 Bot 2" in " ".join(out.split())
    assert "szczegóły 1" in out
    assert "szerokość 40" in out
    assert "Przygotowany ruch: „obróć”." in out
    assert max(map(len, out.splitlines())) <= 40
    _, out, _ = run("play", "--continue", "--lang", "en", typed="")
    assert out.startswith("Upside Down\n")


def test_a_game_given_up_cannot_be_gone_on_with(run: Run) -> None:
    run("play", "dnup", typed="resign\nyes\n\n")
    status, _, errors = run("play", "--continue")
    assert status == 2
    assert errors.startswith("There is no unfinished game in ")


def test_a_damaged_game_is_reported_by_its_name_and_stays(run: Run, own_data_folder: Path) -> None:
    run("play", "dnup", typed="quit\n")
    (kept,) = (own_data_folder / "tables").iterdir()
    whole = kept.read_bytes()
    for damaged in (whole[: len(whole) // 2], b"", whole.replace(b'"seed":"', b'"seed":"0')):
        kept.write_bytes(damaged)
        status, _, errors = run("play", "--continue")
        assert status == 2
        assert errors.startswith(f"The saved game {kept} is damaged: ")
        assert kept.read_bytes() == damaged


def test_the_options_of_a_game_are_listed_with_their_defaults(run: Run) -> None:
    status, out, _ = run("play", "dnup", "--options")
    assert status == 0
    assert "round_turn_limit=500  " in out
    assert "free_first_rotation=false  " in out


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["play", "chess"], "There is no game “chess”. Choose one of: klepka, word_rummikub, scrabble_cards and dnup."),
        (["play", "dnub"], "There is no game “dnub”. Did you mean dnup?"),
        (["play", "dnup", "--seats", "9"], "This game is for 2 to 5 players, not 9."),
        (["play", "dnup", "--bots", "clever"], "There is no bot level “clever”."),
        (["play", "dnup", "--option", "turn"], "“turn” isn’t an option. Write it as name=value."),
        (["play", "dnup", "--option", "speed=1"], "There is no option “speed”."),
        (["play", "dnup", "--option", "round_turn_limit=none"], "round_turn_limit can’t be “none”."),
        (["play", "dnup", "--pack", "no-such-file"], "There is no file no-such-file."),
        (["play", "dnup", "--names", "A,B,C,D,E,F"], "This game is for 2 to 5 players, not 6."),
        (["play", "scrabble_cards", "--lexicon", "latin"], "latin"),
        (["play", "--continue"], "There is no unfinished game in "),
        (["play", "--continue", "--seats", "3"], "A saved game keeps its seats, options and cards."),
        (["play", "--options"], "Which game? Choose one of: klepka, word_rummikub, scrabble_cards and dnup."),
        (["verify", "no-such-file"], "There is no file no-such-file."),
        (["replay", "."], ". is a folder."),
    ],
)
def test_bad_arguments_get_one_clear_sentence(run: Run, arguments: list[str], error: str) -> None:
    status, out, errors = run(*arguments)
    assert (status, out) == (2, "")
    assert error in errors
    assert errors.count("\n") == 1


def test_an_owner_s_pack_is_played_with_or_refused(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "pack.json"
    pack.write_text("[]")
    assert run("play", "dnup", "--pack", str(pack))[2] == f"{pack} isn’t a pack, because it isn’t a JSON object.\n"
    pack.write_text('{"cards": 1}')
    status, _, errors = run("play", "dnup", "--pack", str(pack))
    assert (status, errors.count("\n")) == (2, 1)


# Records


def test_a_record_is_checked(run: Run, record: Path) -> None:
    status, out, _ = run("verify", str(record))
    assert status == 0
    assert out.startswith("Valid: Letter Cards, 3 moves, all within the rules.\n")
    assert json.loads(record.read_text())["commitment"] in out


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("lay KOT", "lay KOTEK"),
        ('"scores": [10', '"scores": [11'),
        ("commitment", "komitment"),
        ('"seed": "', '"seed": "0'),
    ],
)
def test_a_record_that_was_changed_does_not_pass(run: Run, record: Path, old: str, new: str) -> None:
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, new), encoding="utf-8")
    status, out, errors = run("verify", str(record))
    assert (status, out) == (1, "")
    assert errors


@pytest.mark.parametrize("command", ["verify", "replay", "analyse"])
@pytest.mark.parametrize("text", ["{}", "[1]", "no JSON", '{"format": "something else", "version": 1}'])
def test_a_file_that_is_no_record_is_bad_input(run: Run, tmp_path: Path, command: str, text: str) -> None:
    path = tmp_path / "file.json"
    path.write_text(text, encoding="utf-8")
    status, out, errors = run(command, str(path))
    assert (status, out) == (2, "")
    assert errors.startswith(f"{path} isn’t a game record, because ")


def test_a_record_is_gone_through(run: Run, record: Path) -> None:
    status, out, _ = run("replay", str(record), typed="\n\nback\nquit\n")
    assert status == 0
    assert "KOT" in out
    assert [line for line in out.splitlines() if line.endswith(" of 3")] == ["1 of 3", "2 of 3", "1 of 3"]


def test_a_record_is_written_in_another_format(run: Run, record: Path) -> None:
    status, out, _ = run("record", str(record), "--format", "gcg")
    assert status == 0
    assert out.startswith("#character-encoding UTF-8\n")
    assert "KOT" in out


def test_a_format_that_there_is_not_is_refused_with_those_that_there_are(run: Run, record: Path) -> None:
    status, _, errors = run("record", str(record), "--format", "pgn")
    assert status == 2
    assert "pgn" in errors
    assert "gcg" in errors


def test_a_record_gives_no_orders_to_the_terminal(run: Run, record: Path) -> None:
    """The names in a file that somebody sent may hold anything."""
    named = json.loads(record.read_text()) | {"names": ["Ev\x1b[2Jil", "B\x9b31mad\x07"]}
    record.write_text(json.dumps(named))
    for arguments in (("verify", str(record)), ("replay", str(record)), ("analyse", str(record), "--ms", "1")):
        status, out, _ = run(*arguments, typed="\n\nas\nquit\n")
        assert status == 0
        assert not set(out) & {"\x1b", "\x9b", "\x07"}
    named["log"][-1]["move"] = "\x1b[2J"
    record.write_text(json.dumps(named))
    status, _, errors = run("verify", str(record))
    assert (status, "\x1b" in errors) == (1, False)


# Help


def all_parsers(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for inner in action.choices.values():
                yield from all_parsers(inner)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_says_in_the_language_what_it_does(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    found = list(all_parsers(command_line()))
    assert len(found) == 43
    for parser in found:
        assert parser.description, parser.prog
        assert " ".join(parser.description.split()) in " ".join(parser.format_help().split()), parser.prog


def test_a_command_alone_is_read_as_among_all_others() -> None:
    everything = command_line()
    (added,) = [action for action in everything._actions if isinstance(action, argparse._SubParsersAction)]
    assert [*added.choices] == [name for names in ADDERS for name in names]
    for name in added.choices:
        alone = command_line(name)
        assert alone.format_usage() == everything.format_usage()
        assert [parser.format_help() for parser in all_parsers(alone) if parser.prog == f"litera {name}"] == [
            added.choices[name].format_help()
        ]
