"""The levels `keen` and `shrewd`: each sees in some choices what sharp sees, and lives by rules of thumb in the others.

What sharp thinks a die will bring until the finish decides about dice; ways are those of steady, which looks at one
walk. Pushes are steady's too for keen, which looks at one roll, and sharp's for shrewd, with the exact odds.
"""

from __future__ import annotations

from typing import Final

from cubecup.bots.learned import taught
from cubecup.bots.protocol import Action, Choice, Policy
from cubecup.bots.sharp import Sharp
from cubecup.bots.steady import Steady
from cubecup.bots.styles import PLAIN, Style
from cubecup.kernel.game import State

# Choices that matter for the rest of the race, and those of the Roll Phase that are about risk.
LASTING: Final = frozenset({"buy", "gain-die", "lose", "lose-red", "give", "reward", "nearby-reward", "either"})
RISKY: Final = frozenset({"push-or-pass", "forced-push", "before-push", "drag-along", "would-bust"})


class PartlySharp(Policy):
    """Remembers nothing but what it has worked out for a position, so equal positions get equal answers."""

    def __init__(self, level: str, sharp_in: frozenset[str], style: Style) -> None:
        self.name = f"{level}:{style.name}" if style.name else level
        self._sharp_in = sharp_in
        self._sharp = Sharp(taught(style))
        self._steady = Steady(style)

    def pick(self, state: State, seat: int, choice: Choice) -> Action:
        return (self._sharp if choice.kind in self._sharp_in else self._steady).pick(state, seat, choice)


class Keen(PartlySharp):
    def __init__(self, style: Style = PLAIN) -> None:
        super().__init__("keen", LASTING, style)


class Shrewd(PartlySharp):
    def __init__(self, style: Style = PLAIN) -> None:
        super().__init__("shrewd", LASTING | RISKY, style)
