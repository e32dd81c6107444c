"""Pack files on disk, and the track maps that packs carry.

A pack may name a map file that lies beside it; that map is written into the text, so that the text alone is
the whole pack and a record can carry it.
"""

from __future__ import annotations

import json
import pathlib
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from cubecup.cubitos.mapfile import parse_track
from cubecup.cubitos.pack_texts import KEYS
from cubecup.cubitos.tomlfile import Path, TomlFile
from cubecup.kernel.errors import BadFile, Clause, system_reason

_MAX_BYTES: Final = 1_000_000
_ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_MAX_ID: Final = 40
_MAP_NAME: Final = re.compile(r"[^/\\:\x00-\x1f]+\.track")
_NOT_LITERAL: Final = re.compile(r"'''|[\x00-\x08\x0b-\x1f\x7f]")

Blame = Callable[[str, Clause], BadFile]
"""Makes an error of its code and what was expected; whoever wants the file knows which line to blame."""


@dataclass(frozen=True, slots=True)
class TrackText:
    """The map of one track, and the file it was read from."""

    text: str
    source: str
    title: str


def read_text(path: pathlib.Path, blame: Blame) -> str:
    """The text of a file, with plain line ends and no byte order mark."""
    try:
        with path.open("rb") as stream:
            data = stream.read(_MAX_BYTES + 1)
    except FileNotFoundError:
        expected = Clause("why-file", f"the file {path.name}, but there is none", name=path.name)
        raise blame("missing-file", expected) from None
    except (OSError, ValueError) as error:  # ValueError: a name the system cannot spell
        reason = system_reason(error)
        told = f"a file that can be read; {path.name}: {reason}"
        raise blame("unreadable", Clause("why-readable", told, name=path.name, reason=reason)) from None
    if len(data) > _MAX_BYTES:
        told = f"a file of at most {_MAX_BYTES} bytes; {path.name} is larger"
        raise blame("unreadable", Clause("why-file-size", told, most=_MAX_BYTES, name=path.name))
    try:
        return data.decode("utf-8").removeprefix("\ufeff").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadFile("not-utf-8", str(path), line, Clause("why-utf-8", "text in UTF-8")) from None


def read_pack_file(path: pathlib.Path) -> TomlFile:
    def blame(code: str, expected: Clause) -> BadFile:
        return BadFile(code, str(path), 1, expected)

    return TomlFile(read_text(path, blame), str(path))


def check_id(file: TomlFile, path: Path) -> None:
    """Sets and tracks are named like the built-in ones, so that every command and record can spell them."""
    name = str(path[-1])
    if not _ID.fullmatch(name) or len(name) > _MAX_ID:
        told = f"at most {_MAX_ID} lower case letters, digits and single hyphens; not {name!r}"
        raise file.bad("bad-id", path, Clause("why-id", told, most=_MAX_ID, value=name))


def read_tracks(file: TomlFile, folder: pathlib.Path | None) -> dict[str, TrackText]:
    """The tracks of a pack, each proven to be one; `folder` is where the pack lies, None for a mere text."""
    tracks = {}
    for name in file.table(("tracks",)):
        path = ("tracks", name)
        check_id(file, path)
        keys = file.table(path, ("file", "map", *KEYS))
        if ("map" in keys) == ("file" in keys):
            expected = Clause("why-map-or-file", f"either map or file for tracks.{name}", name=name)
            raise file.bad("missing-key", path, expected)
        tracks[name] = _inline_map(file, name) if "map" in keys else _map_file(file, name, folder)
    return tracks


def _inline_map(file: TomlFile, name: str) -> TrackText:
    path = ("tracks", name, "map")
    text = file.string(path)
    try:
        title = parse_track(text, file.source, name).title
    except BadFile as error:
        line = _line_in_string(file, path, error.line)
        raise BadFile(error.code, file.source, line, error.expected) from None
    return TrackText(text, file.source, title)


def _map_file(file: TomlFile, name: str, folder: pathlib.Path | None) -> TrackText:
    path = ("tracks", name, "file")

    def blame(code: str, expected: Clause) -> BadFile:
        return file.bad(code, path, expected)

    file_name = file.string(path)
    if not _MAP_NAME.fullmatch(file_name):
        told = f"the name of a .track file beside the pack; not {file_name!r}"
        raise blame("bad-file-name", Clause("why-track-file-name", told, value=file_name))
    if folder is None:
        told = f"map and the map of {name} itself: no files lie beside this pack"
        raise blame("file-in-text", Clause("why-map-itself", told, name=name))
    source = folder / file_name
    text = read_text(source, blame)
    return TrackText(text, str(source), parse_track(text, str(source), name).title)


def _line_in_string(file: TomlFile, path: Path, line: int) -> int:
    """The line of the file on which a line of this string stands."""
    place = file.place(path)
    assert place is not None
    first, last = file.line_at(place.value), file.line_at(place.end)
    skipped = file.text.startswith(("'''\n", '"""\n'), place.value)  # TOML drops this line break
    return min(first + skipped + max(line, 1) - 1, last)


def self_contained(file: TomlFile, tracks: dict[str, TrackText]) -> str:
    """The text of the pack with every `file` replaced by the map it names."""
    text = file.text
    places = [(file.place(("tracks", name, "file")), track.text) for name, track in tracks.items()]
    replacements = [(place, track) for place, track in places if place is not None]
    for place, track in sorted(replacements, key=lambda one: one[0].key, reverse=True):
        text = f"{text[: place.key]}map = {toml_string(track)}{text[place.end :]}"
    return text


def toml_string(text: str) -> str:
    """A text as a value of TOML: as it is, over several lines, if that can be."""
    if not _NOT_LITERAL.search(text):
        return f"'''\n{text}'''"
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
