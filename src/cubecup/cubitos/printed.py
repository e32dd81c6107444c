"""Everything printed on paper, as values: dice, cards, the fan track, card sets and tracks.

The built-in values come from the files in `content`; a pack is a TOML text of the same shape that overrides
some of them (docs/packs.md). A `Printed` is never changed once made.
"""

from __future__ import annotations

import pathlib
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Final

from cubecup.cubitos.dice import KINDS as KINDS
from cubecup.cubitos.dice import START_DIE
from cubecup.cubitos.pack import check_id, read_pack_file, read_tracks, self_contained
from cubecup.cubitos.pack_texts import KEYS, Texts, read_texts
from cubecup.cubitos.tomlfile import Path, TomlFile
from cubecup.kernel.errors import Clause, one_of

CARDS_FILE: Final = "cards.toml"
COLORS: Final = KINDS[START_DIE + 1 :]  # the kinds that have an ability card

_PLAYERS: Final = 4  # COMP-1: the box must serve this many
_FACES: Final = 6
_FAN_SPACES: Final = 13  # FAN-1
_COST: Final = (0, 30)
_BASE_DRAW: Final = (1, 40)
_START: Final = (0, 20)
_COUNT: Final = (0, 99)
_FAN_HANDS: Final = (0, 5)
_FAN_CREDITS: Final = (0, 20)
_LAPS: Final = (1, 9)
_MAX_TRACKS: Final = 9
_DIE_KEYS: Final = ("faces", "count")
_GRAY_KEYS: Final = (*_DIE_KEYS, "start")
_NOT_NUMBERS: Final = ("color", "cost", "trims", *KEYS)  # keys of a card that are no numbers of its text
_FACE: Final = re.compile(r"blank|symbol|power|(?:money|movement|credit) [1-9]")

# What a named number of a card may be, where it is not the usual. Who knows that nothing divides by it may let it be 0.
_USUAL: Final = (1, 20)
_NUMBERS: Final = {
    "cows": (1, 10),
    "money": (0, 20),
    "movement": (0, 20),
    "per_color": (0, 9),
    "per_fan": (0, 9),
    "power_fans": (0, 13),
    "power_movement": (0, 20),
    "spaces": (0, 9),
    "swords_power": (0, 9),
    "swords_symbol": (0, 9),
}
FLAGS: Final = ("loses_red", "start_player_breaks_ties")


@dataclass(frozen=True, slots=True)
class Card:
    """One ability card. `numbers` are those of its text that only pictures show; flags are 0 or 1."""

    id: str
    color: str
    cost: int
    numbers: dict[str, int]
    trims: bool = False


@dataclass(frozen=True, slots=True)
class FanSpace:
    hands: int
    credits: int


@dataclass(frozen=True, slots=True)
class CardSet:
    """One card of each colour, in the order of `COLORS`, and the race suggested for them."""

    id: str
    cards: tuple[str, ...]
    tracks: tuple[str, ...]
    laps: int


@dataclass(frozen=True, slots=True)
class Printed:
    """All printed values of one game; mappings by kind, card id, set id or track id."""

    faces: dict[str, tuple[str, ...]]
    supply: dict[str, int]
    start_dice: dict[str, int]
    base_draw: int
    cards: dict[str, Card]
    fans: tuple[FanSpace, ...]
    fans_beyond: int
    sets: dict[str, CardSet]
    tracks: dict[str, str]
    track_sources: dict[str, str]
    texts: Texts  # of a pack
    pack: str


@cache
def printed() -> Printed:
    """The values of the box.

    >>> printed().cards["rich-dog"].color
    'brown'
    """
    content = files("cubecup.cubitos") / "content"
    maps = sorted((content / "tracks").iterdir(), key=lambda one: one.name)
    tracks = {one.name.removesuffix(".track"): one for one in maps if one.name.endswith(".track")}
    values = Printed(
        faces={}, supply={}, start_dice={}, base_draw=0, cards={}, fans=(), fans_beyond=0, sets={}, texts={}, pack="",
        tracks={name: one.read_text("utf-8") for name, one in tracks.items()},
        track_sources={name: one.name for name, one in tracks.items()},
    )  # fmt: skip
    dice, fans, sets = (_file(name) for name in ("dice.toml", "fans.toml", "sets.toml"))
    values = replace(_with_dice(values, dice), cards=printed_cards())
    return _with_sets(_with_fans(values, fans), sets)


@cache
def printed_cards() -> dict[str, Card]:
    """The cards of the box, read before anything that speaks of them: what is wrong with one is told with its line."""
    return {card.id: card for card in _new_cards(_file(CARDS_FILE))}


def line_of_color(card: str) -> int:
    """The line of the content that says the colour of a card of the box."""
    return _file(CARDS_FILE).line(("cards", card, "color"))


def _file(name: str) -> TomlFile:
    return TomlFile((files("cubecup.cubitos") / "content" / name).read_text("utf-8"), name)


