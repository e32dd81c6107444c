"""What stood when a round began follows from the dice that fell, also if the answer before it rolled some."""

from __future__ import annotations

from typing import Final

from cubecup.bots.protocol import Sight
from cubecup.bots.registry import make_bot
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.state import CubitosState
from cubecup.kernel.record import Recorder
from cubecup.review.course import course_of
from cubecup.review.measure import Measure
from cubecup.review.quality import QUALITIES
from tests.costs import OF_VALUES_1

SEED: Final = 6
BY_CHANCE: Final = 27  # rounds, after which hardly any dice are left; then somebody runs to the finish


def test_a_round_may_end_with_a_push() -> None:
    game = Cubitos("race-2", pack=OF_VALUES_1)
    race = Recorder(game, 2, SEED)
    state = race.state
    assert isinstance(state, CubitosState)
    by_chance = [make_bot("random", SEED + seat) for seat in range(2)]
    steady = make_bot("steady")
    while not state.over:
        seat = state.actors()[0]
        bot = by_chance[seat] if state.round < BY_CHANCE else steady
        race.apply(seat, bot.decide(Sight(state, seat), state.choice(seat).without_waiting()))
    course = course_of(race.record, game)
    pushed = [step for step in course.steps if step.ends_round and step.action == "push"]
    assert pushed, "nothing but the push was left to decide"
    measure = Measure(course, QUALITIES["quick"])
    following = [step for step in course.steps if step.position.round == pushed[0].position.round + 1]
    for step in following:
        measure.step(step)
