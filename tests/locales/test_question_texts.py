"""Every kind of question that a game names in its shapes has a sentence in every language."""

from __future__ import annotations

from typing import get_args

import pytest

from cubecup.games import GAMES, shapes
from cubecup.locales import LANGUAGES, catalog


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_is_asked_in_words(game: str, language: str) -> None:
    known = catalog(language)
    asks = next(kinds for name, kinds in shapes()[game].words.items() if name.endswith("Asks"))
    missing = [kind for kind in get_args(asks) if not known.has(f"ask-{kind}") and not known.has(f"table-ask-{kind}")]
    assert not missing
