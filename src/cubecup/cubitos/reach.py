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
    from cubecup.kernel.choice import Choice

MOST_BOUGHT: Final = 4  # ways that need more bought movement are not worked out
MOST_STEPS: Final = 120  # nor are longer ones: a strange pack may give any amount of movement
FROM_HERE: Final = -1

_Node = tuple[int, int, int]  # leg, space, water movement left


class Way:
    """A space within reach, and how: after `steps` steps, the last of them from the way numbered `after`.

    All ways together are a tree, so they take no more room than the spaces they lead to. To a space several may lead,
    because others go on from it; `best` is the one with the fewest purchases and then the fewest steps.
    """

    __slots__ = ("after", "best", "bought", "leg", "space", "steps")

    def __init__(self, leg: int, space: int, steps: int, bought: int, after: int, best: bool) -> None:
        self.leg = leg
        self.space = space
        self.steps = steps
        self.bought = bought
        self.after = after
        self.best = best


def reach(state: CubitosState, seat: int) -> list[Way]:
    """Every space within reach; a way stands after the one it goes on from."""
    ways: list[Way] = []
    found: set[tuple[int, int]] = set()
    for bought in range(min(wealth(state, seat) // MOVEMENT_PRICE, MOST_BOUGHT) + 1):
        parents = _spread(state, seat, bought)
        numbers: dict[_Node, int] = {}
        for node, came_from in parents.items():  # a node stands after the one it was reached from
            place = node[:2]
            if came_from is not None and place not in found:
                found.add(place)
                _add(ways, numbers, parents, node, bought)
    return ways


def one_step(state: CubitosState, seat: int, choice: Choice) -> list[Way]:
    """The spaces a choice offers itself, where it goes by single steps."""
    leg = state.leg[seat]
    steps = [action.value for action in choice.actions if action.verb == "step"]
    return [Way(leg + (space == START), space, 1, 0, FROM_HERE, True) for space in steps]


def _add(
    ways: list[Way], numbers: dict[_Node, int], parents: dict[_Node, _Node | None], goal: _Node, bought: int
) -> None:
    """The way to a goal, and as much of it before as is not there yet."""
    missing: list[_Node] = []
    node: _Node | None = goal
    while node is not None and parents[node] is not None and node not in numbers:
        missing.append(node)
        node = parents[node]
    after = numbers.get(node, FROM_HERE) if node is not None else FROM_HERE
    for one in reversed(missing):
        steps = ways[after].steps + 1 if after >= 0 else 1
        ways.append(Way(one[0], one[1], steps, bought, after, one == goal))
        after = numbers[one] = len(ways) - 1


def actions_to(state: CubitosState, ways: list[Way], way: Way) -> list[str]:
    """The actions that lead to a way's end."""
    steps: list[str] = []
    at: Way | None = way
    while at is not None:
        steps.append(f"step {state.facts.track_of_leg(at.leg).names[at.space]}")
        at = ways[at.after] if at.after >= 0 else None
    return ["buy movement"] * way.bought + steps[::-1]


def _spread(state: CubitosState, seat: int, bought: int) -> dict[_Node, _Node | None]:
    """Breadth first over spaces and water movement left; what is left of ordinary movement follows from the steps.

    A node is passed over if its space was reached before for no more, with no less water movement left.
    """
    facts = state.facts
    first: _Node = (state.leg[seat], state.space[seat], state.water[seat])
    parents: dict[_Node, _Node | None] = {first: None}
    spent = {first: 0}
    reached: dict[tuple[int, int], list[tuple[int, int]]] = {first[:2]: [(0, first[2])]}
    total = min(state.movement[seat] + state.water[seat] + bought, MOST_STEPS)
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
            before = reached.setdefault(following[:2], [])
            cost = spent[node] + price
            if following not in parents and not any(c <= cost and w >= following[2] for c, w in before):
                parents[following] = node
                spent[following] = cost
                before.append((cost, following[2]))
                queue.append(following)
    return parents
