"""The race of the day, duplicates, tries in them, and their boards. Keys are sent in bodies: no log shall have them."""

from __future__ import annotations

from typing import Final

from cubecup.kernel.errors import CubeCupError
from cubecup.server.messages.contests import (
    ContestMade,
    ContestTold,
    CoursesTold,
    DaysOfPlayer,
    DayTold,
    NewContest,
    NewTry,
    TryMade,
    WhoAsks,
)
from cubecup.server.web.asking import Asking, Offer


async def today(asked: Asking[WhoAsks]) -> DayTold:
    return await asked.tables.contests.day("", asked.body.key)


async def day(asked: Asking[WhoAsks]) -> DayTold:
    return await asked.tables.contests.day(asked.part("day"), asked.body.key)


async def raced(asked: Asking[WhoAsks]) -> DaysOfPlayer:
    if asked.body.key is None:
        raise CubeCupError("no-key", "Whose days? A key is needed.")
    return await asked.tables.contests.days_of(asked.body.key)


async def make(asked: Asking[NewContest]) -> ContestMade:
    return await asked.tables.contests.make(asked.body)


async def see(asked: Asking[WhoAsks]) -> ContestTold:
    return await asked.tables.contests.told(asked.part("id"), asked.body.key)


async def courses(asked: Asking[WhoAsks]) -> CoursesTold:
    return await asked.tables.contests.courses(asked.part("id"), asked.body.key)


async def race(asked: Asking[NewTry]) -> TryMade:
    return await asked.tables.contests.race(asked.part("id"), asked.body)


OFFERS: Final = (
    Offer(
        method="post",
        path="/api/days/today",
        summary="The race of today, with its boards",
        handler=today,
        asked=WhoAsks,
        given=DayTold,
        limit="lists",
    ),
    Offer(
        method="post",
        path="/api/days/raced",
        summary="The days on which a player has raced",
        handler=raced,
        asked=WhoAsks,
        given=DaysOfPlayer,
        limit="lists",
    ),
    Offer(
        method="post",
        path="/api/days/{day}",
        summary="The race of a day, with its boards",
        handler=day,
        asked=WhoAsks,
        given=DayTold,
        limit="lists",
    ),
    Offer(
        method="post",
        path="/api/contests",
        summary="Open a duplicate: a race for several people, each with the same dice",
        handler=make,
        asked=NewContest,
        given=ContestMade,
        status=201,
        limit="tables",
    ),
    Offer(
        method="post",
        path="/api/contests/{id}",
        summary="A contest and its board",
        handler=see,
        asked=WhoAsks,
        given=ContestTold,
        limit="lists",
    ),
    Offer(
        method="post",
        path="/api/contests/{id}/courses",
        summary="The best races of a contest round by round, for whoever has raced",
        handler=courses,
        asked=WhoAsks,
        given=CoursesTold,
        limit="advice",
    ),
    Offer(
        method="post",
        path="/api/contests/{id}/tries",
        summary="Race in a contest: the first try counts",
        handler=race,
        asked=NewTry,
        given=TryMade,
        status=201,
        limit="tables",
    ),
)
