"""Who is answered first, and in which lane: with processes that answer when the test says so."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from cubecup.server.bots import pool as pools
from cubecup.server.bots import queue as queues
from cubecup.server.bots import thinking_times
from cubecup.server.bots.packets import ADVICE, Answer, Question
from cubecup.server.bots.pool import BotPool
from cubecup.server.bots.queue import PLAYED, UNWATCHED, WATCHED, Claim, FairQueue, Urgency
from cubecup.server.bots.service import _urgency
from cubecup.server.bots.thinking_times import SLOW, BotKind, ThinkingTimes, bot_kind
from tests.server.browser import wait_until
from tests.server.conftest import Visit
from tests.server.house import PATIENCE, House


def _claim(table: str, rank: int = UNWATCHED, whose: str = "") -> Claim:
    return Claim(table, lambda: Urgency(rank, whose or table))


def _question(level: str, seat: int = 0) -> Question:
    return Question("cubitos", "{}", {}, seat, level, "steady", 0)


def _kind(level: str) -> BotKind:
    return bot_kind(_question(level))


def _measure(pool: BotPool, level: str, seconds: float) -> None:
    pool._times.measure(_kind(level), seconds)


def _is_slow(pool: BotPool, level: str) -> bool:
    return pool._times.is_slow(_kind(level))


class _Processes:
    """In place of processes: notes what they are asked, and answers by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[pools._BotProcess, Question, asyncio.Future[Answer]]] = []
        processes = self

        async def start(self: pools._BotProcess, command: object) -> None:
            pass

        async def think(self: pools._BotProcess, question: Question) -> Answer:
            answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
            processes.asked.append((self, question, answer))
            return await answer

        async def stop(self: pools._BotProcess) -> None:
            await _turns()  # a process is not gone at once

        for name, fake in (("start", start), ("think", think), ("stop", stop)):
            monkeypatch.setattr(pools._BotProcess, name, fake)

    def levels(self) -> list[str]:
        return [question.level for _, question, _ in self.asked]

    async def answer(self, number: int, seconds: float = 0.0) -> None:
        self.asked[number][2].set_result(("answer", "push", seconds))
        await _turns()


async def _turns() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> _Processes:
    return _Processes(monkeypatch)


def _run(work: Callable[[BotPool], Coroutine[Any, Any, None]], workers: int = 2) -> None:
    async def main() -> None:
        pool = BotPool(workers, 60)
        try:
            async with asyncio.timeout(PATIENCE):
                await work(pool)
        finally:
            await pool.close()

    asyncio.run(main())


def _ask(pool: BotPool, level: str, claim: Claim | None = None) -> asyncio.Task[str]:
    return asyncio.create_task(pool.decide(_question(level), claim or _claim(level)))


def test_the_quick_process_is_never_given_a_slow_bot(processes: _Processes) -> None:
    async def work(pool: BotPool) -> None:
        _measure(pool, "deep", SLOW * 2)
        tasks = [_ask(pool, "deep") for _ in range(3)]
        await _turns()
        assert processes.levels() == ["deep"], "one slow process, one slow question at a time"
        assert not processes.asked[0][0].quick
        tasks.append(_ask(pool, "steady"))
        await _turns()
        assert processes.levels() == ["deep", "steady"]
        assert processes.asked[1][0].quick
        await processes.answer(1)
        assert processes.levels() == ["deep", "steady"], "the quick process waits for quick questions"
        await processes.answer(0)
        assert processes.levels() == ["deep", "steady", "deep"]
        for task in tasks:
            task.cancel()

    _run(work)


def test_a_slow_process_without_slow_questions_helps_with_quick_ones(processes: _Processes) -> None:
    async def work(pool: BotPool) -> None:
        tasks = [_ask(pool, "steady") for _ in range(3)]
        await _turns()
        assert sorted(process.quick for process, _, _ in processes.asked) == [False, True]
        _measure(pool, "deep", SLOW * 2)
        tasks.append(_ask(pool, "deep"))
        slow = next(number for number, one in enumerate(processes.asked) if not one[0].quick)
        await processes.answer(slow)
        assert processes.levels()[2:] == ["deep"], "its own lane first"
        for task in tasks:
            task.cancel()

    _run(work)


def test_advice_is_slow_from_the_start(processes: _Processes) -> None:
    async def work(pool: BotPool) -> None:
        assert _is_slow(pool, ADVICE)
        task = _ask(pool, ADVICE)
        await _turns()
        assert not processes.asked[0][0].quick
        task.cancel()

    _run(work)


