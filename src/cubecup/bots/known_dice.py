"""Dice of which some are known: for playouts after a roll that has fallen in part, or whose odds are known exactly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from cubecup.cubitos.dice import FACE_SHIFT, KIND_MASK
from cubecup.cubitos.odds.push import push_odds
from cubecup.kernel import rng

if TYPE_CHECKING:
    from cubecup.cubitos.facts import RaceFacts
    from cubecup.cubitos.state import CubitosState

_OTHER_DICE: Final = 0x5EED  # dice that are not known are not those of the position's own streams
EVERY: Final = 3  # one playout in so many misses, however likely that is


class KnownDice:
    """The source of dice of a single playout: what is known of a seat falls first, then fresh dice."""

    def __init__(self, known: Mapping[int, Sequence[int]], seed: int, seats: int) -> None:
        """`known` are numbers of sides, by seat."""
        self._known = {seat: list(numbers) for seat, numbers in known.items()}
        self._streams = rng.streams(seed ^ _OTHER_DICE, seats + 1)

    def numbers(self, seat: int, roll: int, count: int, bound: int) -> list[int]:
        left = self._known.get(seat, [])
        taken, left[:count] = left[:count], []
        if len(taken) == count:
            return taken
        if bound == 6:
            return taken + rng.sixes(self._streams, seat, count - len(taken))[: count - len(taken)]
        return taken + [rng.below(self._streams, seat, bound) for _ in range(count - len(taken))]


def sides(facts: RaceFacts, dice: Sequence[int]) -> list[int]:
    """The numbers for which dice show what these do."""
    return [facts.faces[die & KIND_MASK].index(die >> FACE_SHIFT) for die in dice]


class FirstRoll:
    """A push that is about to be rolled, in two parts of exactly known odds: every die misses, or one hits.

    Every third playout gets a miss, the others a hit; weighed by the odds they say what a push is worth, and what a
    bust costs does not depend on how many of a few playouts happen to bust.
    """

    def __init__(self, state: CubitosState, seat: int) -> None:
        odds = push_odds(state, seat)
        self._faces = [state.facts.faces[kind] for kind, count in enumerate(odds.rolled) for _ in range(count)]
        self._seats = state.seats
        self._seat = seat
        self.miss = odds.no_hit

    @property
    def in_parts(self) -> bool:
        return 0.0 < self.miss < 1.0

    def dice(self, playout: int, seed: int) -> KnownDice:
        if playout % EVERY == 0:
            numbers = [faces.index(0) for faces in self._faces]
        else:
            streams = rng.streams(seed, 1)
            numbers = rng.sixes(streams, 0, len(self._faces))
            while not any(faces[number] for faces, number in zip(self._faces, numbers, strict=False)):
                numbers = rng.sixes(streams, 0, len(self._faces))
        return KnownDice({self._seat: numbers[: len(self._faces)]}, seed, self._seats)


def rolls_at_once(state: CubitosState, seat: int, answer: str) -> bool:
    """Whether an answer rolls the dice of a push, and nothing is asked before."""
    verb = answer.partition(" ")[0]
    if verb not in ("push", "roll"):
        return False
    twin = state.clone()
    twin.reseed(0)
    rolled = twin.rolled[seat]
    twin.answer(seat, answer)
    twin.advance_seats()
    return bool(twin.rolled[seat] > rolled)
