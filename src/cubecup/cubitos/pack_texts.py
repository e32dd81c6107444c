"""Names and texts that a pack gives its cards, sets and tracks: one for all languages, or one for each.

They are plain: what a card of the box says in its language stays where a pack says nothing.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Final

from cubecup.cubitos.tomlfile import Path, TomlFile
from cubecup.kernel.errors import Clause

KEYS: Final = ("name", "text")
ANY: Final = ""  # in place of a language: for all that have no text of their own

Texts = dict[str, dict[str, str]]
"""By language and then by the id of a text: `card-fat-cat`, `track-sprint.text`."""

_LANGUAGE: Final = re.compile(r"[a-z]{2,3}")
_MOST: Final = {"name": 60, "text": 600}  # characters
_ENDINGS: Final = {"name": "", "text": ".text"}
_KINDS: Final = {"cards": "card", "sets": "set", "tracks": "track"}


def read_texts(file: TomlFile, known: Collection[str], titles: Mapping[str, str]) -> Texts:
    """All texts of a pack. `known` ids have words in every language; a set or track that is new falls back on what the
    pack says in another language, on the title of its map, or on its id."""
    texts: Texts = {}
    for table, kind in _KINDS.items():
        for id in file.table((table,)):
            given = {key: _by_language(file, (table, id, key)) for key in KEYS if (table, id, key) in file}
            if id not in known:
                given.setdefault("name", {ANY: titles.get(id, id)})
                for by_language in given.values():
                    by_language.setdefault(ANY, by_language.get("en", next(iter(by_language.values()))))
            for key, by_language in given.items():
                for language, text in by_language.items():
                    texts.setdefault(language, {})[f"{kind}-{id}{_ENDINGS[key]}"] = text
    return texts


def _by_language(file: TomlFile, path: Path) -> dict[str, str]:
    key = str(path[-1])
    if not file.is_table(path):
        return {ANY: _text(file, path, key)}
    for language in file.table(path):
        if not _LANGUAGE.fullmatch(language):
            told = f"a language such as en or uk; not {language!r}"
            raise file.bad("bad-language", (*path, language), Clause("why-language", told, value=language))
    found = {language: _text(file, (*path, language), key) for language in file.table(path)}
    if not found:
        raise file.bad("missing-key", path, Clause("why-some-language", "a text in at least one language"))
    return found


def _text(file: TomlFile, path: Path, key: str) -> str:
    text = file.string(path).strip()
    lines = text.split("\n") if key == "text" else [text]
    if not 1 <= len(text) <= _MOST[key] or not all(line.isprintable() for line in lines):
        expected = Clause("why-wording", f"1 to {_MOST[key]} characters that can be seen", most=_MOST[key])
        raise file.bad("bad-wording", path, expected)
    return text
