"""Many thousands of messages over HTTP and sockets, from nonsense to nearly right, with a healthy table beside them.

    python -m scripts.siege.fuzz --messages 100000 --seed 1

Every one has to be answered in order (a refusal with its code, or what was asked for) and may change nothing it has no
right to. It fails if the server makes a mistake of its own (500, a traceback in its log), if the healthy table or a
table that is only looked at changes, or if one thing keeps the event loop for longer than 50 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
from collections import Counter
from typing import Any, Final, NamedTuple

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from scripts.siege.hostile import MOST_MS
from scripts.siege.messages import FLOODS, RawRequest, some_message, some_request
from scripts.siege.server import Besieged, besieged
from scripts.siege.visitors import HOST, PATIENCE, HealthyTable, Player, at_table, beside, make

_SOCKETS: Final = 12
_FLOODS: Final = 0.03  # of the sockets: frames by tens of thousands
_OVER_HTTP: Final = 0.9  # single requests; the rest are bursts of messages over a socket, some 30 at a time


class Fuzzed(NamedTuple):
    """What came of it."""

    sent: Counter[str]
    answers: Counter[str]  # statuses, types of messages, codes of refusals
    busy_ms: float
    p99_ms: float
    healthy_refused: list[str]
    victim_changed: bool
    memory_mb: tuple[float, float]
    complaints: list[str]  # lines of the server's log about mistakes of its own

    def told(self) -> dict[str, Any]:
        return {
            "sent": dict(self.sent),
            "answers": dict(self.answers.most_common()),
            "busy_ms": self.busy_ms,
            "healthy_p99_ms": round(self.p99_ms, 1),
            "healthy_refused": self.healthy_refused,
            "victim_changed": self.victim_changed,
            "memory_mb_before_after": self.memory_mb,
            "complaints": self.complaints[:5],
        }

    def mistakes(self) -> list[str]:
        """What is not as it should be; how long the loop was kept is judged by whoever started this."""
        found = [f"{count} times {answer}" for answer, count in self.answers.items() if answer in ("500", "silence")]
        found += [f"refused at the healthy table: {code}" for code in self.healthy_refused]
        found += ["a table changed by strangers"] if self.victim_changed else []
        return found + self.complaints[:5]


async def fuzz(server: Besieged, messages: int, seed: int) -> Fuzzed:
    healthy = HealthyTable(server.port)
    sent: Counter[str] = Counter()
    answers: Counter[str] = Counter()
    async with beside(healthy):
        victim = await make(server.port, "person", "person", options={"timing": "free"}, public=True)
        assert victim is not None
        async with at_table(server.port, victim["table"], *victim["tokens"]) as owner:
            await owner.play(random.Random(seed), 20)
            before = await _standing(server.port, victim)
            await asyncio.to_thread(server.watched)
            memory = server.memory_mb()
            shares = [messages // _SOCKETS] * _SOCKETS
            shares[0] += messages % _SOCKETS
            attackers = [
                _attack(server.port, victim["table"], random.Random(seed * 1000 + number), share, sent, answers)
                for number, share in enumerate(shares)
            ]
            await asyncio.gather(*attackers)
            changed = await _standing(server.port, victim) != before
        busy = (await asyncio.to_thread(server.watched)).busy_ms
        grown = (round(memory, 1), round(server.memory_mb(), 1))
    p99, refused = healthy.percentile(0.99), healthy.refused
    return Fuzzed(sent, answers, busy, p99, refused, changed, grown, server.complaints())


async def _standing(port: int, table: dict[str, Any]) -> tuple[int, str]:
    """How a table stands for its players."""
    async with at_table(port, table["table"], *table["tokens"]) as player:
        return player.seq, json.dumps([player.view, player.choices], sort_keys=True)


async def _attack(
    port: int, victim: str, draw: random.Random, messages: int, sent: Counter[str], answers: Counter[str]
) -> None:
    """One visitor after another at a table of their own and at somebody else's."""
    while messages > 0:
        own = await make(port, "person", "bot/random", options={"timing": "free"})
        assert own is not None
        tables = (own["table"], victim, "nowhere")
        for _ in range(min(messages, 400)):
            if messages <= 0:
                return
            if draw.random() < _OVER_HTTP:
                await _over_http(port, some_request(draw, tables, own), answers)
                way, count = "http", 1
            else:
                burst = min(messages, draw.randint(1, 60))
                table = draw.choice((own["table"], own["table"], victim))
                way, count = "socket", await _over_socket(port, table, own["tokens"], draw, burst, answers)
            sent[way] += count
            messages -= count


async def _over_http(port: int, request: RawRequest, answers: Counter[str]) -> None:
    reader, writer = await asyncio.open_connection(HOST, port)
    try:
        writer.write(request.raw)
        await writer.drain()
        if request.ends:
            writer.write_eof()
        async with asyncio.timeout(PATIENCE):
            line = await reader.readline()
        status = line.split(b" ")[1].decode() if line.startswith(b"HTTP/1.1 ") else "closed"
    except TimeoutError:
        status = "silence"
    except OSError:
        status = "closed"
    finally:
        writer.close()
    answers[status] += 1


async def _over_socket(
    port: int, table: str, tokens: list[str], draw: random.Random, burst: int, answers: Counter[str]
) -> int:
    """Some messages over one socket; then a ping, which has to be answered if the socket is still open. How many were
    sent before it was closed."""
    sent = 0
    try:
        async with connect(
            f"ws://{HOST}:{port}/api/tables/{table}/socket", compression=None, max_size=None, close_timeout=1
        ) as socket:
            player = Player(socket)
            if draw.random() < 0.9:
                await player.say("hello", tokens=tokens)
            if draw.random() < _FLOODS:
                socket.transport.write(draw.choice(FLOODS))
            heard = asyncio.create_task(_count(player, answers))
            try:
                for _ in range(burst):
                    await socket.send(some_message(draw, player.choices, tokens))
                    sent += 1
                    await asyncio.sleep(0)  # to hear what is asked now
                await player.say("ping")
                async with asyncio.timeout(PATIENCE):
                    await heard
            finally:
                heard.cancel()
                await asyncio.gather(heard, return_exceptions=True)
    except TimeoutError:
        answers["silence"] += 1
    except (ConnectionClosed, InvalidStatus, OSError):
        answers["closed"] += 1
    return sent


async def _count(player: Player, answers: Counter[str]) -> None:
    """All that is heard until the pong, or until the server hangs up."""
    while True:
        message = await player.hear()
        problem = message.get("problem")
        answers[message["type"] if problem is None else f"{message['type']} {problem['code']}"] += 1
        if message["type"] in ("pong", "bye"):
            return


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with besieged(EARLY_BOTS=0, MESSAGE_BURST=1000, MESSAGES_PER_SECOND=1000) as server:
        found = asyncio.run(fuzz(server, given.messages, given.seed))
    mistakes = found.mistakes()
    if found.busy_ms > MOST_MS:
        mistakes.append(f"the event loop was kept for {found.busy_ms} ms")
    sys.stdout.write(json.dumps({**found.told(), "mistakes": mistakes}, indent=2) + "\n")
    return int(bool(mistakes))


if __name__ == "__main__":
    sys.exit(main())
