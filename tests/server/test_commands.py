"""`cubecup serve` and `cubecup load`, as they are typed."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from cubecup.cli.commands import serve
from cubecup.cli.main import main
from cubecup.kernel.errors import BadOption
from cubecup.server.settings import Settings, from_environment
from tests.server.house import Process


def test_serve_prints_its_address_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    server = Process(tmp_path / "deep" / "tables.db")
    assert server.greeting.startswith("Cube Cup is open at http://127.0.0.1:")
    assert server.get("/api/about").status == 200
    assert server.end(signal.SIGINT) == 0
    assert (tmp_path / "deep" / "tables.db").exists()


def test_serve_on_a_port_that_is_taken(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        status = main(["serve", "--port", port, "--no-browser", "--database", str(tmp_path / "x.db")])
    assert status == 2
    assert port in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--port", "70000"], "65535"),
        (["--port", "x"], "whole number"),
        (["--host", "nowhere.invalid", "--port", "0"], "nowhere.invalid"),
        (["--database", "."], "database"),
        (["--colour"], "--colour"),
    ],
)
def test_serve_with_bad_arguments(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    assert main(["serve", "--no-browser", "--port", "0", *arguments]) == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1


def test_a_browser_needs_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not serve.has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert serve.has_display()


def test_settings_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert from_environment() == Settings()
    monkeypatch.setenv("CUBECUP_KEEP_DAYS", "7")
    monkeypatch.setenv("CUBECUP_EARLY_BOTS", "0")
    assert from_environment() == Settings(keep_days=7.0, early_bots=False)
    for name, value in (("KEEP_DAYS", "soon"), ("BOT_WORKERS", "0"), ("ANY_SEED", "yes"), ("IDLE_SECONDS", "nan")):
        with monkeypatch.context() as patch:
            patch.setenv(f"CUBECUP_{name}", value)
            with pytest.raises(BadOption) as refused:
                from_environment()
            assert refused.value.facts["name"] == f"CUBECUP_{name}"


@pytest.mark.parametrize(
    "name",
    ["idle_seconds", "most_at_rest", "away_seconds", "keep_days", "list_hours", "list_seconds", "link_days",
     "most_links", "drain_seconds"],
)  # fmt: skip
def test_what_may_be_none_at_all_is_0_and_not_less(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"CUBECUP_{name.upper()}", "0")
    assert getattr(from_environment(), name) == 0
    monkeypatch.setenv(f"CUBECUP_{name.upper()}", "-1")
    with pytest.raises(BadOption):
        from_environment()


def test_the_database_lies_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().database_path() == tmp_path / "cubecup" / "cubecup.db"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert Settings().database_path() == tmp_path / ".local" / "share" / "cubecup" / "cubecup.db"


@pytest.mark.parametrize("more", [[], ["--rate", "100", "--timing", "strict"]])
def test_load_measures_a_server_of_its_own(more: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cubecup.cli.main", "load", "--tables", "5", "--seconds", "0.6", "--json", *more],
        capture_output=True,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        timeout=240,
        check=True,
    )
    found = json.loads(done.stdout)
    assert found["tables"] == 5
    assert found["accepted_per_s"] > 0
    assert found["rejected"] == 0
    assert 0 < found["p50_ms"] <= found["p99_ms"]
    assert found["timing"] == ("strict" if more else "free")
    if more:
        assert found["offered_per_s"] == 100
        assert found["accepted_per_s"] <= 110


@pytest.mark.slow
def test_load_measures_a_server_that_works_out_reviews() -> None:
    command = [sys.executable, "-m", "cubecup.cli.main", "load", "--tables", "3", "--seconds", "0.6", "--json"]
    done = subprocess.run(
        [*command, "--rate", "30", "--reviews", "2"],
        capture_output=True,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        timeout=240,
        check=True,
    )
    found = json.loads(done.stdout)
    assert (found["reviews_left"], found["rejected"]) == (2, 0), "they take longer than that"
    assert "--reviews 2" in found["command"]


@pytest.mark.slow
def test_load_measures_several_processes(database: str) -> None:
    command = [sys.executable, "-m", "cubecup.cli.main", "load", "--tables", "4", "--seconds", "0.6", "--json"]
    done = subprocess.run(
        [*command, "--processes", "2", "--apart", "--database", database],
        capture_output=True,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        timeout=120,
        check=True,
    )
    found = json.loads(done.stdout)
    assert found["processes"] == 2
    assert found["accepted_per_s"] > 0
    assert set(found["rejected_because"]) <= {"store"}, "a busy machine may keep the database waiting, and no more"


def test_several_processes_need_a_database_they_can_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["load", "--processes", "2"]) == 2
    assert "postgresql://" in capsys.readouterr().err
