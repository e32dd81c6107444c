"""A seat for a program of somebody's own: the messages of `bots/external.py` over a socket (docs/bots.md).

Whoever speaks like this is shown to everyone at the table as a bot, for as long as the table lasts. Limits are those of
people: connections, messages a second, mistakes, the clocks of the table.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from starlette.types import Receive

from cubecup.bots.external import PROTOCOL
from cubecup.kernel.errors import CubeCupError
from cubecup.server.messages.fields import ActionText, Name, Token
from cubecup.server.messages.from_browser import Act, Hello, StandIn
from cubecup.server.open_tables.directory import TableDirectory
from cubecup.server.storage.rows import LogRow, TableHeader
from cubecup.server.table.clocks import now
from cubecup.server.table.problems import encode
from cubecup.server.table.session import TableSession
from cubecup.server.table.tokens import new_token
from cubecup.server.web.connection import Connection
from cubecup.server.web.frames import FramedSocket
from cubecup.server.web.reading import MessageReader
from cubecup.server.web.sockets import Sockets

_MOST_MISTAKES: Final = 20  # answers that were not possible, late or unreadable before the socket is closed
_REJECTED: Final = b'{"type":"rejected"'


class ProgramHello(msgspec.Struct, tag="hello", kw_only=True):
    """The first message of a program: who it is, and the token of the seat it answers for."""

    protocol: int
    token: Token
    name: Name = ""


class ProgramAnswer(msgspec.Struct, tag="answer", kw_only=True):
    id: Annotated[int, Meta(ge=0, lt=2**53)]
    action: ActionText


class _Greeting(msgspec.Struct, tag="hello", kw_only=True):
    protocol: int = PROTOCOL


class _QuestionPut(msgspec.Struct, tag="choice", kw_only=True):
    id: int
    seat: int
    view: object
    actions: list[str]
    time_ms: int


class _Mistake(msgspec.Struct, tag="error", kw_only=True):
    id: int
    sentence: str


class _Farewell(msgspec.Struct, tag="bye", kw_only=True):
    winners: list[int]


_DECODER: Final[msgspec.json.Decoder[ProgramHello | ProgramAnswer]] = msgspec.json.Decoder(ProgramHello | ProgramAnswer)
_REFUSED: Final[msgspec.json.Decoder[dict[str, dict[str, object] | str]]] = msgspec.json.Decoder(
    dict[str, dict[str, object] | str]
)


class ProgramConnection(Connection):
    """What a table tells its visitors is only a sign here that something has changed; refusals are kept."""

    def __init__(self, address: str, receive: Receive, out: FramedSocket, rate: float, burst: int) -> None:
        super().__init__(address, receive, out, rate, burst)
        self.folds = True
        self.changed = asyncio.Event()
        self.refused = ""

    def send(self, message: bytes) -> None:
        self.changed.set()
        if message.startswith(_REJECTED):
            problem = _REFUSED.decode(message)["problem"]
            assert isinstance(problem, dict)
            self.refused = str(problem["sentence"])

    def tell(self, message: msgspec.Struct) -> None:
        super().send(encode(message))


class ProgramSockets(Sockets):
    """Accepts programs within the limits of browsers and asks each until its game is over."""

    def __init__(self, tables: TableDirectory, by_address: Counter[str]) -> None:
        super().__init__(tables, by_address)
        self._programs = MessageReader(_DECODER, tables.settings)

    def _connection(self, address: str, receive: Receive, out: FramedSocket) -> ProgramConnection:
        settings = self._settings
        return ProgramConnection(address, receive, out, settings.messages_per_second, settings.message_burst)

    async def _visit(self, connection: Connection, session: TableSession) -> None:
        assert isinstance(connection, ProgramConnection)
        connection.tell(_Greeting())
        hello = await self._programs.greeting(connection, ProgramHello)
        if hello.protocol != PROTOCOL:
            told = f"This server speaks protocol {PROTOCOL}, not {hello.protocol}."
            raise CubeCupError("program-protocol", told, value=hello.protocol, known=PROTOCOL)
        try:
            introduced = Hello(tokens=[hello.token], folds=True)
            await session.enter(connection, introduced, self._settings.most_per_table)
            if len(connection.seats) != 1:
                raise CubeCupError("wrong-token", "This link opens no seat here (any more).")
            await _SeatOfProgram(connection, session, self._settings.program_seconds, self._programs).play()
        finally:
            session.leave(connection)


class _SeatOfProgram:
    """One program on its seat, from hello to the end of the game."""

    def __init__(
        self,
        connection: ProgramConnection,
        session: TableSession,
        patience: float,
        messages: MessageReader[ProgramHello | ProgramAnswer],
    ) -> None:
        self._connection = connection
        self._session = session
        self._patience = patience
        self._messages = messages
        self._seat = connection.seats[0]
        self._asked = -1  # number of the question that was put to the program last
        self._until = 0.0  # by when it is to be answered
        self._mistakes = 0

    async def play(self) -> None:
        await self._be_known()
        hearing = asyncio.ensure_future(self._connection.hear())
        try:
            while not self._session.table.state.over:
                self._connection.changed.clear()
                self._ask()
                await self._wait(hearing)
                if hearing.done():
                    raw = hearing.result()
                    hearing = asyncio.ensure_future(self._connection.hear())
                    await self._take(raw)
        finally:
            hearing.cancel()
        self._connection.tell(_Farewell(winners=list(self._session.table.state.winners())))

    async def _be_known(self) -> None:
        """Everyone is told that a program plays here; if a bot stood in for it, it does so no longer."""
        session, seat = self._session, self._seat

        def mark(header: TableHeader) -> None:
            header.seats[seat].program = True

        if not session.table.header.seats[seat].program:
            await session.change_header(mark, LogRow(kind="program", seat=seat))
        if session.table.started and seat in session.table.stand_ins:
            await session.command(self._connection, StandIn(id=new_token(), seat=seat, level=None))

    def _ask(self) -> None:
        """Put the question of the seat to the program, once."""
        table, seat = self._session.table, self._seat
        number = None if table.is_bot(seat) else table.question_number(seat)
        if number is None:
            self._asked = -1
        elif number != self._asked:
            self._asked = number
            seconds = self._time_left()
            self._until = time.monotonic() + seconds
            choice = table.state.choice(seat).without_waiting()
            self._connection.tell(
                _QuestionPut(
                    id=number,
                    seat=seat,
                    view=table.state.view(seat),
                    actions=[action.text for action in choice.actions],
                    time_ms=max(1, round(1000 * seconds)),
                )
            )

    def _time_left(self) -> float:
        """What the clocks of the table leave, but no more than a program gets."""
        table, moment = self._session.table, now()
        left = (
            table.clocks.game_left(self._seat, moment, table.uptime),
            table.clocks.decision_left(self._seat, moment, table.uptime),
        )
        return min([self._patience, *[one for one in left if one is not None]])

    async def _wait(self, hearing: asyncio.Future[str | bytes]) -> None:
        """Until the program says something or the table changes; a question is not left unanswered for ever."""
        changing = asyncio.ensure_future(self._connection.changed.wait())
        left = None if self._asked < 0 else max(0.0, self._until - time.monotonic())
        try:
            done, _ = await asyncio.wait((hearing, changing), timeout=left, return_when=asyncio.FIRST_COMPLETED)
        finally:
            changing.cancel()
        if not done:
            told = f"There was no answer within {self._patience:g} seconds."
            raise CubeCupError("program-late", told, seconds=f"{self._patience:g}")

    async def _take(self, raw: str | bytes) -> None:
        """Carry an answer out, or say what is wrong with it."""
        try:
            if not self._connection.may_speak():
                raise CubeCupError("flood", "Too many messages; please slow down.")
            message = self._messages.read(raw)
            if isinstance(message, ProgramHello):
                raise CubeCupError("hello-again", "Hello was said already.")
            if message.id != self._asked:
                raise CubeCupError(
                    "late", "That question is over: it was answered, or others left only one answer to it."
                )
        except CubeCupError as error:
            self._refuse(error.sentence)
            return
        self._connection.refused = ""
        answer = Act(id=new_token(), seat=self._seat, action=message.action, question=message.id)
        await self._session.command(self._connection, answer)
        if self._connection.refused:
            self._refuse(self._connection.refused)

    def _refuse(self, sentence: str) -> None:
        self._mistakes += 1
        if self._mistakes >= _MOST_MISTAKES:
            raise CubeCupError("too-many-mistakes", f"Too many mistakes; the last one: {sentence}")
        self._connection.tell(_Mistake(id=max(0, self._asked), sentence=sentence))