def test_which_bots_are_slow_is_measured(processes: _Processes) -> None:
    """The first decision counts whole; later ones by a fifth, or hardly if they were quicker: much is soon decided, for
    slow bots too. On average exactly SLOW is not slow yet."""

    async def work(pool: BotPool) -> None:
        assert not _is_slow(pool, "steady")
        _measure(pool, "steady", SLOW)
        assert pool._times.mean(_kind("steady")) == SLOW
        assert not _is_slow(pool, "steady")
        _measure(pool, "steady", SLOW + 1.0)
        assert pool._times.mean(_kind("steady")) == pytest.approx(SLOW + 0.2)
        assert _is_slow(pool, "steady")
        for _ in range(20):
            _measure(pool, "steady", 0.0)
        assert _is_slow(pool, "steady")
        for _ in range(120):
            _measure(pool, "steady", 0.0)
        assert not _is_slow(pool, "steady"), "a bot that always answers quickly is quick again"

    _run(work)


def test_a_decision_is_measured_when_it_is_made(processes: _Processes) -> None:
    async def work(pool: BotPool) -> None:
        task = _ask(pool, "steady")
        await _turns()
        assert pool._times.mean(_kind("steady")) == 0.0
        await processes.answer(0, 0.02)
        assert await task == "push"
        assert pool._times.mean(_kind("steady")) == 0.02, "processor time, as the process tells it"

    _run(work)


def test_a_quick_process_that_is_held_up_changes_lanes(processes: _Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "_PATIENCE", 0.01)

    async def work(pool: BotPool) -> None:
        tasks = [_ask(pool, "one"), _ask(pool, "two"), _ask(pool, "three")]
        while len(processes.asked) < 3:
            await asyncio.sleep(0.005)
        assert sum(worker.quick for worker in pool._workers) == 1, "another has taken its place"
        for number in (0, 1, 2):
            await processes.answer(number)
        assert [await task for task in tasks] == ["push"] * 3
        await _turns()
        assert len(pool._workers) == 2, "one too many is let go"

    _run(work)


