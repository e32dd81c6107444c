"""The page of docs that explains fair dice to players, in four languages, from the texts that the browser shows."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Final

from cubecup.locales import LANGUAGES, catalog

SECTIONS: Final = ("promise", "words", "rolls", "check", "rematch", "seed", "trust", "exact")
_WIDTH: Final = 118
_NOTE: Final = "<!-- Made by `make rules` from src/cubecup/locales/{language}/fair.ftl; change that file. -->"


def fair_pages() -> Iterator[tuple[str, str]]:
    """The name and the text of each page; English is the one without a language in its name."""
    for language in LANGUAGES:
        yield "fair-dice.md" if language == "en" else f"fair-dice.{language}.md", _page(language)


def _page(language: str) -> str:
    texts = catalog(language)
    parts = [_NOTE.format(language=language), f"# {texts.text('fair-title')}", _wrapped(texts.text("fair-intro"))]
    for section in SECTIONS:
        parts.append(f"## {texts.text(f'fair-page-{section}.title')}")
        parts += [_wrapped(paragraph) for paragraph in texts.text(f"fair-page-{section}").split("\n")]
    return "\n\n".join([*parts, ""]).rstrip() + "\n"


def _wrapped(text: str) -> str:
    return textwrap.fill(text, _WIDTH, break_long_words=False, break_on_hyphens=False)
