"""Where the dice of a table come from, and all rolls after the game."""

from __future__ import annotations

import msgspec


class RollTold(msgspec.Struct, kw_only=True):
    """One roll: what chance was asked (numbers below `bound` for roll number `roll` of a seat, -1: the table), and the
    dice it became, as the entry of the log tells them. Without dice it is something else, such as who begins."""

    entry: int
    seat: int
    roll: int
    bound: int
    numbers: list[int]
    kinds: list[str]
    shown: list[str]


class DiceTold(msgspec.Struct, kw_only=True):
    """Where the dice of a table come from (docs/fair-dice.md). While the game lasts there is no secret and no roll.

    `faces` are what each kind of die shows for the numbers 0, 1, ...; the kinds stand in the order of their numbers.
    """

    by: str  # the name of the derivation
    table: str  # of a rematch the first one: it was settled before any word
    race: str  # of dice that others have too; else empty
    commitment: str
    words: list[str]  # of the seats; empty for a bot
    secret: str
    faces: dict[str, list[str]]
    rolls: list[RollTold]
