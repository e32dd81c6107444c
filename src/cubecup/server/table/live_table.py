"""One table in memory: the position, who plays which seat, the latest entries, clocks, and what may be taken back.

Every change is first planned, then written to the log by its session, then committed here. The position is played on
when an action is planned, as a copy of it for every action would be dear; until that is on disk, whoever asks for the
position gets the one before, made anew. So what a table says of itself is on disk already, and a write that fails
leaves nothing to repair.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from cubecup.kernel.choice import Questions
from cubecup.kernel.dice import DiceSource
from cubecup.kernel.errors import BadFile, Clause, CubeCupError
from cubecup.kernel.game import Event, Facts, Game, State
from cubecup.server.storage.rows import LogRow, TableHeader
from cubecup.server.table.accepted_ids import AcceptedIds
from cubecup.server.table.changes import Change, PlayedAction
from cubecup.server.table.clocks import TableClocks, Uptime
from cubecup.server.table.encoded import EncodedEntry
from cubecup.server.table.entries import ToldEntry, texts_of, told_entry
from cubecup.server.table.fairness import dice_of
from cubecup.server.table.undo import UndoHistory

ENTRIES_KEPT: Final = 120  # latest entries in memory, to fill a gap; a larger gap gets a full picture

_HAND_OVERS: Final = ("resign", "stand-in", "back")
_START: Final = LogRow(kind="start", seat=-1)
_SEATINGS: Final = ("reissue", "seat-bot", "program")  # the header has what they changed


class LiveTable:
    """A table and its course so far."""

    def __init__(self, id: str, header: TableHeader, game: Game, created: float, uptime: Uptime) -> None:
        self.id = id
        self.header = header
        self.version = 0  # how often the header was changed
        self.created = created
        self.uptime = uptime
        self.game = game
        self._texts = texts_of(game)
        self._dice: DiceSource | None = None
        self._position = self.game.set_up(len(header.seats), 0)
        self._is_ahead = False  # an action that is planned has been played there already, or failed half-way
        self._before: State | None = None  # while it is ahead: the one before, if somebody has asked for it
        self.seq = 0
        self._entries: deque[ToldEntry] = deque(maxlen=ENTRIES_KEPT)
        # Seat -> level of the bot that plays for its person; in a tour one may begin so.
        self.stand_ins = {number: seat.stand_in for number, seat in enumerate(header.seats) if seat.stand_in}
        self.covered = set(self.stand_ins)  # those of them that others asked for, while their player is away
        self.resigned: set[int] = set()
        self.helped: set[int] = set()  # seats of persons for whom a bot has answered
        self.latest: dict[int, int] = {}  # the latest row that changed what a seat is asked
        self.clocks = TableClocks(header.clocks, len(header.seats))
        self.undo_history = UndoHistory(self.game, self._position)
        self._ids = [AcceptedIds() for _ in header.seats]
        self._facts: Facts | None = None  # what follows from the position, as far as it was told before
        # Whether the position follows from the one before by the events of the last entry. An undo tells none; and
        # where seats know different things, a browser with several of them changes its point of view.
        self.told_by_events = False
        self._has_begun = False
        self._has_rolled = False
        self._note(_START, told_entry(game, self._texts, len(header.seats), 0, _START, []))
        self.begin(header)

    def begin(self, header: TableHeader) -> None:
        """Take over a header; when it says that every seat is taken, the first dice fall and the decisions begin."""
        self.header = header
        self._past = header.past()
        self.started = header.started()
        words_known = self.started or header.chain is None  # the words of all players are there, or none are needed
        if words_known and self._dice is None:
            self._dice = dice_of(self.id, header)
        if not self._has_rolled and (words_known or header.origin is not None):
            self._has_rolled = True
            self._roll_first()
        self._bots = {number for number, seat in enumerate(header.seats) if seat.kind == "bot"}
        self.undo_history.alone = sum(seat.kind == "person" for seat in header.seats) == 1
        if header.started_at is not None and not self._has_begun and self.seq >= self._past:
            self._has_begun = True
            self.clocks.ask(self.thinking(), -1, header.started_at)

    def _roll_first(self) -> None:
        """Before the words of all players are there nothing is decided by chance, unless it is by a seed, or has been
        decided in the race from which this one goes on."""
        header, origin = self.header, self.header.origin
        if origin is None:
            state = self.game.set_up(len(header.seats), header.seed, header.agreed, self._dice)
        else:
            state = self.game.set_up(len(header.seats), header.seed, origin.setup)
            state.loaded = self.game.read_outcome(origin.opening, state.seats)
        state.listen()
        state.advance()
        state.source = None
        state.loaded = None
        self._entries[0] = told_entry(self.game, self._texts, state.seats, 0, _START, state.heard())
        self._position = state
        self.undo_history = UndoHistory(self.game, state, self.undo_history.alone)

    @property
    def state(self) -> State:
        """The position as the log has it. Whoever keeps it longer than for a moment makes a copy."""
        if not self._is_ahead:
            return self._position
        if self._before is None:
            self._before = self.undo_history.position()
        return self._before

    def _true_position(self) -> State:
        """The position to play on: what was planned before and is not true by now never will be."""
        if self._is_ahead:
            self._set_position(self.state)
        return self._position

    def _set_position(self, position: State) -> None:
        self._position = position
        self._is_ahead = False
        self._before = None

    # -- planning: nothing that is told changes -----------------------------------------------------

    def plan_act(self, seat: int, action: str, moment: float, *, id: str = "", bot: bool = False) -> Change:
        """An action of a seat; IllegalAction if the rules do not allow it."""
        position = self._true_position()
        asked, before, rolled = position.questions(), position.round_number(), sum(position.rolled)
        chosen = position.choice(seat).find(action)
        self._is_ahead = True
        position.listen(self._facts)  # which are those of the new position from here on
        self._facts = None
        position.source = self._dice
        position.carry_out(seat, chosen)
        position.advance()
        position.source = None
        facts = position.told
        events = position.heard()
        outcome = self.game.outcome(events) if sum(position.rolled) != rolled else ""  # mostly no dice have fallen
        row = LogRow(kind="act", seat=seat, action=chosen.text, outcome=outcome, id=id, bot=bot)
        if self.clocks.left is not None:
            row.clocks = self.clocks.charged(seat, moment, self.uptime)
        answered, number = _answered(asked, position), position.round_number()
        return Change(
            row=row,
            entry=self._told(row, events),
            at=moment,
            state=position,
            answered=answered,
            still_asked=[
                other
                for other in position.actors()
                if other not in answered and position.still_asks(other, asked, events)
            ],
            settles=self.undo_history.settles(position, events),
            new_round=number if number != before else None,
            facts=facts,
        )

    def plan_undo(self, seat: int, moment: float, *, id: str) -> Change:
        """Take back a seat's latest action; bots that acted on it act again."""
        undone = self.undo_history.undone(seat)
        if not undone:
            raise CubeCupError("no-undo", "There is nothing to take back: dice fell or others have acted since.")
        history, state = self.undo_history.taken_back(undone)
        row = LogRow(kind="undo", seat=seat, id=id, undone=undone)
        row.clocks = self.clocks.charged(seat, moment, self.uptime)
        number = state.round_number()
        new_round = number if number != self.state.round_number() else None
        return self._back(row, moment, state, history, new_round)

    def _back(
        self, row: LogRow, moment: float, state: State, history: UndoHistory, new_round: int | None = None
    ) -> Change:
        """What an undo changes."""
        answered = {row.seat, *self.undo_history.seats_of(row.undone)}
        return Change(
            row=row,
            entry=self._told(row),
            at=moment,
            state=state,
            answered=answered,
            new_round=new_round,
            undo_history=history,
        )

    def plan_hand_over(
        self,
        kind: str,
        seat: int,
        level: str | None,
        moment: float,
        *,
        id: str = "",
        host: bool = False,
        by: int | None = None,
    ) -> Change:
        """Resign, let a bot stand in, or give the seat back."""
        row = LogRow(kind=kind, seat=seat, level=level, id=id, host=host, by=by)
        if self.clocks.left is not None and seat in self.thinking():
            row.clocks = self.clocks.charged(seat, moment, self.uptime)
        return self.without_play(row, moment)

    def without_play(self, row: LogRow, moment: float) -> Change:
        """A row that leaves the position as it is."""
        return Change(row=row, entry=self._told(row), at=moment, state=self.state)

    def _told(self, row: LogRow, events: list[Event] | None = None) -> ToldEntry:
        """The next entry, as browsers are told it."""
        return told_entry(self.game, self._texts, len(self.header.seats), self.seq + 1, row, events or [])

    def helped_by(self, row: LogRow) -> set[int]:
        """The seat of a person for whom a bot has answered."""
        return {row.seat} if row.bot and row.seat not in self._bots else set()

    # -- committing ---------------------------------------------------------------------------------

    def commit(self, change: Change) -> None:
        """The change is on disk: make it true."""
        row, after = change.row, change.state
        self._set_position(after)
        self.seq += 1
        for seat in change.answered:
            self.latest[seat] = self.seq
        if row.kind == "act":
            self._facts = change.facts
            if row.bot:
                self.helped |= self.helped_by(row)
            move = PlayedAction(self.seq, row.seat, row.action, row.outcome, row.bot)
            self.undo_history.add(move, after, change.settles)
        elif change.undo_history is not None:
            self._facts = None
            self.undo_history = change.undo_history
        elif row.kind in _HAND_OVERS:
            self._hand_over(row)
        if row.clocks is not None:
            self.clocks.left = list(row.clocks)
        past = self._past
        if self.header.clocks is not None and row.kind not in _SEATINGS and self.seq > past:
            self._run_clocks(row, change.at)
        if row.id:
            self._ids[row.seat].add(row.id, self.seq)
        self._note(row, change.entry)
        if self.seq == past:
            self._go_on()

    def _run_clocks(self, row: LogRow, moment: float) -> None:
        if row.kind == "act":
            self.clocks.end_decision(row.seat, moment, self.uptime)
        elif row.kind == "undo":
            self.clocks.resume_decision(row.seat)
        self.clocks.ask(self.thinking(), row.seat, moment)

    def _go_on(self) -> None:
        """What has happened elsewhere is told: from here on it is played, and nothing before can be taken back."""
        self.undo_history = UndoHistory(self.game, self.state, self.undo_history.alone)
        self.begin(self.header)

    def _hand_over(self, row: LogRow) -> None:
        self.covered.discard(row.seat)
        if row.kind == "stand-in" and (row.host or row.by is not None):
            self.covered.add(row.seat)
        if row.kind == "back":
            self.stand_ins.pop(row.seat, None)
        else:
            self.stand_ins[row.seat] = row.level or self.game.usual_bot
        if row.kind == "resign":
            self.resigned.add(row.seat)

    def accepted(self, seat: int, id: str) -> int | None:
        """The entry that a message with this id became, if it was accepted before."""
        return self._ids[seat].row(id)

    def _note(self, row: LogRow, entry: ToldEntry) -> None:
        self.told_by_events = row.kind != "undo" and not self.game.has_secrets
        self._entries.append(entry)

    def latest_entries(self, seats: tuple[int, ...]) -> list[EncodedEntry]:
        """All that are in memory, as a browser with these seats may know them."""
        return [entry.seen_by(seats) for entry in self._entries]

    def entries_after(self, seq: int, seats: tuple[int, ...]) -> list[EncodedEntry] | None:
        """The entries that came after one; None if they are not all in memory any more."""
        if not 0 <= seq <= self.seq or (self._entries[0].seq > seq + 1):
            return None
        return [entry.seen_by(seats) for entry in self._entries if entry.seq > seq]

    def last_entry(self, seats: tuple[int, ...]) -> EncodedEntry:
        return self._entries[-1].seen_by(seats)

    # -- the log ------------------------------------------------------------------------------------

    def restore(self, rows: list[tuple[float, LogRow]], older: str = "") -> None:
        """Play the rows of the log again, undos included, so that everything is as it was. What was played by an
        `older` version of the rules is refused if a rule has acted that has changed since."""
        for moment, row in rows:
            if row.kind == "act":
                change = self._replayed(row, moment, older)
            elif row.kind == "undo":
                change = self._taken_back(row, moment, rows)
            elif row.kind in _HAND_OVERS or row.kind in _SEATINGS:
                change = self.without_play(row, moment)
            else:
                expected = Clause("why-row-kind", f"a kind of row, not {row.kind!r}", value=row.kind)
                raise self._bad_row("bad-record", expected)
            self.commit(change)

    def _taken_back(self, row: LogRow, moment: float, rows: list[tuple[float, LogRow]]) -> Change:
        """An undo of the log. Earlier servers allowed some that would be refused now: then all is played anew, without
        what was taken back by then."""
        if self.undo_history.knows(row.undone):
            history, state = self.undo_history.taken_back(row.undone)
            return self._back(row, moment, state, history)
        if len(rows) <= self.seq:  # only the latest rows are at hand
            raise CubeCupError("no-undo", "There is nothing to take back: dice fell or others have acted since.")
        done = rows[: self.seq + 1]
        gone = {seq for _, one in done for seq in one.undone}
        kept = [one for number, one in enumerate(done, 1) if one[1].kind == "act" and number not in gone]
        again = LiveTable(self.id, self.header, self.game, self.created, self.uptime)
        again.restore(kept)
        fresh = UndoHistory(self.game, again.state, self.undo_history.alone)
        return self._back(row, moment, again.state, fresh)

    def _replayed(self, row: LogRow, moment: float, older: str) -> Change:
        """An action with the dice of the log, not new ones."""
        position = self._true_position()
        asked = position.questions()
        chosen = position.choice(row.seat).find(row.action)
        self._is_ahead = True
        position.listen()
        position.loaded = self.game.read_outcome(row.outcome, position.seats)
        position.apply(row.seat, chosen)
        if any(position.loaded):
            expected = Clause("why-no-dice-left", "no more dice than were rolled")
            raise self._bad_row("dice-left", expected)
        position.loaded = None
        events = position.heard()
        if rule := self.game.changed_rule(older, position, events) if older else "":
            told = f"a record without {rule}, which has changed since rules version {older}"
            expected = Clause("why-record-changed", told, rule=rule, found=older)
            raise self._bad_row("changed-rules", expected)
        settles = self.undo_history.settles(position, events)
        entry, answered = self._told(row, events), _answered(asked, position)
        return Change(row=row, entry=entry, at=moment, state=position, answered=answered, settles=settles)

    def _bad_row(self, code: str, expected: Clause) -> BadFile:
        """The row of the log after those that were played again cannot be."""
        return BadFile(code, f"table {self.id}", self.seq + 1, expected)

    # -- who is who ---------------------------------------------------------------------------------

    def is_bot(self, seat: int) -> bool:
        return seat in self._bots or seat in self.stand_ins

    def may_undo(self, seats: tuple[int, ...]) -> list[int]:
        """Those of some seats whose latest action may be taken back by their players."""
        own = self.undo_history.own
        return [seat for seat in seats if seat in own and not self.is_bot(seat)] if own else []

    def level(self, seat: int) -> str:
        return self.stand_ins.get(seat) or self.header.seats[seat].level or self.game.usual_bot

    def acting(self) -> tuple[int, ...]:
        """Seats that may act; none before every seat is taken."""
        return self.state.actors() if self.started else ()

    def thinking(self) -> list[int]:
        """Persons who have a decision to make."""
        return self.persons_of(self.acting())

    def persons_of(self, seats: tuple[int, ...]) -> list[int]:
        return [seat for seat in seats if not self.is_bot(seat)] if self.has_bots() else list(seats)

    def has_bots(self) -> bool:
        """Whether bots play here, on their own seats or for somebody."""
        return bool(self._bots or self.stand_ins)

    def question_number(self, seat: int) -> int | None:
        """Which of its questions a seat is asked; None if it is asked nothing."""
        return self.state.asked[seat] if seat in self.acting() else None

    def is_legal(self, seat: int, action: str) -> bool:
        return any(legal.text == action for legal in self.state.choice(seat).actions)


def _answered(before: Questions, after: State) -> list[int]:
    """Seats whose question was answered, or had only one answer left."""
    numbers = before.numbers
    return [seat for seat, number in enumerate(after.asked) if number != numbers[seat]]
