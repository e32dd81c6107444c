"""A game in progress in the terminal: its record, its file, and the way back to earlier decisions."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from cubecup.cli import records
from cubecup.kernel.choice import Action
from cubecup.kernel.errors import BadOption
from cubecup.kernel.game import Event, Game, State
from cubecup.kernel.moment import continued
from cubecup.kernel.record import Record, Recorder


class PlayedGame(Protocol):
    """What the loop of a game needs of it: on disk here, or at a server."""

    path: Path | None  # the file it is in, if that is one of the user's
    events: list[Event]  # of the start

    @property
    def state(self) -> State: ...

    @property
    def record(self) -> Record: ...

    def act(self, seat: int, action: Action | str) -> list[Event]: ...

    def mark(self) -> None:
        """The user is about to decide: undo may come back here."""

    def undo(self) -> bool: ...

    def save(self) -> None: ...

    def save_as(self, path: Path) -> None: ...

    def discard(self) -> None: ...


class Session:
    """A recorder with undo and a file that is kept up to date."""

    def __init__(self, recorder: Recorder, path: Path | None) -> None:
        self._recorder = recorder
        self._points: list[tuple[State, int]] = []  # positions to go back to, and the actions before them
        self.path = path
        self.events = recorder.opening_events

    @property
    def state(self) -> State:
        return self._recorder.state

    @property
    def record(self) -> Record:
        return self._recorder.record

    def act(self, seat: int, action: Action | str) -> list[Event]:
        """Apply an action; what dice or others have shown by it cannot be taken back."""
        events = self._recorder.apply(seat, action)
        if any(word in self._recorder.game.revealing for word, _, _ in events):
            self._points.clear()
        return events

    def mark(self) -> None:
        """The user is about to decide: undo may come back here."""
        self._points.append((self.state.clone(), len(self.record.lines)))

    def undo(self) -> bool:
        """Back to before the user's last decision, if nothing was revealed since."""
        if not self._points:
            return False
        state, actions = self._points.pop()
        state.journal = []
        self._recorder.state = state
        del self.record.lines[actions:]
        return True

    def save(self) -> None:
        if self.path is not None:
            records.write(self.record, self.path)

    def save_as(self, path: Path) -> None:
        save_copy(self.record, path, self.path)

    def discard(self) -> None:
        if self.path is not None:
            self.path.unlink(missing_ok=True)


def save_copy(record: Record, path: Path, own: Path | None = None) -> None:
    """Somebody else's file is never overwritten."""
    if path.exists() and path != own:
        raise BadOption("file-exists", f"{path} exists already.", path=str(path))
    records.write(record, path)


def begin(game: Game, seats: int, seed: int, path: Path | None) -> Session:
    return Session(Recorder(game, seats, seed), path)


def go_on(record: Record, game: Game, at: int, seed: int) -> Session:
    """A new game from a moment of a recorded one, with dice of its own."""
    found, state = continued(record, game, at, seed)
    return Session(recorder_of(found, game, state), None)


def resume(record: Record, game: Game, path: Path | None) -> Session:
    """Go on where a record ends; the dice to come are those the game would have rolled."""
    return Session(recorder_of(record, game, records.last_position(record, game)), path)


def recorder_of(record: Record, game: Game, state: State) -> Recorder:
    """A recorder that goes on from where a record ends."""
    recorder = Recorder(game, record.seats, record.seed, record.setup)
    recorder.state = state
    recorder.state.journal = []
    recorder.record = record
    recorder.opening_events = []
    return recorder
