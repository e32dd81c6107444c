"""Dice from a source the engine is given: asked by number, never saved, never handed to copies, both games."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.state import CubitosState
from cubecup.kernel.dice import TABLE
from cubecup.kernel.record import Recorder, read_record, replay
from cubecup.seven_cubes.game import SevenCubes

Asked = tuple[int, int, int, int]


class Scripted:
    """Numbers that follow from what is asked, and a list of all that was."""

    def __init__(self, key: int = 1) -> None:
        self.key = key
        self.asked: list[Asked] = []

    def numbers(self, seat: int, roll: int, count: int, bound: int) -> list[int]:
        self.asked.append((seat, roll, count, bound))
        return [(self.key + seat * 31 + roll * 17 + die * die + die // 3) % bound for die in range(count)]


class Wrong:
    """A source that answers what it was told to."""

    def __init__(self, answer: list[Any]) -> None:
        self.answer = answer

    def numbers(self, seat: int, roll: int, count: int, bound: int) -> list[int]:
        return self.answer if seat != TABLE else [0]


def play(recorder: Recorder, decisions: int) -> None:
    """Push while that is possible, else the first action."""
    for _ in range(decisions):
        if recorder.state.over:
            return
        seat = recorder.state.actors()[0]
        recorder.apply(seat, recorder.state.choice(seat).actions[0])


def rolls(recorder: Recorder) -> list[str]:
    return [recorder.record.opening, *(line.outcome for line in recorder.record.lines)]


def test_every_roll_is_asked_for_by_seat_and_number() -> None:
    source = Scripted()
    recorder = Recorder(Cubitos("race-1"), 3, 1, source=source)
    play(recorder, 60)
    assert source.asked[0] == (TABLE, 0, 1, 3), "who begins"
    dice = [asked for asked in source.asked if asked[0] != TABLE]
    assert {bound for *_, bound in dice} == {6}
    for seat in range(3):
        numbers = [roll for other, roll, _, _ in dice if other == seat]
        assert len(numbers) > 3
        assert numbers == list(range(len(numbers))), "counted from 0, none left out, none asked for before its time"
        assert recorder.state.rolled[seat] == len(numbers)
    assert recorder.state.rolled[3] == 1


def test_the_faces_are_those_of_the_source() -> None:
    """Roll 0 of a seat by the faces of the content: light gray first, dark gray after it, then the start die."""
    source = Scripted(key=0)
    state = Cubitos("race-1").new(2, 1, setup={"start_player": 0}, source=source)
    while not source.asked[1:]:
        state.apply(state.actors()[0], state.choice(state.actors()[0]).actions[0])
    for seat in range(2):
        (count,) = [count for other, roll, count, _ in source.asked if (other, roll) == (seat, 0)]
        numbers = source.numbers(seat, 0, count, 6)
        kinds = [0] * 7 + [1] * 2 + [2] * (count - 9)
        hits = sum(state.facts.faces[kind][number] != 0 for kind, number in zip(kinds, numbers, strict=True))
        assert len(state.active[seat]) == hits


def test_another_source_rolls_other_dice_and_the_seed_none() -> None:
    def outcome(seed: int, key: int) -> list[str]:
        recorder = Recorder(Cubitos("race-1"), 2, seed, {"start_player": 0}, Scripted(key))
        play(recorder, 20)
        return rolls(recorder)

    assert outcome(1, 1) == outcome(2, 1)
    assert outcome(1, 1) != outcome(1, 2)


def test_a_position_does_not_tell_where_its_dice_came_from() -> None:
    """Not saved, and no other field differs: a record replays to the same dump without the source."""
    recorder = Recorder(Cubitos("race-3"), 2, 4, source=Scripted())
    play(recorder, 80)
    record = read_record(str(recorder.record))
    *_, replayed = replay(record, recorder.game)
    assert replayed.source is None
    assert replayed.dump() == recorder.state.dump()
    assert "source" not in recorder.state.dump()


def test_copies_and_loaded_states_cannot_ask_the_source() -> None:
    """Neither a search nor a fork sees a roll that has not been made."""
    source = Scripted()
    game = Cubitos("race-1")
    state = game.new(2, 1, source=source)
    before = list(source.asked)
    for twin in (state.clone(), game.load(json.loads(json.dumps(state.dump()))), state.clone().clone()):
        assert twin.source is None
        for _ in range(30):
            twin.apply(twin.actors()[0], twin.choice(twin.actors()[0]).actions[0])
    assert source.asked == before


def test_what_is_taken_back_is_not_rolled_anew() -> None:
    """The position before a roll, with the source given again: the same dice fall, by whatever way it was restored."""
    source = Scripted()
    game = Cubitos("race-1")
    state = game.new(2, 1, source=source)
    kept = state.clone()
    saved = state.dump()
    seat = state.actors()[0]
    state.apply(seat, "push")
    rolled = source.asked[-1]
    for again in (kept, game.load(saved)):
        again.source = source
        again.apply(seat, "push")
        assert source.asked[-1] == rolled
        assert again.dump() == state.dump()


def test_a_replay_asks_for_nothing_and_goes_on_where_it_ended() -> None:
    """A game restored from its record takes up the count of rolls."""
    source = Scripted()
    recorder = Recorder(Cubitos("race-1"), 2, 1, source=source)
    play(recorder, 25)
    before = len(source.asked)
    *_, restored = replay(read_record(str(recorder.record)), recorder.game)
    restored.source = source
    assert len(source.asked) == before
    for _ in range(25):
        seat = restored.actors()[0]
        restored.apply(seat, restored.choice(seat).actions[0])
    play(recorder, 25)
    mine, other = source.asked[before:][: len(source.asked[before:]) // 2], source.asked[before:]
    assert mine
    assert other == mine * 2
    assert restored.dump() == recorder.state.dump()


def test_loaded_dice_come_before_the_source() -> None:
    source = Scripted()
    state = Cubitos("race-1").new(2, 1, source=source)
    before = len(source.asked)
    seat = state.actors()[0]
    state.loaded = [[], []]
    state.loaded[seat] = [kind for kind in range(state.kinds) for _ in range(state.roll[seat * state.kinds + kind])]
    state.apply(seat, "push")
    assert len(source.asked) == before
    assert state.loaded == [[], []]


@pytest.mark.parametrize("answer", [[], [1, 2], [6] * 10, [-1] * 10, [True] * 10, [0.0] * 10])
def test_numbers_that_no_die_has_are_refused(answer: list[Any]) -> None:
    with pytest.raises(ValueError, match="numbers from 0 to 5 expected"):
        Cubitos("race-1").new(2, 1, source=Wrong(answer))


def test_the_other_game_is_laid_out_by_the_source() -> None:
    source = Scripted()
    game = SevenCubes()
    state = game.new(2, 1, source=source)
    assert [asked[:3] for asked in source.asked] == [(TABLE, roll, 1) for roll in range(len(source.asked))]
    assert source.asked[-1] == (TABLE, len(source.asked) - 1, 1, 2), "who begins comes last"
    assert state.rolled == [0, 0, len(source.asked)]
    assert game.setup_of(game.new(2, 2, source=Scripted())) == game.setup_of(state)
    assert game.setup_of(game.new(2, 1, source=Scripted(3))) != game.setup_of(state)
    assert game.setup_of(game.new(2, 1)) != game.setup_of(state)
    assert state.clone().source is None
    assert game.load(state.dump()).dump() == state.dump()


def test_rolls_are_counted_without_a_source_too() -> None:
    """So that one can be given to a game in progress."""
    state = Cubitos("race-1").new(2, 1)
    assert isinstance(state, CubitosState)
    assert state.rolled == [1, 1, 1]
    state.apply(state.actors()[0], "push")
    assert sorted(state.rolled) == [1, 1, 2]
