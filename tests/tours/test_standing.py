"""The standing: points by place, what breaks ties, who begins the next race."""

from __future__ import annotations

import itertools

import pytest

from cubecup.cubitos.game import random_cards
from cubecup.games import make_game
from cubecup.kernel.errors import BadOption
from cubecup.kernel.game import JSON
from cubecup.tours.plan import OWN, TourPlan, limits, points_for, published_tours
from cubecup.tours.standing import RaceResult, champions, points_of, standing, start_player


def results(*places: tuple[int, ...]) -> list[RaceResult]:
    return [RaceResult(places_of_race, 10) for places_of_race in places]


def order(points: tuple[int, ...], *places: tuple[int, ...]) -> list[tuple[int, int]]:
    """Places and seats, best first."""
    return [(line.place, line.seat) for line in standing(points, results(*places), len(places[0]))]


def test_points_are_by_place_and_number_of_players() -> None:
    assert [points_for(seats) for seats in (2, 3, 4)] == [(3, 1), (4, 2, 1), (5, 3, 2, 1)]
    for seats in (2, 3, 4):
        worth = points_for(seats)
        assert len(worth) == seats
        assert sorted(worth, reverse=True) == list(worth)
        assert len(set(worth)) == seats, "a better place is worth more"
    with pytest.raises(BadOption):
        points_for(5)


def test_who_shares_a_place_gets_all_the_points_of_it() -> None:
    assert points_of((5, 3, 2, 1), RaceResult((1, 2, 2, 4), 9)) == (5, 3, 3, 1)
    assert points_of((4, 2, 1), RaceResult((1, 1, 1), 9)) == (4, 4, 4), "a draw"


def test_more_points_come_first() -> None:
    assert order((4, 2, 1), (1, 2, 3), (3, 1, 2)) == [(1, 1), (2, 0), (3, 2)]


def test_equal_points_are_told_apart_by_better_places() -> None:
    # 5 + 1 and 3 + 3: the first place decides.
    assert order((5, 3, 2, 1), (1, 2, 3, 4), (4, 2, 1, 3)) == [(1, 2), (2, 0), (3, 1), (4, 3)]
    # No first places: the second one decides; 3 + 1 against 2 + 2.
    assert order((5, 3, 2, 1), (2, 3, 4, 1), (4, 3, 2, 1)) == [(1, 3), (2, 2), (3, 0), (4, 1)]


def test_then_the_latest_race_decides() -> None:
    assert order((3, 1), (1, 2), (2, 1)) == [(1, 1), (2, 0)]
    assert order((3, 1), (2, 1), (1, 2)) == [(1, 0), (2, 1)]


def test_who_is_equal_in_all_shares_a_place() -> None:
    assert order((4, 2, 1), (1, 1, 3), (1, 1, 3)) == [(1, 0), (1, 1), (3, 2)]
    assert champions(standing((4, 2, 1), results((1, 1, 3)), 3)) == (0, 1)


def test_what_changed_is_told() -> None:
    lines = {line.seat: line for line in standing((4, 2, 1), results((1, 2, 3), (3, 1, 2)), 3)}
    assert [(lines[seat].gained, lines[seat].before) for seat in range(3)] == [(1, 1), (4, 2), (2, 3)]
    first = standing((4, 2, 1), results((1, 2, 3)), 3)
    assert [line.before for line in first] == [0, 0, 0], "before the first race there is no place"
    assert [line.points for line in standing((4, 2, 1), [], 3)] == [0, 0, 0]


def test_the_last_of_the_standing_begins_the_next_race() -> None:
    assert start_player((4, 2, 1), [], 3) is None, "chance decides"
    assert start_player((4, 2, 1), results((1, 2, 3)), 3) == 2
    assert start_player((4, 2, 1), results((2, 2, 1)), 3) == 0, "of equals the one who sits first"


def test_a_standing_depends_on_nothing_but_places() -> None:
    """Whatever the seats are called, the same course gives the same standing."""
    course = [(1, 2, 3), (2, 1, 3), (3, 1, 2), (1, 2, 2)]
    plain = {line.seat: line[1:] for line in standing((4, 2, 1), results(*course), 3)}
    for seats in itertools.permutations(range(3)):
        moved = [tuple(places[seat] for seat in seats) for places in course]
        lines = {line.seat: line[1:] for line in standing((4, 2, 1), results(*moved), 3)}
        assert [lines[at] for at in range(3)] == [plain[seat] for seat in seats]


def test_the_champion_tour_has_every_card_once() -> None:
    plan = TourPlan.published("champion", 4, make_game)
    assert [race["cards"] for race in plan.races] == [f"race-{number}" for number in range(1, 8)]
    cards = [card for race in plan.races for card in make_game("cubitos", race).cards]  # type: ignore[attr-defined]
    assert len(cards) == len(set(cards)) == 56


def test_tours_are_settled() -> None:
    """A tour keeps tracks and laps that its sets suggest today."""
    for id in published_tours():
        plan = TourPlan.published(id, 2, make_game, {"timing": "free"})
        assert plan.id == id
        for race in plan.races:
            assert race == make_game(plan.game, race).options()
            assert race["timing"] == "free"


def test_races_of_ones_own_may_have_own_and_random_cards() -> None:
    own = ["smelly-cat", "rich-dog", "mr-soldier", "rock-on", "dugout", "rollosaurus", "reckless-cheese", "bob"]
    wanted: list[dict[str, JSON]] = [{"cards": [*own]}, {"cards": [*random_cards(7)]}, {"cards": "grand-finale"}]
    plan = TourPlan.own("cubitos", wanted, 3, make_game)
    assert [race["cards"] for race in plan.races] == [race["cards"] for race in wanted]
    assert all(race["tracks"] for race in plan.races)


def test_a_tour_of_ones_own_has_three_to_twelve_races() -> None:
    fewest, most = limits()
    assert (fewest, most) == (3, 12)
    own: list[dict[str, JSON]] = [
        {"cards": "race-1"},
        {"cards": "race-5", "tracks": ["nothing-goes-right"], "laps": 2},
        {},
    ]
    plan = TourPlan.own("cubitos", own, 2, make_game)
    assert plan.id == OWN
    assert [race["laps"] for race in plan.races] == [1, 2, 1]
    for wrong in (own[:2], own * 5):
        with pytest.raises(BadOption, match="3 to 12 races"):
            TourPlan.own("cubitos", wrong, 2, make_game)
    with pytest.raises(BadOption, match="no set"):
        TourPlan.own("cubitos", [{"cards": "race-1"}, {"cards": "race-9"}, {}], 2, make_game)
    with pytest.raises(BadOption, match="no tour 'giro'"):
        TourPlan.published("giro", 2, make_game)
    with pytest.raises(BadOption, match="Tours: —"):
        TourPlan.published("champion", 2, make_game, game="seven-cubes")
