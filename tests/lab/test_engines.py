"""Serial, in processes, cut this way or that: the same bytes; and a process that dies costs its chunk only."""

from __future__ import annotations

import multiprocessing
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from cubecup.kernel.errors import BadOption
from cubecup.lab import GAMES, ROUNDS, Plan, play
from cubecup.lab.engines import check_engine
from cubecup.lab.engines.local import WorkerDied, play_in_processes
from cubecup.lab.work import GameFailed, play_chunk
from tests.lab.jobs import FLAG, QUICK, SEVEN, collecting, written


def serial(folder: Path, plan: Plan, file_format: str = "csv") -> dict[str, bytes]:
    return written(folder / "serial", plan, play(list(plan.chunks()), workers=1), file_format)


@pytest.mark.parametrize("file_format", ["csv", "jsonl", "parquet"])
def test_the_files_are_the_same_whoever_plays(tmp_path: Path, file_format: str) -> None:
    expected = serial(tmp_path, QUICK, file_format)
    assert set(expected) == {f".games.{file_format}", f".rounds.{file_format}"}
    here = written(tmp_path / "two", QUICK, play(list(QUICK.chunks()), workers=2), file_format)
    assert here == expected
    for size in (1, 5):
        plan = replace(QUICK, chunk=size)
        backwards = play(list(plan.chunks())[::-1], workers=1)
        assert written(tmp_path / f"cut-{size}", plan, backwards, file_format) == expected


def test_more_games_begin_with_the_same_games() -> None:
    """A job of more games only adds some; no game depends on those around it."""
    few = replace(QUICK, races=QUICK.races[:1], chunk=6)
    many = replace(few, games=9, chunk=9)
    some, more = (next(play(list(plan.chunks()), workers=1)) for plan in (few, many))
    for table in ("games", "rounds"):
        assert more.tables[table][: len(some.tables[table])] == some.tables[table]


def test_bots_change_seats_and_rows_say_who_sat_where() -> None:
    part = play_chunk(next(replace(QUICK, chunk=6).chunks()))
    bots = [cast("list[str]", GAMES.named(row)["bots"]) for row in part.tables["games"]]
    assert bots == [["steady", "steady:bold"], ["steady:bold", "steady"]] * 3
    for row in part.tables["rounds"]:
        values = ROUNDS.named(row)
        assert values["bot"] == bots[int(str(values["game"]))][int(str(values["seat"]))]


def test_seven_cubes_has_the_columns_that_apply() -> None:
    (part,) = play(list(replace(SEVEN, chunk=4).chunks()), workers=1)
    assert set(part.tables) == {"games"}
    for row in part.tables["games"]:
        values = GAMES.named(row)
        assert values["tracks"] is values["lead_changes"] is values["purchases"] is None
        assert int(str(values["rounds"])) > 3
        assert values["winner_bot"] in ("planner", "random", "")
    assert part.events["take"] > 0


# -- when something goes wrong -----------------------------------------------------------------------------


def test_a_killed_process_costs_its_chunk_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = collecting(QUICK, "KilledOnce")
    flag = tmp_path / "flag"
    monkeypatch.setenv(FLAG, str(flag))
    parts = list(play_in_processes(plan.chunks(), 2, play_chunk))
    assert int(flag.read_text()) != os.getpid()
    assert sorted(part.number for part in parts) == list(range(6))
    assert written(tmp_path / "killed", plan, parts) == serial(tmp_path, plan)


def test_games_that_kill_every_process_are_given_up() -> None:
    plan = collecting(QUICK, "KilledAlways")
    with pytest.raises(WorkerDied, match="3 processes died over games 0 to 1 of race-1"):
        list(play_in_processes(list(plan.chunks())[:2], 2, play_chunk))
    assert not multiprocessing.active_children()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_mistake_in_a_collector_names_the_game(workers: int) -> None:
    plan = collecting(QUICK, "Broken")
    with pytest.raises(
        GameFailed, match=r"Game 1 of race-[12] \(seed \d+\): ZeroDivisionError: no luck \(.*jobs\.py:\d+\)"
    ):
        list(play(list(plan.chunks()), workers))


def test_rows_that_do_not_fit_are_found_at_once() -> None:
    plan = collecting(QUICK, "Unfit")
    with pytest.raises(GameFailed, match="Unfit: game is a whole number of 64 bits, not 'one'"):
        next(play(list(plan.chunks()), 1))


def test_leaving_early_ends_the_processes() -> None:
    playing = play(list(replace(QUICK, games=200).chunks()), workers=2)
    next(playing)
    assert len(multiprocessing.active_children()) == 2
    playing.close()
    assert not multiprocessing.active_children()


def test_engines_are_checked_before_they_start(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadOption, match="no engine 'cloud'"):
        check_engine("cloud", None)
    with pytest.raises(BadOption, match="for --engine ray"):
        check_engine("local", "here:1")

    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    with pytest.raises(BadOption, match=r"pip install 'cubecup\[ray\]'"):
        check_engine("ray", None)


# -- collectors of one's own -------------------------------------------------------------------------------


def test_a_collector_hears_every_decision_before_it_is_carried_out() -> None:
    (part,) = play(list(collecting(replace(QUICK, races=QUICK.races[:1], chunk=6), "Decisions").chunks()), 1)
    decisions = [GAMES.named(row)["decisions"] for row in part.tables["games"]]
    assert [answers for _, answers in part.tables["answers"]] == decisions
    assert part.events["chosen"] == sum(int(str(number)) for number in decisions)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("nothing", "named as module:Class"),
        ("tests.lab.jobs:Nobody", "has no attribute 'Nobody'"),
        ("no.such.module:Class", "No module named 'no'"),
        ("tests.lab.jobs:written", "no subclass"),
        ("tests.lab.jobs:NoTable", "needs a `table`"),
        ("tests.lab.jobs:TableTwice", "Two collectors make a table 'games'"),
    ],
)
def test_what_is_no_collector_is_refused(name: str, told: str) -> None:
    with pytest.raises(BadOption, match=told):
        replace(QUICK, collectors=("games", name)).check()


def test_seven_cubes_has_no_table_of_rounds() -> None:
    with pytest.raises(BadOption, match="seven-cubes has no table 'rounds'"):
        replace(SEVEN, collectors=("games", "rounds")).check()
