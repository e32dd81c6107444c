"""Somebody with a key, for tests of shelves: takes seats with it, races, and asks what came of it."""

from __future__ import annotations

import secrets

import pytest

from cubecup.cubitos.game import Cubitos
from tests.server.house import Address, JsonObject
from tests.server.touring import HOP, race


@pytest.fixture
def as_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The short races of tests are of their own making; here they shall count as published ones."""
    monkeypatch.setattr(Cubitos, "published", lambda game: game.set_id)


class ShelfOwner:
    """Somebody with a browser."""

    def __init__(self, address: Address, name: str = "Ann") -> None:
        self.address = address
        self.name = name
        self.key = secrets.token_hex(20)

    def ask(self, way: str = "", **wanted: object) -> JsonObject:
        answer = self.address.post(f"/api/shelf{way}", {"key": self.key, **wanted})
        assert answer.status == 200, answer.text
        return dict(answer.body)

    def make(self, *kinds: str, **wanted: object) -> JsonObject:
        return self.address.make(*kinds, options=HOP, key=self.key, **wanted)

    def join(self, table: str) -> str:
        answer = self.address.post(f"/api/tables/{table}/join", {"name": self.name, "key": self.key})
        assert answer.status == 200, answer.text
        return str(answer.body["token"])

    def race(self, *kinds: str, seed: int = 1, **wanted: object) -> str:
        made = self.make(*kinds, **wanted)
        race(self.address, made["table"], *made["tokens"], seed=seed)
        return str(made["table"])

    def tables(self) -> list[str]:
        return [one["table"] for one in self.ask()["races"]]


def rating_of(player: ShelfOwner) -> JsonObject | None:
    found: JsonObject | None = player.ask()["rating"]
    return found
