"""``litera play LINK`` in a pseudo-terminal, at tables of a real server: coming, talking, preparing, leaving."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Guest, Seated, Served, served
from tests.server.test_admin import admin
from tests.terminal.pseudo import Program

PASSWORD = "öffne dich 17"
MINE = r"Your (?:first|second) turn"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("data")) as running:
        yield running


def link_of(server: Served, table: dict[str, str]) -> str:
    return f"{server.origin}/t/{table['table']}?invitation={table['invitation']}"


def came(server: Served, link: str, home: Path, *more: str, name: str = "Bogdan") -> Program:
    program = Program("play", link, "--names", name, *more, data=home)
    program.awaits("Press Enter for")
    program.asks("verbose", r"verbose 2: most events")
    return program


def two(server: Served, home: Path, **setup: object) -> tuple[Guest, Seated, Program]:
    """Seat Anna, a program of the test's, in seat 0 and a terminal in seat 1 of dnup."""
    anna = server.guest("Anna")
    table = anna.open("dnup", seed="visiting", **setup)
    program = came(server, link_of(server, table), home)
    return anna, anna.enter(table), program


def turn_of(seat: Seated) -> int:
    to_act: list[int] = seat.done("view")["view"]["to_act"]
    return to_act[0]


def move(seat: Seated) -> None:
    seat.done("act", move=seat.done("legal", limit=1)["moves"][0])


def until_turn(seat: Seated, program: Program, wanted: int) -> None:
    """Let the turn come to a seat."""
    while turn_of(seat) != wanted:
        if wanted == 1:
            move(seat)
        else:
            program.asks("D", "> ")
            seat.until("game")


def unseen(screen: str) -> str:
    """Give a card that is in no hand the person knows, and was not played before them."""
    pairs = ((up, down) for up in range(1, 8) for down in range(up + 1, 8))
    return next(
        f"{up}/{down}" for up, down in pairs if f"{up} over {down}" not in screen and f"{down} over {up}" not in screen
    )


def test_a_guest_comes_back_as_the_same_one_and_hears_what_was_missed(server: Served, tmp_path: Path) -> None:
    _, seat, program = two(server, tmp_path)
    until_turn(seat, program, 0)
    assert program.ends("quit")[0] == 0
    move(seat)
    seat.done("chat", text="Come back!")
    again = Program("play", f"{server.origin}/t/{seat.room['table']}", data=tmp_path)
    again.awaits("Continuing your game")
    again.awaits(r"Anna [^\r]+\r\n")
    assert again.asks("previous chat", r"Anna: ([^\r0-9]+)\r\n")[1] == "Come back!"
    assert again.asks("people", r"Seat 2: (\w+)")[1] == "you"
    assert again.ends("quit")[0] == 0


def test_nothing_secret_is_shown_or_kept_but_in_the_cookie_s_file(server: Served, tmp_path: Path) -> None:
    anna = server.guest("Anna")
    table = anna.open("dnup", access="open", password=PASSWORD)
    program = Program("play", f"{server.origin}/t/{table['table']}", "--names", "Bogdan", data=tmp_path)
    program.awaits("This table has a password:")
    program.asks("wrong", "The password is missing or wrong")
    program.awaits("This table has a password:")
    program.asks(PASSWORD, r"Seat 2: you")
    program.asks("verbose", "verbose 2")
    program.asks("\x1b[A", "verbose 2")
    _, said = program.ends("quit")
    kept = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    cookies = [path for path in kept if path.name == "cookie"]
    assert len(cookies) == 1
    assert (cookies[0].stat().st_mode & 0o777) == 0o600
    for secret in (PASSWORD, cookies[0].read_text(encoding="ascii")):
        assert secret not in program.screen + said
        assert [path for path in kept if path not in cookies and secret.encode() in kept[path]] == []
    log = server.log.read_text(encoding="utf-8")
    assert PASSWORD not in log


