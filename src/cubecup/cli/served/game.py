"""A game at a server's table, as `Match` plays it: what the server tells is played again here, to be shown.

The server decides everything. Here the same position comes from the same actions and dice; if it ever were another one
than the server shows, the two would not play by the same rules, and that is told at once.
"""

from __future__ import annotations

import json
import secrets
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import connect

from cubecup.cli.served.link import MOST_BYTES, PATIENCE, ServerLink, refused
from cubecup.cli.session import save_copy
from cubecup.games import make_game
from cubecup.kernel.choice import Action
from cubecup.kernel.errors import CubeCupError
from cubecup.kernel.game import JSON, Event, State
from cubecup.kernel.record import Line, Record, replay
from cubecup.server.messages.entries import Entry
from cubecup.server.messages.from_browser import Act, FromBrowser, Hello, Undo
from cubecup.server.messages.from_server import Accepted, Bye, FromServer, Rejected, Update, Welcome
from cubecup.server.messages.replays import ReplayTold
from cubecup.server.messages.tables import TableInfo

_TRIES: Final = 10  # to reach a server that has gone, with a pause before each
_PAUSE: Final = 1.0  # seconds
_PACE: Final = 0.0125  # seconds: answers from a file would come faster than people may act
_BREATH: Final = 0.5  # seconds after which a server that is asked too much is asked again
_SPECTATOR: Final = -1
_FAILURES: Final = (OSError, ConnectionClosed, InvalidHandshake, InvalidURI)


