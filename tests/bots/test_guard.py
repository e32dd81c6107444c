"""The guard: a bot that raises, answers illegally or dawdles is replaced for that decision, and it is noted."""

from __future__ import annotations

import logging
from threading import Event

import pytest

from cubecup.bots.guard import Guarded
from cubecup.bots.match import watch_match
from cubecup.bots.protocol import Action, Bot, Choice, Sight
from cubecup.bots.registry import make_bot
from cubecup.bots.steady import Steady
from cubecup.cubitos.game import Cubitos
from cubecup.seven_cubes.game import SevenCubes

_FOR_EVER = 120.0


class Raising:
    name = "raising"

    def decide(self, sight: Sight, choice: Choice) -> Action:
        raise RuntimeError("no idea")


class Leaving:
    name = "leaving"

    def decide(self, sight: Sight, choice: Choice) -> Action:
        raise SystemExit("bye")


class Cheating:
    name = "cheating"

    def decide(self, sight: Sight, choice: Choice) -> Action:
        return Action("step finish twice", "step", 1)


class Silent:
    name = "silent"

    def decide(self, sight: Sight, choice: Choice) -> Action:
        return None  # type: ignore[return-value]  # what a careless bot does


class Dawdling:
    name = "dawdling"

    def decide(self, sight: Sight, choice: Choice) -> Action:
        Event().wait(_FOR_EVER)
        return choice.actions[0]


@pytest.mark.parametrize(
    ("bot", "limit_ms", "fault", "words"),
    [
        (bot, limit_ms, fault, words)
        for limit_ms in (None, 1000 * _FOR_EVER)
        for bot, fault, words in (
            (Raising(), "raised", "raised RuntimeError: no idea"),
            (Leaving(), "raised", "raised SystemExit: bye"),
            (Cheating(), "illegal", "answered illegally: 'step finish twice' is not possible now"),
            (Silent(), "illegal", "answered illegally: An action is a text"),
        )
    ]
    + [(Dawdling(), 20.0, "late", "took more than 20 ms")],
)
def test_steady_stands_in(
    bot: Bot, limit_ms: float | None, fault: str, words: str, caplog: pytest.LogCaptureFixture
) -> None:
    state = Cubitos("race-1").new(seats=2, seed=1)
    seat = state.actors()[0]
    choice = state.choice(seat)
    guarded = Guarded(bot, limit_ms)
    with caplog.at_level(logging.WARNING, logger="cubecup.bots.guard"):
        action = guarded.decide(Sight(state, seat), choice)
    assert action == Steady().decide(Sight(state, seat), choice)
    assert guarded.faults == {fault: 1}
    assert words in caplog.text
    assert bot.name in caplog.text


def test_a_well_behaved_bot_is_left_alone() -> None:
    state = Cubitos("race-1").new(seats=2, seed=1)
    seat = state.actors()[0]
    guarded = Guarded(make_bot("random", seed=3), limit_ms=1000)
    assert guarded.decide(Sight(state, seat), state.choice(seat)) == make_bot("random", seed=3).decide(
        Sight(state, seat), state.choice(seat)
    )
    assert not guarded.faults


def test_a_game_survives_a_bot_that_always_raises() -> None:
    bots = [Guarded(Raising()), Guarded(make_bot("random", seed=1))]
    outcome = watch_match(bots, Cubitos("race-1"), seed=2)
    assert outcome.winner == 0
    assert bots[0].faults["raised"] == outcome.decisions[0]
    assert not bots[1].faults


def test_another_game_brings_its_own_standby() -> None:
    guarded = Guarded(Raising(), standby=make_bot("planner"))
    assert watch_match([guarded, make_bot("random")], SevenCubes(), seed=2).winner == 0
