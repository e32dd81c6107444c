"""The record of a game: one readable text file, a header and one line per action with the dice that fell.

The same file is save, replay, bug report, test case and training data. Actions (intent) and dice (outcome) are
kept apart, so a replay never needs the dice again:

    cubecup record 1
    game: cubitos
    ...
    start | 0 light-gray:--$1----
    0 push | 0 light-gray:--$1
    0 pass
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple, cast

from cubecup.kernel.choice import Action
from cubecup.kernel.dice import DiceSource
from cubecup.kernel.errors import BadFile, Clause, CubeCupError, accepted
from cubecup.kernel.game import FIRST_VALUES, JSON, Event, Game, State
from cubecup.kernel.position import whole

TITLE: Final = "cubecup record 1"
_START_LINE: Final = Clause("why-record-start", "a first line 'start', with the dice of the start")
_HEADER: Final = ("game", "rules", "seats", "seed", "setup", "options")
_MAY_SAY: Final = ("agreed", "dice", "from")  # header lines that not every record has
_VALUES: Final = "values"  # stands with the options: the version of what is printed, if it is not the first


class Line:
    """One action of a seat and the dice it brought, as text."""

    __slots__ = ("action", "number", "outcome", "seat")

    def __init__(self, seat: int, action: str, outcome: str, number: int = 0) -> None:
        self.number = number  # its line in the file it was read from
        self.seat = seat
        self.action = action
        self.outcome = outcome


class OriginOfGame(NamedTuple):
    """Where a game began that goes on from another: which race that was, and how many of its actions came before.

    These actions are the first of its record, so it is replayed like any other.
    """

    race: str  # a fingerprint: who has the other record can recognise it, nobody else can find it
    at: int


class Record:
    """A game as written down: what was agreed, what chance decided at set-up, and the actions."""

    __slots__ = (
        "agreed",
        "dice",
        "game",
        "header_lines",
        "lines",
        "opening",
        "opening_line",
        "options",
        "origin",
        "rules",
        "seats",
        "seed",
        "setup",
        "source",
        "values",
    )

    def __init__(self, game: str, rules: str, seats: int, seed: int) -> None:
        self.game = game
        self.rules = rules
        self.values = FIRST_VALUES  # the version of what is printed, such as costs
        self.seats = seats
        self.seed = seed
        self.setup: dict[str, JSON] = {}
        self.options: dict[str, JSON] = {}
        self.agreed: dict[str, JSON] = {}  # what of the set-up was settled before chance was asked, such as who begins
        self.dice: dict[str, JSON] = {}  # where they came from, for whoever checks that; no replay needs it
        self.origin: OriginOfGame | None = None  # of a game that goes on from a moment of another one
        self.opening = ""  # dice that fell before the first decision
        self.opening_line = len(_HEADER) + 3
        self.lines: list[Line] = []
        self.source = "record"
        self.header_lines: dict[str, int] = {}  # where the file it was read from says what

    @staticmethod
    def of(game: Game, seats: int, seed: int) -> Record:
        """A record of a game by the rules and values of now, with nothing in it yet."""
        found = Record(game.id, game.rules_version, seats, seed)
        found.values = game.values_version
        found.options = game.options()
        return found

    def blame(self, header: str, expected: Clause, code: str = "bad-record") -> BadFile:
        """An error about a line of the header."""
        return BadFile(code, self.source, self.header_lines.get(header, 1), expected)

    def past(self) -> int:
        """How many of the actions were another game's, from which this one goes on."""
        return self.origin.at if self.origin else 0

    def _options_told(self) -> Mapping[str, JSON]:
        return self.options if self.values == FIRST_VALUES else {**self.options, _VALUES: self.values}

    def __str__(self) -> str:
        header = [
            TITLE,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"seats: {self.seats}",
            f"seed: {self.seed}",
            f"setup: {_json(self.setup)}",
            f"options: {_json(self._options_told())}",
            *([f"agreed: {_json(self.agreed)}"] if self.agreed else []),
            *([f"dice: {_json(self.dice)}"] if self.dice else []),
            *([f"from: {_json(self.origin._asdict())}"] if self.origin else []),
            "",
            _with_outcome("start", self.opening),
        ]
        return "\n".join(
            [*header, *(_with_outcome(f"{line.seat} {line.action}", line.outcome) for line in self.lines), ""]
        )


