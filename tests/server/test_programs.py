"""Bots of somebody's own on seats of a table: the shipped samples over the real server, and what is refused."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from cubecup.cli.main import main
from tests.server.conftest import MakeHouse, Visit
from tests.server.house import PATIENCE, Address, House, JsonObject

ROOT = Path(__file__).resolve().parents[2]
NODE = Path(sys.prefix) / "bin" / "node"
SAMPLES = {
    "python": [sys.executable, str(ROOT / "examples" / "hurry_bot.py")],
    "javascript": [str(NODE), str(ROOT / "examples" / "careful_bot.mjs")],
}


class Program:
    """A program on a seat, played by hand."""

    def __init__(self, address: Address, table: str, token: str, protocol: int = 1) -> None:
        self._stack = ExitStack()
        place = f"ws://{address.host}:{address.port}/api/tables/{table}/program"
        self.socket = self._stack.enter_context(connect(place, compression=None, open_timeout=PATIENCE))
        assert self.hear() == {"type": "hello", "protocol": 1}
        self.say(type="hello", protocol=protocol, name="by hand", token=token)

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> JsonObject:
        found: JsonObject = json.loads(self.socket.recv(PATIENCE))
        return found

    def close(self) -> None:
        self._stack.close()


def actions_by(house: House) -> dict[str, int]:
    """What the figures for whoever operates the server say of who acted."""
    found = re.findall(r'^cubecup_actions_total\{by="(\w+)"\} (\d+)$', house.get("/metrics").text, re.MULTILINE)
    return {who: int(number) for who, number in found}


def test_the_samples_race_each_other_and_everyone_knows_what_they_are(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house()
    made = house.make("open", "open")
    server, table = f"http://{house.host}:{house.port}", made["table"]
    watcher = visit(house, table)
    running = [subprocess.Popen([*command, server, table], stderr=subprocess.PIPE) for command in SAMPLES.values()]
    watcher.see(lambda: watcher.view.get("over"))
    for program in running:
        _, told = program.communicate(timeout=PATIENCE)
        assert (program.returncode, told) == (0, b"")
    watcher.see(lambda: watcher.table.get("over"))
    assert [seat["program"] for seat in watcher.table["seats"]] == [True, True]
    assert sorted(seat["name"] for seat in watcher.table["seats"]) == ["Careful", "Hurry"]
    assert {seat["kind"] for seat in watcher.table["seats"]} == {"person"}
    assert {entry["seat"] for entry in watcher.entries if entry["kind"] == "program"} == {0, 1}
    assert len(watcher.view["winners"]) == 1
    assert actions_by(house)["program"] >= sum(entry["kind"] == "act" for entry in watcher.entries) > 0
    assert {*actions_by(house)} == {"program"}


def test_a_program_is_asked_answers_and_may_err(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house()
    made = house.make("person", "bot", seed=3)
    player = Program(house, made["table"], made["tokens"][0])
    watcher = visit(house, made["table"])
    asked = player.hear()
    assert asked["type"] == "choice"
    assert asked["view"]["choice"]["actions"] == asked["actions"]
    assert 0 < asked["time_ms"] <= 60_000
    watcher.see(lambda: watcher.table["seats"][0]["program"])
    player.say(type="answer", id=asked["id"], action="fly")
    wrong = player.hear()
    assert (wrong["type"], wrong["id"]) == ("error", asked["id"])
    assert "fly" in wrong["sentence"]
    player.say(type="answer", id=asked["id"] + 1000, action=asked["actions"][0])
    assert "That question is over" in player.hear()["sentence"]
    player.say(type="dance")
    assert "could not be read" in player.hear()["sentence"]
    player.say(type="answer", id=asked["id"], action=asked["actions"][0])
    following = player.hear()
    assert following["type"] == "choice"
    assert following["id"] != asked["id"]
    player.close()
    watcher.see(lambda: not watcher.table["seats"][0]["connected"])
    back = Program(house, made["table"], made["tokens"][0])
    assert back.hear()["id"] == following["id"]  # nothing is lost by leaving
    back.close()


def test_whoever_makes_too_many_mistakes_is_sent_away(make_house: MakeHouse) -> None:
    house = make_house()
    made = house.make("person", "bot", seed=3)
    player = Program(house, made["table"], made["tokens"][0])
    asked = player.hear()
    for _ in range(19):
        player.say(type="answer", id=asked["id"], action="fly")
        assert player.hear()["type"] == "error"
    player.say(type="answer", id=asked["id"], action="fly")
    last = player.hear()
    assert (last["type"], last["problem"]["code"]) == ("bye", "too-many-mistakes")
    with pytest.raises(ConnectionClosed):
        player.hear()
    player.close()


def test_a_silent_program_loses_its_socket_and_not_its_seat(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house(program_seconds=0.5)
    made = house.make("person", "bot", seed=3)
    player = Program(house, made["table"], made["tokens"][0])
    assert player.hear()["time_ms"] <= 500
    assert player.hear()["problem"]["code"] == "program-late"
    player.close()
    watcher = visit(house, made["table"], made["tokens"][0])
    assert watcher.choices
    assert watcher.table["seats"][0]["program"]


@pytest.mark.parametrize(("token", "protocol", "code"), [("x" * 32, 1, "wrong-token"), ("", 2, "program-protocol")])
def test_strangers_are_refused(make_house: MakeHouse, token: str, protocol: int, code: str) -> None:
    house = make_house()
    made = house.make("person", "bot", seed=3)
    player = Program(house, made["table"], token or made["tokens"][0], protocol)
    assert player.hear()["problem"]["code"] == code
    assert not house.get(f"/api/tables/{made['table']}").body["seats"][0]["program"]
    player.close()


def test_any_program_that_speaks_lines_takes_a_seat(make_house: MakeHouse, capsys: pytest.CaptureFixture[str]) -> None:
    house = make_house()
    made = house.make("open", "bot")
    server = f"http://{house.host}:{house.port}"
    bot = f"exec:{sys.executable} {ROOT / 'examples' / 'hurry_bot.py'}"
    assert main(["seat", server, made["table"], bot, "--name", "Relayed"]) == 0
    assert "Won by seat: " in capsys.readouterr().out
    seat = house.get(f"/api/tables/{made['table']}").body["seats"][0]
    assert (seat["name"], seat["program"]) == ("Relayed", True)
    assert main(["seat", server, made["table"], bot]) == 2
    assert "That seat is taken" in capsys.readouterr().err
    assert main(["seat", server, made["table"], "sharp"]) == 2
    assert "exec:COMMAND" in capsys.readouterr().err
