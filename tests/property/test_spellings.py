"""Picking several dice is a run of single picks: each selection the rules allow has one spelling, others have none.

What is allowed is counted here from the rules alone, kind by kind, without a look at how the engine offers it.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cubecup.cubitos.dice import KINDS
from cubecup.cubitos.state import CubitosState
from tests.property.races import cubitos, examples, read

PICKED_FROM = ("light-gray", "dark-gray", "white", "red", "blue")
COUNTS = st.lists(st.integers(0, 3), min_size=len(PICKED_FROM), max_size=len(PICKED_FROM))
FEW = st.lists(st.integers(0, 2), min_size=len(PICKED_FROM), max_size=len(PICKED_FROM))

Selection = tuple[int, ...]  # how many of each kind


def dice(counts: list[int]) -> str:
    return ", ".join(f"{kind} {count}" for kind, count in zip(PICKED_FROM, counts, strict=True) if count) or "-"


def position(cards: str, seat_0: str, seat_1: str, phase: str) -> CubitosState:
    """Two players; the second one has something to decide too, so that nothing goes on without it."""
    return read(cubitos(cards, "strict"), f"phase: {phase}\n[0]\n{seat_0}\n[1]\n{seat_1}", 2)


def in_zone(state: CubitosState, zone: list[int]) -> Selection:
    return tuple(zone[KINDS.index(kind)] for kind in PICKED_FROM)


def outcomes(state: CubitosState, kind_of_choice: str) -> Iterator[CubitosState]:
    """Where every run of answers of seat 0 to this question leads."""
    if state.actors() != (0,) or state.choice(0).kind != kind_of_choice:
        yield state
        return
    for action in state.choice(0).actions:
        after = state.clone()
        after.apply(0, action)
        yield from outcomes(after, kind_of_choice)


def selections(*counts: list[int]) -> list[tuple[Selection, ...]]:
    """Every way to take none, some or all of each kind, zone by zone."""
    zones = [list(itertools.product(*(range(count + 1) for count in zone))) for zone in counts]
    return sorted(itertools.product(*zones))


@pytest.mark.rule("ROLL-1")
@given(counts=COUNTS, owed=st.integers(1, 5))
@examples(40)
def test_a_draw(counts: list[int], owed: int) -> None:
    """Exactly the dice owed, of any kinds; the start player die in Roll does not count."""
    assume(sum(counts) > owed)
    state = position(
        "race-1",
        f"draw: {dice(counts)}\nroll: light-gray {9 - owed}, start 1",
        "draw: light-gray 8, dark-gray 2",
        "draw",
    )
    left = sorted(in_zone(after, after.draw) for after in outcomes(state, "draw"))
    allowed = [tuple(taken) for (taken,) in selections(counts) if sum(taken) == owed]
    assert left == sorted(tuple(had - took for had, took in zip(counts, taken, strict=True)) for taken in allowed)


@pytest.mark.rule("ROLL-9")
@given(counts=FEW)
@examples(30)
def test_the_discard_after_a_bust(counts: list[int]) -> None:
    """Any dice of the Roll Zone, none and all included."""
    state = position(
        "race-1", f"roll: {dice(counts)}\nstack: bust 0 0 0 0", "roll: dark-gray 1\nstack: roll 0 0 0 0", "roll"
    )
    dropped = sorted((in_zone(after, after.discard),) for after in outcomes(state, "bust-discard"))
    assert dropped == selections(counts)


@pytest.mark.rule("CARD-champion")
@given(drawn=st.lists(st.integers(0, 1), min_size=5, max_size=5), discarded=FEW)
@examples(20)
def test_the_free_draw_of_a_champion(drawn: list[int], discarded: list[int]) -> None:
    """Any dice from Draw and Discard, more or fewer than the draw amount."""
    state = position(
        "race-5",
        f"draw: {dice(drawn)}\ndiscard: {dice(discarded)}\nroll: start 1\nstack: free-draw 0 0 0 0",
        "draw: light-gray 8, dark-gray 2\nstack: draw 0 0 0 3",
        "draw",
    )
    left = sorted((in_zone(after, after.draw), in_zone(after, after.discard)) for after in outcomes(state, "free-draw"))
    assert left == selections(drawn, discarded), "what is left runs through the same selections as what is taken"
