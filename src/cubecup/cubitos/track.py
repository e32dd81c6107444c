"""A racetrack as the engine sees it: numbered spaces and tables about them, computed once when it is made.

A track is never changed afterwards, so any number of games may share one. How a track is written down is
the business of `mapfile`; whether it makes a good race, of `trackcheck`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

Pos = tuple[int, int]  # (row, column), both counted from 1; odd rows lie half a cell further right

START: Final = 0
FINISH: Final = 1
MOST_SPACES: Final = 512  # positions keep spaces in bit sets of this size
FAR: Final = -1  # in tables of distances: there is no way
ANY_COST: Final = -1  # in a "gain" reward: a die of any cost

CREDITS: Final = "credits"
FAN: Final = "fan"
LOSE: Final = "lose"
GAIN: Final = "gain"


@dataclass(frozen=True, slots=True)
class Reward:
    """TRACK-3. `amount` is the number of credits, or the highest cost of the die gained; otherwise 0."""

    kind: str
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Cell:
    """One space of a single cell: open road or water."""

    pos: Pos
    section: int
    water: bool = False
    jet: bool = False
    rewards: tuple[Reward, ...] = ()


@dataclass(frozen=True, slots=True)
class Shortcut:
    """TRACK-4: one way from `entrance` to `target`, for movement (feet) or for money (stones)."""

    entrance: Pos
    target: Pos
    price: int
    by_foot: bool


def neighbours(pos: Pos) -> tuple[Pos, ...]:
    """The six cells around a cell (TRACK-1), in reading order."""
    row, col = pos
    left = col if row % 2 else col - 1  # column of the upper left and lower left neighbour
    return (
        (row - 1, left),
        (row - 1, left + 1),
        (row, col - 1),
        (row, col + 1),
        (row + 1, left),
        (row + 1, left + 1),
    )


def leads_from_start(section: int) -> bool:
    """TRACK-2: the start is left forward only; at most one red line lies right on it."""
    return section <= 1


def leads_to_finish(section: int, lines: int) -> bool:
    """TRACK-2: the finish is entered from behind only; at most one red line lies right before it."""
    return section >= lines - 1


class Track:
    """Spaces by number: START, FINISH, then the cells in reading order. Every table is indexed by space.

    steps         spaces one step away that the racing direction allows; nothing leads into the start
    land_steps    the same without those that lie in water
    section       red lines between the start and the space, so that lap * lines + section ranks runners
    shortcut      where the shortcut of a space ends, or -1; its `price`, and whether it is paid `by_foot`
    from_start    END-2: fewest steps from the start, water included; 0 for start and finish
    to_finish     fewest steps to the finish with ordinary movement; -1 where only water leads on
    to_finish_wet the same when every step may enter water
    near_rewards  for Bob: reward spaces 1 or 2 steps away whatever the racing direction
    """

    __slots__ = (
        "by_foot",
        "cell",
        "finish_cells",
        "from_start",
        "id",
        "index",
        "jet",
        "land_steps",
        "lines",
        "names",
        "near_rewards",
        "price",
        "rewards",
        "section",
        "shortcut",
        "size",
        "start_cells",
        "steps",
        "title",
        "to_finish",
        "to_finish_wet",
        "walls",
        "water",
    )

    def __init__(
        self,
        id: str,
        title: str,
        lines: int,
        cells: Sequence[Cell],
        start_cells: Sequence[Pos],
        finish_cells: Sequence[Pos],
        walls: Sequence[Pos] = (),
        shortcuts: Sequence[Shortcut] = (),
    ) -> None:
        ordered = sorted(cells, key=_position)
        starts = tuple(sorted(start_cells))
        finishes = tuple(sorted(finish_cells))
        names = ["start", "finish", *(f"{cell.pos[0]}.{cell.pos[1]}" for cell in ordered)]
        place = _places(ordered, starts, finishes)

        self.id: Final = id
        self.title: Final = title
        self.lines: Final = lines
        self.size: Final = len(names)
        self.names: Final[tuple[str, ...]] = tuple(names)
        self.index: Final[dict[str, int]] = {name: space for space, name in enumerate(names)}
        self.start_cells: Final[tuple[Pos, ...]] = starts
        self.finish_cells: Final[tuple[Pos, ...]] = finishes
        self.walls: Final[tuple[Pos, ...]] = tuple(sorted(walls))
        self.cell: Final[tuple[Pos, ...]] = (_middle(starts), _middle(finishes), *(c.pos for c in ordered))
        self.water: Final[tuple[bool, ...]] = (False, False, *(c.water for c in ordered))
        self.jet: Final[tuple[bool, ...]] = (False, False, *(c.jet for c in ordered))
        self.section: Final[tuple[int, ...]] = (0, lines, *(c.section for c in ordered))
        self.rewards: Final[tuple[tuple[Reward, ...], ...]] = ((), (), *(c.rewards for c in ordered))

        target = [-1] * self.size
        price = [0] * self.size
        by_foot = [False] * self.size
        for shortcut in shortcuts:
            space = place[shortcut.entrance]
            target[space] = place[shortcut.target]
            price[space] = shortcut.price
            by_foot[space] = shortcut.by_foot
        self.shortcut: Final[tuple[int, ...]] = tuple(target)
        self.price: Final[tuple[int, ...]] = tuple(price)
        self.by_foot: Final[tuple[bool, ...]] = tuple(by_foot)

        touching = _touching(place, self.size)
        self.steps: Final[tuple[tuple[int, ...], ...]] = _directed(touching, self.section, lines)
        self.land_steps: Final[tuple[tuple[int, ...], ...]] = tuple(
            tuple(space for space in ahead if not self.water[space]) for ahead in self.steps
        )
        from_start = distances(self.steps, START)
        from_start[FINISH] = 0  # END-2: whoever stands on the finish is no further than the start
        self.from_start: Final[tuple[int, ...]] = tuple(from_start)
        self.to_finish: Final[tuple[int, ...]] = tuple(distances(_reversed(self.land_steps), FINISH))
        self.to_finish_wet: Final[tuple[int, ...]] = tuple(distances(_reversed(self.steps), FINISH))
        self.near_rewards: Final[tuple[tuple[int, ...], ...]] = _near(touching, self.rewards)

    def __repr__(self) -> str:
        return f"Track({self.id!r}, {self.size} spaces, {self.lines} lines)"


def distances(graph: Sequence[Sequence[int]], source: int) -> list[int]:
    """Fewest steps from `source` to every space, FAR where there is no way."""
    found = [FAR] * len(graph)
    found[source] = 0
    queue = deque([source])
    while queue:
        space = queue.popleft()
        for other in graph[space]:
            if found[other] == FAR:
                found[other] = found[space] + 1
                queue.append(other)
    return found


def _position(cell: Cell) -> Pos:
    return cell.pos


def _middle(cells: tuple[Pos, ...]) -> Pos:
    return cells[len(cells) // 2]


def _places(ordered: Sequence[Cell], starts: Sequence[Pos], finishes: Sequence[Pos]) -> dict[Pos, int]:
    """Which space covers a cell; walls and empty ground are left out."""
    place: dict[Pos, int] = {}
    for pos in starts:
        place[pos] = START
    for pos in finishes:
        place[pos] = FINISH
    for space, cell in enumerate(ordered, FINISH + 1):
        place[cell.pos] = space
    return place


def _touching(place: dict[Pos, int], size: int) -> tuple[tuple[int, ...], ...]:
    """TRACK-2: spaces beside each space, whatever the racing direction; a big space touches all around it.

    Start and finish do not count as neighbours even if their cells are: crossing over is no step of the map.
    """
    beside: list[set[int]] = [set() for _ in range(size)]
    for pos, space in place.items():
        for other in neighbours(pos):
            if other in place and place[other] != space:
                beside[space].add(place[other])
    beside[START].discard(FINISH)
    beside[FINISH].discard(START)
    return tuple(tuple(sorted(spaces)) for spaces in beside)


def _directed(touching: Sequence[Sequence[int]], section: Sequence[int], lines: int) -> tuple[tuple[int, ...], ...]:
    """TRACK-2: drop what the racing direction forbids at the start and at the finish."""

    def allowed(space: int, other: int) -> bool:
        if space == FINISH or other == START:
            return False
        if space == START:
            return leads_from_start(section[other])
        return other != FINISH or leads_to_finish(section[space], lines)

    return tuple(tuple(other for other in others if allowed(space, other)) for space, others in enumerate(touching))


def _reversed(graph: Sequence[Sequence[int]]) -> list[list[int]]:
    back: list[list[int]] = [[] for _ in graph]
    for space, ahead in enumerate(graph):
        for other in ahead:
            back[other].append(space)
    return back


def _near(touching: Sequence[Sequence[int]], rewards: Sequence[tuple[Reward, ...]]) -> tuple[tuple[int, ...], ...]:
    """CARD-bob: one or two steps over anything but walls, never the space itself."""
    facts: list[tuple[int, ...]] = []
    for space, beside in enumerate(touching):
        reach = set(beside)
        for other in beside:
            reach.update(touching[other])
        reach.discard(space)
        facts.append(tuple(sorted(other for other in reach if rewards[other])))
    return tuple(facts)