def test_a_spectator_sees_no_hand_and_may_talk(server: Served, tmp_path: Path) -> None:
    anna = server.guest("Anna")
    table = anna.open("dnup", bots=["easy"], access="open")
    program = came(server, link_of(server, table), tmp_path, "--watch")
    assert "You are watching." in program.screen
    program.asks("hand", "Anna: 10 cards in hand")
    program.asks("D", "You are watching")
    program.asks("chat Hello everybody", "Bogdan: Hello everybody")
    assert program.ends("quit")[0] == 0


def test_whoever_comes_in_the_middle_hears_how_it_stands_and_does_not_continue(server: Served, tmp_path: Path) -> None:
    anna, olga = server.guest("Anna"), server.guest("Olga")
    table = anna.open("dnup", seed="visiting")
    olga.post(f"/api/tables/{table['table']}/join", seat=1, invitation=table["invitation"])
    seats = [anna.enter(table), olga.enter(table)]
    for _ in range(8):
        move(seats[turn_of(seats[0])])
    program = came(server, link_of(server, table), tmp_path, "--watch")
    assert "Anna: 0" in program.screen
    assert "Continuing your game" not in program.screen
    assert program.ends("quit")[0] == 0


def test_a_table_is_opened_with_arguments_and_from_the_lobby(server: Served, tmp_path: Path) -> None:
    host = Program("play", "dnup", "--at", server.origin, "--seats", "2", "--clock", "10+5", "--public",
                   "--time", "100,200", "--names", "Host", data=tmp_path / "host")  # fmt: skip
    host.awaits(r"Clock: 10 minutes each, plus 5 seconds per move")
    host.awaits(r"Seat 2 has 200% of the normal time")
    host.awaits("One seat is free")
    link = host.asks("link", r"(http://\S+invitation=\S+)\r\n")[1]
    assert link.startswith(server.origin)
    guest = Program("play", server.origin, data=tmp_path / "guest")
    guest.awaits("your name at the table")
    guest.asks("Bogdan", r"(\d+) Upside Down: Host; one seat free\r\n")
    guest.awaits("0 to open a new one")
    guest.asks("1", "Seat 2: you")
    host.awaits("Bogdan takes seat 2")
    host.asks("clock", r"You: (9|10) minutes")
    for program in (host, guest):
        assert program.ends("quit")[0] == 0


def test_the_lobby_opens_a_table_with_a_few_questions(server: Served, tmp_path: Path) -> None:
    program = Program("play", server.origin, "--names", "Anna", data=tmp_path)
    program.awaits("0 to open")
    for answer, asked in (
        ("0", "Which game"),
        ("klepka", "How many players"),
        ("3", "How many of the players are people"),
        ("2", "How strong should the bots be"),
        ("1", "Which language should the words be in"),
        ("Romanian", "Minutes per player"),
        ("soon", "isn’t a clock"),
        ("5+3", "Can anyone join"),
        ("", "Words in Romanian"),
    ):
        program.asks(answer, asked)
    program.awaits("Seat 3: .*, bot")
    program.awaits("Clock: 5 minutes each, plus 3 seconds per move")
    program.asks("bot 2 easy", "The game begins")
    assert program.ends("quit")[0] == 0


def test_a_host_bans_somebody_by_a_word(server: Served, tmp_path: Path) -> None:
    program = Program("play", "dnup", "--at", server.origin, "--seats", "3", "--names", "Anna", data=tmp_path)
    program.awaits("seats are free")
    table, _, secret = program.asks("link", r"/t/(\S+)\r\n")[1].partition("?invitation=")
    bogdan, join = server.guest("Bogdan"), {"seat": 1, "invitation": secret}
    bogdan.post(f"/api/tables/{table}/join", **join)
    program.awaits("Bogdan takes seat 2")
    program.asks("free 2 ban", "Bogdan leaves")
    assert bogdan.refused(f"/api/tables/{table}/join", **join) == (403, "banned")
    assert program.ends("quit")[0] == 0


