"""A row of numbers says what the view says, seen from each seat, and nothing of dice to come."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cubecup.cubitos.dice import KINDS
from cubecup.cubitos.fields import COUNTED, PER_SEAT, SCALARS
from cubecup.cubitos.race import Race
from cubecup.env.course import RaceCourse
from cubecup.env.observation import FIELDS_OF_A_SEAT, KINDS_OF_CHOICE, SEAT_SIZE, layout

# Fields of a state that no row shows: how the engine numbers rolls and what forced a push; which movement effects are
# used up, which the answers tell; and whose turn it is, as a row is of a seat that is asked.
UNSEEN = {"rolls", "forcing", "effects", "turn", "waiting", "by_turns"}


def _positions(course: RaceCourse, seed: int, every: int, answers: int) -> Iterator[Race]:
    chance = random.Random(seed)
    state = course.start(seed)
    for number in range(answers):
        if number % every == 0:
            yield state
        course.answer(state, chance.choice(course.legal(state)))
        if course.is_over(state):
            return


@pytest.mark.parametrize(("cards", "seats"), [("race-1", 2), ("race-3", 3), ("grand-finale", 4)])
def test_a_row_says_what_the_view_says(cards: str, seats: int) -> None:
    course = RaceCourse(cards=cards, seats=seats, most_rounds=500)
    places = layout(seats)
    looked = 0
    for state in _positions(course, seed=5, every=25, answers=1500):
        for seat in range(seats):
            row = course.observer.row(state, seat)
            assert len(row) == course.observer.size == max(end for _, end in places.values())
            view = state.view(seat)

            def at(name: str, row: bytes = row) -> list[int]:
                begin, end = places[name]
                return list(row[begin:end])

            for step in range(seats):
                player = view["players"][(seat + step) % seats]
                for zone in ("draw", "roll", "discard", "hand"):
                    counts = player[zone]
                    both = [counts.get(kind, 0) + counts.get(f"borrowed-{kind}", 0) for kind in KINDS]
                    assert at(f"seat{step} {zone}") == both
                active = [f"seat{step} {name}" for name in ("symbol", "power", "goods", "marked")]
                assert sum(sum(at(name)) for name in active) == len(player["active"])
                for name, told in (
                    ("money", "money"),
                    ("credits", "credits"),
                    ("fans", "fans"),
                    ("lines", "red_lines"),
                ):
                    assert at(f"seat{step} {name}") == [min(255, player[told])]  # type: ignore[literal-required]
                left, past = at(f"seat{step} left")[0], at(f"seat{step} past")[0]
                assert left - past == player["left"]
            assert at("tray") == list(view["tray"].values())
            assert (at("start")[0] + seat) % seats == view["start_player"]
            asked = view["choice"]
            assert [kind for kind, one in zip(KINDS_OF_CHOICE, at("asked"), strict=True) if one] == (
                [asked["kind"]] if asked else []
            )
            looked += 1
    assert looked > 50


@pytest.mark.parametrize("name", sorted({*PER_SEAT, *COUNTED, *SCALARS, "tray"} - UNSEEN))
def test_every_number_of_a_position_shows_in_a_row(name: str) -> None:
    """A number that a learner should not need is one of `UNSEEN`, with the reason there."""
    course = RaceCourse(seats=3)
    state = course.start(seed=4)
    changed = state.clone()
    value = getattr(state, name)
    setattr(changed, name, [value[0], value[1] + 1, *value[2:]] if isinstance(value, list) else value + 1)
    assert course.observer.row(changed, 0) != course.observer.row(state, 0), f"no field tells {name}"


def test_dice_to_come_are_not_in_it() -> None:
    course = RaceCourse(seats=2)
    for state in _positions(course, seed=9, every=11, answers=600):
        twin = state.clone()
        twin.reseed(12345)
        assert [course.observer.row(twin, seat) for seat in (0, 1)] == [
            course.observer.row(state, seat) for seat in (0, 1)
        ]


def test_everyone_is_first_in_their_own_row() -> None:
    course = RaceCourse(seats=3)
    for state in _positions(course, seed=3, every=50, answers=500):
        rows = [course.observer.row(state, seat) for seat in range(3)]
        seats = [[row[number * SEAT_SIZE : (number + 1) * SEAT_SIZE] for number in range(3)] for row in rows]
        assert seats[1] == [seats[0][1], seats[0][2], seats[0][0]]
        assert seats[2] == [seats[0][2], seats[0][0], seats[0][1]]


def test_fields_have_names_of_their_own() -> None:
    names = [field.name for field in FIELDS_OF_A_SEAT]
    assert len(set(names)) == len(names)
    assert len(set(KINDS_OF_CHOICE)) == len(KINDS_OF_CHOICE)