class ServedGame:
    """One seat of a table, over its socket. A connection that breaks is made again, and nothing is said twice."""

    def __init__(self, link: ServerLink, table: str, token: str) -> None:
        self._link = link
        self._table = table
        self._token = token
        self._seq = self._told = -1  # the latest entry that was heard of, and that is played here
        self.path: Path | None = None
        self.events: list[Event] = []  # since the start, of a game that has just begun
        self._open = ExitStack()
        self._connect()

    def close(self) -> None:
        self._open.close()

    # -- as Match sees it ---------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self._state

    @property
    def record(self) -> Record:
        return self._record

    @property
    def is_asked(self) -> bool:
        """Whether it is the user's turn; not if a bot plays for them."""
        return bool(self._choices)

    def wait(self) -> list[Event]:
        """What happens next, whoever does it."""
        try:
            message = self._hear()
        except _FAILURES as error:
            self._connect_again(error)
            return []
        return self._followed(message)

    def act(self, seat: int, action: Action | str) -> list[Event]:
        text = action if isinstance(action, str) else action.text
        question = int(self._choices[0]["number"]) if self._choices else None
        return self._say(Act(id=secrets.token_hex(8), seat=seat, action=text, question=question))

    def mark(self) -> None:
        """What can be taken back is the server's to know."""

    def undo(self) -> bool:
        if self._seat not in self._may_undo:
            return False
        self._say(Undo(id=secrets.token_hex(8), seat=self._seat))
        return True

    def save(self) -> None:
        """The server has it already."""

    def save_as(self, path: Path) -> None:
        save_copy(self._record, path)

    def discard(self) -> None:
        """A race that has begun stays where it is."""

    # -- the wire -----------------------------------------------------------------------------------------

    def _connect(self) -> None:
        self._open.close()
        place = self._link.socket(self._table)
        try:
            self._socket = self._open.enter_context(
                connect(place, compression=None, max_size=MOST_BYTES, open_timeout=PATIENCE)
            )
            self._socket.send(msgspec.json.encode(Hello(tokens=[self._token])).decode())
            welcome = self._hear()
            if isinstance(welcome, Bye):
                raise refused(welcome.problem)
            if not isinstance(welcome, Welcome) or not welcome.you:
                raise CubeCupError("wrong-token", "This link opens no seat here (any more).")
            self._welcomed(welcome)
        except _FAILURES as error:
            raise self._link.gone(error) from None

    def _connect_again(self, lost: Exception) -> None:
        """Servers are restarted; what was played is on their disk."""
        for _ in range(_TRIES):
            time.sleep(_PAUSE)
            try:
                self._connect()
                return
            except CubeCupError as error:
                if error.code != "server-gone":
                    raise
        raise self._link.gone(lost if isinstance(lost, OSError) else TimeoutError()) from None

    def _hear(self) -> FromServer:
        heard: FromServer = self._link.told(self._socket.recv(), FromServer)
        return heard

    def _say(self, message: FromBrowser) -> list[Event]:
        """Until it is in the log, or refused; its id makes it harmless to say it once more."""
        heard: list[Event] = []
        while True:
            time.sleep(_PACE)
            try:
                self._socket.send(msgspec.json.encode(message).decode())
                self._await_answer(heard)
                return heard
            except _FAILURES as error:
                self._connect_again(error)
            except CubeCupError as error:
                if error.code != "flood":
                    raise
                time.sleep(_BREATH)

    def _await_answer(self, heard: list[Event]) -> None:
        upto: int | None = None
        while upto is None or self._seq < upto:
            answer = self._hear()
            if isinstance(answer, Rejected):
                raise refused(answer.problem)
            if isinstance(answer, Accepted):
                upto = answer.seq
            heard += self._followed(answer)

    # -- following ----------------------------------------------------------------------------------------

    def _followed(self, message: FromServer) -> list[Event]:
        if isinstance(message, Bye):
            raise refused(message.problem)
        if isinstance(message, Welcome):
            self._welcomed(message)
        if not isinstance(message, Update):
            return []
        self._choices, self._may_undo, self._seq = message.choices, message.may_undo, message.seq
        entries = [entry for entry in message.entries if entry.seq > self._told]
        if any(entry.kind == "undo" for entry in entries):
            self._read_anew()
            return []
        heard: list[Event] = []
        for entry in entries:
            self._told = entry.seq
            if entry.kind == "act":
                heard += self._played(entry)
        if self._told == self._seq:
            self._check(message.view)
        return heard

    def _welcomed(self, welcome: Welcome) -> None:
        self._choices, self._may_undo, self._seq = welcome.choices, welcome.may_undo, welcome.seq
        self._seat = welcome.you[0]
        self.table: TableInfo = welcome.table
        self._read_anew()

    def _read_anew(self) -> None:
        """The game as it stands, from its beginning."""
        so_far = self._link.get(f"/api/tables/{self._table}/replay", ReplayTold)
        game = make_game(so_far.game, so_far.options)
        record = Record.of(game, len(self.table.seats), 0)
        record.setup = so_far.setup
        start, *entries = so_far.entries
        record.opening = game.told_outcome(_events(start))
        record.lines = [Line(one.seat, one.action, game.told_outcome(_events(one))) for one in entries]
        self.game, self._record = game, record
        for state in replay(record, game, _listen):
            self._state = state
        self.events = [] if record.lines else self._state.journal or []
        self._state.journal = []
        self._told = so_far.seq
        while self._seq < so_far.seq:  # while we asked, others have acted
            self._followed(self._hear())

    def _played(self, entry: Entry) -> list[Event]:
        outcome = self.game.told_outcome(_events(entry))
        state = self._state
        state.loaded = self.game.read_outcome(outcome, state.seats)
        state.journal = []
        try:
            state.apply(entry.seat, entry.action)
        except CubeCupError:
            raise self._other_rules() from None
        self._record.lines.append(Line(entry.seat, entry.action, outcome))
        events, state.journal = state.journal, []
        return events

    def _check(self, view: dict[str, JSON] | None) -> None:
        mine = json.loads(json.dumps({**self._state.view(_SPECTATOR), "choice": None}))
        if view is not None and mine != view and not self.game.has_secrets:
            raise self._other_rules()

    def _other_rules(self) -> CubeCupError:
        address = self._link.address
        return CubeCupError(
            "other-rules", f"The server {address} plays by other rules than this program.", address=address
        )


def _events(entry: Entry) -> list[Event]:
    return [(one.word, one.seat, tuple(one.details)) for one in entry.happened]


def _listen(state: State) -> None:
    state.journal = []
