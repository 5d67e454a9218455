"""Tables brought to the beginning, the middle or the end of a long game before anybody looks at them in a browser."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, TypeAlias

from tests.browser.driving import Person
from tests.browser.short_games import pack_of
from tests.server.running import Seated, Served

# Words of few letters, so that many of them can be made.
LONG_WORDS = """kat kot kora krata rok rota tak tarka tok aktor kara sekret kasa rosa tost kreska iskra akt sto
stos tik trak sok kos kosa osa rasa ser serek tor tors resor sator skok skrot stek tekst reket rakieta tor trasa"""
STAGES = ("early", "middle", "late")
NAMES = ("Anna", "Bogdan Długonazwiskowski", "Cecylia", "Dmytro", "Elena", "Florin-Constantin")
# Tiles that fill two rows of a phone.
MANY_TILES = 17
# Letters of a first word.
OPENING = 4
# More moves than any of these games takes.
MOST_MOVES = 400

View: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Game:
    """How a long game is set up, which move a seat makes, and whether the first seat has come to where it is looked at.

    ``choose`` takes the seat, its view, and all events so far.
    """

    setup: dict[str, Any]
    choose: Callable[[Seated, View, list[dict[str, Any]]], str]
    is_there: Callable[[View], bool]


@dataclass(frozen=True, slots=True)
class Position:
    """A table in the middle of a game, at the turn of its first seat, whose cookies a browser can take over."""

    address: str
    cookies: dict[str, str]
    rivals: tuple[Seated, ...]

    def shown_to(self, person: Person, server: Served) -> None:
        """Give the first seat to somebody with a browser, and wait until the board is drawn."""
        person.context.clear_cookies()
        person.context.add_cookies(
            [{"name": name, "value": value, "url": server.origin} for name, value in self.cookies.items()]
        )
        person.come(self.address)
        person.page.locator(".board-area").wait_for()


def reached(server: Served, game: str, stage: str, seats: int = 2) -> Position:
    """Play a game of so many seats up to a stage of it."""
    long = GAMES[game](stage)
    guests = [server.guest(name) for name in NAMES[:seats]]
    table = guests[0].open(game, seats=seats, seed="a long game", **long.setup)
    seated = [guest.enter(table) for guest in guests]
    for number, one in enumerate(seated[1:], 1):
        one.done("sit", seat=number)
    for _ in range(MOST_MOVES):
        view = seated[0].done("view")["view"]
        assert not view["over"], f"{game} was over before it came to its {stage} stage"
        if view["to_act"] == [0] and long.is_there(view):
            break
        acting = seated[view["to_act"][0]]
        events = [event for item in seated[0].feed for event in item.get("events", [])]
        acting.done("act", move=long.choose(acting, acting.done("view")["view"], events))
    else:
        raise AssertionError(f"{game} does not come to its {stage} stage")
    seated[0].close()
    address = f"/t/{table['table']}?invitation={table['invitation']}"
    return Position(address, dict(guests[0].http.cookies), tuple(seated[1:]))


def klepka(stage: str) -> Game:
    """Give a carpet of a hundred cards; at the end the first seat holds fifty of them."""
    letters = {
        letter: {"blue": 4, "yellow": 4, "points": 1 + number % 4} for number, letter in enumerate("АВЕИКЛНОРСТ")
    }
    pack = {"letters": letters, "polysemy": 4, "exchange": 4, "chaos": 4}
    options = {"rows": 10, "columns": 10, "first_seat": 0, "prize_pair_bonus": False}
    cards = {"early": 0, "middle": 14, "late": 50}[stage]
    chance = random.Random(5)

    def choose(seated: Seated, view: View, events: list[dict[str, Any]]) -> str:
        if view["phase"] in ENDS:
            return ENDS[view["phase"]]
        seen = {
            place: card[0]
            for event in events
            if event["kind"] == "opened"
            for place, card in zip(event["places"], event["cards"], strict=True)
        }
        lying = [f"{chr(65 + x)}{y + 1}" for y, row in enumerate(view["grid"]) for x, card in enumerate(row) if card]
        pairs = [
            (one, other) for one in lying for other in lying if one < other and seen.get(one, one) == seen.get(other)
        ]
        unseen = [place for place in lying if place not in seen] or lying
        places: list[str] = []
        while len(places) < min(len(lying), 2 * (view["flips"] or 1)):
            pair = next((pair for pair in pairs if not set(pair) & set(places)), None)
            # The first seat remembers all that it saw, the others nothing.
            fresh = chance.sample([place for place in lying if place not in places], 2)
            new = [place for place in unseen if place not in places][:2]
            places += (pair or (new if len(new) == 2 else fresh)) if view["turn"] == 0 else fresh
        return " ".join(["flip", *places])

    def is_there(view: View) -> bool:
        return len(view["hands"][0]) >= cards and view["phase"] == ("flip" if stage == "early" else "words")

    return Game({"pack": pack, "options": options}, choose, is_there)


ENDS = {"words": "done", "bonus": "stop", "last_words": "pass"}


def word_rummikub(stage: str) -> Game:
    """Give a table that has 25 words at the end, when the first seat holds fourteen tiles and more."""
    pack = pack_of("word_rummikub", dict.fromkeys("AEKORTSI", 45))
    pack["joker"]["count"] = 2
    words = LONG_WORDS.split()
    options = {"opening_letters": OPENING, "first_seat": 0}
    lying = {"early": 0, "middle": 9, "late": 25}[stage]

    def choose(seated: Seated, view: View, _events: list[dict[str, Any]]) -> str:
        if view["turn"] == 0 and len(view["racks"][0]) < MANY_TILES:
            return "draw"
        rack = Counter(view["racks"][view["turn"]])
        least = OPENING if not view["opened"][view["turn"]] else 0
        free = [word for word in map(str.upper, words) if word not in view["table"] and len(word) >= least]
        fitting = [word for word in free if Counter(word) <= rack]
        return f"play {min(fitting, key=len)}" if fitting else "draw"

    return Game(
        {"pack": pack, "words": words, "options": options},
        choose,
        lambda view: len(view["table"]) >= lying and view["phase"] == "play",
    )


def scrabble_cards(stage: str) -> Game:
    """Give a crossword that has sixty letters at the end."""
    letters = {"early": 0, "middle": 25, "late": 60}[stage]

    def choose(seated: Seated, view: View, _events: list[dict[str, Any]]) -> str:
        if view["phase"] == "answer":
            return "accept"
        moves: list[str] = seated.done("legal", limit=60)["moves"]
        lays = [move for move in moves if move.startswith("lay ")]
        # Neither the longest, which would end the game soon, nor the shortest.
        return max(lays, key=lambda move: len(move.split(" ")[1]), default="pass")

    def is_there(view: View) -> bool:
        return len(places_of(view)) >= letters and view["phase"] == "lay"

    pack = json.loads(files("litera.games.scrabble_cards").joinpath("packs/pl.json").read_text(encoding="utf-8"))
    for entry in pack["letters"].values():
        entry["count"] *= 2
    return Game({"pack": pack, "options": {"first_seat": 0}}, choose, is_there)


def places_of(view: View) -> set[tuple[int, int]]:
    """Give the places of a crossword that have a letter."""
    return {
        (column + at * (way == "across"), row + at * (way != "across"))
        for word, column, row, way in view["table"]
        for at in range(len(word))
    }


def dnup(stage: str) -> Game:
    """Give a table of which the first seat sees sets lie, and a round won at the end."""

    def choose(seated: Seated, view: View, _events: list[dict[str, Any]]) -> str:
        moves: list[str] = seated.done("legal", limit=600)["moves"]
        wanted = "ABCD" if stage == "late" or view["turn"] != 0 else "ADBC"
        return min(moves, key=lambda move: (wanted.find(move[0]) % 9, -len(move)))

    def is_there(view: View) -> bool:
        if stage == "early":
            return True
        return bool(view["round"] >= 2 if stage == "late" else view["round_turns"] > view["seats"])

    return Game({}, choose, is_there)


GAMES: dict[str, Callable[[str], Game]] = {
    "klepka": klepka,
    "word_rummikub": word_rummikub,
    "scrabble_cards": scrabble_cards,
    "dnup": dnup,
}
"""The long game of each game, by the stage in which it is looked at."""
