"""Dice as chance nodes: their probabilities are those of the dice, and every outcome is the engine's own."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

from cubecup.cubitos.odds import push_odds
from cubecup.cubitos.terms import AT_RISK, BUSTED
from cubecup.env.chance import ChancyRace
from cubecup.env.course import RaceCourse


def _play_on(chancy: ChancyRace, chance: random.Random) -> None:
    if chancy.waits_for_chance:
        outcomes = chancy.outcomes()
        chancy.fall(chance.choices([side for side, _ in outcomes], [likely for _, likely in outcomes])[0])
    else:
        assert chancy.race is not None
        chancy.answer(chance.choice(chancy.course.legal(chancy.race)))


def _chance_of_a_bust(chancy: ChancyRace, seat: int) -> float:
    """Over every fall of every die of one push, up to the next decision."""
    if not chancy.waits_for_chance:
        assert chancy.race is not None
        return 1.0 if chancy.race.marks[seat] & BUSTED else 0.0
    total = 0.0
    for side, likely in chancy.outcomes():
        twin = copy.deepcopy(chancy)
        twin.fall(side)
        total += likely * _chance_of_a_bust(twin, seat)
    return total


def test_a_push_busts_as_often_as_the_exact_odds_say() -> None:
    course = RaceCourse(cards="race-1", seats=2)
    chance = random.Random(4)
    chancy = ChancyRace(course)
    compared = 0
    while compared < 6:
        race = chancy.race
        if not chancy.waits_for_chance and race is not None:
            seat = course.actor(race)
            choice = race.choice(seat)
            dice = sum(race.roll[seat * race.kinds : (seat + 1) * race.kinds])
            plain = [action.text for action in choice.actions] == ["push", "pass"]
            if plain and race.marks[seat] & AT_RISK and 1 <= dice <= 4:
                twin = copy.deepcopy(chancy)
                twin.answer(course.vocabulary.code_of("push"))
                assert _chance_of_a_bust(twin, seat) == pytest.approx(push_odds(race, seat).bust)
                compared += 1
        _play_on(chancy, chance)
        if chancy.race is not None and not chancy.waits_for_chance and course.is_over(chancy.race):
            chancy = ChancyRace(course)


@pytest.mark.parametrize("cards", ["race-1", "race-3", "race-5", "grand-finale"])
def test_probabilities_sum_up_and_copies_go_the_same_way(cards: str) -> None:
    course = RaceCourse(cards=cards, seats=3)
    chancy = ChancyRace(course)
    chance = random.Random(8)
    for number in range(600):
        if chancy.waits_for_chance:
            outcomes = chancy.outcomes()
            assert sum(likely for _, likely in outcomes) == pytest.approx(1.0)
            assert len(outcomes) > 1
        if number % 100 == 0:
            again = pickle.loads(pickle.dumps(chancy)) if number % 200 else copy.deepcopy(chancy)
            same = random.Random(number)
            for _ in range(40):
                _play_on(again, same)
            twin, same = copy.deepcopy(chancy), random.Random(number)
            for _ in range(40):
                _play_on(twin, same)
            assert twin.pending() == again.pending()
            assert (twin.race and twin.race.dump()) == (again.race and again.race.dump())
        _play_on(chancy, chance)


def test_who_starts_is_chance_too() -> None:
    chancy = ChancyRace(RaceCourse(seats=3))
    assert [side for side, _ in chancy.outcomes()] == [0, 1, 2]
    assert [likely for _, likely in chancy.outcomes()] == pytest.approx([1 / 3] * 3)
    chancy.fall(2)
    while chancy.waits_for_chance:  # everyone draws all their dice and rolls them before anyone decides
        assert 2 <= len(chancy.outcomes()) <= 4
        chancy.fall(0)
    assert chancy.race is not None
    assert chancy.race.starter == 2
