"""A damaged save or position is one clear error; it is never half read and never crashes."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.state import CubitosState
from cubecup.kernel.errors import BadFile, BadOption
from cubecup.kernel.game import JSON
from tests.property.races import PHASES, Race, any_races, examples, read, rich_race, saved

GAME = Cubitos(cards="race-3")


def state_or_mistake(read_it: Callable[[], CubitosState]) -> CubitosState | BadFile:
    try:
        return read_it()
    except BadFile as mistake:
        return mistake


def dumped(race: Race) -> dict[str, JSON]:
    data: dict[str, JSON] = json.loads(saved(race.state()))
    return data


STATES = {phase: dumped(rich_race("race-3", 3, "strict", phase, 1)) for phase in PHASES}
WRONG_VALUES: tuple[JSON, ...] = (None, -1, 1.5, "x", 99_999, [], [[]], [None], {}, [[[]]], [["use"]], [-1, -1, -1])


@pytest.mark.parametrize("name", STATES["use"])
def test_a_save_without_a_field(name: str) -> None:
    data = dict(STATES["use"])
    del data[name]
    with pytest.raises(BadFile, match=f"'{name}'") as caught:
        GAME.load(data)
    assert caught.value.code == "bad-state"


@pytest.mark.parametrize("name", STATES["use"])
def test_a_save_with_a_field_of_the_wrong_type(name: str) -> None:
    """Wrong in type or length, each of these must be refused at once."""
    values: tuple[JSON, ...] = (None, "x", 1.5, {}, [None], [[None]], [[[]]])
    for value in values:
        with pytest.raises(BadFile) as caught:
            GAME.load({**STATES["use"], name: value})
        assert caught.value.code == "bad-state"


@pytest.mark.parametrize("data", [None, [], "state", 7, {}, {"seats": 2}])
def test_what_is_no_save(data: Any) -> None:
    with pytest.raises(BadFile):
        GAME.load(data)


# What no race can be in: a field, and a value of the right type and length that is out of range.
IMPOSSIBLE: list[tuple[str, JSON]] = [
    ("phase", 9),
    ("phase", -1),
    ("starter", 3),
    ("starter", -1),
    ("turn", 3),
    ("space", [9999, 0, 0]),
    ("space", [-1, 0, 0]),
    ("leg", [-1, 0, 0]),
    ("won", [3]),
    ("won", [-1]),
    ("active", [[0], [], []]),
    ("active", [[31], [], []]),
    ("active", [[-1], [], []]),
    ("draw", [-1] * 66),
    ("tray", [-1] * 11),
    ("fans", [99, 0, 0]),
    ("money", [-1, 0, 0]),
    ("credits", [-1, 0, 0]),
    ("streams", ["-1", "0", "0", "0"]),
    ("streams", [str(2**64), "0", "0", "0"]),
    ("seats", 5),
    ("seats", 1),
    ("seats", 99_999),
    ("stacks", [[[]], [], []]),
    ("stacks", [[["use", 0, 0, 0]], [], []]),
    ("stacks", [[["fly", 0, 0, 0, 0]], [], []]),
    ("stacks", [[["use", 9, 0, 0, 0]], [], []]),
    ("stacks", [[["use", -1, 0, 0, 0]], [], []]),
]


@pytest.mark.parametrize(("name", "value"), IMPOSSIBLE)
def test_a_save_with_an_impossible_value(name: str, value: JSON) -> None:
    with pytest.raises(BadFile) as caught:
        GAME.load({**STATES["use"], name: value})
    assert caught.value.code == "bad-state"


@given(data=st.data())
@examples(200)
def test_no_edit_of_a_save_crashes(data: st.DataObject) -> None:
    """One value somewhere in a save is replaced: it is refused, or all of it is taken over."""
    state: Any = json.loads(json.dumps(STATES[data.draw(st.sampled_from(PHASES))]))
    inside: Any = state
    key: Any = data.draw(st.sampled_from(sorted(state)))
    while isinstance(inside[key], list) and inside[key] and data.draw(st.booleans()):
        inside, key = inside[key], data.draw(st.integers(0, len(inside[key]) - 1))
    inside[key] = data.draw(st.sampled_from(WRONG_VALUES))
    loaded = state_or_mistake(lambda: GAME.load(state))
    if isinstance(loaded, BadFile):
        assert loaded.code == "bad-state"
    else:
        assert loaded.dump() == state
        play_on(loaded)


def play_on(state: CubitosState) -> None:
    """Whatever was taken over can be played, once it is advanced to its first real choice."""
    state.forget()
    state.advance()
    for _ in range(30):
        if state.over:
            return
        seat = state.actors()[0]
        state.apply(seat, state.choice(seat).actions[0])


IMPOSSIBLE_POSITIONS = [
    "phase: use\nready: 4",
    "phase: use\nturn: 7",
    "phase: finish\n[0]\nstack: reward 0 9999 0 0",
]


@pytest.mark.parametrize("text", IMPOSSIBLE_POSITIONS)
def test_an_impossible_position_is_refused(text: str) -> None:
    with pytest.raises(BadFile):
        read(GAME, text, 2)


@given(race=any_races(), data=st.data())
@examples(100)
def test_no_edit_of_a_position_crashes(race: Race, data: st.DataObject) -> None:
    lines = race.game.position(race.state()).splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    kind = data.draw(st.sampled_from(("drop", "double", "sign")))
    if kind == "drop":
        del lines[at]
    elif kind == "double":
        lines.insert(at, lines[at])
    else:
        where = data.draw(st.integers(0, len(lines[at]) - 1))
        sign = data.draw(st.sampled_from(" :;-./~^0129,[]xu²"))
        lines[at] = lines[at][:where] + sign + lines[at][where + 1 :]
    state = state_or_mistake(lambda: read(race.game, "\n".join(lines), race.seats))
    if isinstance(state, BadFile):
        assert 1 <= state.line <= len(lines) + 1
        return
    assert state.view(-1)["game"] == "cubitos"
    for seat in state.actors():
        for action in state.choice(seat).actions:
            state.clone().apply(seat, action)


def test_a_position_for_too_many_players() -> None:
    with pytest.raises(BadOption):
        GAME.read_position([], 5)
