"""Bots in any language: a program that reads questions and writes answers, one JSON object a line (docs/bots.md).

    we:   {"type": "hello", "protocol": 1}
    it:   {"type": "hello", "protocol": 1, "name": "hurry"}
    we:   {"type": "choice", "id": 1, "seat": 0, "view": {...}, "actions": ["push", "pass"], "time_ms": 10000}
    it:   {"type": "answer", "id": 1, "action": "pass"}
    we:   {"type": "error", "id": 1, "sentence": "..."}     that answer is not possible: it has one more try
    we:   {"type": "bye"}                                    the end; after it the program is ended

Only commands that a person types at their own machine start programs; a server never does.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import time
import weakref
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any, Final

from cubecup.bots.protocol import Action, BotFailed, Choice, Sight
from cubecup.kernel.errors import BadOption, Clause, IllegalAction, system_reason

PREFIX: Final = "exec:"
PROTOCOL: Final = 1
PATIENCE: Final = 10.0  # seconds for an answer, and for the first word of a program that has to start
_TRIES: Final = 2  # for an answer that is possible
_LONGEST: Final = 1 << 16  # bytes of a line
_GRACE: Final = 1.0  # seconds between bye and the end
_AHEAD: Final = 8  # lines that nobody has asked for, after which no more are read
_BYE: Final = b'{"type": "bye"}\n'


class External:
    """A program as a bot. It is started by its first decision and ended with this object."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.name = f"{PREFIX}{command}"
        self.patience = patience
        self._command = shlex.split(command)
        if not self._command:
            raise BadOption("exec-bot", Clause("why-exec-empty", "there is no command after exec:"), value=self.name)
        self._program: LineProgram | None = None
        self._number = 0

    def decide(self, sight: Sight, choice: Choice) -> Action:
        if self._program is None:
            self._program = LineProgram(self.name, self._command, self.patience)
        self._number += 1
        actions = [action.text for action in choice.actions]
        self._program.say(
            {
                "type": "choice",
                "id": self._number,
                "seat": sight.seat,
                "view": sight.view,
                "actions": actions,
                "time_ms": round(self.patience * 1000),
            }
        )
        for left in reversed(range(_TRIES)):
            answer = self._program.hear("answer", id=self._number)
            try:
                return choice.find(answer.get("action"))
            except IllegalAction as error:
                if not left:
                    why = Clause("why-exec-illegal", f"it answered illegally: {error}", error=error.clause())
                    raise BotFailed("exec-bot", why, value=self.name) from None
                self._program.say({"type": "error", "id": self._number, "sentence": str(error)})
        raise AssertionError("the last try answers or raises")


class LineProgram:
    """The process: lines go in, lines come out, and nothing is waited for longer than is fair."""

    def __init__(self, name: str, command: list[str], patience: float) -> None:
        self._name = name
        self._patience = patience
        try:
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            reason = system_reason(error)
            why = Clause("why-exec-start", f"it cannot be started: {reason}", reason=reason)
            raise BotFailed("exec-bot", why, value=name) from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._told: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=_read_on, args=(self._process.stdout, self._lines), daemon=True).start()
        Thread(target=_write_on, args=(self._process.stdin, self._told, self._lines), daemon=True).start()
        self._end = weakref.finalize(self, _end, self._process, self._told)
        self.say({"type": "hello", "protocol": PROTOCOL})
        self.hear("hello", protocol=PROTOCOL)

    def say(self, message: dict[str, Any]) -> None:
        """A program that does not read is not waited for here: it is late with its answer."""
        self._told.put(json.dumps(message, ensure_ascii=False).encode() + b"\n")

    def hear(self, kind: str, **wanted: int) -> dict[str, Any]:
        """The next message, which has to be of a kind and about the same thing."""
        try:
            line = self._lines.get(timeout=self._patience)
        except Empty:
            seconds = f"{self._patience:g}"
            why = Clause("why-exec-late", f"it did not answer within {seconds} seconds", seconds=seconds)
            raise BotFailed("exec-bot", why, value=self._name) from None
        if not line:
            raise self._ended()
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        about = {"type": kind, **wanted}
        if not isinstance(found, dict) or {key: found.get(key) for key in about} != about:
            told = line[:80].decode(errors="replace").strip()
            expected = json.dumps(about)
            why = Clause("why-exec-line", f"it wrote {told!r} instead of {expected}", value=told, expected=expected)
            raise BotFailed("exec-bot", why, value=self._name)
        return found

    def _ended(self) -> BotFailed:
        try:
            status = self._process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            why = Clause("why-exec-closed", "it runs, but has closed its standard input or output")
            return BotFailed("exec-bot", why, value=self._name)
        why = Clause("why-exec-ended", f"it ended with status {status}", status=status)
        return BotFailed("exec-bot", why, value=self._name)


def _read_on(out: IO[bytes], lines: SimpleQueue[bytes]) -> None:
    """Every line until the end, which is an empty one; a line longer than any message comes in parts, so is no JSON.

    Whoever writes on and on without being asked is not read to the end: the first such line is a mistake anyway."""
    with out:
        while lines.qsize() < _AHEAD and (line := out.readline(_LONGEST)):
            lines.put(line)
    lines.put(b"")


def _write_on(to: IO[bytes], told: SimpleQueue[bytes], lines: SimpleQueue[bytes]) -> None:
    """Every message until bye, or until nobody reads any more: then there will be no answer, either."""
    with suppress(OSError), to:  # closing tries to write what is left
        message = b""
        while message != _BYE:
            message = told.get()
            to.write(message)
            to.flush()
        return
    lines.put(b"")


def _end(process: subprocess.Popen[bytes], told: SimpleQueue[bytes]) -> None:
    """Say bye; whoever does not go by themselves is ended."""
    told.put(_BYE)
    deadline = time.monotonic() + _GRACE
    while process.poll() is None and time.monotonic() < deadline:
        time.sleep(0.005)
    if process.poll() is None:
        process.kill()
    process.wait()
