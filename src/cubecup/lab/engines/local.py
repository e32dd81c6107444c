"""Chunks played on this machine: in this process, or in several that may be killed at any time.

Each process plays one chunk at a time. When one dies, its chunk is given to a new one, and nothing else is lost.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final

from cubecup.kernel.errors import CubeCupError
from cubecup.lab.plan import Chunk
from cubecup.lab.work import Part, play_chunk

MOST_TRIES: Final = 3  # a chunk that ends a process so often would end any
_PATIENCE: Final = 5.0  # seconds for a process to end by itself


class WorkerDied(CubeCupError):
    """Processes die again and again over the same games."""


def play_here(chunks: Iterable[Chunk]) -> Generator[Part]:
    """One after another, in this process."""
    for chunk in chunks:
        yield play_chunk(chunk)


def play_in_processes(chunks: Iterable[Chunk], workers: int) -> Generator[Part]:
    """In several processes, in whatever order they are done. Leaving early ends the processes too."""
    todo = iter(chunks)
    crew: list[_Worker] = []
    try:
        for chunk in todo:
            crew.append(_Worker(chunk))
            if len(crew) == workers:
                break
        while crew:
            for worker in _ready(crew):
                part = worker.result()
                if part is None:
                    crew[crew.index(worker)] = worker.successor()
                    continue
                following = next(todo, None)
                if following is None:
                    crew.remove(worker)
                    worker.dismiss()
                else:
                    worker.give(following)
                yield part
    finally:
        for worker in crew:
            worker.end()


def _ready(crew: list[_Worker]) -> list[_Worker]:
    """Those who have something to say, or have died."""
    heard = wait([worker.pipe for worker in crew])
    return [worker for worker in crew if worker.pipe in heard]


class _Worker:
    """A process and the chunk it is at. The end of its pipe is closed with it, so its death is heard at once."""

    def __init__(self, chunk: Chunk, tries: int = 1) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=_work, args=(theirs,), daemon=True)
        with _without_interrupts():
            self.process.start()
        theirs.close()
        self.tries = tries
        self.chunk = chunk
        with suppress(OSError):  # it may be dead already; the next `result` says so
            self.pipe.send(chunk)

    def give(self, chunk: Chunk) -> None:
        self.chunk = chunk
        self.tries = 1
        with suppress(OSError):
            self.pipe.send(chunk)

    def result(self) -> Part | None:
        """The part, None if the process has died; its own error is raised here."""
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if isinstance(answer, CubeCupError):
            raise answer
        assert isinstance(answer, Part)
        return answer

    def successor(self) -> _Worker:
        """Another process for the same chunk."""
        self.end()
        if self.tries == MOST_TRIES:
            chunk = self.chunk
            raise WorkerDied(
                "worker-died",
                f"{MOST_TRIES} processes died over games {chunk.first} to {chunk.first + chunk.games - 1} of "
                f"{chunk.race.name} (exit code {self.process.exitcode}).",
                tries=MOST_TRIES, first=chunk.first, last=chunk.first + chunk.games - 1, race=chunk.race.name,
            )  # fmt: skip
        return _Worker(self.chunk, self.tries + 1)

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


def _work(pipe: Connection) -> None:
    """The life of a process: chunk in, part out, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the business of the one who sums up
    with suppress(EOFError, OSError):
        while True:
            chunk: Chunk = pipe.recv()
            try:
                pipe.send(play_chunk(chunk))
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
