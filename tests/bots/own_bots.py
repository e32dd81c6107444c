"""Bots that do not come with the package, named as module:Class in tests."""

from __future__ import annotations

import sys

from cubecup.bots.protocol import Action, Choice, Sight
from cubecup.bots.registry import make_bot


class Hurry:
    name = "hurry"

    def decide(self, sight: Sight, choice: Choice) -> Action:
        wishes = ("step finish", "pass", "stop")
        wanted = [action for action in choice.actions if action.text in wishes]
        return wanted[0] if wanted else choice.actions[0]


class Buyer(Hurry):
    """One that comes to an end soon: it runs like steady."""

    name = "buyer"

    def decide(self, sight: Sight, choice: Choice) -> Action:
        return make_bot("steady").decide(sight, choice)


class Seeded(Hurry):
    def __init__(self, seed: int = -1) -> None:
        self.seed = seed


class Broken:
    def __init__(self) -> None:
        raise RuntimeError("no luck")


class Nameless:
    def decide(self, sight: Sight, choice: Choice) -> Action:
        return choice.actions[0]


not_a_class = Hurry()


class Raises(Hurry):
    name = "raises"

    def decide(self, sight: Sight, choice: Choice) -> Action:
        if choice.kind == "buy":
            raise ValueError("too dear")
        return super().decide(sight, choice)


class Stutters(Hurry):
    name = "stutters"

    def decide(self, sight: Sight, choice: Choice) -> Action:
        raise ValueError("one thing\n  and another")


class Leaves(Hurry):
    name = "leaves"

    def decide(self, sight: Sight, choice: Choice) -> Action:
        sys.exit(3)


class Flies(Hurry):
    name = "flies"

    def decide(self, sight: Sight, choice: Choice) -> Action:
        return Action("fly", "fly", 0)


class Older:
    name = "older"

    def decide(self, choice: Choice) -> Action:
        return choice.actions[0]
