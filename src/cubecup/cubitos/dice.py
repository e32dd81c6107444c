"""Kinds of dice, faces, and the one integer that stands for a die in the Active Zone.

Dice of a kind are alike, so zones hold counts by kind; only active dice carry a face and marks (COMP-1, COMP-2).
A borrowed die (ABIL-10) is a kind of its own, `kind + BORROWED`: like its colour in all but where it ends the round.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

KINDS: Final = (
    "light-gray",
    "dark-gray",
    "start",
    "white",
    "brown",
    "red",
    "green",
    "orange",
    "purple",
    "yellow",
    "blue",
)
LIGHT: Final = 0
DARK: Final = 1
START_DIE: Final = 2
WHITE: Final = 3
BROWN: Final = 4
RED: Final = 5
GREEN: Final = 6
ORANGE: Final = 7
PURPLE: Final = 8
YELLOW: Final = 9
BLUE: Final = 10
OWN_KINDS: Final = 11  # kinds of dice in the box
BORROWED: Final = 11  # added to a kind while the die is on loan

# A face is a type and an amount: type | amount << 3. A blank is 0.
SYMBOL: Final = 1
POWER: Final = 2
MONEY: Final = 3
MOVEMENT: Final = 4
CREDIT: Final = 5
FACE_WORDS: Final = ("blank", "symbol", "power", "money", "movement", "credit")

# An active die: kind | face << 5 | marks, and in the top bits the number of the roll whose Now ability is pending.
KIND_MASK: Final = 31
FACE_SHIFT: Final = 5
FACE_MASK: Final = 127
TYPE_MASK: Final = 7
USED: Final = 1 << 12  # its Run box (or its money, movement, credit) is used
SPENT: Final = 1 << 13  # its one-time Active ability is used
LATE: Final = 1 << 14  # its late ability is used
DECLARED: Final = 1 << 15  # it lay in the Active Zone when the push was declared (ABIL-12)
MARK_LETTERS: Final = ((USED, "u"), (SPENT, "s"), (LATE, "l"))
PENDING_SHIFT: Final = 16
CLASS_MASK: Final = (1 << 15) - 1  # what tells two active dice apart for a player


def is_gray(kind: int) -> bool:
    return kind % BORROWED < START_DIE


def kind_bits(*kinds: int) -> int:
    """A bit set of kinds with their borrowed twins."""
    bits = 0
    for kind in kinds:
        bits |= 1 << kind | 1 << kind + BORROWED
    return bits


_KIND_NAMES: Final = (*KINDS, *("borrowed-" + kind for kind in KINDS))


def kind_name(kind: int) -> str:
    return _KIND_NAMES[kind]


def face_code(word: str) -> int:
    """`money 2` as a number; `symbol` and the like have no amount."""
    name, _, amount = word.partition(" ")
    return FACE_WORDS.index(name) | (int(amount) if amount else 0) << 3


def face_name(face: int) -> str:
    amount = face >> 3
    return FACE_WORDS[face & TYPE_MASK] + (str(amount) if amount else "")


@lru_cache(maxsize=4096)  # screens ask for the same ones again and again
def die_name(die: int) -> str:
    """`white/symbol`, with letters for marks: `white/symbol.u` is a used one."""
    marks = "".join(letter for mark, letter in MARK_LETTERS if die & mark)
    name = f"{kind_name(die & KIND_MASK)}/{face_name((die >> FACE_SHIFT) & FACE_MASK)}"
    return f"{name}.{marks}" if marks else name
