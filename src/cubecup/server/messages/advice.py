"""What a player may ask about the pending choice, and what is answered."""

from __future__ import annotations

import msgspec

from cubecup.server.messages.fields import Data, SeatNumber, Token


class AskAdvice(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A player asks what to answer to the pending choice of their seat."""

    token: Token  # of that seat
    seat: SeatNumber


class Advised(msgspec.Struct, kw_only=True):
    """One legal action and what speaks for or against it. `reason` is the id of a text; a fact that is the id of a
    text stands for that text."""

    action: str
    win_chance: float  # among equals, in steps of 0.01; below 0.05 in steps of 0.001
    reason: str
    facts: Data
    way: list[str] = []  # in the Move step, the whole walk that the action begins


class AdviceGiven(msgspec.Struct, kw_only=True):
    """Every legal action of the pending choice, the best first. Told to nobody but who asked."""

    seat: int
    seq: int  # the entry after which it was given; worthless once the seat has answered
    advice: list[Advised]
