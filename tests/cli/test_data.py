"""What commands print for programs: one envelope, the same type for the same key; and output that cannot be written."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cubecup.cli.main import COMMANDS as MANY
from cubecup.lab import exploit
from tests.cli.commands import ENVELOPE, Terminal, spawn

RECORD = Path(__file__).resolve().parents[1] / "golden" / "race-1-2-strict.record"
COMMANDS = (
    ("sim", "--games", "1", "--bots", "random"),
    ("sim", "--games", "1", "--bots", "steady", "--sets", "race-1,race-2"),
    ("league", "--bots", "random,steady", "--sets", "race-1", "--games", "2"),
    ("doctor", "race-1", "--games", "2", "--bots", "steady"),
    ("bench", "--seconds", "0.01", "--runs", "1"),
    ("sim", "--tour", "tour-de-cube", "--games", "1", "--bots", "steady", "--players", "2"),
    ("league", "--bots", "steady,steady:bold", "--sets", "race-1", "--games", "2", "--duplicate"),
    ("exploit", "random", "--sets", "race-1", "--games", "2", "--workers", "1"),
    ("balance", "--bots", "tests.bots.own_bots:Buyer", "--sets", "race-1", "--games", "1", "--workers", "1"),
    ("check-bot", "steady"),
    ("load", "--tables", "1", "--seconds", "1"),
    ("review", str(RECORD), "--quality", "quick"),
    ("daily",),
)
ELSEWHERE = ("shelf",)  # asks a server; held to the envelope by tests/server/test_shelf_command.py
SEEDLESS = ("review", "daily")


@pytest.mark.slow
def test_all_data_comes_in_one_envelope_with_the_same_types(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exploit, "HEATS", ((1, 4),))
    monkeypatch.setattr(exploit, "all_plans", lambda: ("steady:buy=yellow+green", "steady:buy=brown"))
    met: dict[str, dict[type, list[str]]] = {}
    for command in COMMANDS:
        seed = () if command[0] in SEEDLESS else ("--seed", "3")
        done = terminal.run(*command, *seed, "--json")
        assert done.status == 0, done.err
        found = json.loads(done.out)
        assert list(found)[: len(ENVELOPE)] == ENVELOPE, command
        assert found["command"].startswith(f"cubecup {command[0]} ")
        assert found["game"] == "cubitos"
        assert found["seed"] == 3 or not seed
        for key, value in found.items():
            if value is not None:
                kind = float if type(value) is int else type(value)
                met.setdefault(key, {}).setdefault(kind, []).append(command[0])
    assert {key: kinds for key, kinds in met.items() if len(kinds) > 1} == {}


def test_every_command_with_data_is_among_them(terminal: Terminal) -> None:
    with_data = {name for name in MANY if "--json" in terminal.run(name, "--help").out}
    assert with_data == {command[0] for command in COMMANDS} | set(ELSEWHERE)


@pytest.mark.parametrize("language", ["uk", "ru", "pl"])
def test_numbers_in_tables_have_the_sign_of_the_language(terminal: Terminal, language: str) -> None:
    for command in COMMANDS[:3]:
        done = terminal.run(*command, "--seed", "3", "--language", language)
        assert re.search(r"\d,\d", done.out)
        assert not re.search(r"\d\.\d", done.out), done.out


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
@pytest.mark.parametrize("typed", ["sim --games 1 --bots random --json", "replay --help"])
def test_a_full_device_is_told_in_one_sentence(tmp_path: Path, typed: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = spawn(tmp_path, *typed.split(), stdout=full)
    assert done.returncode == 1
    assert done.stderr == "cubecup: The output cannot be written: no space is left.\n"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (("--bots", "champion@0"), "champion@100"),
        (("--bots", "sharp:insist=reckles-cheese"), "reckless-cheese"),
        (("--bots", "steady:buy=x"), "white, brown"),
        (("--bots", "steady:blod"), "bold"),
        (("--bots", "chamion"), "champion"),
        (("--format", "csv"), "--out"),
    ],
)
def test_mistakes_are_told_with_what_there_is(terminal: Terminal, typed: tuple[str, ...], told: str) -> None:
    done = terminal.run("sim", "--games", "1", *typed)
    assert done.status == 2
    assert told in done.err
    assert done.err.count("\n") == 1
