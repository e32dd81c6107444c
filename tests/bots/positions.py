"""Positions for tests about bots, written as text."""

from __future__ import annotations

from cubecup.bots.protocol import Bot, Sight
from cubecup.bots.steady import Steady
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.state import CubitosState

SETS = tuple(Cubitos().content.sets)


def position(cards: str, *lines: str, tracks: str | None = None, seats: int = 2, pack: str = "") -> CubitosState:
    """A position of a race under free timing, so that seat 0 may act whatever the others do."""
    game = Cubitos(cards, tracks=tracks, timing="free", pack=pack)
    return game.read_position(list(enumerate(lines, 1)), seats)


def answer(bot: Bot, state: CubitosState, seat: int = 0) -> str:
    return bot.decide(Sight(state, seat), state.choice(seat)).text


def play_on(bot: Bot, state: CubitosState, kind: str, seat: int = 0) -> list[str]:
    """Let a bot answer as long as it is asked the same kind of question; the answers it gave."""
    given: list[str] = []
    while not state.over and seat in state.actors() and state.choice(seat).kind == kind:
        given.append(answer(bot, state, seat))
        state.apply(seat, given[-1])
    return given


def later_position(cards: str, seats: int, seed: int, decisions: int = 90) -> CubitosState:
    """A race of steady bots after so many decisions."""
    state = Cubitos(cards).new(seats, seed)
    bot = Steady()
    for _ in range(decisions):
        seat = state.actors()[0]
        state.apply(seat, bot.pick(state, seat, state.choice(seat)))
    return state
