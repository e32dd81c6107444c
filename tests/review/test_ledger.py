"""Start + luck + skill = result, exactly, for every seat of every race; and what is luck, skill, or nothing."""

from __future__ import annotations

from itertools import islice

import pytest

from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.printed import printed
from cubecup.kernel.errors import CubeCupError
from cubecup.kernel.record import Record, Recorder, read_record
from cubecup.review.course import course_of
from cubecup.review.data import NOBODY, AnswerFigures
from cubecup.review.ledger import ledger
from cubecup.review.reviewer import measure_part, measures, quality_of, review
from cubecup.seven_cubes.game import SevenCubes
from tests.review.races import check_books, played

SETS = tuple(printed().sets)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(SETS)))
def test_the_books_balance(number: int) -> None:
    """All sets, two to four players, both timings, with waiting and stand-ins."""
    seats = 2 + number % 3
    bots = (
        ["steady", "random", "keen", "steady:bold"][:seats]
        if number % 2
        else ["sharp", "steady", "keen", "keen"][:seats]
    )
    game = Cubitos(SETS[number], timing=("strict", "free")[number % 2])
    record = played(game, bots, seed=number)
    stand_ins = [line.seat == 0 and at % 3 == 0 for at, line in enumerate(record.lines)]
    told = review(record, game, "quick", stand_ins)
    check_books(told)
    assert [one.stand_in for one in told.course] == stand_ins
    stood_in = sum(one.skill[0] for one in told.course if one.stand_in and one.skill)
    assert told.seats[0].by_stand_in == stood_in


@pytest.mark.slow
def test_in_parts_it_comes_to_the_same() -> None:
    game = Cubitos("race-2")
    record = played(game, ["steady", "keen"], seed=3)
    told = review(record, game, "quick")
    course = course_of(record, game)
    parts: dict[int, AnswerFigures] = {}
    while len(parts) <= len(course.steps):
        parts |= {one.number: one for one in measure_part(course, quality_of("quick"), len(parts) - 1, seconds=0.05)}
    assert ledger(course, parts, "quick") == told


@pytest.mark.slow
def test_the_usual_quality_tries_every_answer() -> None:
    """Each figure for itself is the same, whatever was measured before."""
    game = Cubitos("race-2")
    course = course_of(played(game, ["random", "steady"], seed=3), game)
    usual = quality_of("usual")
    several = list(islice(measures(course, usual, 0), 30))
    assert several[20:] == list(islice(measures(course, usual, 20), 10))
    assert any(one.better for one in several)
    for one in several:
        assert sum(one.skill) == 0
        assert bool(one.skill) == bool(one.better) == bool(one.error)


@pytest.fixture(scope="module")
def race() -> tuple[Record, Cubitos]:
    game = Cubitos("race-1", timing="free")
    return played(game, ["steady", "random"], seed=11), game


def test_without_dice_there_is_no_luck(race: tuple[Record, Cubitos]) -> None:
    record, game = race
    told = review(record, game, "quick")
    for one, line in zip(told.course, record.lines, strict=True):
        rolled = {int(part.split()[0]) for part in line.outcome.split(";") if part.strip()}
        assert {fall.seat for fall in one.luck} - {NOBODY} == rolled, "luck is of whoever rolled"
        if any(fall.seat == NOBODY for fall in one.luck):
            last = one.number + 1 == len(told.course)
            assert one.measured or last or told.course[one.number + 1].round > one.round, (
                "nobody's is what was looked at"
            )


def test_a_walk_is_one_answer_and_waiting_is_none(race: tuple[Record, Cubitos]) -> None:
    record, game = race
    course = course_of(record, game)
    walked: dict[int, list[str]] = {}
    for step in course.steps:
        if step.action == "wait":
            assert step.given == ()
        elif step.choice.kind != "move":
            assert step.given == (step.action,)
            assert not walked.get(step.seat)
        else:
            if step.given:
                assert not walked.get(step.seat)
                walked[step.seat] = list(step.given)
            assert walked[step.seat].pop(0) == step.action


def test_only_what_stands_counts_and_a_race_must_be_over(race: tuple[Record, Cubitos]) -> None:
    record, game = race
    cut = read_record(str(record))
    cut.lines = cut.lines[:-1]
    with pytest.raises(CubeCupError, match="when it is over") as refused:
        review(cut, game, "quick")
    assert refused.value.code == "review-not-over"


def test_other_games_and_qualities_are_refused(race: tuple[Record, Cubitos]) -> None:
    cubes = SevenCubes()
    with pytest.raises(CubeCupError) as refused:
        review(Recorder(cubes, 2, 1).record, cubes)
    assert refused.value.code == "no-review"
    with pytest.raises(CubeCupError) as unknown:
        review(*race, quality="perfect")
    assert unknown.value.code == "review-quality"
