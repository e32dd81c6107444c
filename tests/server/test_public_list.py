"""The list of public tables: for as many hours as an operator says, and not a minute longer."""

from __future__ import annotations

import pytest

from cubecup.server.table.clocks import now
from tests.server.conftest import MakeHouse

HOURS = 3
MINUTE = 60


@pytest.mark.parametrize(
    ("later", "listed"), [(0, True), (HOURS * 3600 - MINUTE, True), (HOURS * 3600 + MINUTE, False)]
)
def test_a_table_is_listed_for_some_hours(
    make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch, later: int, listed: bool
) -> None:
    house = make_house(list_hours=HOURS)
    made = house.make("person", "open", public=True)
    monkeypatch.setattr("cubecup.server.open_tables.directory.now", lambda: now() + later)
    assert [table["table"] for table in house.get("/api/tables").body] == ([made["table"]] if listed else [])
