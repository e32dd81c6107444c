"""Bots at work in processes of their own, so that thinking never holds up the event loop or another table.

There are two lanes: one worker is always kept for bots that answer quickly, the others take the slow ones first.
Which bots are slow is measured. A worker that dies or thinks for too long is replaced, and its question is given to
the usual bot of the game. Reviews have a process of their own, one part at a time, which gets what the others leave.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from cubecup.server.bots.packets import ADVICE, IDLE, LENGTH, Answer, Question, ReviewPart, packed
from cubecup.server.bots.queue import Claim, FairQueue
from cubecup.server.bots.thinking_times import BotKind, ThinkingTimes, bot_kind

LOG = logging.getLogger(__name__)
COMMAND: Final = (sys.executable, "-m", "cubecup.server.bots.worker")
_PATIENCE: Final = 0.5  # seconds after which a worker of the quick lane is moved to the slow one
_START_SECONDS: Final = 60.0  # for a new process, on a busy machine
_REVIEW_SECONDS: Final = 600.0  # for a part of a review, or its process: on a busy machine nothing may be left for long


class _Asked(msgspec.Struct):
    """A question in the queue, and who waits for the answer."""

    question: Question
    claim: Claim
    answer: asyncio.Future[str]


class _AskedReview(msgspec.Struct):
    """A part of a review in the queue, and who waits for it."""

    part: ReviewPart
    claim: Claim
    answer: asyncio.Future[str]


class _BotProcess:
    """A process with one question at a time."""

    def __init__(self, quick: bool) -> None:
        self.quick = quick
        self.busy = False
        self.ready = False  # and not held up: it takes a second or more to load what bots need
        self.leaving = False  # one too many
        self.process: Process | None = None

    async def start(self, command: Sequence[str]) -> None:
        """Have a process that is ready for questions; EOFError if there is none to be had."""
        if self.process is not None and self.process.returncode is None:
            return
        try:
            # A session of its own: Ctrl-C is for the server, which ends its workers by closing their input.
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        except OSError as error:
            raise EOFError(f"a bot's process cannot be started: {error}") from None
        await self._hear()

    async def think(self, question: Question | ReviewPart) -> Answer:
        """The answer of the process; EOFError if it died."""
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(packed(question))
            await self.process.stdin.drain()
        except OSError as error:
            raise EOFError(f"a bot's process ended: {error}") from None
        return await self._hear()

    async def _hear(self) -> Answer:
        assert self.process is not None
        assert self.process.stdout is not None
        try:
            (length,) = LENGTH.unpack(await self.process.stdout.readexactly(LENGTH.size))
            answer: Answer = pickle.loads(await self.process.stdout.readexactly(length))
        except (OSError, asyncio.IncompleteReadError) as error:
            raise EOFError(f"a bot's process ended: {error}") from None
        return answer

    async def stop(self) -> None:
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
            self.process = None


class BotPool:
    """Questions wait here for a worker, in fair order."""

    def __init__(
        self, workers: int, seconds: float, command: Sequence[str] = COMMAND, eager_reviews: bool = False
    ) -> None:
        self._slow_workers = max(1, workers - 1)
        self._seconds = seconds
        self._command = command
        self._review_command = command if eager_reviews else (*command, IDLE)
        self._reviewer = _BotProcess(quick=False)  # started with the first review
        self._workers = [_BotProcess(quick=True), *(_BotProcess(quick=False) for _ in range(self._slow_workers))]
        self._queues: dict[bool, FairQueue[_Asked]] = {True: FairQueue(), False: FairQueue()}  # quick, slow
        self._reviews: FairQueue[_AskedReview] = FairQueue()
        self._times = ThinkingTimes()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def start(self) -> None:
        """Start the workers before the first question, which then need not wait for them."""
        for worker in self._workers:
            self._prepare_soon(worker)

    def _prepare_soon(self, worker: _BotProcess) -> None:
        worker.busy = True
        self._run(self._prepare(worker))

    async def _start(self, worker: _BotProcess) -> None:
        async with asyncio.timeout(_START_SECONDS):
            await worker.start(self._command)
        worker.ready = True

    async def _stop(self, worker: _BotProcess) -> None:
        worker.ready = False
        await worker.stop()

    async def _prepare(self, worker: _BotProcess) -> None:
        try:
            await self._start(worker)
        except (TimeoutError, EOFError) as error:
            LOG.warning("a worker for bots: %s", str(error) or "not ready in time")
            await self._stop(worker)
        finally:
            worker.busy = False
        self._hand_out()

    def _run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def decide(self, question: Question, claim: Claim) -> str:
        """The text of a bot's action for a position, or of advice."""
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._ask(_Asked(question, claim, answer))
        return await answer

    async def review(self, part: ReviewPart, claim: Claim) -> str:
        """A part of a review, when the parts that were asked for before are done."""
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._reviews.add(claim, _AskedReview(part, claim, answer))
        self._hand_out()
        return await answer

    def waiting(self) -> int:
        """Questions that no worker has yet."""
        return sum(len(queue) for queue in self._queues.values())

    async def close(self) -> None:
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in [*self._workers, self._reviewer]))
        for queue in self._queues.values():
            for asked in queue.items():
                asked.answer.cancel()
        for review in self._reviews.items():
            review.answer.cancel()

    # -- the lanes ----------------------------------------------------------------------------------

    def _ask(self, asked: _Asked) -> None:
        quick = not self._times.is_slow(bot_kind(asked.question))
        self._queues[quick].add(asked.claim, asked)
        self._hand_out()

    def _hand_out(self) -> None:
        """Give waiting questions to free workers."""
        for worker in [one for one in self._workers if not one.busy]:
            asked = None if self._closed else self._next(self._lanes(worker))
            if asked is not None:
                worker.busy = True
                self._run(self._answer(worker, asked))
        review = None if self._closed or self._reviewer.busy else self._next_review()
        if review is not None:
            self._reviewer.busy = True
            self._run(self._answer_review(self._reviewer, review))

    def _lanes(self, worker: _BotProcess) -> Sequence[bool]:
        """Which questions a worker looks at first. A slow one helps with quick ones if there are no slow ones, if they
        are more urgent, or if the worker of the quick lane starts or is held up."""
        if worker.quick:
            return (True,)
        is_quick_lane_open = any(one.quick and one.ready for one in self._workers)
        is_urgent = self._queues[True].rank() < self._queues[False].rank()
        return (True, False) if is_urgent or not is_quick_lane_open else (False, True)

    def _next(self, lanes: Sequence[bool]) -> _Asked | None:
        """The most urgent question of the first lane that has one; not those whose asker has gone."""
        for lane in lanes:
            while (asked := self._queues[lane].pop()) is not None:
                if not asked.answer.done():
                    return asked
        return None

    def _next_review(self) -> _AskedReview | None:
        while (asked := self._reviews.pop()) is not None:
            if not asked.answer.done():
                return asked
        return None

    async def _answer_review(self, worker: _BotProcess, asked: _AskedReview) -> None:
        """If it fails nobody else can do it, and whoever asked is told."""
        try:
            async with asyncio.timeout(_REVIEW_SECONDS):
                await worker.start(self._review_command)
                kind, text, _ = await worker.think(asked.part)
        except (TimeoutError, EOFError) as error:
            LOG.warning("a review: %s", str(error) or "no answer in time")
            await self._stop(worker)
            kind, text = "error", str(error) or "no answer in time"
        finally:
            worker.busy = False
        if not asked.answer.done():
            if kind == "answer":
                asked.answer.set_result(text)
            else:
                asked.answer.set_exception(RuntimeError(text))
        self._hand_out()

    async def _answer(self, worker: _BotProcess, asked: _Asked) -> None:
        try:
            await self._start(worker)
            kind, text, _ = await self._timed(worker, asked.question)
        except (TimeoutError, EOFError) as error:
            LOG.warning("bot %s: %s", asked.question.level, str(error) or "no answer in time")
            await self._stop(worker)
            self._give_to_usual(asked)
        else:
            if asked.answer.done():
                pass  # whoever asked has gone
            elif kind == "answer":
                asked.answer.set_result(text)
            else:
                asked.answer.set_exception(RuntimeError(text))
        finally:
            worker.busy = False
        await self._retire(worker)
        self._hand_out()

    async def _timed(self, worker: _BotProcess, question: Question) -> Answer:
        impatience = asyncio.get_running_loop().call_later(_PATIENCE, self._move_over, worker, question)
        try:
            async with asyncio.timeout(self._seconds):
                answer = await worker.think(question)
        finally:
            impatience.cancel()
        worker.ready = True
        kind = bot_kind(question)
        self._learn(kind, lambda: self._times.measure(kind, answer[2]))
        return answer

    def _learn(self, kind: BotKind, learn: Callable[[], None]) -> None:
        """If a bot turns out to be slow, what waits for it changes lanes with it."""
        was_slow = self._times.is_slow(kind)
        learn()
        if self._times.is_slow(kind) and not was_slow:
            for asked in self._queues[True].take(lambda asked: self._times.is_slow(bot_kind(asked.question))):
                self._queues[False].add(asked.claim, asked)

    def _move_over(self, worker: _BotProcess, question: Question) -> None:
        """A quick worker is held up: from now on it is a slow one, and another takes its place. If it is the usual bot
        that thinks, the machine is slow and not the bot: to load another process would make it slower still. Until the
        quick lane is open again, slow workers help there first."""
        if not worker.quick:
            return
        worker.ready = False
        if question.level == question.usual:
            return
        kind = bot_kind(question)
        self._learn(kind, lambda: self._times.at_least(kind, _PATIENCE))
        worker.quick = False
        self._workers.append(_BotProcess(quick=True))
        self._prepare_soon(self._workers[-1])
        self._hand_out()

    async def _retire(self, worker: _BotProcess) -> None:
        """End a worker that has become one too many."""
        staying = sum(not one.quick and not one.leaving for one in self._workers)
        if not worker.quick and staying > self._slow_workers:
            worker.busy = worker.leaving = True
            await worker.stop()
            self._workers.remove(worker)

    def _give_to_usual(self, asked: _Asked) -> None:
        question = asked.question
        usual = question.usual
        if asked.answer.done():
            return
        if question.level in (usual, ADVICE):
            asked.answer.set_exception(RuntimeError("no bot could decide"))
        else:
            self._ask(_Asked(question._replace(level=usual), asked.claim, asked.answer))
