"""The way of a race: how far each runner still has to go, or has come past the last finish, and who is ahead."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cubecup.cubitos.facts import RaceFacts
from cubecup.cubitos.moving import has_finished, race_key
from cubecup.cubitos.track import FAR, START, Track

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState


def steps_left(facts: RaceFacts, leg: int, space: int) -> int:
    """Fewest steps to the last finish without shortcuts, by land if one can; less than 0 past it."""
    if leg >= facts.legs:
        beyond = sum(_to_finish(facts.track_of_leg(passed))[START] for passed in range(facts.legs, leg))
        return -beyond - facts.track_of_leg(leg).from_start[space]
    return _to_finish(facts.tracks[leg])[space] + _after(facts)[leg]


@lru_cache(maxsize=256)
def _to_finish(track: Track) -> tuple[int, ...]:
    """By space; where only water leads on, as if every step could enter it."""
    by_land = zip(track.to_finish, track.to_finish_wet, strict=True)
    return tuple(wet if land == FAR else land for land, wet in by_land)


@lru_cache(maxsize=256)
def _after(facts: RaceFacts) -> tuple[int, ...]:
    """By leg, the steps from its finish to the last one."""
    after = [0]
    for leg in range(facts.legs - 2, -1, -1):
        after.append(after[-1] + facts.crossing_price(leg) + _to_finish(facts.tracks[leg + 1])[START])
    return tuple(reversed(after))


def is_near_finish(left: int, draw_amount: int) -> bool:
    """Whether a runner may well reach the last finish with its next roll: three steps at most for every four dice.

    No rule: a warning. Of 104 runners who finished in 70 races of `steady`, 94 began that round so near, and of all who
    were so near 55 % finished in that round.
    """
    return 0 < left <= draw_amount * 3 / 4


def all_left(state: CubitosState) -> list[int]:
    """By seat."""
    return [steps_left(state.facts, state.leg[seat], state.space[seat]) for seat in range(state.seats)]


def places(state: CubitosState) -> list[int]:
    """By seat: 1 and how many runners are ahead; runners who are level share a place.

    Whoever has finished is ahead of all who have not, by END-2. No rule orders the others (red lines alone decide about
    the draw, ROLL-3): they are ordered by what screens show of them, the steps they have left.
    """
    keys = [
        (1, *race_key(state, seat)) if has_finished(state, seat) else (0, -left, 0)
        for seat, left in enumerate(all_left(state))
    ]
    return [1 + sum([ahead > key for ahead in keys]) for key in keys]
