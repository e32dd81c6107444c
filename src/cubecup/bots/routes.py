"""Route planning: every place a runner can end this Move step, and the way to the best of them.

The search knows steps, water, bought movement, shortcuts, jet packs and finishes (RUN-4, TRACK-1 to TRACK-10).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from cubecup.cubitos.moving import MOVEMENT_PRICE
from cubecup.cubitos.track import FINISH, MOST_SPACES, START

if TYPE_CHECKING:
    from cubecup.cubitos.facts import RaceFacts
    from cubecup.cubitos.state import CubitosState
    from cubecup.cubitos.track import Track

MOST_BOUGHT: Final = 6
MOST_VISITS: Final = 4000

# (leg, space, money and credits spent) -> what ending there is worth
EndWorth = Callable[[int, int, int], float]


class Node(NamedTuple):
    """A place on the way: what is held there, what was spent, which effects are used, and how one came."""

    leg: int
    space: int
    movement: int
    water: int
    spent: int
    effects: int
    action: str
    before: Node | None


def plan_move(state: CubitosState, seat: int, worth: EndWorth) -> list[str]:
    """The actions, as texts, that lead to the end worth most, `stop` last."""
    most = worth(state.leg[seat], state.space[seat], 0)
    best: Node | None = None
    for node in _ends(state, seat):
        value = worth(node.leg, node.space, node.spent)
        if value > most + 1e-9:
            most, best = value, node
    return _path(best)


def plan_moves(state: CubitosState, seat: int, worth: EndWorth, count: int) -> list[tuple[float, list[str]]]:
    """The best ways to different places, each with its worth, best first; the first is that of `plan_move`."""
    best: dict[tuple[int, int], tuple[float, Node | None]] = {}
    here = (state.leg[seat], state.space[seat])
    best[here] = (worth(*here, 0), None)
    for node in _ends(state, seat):
        value = worth(node.leg, node.space, node.spent)
        known = best.get((node.leg, node.space))
        if known is None or value > known[0] + 1e-9:
            best[node.leg, node.space] = (value, node)
    top = sorted(best.values(), key=lambda end: -end[0])[:count]
    return [(value, _path(node)) for value, node in top]


def _ends(state: CubitosState, seat: int) -> Iterator[Node]:
    """Every place within reach, with every amount of movement bought at first."""
    purse = state.money[seat] + state.credits[seat]
    first = Node(
        state.leg[seat],
        state.space[seat],
        state.movement[seat],
        state.water[seat],
        0,
        state.effects[seat],
        "",
        None,
    )
    for bought in range(min(MOST_BOUGHT, purse // MOVEMENT_PRICE) + 1):
        if bought:  # movement bought before everything else is doubled by a jet pack on the way
            first = first._replace(
                movement=first.movement + 1, spent=first.spent + MOVEMENT_PRICE, action="buy movement", before=first
            )
        yield from _reachable(state.facts, first, purse)


def _path(node: Node | None) -> list[str]:
    actions = ["stop"]
    step = node
    while step is not None and step.before is not None:
        actions.append(step.action)
        step = step.before
    actions.reverse()
    return actions


def _reachable(facts: RaceFacts, first: Node, purse: int) -> list[Node]:
    """Every place that can be reached, each with the most movement left; a place may come with several purses."""
    best: dict[tuple[int, int, int, int], list[tuple[int, int]]] = {}
    found: list[Node] = []
    queue = deque([first])
    while queue and len(found) < MOST_VISITS:
        node = queue.popleft()
        key = (node.leg, node.space, node.spent, node.effects)
        held = (node.movement + node.water, node.water)
        known = best.setdefault(key, [])
        if any(total >= held[0] and water >= held[1] for total, water in known):
            continue
        known.append(held)
        found.append(node)
        if held[0]:
            queue.extend(_steps(facts, node))
        effect = _effect(facts, node, purse)
        if effect is not None:
            queue.append(effect)
    return found


def _steps(facts: RaceFacts, node: Node) -> list[Node]:
    leg = node.leg
    if node.space == FINISH:
        return [_spend(node, facts.crossing_price(leg), leg + 1, START, "step start")]
    track = facts.track_of_leg(leg)
    names, wet = track.names, track.water
    ahead: list[Node] = []
    for space in track.steps[node.space] if node.water else track.land_steps[node.space]:
        action = "step " + names[space]
        if wet[space]:
            ahead.append(Node(leg, space, node.movement, node.water - 1, node.spent, node.effects, action, node))
        else:
            ahead.append(_spend(node, 1, leg, space, action))
    return ahead


def _spend(node: Node, price: int, leg: int, space: int, action: str) -> Node:
    """Ordinary movement first (TRACK-9)."""
    ordinary = min(node.movement, price)
    return Node(
        leg,
        space,
        node.movement - ordinary,
        node.water - price + ordinary,
        node.spent,
        node.effects,
        action,
        node,
    )


def _effect(facts: RaceFacts, node: Node, purse: int) -> Node | None:
    """The shortcut or jet pack of a place, if it can be used (TRACK-4 to TRACK-6)."""
    track = facts.track_of_leg(node.leg)
    space = node.space
    if track.shortcut[space] < 0 and not track.jet[space]:
        return None
    mark = 1 << facts.track_number(node.leg) * MOST_SPACES + space
    held = node.movement + node.water
    if node.effects & mark:
        return None
    used = node._replace(effects=node.effects | mark, before=node)
    if track.jet[space]:
        return used._replace(movement=2 * node.movement, water=2 * node.water, action="jet") if held else None
    price = track.price[space]
    used = used._replace(space=track.shortcut[space], action="shortcut")
    if track.by_foot[space]:
        if held < price:
            return None
        ordinary = min(node.movement, price)
        return used._replace(movement=node.movement - ordinary, water=node.water - price + ordinary)
    return used._replace(spent=node.spent + price) if node.spent + price <= purse else None


def worth_by_movement(
    facts: RaceFacts, leg: int, space: int, most: int, worth: Callable[[int, int], float]
) -> list[float]:
    """By amounts of ordinary movement, what the best end within reach is worth: for deciding about pushes."""
    needed = _needed(facts, leg, space, most)
    best = [worth(leg, space)] * (most + 1)
    for (at_leg, at), movement in needed.items():
        value = worth(at_leg, at)
        if value > best[movement]:
            best[movement] = value
    for movement in range(1, most + 1):
        best[movement] = max(best[movement], best[movement - 1])
    return best


def _needed(facts: RaceFacts, leg: int, space: int, most: int) -> dict[tuple[int, int], int]:
    """The ordinary movement it takes to each place, jet packs and shortcuts by foot counted."""
    needed: dict[tuple[int, int], int] = {}
    levels: list[list[tuple[int, int]]] = [[] for _ in range(most + 1)]
    levels[0].append((leg, space))
    done: set[tuple[int, int]] = set()
    for movement, level in enumerate(levels):
        for place in level:  # a free crossing adds to the level that is being read
            if place in done:
                continue
            done.add(place)
            if needed.get(place, most + 1) > movement:
                needed[place] = movement
            for price, other in _ways_on(facts, *place):
                if movement + price <= most:
                    levels[movement + price].append(other)
            if facts.track_of_leg(place[0]).jet[place[1]]:
                _behind_jet(facts, *place, movement, most, needed)
    return needed


def _ways_on(facts: RaceFacts, leg: int, space: int) -> list[tuple[int, tuple[int, int]]]:
    """Places one comes to with ordinary movement, and its price."""
    if space == FINISH:
        return [(facts.crossing_price(leg), (leg + 1, START))]
    track = facts.track_of_leg(leg)
    ways = [(1, (leg, ahead)) for ahead in track.land_steps[space]]
    if track.shortcut[space] >= 0 and track.by_foot[space]:
        ways.append((track.price[space], (leg, track.shortcut[space])))
    return ways


def _behind_jet(
    facts: RaceFacts, leg: int, jet: int, movement: int, most: int, needed: dict[tuple[int, int], int]
) -> None:
    """From a jet pack every movement carries two spaces."""
    track: Track = facts.track_of_leg(leg)
    seen = {jet}
    level = [jet]
    for steps in range(1, 2 * (most - movement) + 1):
        following: list[int] = []
        for space in level:
            for ahead in track.land_steps[space]:
                if ahead not in seen:
                    seen.add(ahead)
                    following.append(ahead)
                    price = movement + (steps + 1) // 2
                    if price <= most and needed.get((leg, ahead), most + 1) > price:
                        needed[(leg, ahead)] = price
        level = following
