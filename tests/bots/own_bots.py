"""Bots that do not come with the package, named as module:Class in tests."""

from __future__ import annotations

from cubecup.bots.protocol import Action, Choice, Sight


class Hurry:
    name = "hurry"

    def decide(self, sight: Sight, choice: Choice) -> Action:
        wishes = ("step finish", "pass", "stop")
        wanted = [action for action in choice.actions if action.text in wishes]
        return wanted[0] if wanted else choice.actions[0]


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
