"""The texts of Seven Cubes: one for everything a player meets, complete and alike in four languages."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast

from cubecup.locales import LANGUAGES, catalog
from cubecup.seven_cubes.board import COLORS, CORNER_NAMES, SPECIALS
from cubecup.seven_cubes.flow import QUIET_ROUNDS, THIEVING_ROUNDS
from tests.seven_cubes.tables import random_game

RULES = tuple(f"rule-SC-{number}" for number in range(1, 11))
EXPECTED = {
    "game-seven-cubes",
    "game-seven-cubes.text",
    "intro-seven-cubes",
    *(f"cube-{color}" for color in COLORS),
    *(f"token-{token}{part}" for token in SPECIALS for part in ("", ".text")),
    *(f"corner-{corner}" for corner in CORNER_NAMES),
    *(f"do-{verb}" for verb in ("corner", "jump", "warp", "stay", "protect")),
    *(f"trace-{word}" for word in ("corner", "jump", "extra-step", "warp", "take", "steal", "protect", "draw")),
    *RULES,
}
# Names no text prints by itself, so that a forgotten one shows.
SAMPLE: dict[str, str | int] = {
    "n": 3, "cube": "<1>", "cubes": "<2>", "corner": "<3>", "space": "<4>", "name": "<5>",
}  # fmt: skip


@cache
def own_ids(language: str) -> set[str]:
    source = resources.files("cubecup.locales").joinpath(language, "seven-cubes.ftl").read_text(encoding="utf-8")
    ids: set[str] = set()
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            ids.add(entry.id.name)
            ids.update(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)
    return ids


@cache
def written(language: str) -> dict[str, str]:
    texts = catalog(language)
    return {id_: texts.text(id_, **SAMPLE) for id_ in own_ids(language)}


def test_every_thing_of_the_game_has_a_text() -> None:
    assert own_ids("en") >= EXPECTED


def test_every_question_that_is_asked_has_a_text() -> None:
    kinds = {state.choice(seat).kind for seed in range(6) for state in random_game(3, seed) for seat in state.actors()}
    assert kinds == {"corner", "new-corner", "jump", "extra-move", "protect"}
    for language in LANGUAGES:
        assert {f"ask-{kind}" for kind in kinds} <= own_ids(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_ids_and_values(language: str) -> None:
    assert own_ids(language) == own_ids("en")
    for id_ in own_ids(language):
        assert catalog(language).variables(id_) == catalog("en").variables(id_), id_
        assert sorted(re.findall("<.>", written(language)[id_])) == sorted(re.findall("<.>", written("en")[id_])), id_


@pytest.mark.parametrize(
    ("language", "id_", "expected"),
    [
        ("en", "count-cubes", "0 cubes|1 cube|2 cubes|5 cubes|21 cubes"),
        ("uk", "count-cubes", "0 кубиків|1 кубик|2 кубики|5 кубиків|21 кубик"),
        ("ru", "count-cubes", "0 кубиков|1 кубик|2 кубика|5 кубиков|21 кубик"),
        ("pl", "count-cubes", "0 kostek|1 kostka|2 kostki|5 kostek|21 kostek"),
    ],
)
def test_numbers_decline_the_words_after_them(language: str, id_: str, expected: str) -> None:
    assert "|".join(catalog(language).text(id_, n=n) for n in (0, 1, 2, 5, 21)) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_name_the_same_numbers_in_all_languages(language: str) -> None:
    for id_ in RULES:
        numbers = [sorted(re.findall(r"\d+", catalog(one).text(id_))) for one in ("en", language)]
        assert numbers[0] == numbers[1], id_
    draws = re.findall(r"\d+", catalog(language).text("rule-SC-10"))
    assert sorted(map(int, draws)) == [QUIET_ROUNDS, THIEVING_ROUNDS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_unfinished_shows(language: str) -> None:
    for id_, text in written(language).items():
        assert text == text.strip() != "", id_
        assert not re.search(r"[{}$\u2068\u2069\t]|  | [.,;:]|\.\.", text), (id_, text)


@pytest.mark.parametrize("language", ["uk", "ru", "pl"])
def test_no_text_was_left_in_english(language: str) -> None:
    english = written("en")
    same = {id_ for id_, text in written(language).items() if text == english[id_]}
    assert same == {"do-corner"}  # the name of the corner and nothing else
