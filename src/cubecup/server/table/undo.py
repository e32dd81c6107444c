"""Which actions may still be taken back: a seat's latest one, until dice fall, a phase ends, or somebody acts on it.

Only bots' moves without dice, at a table with one person, do not end it: they go with it, or stay if they are possible
without it. For that the position without the action is kept and follows them. Positions here are never changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cubecup.kernel.errors import CubeCupError
from cubecup.kernel.game import Event, Game, State
from cubecup.server.table.changes import PlayedAction

_MOST_MOVES: Final = 300  # remembered moves of a game in which nothing is ever revealed


class _Without:
    """The position as it would be without a seat's latest action, and the moves of bots that went with it."""

    __slots__ = ("dropped", "dropped_seats", "own", "state")

    def __init__(self, state: State, own: int) -> None:
        self.state = state
        self.own = own
        self.dropped: list[int] = []
        self.dropped_seats: set[int] = set()


class UndoHistory:
    """The moves since everything was last revealed, and what each seat could take back of them."""

    def __init__(self, game: Game, base: State, alone: bool = False) -> None:
        self.alone = alone  # one person against bots: nobody is deceived by an undo
        self._game = game
        self._base = base  # the position before the first of the moves
        self._moves: list[PlayedAction] = []
        self._without: dict[int, _Without] = {}

    def add(self, move: PlayedAction, before: State, after: State, events: list[Event]) -> None:
        """A move was made. Once dice have fallen, whosever they are, nothing before them can be taken back; nor can the
        end of the game, after which the secret of its dice is told."""
        if after.over or self._reveals(events):
            self._base = after
            if self._moves:
                self._moves = []
                self._without = {}
            return
        self._moves.append(move)
        if not self._is_harmless(move):
            self._without.clear()
        else:
            for seat in list(self._without):
                self._follow_or_forget(seat, move)
        if not move.bot:
            self._without[move.seat] = _Without(before, move.seq)
        if len(self._moves) > _MOST_MOVES:
            self._forget_oldest()

    def _reveals(self, events: list[Event]) -> bool:
        revealing = self._game.revealing
        for event in events:  # a plain loop: this is done for every action
            if event[0] in revealing:
                return True
        return False

    def _is_harmless(self, move: PlayedAction) -> bool:
        """Whether others may still take back what this move answered: what somebody did or rolled since has been seen,
        and to see it first and then decide again would be a feint. Bots do not mind."""
        return self.alone and move.bot and not move.outcome

    def _follow_or_forget(self, seat: int, move: PlayedAction) -> None:
        """A bot's move stays if it is possible without the action; else it goes with it, and the bot decides anew."""
        if seat == move.seat:
            del self._without[seat]
            return
        without = self._without[seat]
        after = None if move.seat in without.dropped_seats else self._played(without.state, move)
        if after is not None:
            without.state = after[0]
        else:
            without.dropped.append(move.seq)
            without.dropped_seats.add(move.seat)

    def _played(self, state: State, move: PlayedAction) -> tuple[State, list[Event]] | None:
        """A position after a move, if the move is possible there with the very dice it brought: none is rolled here."""
        if move.seat not in state.actors():
            return None
        after = state.clone()
        after.journal = []
        after.loaded = self._game.read_outcome(move.outcome, state.seats)
        try:
            after.apply(move.seat, move.action)
        except CubeCupError:
            return None
        events = after.journal
        fits = not any(after.loaded) and self._game.outcome(events) == move.outcome
        after.journal = None
        after.loaded = None
        return (after, events) if fits else None

    def _forget_oldest(self) -> None:
        oldest = self._moves.pop(0)
        played = self._played(self._base, oldest)
        assert played is not None, "a move that was made can be made again"
        self._base = played[0]
        if self._without.get(oldest.seat, None) is not None and self._without[oldest.seat].own == oldest.seq:
            del self._without[oldest.seat]

    def may(self, seat: int) -> bool:
        return seat in self._without

    def undone(self, seat: int) -> list[int]:
        """The rows that an undo of the seat takes back: its own latest, and those of bots that depended on it."""
        without = self._without.get(seat)
        return [] if without is None else sorted([without.own, *without.dropped])

    def seats_of(self, undone: Sequence[int]) -> set[int]:
        """Whose moves these rows are."""
        return {move.seat for move in self._moves if move.seq in undone}

    def knows(self, undone: Sequence[int]) -> bool:
        """Whether these rows are among the moves that could be taken back."""
        return set(undone) <= {move.seq for move in self._moves}

    def taken_back(self, undone: list[int]) -> tuple[UndoHistory, State]:
        """This history without some moves, and the position it leads to; it may allow further undos."""
        later = UndoHistory(self._game, self._base, self.alone)
        state = self._base
        for move in self._moves:
            if move.seq in undone:
                continue
            played = self._played(state, move)
            if played is None:
                raise CubeCupError("no-undo", "There is nothing to take back: dice fell or others have acted since.")
            later.add(move, state, played[0], played[1])
            state = played[0]
        return later, state
