"""The tables of a track, checked by eye on maps of a few cells and by law on the published ones."""

from __future__ import annotations

import pytest

from cubecup.cubitos.mapfile import parse_track
from cubecup.cubitos.track import (
    FAR,
    FINISH,
    START,
    Cell,
    Reward,
    Shortcut,
    Track,
    leads_from_start,
    leads_to_finish,
    neighbours,
)
from tests.tracks.published import SHIPPED, published
from tests.tracks.small import LOOP, PUDDLE, differences

# One cell of a shifted row and one of an unshifted row.
AROUND = {
    (3, 5): {(2, 5), (2, 6), (3, 4), (3, 6), (4, 5), (4, 6)},
    (4, 5): {(3, 4), (3, 5), (4, 4), (4, 6), (5, 4), (5, 5)},
}


@pytest.fixture(scope="module")
def puddle() -> Track:
    return parse_track(PUDDLE, "puddle", "puddle")


def named(track: Track, table: tuple[tuple[int, ...], ...], space: str) -> list[str]:
    return [track.names[other] for other in table[track.index[space]]]


@pytest.mark.parametrize("pos", AROUND)
@pytest.mark.rule("TRACK-1")
def test_six_neighbours_in_shifted_rows(pos: tuple[int, int]) -> None:
    """TRACK-1: a cell has six neighbours; odd rows lie half a cell further right."""
    assert set(neighbours(pos)) == AROUND[pos]
    assert all(pos in neighbours(other) for other in AROUND[pos])


def test_spaces_are_numbered_in_reading_order(puddle: Track) -> None:
    assert puddle.names == ("start", "finish", "1.2", "1.3", "1.4", "2.2", "2.3", "2.4", "2.5", "3.2", "3.4")
    assert puddle.size == 11
    assert [puddle.index[name] for name in puddle.names] == list(range(11))
    assert puddle.cell[2:] == ((1, 2), (1, 3), (1, 4), (2, 2), (2, 3), (2, 4), (2, 5), (3, 2), (3, 4))
    assert puddle.start_cells == ((1, 1), (2, 1), (3, 1))
    assert puddle.finish_cells == ((1, 5), (2, 6), (3, 5))
    assert (puddle.cell[START], puddle.cell[FINISH]) == ((2, 1), (2, 6))
    assert puddle.walls == ((3, 3),)


@pytest.mark.rule("TRACK-1")
def test_water_is_entered_only_with_water_movement_and_walls_never(puddle: Track) -> None:
    """TRACK-1: `steps` knows the water, `land_steps` does not; leaving water onto land is an ordinary step."""
    assert named(puddle, puddle.steps, "2.2") == ["1.2", "2.3", "3.2"]
    assert named(puddle, puddle.land_steps, "2.2") == ["1.2", "3.2"]
    assert named(puddle, puddle.steps, "2.4") == ["1.3", "1.4", "2.3", "2.5", "3.4"]
    assert named(puddle, puddle.land_steps, "2.4") == ["1.3", "1.4", "2.5", "3.4"]
    assert named(puddle, puddle.steps, "3.2") == ["2.2", "2.3"]
    assert [puddle.names[space] for space in range(puddle.size) if puddle.water[space]] == ["2.3", "2.4"]


@pytest.mark.rule("TRACK-2")
def test_big_spaces_touch_everything_beside_them(puddle: Track) -> None:
    """TRACK-2: one step leads from the start to each cell it touches, and from each to the finish."""
    assert named(puddle, puddle.steps, "start") == ["1.2", "2.2", "3.2"]
    assert [puddle.names[space] for space in range(puddle.size) if FINISH in puddle.steps[space]] == [
        "1.4",
        "2.5",
        "3.4",
    ]
    assert puddle.steps[FINISH] == ()
    assert not any(START in ahead for ahead in puddle.steps)


