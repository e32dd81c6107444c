"""The protocol: a bot of ten lines plays, and what it is given holds nothing of the dice to come."""

from __future__ import annotations

import pickle

from cubecup.bots.match import watch_match
from cubecup.bots.protocol import Action, Choice, Sight
from cubecup.bots.registry import make_bot
from cubecup.cubitos.game import Cubitos
from cubecup.seven_cubes.game import SevenCubes


class Shy:
    """Passes when it can and otherwise takes the last answer."""

    name = "shy"

    def decide(self, sight: Sight, choice: Choice) -> Action:
        for action in choice.actions:
            if action.text in ("pass", "step finish"):
                return action
        return choice.actions[len(str(sight.view)) % len(choice.actions)]


def test_a_bot_of_a_few_lines_plays_both_games() -> None:
    """Against bots that know the way: two who do not would wander about for thousands of rounds."""
    assert watch_match([Shy(), make_bot("planner")], SevenCubes(), seed=3).winner in (-1, 0, 1)
    assert watch_match([Shy(), make_bot("steady")], Cubitos("race-1"), seed=3).winner in (0, 1)


def test_a_sight_does_not_hold_the_streams() -> None:
    """Two positions that differ only in the dice to come look exactly the same."""
    state = Cubitos("race-1").new(seats=2, seed=1)
    other = state.clone()
    other.reseed(99)
    assert state.streams != other.streams
    seat = state.actors()[0]
    held = [Sight(one, seat).clone(5).dump() for one in (state, other)]
    assert pickle.dumps(held[0]) == pickle.dumps(held[1])
    assert Sight(state, seat).position.streams == Sight(other, seat).position.streams


def test_a_sight_does_not_hold_loaded_dice_or_the_journal() -> None:
    state = Cubitos("race-1").new(seats=2, seed=1)
    state.loaded = [[1], [2]]
    state.journal = []
    twin = Sight(state, state.actors()[0]).clone(0)
    assert twin.loaded is None
    assert twin.journal is None


def test_clones_are_apart_from_the_game_and_from_each_other() -> None:
    state = Cubitos("race-1").new(seats=2, seed=1)
    seat = state.actors()[0]
    before = state.dump()
    sight = Sight(state, seat)
    first, second = sight.clone(1), sight.clone(1)
    first.apply(seat, first.choice(seat).actions[0])
    assert state.dump() == before
    assert second.dump() != first.dump()
    second.apply(seat, second.choice(seat).actions[0])
    assert second.dump() == first.dump()


def test_the_view_is_the_seat_s_own() -> None:
    state = Cubitos("race-1").new(seats=2, seed=1)
    seat = state.actors()[0]
    assert Sight(state, seat).view == state.view(seat)
    assert Sight(state, seat).view["choice"] is not None
    assert Sight(state, 1 - seat).view["choice"] is None