def with_pack(text: str, source: str = "pack") -> Printed:
    """The built-in values as changed by a pack; the built-in ones stay as they are.

    >>> with_pack("cards.rich-dog.cost = 4").cards["rich-dog"].cost
    4
    """
    return _with_pack(TomlFile(text, source), None)


def read_pack(path: str | pathlib.Path) -> Printed:
    """As `with_pack`, from a file; the map files it names become part of the text in `Printed.pack`."""
    path = pathlib.Path(path)
    return _with_pack(read_pack_file(path), path.parent)


def _with_pack(file: TomlFile, folder: pathlib.Path | None) -> Printed:
    file.table((), ("cards", "dice", "fans", "sets", "tracks"))
    values = _with_dice(printed(), file)
    values = replace(values, cards=values.cards | {card.id: card for card in _changed_cards(values, file)})
    values = _with_fans(values, file)
    tracks = read_tracks(file, folder)
    values = replace(
        values,
        tracks=values.tracks | {name: track.text for name, track in tracks.items()},
        track_sources=values.track_sources | {name: track.source for name, track in tracks.items()},
        texts=read_texts(
            file,
            {*values.cards, *values.sets, *values.tracks},
            {name: track.title for name, track in tracks.items()},
        ),
        pack=self_contained(file, tracks),
    )
    return _with_sets(values, file)


def _with_dice(values: Printed, file: TomlFile) -> Printed:
    faces, supply, start_dice = dict(values.faces), dict(values.supply), dict(values.start_dice)
    base_draw = values.base_draw
    for key in file.table(("dice",)):
        path = ("dice", key)
        if key == "base_draw":
            base_draw = file.integer(path, *_BASE_DRAW)
            continue
        if key not in KINDS:
            raise file.bad("unknown-kind", path, one_of(("base_draw", *KINDS), key))
        fields = file.table(path, _GRAY_KEYS if key.endswith("-gray") else _DIE_KEYS)
        if "faces" in fields:
            faces[key] = _faces(file, key)
        if "count" in fields:
            supply[key] = file.integer((*path, "count"), *((1, 1) if key == "start" else _COUNT))
        if "start" in fields:
            start_dice[key] = file.integer((*path, "start"), *_START)
    _check_start_dice(file, supply, start_dice)
    return replace(values, faces=faces, supply=supply, start_dice=start_dice, base_draw=base_draw)


def _faces(file: TomlFile, kind: str) -> tuple[str, ...]:
    path = ("dice", kind, "faces")
    faces = file.strings(path)
    if len(faces) != _FACES:
        told = f"{_FACES} faces for a {kind} die; not {len(faces)}"
        raise file.bad("wrong-count", path, Clause("why-faces", told, most=_FACES, kind=kind, n=len(faces)))
    for index, face in enumerate(faces):
        if not _FACE.fullmatch(face):
            told = f"blank, symbol, power, or money, movement or credit and a digit; not {face!r}"
            raise file.bad("bad-face", (*path, index), Clause("why-face", told, value=face))
        if face in ("symbol", "power") and kind not in COLORS:
            told = f"no {face} on a {kind} die, which has no card"
            raise file.bad("bad-face", (*path, index), Clause("why-face-no-card", told, value=face, kind=kind))
    if all(face == "blank" for face in faces):  # ABIL-9 must have a face to set a die on
        expected = Clause("why-face-not-blank", f"a face on a {kind} die that is not blank", kind=kind)
        raise file.bad("bad-face", path, expected)
    return faces


def _check_start_dice(file: TomlFile, supply: dict[str, int], start_dice: dict[str, int]) -> None:
    """Every player gets their gray dice (SETUP-1), and at least one of them."""
    for kind, start in start_dice.items():
        if supply[kind] < _PLAYERS * start:
            blamed = "count" if ("dice", kind, "count") in file else "start"
            told = f"{start} {kind} dice for each of {_PLAYERS} players; the box holds {supply[kind]}"
            expected = Clause("why-start-dice", told, kind=kind, each=start, players=_PLAYERS, n=supply[kind])
            raise file.bad("too-few-dice", ("dice", kind, blamed), expected)
    if not any(start_dice.values()):
        kind = next(kind for kind in start_dice if ("dice", kind, "start") in file)
        expected = Clause("why-one-start-die", "at least one die for a player to start with")
        raise file.bad("too-few-dice", ("dice", kind, "start"), expected)


def _new_cards(file: TomlFile) -> Iterable[Card]:
    for name in file.table(("cards",)):
        path = ("cards", name)
        fields = file.table(path)
        color = file.string((*path, "color"))
        cost = file.integer((*path, "cost"), *_COST)
        trims = "trims" in fields and file.flag((*path, "trims"))
        yield Card(name, color, cost, _numbers(file, path, fields), trims)


