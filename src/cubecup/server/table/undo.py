"""Which actions may still be taken back: a seat's latest one, until dice fall, a phase ends, or somebody acts on it.

Only bots' moves without dice, at a table with one person, do not end it: they go with it, or stay if they are possible
without it. Positions are not kept for that, but one of a while ago and the moves since, with their dice: what is asked
for seldom is played again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cubecup.kernel.errors import CubeCupError
from cubecup.kernel.game import Event, Game, State
from cubecup.server.table.changes import PlayedAction

_MOST_MOVES: Final = 300  # remembered moves of a game in which nothing is ever revealed
_MOST_PAST: Final = 16  # moves to be played again before those that may be taken back


class _Own:
    """A seat's latest action, and the moves of bots that would go with it."""

    __slots__ = ("dropped", "dropped_seats", "seq", "without")

    def __init__(self, seq: int) -> None:
        self.seq = seq
        self.without: State | None = None  # the position as it would be; worked out once a bot has moved
        self.dropped: list[int] = []
        self.dropped_seats: set[int] = set()


class UndoHistory:
    """The moves since everything was last revealed, and what each seat could take back of them."""

    def __init__(self, game: Game, position: State, alone: bool = False) -> None:
        self.alone = alone  # one person against bots: nobody is deceived by an undo
        self._game = game
        self._base = position.clone()  # of a while ago; never changed
        self._past: list[PlayedAction] = []  # what came then, and can no longer be taken back
        self._moves: list[PlayedAction] = []
        self.own: dict[int, _Own] = {}  # of the seats that may take back their latest action

    def add(self, move: PlayedAction, after: State, settles: bool) -> None:
        """A move was made; whether it `settles` all before it."""
        self._moves.append(move)
        if settles:
            self._settle(after)
            return
        if not self._is_harmless(move):
            self.own.clear()
        else:
            for seat in list(self.own):
                self._follow_or_forget(seat, move)
        if not move.bot:
            self.own[move.seat] = _Own(move.seq)
        if len(self._moves) > _MOST_MOVES:
            self._forget_oldest()

    def _settle(self, after: State) -> None:
        """What has been revealed stays."""
        self.own.clear()
        if len(self._past) + len(self._moves) < _MOST_PAST:
            self._past += self._moves
        else:
            self._base = after.clone()
            self._past.clear()
        self._moves.clear()

    def settles(self, after: State, events: list[Event]) -> bool:
        """Once dice have fallen, whosever they are, nothing before them can be taken back; nor can the end of the game,
        after which the secret of its dice is told."""
        if after.over:
            return True
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
            del self.own[seat]
            return
        own = self.own[seat]
        if own.without is None:
            own.without = self._position_after(one for one in self._moves if one.seq < own.seq)
        after = own.without.clone()
        if move.seat not in own.dropped_seats and self._play(after, move) is not None:
            own.without = after
        else:
            own.dropped.append(move.seq)
            own.dropped_seats.add(move.seat)

    def _play(self, position: State, move: PlayedAction) -> list[Event] | None:
        """Make a move again with the very dice it brought: none is rolled here. If it is not possible, the position is
        of no use any more."""
        if move.seat not in position.actors():
            return None
        position.journal = []
        position.loaded = self._game.read_outcome(move.outcome, position.seats)
        try:
            position.apply(move.seat, move.action)
        except CubeCupError:
            return None
        events = position.journal
        fits = not any(position.loaded) and self._game.outcome(events) == move.outcome
        position.journal = None
        position.loaded = None
        return events if fits else None

    def _position_after(self, moves: Iterable[PlayedAction]) -> State:
        """The position after some of the moves that may be taken back, the first ones."""
        position = self._base.clone()
        for move in (*self._past, *moves):
            played = self._play(position, move)
            assert played is not None, "a move that was made can be made again"
        return position

    def position(self) -> State:
        """The position after all moves, made anew."""
        return self._position_after(self._moves)

    def _forget_oldest(self) -> None:
        oldest = self._moves.pop(0)
        self._past.append(oldest)
        if len(self._past) > _MOST_PAST:
            self._base = self._position_after(())
            self._past.clear()
        own = self.own.get(oldest.seat)
        if own is not None and own.seq == oldest.seq:
            del self.own[oldest.seat]

    def may(self, seat: int) -> bool:
        return seat in self.own

    def undone(self, seat: int) -> list[int]:
        """The rows that an undo of the seat takes back: its own latest, and those of bots that depended on it."""
        own = self.own.get(seat)
        return [] if own is None else sorted([own.seq, *own.dropped])

    def seats_of(self, undone: Sequence[int]) -> set[int]:
        """Whose moves these rows are."""
        return {move.seat for move in self._moves if move.seq in undone}

    def knows(self, undone: Sequence[int]) -> bool:
        """Whether these rows are among the moves that could be taken back."""
        return set(undone) <= {move.seq for move in self._moves}

    def taken_back(self, undone: list[int]) -> tuple[UndoHistory, State]:
        """This history without some moves, and the position it leads to; it may allow further undos."""
        position = self._position_after(())
        later = UndoHistory(self._game, position, self.alone)
        for move in self._moves:
            if move.seq in undone:
                continue
            events = self._play(position, move)
            if events is None:
                raise CubeCupError("no-undo", "There is nothing to take back: dice fell or others have acted since.")
            later.add(move, position, self.settles(position, events))
        return later, position
