"""The rulebooks there are."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Final

from cubecup.kernel.errors import BadOption
from cubecup.rulebook.book import Rulebook
from cubecup.rulebook.cubitos import cubitos_book
from cubecup.rulebook.seven_cubes import seven_cubes_book

_BOOKS: Final[dict[str, Callable[[str], Rulebook]]] = {"cubitos": cubitos_book, "seven-cubes": seven_cubes_book}

GAMES: Final = tuple(_BOOKS)


@functools.cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rules of a game in a language; an unknown game or language is an error that lists what there is."""
    if game not in _BOOKS:
        raise BadOption("unknown-game", f"There is no game {game!r}. Games: {', '.join(GAMES)}.", value=game)
    return _BOOKS[game](language)
