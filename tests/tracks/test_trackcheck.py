"""The checker: its figures on a small track, and that each kind of fault makes it speak."""

from __future__ import annotations

import pytest

from cubecup.cubitos.mapfile import parse_track
from cubecup.cubitos.track import Cell, Reward, Shortcut, Track
from cubecup.cubitos.trackcheck import check, facts
from tests.tracks.small import PUDDLE

ROW = 31  # a straight road of so many cells is a lap of one move more
RICH = (Reward("credits", 3),)


def road(*changes: Cell, lines: int = 8, length: int = ROW, shortcuts: tuple[Shortcut, ...] = ()) -> Track:
    """A straight road along row 2, with some of its cells replaced and others put beside it."""
    cells = {(2, col): Cell((2, col), _section(col, length, lines)) for col in range(2, length + 2)}
    cells.update({cell.pos: cell for cell in changes})
    return Track("road", "Road", lines, list(cells.values()), [(2, 1)], [(2, length + 2)], shortcuts=shortcuts)


def _section(col: int, length: int = ROW, lines: int = 8) -> int:
    return (col - 2) * (lines + 1) // length


def test_figures_of_a_small_track() -> None:
    found = facts(parse_track(PUDDLE, "puddle", "puddle"))
    assert (found.open_cells, found.water_cells, found.wall_cells, found.lines) == (7, 2, 1, 3)
    assert (found.land_lap, found.water_lap) == (4, 4)
    assert found.detours == (("1.3", 0), ("1.4", 0), ("3.4", 2))
    assert found.deep_water == ()


@pytest.mark.rule("TRACK-10")
def test_deep_water_is_found() -> None:
    """TRACK-10: only the middle one of three water cells in a row has no land beside it."""
    canal = road(*(Cell((2, col), _section(col), water=True) for col in (10, 11, 12)))
    assert facts(canal).deep_water == ("2.11",)


def test_a_plain_road_is_good() -> None:
    assert check(road()) == ()


@pytest.mark.parametrize(("length", "good"), [(26, False), (27, True), (35, True), (36, False)])
def test_length_of_the_lap(length: int, good: bool) -> None:
    problems = check(road(length=length))
    assert problems == (
        () if good else (f"The shortest lap by land takes {length + 1} moves; 28 to 36 make a good race.",)
    )


@pytest.mark.rule("TRACK-7")
@pytest.mark.parametrize(("lines", "good"), [(6, False), (7, True), (9, True), (10, False)])
def test_number_of_red_lines(lines: int, good: bool) -> None:
    """TRACK-7: 7 to 9 red lines."""
    problems = check(road(lines=lines))
    assert problems == (() if good else (f"There are {lines} red lines; 7 to 9 make a good race.",))


@pytest.mark.rule("TRACK-7")
def test_two_red_lines_between_neighbours() -> None:
    """TRACK-7: no step may cross two lines; each pair of neighbours is named once."""
    assert check(road(Cell((2, 10), _section(10) + 2))) == (
        "More than one red line lies between 2.9 and 2.10.",
        "More than one red line lies between 2.10 and 2.11.",
    )


def test_water_across_the_road() -> None:
    """No lap by land, and no way on for whoever stands before the water."""
    problems = check(road(Cell((2, 4), _section(4), water=True)))
    assert problems == (
        "The finish cannot be reached from the start by land.",
        "The finish cannot be reached by land from 2.2, 2.3.",
    )


def test_one_cut_is_one_sentence_however_many_spaces_lie_behind_it() -> None:
    water = (Cell((2, 20), _section(20), water=True), Cell((2, 21), _section(21), rewards=RICH))
    assert check(road(*water, Cell((2, 30), _section(30), rewards=RICH))) == (
        "The finish cannot be reached from the start by land.",
        "The rewards at 2.21, 2.30 cannot be reached by land.",
        "The finish cannot be reached by land from 2.2, 2.3, 2.4 and 15 more.",
    )
    island = [Cell((6, col), _section(6)) for col in range(6, 11)]
    assert check(road(*island)) == (
        "6.6, 6.7, 6.8 and 2 more cannot be reached at all.",
        "The finish cannot be reached by land from 6.6, 6.7, 6.8 and 2 more.",
    )


def test_cells_and_rewards_out_of_reach() -> None:
    far_off = Cell((6, 6), _section(6))
    assert check(road(far_off)) == (
        "6.6 cannot be reached at all.",
        "The finish cannot be reached by land from 6.6.",
    )
    water = Cell((3, 10), _section(10), water=True)
    island = Cell((4, 10), _section(10), rewards=RICH)
    assert check(road(water, island)) == (
        "The reward at 4.10 cannot be reached by land.",
        "The finish cannot be reached by land from 4.10.",
    )


@pytest.mark.rule("TRACK-4")
@pytest.mark.parametrize(
    ("shortcut", "problem"),
    [
        (Shortcut((2, 5), (2, 20), 7, by_foot=True), None),
        (Shortcut((2, 5), (2, 12), 7, by_foot=False), None),
        (Shortcut((2, 20), (2, 5), 7, by_foot=True), "does not lead ahead."),
        (Shortcut((2, 5), (2, 12), 7, by_foot=True), "costs 7 movement, but the way round is 7."),
        (Shortcut((2, 5), (3, 15), 7, by_foot=True), "ends in water."),
    ],
)
def test_shortcuts(shortcut: Shortcut, problem: str | None) -> None:
    """TRACK-4: a shortcut lands on an open space ahead, and feet are fewer than the steps of the way round."""
    track = road(Cell((3, 15), _section(15), water=True), shortcuts=(shortcut,))
    names = ["{}.{}".format(*shortcut.entrance), "{}.{}".format(*shortcut.target)]
    assert check(track) == ((f"The shortcut from {names[0]} to {names[1]} {problem}",) if problem else ())
