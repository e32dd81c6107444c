"""A player who leaves the race to a bot: it is soon over then, and the seat stays their own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Page

from cubecup.server.messages.tables import TableMade
from tests.browser.serving import Serving

_RESIGN: Final = """async ([address, token, seat]) => {
  const socket = new WebSocket(address);
  await new Promise((open) => (socket.onopen = open));
  const heard = new Promise((done) => {
    socket.onmessage = ({ data }) => JSON.parse(data).type === "accepted" && done();
  });
  socket.send(JSON.stringify({ type: "hello", tokens: [token] }));
  socket.send(JSON.stringify({ type: "resign", id: "r1", seat }));
  await heard;
}"""


def resign(page: Page, serving: Serving, made: TableMade, seat: int = 0) -> None:
    token = next(key.token for key in made.keys if key.seat == seat)
    address = f"{serving.address.replace('http', 'ws')}/api/tables/{made.table}/socket"
    page.evaluate(_RESIGN, [address, token, seat])


@contextmanager
def away(page: Page) -> Iterator[None]:
    """The page looks elsewhere meanwhile: to follow what is played costs far more than to play it."""
    address = page.url
    page.goto("about:blank")
    yield
    page.goto(address)


def leave_to_a_bot(page: Page, serving: Serving, made: TableMade) -> None:
    """Whoever is the only person of a race; the page comes back when it is over."""
    resign(page, serving, made)
    with away(page):
        serving.until_over(made.table)
