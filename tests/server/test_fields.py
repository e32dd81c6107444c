"""How long what a stranger sends may be, and how short: the last length that is taken, and the first that is not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cubecup.server.messages.fields import ActionText, Id, OwnToken, SeatNumber, Seconds, Token, Word

LENGTHS = {
    "Id": (Id, 1, 64),
    "ActionText": (ActionText, 1, 80),
    "Token": (Token, 16, 64),
    "OwnToken": (OwnToken, 32, 64),
}
RANGES = {"SeatNumber": (SeatNumber, 0, 3), "Seconds": (Seconds, 5, 86_400)}


@pytest.mark.parametrize("name", LENGTHS)
def test_texts_have_a_least_and_a_most_length(name: str) -> None:
    kind, least, most = LENGTHS[name]
    assert [_is_taken("a" * length, kind) for length in (least - 1, least, most, most + 1)] == [
        False,
        True,
        True,
        False,
    ]


@pytest.mark.parametrize("name", RANGES)
def test_numbers_have_a_range(name: str) -> None:
    kind, least, most = RANGES[name]
    assert [_is_taken(number, kind) for number in (least - 1, least, most, most + 1)] == [False, True, True, False]


def test_a_word_for_the_dice_is_short() -> None:
    assert [_is_taken("a" * length, Word) for length in (32, 33)] == [True, False]


def _is_taken(value: object, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True
