"""Nobody sees the dice to come: views hold nothing of the random streams, and a clone for a search gets fresh ones."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from cubecup.cubitos.game import Cubitos
from tests.property.races import PICKS, SEEDS, Race, any_races, examples, play, saved


def values_in(data: object) -> Iterator[object]:
    """Every key and every plain value of JSON data."""
    if isinstance(data, dict):
        yield from data
        for value in data.values():
            yield from values_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from values_in(value)
    else:
        yield data


@given(race=any_races(), picks=PICKS)
@examples(30)
def test_views_hold_no_streams_and_no_seed(race: Race, picks: list[int]) -> None:
    state = race.state()
    for _ in play(state, picks):
        secrets = {str(stream) for stream in state.streams}
        for seat in range(-1, race.seats):
            seen = {str(value) for value in values_in(state.view(seat))}
            assert not seen & (secrets | {"streams", "stream", "seed", "loaded"})


@given(race=any_races(), seed=SEEDS)
@examples(60)
def test_views_do_not_depend_on_the_dice_to_come(race: Race, seed: int) -> None:
    """Whatever form a leak would take: other streams, same view."""
    state = race.state()
    other = state.clone()
    other.reseed(seed)
    for seat in range(-1, race.seats):
        assert other.view(seat) == state.view(seat)
    assert race.game.position(other) == race.game.position(state)


@given(race=any_races(), seed=SEEDS)
@examples(60)
def test_fresh_streams_change_nothing_but_the_streams(race: Race, seed: int) -> None:
    state = race.state()
    before = saved(state)
    clone = state.clone()
    clone.reseed(-1 - seed)
    assert saved(state) == before, "the original keeps its dice"
    mine, other = state.dump(), clone.dump()
    assert mine.pop("streams") != other.pop("streams")
    assert mine == other
    again = state.clone()
    again.reseed(-1 - seed)
    assert saved(again) == saved(clone), "the same seed gives the same dice"


@given(seed=st.integers(0, 10_000))
@examples(20)
def test_fresh_streams_change_the_dice_that_fall(seed: int) -> None:
    """Nine dice pushed with ten other seeds: it would be odd if all fell like the original's."""
    state = Cubitos(cards="race-1").new(2, seed)
    (seat,) = state.actors()
    outcomes = set()
    for other in range(10):
        clone = state.clone()
        clone.reseed(other)
        clone.apply(seat, "push")
        outcomes.add(str(clone.view(-1)["players"]))
    assert len(outcomes) > 1


@given(seed=SEEDS)
@examples(30)
def test_every_seat_has_dice_of_its_own(seed: int) -> None:
    """No two streams of a game are alike, and other seeds give other streams."""
    streams = Cubitos(cards="race-1").new(4, seed).streams
    others = Cubitos(cards="race-1").new(4, seed + 1).streams
    assert len({*streams, *others}) == 10
