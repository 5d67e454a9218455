"""One person in a browser and one in a terminal play a whole game; server and terminal are killed in the middle."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from litera.protocol.reading import as_typed
from tests.browser.conftest import Invite
from tests.browser.driving import Person, expect
from tests.browser.short_games import SHORT
from tests.server.running import Served
from tests.sweep import among
from tests.terminal.pseudo import Program

MOST_MOVES = 300
KILLED_AT = 3
"""After so many moves of the terminal's first the server is killed, after so many more the terminal."""
GAMES = ("klepka", "word_rummikub", "scrabble_cards", "dnup")
TOLD = r"Try: “([^”]+)”"
NUDGED = r"Ask again to see the move\."
NOTHING = r"There is no hint right now\."
BUSY = r"The bot isn’t answering\."


def hinted(program: Program) -> str | None:
    """Ask the terminal for a move until it names one; nothing where none is to be made."""
    for _ in range(5):
        answer, move = program.asks("hint", TOLD, NUDGED, NOTHING, BUSY)
        if answer == 0:
            return move
        if answer == 2:
            return None
    raise AssertionError(program.screen[-2000:])


def plays(program: Program, anna: Person, move: str | None) -> None:
    """Type a move, and wait until the browser has been told of it."""
    assert move is not None, program.screen[-2000:]
    before = anna.news()
    program.asks(move, r"> ")
    anna.until(lambda: anna.news() > before, f"what {move} does")


def came(program: Program) -> None:
    """Wait until the terminal is at the table and waits for a line."""
    program.awaits("Press Enter for")
    program.asks("verbose", r"verbose 2: most events")


SEEDS = {"word_rummikub": "kill -9"}
"""Where a game would be over before both are killed, another one."""


@pytest.mark.parametrize("game", among(GAMES, "word_rummikub", "dnup"))
def test_nothing_is_lost_when_server_and_terminal_are_killed(tmp_path: Path, person: Invite, game: str) -> None:
    home, data = tmp_path / "home", tmp_path / "data"
    data.mkdir()
    server = Served(data)
    try:
        anna = person("Anna", at=server)
        address = anna.table(game, seats=3, bots=[None, "easy"], seed=SEEDS.get(game, "killed"), **SHORT[game]())
        program = Program("play", server.origin + address, "--names", "Bogdan", data=home)
        came(program)
        turns = 0
        anna.until(lambda: bool(anna.view), "the game to begin")
        for _ in range(MOST_MOVES):
            anna.until(lambda: anna.over or bool({0, 1} & set(anna.view["to_act"])), "a turn")
            if anna.over:
                break
            if anna.acts:
                move = anna.hinted(lambda: anna.touch_on(anna.question("hint")))
                assert anna.type(as_typed(game, move or "", anna.lang)) == ""
                continue
            turns += 1
            plays(program, anna, hinted(program))
            if turns == KILLED_AT:
                server.stop(signal.SIGKILL)
                program.awaits(r"Connection lost\. Reconnecting")
                server = Served(data, "--port", str(server.port))
                program.awaits(r"Connected again\.")
                anna.until(lambda: anna.page.locator(".notice").count() == 0, "the line to be mended")
            elif turns == 2 * KILLED_AT:
                program.signal(signal.SIGKILL)
                chat = anna.page.get_by_label(anna.text("table-chat-field"), exact=True)
                chat.fill("Are you still there?")
                chat.press("Enter")
                expect(anna.page.locator(".table-chat ol li").last).to_contain_text("Are you still there?")
                program = Program("play", server.origin + address.partition("?")[0], data=home)
                came(program)
                assert "Continuing your game" in program.screen
                assert program.asks("previous chat", r"Anna: ([^\r0-9]+)\r\n")[1] == "Are you still there?"
        assert turns > 1
        expect(anna.page.locator(".result")).to_be_visible()
        program.awaits(r"You can still ask about the game\. Type “offer” for a rematch")
        for seat, name in enumerate(("Anna", "You")):
            program.asks("scores", rf"{name}: {anna.view['scores'][seat]}\r\n")
        everything_is_within_reach(program)
        assert program.ends("quit")[0] == 0
    finally:
        server.stop()


def everything_is_within_reach(program: Program) -> None:
    """Going through the messages of the game gives the whole history, in order."""
    program.asks("width 400", "width 400")
    program.asks("verbose 3", "verbose 3: everything")
    history = program.asks("history 1000", r"history 1000\r\n((?:[^>\r][^\r]*\r\n)+)> ")[1].split("\r\n")[:-1]
    gone = [program.asks("first game", r"first game\r\n([^\r]+)\r\n> ")[1]]
    while not gone[-1].startswith("No later message"):
        gone.append(program.asks("next", r"next\r\n([^\r]+)\r\n> ")[1])
    told = "\n".join(gone[:-1])
    assert [line for line in history if line not in told] == []
