"""Runs `cubecup` for the tests: in this process, or for real in one of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import pytest

from cubecup.cli.main import main
from tests.server.chance import SameChance

ENVELOPE = ["command", "version", "seed", "seconds", "game"]  # the first keys of all data for programs


@dataclass(frozen=True)
class Done:
    """What a command printed, and its exit status."""

    status: int
    out: str
    err: str


class Terminal:
    """Commands in this process, with a data folder of their own and an English environment. Seeds that they draw are
    the same in every run of a test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        self.folder = folder
        monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
        monkeypatch.setenv("LC_ALL", "C.UTF-8")
        monkeypatch.setenv("COLUMNS", "200")
        monkeypatch.setattr("cubecup.cli.arguments.secrets", SameChance(os.environ["PYTEST_CURRENT_TEST"]))

    def run(self, *arguments: str, typed: str = "") -> Done:
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        status = main(list(arguments))
        printed = self._capsys.readouterr()
        return Done(status, printed.out, printed.err)

    def language(self, language: str) -> None:
        self._monkeypatch.setenv("LC_ALL", language)

    def saved_games(self, ending: str = "record") -> list[Path]:
        return sorted((self.folder / "data" / "cubecup" / "games").glob(f"*.{ending}"))


def spawn(
    folder: Path, *arguments: str, typed: str = "", stdout: IO[str] | None = None
) -> subprocess.CompletedProcess[str]:
    """The installed command in a process of its own, not in a terminal."""
    return subprocess.run(
        [sys.executable, "-m", "cubecup.cli.main", *arguments],
        input=typed,
        stdout=stdout or subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8", "COLUMNS": "120"},
        timeout=600,  # for a machine that is busy with other things
        check=False,
    )
