"""Every bot that a person can choose has a name and every style its word, in every language."""

from __future__ import annotations

import pytest

from cubecup.bots.registry import LEVELS
from cubecup.bots.styles import STYLES
from cubecup.locales import LANGUAGES, catalog


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_and_styles_have_texts(language: str) -> None:
    texts = catalog(language)
    wanted = [f"web-level-{level}" for level in LEVELS] + [f"web-style-{style}" for style in STYLES]
    assert [id for id in wanted if not texts.has(id)] == []
    names = [texts.text(id) for id in wanted]
    assert len(set(names)) == len(names)
