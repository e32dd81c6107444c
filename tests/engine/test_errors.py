"""Errors travel between processes: whoever gets one knows as much as where it happened, in either build."""

from __future__ import annotations

import pickle

import pytest

from cubecup.kernel.errors import BadFile, BadOption, Clause, CubeCupError, IllegalAction

ERRORS = [
    BadOption("cards", Clause("why-no-card", "There is no card 'x'.", value="x"), value="x"),
    BadOption("unknown-set", "There is no set 'x'.", value="x"),
    IllegalAction("not-legal", "ROLL-3", "No.", action="push"),
    BadFile("bad-pack", "my.toml", 7, Clause("why-any-number", "a number"), key="cost"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.code)
def test_an_error_survives_pickling(error: CubeCupError) -> None:
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is type(error)
    assert str(twin) == str(error)
    assert (twin.code, twin.sentence, twin.facts) == (error.code, error.sentence, error.facts)


def test_what_a_kind_of_error_knows_beyond_the_others_survives_too() -> None:
    illegal, bad = (pickle.loads(pickle.dumps(error)) for error in ERRORS[2:])
    assert illegal.rule == "ROLL-3"
    assert (bad.source, bad.line, bad.expected) == ("my.toml", 7, Clause("why-any-number", "a number"))
