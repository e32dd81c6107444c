"""Errors on their way out: what the engine and the server raise, as the message `Problem`."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from cubecup.kernel.errors import Clause, CubeCupError, IllegalAction
from cubecup.kernel.game import JSON
from cubecup.server.messages.from_server import Bye, Rejected
from cubecup.server.messages.problems import Problem

_ENCODER = msgspec.json.Encoder()


def encode(message: msgspec.Struct) -> bytes:
    return _ENCODER.encode(message)


def problem_of(error: CubeCupError) -> Problem:
    rule = error.rule if isinstance(error, IllegalAction) else None
    return Problem(code=error.code, sentence=error.sentence, rule=rule, facts=_facts(error.facts))


def _facts(facts: Mapping[str, object]) -> dict[str, JSON]:
    return {name: _fact(value) for name, value in facts.items()}


def _fact(value: object) -> JSON:
    """A clause is told by its id and facts: the browser has the words."""
    if isinstance(value, Clause):
        return {"text": value.id, "facts": _facts(value.facts)}
    return value if isinstance(value, (int, float, bool)) else str(value)


def rejected(error: CubeCupError, id: str = "") -> bytes:
    return encode(Rejected(id=id, problem=problem_of(error)))


def bye(error: CubeCupError) -> bytes:
    return encode(Bye(problem=problem_of(error)))
