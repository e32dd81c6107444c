"""Games of simulations and leagues as record files: whole, of the same dice, never over those of others."""

from __future__ import annotations

from pathlib import Path

import pytest

from cubecup.cli import records
from cubecup.cli.main import main
from cubecup.cubitos.game import Cubitos
from cubecup.kernel.record import Record
from cubecup.lab.record_files import record_name
from tests.lab.jobs import final_files
from tests.review.races import played


def simulated(folder: Path, *more: str) -> int:
    bots = ("--bots", "steady,steady:bold")
    return main(["sim", *bots, "--games", "2", "--seed", "11", "--records", str(folder), "--language", "en", *more])


def found_in(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.iterdir())}


def test_every_game_is_a_file_that_replays_to_its_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "races"
    assert simulated(folder, "--sets", "race-1,race-2", "--workers", "2") == 0
    assert f"Written: {folder}" in capsys.readouterr().out
    assert list(found_in(folder)) == [
        "race-1-000001-steady-steady_bold.record",
        "race-1-000002-steady_bold-steady.record",
        "race-2-000001-steady-steady_bold.record",
        "race-2-000002-steady_bold-steady.record",
    ]
    for path in folder.iterdir():
        record, game = records.load(path)
        assert records.last_position(record, game).over
        assert game.options()["cards"] == path.name[:6]


def test_it_is_what_a_recorder_writes(tmp_path: Path) -> None:
    """Line by line, with the dice of each: what the lab hears at pauses is the same story."""
    folder = tmp_path / "races"
    assert simulated(folder, "--cards", "race-1", "--workers", "1") == 0
    found = records.load(next(iter(sorted(folder.iterdir()))))[0]
    again = _by_hand(found)
    assert str(again) == str(found)


def _by_hand(found: Record) -> Record:
    return played(Cubitos("race-1"), ["steady", "steady:bold"], found.seed)


def test_tables_and_summary_are_the_same_with_records(tmp_path: Path) -> None:
    plain = ["sim", "--bots", "steady", "--players", "2", "--games", "2", "--seed", "5", "--language", "en", "--out"]
    assert main([*plain, str(tmp_path / "a")]) == 0
    assert main([*plain, str(tmp_path / "b"), "--records", str(tmp_path / "races")]) == 0
    assert final_files(tmp_path / "a") == final_files(tmp_path / "b")
    assert len(found_in(tmp_path / "races")) == 2


def test_records_that_are_there_stay_unless_it_is_forced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "races"
    folder.mkdir()
    own = folder / "race-1-000001-steady-steady_bold.record"
    own.write_text("mine", encoding="utf-8")
    assert simulated(folder) == 2
    assert str(own) in capsys.readouterr().err
    assert found_in(folder) == {own.name: "mine"}
    assert simulated(folder, "--force") == 0
    assert found_in(folder)[own.name].startswith("cubecup record 1\n")
    assert simulated(tmp_path / "races" / own.name) == 2, "a file is no folder"


@pytest.mark.parametrize("more", [(), ("--duplicate",)])
def test_a_league_writes_its_games_down(more: tuple[str, ...], tmp_path: Path) -> None:
    folder = tmp_path / "league"
    league = ["league", "--bots", "random,planner", "seven-cubes", "--games", "2", "--seed", "3", "--language", "en"]
    assert main([*league[:1], league[3], *league[1:3], *league[4:], "--records", str(folder), *more]) == 0
    assert len(found_in(folder)) == 2
    for path in folder.iterdir():
        record, game = records.load(path)
        assert records.last_position(record, game).over
    assert main([*league[:1], league[3], *league[1:3], *league[4:], "--records", str(folder)]) == 2


def test_names_of_bots_are_names_of_files() -> None:
    name = record_name("race-1", ["exec:python3 ../my bot.py --deep", "a" * 99], "7")
    assert name == f"race-1-7-exec_python3_.._my_bot.py_--deep-{'a' * 40}.record"
