"""Measures a track and judges whether it makes a good race.

`facts` counts; `check` says in plain sentences what is wrong. A track with problems can still be raced on:
the map format already refuses what the engine could not handle, and a designer may have reasons.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from cubecup.cubitos.track import FAR, FINISH, START, Track, distances

LAND_LAP: Final = range(28, 37)  # moves
RED_LINES: Final = range(7, 10)
_NAMED: Final = 3  # spaces with the same fault


@dataclass(frozen=True, slots=True)
class TrackFacts:
    """What a designer wants to know about a track; laps are in moves, FAR (-1) if there is no way."""

    open_cells: int
    water_cells: int
    wall_cells: int
    lines: int
    land_lap: int
    water_lap: int
    detours: tuple[tuple[str, int], ...]  # extra moves of a lap over each reward space
    deep_water: tuple[str, ...]  # TRACK-10: no land beside them


def facts(track: Track) -> TrackFacts:
    """The figures of a track."""
    spaces = _cells(track)
    return TrackFacts(
        open_cells=sum(not track.water[space] for space in spaces),
        water_cells=sum(track.water),
        wall_cells=len(track.walls),
        lines=track.lines,
        land_lap=track.to_finish[START],
        water_lap=track.to_finish_wet[START],
        detours=tuple(_detours(track)),
        deep_water=tuple(track.names[space] for space in spaces if _is_deep(track, space)),
    )


def check(track: Track) -> tuple[str, ...]:
    """Everything that speaks against racing on this track, in plain sentences; nothing if it is good."""
    return tuple(problem for find in _CHECKS for problem in find(track))


def _cells(track: Track) -> range:
    return range(FINISH + 1, track.size)


def _detours(track: Track) -> Iterator[tuple[str, int]]:
    out = distances(track.land_steps, START)
    lap = track.to_finish[START]
    for space in _cells(track):
        if track.rewards[space] and out[space] != FAR and track.to_finish[space] != FAR:
            yield track.names[space], out[space] + track.to_finish[space] - lap


def _is_deep(track: Track, space: int) -> bool:
    return track.water[space] and not track.land_steps[space]


# One function per thing a good track must have


def _lap_length(track: Track) -> Iterator[str]:
    lap = track.to_finish[START]
    if lap == FAR:
        yield "The finish cannot be reached from the start by land."
    elif lap not in LAND_LAP:
        yield f"The shortest lap by land takes {lap} moves; {LAND_LAP[0]} to {LAND_LAP[-1]} make a good race."


def _red_lines(track: Track) -> Iterator[str]:
    if track.lines not in RED_LINES:
        yield f"There are {track.lines} red lines; {RED_LINES[0]} to {RED_LINES[-1]} make a good race."


def _section_jumps(track: Track) -> Iterator[str]:
    """TRACK-7."""
    for space in range(track.size):
        for other in track.steps[space]:
            seen_before = other < space and space in track.steps[other]
            if abs(track.section[space] - track.section[other]) > 1 and not seen_before:
                yield f"More than one red line lies between {track.names[space]} and {track.names[other]}."


def _unreachable(track: Track) -> Iterator[str]:
    out = distances(track.land_steps, START)
    nowhere = [space for space in _cells(track) if track.from_start[space] == FAR]
    if nowhere:
        yield f"{_listed(track, nowhere)} cannot be reached at all."
    rewards = [space for space in _cells(track) if track.rewards[space] and out[space] == FAR and space not in nowhere]
    if rewards:
        yield f"The reward{'s' if len(rewards) > 1 else ''} at {_listed(track, rewards)} cannot be reached by land."


def _dead_ends(track: Track) -> Iterator[str]:
    ends = [space for space in _cells(track) if not track.water[space] and track.to_finish[space] == FAR]
    if ends:
        yield f"The finish cannot be reached by land from {_listed(track, ends)}."


def _listed(track: Track, spaces: list[int]) -> str:
    """One cut concerns every space behind it: the first few are named, the others counted."""
    names = ", ".join([track.names[space] for space in spaces[:_NAMED]])
    return f"{names} and {len(spaces) - _NAMED} more" if len(spaces) > _NAMED else names


def _shortcuts(track: Track) -> Iterator[str]:
    """TRACK-4: it must lead ahead, and its feet must be fewer than the steps of the way round."""
    for space in _cells(track):
        target = track.shortcut[space]
        if target < 0:
            continue
        name = f"The shortcut from {track.names[space]} to {track.names[target]}"
        walk = distances(track.land_steps, space)[target]
        if track.water[target]:
            yield f"{name} ends in water."
        elif track.to_finish[target] >= track.to_finish[space]:
            yield f"{name} does not lead ahead."
        elif track.by_foot[space] and 0 <= walk <= track.price[space]:
            yield f"{name} costs {track.price[space]} movement, but the way round is {walk}."


_CHECKS: Final[tuple[Callable[[Track], Iterator[str]], ...]] = (
    _lap_length,
    _red_lines,
    _section_jumps,
    _unreachable,
    _dead_ends,
    _shortcuts,
)
