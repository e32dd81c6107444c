"""The glossary: an entry for every sign of the table, alike in four languages, each with a rule that exists."""

from __future__ import annotations

import re
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast

from cubecup.cubitos.track import CREDITS, FAN, GAIN, LOSE
from cubecup.locales import LANGUAGES, catalog
from cubecup.rulebook import rulebook


def _ids(language: str) -> list[str]:
    source = resources.files("cubecup.locales").joinpath(language, "glossary.ftl").read_text(encoding="utf-8")
    return [entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)]


IDS = _ids("en")


def test_every_sign_of_the_table_has_an_entry() -> None:
    texts = catalog("en")
    signs = {id.removeprefix("terrain-") for id in texts.ids() if id.startswith("terrain-")}
    signs |= {f"reward-{kind}" for kind in (CREDITS, FAN, LOSE, GAIN, "gain-any")}
    signs |= {f"zone-{zone}" for zone in ("draw", "roll", "active", "discard")}
    signs |= {id for id in texts.ids() if id.startswith(("face-", "timing-"))} - {"timing-power-run"}
    signs |= {"red-line", "fan-space", "card", "tray", "swords", "must-lose", "push", "pass", "bust"}
    signs |= {
        f"number-{of}" for of in ("money", "credits", "movement", "fans", "draw", "bust", "stake", "cost", "left")
    }
    assert {f"glossary-{sign}" for sign in signs} - set(IDS) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_whole_in_every_language(language: str) -> None:
    texts = catalog(language)
    assert _ids(language) == IDS
    names = [texts.text(id) for id in IDS]
    assert len(set(names)) == len(names)
    for id in IDS:
        told = texts.text(f"{id}.text")
        assert told.endswith("."), id
        assert 20 < len(told) < 160, (id, len(told))
        assert texts.text(f"{id}.rule") == catalog("en").text(f"{id}.rule")


def test_every_entry_leads_to_a_rule() -> None:
    rules = {rule.id for rule in rulebook("cubitos", "en").rules()}
    assert {catalog("en").text(f"{id}.rule") for id in IDS} <= rules


@pytest.mark.parametrize(
    ("language", "foreign"), [("en", "[а-яґєіїё]"), ("uk", "[a-zыэъё]"), ("ru", "[a-zґєії’]"), ("pl", "[а-яґєіїё]")]
)
def test_letters_are_those_of_the_language(language: str, foreign: str) -> None:
    texts = catalog(language)
    for id in IDS:
        if id == "glossary-letter":  # those on dice are the same everywhere
            continue
        assert not re.search(foreign, f"{texts.text(id)} {texts.text(f'{id}.text')}", re.IGNORECASE), id


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_entry_was_left_in_english(language: str) -> None:
    texts, english = catalog(language), catalog("en")
    same = {id for id in IDS if texts.text(id) == english.text(id)}
    assert same <= {"glossary-start"}  # the same word in Polish
    assert not {id for id in IDS if texts.text(f"{id}.text") == english.text(f"{id}.text")}
