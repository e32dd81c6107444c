"""A chain of moves in one go: a player may name the cell to end on instead of every move that leads there (SC-6)."""

from __future__ import annotations

from collections import deque
from typing import Final

from cubecup.kernel.choice import Action
from cubecup.seven_cubes.board import CELL_NUMBERS
from cubecup.seven_cubes.state import SevenCubesState

_MOVING: Final = ("jump", "extra-move")
_PLACING: Final = ("corner", "new-corner")


def chain(state: SevenCubesState, seat: int, text: str) -> tuple[str, ...]:
    """The fewest actions that end on a named cell within this turn; empty if there are none."""
    goal = CELL_NUMBERS.get(text.lower())
    choice = state.choice(seat)
    if goal is None or choice.kind not in (*_MOVING, *_PLACING):
        return ()
    if choice.kind == "extra-move" and state.pawns[seat] == goal:
        return ("stay",)
    # A shortest chain enters no cell twice. The cell where a turn begins has not been entered yet: its token
    # works for a chain that comes back.
    seen = {state.pawns[seat]} if choice.kind == "extra-move" else set()
    queue: deque[tuple[SevenCubesState, tuple[str, ...]]] = deque([(state, ())])
    while queue:
        position, way = queue.popleft()
        for action in position.choice(seat).actions:
            if action.verb == "stay" or action.value in seen:
                continue
            if action.value == goal:
                return (*way, action.text)
            seen.add(action.value)
            after = _after(position, seat, action)
            if after is not None:
                queue.append((after, (*way, action.text)))
    return ()


def _after(position: SevenCubesState, seat: int, action: Action) -> SevenCubesState | None:
    """The position after a move if the same turn goes on with an extra move."""
    after = position.clone()
    after.apply(seat, action)
    goes_on = not after.over and after.turns == position.turns and seat in after.actors()
    return after if goes_on and after.choice(seat).kind == "extra-move" else None
