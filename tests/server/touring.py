"""Short tours for tests: races of a few spaces, played at random to their end."""

from __future__ import annotations

from typing import Any, Final

from tests.server.browser import Browser, play_on
from tests.server.house import Address, JsonObject

PACK: Final = """
[tracks.hop]
map = '''
title: Hop
lines: 3
map:
1 |   S   .   .   .   .   F
sections:
1 |   S   0   1   2   3   F
'''
"""
HOP: Final = {"cards": "race-1", "tracks": ["hop"], "pack": PACK}


def make_tour(address: Address, *kinds: str, races: int = 3, **wanted: object) -> JsonObject:
    """A tour of short races with these seats: person, open, bot, or bot/level."""
    seats = []
    for number, text in enumerate(kinds):
        kind, _, level = text.partition("/")
        seats.append({"kind": kind, "name": f"Seat {number}", **({"level": level} if level else {})})
    answer = address.post("/api/tours", {"races": [HOP] * races, "seats": seats, **wanted})
    assert answer.status == 201, answer.text
    made: JsonObject = answer.body
    made["tokens"] = [key["token"] for key in made["keys"]]
    return made


def race(address: Address, table: str, *tokens: str, seed: int = 1) -> JsonObject:
    """Play a race to its end; the table as it is then."""
    browser = Browser(address, table, *tokens)
    try:
        play_on(browser, lambda it: it.view["over"], seed=seed)
        browser.see(lambda: browser.table["over"])
        return browser.table
    finally:
        browser.close()


def go_on(address: Address, table: str, token: str) -> str:
    """The table of the next race."""
    answer = address.post(f"/api/tables/{table}/rematch", {"token": token})
    assert answer.status == 201, answer.text
    return str(answer.body["table"])


def tour_of(address: Address, id: str) -> Any:
    answer = address.get(f"/api/tours/{id}")
    assert answer.status == 200, answer.text
    return answer.body


def race_all(address: Address, made: JsonObject, seed: int = 1) -> list[str]:
    """A whole tour; the tables of its races."""
    tables = [str(made["table"])]
    while True:
        ended = race(address, tables[-1], *made["tokens"], seed=seed + len(tables))
        if ended["tour"]["race"] == ended["tour"]["races"]:
            return tables
        tables.append(go_on(address, tables[-1], made["tokens"][0]))


def finished_tour(address: Address) -> JsonObject:
    """A tour that is over, and its tables."""
    made = make_tour(address, "person", "person", "person")
    return {**made, "tables": race_all(address, made, seed=5)}
