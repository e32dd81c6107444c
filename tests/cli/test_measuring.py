"""`cubecup sim` and `cubecup bench`: figures that add up, as text and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cubecup.lab.plan import Chunk
from cubecup.lab.work import Part, play_chunk
from tests.cli.commands import Terminal, spawn


def test_a_simulation_adds_up(terminal: Terminal) -> None:
    done = terminal.run("sim", "--games", "4", "--bots", "steady,random", "--seed", "4", "--json")
    assert done.status == 0
    found = json.loads(done.out)
    assert found["seed"] == 4
    assert found["games"] == sum(found["wins_by_seat"]) + found["draws"] == 4
    assert found["bots"] == ["steady", "random"]
    assert sum(found["wins_by_bot"].values()) == sum(found["wins_by_seat"])
    assert found["rounds"]["min"] <= found["rounds"]["median"] <= found["rounds"]["max"]
    assert found["per_player_and_game"]["bust"] >= 0
    assert found["decisions"] > 100
    assert found["stalled"] == 0


def test_the_same_seed_gives_the_same_games(terminal: Terminal) -> None:
    def figures(workers: str) -> dict[str, object]:
        found = json.loads(terminal.run("sim", "--games", "3", "--seed", "12", "--workers", workers, "--json").out)
        return {name: value for name, value in found.items() if name not in ("seconds", "decisions_per_s")}

    assert figures("1") == figures("2")


def test_the_summary_for_people_has_the_seed(terminal: Terminal) -> None:
    done = terminal.run("sim", "--games", "2", "--players", "4", "--cards", "race-2", "--seed", "8")
    assert "2 games, 4 players" in done.out
    assert "seat 4  sharp" in done.out
    assert "Seed 8" in done.out


def test_ctrl_c_sums_up_what_was_played(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of the 50 games is a chunk of its own."""

    def interrupted(chunk: Chunk) -> Part:
        if chunk.number == 2:
            raise KeyboardInterrupt
        return play_chunk(chunk)

    monkeypatch.setattr("cubecup.lab.engines.play_chunk", interrupted)
    done = terminal.run("sim", "--games", "50", "--seed", "1", "--workers", "1", "--json")
    assert done.status == 130
    assert json.loads(done.out)["games"] == 2


def test_bench_measures(tmp_path: Path) -> None:
    done = spawn(tmp_path, "bench", "--seconds", "0.05", "--runs", "1", "--seed", "1", "--json")
    assert done.returncode == 0
    found = json.loads(done.stdout)
    assert found["decisions_per_s"] > 0
    assert found["clone_us"] > 0
    assert found["games_per_s"] >= 0
    assert found["build"] in ("plain", "compiled")
    assert found["players"] == 4
    assert found["seed"] == 1


def test_bench_speaks_to_people_too(terminal: Terminal) -> None:
    done = terminal.run("bench", "--seconds", "0.05", "--runs", "1", "--seed", "1")
    assert "decisions a second of computing time: " in done.out
    assert "seed: 1" in done.out


def test_bench_plays_whole_games_of_a_bot(terminal: Terminal) -> None:
    wanted = ("bench", "seven-cubes", "--seconds", "0.05", "--runs", "1", "--seed", "1", "--bot", "planner")
    found = json.loads(terminal.run(*wanted, "--json").out)
    assert found["bot"] == "planner"
    assert all(found[f"matches_of_{players}_per_s"] > 0 for players in (2, 3, 4))
    assert "--bot planner" in found["command"]
    assert "games of the bot a second, 2 players: " in terminal.run(*wanted).out


def test_bench_knows_which_bots_there_are(terminal: Terminal) -> None:
    done = terminal.run("bench", "--bot", "stedy")
    assert done.status == 2
    assert "stedy" in done.err
    assert "steady" in done.err


def test_a_rival_that_is_not_installed_comes_with_the_way_to_install_it(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cubecup.cli.commands.bench.find_spec", lambda name: None)
    done = terminal.run("bench", "--against", "catanatron")
    assert done.status == 2
    assert "-m pip install catanatron" in done.err
