"""A game told again for browsers: of a table by its log, or of a record file that somebody opens."""

from __future__ import annotations

from cubecup.games import GameRegistry
from cubecup.kernel.errors import BadFile, Clause
from cubecup.kernel.game import Game
from cubecup.kernel.record import Record, read_record
from cubecup.kernel.story import Story
from cubecup.server.messages.entries import Entry, Happened
from cubecup.server.messages.stories import StoryTold
from cubecup.server.storage.rows import LogRow, Seat
from cubecup.server.table.creation import wanted_game
from cubecup.server.table.live_table import LiveTable
from cubecup.server.table.summary import record_so_far

_SOURCE = "record"


def story_of_table(table: LiveTable, rows: list[tuple[float, LogRow]]) -> StoryTold:
    return _story(record_so_far(table, rows), table.game, table.header.seats)


def story_of_file(games: GameRegistry, text: str) -> StoryTold:
    """Whatever is wrong with the file is one error with its line."""
    record = read_record(text, _SOURCE)
    try:
        game = wanted_game(games, record.game, record.options)
        return _story(record, game, [])
    except (TypeError, ValueError, AttributeError, RecursionError) as error:
        expected = Clause("why-record-options", f"options and a set-up that a game understands ({error})")
        raise BadFile("record-refused", _SOURCE, record.header_lines["options"], expected) from None


def _story(record: Record, game: Game, seats: list[Seat]) -> StoryTold:
    story = Story(record, game)
    entries = [
        Entry(
            seq=number,
            kind="act" if told.action else "start",
            seat=told.seat,
            action=told.action,
            happened=[Happened(word=word, seat=seat, details=list(details)) for word, seat, details in told.events],
        )
        for number, told in enumerate(story.entries())
    ]
    return StoryTold(
        game=game.id,
        options=game.options(),
        names=[seat.name for seat in seats],
        levels=[seat.level for seat in seats],
        first=dict(story.first),
        entries=entries,
        content=dict(game.catalogue()),
        results=dict(game.results(record)) if story.over() else None,
    )
