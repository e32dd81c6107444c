"""The numbers that stand for the rulebook's words: zones, phases, and the marks of a seat."""

from __future__ import annotations

from typing import Final

# Zones that are counts; `hand` holds dice picked up for an extra roll, and is empty between effects.
DRAW: Final = 0
ROLL: Final = 1
DISCARD: Final = 2
HAND: Final = 3
ACTIVE: Final = 4  # not a count: a list of dice
# Typed as of any length, so that compiled code looks one up without making the tuple anew.
ZONE_NAMES: Final[tuple[str, ...]] = ("draw", "roll", "discard", "hand", "active")

# Phases of a round (ROUND-1).
DRAWING: Final = 0
ROLLING: Final = 1
USING: Final = 2  # step 4a, before swords are compared
SWORDS: Final = 3  # step 4b, the red card of those who have one; left out if nobody does
AFTER_SWORDS: Final = 4  # step 4c
FINISHING: Final = 5  # steps 5 to 7
PHASE_NAMES: Final = ("draw", "roll", "use", "swords", "after-swords", "finish")

# What is earned, by the number of its unit (`purse`).
UNIT_NAMES: Final[tuple[str, ...]] = ("money", "movement", "water", "credits")

# Marks of a seat, cleared each round unless they speak of the next draw (ABIL-11).
AT_RISK: Final = 1  # has had 3 active dice in this Roll Phase (ROLL-6)
SAFE_PUSH: Final = 2  # this push cannot bust
LOST_A_DIE: Final = 4
GOT_CREDIT: Final = 8
BUSTED: Final = 16
OWES_RED: Final = 32  # must still lose a red die this round
FREE_DRAW: Final = 64  # the next draw takes any dice (Champion)
LASTING: Final = FREE_DRAW
