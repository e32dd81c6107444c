"""The story of a tour: each sentence is told when it is true, in four languages with the right plurals."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from cubecup.locales import LANGUAGES, catalog
from cubecup.tours.plan import OWN, published_tours
from cubecup.tours.standing import RaceResult
from cubecup.tours.story import figures, story

POINTS = (4, 2, 1)
NAMES = ("Ann", "Bo", "Cy")
RACES_WON_IN_VAIN = [(1, 2, 3, 4), (1, 2, 3, 4), (4, 1, 3, 2), (4, 2, 1, 3)]


def told(*places: tuple[int, ...], races: int | None = None) -> dict[str, dict[str, str | int]]:
    results = [RaceResult(one, 10 + at) for at, one in enumerate(places)]
    found = story(POINTS, results, NAMES, len(places) if races is None else races)
    return {sentence.text.removeprefix("tours-story-"): dict(sentence.facts) for sentence in found}


def test_before_the_first_race_there_is_nothing_to_tell() -> None:
    assert story(POINTS, [], NAMES, 3) == ()


def test_who_wins_and_by_how_much() -> None:
    assert told((1, 2, 3), (1, 2, 3), (2, 1, 3))["champion"] == {
        "name": "Ann", "second": "Bo", "points": 10, "ahead": 2, "n": 3,
    }  # fmt: skip
    assert told((1, 2, 3), (3, 1, 2), (2, 3, 1), (2, 2, 1))["champion"]["name"] == "Cy"
    assert told((1, 1, 3), (1, 1, 3))["champions"]["names"] == "Ann, Bo"
    assert "champion-tied" in told((1, 2, 3), (2, 1, 3))


def test_while_it_lasts_somebody_leads() -> None:
    assert told((1, 2, 3), races=3)["leader"] == {"name": "Ann", "second": "Bo", "points": 4, "ahead": 2, "n": 1}
    assert "leaders" in told((1, 1, 3), races=3)
    assert "leader-tied" in told((1, 2, 3), (2, 1, 3), races=3)
    assert "open" not in told((1, 2, 3), races=3)


def test_when_it_was_decided() -> None:
    """After two wins of three races with three points between first and last, six points ahead are enough."""
    assert told((1, 3, 2), (1, 3, 2), (3, 1, 2))["decided"] == {"name": "Ann", "race": 2}
    assert told((1, 2, 3), (2, 1, 3), (1, 2, 3))["open"] == {"race": 3}


def test_the_lead() -> None:
    assert told((1, 2, 3), (1, 2, 3))["led-all"] == {"name": "Ann"}
    assert told((1, 2, 3), (3, 1, 2), (1, 3, 2))["lead-changed"] == {"n": 2}


def test_from_last_to_first() -> None:
    assert told((3, 1, 2), (1, 3, 2), (1, 3, 2))["comeback"] == {"name": "Ann", "race": 1}
    assert "comeback" not in told((1, 2, 3), (1, 2, 3))


def test_wins_in_a_row_and_wins_that_were_not_enough() -> None:
    course = told((1, 2, 3), (1, 2, 3), (3, 2, 1), (3, 2, 1), (3, 2, 1), (3, 1, 2))
    assert course["streak"] == {"name": "Cy", "n": 3}
    steady = RACES_WON_IN_VAIN
    found = story((5, 3, 2, 1), [RaceResult(places, 9) for places in steady], (*NAMES, "Di"), len(steady))
    assert dict(found[0].facts)["name"] == "Bo"
    assert [dict(one.facts) for one in found if one.text == "tours-story-more-wins"] == [{"name": "Ann", "n": 2}]


def test_figures() -> None:
    results = [RaceResult((1, 2, 3), 10), RaceResult((3, 1, 2), 12)]
    ann, bo, cy = figures(POINTS, results, 3, [{"bust": (1, 0, 2)}, {"bust": (2, 0, 1)}])
    assert (ann.points, ann.wins, ann.places, ann.best, ann.worst, ann.races_led) == (5, 1, (1, 3), 1, 3, 1)
    assert (bo.points, bo.races_led) == (6, 1)
    assert [figure.tallies for figure in (ann, bo, cy)] == [{"bust": 3}, {"bust": 0}, {"bust": 3}]


COURSES = [
    *([(1, 2, 3)] * n + [(2, 1, 3)] * m + [(3, 2, 1)] * k for n in range(1, 5) for m in range(3) for k in range(4)),
    [(1, 1, 3)] * 3,
    [(1, 2, 3), (2, 1, 3)],
    [(3, 1, 2), (1, 3, 2), (1, 3, 2)],
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    words = catalog(language)
    said: set[str] = set()
    for course in COURSES:
        results = [RaceResult(places, 9 + at) for at, places in enumerate(course)]
        for races in (len(results), 12):
            for sentence in story(POINTS, results, NAMES, races):
                text = words.text(sentence.text, **sentence.facts)
                assert "{" not in text
                said.add(sentence.text)
    words.text("tours-story-more-wins", name="Ann", n=2)
    file = (files("cubecup.locales") / language / "tours.ftl").read_text("utf-8")
    assert {*re.findall(r"^(tours-story-[\w-]+)", file, re.MULTILINE)} == said | {"tours-story-more-wins"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_tours_have_names_and_titles(language: str) -> None:
    words = catalog(language)
    for id in (*published_tours(), OWN):
        assert words.text(f"tours-name-{id}")
        assert words.text(f"tours-name-{id}.text")
    titles = {words.text(f"tours-name-{id}.title") for id in (*published_tours(), OWN)}
    assert len(titles) == 1 + len(published_tours())


def test_plurals_are_those_of_the_language() -> None:
    forms = {
        language: [catalog(language).text("tours-points", n=n).split()[1] for n in (1, 2, 5, 22)]
        for language in LANGUAGES
    }
    assert forms["en"] == ["point", "points", "points", "points"]
    assert forms["uk"] == ["очко", "очки", "очок", "очки"]
    assert forms["ru"] == ["очко", "очка", "очков", "очка"]
    assert forms["pl"] == ["punkt", "punkty", "punktów", "punkty"]
