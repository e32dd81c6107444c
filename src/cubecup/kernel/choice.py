"""Actions and choices: what a seat may answer, as values with a text form that parses back."""

from __future__ import annotations

from typing import Any, Final

from cubecup.kernel.errors import IllegalAction


class Action:
    """One answer. Two actions are the same if they read the same; `value` is the game's own number for it.

    `code` is its number in a vocabulary for learners (`cubecup.env`), which notes it here when it is first asked.
    """

    __slots__ = ("code", "text", "value", "verb")

    def __init__(self, text: str, verb: str, value: int) -> None:
        self.text = text
        self.verb = verb
        self.value = value
        self.code = -1

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


# Said by a seat that would rather see what the others do; games whose phases are simultaneous offer it.
WAIT: Final = Action("wait", "wait", 0)


class Choice:
    """What is asked (`kind`), which rule asks (`rule`) and every legal answer, in a fixed order."""

    __slots__ = ("actions", "kind", "rule")

    def __init__(self, kind: str, rule: str, actions: tuple[Action, ...]) -> None:
        self.kind = kind
        self.rule = rule
        self.actions = actions

    def without_waiting(self) -> Choice:
        """The same question for players who never wait, such as bots."""
        if self.actions[-1] is not WAIT:
            return self
        return Choice(self.kind, self.rule, self.actions[:-1])

    def reads_like(self, other: Choice) -> bool:
        """Whether both ask the same and allow the same answers."""
        if self is other:
            return True
        if self.kind != other.kind or self.rule != other.rule or len(self.actions) != len(other.actions):
            return False
        for one, two in zip(self.actions, other.actions, strict=True):
            if one is not two and one.text != two.text:
                return False
        return True

    def find(self, wanted: Any) -> Action:
        """The legal action that is `wanted` or reads like it; anything else is an error that names the rule."""
        if isinstance(wanted, Action):
            for action in self.actions:
                if action is wanted:
                    return action
            wanted = wanted.text
        if not isinstance(wanted, str):
            raise IllegalAction("not-an-action", self.rule, f"An action is a text, not {type(wanted).__name__}.")
        text = " ".join(wanted.split())
        for action in self.actions:
            if action.text == text:
                return action
        listed = ", ".join(action.text for action in self.actions[:12])
        more = ", ..." if len(self.actions) > 12 else ""
        raise IllegalAction(
            "not-legal", self.rule, f"'{text[:60]}' is not possible now. Possible: {listed}{more}.", action=text[:60]
        )

    def __repr__(self) -> str:
        return f"Choice({self.kind!r}, {self.rule!r}, {[action.text for action in self.actions]})"


class Questions:
    """What all seats are asked at one moment, to compare later questions with."""

    __slots__ = ("actors", "choices", "numbers")

    def __init__(self, numbers: list[int], actors: tuple[int, ...] | None, choices: list[Choice | None]) -> None:
        self.numbers = numbers
        self.actors = actors
        self.choices = choices  # None: nobody has looked
