"""Servers that are killed and started again, and requests to any of them that lives."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
from collections import Counter
from contextlib import suppress
from typing import Any, Final

HOST: Final = "127.0.0.1"
PATIENCE: Final = 300.0  # seconds for anything that must come, on a busy machine
_ANSWER: Final = 20.0  # seconds for an answer before it is asked for elsewhere
_LIMITS: Final = {
    "CUBECUP_EARLY_BOTS": "0",
    "CUBECUP_BOT_WORKERS": "1",
    "CUBECUP_TABLES_PER_MINUTE": "50000",
    "CUBECUP_LISTS_PER_MINUTE": "50000",
    "CUBECUP_MESSAGE_BURST": "100000",
}


class Fleet:
    """Each server is started by a launcher of its own, which has loaded what it needs."""

    def __init__(self, database: str, size: int) -> None:
        self._database = database
        self._launchers: list[asyncio.subprocess.Process] = []
        self._servers: list[int] = [0] * size  # their processes
        self.ports: list[int] = [0] * size  # 0: not there just now
        self.visitors: Counter[int] = Counter()  # players who sit at a server, by its port
        self.asked_again = 0  # requests that were not answered

    async def launch(self) -> None:
        for _ in self.ports:
            launcher = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "scripts.kills.launcher", self._database,
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
                env={**os.environ, **_LIMITS, "LC_ALL": "C.UTF-8"},
            )  # fmt: skip
            self._launchers.append(launcher)
        await asyncio.gather(*(self.start(number) for number in range(len(self.ports))))

    async def start(self, number: int) -> None:
        """Without its database a server does not start; then it is tried again."""
        launcher = self._launchers[number]
        assert launcher.stdin is not None
        assert launcher.stdout is not None
        while not self.ports[number]:
            launcher.stdin.write(b"start\n")
            async with asyncio.timeout(PATIENCE):
                process, port = map(int, (await launcher.stdout.readline()).split())
            self._servers[number], self.ports[number] = process, port

    async def kill(self, number: int, how: signal.Signals = signal.SIGKILL) -> None:
        self.ports[number] = 0
        with suppress(ProcessLookupError):
            os.kill(self._servers[number], how)
            while True:
                os.kill(self._servers[number], 0)
                await asyncio.sleep(0.005)

    def alive(self) -> list[int]:
        return [port for port in self.ports if port]

    def in_use(self) -> list[int]:
        """The numbers of the servers that somebody would miss; of all that live, if nobody sits anywhere."""
        living = [number for number, port in enumerate(self.ports) if port]
        return [number for number in living if self.visitors[self.ports[number]]] or living

    async def stop(self) -> None:
        for number, launcher in enumerate(self._launchers):
            if self.ports[number]:
                await self.kill(number, signal.SIGTERM)
            assert launcher.stdin is not None
            launcher.stdin.close()
            await launcher.wait()

    async def ask(self, draw: random.Random, path: str, body: object = None) -> Any:
        """Ask any server that lives, until one answers."""
        while True:
            ports = self.alive()
            try:
                if ports:
                    async with asyncio.timeout(_ANSWER):
                        return await _ask(draw.choice(ports), path, body)
            except (OSError, ValueError, TimeoutError):
                self.asked_again += 1
            await asyncio.sleep(0.1)


async def _ask(port: int, path: str, body: object) -> Any:
    text = b"" if body is None else json.dumps(body).encode()
    reader, writer = await asyncio.open_connection(HOST, port)
    try:
        method = "GET" if body is None else "POST"
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {len(text)}\r\nConnection: close\r\n\r\n".encode() + text)
        status, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    finally:
        writer.close()
    if not status.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")):
        raise ValueError(f"{status.decode(errors='replace')[:80]} {answer.decode(errors='replace')[:200]}")
    return json.loads(answer)
