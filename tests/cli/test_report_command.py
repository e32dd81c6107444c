"""`cubecup report`: from the tables of `cubecup sim` to one file, and one line for every mistake."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from cubecup.lab.report import page as page_module
from tests.cli.commands import Done, Terminal

SIM = ("sim", "--sets", "race-1,race-2", "--bots", "random,steady", "--games", "2", "--seed", "4", "--workers", "1")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plots take their time, and are looked at elsewhere."""
    monkeypatch.setattr(page_module, "page_svg", lambda *_: '<svg role="img"></svg>')


@pytest.fixture
def simulated(terminal: Terminal, tmp_path: Path) -> Path:
    base = tmp_path / "first"
    assert terminal.run(*SIM, "--out", str(base)).status == 0
    return base


def refused(done: Done) -> str:
    assert (done.status, done.out) == (2, "")
    assert done.err.count("\n") == 1
    return done.err


@pytest.mark.usefixtures("quick")
def test_one_file_beside_the_tables(terminal: Terminal, simulated: Path) -> None:
    done = terminal.run("report", str(simulated))
    page = simulated.with_name("first.report.html")
    assert (done.status, done.err) == (0, "")
    assert done.out == f"The report of 4 games is in {page}\n"
    text = page.read_text(encoding="utf-8")
    assert "cubecup sim cubitos --games 2 --bots random,steady --sets race-1,race-2 --seed 4" in text
    assert text.count("<figcaption>2 games · seed 4") == 2 * 17
    assert text.count("<figcaption>4 games · seed 4") == 8


@pytest.mark.usefixtures("quick")
def test_another_file_in_a_new_folder_and_another_language(terminal: Terminal, simulated: Path, tmp_path: Path) -> None:
    page = tmp_path / "нова тека" / "звіт.html"
    done = terminal.run("report", str(simulated), "-o", str(page), "--language", "uk")
    assert done.out == f"Звіт (ігор: 4) записано: {page}\n"
    text = page.read_text(encoding="utf-8")
    assert '<html lang="uk">' in text
    assert "Смердючий кіт" in text


def test_plots_as_files(
    terminal: Terminal, simulated: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick: None
) -> None:
    drawn: list[Path] = []
    monkeypatch.setattr(page_module, "write_plot", lambda draw, height, path, title, footer: drawn.append(path))
    folder = tmp_path / "new" / "plots"
    done = terminal.run("report", str(simulated), "--plots", str(folder), "--plot-format", "png")
    assert folder.is_dir()
    assert f"Plots: {len(drawn)} files in {folder}" in done.out
    assert {path.parent for path in drawn} == {folder}
    assert "race-2-2-card-rounds.png" in {path.name for path in drawn}
    assert len(set(drawn)) == len(drawn)


def test_mistakes(terminal: Terminal, simulated: Path, tmp_path: Path) -> None:
    base = str(simulated)
    assert "BASE is missing" in refused(terminal.run("report"))
    assert "other.job.json does not exist" in refused(terminal.run("report", str(tmp_path / "other")))
    assert "cannot be written" in refused(terminal.run("report", base, "-o", str(tmp_path)))
    assert "--plot-format: there is no 'gif'" in refused(terminal.run("report", base, "--plot-format", "gif"))
    blocked = tmp_path / "blocked"
    blocked.write_text("a file", encoding="utf-8")
    assert "blocked cannot be written" in refused(terminal.run("report", base, "--plots", str(blocked)))
    assert "blocked cannot be written" in refused(terminal.run("report", base, "-o", str(blocked / "page.html")))
    simulated.with_name("first.rounds.csv").write_text("game,race\n0,race-1\n", encoding="utf-8")
    assert re.search(r"first.rounds.csv, line 1: not a table", refused(terminal.run("report", base)))
    assert not simulated.with_name("first.report.html").exists()


def test_without_matplotlib_the_extra_is_named(
    terminal: Terminal, simulated: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert "pip install 'cubecup[lab]'" in refused(terminal.run("report", str(simulated)))
