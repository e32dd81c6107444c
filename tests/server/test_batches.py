"""Writes to the file: who writes after a pause does not wait, and writes that follow each other closely go together."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

from cubecup.server.storage import database
from cubecup.server.storage.database import Database

_ROW = "INSERT INTO runs(started, alive) VALUES (?, 0)"


class _Watched(Database):
    """Of which one can see how many writes each batch had."""

    def __init__(self, path: Path) -> None:
        self.batches: list[int] = []
        super().__init__(path)

    def _commit(self, batch: list[Any]) -> None:
        self.batches.append(len(batch))
        super()._commit(batch)


async def _one_by_one(file: Database, count: int, first: int) -> list[asyncio.Task[None]]:
    """Writes that come in different turns of the event loop."""
    tasks = []
    for number in range(first, first + count):
        tasks.append(asyncio.create_task(file.write((_ROW, (float(number),)))))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    return tasks


def test_writes_that_follow_each_other_closely_are_one_batch(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(database, "_PACE", 0.3)

    async def write() -> None:
        await asyncio.gather(*await _one_by_one(file, 1, 0))
        begun = time.monotonic()
        await asyncio.gather(*await _one_by_one(file, 20, 1))
        assert time.monotonic() - begun >= 0.2

    file = _Watched(tmp_path / "log.db")
    asyncio.run(write())
    assert file.read("SELECT count(*) FROM runs") == [(21,)]
    file.close()
    assert file.batches == [1, 20]


def test_where_much_is_written_batches_keep_twice_the_distance(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(database, "_PACE", 0.2)

    async def write(count: int, first: int) -> float:
        """How long the write after a batch of so many waits."""
        await asyncio.gather(*await _one_by_one(file, 1, first))
        await asyncio.gather(*await _one_by_one(file, count, first + 1))
        begun = time.monotonic()
        await asyncio.gather(*await _one_by_one(file, 1, first + count + 1))
        waited = time.monotonic() - begun
        await asyncio.sleep(0.5)
        return waited

    async def both() -> None:
        few, many = await write(database._MANY - 1, 0), await write(database._MANY, 100)
        assert few > 0.1
        assert many > few + 0.1

    file = _Watched(tmp_path / "log.db")
    asyncio.run(both())
    file.close()


def test_a_write_after_a_pause_does_not_wait(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(database, "_PACE", 0.3)

    async def write() -> float:
        await file.write((_ROW, (0.0,)))
        await asyncio.sleep(0.35)
        loop = asyncio.get_running_loop()
        handed = loop.time()
        task = asyncio.create_task(file.write((_ROW, (1.0,))))
        while file._queue.empty() and len(file.batches) < 2:
            await asyncio.sleep(0)
        waited = loop.time() - handed
        await task
        return waited

    file = _Watched(tmp_path / "log.db")
    assert asyncio.run(write()) < 0.25
    file.close()


def test_a_batch_larger_than_a_statement_is_written_whole(tmp_path: Path) -> None:
    async def write() -> None:
        made = "INSERT INTO tables(id, header, public, created, changed, touched) VALUES ('a', '{}', 0, 0, 0, 0)"
        await file.write((made, ()), entries=[("a", seq, 0.0, f"row {seq}") for seq in range(1, 151)])

    file = Database(tmp_path / "log.db")
    asyncio.run(write())
    assert file.read("SELECT seq, body FROM log ORDER BY seq") == [(seq, f"row {seq}") for seq in range(1, 151)]
    file.close()
