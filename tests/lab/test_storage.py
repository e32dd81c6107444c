"""A job on disk: it goes on where it was left, and nothing half-written ever has a final name."""

from __future__ import annotations

import csv
import errno
import gc
import json
import os
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pyarrow.parquet
import pytest

from cubecup.kernel.errors import BadOption, CubeCupError
from cubecup.lab import GAMES, ROUNDS, Part, Row, Table, play
from cubecup.lab import storage as storage_module
from cubecup.lab.plan import read_plan
from cubecup.lab.storage import JobFolder, parts_folder, stored_seed
from cubecup.lab.summary import Summary
from cubecup.lab.tables import Value
from cubecup.lab.writers import open_writer
from tests.lab.jobs import QUICK, SEVEN, final_files, written

COMMAND = "cubecup sim --some"


@pytest.fixture(scope="module")
def parts() -> list[Part]:
    return list(play(list(QUICK.chunks()), workers=1))


@pytest.fixture
def base(tmp_path: Path) -> Path:
    return tmp_path / "out"


def opened(base: Path, file_format: str = "csv", replaced: bool = False) -> JobFolder:
    return JobFolder(base, QUICK, file_format, COMMAND, replaced)


def test_going_on_in_another_format_replaces_no_files_that_are_not_its_own(base: Path, parts: list[Part]) -> None:
    with opened(base) as store:
        for part in parts:
            store.keep(part)
    other = base.with_name("out.games.jsonl")
    other.write_text("mine\n")
    with pytest.raises(BadOption, match="exists already"):
        opened(base, "jsonl")
    assert other.read_text() == "mine\n"
    with opened(base, "jsonl", replaced=True):
        pass
    with opened(base, "jsonl") as store:  # they are its own now
        assert not store.todo()
        store.finish()
    assert other.read_text() != "mine\n"


def test_a_job_goes_on_where_it_was_left(base: Path, tmp_path: Path, parts: list[Part]) -> None:
    with opened(base) as store:
        assert [chunk.number for chunk in store.todo()] == [0, 1, 2, 3, 4, 5]
        for part in (parts[4], parts[1]):
            store.keep(part)
    assert stored_seed(base) == QUICK.seed
    assert not final_files(base)
    with opened(base) as store:
        todo = store.todo()
        assert [chunk.number for chunk in todo] == [0, 2, 3, 5]
        for part in play(todo, workers=1):
            store.keep(part)
        store.finish()
    assert final_files(base) == written(tmp_path / "whole", QUICK, parts)
    assert not parts_folder(base).exists()
    assert stored_seed(base) is None


def test_the_description_stays_beside_the_tables(base: Path, parts: list[Part]) -> None:
    written(base, QUICK, parts)
    about = json.loads((base.parent / "out.job.json").read_text(encoding="utf-8"))
    assert (about["seed"], about["games"]) == (11, 12)
    assert about["files"] == {"games": "out.games.csv", "rounds": "out.rounds.csv"}
    assert read_plan(about["plan"]) == QUICK


def test_another_job_is_not_mixed_in(base: Path) -> None:
    opened(base).__exit__()
    with pytest.raises(BadOption, match="belongs to another job: cubecup sim --some"):
        JobFolder(base, replace(QUICK, seed=12), "csv", COMMAND)


def test_a_folder_of_somebody_else_is_left_alone(base: Path) -> None:
    folder = parts_folder(base)
    folder.mkdir()
    (folder / "letter.txt").write_text("mine")
    with pytest.raises(BadOption, match="no folder of a job"):
        opened(base)
    (folder / "job.json").write_text("{}")
    with pytest.raises(BadOption, match="no folder of a job"):
        opened(base)
    assert (folder / "letter.txt").read_text() == "mine"


def test_two_runs_of_a_job_do_not_meet(base: Path) -> None:
    with opened(base), pytest.raises(BadOption, match="right now"):
        opened(base)
    opened(base).__exit__()


