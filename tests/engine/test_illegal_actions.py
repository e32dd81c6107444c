"""What the rules do not allow is refused with a code, a rule and a sentence, and changes nothing at all."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.state import CubitosState
from cubecup.kernel.choice import Action
from cubecup.kernel.errors import CubeCupError, IllegalAction
from cubecup.kernel.record import Recorder
from tests.property.policies import forward


def new_state(timing: str = "strict", seats: int = 3) -> CubitosState:
    return Cubitos(cards="race-1", timing=timing).new(seats, seed=5)


def finished_state() -> CubitosState:
    state = new_state()
    chance = random.Random(5)
    while not state.over:
        (seat,) = state.actors()
        state.apply(seat, forward(state, seat, chance))
    return state


# Seats and actions come from other people's programs, so their types are not what the signatures promise.
def refused(state: CubitosState, seat: Any, action: Any) -> IllegalAction:
    before = json.dumps(state.dump())
    choices = {actor: repr(state.choice(actor)) for actor in state.actors()}
    with pytest.raises(IllegalAction) as caught:
        state.apply(seat, action)
    error = caught.value
    assert json.dumps(state.dump()) == before
    assert {actor: repr(state.choice(actor)) for actor in state.actors()} == choices
    assert isinstance(error, CubeCupError)
    assert error.rule
    assert error.facts["rule"] == error.rule
    assert error.sentence[0].isupper() or error.sentence[0] == "'"
    assert error.sentence.endswith(".")
    assert str(error) == f"{error.sentence} [{error.code}, {error.rule}]"
    return error


@pytest.mark.parametrize("seat", [-1, 3, 99, 2**70, True, False, 0.0, 1.5, "0", "", b"0", None, [0], (0,), {}, Action])
def test_no_such_seat(seat: object) -> None:
    state = new_state()
    assert refused(state, seat, "push").code == "no-such-seat"
    with pytest.raises(IllegalAction, match="no-such-seat"):
        state.choice(seat)


@pytest.mark.rule("ROLL-10")
def test_a_seat_that_has_to_wait() -> None:
    state = new_state()
    (actor,) = state.actors()
    for seat in {0, 1, 2} - {actor}:
        error = refused(state, seat, "pass")
        assert error.code == "not-your-turn"
        assert f"Seat {seat} has to wait for seat {actor}" in error.sentence
        with pytest.raises(IllegalAction, match="not-your-turn"):
            state.choice(seat)


@pytest.mark.rule("ROLL-10")
def test_free_timing_lets_anyone_undecided_act_but_nobody_twice() -> None:
    state = new_state("free")
    assert state.actors() == (0, 1, 2)
    state.apply(1, "pass")
    assert state.actors() == (0, 2)
    assert refused(state, 1, "pass").code == "not-your-turn"


@pytest.mark.parametrize("action", [None, 0, 1.5, True, b"push", ["push"], ("push",), {"text": "push"}, str, object()])
def test_what_is_no_action(action: object) -> None:
    state = new_state()
    (seat,) = state.actors()
    error = refused(state, seat, action)
    assert error.code == "not-an-action"
    assert error.rule == state.choice(seat).rule


@pytest.mark.parametrize(
    "text", ["", " ", "\n", "\0", "pu sh", "push\0", "PUSH", "push pass", "push,", "roll", "take", "take white", "⚀"]
)
def test_malformed_text(text: str) -> None:
    state = new_state()
    (seat,) = state.actors()
    error = refused(state, seat, text)
    assert error.code == "not-legal"
    assert "Possible: push, pass." in error.sentence
    assert error.rule == "ROLL-7"


def test_an_endless_text_makes_no_endless_sentence() -> None:
    state = new_state()
    (seat,) = state.actors()
    assert len(str(refused(state, seat, "push " * 100_000))) < 500


def test_an_action_is_what_it_reads_like() -> None:
    """A value made by hand, or by another game, is looked up by its text: its number is not trusted."""
    state, other = new_state(), new_state()
    (seat,) = state.actors()
    state.apply(seat, Action("push", "buy", 99))
    other.apply(seat, "push")
    assert state.dump() == other.dump()
    assert refused(state, state.actors()[0], Action("buy white", "push", 0)).code == "not-legal"


@pytest.mark.parametrize("action", ["push", "pass", "stop", "", None])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_finished_game(seat: int, action: str | None) -> None:
    state = finished_state()
    assert state.actors() == ()
    assert refused(state, seat, action).code == "game-over"
    with pytest.raises(IllegalAction, match="game-over"):
        state.choice(seat)


def test_a_seat_that_does_not_exist_in_a_finished_game() -> None:
    assert refused(finished_state(), 7, "pass").code == "no-such-seat"


def test_a_refused_action_leaves_no_trace_in_the_record() -> None:
    recorder = Recorder(Cubitos(cards="race-1"), 2, seed=5)
    (seat,) = recorder.state.actors()
    before = str(recorder.record)
    with pytest.raises(IllegalAction):
        recorder.apply(seat, "buy blue")
    with pytest.raises(IllegalAction):
        recorder.apply(1 - seat, "push")
    assert str(recorder.record) == before
    assert recorder.take_events() == []
