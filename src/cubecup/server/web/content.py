"""What a browser needs to know once: cards and boards of a game as it is played, texts and rules in a language."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from cubecup.games import GameRegistry
from cubecup.kernel.errors import BadOption
from cubecup.kernel.game import Game
from cubecup.locales import LANGUAGES
from cubecup.rulebook import rulebooks
from cubecup.server.rules_told import Rules

_OTHERS: Final = ("cli.ftl", "lab.ftl", "preview.ftl")  # what only the command line and the server itself say
_MOST_KEPT: Final = 64


class EncodedOnce:
    """Answers that take long to make and never change, as JSON: each is made once, beside the event loop, and kept."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()

    async def get(self, key: bytes, make: Callable[[], object]) -> bytes:
        if key not in self._kept:
            self._kept[key] = await asyncio.to_thread(lambda: msgspec.json.encode(make()))
        self._kept.move_to_end(key)
        found = self._kept[key]
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        return found


def game_key(game: Game) -> bytes:
    """The same for all who play with the same options."""
    return hashlib.sha256(msgspec.json.encode([game.id, game.options()], order="sorted")).digest()


def known_language(language: str) -> str:
    """The language, if there are texts in it."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        sentence = f"There are no texts in {language!r}; the languages are {known}."
        raise BadOption("unknown-language", sentence, language=language, known=known)
    return language


def rules(games: GameRegistry, language: str) -> list[Rules]:
    """The rulebooks of all games that have one, as the pages in docs have them."""
    return msgspec.convert(rulebooks(games, language), list[Rules])


@lru_cache(maxsize=8)
def texts(language: str) -> str:
    """All texts of a language that a browser can need, as one Fluent file; notes for translators stay here."""
    folder = files("cubecup.locales") / known_language(language)
    names = sorted(part.name for part in folder.iterdir() if part.name.endswith(".ftl"))
    found = "\n".join((folder / name).read_text("utf-8") for name in names if name not in _OTHERS)
    return "\n".join(line for line in found.splitlines() if line and not line.startswith("#")) + "\n"
