"""An observer of all dice but one roll can foretell it if it comes from a seed, and only guess if the dice are fair."""

from __future__ import annotations

import pytest

from cubecup.cubitos.game import Cubitos
from cubecup.fair.dice import FairDice
from cubecup.kernel.dice import DiceSource
from cubecup.kernel.record import Recorder
from tests.fair.attack import foretold, recovered

SEATS = 2
SEED = 7_301_544_209_116_233_781
SECRET = bytes(range(32))
# Nothing tells more than 16 dice with six different faces; and nobody ever arrives.
PACK = """
[dice]
base_draw = 16
[dice.light-gray]
faces = ["money 1", "money 2", "money 3", "money 4", "money 5", "money 6"]
count = 99
start = 16
[dice.dark-gray]
start = 0
[dice.start]
faces = ["money 1", "money 2", "money 3", "money 4", "money 5", "money 6"]
"""


def _observed(source: DiceSource | None, rounds: int = 8) -> list[list[list[int]]]:
    """The rolls of each seat as somebody who looks on sees them: the number of the face of each die."""
    game = Cubitos("race-1", pack=PACK)
    numbers = {shown: number for faces in game.faces().values() for number, shown in enumerate(faces)}
    recorder = Recorder(game, SEATS, SEED, source=source)
    seen: list[list[list[int]]] = [[] for _ in range(SEATS)]
    events = recorder.opening_events
    while len(seen[0]) < rounds or len(seen[1]) < rounds:
        for roll in game.rolls(events):
            seen[roll.seat].append([numbers[shown] for shown in roll.shown])
        seat = recorder.state.actors()[0]
        actions = recorder.state.choice(seat).actions
        quiet = [one for one in actions if one.verb in ("pass", "done", "skip")]
        events = recorder.apply(seat, (quiet or actions)[0])
    return seen


def test_a_seed_is_found_after_two_rolls_and_tells_all_others() -> None:
    """So the attack works, and why the dice of strangers do not come from a seed."""
    seen = _observed(None)
    found = recovered(seen[1][:2], 1)
    assert found == SEED
    for seat in range(SEATS):
        assert foretold(found, seat, [len(roll) for roll in seen[seat]]) == seen[seat]


@pytest.mark.parametrize("seat", range(SEATS))
def test_fair_dice_follow_from_no_seed(seat: int) -> None:
    """The same attack by the same observer, who sees all rolls but the last."""
    seen = _observed(FairDice(SECRET, "table", ["", ""]))
    assert recovered(seen[seat][:-1], seat) is None


def test_whoever_knows_all_other_dice_can_only_guess() -> None:
    """Guesses at a die from its neighbours are right once in six, for each of many rolls of many tables."""
    guesses = {"the die before": 0, "the roll before": 0, "the other seat": 0, "sum of both": 0, "the most seldom": 0}
    dice = 0
    for table in range(400):
        source = FairDice(SECRET, f"table-{table}", ["", ""])
        rolls = [[source.numbers(seat, roll, 16, 6) for roll in range(4)] for seat in range(SEATS)]
        hidden = rolls[0][3]
        known = rolls[0][0] + rolls[0][1] + rolls[0][2] + rolls[1][0] + rolls[1][1]
        seldom = min(range(6), key=known.count)
        for at, die in enumerate(hidden):
            before, other = rolls[0][2][at], rolls[1][3][at]
            dice += 1
            guesses["the die before"] += die == hidden[at - 1]
            guesses["the roll before"] += die == before
            guesses["the other seat"] += die == other
            guesses["sum of both"] += die == (before + other) % 6
            guesses["the most seldom"] += die == seldom
    # Three standard deviations of so many guesses; the secret is fixed, so this never changes.
    for name, right in guesses.items():
        assert abs(right - dice / 6) < 3 * (dice * 5 / 36) ** 0.5, name
