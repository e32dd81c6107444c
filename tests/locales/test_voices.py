"""What bots and the commentator say: enough lines not to repeat themselves, in every language."""

from __future__ import annotations

import re

import pytest

from cubecup.bots.styles import STYLES
from cubecup.locales import LANGUAGES, catalog

REACTIONS = ("push", "bust", "overtake", "finish")
LINES = 3
COMMENTS = 4
# Which creature plays which style; "" is without one.
CREATURES = {
    "pip": "", "dot": "", "boxy": "", "shelly": "cautious", "rocco": "bold", "bella": "fan-hunter", "zip": "sprinter",
}  # fmt: skip
EVENTS = (
    "round", "push", "big-push", "relief", "bust", "fan", "pass", "swords", "run", "overtake", "lead", "jet-pack",
    "shortcut", "reward", "buy", "end", "win",
)  # fmt: skip
SAME_NAME = {"rocco", "bella", "zip", "pip"}  # in Latin letters


def _reactions(creature: str) -> list[str]:
    return [f"creature-{creature}-{event}-{n}" for event in REACTIONS for n in range(1, LINES + 1)]


def _comments() -> list[str]:
    return [f"comment-{event}-{n}" for event in EVENTS for n in range(1, COMMENTS + 1)]


def test_every_style_has_a_creature() -> None:
    assert set(CREATURES.values()) == {"", *STYLES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_creatures_have_names_characters_and_lines_of_their_own(language: str) -> None:
    texts = catalog(language)
    told = {id: texts.text(id) for creature in CREATURES for id in _reactions(creature)}
    assert {id for id in texts.ids() if re.fullmatch(r"creature-.*-\d", id)} == set(told)
    assert len(set(told.values())) == len(told)
    assert all(len(line) <= 48 for line in told.values())
    for part in ("", ".kind", ".text"):
        assert len({texts.text(f"creature-{creature}{part}") for creature in CREATURES}) == len(CREATURES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commentator_has_several_lines_for_every_event(language: str) -> None:
    texts = catalog(language)
    told = {id: texts.text(id, name="Ada") for id in _comments()}
    assert {id for id in texts.ids() if id.startswith("comment-")} == set(told)
    assert len(set(told.values())) == len(told)
    assert all(len(line) <= 60 for line in told.values())


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_line_was_left_in_english(language: str) -> None:
    texts, english = catalog(language), catalog("en")
    ids = [*_comments(), *(id for creature in CREATURES for id in _reactions(creature))]
    same = [id for id in ids if texts.text(id, name="1") == english.text(id, name="1")]
    assert set(same) <= {"creature-zip-overtake-1"}  # his own name
    named = {
        creature for creature in CREATURES if texts.text(f"creature-{creature}") == english.text(f"creature-{creature}")
    }
    assert named <= SAME_NAME


@pytest.mark.parametrize(
    ("language", "foreign"), [("en", "[а-яґєіїё]"), ("uk", "[a-zыэъё]"), ("ru", "[a-zґєії’]"), ("pl", "[а-яґєіїё]")]
)
def test_letters_are_those_of_the_language(language: str, foreign: str) -> None:
    texts = catalog(language)
    creatures = [f"creature-{creature}{part}" for creature in CREATURES for part in ("", ".kind", ".text")]
    for id in [*_comments(), *creatures, *(id for creature in CREATURES for id in _reactions(creature))]:
        assert not re.search(foreign, texts.text(id, name="1"), re.IGNORECASE), id
