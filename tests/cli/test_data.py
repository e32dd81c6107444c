"""What commands print for programs: one envelope, the same type for the same key; and output that cannot be written.

`exploit` and `balance`, which play for longer, are held to the envelope by their own tests.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.commands import Terminal, spawn

COMMANDS = (
    ("sim", "--games", "1", "--bots", "random"),
    ("sim", "--games", "1", "--bots", "random", "--sets", "race-1,race-2"),
    ("league", "--bots", "random,steady", "--sets", "race-1", "--games", "2"),
    ("doctor", "race-1", "--games", "2", "--bots", "random"),
    ("bench", "--seconds", "0.01", "--runs", "1"),
)
ENVELOPE = ["command", "version", "seed", "seconds", "game"]


def test_all_data_comes_in_one_envelope_with_the_same_types(terminal: Terminal) -> None:
    met: dict[str, set[type]] = {}
    for command in COMMANDS:
        done = terminal.run(*command, "--seed", "3", "--json")
        assert done.status == 0, done.err
        found = json.loads(done.out)
        assert list(found)[: len(ENVELOPE)] == ENVELOPE, command
        assert found["command"].startswith(f"cubecup {command[0]} ")
        assert (found["seed"], found["game"]) == (3, "cubitos")
        for key, value in found.items():
            if value is not None:
                met.setdefault(key, set()).add(float if type(value) is int else type(value))
    assert {key: kinds for key, kinds in met.items() if len(kinds) > 1} == {}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_full_device_is_told_in_one_sentence(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = spawn(tmp_path, "sim", "--games", "1", "--bots", "random", "--json", stdout=full)
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
