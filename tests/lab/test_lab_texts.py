"""The texts of the lab: alike in four languages, in the letters of each, and none that nothing uses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from cubecup.lab.report.page import PARTS
from cubecup.locales import LANGUAGES, catalog
from tests.quoted import quoted

SOURCE = Path(__file__).resolve().parents[2] / "src" / "cubecup"
FILE = "lab.ftl"

# A value alone, or a word that is the same.
ALIKE = {"doctor-about", "report-col-bot", "report-col-interval", "report-round", "balance-col-sprinter"}


def written(language: str) -> dict[str, str]:
    """Ids, attributes as `id.attribute`, with what stands in the file."""
    text = (SOURCE / "locales" / language / FILE).read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
            for id, pattern in patterns.items():
                assert pattern is not None
                assert pattern.span is not None
                found[id] = text[pattern.span.start : pattern.span.end]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_texts_with_the_same_values(language: str) -> None:
    assert list(written(language)) == list(written("en"))
    for id in written("en"):
        assert catalog(language).variables(id) == catalog("en").variables(id), id


@pytest.mark.parametrize("language", ["uk", "ru", "pl"])
def test_no_text_was_left_in_english(language: str) -> None:
    english = written("en")
    same = {id for id, text in written(language).items() if text == english[id] and not id.endswith(".range")}
    assert same <= ALIKE


@pytest.mark.parametrize(("language", "foreign"), [("uk", "[ыэъё]"), ("ru", "[ґєії]"), ("pl", "[а-яґєіїё]")])
def test_letters_are_those_of_the_language(language: str, foreign: str) -> None:
    for text in written(language).values():
        assert not re.search(foreign, text, re.IGNORECASE), text


def test_every_text_is_used() -> None:
    """By its id in the source, or by one that is put together from a word that is."""
    words = quoted(SOURCE / "lab", SOURCE / "cli") | set(PARTS)
    stems = (
        "report-col-", "report-part-", "report-tile-", "report-suspense-", "report-red-", "report-",
        "target-mark-", "target-", "doctor-verdict-", "doctor-",
        "balance-title-", "balance-col-", "balance-why-", "balance-plan-", "balance-fans-", "balance-",
    )  # fmt: skip
    for id in written("en"):
        name = id.partition(".")[0]
        assert name in words or any(name.removeprefix(stem) in words for stem in stems if name.startswith(stem)), id
