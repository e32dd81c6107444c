"""The books of races at tables: with what was taken back, with stand-ins, by both timings, for two to four players."""

from __future__ import annotations

import random

import pytest

from cubecup.bots.protocol import ask
from cubecup.bots.registry import make_bot
from cubecup.cubitos.game import TIMINGS
from cubecup.games import make_game
from cubecup.review.reviewer import review
from cubecup.server.storage.rows import LogRow, Seat, TableHeader
from cubecup.server.table.clocks import Uptime
from cubecup.server.table.live_table import LiveTable
from cubecup.server.table.summary import record, stand_ins
from tests.review.races import check_books

OFTEN = 0.15  # how likely it is that somebody takes back what may be taken back


def _raced(seats: int, timing: str) -> tuple[LiveTable, list[tuple[float, LogRow]]]:
    """People who often think again; the second one lets a bot stand in for a while, the last seat is a bot."""
    kinds = ["person"] * (seats - 1) + ["bot"]
    header = TableHeader(
        game="cubitos",
        options={"cards": "race-1", "timing": timing, "laps": 1},
        seed=seats,
        seats=[Seat(kind=kind, name=f"Seat {number}") for number, kind in enumerate(kinds)],
        host="",
        public=False,
        started_at=0.0,
    )
    table = LiveTable("t", header, make_game(header.game, header.options), 0.0, Uptime())
    draw = random.Random(seats)
    bots = [make_bot(level, 0) for level in ("steady", "keen", "random", "steady")[:seats]]
    rows: list[tuple[float, LogRow]] = []
    stood_in = {1} if kinds[1] == "person" else {0}
    moment = 0
    while not table.state.over:
        moment += 1
        may = [seat for seat in range(seats) if kinds[seat] == "person" and table.undo_history.may(seat)]
        if may and draw.random() < OFTEN:
            change = table.plan_undo(draw.choice(may), moment, id=str(moment))
        else:
            seat = draw.choice(table.acting())
            by_bot = kinds[seat] == "bot" or (seat in stood_in and table.state.round_number() % 3 == 0)
            action = ask(bots[seat], table.state, seat).text
            change = table.plan_act(seat, action, moment, id=str(moment), bot=by_bot)
        rows.append((moment, change.row))
        table.commit(change)
    return table, rows


@pytest.mark.slow
@pytest.mark.parametrize("timing", TIMINGS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_books_balance_with_undo_and_stand_ins(seats: int, timing: str) -> None:
    table, rows = _raced(seats, timing)
    told = review(record(table, rows), table.game, "quick", stand_ins(table, rows))
    check_books(told)
    taken_back = {number for _, row in rows if row.kind == "undo" for number in row.undone}
    assert len(taken_back) > 5
    stands = [row for at, (_, row) in enumerate(rows, 1) if row.kind == "act" and at not in taken_back]
    assert [(one.seat, one.action) for one in told.course] == [(row.seat, row.action) for row in stands]
    helped = [row.bot and row.seat < seats - 1 for row in stands]
    assert [one.stand_in for one in told.course] == helped
    assert any(helped)
    for account in told.seats:
        own = [one for one in told.course if one.seat == account.seat and one.stand_in and one.skill]
        assert account.by_stand_in == sum(one.skill[account.seat] for one in own)
        assert not any(told.course[number].stand_in for number in account.costliest)
    assert not any(told.course[number].stand_in for number in told.mistakes)