def test_two_that_end_together_do_not_both_leave(processes: _Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Slow questions would wait for ever."""
    monkeypatch.setattr(pools, "_PATIENCE", 0.01)

    async def work(pool: BotPool) -> None:
        _measure(pool, "deep", SLOW * 2)
        tasks = [_ask(pool, "deep"), _ask(pool, "one")]
        while sum(not worker.quick for worker in pool._workers) < 2:
            await asyncio.sleep(0.005)
        for _, _, answer in processes.asked:
            answer.set_result(("answer", "push", 0.0))
        assert await asyncio.gather(*tasks) == ["push", "push"]
        task = _ask(pool, "deep")
        while len(processes.asked) < 3:
            await asyncio.sleep(0.005)
        await processes.answer(2)
        assert await task == "push"
        assert sorted(worker.quick for worker in pool._workers) == [False, True]

    _run(work)


def test_what_waits_for_a_bot_that_turns_out_slow_changes_lanes(processes: _Processes) -> None:
    """Hundreds of questions may wait before the first answer tells how long such a bot thinks."""

    async def work(pool: BotPool) -> None:
        tasks = [_ask(pool, "deep", _claim(f"table {number}")) for number in range(6)]
        await _turns()
        assert processes.levels() == ["deep", "deep"], "nobody knows better yet"
        quick = next(number for number, one in enumerate(processes.asked) if one[0].quick)
        await processes.answer(quick, SLOW * 2)
        assert processes.levels() == ["deep", "deep"], "the quick process is kept free"
        tasks.append(_ask(pool, "steady"))
        await _turns()
        assert processes.levels() == ["deep", "deep", "steady"]
        await processes.answer(1 - quick, SLOW * 2)
        assert processes.levels() == ["deep", "deep", "steady", "deep"]
        for task in tasks:
            task.cancel()

    _run(work)


def test_a_busy_machine_does_not_replace_the_quick_process(
    processes: _Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The usual bot waits long, but it computes little; and to load another process takes seconds on such a machine.
    Meanwhile a slow process, as soon as it is free, helps where people wait."""
    monkeypatch.setattr(pools, "_PATIENCE", 0.01)

    async def work(pool: BotPool) -> None:
        _measure(pool, "deep", SLOW * 2)
        tasks = [_ask(pool, "steady"), *(_ask(pool, "deep", _claim(f"table {number}", PLAYED)) for number in range(3))]
        await asyncio.sleep(0.05)
        assert len(pool._workers) == 2
        assert processes.levels() == ["steady", "deep"]
        tasks.append(_ask(pool, "steady", _claim("solo", PLAYED)))
        await processes.answer(1, SLOW)
        assert processes.levels() == ["steady", "deep", "steady"]
        await processes.answer(0)
        await processes.answer(2)
        assert processes.levels() == ["steady", "deep", "steady", "deep"], "the quick lane is open again"
        assert not _is_slow(pool, "steady")
        for task in tasks:
            task.cancel()

    _run(work)


def test_a_slow_process_helps_first_where_a_person_waits(processes: _Processes) -> None:
    async def work(pool: BotPool) -> None:
        _measure(pool, "deep", SLOW * 2)
        tasks = [_ask(pool, "steady"), *(_ask(pool, "deep", _claim(f"table {number}")) for number in range(3))]
        await _turns()
        tasks += [_ask(pool, "steady", _claim("looked at", WATCHED)), _ask(pool, "steady", _claim("played", PLAYED))]
        await processes.answer(1, SLOW)
        await processes.answer(2)
        await processes.answer(3)
        assert processes.levels() == ["steady", "deep", "steady", "steady", "deep"]
        for task in tasks:
            task.cancel()

    _run(work)


def test_a_strangers_pack_makes_no_bot_slow_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long a bot thinks is known for each content; of a new one it is taken to be as quick as it can be."""
    usual, hostile = (bot_kind(_question("steady")._replace(options=options)) for options in ("{}", '{"pack": "..."}'))
    measured = ThinkingTimes()
    measured.measure(hostile, SLOW * 10)
    assert measured.is_slow(hostile)
    assert measured.is_slow(usual), "nothing better is known of it"
    measured.measure(usual, SLOW / 10)
    measured.measure(hostile, SLOW * 10)
    assert not measured.is_slow(usual)
    assert not measured.is_slow(bot_kind(_question("steady")._replace(options='{"laps": 2}')))
    measured.at_least(usual, 1.0)
    assert measured.mean(usual) == 1.0
    monkeypatch.setattr(thinking_times, "_MOST_REMEMBERED", 2)
    for number in range(5):
        measured.measure(("random", number), 0.0)
    assert len(measured._means) == 2


# -- the order ---------------------------------------------------------------------------------------------------


def _order(queue: FairQueue[str]) -> list[str]:
    found: list[str] = []
    while (item := queue.pop()) is not None:
        found.append(item)
    return found


def test_where_a_person_waits_comes_first() -> None:
    queue: FairQueue[str] = FairQueue()
    for table, rank in (("nobody", UNWATCHED), ("looked at", WATCHED), ("played", PLAYED)):
        queue.add(_claim(table, rank), table)
    assert len(queue) == 3
    assert _order(queue) == ["played", "looked at", "nobody"]
    assert queue.pop() is None


def test_equals_take_turns_by_visitor_and_by_table() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        for table in ("a", "b"):
            queue.add(_claim(table, WATCHED, "crowd"), f"{table}{number}")
    queue.add(_claim("solo", WATCHED, "guest"), "solo0")
    queue.add(_claim("solo", WATCHED, "guest"), "solo1")
    assert _order(queue) == ["a0", "solo0", "b0", "solo1", "a1", "b1", "a2", "b2"]


def test_whoever_was_served_waits_for_the_others_also_later() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.add(_claim("greedy"), "greedy0")
    assert queue.pop() == "greedy0"
    queue.add(_claim("greedy"), "greedy1")
    queue.add(_claim("modest"), "modest0")
    assert _order(queue) == ["modest0", "greedy1"]


def test_urgency_is_what_it_is_now(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that somebody comes to moves ahead; one that everybody leaves moves back."""
    ranks = {"one": WATCHED, "two": UNWATCHED, "three": UNWATCHED}
    queue: FairQueue[str] = FairQueue()
    for table in ranks:
        queue.add(Claim(table, lambda table=table: Urgency(ranks[table], table)), table)  # type: ignore[misc]
    ranks["three"], ranks["one"] = PLAYED, UNWATCHED
    moment = time.monotonic()
    monkeypatch.setattr("cubecup.server.bots.queue.time.monotonic", lambda: moment + 1)
    assert _order(queue) == ["three", "one", "two"]


def test_only_so_many_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queues, "_MOST_REMEMBERED", 4)
    queue: FairQueue[str] = FairQueue()
    for number in range(10):
        queue.add(_claim(str(number)), str(number))
    assert len(_order(queue)) == 10
    assert len(queue._served) == 4


def test_a_table_is_as_urgent_as_those_who_are_there(house: House, visit: Visit) -> None:
    """It goes by who is there now, and a player counts more than a spectator."""
    made = house.make("person", "bot")
    session = house.tables._open[made["table"]].session
    assert _urgency(session) == (UNWATCHED, made["table"])
    spectator = visit(house, made["table"])
    assert _urgency(session) == (WATCHED, "127.0.0.1")
    player = visit(house, made["table"], *made["tokens"])
    assert _urgency(session) == (PLAYED, "127.0.0.1")
    player.close()
    wait_until(lambda: _urgency(session).rank == WATCHED)
    spectator.close()
    wait_until(lambda: _urgency(session).rank == UNWATCHED)
