"""A position survives saving, copying and writing down at every decision, in the middle of a chain or theft too."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from cubecup.kernel.errors import BadFile
from cubecup.kernel.game import JSON
from cubecup.seven_cubes.state import SevenCubesState
from tests.seven_cubes.tables import GAME, SEATS, position, random_game, saved

MID_CHAIN = "6: ...n...\n5: ..x....\n4: ....+..\n3: ....r..\n[0]\nat: a4"
MID_THEFT = "[0]\nat: d4\n[1]\nat: e6\ncollected: 1"


def fields_of(kind: type) -> set[str]:
    """The slots of a class and its bases; a compiled class lists them in an attribute of its own."""
    names = getattr(kind, "__mypyc_attrs__", None)
    if names is not None:
        return {name for name in names if not name.startswith("__")}
    return {name for base in kind.__mro__ for name in getattr(base, "__slots__", ())}


FIELDS = fields_of(SevenCubesState)


def lines_of(text: str) -> list[tuple[int, str]]:
    return list(enumerate(text.splitlines(), 1))


@pytest.mark.parametrize("seats", SEATS)
def test_dump_load_clone_and_text_are_the_same_position_at_every_decision(seats: int) -> None:
    for seed in range(2):
        for state in random_game(seats, seed):
            data = json.loads(json.dumps(state.dump()))
            loaded = GAME.load(data)
            assert loaded.dump() == data == state.clone().dump()
            read = GAME.read_position(lines_of(GAME.position(state)), seats)
            left_out = {"streams": None, "asked": None, "rolled": None}  # what is to come, and how much came before
            assert {**read.dump(), **left_out} == {**data, **left_out}
            for seat in state.actors():
                texts = repr(state.choice(seat))
                assert repr(loaded.choice(seat)) == repr(state.clone().choice(seat)) == repr(read.choice(seat)) == texts


@pytest.mark.parametrize("seed", range(2))
def test_a_loaded_game_goes_on_like_the_one_that_was_saved(seed: int) -> None:
    for state in random_game(3, seed):
        if state.over:
            break
        (seat,) = state.actors()
        for action in state.choice(seat).actions:
            one, other = state.clone(), GAME.load(state.dump())
            one.apply(seat, action)
            other.apply(seat, action.text)
            assert saved(one) == saved(other)


def pending() -> Iterator[tuple[str, SevenCubesState]]:
    chain = position(MID_CHAIN)
    chain.apply(0, "jump c5")
    chain.apply(0, "step d6")
    yield "chain", chain
    theft = position(MID_THEFT)
    theft.apply(0, "jump e6")
    yield "theft", theft


@pytest.mark.parametrize(("name", "state"), list(pending()))
def test_saving_in_the_middle_of_a_turn(name: str, state: SevenCubesState) -> None:
    for twin in (state.clone(), GAME.load(json.loads(saved(state)))):
        assert saved(twin) == saved(state)
        if name == "chain":
            twin.apply(0, "jump e4")
            twin.apply(0, "step e3")
            assert twin.collected == [1, 0]
        else:
            assert twin.actors() == (1,)
            twin.apply(1, "corner sw")
            assert twin.pawns[1] == 0


def test_a_clone_is_independent() -> None:
    for state in random_game(2, 1):
        before = saved(state)
        twin = state.clone()
        for values in (twin.tokens, twin.pawns, twin.rows, twin.collected, twin.protected, twin.won, twin.streams):
            values.clear()
        twin.stacks[0].clear()
        twin.stacks.clear()
        twin.memo.clear()
        assert saved(state) == before


def test_every_field_is_saved_or_meant_not_to_be() -> None:
    state = GAME.new(2, 1)
    assert set(state.dump()) | state.TRANSIENT == FIELDS
    assert not set(state.dump()) & state.TRANSIENT
    with pytest.raises(AttributeError):
        state.something_new = 1  # type: ignore[attr-defined]  # that is the point


def test_a_clone_has_every_field() -> None:
    for state in random_game(4, 2):
        state.journal = []
        clone = state.clone()
        assert clone.journal is None
        for name in FIELDS - {"journal", "loaded"}:
            assert getattr(clone, name) == getattr(state, name), name
        state.journal = None


# Other people's data: whatever JSON can hold.
NONSENSE: list[Any] = [None, "x", 1.5, -2, {}, [None], [[]], ["x"]]
WRONG: list[tuple[str, Any]] = [
    *((name, value) for name in GAME.new(2, 1).dump() for value in NONSENSE),
    ("seats", 1),
    ("seats", 5),
    ("seats", True),
    ("seats", 3),
    ("over", 0),
    ("over", True),
    ("tokens", [0] * 48),
    ("tokens", [13] * 49),
    ("pawns", [49, 0]),
    ("pawns", [3, 3]),
    ("pawns", [3, -1]),
    ("rows", [1] * 14),
    ("collected", [8, 0]),
    ("collected", [0, 0]),
    ("protected", [2, 0]),
    ("turn", 1),
    ("turns", 0),
    ("last_cube", 99),
    ("used", [49]),
    ("won", [0]),
    ("won", [2]),
    ("stacks", [["turn"], ["turn"]]),
    ("stacks", [["turn", "turn"], []]),
    ("stacks", [[], []]),
    ("stacks", [["place"], []]),
    ("stacks", [["return"], []]),
    ("stacks", [["extra"], []]),
    ("stacks", [["walk"], []]),
    ("streams", ["1", "2"]),
    ("streams", ["1", "2", str(1 << 64)]),
]


@pytest.mark.parametrize(("name", "value"), WRONG, ids=repr)
def test_a_damaged_save_is_one_clear_error(name: str, value: Any) -> None:
    state = position("turns: 4\nlast-cube: 2\n[0]\ncollected: 1\nprotected: 1\n[1]\ncollected: 1")
    state.last_take = 2
    data: dict[str, JSON] = {**state.dump(), name: value}
    assert GAME.load(state.dump()).dump() == state.dump()
    with pytest.raises(BadFile) as caught:
        GAME.load(data)
    assert caught.value.code == "bad-state"


@pytest.mark.parametrize("name", GAME.new(2, 1).dump())
def test_a_missing_field_is_named(name: str) -> None:
    data = GAME.new(2, 1).dump()
    del data[name]
    with pytest.raises(BadFile, match=f"'{name}'"):
        GAME.load(data)
