"""Bots that think by the clock: they finish games, keep to their budget, and answer alike for a seed."""

from __future__ import annotations

from time import thread_time

import pytest

from cubecup.bots.champion import Champion
from cubecup.bots.champion_1 import Champion1
from cubecup.bots.match import watch_match
from cubecup.bots.protocol import Action, Choice, Sight
from cubecup.bots.sharp import Sharp
from cubecup.cubitos.game import Cubitos, random_cards
from cubecup.kernel.errors import BadOption
from cubecup.seven_cubes.game import SevenCubes
from tests.bots.positions import SETS, answer
from tests.bots.thinking import finished

BOTH = pytest.mark.parametrize("bot", [Champion, Champion1])


@pytest.mark.slow
@pytest.mark.parametrize("cards", SETS)
def test_they_finish_games_on_every_set(cards: str) -> None:
    bots = [Champion(seed=0, simulations=2), Champion1(seed=1, simulations=2)]
    state, _ = finished(bots, Cubitos(cards), seed=3)
    assert len(state.winners()) == 1
    assert bots[0].searches, "champion-1 thinks only when the end is near"


@pytest.mark.slow
@BOTH
@pytest.mark.parametrize("seats", [3, 4])
def test_they_finish_games_of_random_sets_under_free_timing(seats: int, bot: type[Champion | Champion1]) -> None:
    game = Cubitos(random_cards(seats), tracks="still-waters-run-deep", timing="free")
    others = [Sharp() for _ in range(seats - 1)]
    state, _ = finished([bot(seed=seats, simulations=2), *others], game, seed=seats)
    assert len(state.winners()) == 1


@pytest.mark.slow
@BOTH
def test_equal_seeds_play_equal_games(bot: type[Champion | Champion1]) -> None:
    def given() -> list[str]:
        return finished([bot(seed=5, simulations=4), Sharp()], Cubitos("race-2"), seed=1)[1]

    assert given() == given()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "budget_ms"), [(Champion, 10.0), (Champion, 25.0), (Champion1, 5.0), (Champion1, 25.0)]
)
def test_they_keep_to_their_budget_on_average(bot: type[Champion | Champion1], budget_ms: float) -> None:
    """Something may be under way when the time is up; what it takes too much is missing later."""
    thinker, spent = bot(budget_ms), []

    class Timed:
        name = "timed"

        def decide(self, sight: Sight, choice: Choice) -> Action:
            started = thread_time()
            action = thinker.decide(sight, choice)
            spent.append(1000 * (thread_time() - started))
            return action

    watch_match([Timed(), Sharp()], Cubitos("race-1"), seed=2)
    assert sum(spent) / len(spent) < budget_ms + 3


@BOTH
def test_a_budget_is_above_zero(bot: type[Champion | Champion1]) -> None:
    with pytest.raises(BadOption, match="more than 0 ms"):
        bot(budget_ms=0)


@BOTH
def test_they_play_cubitos_only(bot: type[Champion | Champion1]) -> None:
    state = SevenCubes().new(seats=2, seed=1)
    with pytest.raises(TypeError, match=f"{bot.level} plays Cubitos"):
        answer(bot(simulations=1), state, state.actors()[0])  # type: ignore[arg-type]
