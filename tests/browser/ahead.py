"""A race brought to where a test goes on, without a browser: somebody plays as a bot would."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import Final

from playwright.sync_api import Page

from cubecup.bots.protocol import ask
from cubecup.bots.registry import make_bot
from cubecup.cli.served.game import ServedGame
from cubecup.cli.served.link import ServerLink
from cubecup.cubitos.state import CubitosState
from tests.browser.serving import Serving

_SEAT: Final = """() => {
  const [{ table, keys }] = JSON.parse(localStorage.getItem("cubecup.tables"));
  return [table, keys[0].token];
}"""


def latest_seat(page: Page) -> tuple[str, str]:
    """The table at which a browser sat down last, and the token of its seat there."""
    table, token = page.evaluate(_SEAT)
    return table, token


def play_ahead(
    serving: Serving, table: str, token: str, until: Callable[[CubitosState], bool], style: str = "steady"
) -> None:
    """Seat 0 answers whatever it is asked, until something is so."""
    bot = make_bot(style, 1)
    with closing(ServedGame(ServerLink(serving.address), table, token)) as game:
        while True:
            state = game.state
            assert isinstance(state, CubitosState)
            if until(state):
                return
            assert not state.over, "the race is over before that"
            if game.is_asked:
                game.act(0, ask(bot, state, 0))
            else:
                game.wait()


def is_over(state: CubitosState) -> bool:
    return state.over


def asked(kind: str, *, since: int) -> Callable[[CubitosState], bool]:
    """Whether seat 0 is asked a question of that kind, not before that round."""

    def is_asked(state: CubitosState) -> bool:
        return state.round >= since and 0 in state.actors() and state.choice(0).kind == kind

    return is_asked
