"""The same job on Ray: the same tables, although a worker is killed on the way. One start of Ray for all of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from cubecup.cubitos.game import Cubitos
from cubecup.kernel.errors import BadOption
from cubecup.lab.engines.ray_engine import play_on_ray
from cubecup.lab.plan import Plan, PlannedRace
from tests.cli.commands import Terminal
from tests.lab.jobs import FLAG, final_files
from tests.lab.test_sim_command import KILLED_ONCE, QUICK, ROOT


@pytest.mark.slow
def test_ray_gives_the_same_tables_although_a_worker_is_killed(tmp_path: Path) -> None:
    """In a process of its own, as Ray changes the one it runs in. The collector travels with the job."""
    (tmp_path / "home").mkdir()
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "HOME": str(tmp_path / "home"), FLAG: str(tmp_path / "flag")}
    for name, engine in (("ray", ("--engine", "ray", "--workers", "2")), ("local", ("--workers", "1"))):
        done = subprocess.run(
            [sys.executable, "-m", "cubecup.cli.main", "sim", *QUICK, *KILLED_ONCE, *engine,
             "--out", str(tmp_path / name)],
            cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert (tmp_path / "flag").exists(), "nobody was killed"
    assert final_files(tmp_path / "ray") == final_files(tmp_path / "local")
    assert set(final_files(tmp_path / "ray")) == {".games.csv", ".numbers.csv", ".rounds.csv"}
    assert not list((tmp_path / "home").iterdir()), "Ray has left something at home"


def test_ray_that_is_not_installed_is_told_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = Terminal(monkeypatch, capsys, tmp_path).run("sim", "--engine", "ray", "--out", str(tmp_path / "out"))
    assert done.status == 2
    assert "Ray is not installed. Install it with: pip install 'cubecup[ray]'" in done.err
    assert not list(tmp_path.glob("out*"))


def test_a_ray_that_does_not_start_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def init(**settings: object) -> None:
        raise Exception("The current node timed out during startup.")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init, shutdown=lambda: None))
    chunk = next(Plan("cubitos", (PlannedRace.of("race-1", Cubitos("race-1")),), ("steady",), (2,), 1, 1).chunks())
    with pytest.raises(BadOption, match="timed out during startup") as told:
        next(play_on_ray([chunk], 1, None))
    assert told.value.code == "ray-failed"


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense", "127.0.0.1:port", "127.0.0.1:99999999"])
def test_a_ray_that_is_not_there_is_told_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, address: str
) -> None:
    terminal = Terminal(monkeypatch, capsys, tmp_path)
    done = terminal.run("sim", "--engine", "ray", "--address", address, "--out", str(tmp_path / "out"))
    assert done.status == 2
    assert done.err.startswith(f"cubecup: There is no Ray at {address}: ")
    assert len(done.err.splitlines()) == 1
    assert not list(tmp_path.glob("out*"))
