"""How far a runner still has to go, and how many rounds the race will still take."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from cubecup.cubitos.track import FAR, START

if TYPE_CHECKING:
    from cubecup.cubitos.facts import RaceFacts
    from cubecup.cubitos.state import CubitosState
    from cubecup.cubitos.track import Track

# Runners gather speed: in round t a runner covers about FIRST_PACE + PACE_GAIN * t, up to TOP_PACE.
FIRST_PACE: Final = 0.4
PACE_GAIN: Final = 0.4
TOP_PACE: Final = 6.0
USUAL_ROUNDS: Final = 6  # how many rounds of one's own showing weigh as much as what is usual
MOST_ROUNDS: Final = 30.0
# A race that drags on is one where everybody builds and nobody runs: past this time, play as if the end were near.
LONG_RACE: Final = 5.0  # rounds,
LONG_RACE_BY_SPACE: Final = 0.3  # and rounds for each space of the race
END_NEAR: Final = 1.5
STUCK: Final = 12.0  # extra spaces for a runner that only water movement can free (TRACK-10)


@lru_cache(maxsize=64)
def distances(track: Track) -> tuple[float, ...]:
    """By space, the ordinary movement it takes to the finish.

    Shortcuts are left out: a runner that counts on one waits at its entrance for a price that may never come together.
    """
    wet = track.to_finish_wet
    return tuple(float(steps) if steps != FAR else wet[space] + STUCK for space, steps in enumerate(track.to_finish))


def shortcut_saves(track: Track, space: int) -> float:
    """Movement that the shortcut of a space saves, its price not counted; 0 where there is none."""
    target = track.shortcut[space]
    return max(0.0, distances(track)[space] - distances(track)[target]) if target >= 0 else 0.0


@lru_cache(maxsize=64)
def lap_ends(facts: RaceFacts) -> tuple[float, ...]:
    """By leg, the movement from its finish to the last finish of the race."""
    after = [0.0]
    for leg in range(facts.legs - 1, 0, -1):
        after.append(after[-1] + distances(facts.tracks[leg])[START] + facts.crossing_price(leg - 1))
    after.reverse()
    return tuple(after)


def to_go(facts: RaceFacts, leg: int, space: int) -> float:
    """Movement to the last finish; below zero for a runner that has come past it."""
    if leg >= facts.legs:
        return -float(facts.track_of_leg(leg).from_start[space]) - (leg - facts.legs) * 30.0
    return distances(facts.tracks[leg])[space] + lap_ends(facts)[leg]


def rounds_left(state: CubitosState) -> float:
    """Rounds that follow this one before somebody finishes, about; 0 when it is the last."""
    facts = state.facts
    whole = to_go(facts, 0, START)
    left = min(to_go(facts, state.leg[seat], state.space[seat]) for seat in range(state.seats))
    if left <= 0:
        return 0.0
    done = state.round - 1
    # How fast the leader gathers speed: what it has shown, and what is usual as if seen for some rounds.
    shown = 2 * (whole - left - FIRST_PACE * done)
    growth = (max(0.0, shown) + PACE_GAIN * USUAL_ROUNDS**2) / (done**2 + USUAL_ROUNDS**2)
    pace = FIRST_PACE + growth * state.round
    rounds = 0.0
    while left > pace and rounds < MOST_ROUNDS:
        left -= pace
        rounds += 1.0
        pace = min(TOP_PACE, pace + growth)
    patience = LONG_RACE + LONG_RACE_BY_SPACE * whole - state.round
    return min(rounds + left / pace - 0.5, max(END_NEAR, patience))
