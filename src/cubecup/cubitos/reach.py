"""Where a runner can get in this Move step, at what price, and along which steps: for screens and bots.

Shortcuts and jet packs are decisions of their own on their spaces; a way through one is found from there on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cubecup.cubitos.moving import MOVEMENT_PRICE
from cubecup.cubitos.purse import wealth
from cubecup.cubitos.track import FINISH, MOST_SPACES, START

if TYPE_CHECKING:
    from cubecup.cubitos.facts import RaceFacts
    from cubecup.cubitos.state import CubitosState
    from cubecup.kernel.choice import Choice

MOST_BOUGHT: Final = 4  # ways that need more bought movement are not worked out
MOST_STEPS: Final = 120  # nor are longer ones: a strange pack may give any amount of movement
MOST_WAYS: Final = 450  # the nearest first; on the published tracks there are never more than about 400
MOST_NODES: Final = 1000  # looked at for one question; there never more than about 900
FROM_HERE: Final = -1

# A node: leg, space and water movement left, in one number.
_WET_BITS: Final = 7
_WET_MASK: Final = (1 << _WET_BITS) - 1


class Way:
    """A space within reach, and how: for `steps` of movement, the last step from the way numbered `after`.

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
    found: set[int] = set()
    left = MOST_NODES
    for bought in range(purchases(state, seat) + 1):
        parents = _spread(state, seat, bought, left)
        left -= len(parents)
        numbers: dict[int, int] = {}
        for node, came_from in parents.items():  # a node stands after the one it was reached from
            place = node >> _WET_BITS
            if came_from >= 0 and place not in found and len(ways) < MOST_WAYS:
                found.add(place)
                _add(state.facts, ways, numbers, parents, node, bought)
    return ways


def purchases(state: CubitosState, seat: int) -> int:
    """How many steps can be bought, as far as that is looked at."""
    return min(wealth(state, seat) // MOVEMENT_PRICE, MOST_BOUGHT)


def one_step(state: CubitosState, seat: int, choice: Choice) -> list[Way]:
    """The spaces a choice offers itself, where it goes by single steps."""
    leg = state.leg[seat]
    steps = [action.value for action in choice.actions if action.verb == "step"]
    return [Way(leg + (space == START), space, 1, 0, FROM_HERE, True) for space in steps]


def _add(
    facts: RaceFacts, ways: list[Way], numbers: dict[int, int], parents: dict[int, int], goal: int, bought: int
) -> None:
    """The way to a goal, and as much of it before as is not there yet. From a finish to a start may be free (END-1)."""
    missing: list[int] = []
    node = goal
    while parents[node] >= 0 and node not in numbers:
        missing.append(node)
        node = parents[node]
    after = numbers.get(node, FROM_HERE)
    for one in reversed(missing):
        leg, space = divmod(one >> _WET_BITS, MOST_SPACES)
        steps = (ways[after].steps if after >= 0 else 0) + (facts.crossing_price(leg - 1) if space == START else 1)
        ways.append(Way(leg, space, steps, bought, after, one == goal))
        after = numbers[one] = len(ways) - 1


def _spread(state: CubitosState, seat: int, bought: int, most: int) -> dict[int, int]:
    """Breadth first over spaces and water movement left; what is left of ordinary movement follows from the steps.

    Each node with the one it was reached from, the first with -1. A node is passed over if its space was reached before
    for no more, with no less water movement left; and after `most` of them the rest is.
    """
    facts = state.facts
    total = min(state.movement[seat] + state.water[seat] + bought, MOST_STEPS)
    place = state.leg[seat] * MOST_SPACES + state.space[seat]
    first = place << _WET_BITS | min(state.water[seat], MOST_STEPS)
    search = _Search(first)
    parents, spent, queue = search.parents, search.spent, search.queue
    at = 0
    while at < len(queue) and len(parents) < most:
        node = queue[at]
        at += 1
        cost = spent[node]
        left = total - cost
        if left <= 0:
            continue
        wet = node & _WET_MASK
        leg, space = divmod(node >> _WET_BITS, MOST_SPACES)
        if space == FINISH:
            price = facts.crossing_price(leg)
            if price <= left:
                search.go(node, (leg + 1) * MOST_SPACES + START, min(wet, left - price), cost + price)
            continue
        track = facts.track_of_leg(leg)
        water = track.water
        base = leg * MOST_SPACES
        dry = min(wet, left - 1)
        for target in track.steps[space]:
            if not water[target]:
                search.go(node, base + target, dry, cost + 1)
            elif wet:
                search.go(node, base + target, wet - 1, cost + 1)
    return parents


class _Search:
    """What a spread has found so far."""

    __slots__ = ("dearest", "most_wet", "parents", "queue", "reached", "spent")

    def __init__(self, first: int) -> None:
        place, wet = first >> _WET_BITS, first & _WET_MASK
        self.parents: dict[int, int] = {first: -1}
        self.spent: dict[int, int] = {first: 0}
        self.queue = [first]
        self.reached: dict[int, list[tuple[int, int]]] = {place: [(0, wet)]}
        self.most_wet: dict[int, int] = {place: wet}
        self.dearest: dict[int, int] = {place: 0}

    def go(self, node: int, place: int, wet: int, cost: int) -> None:
        """A step from a node to a place that leaves so much water movement and has cost so much in all."""
        following = place << _WET_BITS | wet
        if following in self.parents:
            return
        known = self.most_wet.get(place, -1)
        if wet <= known:
            # Mostly steps come in the order of their cost: then whoever was here with the most water came for less.
            if cost >= self.dearest[place] or any(c <= cost and w >= wet for c, w in self.reached[place]):
                return
        else:
            self.most_wet[place] = wet
        self.dearest[place] = max(self.dearest.get(place, 0), cost)
        self.parents[following] = node
        self.spent[following] = cost
        self.reached.setdefault(place, []).append((cost, wet))
        self.queue.append(following)
