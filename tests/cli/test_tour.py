"""`cubecup tour`: race after race at the keyboard; the file is save and record, and the standing follows from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from cubecup.cli.status import INTERRUPTED
from cubecup.games import game_of
from cubecup.locales import LANGUAGES, catalog
from cubecup.tours.standing import standing
from cubecup.tours.tour_record import read_tour, results_of, verified
from tests.cli.commands import Terminal
from tests.server.touring import PACK
from tests.tours.played import played

TOUR = ("tour", "--tour", "tour-de-cube", "--players", "2", "--bots", "random", "--seed", "3")
MANY = "\n" + "1\n" * 4000  # the first answer, again and again: it buys, pushes and runs, and races do end


def test_the_champion_tour_begins_at_once(terminal: Terminal) -> None:
    done = terminal.run("tour", "--seed", "3", typed="\n")
    assert done.status == 0
    assert "Champion Tour: after 0 of 7 races" in done.out
    assert "Race 1: Race 1 on Nothing Goes Right" in done.out
    assert "Push or pass?" in done.out
    (path,) = terminal.saved_games("tour")
    assert f"cubecup tour --load {path}" in done.out


@pytest.mark.slow
def test_a_tour_is_raced_to_its_end_and_proven_and_goes_on_where_it_was_left(
    terminal: Terminal, tmp_path: Path
) -> None:
    """Whoever leaves in the middle of a race comes back to the same dice, as if nobody had left."""
    (tmp_path / "hop.toml").write_text(PACK, "utf-8")
    races = ("--races", "race-1,race-2,race-3", "--track", "hop", "--pack", str(tmp_path / "hop.toml"))
    begin = ("tour", *races, "--players", "2", "--bots", "steady", "--seed", "3")
    whole, parts = tmp_path / "whole.tour", tmp_path / "parts.tour"
    done = terminal.run(*begin, "--save", str(whole), typed=MANY)
    assert done.status == 0, done.err
    tour = read_tour(whole.read_text("utf-8"))
    results = results_of(verified(tour, game_of))
    assert len(results) == 3
    name = tour.players[standing(tour.plan.points, results, 2)[0].seat].name
    assert f"Champion of the Tour: {name}" in done.out
    assert "after 1 of 3 races" in done.out
    assert "last of the standing, so first to begin" in done.out
    terminal.run(*begin, "--save", str(parts), typed="\n1\n1\n1\n")
    assert len(read_tour(parts.read_text("utf-8")).records) == 1
    assert terminal.run("tour", "--load", str(parts), "--seed", "3", typed=MANY[1:]).status == 0
    assert parts.read_text("utf-8") == whole.read_text("utf-8")


def _interrupted(*_: object) -> str:
    raise KeyboardInterrupt


def test_ctrl_c_keeps_the_tour(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a race, and before one."""
    race, before = tmp_path / "race.tour", tmp_path / "before.tour"
    with monkeypatch.context() as patched:
        patched.setattr("cubecup.cli.commands.play.Match._prompt", _interrupted)
        done = terminal.run(*TOUR, "--save", str(race), typed="\n")
    assert done.status == INTERRUPTED
    assert f"cubecup tour --load {race}" in done.out
    assert len(read_tour(race.read_text("utf-8")).records) == 1
    with monkeypatch.context() as patched:
        patched.setattr("rich.console.Console.input", _interrupted)
        assert terminal.run(*TOUR, "--save", str(before)).status == INTERRUPTED
    assert read_tour(before.read_text("utf-8")).records == []
    assert terminal.run("tour", "--load", str(before), typed="\n").status == 0


def test_races_of_ones_own(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "own.tour"
    done = terminal.run("tour", "--races", "race-3,random,random", "--laps", "2", "--track", "nothing-goes-right",
                        "--seed", "5", "--save", str(path), typed="\n")  # fmt: skip
    assert done.status == 0, done.err
    plan = read_tour(path.read_text("utf-8")).plan
    assert plan.id == "own"
    assert plan.races[0]["cards"] == "race-3"
    assert [race["laps"] for race in plan.races] == [2, 2, 2]
    assert plan.races[1]["cards"] != plan.races[2]["cards"]


def test_seven_cubes_has_tours(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "cubes.tour"
    done = terminal.run("tour", "seven-cubes", "--seed", "5", "--save", str(path), typed="\n")
    assert done.status == 0, done.err
    assert len(read_tour(path.read_text("utf-8")).plan.races) == 3


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--tour", "giro"), "no such tour"),
        (("--races", "race-1,race-2"), "3 to 12 races"),
        (("--races", "race-1,race-2,race-99"), "race-99"),
        (("--races", "race-1,race-2,race-3", "--tour", "champion"), "--races"),
        (("--players", "5"), "2 to 4"),
        (("--bots", "nobody"), "nobody"),
        (("--load", "missing.tour"), "missing.tour"),
        (("--show", "missing.tour"), "missing.tour"),
    ],
)
def test_what_is_wrong_is_said(terminal: Terminal, arguments: tuple[str, ...], told: str) -> None:
    done = terminal.run("tour", *arguments)
    assert done.status == 2
    assert told in done.err
    assert len(done.err.strip().split("\n")) == 1


def test_a_forged_tour_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "forged.tour"
    path.write_text(str(played()[0]).replace(" push", " pass", 1), "utf-8")
    done = terminal.run("tour", "--show", str(path))
    assert done.status == 2
    assert "hash" in done.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tour_in_every_language(terminal: Terminal, tmp_path: Path, language: str) -> None:
    path = tmp_path / "played.tour"
    path.write_text(str(played()[0]), "utf-8")
    done = terminal.run("tour", "--show", str(path), "--language", language)
    assert done.status == 0, done.err
    assert catalog(language).text("tours-name-tour-de-cube.title") in done.out


# -- sim --tour ------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_tours_between_bots(terminal: Terminal) -> None:
    again = (
        "sim",
        "--tour",
        "tour-de-cube",
        "--bots",
        "steady,random",
        "--games",
        "2",
        "--seed",
        "1",
        "--workers",
        "1",
    )
    done = terminal.run(*again)
    assert done.status == 0, done.err
    assert "Tour de Cube: 2 tours, 3 races each, 2 players" in done.out
    assert "steady  100.0%" in done.out
    assert "steady wins 100% of the races and 100% of the tours." in done.out


def test_what_does_not_go_with_a_tour(terminal: Terminal) -> None:
    done = terminal.run("sim", "--tour", "champion", "--sets", "all")
    assert (done.status, "--sets" in done.err) == (2, True)
    assert terminal.run("sim", "--tour", "giro").status == 2