def test_somebody_is_reported_by_seat_or_name_and_why(server: Served, tmp_path: Path) -> None:
    anna, seat, program = two(server, tmp_path)
    seat.done("chat", text="You play like a pig.")
    program.asks("report 2", r"Who do you want to report\? .*: Anna\.")
    program.asks("report anna", r"What are you reporting Anna for\?")
    program.asks("", r"No report sent\.")
    program.asks("report 1", r"What are you reporting Anna for\?")
    program.asks("messages: Rude.", r"The moderators will look into it\.")
    program.asks("report 1", r"What are you reporting Anna for\?")
    program.asks("They left.", r"You have already reported")
    who = anna.get("/api/session")["guest"]
    status, told = admin(server, "reports", data=server.log.parent)[:2]
    assert status == 0
    assert "You play like a pig." in told
    assert "Rude." in told
    assert who in told
    assert program.ends("quit")[0] == 0


def test_a_prepared_move_goes_out_on_one_s_turn_or_is_dropped_by_one_word(server: Served, tmp_path: Path) -> None:
    _, seat, program = two(server, tmp_path)
    until_turn(seat, program, 0)
    program.asks("prepare D", "Your move will be played on your turn")
    move(seat)
    while turn_of(seat) == 0:
        move(seat)
    program.awaits(r"Playing your prepared move: “D”")
    program.awaits("You rotate your hand")
    until_turn(seat, program, 0)
    card = unseen(program.screen)
    program.asks(f"prepare A {card}", "Your move will be played on your turn")
    program.asks("cancel", "No move is prepared now")
    program.asks(f"prepare A {card}", "Your move will be played on your turn")
    until_turn(seat, program, 1)
    program.awaits(rf"Your prepared move “A {card}” can’t be played and was dropped")
    _, rest = program.awaits(rf"([^>]*){MINE}")
    assert len(rest.split()) > 1, "why it can’t be played"
    assert f"Playing your prepared move: “A {card}”" not in program.screen
    program.asks("draft", "You aren’t preparing a move")
    assert program.ends("quit")[0] == 0


def test_what_is_out_of_the_ordinary_is_said_to_whoever_comes_and_nothing_twice(server: Served, tmp_path: Path) -> None:
    anna = server.guest("Anna")
    chosen = {"notes": True, "first_seat": 0, "rows": 4, "columns": 25, "prize_pair_bonus": False}
    table = anna.open("klepka", seed="terms", options=chosen, hints=False, absence={"after": 90, "then": "end"})
    anna.enter(table)
    program = came(server, link_of(server, table), tmp_path)
    heard = " ".join(program.screen.split())
    for said in (
        "Players can use a memory aid",
        "Who goes first: Seat 1",
        "Rows of the table: 4",
        "Off: Two identical prize cards",
        "Hints are off at this table.",
        "If a player is away for 1 minute 30 seconds, the game ends.",
        "First to play: Anna",
    ):
        assert heard.count(said) == 1, heard
    assert "To move: Anna" not in heard, "it has just been said"
    assert program.ends("quit")[0] == 0


def test_whoever_takes_a_seat_is_said_once(server: Served, tmp_path: Path) -> None:
    host = Program("play", "dnup", "--at", server.origin, "--seats", "3", "--names", "Host", data=tmp_path)
    host.awaits("seats are free")
    table, _, secret = host.asks("link", r"/t/(\S+)\r\n")[1].partition("?invitation=")
    bogdan = server.guest("Bogdan")
    bogdan.post(f"/api/tables/{table}/join", seat=1, invitation=secret)
    host.awaits("Bogdan takes seat 2")
    bogdan.enter(table, invitation=secret).done("chat", text="Good evening")
    host.awaits("Bogdan: Good evening")
    assert "Bogdan is here" not in host.screen
    assert host.ends("quit")[0] == 0


