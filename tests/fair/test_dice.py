"""Fair dice: as their description says, equally likely, asked by number, and promised for all rematches at once."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from itertools import pairwise

import pytest

from cubecup.fair.dice import FairDice, SecretChain, commitment, new_chain
from cubecup.kernel.dice import TABLE, numbers_from
from tests.fair.vectors import VECTORS, vectors

SECRET = bytes(range(32))
CHI_SQUARE_5 = 20.5  # five degrees of freedom: exceeded once in a thousand


def test_the_vectors_are_those_of_the_description() -> None:
    assert json.loads(VECTORS.read_text()) == vectors()


@pytest.mark.parametrize("vector", json.loads(VECTORS.read_text()), ids=["plain", "words"])
def test_dice_are_as_described(vector: dict[str, object]) -> None:
    """The browser is held to the same file (web/tests/fair.test.ts)."""
    secret = bytes.fromhex(str(vector["secret"]))
    assert commitment(secret) == vector["commitment"]
    dice = FairDice(secret, str(vector["table"]), list(vector["words"]))  # type: ignore[call-overload]
    for roll in vector["rolls"]:  # type: ignore[attr-defined]
        count = len(roll["numbers"])
        assert numbers_from(dice, roll["seat"], roll["roll"], count, roll["bound"]) == roll["numbers"]


def test_numbers_that_would_favour_some_are_left_out() -> None:
    """Of a bound of three thousand million a third of the words does not fit."""
    (vector, _) = vectors()
    (roll,) = [one for one in vector["rolls"] if one["bound"] == 3_000_000_000]  # type: ignore[attr-defined]
    assert all(number < 3_000_000_000 for number in roll["numbers"])
    assert len(set(roll["numbers"])) == 6


def test_the_beginning_of_a_roll_does_not_depend_on_its_size() -> None:
    dice = FairDice(SECRET, "t", ["", ""])
    most = dice.numbers(0, 5, 60, 6)
    assert [dice.numbers(0, 5, count, 6) for count in range(61)] == [most[:count] for count in range(61)]


@pytest.mark.parametrize(
    "other",
    [
        FairDice(bytes(32), "t", ["", ""]),
        FairDice(SECRET, "u", ["", ""]),
        FairDice(SECRET, "t", ["0" * 32, ""]),
        FairDice(SECRET, "t", ["", "0" * 32]),
    ],
    ids=["secret", "table", "a word", "whose word"],
)
def test_all_that_is_mixed_in_matters(other: FairDice) -> None:
    rolls = [FairDice(SECRET, "t", ["", ""]).numbers(0, roll, 9, 6) for roll in range(5)]
    assert [other.numbers(0, roll, 9, 6) for roll in range(5)] != rolls


def test_every_face_is_equally_likely() -> None:
    """By seat, by place in the roll and after any other face; all of it with a fixed secret, so it never changes."""
    dice = FairDice(SECRET, "t", ["", "", "", ""])
    rolls = {(seat, roll): dice.numbers(seat, roll, 9, 6) for seat in (TABLE, 0, 1, 2, 3) for roll in range(1500)}
    for seat in (TABLE, 0, 1, 2, 3):
        _check_even([number for (other, _), found in rolls.items() if other == seat for number in found])
    for place in range(9):
        _check_even([found[place] for found in rolls.values()])
    for before in range(6):
        _check_even([b for found in rolls.values() for a, b in pairwise(found) if a == before])


def _check_even(numbers: list[int]) -> None:
    expected = len(numbers) / 6
    counts = Counter(numbers)
    assert expected > 500
    assert sum((counts[face] - expected) ** 2 / expected for face in range(6)) < CHI_SQUARE_5


def test_each_secret_is_the_promise_of_the_rematch() -> None:
    chain = SecretChain("ab" * 32, 3)
    secrets = []
    for _ in range(4):
        secrets.append(chain.secret())
        chain = chain.next()
    for told, kept in pairwise(secrets):
        assert commitment(kept) == told.hex()
    assert secrets[-1] == bytes.fromhex("ab" * 32)
    assert secrets[0] == hashlib.sha256(hashlib.sha256(hashlib.sha256(secrets[-1]).digest()).digest()).digest()
    assert chain.root != "ab" * 32, "after the last one another chain begins"
    assert chain.left > 50


def test_no_two_chains_are_alike() -> None:
    assert len({new_chain().secret() for _ in range(50)}) == 50
