"""A walk in one go: a player who moves may name a space instead of taking every step."""

from __future__ import annotations

from collections import deque

from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.track import FINISH, Track


def walk(state: CubitosState, seat: int, text: str) -> tuple[str, ...]:
    """The steps of a shortest way by land to the space that is named, if the movement at hand is enough."""
    if state.choice(seat).kind != "move":
        return ()
    track = state.facts.track_of_leg(state.leg[seat])
    goal = track.index.get(text.removeprefix("step ").strip())
    if goal is None or state.space[seat] == FINISH:
        return ()
    path = _path(track, state.space[seat], goal)
    if not path or len(path) > state.movement[seat] + state.water[seat]:
        return ()
    return tuple(f"step {track.names[space]}" for space in path)


def _path(track: Track, here: int, goal: int) -> list[int]:
    """Fewest steps from one space to another without entering water; empty if there is no way."""
    came_from = {here: here}
    queue = deque([here])
    while queue and goal not in came_from:
        space = queue.popleft()
        for other in track.land_steps[space]:
            if other not in came_from:
                came_from[other] = space
                queue.append(other)
    path: list[int] = []
    space = goal
    while space != here and space in came_from:
        path.append(space)
        space = came_from[space]
    return path[::-1] if space == here else []
