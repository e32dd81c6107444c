"""Reading what `dump` wrote: a save is taken over whole, or refused with one clear error that names the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cubecup.cubitos.dice import (
    CLASS_MASK,
    DECLARED,
    FACE_MASK,
    FACE_SHIFT,
    KIND_MASK,
    OWN_KINDS,
    PENDING_SHIFT,
    START_DIE,
)
from cubecup.cubitos.facts import RaceFacts
from cubecup.cubitos.fields import COUNTED, PER_SEAT, SCALARS
from cubecup.cubitos.free_race import race
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.terms import PHASE_NAMES
from cubecup.cubitos.zones import dice_in_zones
from cubecup.kernel.errors import BadFile, Clause
from cubecup.kernel.frames import Frame
from cubecup.kernel.game import JSON

_MOST: Final = 1 << 20  # no number of a race comes near this
_MOST_EVER: Final = 1 << 40
_WORD: Final = 1 << 64
_BIT_SETS: Final = ("forcing", "effects", "uncounted")  # these may be as long as they like


class _Wrong(ValueError):
    """A field that is not as it should be."""


def load(facts: RaceFacts, data: Any) -> CubitosState:
    """The state that `dump` described."""
    try:
        if not isinstance(data, Mapping):
            raise _Wrong("a save is an object")
        return _read(facts, data)
    except KeyError as missing:
        raise BadFile(
            "bad-state", "state", 1, Clause("why-state-field", f"a field {missing}", name=str(missing.args[0]))
        ) from None
    except (TypeError, ValueError) as wrong:
        raise BadFile("bad-state", "state", 1, Clause("why-state", f"every field as it should be: {wrong}")) from None


def _read(facts: RaceFacts, data: Mapping[str, JSON]) -> CubitosState:
    seats = _number(data["seats"], "seats", 1, 4)
    state = race(facts, seats, 0)
    if type(data["over"]) is not bool:
        raise _Wrong("over: true or false")
    state.over = data["over"]
    state.won = _numbers(data["won"], "won", -1, seats - 1)
    for name in SCALARS:
        setattr(state, name, _number(data[name], name, 0, _largest(name, seats)))
    for name in PER_SEAT:
        setattr(state, name, _numbers(data[name], name, seats, -1 if name in _BIT_SETS else _MOST))
    for name in COUNTED:
        setattr(state, name, _numbers(data[name], name, seats * facts.kinds))
    state.tray = _numbers(data["tray"], "tray", OWN_KINDS)
    state.active = [_dice(facts, dice) for dice in _list(data["active"], "active", seats)]
    state.stacks = [
        [_frame(facts, frame) for frame in _list(stack, "stacks", -1)]
        for stack in _list(data["stacks"], "stacks", seats)
    ]
    state.asked = _numbers(data["asked"], "asked", seats, _MOST_EVER)
    state.rolled = _rolled(data["rolled"], seats)
    state.streams = [_stream(stream) for stream in _list(data["streams"], "streams", seats + 1)]
    _check_places(state)
    _check_dice(state)
    _check_questions(state)
    return state


def _rolled(value: JSON, seats: int) -> list[int]:
    """How often each seat and the table have rolled, and, if dice follow from their kind, how often each kind."""
    plain = seats + 1
    by_kind = plain + seats * OWN_KINDS
    long = isinstance(value, list) and len(value) > plain
    return _numbers(value, "rolled", by_kind if long else plain, _MOST_EVER)


def _largest(name: str, seats: int) -> int:
    if name == "phase":
        return len(PHASE_NAMES) - 1
    if name == "by_turns":
        return 1
    if name in ("ready", "waiting"):
        return (1 << seats) - 1
    return seats - 1 if name in ("starter", "turn") else _MOST


def _check_places(state: CubitosState) -> None:
    for seat in range(state.seats):
        if state.space[seat] >= state.facts.track_of_leg(state.leg[seat]).size:
            raise _Wrong("space: a space of the track")
        if state.fans[seat] > len(state.facts.fan_track):
            raise _Wrong("fans: a space of the fan track")


def _check_dice(state: CubitosState) -> None:
    for kind, total in enumerate(dice_in_zones(state)):
        most = 1 if kind == START_DIE else state.facts.supply[kind] - state.tray[kind]
        if total > most:
            raise _Wrong("no more dice of a kind than there are")


def _check_questions(state: CubitosState) -> None:
    """What the stacks ask must fit the position, and while a race lasts somebody is asked."""
    try:
        for seat in state.acting():
            state.ask(seat)
    except (AssertionError, IndexError, KeyError):
        raise _Wrong("stacks: questions that fit the position") from None
    if not state.over and not state.acting():
        raise _Wrong("stacks: somebody who may act")


def _number(value: JSON, name: str, least: int = 0, most: int = _MOST) -> int:
    """`most` of -1: no upper limit."""
    if type(value) is not int or value < least or (most >= 0 and value > most):
        raise _Wrong(f"{name}: a whole number that a race can have")
    return value


def _list(value: JSON, name: str, length: int) -> list[JSON]:
    """`length` of -1: any."""
    if not isinstance(value, list) or (length >= 0 and len(value) != length):
        raise _Wrong(f"{name}: a list of the right length")
    return value


def _numbers(value: JSON, name: str, length: int, most: int = _MOST) -> list[int]:
    return [_number(one, name, 0, most) for one in _list(value, name, length)]


def _dice(facts: RaceFacts, value: JSON) -> list[int]:
    dice = _numbers(value, "active", -1, -1)
    for die in dice:
        kind = die & KIND_MASK
        face = die >> FACE_SHIFT & FACE_MASK
        known = CLASS_MASK | DECLARED | (_MOST - 1) << PENDING_SHIFT
        if kind >= facts.kinds or face == 0 or face not in facts.faces[kind] or die & ~known:
            raise _Wrong("active: dice that show one of their faces")
    return dice


def _stream(value: JSON) -> int:
    """Streams are written as text: 64 bits do not survive JavaScript's numbers."""
    if not isinstance(value, str) or not value.isascii() or not value.isdecimal() or int(value) >= _WORD:
        raise _Wrong("streams: whole numbers of 64 bits, as text")
    if str(int(value)) != value:
        raise _Wrong("streams: whole numbers without leading zeros")
    return int(value)


def _frame(facts: RaceFacts, value: JSON) -> Frame:
    parts = _list(value, "stacks", 5)
    name = parts[0]
    if not isinstance(name, str) or name not in facts.script_names:
        raise _Wrong("stacks: a script of these cards")
    script = facts.script_names.index(name)
    at = _number(parts[1], "stacks", 0, len(facts.scripts[script].ops) - 1)
    item, x, y = (_number(part, "stacks", -_MOST, -1) for part in parts[2:])
    return Frame(script, at, item, x, y)
