"""What lies ahead of a runner under free timing (RUN-9), against distances worked out another way."""

from __future__ import annotations

import pytest

from cubecup.cubitos.ahead import ANY_COST, doublings, fewest_steps, rewards_ahead, worth
from cubecup.cubitos.facts import RaceFacts
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.track import FINISH, START

TRACKS = tuple(Cubitos().content.tracks)
RACES = [*((id,) for id in TRACKS), TRACKS[:2], (TRACKS[0], TRACKS[1], TRACKS[0])]


def slowly(facts: RaceFacts, leg: int, space: int, last: int) -> dict[tuple[int, int], int]:
    """Every place with the fewest steps to it, by trying every step again until nothing gets shorter."""
    found = {(leg, space): 0}
    while True:
        before = dict(found)
        for (at, stop), steps in before.items():
            track = facts.track_of_leg(at)
            ways = [(at, other, steps + 1) for other in track.steps[stop]]
            ways += [(at, track.shortcut[stop], steps)] if track.shortcut[stop] >= 0 else []
            ways += [(at + 1, START, steps)] if stop == FINISH and at < last else []
            for to, other, needed in ways:
                found[to, other] = min(needed, found.get((to, other), needed))
        if found == before:
            return {place: n + (place[1] == START and place[0] > leg) for place, n in found.items()}


@pytest.mark.rule("RUN-9")
@pytest.mark.parametrize("tracks", RACES, ids="+".join)
def test_every_place_takes_its_fewest_steps(tracks: tuple[str, ...]) -> None:
    facts = Cubitos(tracks=list(tracks), timing="free").facts
    for leg in range(len(tracks) + 1):
        last = max(leg + 1, len(tracks) - 1)
        spaces = range(0, len(facts.track_of_leg(leg).names), 29)
        for space in (START, FINISH, *spaces):
            assert fewest_steps(facts, leg, space) == slowly(facts, leg, space, last)


@pytest.mark.rule("RUN-9")
def test_more_laps_bring_no_more_than_the_next() -> None:
    one, nine = (Cubitos(tracks=TRACKS[0], laps=laps, timing="free").facts for laps in (2, 9))
    assert rewards_ahead(one, 0, START) == rewards_ahead(nine, 0, START)


@pytest.mark.rule("RUN-9")
def test_the_most_that_rewards_bring() -> None:
    for id in TRACKS:
        facts = Cubitos(tracks=id, timing="free").facts
        for space, rewards in enumerate(facts.tracks[0].rewards):
            gain, credits = worth(facts, 0, space)
            kinds = [reward.kind for reward in rewards]
            assert (gain >= 0) == ("gain" in kinds)
            assert (gain == ANY_COST) == any(reward.kind == "gain" and reward.amount < 0 for reward in rewards)
            assert (credits > 0) == bool({"credits", "fan"} & set(kinds))
        assert doublings(facts, 0) == min(8, 2 * sum(facts.tracks[0].jet))
