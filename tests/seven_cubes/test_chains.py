"""Extra-move chains are found completely: the engine against a search written from the rules alone (SC-4, SC-6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, cast

import pytest

from cubecup.kernel.game import JSON
from cubecup.seven_cubes.board import CELL_NAMES, SPECIAL_TOKENS
from cubecup.seven_cubes.chains import Reach, cells_of
from cubecup.seven_cubes.shapes import SevenCubesView
from cubecup.seven_cubes.state import SevenCubesState
from tests.seven_cubes.tables import SEATS, crowded_position

Path = tuple[str, ...]  # the moves of a turn as their texts, and `protect`; `stay` leaves no trace


class End(NamedTuple):
    """How a turn ended."""

    cell: str
    gained: str  # "", "cube" or the seat robbed
    protected: bool


# -- the rules once more, on names of cells and nothing else -------------------------------------------------

KNIGHT = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
STEPS = {
    "straight": ("step", [(0, 1), (1, 0), (0, -1), (-1, 0)]),
    "diagonal": ("step", [(1, 1), (1, -1), (-1, -1), (-1, 1)]),
    "knight": ("jump", KNIGHT),
}


class Rules:
    """One turn of seat 0, searched through on what the view shows."""

    def __init__(self, view: SevenCubesView) -> None:
        self.board = cast("dict[str, str | None]", view["board"])
        self.players = view["players"]
        self.me = self.players[0]
        self.others = {str(player["pawn"]): seat for seat, player in enumerate(self.players) if seat}

    def away(self, cell: str, by: list[tuple[int, int]]) -> Iterator[str]:
        for right, up in by:
            name = chr(ord(cell[0]) + right) + chr(ord(cell[1]) + up)
            if name in self.board:
                yield name

    def allowed(self, cell: str) -> bool:
        if cell not in self.others:
            return True
        victim = self.players[self.others[cell]]
        collected, protected = cast("list[str]", victim["collected"]), cast("list[str]", victim["protected"])
        return self.me["next"] in collected and self.me["next"] not in protected

    def turn(self) -> Iterator[tuple[Path, End]]:
        for cell in self.away(str(self.me["pawn"]), KNIGHT):
            if self.allowed(cell):
                yield from self.landed(cell, frozenset(), (f"jump {cell}",))

    def landed(self, cell: str, used: frozenset[str], path: Path) -> Iterator[tuple[Path, End]]:
        token = self.board[cell]
        if cell in self.others:
            yield path, End(cell, str(self.others[cell]), False)
            return
        if token is not None and token == self.me["next"]:
            yield path, End(cell, "cube", False)
            return
        yield path, End(cell, "", False)
        if token == "protection" and self.me["collected"] != self.me["protected"]:
            yield (*path, "protect"), End(cell, "", True)
        for verb, target in self.extra_moves(cell, used):
            yield from self.landed(target, used | {cell}, (*path, f"{verb} {target}"))

    def extra_moves(self, cell: str, used: frozenset[str]) -> Iterator[tuple[str, str]]:
        token = self.board[cell]
        if cell in used:
            return
        if token == "warp":
            for target, other in self.board.items():
                if other == "warp" and target not in (cell, *self.others):
                    yield "warp", target
        elif token in STEPS:
            verb, by = STEPS[token]
            for target in self.away(cell, by):
                if self.allowed(target):
                    yield verb, target

    def ends(self) -> set[str]:
        """Cells where the turn may end; positions of the search met before are not searched again."""
        met: set[tuple[str, frozenset[str]]] = set()
        unread = [(cell, frozenset[str]()) for cell in self.away(str(self.me["pawn"]), KNIGHT) if self.allowed(cell)]
        while unread:
            cell, used = unread.pop()
            if (cell, used) not in met:
                met.add((cell, used))
                if cell not in self.others:
                    unread += [(target, used | {cell}) for _, target in self.extra_moves(cell, used)]
        return {cell for cell, _ in met}


# -- the engine, asked through its choices -------------------------------------------------------------------


def end_of_turn(before: SevenCubesState, after: SevenCubesState) -> End:
    robbed = [seat for seat in range(1, before.seats) if after.collected[seat] < before.collected[seat]]
    gained = after.collected[0] > before.collected[0]
    return End(
        CELL_NAMES[after.pawns[0]],
        str(robbed[0]) if robbed else "cube" if gained else "",
        after.protected[0] > before.protected[0],
    )


def played(start: SevenCubesState) -> Iterator[tuple[Path, End]]:
    """All ways to play seat 0's turn out."""
    unread: list[tuple[SevenCubesState, Path]] = [(start, ())]
    while unread:
        state, path = unread.pop()
        for action in state.choice(0).actions:
            after = state.clone()
            after.apply(0, action)
            way = path if action.verb == "stay" else (*path, action.text)
            assert len(way) <= 1 + SPECIAL_TOKENS, "each token once, so chains end"
            if after.turns == start.turns and after.actors() == (0,):
                unread.append((after, way))
            else:
                yield way, end_of_turn(start, after)


