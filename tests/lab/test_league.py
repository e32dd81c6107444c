"""The league: equal terms for all, and a result that depends on the seed alone."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from cubecup.bots.match import Outcome
from cubecup.cubitos.game import Cubitos
from cubecup.lab.league import Group, Season, Standings, lineups_of, play_group, play_season
from cubecup.lab.plan import PlannedRace
from cubecup.seven_cubes.game import SevenCubes

RACE = PlannedRace.of("race-1", Cubitos("race-1"))
GAMES = {cards: Cubitos(cards) for cards in ("race-1", "race-2")}


def season(bots: str = "random,steady,steady:bold", players: tuple[int, ...] = (2, 3), meetings: int = 8) -> Season:
    return Season(tuple(bots.split(",")), GAMES, players, meetings, seed=5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_sits_on_every_seat_equally_often(players: int) -> None:
    seats: Counter[tuple[int, int]] = Counter()
    for one, other in combinations(range(3), 2):
        for lineup in lineups_of(one, other, players):
            assert len(lineup) == players
            seats.update((bot, seat) for seat, bot in enumerate(lineup))
    assert len(set(seats.values())) == 1
    assert len(seats) == 3 * players


def test_every_two_bots_meet_over_all_games_with_the_same_seeds() -> None:
    groups = season(meetings=9).groups()
    met: dict[tuple[int, frozenset[int]], list[tuple[str, int]]] = {}
    for group in groups:
        key = (len(group.lineups[0]), frozenset(group.lineups[0]))
        met.setdefault(key, []).append((group.race.name, group.seed))
    assert len(met) == 2 * 3
    for (players, _), played in met.items():
        others = next(seeds for (count, _), seeds in met.items() if count == players)
        assert played == others
        assert Counter(name for name, _ in played) == {"race-1": len(played) // 2, "race-2": len(played) // 2}
    assert [group.number for group in groups] == list(range(len(groups)))


def test_meetings_are_rounded_up_to_whole_groups() -> None:
    assert season("random,steady", (2,), 1).total() == 4
    assert season("random,steady", (2,), 5).total() == 8
    assert season("random,steady", (3,), 12).total() == 12
    assert season("random,steady", (2, 3), 12).total() == 24


def outcome(winner: int, players: int = 2) -> Outcome:
    return Outcome(winner, 10, (5,) * players, (0.01,) * players)


def test_standings_add_up() -> None:
    standings = Standings(Season(("a", "b"), GAMES, (2, 3), 4, 1))
    two = Group(0, "cubitos", RACE, ("a", "b"), 1, 0, lineups_of(0, 1, 2))
    three = Group(1, "cubitos", RACE, ("a", "b"), 1, 0, lineups_of(0, 1, 3))
    standings.add(three, [outcome(0, 3), outcome(1, 3), outcome(0, 3), outcome(0, 3), outcome(-1, 3), outcome(2, 3)])
    standings.add(two, [outcome(0), outcome(1)])
    assert standings.games == 8
    first, second = standings.ratings()
    assert (first.bot, first.games, second.bot) == ("a", 8, "b")
    assert first.milliseconds == pytest.approx(2.0)
    rows = {(row.players, row.bot): row.score for row in standings.pairings()}
    assert (rows[2, "a"].wins, rows[2, "a"].games) == (2.0, 2)
    assert (2, "b") not in rows
    # Alone on seats 0, 1, 2: a won twice; b won on 0 and 2 and shared what nobody won.
    assert (rows[3, "a"].wins, rows[3, "a"].games) == (2.0, 3)
    assert rows[3, "b"].wins == pytest.approx(2 + 1 / 3)


def results(workers: int) -> list[tuple[int, tuple[int, ...], list[int]]]:
    played = play_season(season("random,steady", (2,), 4), workers)
    return sorted(
        (group.number, group.lineups[0], [outcome.winner for outcome in outcomes]) for group, outcomes in played
    )


def test_the_number_of_processes_changes_nothing() -> None:
    assert results(workers=1) == results(workers=2)


def test_a_group_depends_on_its_seed_alone() -> None:
    group = season().groups()[0]
    winners = [outcome.winner for outcome in play_group(group)[1]]
    assert winners == [outcome.winner for outcome in play_group(group)[1]]


def test_seven_cubes_has_a_league_too() -> None:
    small = Season(("random", "planner"), {"seven-cubes": SevenCubes()}, (2,), 4, seed=3)
    standings = Standings(small)
    for group, outcomes in play_season(small):
        standings.add(group, outcomes)
    assert [row.bot for row in standings.ratings()] == ["planner", "random"]
