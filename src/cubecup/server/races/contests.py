"""Contests: the race of a day and duplicates. Every try is a table of its own; all tables of a contest have one secret.

Boards are not kept: they follow from what came of the tables. A player is known by the hash of a key that only their
browser has; the first try with a key counts, all others are practice.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from datetime import timedelta
from typing import Final, NamedTuple

from cubecup.contests.board import ContestResult, board_order, streak
from cubecup.contests.course import SeatCourse, course_of
from cubecup.contests.days import MODES, DaySecrets, begins, day_of, race_of_day, read_day, told_from
from cubecup.fair.dice import SECRET_BYTES, commitment
from cubecup.games import GameRegistry
from cubecup.kernel.errors import CubeCupError
from cubecup.server.messages.contests import (
    ContestMade,
    ContestTold,
    CoursesTold,
    CourseTold,
    DaysOfPlayer,
    DayTold,
    NewContest,
    NewTry,
    TryMade,
    TryTold,
)
from cubecup.server.messages.tables import ContestPlace, NewTable, SeatPlan
from cubecup.server.races.shelves import Shelves
from cubecup.server.storage.failures import Overtaken
from cubecup.server.storage.kept_contests import ContestHeader, DaysBegan, StoredContest, StoredTry
from cubecup.server.storage.rows import SameSecret, StoredTable
from cubecup.server.storage.table_store import TableStore
from cubecup.server.table.archive import TableArchive
from cubecup.server.table.clocks import now
from cubecup.server.table.counting import DUPLICATE, sit_down
from cubecup.server.table.creation import made_of, new_id, wanted_game
from cubecup.server.table.levels import check_level
from cubecup.server.table.tokens import hashed
from cubecup.shelf.names import MOST_TITLE, clean_name

DAY: Final = "day"
_ROWS: Final = 100  # of a board that are told; and one's own
_REMEMBERED: Final = 64  # contests
_BOARD_SECONDS: Final = 2.0  # for so long a board is told again as it was
_COURSES: Final = 32  # races of a board that are compared round by round; and one's own
_COURSES_KEPT: Final = 512  # in memory
_DAYS_OF_PLAYER: Final = 800
_MOST_PRACTICE: Final = 50  # tries of one player in one contest


class Contests:
    """All contests of a server."""

    def __init__(self, store: TableStore, archive: TableArchive, games: GameRegistry, shelves: Shelves) -> None:
        self._store = store
        self._shelves = shelves
        self._kept = store.contests
        self._archive = archive
        self._games = games
        self._days: DaySecrets | None = None
        self._known: OrderedDict[str, StoredContest] = OrderedDict()
        self._courses: OrderedDict[str, SeatCourse] = OrderedDict()
        self._boards: dict[str, tuple[float, list[StoredTry]]] = {}

    # -- days ---------------------------------------------------------------------------------------

    async def _secrets(self) -> DaySecrets:
        """The chain of days; it begins with the day on which somebody asks first."""
        if self._days is None:
            began = await self._kept.days(DaysBegan(secrets.token_hex(SECRET_BYTES), str(day_of(now()))))
            self._days = DaySecrets(began.root, read_day(began.first))
        return self._days

    async def day(self, text: str, key: str | None) -> DayTold:
        """A day and its boards; a day that has not begun is nobody's business."""
        days = await self._secrets()
        today = day_of(now())
        day = read_day(text) if text else today
        contests = [await self.told(f"{DAY}.{day}.{mode}", key) for mode in MODES]
        return DayTold(
            day=str(day),
            today=str(today),
            first=str(days.first),
            ends=begins(day + timedelta(days=1)),
            anchor=days.promise(days.first),
            contests=contests,
        )

    async def _kept_day(self, id: str) -> StoredContest:
        """What a day brings is written down when somebody asks first, and never changes."""
        _, text, mode = id.split(".")
        day, days = read_day(text), await self._secrets()
        if not days.first <= day <= day_of(now()):
            raise CubeCupError("no-such-day", f"There is no race of {day} here.", value=str(day))
        secret = days.secret(day)
        race = race_of_day(day, secret, mode)
        game = await asyncio.to_thread(self._games.make, race.game, race.options)
        header = ContestHeader(
            kind=DAY,
            name=f"{day} {mode}",
            game=race.game,
            options=game.options(),
            against=list(race.against),
            secret=secret.hex(),
            told_from=told_from(day),
            day=str(day),
            mode=mode,
        )
        return await self._kept.keep_first(StoredContest(id, header, now()))

    async def days_of(self, key: str) -> DaysOfPlayer:
        """On which days a player has finished a counted race, and how many in a row."""
        tries = await self._kept.of_player(hashed(key), _DAYS_OF_PLAYER)
        raced = sorted({one.contest.split(".")[1] for one in tries if one.contest.startswith(f"{DAY}.") and one.result})
        today = day_of(now())
        since = (await self._secrets()).first
        row = [str(since + timedelta(days=n)) in raced for n in range((today - since).days + 1)]
        return DaysOfPlayer(days=raced, streak=streak(row))

    # -- duplicates ---------------------------------------------------------------------------------

    async def make(self, wanted: NewContest) -> ContestMade:
        game = await asyncio.to_thread(wanted_game, self._games, wanted.game, wanted.options)
        game.check_seats(1 + len(wanted.against))
        for level in wanted.against:
            check_level(level, game.id)
        id = new_id()
        header = ContestHeader(
            kind=DUPLICATE,
            name=f"duplicate {id}",
            game=game.id,
            options=game.options(),
            against=wanted.against,
            secret=secrets.token_hex(SECRET_BYTES),
            told_from=now() + wanted.hours * 3600,
            title=clean_name(wanted.title, MOST_TITLE),
            most=wanted.most,
        )
        await self._kept.keep_first(StoredContest(id, header, now()))
        return ContestMade(contest=id)

    async def _find(self, id: str) -> StoredContest:
        known = self._known.get(id)
        if known is None:
            known = await self._kept.find(id)
            if known is None and id.startswith(f"{DAY}.") and id.count(".") == 2:
                known = await self._kept_day(id)
            if known is None:
                raise CubeCupError("no-such-contest", "There is no such contest (any more).")
            self._known[id] = known
            while len(self._known) > _REMEMBERED:
                self._known.popitem(last=False)
        return known

    # -- trying -------------------------------------------------------------------------------------

    async def race(self, id: str, wanted: NewTry) -> TryMade:
        """A table for a player: the one of their counted race while that lasts, else a new one."""
        contest = await self._find(id)
        name = clean_name(wanted.name)
        player = hashed(wanted.key)
        mine = await self._kept.tries(id, player)
        running = next((one for one in mine if one.counted and one.result is None), None)
        if running is not None and await self._is_seat_of(running.table, wanted.token):
            return TryMade(table=running.table, counted=True)
        is_open = now() < contest.header.told_from
        if running is not None and is_open:  # practice would tell the dice of a race that counts
            raise CubeCupError("contest-runs", "Your race that counts is not over; it has to be ended first.")
        counted = is_open and not any(one.counted for one in mine)
        if len(mine) >= _MOST_PRACTICE:
            told = f"A player has at most {_MOST_PRACTICE} races here."
            raise CubeCupError("contest-tries", told, most=_MOST_PRACTICE)
        if counted and contest.header.most:
            others = await self._kept.tries(id)
            if len(others) >= contest.header.most:
                raise CubeCupError("contest-full", "As many players race here as may.", most=contest.header.most)
        try:
            return await self._begin(contest, StoredTry(id, player, new_id(), counted, name, now()), wanted)
        except Overtaken:  # the same player has begun a counted race at the same time, or the last place is taken
            return await self.race(id, wanted)

    async def _is_seat_of(self, table: str, token: str) -> bool:
        """Whether a token is that of the player's seat; the try is not given to a browser that has lost it."""
        stored = await self._store.table(table)
        return stored is not None and stored.header.seats[0].token == hashed(token)

    async def _begin(self, contest: StoredContest, one: StoredTry, wanted: NewTry) -> TryMade:
        stored = await asyncio.to_thread(self._table, contest, one, wanted)
        sit_down(stored.header.seats[0], await self._shelves.of(wanted.key))
        table, content = await asyncio.to_thread(self._archive.with_content, stored)
        await self._store.add_try(one, table, content, contest.header.most)
        self._boards.pop(contest.id, None)
        return TryMade(table=table.id, counted=one.counted)

    def _table(self, contest: StoredContest, one: StoredTry, wanted: NewTry) -> StoredTable:
        """A table of its own, nobody else's to join; while the race counts nobody is given advice."""
        header = contest.header
        names = [*wanted.bots, *[None] * len(header.against)]
        bots = [
            SeatPlan(kind="bot", level=level, name=name) for level, name in zip(header.against, names, strict=False)
        ]
        game = self._games.make(header.game, header.options)
        game.check_seats(1 + len(bots))
        seats = [SeatPlan(kind="person", name=one.name), *bots]
        hints = False if one.counted else None
        plan = NewTable(game=header.game, options=header.options, seats=seats, absence=None, hints=hints)
        same_dice = SameSecret(secret=header.secret, race=header.name, told_from=header.told_from)
        made = made_of(game, plan, same_dice).header
        made.seats[0].token = hashed(wanted.token)
        made.contest = ContestPlace(
            contest=contest.id,
            kind=header.kind,
            counted=one.counted,
            day=header.day,
            mode=header.mode,
            title=header.title,
        )
        return StoredTable(one.table, made, one.begun)

    # -- what is told of a contest ------------------------------------------------------------------

    async def told(self, id: str, key: str | None) -> ContestTold:
        seen = await self._seen(id, key)
        header, tries, mine, is_open = seen.contest.header, seen.tries, seen.mine, seen.is_open
        may_watch = seen.may_watch
        rows = [_row(rank, one, seen.player, may_watch) for rank, one in seen.ranked()]
        full = bool(header.most) and len(tries) >= header.most
        return ContestTold(
            contest=id,
            kind=header.kind,
            day=header.day,
            mode=header.mode,
            title=header.title,
            game=header.game,
            options=header.options,
            against=header.against,
            commitment=commitment(bytes.fromhex(header.secret)),
            secret="" if is_open else header.secret,
            race=header.name,
            closes=header.told_from,
            most=header.most,
            open=is_open,
            players=len(rows),
            finished=sum(one.result is not None for one in tries),
            rows=[row for at, row in enumerate(rows) if at < _ROWS or row.mine],
            may_count=is_open and mine is None and not full,
            mine=mine.table if mine is not None else "",
        )

    async def courses(self, id: str, key: str | None) -> CoursesTold:
        """The best races round by round, and one's own; they would tell the dice to whoever is still to race."""
        seen = await self._seen(id, key)
        if not seen.may_watch:
            raise CubeCupError("contest-unseen", "Others' races are shown once your own is over.")
        done = [(rank, one) for rank, one in seen.ranked() if rank]
        told = CoursesTold(length=0, courses=[])
        for rank, one in [row for at, row in enumerate(done) if at < _COURSES or row[1].player == seen.player]:
            course = await self._course(one.table)
            if course is not None:
                told.length = course.length
                told.courses.append(
                    CourseTold(
                        rank=rank,
                        name=one.name,
                        mine=one.player == seen.player,
                        table=one.table,
                        places=[end.place for end in course.rounds],
                        left=[end.left for end in course.rounds],
                    )
                )
        return told

    async def _course(self, table: str) -> SeatCourse | None:
        """Worked out once: a race that is over does not change. None: its table is gone, or of another version."""
        known = self._courses.get(table)
        if known is None:
            try:
                record = await self._archive.finished_record(table)
                game = await asyncio.to_thread(self._games.of, record)
                known = await asyncio.to_thread(course_of, record, game, 0)
            except CubeCupError:
                return None
            self._courses[table] = known
            while len(self._courses) > _COURSES_KEPT:
                self._courses.popitem(last=False)
        return known

    async def _seen(self, id: str, key: str | None) -> SeenContest:
        contest = await self._find(id)
        player = hashed(key) if key else ""
        return SeenContest(contest, player, await self._board(id, player), now() < contest.header.told_from)

    async def _board(self, id: str, player: str) -> list[StoredTry]:
        """All counted tries, as they were a moment ago; one's own is told as it is. So nobody makes the server read ten
        thousand rows again and again, whatever key they make up."""
        until, tries = self._boards.get(id, (0.0, []))
        if until <= now():
            tries = await self._kept.tries(id)
            if len(self._boards) > _REMEMBERED:
                self._boards.clear()
            self._boards[id] = (now() + _BOARD_SECONDS, tries)
        if not player or any(one.player == player and one.result is not None for one in tries):
            return tries
        mine = [one for one in await self._kept.tries(id, player) if one.counted]
        return [*(one for one in tries if one.player != player), *mine]


