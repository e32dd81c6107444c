"""`cubecup review`: in words, as data, as a page; and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cubecup.cli.main import main
from cubecup.cubitos.game import Cubitos
from cubecup.locales import LANGUAGES, catalog
from cubecup.review.course import Course
from cubecup.review.data import AnswerFigures
from cubecup.review.quality import Quality
from cubecup.review.reviewer import measures
from tests.review.races import played

_figures: dict[tuple[int, Quality], list[AnswerFigures]] = {}


@pytest.fixture
def measured_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """For what is said of figures, not how they come about: a race is played out once for all tests."""

    def known(course: Course, quality: Quality) -> list[AnswerFigures]:
        key = course.number, quality
        if key not in _figures:
            _figures[key] = list(measures(course, quality))
        return _figures[key]

    monkeypatch.setattr("cubecup.cli.commands.review.measures", known)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("review") / "race.record"
    path.write_text(str(played(Cubitos("race-1"), ["steady", "keen"], seed=4)), encoding="utf-8")
    return path


@pytest.mark.slow
def test_as_data_and_as_a_page(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "review.html"
    files = [str(record), str(record)]
    assert main(["review", *files, "--quality", "quick", "--json", "--html", str(page), "--language", "pl"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {"command", "version", "seed", "seconds", "game"} <= found.keys()
    one, other = found["reviews"]
    assert one == other
    for seat in one["seats"]:
        assert seat["start"] + seat["luck"] + seat["skill"] == seat["result"]
    assert {cost["by"] for cost in found["profile"]} == {"kind", "phase", "set"}
    written = page.read_text(encoding="utf-8")
    assert written.count("<svg") == 4, "two plots of each race"
    assert '<html lang="pl">' in written
    assert "http" not in written.replace("http://www.w3.org", ""), "nothing is loaded from elsewhere"


@pytest.mark.slow
@pytest.mark.usefixtures("measured_once")
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_words(language: str, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--quality", "quick", "--seat", "1", "--language", language]) == 0
    told = capsys.readouterr().out
    assert "100%" in told or "100\u00a0%" in told
    assert "review-" not in told
    assert "advice-" not in told
    words = catalog(language).text
    sums = [
        line for line in told.splitlines() if words("review-own-dice") in line or words("review-own-mistakes") in line
    ]
    assert len(sums) == 2
    assert not any("%" in line for line in sums), "sums over a race are in points, as in the browser"
    assert words("review-points")[:20] in told


def test_a_race_under_way_a_missing_seat_and_no_file_are_refused(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cut = tmp_path / "cut.record"
    cut.write_text("\n".join(record.read_text(encoding="utf-8").splitlines()[:-3]) + "\n", encoding="utf-8")
    assert main(["review", str(cut), "--language", "en"]) != 0
    assert "when it is over" in capsys.readouterr().err
    assert main(["review", str(record), "--seat", "3", "--language", "en"]) != 0
    assert "from 1 to 2" in capsys.readouterr().err
    assert main(["review", str(tmp_path / "none.record"), "--language", "en"]) != 0
    assert main(["review", str(record), "--quality", "perfect", "--language", "en"]) != 0


def carried(path: Path, records: list[tuple[str, list[int]]]) -> Path:
    """What a browser saves: records with the seats that were played there."""
    seats = [{"name": "Ann", "level": None}, {"name": "Pip", "level": "steady"}]
    races = [{"key": f"r{at}", "seats": seats, "own": own, "record": text} for at, (text, own) in enumerate(records)]
    path.write_text(json.dumps({"kind": "cubecup races", "version": 1, "when": 0, "races": races}), encoding="utf-8")
    return path


@pytest.mark.slow
@pytest.mark.usefixtures("measured_once")
def test_the_races_of_a_browser_give_the_profile_of_its_player(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Wherever the player sat; a race that goes on from another one is no race of theirs."""
    text = record.read_text(encoding="utf-8")
    forked = text.replace("\n\nstart", '\nfrom: {"at": 3, "race": "x"}\n\nstart', 1)
    file = carried(tmp_path / "races.json", [(text, [0]), (text, [1]), (forked, [0])])
    assert main(["review", str(file), "--quality", "quick", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["reviews"]) == 2
    one = found["reviews"][0]
    decided = sum(cost["decisions"] for cost in found["profile"] if cost["by"] == "set")
    assert decided == sum(answer.get("measured", False) for answer in one["course"]), "a seat of each race"
    assert main(["review", str(file), "--quality", "quick", "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert "Ann" in told
    assert "Player 1" not in told


def test_a_file_of_a_browser_that_is_none_is_refused(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = record.read_text(encoding="utf-8")
    file = tmp_path / "races.json"
    for wrong in ('{"kind": "cubecup races"}', '{"kind": "ludo", "version": 1, "races": []}', "{"):
        file.write_text(wrong, encoding="utf-8")
        assert main(["review", str(file), "--language", "en"]) == 2
        assert f"{file}, line 1" in capsys.readouterr().err
    assert main(["review", str(carried(file, [(text, [7])])), "--language", "en"]) == 2
    capsys.readouterr()
    assert main(["review", str(carried(file, [])), "--language", "en"]) == 2
    assert "no race in it" in capsys.readouterr().err
    damaged = text.replace("\n0 ", "\n9 ", 1)
    assert main(["review", str(carried(file, [(damaged, [0])])), "--language", "en"]) == 2
    assert "r0" in capsys.readouterr().err, "which race it is"
