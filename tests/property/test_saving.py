"""A race can be saved, copied and written down at every decision, also in the middle of an effect."""

from __future__ import annotations

import itertools
import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubecup.cubitos.game import TIMINGS, Cubitos
from cubecup.cubitos.state import CubitosState
from cubecup.games import game_of
from cubecup.kernel.game import JSON
from cubecup.kernel.record import Recorder, read_record, replay
from tests.property.policies import forward
from tests.property.races import (
    PHASES,
    PICKS,
    SEATS,
    SETS,
    Race,
    any_races,
    cubitos,
    examples,
    play,
    play_out,
    read,
    rich_race,
    saved,
)


def without_streams(state: CubitosState) -> dict[str, JSON]:
    """A position text leaves out the dice to come, and how much came before: the numbers of questions and rolls."""
    data = state.dump()
    del data["streams"], data["asked"], data["rolled"]
    return data


def reload(race: Race, state: CubitosState) -> CubitosState:
    return race.game.load(json.loads(saved(state)))


@given(race=any_races(), picks=PICKS)
@examples(60)
def test_a_loaded_state_is_the_saved_one_and_goes_on_like_it(race: Race, picks: list[int]) -> None:
    """The loaded one is played on by texts alone, as somebody else's program would."""
    state = race.state()
    twin = reload(race, state)
    for seat, action in play(state, picks):
        assert saved(twin) == saved(state)
        assert twin.actors() == state.actors()
        assert repr(twin.choice(seat)) == repr(state.choice(seat))
        assert twin.view(seat) == state.view(seat)
        twin = reload(race, twin)
        twin.apply(seat, action.text)
    assert saved(twin) == saved(state)


@given(race=any_races(), picks=PICKS, others=PICKS)
@examples(60)
def test_a_clone_never_changes_its_original(race: Race, picks: list[int], others: list[int]) -> None:
    state = race.state()
    for _ in play(state, picks):
        before = saved(state)
        play_out(state.clone(), others)
        assert saved(state) == before


@given(race=any_races(), picks=PICKS)
@examples(60)
def test_an_original_never_changes_its_clones(race: Race, picks: list[int]) -> None:
    state = race.state()
    clones = [(state.clone(), saved(state)) for _ in play(state, picks)]
    for played, (clone, as_it_was) in enumerate(clones):
        assert saved(clone) == as_it_was
        play_out(clone, picks[played:])
        assert saved(clone) == saved(state), "the same dice and the same actions make the same race"


@pytest.mark.parametrize("cards", SETS)
def test_a_clone_shares_nothing_that_can_change(cards: str) -> None:
    """Every list of a state, and every list in it, is its own; frames and choices never change."""
    for phase in PHASES:
        state = rich_race(cards, 4, "free", phase, 3).state()
        clone = state.clone()
        for name in (*state.dump(), "memo"):
            mine, other = getattr(state, name), getattr(clone, name)
            if isinstance(mine, list):
                assert mine is not other, name
                assert not any(isinstance(one, list) and one is two for one, two in zip(mine, other, strict=True))


@given(race=any_races(), picks=PICKS)
@examples(100)
def test_a_position_text_restores_all_but_the_dice_to_come(race: Race, picks: list[int]) -> None:
    state = race.state()
    for seat, _ in play(state, picks):
        text = race.game.position(state)
        again = read(race.game, text, race.seats)
        assert without_streams(again) == without_streams(state)
        assert race.game.position(again) == text
        assert repr(again.choice(seat)) == repr(state.choice(seat))


@pytest.mark.parametrize("timing", TIMINGS)
@pytest.mark.parametrize("cards", SETS)
def test_position_texts_of_whole_games(cards: str, timing: str) -> None:
    """From the first decision to the last, laps, chained tracks and tie-breaks included: every third of each game."""
    game = cubitos(cards, timing)
    state = game.new(3, seed=4)
    chance = random.Random(4)
    for decision in itertools.count(SETS.index(cards)):
        if state.over:
            break
        if decision % 3 == 0:
            again = read(game, game.position(state), 3)
            assert without_streams(again) == without_streams(state)
        seat = chance.choice(state.actors())
        state.apply(seat, forward(state, seat, chance))
    assert without_streams(read(game, game.position(state), 3)) == without_streams(state)


@pytest.mark.rule("TRACK-6")
@pytest.mark.parametrize("cards", ["race-2", "race-4"])
def test_a_position_text_knows_which_effects_are_used(cards: str) -> None:
    """From every jet pack and shortcut of the track, on its first lap and on a later one."""
    game = Cubitos(cards=cards, tracks=cubitos(cards, "strict").track_ids, laps=3)
    track = game.facts.tracks[0]
    spaces = [space for space in range(track.size) if track.jet[space] or track.shortcut[space] >= 0]
    assert spaces
    for space, lap in itertools.product(spaces, (1, 3)):
        seat = f"at: {track.names[space]}\nlap: {lap}\nmovement: 9\nmoney: 30"
        state = read(game, f"phase: finish\n[0]\n{seat}\n[1]\nmovement: 1", 2)
        state.apply(0, "jet" if track.jet[space] else "shortcut")
        again = read(game, game.position(state), 2)
        assert without_streams(again) == without_streams(state)


@given(
    cards=st.sampled_from(SETS),
    seats=st.sampled_from(SEATS),
    timing=st.sampled_from(TIMINGS),
    seed=st.integers(-(2**64), 2**64),
    most=st.integers(0, 400),
)
@examples(40)
def test_a_record_replays_to_the_same_state_at_every_decision(
    cards: str, seats: int, timing: str, seed: int, most: int
) -> None:
    recorder = Recorder(cubitos(cards, timing), seats, seed)
    state = recorder.state
    assert isinstance(state, CubitosState)
    chance = random.Random(seed)
    states = [saved(state)]
    while not state.over and len(states) <= most:
        seat = chance.choice(state.actors())
        recorder.apply(seat, forward(state, seat, chance))
        states.append(saved(state))
    text = str(recorder.record)
    record = read_record(text)
    assert str(record) == text
    seen = 0
    for seen, again in enumerate(replay(record, game_of(record))):
        assert isinstance(again, CubitosState)
        assert saved(again) == states[seen]
    assert seen == len(states) - 1