class SeenContest(NamedTuple):
    """A contest as a player sees it (no player: anybody)."""

    contest: StoredContest
    player: str
    tries: list[StoredTry]
    is_open: bool

    @property
    def mine(self) -> StoredTry | None:
        return next((one for one in self.tries if one.player == self.player), None)

    @property
    def may_watch(self) -> bool:
        """Others' races tell the dice: to those who have raced, or to all once nobody races any more."""
        mine = self.mine
        return not self.is_open or (mine is not None and mine.result is not None)

    def ranked(self) -> list[tuple[int, StoredTry]]:
        return board_order(self.tries, lambda one: result_of(one, self.contest.header.told_from))


def result_of(one: StoredTry, until: float) -> ContestResult | None:
    """What counts of a try; nothing while it lasts, if it was over too late, or if a bot has played for the player."""
    found = one.result
    if found is None or 0 in found.helped or found.at > until:
        return None
    return ContestResult(found.places[0], found.rounds, found.left[0] if found.left else 0)


def _row(rank: int, one: StoredTry, player: str, may_watch: bool) -> TryTold:
    mine = one.player == player
    row = TryTold(rank=rank, name=one.name, mine=mine, begun=one.begun)
    if one.result is not None:
        row.place, row.rounds = one.result.places[0], one.result.rounds
        row.left = one.result.left[0] if one.result.left else 0
        row.helped = 0 in one.result.helped
        row.table = one.table if may_watch or mine else ""
    return row