@pytest.mark.rule("TRACK-2")
def test_racing_direction_where_start_and_finish_touch() -> None:
    """TRACK-2: no step leads backwards out of the start, into it, or into the finish from its far side."""
    loop = parse_track(LOOP, "loop", "loop")
    assert named(loop, loop.steps, "start") == ["2.4", "3.2", "3.3"]
    assert named(loop, loop.steps, "1.2") == ["finish", "1.1", "1.3"]
    assert named(loop, loop.steps, "3.2") == ["3.3"]
    assert [loop.names[space] for space in range(loop.size) if FINISH in loop.steps[space]] == ["1.1", "1.2", "2.1"]


@pytest.mark.rule("TRACK-2")
def test_a_line_may_lie_right_on_the_start_or_before_the_finish() -> None:
    """TRACK-2: the direction shows in the sections, with one red line to spare at either end."""
    assert [section for section in range(9) if leads_from_start(section)] == [0, 1]
    assert [section for section in range(9) if leads_to_finish(section, 8)] == [7, 8]


@pytest.mark.rule("TRACK-3")
def test_rewards_of_a_space(puddle: Track) -> None:
    """TRACK-3: a space may carry one reward or two."""
    assert puddle.rewards[puddle.index["1.3"]] == (Reward("credits", 1),)
    assert puddle.rewards[puddle.index["1.4"]] == (Reward("fan"), Reward("lose"))
    assert puddle.rewards[puddle.index["3.4"]] == (Reward("gain", 4),)
    assert puddle.rewards[START] == puddle.rewards[FINISH] == ()


@pytest.mark.rule("TRACK-4")
def test_shortcut_leads_one_way(puddle: Track) -> None:
    """TRACK-4: target, price and coin stand at the entrance; the exit knows nothing of it."""
    entrance, target = puddle.index["2.2"], puddle.index["2.5"]
    assert (puddle.shortcut[entrance], puddle.price[entrance], puddle.by_foot[entrance]) == (target, 2, True)
    assert (puddle.shortcut[target], puddle.price[target], puddle.by_foot[target]) == (-1, 0, False)
    assert target not in puddle.steps[entrance]


def test_jet_pack_is_marked(puddle: Track) -> None:
    assert [puddle.names[space] for space in range(puddle.size) if puddle.jet[space]] == ["3.2"]


@pytest.mark.rule("TRACK-7")
def test_sections_rank_runners_over_laps(puddle: Track) -> None:
    """TRACK-7: the finish of one lap and the start of the next have crossed the same number of red lines."""
    assert (puddle.lines, puddle.section[START], puddle.section[FINISH]) == (3, 0, 3)
    assert 0 * puddle.lines + puddle.section[FINISH] == 1 * puddle.lines + puddle.section[START]
    assert puddle.section[2:] == (0, 1, 2, 0, 1, 2, 3, 0, 3)


@pytest.mark.rule("END-2")
def test_distances(puddle: Track) -> None:
    """END-2: beyond the start, water counts as a way; finish and start are 0."""
    assert puddle.from_start == (0, 0, 1, 2, 3, 1, 2, 3, 4, 1, 4)
    assert puddle.to_finish == (4, 0, 3, 2, 1, 4, 3, 2, 1, 5, 1)
    assert puddle.to_finish_wet == (4, 0, 3, 2, 1, 4, 3, 2, 1, 4, 1)


@pytest.mark.rule("TRACK-10")
def test_deep_water_has_no_ordinary_way_out() -> None:
    """TRACK-10: a runner with only water around cannot leave with ordinary movement."""
    cells = [Cell((1, col), section=col - 2, water=col in (3, 4, 5)) for col in range(2, 7)]
    track = Track("canal", "Canal", 4, cells, [(1, 1)], [(1, 7)])
    deep = track.index["1.4"]
    assert track.land_steps[deep] == ()
    assert track.steps[deep] == (track.index["1.3"], track.index["1.5"])
    assert (track.to_finish[deep], track.to_finish_wet[deep]) == (FAR, 3)
    assert track.to_finish[track.index["1.5"]] == 2
    assert track.to_finish[START] == FAR


