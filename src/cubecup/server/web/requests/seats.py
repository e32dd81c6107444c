"""Seats are taken here, given to bots, and got back by whoever lost a link."""

from __future__ import annotations

import hmac
from typing import Final

from cubecup.kernel.errors import CubeCupError
from cubecup.server.messages.seats import GiveWord, Join, Reissue, SeatBot
from cubecup.server.messages.tables import SeatKey, TableInfo
from cubecup.server.storage.rows import LogRow, TableHeader
from cubecup.server.table.counting import leave_seat, sit_down
from cubecup.server.table.fairness import give_word
from cubecup.server.table.levels import check_level
from cubecup.server.table.tokens import hashed, new_token
from cubecup.server.web.asking import Asking, Offer
from cubecup.shelf.names import clean_name


async def join(asked: Asking[Join]) -> SeatKey:
    wanted = asked.body
    name = clean_name(wanted.name)
    token = wanted.token or new_token()
    shelf = await asked.tables.shelves.of(wanted.key)

    def take_seat(header: TableHeader) -> int:
        for number, seat in enumerate(header.seats):
            if hmac.compare_digest(seat.token, hashed(token)):
                return number  # taken before, and the answer was lost
        free = [number for number, seat in enumerate(header.seats) if seat.kind == "open"]
        number = wanted.seat if wanted.seat is not None else next(iter(free), -1)
        if number not in free:
            raise CubeCupError("seat-taken", "That seat is taken." if free else "All seats are taken.")
        seat = header.seats[number]
        seat.kind, seat.name, seat.token, seat.word = "person", name, hashed(token), wanted.word or ""
        sit_down(seat, shelf)
        return number

    async with asked.visit() as table:
        return SeatKey(seat=await table.session.change_header(take_seat), token=token)


async def word(asked: Asking[GiveWord]) -> TableInfo:
    """The maker of a table has seats without joining; their words come as soon as the promise was seen."""
    wanted = asked.body

    def give(header: TableHeader) -> None:
        check_seat(header, wanted.seat, wanted.token)
        give_word(header, wanted.seat, wanted.word)

    async with asked.visit() as table:
        await table.session.change_header(give)
        return table.session.info()


async def put_bot(asked: Asking[SeatBot]) -> TableInfo:
    """The host does not wait for somebody to join."""
    wanted = asked.body

    def take_seat(header: TableHeader) -> None:
        _check_host(header, wanted.host)
        level = wanted.level or asked.tables.games.kind(header.game).usual_bot
        check_level(level, header.game)
        if wanted.seat >= len(header.seats) or header.seats[wanted.seat].kind != "open":
            raise CubeCupError("seat-taken", "That seat is taken.")
        seat = header.seats[wanted.seat]
        seat.kind, seat.level = "bot", level
        seat.name = seat.name if wanted.name is None else clean_name(wanted.name)

    async with asked.visit() as table:
        told = LogRow(kind="seat-bot", seat=wanted.seat, level=wanted.level, host=True)
        await table.session.change_header(take_seat, told)
        return table.session.info()


async def reissue(asked: Asking[Reissue]) -> SeatKey:
    """The host gives a person who lost their link a new one; the old link opens nothing any more."""
    wanted = asked.body
    token = new_token()

    def renew(header: TableHeader) -> None:
        _check_host(header, wanted.host)
        if wanted.seat >= len(header.seats) or header.seats[wanted.seat].kind != "person":
            raise CubeCupError("not-a-person", "There is no person on that seat.")
        table.session.check_absent(wanted.seat)
        header.seats[wanted.seat].token = hashed(token)
        leave_seat(header.seats[wanted.seat])  # whoever gets the link: it is not said to be the same person

    async with asked.visit() as table:
        told = LogRow(kind="reissue", seat=wanted.seat, host=True)
        await table.session.change_header(renew, told)
    return SeatKey(seat=wanted.seat, token=token)


def check_seat(header: TableHeader, seat: int, token: str) -> None:
    """Refuse whoever has not the token of this seat."""
    if seat >= len(header.seats) or not hmac.compare_digest(header.seats[seat].token, hashed(token)):
        raise CubeCupError("wrong-token", "Only the player of this seat can do that.")


def _check_host(header: TableHeader, token: str) -> None:
    if not hmac.compare_digest(header.host, hashed(token)):
        raise CubeCupError("wrong-token", "Only the host of this table can do that.")


OFFERS: Final = (
    Offer(
        method="post",
        path="/api/tables/{id}/join",
        summary="Take an open seat",
        handler=join,
        asked=Join,
        given=SeatKey,
    ),
    Offer(
        method="post",
        path="/api/tables/{id}/word",
        summary="Give a word for the dice (own seat only)",
        handler=word,
        asked=GiveWord,
        given=TableInfo,
    ),
    Offer(
        method="post",
        path="/api/tables/{id}/bot",
        summary="Put a bot on an open seat (host)",
        handler=put_bot,
        asked=SeatBot,
        given=TableInfo,
    ),
    Offer(
        method="post",
        path="/api/tables/{id}/reissue",
        summary="Give a person a new token (host)",
        handler=reissue,
        asked=Reissue,
        given=SeatKey,
    ),
)
