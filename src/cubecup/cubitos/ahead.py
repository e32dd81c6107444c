"""Free timing: the rewards that lie ahead of a runner and the most they might bring (RUN-9).

Worked out once for each place of a race: every question of steps 5 to 7 needs it.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import Final

from cubecup.cubitos.facts import RaceFacts
from cubecup.cubitos.track import FINISH, START

ANY_COST: Final = 1 << 20
_MOST_JETS: Final = 8  # that count: more double the steps beyond any track

Place = tuple[int, int]  # leg, space
Worth = tuple[int, int]  # a die that costs up to so much (-1: none), credits
_NOTHING: Final[Worth] = (-1, 0)


@lru_cache(maxsize=4096)
def worth(facts: RaceFacts, leg: int, space: int) -> Worth:
    """The most that the rewards of a space might bring."""
    gain = -1
    credits = 0
    for reward in facts.track_of_leg(leg).rewards[space]:
        if reward.kind == "gain":
            gain = max(gain, ANY_COST if reward.amount < 0 else reward.amount)
        elif reward.kind == "credits":
            credits += reward.amount
        elif reward.kind == "fan":
            credits += max([facts.fans_beyond, *(credits for _, credits in facts.fan_track)])
    return gain, credits


@lru_cache(maxsize=4096)
def rewards_ahead(facts: RaceFacts, leg: int, space: int) -> tuple[tuple[int, int, int, Worth], ...]:
    """Reward spaces where a runner might stop: after how many steps, on which track, where, and what they bring."""
    found = fewest_steps(facts, leg, space).items()
    return tuple(
        (steps, facts.track_number(at), stop, worth(facts, at, stop))
        for (at, stop), steps in found
        if worth(facts, at, stop) != _NOTHING
    )


@lru_cache(maxsize=4096)
def rewards_nearby(facts: RaceFacts, leg: int, space: int) -> tuple[tuple[int, Worth], ...]:
    """For Bob: what reward spaces near those bring where a runner might stop, and after how many steps."""
    return tuple(
        (steps, worth(facts, at, other))
        for (at, stop), steps in fewest_steps(facts, leg, space).items()
        for other in facts.track_of_leg(at).near_rewards[stop]
    )


@lru_cache(maxsize=256)
def doublings(facts: RaceFacts, leg: int) -> int:
    """How often jet packs of this track and the next might double a runner's steps."""
    return min(_MOST_JETS, sum(facts.track_of_leg(leg).jet) + sum(facts.track_of_leg(leg + 1).jet))


def fewest_steps(facts: RaceFacts, leg: int, space: int) -> dict[Place, int]:
    """Where a runner might stop, with the steps that takes: more than it can reach, as shortcuts are free here.

    Laps over the same track bring nothing that the next lap does not.
    """
    one_track = facts.tracks.count(facts.tracks[0]) == facts.legs
    last = leg + 1 if one_track else max(leg + 1, facts.legs - 1)
    found = {(leg, space): 0}
    queue = deque(found)
    while queue:
        at, stop = queue.popleft()
        steps = found[at, stop]
        track = facts.track_of_leg(at)
        free: list[Place] = []
        if track.shortcut[stop] >= 0:
            free.append((at, track.shortcut[stop]))
        if stop == FINISH and at < last:
            free.append((at + 1, START))
        for place in free:
            if steps < found.get(place, steps + 1):
                found[place] = steps
                queue.appendleft(place)
        if stop != FINISH:
            for target in track.steps[stop]:
                if (at, target) not in found:
                    found[at, target] = steps + 1
                    queue.append((at, target))
    # Crossing the finish is free only for those who have a step left.
    return {place: steps + (place[1] == START and place[0] > leg) for place, steps in found.items()}