def test_tables_are_replaced_only_on_demand(base: Path, parts: list[Part]) -> None:
    file = base.parent / "out.rounds.csv"
    file.write_text("precious")
    with pytest.raises(BadOption, match=r"out\.rounds\.csv exists already"):
        opened(base)
    assert file.read_text() == "precious"
    assert not parts_folder(base).exists()
    with opened(base, replaced=True) as store:
        for part in parts:
            store.keep(part)
        assert file.read_text() == "precious"
        store.finish()
    assert file.read_text().startswith("game,race,")


def test_a_place_that_cannot_be_written_is_told_first(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadOption, match="file cannot be written: a part of the path is no folder"):
        opened(tmp_path / "file" / "out")


@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir])
@pytest.mark.parametrize("name", ["out.rounds.csv", "out.job.json"])
def test_what_cannot_be_replaced_is_told_first(base: Path, name: str, make: Callable[[Path], None]) -> None:
    """Nothing was played for it, and it is what it was."""
    place = base.with_name(name)
    make(place)
    before = place.lstat().st_ino
    for replaced in (False, True):
        with pytest.raises(BadOption, match=f"{name} cannot be written: it is (no ordinary file|a folder)"):
            opened(base, replaced=replaced)
    assert place.lstat().st_ino == before
    assert not parts_folder(base).exists()


def test_what_came_to_be_there_meanwhile_is_not_replaced(base: Path, parts: list[Part]) -> None:
    with opened(base) as store:
        for part in parts:
            store.keep(part)
        pipe = base.with_name("out.rounds.csv")
        os.mkfifo(pipe)
        with pytest.raises(BadOption, match=r"out\.rounds\.csv cannot be written: it is no ordinary file"):
            store.finish()
        assert pipe.is_fifo()
        pipe.unlink()
        store.finish()
    assert base.with_name("out.rounds.csv").read_text().startswith("game,race,")


def test_a_name_is_needed(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="no name for files"):
        opened(Path("/"))


# -- a full disk -------------------------------------------------------------------------------------------


