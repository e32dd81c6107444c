"""Jobs played on this machine: in this process, or in several that may be killed at any time.

A job is plain data, a chunk of a plan or a group of a league. Each process plays one at a time. When one dies, its job
is given to a new one, and nothing else is lost.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final, Generic, Protocol, TypeVar

from cubecup.kernel.errors import CubeCupError
from cubecup.lab.plan import PlannedRace

MOST_TRIES: Final = 3  # a chunk that ends a process so often would end any
_PATIENCE: Final = 5.0  # seconds for a process to end by itself


class WorkerDied(CubeCupError):
    """Processes die again and again over the same games."""


class Job(Protocol):
    """Games of one race, and where they stand among those that are to be played."""

    @property
    def race(self) -> PlannedRace: ...

    @property
    def first(self) -> int: ...

    @property
    def games(self) -> int: ...


J = TypeVar("J", bound=Job)
R = TypeVar("R")


def play_here(jobs: Iterable[J], play: Callable[[J], R]) -> Generator[R]:
    """One after another, in this process."""
    for job in jobs:
        yield play(job)


def play_in_processes(jobs: Iterable[J], workers: int, play: Callable[[J], R]) -> Generator[R]:
    """In several processes, in whatever order they are done. Leaving early ends the processes too.

    `play` is a function of a module, so that other processes find it.
    """
    todo = iter(jobs)
    crew: list[_Process[J, R]] = []
    try:
        for job in todo:
            crew.append(_Process(play, job))
            if len(crew) == workers:
                break
        while crew:
            for worker in _ready(crew):
                answer = worker.result()
                if answer is None:
                    crew[crew.index(worker)] = worker.successor()
                    continue
                following = next(todo, None)
                if following is None:
                    crew.remove(worker)
                    worker.dismiss()
                else:
                    worker.give(following)
                yield answer
    finally:
        for worker in crew:
            worker.end()


def _ready(crew: list[_Process[J, R]]) -> list[_Process[J, R]]:
    """Those who have something to say, or have died."""
    heard = wait([worker.pipe for worker in crew])
    return [worker for worker in crew if worker.pipe in heard]


class _Process(Generic[J, R]):
    """A process and the job it is at. The end of its pipe is closed with it, so its death is heard at once."""

    def __init__(self, play: Callable[[J], R], job: J, tries: int = 1) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=_work, args=(theirs, play), daemon=True)
        with _without_interrupts():
            self.process.start()
        theirs.close()
        self.play = play
        self.tries = tries
        self.job = job
        with suppress(OSError):  # it may be dead already; the next `result` says so
            self.pipe.send(job)

    def give(self, job: J) -> None:
        self.job = job
        self.tries = 1
        with suppress(OSError):
            self.pipe.send(job)

    def result(self) -> R | None:
        """What came of the job, None if the process has died; its own error is raised here."""
        try:
            answer: R | CubeCupError = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if isinstance(answer, CubeCupError):
            raise answer
        return answer

    def successor(self) -> _Process[J, R]:
        """Another process for the same job."""
        self.end()
        if self.tries == MOST_TRIES:
            raise died_again(self.job, f"exit code {self.process.exitcode}")
        return _Process(self.play, self.job, self.tries + 1)

    def dismiss(self) -> None:
        """Nothing left to do: it ends by itself once the pipe is closed."""
        self.pipe.close()
        self.process.join(_PATIENCE)
        self.end()

    def end(self) -> None:
        self.pipe.close()
        if self.process.is_alive():
            self.process.kill()
        self.process.join()


def died_again(job: Job, how: str) -> WorkerDied:
    last = job.first + job.games - 1
    return WorkerDied(
        "worker-died",
        f"{MOST_TRIES} processes died over games {job.first} to {last} of {job.race.name} ({how}).",
        tries=MOST_TRIES, first=job.first, last=last, race=job.race.name,
    )  # fmt: skip


def _work(pipe: Connection, play: Callable[[J], R]) -> None:
    """The life of a process: job in, what came of it out, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the business of the one who sums up
    with suppress(EOFError, OSError):
        while True:
            job: J = pipe.recv()
            try:
                pipe.send(play(job))
            except CubeCupError as wrong:
                wrong.__cause__ = None  # the cause is told in the sentence, and may not travel
                pipe.send(wrong)


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """A process started meanwhile does not hear Ctrl-C before it has learned to ignore it."""
    if os.name != "posix":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
