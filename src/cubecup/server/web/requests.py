"""The requests over HTTP: tables are made, joined and listed here; playing happens over the socket."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from cubecup.kernel.errors import CubeCupError
from cubecup.kernel.game import Game
from cubecup.locales import LANGUAGES
from cubecup.server.directory import TableDirectory
from cubecup.server.messages import (
    About,
    AskAdvice,
    CheckOptions,
    GiveWord,
    Join,
    NewTable,
    ReadRecord,
    Reissue,
    Rematch,
    SeatBot,
    SeatKey,
)
from cubecup.server.open_table import OpenTable
from cubecup.server.schema import openapi, socket_schema
from cubecup.server.settings import Settings
from cubecup.server.storage.rows import LogRow, TableHeader
from cubecup.server.table.creation import checked, clean_name
from cubecup.server.table.fairness import give_word
from cubecup.server.table.levels import bots_of, check_level
from cubecup.server.table.problems import problem_of
from cubecup.server.table.story import story_of_file, story_of_table
from cubecup.server.table.summary import dice_told, record
from cubecup.server.table.tokens import hashed, new_token
from cubecup.server.web.content import EncodedOnce, game_key, known_language, rules, texts
from cubecup.server.web.rate_limit import PerMinute
from cubecup.server.web.visits import check_visit

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]

_MOST_BYTES: Final = 65_536
_MOST_RECORD: Final = 1 << 20  # bytes of a record file; long games have a tenth of it
_STATUS: Final = {
    "no-such-table": 404,
    "not-found": 404,
    "wrong-token": 403,
    "wrong-method": 405,
    "other-version": 409,
    "no-hints": 403,
    "seat-taken": 409,
    "seat-in-use": 409,
    "not-over": 409,
    "choice-changed": 409,
    "word-late": 409,
    "seeded": 404,
    "wrong-host": 403,
    "wrong-origin": 403,
    "too-slow": 408,
    "too-long": 413,
    "content-type": 415,
    "flood": 429,
    "server": 500,
    "store": 503,
    "advice-busy": 503,
    "no-advice": 503,
}


def answer(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refusal(error: CubeCupError) -> Response:
    return answer(problem_of(error), _STATUS.get(error.code, 400))


async def on_error(request: Request, error: Exception) -> Response:
    """Any deliberate error becomes its problem; the rest is the server's own fault and says no more than that."""
    if isinstance(error, CubeCupError):
        return refusal(error)
    if isinstance(error, HTTPException):
        if error.status_code == 405:
            return refusal(CubeCupError("wrong-method", "This cannot be asked in this way."))
        return refusal(CubeCupError("not-found", "There is nothing at this address."))
    return refusal(CubeCupError("server", "The server made a mistake."))


async def nothing_here(request: Request) -> Response:
    raise CubeCupError("not-found", "There is nothing at this address.")


