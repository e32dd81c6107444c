"""Contests for tests: people with keys of their own, duplicates of short races, and a clock that tests set."""

from __future__ import annotations

import secrets
import time
from collections import defaultdict
from typing import Any

from cubecup.cubitos.dice import BORROWED, FACE_SHIFT, KIND_MASK
from cubecup.games import make_game
from cubecup.kernel.record import read_record
from tests.server.house import Address, JsonObject
from tests.server.touring import HOP, race

DAY_SECONDS = 86_400


class Racer:
    """A person with a browser of their own."""

    def __init__(self, address: Address, name: str = "Ann") -> None:
        self.address = address
        self.name = name
        self.key = secrets.token_hex(20)
        self.token = secrets.token_hex(20)

    def begin(self, contest: str, **other: object) -> JsonObject:
        wanted = {"key": self.key, "token": self.token, "name": self.name, **other}
        answer = self.address.post(f"/api/contests/{contest}/tries", wanted)
        assert answer.status == 201, answer.text
        return dict(answer.body)

    def run(self, contest: str, seed: int = 1) -> JsonObject:
        """A whole race; the table as it is then."""
        return race(self.address, self.begin(contest)["table"], self.token, seed=seed)

    def board(self, contest: str) -> Any:
        return self.address.post(f"/api/contests/{contest}", {"key": self.key}).body


def duplicate(address: Address, **wanted: object) -> str:
    body = {"options": HOP, "against": ["steady"], "title": "Friends", **wanted}
    answer = address.post("/api/contests", body)
    assert answer.status == 201, answer.text
    return str(answer.body["contest"])


def rolls(address: Address, table: str) -> dict[tuple[int, int], list[int]]:
    """By seat and kind what the dice of a finished race have shown, in order."""
    record = read_record(address.get(f"/api/tables/{table}/record").text)
    game = make_game(record.game, record.options)
    shown: dict[tuple[int, int], list[int]] = defaultdict(list)
    for outcome in (record.opening, *(line.outcome for line in record.lines)):
        for seat, dice in enumerate(game.read_outcome(outcome, record.seats) or []):
            for die in dice:
                shown[seat, (die & KIND_MASK) % BORROWED].append(die >> FACE_SHIFT)
    return shown


class AheadClock:
    """The time, some seconds ahead."""

    def __init__(self, ahead: list[float]) -> None:
        self._ahead = ahead

    def monotonic(self) -> float:
        return time.monotonic() + self._ahead[0]

    def time(self) -> float:
        return time.time() + self._ahead[0]


def day_of(address: Address, day: str = "today", key: str | None = None) -> Any:
    """What a server tells of a day."""
    return address.post(f"/api/days/{day}", {} if key is None else {"key": key})