@pytest.mark.rule("CARD-bob")
def test_bob_reaches_two_steps_in_any_direction(puddle: Track) -> None:
    """CARD-bob: over water and big spaces, whatever the racing direction, never the space itself."""
    assert named(puddle, puddle.near_rewards, "2.2") == ["1.3"]
    assert named(puddle, puddle.near_rewards, "1.4") == ["1.3", "3.4"]
    assert named(puddle, puddle.near_rewards, "finish") == ["1.3", "1.4", "3.4"]
    assert named(puddle, puddle.near_rewards, "3.2") == ["1.3"]
    assert named(puddle, puddle.near_rewards, "start") == ["1.3"]


@pytest.mark.rule("CARD-bob", "TRACK-2")
def test_bob_does_not_cross_from_finish_to_start() -> None:
    """CARD-bob, TRACK-2: where the big spaces touch, what lies behind the one is out of reach from the other."""
    rich = (Reward("credits", 7),)
    cells = [Cell((1, 1), 3, rewards=rich), Cell((1, 4), 0, rewards=rich)]
    track = Track("loop", "Loop", 3, cells, [(1, 3)], [(1, 2)])
    assert named(track, track.near_rewards, "start") == ["1.4"]
    assert named(track, track.near_rewards, "finish") == ["1.1"]


@pytest.mark.rule("CARD-bob")
def test_bob_does_not_reach_through_walls() -> None:
    """CARD-bob: a wall between two cells of one row keeps them apart."""
    rich = (Reward("credits", 1),)
    cells = [Cell((1, 2), 0), Cell((1, 4), 3, rewards=rich)]
    walled = Track("walled", "Walled", 3, cells, [(1, 1)], [(1, 5)], walls=[(1, 3)])
    opened = Track("opened", "Opened", 3, [*cells, Cell((1, 3), 1)], [(1, 1)], [(1, 5)])
    assert walled.near_rewards[walled.index["1.2"]] == ()
    assert opened.near_rewards[opened.index["1.2"]] == (opened.index["1.4"],)


def test_order_of_the_cells_does_not_matter() -> None:
    cells = [Cell((1, col), col - 2) for col in range(2, 6)]
    shortcuts = [Shortcut((1, 2), (1, 5), 5, by_foot=False)]
    forward = Track("a", "A", 3, cells, [(1, 1)], [(1, 6)], shortcuts=shortcuts)
    backward = Track("a", "A", 3, cells[::-1], [(1, 1)], [(1, 6)], shortcuts=shortcuts)
    assert differences(forward, backward) == []


@pytest.mark.parametrize("id", SHIPPED)
@pytest.mark.rule("TRACK-1", "TRACK-2")
def test_steps_between_cells_go_both_ways(id: str) -> None:
    """TRACK-1, TRACK-2: only the two big spaces know a direction; tables are sorted and never lead nowhere."""
    track = published(id)
    for space in range(FINISH + 1, track.size):
        for other in track.steps[space]:
            assert other == FINISH or space in track.steps[other]
    for table in (track.steps, track.land_steps, track.near_rewards):
        assert all(list(row) == sorted(set(row)) for row in table)


@pytest.mark.parametrize("id", SHIPPED)
@pytest.mark.rule("CARD-bob")
def test_bob_table_against_a_plain_walk(id: str) -> None:
    """CARD-bob: within the road, far from the big spaces, the table is what two steps reach."""
    track = published(id)
    for space in range(FINISH + 1, track.size):
        once = set(track.steps[space])
        if FINISH in once or space in track.steps[START]:
            continue
        twice = once.union(*(track.steps[other] for other in once)) - {space}
        assert track.near_rewards[space] == tuple(sorted(other for other in twice if track.rewards[other]))
