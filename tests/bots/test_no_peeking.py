"""A bot's answer does not depend on dice that have not rolled yet."""

from __future__ import annotations

import pytest

from cubecup.bots.champion import Champion
from cubecup.bots.champion_1 import Champion1
from cubecup.bots.protocol import Bot, Sight, ask
from cubecup.bots.registry import bot_names, make_bot
from cubecup.cubitos.game import Cubitos, random_cards
from cubecup.seven_cubes.game import SevenCubes

MOST = 250  # decisions compared in a game


def timeless(name: str, seed: int) -> Bot:
    """A bot that does not look at the clock, which is the one thing that could change its answers."""
    timed = {"champion": Champion, "champion-1": Champion1}
    return timed[name](seed=seed, simulations=3) if name in timed else make_bot(name, seed)


@pytest.mark.slow
@pytest.mark.parametrize("name", bot_names("cubitos"))
@pytest.mark.parametrize("cards", ["race-1", "race-4", "race-6", "custom"])
def test_reseeding_changes_no_answer(name: str, cards: str) -> None:
    """The game goes on with the real dice; a second bot is asked about the same position with other dice to come."""
    game = Cubitos(random_cards(8) if cards == "custom" else cards)
    state = game.new(seats=2, seed=5)
    bot, witness = timeless(name, seed=7), timeless(name, seed=7)
    for number in range(MOST):
        if state.over:
            break
        seat = state.actors()[0]
        choice = state.choice(seat)
        other = state.clone()
        other.reseed(1000 + number)
        action = ask(bot, state, seat)
        assert ask(witness, other, seat) == action, choice
        state.apply(seat, action)


@pytest.mark.parametrize("name", bot_names("seven-cubes"))
def test_reseeding_changes_no_answer_in_seven_cubes(name: str) -> None:
    state = SevenCubes().new(seats=2, seed=5)
    bot, witness = make_bot(name, seed=7), make_bot(name, seed=7)
    for number in range(MOST):
        if state.over:
            break
        seat = state.actors()[0]
        other = state.clone()
        other.reseed(1000 + number)
        action = ask(bot, state, seat)
        assert ask(witness, other, seat) == action
        state.apply(seat, action)


@pytest.mark.parametrize("name", ["steady", "keen", "shrewd", "sharp", "adept"])
def test_a_bot_with_a_past_answers_like_a_fresh_one(name: str) -> None:
    """What a bot keeps between decisions only saves time."""
    state = Cubitos("race-3").new(seats=2, seed=2)
    veteran = make_bot(name)
    for _ in range(MOST):
        if state.over:
            break
        seat = state.actors()[0]
        action = ask(veteran, state, seat)
        assert ask(make_bot(name), state, seat) == action
        state.apply(seat, action)


@pytest.mark.parametrize(
    "name",
    ["random", "steady", "keen", "shrewd", "sharp", "adept", "champion-1",
     pytest.param("champion", marks=pytest.mark.slow)],
)  # fmt: skip
def test_deciding_leaves_the_position_alone(name: str) -> None:
    state = Cubitos("race-5").new(seats=3, seed=2)
    bot = timeless(name, seed=0)
    for _ in range(MOST):
        seat = state.actors()[0]
        before = state.dump()
        action = ask(bot, state, seat)
        assert state.dump() == before
        state.apply(seat, action)
        if state.over:
            break


@pytest.mark.parametrize("name", ["steady", "keen", "sharp"])
def test_what_is_asked_about_the_position_itself_answers_like_what_is_given_a_copy(name: str) -> None:
    state = Cubitos("race-2").new(seats=2, seed=3)
    bot = make_bot(name)
    while not state.over:
        seat = state.actors()[0]
        action = ask(bot, state, seat)
        assert bot.decide(Sight(state, seat), state.choice(seat)) is action
        state.apply(seat, action)
