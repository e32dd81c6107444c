"""Text forms of dice and events: `light-gray:--$1 white:*` is a roll of three light gray dice and a white one."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, cast

from cubecup.cubitos.dice import (
    BORROWED,
    CREDIT,
    FACE_SHIFT,
    FACE_WORDS,
    KIND_MASK,
    KINDS,
    MONEY,
    MOVEMENT,
    die_name,
    face_code,
    face_name,
    kind_name,
)
from cubecup.cubitos.events import EVENTS
from cubecup.kernel.dice import Roll
from cubecup.kernel.errors import BadFile, Clause
from cubecup.kernel.events import Name, Speller
from cubecup.kernel.game import Event
from cubecup.kernel.position import whole

if TYPE_CHECKING:
    from cubecup.cubitos.facts import RaceFacts

_PLAIN_FACES: Final = "-*!"  # blank, symbol, power
_COUNTED_FACES: Final = {MONEY: "$", MOVEMENT: ">", CREDIT: "c"}
_FACE_TYPES: Final = {sign: kind for kind, sign in _COUNTED_FACES.items()}
_FACE: Final = re.compile(r"[-*!]|[$>c][1-9]")
_DIE: Final = re.compile(rf"(?P<kind>[a-z-]+)/(?P<face>{'|'.join(FACE_WORDS)})(?P<amount>[1-9]?)")
_KIND_NUMBERS: Final = {kind_name(kind): kind for kind in range(len(KINDS) + BORROWED)}


@lru_cache(maxsize=256)
def write_face(face: int) -> str:
    kind = face & 7
    return _PLAIN_FACES[kind] if kind < len(_PLAIN_FACES) else f"{_COUNTED_FACES[kind]}{face >> 3}"


def read_face(text: str) -> int:
    if text in _PLAIN_FACES:
        return _PLAIN_FACES.index(text)
    return _FACE_TYPES[text[0]] | int(text[1:]) << 3


def readable(facts: RaceFacts, events: list[Event]) -> list[Event]:
    """Events with the names of dice, kinds, faces and spaces instead of their numbers."""
    return _speller(facts).spelled(events)


@lru_cache(maxsize=64)
def _speller(facts: RaceFacts) -> Speller:
    """The leg stands before the space, because names depend on the track."""
    return Speller(EVENTS, _NAMES, {"space": lambda leg, space: facts.track_of_leg(leg).names[space]})


_NAMES: Final[dict[str, Name]] = {"die": die_name, "kind": kind_name, "face": face_name}


def write_rolls(events: list[Event]) -> str:
    """The rolls among some events: `0 light-gray:--$1 white:*; 1 light-gray:-`."""
    return "; ".join([f"{event[1]} {write_dice(event[2])}" for event in events if event[0] == "roll"])


def told_roll(event: Event) -> Roll:
    """A roll by the names of its dice, as screens are told it."""
    _, seat, dice = event
    kinds = tuple(kind_name(cast(int, die) & KIND_MASK) for die in dice)
    return Roll(seat, kinds, tuple(die_name(cast(int, die)) for die in dice))


def heard_rolls(events: list[Event]) -> list[Event]:
    """The rolls among events that were told by name, with the engine's own numbers again."""
    return [
        (word, seat, tuple(_die_number(str(name)) for name in names)) for word, seat, names in events if word == "roll"
    ]


def _die_number(name: str) -> int:
    """Of a die as it falls, such as `white/money2`; nothing marks it yet."""
    found = _DIE.fullmatch(name)
    if found is None or found["kind"] not in _KIND_NUMBERS:
        told = f"a kind of die and its faces, such as white:*-, not '{name}'"
        raise BadFile("bad-dice", "roll", 1, Clause("why-dice", told, value=name))
    return _KIND_NUMBERS[found["kind"]] | face_code(f"{found['face']} {found['amount']}".strip()) << FACE_SHIFT


def write_dice(dice: tuple[int | str, ...]) -> str:
    by_kind: dict[str, str] = {}
    for kind, face in map(_written_die, dice):
        by_kind[kind] = by_kind.get(kind, "") + face
    return " ".join([f"{kind}:{faces}" for kind, faces in by_kind.items()])


@lru_cache(maxsize=1024)
def _written_die(die: Any) -> tuple[str, str]:
    """Its kind and the face it shows."""
    return kind_name(die & KIND_MASK), write_face(die >> FACE_SHIFT)


def read_rolls(text: str, seats: int, source: str = "record", line: int = 1) -> list[list[int]]:
    """Faces by seat, in the order they were rolled."""
    rolled: list[list[int]] = [[] for _ in range(seats)]
    for part in text.split(";"):
        words = part.split()
        if not words:
            continue
        if whole(words[0], seats - 1) is None:
            told = f"a seat number below {seats} before the dice, not '{words[0]}'"
            raise BadFile("bad-dice", source, line, Clause("why-dice-seat", told, n=seats, value=words[0]))
        for word in words[1:]:
            rolled[int(words[0])] += read_dice(word, source, line)
    return rolled


def read_dice(word: str, source: str, line: int) -> list[int]:
    """`white:*-` as dice with their faces."""
    name, colon, faces = word.partition(":")
    if not colon or name not in _KIND_NUMBERS:
        told = f"a kind of die and its faces, such as white:*-, not '{word}'"
        raise BadFile("bad-dice", source, line, Clause("why-dice", told, value=word))
    if _FACE.sub("", faces):
        told = f"faces such as - * ! $1 >1 c1, not '{faces}'"
        raise BadFile("bad-dice", source, line, Clause("why-dice-faces", told, value=faces))
    kind = _KIND_NUMBERS[name]
    return [kind | read_face(face) << FACE_SHIFT for face in _FACE.findall(faces)]
