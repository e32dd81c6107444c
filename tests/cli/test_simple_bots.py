"""The simple opponents: they end every game, use only legal actions, and cannot see the dice to come."""

from __future__ import annotations

import pytest

from cubecup.bots.simple import ForwardBot, RandomBot, SimpleBot
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.printed import printed
from cubecup.cubitos.state import CubitosState


def _play(game: Cubitos, bots: list[SimpleBot], seed: int) -> CubitosState:
    state = game.new(len(bots), seed)
    while not state.over:
        seat = state.actors()[0]
        action = bots[seat].decide(state, seat)
        assert action in state.choice(seat).actions
        state.apply(seat, action)
    return state


@pytest.mark.parametrize("cards", sorted(printed().sets))
def test_forward_beats_random_on_every_set(cards: str) -> None:
    game = Cubitos(cards)
    for seed in range(3):
        forward = seed % 2
        bots: list[SimpleBot] = [RandomBot(seed), RandomBot(seed)]
        bots[forward] = ForwardBot(seed)
        state = _play(game, bots, seed)
        assert state.winners() == (forward,)
        assert state.round < 80


@pytest.mark.parametrize("bot", [RandomBot, ForwardBot])
def test_a_bot_does_not_see_the_dice_to_come(bot: type[RandomBot] | type[ForwardBot]) -> None:
    state = Cubitos("race-6").new(3, 21)
    players: list[SimpleBot] = [bot(seat) for seat in range(3)]
    watchers: list[SimpleBot] = [bot(seat) for seat in range(3)]
    for number in range(300):
        if state.over:
            break
        seat = state.actors()[0]
        other_dice = state.clone()
        other_dice.reseed(number)
        action = players[seat].decide(state, seat)
        assert watchers[seat].decide(other_dice, seat) == action
        state.apply(seat, action)


def test_a_bot_leaves_the_position_as_it_is() -> None:
    state = Cubitos("race-3").new(2, 5)
    bot = ForwardBot()
    for _ in range(200):
        if state.over:
            break
        seat = state.actors()[0]
        before = state.dump()
        action = bot.decide(state, seat)
        assert state.dump() == before
        state.apply(seat, action)
