"""`cubecup sim` with tables: resumed after Ctrl-C, on any engine, and one clear error for whatever is wrong."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.commands import Terminal, spawn
from tests.lab.jobs import FLAG, final_files

QUICK = ("--bots", "steady,steady:bold", "--sets", "race-1,race-2", "--games", "6", "--seed", "11")
KILLED_ONCE = ("--collect", "tests.lab.jobs:KilledOnce")
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    return Terminal(monkeypatch, capsys, tmp_path)


def test_tables_do_not_depend_on_the_workers(terminal: Terminal, tmp_path: Path) -> None:
    found = []
    for workers in ("1", "2"):
        base = tmp_path / f"with-{workers}"
        done = terminal.run("sim", *QUICK, "--out", str(base), "--workers", workers, "--format", "jsonl")
        assert done.status == 0
        assert f"Written: {base}.rounds.jsonl" in done.out
        found.append(final_files(base))
    assert found[0] == found[1]
    assert set(found[0]) == {".games.jsonl", ".rounds.jsonl"}


def test_the_summary_is_the_same_with_and_without_tables(terminal: Terminal, tmp_path: Path) -> None:
    def figures(*arguments: str) -> dict[str, object]:
        found = json.loads(terminal.run("sim", *QUICK, "--json", *arguments).out)
        return {name: value for name, value in found.items() if name not in ("seconds", "decisions_per_s")}

    plain = figures("--workers", "2")
    assert plain == figures("--workers", "1", "--out", str(tmp_path / "a"))
    assert plain["command"] == (
        "cubecup sim cubitos --games 6 --bots steady,steady:bold --sets race-1,race-2 --seed 11"
    )
    races = plain["races"]
    assert isinstance(races, list)
    assert [race["race"] for race in races] == ["race-1", "race-2"]
    assert all(sum(race["wins_by_seat"]) == race["games"] == 6 for race in races)


def test_a_race_may_be_anything_the_other_commands_take(terminal: Terminal, tmp_path: Path) -> None:
    pack = tmp_path / "cheap.toml"
    pack.write_text("[cards.dugout]\ncost = 1\n", encoding="utf-8")
    options = ("--random-set", "--track", "testing-the-waters", "--laps", "2", "--pack", str(pack), "--players", "2")
    base = tmp_path / "odd"
    done = terminal.run("sim", "--bots", "steady", "--games", "1", *options, "--seed", "3", "--out", str(base))
    assert done.status == 0, done.err
    with (tmp_path / "odd.games.csv").open(encoding="utf-8", newline="") as file:
        (row,) = csv.DictReader(file)
    assert (row["race"], row["tracks"], row["laps"]) == ("custom", "testing-the-waters", "2")
    about = json.loads((tmp_path / "odd.job.json").read_text(encoding="utf-8"))
    assert "cost = 1" in json.loads(about["plan"]["races"][0]["options"])["pack"]
    assert "--random-set --track testing-the-waters --laps 2" in about["command"]


def test_several_numbers_of_players(terminal: Terminal) -> None:
    done = terminal.run("sim", "--bots", "steady", "--games", "2", "--players", "2,3", "--seed", "3", "--json")
    races = json.loads(done.out)["races"]
    assert [(race["race"], race["players"], len(race["wins_by_seat"])) for race in races] == [
        ("race-1", 2, 2),
        ("race-1", 3, 3),
    ]


def test_seven_cubes_makes_a_table_of_games(terminal: Terminal, tmp_path: Path) -> None:
    base = tmp_path / "seven"
    done = terminal.run("sim", "seven-cubes", "--games", "3", "--seed", "2", "--out", str(base), "--workers", "1")
    assert done.status == 0
    assert set(final_files(base)) == {".games.csv"}


def test_a_collector_beside_the_data_is_found(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "from cubecup.lab import INT, Collector, Column, Table\n\n\n"
        "class Ends(Collector):\n"
        '    table = Table("ends", (Column("rounds", INT, "How many."),))\n\n'
        "    def end(self, state, events, outcome):\n"
        "        return [(outcome.rounds,)]\n",
        encoding="utf-8",
    )
    arguments = ("--games", "4", "--bots", "steady", "--players", "2", "--workers", "2", "--collect", "mine:Ends")
    done = subprocess.run(
        [sys.executable, "-m", "cubecup.cli.main", "sim", *arguments, "--out", "out"],
        cwd=tmp_path, capture_output=True, text=True, timeout=240, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert len((tmp_path / "out.ends.csv").read_text(encoding="utf-8").splitlines()) == 5
    command = json.loads((tmp_path / "out.job.json").read_text(encoding="utf-8"))["command"]
    assert command.startswith("cubecup sim cubitos --games 4 --bots steady --players 2 --collect mine:Ends --seed ")
    assert command.endswith(" --out out")


# -- resuming ----------------------------------------------------------------------------------------------


def _until(happened: Path, pattern: str, process: subprocess.Popen[str]) -> None:
    """Wait for a file; the process must not end before."""
    while not list(happened.glob(pattern)):
        assert process.poll() is None
        time.sleep(0.01)


def test_ctrl_c_keeps_what_was_played_and_the_same_command_goes_on(tmp_path: Path) -> None:
    """No seed is given: it is that of the job."""
    command = [
        sys.executable, "-m", "cubecup.cli.main", "sim", "--bots", "steady", "--players", "3", "--games", "60",
        "--workers", "2", "--out", str(tmp_path / "out"),
    ]  # fmt: skip
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment) as first:
        _until(tmp_path, "out.parts/0*.json", first)
        first.send_signal(signal.SIGINT)
        _, err = first.communicate(timeout=240)
    assert first.returncode == 130, err
    assert "Traceback" not in err
    assert "of 60 games are kept in" in err
    again = err.split("Go on with: ")[1].strip()
    assert not final_files(tmp_path / "out")
    assert "--games 60" in again
    assert "--seed" in again
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert "of 60 games were played before" in done.stderr
    seed = json.loads((tmp_path / "out.job.json").read_text(encoding="utf-8"))["seed"]
    assert f"--seed {seed}" in again
    whole = spawn(
        tmp_path, "sim", "--bots", "steady", "--players", "3", "--games", "60", "--workers", "1",
        "--seed", str(seed), "--out", str(tmp_path / "whole"),
    )  # fmt: skip
    assert whole.returncode == 0, whole.stderr
    assert final_files(tmp_path / "whole") == final_files(tmp_path / "out")


def test_a_job_whose_process_was_killed_goes_on(tmp_path: Path) -> None:
    """With one worker the process that is killed is that of the job itself."""
    environment = {**os.environ, FLAG: str(tmp_path / "flag"), "LC_ALL": "C.UTF-8"}

    def run(name: str) -> int:
        arguments = [*QUICK, *KILLED_ONCE, "--workers", "1", "--out", str(tmp_path / name)]
        return subprocess.run(
            [sys.executable, "-m", "cubecup.cli.main", "sim", *arguments],
            cwd=ROOT, env=environment, capture_output=True, timeout=240, check=False,
        ).returncode  # fmt: skip

    assert run("out") == -signal.SIGKILL
    assert not final_files(tmp_path / "out")
    assert len(list((tmp_path / "out.parts").glob("0*.json"))) == 9
    assert run("out") == 0
    assert run("whole") == 0
    assert final_files(tmp_path / "whole") == final_files(tmp_path / "out")


# -- what is wrong is told before the first game -----------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--bots", "clever"], "--bots: there is no 'clever'"),
        (["--bots", "steady,steady,steady", "--players", "2"], "More bots than players (2)"),
        (["--sets", "race-1,race-99"], "--sets: there is no 'race-99'"),
        (["--sets", "all", "--cards", "race-1"], "Either --sets, or --cards or --random-set"),
        (["--players", "2,7"], "2 to 4 players, not 7"),
        (["--players", "two"], "--players takes a whole number, not 'two'"),
        (["--pack", "broken.toml"], "broken.toml, line 2"),
        (["--format", "xls"], "--format: there is no 'xls'. There is: parquet, csv, jsonl"),
        (["--engine", "cloud"], "--engine: there is no 'cloud'"),
        (["--address", "here:1"], "--address is for --engine ray"),
        (["--collect", "nowhere:Nobody"], "nowhere:Nobody is no collector: it cannot be found"),
        (["--out", "/dev/null/out"], "/dev/null cannot be written: a part of the path is no folder"),
        (["--out", "there"], "there.games.csv exists already; --force replaces it"),
        (["--out", "pipe", "--force"], "pipe.games.csv cannot be written: it is no ordinary file"),
        (["--workers", "0"], "--workers takes a number from 1"),
    ],
)
def test_one_clear_error_and_nothing_written(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "broken.toml").write_text("[cards.dugout]\ncost = \n", encoding="utf-8")
    (tmp_path / "there.games.csv").write_text("mine", encoding="utf-8")
    os.mkfifo(tmp_path / "pipe.games.csv")
    before = sorted(path.name for path in tmp_path.iterdir())
    if "--out" not in arguments:
        arguments = [*arguments, "--out", "out"]
    done = terminal.run("sim", "--games", "1000", *arguments)
    assert done.status == 2
    assert told in done.err
    assert len(done.err.splitlines()) == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == before


def test_a_collector_needs_a_file(terminal: Terminal) -> None:
    done = terminal.run("sim", "--collect", "tests.lab.jobs:Decisions")
    assert (done.status, done.err) == (2, "cubecup: --collect makes a file, so it needs --out.\n")
