"""A new field needs a decision: saved by `dump`, listed in `TRANSIENT`, or static. And what is saved is restored."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from cubecup.cubitos.fields import COUNTED, PER_SEAT
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.state import CubitosState
from cubecup.kernel.game import Game, State
from tests.property.races import PHASES, SETS, Race, play, read, rich_race
from tests.property.scenarios import follow, of_game

STATIC = {"facts", "kinds"}  # given by the game's options, the same in every state


def fields_of(kind: type) -> set[str]:
    """The slots of a class and its bases; a compiled class lists them in an attribute of its own."""
    names = getattr(kind, "__mypyc_attrs__", None)
    if names is not None:
        return {name for name in names if not name.startswith("__")}
    return {name for base in kind.__mro__ for name in getattr(base, "__slots__", ())}


FIELDS = fields_of(CubitosState)


@pytest.fixture
def state() -> CubitosState:
    return Cubitos(cards="race-3").new(3, seed=1)


def test_a_state_is_slotted(state: CubitosState) -> None:
    """Nothing can be attached to a state by the way, past the tests below."""
    assert len(FIELDS) > 30
    with pytest.raises(AttributeError):
        state.something_new = 1  # type: ignore[attr-defined]  # that is the point


def test_every_field_is_saved_or_meant_not_to_be(state: CubitosState) -> None:
    decided = [set(state.dump()), set(state.TRANSIENT), STATIC]
    assert set().union(*decided) == FIELDS
    assert sum(map(len, decided)) == len(FIELDS), "a field is decided upon once"


def test_a_clone_has_every_field(state: CubitosState) -> None:
    for phase in PHASES:
        for original in (state, rich_race("race-3", 3, "free", phase, 2).state()):
            clone = original.clone()
            for name in FIELDS - {"journal", "loaded"}:
                assert getattr(clone, name) == getattr(original, name), name


def test_nobody_listens_to_a_clone_and_its_dice_are_not_loaded(state: CubitosState) -> None:
    state.journal = []
    state.loaded = [[] for _ in range(3)]
    clone = state.clone()
    assert clone.journal is None
    assert clone.loaded is None


def some_states() -> Iterator[tuple[Game, State]]:
    """Every field has been put to use: rich players, ends of scenarios, a tie-break, a race that is over."""
    for scenario in of_game("cubitos"):
        *_, end = follow(scenario)
        yield end
    for number, cards in enumerate(SETS):
        for phase in PHASES:
            race = rich_race(cards, 3, ("strict", "free")[number % 2], phase, number)
            state = race.state()
            for _ in play(state, list(range(0, 800, 21))):
                yield race.game, state
    tie = rich_race("race-1", 2, "strict", "finish", 1)
    yield tie.game, read(tie.game, f"tie-break: 2\n{tie.position}", 2)
    over = Race("race-1", 2, "strict", 1, decisions=5_000)
    yield over.game, over.state()


def test_every_saved_field_is_restored_and_copied() -> None:
    values: dict[str, set[str]] = {name: set() for name in FIELDS - STATIC - CubitosState.TRANSIENT}
    for game, state in some_states():
        data = state.dump()
        assert game.load(data).dump() == data
        assert state.clone().dump() == data
        for name, value in data.items():
            each: Any = value if name in PER_SEAT + COUNTED else [value]
            values[name].update(json.dumps(one) for one in each)
    unused = {name for name, seen in values.items() if len(seen) < 2}
    assert not unused, "a field that never changes in the samples is not put to the test"


def test_a_dump_is_a_copy(state: CubitosState) -> None:
    before = state.dump()
    scribbled: Any = state.dump()
    for value in scribbled.values():
        if isinstance(value, list):
            for one in value:
                if isinstance(one, list):
                    one.clear()
            value.clear()
    assert state.dump() == before
