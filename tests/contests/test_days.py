"""The race of a day: settled by a chain of secrets, the same for everyone, and known to nobody before."""

from __future__ import annotations

from datetime import date, timedelta
from hashlib import sha256

import pytest

from cubecup.contests.board import ContestResult, board_order, streak
from cubecup.contests.days import ALONE, BOTS, DaySecrets, begins, day_of, race_of_day, read_day, told_from
from cubecup.fair.dice import commitment
from cubecup.games import make_game
from cubecup.kernel.errors import BadOption

FIRST = date(2026, 11, 17)
DAYS = DaySecrets("5a" * 32, FIRST)


def test_what_is_told_of_a_day_is_the_promise_for_the_next() -> None:
    for number in (0, 1, 254, 255, 256, 257, 5000):
        day = FIRST + timedelta(days=number)
        following = DAYS.secret(day + timedelta(days=1))
        assert sha256(following).digest() == DAYS.secret(day)
        assert DAYS.promise(day + timedelta(days=1)) == DAYS.secret(day).hex()
    assert DAYS.promise(FIRST) == commitment(DAYS.secret(FIRST))


@pytest.mark.parametrize("day", [FIRST - timedelta(days=1), FIRST + timedelta(days=36_525)])
def test_there_are_no_days_before_the_first_and_after_the_last(day: date) -> None:
    with pytest.raises(BadOption) as refused:
        DAYS.secret(day)
    assert refused.value.code == "no-such-day"


def test_every_day_has_a_race_that_can_be_made_in_both_modes() -> None:
    seen = set()
    for number in range(60):
        day = FIRST + timedelta(days=number)
        secret = DAYS.secret(day)
        against, alone = race_of_day(day, secret, BOTS), race_of_day(day, secret, ALONE)
        assert against == race_of_day(day, secret, BOTS)
        game = make_game(against.game, against.options)
        assert game.new(1 + len(against.against), 1).seats == 1 + len(against.against)
        assert make_game(alone.game, alone.options).players() == (1, 1)
        assert {**against.options, "alone": True} == alone.options
        seen.add(str(sorted(against.options.items())))
    assert len(seen) > 10


def test_a_day_is_that_of_the_calendar_in_utc() -> None:
    midnight = begins(FIRST)
    assert (day_of(midnight), day_of(midnight - 1)) == (FIRST, FIRST - timedelta(days=1))
    assert told_from(FIRST) == begins(FIRST + timedelta(days=1)) + 6 * 3600


@pytest.mark.parametrize("text", ["", "today", "2026-13-01", "2026-11-17T00:00", "17.11.2026"])
def test_what_is_no_day(text: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_day(text)
    assert refused.value.code == "day"


def test_an_unknown_mode() -> None:
    with pytest.raises(BadOption) as refused:
        race_of_day(FIRST, bytes(32), "together")
    assert refused.value.code == "mode"


def test_the_board_is_by_place_then_rounds_then_distance_and_equals_share_a_rank() -> None:
    results = {
        "far": ContestResult(1, 10, -3),
        "near": ContestResult(1, 10, -1),
        "slow": ContestResult(1, 12, -9),
        "second": ContestResult(2, 9, 2),
        "same": ContestResult(1, 10, -1),
    }
    rows = [*results, "racing"]
    assert board_order(rows, results.get) == [
        (1, "far"),
        (2, "near"),
        (2, "same"),
        (4, "slow"),
        (5, "second"),
        (0, "racing"),
    ]


class ComparedResult(ContestResult):
    """Counts how often it is asked."""

    compared = 0

    def __lt__(self, other: object) -> bool:
        ComparedResult.compared += 1
        return tuple(self) < other  # type: ignore[operator]


def test_a_board_of_thousands_is_no_work() -> None:
    rows = [ComparedResult(1 + n % 4, 8 + n % 13, n % 7) for n in range(2000)]
    assert len(board_order(rows, lambda row: row)) == 2000
    assert 0 < ComparedResult.compared < 2000 * 50


@pytest.mark.parametrize(
    ("days", "length"),
    [([], 0), ([True], 1), ([True, False], 1), ([True, False, False], 0), ([False, True, True], 2), ([True] * 3, 3)],
)
def test_a_streak_lasts_until_a_whole_day_was_missed(days: list[bool], length: int) -> None:
    assert streak(days) == length
