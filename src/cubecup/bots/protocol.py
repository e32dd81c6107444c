"""What a bot is: a name, and an answer to a choice from what its seat may see.

>>> class Hasty:
...     name = "hasty"
...
...     def decide(self, sight: Sight, choice: Choice) -> Action:
...         return choice.actions[0]
>>> bot: Bot = Hasty()
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from cubecup.kernel.choice import Action, Choice
from cubecup.kernel.game import State

__all__ = ["Action", "Bot", "Choice", "Policy", "Sight", "ask"]


class Sight:
    """What a seat sees: the view, and copies of the position as the seat might imagine it.

    The position kept here has no trace of the real dice to come, nor of what other seats keep secret, so there is
    nothing to peek at.
    """

    __slots__ = ("_position", "_view", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self._position = state.imagined(seat, 0)
        self._view: Mapping[str, object] | None = None

    @property
    def view(self) -> Mapping[str, object]:
        """The engine's view of the table for this seat, made when it is first asked for."""
        if self._view is None:
            self._view = self._position.view(self.seat)
        return self._view

    def clone(self, seed: int) -> State:
        """The position with fresh dice: the same seed gives the same future, but never the real one. What others keep
        secret is imagined anew, too."""
        return self._position.imagined(self.seat, seed)


class Bot(Protocol):
    """A player. `choice` is the pending choice of `sight.seat`; the answer is one of its actions."""

    @property
    def name(self) -> str: ...

    def decide(self, sight: Sight, choice: Choice) -> Action: ...


def ask(bot: Bot, state: State, seat: int) -> Action:
    """What a bot answers to the pending choice of a seat; the position is left as it is."""
    return bot.decide(Sight(state, seat), state.choice(seat).without_waiting())


class Policy(Protocol):
    """A bot that can also be asked about a position directly, for searches that play on from clones.

    It must read nothing but what the view shows, and must leave the position as it is.
    """

    def pick(self, state: State, seat: int, choice: Choice) -> Action: ...