def _changed_cards(values: Printed, file: TomlFile) -> Iterable[Card]:
    for name in file.table(("cards",)):
        path = ("cards", name)
        card = values.cards.get(name)
        if card is None:
            raise file.bad("unknown-card", path, _card_id(name))
        fields = file.table(path, ("cost", *card.numbers, *KEYS))
        cost = _integer_or(card.cost, file, (*path, "cost"), _COST)
        yield replace(card, cost=cost, numbers=card.numbers | _numbers(file, path, fields))


def _card_id(value: str) -> Clause:
    return Clause("why-card-id", f"the id of a card; not {value!r}", value=value)


def _numbers(file: TomlFile, path: Path, fields: Iterable[str]) -> dict[str, int]:
    return {name: _number(file, (*path, name), name) for name in fields if name not in _NOT_NUMBERS}


def _number(file: TomlFile, path: Path, name: str) -> int:
    return int(file.flag(path)) if name in FLAGS else file.integer(path, *_NUMBERS.get(name, _USUAL))


def _integer_or(default: int, file: TomlFile, path: Path, limits: tuple[int, int]) -> int:
    return file.integer(path, *limits) if path in file else default


def _with_fans(values: Printed, file: TomlFile) -> Printed:
    fields = file.table(("fans",), ("spaces", "beyond"))
    return replace(
        values,
        fans=_fan_spaces(file) if "spaces" in fields else values.fans,
        fans_beyond=_integer_or(values.fans_beyond, file, ("fans", "beyond"), _FAN_CREDITS),
    )


def _fan_spaces(file: TomlFile) -> tuple[FanSpace, ...]:
    path = ("fans", "spaces")
    length = file.array(path)
    if length != _FAN_SPACES:
        told = f"{_FAN_SPACES} spaces of the fan track; not {length}"
        raise file.bad("wrong-count", path, Clause("why-fan-spaces", told, most=_FAN_SPACES, n=length))
    return tuple(_fan_space(file, (*path, index)) for index in range(length))


def _fan_space(file: TomlFile, path: Path) -> FanSpace:
    file.table(path, ("hands", "credits"))
    return FanSpace(
        hands=_integer_or(0, file, (*path, "hands"), _FAN_HANDS),
        credits=_integer_or(0, file, (*path, "credits"), _FAN_CREDITS),
    )


def _with_sets(values: Printed, file: TomlFile) -> Printed:
    sets = {name: _set(values, file, name) for name in file.table(("sets",))}
    return replace(values, sets=values.sets | sets)


def _set(values: Printed, file: TomlFile, name: str) -> CardSet:
    """A set as the file has it; what it leaves out stays as in the set of that name, if there is one."""
    path = ("sets", name)
    check_id(file, path)
    fields = file.table(path, ("cards", "tracks", "laps", *KEYS))
    old = values.sets.get(name)
    cards = old.cards if old and "cards" not in fields else _set_cards(values, file, name)
    tracks = old.tracks if old and "tracks" not in fields else _set_tracks(values, file, name)
    laps = _integer_or(old.laps if old else 1, file, (*path, "laps"), _LAPS)
    if laps > 1 and len(tracks) > 1:  # TRACK-8 chains tracks or repeats one
        blamed = "laps" if "laps" in fields else "tracks"
        expected = Clause("why-one-lap", "1 lap for a race over several tracks")
        raise file.bad("laps-of-several-tracks", (*path, blamed), expected)
    return CardSet(name, cards, tracks, laps)


def _set_cards(values: Printed, file: TomlFile, name: str) -> tuple[str, ...]:
    path = ("sets", name, "cards")
    by_color: dict[str, str] = {}
    for index, card in enumerate(file.strings(path)):
        if card not in values.cards:
            raise file.bad("unknown-card", (*path, index), _card_id(card))
        color = values.cards[card].color
        if color in by_color:
            told = f"one card of each color; {card} is the second {color} one"
            raise file.bad("two-of-a-color", (*path, index), Clause("why-second-card", told, card=card, color=color))
        by_color[color] = card
    missing = [color for color in COLORS if color not in by_color]
    if missing:
        listed = ", ".join(missing)
        expected = Clause("why-missing-cards", f"a card of each color; missing: {listed}", missing=listed)
        raise file.bad("wrong-count", path, expected)
    return tuple(by_color[color] for color in COLORS)


def _set_tracks(values: Printed, file: TomlFile, name: str) -> tuple[str, ...]:
    path = ("sets", name, "tracks")
    tracks = file.strings(path)
    if not 1 <= len(tracks) <= _MAX_TRACKS:
        told = f"from 1 to {_MAX_TRACKS} tracks; not {len(tracks)}"
        raise file.bad("wrong-count", path, Clause("why-track-count", told, most=_MAX_TRACKS, n=len(tracks)))
    for index, track in enumerate(tracks):
        if track not in values.tracks:
            expected = Clause("why-track-id", f"the id of a track; not {track!r}", value=track)
            raise file.bad("unknown-track", (*path, index), expected)
    return tracks
