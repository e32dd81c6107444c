"""Every answer a race can ask for, as a number: one list for all sets and tracks of the same content.

The list is derived from the content and never from games that happened to be played. Its version is a hash of the
texts, so a learner that was trained with one list cannot be used with another by mistake.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from typing import Final

from cubecup.cubitos.cards.deck import DECK
from cubecup.cubitos.dice import (
    BORROWED,
    FACE_SHIFT,
    KINDS,
    LATE,
    OWN_KINDS,
    POWER,
    RED,
    SPENT,
    START_DIE,
    TYPE_MASK,
    USED,
    WHITE,
    die_name,
    face_code,
    face_name,
    kind_name,
)
from cubecup.cubitos.mapfile import parse_track
from cubecup.cubitos.printed import Printed, printed, with_pack
from cubecup.cubitos.terms import DISCARD, ROLL, UNIT_NAMES, ZONE_NAMES
from cubecup.kernel.choice import Action

_PLAIN: Final = (
    "push", "pass", "roll", "skip", "done", "ready", "stop", "bust", "accept", "decline", "jet", "shortcut",
    "buy movement",
)  # fmt: skip
_SEATS: Final = 4
_GOODS_MARKS: Final = (0, USED)
_ABILITY_MARKS: Final = tuple(used | spent | late for used in (0, USED) for spent in (0, SPENT) for late in (0, LATE))


class Vocabulary:
    """Texts by number, and numbers by text."""

    def __init__(self, texts: tuple[str, ...]) -> None:
        self.texts = texts
        self.version = sha256("\n".join(texts).encode()).hexdigest()[:12]
        self._codes = {text: code for code, text in enumerate(texts)}

    def __len__(self) -> int:
        return len(self.texts)

    def code(self, action: Action) -> int:
        """The number of an answer. An action belongs to one race and so to one content: it keeps its number."""
        code = action.code
        if code < 0:
            code = action.code = self._codes[action.text]
        return code

    def code_of(self, text: str) -> int:
        """The number of a text; KeyError if no race of this content ever offers it."""
        return self._codes[text]


def vocabulary(pack: str = "") -> Vocabulary:
    """The vocabulary of the content that comes with the game, or of a pack (its text in TOML)."""
    return _vocabulary(pack)


@lru_cache(maxsize=16)
def _vocabulary(pack: str) -> Vocabulary:
    content = with_pack(pack) if pack else printed()
    return Vocabulary(tuple(dict.fromkeys(_texts(content))))


def _texts(content: Printed) -> Iterator[str]:
    yield from _PLAIN
    every = range(OWN_KINDS + BORROWED)
    losable = [kind for kind in every if kind % BORROWED != START_DIE]  # ROUND-2
    own = [kind for kind in losable if kind < BORROWED]
    by_verb = (("gain", own), ("borrow", own), ("buy", range(WHITE, OWN_KINDS)), ("drop", every))
    yield from (f"{verb} {kind_name(kind)}" for verb, kinds in by_verb for kind in kinds)
    for verb, kinds in (("take", every), ("lose", losable), ("give", own)):
        yield from (f"{verb} {kind_name(kind)}" for kind in kinds)
        yield from (f"{verb} {kind_name(kind)} from {ZONE_NAMES[zone]}" for zone in (ROLL, DISCARD) for kind in kinds)
        yield from (f"{verb} {die} from active" for kind in kinds for die in _active_dice(content, kind))
    yield from (f"face {face}" for face in _faces(content))
    yield from (f"choose {unit}" for unit in UNIT_NAMES)
    yield from (f"to {seat}" for seat in range(_SEATS))
    yield from _uses(content)
    tracks = [parse_track(text, content.track_sources[id], id) for id, text in content.tracks.items()]
    yield from (f"step {name}" for name in _in_order({name for track in tracks for name in track.names}))
    rewarded = {track.names[space] for track in tracks for space, found in enumerate(track.rewards) if found}
    yield from (f"reward {name}" for name in _in_order(rewarded))


def _active_dice(content: Printed, kind: int) -> Iterator[str]:
    """A die as it may lie in the Active Zone: a face that is no miss, and the marks that such a face can bear."""
    for word in dict.fromkeys(content.faces[KINDS[kind % BORROWED]]):
        face = face_code(word)
        marks = _ABILITY_MARKS if face & TYPE_MASK <= POWER else _GOODS_MARKS
        yield from (die_name(kind | face << FACE_SHIFT | mark) for mark in marks if face)


def _faces(content: Printed) -> list[str]:
    codes = {face_code(word) for faces in content.faces.values() for word in faces}
    return [face_name(code) for code in sorted(codes) if code]


def _uses(content: Printed) -> Iterator[str]:
    """`use rock-on`, and with a word more where it matters which die is used (see `offers.use_action`)."""
    red = KINDS[RED]
    for id, card in content.cards.items():
        row = DECK[id]
        powers = ("", " power") if row.power_differs or card.color == red else ("",)
        for loan in ("", " borrowed"):
            yield from (f"use {id}{power}{loan}" for power in powers)


def _in_order(names: set[str]) -> list[str]:
    """Spaces of any of the tracks by name: the start and the finish first, then by row and column."""
    ends = [name for name in ("start", "finish") if name in names]
    cells = [name for name in names if name not in ends]
    return [*ends, *sorted(cells, key=lambda name: tuple([int(part) for part in name.split(".")]))]