def _json(value: Mapping[str, JSON]) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def _with_outcome(text: str, outcome: str) -> str:
    return f"{text} | {outcome}" if outcome else text


class Recorder:
    """A game being played and written down at the same time."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        setup: Mapping[str, JSON] | None = None,
        source: DiceSource | None = None,
    ) -> None:
        self.game = game
        self.state = game.set_up(seats, seed, setup, source)
        self.record = Record.of(game, seats, seed)
        self.record.setup = game.setup_of(self.state)
        self.state.journal = []
        self.state.advance()
        self.opening_events = self.take_events()
        self.record.opening = game.outcome(self.opening_events)

    def apply(self, seat: int, action: Action | str) -> list[Event]:
        """Apply an action, write its line, and return what happened."""
        chosen = self.state.apply(seat, action)
        events = self.take_events()
        self.record.lines.append(Line(seat, chosen.text, self.game.outcome(events)))
        return events

    def take_events(self) -> list[Event]:
        events = self.state.journal or []
        self.state.journal = []
        return events


def read_record(text: str, source: str = "record") -> Record:
    """The record written in a text; a damaged one is one clear error with its line."""
    lines = text.split("\n")  # not splitlines: a pack may contain other line separators
    if not lines or lines[0].strip() != TITLE:
        raise BadFile("bad-record", source, 1, Clause("why-record-title", f"the title '{TITLE}'", title=TITLE))
    header: dict[str, str] = {}
    places: dict[str, int] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        key, colon, value = lines[at].partition(":")
        if not colon or key not in _HEADER + _MAY_SAY or key in header:
            listed = ", ".join(_HEADER)
            expected = Clause("why-record-headers", f"one each of the header lines {listed}", known=listed)
            raise BadFile("bad-record", source, at + 1, expected)
        header[key] = value.strip()
        places[key] = at + 1
        at += 1
    for key in _HEADER:
        if key not in header:
            expected = Clause("why-record-header", f"a header line '{key}: ...'", key=key)
            raise BadFile("bad-record", source, at + 1, expected)
    record = Record(header["game"], header["rules"], 0, 0)
    record.source = source
    record.header_lines = places
    record.seats = _whole(record, "seats", header["seats"])
    record.seed = _whole(record, "seed", header["seed"])
    record.setup = _object(record, "setup", header["setup"])
    record.options = _object(record, "options", header["options"])
    record.values = str(record.options.pop(_VALUES, FIRST_VALUES))
    record.agreed = _object(record, "agreed", header.get("agreed", "{}"))
    record.dice = _object(record, "dice", header.get("dice", "{}"))
    _read_lines(record, lines, at + 1)
    if "from" in header:
        record.origin = _origin(record, header["from"])
    return record


def _origin(record: Record, text: str) -> OriginOfGame:
    told = _object(record, "from", text)
    race, at = told.get("race"), told.get("at")
    most = len(record.lines)
    if set(told) != {"race", "at"} or not isinstance(race, str) or type(at) is not int or not 0 <= at <= most:
        expected = Clause("why-record-from", f"a race and how many of these {most} actions were its own", n=most)
        raise record.blame("from", expected)
    return OriginOfGame(race, at)


def _read_lines(record: Record, lines: list[str], first: int) -> None:
    started = False
    for number, line in enumerate(lines[first:], first + 1):
        if not line.strip():
            continue
        text, _, outcome = line.partition("|")
        if not started:
            if text.strip() != "start":
                raise BadFile("bad-record", record.source, number, _START_LINE)
            record.opening = outcome.strip()
            record.opening_line = number
            started = True
            continue
        seat, _, action = text.strip().partition(" ")
        if whole(seat, record.seats - 1) is None or not action:
            expected = Clause("why-record-action", f"a seat below {record.seats} and its action", n=record.seats)
            raise BadFile("bad-record", record.source, number, expected)
        record.lines.append(Line(int(seat), action, outcome.strip(), number))
    if not started:
        raise BadFile("bad-record", record.source, len(lines), _START_LINE)


def _whole(record: Record, key: str, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise record.blame(key, Clause("why-record-number", f"a whole number after '{key}:'", key=key)) from None


def _object(record: Record, key: str, text: str) -> dict[str, JSON]:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):  # the latter if it is nested a thousand times
        value = None
    if not isinstance(value, dict):
        raise record.blame(key, Clause("why-record-object", f"a JSON object after '{key}:'", key=key))
    return cast("dict[str, JSON]", value)


def replay(record: Record, game: Game, laid_out: Callable[[State], None] = lambda state: None) -> Iterator[State]:
    """Every position of a recorded game, from the first decision to the last; the dice come from the record.

    `laid_out` is shown the table before anything has happened.
    """
    if record.game != game.id:
        expected = Clause("why-record-game", f"a record of {game.id}", game=game.id)
        raise record.blame("game", expected, "wrong-game")
    older = record.rules != game.rules_version
    if older and record.rules not in game.older_rules:
        told = f"rules version {game.rules_version}, not {record.rules}"
        expected = Clause("why-record-rules", told, wanted=game.rules_version, found=record.rules)
        raise record.blame("rules", expected, "wrong-rules")
    state = _set_up(record, game)
    laid_out(state)
    number = record.opening_line
    try:
        state.loaded = game.read_outcome(record.opening, record.seats)
        if older:
            state.journal = []
        state.advance()
        _unload(state, record, number)
        if older:
            _refuse_changed(state, record, game, number)
        _go_on(state, record, 0)
        yield state
        for done, line in enumerate(record.lines, 1):
            number = line.number or number + 1
            state.loaded = game.read_outcome(line.outcome, record.seats)
            if older:
                state.journal = []
            state.apply(line.seat, line.action)
            _unload(state, record, number)
            if older:
                _refuse_changed(state, record, game, number)
            _go_on(state, record, done)
            yield state
    except BadFile as wrong:
        if older and wrong.code != "changed-rules":
            raise _by_older_rules(record, game, number, wrong) from None
        raise BadFile(wrong.code, record.source, number, **_without_place(wrong)) from None
    except CubeCupError as refused:
        if older:
            raise _by_older_rules(record, game, number, refused) from None
        raise BadFile("bad-action", record.source, number, _legal(refused)) from None


def _go_on(state: State, record: Record, done: int) -> None:
    """Where a game goes on from another, its dice are its own: none that the other has rolled since, or would."""
    if record.origin and done == record.origin.at:
        state.reseed(record.seed)


def _legal(refused: CubeCupError) -> Clause:
    return Clause("why-legal", f"a legal action. {refused}", error=refused.clause())


def _without_place(wrong: BadFile) -> dict[str, Any]:
    return {name: fact for name, fact in wrong.facts.items() if name not in ("source", "line")}


def _by_older_rules(record: Record, game: Game, number: int, wrong: CubeCupError) -> BadFile:
    """What does not fit may be damage or a rule that has changed; either way the record is not played on."""
    told = f"rules version {game.rules_version}, not {record.rules}; {wrong}"
    expected = Clause("why-record-older", told, wanted=game.rules_version, found=record.rules, error=wrong.clause())
    return BadFile("wrong-rules", record.source, number, expected)


def _refuse_changed(state: State, record: Record, game: Game, number: int) -> None:
    """A record of older rules is replayed as long as no rule acts that has changed since."""
    rule = game.changed_rule(record.rules, state, state.journal or [])
    if rule:
        told = f"a record without {rule}, which has changed since rules version {record.rules}"
        expected = Clause("why-record-changed", told, rule=rule, found=record.rules)
        raise BadFile("changed-rules", record.source, number, expected)


def _set_up(record: Record, game: Game) -> State:
    try:
        game.check_seats(record.seats)
    except CubeCupError as error:
        raise record.blame("seats", accepted(error)) from None
    try:
        return game.set_up(record.seats, record.seed, record.setup)
    except CubeCupError as error:
        raise record.blame("setup", accepted(error)) from None


def _unload(state: State, record: Record, number: int) -> None:
    """All dice of a line must have been rolled; afterwards the position rolls its own again."""
    for seat, dice in enumerate(state.loaded or []):
        if dice:
            told = f"{len(dice)} fewer dice for seat {seat}"
            raise BadFile("dice-left", record.source, number, Clause("why-fewer-dice", told, n=len(dice), seat=seat))
    state.loaded = None
