"""Writes to the file: who writes after a pause does not wait, and writes that follow each other closely go together."""

from __future__ import annotations

import asyncio
from itertools import count as counting
from pathlib import Path
from typing import Any

import pytest

from cubecup.server.storage import database
from cubecup.server.storage.database import Database

_ROW = "INSERT INTO runs(started, alive) VALUES (?, 0)"
_NUMBER = counting()


class _Watched(Database):
    """Of which one can see how many writes each batch had."""

    def __init__(self, path: Path) -> None:
        self.batches: list[int] = []
        super().__init__(path)

    def _commit(self, batch: list[Any]) -> None:
        self.batches.append(len(batch))
        super()._commit(batch)


class _Clock:
    """The clock of an event loop, which goes on only when it is told to: however slow the machine is."""

    def __init__(self) -> None:
        self.moment = 1000.0
        asyncio.get_running_loop().time = lambda: self.moment  # type: ignore[method-assign]

    async def go_on(self, seconds: float) -> None:
        self.moment += seconds
        await _turn()


async def _turn() -> None:
    """Of the event loop: what is due now is done."""
    for _ in range(3):
        await asyncio.sleep(0)


async def _one_by_one(file: Database, count: int) -> list[asyncio.Task[None]]:
    """Writes that come in different turns of the event loop."""
    tasks = []
    for _ in range(count):
        tasks.append(asyncio.create_task(file.write((_ROW, (float(next(_NUMBER)),)))))
        await _turn()
    return tasks


def test_writes_that_follow_each_other_closely_are_one_batch(tmp_path: Path) -> None:
    async def write() -> None:
        clock = _Clock()
        await asyncio.gather(*await _one_by_one(file, 1))
        tasks = await _one_by_one(file, 20)
        await clock.go_on(database._PACE * 0.99)
        assert len(file._gathered) == 20, "not yet"
        await clock.go_on(database._PACE * 0.02)
        await asyncio.gather(*tasks)

    file = _Watched(tmp_path / "log.db")
    asyncio.run(write())
    assert file.read("SELECT count(*) FROM runs") == [(21,)]
    file.close()
    assert file.batches == [1, 20]


@pytest.mark.parametrize(("count", "distance"), [(2, 1), (10, 1), (20, 2), (40, 4), (100, 4)])
def test_the_more_is_written_the_farther_apart_are_batches(tmp_path: Path, count: int, distance: int) -> None:
    async def write() -> None:
        clock = _Clock()
        await asyncio.gather(*await _one_by_one(file, 1))
        batch = await _one_by_one(file, count)
        await clock.go_on(database._PACE * 1.01)
        await asyncio.gather(*batch)
        after = await _one_by_one(file, 1)
        await clock.go_on(database._PACE * distance * 0.99)
        assert len(file._gathered) == 1, "not yet"
        await clock.go_on(database._PACE * distance * 0.02)
        await asyncio.gather(*after)

    file = _Watched(tmp_path / "log.db")
    asyncio.run(write())
    file.close()
    assert file.batches == [1, count, 1]


def test_a_write_after_a_pause_does_not_wait(tmp_path: Path) -> None:
    async def write() -> None:
        clock = _Clock()
        await asyncio.gather(*await _one_by_one(file, 1))
        await clock.go_on(database._PACE)
        (task,) = await _one_by_one(file, 1)
        assert not file._gathered
        await task

    file = _Watched(tmp_path / "log.db")
    asyncio.run(write())
    file.close()
    assert file.batches == [1, 1]


def test_a_batch_larger_than_a_statement_is_written_whole(tmp_path: Path) -> None:
    async def write() -> None:
        made = "INSERT INTO tables(id, header, public, created, changed, touched) VALUES ('a', '{}', 0, 0, 0, 0)"
        await file.write((made, ()), entries=[("a", seq, 0.0, f"row {seq}") for seq in range(1, 151)])

    file = Database(tmp_path / "log.db")
    asyncio.run(write())
    assert file.read("SELECT seq, body FROM log ORDER BY seq") == [(seq, f"row {seq}") for seq in range(1, 151)]
    file.close()