class Requests:
    """The handlers, with the tables they work on."""

    def __init__(self, tables: TableDirectory) -> None:
        self._tables = tables
        shared_by = tables.neighbours.count
        self._limit = PerMinute(tables.settings.tables_per_minute, shared_by)
        self._list_limit = PerMinute(tables.settings.lists_per_minute, shared_by)
        self._advice_limit = PerMinute(tables.settings.advice_per_minute, shared_by)
        self._catalogues = EncodedOnce()
        self._results = EncodedOnce()
        self._dice = EncodedOnce()
        self._stories = EncodedOnce()
        self._rules = EncodedOnce()

    def routes(self) -> list[Route]:
        return [
            Route("/api/about", self.about),
            Route("/api/content/{game}", self.content),
            Route("/api/texts/{language}.ftl", self.texts),
            Route("/api/rules/{language}", self.rules),
            Route("/api/openapi.json", self.openapi),
            Route("/api/socket-schema.json", self.socket_schema),
            Route("/api/options", self.check_options, methods=["POST"]),
            Route("/api/tables", self.list_tables, methods=["GET"]),
            Route("/api/tables", self.make, methods=["POST"]),
            Route("/api/tables/{id}", self.info),
            Route("/api/tables/{id}/content", self.table_content),
            Route("/api/tables/{id}/join", self.join, methods=["POST"]),
            Route("/api/tables/{id}/word", self.give_word, methods=["POST"]),
            Route("/api/tables/{id}/dice", self.dice),
            Route("/api/tables/{id}/bot", self.put_bot, methods=["POST"]),
            Route("/api/tables/{id}/reissue", self.reissue, methods=["POST"]),
            Route("/api/tables/{id}/rematch", self.rematch, methods=["POST"]),
            Route("/api/tables/{id}/advice", self.advice, methods=["POST"]),
            Route("/api/tables/{id}/record", self.record),
            Route("/api/tables/{id}/results", self.results),
            Route("/api/tables/{id}/story", self.story),
            Route("/api/story", self.read_record, methods=["POST"]),
            Route("/api/{rest:path}", nothing_here),
        ]

    # -- facts --------------------------------------------------------------------------------------

    async def about(self, request: Request) -> Response:
        games = self._tables.games
        bots = {id: bots_of(games.kind(id)) for id in games.ids}
        address = self._tables.settings.address
        told = About(name="Cube Cup", games=list(games.ids), languages=list(LANGUAGES), bots=bots, address=address)
        return answer(told)

    async def content(self, request: Request) -> Response:
        return await self._catalogue(request, self._tables.games.make(request.path_params["game"]))

    async def _catalogue(self, request: Request, game: Game) -> Response:
        return _unless_known(request, await self._catalogues.get(game_key(game), game.catalogue))

    async def rules(self, request: Request) -> Response:
        language = known_language(request.path_params["language"])
        return _unless_known(request, await self._rules.get(language.encode(), lambda: rules(language)))

    async def texts(self, request: Request) -> Response:
        return PlainTextResponse(texts(request.path_params["language"]), headers={"Cache-Control": "max-age=300"})

    async def openapi(self, request: Request) -> Response:
        return answer(openapi())

    async def socket_schema(self, request: Request) -> Response:
        return answer(socket_schema())

    async def check_options(self, request: Request) -> Response:
        self._limit.ask(_address(request))
        wanted = await _body(request, CheckOptions)
        return answer(await asyncio.to_thread(checked, self._tables.games, wanted.game, wanted.options))

    # -- tables -------------------------------------------------------------------------------------

    async def list_tables(self, request: Request) -> Response:
        self._list_limit.ask(_address(request))
        return answer(await self._tables.public())

    async def make(self, request: Request) -> Response:
        self._limit.ask(_address(request))
        wanted = await _body(request, NewTable)
        return answer(await self._tables.make(wanted), 201)

    async def info(self, request: Request) -> Response:
        async with self._tables.visit(request.path_params["id"]) as table:
            return answer(table.session.info())

    async def table_content(self, request: Request) -> Response:
        """As it is played at this table: packs change what is printed."""
        async with self._tables.visit(request.path_params["id"]) as table:
            return await self._catalogue(request, table.table.game)

    async def join(self, request: Request) -> Response:
        wanted = await _body(request, Join)
        name = clean_name(wanted.name)
        token = wanted.token or new_token()

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
            return number

        async with self._tables.visit(request.path_params["id"]) as table:
            return answer(SeatKey(seat=await table.session.change_header(take_seat), token=token))

    async def give_word(self, request: Request) -> Response:
        """The maker of a table has seats without joining; their words come as soon as the promise was seen."""
        wanted = await _body(request, GiveWord)

        def give(header: TableHeader) -> None:
            _check_seat(header, wanted.seat, wanted.token)
            give_word(header, wanted.seat, wanted.word)

        async with self._tables.visit(request.path_params["id"]) as table:
            await table.session.change_header(give)
            return answer(table.session.info())

    async def put_bot(self, request: Request) -> Response:
        """The host does not wait for somebody to join."""
        wanted = await _body(request, SeatBot)

        def take_seat(header: TableHeader) -> None:
            _check_host(header, wanted.host)
            level = wanted.level or self._tables.games.kind(header.game).usual_bot
            check_level(level, header.game)
            if wanted.seat >= len(header.seats) or header.seats[wanted.seat].kind != "open":
                raise CubeCupError("seat-taken", "That seat is taken.")
            seat = header.seats[wanted.seat]
            seat.kind, seat.level = "bot", level
            seat.name = seat.name if wanted.name is None else clean_name(wanted.name)

        async with self._tables.visit(request.path_params["id"]) as table:
            told = LogRow(kind="seat-bot", seat=wanted.seat, level=wanted.level, host=True)
            await table.session.change_header(take_seat, told)
            return answer(table.session.info())

    async def reissue(self, request: Request) -> Response:
        """The host gives a person who lost their link a new one; the old link opens nothing any more."""
        wanted = await _body(request, Reissue)
        token = new_token()

        def renew(header: TableHeader) -> None:
            _check_host(header, wanted.host)
            if wanted.seat >= len(header.seats) or header.seats[wanted.seat].kind != "person":
                raise CubeCupError("not-a-person", "There is no person on that seat.")
            table.session.check_absent(wanted.seat)
            header.seats[wanted.seat].token = hashed(token)

        async with self._tables.visit(request.path_params["id"]) as table:
            told = LogRow(kind="reissue", seat=wanted.seat, host=True)
            await table.session.change_header(renew, told)
        return answer(SeatKey(seat=wanted.seat, token=token))

    async def rematch(self, request: Request) -> Response:
        self._limit.ask(_address(request))
        wanted = await _body(request, Rematch)
        async with self._tables.visit(request.path_params["id"]) as table:
            if not _belongs(table, wanted.token):
                raise CubeCupError("wrong-token", "Only the players of this table can do that.")
            return answer(await self._tables.rematch(table, wanted.next_race), 201)

    async def advice(self, request: Request) -> Response:
        self._advice_limit.ask(_address(request))
        wanted = await _body(request, AskAdvice)
        async with self._tables.visit(request.path_params["id"]) as table:
            _check_seat(table.table.header, wanted.seat, wanted.token)
            return answer(await table.adviser.advise(wanted.seat))

    async def record(self, request: Request) -> Response:
        """Also of a table that was begun with another version and is not played on."""
        id = request.path_params["id"]
        try:
            async with self._tables.visit(id) as table:
                return PlainTextResponse(str(record(table.table, await self._tables.archive.rows(id))))
        except CubeCupError as error:
            if error.code != "other-version":
                raise
            return PlainTextResponse(str(await self._tables.archive.unplayed_record(id)))

    async def dice(self, request: Request) -> Response:
        """Once the game is over they do not change any more, and are worked out once."""
        async with self._tables.visit(request.path_params["id"]) as open_table:
            table = open_table.table
            if not table.state.over:
                return answer(dice_told(table, []))
            self._advice_limit.ask(_address(request))
            rows = await self._tables.archive.rows(table.id)
            body = await self._dice.get(table.id.encode(), lambda: dice_told(table, rows))
            return Response(body, media_type="application/json")

    async def results(self, request: Request) -> Response:
        """A game that is over does not change any more, so its results are worked out once."""
        self._advice_limit.ask(_address(request))
        async with self._tables.visit(request.path_params["id"]) as table:
            played = record(table.table, await self._tables.archive.rows(table.table.id))
            game = table.table.game
            body = await self._results.get(table.table.id.encode(), lambda: game.results(played))
            return Response(body, media_type="application/json")

    async def story(self, request: Request) -> Response:
        """The game from its beginning, for whoever may see the table. Once it is over, it is told once."""
        self._advice_limit.ask(_address(request))
        async with self._tables.visit(request.path_params["id"]) as open_table:
            table = open_table.table
            if not table.started:
                raise CubeCupError("not-started", "The game starts when every seat is taken.")
            rows = (await self._tables.archive.rows(table.id))[: table.seq]
            if not table.state.over:
                return answer(await asyncio.to_thread(story_of_table, table, rows))
            body = await self._stories.get(table.id.encode(), lambda: story_of_table(table, rows))
            return Response(body, media_type="application/json")

    async def read_record(self, request: Request) -> Response:
        """A record file as a story; the file is not kept."""
        self._advice_limit.ask(_address(request))
        wanted = await _body(request, ReadRecord, _MOST_RECORD)
        return answer(await asyncio.to_thread(story_of_file, self._tables.games, wanted.record))


