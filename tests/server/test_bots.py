"""Bots think in processes of their own: many tables go on while one of them is slow, hangs, or dies."""

from __future__ import annotations

import asyncio
import json
import math
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import TypeVar

import pytest

from cubecup.bots import registry
from cubecup.games import make_game
from cubecup.server.bots.packets import Question
from cubecup.server.bots.pool import BotPool
from cubecup.server.bots.queue import UNWATCHED, Claim, Urgency
from cubecup.server.bots.thinking_times import bot_kind
from cubecup.server.bots.worker import answer
from cubecup.server.messages.tables import NewTable, SeatPlan
from tests.server.browser import wait_until
from tests.server.conftest import MakeHouse, Visit
from tests.server.house import PATIENCE
from tests.server.slow_bots import BAD, COMMAND

T = TypeVar("T")
LONG = 5 * PATIENCE  # 2,000 answers are given in a few seconds, if a machine has them
STATE = make_game("cubitos").new(2, 1)
SEAT = STATE.actors()[0]
LEGAL = {action.text for action in STATE.choice(SEAT).actions}

CLAIM = Claim("a table", lambda: Urgency(UNWATCHED, "a table"))


@pytest.fixture
def bad_bots() -> Iterator[None]:
    registry.LEVELS.update(BAD)
    yield
    for name in BAD:
        del registry.LEVELS[name]


def _question(level: str) -> Question:
    return Question("cubitos", json.dumps({}), STATE.dump(), SEAT, level, "steady", 0)


def _with_pool(seconds: float, work: Callable[[BotPool], Coroutine[None, None, T]]) -> T:
    async def main() -> T:
        pool = BotPool(2, seconds, COMMAND)
        try:
            return await work(pool)
        finally:
            await pool.close()

    return asyncio.run(main())


def test_a_question_is_answered_with_a_legal_action() -> None:
    assert answer(_question("steady")) in LEGAL


@pytest.mark.parametrize("level", ["random", "chatter", "raise", "crash"])
def test_whatever_a_bot_does_there_is_an_answer(level: str) -> None:
    async def ask(pool: BotPool) -> list[str]:
        return [await pool.decide(_question(level), CLAIM) for _ in range(2)]

    assert set(_with_pool(10, ask)) <= LEGAL


def test_a_bot_that_hangs_is_replaced() -> None:
    async def ask(pool: BotPool) -> float:
        await pool.decide(_question("steady"), CLAIM)  # the worker has started
        begun = time.monotonic()
        assert await pool.decide(_question("hang"), CLAIM) in LEGAL
        return time.monotonic() - begun

    assert _with_pool(0.7, ask) < PATIENCE, "it would hang for an hour"


def test_slow_bots_get_a_lane_of_their_own() -> None:
    async def ask(pool: BotPool) -> None:
        await pool.decide(_question("slow"), CLAIM)
        assert pool._times.is_slow(bot_kind(_question("slow")))
        await asyncio.gather(*(pool.decide(_question("steady"), CLAIM) for _ in range(3)))
        slow = [asyncio.create_task(pool.decide(_question("slow"), CLAIM)) for _ in range(5)]
        await asyncio.sleep(0)
        for _ in range(5):
            assert await pool.decide(_question("steady"), CLAIM) in LEGAL
        assert not pool._times.is_slow(bot_kind(_question("steady")))
        assert not all(task.done() for task in slow), "the quick ones did not wait for the slow ones"
        for task in slow:
            task.cancel()

    _with_pool(20, ask)


def test_200_tables_of_bots_at_once_and_one_that_hangs_delays_nobody(
    make_house: MakeHouse, visit: Visit, bad_bots: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However fast the machine is: the bots that hang never answer at all, and no other bot is taken for a slow one."""
    monkeypatch.setattr("cubecup.server.bots.thinking_times.SLOW", math.inf)
    house = make_house(BotPool(2, 3600, COMMAND))
    hanging = house.make("bot/hang", "bot/hang", options={"timing": "free"})
    watcher = visit(house, hanging["table"])
    seats = [SeatPlan(kind="bot", level="steady"), SeatPlan(kind="bot", level="random")]
    wanted = NewTable(seats=seats, options={"timing": "free"})
    tables = [house.call(house.tables.make(wanted)).table for _ in range(200)]
    opened = [house.tables._open[table] for table in tables]
    wait_until(lambda: all(open_table.table.seq >= 4 for open_table in opened), LONG)
    made = house.make("person", "person", options={"timing": "free"})
    browser = visit(house, made["table"], *made["tokens"])
    browser.must_act("push", 0)
    before = [open_table.table.seq for open_table in opened]
    wait_until(lambda: all(one.table.seq > seq for one, seq in zip(opened, before, strict=True)), LONG)
    watcher.catch_up()
    assert watcher.seq == 0, "all that was done while two bots were being waited for"
