"""A game told again for browsers: of a table by its log, or of a record file that somebody opens."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from cubecup.games import GameRegistry
from cubecup.kernel.errors import BadFile, Clause, CubeCupError
from cubecup.kernel.game import Game
from cubecup.kernel.moment import position_at
from cubecup.kernel.record import Record, read_record
from cubecup.kernel.replay import Replay
from cubecup.server.messages.entries import Entry, Happened
from cubecup.server.messages.moments import MomentTold
from cubecup.server.messages.replays import ReplayTold
from cubecup.server.storage.rows import LogRow, Seat
from cubecup.server.table.continuing import MomentOfRace
from cubecup.server.table.creation import recorded_game
from cubecup.server.table.live_table import LiveTable
from cubecup.server.table.summary import record_so_far

_SOURCE = "record"
_SPECTATOR = -1
_MOST_ACTIONS: Final = 10_000  # that are told at once; long races have a tenth of it


def replay_of_table(table: LiveTable, rows: list[tuple[float, LogRow]]) -> ReplayTold:
    return _replay(record_so_far(table, rows), table.game, table.header.seats, len(rows))


def replay_of_file(games: GameRegistry, text: str) -> ReplayTold:
    """Whatever is wrong with the file is one error with its line."""
    record, game = record_of_file(games, text)
    with _blamed_on(record):
        return _replay(record, game, [], len(record.lines))


def record_of_file(games: GameRegistry, text: str) -> tuple[Record, Game]:
    """What a file says, and the game it is of; its actions are not looked at yet."""
    record = read_record(text, _SOURCE)
    with _blamed_on(record):
        return record, recorded_game(games, record)


def is_over(record: Record, game: Game) -> bool:
    """Whether the race of a file came to its end; every line of it is looked at."""
    with _blamed_on(record):
        return position_at(record, game, len(record.lines)).over


def moment_told(moment: MomentOfRace, seats: list[Seat]) -> MomentTold:
    """How it stands there, as a spectator sees it, and what everybody who may act is asked."""
    record, game, at = moment
    with _blamed_on(record):
        state = position_at(record, game, at)
    return MomentTold(
        game=game.id,
        options=game.options(),
        names=[seat.name for seat in seats],
        levels=[seat.level for seat in seats],
        view={**state.view(_SPECTATOR), "choice": None},
        questions=[dict(state.question(seat) or {}) for seat in state.actors()],
        content=dict(game.catalogue()),
    )


@contextmanager
def _blamed_on(record: Record) -> Iterator[None]:
    """Options and set-up are anyone's JSON; what the game did not expect there is the file's fault."""
    try:
        yield
    except (TypeError, ValueError, AttributeError, RecursionError) as error:
        expected = Clause("why-record-options", f"options and a set-up that a game understands ({error})")
        raise BadFile("record-refused", _SOURCE, record.header_lines.get("options", 1), expected) from None


def _replay(record: Record, game: Game, seats: list[Seat], seq: int) -> ReplayTold:
    if len(record.lines) > _MOST_ACTIONS:
        told = f"This record is too long to be shown: it has more than {_MOST_ACTIONS} actions."
        raise CubeCupError("record-long", told, most=_MOST_ACTIONS)
    replay = Replay(record, game)
    entries = [
        Entry(
            seq=number,
            kind="act" if told.action else "start",
            seat=told.seat,
            action=told.action,
            happened=[Happened(word=word, seat=seat, details=list(details)) for word, seat, details in told.events],
        )
        for number, told in enumerate(replay.entries())
    ]
    return ReplayTold(
        game=game.id,
        options=game.options(),
        names=[seat.name for seat in seats],
        levels=[seat.level for seat in seats],
        continues=record.origin.at if record.origin else None,
        setup=record.setup,
        first=dict(replay.first),
        entries=entries,
        seq=seq,
        content=dict(game.catalogue()),
        results=dict(game.results(record)) if replay.over() else None,
    )