def played_ends(start: SevenCubesState) -> set[str]:
    ends: set[str] = set()
    met: set[tuple[int, int]] = set()
    unread = [start]
    while unread:
        state = unread.pop()
        for action in state.choice(0).actions:
            after = state.clone()
            after.apply(0, action)
            if after.turns != start.turns or after.actors() != (0,):
                ends.add(CELL_NAMES[after.pawns[0]])
            elif (after.pawns[0], after.used) not in met:
                met.add((after.pawns[0], after.used))
                unread.append(after)
    return ends


FEW_WARPS: dict[str, JSON] = {"protection": 3, "straight": 4, "diagonal": 3, "knight": 3, "warp": 3}


@pytest.mark.rule("SC-4", "SC-6")
@pytest.mark.parametrize("seats", SEATS)
def test_every_way_to_play_a_turn_is_found_and_no_other(seats: int) -> None:
    """Few warps, because with six of them the ways go into the millions."""
    ways = thefts = cubes = protections = longest = 0
    for seed in range(120):
        start = crowded_position(seats, seed, FEW_WARPS)
        expected = dict(Rules(start.view(-1)).turn())
        found = list(played(start))
        assert len(found) == len(dict(found)), "one spelling for each way"
        assert dict(found) == expected, seed
        ways += len(found)
        longest = max(longest, *map(len, expected))
        thefts += sum(end.gained.isdecimal() for end in expected.values())
        cubes += sum(end.gained == "cube" for end in expected.values())
        protections += sum(end.protected for end in expected.values())
    assert min(thefts, cubes, protections) > 0
    assert longest >= 5
    assert ways > 2500


@pytest.mark.rule("SC-4", "SC-6")
@pytest.mark.parametrize("seats", SEATS)
def test_every_cell_a_turn_can_reach_is_found_and_no_other(seats: int) -> None:
    """The full board; and what bots plan with, which does not search at all, agrees."""
    for seed in range(40):
        start = crowded_position(seats, seed)
        expected = Rules(start.view(-1)).ends()
        assert played_ends(start) == expected, seed
        planned = {CELL_NAMES[cell] for cell in cells_of(Reach(start, 0).turn_ends(start.pawns[0]))}
        assert planned == expected, seed


@pytest.mark.rule("SC-6")
def test_reach_in_the_middle_of_a_chain_leaves_used_tokens_out() -> None:
    compared = 0
    for seed in range(40):
        start = crowded_position(2, seed)
        for action in start.choice(0).actions:
            landed = start.clone()
            landed.apply(0, action)
            if landed.actors() != (0,) or landed.choice(0).kind != "extra-move":
                continue
            for extra in landed.choice(0).actions[:-1]:
                middle = landed.clone()
                middle.apply(0, extra)
                if middle.actors() == (0,) and middle.choice(0).kind == "extra-move":
                    reach = Reach(middle, 0).ends(1 << middle.pawns[0], middle.used)
                    assert {CELL_NAMES[cell] for cell in cells_of(reach)} == played_ends(middle)
                    compared += 1
        if compared > 60:
            break
    assert compared > 60
