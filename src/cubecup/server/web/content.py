"""What a browser needs to know once: cards and boards of a game as it is played, and all texts of a language."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from cubecup.kernel.errors import BadOption
from cubecup.kernel.game import Game
from cubecup.locales import LANGUAGES

_TERMINAL: Final = ("cli.ftl", "lab.ftl")  # what only the command line says
_MOST_KEPT: Final = 64


class Catalogues:
    """The catalogues of games, encoded once for all who play with the same options."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()

    async def of(self, game: Game) -> bytes:
        """As JSON; making one may take long, so others are served meanwhile."""
        key = hashlib.sha256(msgspec.json.encode([game.id, game.options()], order="sorted")).digest()
        if key not in self._kept:
            self._kept[key] = await asyncio.to_thread(lambda: msgspec.json.encode(game.catalogue()))
        self._kept.move_to_end(key)
        found = self._kept[key]
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        return found


@lru_cache(maxsize=8)
def texts(language: str) -> str:
    """All texts of a language that a browser can need, as one Fluent file."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        sentence = f"There are no texts in {language!r}; the languages are {known}."
        raise BadOption("unknown-language", sentence, language=language, known=known)
    folder = files("cubecup.locales") / language
    names = sorted(part.name for part in folder.iterdir() if part.name.endswith(".ftl"))
    return "\n".join((folder / name).read_text("utf-8") for name in names if name not in _TERMINAL)
