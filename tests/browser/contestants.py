"""People who have raced already: contests on the server of the browser tests, run by the client of the terminal."""

from __future__ import annotations

import json
import secrets

from playwright.sync_api import Page

from cubecup.cli.served.link import ServerLink
from cubecup.server.messages.contests import ContestMade, DayTold, NewContest, NewTry, TryMade, WhoAsks
from tests.browser.ahead import is_over, play_ahead
from tests.browser.serving import Serving
from tests.server.touring import HOP


class Contestant:
    """Somebody with a key of their own."""

    def __init__(self, serving: Serving, name: str) -> None:
        self._serving = serving
        self.link = ServerLink(serving.address)
        self.name = name
        self.key = secrets.token_hex(20)

    def race(self, contest: str, style: str = "steady") -> str:
        """To the end, as a bot would; the table."""
        token = secrets.token_hex(20)
        wanted = NewTry(key=self.key, token=token, name=self.name)
        made = self.link.post(f"/api/contests/{contest}/tries", wanted, TryMade)
        play_ahead(self._serving, made.table, token, is_over, style)
        return made.table

    def sit_at(self, page: Page, address: str) -> None:
        """A browser that has this one's key."""
        page.evaluate("key => localStorage.setItem('cubecup.key', key)", json.dumps(self.key))
        page.goto(address)


def short_duplicate(serving: Serving, title: str) -> str:
    """A duplicate of a few spaces; its id."""
    wanted = NewContest(options=dict(HOP), against=["steady"], title=title)
    return ServerLink(serving.address).post("/api/contests", wanted, ContestMade).contest


def today(serving: Serving) -> DayTold:
    return ServerLink(serving.address).post("/api/days/today", WhoAsks(), DayTold)
