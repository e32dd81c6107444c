"""Reviews under way beside a load: bots race against each other, and when they are done somebody asks why."""

from __future__ import annotations

import http.client
import json
import time
from typing import Final

from cubecup.kernel.errors import Clause, CubeCupError
from cubecup.server.messages.tables import TableMade

RACE: Final[dict[str, object]] = {
    "game": "cubitos",
    "options": {"cards": "race-1", "timing": "strict"},
    "seats": [{"kind": "bot"}, {"kind": "bot"}],
}
_PATIENCE: Final = 300.0  # seconds for all races
_PAUSE: Final = 0.2


def begin_reviews(host: str, port: int, races: list[TableMade]) -> None:
    """Wait until the races are over, and ask for the review of each; they are worked out from then on."""
    connection = http.client.HTTPConnection(host, port, timeout=30)
    until = time.monotonic() + _PATIENCE
    for made in races:
        while not _get(connection, f"/api/tables/{made.table}")["over"]:
            if time.monotonic() > until:
                why = Clause("why-server-player", "The server refused a player: no answer")
                raise CubeCupError("no-server", why)
            time.sleep(_PAUSE)
    for made in races:
        _get(connection, f"/api/tables/{made.table}/review")
    connection.close()


def under_way(host: str, port: int, races: list[TableMade]) -> int:
    """How many of the reviews are not done yet."""
    connection = http.client.HTTPConnection(host, port, timeout=30)
    left = sum(not _get(connection, f"/api/tables/{made.table}/review")["done"] for made in races)
    connection.close()
    return left


def _get(connection: http.client.HTTPConnection, path: str) -> dict[str, object]:
    connection.request("GET", path)
    answer = connection.getresponse()
    body = answer.read()
    if answer.status != 200:
        raise CubeCupError("no-server", Clause("why-server-table", f"The server refused a table: {body.decode()}"))
    found: dict[str, object] = json.loads(body)
    return found
