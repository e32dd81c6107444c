"""What one language can say, all can, with the same values."""

from __future__ import annotations

import pytest

from cubecup.locales import LANGUAGES, catalog


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_texts_with_the_same_values(language: str) -> None:
    own, english = catalog(language), catalog("en")
    assert set(own.ids()) == set(english.ids())
    differ = {id: own.variables(id) ^ english.variables(id) for id in english.ids()}
    assert {id: values for id, values in differ.items() if values} == {}
