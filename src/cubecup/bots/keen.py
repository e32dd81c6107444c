"""The level `keen`: it looks farther ahead where dice are bought, gained and lost, and lives by rules of thumb else.

What sharp thinks a die will bring until the finish decides about dice; pushes and ways are those of steady, which
looks at one roll and one walk.
"""

from __future__ import annotations

from typing import Final

from cubecup.bots.learned import taught
from cubecup.bots.protocol import Action, Choice, Policy
from cubecup.bots.sharp import Sharp
from cubecup.bots.steady import Steady
from cubecup.bots.styles import PLAIN, Style
from cubecup.kernel.game import State

# Choices that matter for the rest of the race.
LASTING: Final = frozenset({"buy", "gain-die", "lose", "lose-red", "give", "reward", "nearby-reward", "either"})


class Keen(Policy):
    """Remembers nothing but what it has worked out for a position, so equal positions get equal answers."""

    def __init__(self, style: Style = PLAIN) -> None:
        self.name = f"keen:{style.name}" if style.name else "keen"
        self._sharp = Sharp(taught(style))
        self._steady = Steady(style)

    def pick(self, state: State, seat: int, choice: Choice) -> Action:
        return (self._sharp if choice.kind in LASTING else self._steady).pick(state, seat, choice)
