"""The page about fair dice: current in four languages, and the same sections in the browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cubecup.fair.dice import VERSION
from cubecup.locales import LANGUAGES, catalog
from cubecup.rulebook.fair_page import SECTIONS, fair_pages

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", [name for name, _ in fair_pages()])
def test_the_pages_are_current(name: str) -> None:
    """After a change of the texts: make rules."""
    assert (ROOT / "docs" / name).read_text(encoding="utf-8") == dict(fair_pages())[name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_names_the_derivation(language: str) -> None:
    assert VERSION in catalog(language).text("fair-page-exact")


def test_the_browser_shows_the_same_sections() -> None:
    page = (ROOT / "web" / "src" / "fair" / "FairPage.svelte").read_text(encoding="utf-8")
    listed = re.search(r"SECTIONS = \[([^\]]*)\]", page)
    assert listed is not None
    assert tuple(re.findall(r'"(\w+)"', listed[1])) == SECTIONS
