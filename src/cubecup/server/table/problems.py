"""Errors on their way out: what the engine and the server raise, as the message `Problem`."""

from __future__ import annotations

import msgspec

from cubecup.kernel.errors import CubeCupError, IllegalAction
from cubecup.kernel.game import JSON
from cubecup.server.messages import Bye, Problem, Rejected

_ENCODER = msgspec.json.Encoder()


def encode(message: msgspec.Struct) -> bytes:
    return _ENCODER.encode(message)


def problem_of(error: CubeCupError) -> Problem:
    rule = error.rule if isinstance(error, IllegalAction) else None
    facts: dict[str, JSON] = {
        name: value if isinstance(value, (int, float, bool)) else str(value) for name, value in error.facts.items()
    }
    return Problem(code=error.code, sentence=error.sentence, rule=rule, facts=facts)


def rejected(error: CubeCupError, id: str = "") -> bytes:
    return encode(Rejected(id=id, problem=problem_of(error)))


def bye(error: CubeCupError) -> bytes:
    return encode(Bye(problem=problem_of(error)))
