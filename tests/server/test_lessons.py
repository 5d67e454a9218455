"""Tutorials over HTTP: a step is asked about and moved at like a table, and nothing of it is kept."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.running import Served


def asked(http: httpx.Client, game: str, step: int, made: str | None = None, **request: Any) -> httpx.Response:
    return http.post(
        f"/api/games/{game}/lesson", params={"lang": "en"}, json={"step": step, "made": made, "request": request}
    )


def test_a_step_is_answered_like_a_table_and_moved_at(server: Served) -> None:
    http = server.guest("Anna").http
    lesson = http.get("/api/games/klepka/lesson").json()
    assert lesson["shown"] == [True, True, False, False, False]
    assert lesson["language"] == "uk"
    english = http.get("/api/games/klepka/lesson", params={"words": "en"}).json()
    assert (english["language"], english["game"]["lexicon"], english["terms"]["word"]) == ("en", "en", "CAT")
    view = asked(http, "klepka", 1, do="view").json()["view"]
    assert view["to_act"] == [0]
    # What lies face down is not told.
    assert all(card in (None, "?") for row in view["grid"] for card in row)
    other = asked(http, "klepka", 1, do="act", move="flip A1 B1").json()
    assert other == {"right": False, "events": [], "said": [], "told": []}
    right = asked(http, "klepka", 1, do="act", move="flip A1 C2").json()
    assert right["right"]
    assert [event["kind"] for event in right["events"]] == ["opened", "taken", "now"]
    assert len(right["said"]) == len(right["told"]) > 0
    # It was not made for good; asked about what came of it, the server says that too.
    assert asked(http, "klepka", 1, do="view").json()["view"]["hands"][0] == []
    after = asked(http, "klepka", 1, "flip A1 C2", do="view").json()["view"]
    assert sorted(after["hands"][0]) == ["Кb", "Кy"]


def test_a_hint_is_the_move_of_the_step(server: Served) -> None:
    http = server.guest("Anna").http
    hint = asked(http, "word_rummikub", 1, do="advise", explain=True).json()
    assert hint["move"] == "play KOSZYK"
    assert hint["event"]["kind"] == "played"
    assert "KOSZYK" in hint["said"]
    body = {"step": 1, "request": {"do": "advise"}}
    english = http.post("/api/games/word_rummikub/lesson", params={"words": "en"}, json=body).json()
    assert english["move"] == "play REPORT"


def test_an_illegal_move_is_refused_with_its_reason(server: Served) -> None:
    reply = asked(server.guest("Anna").http, "word_rummikub", 1, do="act", move="play KOTY")
    assert reply.status_code == 400
    assert reply.json()["error"]["message"]


def test_there_is_no_step_behind_the_last_and_no_tutorial_of_an_unknown_game(server: Served) -> None:
    http = server.guest("Anna").http
    assert asked(http, "dnup", 6, do="view").status_code == 404
    assert asked(http, "chess", 1, do="view").status_code == 404
    assert http.get("/api/games/chess/lesson").status_code == 404
