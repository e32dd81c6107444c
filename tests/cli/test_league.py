"""`cubecup league`: tables that say how they came about, the same for the same seed, and one error for each mistake."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cubecup.bots.match import Outcome
from cubecup.bots.registry import is_bot
from cubecup.cli.commands import league
from cubecup.cli.commands.league import MARK
from cubecup.cli.page import marks
from cubecup.lab.league import Group, Season, play_season
from tests.cli.commands import Terminal, spawn

SMALL = ("league", "--bots", "random,steady", "--sets", "race-1", "--games", "2", "--seed", "4")
OPENING, CLOSING = marks(MARK)
PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"


def tables(text: str) -> list[list[list[str]]]:
    """The cells of the Markdown tables in a text, without their rules."""
    found: list[list[list[str]]] = []
    for block in text.split("\n\n"):
        lines = [line for line in block.strip().splitlines() if line.startswith("|")]
        if lines:
            rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
            assert all(set(cell) <= set("-:") for cell in rows[1])
            found.append([rows[0], *rows[2:]])
    return found


@pytest.mark.parametrize(
    "command", [SMALL, ("sim", "--bots", "steady", "--games", "2", "--seed", "4")], ids=["league", "sim"]
)
def test_a_terminal_sees_how_many_games_are_done(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    assert "2/2" not in terminal.run(*command, "--json").err
    monkeypatch.setenv("FORCE_COLOR", "1")  # rich takes it for a terminal
    monkeypatch.setenv("TERM", "xterm")
    done = terminal.run(*command, "--json")
    assert "2/2" in done.err
    assert json.loads(done.out)["games"] == 2


def test_json_has_the_command_the_seed_and_the_games(terminal: Terminal) -> None:
    done = terminal.run(*SMALL, "--json")
    assert done.status == 0
    found = json.loads(done.out)
    assert found["command"] == (
        "cubecup league cubitos --bots random,steady --sets race-1 --players 2 --games 2 --seed 4"
    )
    assert (found["seed"], found["games"], found["complete"]) == (4, 2, True)
    assert [row["bot"] for row in found["ratings"]] == ["steady", "random"]
    for row in found["ratings"]:
        assert row["low"] < row["rating"] < row["high"]
    (pairing,) = found["pairings"]
    assert (pairing["bot"], pairing["against"], pairing["players"]) == ("steady", "random", 2)
    assert pairing["low"] <= pairing["share"] <= pairing["high"]


def test_the_command_in_the_figures_gives_the_same_figures(terminal: Terminal) -> None:
    first = json.loads(terminal.run(*SMALL, "--json").out)
    again = json.loads(terminal.run(*first["command"].split()[1:], "--json").out)
    for found in (first, again):
        del found["measured"], found["seconds"]
    assert first == again


def test_processes_change_nothing(tmp_path: Path) -> None:
    one = spawn(tmp_path, *SMALL, "--players", "2,3")
    two = spawn(tmp_path, *SMALL, "--players", "2,3", "--workers", "2")
    assert (one.returncode, two.returncode, two.stderr) == (0, 0, "")
    assert one.stdout == two.stdout
    assert "8 games, seed 4" in one.stdout


def test_markdown_goes_between_the_marks(terminal: Terminal, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{OPENING}\nold\n{CLOSING}\nafter\n", encoding="utf-8")
    assert terminal.run(*SMALL, "--markdown", str(page)).status == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith(f"before\n{OPENING}\n`cubecup league")
    assert text.endswith(f"{CLOSING}\nafter\n")
    assert "old" not in text
    ratings, pairings = tables(text)
    assert [row[0] for row in ratings[1:]] == ["steady", "random"]
    assert pairings[1][:4] == ["steady", "random", "2", "2"]


def test_sets_by_chance_are_played_too_and_the_page_tells_results_by_set(terminal: Terminal, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    options = ("--random-sets", "2", "--games", "6", "--markdown", str(page), "--json")
    found = json.loads(terminal.run(*SMALL, *options).out)
    assert "--sets race-1 --random-sets 2 --players 2 --games 6" in found["command"]
    assert found["sets"] == ["race-1", "random.1", "random.2"]
    (pairing,) = found["pairings"]
    assert {name: of["games"] for name, of in pairing["by_set"].items()} == {"race-1": 2, "random": 4}
    assert sum(of["wins"] for of in pairing["by_set"].values()) == pairing["wins"]
    by_set = tables(page.read_text(encoding="utf-8"))[2]
    assert by_set[0][3:] == ["race-1", "random"]
    assert by_set[1][:3] == ["steady", "random", "2"]


def test_a_page_that_does_not_exist_is_made(terminal: Terminal, tmp_path: Path) -> None:
    page = tmp_path / "new folder" / "new.md"
    terminal.run(*SMALL, "--markdown", str(page))
    terminal.run(*SMALL, "--markdown", str(page))
    assert len(tables(page.read_text(encoding="utf-8"))) == 2


def test_a_page_without_marks_is_refused_before_the_first_game(terminal: Terminal, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("mine\n", encoding="utf-8")
    done = terminal.run(*SMALL, "--markdown", str(page))
    assert (done.status, done.out) == (2, "")
    assert OPENING in done.err
    assert page.read_text(encoding="utf-8") == "mine\n"


def test_a_page_that_cannot_be_read_again_is_refused_and_not_waited_for(terminal: Terminal, tmp_path: Path) -> None:
    """A pipe that nobody writes to."""
    os.mkfifo(tmp_path / "page.md")
    done = terminal.run(*SMALL, "--markdown", str(tmp_path / "page.md"))
    assert (done.status, done.out) == (2, "")
    assert "page.md cannot be written: it is no ordinary file." in done.err


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["--bots", "steady,grandmaster"], "--bots: there is no 'grandmaster'."),
        (["--bots", "steady"], "A league is of two or more different bots, not steady."),
        (["--bots", "steady,steady"], "A league is of two or more different bots, not steady,steady."),
        (["--sets", "race-1,race-99"], "--sets: there is no 'race-99'."),
        (["--players", "2,9"], "--players"),
        (["--players", "two"], "--players"),
        (["--games", "0"], "--games"),
        (["--workers", "0"], "--workers"),
    ],
)
def test_a_mistake_is_one_line(terminal: Terminal, arguments: list[str], error: str) -> None:
    done = terminal.run("league", *arguments)
    assert (done.status, done.out) == (2, "")
    assert error in done.err
    assert done.err.count("\n") == 1


def test_ctrl_c_rates_what_was_played(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    closed = False

    def interrupted(season: Season, workers: int) -> Iterator[tuple[Group, list[Outcome]]]:
        nonlocal closed
        try:
            for number, played in enumerate(play_season(season, workers)):
                if number == 1:
                    raise KeyboardInterrupt
                yield played
        finally:
            closed = True

    monkeypatch.setattr(league, "play_season", interrupted)
    done = terminal.run("league", "--bots", "random,steady", "--sets", "race-1", "--games", "8", "--seed", "4")
    assert done.status == 130
    assert closed
    assert "Cut short: 2 of 8 games." in done.out
    assert "steady" in done.out


def test_seven_cubes(terminal: Terminal) -> None:
    done = terminal.run("league", "seven-cubes", "--games", "2", "--seed", "1", "--json")
    assert json.loads(done.out)["ratings"][0]["bot"] == "planner"


def test_the_table_of_the_bots_page_comes_from_the_command() -> None:
    text = PAGE.read_text(encoding="utf-8").partition(OPENING)[2].partition(CLOSING)[0]
    command = re.search(
        r"`cubecup (league cubitos --bots (\S+) [^`]*--seed (\d+))`: ([\d,]+) games, seed (\d+)\.", text
    )
    assert command is not None
    bots = command[2].split(",")
    assert all(is_bot(bot, "cubitos") for bot in bots)
    assert command[3] == command[5]
    ratings, pairings, *_ = tables(text)
    assert {row[0] for row in ratings[1:]} == set(bots)
    points = [int(row[1]) for row in ratings[1:]]
    assert points == sorted(points, reverse=True)
    assert all(low < point < high for point, low, high in (
        (int(row[1]), *map(int, row[2].split("–"))) for row in ratings[1:]
    ))  # fmt: skip
    # With two players each game is in one row, with more in one as well: alone are one bot or the other.
    assert sum(int(row[3]) for row in pairings[1:]) == int(command[4].replace(",", ""))


def test_a_duplicate_league_says_what_it_saves(terminal: Terminal) -> None:
    command = ("league", "--bots", "keen,steady", "--sets", "race-1,race-2", "--games", "12", "--seed", "4")
    done = terminal.run(*command, "--duplicate")
    assert done.status == 0, done.err
    assert "games saved" in done.out
    assert "all sets" in done.out
    found = json.loads(terminal.run(*command, "--duplicate", "--json").out)
    assert found["duplicate"] is True
    assert found["command"].endswith("--seed 4 --duplicate")
    (row,) = found["savings"]
    assert ({row["bot"], row["against"]}, set(row["by_set"])) == ({"keen", "steady"}, {"race-1", "race-2"})
    assert row["overall"]["saved"] == pytest.approx(1 - row["overall"]["ratio"], abs=1e-3)
    assert (row["overall"]["groups"], row["overall"]["games"]) == (6, 12)
    assert json.loads(terminal.run(*SMALL, "--json").out)["duplicate"] is False
