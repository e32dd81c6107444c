"""Many races at once are the same races as one by one."""

from __future__ import annotations

import numpy as np
import pytest

from cubecup.env.course import RaceCourse
from cubecup.env.vector import ManyRaces
from cubecup.kernel.errors import IllegalAction


@pytest.mark.parametrize(("seats", "cards"), [(2, "race-1"), (4, "race-3")])
def test_arrays_show_what_single_races_show(seats: int, cards: str) -> None:
    races = ManyRaces(5, seed=40, seats=seats, cards=cards, most_rounds=4)
    course = RaceCourse(seats=seats, cards=cards, most_rounds=4)
    states = [course.start(40 + number) for number in range(5)]
    begun, ended = 5, 0
    for _ in range(300):
        for number, state in enumerate(states):
            seat = course.actor(state)
            assert races.actors[number] == seat
            assert races.observations[number].tobytes() == course.observer.row(state, seat)
            assert np.flatnonzero(races.masks[number]).tolist() == sorted(course.legal(state))
        codes = races.sample()
        races.step(np.array(codes))
        for number, code in enumerate(codes):
            course.answer(states[number], code)
            over = course.is_over(states[number])
            assert races.terminated[number] == states[number].over
            assert races.truncated[number] == course.is_cut_off(states[number])
            assert races.rewards[number].tolist() == pytest.approx(
                course.worth(states[number]) if over else [0.0] * seats
            )
            if over:
                states[number] = course.start(40 + begun)
                begun += 1
                ended += 1
    assert ended >= 1


def test_the_same_seed_gives_the_same_races() -> None:
    races = ManyRaces(4, seed=7)
    first = []
    for _ in range(200):
        races.step(races.sample())
        first.append(races.observations.tobytes())
    races.reset(seed=7)
    assert not races.terminated.any()
    for seen in first:
        races.step(races.sample())
        assert races.observations.tobytes() == seen


def test_progress_is_rewarded_step_by_step() -> None:
    races = ManyRaces(3, seed=2, reward="progress", most_rounds=40)
    total = np.zeros((3, 2))
    for _ in range(500):
        races.step(races.sample())
        total += races.rewards
    assert total.max() > 0.1


def test_an_illegal_answer_is_told() -> None:
    races = ManyRaces(2, seed=1)
    wrong = races.course.vocabulary.code_of("step finish")
    with pytest.raises(IllegalAction, match="not possible now"):
        races.step([wrong, wrong])
