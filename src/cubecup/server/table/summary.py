"""A table in short: who sits where (`info`), a line of the list of tables, the record of a finished game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from cubecup.fair.dice import VERSION
from cubecup.fair.proof import prove, told_dice, told_same_dice
from cubecup.fair.same_dice import SAME
from cubecup.kernel.errors import CubeCupError
from cubecup.kernel.record import Line, OriginOfGame, Record
from cubecup.server.messages.dice import DiceTold, RollTold
from cubecup.server.messages.fields import Data
from cubecup.server.messages.tables import SeatInfo, TableInfo
from cubecup.server.storage.rows import LogRow, StoredTable, TableHeader
from cubecup.server.table.clocks import now
from cubecup.server.table.fairness import dice_of, mixed_table, promise_of, words_of
from cubecup.server.table.live_table import LiveTable


def info(table: LiveTable, connected: Collection[int], away: Callable[[int], float]) -> TableInfo:
    """A table in memory, as everyone may see it. `away` tells how long the player of a seat has been gone."""
    told = listed(StoredTable(table.id, table.header, table.created, table.state.round_number()))
    moment = now()
    for seat in told.seats:
        number = seat.seat
        seat.level = table.level(number) if table.is_bot(number) else None
        seat.connected = number in connected
        seat.resigned = number in table.resigned
        missed = table.started and seat.kind == "person" and not (seat.connected or seat.resigned)
        seat.away = away(number) if missed else None
        seat.stand_in = number in table.stand_ins
        seat.covered = number in table.covered
        seat.clock = table.clocks.game_left(number, moment, table.uptime)
        seat.decision = table.clocks.decision_left(number, moment, table.uptime)
    told.over = table.state.over
    told.winners = list(table.state.winners())
    return told


def listed(stored: StoredTable) -> TableInfo:
    """A table that is not over, by its header alone; so that a list of tables need not bring them into memory."""
    header = stored.header
    return TableInfo(
        table=stored.id,
        game=header.game,
        options=header.options,
        public=header.public,
        seats=[
            SeatInfo(
                seat=number,
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                word=seat.word,
                program=seat.program,
                creature=seat.creature,
                colour=seat.colour,
                rating=seat.rating[0] if seat.rating else None,
                rating_error=seat.rating[1] if seat.rating else None,
            )
            for number, seat in enumerate(header.seats)
        ],
        started=header.started(),
        over=False,
        winners=[],
        round=stored.round,
        created=stored.created,
        hints=header.gives_hints(),
        absence=header.absence,
        known_dice=header.chosen_seed,
        commitment=promise_of(header),
        continues=header.origin.at if header.origin else None,
        next_table=header.next_table,
        tour=header.tour,
        contest=header.contest,
    )


def record(table: LiveTable, rows: list[tuple[float, LogRow]]) -> Record:
    """The finished game as a record; while it lasts, where its dice come from is nobody's business."""
    if not table.state.over:
        raise CubeCupError("not-over", "The game is not over yet.")
    return record_so_far(table, rows)


def record_so_far(table: LiveTable, rows: list[tuple[float, LogRow]]) -> Record:
    """Not to be handed out before the game is over: it has the seed."""
    header = table.header
    game = table.game
    found = Record.of(game, len(header.seats), header.seed)
    found.agreed = header.agreed
    if table.state.over:
        found.dice = _promised_dice(table)
    if header.origin is None:
        fresh = game.set_up(len(header.seats), header.seed, header.agreed, dice_of(table.id, header))
        found.setup = game.setup_of(fresh)
        fresh.journal = []
        fresh.advance()
        found.opening = game.outcome(fresh.journal)
    else:
        found.setup, found.opening = header.origin.setup, header.origin.opening
        found.origin = OriginOfGame(header.origin.race, header.origin.at)
    found.lines = _lines(rows)
    return found


def is_secret_told(table: LiveTable) -> bool:
    """Whether all may know where the dice came from; of a contest not while others still race with them."""
    same = table.header.same_dice
    return table.state.over and (same is None or now() >= same.told_from)


def _promised_dice(table: LiveTable) -> Data:
    """All that a proof of the dice of a game that is over needs; nothing while others still race with the same dice, or
    if they follow from a seed."""
    header, same = table.header, table.header.same_dice
    if same is not None:
        return told_same_dice(bytes.fromhex(same.secret), same.race) if is_secret_told(table) else {}
    return (
        {}
        if header.chain is None
        else told_dice(header.chain.secret(), mixed_table(table.id, header), words_of(header))
    )


def stored_record(header: TableHeader, options: Data, rows: list[tuple[float, LogRow]]) -> Record:
    """A game that cannot be played on, as it is written down: what only the rules could tell is left out."""
    found = Record(header.game, header.rules, len(header.seats), header.seed)
    found.options = options
    if header.origin is not None:
        found.setup, found.opening = header.origin.setup, header.origin.opening
        found.origin = OriginOfGame(header.origin.race, header.origin.at)
    found.lines = _lines(rows)
    return found


def dice_told(table: LiveTable, rows: list[tuple[float, LogRow]]) -> DiceTold:
    """What the dice of a table were promised to be, and once it is over, all of them with the secret."""
    header = table.header
    if header.chain is None and header.same_dice is None:
        raise CubeCupError("seeded", "The dice of this table follow from a seed; there is nothing to check.")
    told = DiceTold(
        by=VERSION if header.same_dice is None else SAME,
        table=mixed_table(table.id, header),
        race="" if header.same_dice is None else header.same_dice.race,
        commitment=promise_of(header),
        words=words_of(header),
        secret="",
        faces={kind: list(faces) for kind, faces in table.game.faces().items()},
        rolls=[],
    )
    promised = _promised_dice(table) if table.state.over else {}
    if promised:
        told.secret = str(promised["secret"])
        entries = [0, *(number for number, _ in _kept(rows))]
        told.rolls = [
            RollTold(
                entry=entries[throw.line],
                seat=throw.seat,
                roll=throw.roll,
                bound=throw.bound,
                numbers=list(throw.numbers),
                kinds=list(throw.kinds),
                shown=list(throw.shown),
            )
            for throw in prove(record(table, rows), table.game)
        ]
    return told


def _kept(rows: list[tuple[float, LogRow]]) -> Iterator[tuple[int, LogRow]]:
    """The actions that were not taken back, with their numbers in the log."""
    gone = {seq for _, row in rows for seq in row.undone}
    for number, (_, row) in enumerate(rows, 1):
        if row.kind == "act" and number not in gone:
            yield number, row


def stand_ins(table: LiveTable, rows: list[tuple[float, LogRow]]) -> list[bool]:
    """Of each line of the record, whether a bot answered in place of a person."""
    return [row.bot and table.header.seats[row.seat].kind == "person" for _, row in _kept(rows)]


def _lines(rows: list[tuple[float, LogRow]]) -> list[Line]:
    return [Line(row.seat, row.action, row.outcome) for _, row in _kept(rows)]
