"""Every word in the letters of its language: look-alikes of another script break searching and reading aloud."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term, TextElement
from fluent.syntax.visitor import Visitor

import cubecup.locales
from cubecup.locales import LANGUAGES

FOLDER: Final = Path(cubecup.locales.__file__).parent
FOREIGN: Final = {"en": "[а-яґєіїё]", "uk": "[ыэъё]", "ru": "[ґєії’]", "pl": "[а-яґєіїё]"}
MIXED: Final = r"[a-z][а-яґєіїё]|[а-яґєіїё][a-z]"
OF_GAMES: Final = ("cubitos.ftl", "seven-cubes.ftl")  # in these no word is Latin, but for what is typed:
TYPED: Final = {"option-tokens", "intro-keys-seven-cubes"}


class _Words(Visitor):
    """What a text says by itself, without what is filled in."""

    def __init__(self, entry: Message | Term) -> None:
        self.found: list[str] = []
        self.visit(entry)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 (named by Visitor)
        self.found.append(node.value)


def _texts(path: Path) -> Iterator[tuple[str, str]]:
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, Message | Term):
            yield entry.id.name, " ".join(_Words(entry).found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_in_the_letters_of_its_language(language: str) -> None:
    cyrillic = language in ("uk", "ru")
    wrong: dict[str, str] = {}
    for path in sorted((FOLDER / language).rglob("*.ftl")):
        pattern = f"{FOREIGN[language]}|{MIXED}"
        if cyrillic and path.relative_to(FOLDER / language).as_posix() in OF_GAMES:
            pattern += "|[a-z]"
        for id_, text in _texts(path):
            found = re.search(pattern, text, re.IGNORECASE)
            if found and id_ not in TYPED:
                wrong[f"{path.name}: {id_}"] = found[0]
    assert wrong == {}
