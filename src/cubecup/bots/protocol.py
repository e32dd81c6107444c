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

from mypy_extensions import mypyc_attr

from cubecup.kernel.choice import Action, Choice
from cubecup.kernel.errors import CubeCupError
from cubecup.kernel.game import State

__all__ = ["Action", "Bot", "BotFailed", "Choice", "Policy", "Sight", "ask"]


class BotFailed(CubeCupError):
    """A bot does not play as bots do; the game it was in cannot go on."""


class Sight:
    """What a seat sees: the view, and the position as the seat might imagine it.

    `position` is to be read and left as it is: a bot that plays on does so in a `clone`. It has no trace of the real
    dice to come, nor of what other seats keep secret, so there is nothing to peek at.
    """

    __slots__ = ("_view", "position", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.position = state.imagined(seat, 0)
        self._view: Mapping[str, object] | None = None

    @property
    def view(self) -> Mapping[str, object]:
        """The engine's view of the table for this seat, made when it is first asked for."""
        if self._view is None:
            self._view = self.position.view(self.seat)
        return self._view

    def clone(self, seed: int) -> State:
        """The position with fresh dice: the same seed gives the same future, but never the real one. What others keep
        secret is imagined anew, too."""
        return self.position.imagined(self.seat, seed)


class Bot(Protocol):
    """A player. `choice` is the pending choice of `sight.seat`; the answer is one of its actions."""

    @property
    def name(self) -> str: ...

    def decide(self, sight: Sight, choice: Choice) -> Action: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """A bot that can be asked about a position directly: by searches that play on from clones, and by matches, which
    then make no copy for it.

    `pick` must read nothing but what the view shows, and must leave the position as it is; `test_no_peeking` holds
    every bot of the package to it.
    """

    def decide(self, sight: Sight, choice: Choice) -> Action:
        return self.pick(sight.position, sight.seat, choice)

    def pick(self, state: State, seat: int, choice: Choice) -> Action:
        """What to answer to the pending choice of a seat."""
        raise NotImplementedError


def ask(bot: Bot, state: State, seat: int) -> Action:
    """What a bot answers to the pending choice of a seat; the position is left as it is."""
    choice = state.choice(seat).without_waiting()
    if isinstance(bot, Policy):
        return bot.pick(state, seat, choice)
    return bot.decide(Sight(state, seat), choice)
