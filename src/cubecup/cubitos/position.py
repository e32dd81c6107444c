"""A position as readable text, and back: for scenarios, bug reports and puzzles.

Lines that are left out have defaults: an empty zone, 0 money, trays that hold what no player has. Without any
`stack:` line the phase starts afresh. A full text restores a position exactly, also in the middle of an effect.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cubecup.cubitos import flow
from cubecup.cubitos.dice import (
    BORROWED,
    DECLARED,
    FACE_SHIFT,
    KINDS,
    MARK_LETTERS,
    OWN_KINDS,
    PENDING_SHIFT,
    START_DIE,
    die_name,
    face_name,
    kind_bits,
    kind_name,
)
from cubecup.cubitos.facts import RaceFacts
from cubecup.cubitos.fields import PER_SEAT
from cubecup.cubitos.free_race import race
from cubecup.cubitos.moving import ORIGIN_SHIFT, origin
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.terms import AFTER_SWORDS, AT_RISK, DRAWING, PHASE_NAMES, ROLLING, SWORDS, USING
from cubecup.cubitos.using import begin_using
from cubecup.cubitos.zones import dice_in_zones
from cubecup.kernel.errors import Clause, one_of
from cubecup.kernel.frames import Frame
from cubecup.kernel.position import MOST, PositionReader

_MARKS: Final = ("at-risk", "safe-push", "lost-a-die", "got-credit", "busted", "owes-red", "free-draw")
_ZONES: Final = ("draw", "roll", "discard", "hand")
# Lines of a seat that are a plain number and called like their field; the others have a line of their own below.
_NUMBERS: Final = tuple([name for name in PER_SEAT if name not in ("leg", "space", "origin", "marks", "uncounted")])
_BIT_SETS: Final = ("forcing", "effects")
_MOST_BITS: Final = 1 << 5000
_TABLE_NUMBERS: Final = ("round", "turn", "ready", "waiting", "by-turns")


def write_position(state: CubitosState) -> str:
    """All of a position but the dice to come."""
    lines = [f"round: {state.round}", f"phase: {PHASE_NAMES[state.phase]}", f"start-player: {state.starter}"]
    lines += [f"{name}: {value}" for name, value in _table_numbers(state) if value]
    if state.extra:
        lines.append(f"tie-break: {state.extra}")
    if state.tray != left_in_trays(state):
        lines.append(f"tray: {_write_counts(state.tray)}")
    for seat in range(state.seats):
        lines += [f"[{seat}]", *_write_seat(state, seat)]
    return "\n".join([*lines, ""])


def _write_seat(state: CubitosState, seat: int) -> list[str]:
    facts = state.facts
    lines: list[str] = []
    track = facts.track_of_leg(state.leg[seat])
    if state.leg[seat]:
        lines.append(f"lap: {state.leg[seat] + 1}")
    lines.append(f"at: {track.names[state.space[seat]]}")
    if state.origin[seat] != origin(state, seat):
        leg = state.origin[seat] >> ORIGIN_SHIFT
        space = state.origin[seat] & (1 << ORIGIN_SHIFT) - 1
        lines.append(f"from: {facts.track_of_leg(leg).names[space]} {leg + 1}")
    for name in _NUMBERS:
        value = getattr(state, name)[seat]
        if value:
            lines.append(f"{name}: {value}")
    for name in _ZONES:
        counts = getattr(state, name)[seat * state.kinds : (seat + 1) * state.kinds]
        if any(counts):
            lines.append(f"{name}: {_write_counts(counts)}")
    if state.active[seat]:
        lines.append(f"active: {', '.join(_write_active(die) for die in state.active[seat])}")
    if state.marks[seat]:
        marks = (name for bit, name in enumerate(_MARKS) if state.marks[seat] >> bit & 1)
        lines.append(f"marks: {', '.join(marks)}")
    if state.uncounted[seat]:
        kinds = (kind_name(kind) for kind in range(OWN_KINDS) if state.uncounted[seat] >> kind & 1)
        lines.append(f"uncounted: {', '.join(kinds)}")
    lines.append(f"stack: {'; '.join(_write_frame(facts, frame) for frame in state.stacks[seat]) or '-'}")
    return lines


def left_in_trays(state: CubitosState) -> list[int]:
    """What no player has, which is what trays hold unless a position says something else."""
    left = [supply - used for supply, used in zip(state.facts.supply, dice_in_zones(state), strict=True)]
    left[START_DIE] = 0
    return left


def _write_counts(counts: list[int]) -> str:
    return ", ".join([f"{kind_name(kind)} {count}" for kind, count in enumerate(counts) if count]) or "-"


def _table_numbers(state: CubitosState) -> tuple[tuple[str, int], ...]:
    return (("turn", state.turn), ("ready", state.ready), ("waiting", state.waiting), ("by-turns", state.by_turns))


def _write_active(die: int) -> str:
    text = die_name(die)
    if die & DECLARED:
        text += "^"
    return f"{text}~{die >> PENDING_SHIFT}" if die >> PENDING_SHIFT else text


def _write_frame(facts: RaceFacts, frame: Frame) -> str:
    return f"{facts.script_names[frame.script]} {frame.at} {frame.item} {frame.x} {frame.y}"


class _RaceReader(PositionReader):
    """The lines of a race."""

    def __init__(self, facts: RaceFacts, seats: int, source: str) -> None:
        super().__init__(seats, source)
        self.state = race(facts, seats, 0)
        self.stacks_given = False
        self.tray_given = False

    def keys(self) -> dict[str, _LineReader]:
        return _TABLE_KEYS if self.seat < 0 else _SEAT_KEYS

    def take(self, key: str, value: str) -> None:
        self.keys()[key](self, key, value)

    def read(self, lines: list[tuple[int, str]]) -> CubitosState:
        self.read_lines(lines)
        self.finish()
        return self.state

    def signed(self, text: str) -> int:
        return -self.number(text[1:]) if text.startswith("-") else self.number(text)

    # -- one line -----------------------------------------------------------------------------------

    def table_number(self, key: str, value: str) -> None:
        everyone = (1 << self.seats) - 1
        limits = {"turn": self.seats - 1, "ready": everyone, "waiting": everyone, "by-turns": 1}
        setattr(self.state, key.replace("-", "_"), self.number(value, limits.get(key, MOST)))

    def phase(self, key: str, value: str) -> None:
        if value not in PHASE_NAMES:
            raise self.wrong(one_of(PHASE_NAMES, value))
        self.state.phase = PHASE_NAMES.index(value)

    def start_player(self, key: str, value: str) -> None:
        self.state.starter = self.number(value, self.state.seats - 1)

    def tie_break(self, key: str, value: str) -> None:
        self.state.extra = self.number(value)

    def tray(self, key: str, value: str) -> None:
        self.tray_given = True
        for kind, count in self.counts(value):
            self.state.tray[kind % BORROWED] = count

    def seat_number(self, key: str, value: str) -> None:
        most = len(self.state.facts.fan_track) if key == "fans" else _MOST_BITS if key in _BIT_SETS else MOST
        getattr(self.state, key)[self.seat] = self.number(value, most)

    def at(self, key: str, value: str) -> None:
        self.state.space[self.seat] = self.space(value, self.state.leg[self.seat])

    def space(self, name: str, leg: int) -> int:
        track = self.state.facts.track_of_leg(leg)
        if name not in track.index:
            told = f"a space of {track.id} such as 4.7, start or finish, not '{name}'"
            raise self.wrong(Clause("why-space", told, track=track.id, value=name))
        return track.index[name]

    def lap(self, key: str, value: str) -> None:
        state = self.state
        name = state.facts.track_of_leg(state.leg[self.seat]).names[state.space[self.seat]]
        state.leg[self.seat] = self.number(value, least=1) - 1
        state.space[self.seat] = self.space(name, state.leg[self.seat])

    def came_from(self, key: str, value: str) -> None:
        name, _, lap = value.partition(" ")
        leg = self.number(lap or "1", least=1) - 1
        self.state.origin[self.seat] = (self.space(name, leg) | leg << ORIGIN_SHIFT) + 1

    def zone(self, key: str, value: str) -> None:
        counts = getattr(self.state, key)
        for kind, count in self.counts(value):
            counts[self.seat * self.state.kinds + kind] += count

    def counts(self, value: str) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for part in _parts(value):
            name, _, count = part.rpartition(" ")
            if name and count in KINDS:
                told = f"a comma between kinds of dice, such as white 2, brown; not '{part}'"
                raise self.wrong(Clause("why-dice-list", told, value=part))
            found.append((self.kind(name or part), self.number(count if name else "1")))
        return found

    def kind(self, name: str) -> int:
        for kind in range(self.state.kinds):
            if kind_name(kind) == name:
                return kind
        raise self.wrong(Clause("why-kind", f"a kind of die such as white or light-gray, not '{name}'", value=name))

    def active(self, key: str, value: str) -> None:
        for part in _parts(value):
            self.state.active[self.seat].append(self.die(part))

    def die(self, text: str) -> int:
        body, _, pending = text.partition("~")
        declared = body.endswith("^")
        name, _, marks = body.rstrip("^").partition(".")
        kind_text, _, face_text = name.partition("/")
        kind = self.kind(kind_text)
        faces = {face_name(face): face for face in self.state.facts.faces[kind] if face}
        if face_text not in faces:
            raise self.wrong(one_of(faces, face_text))
        die = kind | faces[face_text] << FACE_SHIFT
        letters = {letter: mark for mark, letter in MARK_LETTERS}
        for letter in marks:
            if letter not in letters:
                raise self.wrong(one_of(letters, letter))
            die |= letters[letter]
        return die | (DECLARED if declared else 0) | (self.number(pending) << PENDING_SHIFT if pending else 0)

    def marks(self, key: str, value: str) -> None:
        for part in _parts(value):
            if part not in _MARKS:
                raise self.wrong(one_of(_MARKS, part))
            self.state.marks[self.seat] |= 1 << _MARKS.index(part)

    def uncounted(self, key: str, value: str) -> None:
        for part in _parts(value):
            self.state.uncounted[self.seat] |= kind_bits(self.kind(part))

    def stack(self, key: str, value: str) -> None:
        self.stacks_given = True
        if value == "-":
            return
        names = self.state.facts.script_names
        for part in value.split(";"):
            words = part.split()
            if len(words) != 5 or words[0] not in names:
                raise self.wrong(Clause("why-frames", "frames as 'script at item x y', separated by ;"))
            script = names.index(words[0])
            at, item, x, y = (self.signed(word) for word in words[1:])
            if not 0 <= at < len(self.state.facts.scripts[script].ops):
                raise self.wrong(Clause("why-frame-step", f"a step of {words[0]} that exists", name=words[0]))
            self.state.stacks[self.seat].append(Frame(script, at, item, x, y))

    # -- the whole ----------------------------------------------------------------------------------

    def finish(self) -> None:
        state = self.state
        for seat in range(state.seats):
            given = state.origin[seat]
            state.origin[seat] = given - 1 if given else origin(state, seat)
            if state.phase == ROLLING and len(state.active[seat]) >= 3:
                state.marks[seat] |= AT_RISK
        self.place_start_die()
        self.fill_trays()
        if not self.stacks_given:
            start_phase(state)

    def place_start_die(self) -> None:
        """Unless a line places it: with the start player, in Roll before the draw, in Discard later."""
        state = self.state
        placed = dice_in_zones(state)[START_DIE]
        if placed > 1:
            raise self.wrong(Clause("why-one-start-player-die", "one start player die at most"))
        if not placed:
            counts = state.roll if state.phase == DRAWING else state.discard
            counts[state.starter * state.kinds + START_DIE] = 1

    def fill_trays(self) -> None:
        state = self.state
        left = left_in_trays(state)
        for kind in range(OWN_KINDS):
            if left[kind] < state.tray[kind]:
                most = state.facts.supply[kind]
                told = f"at most {most} {KINDS[kind]} dice in zones and tray"
                raise self.wrong(Clause("why-dice-supply", told, most=most, kind=KINDS[kind]))
        if not self.tray_given:
            state.tray = left


def _parts(value: str) -> list[str]:
    return [part.strip() for part in value.split(",") if part.strip() not in ("", "-")]


def start_phase(state: CubitosState) -> None:
    """Put on the stacks what a phase begins with; in the Roll Phase the first roll is taken as made."""
    facts = state.facts
    if state.phase == DRAWING:
        flow.begin_round(state)
    elif state.phase == USING:
        state.turn = state.starter
        begin_using(state)
    elif state.phase in (SWORDS, AFTER_SWORDS):
        flow.begin_swords(state)
    else:
        script = facts.roll_script if state.phase == ROLLING else facts.finish_script
        for seat in range(state.seats):
            state.call(seat, script)


_LineReader = Callable[[_RaceReader, str, str], None]
_TABLE_KEYS: Final[dict[str, _LineReader]] = {
    **dict.fromkeys(_TABLE_NUMBERS, _RaceReader.table_number),
    "phase": _RaceReader.phase,
    "start-player": _RaceReader.start_player,
    "tie-break": _RaceReader.tie_break,
    "tray": _RaceReader.tray,
}
_SEAT_KEYS: Final[dict[str, _LineReader]] = {
    **dict.fromkeys(_NUMBERS, _RaceReader.seat_number),
    **dict.fromkeys(_ZONES, _RaceReader.zone),
    "at": _RaceReader.at,
    "lap": _RaceReader.lap,
    "from": _RaceReader.came_from,
    "active": _RaceReader.active,
    "marks": _RaceReader.marks,
    "uncounted": _RaceReader.uncounted,
    "stack": _RaceReader.stack,
}


def read_position(facts: RaceFacts, lines: list[tuple[int, str]], seats: int, source: str) -> CubitosState:
    """The position described by numbered lines, advanced to its first decision."""
    reader = _RaceReader(facts, seats, source)
    state = reader.read(lines)
    try:
        state.advance()
    except (AssertionError, IndexError, KeyError):
        raise reader.wrong(Clause("why-position", "a possible position: what the stacks ask must fit it")) from None
    return state
