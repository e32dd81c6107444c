"""Every kind of question that a game names in its shapes has a sentence in every language."""

from __future__ import annotations

from typing import get_args

import pytest

from cubecup.cubitos.ops import goods
from cubecup.games import BUILT_IN, GAMES
from cubecup.locales import LANGUAGES, catalog

# Goods that come in any number, so that their words change with it.
COUNTED = {goods.MONEY, goods.CREDITS, goods.NEW_DIE, goods.ROLLS, goods.LOSS, goods.FANS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_is_asked_in_words(game: str, language: str) -> None:
    known = catalog(language)
    asks = next(kinds for name, kinds in BUILT_IN.shapes()[game].words.items() if name.endswith("Asks"))
    missing = [kind for kind in get_args(asks) if not known.has(f"ask-{kind}") and not known.has(f"table-ask-{kind}")]
    assert not missing, f"questions without a sentence ask-<kind> in locales/{language}: {missing}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_good_of_an_answer_has_words(language: str) -> None:
    """A prompt names the card that asks, and what an answer brings."""
    known = catalog(language)
    for what in goods.ALL:
        told = {n: known.text(f"goods-{what}", n=n) for n in (1, 2, 5)}
        assert all(told.values())
        if what in COUNTED:
            assert len(set(told.values())) == 3, what


def test_a_prompt_reads_like_a_sentence() -> None:
    known = catalog("en")
    amounts = f"{known.text('goods-movement', n=3)} and {known.text('goods-gray-die', n=1)}"
    asked = known.text("ask-optional-amounts", card=known.text("card-fat-cat"), amounts=amounts)
    assert asked == "Fat Cat: take 3 movement and a gray die?"
    assert known.text("ask-of-card", card="Bob", question=known.text("ask-nearby-reward")) == (
        "Bob: The rewards of which space?"
    )
