"""All scenarios, one test each; and many of them once more through a real engine process."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from litera.core.draws import seed_of
from litera.core.refusal import Code
from litera.games.registry import OWN, games
from litera.protocol.desk import Desk
from tests.scenarios.running import Ask, Json, differences, problems, read

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.json"))
SCENARIOS = {
    f"{file.parent.name} {file.stem}: {scenario['rule']} {scenario['name']}": scenario
    for file in FILES
    for scenario in read(file)
}
MOVING = {
    name: scenario for name, scenario in SCENARIOS.items() if any("move" in step for step in scenario.get("steps", ()))
}


def new_desk() -> Ask:
    """Give a desk that is asked through JSON, as every client does."""
    desk = Desk(lambda: seed_of("scenarios"))

    def ask(request: Json) -> Json:
        reply: Json = json.loads(json.dumps(desk.answer(json.loads(json.dumps(request)))))
        return reply

    return ask


# Named one by one: names of another script that stand in a list of them are escaped again whenever a process collects.
@pytest.mark.parametrize("scenario", [pytest.param(scenario, id=name) for name, scenario in SCENARIOS.items()])
def test_scenario(scenario: Json) -> None:
    assert list(problems(new_desk(), scenario)) == []


@pytest.mark.parametrize("scenario", [pytest.param(scenario, id=name) for name, scenario in MOVING.items()])
def test_a_game_goes_on_from_the_position_that_any_state_is(scenario: Json) -> None:
    """Each move is made at a table of its own, set up from the state that the move before left."""
    ask = new_desk()
    house: Json = {key: scenario[key] for key in ("game", "options", "words") if key in scenario}
    newest: dict[str, str] = {}

    def ask_the_newest(request: Json) -> Json:
        table = request.get("table")
        reply = ask(request if table is None else {**request, "table": newest.get(table, table)})
        if table is not None and "state" in reply and request["do"] != "state":
            again = ask({"do": "setup", "position": reply["state"], **house})
            assert again.get("state") == reply["state"], again
            newest[table] = again["table"]
        return reply

    assert list(problems(ask_the_newest, scenario)) == []


class Engine:
    """A real engine process, asked one line at a time."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "litera.cli", "engine"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.asked = 0

    def ask(self, request: Json) -> Json:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.asked += 1
        self.process.stdin.write(json.dumps({"id": self.asked, **request}, ensure_ascii=False).encode() + b"\n")
        self.process.stdin.flush()
        reply: Json = json.loads(self.process.stdout.readline())
        assert reply["id"] == self.asked
        return reply

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *error: object) -> None:
        """End the input and wait for the process, or what is left of it."""
        self.process.communicate(timeout=30)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name} {file.stem}")
def test_every_fourth_scenario_through_a_real_engine(file: Path) -> None:
    with Engine() as engine:
        failed = {scenario["name"]: list(problems(engine.ask, scenario)) for scenario in read(file)[::4]}
    assert engine.process.returncode == 0
    assert {name: found for name, found in failed.items() if found} == {}


@pytest.mark.parametrize("game_id", games())
def test_no_two_scenarios_of_a_game_have_one_name(game_id: str) -> None:
    names = [scenario["name"] for file in FILES if file.stem == game_id for scenario in read(file)]
    assert len(names) > 90
    assert len(set(names)) == len(names)


def codes_in(value: Any) -> set[str]:
    if isinstance(value, list):
        return {code for part in value for code in codes_in(part)}
    return {value}


def test_the_scenarios_meet_every_error_code() -> None:
    met = {
        code
        for file in FILES
        for scenario in read(file)
        for wanted in (scenario.get("setup_error", []), *(step.get("error", []) for step in scenario.get("steps", ())))
        for code in codes_in(wanted)
    }
    assert met == {*Code, *(code for game in OWN for code in game.codes)}


@pytest.mark.parametrize("game_id", games())
def test_the_scenarios_of_a_game_meet_every_option(game_id: str) -> None:
    """Every named value that is not the default; of switches, numbers, texts and seats some value that is not."""
    met: dict[str, set[Any]] = {}
    for file in FILES:
        for scenario in read(file) if file.stem == game_id else ():
            if "setup_error" not in scenario:
                for name, value in scenario.get("options", {}).items():
                    met.setdefault(name, set()).add(value)
    missing: dict[str, set[Any]] = {}
    for option in games()[game_id].options:
        others = met.get(option.name, set()) - {option.default}
        named = set(option.choices) - {option.default}
        if not others or not named <= others:
            missing[option.name] = named - others
    assert missing == {}


@pytest.mark.parametrize(
    ("expected", "actual", "count"),
    [
        ({"a": 1}, {"a": 1, "b": 2}, 0),
        ({"a": 1}, {"b": 2}, 1),
        ({"a": {"b": [1, {"c": 2}]}}, {"a": {"b": [1, {"c": 3}]}}, 1),
        ([1, 2], [1, 2, 3], 1),
        ([1, 2], [2, 1], 2),
        ({"$any_order": [1, 2, 2]}, [2, 1, 2], 0),
        ({"$any_order": [1, 2]}, [2, 2], 1),
        ({"$any_order": [1]}, None, 1),
        ({"$has": 1}, [2, 1], 0),
        ({"$has": 1}, [2], 1),
        ({"$lacks": 1}, [2], 0),
        ({"$lacks": 1}, [1], 1),
        ({"$length": 2}, "ab", 0),
        ({"$length": 2}, 2, 1),
        ({"$contains": "KOT"}, "a kot", 0),
        ({"$contains": "kot"}, None, 1),
        ("a", "b", 1),
        (None, None, 0),
    ],
)
def test_differences_are_seen(expected: Any, actual: Any, count: int) -> None:
    """The comparison itself, so that no scenario passes for want of looking."""
    assert len(list(differences(expected, actual, "x"))) == count
