"""One mutable position of a game, and how it is asked and answered; games add their fields and rules (State).

Who may act, the stack of each seat, chance, copies, and what is told to whoever listens.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from cubecup.kernel import rng
from cubecup.kernel.choice import Action, Choice, Questions
from cubecup.kernel.dice import TABLE, DiceSource, KindDice, numbers_from
from cubecup.kernel.errors import IllegalAction
from cubecup.kernel.frames import Frame, Script

JSON = None | bool | int | float | str | list["JSON"] | dict[str, "JSON"]

# What happened, for logs and screens: a word, the seat it happened to (-1: the table), and details; each game lists
# its words in a catalogue (kernel/events.py).
Event = tuple[str, int, tuple[int | str, ...]]

# In place of an event's word: nothing more happens until somebody answers.
AT_REST: Final = ""

# What follows from a position and is shown in a view, by seat (-1: the table) and name; and what games compare it by.
Facts = dict[tuple[int, str], object]

# Tells what has changed of that, with `fact` or `news`; it is given the position and what was told.
Follower = Callable[[Any, Facts], None]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Subclasses add fields; each field is either saved by `dump` or listed in `TRANSIENT`."""

    __slots__ = (
        "asked",
        "journal",
        "loaded",
        "memo",
        "memo_actors",
        "over",
        "rolled",
        "scripts",
        "seats",
        "source",
        "stacks",
        "streams",
        "told",
    )

    # Not part of the position: static scripts, who listens, where dice come from, remembered questions.
    TRANSIENT: ClassVar[frozenset[str]] = frozenset(
        {"journal", "loaded", "memo", "memo_actors", "scripts", "source", "told"}
    )

    # What to look at after an event that may change what follows from the position, by its word; and by `AT_REST`, when
    # every seat that may act has a real choice or the game is over: only then it is certain who is asked.
    FOLLOWED: ClassVar[Mapping[str, Follower]] = {}

    def __init__(self, scripts: tuple[Script[State], ...] = (), seats: int = 0, seed: int = 0) -> None:
        """Without seats it is a blank, for `clone` to fill."""
        if not seats:
            return
        self.scripts = scripts
        self.seats = seats
        self.over = False
        self.stacks: list[list[Frame]] = [[] for _ in range(seats)]
        self.streams: list[int] = rng.streams(seed, seats + 1)
        self.asked: list[int] = [0] * seats  # numbers the questions of a seat: grows with every step of its stack
        # Rolls made so far, of each seat and of the table; and of dice by seat and kind where a source asks for that.
        self.rolled: list[int] = [0] * (seats + 1)
        self.source: DiceSource | None = None  # None: dice fall by the streams
        self.journal: list[Event] | None = None
        self.told: Facts | None = None  # what a view that follows the events says by now
        self.loaded: list[list[int]] | None = None
        # Questions already worked out since the last action; a pure function of the other fields.
        self.memo: list[Choice | None] = [None] * seats
        self.memo_actors: tuple[int, ...] | None = None

    # -- what a game must provide -------------------------------------------------------------------

    def acting(self) -> tuple[int, ...]:
        """Seats with something on their stack whose turn it is; empty when the table has to go on."""
        raise NotImplementedError

    def proceed(self) -> None:
        """Nobody has anything pending: go on to what follows (the next phase or turn), or end the game."""
        raise NotImplementedError

    def clone(self) -> State:
        raise NotImplementedError

    def dump(self) -> dict[str, JSON]:
        """Plain JSON data from which the game's `load` makes an equal state."""
        raise NotImplementedError

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty while the game lasts and after a draw."""
        raise NotImplementedError

    def places(self) -> tuple[int, ...]:
        """By seat: 1 and how many have done better. A game that says no more has winners and others."""
        won = self.winners()
        return tuple([1 if not won or seat in won else 1 + len(won) for seat in range(self.seats)])

    def remaining(self) -> tuple[int, ...]:
        """By seat how far it is to the end of the way, less than 0 beyond it; nothing in a game that has no way."""
        return ()

    def view(self, seat: int) -> Mapping[str, object]:
        """All that a seat may know (-1: a spectator). Nothing else leaves the engine. Games tell its shape."""
        raise NotImplementedError

    def round_number(self) -> int:
        """How far the game is, in rounds counted from 1; 0 before the first, and in a game without rounds."""
        return 0

    # -- what follows from it -----------------------------------------------------------------------

    def question(self, seat: int) -> Mapping[str, object] | None:
        """The part of a seat's view that is its own: what it is asked, None if it may not act. Games add to it."""
        if seat not in self.actors():
            return None
        choice = self.choice(seat)
        actions: list[str] = [action.text for action in choice.actions]
        number = self.asked[seat]
        return {"seat": seat, "number": number, "kind": choice.kind, "rule": choice.rule, "actions": actions}

    def questions(self) -> Questions:
        """What seats are asked, as far as it is known by now, for `still_asks` to compare with later."""
        return Questions(self.asked.copy(), self.memo_actors, self.memo)

    def still_asks(self, seat: int, before: Questions, events: list[Event]) -> bool:
        """Whether a seat's question is word for word what it was in an earlier position, from which these events led
        here. Games that can tell without working it out spare servers the work; by default nobody knows."""
        return False

    def actors(self) -> tuple[int, ...]:
        """The seats that may act; empty only when the game is over."""
        known = self.memo_actors
        if known is None:
            known = self.memo_actors = self.acting()
        return known

    def choice(self, seat: Any) -> Choice:
        """The pending choice of a seat that may act. Any value is taken and checked here, also when compiled."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            told = f"There is no seat {seat!r}; seats are 0 to {self.seats - 1}."
            raise IllegalAction("no-such-seat", "TABLE", told, seat=seat)
        known = self.memo[seat]
        if known is not None:
            return known
        if self.over:
            raise IllegalAction("game-over", "TABLE", "The game is over.")
        if seat not in self.actors():
            waiting = ", ".join(str(actor) for actor in self.actors())
            raise IllegalAction("not-your-turn", "TABLE", f"Seat {seat} has to wait for seat {waiting}.", seat=seat)
        choice = self.ask(seat)
        if choice is None:
            raise IllegalAction("not-at-rest", "TABLE", "This position has to be advanced before anyone can act.")
        self.memo[seat] = choice
        return choice

    def asked_choice(self, seat: int) -> Choice:
        """`choice`, for those who know already that this seat may act."""
        return self.memo[seat] or self.choice(seat)

    def ask(self, seat: int) -> Choice | None:
        """The question on top of a seat's stack, worked out anew; None if it needs no answer."""
        frame = self.stacks[seat][-1]
        return self.scripts[frame.script].ops[frame.at].ask(self, seat, frame)

    def apply(self, seat: Any, action: Any) -> Action:
        """Answer a seat's choice with an action or its text. An illegal one raises and leaves the state untouched."""
        chosen = self.answer(seat, action)
        self.advance()
        return chosen

    def answer(self, seat: Any, action: Any) -> Action:
        """The first half of `apply`: what follows without a decision is left to the caller (`advance_seats`,
        `proceed`)."""
        chosen = self.choice(seat).find(action)
        self.carry_out(seat, chosen)
        return chosen

    def carry_out(self, seat: int, chosen: Action) -> None:
        """Answer with a legal action of the pending choice."""
        self.forget()
        self.step(seat, chosen)

    def forget(self) -> None:
        """Drop the remembered questions; whoever changes a position by hand calls this."""
        self.memo_actors = None
        self.memo = [None] * self.seats

    def advance(self) -> None:
        """Do all that needs no decision, until every seat that may act has a real choice. A question with one legal
        answer is answered here and told as forced."""
        while not self.advance_seats():
            self.proceed()

    def advance_seats(self) -> bool:
        """`advance` up to where nobody has anything pending and the table has to go on: there it returns False."""
        while not self.over:
            seats = self.acting()
            if not seats:
                return False
            for seat in seats:
                choice = self.ask(seat)
                if choice is None:
                    self.step(seat, None)
                elif len(choice.actions) == 1:
                    if self.journal is not None:
                        self.journal.append(("forced", seat, (choice.actions[0].text,)))
                    self.step(seat, choice.actions[0])
                else:
                    self.memo[seat] = choice
                    continue
                break
            else:
                self.memo_actors = seats
                break
            if len(seats) > 1:  # what one seat has just done may change another's question
                self.forget()
        if self.told is not None:
            self.follow(AT_REST, self.told)
        return True

    # -- the stack of a seat ------------------------------------------------------------------------

    def call(self, seat: int, script: int, item: int = 0, x: int = 0, y: int = 0) -> None:
        """Start a script on top of whatever the seat is doing."""
        frame = Frame(script, 0, item, x, y) if item or x or y else self.scripts[script].frames[0]
        self.stacks[seat].append(frame)

    def step(self, seat: int, answer: Action | None) -> None:
        """Do the operation on top of the stack, and those that follow as long as they never ask.

        A frame has moved on before its operation is done, so that may start others.
        """
        stack = self.stacks[seat]
        scripts = self.scripts
        asked = self.asked
        frame = stack[-1]
        while True:
            script = scripts[frame.script]
            at = frame.at
            asked[seat] += 1
            following = script.following[at]
            if following is None:
                stack.pop()
            else:
                stack[-1] = Frame(frame.script, at + 1, frame.item) if frame.item else following
            script.ops[at].do(self, seat, frame, answer)
            if not stack or self.over:
                return
            frame = stack[-1]
            if not scripts[frame.script].silent[frame.at]:
                return
            answer = None

    def repeat(self, seat: int, frame: Frame, x: int = 0, y: int = 0) -> None:
        """Called by an operation before it starts others: it will be asked again, with these notes."""
        stack = self.stacks[seat]
        again = frame if frame.x == x and frame.y == y else Frame(frame.script, frame.at, frame.item, x, y)
        if frame.at + 1 < len(self.scripts[frame.script].ops):
            stack[-1] = again
        else:
            stack.append(again)

    def copy_common(self, twin: State) -> None:
        """The part of `clone` that all games share; who listens and where dice come from is not handed on."""
        twin.scripts = self.scripts
        twin.seats = self.seats
        twin.over = self.over
        twin.stacks = [stack.copy() for stack in self.stacks]
        twin.streams = self.streams.copy()
        twin.asked = self.asked.copy()
        twin.rolled = self.rolled.copy()
        twin.source = twin.journal = twin.told = twin.loaded = None
        twin.memo = self.memo.copy()
        twin.memo_actors = self.memo_actors

    # -- chance -------------------------------------------------------------------------------------

    def sixes(self, seat: int, count: int) -> list[int]:
        """At least `count` fair numbers from 0 to 5: the next roll of a seat. Loaded dice are the caller's to look at.

        The streams move on whoever answers, so a position does not depend on where its dice came from.
        """
        roll = self.rolled[seat]
        if self.source is None or self.loaded is not None:
            numbers = rng.sixes(self.streams, seat, count)
        else:
            numbers = numbers_from(self.source, seat, roll, count, 6)
            rng.skip(self.streams, seat, count)
        self.rolled[seat] = roll + 1
        return numbers

    def sixes_by_kind(self, seat: int, kinds: list[int], all_kinds: int) -> list[int]:
        """Like `sixes`, for dice of these kinds (of so many there are), each of which is counted."""
        self.rolled[seat] += 1
        numbers = rng.sixes(self.streams, seat, len(kinds))
        dice: list[tuple[int, int]] = []
        for kind in kinds:
            at = self.seats + 1 + seat * all_kinds + kind
            dice.append((kind, self.rolled[at]))
            self.rolled[at] += 1
        source = self.source
        if isinstance(source, KindDice) and self.loaded is None:
            numbers = source.of_kinds(seat, dice, 6)
        return numbers

    def below(self, bound: int) -> int:
        """A fair number from 0 to `bound - 1` that the table's chance decides."""
        roll = self.rolled[self.seats]
        number = rng.below(self.streams, self.seats, bound)
        if self.source is not None and self.loaded is None:
            number = numbers_from(self.source, TABLE, roll, 1, bound)[0]
        self.rolled[self.seats] = roll + 1
        return number

    def reseed(self, seed: int) -> None:
        """Give a clone fresh dice, so that no search can foresee a roll."""
        self.streams = rng.streams(seed, self.seats + 1)

    def imagined(self, seat: int, seed: int) -> State:
        """A copy as a seat might imagine it: with fresh dice, and what a game keeps secret from it drawn anew."""
        twin = self.clone()
        twin.reseed(seed)
        return twin

    # -- what happens, for whoever listens ------------------------------------------------------------

    def listen(self, known: Facts | None = None) -> None:
        """From here on events are noted, and so is all that follows from them: a view can be kept true by them alone.

        `known` is what was told of this very position before, by whoever has kept it: it need not be worked out again,
        and is brought up to date.
        Whoever wants the deeds but not what follows from them sets `journal` to a list instead.
        """
        self.journal = []
        if known is not None:
            self.told = known
            return
        self.told = {}
        self.follow(AT_REST, self.told)
        self.journal = []

    def heard(self) -> list[Event]:
        """What has happened since `listen`; nobody listens any more."""
        events = self.journal or []
        self.journal = None
        self.told = None
        return events

    def tell(self, word: str, seat: int, *details: int | str) -> None:
        """Note an event for whoever listens, once it has happened."""
        journal = self.journal
        if journal is not None:
            journal.append((word, seat, details))
            if self.told is not None and (look := self.FOLLOWED.get(word)) is not None:
                look(self, self.told)  # as in `follow`, which a call would make dearer: this is done for every event

    def follow(self, word: str, told: Facts) -> None:
        """Tell what has changed of that which follows from the position, if an event of this word may change it."""
        look = self.FOLLOWED.get(word)
        if look is not None:
            look(self, told)

    def fact(self, seat: int, name: str, value: int | str | tuple[int, ...]) -> None:
        """Tell a fact if it is news."""
        told = self.told
        if told is not None and told.get((seat, name)) != value:
            told[seat, name] = value
            self.news(seat, name, value)

    def news(self, seat: int, name: str, value: int | str | tuple[int, ...]) -> None:
        """Tell a fact that is known to be news."""
        journal = self.journal
        if journal is None:
            return
        if isinstance(value, tuple):
            journal.append((name, seat, value))
        else:
            journal.append(("fact", seat, (name, value)))
