"""Moments to practise with."""

from __future__ import annotations

import msgspec

from cubecup.server.messages.fields import Data
from cubecup.server.messages.moments import MomentTold


class PracticeListed(msgspec.Struct, kw_only=True):
    """A moment that can be asked."""

    id: str
    kind: str  # push, buy, move, draw


class AnswerWeighed(msgspec.Struct, kw_only=True):
    """A whole answer, such as all steps of a way. `chance` is how often it wins among equals, `error` the standard
    error of its distance from the best; `reason` is the id of a text, and a fact that is one stands for that text."""

    actions: list[str]
    chance: float
    error: float
    good: bool
    reason: str
    facts: Data


class PracticeTold(msgspec.Struct, kw_only=True):
    """A moment, the seat that is asked, and what every answer is worth, the best first. With `record` and `at` a table
    can go on from it."""

    id: str
    kind: str
    seat: int
    moment: MomentTold
    answers: list[AnswerWeighed]
    record: str
    at: int
