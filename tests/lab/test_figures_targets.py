"""The acceptance table: every requirement, its limits, the worst case, and how sure it is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cubecup.lab.figures.estimates import Estimate, share
from cubecup.lab.figures.race import RaceFigures
from cubecup.lab.figures.targets import Target, is_standard, targets
from tests.lab.made_rows import figures_of, game_row, round_rows

EIGHT = ("smelly-cat", "rich-dog", "mr-soldier", "rock-on", "dugout", "rollosaurus", "reckless-cheese", "bob")


def sound(games: int = 1000) -> RaceFigures:
    """A race that meets everything."""
    bots = "sharp,sharp,sharp,sharp"
    rows = [game_row(game=n, players=4, bots=bots, winner=n % 4, rounds=11 + n % 3) for n in range(games)]
    rounds = [
        row for n in range(games) for row in round_rows(n, 1, n % 4, 4, bought=EIGHT[n % 8] + "," + EIGHT[(n + 3) % 8])
    ]
    return figures_of(rows, rounds, EIGHT)


@pytest.fixture(scope="module")
def race() -> RaceFigures:
    return sound()


def target(race: RaceFigures, id: str) -> Target:
    return next(found for found in targets(race) if found.id == id)


def test_a_sound_race_meets_everything_that_its_games_can_tell(race: RaceFigures) -> None:
    assert {found.id: found.met for found in targets(race)} == {
        "rounds": True,
        "seats": True,
        "lead": True,
        "stalled": True,
        "bought": True,
        "dominant": True,
        "one-card": None,
    }
    assert is_standard(race)


@pytest.mark.parametrize(
    ("median", "laps", "tracks", "met"),
    [
        (8.5, 1, ("a",), False),
        (9, 1, ("a",), True),
        (16, 1, ("a",), True),
        (16.5, 1, ("a",), False),
        (26, 2, ("a",), True),
        (26, 1, ("a", "b"), True),
        (26.5, 2, ("a",), False),
    ],
)
def test_rounds(race: RaceFigures, median: float, laps: int, tracks: tuple[str, ...], met: bool) -> None:
    length = replace(race.length, median=Estimate(median, median, median, 1000))
    found = target(replace(race, length=length, laps=laps, tracks=tracks), "rounds")
    assert (found.met, found.sure) == (met, True)


@pytest.mark.parametrize(("wins", "met"), [(207, False), (211, True), (289, True), (292, False)])
def test_the_worst_seat_decides(race: RaceFigures, wins: int, met: bool) -> None:
    seats = (share(250, 1000), share(wins, 1000), share(251, 1000), share(249, 1000))
    found = target(replace(race, seats=seats), "seats")
    assert (found.met, found.subject) == (met, "2")
    assert found.low == pytest.approx(0.21)
    assert found.high == pytest.approx(0.29)
    assert not found.sure  # its interval reaches beyond the limit


@pytest.mark.parametrize(("changed", "met", "sure"), [(690, False, False), (600, False, True), (800, True, True)])
def test_lead_changes(race: RaceFigures, changed: int, met: bool, sure: bool) -> None:
    suspense = replace(race.suspense, changed=share(changed, 1000))
    found = target(replace(race, suspense=suspense), "lead")
    assert (found.met, found.sure) == (met, sure)


@pytest.mark.parametrize(("stalled", "met"), [(0, True), (1, False)])
def test_one_stalled_game_is_too_many(race: RaceFigures, stalled: int, met: bool) -> None:
    found = target(replace(race, stalled=share(stalled, 1000)), "stalled")
    assert found.met is met


def test_the_least_and_the_most_bought_card_decide(race: RaceFigures) -> None:
    cards = [replace(card, games=share(500, 1000), purchases=share(100, 1000)) for card in race.cards]
    cards[2] = replace(cards[2], games=share(149, 1000))
    cards[5] = replace(cards[5], purchases=share(351, 1000))
    told = replace(race, cards=tuple(cards))
    assert (target(told, "bought").met, target(told, "bought").subject) == (False, "mr-soldier")
    assert (target(told, "dominant").met, target(told, "dominant").subject) == (False, "rollosaurus")


@pytest.mark.parametrize(("wins", "met"), [(240, True), (300, False)])
def test_always_buying_one_card_is_told_by_whoever_has_measured_it(race: RaceFigures, wins: int, met: bool) -> None:
    found = targets(race, one_card=("bob", share(wins, 1000)))[-1]
    assert (found.id, found.subject, found.met) == ("one-card", "bob", met)


def test_what_the_requirements_are_stated_for(race: RaceFigures) -> None:
    assert not is_standard(replace(race, games=999))
    assert not is_standard(replace(race, players=3))
    assert not is_standard(replace(race, bots=("sharp", "steady")))
