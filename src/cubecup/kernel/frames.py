"""Effects in progress, as data: a stack of small immutable frames, each pointing into a script.

A script is a tuple of operations; a frame says which script, how far it has come, and a few integers.
Nothing callable is ever part of a state, so a state can be saved and copied in the middle of an effect.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from cubecup.kernel.choice import Action, Choice

S = TypeVar("S")


class Frame:
    """Position `at` in script number `script`; `item` is what the effect is about, `x` and `y` are its notes.

    Never changed once made: stacks, copies of positions and scripts share them.
    """

    __slots__ = ("at", "item", "script", "x", "y")

    def __init__(self, script: int, at: int = 0, item: int = 0, x: int = 0, y: int = 0) -> None:
        self.script = script
        self.at = at
        self.item = item
        self.x = x
        self.y = y

    def values(self) -> tuple[int, int, int, int, int]:
        return (self.script, self.at, self.item, self.x, self.y)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and other.values() == self.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        return f"Frame{self.values()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Generic[S]):
    """One operation: a pure question (None: nothing to ask) and the deed that follows the answer."""

    def ask(self, state: S, seat: int, frame: Frame) -> Choice | None:
        return None

    def do(self, state: S, seat: int, frame: Frame, answer: Action | None) -> None:
        raise NotImplementedError(type(self).__name__)

    def useful(self, state: S, seat: int, item: int) -> bool:
        """Whether starting this operation now could change anything; useless abilities are not offered."""
        return True


class Script(Generic[S]):
    """A named run of operations; the name is what a saved frame refers to.

    `silent` says of each operation whether it never asks. `frames` are those without item and notes, and `following`
    the one after each of them, None after the last (`numbered`).
    """

    __slots__ = ("following", "frames", "name", "ops", "silent")

    def __init__(self, name: str, ops: tuple[Op[S], ...]) -> None:
        self.name = name
        self.ops = ops
        self.silent = [type(op).ask is Op.ask for op in ops]
        self.frames: list[Frame] = []
        self.following: list[Frame | None] = []

    def useful(self, state: S, seat: int, item: int) -> bool:
        for op in self.ops:  # a plain loop: this runs for every offered ability
            if op.useful(state, seat, item):
                return True
        return False


def numbered(scripts: Sequence[Script[S]]) -> tuple[Script[S], ...]:
    """All the scripts of a game; frames know a script by its place among them, and the plain ones are made once."""
    for number, script in enumerate(scripts):
        script.frames = [Frame(number, at) for at in range(len(script.ops))]
        script.following = [*script.frames[1:], None]
    return tuple(scripts)
