"""What browsers may do at a table, by message: whose right it is, and the change it would be. Nothing changes here.

Who adds a message of the socket adds its class in `messages/from_browser.py` and its row in `_PLANS`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from cubecup.kernel.errors import CubeCupError, IllegalAction
from cubecup.server.messages.from_browser import Act, Cover, Resign, StandIn, Undo
from cubecup.server.table.changes import Change
from cubecup.server.table.clocks import now
from cubecup.server.table.gathering import Gathering
from cubecup.server.table.levels import check_level
from cubecup.server.table.live_table import LiveTable
from cubecup.server.table.visitor import Visitor

Command = Act | Undo | Resign | StandIn | Cover


def check_rights(meeting: Gathering, visitor: Visitor, message: Command) -> None:
    """Nobody acts for another's seat; the host may only hand a seat to a bot and back, and other players may hand the
    seat of one who is away to a bot."""
    table, seat = meeting.table, message.seat
    if seat not in visitor.seats:
        _check_others_rights(meeting, visitor, message)
    if not table.started:
        raise CubeCupError("not-started", "The game starts when every seat is taken.")
    if seat not in visitor.seats and isinstance(message, StandIn) and message.level:
        check_absent(meeting, seat)


def _check_others_rights(meeting: Gathering, visitor: Visitor, message: Command) -> None:
    if message.seat >= len(meeting.table.header.seats):
        raise CubeCupError("no-such-seat", f"There is no seat {message.seat} at this table.", seat=message.seat)
    allowed = visitor.seats if isinstance(message, Cover) else visitor.host and isinstance(message, StandIn)
    if not allowed:
        raise CubeCupError("not-your-seat", "This seat is not yours.", seat=message.seat + 1)


def check_absent(meeting: Gathering, seat: int) -> None:
    """The host decides about a seat only if it is the host's own, or its player has been away for a while."""
    holders = [visitor for visitor in meeting.visitors if seat in visitor.seats]
    if any(visitor.host for visitor in holders):
        return
    present = seat in meeting.connected_seats()
    meeting.attendance.check_host_decides(seat, time.monotonic(), meeting.away_seconds, present=present)


def planned(meeting: Gathering, visitor: Visitor, message: Command) -> Change:
    """The change that a message would be, or a refusal."""
    return _PLANS[type(message)](meeting, visitor, message)


def _act(meeting: Gathering, visitor: Visitor, message: Act) -> Change:
    """An answer counts for the question it was given to, and for no other."""
    table = meeting.table
    _check_up_to_date(table, message)
    if message.question is not None and message.question != table.question_number(message.seat):
        raise CubeCupError("late", "That question is over: it was answered, or others left only one answer to it.")
    try:
        return table.plan_act(message.seat, message.action, now(), id=message.id)
    except IllegalAction as error:
        if message.seen is not None and message.seen < table.seq and error.code in ("not-legal", "not-your-turn"):
            raise somebody_was_quicker() from None
        raise


def somebody_was_quicker() -> CubeCupError:
    return CubeCupError("overtaken", "Somebody was quicker, and that is not possible any more. Please look again.")


def _undo(meeting: Gathering, visitor: Visitor, message: Undo) -> Change:
    _check_up_to_date(meeting.table, message)
    return meeting.table.plan_undo(message.seat, now(), id=message.id)


def _check_up_to_date(table: LiveTable, message: Act | Undo) -> None:
    if table.is_bot(message.seat):
        raise CubeCupError("bot-plays", "A bot plays this seat; take it back first.")
    if message.seen is not None and table.latest.get(message.seat, 0) > message.seen:
        raise CubeCupError("late", "This seat has acted meanwhile.")


def _resign(meeting: Gathering, visitor: Visitor, message: Resign) -> Change:
    _check_hand_over(meeting.table, message.seat)
    if message.level is not None:
        check_level(message.level, meeting.table.header.game)
    return meeting.table.plan_hand_over("resign", message.seat, message.level, now(), id=message.id)


def _stand_in(meeting: Gathering, visitor: Visitor, message: StandIn) -> Change:
    table = meeting.table
    seat = message.seat
    _check_hand_over(table, seat)
    if message.level is not None:
        check_level(message.level, table.header.game)
    elif seat not in table.stand_ins:
        raise CubeCupError("no-stand-in", "No bot plays for this seat.")
    elif table.clocks.left is not None and table.clocks.left[seat] <= 0:
        raise CubeCupError("no-time", "This seat has no time left; a bot plays it to the end.")
    kind = "stand-in" if message.level else "back"
    return table.plan_hand_over(kind, seat, message.level, now(), id=message.id, host=seat not in visitor.seats)


def _cover(meeting: Gathering, visitor: Visitor, message: Cover) -> Change:
    table = meeting.table
    _check_hand_over(table, message.seat)
    if message.seat in table.stand_ins:
        raise CubeCupError("covered", "A bot plays for them already.")
    present = message.seat in meeting.connected_seats()
    meeting.attendance.check_may_cover(message.seat, time.monotonic(), table.header.absence, present=present)
    level = table.game.usual_bot
    return table.plan_hand_over("stand-in", message.seat, level, now(), id=message.id, by=visitor.seats[0])


def _check_hand_over(table: LiveTable, seat: int) -> None:
    if table.state.over:
        raise CubeCupError("game-over", "The game is over.")
    if table.header.seats[seat].kind != "person":
        raise CubeCupError("not-a-person", "There is no person on that seat.")
    if seat in table.resigned:
        raise CubeCupError("resigned", "This seat has resigned; a bot plays it to the end.")


_PLANS: Final[dict[type, Callable[[Gathering, Visitor, Any], Change]]] = {
    Act: _act,
    Undo: _undo,
    Resign: _resign,
    StandIn: _stand_in,
    Cover: _cover,
}