async def _body(request: Request, kind: type[T], most: int = _MOST_BYTES) -> T:
    """The body as its type; every mistake is named with its place."""
    settings: Settings = request.app.state.tables.settings
    check_visit(request.scope, settings.hosts)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise CubeCupError("content-type", "A request has to be JSON, and to say so.")
    try:
        body = await asyncio.wait_for(_read(request, most), settings.request_seconds)
    except TimeoutError:
        raise CubeCupError("too-slow", "The request took too long to arrive.") from None
    except ClientDisconnect:
        raise CubeCupError("gone", "Whoever asked has gone.") from None
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise CubeCupError("bad-message", f"The request could not be read: {error}", reason=str(error)) from None


async def _read(request: Request, most: int) -> bytes:
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise CubeCupError("too-long", f"A request has at most {most} bytes.", most=most)
    return bytes(body)


def _unless_known(request: Request, body: bytes) -> Response:
    """A browser that has the same already is told so."""
    headers = {"ETag": f'"{hashlib.sha256(body).hexdigest()[:32]}"', "Cache-Control": "no-cache"}
    if request.headers.get("If-None-Match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="application/json")


def _address(request: Request) -> str:
    return request.client.host if request.client else "?"


def _check_host(header: TableHeader, token: str) -> None:
    if not hmac.compare_digest(header.host, hashed(token)):
        raise CubeCupError("wrong-token", "Only the host of this table can do that.")


def _check_seat(header: TableHeader, seat: int, token: str) -> None:
    if seat >= len(header.seats) or not hmac.compare_digest(header.seats[seat].token, hashed(token)):
        raise CubeCupError("wrong-token", "Only the player of this seat can do that.")


def _belongs(table: OpenTable, token: str) -> bool:
    wanted = hashed(token)
    header = table.table.header
    return any(hmac.compare_digest(one, wanted) for one in (header.host, *(seat.token for seat in header.seats)) if one)