def no_space(*_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_stops_the_job_and_keeps_its_parts(
    base: Path, tmp_path: Path, parts: list[Part], monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(base) as store:
        store.keep(parts[0])
        with monkeypatch.context() as full:
            full.setattr(os, "fsync", no_space)
            with pytest.raises(BadOption, match="cannot be written: no space is left"):
                store.keep(parts[1])
        assert sorted(path.name for path in store.folder.iterdir()) == ["000000.json", "job.json", "lock"]
    assert written(base, QUICK, parts[1:]) == written(tmp_path / "whole", QUICK, parts)


def _cell(value: Value) -> str:
    """A value as a cell of a CSV file."""
    if isinstance(value, bool):
        return str(int(value))
    return ",".join(map(str, value)) if isinstance(value, list) else "" if value is None else str(value)


class _FullWriter:
    """Takes some rows, then the disk is full."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("w")

    def write(self, rows: Iterator[Row]) -> None:
        self.file.write("half a row")
        no_space()

    def __enter__(self) -> _FullWriter:
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()


def test_a_disk_that_fills_up_at_the_end_leaves_no_half_tables(
    base: Path, tmp_path: Path, parts: list[Part], monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(base) as store:
        for part in parts:
            store.keep(part)
        with monkeypatch.context() as full:
            full.setattr(storage_module, "open_writer", lambda kind, path, table, about: _FullWriter(path))
            with pytest.raises(BadOption, match="no space is left"):
                store.finish()
        assert not final_files(base)
        assert not list(store.folder.glob("*.new"))
        store.finish()
    assert final_files(base) == written(tmp_path / "whole", QUICK, parts)


def test_a_damaged_part_is_named(base: Path, parts: list[Part]) -> None:
    with opened(base) as store:
        for part in parts:
            store.keep(part)
        damaged = store.folder / "000003.json"
        damaged.write_text(damaged.read_text()[:100])
        with pytest.raises(CubeCupError, match=r"000003\.json"):
            store.finish()
        assert not final_files(base)
        damaged.unlink()
        assert [chunk.number for chunk in store.todo()] == [3]


# -- formats -----------------------------------------------------------------------------------------------


def test_all_formats_have_the_same_rows(tmp_path: Path, parts: list[Part]) -> None:
    for table in (GAMES, ROUNDS):
        rows = [row for part in parts for row in part.tables[table.name]]
        for file_format in ("csv", "jsonl", "parquet"):
            path = tmp_path / f"{table.name}.{file_format}"
            with open_writer(file_format, path, table) as writer:
                writer.write(rows[:3])
                writer.write(rows[3:])
        named = [table.named(row) for row in rows]
        lines = (tmp_path / f"{table.name}.jsonl").read_text(encoding="utf-8").splitlines()
        assert [json.loads(line) for line in lines] == named
        assert pyarrow.parquet.read_table(tmp_path / f"{table.name}.parquet").to_pylist() == named
        with (tmp_path / f"{table.name}.csv").open(newline="", encoding="utf-8") as file:
            assert list(csv.DictReader(file)) == [
                {name: _cell(value) for name, value in values.items()} for values in named
            ]


def test_what_does_not_apply_is_nothing_in_every_format(tmp_path: Path) -> None:
    (part,) = play(list(replace(SEVEN, chunk=4).chunks()), workers=1)
    for file_format in ("csv", "jsonl", "parquet"):
        with open_writer(file_format, tmp_path / f"games.{file_format}", GAMES) as writer:
            writer.write(part.tables["games"])
    first = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()[0]
    assert json.loads(first)["laps"] is None
    assert pyarrow.parquet.read_table(tmp_path / "games.parquet").column("laps").null_count == 4
    with (tmp_path / "games.csv").open(newline="", encoding="utf-8") as file:
        assert {row["laps"] for row in csv.DictReader(file)} == {""}


def test_large_seeds_fit_into_parquet(tmp_path: Path) -> None:
    table = Table("seeds", (GAMES.columns[GAMES.at("seed")],))
    with open_writer("parquet", tmp_path / "seeds.parquet", table) as writer:
        writer.write([(2**64 - 1,), (0,)])
    assert pyarrow.parquet.read_table(tmp_path / "seeds.parquet").to_pylist() == [{"seed": 2**64 - 1}, {"seed": 0}]


# -- the summary -------------------------------------------------------------------------------------------


def test_a_summary_adds_up_in_any_order(parts: list[Part]) -> None:
    forward, backward = Summary(QUICK), Summary(QUICK)
    for part in parts:
        forward.add(part)
    for part in parts[::-1]:
        backward.add(part)
    assert [vars(tally) for tally in forward] == [vars(tally) for tally in backward]
    assert forward.games == 12
    rows = [GAMES.named(row) for part in parts for row in part.tables["games"]]
    for tally in forward:
        rounds = sorted(int(str(row["rounds"])) for row in rows if row["race"] == tally.race)
        assert tally.rounds() == (rounds[0], (rounds[2] + rounds[3]) / 2, rounds[-1])
        assert sum(tally.wins_by_seat) == sum(tally.wins_by_bot.values()) == tally.games - tally.draws == 6


@pytest.mark.parametrize("file_format", ["csv", "jsonl"])
def test_memory_does_not_grow_with_the_games(
    base: Path, parts: list[Part], monkeypatch: pytest.MonkeyPatch, file_format: str
) -> None:
    """After hundreds of parts there is no more to remember than after the first ten."""
    chunks = 300
    plan = replace(QUICK, races=QUICK.races[:1], games=2 * chunks)
    summary = Summary(plan)
    remembered: dict[int, int] = {}

    def heard(part: Part) -> None:
        summary.add(part)
        if part.number in (10, chunks - 1):
            gc.collect()
            remembered[part.number] = tracemalloc.get_traced_memory()[0]

    with JobFolder(base, plan, file_format, COMMAND) as store:
        monkeypatch.setattr(os, "fsync", lambda file: None)  # it would take longer than all the rest
        for number in range(chunks):
            store.keep(replace(parts[0], number=number))
        tracemalloc.start()
        try:
            store.finish(heard)
        finally:
            tracemalloc.stop()
    assert summary.games == 2 * chunks
    assert remembered[chunks - 1] < 1.3 * remembered[10]
