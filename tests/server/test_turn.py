"""Whose turn it is: tasks and callbacks have it one at a time, in the order they came, and nobody takes it along."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from cubecup.server.table.turn import Turn


def test_tasks_and_calls_have_the_turn_in_the_order_they_came() -> None:
    async def play() -> list[str]:
        turn, had = Turn(), list[str]()

        async def task(name: str) -> None:
            async with turn:
                had.append(f"{name} begins")
                await asyncio.sleep(0)
                had.append(f"{name} ends")

        def call() -> None:
            had.append("call")
            asyncio.get_running_loop().call_later(0.01, turn.give_back)

        first = asyncio.create_task(task("first"))
        await asyncio.sleep(0)
        turn.take(call)
        second = asyncio.create_task(task("second"))
        await asyncio.gather(first, second)
        assert not turn.taken()
        turn.take(call)
        assert turn.taken(), "it is called at once, and keeps the turn until it gives it back"
        return had

    assert asyncio.run(play()) == ["first begins", "first ends", "call", "second begins", "second ends", "call"]


def test_who_is_stopped_while_waiting_or_when_the_turn_has_just_come_takes_it_from_nobody() -> None:
    async def play() -> None:
        turn = Turn()

        async def wait() -> None:
            async with turn:
                raise AssertionError("it was stopped before")

        turn.take(lambda: None)
        waiting, coming = asyncio.create_task(wait()), asyncio.create_task(wait())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.sleep(0)
        turn.give_back()  # to the second, which is stopped before it knows
        coming.cancel()
        for task in (waiting, coming):
            with suppress(asyncio.CancelledError):
                await task
        assert not turn.taken()

    asyncio.run(play())
