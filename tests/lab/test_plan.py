"""A plan: what is played is settled by the plan alone, however it is cut."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pytest

from cubecup.kernel.errors import CubeCupError
from cubecup.lab import Plan, PlannedRace
from cubecup.lab.plan import game_seed, lineup, read_plan
from tests.lab.jobs import QUICK


@pytest.mark.parametrize("size", [0, 1, 2, 4, 5, 100])
def test_chunks_hold_every_game_once_in_order(size: int) -> None:
    plan = replace(QUICK, players=(2, 4), chunk=size)
    games = [
        (chunk.race.name, chunk.players, number)
        for chunk in plan.chunks()
        for number in range(chunk.first, chunk.first + chunk.games)
    ]
    assert games == [(race, players, n) for race in ("race-1", "race-2") for players in (2, 4) for n in range(6)]
    assert len(games) == plan.total == 24
    assert [chunk.number for chunk in plan.chunks()] == list(range(len(list(plan.chunks()))))


@pytest.mark.parametrize(("games", "size"), [(1, 1), (49, 1), (100, 2), (10_000, 10), (1_000_000, 500)])
def test_chunks_suit_the_job(games: int, size: int) -> None:
    plan = replace(QUICK, races=QUICK.races[:1], games=games, chunk=0)
    assert plan.chunk_size() == size


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_sits_on_every_seat_equally_often(players: int) -> None:
    bots = ("a", "b", "c", "d")[:players]
    seen = Counter((bot, seat) for number in range(12) for seat, bot in enumerate(lineup(bots, players, number)))
    assert set(seen.values()) == {12 // players}
    assert lineup(bots, players, 0) == bots


def test_a_short_list_of_bots_goes_round() -> None:
    assert lineup(("a", "b"), 4, 0) == ("a", "b", "a", "b")
    assert lineup(("a", "b", "c"), 4, 0) == ("a", "b", "c", "a")
    assert lineup(("a", "b", "c"), 4, 1) == ("a", "a", "b", "c")


def test_games_have_seeds_of_their_own() -> None:
    assert len({game_seed(7, number) for number in range(1000)}) == 1000
    shared = {game_seed(1, number) for number in range(1000)} & {game_seed(2, number) for number in range(1000)}
    assert not shared, "jobs with neighbouring seeds play the same games"


def test_a_plan_survives_json() -> None:
    assert read_plan(json.loads(json.dumps(QUICK.as_json()))) == QUICK


@pytest.mark.parametrize(
    "other",
    [
        replace(QUICK, seed=12),
        replace(QUICK, games=7),
        replace(QUICK, bots=("steady",)),
        replace(QUICK, players=(3,)),
        replace(QUICK, races=QUICK.races[:1]),
        replace(QUICK, collectors=("games",)),
        replace(QUICK, most_rounds=20),
        replace(QUICK, chunk=3),
    ],
)
def test_different_jobs_have_different_digests(other: Plan) -> None:
    assert other.digest() != QUICK.digest()
    assert replace(QUICK).digest() == QUICK.digest()


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (replace(QUICK, game="chess"), "no game 'chess'"),
        (replace(QUICK, bots=("steady", "clever")), "no bot 'clever'"),
        (replace(QUICK, bots=("steady",) * 3), "more bots than players"),
        (replace(QUICK, players=(2, 5)), "2 to 4 players, not 5"),
        (replace(QUICK, races=()), "needs a race"),
        (replace(QUICK, races=QUICK.races[:1] * 2), "Two races are called 'race-1'"),
        (replace(QUICK, races=(PlannedRace("mine", '{"cards": "race-99"}'),)), "no set 'race-99'"),
        (replace(QUICK, races=(PlannedRace("mine", '{"pack": "cards = 7"}'),)), "pack"),
        (replace(QUICK, collectors=("games", "nowhere:Nothing")), "It cannot be found"),
    ],
)
def test_what_is_wrong_is_found_before_the_first_game(wrong: Plan, told: str) -> None:
    with pytest.raises(CubeCupError, match=told):
        wrong.check()
