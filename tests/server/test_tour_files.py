"""The file of a tour: any server tells it again, lies are named with their line, and all its dice are proven."""

from __future__ import annotations

from pathlib import Path

import pytest

from cubecup.cli.main import main
from cubecup.tours.tour_record import read_tour
from tests.server.house import House, JsonObject
from tests.server.touring import finished_tour, tour_of
from tests.tours.played import played


@pytest.fixture(scope="module")
def finished(house: House) -> JsonObject:
    return finished_tour(house)


def test_the_file_of_a_tour_is_told_again_by_any_server(house: House, finished: JsonObject) -> None:
    told = tour_of(house, finished["tour"])
    text = house.get(f"/api/tours/{finished['tour']}/record").text
    answer = house.post("/api/tour-file", {"record": text})
    assert answer.status == 200, answer.text
    again = answer.body["told"]
    for same in ("kind", "game", "points", "standing", "champions", "story", "figures", "over"):
        assert again[same] == told[same], same
    assert [seat["name"] for seat in again["seats"]] == [seat["name"] for seat in told["seats"]]
    assert [(one["places"], one["table"]) for one in again["races"]] == [(one["places"], None) for one in told["races"]]
    for number, record in enumerate(answer.body["records"]):
        assert record == house.get(f"/api/tables/{finished['tables'][number]}/record").text
        assert house.post("/api/replay", {"record": record}).status == 200


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (" push", " pass", "bad-record"),
        ("cubecup tour 1", "cubecup tour 2", "bad-record"),
        ("points: [4, 2, 1]", "points: [9, 2]", "bad-record"),
        ("players: [", "players: [[", "bad-record"),
    ],
)
def test_a_forged_file_is_refused_with_its_line(
    house: House, finished: JsonObject, old: str, new: str, code: str
) -> None:
    text = house.get(f"/api/tours/{finished['tour']}/record").text
    assert old in text
    answer = house.post("/api/tour-file", {"record": text.replace(old, new, 1)})
    assert (answer.status, answer.body["code"]) == (400, code)
    assert answer.body["facts"]["line"] >= 1


def test_the_dice_of_a_tour_are_proven_race_by_race_and_as_one_chain(
    house: House, finished: JsonObject, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "whole.tour"
    text = house.get(f"/api/tours/{finished['tour']}/record").text
    path.write_text(text, "utf-8")
    shown = house.get(f"/api/tables/{finished['tables'][0]}").body["commitment"]
    assert main(["verify", str(path), "--commitment", shown, "--language", "en"]) == 0
    out = capsys.readouterr().out
    assert all(f"Race {number}: every die is as it was promised." in out for number in (1, 2, 3))
    assert "all dice were settled before the first race" in out
    assert main(["verify", str(path), "--commitment", "0" * 64]) == 2
    tour = read_tour(text)
    secret = str(tour.record(2).dice["secret"])
    tour.records[1] = tour.records[1].replace(secret, "ab" * 32)
    path.write_text(str(tour), "utf-8")  # with the right hashes
    capsys.readouterr()
    assert main(["verify", str(path), "--language", "en"]) == 2
    assert "whole.tour#2" in capsys.readouterr().err


def test_a_tour_of_a_terminal_has_dice_of_a_seed_and_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "own.tour"
    path.write_text(str(played()[0]), "utf-8")
    assert main(["verify", str(path), "--language", "en"]) == 0
    assert "Race 3: its dice follow from the seed 9" in capsys.readouterr().out
    assert main(["verify", str(path), "--commitment", "0" * 64]) == 2
