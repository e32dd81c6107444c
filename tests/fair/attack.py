"""The attack of an observer: from the dice of two rolls back to the seed from which all dice follow.

The fast generator mixes one word of 64 bits for 16 dice. Their numbers leave some six million words open; each of them
leads back to a position of the stream and on to the next word, which the next roll confirms or refutes.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from cubecup.kernel import rng

Words = npt.NDArray[np.uint64]

DICE: Final = 16  # that one word decides
_SPAN: Final = 6**DICE
_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15
_FACTORS: Final = (0xBF58476D1CE4E5B9, 0x94D049BB133111EB)
_INVERSES: Final = tuple(pow(factor, -1, 1 << 64) for factor in _FACTORS)


def _unshifted(z: Words, by: int) -> Words:
    found = z
    for _ in range(64 // by):
        found = z ^ (found >> np.uint64(by))
    return found


def _unmixed(z: Words) -> Words:
    z = _unshifted(z, 31) * np.uint64(_INVERSES[1])
    z = _unshifted(z, 27) * np.uint64(_INVERSES[0])
    return _unshifted(z, 30)


def _mixed(z: Words) -> Words:
    z = (z ^ (z >> np.uint64(30))) * np.uint64(_FACTORS[0])
    z = (z ^ (z >> np.uint64(27))) * np.uint64(_FACTORS[1])
    return z ^ (z >> np.uint64(31))


def _digits(numbers: list[int]) -> int:
    return sum(number * 6**at for at, number in enumerate(numbers[:DICE]))


def _words(dice: int) -> int:
    """How far a roll moves its stream."""
    return -(-dice // DICE)


def recovered(rolls: list[list[int]], seat: int) -> int | None:
    """The seed behind the first rolls of a seat, as numbers of faces; None if there is none that fits."""
    first, second = rolls[:2]
    candidates = np.arange(_digits(first), _MASK, _SPAN, dtype=np.uint64)
    positions = _unmixed(candidates)
    step = np.uint64(_GAMMA * _words(len(first)) & _MASK)
    fits = positions[_mixed(positions + step) % np.uint64(_SPAN) == np.uint64(_digits(second))]
    for position in fits.tolist():
        stream = (position - _GAMMA) & _MASK
        root = int(_unmixed(np.array([stream], np.uint64))[0]) ^ rng.mix(seat * _GAMMA + 1)
        seed = int(_unmixed(np.array([root], np.uint64))[0])
        if foretold(seed, seat, [len(roll) for roll in rolls]) == rolls:
            return seed
    return None


def foretold(seed: int, seat: int, sizes: list[int]) -> list[list[int]]:
    """All rolls of a seat by a seed."""
    streams = rng.streams(seed, seat + 1)
    return [rng.sixes(streams, seat, size)[:size] for size in sizes]
