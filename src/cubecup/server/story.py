"""A table as it is told: who sits where (`info`), the record of a finished game, a line of the list of tables."""

from __future__ import annotations

from cubecup.games import make_game
from cubecup.kernel.errors import CubeCupError
from cubecup.kernel.record import Line, Record
from cubecup.server.clocks import now
from cubecup.server.live import LiveTable
from cubecup.server.messages import SeatInfo, TableInfo
from cubecup.server.rows import Header, Row


def info(table: LiveTable, connected: set[int]) -> TableInfo:
    """A table in memory, as everyone may see it."""
    told = listed(table.id, table.header, table.created, round_of(table))
    moment = now()
    for seat in told.seats:
        number = seat.seat
        seat.level = table.level(number) if table.is_bot(number) else None
        seat.connected = number in connected
        seat.resigned = number in table.resigned
        seat.stand_in = number in table.stand_ins
        seat.clock = table.clocks.game_left(number, moment, table.uptime)
        seat.decision = table.clocks.decision_left(number, moment, table.uptime)
    told.over = table.state.over
    told.winners = list(table.state.winners())
    return told


def round_of(table: LiveTable) -> int:
    counted = table.state.view(-1).get("round")
    return counted if isinstance(counted, int) else 0


def listed(id: str, header: Header, created: float, number: int) -> TableInfo:
    """A table that is not over, by its header alone; so that a list of tables need not bring them into memory."""
    return TableInfo(
        table=id,
        game=header.game,
        options=header.options,
        public=header.public,
        seats=[
            SeatInfo(seat=number, kind=seat.kind, name=seat.name, level=seat.level)
            for number, seat in enumerate(header.seats)
        ],
        started=header.started(),
        over=False,
        winners=[],
        round=number,
        created=created,
        hints=header.gives_hints(),
        next_table=header.next_table,
    )


def record(table: LiveTable, rows: list[tuple[float, Row]]) -> Record:
    """The finished game as a record; while it lasts its dice are nobody's business."""
    if not table.state.over:
        raise CubeCupError("not-over", "The game is not over yet.")
    header = table.header
    game = make_game(header.game, header.options)
    fresh = game.set_up(len(header.seats), header.seed)
    found = Record(game.id, game.rules_version, len(header.seats), header.seed)
    found.setup = game.setup_of(fresh)
    found.options = game.options()
    fresh.journal = []
    fresh.advance()
    found.opening = game.outcome(fresh.journal)
    gone = {seq for _, row in rows for seq in row.undone}
    found.lines = [
        Line(row.seat, row.action, row.outcome)
        for number, (_, row) in enumerate(rows, 1)
        if row.kind == "act" and number not in gone
    ]
    return found
