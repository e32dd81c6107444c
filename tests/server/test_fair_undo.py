"""Taking back with fair dice: what has fallen stays, nothing is rolled twice, and nothing to come is seen."""

from __future__ import annotations

import random

import pytest

from cubecup.cubitos.dice import die_name
from cubecup.fair.dice import FairDice
from cubecup.server.storage.rows import LogRow
from tests.server.fair_tables import CHAIN, SHORT, fair_table, play_by_chance


@pytest.mark.parametrize("timing", ["free", "strict"])
def test_an_undo_never_rolls_again_and_never_shows_what_is_to_come(timing: str) -> None:
    """Rolls are numbered without a gap or a repeat, however much is taken back; no row with dice is ever taken back."""
    table = fair_table(timing=timing)
    rows, undone = play_by_chance(table, 3, 0.4)
    assert undone > 50
    gone = {seq for _, row in rows for seq in row.undone}
    dice = FairDice(CHAIN.secret(), "t", ["", ""])
    faces = table.game.faces()
    rolled = fair_table(timing=timing).state.rolled[:2]
    for seq, (_, row) in enumerate(rows, 1):
        if row.kind != "act" or not row.outcome:
            continue
        assert seq not in gone, "dice that have fallen stay"
        for part in row.outcome.split("; "):
            seat = int(part.split()[0])
            number = rolled[seat]
            rolled[seat] += 1
            shown = [die_name(die) for die in table.game.read_outcome(part, 2)[seat]]
            numbers = dice.numbers(seat, number, len(shown), 6)
            kinds = [die.partition("/")[0] for die in shown]
            assert shown == [faces[kind][one] for kind, one in zip(kinds, numbers, strict=True)]
    assert rolled == table.state.rolled[:2]


def test_whoever_has_seen_the_dice_of_another_takes_nothing_back() -> None:
    """In strict timing a pass makes the next player's dice fall: to see them and then push would be a feint."""
    table = fair_table(timing="strict")
    seen = 0
    draw = random.Random(4)
    for moment in range(3000):
        if table.state.over:
            break
        seat = table.acting()[0]
        action = draw.choice(table.state.choice(seat).actions).text
        change = table.plan_act(seat, action, moment, id=str(moment))
        table.commit(change)
        others = {int(rolled.split()[0]) for rolled in change.row.outcome.split("; ") if rolled} - {seat}
        if others:
            seen += 1
            assert not table.undo_history.may(seat)
    assert seen > 10


def test_an_undo_that_an_earlier_server_allowed_is_played_again() -> None:
    """A log is the truth, also where one would not be allowed to take back any more."""
    table = fair_table(timing="strict")
    rows, _ = play_by_chance(table, 4, 0.0, most=200)
    seen = [at for at, (_, row) in enumerate(rows) if row.outcome and not row.outcome.startswith(str(row.seat))]
    last = seen[-1]
    before, after = fair_table(timing="strict"), fair_table(timing="strict")
    before.restore(rows[:last])
    after.restore(rows[: last + 1])
    taken = rows[last][1]
    again = fair_table(timing="strict")
    again.restore([*rows[: last + 1], (300.0, LogRow(kind="undo", seat=taken.seat, undone=[last + 1]))])
    assert again.seq == last + 2
    assert again.state.dump() == before.state.dump()
    again.commit(again.plan_act(taken.seat, taken.action, 301.0))
    assert again.state.dump() == after.state.dump(), "the same dice as the first time"
    played_on = fair_table(timing="strict")
    undo = LogRow(kind="undo", seat=taken.seat, undone=[last + 1])
    played_on.restore([*rows[: last + 1], (300.0, undo), *rows[last:]])
    whole = fair_table(timing="strict")
    whole.restore(rows)
    assert played_on.state.dump() == whole.state.dump(), "what came after it was played once"


def test_the_end_cannot_be_taken_back() -> None:
    """After it the secret is told, and whoever knew it could play on by it."""
    for seed in range(8):
        for timing in ("free", "strict"):
            table = fair_table(("", ""), **{**SHORT, "timing": timing})
            play_by_chance(table, seed, 0.0)
            assert table.state.over
            assert not [seat for seat in range(2) if table.undo_history.may(seat)]


def test_a_position_does_not_keep_the_source() -> None:
    """Copies for bots, views and undo cannot roll what is to come."""
    table = fair_table(timing="free")
    assert table.state.source is None
    table.commit(table.plan_act(table.acting()[0], "push", 1.0))
    assert table.state.source is None