def test_what_is_no_move_is_not_prepared_and_a_refused_line_leaves_nothing_behind(
    server: Served, tmp_path: Path
) -> None:
    _, seat, program = two(server, tmp_path)
    until_turn(seat, program, 0)
    program.asks("prepare nonsense", "“nonsense” isn’t a move")
    program.asks("draft", "You aren’t preparing a move")
    until_turn(seat, program, 1)
    program.awaits(MINE)
    program.asks(f"prepare A {unseen(program.screen)}", "> ")
    program.asks("draft", "You aren’t preparing a move")
    assert "Your move will be played" not in program.screen
    assert program.ends("quit")[0] == 0


def test_a_move_for_which_it_is_too_early_waits_for_its_time_also_while_one_is_asked(
    server: Served, tmp_path: Path
) -> None:
    anna = server.guest("Anna")
    table = anna.open("scrabble_cards", seed="visiting", options={"first_seat": 0})
    program, seat = came(server, link_of(server, table), tmp_path), anna.enter(table)
    seat.done("act", move=seat.done("advise", explain=True, best=True)["move"])
    program.awaits("Please answer|accept")
    program.asks("prepare pass", "Your move will be played on your turn")
    program.asks("", "Hand: ")
    program.asks("accept", "Playing your prepared move: “pass”")
    program.awaits("You pass")
    assert program.ends("quit")[0] == 0


def test_there_is_no_hint_while_others_think(server: Served, tmp_path: Path) -> None:
    _, seat, program = two(server, tmp_path)
    until_turn(seat, program, 0)
    program.asks("hint", "There is no hint right now")
    assert program.ends("quit")[0] == 0


def test_what_others_do_is_said_while_a_line_is_being_typed(server: Served, tmp_path: Path) -> None:
    _, seat, program = two(server, tmp_path)
    program.types("sco")
    seat.done("chat", text="Listen")
    program.awaits(r"Anna: Listen\r\n> sco")
    program.asks("res", r"You: 0\r\n")
    assert program.ends("quit")[0] == 0


def test_resigning_ends_the_game_and_a_rematch_goes_on_at_a_new_table(server: Served, tmp_path: Path) -> None:
    _, seat, program = two(server, tmp_path)
    program.asks("resign", "Resign|Give the game up")
    program.asks("yes", "The game ended by resignation")
    program.awaits("Winner: Anna")
    program.asks("prepare D", "The game is over")
    program.asks("offer", "You offer a rematch")
    seat.done("offer", what="rematch")
    program.awaits("The rematch is at a new table")
    program.asks("", r"Seat \d: you")
    program.awaits("First: (Anna|You)")
    assert program.ends("quit")[0] == 0


def test_people_coming_and_going_are_said_and_can_be_muted(server: Served, tmp_path: Path) -> None:
    _, seat, program = two(server, tmp_path)
    olga = server.guest("Olga")
    olga.post(f"/api/tables/{seat.room['table']}/join", invitation=seat.room["invitation"], seat=None)
    watcher = olga.enter({"table": seat.room["table"], "invitation": seat.room["invitation"]})
    program.awaits("Olga is watching")
    program.asks("mute people", "Muted: people")
    watcher.close()
    seat.until("room")
    seat.done("chat", text="Gone?")
    program.awaits("Anna: Gone")
    assert "no longer watching" not in program.screen
    program.asks("previous people", "Olga is no longer watching")
    assert program.ends("quit")[0] == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["http://127.0.0.1:9/t/abcd", "--names", "Anna"], "No Litera server is responding at http://127.0.0.1:9"),
        (["http://", "--names", "Anna"], "isn’t a link"),
    ],
)
def test_a_server_that_is_not_there_is_reported(tmp_path: Path, arguments: list[str], said: str) -> None:
    status, told = Program("play", *arguments, data=tmp_path, columns=200).ends()
    assert status == 2
    assert said in told


def test_a_table_that_is_not_there_is_reported(server: Served, tmp_path: Path) -> None:
    program = Program("play", f"{server.origin}/t/nothing", "--names", "Anna", data=tmp_path)
    status, told = program.ends()
    assert (status, "This table doesn’t exist." in told or "no table" in told) == (2, True)
