"""A player who leaves the race to a bot: it is soon over then, and the seat stays their own."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from cubecup.server.messages.tables import TableMade
from tests.browser.serving import Serving

_RESIGN: Final = """async ([address, token, seat]) => {
  const socket = new WebSocket(address);
  await new Promise((open) => (socket.onopen = open));
  socket.send(JSON.stringify({ type: "hello", tokens: [token] }));
  socket.send(JSON.stringify({ type: "resign", id: "r1", seat }));
}"""


def leave_to_a_bot(page: Page, serving: Serving, made: TableMade, seat: int = 0) -> None:
    token = next(key.token for key in made.keys if key.seat == seat)
    address = f"{serving.address.replace('http', 'ws')}/api/tables/{made.table}/socket"
    page.evaluate(_RESIGN, [address, token, seat])
