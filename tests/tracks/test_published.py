"""Every track makes a good race; the four published have the figures of the rules and the character of their names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

import pytest

from cubecup.cubitos.track import FAR, FINISH, START, Track, neighbours
from cubecup.cubitos.trackcheck import check, facts
from tests.tracks.published import FOLDER, PAGE, PUBLISHED, SHIPPED, published

ROW_HEIGHT = 0.866  # of the distance between two cells of a row
CREDITS_ON_NOTHING_GOES_RIGHT = {1: 2, 2: 5, 3: 3, 4: 2, 7: 2}


def credit_spaces(track: Track) -> list[tuple[int, int]]:
    """(credits, section) of every space that gives credits."""
    return [
        (reward.amount, track.section[space])
        for space, rewards in enumerate(track.rewards)
        for reward in rewards
        if reward.kind == "credits"
    ]


def jets(track: Track) -> int:
    return sum(track.jet)


def prices(track: Track, by_foot: bool) -> list[int]:
    """Of the shortcuts that take movement, or of those that take money."""
    entrances = [space for space in range(track.size) if track.shortcut[space] >= 0]
    return sorted(track.price[space] for space in entrances if track.by_foot[space] == by_foot)


def start_beside_finish(track: Track) -> bool:
    return any(set(track.finish_cells).intersection(neighbours(pos)) for pos in track.start_cells)


def centres_of_sections(track: Track) -> list[tuple[float, float]]:
    return [
        centre([track.cell[space] for space in range(FINISH + 1, track.size) if track.section[space] == section])
        for section in range(track.lines)
    ]


def centre(cells: Sequence[tuple[int, int]]) -> tuple[float, float]:
    """Mean (x, y) of some cells, as drawn; y grows downwards."""
    x = sum(col + 0.5 * (row % 2) for row, col in cells) / len(cells)
    y = sum(row * ROW_HEIGHT for row, _ in cells) / len(cells)
    return x, y


def left_turn(before: tuple[float, float], here: tuple[float, float], after: tuple[float, float]) -> float:
    """More than 0 if the way from one point over another to a third turns left as one sees it on the screen."""
    (x0, y0), (x1, y1), (x2, y2) = before, here, after
    return (y1 - y0) * (x2 - x1) - (x1 - x0) * (y2 - y1)


def test_the_published_ones_are_there_and_nothing_but_tracks() -> None:
    assert set(PUBLISHED) <= set(SHIPPED)
    assert {file.suffix for file in FOLDER.iterdir()} == {".track"}


@pytest.mark.rule("TRACK-1", "TRACK-2", "TRACK-4", "TRACK-7")
@pytest.mark.parametrize("id", SHIPPED)
def test_the_checker_finds_nothing(id: str) -> None:
    """TRACK-1, TRACK-2, TRACK-4, TRACK-7: lap, lines, reach of rewards and finish, sections, shortcuts."""
    assert check(published(id)) == ()


@pytest.mark.parametrize("id", SHIPPED)
def test_lap_and_lines_by_the_tables(id: str) -> None:
    track = published(id)
    assert 28 <= track.to_finish[START] <= 36
    assert 7 <= track.lines <= 9
    assert all(track.to_finish[space] != FAR for space in range(track.size) if not track.water[space])
    assert set(track.section) == set(range(track.lines + 1))


@pytest.mark.parametrize("id", PUBLISHED)
def test_good_rewards_lie_off_the_shortest_line(id: str) -> None:
    track = published(id)
    detours = dict(facts(track).detours)
    for space, rewards in enumerate(track.rewards):
        good = len(rewards) > 1 or any(
            (reward.kind == "credits" and reward.amount >= 3) or reward.kind == "gain" for reward in rewards
        )
        assert not good or detours[track.names[space]] >= 1, track.names[space]


@pytest.mark.parametrize("id", PUBLISHED)
def test_credits_grow_towards_the_end(id: str) -> None:
    found = credit_spaces(published(id))
    amounts = sorted({amount for amount, _ in found})
    means = []
    for amount in amounts:
        sections = [section for other, section in found if other == amount]
        means.append(sum(sections) / len(sections))
    assert means == sorted(means)
    assert amounts[0] == 1
    assert means[0] <= 2


@pytest.mark.parametrize("id", PUBLISHED)
def test_every_section_is_wide_enough_for_a_choice(id: str) -> None:
    """Whichever single space one avoids, the lap by land stays open."""
    track = published(id)
    for avoided in range(FINISH + 1, track.size):
        reached = {START}
        queue = [START]
        for space in queue:
            for other in track.land_steps[space]:
                if other != avoided and other not in reached:
                    reached.add(other)
                    queue.append(other)
        assert FINISH in reached, track.names[avoided]


def test_nothing_goes_right_has_its_known_figures() -> None:
    track = published("nothing-goes-right")
    found = facts(track)
    assert (found.open_cells, found.water_cells, found.wall_cells) == (130, 17, 12)
    assert max(row for row, _ in track.cell) == 11
    assert (found.lines, found.land_lap, found.water_lap) == (8, 30, 27)
    assert (jets(track), prices(track, by_foot=True), prices(track, by_foot=False)) == (0, [], [])
    assert start_beside_finish(track)
    assert Counter(amount for amount, _ in credit_spaces(track)) == CREDITS_ON_NOTHING_GOES_RIGHT
    spaces = Counter(" + ".join(reward.kind for reward in rewards) for rewards in track.rewards if rewards)
    assert spaces == {"credits": 14, "gain": 3, "lose": 6, "lose + lose": 2, "fan": 2, "fan + lose": 1}


def test_nothing_goes_right_is_one_loop_of_left_turns() -> None:
    """Seen from the wall in the middle, each section lies further counter-clockwise than the one before."""
    track = published("nothing-goes-right")
    middle = centre(track.walls)
    sections = centres_of_sections(track)
    for here, ahead in pairwise([*sections, sections[0]]):
        assert left_turn(middle, here, ahead) > 0
    corners = sections[::2]
    for at in range(len(corners)):
        assert left_turn(corners[at - 2], corners[at - 1], corners[at]) > 0


@pytest.mark.rule("TRACK-4")
def test_ahead_of_the_curve_has_both_shortcuts_and_a_jet_pack() -> None:
    """TRACK-4: one for 7 movement, one for money. Also a jet pack, and bends to both sides."""
    track = published("ahead-of-the-curve")
    assert prices(track, by_foot=True) == [7]
    assert len(prices(track, by_foot=False)) == 1
    assert jets(track) == 1
    sections = centres_of_sections(track)
    bends = [left_turn(*sections[at : at + 3]) for at in range(len(sections) - 2)]
    assert sum(bend > 10 for bend in bends) >= 2
    assert sum(bend < -10 for bend in bends) >= 2


@pytest.mark.rule("TRACK-10")
@pytest.mark.parametrize("id", ["testing-the-waters", "still-waters-run-deep"])
def test_water_tracks_can_be_chained_and_have_deep_water(id: str) -> None:
    """TRACK-10: in some water cell a runner can get stuck. Start and finish lie apart."""
    track = published(id)
    found = facts(track)
    assert not start_beside_finish(track)
    assert found.deep_water
    for name in found.deep_water:
        assert all(track.water[space] for space in track.steps[track.index[name]])
        assert track.to_finish[track.index[name]] == FAR


def test_testing_the_waters_has_pockets_at_its_corners() -> None:
    track = published("testing-the-waters")
    found = facts(track)
    assert 10 <= found.water_cells <= 25
    assert found.land_lap - found.water_lap >= 6
    assert (jets(track), prices(track, by_foot=True), prices(track, by_foot=False)) == (0, [], [])


def test_still_waters_save_a_third_of_the_way() -> None:
    track = published("still-waters-run-deep")
    found = facts(track)
    assert found.water_cells > 50
    assert 0.6 <= found.water_lap / found.land_lap <= 0.7
    assert jets(track) == 1
    assert prices(track, by_foot=False)
    assert not prices(track, by_foot=True)


@pytest.mark.parametrize("id", SHIPPED)
def test_the_page_about_maps_tells_the_true_figures(id: str) -> None:
    """docs/tracks.md: lap, lap through water and red lines of each track."""
    found = facts(published(id))
    rows = [line for line in PAGE.read_text(encoding="utf-8").split("\n") if line.startswith(f"| `{id}` |")]
    assert len(rows) == 1, f"docs/tracks.md has a row for each track, with its figures; {id} has {len(rows)}"
    figures = [int(column) for column in rows[0].split("|")[3:6]]
    assert figures == [found.land_lap, found.water_lap, found.lines]
