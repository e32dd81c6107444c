"""What never leaves the server: tokens (but to their owners), seeds, and the state of chance."""

from __future__ import annotations

import json
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import msgspec
import pytest

from cubecup.games import BUILT_IN, GAMES
from cubecup.server import messages
from cubecup.server.schema import socket_schema
from cubecup.server.table.tokens import hashed
from cubecup.server.web.requests.all import openapi
from tests.server.browser import play_on
from tests.server.conftest import MakeHouse, Visit
from tests.server.house import House

SECRETS = {"seed", "secret", "chain", "token", "tokens", "host", "streams", "loaded", "stacks"}


def _names(value: Any) -> set[str]:
    """All keys of objects within a JSON value."""
    if isinstance(value, dict):
        return set(value) | {name for part in value.values() for name in _names(part)}
    if isinstance(value, list):
        return {name for part in value for name in _names(part)}
    return set()


def _random_state(house: House, table: str) -> set[str]:
    open_table = house.tables._open[table]
    return {str(open_table.table.header.seed), *(str(stream) for stream in open_table.table.state.streams)}


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_whole_session_gives_anything_away(make_house: MakeHouse, visit: Visit, game: str) -> None:
    house = make_house()
    made = house.make("person", "open", "bot", game=game, public=True)
    table = made["table"]
    secrets = {made["host"], *made["tokens"]}
    key = house.post(f"/api/tables/{table}/join", {"name": "Ann"}).body
    new = house.post(f"/api/tables/{table}/reissue", {"host": made["host"], "seat": 0}).body
    secrets |= {key["token"], new["token"]}
    house.given.clear()  # these answers were meant for the owners of the tokens
    player = visit(house, table, new["token"], key["token"], made["host"])
    watcher = visit(house, table)
    wrong = visit(house, table, made["tokens"][0])
    random_states = _random_state(house, table)
    for steps in range(3, 40, 3):
        play_on(player, lambda it, steps=steps: it.seq >= steps)  # type: ignore[misc]
        random_states |= _random_state(house, table)
    if player.may_undo:
        player.command("undo", seat=player.may_undo[0])
    player.refusal("act", seat=0, action="fly")
    player.command("stand-in", seat=0, level="random")
    player.command("stand-in", seat=0, level=None)
    player.command("resign", seat=0)
    player.socket.send("nonsense")
    player.until("rejected")
    for path in ("", f"/{table}", f"/{table}/record", f"/{table}/socket"):
        house.get(f"/api/tables{path}")
    house.post(f"/api/tables/{table}/join", {"name": "Bob"})
    house.post(f"/api/tables/{table}/reissue", {"host": "x" * 32, "seat": 0})
    house.post(f"/api/tables/{table}/rematch", {"token": "x" * 32})
    unknown = visit(house, "nowhere", hello=False)
    unknown.end()
    for browser in (player, watcher, wrong):
        browser.catch_up()
    random_states |= _random_state(house, table)
    hashes = {hashed(secret) for secret in secrets}
    heard = [text for browser in (player, watcher, wrong, unknown) for text in browser.heard]
    types = {json.loads(text)["type"] for text in heard}
    assert types == {"welcome", "update", "accepted", "rejected", "seats", "pong", "bye"}, "every type was heard"
    for text in heard + house.given:
        for secret in secrets | hashes | random_states:
            assert secret not in text
    for text in heard:
        message = json.loads(text)
        message.get("table", {}).pop("options", None)  # as everyone agreed; Seven Cubes has tokens of its own
        allowed = {"host"} if message["type"] == "welcome" else set()  # whether this browser is the host's
        assert _names(message) & SECRETS <= allowed
        assert isinstance(message.get("host", False), bool)


def test_what_spectators_are_told_has_no_choices(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options={"timing": "free"})
    player = visit(house, made["table"], *made["tokens"])
    watcher = visit(house, made["table"])
    play_on(player, lambda it: it.seq >= 15)
    watcher.until_seq(15)
    for text in watcher.heard:
        message = json.loads(text)
        assert message.get("choices", []) == []
        assert message.get("may_undo", []) == []
        assert message.get("view", {}).get("choice") is None


def _fields(schema: dict[str, Any], name: str, found: set[str]) -> set[str]:
    """All fields of a message type, however deep."""
    if name in found:
        return set()
    found.add(name)
    fields: set[str] = set()
    unread: list[Any] = [schema["$defs"][name]]
    while unread:
        part = unread.pop()
        if isinstance(part, dict):
            fields |= set(part.get("properties", {}))
            if "$ref" in part:
                fields |= _fields(schema, part["$ref"].rpartition("/")[2], found)
            unread += part.values()
        elif isinstance(part, list):
            unread += part
    return fields


def test_no_message_type_of_the_server_has_a_place_for_a_secret() -> None:
    fields = _fields(socket_schema(BUILT_IN), "FromServer", set())
    assert {"entries", "choices", "problem", "seats"} <= fields
    assert fields & SECRETS == {"host"}
    host = socket_schema(BUILT_IN)["$defs"]["Welcome"]["properties"]["host"]
    assert host == {"type": "boolean"}


def test_only_few_answers_over_http_carry_tokens_or_a_secret() -> None:
    """Whoever makes a table or a tour, or takes a seat, gets tokens; the secret of the dice is told when the game is
    over (test_fair_dice.py)."""
    schemas = openapi(BUILT_IN)["components"]["schemas"]
    carriers = {name for name, schema in schemas.items() if SECRETS & set(schema.get("properties", {}))}
    asked = {
        "NewTable",
        "Join",
        "Reissue",
        "Rematch",
        "SeatBot",
        "AskAdvice",
        "GiveWord",
        "ShareRecord",
        "ForgetShared",
        "NewTry",
    }
    assert carriers - asked == {"TableMade", "TourMade", "SeatKey", "DiceTold", "ContestTold"}


def test_every_type_of_message_is_published() -> None:
    published = set(socket_schema(BUILT_IN)["$defs"]) | set(openapi(BUILT_IN)["components"]["schemas"])
    modules = [import_module(f"{messages.__name__}.{one.name}") for one in iter_modules(messages.__path__)]
    structs = {
        name
        for module in modules
        for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    }
    assert len(structs) > 80
    assert structs <= published
