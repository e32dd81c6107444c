"""Where a runner can get in this Move step, at what price, and along which steps: for screens and bots.

Shortcuts and jet packs are decisions of their own on their spaces; a way through one is found from there on.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from cubecup.cubitos.moving import MOVEMENT_PRICE
from cubecup.cubitos.purse import wealth
from cubecup.cubitos.track import FINISH, START

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState

MOST_BOUGHT: Final = 4  # ways that need more bought movement are not worked out

_Node = tuple[int, int, int]  # leg, space, water movement left


class Way:
    """A space within reach: steps to it, movement bought for them, and the actions that lead there."""

    __slots__ = ("bought", "leg", "path", "space", "steps")

    def __init__(self, leg: int, space: int, steps: int, bought: int, path: tuple[str, ...]) -> None:
        self.leg = leg
        self.space = space
        self.steps = steps
        self.bought = bought
        self.path = path


def reach(state: CubitosState, seat: int) -> list[Way]:
    """Every space within reach, with the fewest purchases and then the fewest steps."""
    found: dict[tuple[int, int], Way] = {}
    for bought in range(min(wealth(state, seat) // MOVEMENT_PRICE, MOST_BOUGHT) + 1):
        parents = _spread(state, seat, bought)
        paths: dict[_Node, tuple[str, ...]] = {}
        for node, came_from in parents.items():  # a node stands after the one it was reached from
            leg, space, _ = node
            if came_from is None:
                paths[node] = ("buy movement",) * bought
                continue
            path = paths[node] = (*paths[came_from], f"step {state.facts.track_of_leg(leg).names[space]}")
            if (leg, space) not in found:
                found[leg, space] = Way(leg, space, len(path) - bought, bought, path)
    return [found[place] for place in sorted(found)]


def _spread(state: CubitosState, seat: int, bought: int) -> dict[_Node, _Node | None]:
    """Breadth first over spaces and water movement left; what is left of ordinary movement follows from the steps."""
    facts = state.facts
    first: _Node = (state.leg[seat], state.space[seat], state.water[seat])
    parents: dict[_Node, _Node | None] = {first: None}
    spent = {first: 0}
    total = state.movement[seat] + state.water[seat] + bought
    queue = deque([first])
    while queue:
        node = queue.popleft()
        leg, space, wet = node
        left = total - spent[node]
        if left <= 0:
            continue
        if space == FINISH:
            crossing = facts.crossing_price(leg)
            options: list[tuple[_Node, int]] = [((leg + 1, START, min(wet, left - crossing)), crossing)]
        else:
            track = facts.track_of_leg(leg)
            options = []
            for target in track.steps[space]:
                if not track.water[target]:
                    options.append(((leg, target, min(wet, left - 1)), 1))
                elif wet:
                    options.append(((leg, target, wet - 1), 1))
        for following, price in options:
            if following not in parents:
                parents[following] = node
                spent[following] = spent[node] + price
                queue.append(following)
    return parents
