"""A tiny counter-based generator (SplitMix64): one integer of state, so it lives inside game states.

`random.Random` carries 2.5 KB of state, too much to copy at every node of a search.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15
_MIX_1: Final = 0xBF58476D1CE4E5B9
_IN_A_WORD: Final = 16  # dice
_MIX_2: Final = 0x94D049BB133111EB


def step(stream: int) -> int:
    """The next position of a stream."""
    return (stream + _GAMMA) & _MASK


def mix(stream: int) -> int:
    """64 well-mixed bits for a position of a stream."""
    z = ((stream ^ (stream >> 30)) * _MIX_1) & _MASK
    z = ((z ^ (z >> 27)) * _MIX_2) & _MASK
    return z ^ (z >> 31)


def streams(seed: int, count: int) -> list[int]:
    """`count` independent streams for a seed: one per seat and one for the table."""
    return list(_streams(seed, count))


@lru_cache(maxsize=256)
def _streams(seed: int, count: int) -> tuple[int, ...]:
    """Kept, because bots imagine the same few futures again and again."""
    root = mix(seed & _MASK)
    return tuple([mix(root ^ mix(number * _GAMMA + 1)) for number in range(count)])


def sixes(streams: list[int], index: int, count: int) -> list[int]:
    """`count` fair numbers from 0 to 5 (or a few more), moving one stream on.

    One mixed word serves 16 dice: 6**16 / 2**64 keeps the bias below one in six million.
    """
    numbers: list[int] = []
    position = streams[index]
    while len(numbers) < count:
        position = step(position)
        word = mix(position)
        for _ in range(4):
            numbers += _FOUR_SIXES[word % 1296]
            if len(numbers) >= count:
                break  # the rest of the word is not needed
            word //= 1296
    streams[index] = position
    return numbers


def skip(streams: list[int], index: int, count: int) -> None:
    """Move one stream on as `sixes` would."""
    streams[index] = (streams[index] + _GAMMA * -(-count // _IN_A_WORD)) & _MASK


def below(streams: list[int], index: int, bound: int) -> int:
    """A fair number from 0 to `bound - 1`."""
    position = step(streams[index])
    streams[index] = position
    return mix(position) % bound


_FOUR_SIXES: Final = tuple((n % 6, n // 6 % 6, n // 36 % 6, n // 216) for n in range(1296))
